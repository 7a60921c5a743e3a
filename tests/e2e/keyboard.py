"""The keyboard: number keys, arrows, Tab and Enter, nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import cycle
from time import monotonic, sleep
from typing import Final

from tests.e2e.program import LOOK, PATIENCE, Program, Tree

NUMBER_KEYS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "minus", "equal")
STOPS: Final = frozenset(
    {"button", "radio", "tab", "checkbox", "checkbox checked", "choice", "slider", "list", "card", "card selected"}
)
NO_STOP: Final = "trick"
"""Told as a button, but reached by Enter from everywhere."""
STILL: Final = 0.5
"""Seconds without a move of the focus, once all keys were read, after which it is taken to have come to rest."""
ANSWERS: Final = frozenset({"Return", "space", "BackSpace", *NUMBER_KEYS})
APART: Final = 0.4
"""Seconds between two keys that do something, or between one and the scene it is for: a little more than the window
takes for a bounce."""
LATE: Final = 0.3
"""An Enter that comes sooner after a trick has gone is still meant for the trick."""


BUTTONS: Final = ("bid:pass", "bid:raus")
"""Bids that are said with one press."""
TELL_WHY = ("card:", "announce:", "declare")
"""Ids at which the keys stop though they are closed."""


class Keyboard:
    """Goes where it wants by looking where the focus is. Cards are reached in three *ways* in turn."""

    def __init__(self, program: Program, ways: Sequence[str] = ("number", "tab", "arrows")) -> None:
        self.program = program
        self._ways = cycle(ways)
        self._answered = float("-inf")
        self._scene = (0, "")
        """The start of the program and the scene that the last key was for."""
        self._counted_by = (0, False)
        """The reader that the keys are counted for."""
        self._sent = 0
        """The number of keys it has been given."""

    def activate(self, id: str) -> None:
        self.program.wait_for(id)
        way = next(self._ways) if id.startswith("card:") else "tab"
        if way == "number" and self._by_number(id):
            return
        self.go_to(id, arrows=way == "arrows")
        if id.startswith("card:"):
            # While a complete trick is on the table, Enter takes it away and does not play a card.
            self.program.wait(lambda tree: NO_STOP not in tree.widgets, "the trick to be taken away")
            sleep(LATE)
        self._choose(id)
        self.press("Return")

    def call(self, id: str) -> None:
        """Enter on the row chooses it, Enter once more says it."""
        self.activate(id)
        if _is_row(id):
            self._chosen(id, lambda tree: tree.enabled("speak"))
            self.press("Return")

    def _choose(self, id: str) -> None:
        """At the table the first Enter on a thing that the program has put the focus on only chooses it."""
        tree = self.program.wait(lambda tree: id in tree.widgets, f"{id!r} to be there")
        if tree.scene == "table" and tree.widgets[id].placed:
            sleep(LATE)
            if _is_row(id):  # Enter only chooses a row as it is
                return
            self.press("Return")
            self._chosen(id, lambda now: id in now.widgets and not now.widgets[id].placed)

    def _chosen(self, id: str, wanted: Callable[[Tree], bool]) -> None:
        """Until it is seen to be chosen. From then on the next key is no bounce: a busy program may have read the one
        before only now."""
        self.program.wait(wanted, f"{id!r} to be chosen")
        self._answered = monotonic()

    def step(self, id: str, value: str) -> None:
        self.go_to(id)
        for _ in range(60):
            now = self.program.wait_for(id).label.rpartition(": ")[2]
            if now == value:
                return
            self.press("Right" if int(now) < int(value) else "Left")
            self.program.wait(lambda tree, now=now: not tree.widgets[id].label.endswith(f": {now}"), f"a step of {id}")  # type: ignore[misc]  # binds it
        raise AssertionError(f"{id!r} does not come to {value}")

    def move(self, id: str, to: str) -> None:
        """Enter takes it up, the arrows bring it there, Enter puts it down."""
        self.go_to(id)
        tree = self.program.wait_for(id)
        if tree.placed:
            self.press("Return")
            self._chosen(id, lambda now: not now.widgets[id].placed)
        self.press("Return")
        now = self.program.wait(lambda tree: id in tree.widgets, f"{id!r} to be there")
        lying = now.ids("card:")
        lying.sort(key=lambda each: now.widgets[each].rect[:2])
        steps = lying.index(to) - lying.index(id)
        self.press(*(["Right" if steps > 0 else "Left"] * abs(steps)), "Return")

    def hurry(self) -> None:
        tree = self.program.tree()
        if tree is not None and NO_STOP in tree.widgets:
            self.press("space")

    def go_to(self, id: str, *, arrows: bool = False) -> None:
        """Bring the focus there."""
        for _ in range(30):
            tree = self.program.wait(lambda tree: id in tree.widgets, f"{id!r} to be there")
            if tree.focused == id:
                return
            self._towards(tree, id, arrows=arrows)
        raise AssertionError(f"the keyboard does not come to {id!r}: {self.program.tree()}")

    def _towards(self, tree: Tree, id: str, *, arrows: bool) -> None:
        stops = [
            seen.id
            for seen in tree.widgets.values()
            # Cards and words that are not allowed can be reached nevertheless: they say why.
            if seen.role in STOPS and seen.id != NO_STOP and (seen.enabled or seen.id.startswith(TELL_WHY))
        ]
        if tree.focused is not None and tree.focused not in stops:
            self.press("Tab")  # it is on words that have more to say
            self.program.wait(lambda now: now.focused != tree.focused, f"the focus to leave {tree.focused!r}")
            return
        at, to = stops.index(tree.focused) if tree.focused in stops else 0, stops.index(id)
        among_cards = tree.focused is not None and tree.focused.startswith("card:") and id.startswith("card:")
        if arrows and among_cards:
            self.press(*(["Right" if to > at else "Left"] * abs(to - at)))
        else:
            forward, backward = (to - at) % len(stops), (at - to) % len(stops)
            self.press(*(["Tab"] * forward if forward <= backward else ["shift+Tab"] * backward))
        self._await(id)

    def _await(self, id: str) -> None:
        """Until all keys were read and the focus is there, or has come to rest elsewhere: the screen has changed
        meanwhile, and it is looked at again. Keys that a busy program has not read yet would come on top of those that
        follow, and the focus may only pass by."""
        self.program.wait(
            lambda tree: tree.keys >= self._sent or self._reader(tree) != self._counted_by, "its keys to be read"
        )
        last, since = None, monotonic()
        while monotonic() - since < STILL:
            self.program.check_alive()
            now = self.program.tree()
            focused = None if now is None else now.focused
            if focused == id:
                return
            if focused != last:
                last, since = focused, monotonic()
            sleep(LOOK)

    def _reader(self, tree: Tree) -> tuple[int, bool]:
        """The one who counts the keys: each start of the program, and its notice of a fault apart."""
        return self.program.starts, tree.scene == "fault"

    def _count(self, *keys: str) -> None:
        """Count the keys that are about to be let go, each of a chord for itself."""
        tree = self.program.tree()
        if tree is not None and (reader := self._reader(tree)) != self._counted_by:
            self._counted_by, self._sent = reader, tree.keys
        self._sent += sum(key.count("+") + 1 for key in keys)

    def _frame(self) -> int:
        """The number of the frame that is on screen."""
        tree = self.program.tree()
        return 0 if tree is None else tree.frame

    def _by_number(self, id: str) -> bool:
        """The card's key twice: once to choose it, once more to play it. False if it has no key."""
        tree = self.program.wait(lambda tree: id in tree.widgets, f"{id!r} to be there")
        place = tree.ids("card:").index(id)
        if place >= len(NUMBER_KEYS):
            return False
        sleep(LATE)
        before = self._frame()
        self.press(NUMBER_KEYS[place])
        self._chosen(id, lambda now: now.focused == id and not now.widgets[id].placed and now.frame > before)
        self.press(NUMBER_KEYS[place])
        return True

    def press(self, *keys: str) -> None:
        """Press and let go one after the other; two that do something are no bounce of one movement."""
        if ANSWERS & {*keys}:
            tree = self.program.tree()
            if tree is not None and (scene := (self.program.starts, tree.scene)) != self._scene:
                self._scene = scene
                if tree.scene == "title":
                    self._at_rest()
                else:
                    sleep(APART)
            sleep(max(0.0, self._answered + APART - monotonic()))
            self._answered = monotonic()
        if keys:
            self._count(*keys)
            self.program.screen.xdo("key", "--delay", 12, *keys)

    def _at_rest(self) -> None:
        """Until no frame has come for a while: a busy program may take long over its first ones, and drops a key that
        was pressed before they were seen."""
        since, last, until = monotonic(), self._frame(), monotonic() + PATIENCE
        while monotonic() - since < APART and monotonic() < until:
            sleep(LOOK)
            if (now := self._frame()) != last:
                since, last = monotonic(), now


def _is_row(id: str) -> bool:
    """True if it is chosen first, and then said."""
    return id.startswith(("bid:", "name:", "convert")) and id not in BUTTONS
