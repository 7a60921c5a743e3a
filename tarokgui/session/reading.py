"""Values of the wanted kind out of plain data; anything else raises ValueError."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine import Variant

from .deals import MOST_DEALS
from .scoresheet import LOST, HandRow


def mapping(value: object) -> Mapping[str, object]:
    """Read an object."""
    if not isinstance(value, Mapping):
        raise ValueError("not an object")
    return value


def items(value: object) -> Sequence[object]:
    """Read a list."""
    if not isinstance(value, list | tuple):  # a tuple: data that has not been a file yet
        raise ValueError("not a list")
    return value


def whole(value: object, least: int | None = None, most: int | None = None) -> int:
    """Read a whole number from *least* to *most*. Points and pots have no bound: an evening may go on doubling them."""
    if type(value) is not int or (least is not None and value < least) or (most is not None and value > most):
        raise ValueError("not a possible number")
    return value


def wholes(value: object, count: int) -> tuple[int, ...]:
    """Read so many whole numbers."""
    found = tuple(whole(item) for item in items(value))
    if len(found) != count:
        raise ValueError("not one number for each seat")
    return found


def text(value: object) -> str:
    """Read a text."""
    if not isinstance(value, str):
        raise ValueError("not a text")
    return value


def deal_number(value: object) -> int | None:
    """Read the number of a deal, None if it has none."""
    return None if value is None else whole(value, 1, MOST_DEALS)


def _outcome(word: str, variant: Variant) -> str:
    """A possible outcome of a hand of that game."""
    if word != LOST and word not in variant.outcomes:
        raise ValueError("not an outcome of this game")
    return word


def row(value: object, variant: Variant) -> HandRow:
    """Read a row of the score sheet of a table of that variant."""
    data, last = mapping(value), variant.players - 1
    pot_key = variant.carry.pot_key
    contract = data["contract"]
    if contract is not None and variant.contract(text(contract)) is None:
        raise ValueError("not a contract of this game")
    seats = {key: None if data[key] is None else whole(data[key], 0, last) for key in ("declarer", "partner")}
    return HandRow(
        number=whole(data["number"], 1),
        dealer=whole(data["dealer"], 0, last),
        outcome=_outcome(text(data["outcome"]), variant),
        declarer=seats["declarer"],
        partner=seats["partner"],
        contract=None if contract is None else text(contract),
        level=None if data["level"] is None else whole(data["level"], 0),
        stake=whole(data["stake"], 1),
        paid=wholes(data["paid"], variant.players),
        totals=wholes(data["totals"], variant.players),
        pot=whole(data[pot_key], 0) if pot_key else 0,
        deal=deal_number(data.get("deal")),
        assisted=data.get("assisted") is True,
        known=data.get("known") is True,
        radli=wholes(data["radli"], variant.players) if data.get("radli") else (),
    )
