"""A second referee of Slovenian Tarok, written from the ledger and the record page alone: it follows a record and
knows the legal speeches and cards at each point. It shares nothing with the engine but the record's texts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from tests.support.slovenian_cards import (
    GROUP,
    KINGS,
    MOND,
    NEGATIVE,
    PAGAT,
    RISING,
    SKIS,
    TRULA,
    WITH_PARTNER,
    is_tarok,
    same,
    strength,
    taroks,
)
from tests.support.slovenian_dealing import Dealing
from tests.support.slovenian_round import Round

Trick = list[tuple[int, str]]


class Referee(Dealing):
    """Goes along with one record to its end."""

    def __init__(self, record: Mapping[str, Any]) -> None:
        self.called: str | None = None
        self.partner: int | None = None
        self.taken: list[str] = []
        self.took = False
        self.converted = False
        self.away: list[str] = []
        self.round: Round | None = None
        self.klop_doubler: int | None = None
        self.trick: Trick = []
        self.tricks: list[tuple[int, Trick]] = []
        super().__init__(record)

    def legal(self) -> set[str]:
        return {same(text) for text in getattr(self, f"_legal_{self.phase}")()}

    def do(self, text: str) -> None:
        """Take in a legal action of the seat whose turn it is."""
        getattr(self, f"_do_{self.phase}")(*text.split())

    @property
    def friends(self) -> set[int]:
        return {self.holder} | (set() if self.partner is None else {self.partner})

    # S39 to S43

    def _named(self) -> None:
        self.turn = self.holder
        if self.contract in WITH_PARTNER and not self.three:
            self.phase = "call"
        elif self.contract in GROUP:
            self.phase = "talon"
        else:
            self._announce()

    def _legal_call(self) -> Sequence[str]:
        hand = self.hands[self.turn]
        cards = set(KINGS)
        if self.house["call_trula"] and set(KINGS) <= hand:
            cards |= set(TRULA) - hand
            if set(TRULA) <= hand:
                cards |= {f"T{n}" for n in range(1, 23)} - hand
        fourth = self.house["call_fourth"] and len(hand & set(KINGS)) == 3
        return [*(f"call {card}" for card in cards), *(["call fourth"] if fourth else [])]

    def _do_call(self, _: str, card: str) -> None:
        if card == "fourth":
            (card,) = set(KINGS) - self.hands[self.turn]
        self.called = card
        self.partner = next((s for s in self.order if card in self.hands[s] and s != self.turn), None)
        self.phase = "talon"

    def _legal_talon(self) -> Sequence[str]:
        return [f"take {number}" for number in range(1, 6 // GROUP[self.contract] + 1)]

    def _do_talon(self, _: str, number: str) -> None:
        size, self.took = GROUP[self.contract], True
        self.taken = self.talon[(int(number) - 1) * size : int(number) * size]
        self.hands[self.turn] |= set(self.taken)
        self.phase = "discard"

    def _legal_discard(self) -> Sequence[str]:
        hand = sorted(self.hands[self.turn] - set(KINGS) - set(TRULA))
        texts = [" ".join(["discard", *cards]) for cards in combinations(hand, len(self.taken))]
        solo = self.contract.startswith("solo") or (self.house["extra_contracts"] and self.three)
        may = not self.converted and (solo or self.house["colour_valat_partner"])
        return [*texts, *(["convert"] if may else [])]

    def _do_discard(self, word: str, *cards: str) -> None:
        if word == "convert":
            self.converted, self.contract = True, "colour-valat"
            return
        self.away = list(cards)
        self.hands[self.turn] -= set(cards)
        self._announce()

    # section 7 and S-V10

    def _announce(self) -> None:
        self.phase = "announce"
        lone = next((s for s in self.order if taroks(self.dealt[s]) == {PAGAT}), None)
        self.round = Round(
            self.order,
            self.holder,
            self.friends,
            self.hands,
            self.house,
            bonuses=self.contract in GROUP,
            called=self.called,
            called_lay_open=self.called in self.talon,
            lone_pagat=lone,
        )

    def _legal_announce(self) -> Sequence[str]:
        assert self.round is not None
        return self.round.legal()

    def _do_announce(self, *words: str) -> None:
        assert self.round is not None
        self.round.do(" ".join(words))
        self.turn = self.round.turn
        if self.round.over:
            self._lead()

    def _klop(self) -> None:
        self.turn = self.order[0]
        if self.house["klop_kontra"]:
            self.phase = "klop"
        else:
            self._lead()

    def _legal_klop(self) -> Sequence[str]:
        return ["merge", "double game"]

    def _do_klop(self, word: str, _: str = "") -> None:
        if word == "double":
            self.klop_doubler = self.turn
        if word == "double" or self.turn == self.order[-1]:
            self._lead()
        else:
            self.turn = self._after(self.turn)

    # section 8

    def _lead(self) -> None:
        high = RISING.index(self.contract) >= RISING.index("piccolo")
        self.phase, self.turn = "play", self.holder if high else self.order[0]

    def _legal_play(self) -> Sequence[str]:
        may = self._may_play(self.hands[self.turn])
        if self.round is not None and len(self.hands[self.turn]) > 1:  # S26
            mine = {said.item for said in self.round.bonuses if said.seat == self.turn}
            bound = {c for item, c in (("king", self.called), ("pagat", PAGAT)) if item in mine}
            may = may - bound or may
        return [f"play {card}" for card in may]

    def _may_play(self, hand: set[str]) -> set[str]:
        forced = self._forced(hand)
        if forced:
            return forced
        may = self._may_follow(hand) if self.trick else set(hand)
        if self.contract in NEGATIVE:
            return self._negative(hand, may)
        sweeping = self.contract == "colour-valat" and self.house["suits_first"] and self.turn == self.holder
        if sweeping and not self.trick:
            return may - taroks(hand) or may
        return may

    def _may_follow(self, hand: set[str]) -> set[str]:
        led = self.trick[0][1][0]
        free = {PAGAT} & hand if self.round is not None and self.round.free == self.turn else set()  # S80
        suit = {card for card in hand if card[0] == led}
        return (suit - free or taroks(hand) - free or hand) | free

    def _forced(self, hand: set[str]) -> set[str]:
        """S-V12: škis, mond and pagat go to the first trick."""
        if self.contract not in ("beggar", "open-beggar") or not self.house["beggar_with_skis"] or self.tricks:
            return set()
        if not self.trick:
            return hand & {SKIS}
        return hand & {MOND, PAGAT} if self.trick[0][1] == SKIS else set()

    def _negative(self, hand: set[str], may: set[str]) -> set[str]:
        lie = {card for _, card in self.trick}
        emperor = {SKIS, MOND} <= lie and self.house["emperor_trick"] != "off"
        if len(taroks(hand)) > 1 and not emperor:  # S55
            may = may - {PAGAT}
        if self.trick:  # S54
            led = self.trick[0][1]
            best = max(strength(card, led) for card in lie)
            return {c for c in may if strength(c, led) > best or (c == PAGAT and emperor)} or may
        if self.contract == "klop" and self.house["klop_mond_lead"] == "after-skis" and not self._skis_was_played():
            return may - {MOND} if hand - {MOND, PAGAT} else may
        return may

    def _skis_was_played(self) -> bool:
        tricks = [card for _, trick in self.tricks for _, card in trick]
        return SKIS in tricks or SKIS in self.talon[: len(self.tricks)]

    def winner(self, trick: Trick) -> int:
        """The seat that takes a whole trick (S51 to S53, S80, S-V12)."""
        led, cards = trick[0][1], [card for _, card in trick]
        trumps = self.contract != "colour-valat"
        by = {card: seat for seat, card in trick}
        if PAGAT in by:
            if self.round is not None and self.round.free == by[PAGAT]:
                return by[PAGAT]
            rule = self.house["emperor_trick"]
            if self.house["beggar_with_skis"] and self.contract in ("beggar", "open-beggar") and not self.tricks:
                rule = "any" if led == SKIS else rule
            last = cards.index(PAGAT) > max(cards.index(c) if c in cards else 9 for c in (SKIS, MOND))
            wins = rule == "any" or (rule == "pagat-last" and last)
            if {SKIS, MOND} <= set(cards) and wins and (trumps or is_tarok(led)):
                return by[PAGAT]
        return max(trick, key=lambda played: strength(played[1], led, trumps))[0]

    def _do_play(self, _: str, card: str) -> None:
        self.hands[self.turn].remove(card)
        self.trick.append((self.turn, card))
        self.turn = self._after(self.turn)
        if len(self.trick) == len(self.order):
            winner = self.winner(self.trick)
            self.tricks.append((winner, self.trick))
            self.trick, self.turn = [], winner
            if len(self.tricks) == self.size or self._decided():
                self._over("klop" if self.contract == "klop" else "played")

    def _decided(self) -> bool:
        """S57: a negative contract or a valat that is lost is played no further."""
        ours = [winner in self.friends for winner, _ in self.tricks]
        if self.contract in ("colour-valat", "valat"):
            return not all(ours)
        allowed = {"beggar": 0, "open-beggar": 0, "piccolo": 1}.get(self.contract, 12)
        return self.contract != "klop" and sum(ours) > allowed and self.contract in NEGATIVE
