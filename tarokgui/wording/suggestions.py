"""A move as something to do: "play the queen of hearts". The sentence round it is in the catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from math import isinf

from engine import (
    Action,
    CallKing,
    Card,
    ChoosePattern,
    Cut,
    Discard,
    Keep,
    Knock,
    PlayCard,
    Reject,
    Surrender,
    TakeGroup,
    TakePacket,
    ThrowIn,
    View,
    group_cards,
    members,
)
from tarokgui.wording.numerals import PLAIN, written
from tarokgui.wording.translator import Translator

from .cards import card_words, cards_words, definite, definite_cards
from .spoken import spoken
from .terms import pattern_name


def doing_text(tr: Translator, actions: Sequence[Action], view: View) -> str:
    """The advised move, in the form in which the language puts it after "Suggestion:" and "Why".

    Several actions are things said in one turn. *view* is that of the player, just before them.
    """
    match actions[0]:
        case Cut(cards):
            return tr("hint.do.cut", n=cards)
        case Knock():
            return tr("hint.do.knock")
        case ChoosePattern(pattern):
            return tr("hint.do.pattern", words=pattern_name(tr, pattern))
        case TakePacket(number):
            return tr("hint.do.packet", n=number)
        case ThrowIn():
            return tr("hint.do.throw-in")
        case Keep():
            return tr("hint.do.keep")
        case CallKing(card):
            return tr("hint.do.call", card=definite(tr, card))
        case TakeGroup(group):
            return tr("hint.do.take", cards=definite_cards(tr, group_of(view, group)))
        case Reject():
            last = len(view.table.talon.seen) == view.table.talon.groups
            return tr("hint.do.reject-last" if last else "hint.do.reject", n=len(view.looked))
        case Surrender():
            return tr("hint.do.surrender")
        case Discard(cards):
            return tr("hint.do.discard", cards=definite_cards(tr, members(cards)))
        case PlayCard(card):
            return tr("hint.do.play", card=definite(tr, card))
    return tr("hint.do.say", words=", ".join(spoken(tr, action, view) for action in actions))


def price_text(tr: Translator, doing: str, worse: float | None, *, even: bool) -> str:
    """A move with its cost against the best one, in game points; only the move if that is not known.

    It is "far worse" where ``worse`` is infinite, as with more in the pool than the adviser counts with.
    """
    words = doing[:1].upper() + doing[1:]
    if worse is None:
        return words
    if even:
        return tr("hint.price.even", what=words)
    if isinf(worse):
        return tr("hint.price.far", what=words)
    return tr("hint.price.worse", what=words, points=price_number(tr, worse))


def short_text(tr: Translator, actions: Sequence[Action], view: View) -> str:
    """A move as one entry of a table: the card, or the words to be said; else the act."""
    match actions[0]:
        case PlayCard(card) | CallKing(card):
            return card_words(tr, card)
        case Discard(cards):
            return cards_words(tr, members(cards))
        case (
            Cut() | Knock() | ChoosePattern() | TakePacket() | ThrowIn() | Keep() | TakeGroup() | Reject() | Surrender()
        ):
            doing = doing_text(tr, actions, view)
            return doing[:1].upper() + doing[1:]
    return ", ".join(spoken(tr, action, view) for action in actions)


def price_figure(tr: Translator, worse: float | None, *, even: bool) -> str:
    """The cost of a move against the best one as a figure, or in two words; empty if it is not known."""
    if worse is None:
        return ""
    if even:
        return tr("hint.price.as-good")
    return tr("hint.price.worst") if isinf(worse) else f"−{price_number(tr, worse)}"


def price_number(tr: Translator, worse: float) -> str:
    """A price in figures, to the tenth if it is small."""
    return f"{worse:.1f}".replace(".", tr("settings.decimal")) if worse < PLAIN else written(round(worse), tr.language)


def group_of(view: View, group: int) -> tuple[Card, ...]:
    """The cards of a group of the talon as far as the seat of the view knows them."""
    talon = view.table.talon
    if group == talon.looking and view.looked:
        return view.looked
    return tuple(card for card in group_cards(talon.cards, talon.groups, group) if card is not None)
