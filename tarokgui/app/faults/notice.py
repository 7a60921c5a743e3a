"""The window of faults: one sentence, the log's place, a few buttons.

Drawn with pygame's own means and one font, without widgets, paint or cards: one of those may have failed.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import pygame

from tarokgui.app.bounce import Bounce
from tarokgui.app.input import InputReader
from tarokgui.draw.geometry import Rect
from tarokgui.kit import clipboard
from tarokgui.kit.commands import Command, Key, Pointer, PointerKind, Resize, Signal
from tarokgui.kit.node import Node
from tarokgui.kit.scene import Scene
from tarokgui.storage import logbook

from .folder import can_open, open_folder
from .noticeshape import NoticeShape, shaped

if TYPE_CHECKING:
    from tarokgui.app.window import AppWindow
    from tarokgui.services.program import Program

WAIT: Final = 0.5
"""Seconds after which the loop looks round although nothing came."""
FELT, PAPER, INK, OXBLOOD, EDGE = "#1F4438", "#F4EBD7", "#1A2433", "#8F2B25", "#C9B994"


class FaultNotice(Scene):
    """Its own loop over the program's window, until the player has chosen. ``seen`` once it has been drawn."""

    name = "fault"

    def __init__(self, program: Program, window: AppWindow, *, saved: str, safe: bool) -> None:
        super().__init__()
        self.seen = False
        self.chosen: str | None = None
        self._program = program
        self._window = window
        self._told = ""
        tr = program.feedback.tr
        self._title, self._sentence = tr("fault.title"), f"{tr('fault.stopped')} {saved}".strip()
        self._log = tr("fault.log", file=str(logbook.log_file()))
        self.buttons: dict[str, tuple[str, Callable[[], None]]] = {}
        if safe:
            self.buttons["go-on"] = (tr("fault.go-on"), lambda: self._choose("go-on"))
        self.buttons["copy"] = (tr("about.copy"), self._copy)
        if can_open():
            self.buttons["folder"] = (tr("fault.folder"), self._open)
        self.buttons["quit"] = (tr("fault.quit"), lambda: self._choose("quit"))
        self._bounce = Bounce()
        self._ids = list(self.buttons)
        self._focused = self._ids[0]
        self._pressed: str | None = None
        self._shape: NoticeShape | None = None

    def run(self) -> str:
        """Show it and wait; ``go-on`` or ``quit``. Raises its own faults."""
        from tarokgui.app.uitree import TreeWriter

        window, clock = self._window, self._program.loop.clock
        reader = InputReader(lambda: window.surface.get_size(), lambda: window.ratio, clock=clock)
        tree = TreeWriter(_tree_path())
        frames = 0
        self._program.feedback.speech.tell(f"{self._title}. {self._sentence}")
        while self.chosen is None:
            if self.dirty:
                surface = self._window.surface
                self.draw(surface)
                self._window.flip()
                if not self.seen:
                    self.came = self._program.loop.clock()
                self.seen, self.dirty, frames = True, False, frames + 1
                with suppress(Exception):  # a screen reader must not be in the way
                    self._program.feedback.speech.show(self._title, surface.get_size(), self.tree)
                    tree.write(self, surface.get_size(), frames, busy=False)
            commands, _ = reader.read(WAIT)  # the calls of threads are not made any more
            self._program.loop.read = reader.span
            for command in commands:
                self.handle(command)
        return self.chosen

    # Drawing -----------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Paper on felt; as large as the player's letters are, smaller if the window is."""
        comfort = self._program.preferences.accessibility
        labels = {id: label for id, (label, _) in self.buttons.items()}
        texts = (self._title, self._sentence, self._log, self._told)
        shape = self._shape = shaped(surface.get_size(), texts, labels, comfort.text_scale * comfort.ui_scale)
        surface.fill(FELT)
        pygame.draw.rect(surface, PAPER, shape.sheet)
        pygame.draw.rect(surface, EDGE, shape.sheet, width=max(2, shape.px // 10))
        for text, at, large in shape.lines:
            font = shape.large if large else shape.small
            surface.blit(font.render(text, OXBLOOD if large else INK), at)
        for id, rect in shape.buttons.items():
            focused = id == self._focused
            pygame.draw.rect(surface, OXBLOOD if focused else PAPER, rect)
            pygame.draw.rect(surface, OXBLOOD if focused else INK, rect, width=max(2, shape.px // 10))
            picture = shape.small.render(labels[id], PAPER if focused else INK)
            surface.blit(picture, picture.get_rect(center=rect.centre))

    def tree(self) -> list[Node]:
        """The sentences and the buttons."""
        if self._shape is None:
            return []
        sheet = self._shape.sheet
        texts = {"title": self._title, "sentence": self._sentence, "log": self._log, "told": self._told}
        told = [Node(id, text, "text", sheet) for id, text in texts.items() if text]
        rects = self._shape.buttons
        return told + [
            Node(id, label, "button", rects[id], focused=id == self._focused) for id, (label, _) in self.buttons.items()
        ]

    # Acts --------------------------------------------------------------------------------------------------------

    def handle(self, command: Command) -> bool:
        """React to keys, the mouse and signals."""
        if command is Signal.QUIT:
            self._choose("quit")
        elif isinstance(command, Resize | Signal):
            self._pressed = None  # the release of the button may not be seen
            self.dirty = True
        elif isinstance(command, Key) and not command.repeat:
            self._key(command)
        elif isinstance(command, Pointer) and self._shape is not None:
            self._pointer(command, self._shape.buttons)
        return True

    def _key(self, key: Key) -> None:
        if self._bounce.drops(key, self._program.loop.span, self.came):
            return  # it was pressed for the table
        if self._program.preferences.keymap.act(key) == "quit":
            self._choose("quit")
        elif key.name in ("return", "space") and key.plain():
            self.buttons[self._focused][1]()
        elif key.name in ("tab", "down", "right", "up", "left"):
            back = key.name in ("up", "left") or "shift" in key.mods
            self._focused = self._ids[(self._ids.index(self._focused) + (-1 if back else 1)) % len(self._ids)]
        self.dirty = True

    def _pointer(self, pointer: Pointer, buttons: dict[str, Rect]) -> None:
        under = next((id for id, rect in buttons.items() if rect.holds(pointer.pos)), None)
        if pointer.kind is PointerKind.DOWN:
            self._pressed = under
            self._focused = under or self._focused
        elif pointer.kind is PointerKind.UP:
            if under is not None and under == self._pressed:
                self.buttons[under][1]()
            self._pressed = None
        else:
            return
        self.dirty = True

    def _choose(self, id: str) -> None:
        self.chosen = id

    def _copy(self) -> None:
        from tarokgui.services.problemreport import report

        copied = clipboard.copy(report(self._program, self._window.surface.get_size()))
        self._tell("fault.copied" if copied else "about.not-copied")

    def _open(self) -> None:
        if not open_folder(logbook.log_folder()):
            self._tell("fault.not-opened")

    def _tell(self, key: str) -> None:
        self._told = self._program.feedback.tr(key)
        self._program.feedback.speech.tell(self._told)
        self.dirty = True


def _tree_path() -> str | None:
    import os

    return os.environ.get("TAROK_UI_TREE")
