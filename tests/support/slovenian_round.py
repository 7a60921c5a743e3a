"""The second Slovenian referee's announcement round, and the certainties in it (ledger section 7; record page)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

ITEMS = ("trula", "kings", "king", "pagat", "valat")


class Said:
    """An announced bonus and the seats that have doubled it so far."""

    def __init__(self, item: str, seat: int) -> None:
        self.item = item
        self.seat = seat
        self.steps: list[int] = []


class Round:
    """The round from the declarer's first turn to the last pass. Sides are True for the declarer's."""

    def __init__(
        self,
        order: Sequence[int],
        declarer: int,
        friends: set[int],
        hands: Sequence[set[str]],
        house: Mapping[str, Any],
        *,
        bonuses: bool,
        called: str | None,
        called_lay_open: bool,
        lone_pagat: int | None,
    ) -> None:
        self.order = order
        self.side = {seat: seat in friends for seat in order}
        self.hands = hands
        self.with_bonuses = bonuses
        self.called = called
        self.lone_pagat = lone_pagat if bonuses and house["vogel_frei"] else None
        self.most = 5 if house["hirs_kontra"] else 4
        self.known = {declarer}
        if called is None or called_lay_open:
            self.known = set(order)
        self.declarer = self.turn = declarer
        self.had_turn: set[int] = set()
        self.silent_turns = 0
        self.spoke = False
        self.free: int | None = None
        self.bonuses: list[Said] = []
        self.game: list[int] = []
        self.over = False

    def certain(self, seat: int, other: int) -> bool:
        """True if ``seat`` is certain of the side of ``other`` (S48)."""
        return seat == other or other in self.known or self.called in self.hands[seat]

    def surely_against(self, seat: int, other: int) -> bool:
        return self.side[seat] != self.side[other] and self.certain(seat, other)

    def legal(self) -> list[str]:
        texts = ["merge"]
        if self.with_bonuses:
            texts += [f"say {item}" for item in ITEMS if self.may_announce(item)]
        if self.lone_pagat == self.turn and self.free is None:
            texts.append("say vogel-frei")
        if self.may_double(self.declarer, self.game):
            texts.append("double game")
        texts += [f"double {s.item}@{s.seat}" for s in self.bonuses if self.may_double(s.seat, s.steps)]
        return texts

    def may_announce(self, item: str) -> bool:
        hand = self.hands[self.turn]
        if (item == "king" and self.called not in hand) or (item == "pagat" and "T1" not in hand):
            return False
        return all(self.surely_against(self.turn, said.seat) for said in self.bonuses if said.item == item)

    def may_double(self, owner: int, steps: Sequence[int]) -> bool:
        if len(steps) == self.most:
            return False
        if not steps:
            return self.surely_against(self.turn, owner)
        return self.side[self.turn] == (self.side[owner] if len(steps) % 2 else not self.side[owner])

    def do(self, text: str) -> None:
        words, seat = text.split(), self.turn
        if words[0] == "merge":
            self.end_turn()
            return
        self.spoke = True
        if text == "say vogel-frei":
            self.free = seat
        elif words[0] == "say":
            for said in self.bonuses:
                if said.item == words[1]:
                    self.against(said.seat)
            self.bonuses.append(Said(words[1], seat))
            if words[1] == "king":
                self.known = set(self.order)
        elif text == "double game":
            self.step(self.declarer, self.game)
        else:
            item, announcer = words[1].split("@")
            (said,) = [s for s in self.bonuses if (s.item, s.seat) == (item, int(announcer))]
            self.step(said.seat, said.steps)

    def step(self, owner: int, steps: list[int]) -> None:
        if steps:
            self.shown(self.turn)
        else:
            self.against(owner)
        steps.append(self.turn)

    def against(self, owner: int) -> None:
        """The seat has shown that it stands against ``owner``: if others have not shown it, it holds the card."""
        if owner in self.known:
            self.shown(self.turn)
        else:
            self.known = set(self.order)

    def shown(self, seat: int) -> None:
        self.known.add(seat)
        if self.side[seat] and seat != self.declarer:
            self.known = set(self.order)

    def end_turn(self) -> None:
        self.had_turn.add(self.turn)
        self.silent_turns = 0 if self.spoke else self.silent_turns + 1
        self.spoke = False
        self.turn = self.order[(self.order.index(self.turn) + 1) % len(self.order)]
        self.over = len(self.had_turn) == len(self.order) and self.silent_turns >= len(self.order) - 1
