"""The stack of scenes. Changes asked for during a frame take effect after it, so no scene vanishes while it runs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from tarokgui.kit.commands import Command, Key, Resize, Signal
from tarokgui.kit.scene import Scene
from tarokgui.storage import logbook

if TYPE_CHECKING:
    import pygame


class SceneStack:
    """The scenes, the lowest first. Ends the program when it is empty."""

    __slots__ = ("_kept", "_requests", "_scenes", "_size", "ended", "sole")

    def __init__(self) -> None:
        self._scenes: list[Scene] = []
        self._requests: list[Callable[[], None]] = []
        self._size: tuple[int, int] | None = None
        self._kept: tuple[list[Scene], pygame.Surface] | None = None
        self.ended = False
        self.sole: Scene | None = None
        """The scene that alone has drawn the picture on the surface, if that is still there."""

    def __iter__(self) -> Iterator[Scene]:
        return iter(self._scenes)

    def __len__(self) -> int:
        return len(self._scenes)

    @property
    def top(self) -> Scene | None:
        """The scene that gets input first, or None."""
        return self._scenes[-1] if self._scenes else None

    def push(self, scene: Scene) -> None:
        """Put *scene* on top after this frame."""
        self._requests.append(lambda: self._push(scene))

    def pop(self) -> None:
        """Take the top scene off after this frame."""
        self._requests.append(self._pop)

    def remove(self, scene: Scene) -> None:
        """Take *scene* off after this frame, wherever it is; nothing happens if it is gone already."""
        self._requests.append(lambda: self._remove(scene))

    def replace(self, scene: Scene) -> None:
        """Put *scene* in the place of the top one after this frame."""
        self._requests.append(lambda: self._replace(scene))

    def clear(self, scene: Scene) -> None:
        """Take everything off and put *scene* there after this frame."""
        self._requests.append(lambda: self._clear(scene))

    def quit(self) -> None:
        """End the program after this frame. A scene that offers this to the player asks `Routes.leave` first."""
        self._requests.append(self._quit)

    def abandon(self) -> None:
        """Forget every scene and every request, after a fault: none of them is drawn or called again."""
        self._requests.clear()
        scenes, self._scenes, self._kept, self.sole = self._scenes, [], None, None
        for scene in reversed(scenes):
            try:
                scene.leave()
            except Exception as error:  # it may be the broken part
                logbook.warn("a scene could not be left", error)

    def commit(self) -> bool:
        """Carry out the requests, in order; True if there were any."""
        changed = bool(self._requests)
        while self._requests:
            self._requests.pop(0)()
        if not self._scenes:
            self.ended = True
        return changed

    def resize(self, width: int, height: int) -> None:
        """Tell every scene the window's size in pixels."""
        self._size, self.sole = (width, height), None
        for scene in self._scenes:
            scene.resize(width, height)
            scene.dirty = True

    def redraw(self) -> None:
        """Have the top scene drawn again."""
        if self.top is not None:
            self.top.dirty = True

    def refresh(self) -> None:
        """Have every scene make itself again after a change of the player's settings."""
        for scene in self._scenes:
            scene.settings_changed()
        if self._size is not None:
            self.resize(*self._size)

    def handle(self, command: Command) -> bool:
        """Offer *command* from the top down until a scene takes it, to those that are seen. A new size goes to all."""
        if isinstance(command, Resize):
            self.resize(command.width, command.height)
            return True
        if isinstance(command, Signal):
            self.sole = None  # the system may have taken the surface away meanwhile
            # It concerns every scene: a table under a menu must know that it is seen again.
            for scene in reversed(self._scenes):
                scene.handle(command)
            return True
        if isinstance(command, Key) and command.alone:
            return False  # the key that goes down with it is the one that counts
        return any(scene.handle(command) for scene in reversed(self.visible()))

    def update(self, dt: float) -> None:
        """Advance every scene that is seen by *dt* seconds."""
        for scene in self.visible():
            scene.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw from the topmost opaque scene upwards. Scenes at rest below the top are kept as one picture."""
        seen = self.visible()
        if len(seen) > 2 and seen[-1].alone:
            seen = [seen[0], seen[-1]]
        if len(seen) > 1:
            self._draw_below(surface, seen[:-1])
        else:
            self._kept = None
        for top in seen[-1:]:
            top.draw(surface)
            top.dirty = False
        self.sole = seen[0] if len(seen) == 1 else None

    def _draw_below(self, surface: pygame.Surface, scenes: list[Scene]) -> None:
        still = not any(scene.dirty or scene.animating for scene in scenes)
        if (
            still
            and self._kept is not None
            and self._kept[0] == scenes
            and self._kept[1].get_size() == surface.get_size()
        ):
            surface.blit(self._kept[1], (0, 0))
            return
        for scene in scenes:
            scene.draw(surface)
            scene.dirty = False
        moves = any(scene.animating for scene in scenes)
        self._kept = None if moves else (scenes, surface.copy())

    @property
    def below(self) -> pygame.Surface | None:
        """The kept picture of the scenes at rest below the top; None if one of them moves, or there are none."""
        return None if self._kept is None else self._kept[1]

    def visible(self) -> list[Scene]:
        """The scenes that are seen, the lowest first."""
        first = max((i for i, scene in enumerate(self._scenes) if scene.opaque), default=0)
        return self._scenes[first:]

    @property
    def dirty(self) -> bool:
        """True if any scene that is seen wants drawing."""
        return any(scene.dirty for scene in self.visible())

    @property
    def animating(self) -> bool:
        """True if any scene that is seen moves."""
        return any(scene.animating for scene in self.visible())

    def wake_in(self) -> float | None:
        """Seconds until the first scene wants `update`, or None."""
        return min((wait for scene in self.visible() if (wait := scene.wake_in()) is not None), default=None)

    def _push(self, scene: Scene) -> None:
        if self._scenes:
            self._scenes[-1].pause()
        self._put(scene)

    def _put(self, scene: Scene) -> None:
        self._scenes.append(scene)
        if self._size is not None:
            scene.resize(*self._size)
        scene.dirty = True
        scene.enter()

    def _pop(self) -> None:
        if self._scenes:
            self._remove(self._scenes[-1])

    def _remove(self, scene: Scene) -> None:
        if scene not in self._scenes:
            return
        was_top = scene is self._scenes[-1]
        self._scenes.remove(scene)
        scene.leave()
        if self._scenes:
            self._scenes[-1].dirty = True
            if was_top:
                self._scenes[-1].resume()

    def _replace(self, scene: Scene) -> None:
        if self._scenes:
            self._scenes.pop().leave()
        self._put(scene)

    def _clear(self, scene: Scene) -> None:
        while self._scenes:
            self._scenes.pop().leave()
        self._put(scene)

    def _quit(self) -> None:
        if self.ended:  # asked for twice in a frame
            return
        for scene in self._scenes:
            scene.leave()
        self.ended = True
