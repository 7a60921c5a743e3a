import json
from pathlib import Path

import pygame
import pytest

from tarokgui.app.uitree import TreeWriter
from tarokgui.draw.geometry import Rect
from tarokgui.kit.commands import Command, Key, Resize
from tarokgui.kit.node import Node
from tarokgui.kit.scene import Scene
from tarokgui.kit.stack import SceneStack


class Recorder(Scene):
    def __init__(self, name: str, log: list[str], *, opaque: bool = True, takes: bool = False) -> None:
        super().__init__()
        self.name = name
        self.opaque = opaque
        self.log = log
        self.takes = takes

    def _note(self, what: str) -> None:
        self.log.append(f"{self.name} {what}")

    def enter(self) -> None:
        self._note("enter")

    def leave(self) -> None:
        self._note("leave")

    def pause(self) -> None:
        self._note("pause")

    def resume(self) -> None:
        super().resume()
        self._note("resume")

    def resize(self, width: int, height: int) -> None:
        self._note(f"resize {width}x{height}")

    def handle(self, command: Command) -> bool:
        self._note("handle")
        return self.takes


def test_changes_wait_for_the_end_of_the_frame() -> None:
    log: list[str] = []
    stack = SceneStack()
    stack.push(Recorder("a", log))
    assert len(stack) == 0
    assert stack.commit()
    assert log == ["a enter"]
    stack.push(Recorder("b", log))
    stack.commit()
    stack.pop()
    stack.commit()
    assert log == ["a enter", "a pause", "b enter", "b leave", "a resume"]


def test_replace_clear_remove_and_the_empty_stack() -> None:
    log: list[str] = []
    stack = SceneStack()
    first, second = Recorder("a", log), Recorder("b", log)
    stack.push(first)
    stack.push(second)
    stack.replace(Recorder("c", log))
    stack.remove(second)
    stack.commit()
    assert [scene.name for scene in stack] == ["a", "c"]
    stack.clear(Recorder("d", log))
    stack.commit()
    assert [scene.name for scene in stack] == ["d"]
    assert not stack.ended
    stack.pop()
    stack.commit()
    assert stack.ended


@pytest.mark.parametrize("takes", [True, False])
def test_input_goes_down_as_far_as_is_seen_and_size_goes_to_all(takes: bool) -> None:
    log: list[str] = []
    stack = SceneStack()
    for scene in (Recorder("a", log, takes=True), Recorder("b", log, takes=takes), Recorder("c", log, opaque=False)):
        stack.push(scene)
    stack.commit()
    log.clear()
    assert stack.handle(Key("h")) is takes
    assert log == ["c handle", "b handle"]
    log.clear()
    stack.handle(Resize(1280, 720))
    assert log == ["a resize 1280x720", "b resize 1280x720", "c resize 1280x720"]


def test_only_what_is_seen_is_drawn() -> None:
    stack = SceneStack()
    for name, opaque in (("a", True), ("b", True), ("c", False)):
        stack.push(Recorder(name, [], opaque=opaque))
    stack.commit()
    assert [scene.name for scene in stack.visible()] == ["b", "c"]
    for scene in stack:
        scene.dirty = False
    assert not stack.dirty
    next(iter(stack)).dirty = True
    assert not stack.dirty


def test_quit_leaves_every_scene() -> None:
    log: list[str] = []
    stack = SceneStack()
    stack.push(Recorder("a", log))
    stack.push(Recorder("b", log))
    stack.quit()
    stack.commit()
    assert stack.ended
    assert log[-2:] == ["a leave", "b leave"]


def test_tree_is_written_when_it_changes(tmp_path: Path) -> None:
    class Named(Scene):
        name = "named"
        label = "Pas"

        def tree(self) -> list[Node]:
            return [Node("pas", self.label, "button", Rect(1, 2, 3, 4), focused=True)]

    path = tmp_path / "tree.json"
    writer, scene = TreeWriter(str(path)), Named()
    writer.write(scene, (1280, 720), 1, busy=False)
    tree = json.loads(path.read_text(encoding="utf-8"))
    assert (tree["scene"], tree["size"], tree["frame"], tree["busy"]) == ("named", [1280, 720], 1, False)
    assert tree["widgets"][0]["rect"] == [1, 2, 3, 4]
    writer.write(scene, (1280, 720), 2, busy=False)
    assert json.loads(path.read_text(encoding="utf-8"))["frame"] == 1
    scene.label = "La mine"
    writer.write(scene, (1280, 720), 3, busy=False)
    assert json.loads(path.read_text(encoding="utf-8"))["frame"] == 3
    writer.write(scene, (1280, 720), 3, busy=False, keys=1)
    assert json.loads(path.read_text(encoding="utf-8"))["keys"] == 1


def test_opening_size_never_exceeds_the_desktop() -> None:
    from tarokgui.app.windowgeometry import opening_size

    assert opening_size((1920, 1080)) == (1536, 864)
    assert opening_size((1100, 700)) == (1024, 640)
    assert opening_size((800, 600)) == (800, 600)
    assert opening_size((1920, 1080), "1280x720") == (1280, 720)
    assert opening_size((800, 600), "1280x720") == (800, 600)
    assert opening_size((1100, 700), "big") == (1024, 640)


class Painted(Recorder):
    """Draws one colour and says so."""

    def __init__(self, name: str, log: list[str], colour: str, *, opaque: bool = True) -> None:
        super().__init__(name, log, opaque=opaque)
        self.colour = colour

    def draw(self, surface: pygame.Surface) -> None:
        self._note("draw")
        surface.fill(self.colour, (0, 0, 20 if self.opaque else 5, 20))


def test_what_lies_still_below_is_drawn_once() -> None:
    log: list[str] = []
    stack, surface = SceneStack(), pygame.Surface((20, 20))
    stack.resize(20, 20)
    below, above = Painted("below", log, "#102030"), Painted("above", log, "#A0B0C0", opaque=False)
    stack.push(below)
    stack.push(above)
    stack.commit()
    log.clear()
    for _ in range(3):
        surface.fill("#000000")
        stack.draw(surface)
        assert tuple(surface.get_at((15, 15)))[:3] == (0x10, 0x20, 0x30)
        assert tuple(surface.get_at((2, 2)))[:3] == (0xA0, 0xB0, 0xC0)
    assert log == ["below draw", "above draw", "above draw", "above draw"]
    below.dirty, below.colour = True, "#405060"
    stack.draw(surface)
    assert tuple(surface.get_at((15, 15)))[:3] == (0x40, 0x50, 0x60)
    stack.draw(larger := pygame.Surface((30, 30)))
    assert larger.get_at((15, 15)) == surface.get_at((15, 15))
    assert log.count("below draw") == 3
