"""The question of the play."""

from __future__ import annotations

from engine import SUIT_CARDS, TAROACE, Action, CardSet, PlayCard, Suit, card_name, card_set, legal_actions, suit_of
from tarokgui.wording.cards import suit_words

from .asking import TextChoice, TextQuestion
from .cards import card_label, in_order, typed_card
from .gameterminal import terminal_of
from .moment import Prompt
from .typed import folded


def play_question(moment: Prompt) -> TextQuestion[Action]:
    """The cards that may be played; any other can be named and is answered with the reason."""
    tr, view = moment.tr, moment.view
    cards = card_set(action.card for action in legal_actions(view) if isinstance(action, PlayCard))
    choices: tuple[TextChoice[Action], ...] = tuple(
        TextChoice(card_label(tr, card), PlayCard(card), (folded(card_name(card)),)) for card in in_order(cards)
    )

    def named(text: str) -> Action | None:
        card = typed_card(tr, view.table.variant.pack.cards, text)
        return None if card is None else PlayCard(card)

    lines = (moment(f"question.play.{duty(moment)}", number=len(view.table.play.tricks) + 1, suit=_led(moment)),)
    prompt = moment("play.prompt", n=len(choices))
    return TextQuestion(lines, choices, named, moment.refusal, prompt, known=True)


def duty(moment: Prompt) -> str:
    """The key of the demand that the game's law makes on the next card."""
    view = moment.view
    if not view.table.play.trick:
        return "lead"
    led, hand = _suit(moment), view.hand & ~_fool(moment)
    if led is None:
        return "any-suit"
    if hand & SUIT_CARDS[led]:
        return "follow-tarok" if led is Suit.TAROK else "follow"
    if led is Suit.TAROK:
        return "any-tarok"
    playable = card_set(action.card for action in legal_actions(view) if isinstance(action, PlayCard))
    return "tarok" if hand & TAROACE and not playable & ~TAROACE else "any"


def _led(moment: Prompt) -> str:
    suit = _suit(moment)
    return "" if suit is None else suit_words(moment.tr, suit)


def _suit(moment: Prompt) -> Suit | None:
    """The suit that the trick asks for; None if there is none yet."""
    fool = _fool(moment)
    return next((suit_of(card) for card in moment.view.table.play.trick if not fool >> card & 1), None)


def _fool(moment: Prompt) -> CardSet:
    """The card that is of no suit and goes with every trick (U23); none in most games."""
    return terminal_of(moment.view).fool
