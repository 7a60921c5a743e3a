"""A second referee of Tübingen Tarok, written from the ledger and the record page alone: it follows a record and
knows the legal speeches and cards at each point. It shares nothing with the engine but the record's texts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from tests.support.slovenian_cards import same
from tests.support.tubingen_cards import GREAT, KINGS, SKI, blank, strength, tarocks
from tests.support.tubingen_strafen import ORDER, of_hand

HOUSE = {"claims": "automatic", "scoring": "winner", "strafen_hand": "after", "ski_counts": "each"}
Trick = list[tuple[int, str]]


class Referee:
    """Goes along with one record to its end."""

    def __init__(self, record: Mapping[str, Any]) -> None:
        self.house = {**HOUSE, **record.get("house", {})}
        self.dealer: int = record["dealer"]
        self.order = [(self.dealer + step) % 4 for step in (1, 2, 3, 4)]
        self.hands: list[set[str]] = [set(), set(), set(), set()]
        self.dealt: list[set[str]] = []
        self.away: list[str] = []
        self.askers: list[int] = []
        self.answers: list[int] = []
        self.said = 0
        self.fort_mit: list[int] = []
        self.contract = ""
        self.declarer = -1
        self.called = ""
        self.trick: Trick = []
        self.tricks: list[tuple[int, Trick]] = []
        self.claims: list[tuple[int, str]] = []
        self.ending = ""
        self.phase, self.turn = "cut", self.order[2]
        if "pack" in record:
            self.pack: list[str] = list(record["pack"])
        else:
            self.hands = [set(hand) for hand in record["hands"]]
            self._dealt()

    def legal(self) -> set[str]:
        return set() if self.phase == "over" else {same(text) for text in getattr(self, f"_legal_{self.phase}")()}

    def do(self, text: str) -> None:
        """Take in a legal action of the seat whose turn it is."""
        getattr(self, f"_do_{self.phase}")(*text.split())

    def _over(self, ending: str) -> None:
        self.phase, self.ending, self.turn = "over", ending, -1

    def _right_of(self, seat: int) -> int:
        return (seat + 1) % 4

    # section 2

    def _legal_cut(self) -> Sequence[str]:
        return [f"cut {n}" for n in range(5, 74)]

    def _do_cut(self, _: str, number: str) -> None:
        stack = self.pack[int(number) :] + self.pack[: int(number)]
        for packet in (5, 5, 5, 4):
            for seat in self.order:
                size = 6 if packet == 4 and seat == self.dealer else packet
                self.hands[seat] |= set(stack[:size])
                stack = stack[size:]
        self._dealt()

    def _dealt(self) -> None:
        self.dealt = [set(hand) for hand in self.hands]
        self.phase, self.turn = "discard", self.dealer

    def _legal_discard(self) -> Sequence[str]:
        return [f"discard {one} {two}" for one, two in combinations(self.hands[self.dealer] - set(GREAT), 2)]

    def _do_discard(self, _: str, one: str, two: str) -> None:
        self.away = [one, two]
        self.hands[self.dealer] -= {one, two}
        self.started = [set(hand) for hand in self.hands]
        self.askers = [s for s in self.order if blank(self.hands[s]) and len(tarocks(self.hands[s])) <= 7]
        self._next_asker()

    # section 6

    def _next_asker(self) -> None:
        if self.askers:
            self.phase, self.turn = "ask", self.askers[0]
        else:
            self.phase, self.turn, self.said = "raus", self.order[0], 0

    def _legal_ask(self) -> Sequence[str]:
        return ["ask-tout", "keep"]

    def _do_ask(self, word: str) -> None:
        asker = self.askers.pop(0)
        if word == "keep":
            self._next_asker()
            return
        self.answers = [seat for seat in self.order if seat != asker]
        self.phase, self.turn = "answer", self.answers.pop(0)

    def _legal_answer(self) -> Sequence[str]:
        return ["accept", "decline"]

    def _do_answer(self, word: str) -> None:
        if word == "accept":
            self._play("tout", self.turn)
        elif self.answers:
            self.turn = self.answers.pop(0)
        else:
            self._over("redeal")

    # sections 3 and 4

    def _legal_raus(self) -> Sequence[str]:
        return ["pass", "bid raus"]

    def _do_raus(self, word: str, _: str = "") -> None:
        if word == "bid":
            self._play("raus", self.turn)
            return
        self.said += 1
        self.turn = self._right_of(self.turn)
        if self.said == 4:
            self.phase, self.turn, self.said = "ruf", self.dealer, 0

    def _legal_ruf(self) -> Sequence[str]:
        hand = self.hands[self.turn]
        mine = [king for king in KINGS if king in hand]
        calls = [king for king in KINGS if king not in hand or self.turn == self.dealer]
        if len(mine) == 3:
            calls.append("fourth")
        if len(mine) == 4:
            calls += [card for card in ("T21", "T1", SKI) if card not in hand]
        return ["pass", *(f"call {card}" for card in calls)]

    def _do_ruf(self, word: str, card: str = "") -> None:
        if word == "call":
            if card == "fourth":
                (card,) = set(KINGS) - self.hands[self.turn]
            self.called = card
            self._play("raus" if card in self.hands[self.turn] else "ruf", self.turn)
            return
        if len(tarocks(self.hands[self.turn])) >= 8:
            self.fort_mit.append(self.turn)
        self.said += 1
        self.turn = self._right_of(self.turn)
        if self.said == 4:
            self._over("stecken")

    @property
    def partner(self) -> int | None:
        if self.contract != "ruf":
            return None
        return next(seat for seat in range(4) if self.called in self.started[seat])

    @property
    def ours(self) -> set[int]:
        return {self.declarer} | ({self.partner} if self.partner is not None else set())

    def friends(self, one: int, other: int) -> bool:
        """True if two seats are on one side for the Strafen."""
        return (one in self.ours) == (other in self.ours)

    # sections 7 and 8

    def _play(self, contract: str, declarer: int) -> None:
        self.contract, self.declarer = contract, declarer
        self.phase, self.turn = "play", self.order[0]

    def _legal_play(self) -> Sequence[str]:
        hand = self.hands[self.turn]
        led = next((card[0] for _, card in self.trick if card != SKI), None)
        may = set(hand)
        if led is not None:
            plain = hand - {SKI}
            suit = {card for card in plain if card[0] == led}
            may = (suit or tarocks(plain) or plain) | (hand & {SKI})
        return [f"play {card}" for card in may]

    def _do_play(self, _: str, card: str) -> None:
        self.hands[self.turn].remove(card)
        self.trick.append((self.turn, card))
        self.turn = self._right_of(self.turn)
        if len(self.trick) < 4:
            return
        led = next(card[0] for _, card in self.trick if card != SKI)
        winner = max(self.trick, key=lambda played: strength(played[1], led))[0]
        self.tricks.append((winner, self.trick))
        self.trick, self.turn = [], winner
        if len(self.tricks) == 19:
            if self.house["claims"] == "spoken" and self.contract != "tout":
                self.phase, self.turn = "claim", self.order[0]
            else:
                self._over("played")

    # section 9, U29

    def strafen_of(self, seat: int) -> dict[str, tuple[int, int]]:
        """The claims due to a seat for its hand."""
        before = self.house["strafen_hand"] == "before"
        return of_hand((self.dealt if before else self.started)[seat])

    def fein_or_captured(self) -> tuple[int, str, int, int] | None:
        """The fate of the tarok 1: (its player, item, value, winner of the trick)."""
        for number, (winner, trick) in enumerate(self.tricks):
            for seat, card in trick:
                if card == "T1" and seat == winner and number == 18:
                    return seat, "fein", 10, winner
                if card == "T1" and not self.friends(seat, winner):
                    return seat, "captured", -10 if number == 18 else -5, winner
        return None

    def _legal_claim(self) -> Sequence[str]:
        items = list(self.strafen_of(self.turn))
        end = self.fein_or_captured()
        if end is not None:
            seat, item, _, winner = end
            if (item == "fein" and seat == self.turn) or (item == "captured" and self.friends(winner, self.turn)):
                items.append(item)
        captured = any(item == "captured" for _, item in self.claims)
        items = [i for i in items if (self.turn, i) not in self.claims and not (i == "captured" and captured)]
        return ["merge", *(f"claim {item}" for item in sorted(items, key=ORDER.index))]

    def _do_claim(self, word: str, item: str = "") -> None:
        if word == "claim":
            self.claims.append((self.turn, item))
            return
        self.turn = self._right_of(self.turn)
        if self.turn == self.order[0]:
            self._over("played")
