"""Sentences of a Stecken: the task of the moment, and the place of a card in the hand."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Card
from tarokgui.wording.cards import card_words
from tarokgui.wording.translator import Translator


def stack_words(tr: Translator, held: Card | None, *, stacking: bool) -> str:
    """The line of advice; *held* is the card that was taken up, *stacking*: the hands are on their way."""
    if stacking:
        return tr("panels.stecken.stacking")
    return tr("panels.stecken.text") if held is None else tr("panels.stecken.held", card=card_words(tr, held))


def place_words(tr: Translator, key: str, card: Card, cards: Sequence[Card]) -> str:
    """The card and its place among the *cards*, in the sentence of that *key*."""
    return tr(f"panels.stecken.{key}", card=card_words(tr, card), n=cards.index(card) + 1, all=len(cards))
