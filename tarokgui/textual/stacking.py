"""The order of a stacked hand (U16): the present one, and the cards that the person puts first."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Card

from .asking import TextChoice, TextQuestion
from .cards import cards_text, typed_card
from .moment import Prompt
from .typed import words


def stack_line(moment: Prompt, stack: Sequence[Card]) -> str:
    """The person's cards in their order, from the left (U16)."""
    return moment("stack.order", cards=cards_text(moment.tr, stack))


def stack_question(moment: Prompt, stack: tuple[Card, ...]) -> TextQuestion[tuple[Card, ...]]:
    """The question about the cards that come first, which are typed; the others follow in their order (U16)."""
    pack = moment.view.table.variant.pack.cards

    def named(text: str) -> tuple[Card, ...] | None:
        cards = [typed_card(moment.tr, pack, word) for word in text.replace(",", " ").split()]
        known = tuple(card for card in cards if card is not None)
        return known if len(known) == len(cards) and cards else None

    def refused(first: tuple[Card, ...]) -> str | None:
        good = set(first) <= set(stack) and len(set(first)) == len(first)
        return None if good else moment("stack.refused")

    leave = TextChoice(moment("stack.usual"), stack, words(moment.tr, "no"))
    return TextQuestion(
        (stack_line(moment, stack), moment("question.stack")), (leave,), named, refused, moment("stack.prompt")
    )


def put_first(stack: tuple[Card, ...], first: tuple[Card, ...]) -> tuple[Card, ...]:
    """The stack with some of its cards before all others."""
    return (*first, *(card for card in stack if card not in first))
