"""Cards for the ear: taroks by Arabic numbers, a hand suit by suit, and the card that was typed."""

from __future__ import annotations

from collections.abc import Iterable

from engine import (
    Card,
    CardSet,
    NotationError,
    Suit,
    card_name,
    members,
    parse_card,
    suit_of,
    tarok_number,
)
from tarokgui.wording.cards import card_words, definite, listed, own_name, rank_words, suit_words
from tarokgui.wording.translator import Translator

from .typed import english, folded

_SUITS = (Suit.TAROK, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS, Suit.SPADES)


def card_text(tr: Translator, card: Card) -> str:
    """A card in a sentence: "9 of spades", "tarok 14", "skiz"."""
    if suit_of(card) is Suit.TAROK and not own_name(tr, card):
        return tr("textual.card.tarok", number=tarok_number(card))
    return card_words(tr, card)


def definite_text(tr: Translator, card: Card) -> str:
    """A card with its article, if the language has one there: "the 9 of spades", "tarok 14", "the skiz"."""
    return definite(tr, card, card_text(tr, card))


def card_label(tr: Translator, card: Card) -> str:
    """A card with the short name by which it may be typed: "9 of spades (S9)"."""
    return tr("textual.card.label", card=card_text(tr, card), code=card_name(card))


def cards_text(tr: Translator, cards: Iterable[Card]) -> str:
    """Several cards in a sentence."""
    return listed(tr, [card_text(tr, card) for card in cards])


def in_order(cards: CardSet) -> tuple[Card, ...]:
    """The cards in the order of a spoken hand: taroks, then the suits, each from the highest down."""
    return tuple(card for suit in _SUITS for card in reversed(members(cards)) if suit_of(card) is suit)


def hand_lines(tr: Translator, hand: CardSet) -> tuple[str, ...]:
    """A hand, a line for each suit in it."""
    lines = []
    for suit in _SUITS:
        cards = [card for card in in_order(hand) if suit_of(card) is suit]
        if not cards:
            continue
        ranks = listed(tr, [_rank(tr, card) for card in cards])
        key = "textual.hand.taroace" if suit is Suit.TAROK else "textual.hand.suit"
        lines.append(tr(key, suit=suit_words(tr, suit).capitalize(), count=len(cards), n=len(cards), ranks=ranks))
    return tuple(lines) or (tr("textual.hand.empty"),)


def _rank(tr: Translator, card: Card) -> str:
    """A card's name within its suit."""
    if suit_of(card) is not Suit.TAROK:
        return rank_words(tr, card)
    return card_words(tr, card) if own_name(tr, card) else str(tarok_number(card))


def typed_card(tr: Translator, cards: CardSet, text: str) -> Card | None:
    """The card of a pack that was typed: by its short name in either order of the two parts, or in words."""
    text = folded(text)
    squeezed = text.replace(" ", "").upper()
    for name in (squeezed, squeezed[-1:] + squeezed[:-1]):
        try:
            return parse_card(name)
        except NotationError:
            continue
    return next((card for card in members(cards) if text in _names(tr, card)), None)


def _names(tr: Translator, card: Card) -> frozenset[str]:
    """A card in words, with both kinds of numbers, also in English, and with the k of 0.4.0."""
    names = [folded(name(language, card)) for language in (tr, english()) for name in (card_text, card_words)]
    return frozenset([*names, *(name.replace("taroc", "tarok") for name in names)])
