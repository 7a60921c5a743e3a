"""Discarding cards one by one, with a way back, and a last question before it counts."""

from __future__ import annotations

from engine import Action, Card, CardSet, Discard, Own, Surrender, card_name, card_set, legal_actions, members

from .asking import Asker, TextChoice, TextQuestion
from .cards import card_label, cards_text, in_order, typed_card
from .choices import glossed
from .moment import Prompt
from .talon import surrender_choice
from .typed import folded, words

_UNDO = -1


def ask_discard(asker: Asker, moment: Prompt) -> Action:
    """The discard, or another open choice: surrender, or to convert the game (S37)."""
    chosen: tuple[Card, ...] = ()
    while True:
        count = discard_count(moment)
        step = asker.ask(_last_question(moment, chosen) if len(chosen) == count else _next_question(moment, chosen))
        match step:
            case Discard() | Surrender() | Own():
                return step
            case int() if step == _UNDO:
                chosen = chosen[:-1]
            case int():
                chosen = (*chosen, step)


def discard_count(moment: Prompt) -> int:
    """The number of cards to discard."""
    view = moment.view
    return view.hand.bit_count() - view.table.variant.hand_size


def _next_question(moment: Prompt, chosen: tuple[Card, ...]) -> TextQuestion[Card | Discard | Surrender | Own]:
    tr, view = moment.tr, moment.view
    count = discard_count(moment)
    open_cards = _open_cards(moment, card_set(chosen))
    choices: list[TextChoice[Card | Discard | Surrender | Own]] = [
        TextChoice(card_label(tr, card), card, (folded(card_name(card)),)) for card in in_order(open_cards)
    ]
    if chosen:
        choices.append(_undo(moment, chosen[-1]))
    choices += _instead(moment)

    def named(text: str) -> Card | Discard | Surrender | Own | None:
        return typed_card(tr, view.table.variant.pack.cards, text)

    def refused(step: Card | Discard | Surrender | Own) -> str | None:
        if not isinstance(step, int) or step == _UNDO or open_cards >> step & 1:
            return None
        if step in chosen:
            return moment("discard.already")
        return moment.refusal(Discard(_with_others(open_cards, chosen, step, count)))

    lines = (
        (moment("question.discard", n=count),)
        if not chosen
        else (moment("discard.so-far", cards=cards_text(tr, chosen), n=count - len(chosen)),)
    )
    return TextQuestion(lines, tuple(choices), named, refused)


def _last_question(moment: Prompt, chosen: tuple[Card, ...]) -> TextQuestion[Card | Discard | Surrender | Own]:
    discard = Discard(card_set(chosen))
    choices: list[TextChoice[Card | Discard | Surrender | Own]] = [
        TextChoice(moment("discard.confirm"), discard, words(moment.tr, "yes")),
        _undo(moment, chosen[-1]),
    ]
    choices += _instead(moment)
    return TextQuestion((moment("question.discard-confirm", cards=cards_text(moment.tr, chosen)),), tuple(choices))


def _instead(moment: Prompt) -> list[TextChoice[Card | Discard | Surrender | Own]]:
    """The choices instead of a discard."""
    found: list[TextChoice[Card | Discard | Surrender | Own]] = []
    for action in legal_actions(moment.view):
        if isinstance(action, Surrender | Own):
            choice = (
                surrender_choice(moment)
                if isinstance(action, Surrender)
                else glossed(moment, action, words(moment.tr, "convert"))
            )
            found.append(TextChoice(choice.label, action, choice.words))
    return found


def _undo(moment: Prompt, card: Card) -> TextChoice[Card | Discard | Surrender | Own]:
    return TextChoice(moment("discard.undo", card=card_label(moment.tr, card)), _UNDO, words(moment.tr, "undo"))


def _open_cards(moment: Prompt, chosen: CardSet) -> CardSet:
    """The cards that may still be discarded with those chosen."""
    found = 0
    for action in legal_actions(moment.view):
        if isinstance(action, Discard) and not chosen & ~action.cards:
            found |= action.cards
    return found & ~chosen


def _with_others(open_cards: CardSet, chosen: tuple[Card, ...], card: Card, count: int) -> CardSet:
    """A whole discard with that card, so that the objection is to the card and not to the number."""
    cards = card_set((*chosen, card))
    for other in members(open_cards & ~cards):
        if cards.bit_count() < count:
            cards |= 1 << other
    return cards
