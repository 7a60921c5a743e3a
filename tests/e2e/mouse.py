"""The mouse: moves and clicks, nothing else."""

from __future__ import annotations

from time import sleep
from typing import Final

from tests.e2e.program import Program, Seen

FRESH: Final = 0.22
"""The program ignores clicks on a button that has just appeared; a person does not click that fast either."""


class Mouse:
    """Points at the middle of things and clicks."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self._scene = (0, "")

    def activate(self, id: str) -> None:
        tree = self.program.wait(lambda tree: tree.enabled(id), f"{id!r} to be enabled")
        scene = (self.program.starts, tree.scene)
        # Cards lie there for long, but for those just taken from the talon and all of them after a resume.
        if not id.startswith("card:") or scene != self._scene or "confirm" in tree.widgets:
            sleep(FRESH)
        self._scene = scene
        self.click(self.program.wait_for(id).centre)

    def step(self, id: str, value: str) -> None:
        seen = self.program.wait_for(id)
        sleep(FRESH)
        for _ in range(60):
            if _value(seen) == value:
                return
            x, y, w, h = seen.rect
            # The value stands in the right half, with an arrow as wide as high at either end.
            arrow = x + w - h // 2 if int(_value(seen)) < int(value) else x + w - w // 2 + h // 2
            self.click((arrow, y + h // 2))
            before = _value(seen)
            seen = self.program.wait(
                lambda tree, before=before: _value(tree.widgets[id]) != before,  # type: ignore[misc]  # binds it
                f"a step of {id!r}",
            ).widgets[id]
        raise AssertionError(f"{id!r} does not come to {value}")

    def hurry(self) -> None:
        tree = self.program.tree()
        if tree is not None and "trick" in tree.widgets:
            self.click(tree.widgets["trick"].centre)

    def click(self, at: tuple[int, int]) -> None:
        """Move there and click."""
        self.program.screen.xdo("mousemove", "--window", self.program.window, *at, "click", 1)


def _value(seen: Seen) -> str:
    return seen.label.rpartition(": ")[2]
