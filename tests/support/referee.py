"""A second referee, written from the ledger alone: it follows a record and knows the legal speeches at each point.

It shares nothing with the engine but the record's texts: cards are their names, hands are sets of names, and one
mutable object goes along with the hand. It lacks beauty, but it is another pair of eyes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, Final

from tests.support.announcements import Round
from tests.support.dealing import KINGS, Dealing, is_tarok

HOUSE: Final[Mapping[str, Any]] = {
    "unu_bids": True,
    "unu_max_ordinal": 6,
    "pool": True,
    "all_pass": "michi",
    "hep_hep": False,
    "regii": "2/1",
    "solo_bonuses": "double",
    "announce_regele_prins": False,
    "trei_bids": False,
    "senior_may_raise": True,
    "talon_counts_for_trula_regii": True,
    "pool_limit": 0,
}
HONOURS: Final = ("T1", "T21", "T22")
RED: Final = ["K", "Q", "N", "J", "1", "2", "3", "4"]
BLACK: Final = ["K", "Q", "N", "J", "10", "9", "8", "7"]
SIZE: Final = {"trei": 3, "doi": 2, "unu": 1, "solo": 0}


def ranks(suit: str) -> list[str]:
    return RED if suit in "HD" else BLACK


def strength(card: str, led: str) -> int:
    """The strength of a card in a trick to which ``led`` was led; 0 if it cannot win it."""
    if is_tarok(card):
        return 100 + int(card[1:])
    return 50 - ranks(card[0]).index(card[1:]) if card[0] == led[0] else 0


def same(text: str) -> str:
    """The text with discards in one order, so that equal actions are equal texts."""
    words = text.split()
    return " ".join([words[0], *sorted(words[1:])]) if words and words[0] == "discard" else text


class Referee(Dealing):
    """Goes along with one record."""

    def __init__(self, record: Mapping[str, Any]) -> None:
        super().__init__(record)
        self.taper: bool = self.seats == 3
        self.house: dict[str, Any] = {**HOUSE, **record.get("house", {})}
        self.pool: int = record["pool"]
        self.stake: int = record["stake"]
        self.bid: tuple[str, int] | None = None
        self.holder = -1
        self.out: set[int] = set()
        self.called: str | None = None
        self.partner: int | None = None
        self.level = 0
        self.looks: list[int] = []
        self.open: list[int] = []
        self.taken: int | None = None
        self.king_seen = False
        self.away: set[str] = set()
        self.round: Round | None = None
        self.trick: list[tuple[int, str]] = []
        self.tricks: list[tuple[int, list[tuple[int, str]]]] = []

    # legal speeches

    def legal(self) -> set[str]:
        return {same(text) for text in getattr(self, f"_legal_{self.phase}")()}

    def _legal_over(self) -> Sequence[str]:
        return []

    def ladder(self) -> list[str]:
        trei = ["trei"] if self.taper or self.house["trei_bids"] else []
        return [*trei, "doi", *(["unu"] if self.house["unu_bids"] else []), "solo"]

    def _legal_auction(self) -> Sequence[str]:
        classes = self.ladder()
        entry = {c: "bid solo" if c == "solo" else f"bid {c} 1" for c in classes}
        if self.bid is None:
            return ["pass", *entry.values()]
        klass, ordinal = self.bid
        higher = [entry[c] for c in classes[classes.index(klass) + 1 :]]
        if self.order.index(self.turn) < self.order.index(self.holder):
            return ["pass", "hold", *(higher if self.house["senior_may_raise"] else [])]
        most = {"trei": 3, "doi": 3, "unu": self.house["unu_max_ordinal"], "solo": 1}[klass]
        return ["pass", *higher, *([f"bid {klass} {ordinal + 1}"] if ordinal < most else [])]

    def _legal_call(self) -> Sequence[str]:
        return [f"call {king}" for king in KINGS]

    def _legal_talon(self) -> Sequence[str]:
        give_up = ["surrender"] if self.king_seen else []
        if len(self.open) < len(self.looks):
            return [f"take {self.looks[-1]}", "reject", *give_up]
        return [*(f"take {group}" for group in self.looks[:-1]), *give_up]

    def _legal_discard(self) -> Sequence[str]:
        count = SIZE[self.contract]
        hand = self.hands[self.turn] - set(KINGS) - set(HONOURS)
        plain = sorted(card for card in hand if not is_tarok(card))
        must = min(count, len(plain))
        taroace = sorted(hand - set(plain))
        texts = [
            " ".join(["discard", *suits, *rest])
            for suits in combinations(plain, must)
            for rest in combinations(taroace, count - must)
        ]
        return [*texts, *(["surrender"] if self.king_seen else [])]

    def _legal_announce(self) -> Sequence[str]:
        assert self.round is not None
        return self.round.legal()

    def _legal_play(self) -> Sequence[str]:
        hand = self.hands[self.turn]
        may = hand
        if self.trick:
            led = self.trick[0][1][0]
            may = {c for c in hand if c[0] == led} or {c for c in hand if is_tarok(c)} or hand
        return [f"play {card}" for card in may]

    # the results

    @property
    def contract(self) -> str:
        return self.bid[0] if self.bid else "michi"

    def do(self, text: str) -> None:
        """Take in a legal action of the seat whose turn it is."""
        getattr(self, f"_do_{self.phase}")(*text.split())

    def _do_auction(self, word: str, klass: str = "", ordinal: str = "1") -> None:
        if word == "pass":
            self.out.add(self.turn)
        else:
            self.holder = self.turn
            if word == "bid":
                self.bid = klass, int(ordinal)
        still_in = [s for s in self.order if s not in self.out]
        if self.bid is not None and still_in == [self.holder]:
            self._won()
        elif still_in:
            self.turn = (self.turn + 1) % self.seats
            while self.turn in self.out or self.turn == self.holder:
                self.turn = (self.turn + 1) % self.seats
        elif self.taper or self.house["all_pass"] == "throw-in":
            self._over("passed-out")
        else:
            self._lead()

    def _won(self) -> None:
        assert self.bid is not None
        self.level = self.bid[1]
        self.turn = self.holder
        self.phase = "call"
        if self.taper:
            self._open_talon()

    def _do_call(self, _: str, king: str) -> None:
        self.called = king
        holders = [s for s in self.order if king in self.hands[s] and s != self.turn]
        self.partner = holders[0] if holders else None
        self._open_talon()

    def group(self, number: int) -> list[str]:
        size = SIZE[self.contract]
        return self.talon[(number - 1) * size : number * size]

    def _open_talon(self) -> None:
        if self.contract == "solo":
            self._announce()
            return
        assert self.bid is not None
        self.phase = "talon"
        self._look(self.bid[1])

    def _look(self, number: int) -> None:
        self.looks.append((number - 1) % (6 // SIZE[self.contract]) + 1)
        self.king_seen = self.king_seen or self.called in self.group(self.looks[-1])

    def _do_talon(self, word: str, number: str = "0") -> None:
        if word == "surrender":
            self._over("surrender")
        elif word == "take":
            if len(self.open) == len(self.looks):  # gone back: one level for each group on the way
                self.level += 1 + self.looks.index(int(number))
            self.taken = int(number)
            self.hands[self.turn] |= set(self.group(self.taken))
            self.phase = "discard"
        else:
            self.open.append(self.looks[-1])
            if len(self.open) < 6 // SIZE[self.contract]:
                self.level += 1
                self._look(self.looks[-1] + 1)

    def _do_discard(self, *words: str) -> None:
        if words[0] == "surrender":
            self._over("surrender")
            return
        self.away = set(words[1:])
        self.hands[self.turn] -= self.away
        self._announce()

    def _announce(self) -> None:
        self.phase = "announce"
        exposed = any(self.called in self.group(number) for number in self.open)
        self.round = Round(self.seats, self.holder, self.partner, self.called, self.hands, exposed, self.house)

    def _do_announce(self, *words: str) -> None:
        assert self.round is not None
        self.round.do(" ".join(words))
        self.turn = self.round.turn
        if self.round.over:
            self._lead()

    def _lead(self) -> None:
        self.phase, self.turn = "play", self.order[0]

    def _do_play(self, _: str, card: str) -> None:
        self.hands[self.turn].remove(card)
        self.trick.append((self.turn, card))
        self.turn = (self.turn + 1) % self.seats
        if len(self.trick) == self.seats:
            led = self.trick[0][1]
            winner = max(self.trick, key=lambda played: strength(played[1], led))[0]
            self.tricks.append((winner, self.trick))
            self.trick, self.turn = [], winner
            if len(self.tricks) == 12:
                self._over("played" if self.bid else "michi-michi")
