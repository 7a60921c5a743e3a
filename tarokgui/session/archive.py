"""A session as plain data and back: whole, as versions up to 0.4.0 kept it, and in the parts that storage keeps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Final

from engine import (
    TAROACE,
    Card,
    FirstDeal,
    HandRecord,
    LastRound,
    Match,
    Variant,
    card_name,
    parse_card,
    read_record,
    write_record,
)
from engine.pack import is_whole
from tarokgui.session.people import seated

from .deals import numbered_pack
from .pendingsave import Savable
from .reading import deal_number, items, mapping, row, text, whole, wholes
from .savedsession import SavedSession
from .scoresheet import HandRow

if TYPE_CHECKING:
    from .eveningstate import EveningState

FORMAT: Final = "tarok-session/1"
"""The one format of versions up to 0.4.0."""
DAMAGES: Final = (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError)
"""The errors with which reading damaged data fails."""
EVENING: Final = "tarok-evening/1"
"""The format of the constant part of an evening, as this version keeps it."""


def about_data(session: Savable) -> dict[str, object]:
    """The part of a save that stays the same all evening."""
    return {
        "seed": session.seed,
        "human": session.human,
        "bots": list(session.bots),
        "people": list(session.people),
        "first_deal": _names(session.first_deal.cards),
    }


def _names(cards: Sequence[Card]) -> list[str]:
    return [card_name(card) for card in cards]


def setting_data(moment: EveningState) -> dict[str, object]:
    """The start of the hand at that moment: the evening before it, and its record before the first action."""
    match = moment.match
    record = write_record(moment.hand.record)
    del record["actions"]
    return {
        "match": {
            "dealer": match.dealer,
            "totals": list(match.totals),
            "hands": match.hands,
            **match.variant.carry.save(match.carry),
        },
        "deal": moment.deal,
        "assisted": moment.assisted,
        "fixed": bool(moment.places),
        **({"known": True} if moment.known else {}),
        **({"places": _names(moment.places)} if moment.places and moment.deal is None else {}),
        **({} if moment.last is None else {"last_round": moment.last.holder}),
        **({"order": _names(moment.order)} if moment.order else {}),
        "record": record,
    }


def session_data(session: Savable, moment: EveningState | None = None) -> dict[str, object]:
    """Everything that the session needs to go on from its present moment or another, as plain data with all rows."""
    moment = moment or session.moment
    setting = setting_data(moment)
    record = mapping(setting["record"])
    return {
        "format": FORMAT,
        **about_data(session),
        **setting,
        "record": {**record, "actions": [list(action) for action in moment.hand.record.actions]},
        "rows": [row_data(row, session.variant) for row in session.rows_at(moment)],
    }


def row_data(row: HandRow, variant: Variant) -> dict[str, object]:
    """A row of the score sheet; its game gives the key of the pot, and the entry is missing if it has none."""
    keys = {"pot": variant.carry.pot_key, "radli": "radli" if row.radli else "", "known": "known" if row.known else ""}
    return {keys.get(key, key): value for key, value in asdict(row).items() if keys.get(key, key)}


def read_saved(data: Mapping[str, object], *, older: int | None = None) -> SavedSession:
    """The session that ``session_data`` wrote. With *older*, so many rows are with the keeper, and none in the data.

    Raises:
        ValueError: the data is damaged or of another version.
    """
    if data.get("format") != FORMAT:
        raise ValueError(f"unknown session format {data.get('format')!r}")
    try:
        record = read_record(data["record"])
        variant = record.variant
        human = whole(data["human"], 0, variant.players - 1)
        bots = tuple(text(name) for name in items(data["bots"]))
        if len(bots) != variant.players:
            raise ValueError("not one bot for each seat")
        match = _match(mapping(data["match"]), record)
        deal = deal_number(data.get("deal"))
        return SavedSession(
            seed=text(data["seed"]),
            human=human,
            bots=bots,
            people=_people(data, human, variant),
            match=match,
            first_deal=_first_deal(items(data["first_deal"]), variant),
            record=record,
            rows=_rows(data, variant, match) if older is None else (),
            older=older or 0,
            deal=deal,
            assisted=data.get("assisted") is True,
            places=_places(data, match, deal),
            known=data.get("known") is True,
            last=_last_round(data, variant),
            order=_cards(data.get("order", ())),
        )
    except DAMAGES as damage:
        raise ValueError(f"damaged session: {damage}") from damage


def read_row(data: object, variant: Variant, number: int) -> HandRow:
    """The row of hand *number*, counted from 0.

    Raises:
        ValueError: it is none of that hand.
    """
    try:
        found = row(data, variant)
    except (LookupError, TypeError) as damage:
        raise ValueError(f"damaged row: {damage}") from damage
    if found.number != number + 1:
        raise ValueError("the row of another hand")
    return found


def _match(data: Mapping[str, object], record: HandRecord) -> Match:
    """The evening; its next hand is the one in the record."""
    players = record.variant.players
    match = Match(
        variant=record.variant,
        dealer=whole(data["dealer"], 0, players - 1),
        totals=wholes(data["totals"], players),
        carry=record.variant.carry.load(data),
        hands=whole(data["hands"], 0),
    )
    if (match.dealer, match.own) != (record.dealer, record.own):
        raise ValueError("the hand is not of this evening")
    return match


def _cards(names: object) -> tuple[Card, ...]:
    return tuple(parse_card(text(name)) for name in items(names))


def _places(data: Mapping[str, object], match: Match, deal: int | None) -> tuple[Card, ...]:
    """The pack that fixes each place's cards: the one kept, or that of the number. Empty for hands of versions up to
    0.4.0, and for deals brought along later, which were dealt as the pack was put."""
    if data.get("fixed") is not True:
        return ()
    if deal is not None:
        return numbered_pack(match, deal)
    places = _cards(data.get("places", ()))
    if places and not is_whole(match.variant.pack, places):
        raise ValueError("not the pack of this game")
    return places


def _last_round(data: Mapping[str, object], variant: Variant) -> LastRound | None:
    """S68: the last round, with its holder as far as that is known; none in a game without one, whatever was kept."""
    if "last_round" not in data:
        return None
    holder = data["last_round"]
    return variant.carry.last_round(None if holder is None else whole(holder, 0, variant.players - 1))


def _first_deal(names: Sequence[object], variant: Variant) -> FirstDeal:
    cards = _cards(names)
    taroace = sum(TAROACE >> card & 1 for card in cards)
    if len(cards) != variant.players or taroace != 1 or not all(variant.pack.cards >> card & 1 for card in cards):
        raise ValueError("not a draw for the first deal")
    return FirstDeal(cards)


def _rows(data: Mapping[str, object], variant: Variant, match: Match) -> list[HandRow]:
    """The finished hands: those before the present one, and that too once it is over."""
    rows = [row(each, variant) for each in items(data["rows"])]
    if not match.hands <= len(rows) <= match.hands + 1:
        raise ValueError("not a row for each hand")
    return rows


def _people(data: Mapping[str, object], human: int, variant: Variant) -> tuple[str, ...] | None:
    """The people at the table; None, for the usual people, in older saves and for people this version does not know."""
    ids, players = data.get("people"), variant.players
    if not isinstance(ids, list) or len(ids) != players:
        return None
    try:
        return seated(
            players, human, [str(ids[(human + step) % players]) for step in range(1, players)], game=variant.key
        )
    except ValueError:
        return None
