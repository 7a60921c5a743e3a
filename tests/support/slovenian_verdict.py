"""The second Slovenian referee's settlement (ledger sections 3, 9, 10; record page) of a hand followed to its end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.support.slovenian_cards import (
    GROUP,
    KINGS,
    MOND,
    NEGATIVE,
    PAGAT,
    RISING,
    TRULA,
    VALUES,
    count,
    nearest_five,
)
from tests.support.slovenian_referee import Referee

PRICE = {"trula": 10, "kings": 10, "king": 10, "pagat": 25, "valat": 250}
Lines = list[tuple[str, int, bool]]


def settled(record: Mapping[str, Any]) -> dict[str, Any]:
    """The settlement of a complete and legal record, by the law."""
    referee = Referee(record)
    for seat, text in record["actions"]:
        assert seat == referee.turn, (seat, text)
        referee.do(text)
    return verdict(referee)


def verdict(referee: Referee) -> dict[str, Any]:
    """As ``tarok settle`` prints it, with lines and individual values as sorted lists of tuples."""
    money = referee.house["settlement"] == "money"
    scores = [0] * referee.seats
    result: dict[str, Any] = {"outcome": referee.ending, "payments" if money else "scores": scores}
    if referee.ending == "klop":
        _klop(referee, result, scores, money)
    elif referee.ending == "played":
        Played(referee).write(result, scores, money)
    result.setdefault("radli", list(referee.radli))
    return result


def _alone(referee: Referee, scores: list[int], seat: int, value: int, money: bool) -> None:
    """Something of one seat: its own on paper; in money from or to each other player (S70, S71)."""
    if not money:
        scores[seat] += value
        return
    for other in set(referee.order) - {seat}:
        scores[other] -= value
        scores[seat] += value


def _klop(referee: Referee, result: dict[str, Any], scores: list[int], money: bool) -> None:
    """S62 to S64, S71, S-V10."""
    piles: list[list[str]] = [[] for _ in range(referee.seats)]
    for number, (winner, trick) in enumerate(referee.tricks):
        piles[winner] += [card for _, card in trick] + referee.talon[number : number + 1]
    points = [count(pile) for pile in piles]
    house, doubler = referee.house, referee.klop_doubler
    most = [seat for seat in referee.order if points[seat] > 35]
    none = [seat for seat in referee.order if not piles[seat]]
    if most and not house["klop_both_extremes"]:
        none = []
    each = dict.fromkeys(referee.order, 0)
    if not most and not none:
        each = {s: -(nearest_five(points[s]) if house["klop_rounded"] else points[s]) for s in referee.order}
    each |= dict.fromkeys(none, 70) | dict.fromkeys(most, -70 if doubler is None else -140)
    if doubler is not None and not most:
        each[doubler] = -140
    for seat, value in each.items():
        _alone(referee, scores, seat, value, money)
    result["points"] = points
    if house["radli"]:
        result["radli"] = [number + 1 for number in referee.radli]


class Played:
    """A hand with a declarer; every line from his side."""

    def __init__(self, referee: Referee) -> None:
        self.referee, self.house = referee, referee.house
        self.friends = referee.friends
        self.bonuses = referee.contract in GROUP
        self.ours = list(referee.away)
        self.theirs: list[str] = []
        self.regained = False
        rest = [card for card in referee.talon if card not in referee.taken] if referee.took else list(referee.talon)
        for winner, trick in referee.tricks:
            pile = self.ours if winner in self.friends else self.theirs
            pile += [card for _, card in trick]
            if referee.called in referee.taken and referee.called in [card for _, card in trick]:  # S44
                pile += rest
                self.regained = winner in self.friends
                rest = []
        self.theirs += rest

    def sign(self, seat: int) -> int:
        return 1 if seat in self.friends else -1

    def won(self) -> bool:
        tricks = [winner in self.friends for winner, _ in self.referee.tricks]
        if self.referee.contract in ("colour-valat", "valat"):
            return all(tricks)
        if self.referee.contract in NEGATIVE:
            return sum(tricks) == (1 if self.referee.contract == "piccolo" else 0)
        points = count(self.ours)
        one_over = self.house["win_at"] == "35-and-one" and points == 35 and len(self.ours) % 3 == 1
        return points > 35 or one_over

    def game(self) -> int:
        """S17, S60, S61 with the chain of S47."""
        assert self.referee.round is not None
        value = VALUES[self.referee.contract]
        if self.bonuses:
            off = abs(count(self.ours) - 35)
            value += off if self.house["difference"] == "exact" else nearest_five(off)
        return (value if self.won() else -value) << len(self.referee.round.game)

    def feats(self) -> dict[str, tuple[int, int]]:
        """For each bonus the side that made it and the side that failed in it, 0 for none (S19 to S25)."""
        last_winner, last = self.referee.tricks[-1]
        feats = dict.fromkeys(PRICE, (0, 0))
        for item, cards in (("trula", TRULA), ("kings", KINGS)):
            if set(cards) <= set(self.ours):
                feats[item] = (1, 0)
            elif set(cards) <= set(self.theirs):
                feats[item] = (-1, 0)
        for seat, card in last:
            if card == self.referee.called:
                feats["king"] = (1, 0) if last_winner in self.friends else (0, 1)
            if card == PAGAT:
                feats["pagat"] = (self.sign(seat), 0) if seat == last_winner else (0, self.sign(seat))
        sides = {self.sign(winner) for winner, _ in self.referee.tricks}
        feats["valat"] = (sides.pop() if len(sides) == 1 else 0, 0)
        return feats

    def bonus_lines(self) -> tuple[Lines, list[tuple[int, str, int]]]:
        """All lines but the game's, and the silent pagat where it is its player's own (S-V9)."""
        assert self.referee.round is not None
        lines: Lines = []
        alone: list[tuple[int, str, int]] = []
        for item, (made, failed) in self.feats().items():
            said = [said for said in self.referee.round.bonuses if said.item == item]
            for one in said:
                mine = self.sign(one.seat)
                value = 2 * PRICE[item] << len(one.steps)
                lines.append((item, mine * value if made == mine else -mine * value, True))
            for side, value in ((made, PRICE[item]), (failed, -PRICE[item])):
                if not side or side in {self.sign(one.seat) for one in said}:
                    continue
                rule = self.house["pagat_silent"]
                if item == "pagat" and (rule == "holder" or (rule == "holder-if-lost" and value < 0)):
                    (seat,) = [seat for seat, card in self.referee.tricks[-1][1] if card == PAGAT]
                    alone.append((seat, item, value))
                else:
                    lines.append((item, side * value, False))
        return lines, alone

    def monds(self) -> list[tuple[int, str, int]]:
        """S58, S78."""
        referee = self.referee
        price = -21 if referee.three or self.house["difference"] == "exact" else -20
        lost = [
            (seat, "mond", price)
            for winner, trick in referee.tricks
            for seat, card in trick
            if card == MOND and seat != winner
        ]
        left = self.bonuses and MOND in referee.talon and MOND not in referee.taken
        return [*lost, *([(referee.holder, "mond", price)] if left and not self.regained else [])]

    def write(self, result: dict[str, Any], scores: list[int], money: bool) -> None:
        referee = self.referee
        lines: Lines = [("game", self.game(), False)]
        alone = self.monds() if self.bonuses or referee.contract == "solo-without" else []
        won = self.won()
        if self.bonuses:
            more, own = self.bonus_lines()
            lines, alone = lines + more, alone + own
            if any(item == "valat" for item, _, _ in lines):  # SA2, SA13
                lines, alone = [line for line in lines if line[0] == "valat"], []
                won = self.feats()["valat"][0] == 1
        open_one = bool(self.house["radli"] and referee.radli[referee.holder])
        total = sum(value for _, value, _ in lines) * (2 if open_one else 1)
        for friend in self.friends:
            scores[friend] += total
        foes = set(referee.order) - self.friends
        if money:
            for foe in foes:
                scores[foe] -= total
            if len(self.friends) == 1:
                scores[referee.holder] = total * len(foes)
        for seat, _, value in alone:
            _alone(referee, scores, seat, value, money)
        result |= {"declarer": referee.holder, "partner": referee.partner, "contract": referee.contract}
        result |= {"lines": sorted(lines), "individual": sorted(alone)}
        if self.bonuses or referee.contract == "solo-without":
            result["points"] = [count(self.ours), count(self.theirs)]
        if self.house["radli"]:
            high = RISING.index(referee.contract) >= RISING.index("beggar")
            new = 1 if high or any(item == "valat" for item, _, _ in lines) else 0
            result["radli"] = [number + new for number in referee.radli]
            result["radli"][referee.holder] -= 1 if open_one and won else 0


def plain(data: Mapping[str, Any]) -> dict[str, Any]:
    """A printed settlement with its lines and individual values as sorted lists of tuples."""
    result = dict(data)
    if "lines" in result:
        result["lines"] = sorted((line["item"], line["value"], line.get("announced", False)) for line in data["lines"])
        result["individual"] = sorted((one["seat"], one["item"], one["value"]) for one in data["individual"])
    return result
