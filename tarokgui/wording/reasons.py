"""The reason why a move is good or bad, in a sentence for the player who could make it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from ai.player import Reason
from ai.reasons import Why
from engine import Bid, Card, Seat, Suit, parse_card, suit_of
from tarokgui.wording.translator import Translator

from .cards import definite, definite_cards, listed
from .suggestions import price_number
from .terms import bid_name, contract_name, item_name, pattern_name

COUNTED: Final = {
    "count": "count.taroace",
    "taroace": "count.taroace",
    "tricks": "count.tricks",
    "rounds": "count.tricks",
    "danger": "count.tricks",
    "left": "count.cards",
    "kings": "reason.count.kings",
    "points": "reason.count.points",
    "gain": "reason.count.points",
    "lose": "reason.count.game",
    "value": "reason.count.game",
    "cost": "reason.count.game",
}
"""The things that each number counts, as the plural for them. Numbers that are not here stand for themselves."""

OTHERWISE: Final[Mapping[tuple[Why, str], str | None]] = {
    (Why.KINGS, "count"): "reason.count.kings",
    (Why.CALL_LENGTH, "count"): "count.cards",
    (Why.TOUT_LOSERS, "count"): "count.tricks",
    (Why.KEEPS_PAGAT, "taroace"): None,
}
"""Numbers that count another thing than usual, by reason; None for those that stand for themselves."""

NONE: Final = {"count.taroace": "reason.count.no-tarok", "reason.count.kings": "reason.count.no-king"}
"""The words for none, instead of a nought."""

FEW: Final = 3
"""A number of things whose plural halves have too: 3 points, 4½ points."""

SURE: Final = 100
"""The percentage of a certainty."""

MOST_NAMED: Final = 4
"""The largest number of taroks that are named one by one."""

MOST_CARDS: Final = 6
"""So many cards of any kind are."""


def reason_text(tr: Translator, reason: Reason, name_of_seat: Callable[[Seat], str]) -> str:
    """One sentence for a reason of the bot's.

    Raises:
        ValueError: the reason is none of `ai.reasons.Why`.
        KeyError: one of its parameters is missing.
    """
    why = Why(reason.key)
    fields = {name: _words(tr, why, name, value, name_of_seat) for name, value in reason.params.items()}
    match reason.params:
        case {"contract": str(contract), "level": int(level)}:
            fields["bid"] = bid_name(tr, Bid(contract, level))
    text = tr(_key(why, reason), **fields)
    return text[:1].upper() + text[1:]


def worth_text(tr: Translator, reason: Reason, price: float) -> str:
    """The price of the other card and its cause in one sentence, for one of `ai.telling.COMPARED`."""
    fields = {name: _words(tr, Why(reason.key), name, value, str) for name, value in reason.params.items()}
    cause = tr(f"reason.worth.{reason.key}", **fields)
    cause = cause[:1].lower() + cause[1:]
    return tr("reason.worth.than", points=price_number(tr, price), card=fields["card"], cause=cause)


def _key(why: Why, reason: Reason) -> str:
    """The message; some reasons have one for each situation."""
    if "after" in reason.params:
        return f"reason.{why}.{'open' if reason.params['after'] else 'last'}"
    match why:
        case Why.SHORTENS_SUIT:
            return f"reason.{why}.{'some' if reason.params['left'] else 'none'}"
        case Why.TAROACE_SHORT:
            return f"reason.{why}.{'some' if reason.params['enough'] else 'none'}"
        case Why.SURE_WINNER:
            open_end = "higher" if reason.params["higher"] else "ruff"
            return f"reason.{why}.{'sure' if reason.params['percent'] == SURE else open_end}"
        case Why.NO_TRUMP:
            return f"reason.{why}.{'taroc' if reason.params['suit'] == 'T' else 'suit'}"
        case Why.LIKELY_WINS:
            if not reason.params["points"]:
                return f"reason.{why}.individual"
            return f"reason.{why}.{'points' if reason.params['higher'] else 'no-higher'}"
    return f"reason.{why}"


def _words(tr: Translator, why: Why, name: str, value: object, name_of_seat: Callable[[Seat], str]) -> object:
    """One parameter in the form of the sentence."""
    match name, value:
        case "card", str():
            return definite(tr, parse_card(value))
        case "cards", int():
            return tr("count.cards", n=value)
        case "cards", tuple() | list():
            return _several(tr, [parse_card(each) for each in value])
        case "seat", int():
            return name_of_seat(value)
        case "after", tuple() | list():
            return listed(tr, [name_of_seat(seat) for seat in value])
        case "suit", str():
            return tr(f"card.suit.{value}")
        case "suits", Iterable():
            return listed(tr, [tr(f"card.suit.{letter}") for letter in value])
        case "aim" | "does", str():
            return tr(f"reason.{name}.{value}")
        case "tops", int():
            return tr(f"reason.count.tops-{('none', 'single', 'both')[value]}")
        case "item", str():
            return item_name(tr, value)
        case "contract", str():
            return contract_name(tr, value)
        case "pattern", str():
            return pattern_name(tr, value)
        case "percent" | "needed", int():
            return tr("reason.count.percent" if 0 < value < 100 else "reason.count.sure", n=value)
        case _, float() if value % 1:
            return _halved(tr, COUNTED[name], value)
        case _, int() | float():
            return _counted(tr, OTHERWISE.get((why, name), COUNTED.get(name)), int(value))
    return value


def points_text(tr: Translator, points: float) -> str:
    """A number of card points, perhaps with a half."""
    return _halved(tr, "reason.count.points", points) if points % 1 else tr("reason.count.points", n=int(points))


def _halved(tr: Translator, plural: str, number: float) -> str:
    """A number and a half of the thing counted."""
    like = FEW if number >= 1 else 1
    return tr(plural, n=like).replace(str(like), f"{int(number) or ''}½")


def _several(tr: Translator, cards: Sequence[Card]) -> str:
    """The cards by name, or the number of cards or taroks if they are too many to be named."""
    if len(cards) > MOST_NAMED and all(suit_of(card) is Suit.TAROK for card in cards):
        return tr("count.taroace", n=len(cards))
    if len(cards) > MOST_CARDS:
        return tr("count.cards", n=len(cards))
    return definite_cards(tr, cards)


def _counted(tr: Translator, plural: str | None, number: int) -> str:
    """A number with the thing counted."""
    if plural is None:
        return str(number)
    if number == 0 and plural in NONE:
        return tr(NONE[plural])
    return tr(plural, n=number)
