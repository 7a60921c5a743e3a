"""Cards in words: "9 of spades", "tarok XIV", "skiz"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from engine import LUNA, PAGAT, SKIZ, Card, Suit, card_name, rank_name, suit_of, tarok_number
from tarokgui.games.registry import every_game
from tarokgui.wording.translator import Translator

_SPECIAL: Final = {SKIZ: "skiz", LUNA: "luna", PAGAT: "pagat"}
_NUMERALS: Final = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


def roman(number: int) -> str:
    """The Roman numeral of 1 … 39, which is more than the taroks need."""
    numeral = ""
    for value, letters in _NUMERALS:
        times, number = divmod(number, value)
        numeral += letters * times
    return numeral


def own_name(tr: Translator, card: Card) -> str:
    """The key of a card that has a name of its own at the table: "skiz", "luna", "pagat"; empty for any other."""
    name = _SPECIAL.get(card, "")
    return name if name and name in _named(tr.words) else ""


@cache
def _named(words: str) -> frozenset[str]:
    """The cards that have a name in a game's words, which are a table of the catalogues."""
    return next(texts.named_cards for texts in every_game().values() if texts.venue.words == words)


def suit_words(tr: Translator, suit: Suit) -> str:
    """A suit's name: "spades", and the word for taroks for the fifth."""
    return tr(f"card.suit.{suit_letter(suit)}")


def suit_letter(suit: Suit) -> str:
    """The letter that stands for the suit in keys and card names."""
    return "HDCST"[suit]


def rank_words(tr: Translator, card: Card) -> str:
    """A suit card's rank: "king", "ace", "9"; a tarok's numeral."""
    if suit_of(card) is Suit.TAROK:
        return tr("card.word.skiz") if card == SKIZ else roman(tarok_number(card))
    return tr(f"card.rank.{rank_name(card)}")


def card_words(tr: Translator, card: Card) -> str:
    """A card's name within a sentence."""
    if name := own_name(tr, card):
        return tr(f"card.word.{name}")
    if suit_of(card) is Suit.TAROK:
        if tr.arabic:
            return tr("textual.card.tarok", number=tarok_number(card))
        return tr("card.word.tarok", numeral=rank_words(tr, card))
    return tr("card.word.suit", rank=rank_words(tr, card), suit=suit_words(tr, suit_of(card)))


def definite(tr: Translator, card: Card, words: str = "") -> str:
    """A card within a sentence, with its article if the language has one there: "the 9 of spades", "tarok XIV".

    *words* is its name where it is not to be `card_words`.
    """
    kind = "honour" if own_name(tr, card) else "tarok" if suit_of(card) is Suit.TAROK else "suit"
    return tr(f"hint.card.{kind}", card=words or card_words(tr, card))


def definite_cards(tr: Translator, cards: Iterable[Card]) -> str:
    """Several cards with their articles, the strongest first."""
    return listed(tr, [definite(tr, card) for card in sorted(cards, reverse=True)])


def cards_words(tr: Translator, cards: Iterable[Card]) -> str:
    """Several cards in a sentence: "9 of spades, 8 of spades and skiz"."""
    return listed(tr, [card_words(tr, card) for card in cards])


def listed(tr: Translator, words: Sequence[str]) -> str:
    """Words as a list within a sentence."""
    if len(words) < 2:
        return "".join(words)
    return tr("term.list", first=", ".join(words[:-1]), last=words[-1])


def romanian_card(tr: Translator, card: Card) -> str:
    """A card as it is said at the table, whatever the language of the window: "regele de inimă"."""
    if card in _SPECIAL:
        return tr(f"spoken.{_SPECIAL[card]}")
    if suit_of(card) is Suit.TAROK:
        return tr("spoken.tarok", numeral=roman(tarok_number(card)))
    name = card_name(card)
    return tr("spoken.card", rank=tr(f"spoken.rank.{name[1:]}"), suit=tr(f"spoken.suit.{name[0]}"))
