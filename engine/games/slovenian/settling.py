"""The parts of a Slovenian settlement: paper or money, radli, and the plain data of the record."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from engine.games.slovenian.contracts import BEGGAR, EVERY
from engine.seats import Seat
from engine.settlement import Line, Settlement
from engine.state import Table


class SlovenianOutcome(StrEnum):
    """The way a hand ended."""

    PLAYED = "played"
    KLOP = "klop"
    REDEAL = "redeal"
    ANNULLED = "annulled"


class SlovenianResult(NamedTuple):
    """The game's own part of a result: open radli by seat after the hand; ``money`` if the scores are money."""

    radli: tuple[int, ...]
    money: bool


RULES: Final = {
    "game": "S60",
    "trula": "S19",
    "kings": "S20",
    "king": "S21",
    "pagat": "S22",
    "valat": "S23",
    "mond": "S58",
    "klop": "S63",
    "klop-none": "S63",
    "klop-most": "S63",
    "klop-kontra": "S49",
}
"""The ledger's number behind each line: every item that a settlement may name."""


def gives_radli(table: Table, lines: Sequence[Line]) -> bool:
    """S64: True if all seats get a radl: klop, berač and higher, a valat, a talon contract turned to barvni valat."""
    contract = table.contract
    if contract is None:
        return False
    rank = EVERY.index(contract.key)
    return contract.individual or rank >= EVERY.index(BEGGAR) or any(line.item == "valat" for line in lines)


def paid_alone(table: Table, seat: Seat, value: int) -> dict[Seat, int]:
    """S70, S71: a value that a seat gets from each of the other players, or pays to each of them."""
    others = [other for other in table.in_turn(table.forehand) if other != seat]
    return {seat: value * len(others), **dict.fromkeys(others, -value)}


def settlement_data(settlement: Settlement) -> dict[str, object]:
    """The settlement as plain data, in the order and with the keys of the record page."""
    own: SlovenianResult = settlement.own
    data: dict[str, object] = {"outcome": str(settlement.outcome)}
    if settlement.declarer is not None:
        data |= {
            "declarer": settlement.declarer,
            "partner": settlement.partner,
            "contract": settlement.contract,
        }
    if settlement.points is not None:
        data["points"] = list(settlement.points)
    if settlement.declarer is not None:
        data["lines"] = [
            {"item": line.item, "value": line.value, **({"announced": True} if line.announced else {})}
            for line in settlement.lines
            if not line.alone
        ]
        data["individual"] = [
            {"seat": line.seats[0], "item": line.item, "value": line.value} for line in settlement.lines if line.alone
        ]
    data["payments" if own.money else "scores"] = list(settlement.scores)
    data["radli"] = list(own.radli)
    return data


def adds_up(table: Table, settlement: Settlement) -> bool:
    """True if the scores follow from the lines, and money comes to zero."""
    own: SlovenianResult = settlement.own
    scores = [0] * table.players
    for line in settlement.lines:
        for seat, value in shares(table, line, own.money).items():
            scores[seat] += value
    return tuple(scores) == settlement.scores and (not own.money or sum(scores) == 0)


def shares(table: Table, line: Line, money: bool) -> dict[Seat, int]:
    """S59, S65, S70: each seat's points from a line; a doubled hand counts if the line is a side's."""
    if line.alone or settled_alone(table):
        seat = line.seats[0]
        return paid_alone(table, seat, line.value) if money else {seat: line.value}
    value = line.value * table.factor
    if not money:
        return dict.fromkeys(line.seats, value)
    others = [seat for seat in table.in_turn(table.forehand) if seat not in line.seats]
    times = len(others) // len(line.seats)
    return {**dict.fromkeys(line.seats, value * times), **dict.fromkeys(others, -value)}


def settled_alone(table: Table) -> bool:
    """True if there are no sides, and every line is one seat's (klop)."""
    return table.contract is not None and table.contract.individual
