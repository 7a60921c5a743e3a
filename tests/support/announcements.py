"""The second referee's announcement round (ledger sections 11 to 14)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

ITEMS = ("trula", "regii", "luna", "valat", "pagat", "rege", "prins")


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
        seats: int,
        declarer: int,
        partner: int | None,
        called: str | None,
        hands: Sequence[set[str]],
        king_was_open: bool,
        house: Mapping[str, Any],
    ) -> None:
        self.seats = seats
        self.declarer = declarer
        self.called = called
        self.hands = hands
        self.house = house
        self.king_was_open = king_was_open
        self.with_declarer = {seat: seat in (declarer, partner) for seat in range(seats)}
        self.known = {declarer}
        if called is None or king_was_open:
            self.known = set(range(seats))
        self.turn = declarer
        self.had_turn: set[int] = set()
        self.silent_turns = 0
        self.spoke = False
        self.after_pagat = False
        self.declared: dict[int, int] = {}
        self.bonuses: list[Said] = []
        self.game: list[int] = []
        self.over = False

    @property
    def least(self) -> int:
        return 10 if self.seats == 3 else 8

    def number(self, seat: int) -> int | None:
        """The number that the seat would have to declare, None if it holds too few."""
        held = sum(card.startswith("T") for card in self.hands[seat])
        return min(held, self.least + 2) if held >= self.least else None

    def legal(self) -> list[str]:
        texts = ["merge"]
        if self.after_pagat:
            return texts
        if self.turn not in self.had_turn:
            texts += [f"say taroace {self.number(self.turn)}"] if self.may_declare() else []
            texts += [f"say {item}" for item in ITEMS if self.may_announce(item)]
        if self.may_double(True, self.game) and not any(said.item == "valat" for said in self.bonuses):
            texts.append("double game")
        for said in self.bonuses:
            if self.may_double(self.with_declarer[said.seat], said.steps):
                if said.item == "pagat" and not said.steps and self.owes_declaration():
                    continue
                texts.append(f"double {said.item}@{said.seat}")
        return texts

    def owes_declaration(self) -> bool:
        return self.number(self.turn) is not None and self.turn not in self.declared

    def may_declare(self) -> bool:
        number = self.number(self.turn)
        if number is None or self.turn in self.declared:
            return False
        mine = self.with_declarer[self.turn]
        for said in self.bonuses:
            if said.item == "pagat" and not said.steps and self.with_declarer[said.seat] != mine:
                return True
        mates = [s for s in self.known if s != self.turn and self.with_declarer[s] == mine]
        return all(self.declared.get(mate, 0) < number for mate in mates)

    def may_announce(self, item: str) -> bool:
        seat, mine = self.turn, self.with_declarer[self.turn]
        if any(said.item == item and self.with_declarer[said.seat] == mine for said in self.bonuses):
            return False
        if item == "pagat":
            return seat == self.declarer and "T1" in self.hands[seat] and not self.owes_declaration()
        if item == "rege":
            return self.called in self.hands[seat]
        if item == "prins":
            allowed = self.house["announce_regele_prins"] and self.called is not None
            return allowed and not mine and not self.king_was_open
        return mine or seat in self.known

    def may_double(self, owner_with_declarer: bool, steps: Sequence[int]) -> bool:
        if len(steps) == 5:
            return False
        own = self.with_declarer[self.turn] == owner_with_declarer
        return own if len(steps) % 2 else not own

    def do(self, text: str) -> None:
        words = text.split()
        if words[0] == "merge":
            self.end_turn()
            return
        self.spoke = True
        seat = self.turn
        if text.startswith("say taroace"):
            self.declared[seat] = int(words[2])
            if seat != self.declarer and self.declared[seat] <= self.declared.get(self.declarer, 0):
                self.shown(seat)
            return
        if words[0] == "say":
            self.bonuses.append(Said(words[1], seat))
            self.after_pagat = words[1] == "pagat"
            if words[1] == "rege":
                self.known = set(range(self.seats))
        elif text == "double game":
            self.game.append(seat)
        else:
            item, announcer = words[1].split("@")
            (said,) = [s for s in self.bonuses if s.item == item and s.seat == int(announcer)]
            said.steps.append(seat)
        self.shown(seat)

    def shown(self, seat: int) -> None:
        """The seat's side is public now; a known partner leaves no doubt about the others."""
        self.known.add(seat)
        if self.with_declarer[seat] and seat != self.declarer:
            self.known = set(range(self.seats))

    def end_turn(self) -> None:
        self.had_turn.add(self.turn)
        self.silent_turns = 0 if self.spoke else self.silent_turns + 1
        self.spoke = self.after_pagat = False
        self.turn = (self.turn + 1) % self.seats
        self.over = len(self.had_turn) == self.seats and self.silent_turns >= self.seats - 1
