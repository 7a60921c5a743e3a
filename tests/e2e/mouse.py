"""The mouse: moves and clicks, nothing else."""

from __future__ import annotations

from time import sleep
from typing import Final

from tests.e2e.program import Program, Seen

FRESH: Final = 0.22
"""The program ignores clicks on a button that has just appeared; a person does not click that fast either."""
IN_PANES: Final = ("bid:", "name:", "deal:", "declare", "announce:", "double:", "say:")
"""Things in a pane that scrolls where there is too little room."""
STEPS: Final = 6
"""In so many moves the pointer drags a card."""
FURTHER: Final = 12
"""Pixels past the middle of the card whose place is wanted."""
BESIDE: Final = "bid:pass"
"""A thing under the pane, though its id begins so."""


class Mouse:
    """Points at the middle of things and clicks."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self._scene = (0, "")

    def activate(self, id: str) -> None:
        tree = self.program.wait(lambda tree: tree.enabled(id), f"{id!r} to be enabled")
        scene = (self.program.starts, tree.scene)
        # Cards stay there for long, but for those just taken from the talon and all of them after a resume.
        if not id.startswith("card:") or scene != self._scene or "confirm" in tree.widgets:
            sleep(FRESH)
        self._scene = scene
        self._bring(id)
        self.click(self.program.wait_for(id).centre)

    def _bring(self, id: str) -> None:
        """Turn the wheel until the thing is seen, if it is in a pane that scrolls."""
        for _ in range(60):
            tree = self.program.wait(lambda tree: id in tree.widgets, f"{id!r} to be there")
            x, y = tree.widgets[id].centre
            panes = [seen.rect for seen in tree.widgets.values() if seen.role == "pane"]
            mine = (
                [pane for pane in panes if pane[0] <= x < pane[0] + pane[2]]
                if id.startswith(IN_PANES) and id != BESIDE
                else []
            )
            if not mine or mine[0][1] <= y < mine[0][1] + mine[0][3]:
                return
            left, top, width, height = mine[0]
            self.wheel((left + width // 2, top + height // 2), up=y < top)
            self.program.wait(lambda now, y=y: now.widgets[id].centre[1] != y, f"{id!r} to move")  # type: ignore[misc]  # binds it
        raise AssertionError(f"the wheel does not bring {id!r} into sight")

    def call(self, id: str) -> None:
        """One click chooses the row, the button says it."""
        self.activate(id)
        self.activate("speak")

    def step(self, id: str, value: str) -> None:
        seen = self.program.wait_for(id)
        sleep(FRESH)
        for _ in range(60):
            if _value(seen) == value:
                return
            self.wheel(seen.centre, up=int(_value(seen)) > int(value))
            before = _value(seen)
            seen = self.program.wait(
                lambda tree, before=before: _value(tree.widgets[id]) != before,  # type: ignore[misc]  # binds it
                f"a step of {id!r}",
            ).widgets[id]
        raise AssertionError(f"{id!r} does not come to {value}")

    def move(self, id: str, to: str) -> None:
        """Drag it there, and a little further: the pointer is not over the middle of the card."""
        sleep(FRESH)
        tree = self.program.wait(lambda tree: tree.enabled(id) and tree.enabled(to), f"{id!r} and {to!r}")
        (x, y), (end, _) = tree.widgets[id].centre, tree.widgets[to].centre
        self._point(x, y)
        self.program.screen.xdo("mousedown", 1)
        for step in range(1, STEPS + 1):
            self._point(x + (end - x) * step // STEPS, y)
            sleep(0.02)
        self._point(end + (FURTHER if end > x else -FURTHER), y)
        sleep(0.1)
        self.program.screen.xdo("mouseup", 1)

    def _point(self, x: int, y: int) -> None:
        self.program.screen.xdo("mousemove", "--window", self.program.window, x, y)

    def hurry(self) -> None:
        tree = self.program.tree()
        if tree is not None and "trick" in tree.widgets:
            self.click(tree.widgets["trick"].centre)

    def wheel(self, at: tuple[int, int], *, up: bool) -> None:
        """One notch of the wheel there."""
        self._button(at, 4 if up else 5)

    def click(self, at: tuple[int, int]) -> None:
        """Move there and click."""
        self._button(at, 1)

    def _button(self, at: tuple[int, int], button: int) -> None:
        """Move there, press the button and let it go, without xdotool's rest of a tenth of a second afterwards."""
        self.program.screen.xdo("mousemove", "--window", self.program.window, *at, "click", "--delay", 0, button)


def _value(seen: Seen) -> str:
    return seen.label.rpartition(": ")[2]
