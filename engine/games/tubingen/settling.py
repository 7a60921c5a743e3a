"""The parts of a Tübingen Tarock settlement: each seat's share of a line, and the plain data of the record."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from engine.cards import CardSet
from engine.games.tubingen.actions import CAPTURED, FEIN, HAND_ITEMS
from engine.games.tubingen.captures import Best, Exchange
from engine.games.tubingen.strafen import Strafe
from engine.seats import Seat
from engine.settlement import Line, Settlement, Transfer
from engine.state import Table


class TubingenOutcome(StrEnum):
    """The way a hand ended."""

    PLAYED = "played"
    STECKEN = "stecken"
    REDEAL = "redeal"


class TubingenResult(NamedTuple):
    """The game's own part of a result.

    ``strafen`` are those that count, ``forgotten`` the due ones left unclaimed (U29), ``best`` the best opponent of a
    raus, ``tricks`` the declarer's of a tout, ``exchange`` the Ski's exchange. ``hands`` are the hands stacked for the
    next deal (U16), by seat, the dealer's two cards among his; empty after any other hand.
    """

    strafen: tuple[Strafe, ...] = ()
    best: Best | None = None
    tricks: int | None = None
    exchange: Exchange | None = None
    forgotten: tuple[Strafe, ...] = ()
    hands: tuple[CardSet, ...] = ()


GAME: Final = "game"
FLOOR: Final = "floor"
"""The item that takes back the excess of Strafen that would turn the result round (U30, UA12)."""

RULES: Final = {GAME: "U26", **dict.fromkeys(HAND_ITEMS, "U32"), FEIN: "U33", CAPTURED: "U33", FLOOR: "U30"}
"""The ledger's number behind each line: every item that a settlement may name."""


def shares(line: Line) -> dict[Seat, int]:
    """Each seat's points from a line: its seats get the value, from each seat against it where others pay."""
    if not line.against:
        return dict.fromkeys(line.seats, line.value)
    times = len(line.against) // len(line.seats)
    return {**dict.fromkeys(line.seats, line.value * times), **dict.fromkeys(line.against, -line.value)}


def transfers(lines: list[Line]) -> tuple[Transfer, ...]:
    """UA22: the payments where others pay: each opponent pays one of the declarer's side the value of all lines."""
    value = sum(line.value for line in lines)
    if not value or not lines[0].against:
        return ()
    ours, theirs = lines[0].seats, lines[0].against
    pairs = [(ours[number % len(ours)], other) for number, other in enumerate(theirs)]
    return tuple(Transfer(b, a, value) if value > 0 else Transfer(a, b, -value) for a, b in pairs)


def settlement_data(settlement: Settlement) -> dict[str, object]:
    """The settlement as plain data, in the order and with the keys of the record page."""
    own: TubingenResult = settlement.own
    data: dict[str, object] = {"outcome": str(settlement.outcome)}
    if settlement.declarer is not None:
        data |= {
            "contract": settlement.contract,
            "declarer": settlement.declarer,
            "partner": settlement.partner,
        }
    if settlement.points is not None:
        data["points"] = list(settlement.points)
    if own.best is not None:
        data["best"] = own.best.points
    if own.tricks is not None:
        data["tricks"] = own.tricks
    data["strafen"] = [{"seat": each.seat, "item": each.item, "value": each.value} for each in own.strafen]
    data["scores"] = list(settlement.scores)
    return data


def adds_up(table: Table, settlement: Settlement) -> bool:
    """True if the scores follow from the lines, and from the transfers where others pay."""
    scores = [0] * table.players
    for line in settlement.lines:
        for seat, value in shares(line).items():
            scores[seat] += value
    paid = [0] * table.players
    for payer, payee, amount in settlement.transfers:
        if payer is None or payee is None:
            return False
        paid[payer] -= amount
        paid[payee] += amount
    pays = table.variant.prices.zero_sum  # type: ignore[attr-defined]  # the game's own prices
    return tuple(scores) == settlement.scores and (tuple(paid) == settlement.scores if pays else not any(paid))
