"""The question of the play: which card."""

from __future__ import annotations

from engine import SUIT_CARDS, TAROACE, Action, PlayCard, Suit, card_name, card_set, legal_actions, suit_of
from tarokgui.wording.cards import suit_words

from .asking import Choice, Question
from .cards import card_label, in_order, typed_card
from .moment import Moment
from .typed import folded


def play_question(moment: Moment) -> Question[Action]:
    """The cards that may be played; any other can be named and is answered with the reason."""
    tr, view = moment.tr, moment.view
    cards = card_set(action.card for action in legal_actions(view) if isinstance(action, PlayCard))
    choices: tuple[Choice[Action], ...] = tuple(
        Choice(card_label(tr, card), PlayCard(card), (folded(card_name(card)),)) for card in in_order(cards)
    )

    def named(text: str) -> Action | None:
        card = typed_card(tr, view.table.variant.pack.cards, text)
        return None if card is None else PlayCard(card)

    lines = (moment(f"question.play.{duty(moment)}", number=len(view.table.play.tricks) + 1, suit=_led(moment)),)
    prompt = moment("play.prompt", n=len(choices))
    return Question(lines, choices, named, moment.refusal, prompt, known=True)


def duty(moment: Moment) -> str:
    """The key of what the rules ask of the next card (R84)."""
    view = moment.view
    trick = view.table.play.trick
    if not trick:
        return "lead"
    led = suit_of(trick[0])
    if view.hand & SUIT_CARDS[led]:
        return "follow-tarok" if led is Suit.TAROK else "follow"
    if led is Suit.TAROK:
        return "any-tarok"
    return "tarok" if view.hand & TAROACE else "any"


def _led(moment: Moment) -> str:
    trick = moment.view.table.play.trick
    return suit_words(moment.tr, suit_of(trick[0])) if trick else ""
