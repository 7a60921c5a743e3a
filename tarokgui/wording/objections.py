"""The reasons for a refused action, in two registers: for a log with seat and rule number, and for the player."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from engine import Bid, Objection, Refusal, Seat, card_name, parse_card
from tarokgui.wording.translator import Translator

from .cards import card_words, listed
from .terms import bid_name, contract_name, item_name, ordinal_name


def objection_text(tr: Translator, objection: Objection, seat: Seat | None = None) -> str:
    """A line for a log: cards by their record names, the refused ``seat`` by its number, the rule's number at the end.

    "spades were led and seat 2 holds S9: follow suit (R84)"
    """

    def numbered(number: Seat) -> str:
        return tr("objection.seat", number=number)

    def written(names: Sequence[str]) -> str:
        return ", ".join(names)

    params = _params(tr, objection, numbered, written)
    you = tr("objection.somebody") if seat is None else numbered(seat)
    why = tr(_key(tr, "objection", objection), you=you, **params)
    return tr("objection.line", why=why, rule=objection.rule)


def why_text(tr: Translator, objection: Objection, who: Callable[[Seat], str] | None = None) -> str:
    """A sentence for the player who tried, cards in words; ``who`` gives the names of the seats.

    "Spades were led and you hold a spade: follow suit."
    """

    def numbered(number: Seat) -> str:
        return tr("why.seat", number=number)

    def in_words(names: Sequence[str]) -> str:
        return listed(tr, [card_words(tr, parse_card(name)) for name in names])

    params = _params(tr, objection, who or numbered, in_words)
    return tr(_key(tr, "why", objection), **params)


def _key(tr: Translator, register: str, objection: Objection) -> str:
    """The message for the reason; a few reasons have one for each situation."""
    data = objection.data
    key = f"{register}.{objection.reason}"
    match objection.reason:
        case Refusal.TAROACE_COUNT:
            held, least = data.get("held"), data.get("least")
            short = isinstance(held, int) and isinstance(least, int) and held < least
            return f"{key}.{'short' if short else 'untrue'}"
        case Refusal.WRONG_PHASE:
            asked = (objection.rule, data.get("kind"))
            return next((f"{key}.{each}" for each in asked if f"{key}.{each}" in tr), f"{key}.any")
        case Refusal.CHAIN_ENDED | Refusal.OWN_SIDE:
            return f"{key}.{'game' if data.get('item') == 'game' else 'bonus'}"
        case Refusal.MUST_FOLLOW:
            return f"{key}.{data.get('suit')}"
        case _:
            ruled = f"{key}.{objection.rule}"  # where another game says it in other words
            return ruled if ruled in tr else f"{key}.any" if f"{key}.any" in tr else key


def _params(
    tr: Translator, objection: Objection, who: Callable[[Seat], str], cards: Callable[[Sequence[str]], str]
) -> dict[str, object]:
    """The objection's data as texts and numbers for a sentence; ``n`` chooses the plural."""
    data = objection.data
    params: dict[str, object] = {key: value for key, value in data.items() if isinstance(value, int)}
    names = _names(data.get("cards", data.get("card", ())))
    counted = data.get("held") if objection.reason is Refusal.TAROACE_COUNT else data.get("count", len(names))
    params |= {"cards": cards(names), "n": counted}
    if isinstance(seat := data.get("seat"), int):
        params["seat"] = who(seat)
    if isinstance(item := data.get("item"), str):
        params["item"] = item_name(tr, item)
    if isinstance(suit := data.get("suit"), str):
        params["suit"] = tr(f"card.suit.{suit}")
    contract, ordinal = data.get("contract"), data.get("ordinal")
    if isinstance(contract, str):
        params["contract"] = contract_name(tr, contract)
    if isinstance(ordinal, int):
        params["level"] = ordinal_name(tr, ordinal)
        params["bid"] = bid_name(tr, Bid(contract, ordinal)) if isinstance(contract, str) else params["level"]
    return params


def _names(value: object) -> tuple[str, ...]:
    """One card name or several as a tuple, the strongest first, as they are spoken."""
    names = (value,) if isinstance(value, str) else tuple(value) if isinstance(value, Iterable) else ()
    known = [name for name in names if isinstance(name, str)]
    return tuple(card_name(card) for card in sorted(map(parse_card, known), reverse=True))
