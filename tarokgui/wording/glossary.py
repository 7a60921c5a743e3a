"""The meanings of the game's terms, in one line each, for the tooltips. Empty if there are none."""

from __future__ import annotations

from engine import (
    LUNA,
    PAGAT,
    SKIZ,
    Action,
    Announce,
    Bid,
    Card,
    ChoosePattern,
    Declare,
    Double,
    MakeBid,
    Own,
    Pass,
    Suit,
    View,
    is_unnumbered,
    suit_of,
)
from tarokgui.wording.gamephrases import phrases_of
from tarokgui.wording.translator import Translator

from .spoken import action_key, steps_said
from .terms import STEPS, step_key

_CARDS = {SKIZ: "skiz", LUNA: "luna", PAGAT: "pagat"}


def term_gloss(tr: Translator, term: str) -> str:
    """A word of the table by its key in ``glossary.term``: "talon", "level", "pot", "forehand", "merge"."""
    return _line(tr, "term", term)


def contract_gloss(tr: Translator, contract: str) -> str:
    """A contract class by its key: "doi", "michi"."""
    return _line(tr, "contract", contract)


def bid_gloss(tr: Translator, bid: Bid) -> str:
    """The meaning of a bid with its level; of one without a level, that of its contract."""
    key = f"glossary.bid.{bid.contract}"
    if key in tr:
        return tr(key, n=bid.ordinal)
    return contract_gloss(tr, bid.contract) if is_unnumbered(bid.contract) else ""


def item_gloss(tr: Translator, item: str) -> str:
    """A bonus or another item of the settlement by its key: "trula", "game"."""
    return _line(tr, "item", item)


def step_gloss(tr: Translator, step: int, steps: int = len(STEPS)) -> str:
    """A step of the chain, 0 for contra, of so many *steps* that a chain can have at the table."""
    return _line(tr, "step", step_key(step, steps))


def card_gloss(tr: Translator, card: Card) -> str:
    """A tarok, with something more about skiz, luna and pagat; nothing about a card of a suit."""
    return _line(tr, "card", _CARDS.get(card, "tarok")) if suit_of(card) is Suit.TAROK else ""


def action_gloss(tr: Translator, action: Action, view: View) -> str:
    """The term that an action is called by; ``view`` is any seat's view just before it."""
    match action:
        case MakeBid(bid):
            return bid_gloss(tr, bid)
        case Announce(item):
            return item_gloss(tr, item)
        case Pass():
            return term_gloss(tr, phrases_of(view).passes(view))
        case Own(text) if text.startswith("claim "):
            return item_gloss(tr, text.removeprefix("claim "))
        case Declare():
            return item_gloss(tr, "taroace")
        case Double():
            return step_gloss(tr, steps_said(view, action), view.table.variant.prices.steps)
        case ChoosePattern(pattern):
            return _line(tr, "pattern", pattern)
        case _:
            return term_gloss(tr, action_key(action))


def _line(tr: Translator, kind: str, key: str) -> str:
    return tr(f"glossary.{kind}.{key}") if f"glossary.{kind}.{key}" in tr else ""
