"""The second referee's settlement (ledger sections 16 to 18), from a hand that it has followed to its end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tests.support.dealing import KINGS
from tests.support.referee import HONOURS, Referee

BASE = {"trei": 1, "doi": 2, "unu": 3, "solo": 8}
FACE = {"K": 5, "Q": 4, "N": 3, "J": 2}
Lines = list[tuple[str, int, bool]]


def face(card: str) -> int:
    if card in HONOURS:
        return 5
    return 1 if card[0] == "T" else FACE.get(card[1:], 1)


def count(cards: Iterable[str]) -> int:
    """R5, done as at the table: threes off the top, two points off each, one off the rest."""
    pile, points = list(cards), 0
    while pile:
        three, pile = pile[:3], pile[3:]
        points += sum(map(face, three)) - (2 if len(three) == 3 else 1)
    return points


def settled(record: Mapping[str, Any]) -> dict[str, Any]:
    """The settlement of a complete and legal record, by the law."""
    referee = Referee(record)
    for seat, text in record["actions"]:
        assert seat == referee.turn, (seat, text)
        referee.do(text)
    return verdict(referee)


def verdict(referee: Referee) -> dict[str, Any]:
    seats = referee.seats
    result: dict[str, Any] = {"outcome": referee.ending, "lines": [], "payments": [0] * seats}
    result |= {"pool_payments": [0] * seats, "pool": referee.pool, "radler": 0}
    ordinary_radler = 3 if referee.taper else 4
    if referee.ending == "passed-out":
        result["radler"] = ordinary_radler
    elif referee.ending == "michi-michi":
        for winner, _ in referee.tricks:
            lies = referee.pool - sum(result["pool_payments"])
            result["pool_payments"][winner] -= min(referee.stake, _most(referee) - lies)
        result["radler"] = ordinary_radler
    elif referee.ending == "surrender":
        _surrender(referee, result)
    elif referee.ending == "played":
        Played(referee).write(result)
        if referee.house["hep_hep"] and not any(result["payments"]):
            result["radler"] = ordinary_radler
    result["pool"] -= sum(result["pool_payments"])
    return result


def _most(referee: Referee) -> int:
    """The most that may be in the pool at this table."""
    return int(referee.house["pool_limit"]) or 10**100


def _pay(result: dict[str, Any], referee: Referee, friends: set[int]) -> None:
    """R105 to R107, R114: everybody settles with everybody of the other side, partners pay one opponent each."""
    each = sum(value for _, value, _ in result["lines"]) * referee.stake
    foes = [seat for seat in range(referee.seats) if seat not in friends]
    if len(friends) == 2:
        pairs = list(zip(sorted(friends), foes, strict=True))
    else:
        pairs = [(friend, foe) for friend in friends for foe in foes]
    for friend, foe in pairs:
        result["payments"][friend] += each
        result["payments"][foe] -= each


def _surrender(referee: Referee, result: dict[str, Any]) -> None:
    lines: Lines = [("game", -BASE[referee.contract] * referee.level, False)]
    in_reach = set(referee.hands[referee.holder])
    if referee.taken is None and len(referee.looks) > len(referee.open):
        in_reach |= set(referee.group(referee.looks[-1]))
    if not in_reach & set(HONOURS):
        lines.append(("trula", -1, False))
    result |= {"declarer": referee.holder, "contract": referee.contract, "level": referee.level, "lines": lines}
    _pay(result, referee, {referee.holder})


class Played:
    """A hand that was played out; every amount from the declarer's side."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee
        self.house = referee.house
        self.friends = {referee.holder} | ({referee.partner} if referee.partner is not None else set())
        self.solo = referee.contract == "solo"
        self.solo_rate = self.solo and self.house["solo_bonuses"] == "double"
        won = [(winner in self.friends, card) for winner, trick in referee.tricks for _, card in trick]
        self.ours = {card for ours, card in won if ours} | referee.away
        self.theirs = {card for ours, card in won if not ours}
        self.rest = [
            card
            for place, card in enumerate(referee.talon)
            if referee.taken is None or place // (len(referee.talon) // self._groups()) != referee.taken - 1
        ]
        called = referee.called
        self.left_open = called in self.rest and any(called in referee.group(number) for number in referee.open)
        if called in self.rest and not self.left_open and not self.solo:
            self._exchange(str(called))

    def _groups(self) -> int:
        return {"trei": 2, "doi": 3, "unu": 6, "solo": 1}[self.referee.contract]

    def _exchange(self, king: str) -> None:
        """R55, A15c: the king out of the unseen talon for a low card of the declarer's."""
        low = min(sorted(self.ours), key=face)
        self.ours = (self.ours - {low}) | {king}
        self.rest = [low if card == king else card for card in self.rest]

    def owner(self, cards: Iterable[str]) -> int:
        """+1 if our side owns them all, -1 if theirs, else 0."""
        theirs = self.theirs | set(self.rest) if self.house["talon_counts_for_trula_regii"] else self.theirs
        wanted = set(cards)
        return 1 if wanted <= self.ours else -1 if wanted <= theirs else 0

    def sign(self, seat: int) -> int:
        return 1 if seat in self.friends else -1

    def feats(self) -> dict[str, tuple[int, int]]:
        """For each bonus who made it and who failed it, as +1 (ours), -1 (theirs), 0 (nobody)."""
        tricks, called = self.referee.tricks, self.referee.called
        last_winner, last = tricks[-1]
        feats = {"trula": (self.owner(HONOURS), 0), "regii": (self.owner(KINGS), 0)}
        feats |= {"luna": (0, 0), "pagat": (0, 0), "rege": (0, 0), "prins": (0, 0)}
        for winner, trick in tricks:
            by = {card: seat for seat, card in trick}
            if "T21" in by and "T22" in by and self.sign(by["T21"]) != self.sign(by["T22"]):
                feats["luna"] = (self.sign(by["T22"]), 0)
            if called in by and winner not in self.friends:
                feats["prins"] = (-1, 0)
        for seat, card in last:
            if card == "T1":
                feats["pagat"] = (self.sign(seat), 0) if seat == last_winner else (0, self.sign(seat))
            if card == called:
                feats["rege"] = (1, 0) if last_winner in self.friends else (0, 1)
        sweep = {self.sign(winner) for winner, _ in tricks}
        feats["valat"] = (sweep.pop() if len(sweep) == 1 else 0, 0)
        return feats

    def price(self, item: str, announced: bool) -> int:
        if item == "valat":
            return (64 if announced else 32) if self.solo_rate else 16 if announced else 8
        if item == "pagat" and announced:
            return 9 if self.solo_rate else 7
        price = (2 if announced else 1) * (2 if self.solo_rate else 1)
        return price * 2 if item == "regii" and self.house["regii"] == "4/2" else price

    def lines(self, ours: int) -> Lines:
        talk = self.referee.round
        assert talk is not None
        lines: Lines = []
        feats = self.feats()
        steps = 2 ** len(talk.game)
        valat_said = any(said.item == "valat" for said in talk.bonuses)
        if not valat_said and feats["valat"][0]:
            lines.append(("valat", feats["valat"][0] * self.price("valat", False) * steps, False))
        elif not valat_said:
            won = ours >= (34 if self.referee.taper else 36)
            value = BASE[self.referee.contract]
            if steps > 1 or not won:
                value *= self.referee.level * steps
            lines.append(("game", value if won else -value, False))
        for sign in (1, -1):
            best = max((n for s, n in talk.declared.items() if self.sign(s) == sign), default=0)
            if best:
                lines.append(("taroace", sign * (best - talk.least + 1), False))
        for item, (made, failed) in feats.items():
            said_by = {self.sign(said.seat) for said in talk.bonuses if said.item == item}
            for said in talk.bonuses:
                if said.item == item:
                    mine = self.sign(said.seat)
                    value = self.price(item, True) * 2 ** len(said.steps)
                    lines.append((item, mine * value if made == mine else -mine * value, True))
            if item == "valat" and not valat_said:
                continue
            if item == "prins" and self.left_open:
                lines.append((item, -2, False))
                continue
            if made and made not in said_by:
                lines.append((item, made * self.price(item, False), False))
            if failed and failed not in said_by:
                lines.append((item, -failed * self.price(item, False), False))
        return lines

    def pool_payments(self) -> list[int]:
        """Section 17."""
        referee, moved = self.referee, [0] * self.referee.seats
        talk = referee.round
        said = next((said for said in talk.bonuses if said.item == "pagat"), None) if talk else None
        if said is None or not self.house["pool"]:
            return moved
        foes = set(range(referee.seats)) - self.friends
        made = self.feats()["pagat"][0] == 1

        def hand_out(amount: int, seats: set[int], odd: int) -> None:
            whole = abs(amount)
            for seat in seats:
                part = whole // len(seats) + (whole % len(seats) if seat == odd else 0)
                moved[seat] += part if amount > 0 else -part

        if not said.steps:
            full = min(referee.pool, _most(referee) - referee.pool)
            hand_out(referee.pool if made else -full, self.friends, referee.holder)
            return moved
        contra = said.steps[0]
        paid_in = -min(2 ** len(said.steps) * referee.pool, _most(referee))
        hand_out(referee.pool, self.friends if made else foes, referee.holder if made else contra)
        hand_out(paid_in, foes if made else self.friends, contra if made else referee.holder)
        return moved

    def write(self, result: dict[str, Any]) -> None:
        ours, theirs = count(sorted(self.ours)), count(sorted(self.theirs | set(self.rest)))
        result |= {"declarer": self.referee.holder, "partner": self.referee.partner}
        result |= {"contract": self.referee.contract, "level": self.referee.level, "points": [ours, theirs]}
        result["lines"] = self.lines(ours)
        result["pool_payments"] = self.pool_payments()
        _pay(result, self.referee, self.friends)
