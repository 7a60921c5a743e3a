"""The claims of all reasons in one game, those of the Slovenian play and of compared lines among them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from ai.reasons import Why
from ai.telling import MAKE, STOP
from engine import (
    GAME,
    PlayCard,
    Seat,
    card_name,
    legal_actions,
)

from .claims import CLAIMS, Claim, Params
from .claims_slovenian_play import avoided
from .seeing import Moment, card, suit


def _king(m: Moment, p: Params) -> bool:
    """S26: the seat has announced the called card for the last trick, holds it and plays another."""
    said = any(each.item == "king" and each.seat == m.view.seat for each in m.view.table.speech.announced)
    called = m.called
    return said and called is not None and p["card"] == card_name(called) and called != m.played


UNDER: Final[Mapping[str, Claim]] = {
    Why.DUCKS_UNDER: lambda m, p: (
        avoided(m) and m.best is not None and p["card"] == card_name(m.best) and not m.beats(m.played)
    ),
    Why.SHEDS_HIGH: lambda m, p: avoided(m) and p["card"] == card_name(m.played) and not m.beats(m.played),
    Why.LEADS_LOW: lambda m, p: avoided(m) and not m.trick and 0 <= p["percent"] <= 100,
    Why.KEEPS_KING: _king,
    Why.MATE_VOID: lambda m, p: m.may_be_friend(p["seat"]) and m.void(p["seat"], suit(p["suit"])),
    Why.FORCES_TAROC: lambda m, p: m.may_be_foe(p["seat"]) and m.void(p["seat"], suit(p["suit"])),
}
"""The reasons with another claim in the Slovenian play than in the Romanian games."""


def _aimed(m: Moment, p: Params, *, by: Seat | None) -> bool:
    """True if the aim is an item that was announced by that seat, or by nobody."""
    item, way = p["aim"].rsplit(".", 1)
    seats = [each.seat for each in m.view.table.speech.announced if each.item == item]
    told = way in (MAKE, STOP) and p.get("item", item) == item
    return told and (by in seats if by is not None else not seats)


def _other(m: Moment, p: Params) -> bool:
    """True if the other card may be played too."""
    other = PlayCard(card(p["card"]))
    return other != m.action and other in legal_actions(m.view)


def _often(m: Moment, p: Params) -> bool:
    item, way = p["does"].rsplit(".", 1)
    return _other(m, p) and 0 <= p["other"] < p["best"] <= 100 and (item != GAME or way == MAKE)


COMPARED: Final[Mapping[str, Claim]] = {
    Why.GOAL: lambda m, p: p["seat"] != m.view.seat and _aimed(m, p, by=p["seat"]),
    Why.GOAL_MINE: lambda m, p: _aimed(m, p, by=m.view.seat) and p["aim"].endswith(MAKE),
    Why.GOAL_SILENT: lambda m, p: _aimed(m, p, by=None),
    Why.MORE_OFTEN: _often,
    Why.MORE_POINTS: lambda m, p: (
        _other(m, p) and 0 <= p["other"] < p["best"] <= m.view.table.variant.pack.value(m.view.table.variant.pack.cards)
    ),
    Why.FEWER_TRICKS: lambda m, p: _other(m, p) and 0 <= p["best"] < p["other"] <= 10 * m.view.table.variant.hand_size,
}
"""The reasons of the adviser, who plays two cards out side by side."""


@cache
def claims_of(game: str) -> Mapping[str, Claim]:
    """The test of each reason in that game."""
    return {**CLAIMS, **COMPARED, **(UNDER if game.startswith("slovenian") else {})}
