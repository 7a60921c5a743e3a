"""A session as plain data and back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, fields
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from engine import FirstDeal, Match, TarokError, card_name, parse_card, read_record, write_record
from tarokgui.people import seated

from .scoresheet import HandRow

if TYPE_CHECKING:
    from .evening import Save, Session

FORMAT: Final = "tarok-session/1"


def session_data(session: Session) -> dict[str, object]:
    """Everything that the session needs to go on, as plain data."""
    match = session.match
    return {
        "format": FORMAT,
        "seed": session.seed,
        "human": session.human,
        "bots": list(session.bots),
        "people": list(session.people),
        "first_deal": [card_name(card) for card in session.first_deal.cards],
        "match": {
            "dealer": match.dealer,
            "totals": list(match.totals),
            "pool": match.pool,
            "radler": match.radler,
            "hands": match.hands,
            "contributed": list(match.contributed),
        },
        "deal": session.deal,
        "assisted": session.assisted,
        "record": write_record(session.record),
        "rows": [_row_data(row) for row in session.rows],
    }


def read_session(data: Mapping[str, object], save: Save | None) -> Session:
    """The session that ``session_data`` gave.

    Raises:
        ValueError: the data is damaged or of another version.
    """
    from .evening import Session

    if data.get("format") != FORMAT:
        raise ValueError(f"unknown session format {data.get('format')!r}")
    try:
        record = read_record(data["record"])
        match = _mapping(data["match"])
        return Session(
            seed=str(data["seed"]),
            human=_whole(data["human"]),
            bots=tuple(str(name) for name in _items(data["bots"])),
            people=_people(data, record.variant.players),
            match=Match(
                variant=record.variant,
                dealer=_whole(match["dealer"]),
                totals=_wholes(match["totals"]),
                pool=_whole(match["pool"]),
                radler=_whole(match["radler"]),
                hands=_whole(match["hands"]),
                contributed=_wholes(match["contributed"]),
            ),
            first_deal=FirstDeal(tuple(parse_card(str(name)) for name in _items(data["first_deal"]))),
            record=record,
            rows=[_row(_mapping(row)) for row in _items(data["rows"])],
            deal=None if data.get("deal") is None else _whole(data["deal"]),
            assisted=data.get("assisted") is True,
            save=save,
        )
    except (KeyError, TypeError, TarokError) as damage:
        raise ValueError(f"damaged session: {damage}") from damage


def _people(data: Mapping[str, object], players: int) -> tuple[str, ...] | None:
    """Who sits at the table; None, for the usual people, in older saves and for people this version does not know."""
    ids, human = data.get("people"), _whole(data["human"])
    if not isinstance(ids, list) or len(ids) != players:
        return None
    try:
        return seated(players, human, [str(ids[(human + step) % players]) for step in range(1, players)])
    except ValueError:
        return None


@lru_cache(maxsize=4096)
def _row_data(row: HandRow) -> dict[str, object]:
    """A row as plain data, made once: a long evening is saved at every decision."""
    return asdict(row)


def _row(data: Mapping[str, object]) -> HandRow:
    known = {field.name for field in fields(HandRow)}
    values = {key: tuple(value) if isinstance(value, list) else value for key, value in data.items() if key in known}
    return HandRow(**values)  # type: ignore[arg-type]  # a row is only shown, and the digest vouches for its values


def _mapping(value: object) -> Mapping[str, object]:
    if not isinstance(value, Mapping):
        raise TypeError("not an object")
    return value


def _items(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TypeError("not a list")
    return value


def _whole(value: object) -> int:
    if type(value) is not int:
        raise TypeError("not a whole number")
    return value


def _wholes(value: object) -> tuple[int, ...]:
    return tuple(_whole(item) for item in _items(value))
