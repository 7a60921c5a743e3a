"""The keyboard: number keys, arrows, Tab and Enter, nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
from time import sleep
from typing import Final

from tests.e2e.program import Program, Tree

NUMBER_KEYS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "minus", "equal")
STOPS: Final = frozenset({"button", "checkbox", "checkbox checked", "choice", "list", "card", "card selected"})
NO_STOP: Final = "trick"
"""Told as a button, but reached by Enter from everywhere."""
LATE: Final = 0.3
"""An Enter that comes sooner after a trick has gone is still meant for the trick."""


TELL_WHY = ("card:", "announce:", "declare")
"""What the keys stop at though it is closed."""


class Keyboard:
    """Goes where it wants by looking where the focus is. Cards are reached in three *ways* in turn."""

    def __init__(self, program: Program, ways: Sequence[str] = ("number", "tab", "arrows")) -> None:
        self.program = program
        self._ways = cycle(ways)

    def activate(self, id: str) -> None:
        self.program.wait_for(id)
        way = next(self._ways) if id.startswith("card:") else "tab"
        if way == "number" and self._by_number(id):
            return
        self.go_to(id, arrows=way == "arrows")
        if id.startswith("card:"):
            # While a complete trick lies there, Enter takes that away and does not play a card.
            self.program.wait(lambda tree: NO_STOP not in tree.widgets, "the trick to be taken away")
            sleep(LATE)
        self._choose(id)
        self.press("Return")

    def call(self, id: str) -> None:
        """Enter on the row chooses it, Enter once more says it."""
        self.activate(id)
        if id.startswith("bid:") and id != "bid:pass":
            self.program.wait(lambda tree: tree.enabled("speak"), f"{id!r} to be chosen")
            self.press("Return")

    def _choose(self, id: str) -> None:
        """At the table the first Enter on what the program has put the focus on only chooses it."""
        tree = self.program.wait(lambda tree: id in tree.widgets, f"{id!r} to be there")
        if tree.scene == "table" and tree.widgets[id].placed:
            sleep(LATE)
            self.press("Return")
            self.program.wait(lambda now: id in now.widgets and not now.widgets[id].placed, f"{id!r} to be chosen")

    def step(self, id: str, value: str) -> None:
        self.go_to(id)
        for _ in range(60):
            now = self.program.wait_for(id).label.rpartition(": ")[2]
            if now == value:
                return
            self.press("Right" if int(now) < int(value) else "Left")
            self.program.wait(lambda tree, now=now: not tree.widgets[id].label.endswith(f": {now}"), f"a step of {id}")  # type: ignore[misc]  # binds it
        raise AssertionError(f"{id!r} does not come to {value}")

    def hurry(self) -> None:
        tree = self.program.tree()
        if tree is not None and NO_STOP in tree.widgets:
            self.press("space")

    def go_to(self, id: str, *, arrows: bool = False) -> None:
        """Bring the focus there."""
        for _ in range(12):
            tree = self.program.wait(lambda tree: id in tree.widgets, f"{id!r} to be there")
            if tree.focused == id:
                return
            self._towards(tree, id, arrows=arrows)
        raise AssertionError(f"the keyboard does not come to {id!r}: {self.program.tree()}")

    def _towards(self, tree: Tree, id: str, *, arrows: bool) -> None:
        stops = [
            seen.id
            for seen in tree.widgets.values()
            # What may not be played or said can be reached all the same: it says why.
            if seen.role in STOPS and seen.id != NO_STOP and (seen.enabled or seen.id.startswith(TELL_WHY))
        ]
        at, to = stops.index(tree.focused) if tree.focused in stops else 0, stops.index(id)
        among_cards = tree.focused is not None and tree.focused.startswith("card:") and id.startswith("card:")
        if arrows and among_cards:
            self.press(*(["Right" if to > at else "Left"] * abs(to - at)))
        else:
            forward, backward = (to - at) % len(stops), (at - to) % len(stops)
            self.press(*(["Tab"] * forward if forward <= backward else ["shift+Tab"] * backward))
        try:
            self.program.wait(lambda now: now.focused == id, f"the focus on {id!r}", patience=1.5)
        except AssertionError:
            self.program.check_alive()  # the screen has changed meanwhile: look again

    def _by_number(self, id: str) -> bool:
        """The card's key twice: once to choose it, once more to play it. False if it has no key."""
        tree = self.program.wait(lambda tree: id in tree.widgets, f"{id!r} to be there")
        place = tree.ids("card:").index(id)
        if place >= len(NUMBER_KEYS):
            return False
        sleep(LATE)
        self.press(NUMBER_KEYS[place])
        self.program.wait(
            lambda now: now.focused == id and not now.widgets[id].placed, f"{id!r} to be chosen by its number key"
        )
        self.press(NUMBER_KEYS[place])
        return True

    def press(self, *keys: str) -> None:
        """Press and let go one after the other."""
        if keys:
            self.program.screen.xdo("key", "--delay", 12, *keys)
