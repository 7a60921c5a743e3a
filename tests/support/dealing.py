"""The second referee's dealing: cut, knock, patterns, packets and the right to throw in (ledger sections 4 and 5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

KINGS: Final = ("HK", "DK", "CK", "SK")
PATTERNS: Final = {"sixes": [6, 6], "ladder": [1, 2, 3, 3, 2, 1]}


def is_tarok(card: str) -> bool:
    return card.startswith("T")


class Dealing:
    """A hand up to the auction."""

    def __init__(self, record: Mapping[str, Any]) -> None:
        self.seats: int = 3 if record["game"] == "taper" else 4
        self.dealer: int = record["dealer"]
        self.order = [(self.dealer + 1 + place) % self.seats for place in range(self.seats)]
        self.hands: list[set[str]] = [set() for _ in range(self.seats)]
        self.talon: list[str] = []
        self.asked: list[int] = []
        self.packets: dict[int, int] = {}
        self.ending = ""
        self.phase, self.turn = "cut", self.order[1]
        if "pack" in record:
            self.pack: list[str] = list(record["pack"])
        else:
            self.hands = [set(hand) for hand in record["hands"]]
            self.talon = list(record["talon"])
            self._dealt()

    def _legal_cut(self) -> Sequence[str]:
        return ["knock", *(f"cut {n}" for n in range(5, len(self.pack) - 4))]

    def _legal_pattern(self) -> Sequence[str]:
        return ["deal sixes", "deal twelves", "deal abeles", "deal ladder"]

    def _legal_packets(self) -> Sequence[str]:
        return [f"packet {n}" for n in range(1, self.seats + 1) if n not in self.packets.values()]

    def _legal_throw(self) -> Sequence[str]:
        return ["throw-in", "keep"]

    def _do_cut(self, word: str, number: str = "0") -> None:
        if word == "knock":
            self.phase, self.turn = "pattern", self.order[0]
            return
        self.pack = self.pack[int(number) :] + self.pack[: int(number)]
        self._deal_rounds([6, 6])

    def _do_pattern(self, _: str, pattern: str) -> None:
        if pattern == "twelves":
            self.phase = "packets"
        elif pattern == "abeles":
            hands = [self.pack[6 + 12 * n - 6 : 6 + 12 * n + 6] for n in range(1, self.seats)]
            first = self.pack[6:12] + self.pack[-6:]
            self._lay([first, *hands])
        else:
            self._deal_rounds(PATTERNS[pattern])

    def _deal_rounds(self, sizes: list[int]) -> None:
        stack = self.pack[6:]
        piles: list[list[str]] = [[] for _ in range(self.seats)]
        for size in sizes:
            for pile in piles:
                pile += [stack.pop(0) for _ in range(size)]
        self._lay(piles)

    def _lay(self, piles: Sequence[Sequence[str]]) -> None:
        for seat, pile in zip(self.order, piles, strict=True):
            self.hands[seat] = set(pile)
        self.talon = self.pack[:6]
        self._dealt()

    def _do_packets(self, _: str, number: str) -> None:
        self.packets[self.turn] = int(number)
        if len(self.packets) < self.seats - 1:
            self.turn = self.order[len(self.packets)]
            return
        (left,) = set(range(1, self.seats + 1)) - set(self.packets.values())
        self.packets[self.dealer] = left
        self._lay([self.pack[12 * self.packets[s] - 6 : 12 * self.packets[s] + 6] for s in self.order])

    def _dealt(self) -> None:
        self.asked = [s for s in self.order if not any(is_tarok(c) or c in KINGS for c in self.hands[s])]
        self._ask()

    def _ask(self) -> None:
        self.phase, self.turn = ("throw", self.asked[0]) if self.asked else ("auction", self.order[0])

    def _do_throw(self, word: str) -> None:
        if word == "throw-in":
            self._over("thrown-in")
        else:
            self.asked.pop(0)
            self._ask()

    def _over(self, ending: str) -> None:
        self.ending, self.phase, self.turn = ending, "over", -1
