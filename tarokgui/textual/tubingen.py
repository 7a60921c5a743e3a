"""The questions that only Tübingen Tarock asks: the tout, Raus, calling, claiming; and the order of a stacked hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine import Action, Bid, CallKing, Card, Keep, MakeBid, Pass, PassAnnouncing, card_name, legal_actions, suit_of
from engine.games.tubingen.actions import ACCEPT, ASK_TOUT, CALL_FOURTH, DECLINE, ITEMS, claiming
from engine.games.tubingen.contracts import RAUS
from tarokgui.wording.cards import suit_words
from tarokgui.wording.spoken import gloss, spoken
from tarokgui.wording.terms import item_name

from .asking import TextChoice, TextQuestion
from .cards import card_label, cards_text, typed_card
from .moment import Prompt
from .typed import english, folded, words

BID_RAUS: Final = MakeBid(Bid(RAUS.key))


def _glossed(moment: Prompt, action: Action, word: str) -> TextChoice[Action]:
    """What is said, and what it means; *word* is the key of the words that may be typed."""
    said, meaning = spoken(moment.tr, action, moment.view), gloss(moment.tr, action, moment.view)
    label = moment("choice.glossed", words=said, gloss=meaning)
    return TextChoice(label, action, (folded(said), *words(moment.tr, word)))


def ask_tout_question(moment: Prompt) -> TextQuestion[Action]:
    """U17: keep first, as nobody hears of it."""
    keep: TextChoice[Action] = TextChoice(
        moment("ask.no"), Keep(), (*words(moment.tr, "no"), *words(moment.tr, "keep"))
    )
    return TextQuestion((moment("question.ask-tout"),), (keep, _glossed(moment, ASK_TOUT, "ask-tout")))


def tout_answer_question(moment: Prompt) -> TextQuestion[Action]:
    """U17, UA14: who plays it."""
    asker = moment.view.table.own.asker
    choices = (_glossed(moment, DECLINE, "decline"), _glossed(moment, ACCEPT, "accept"))
    return TextQuestion((moment.says("question.tout-answer", asker),), choices, lambda text: None, moment.refusal)


def raus_question(moment: Prompt) -> TextQuestion[Action]:
    """U9: the first round."""
    choices = (_glossed(moment, Pass(), "pass"), _glossed(moment, BID_RAUS, "raus"))
    return TextQuestion((moment("question.raus-round"),), choices, lambda text: None, moment.refusal)


def ruf_question(moment: Prompt) -> TextQuestion[Action]:
    """U11 … U15: fort, the cards that may be called, one's own king marked, and the fourth."""
    tr, view = moment.tr, moment.view
    choices = [_glossed(moment, Pass(), "pass")]
    for action in legal_actions(view):
        if isinstance(action, CallKing):
            own = view.hand >> action.card & 1
            label = moment("call.own" if own else "call.other", card=card_label(tr, action.card))
            suits = [folded(suit_words(language, suit_of(action.card))) for language in (tr, english())]
            choices.append(TextChoice(label, action, (*suits, folded(card_name(action.card)))))
        elif action == CALL_FOURTH:
            choices.append(_glossed(moment, action, "fourth"))

    def named(text: str) -> Action | None:
        card = typed_card(tr, view.table.variant.pack.cards, text)
        return None if card is None else CallKing(card)

    return TextQuestion((moment("question.call"),), tuple(choices), named, moment.refusal)


def claim_question(moment: Prompt) -> TextQuestion[Action]:
    """U29: what is due is for the person to know: only its end is offered, and every Strafe may be named."""
    tr, view = moment.tr, moment.view
    done = _glossed(moment, PassAnnouncing(), "merge")
    names = {item: item_name(tr, item) for item in ITEMS}

    def named(text: str) -> Action | None:
        return next((claiming(item) for item in ITEMS if text in (folded(names[item]), item.casefold())), None)

    more = any(seat == view.seat for seat, _ in view.table.own.claims)
    asked = moment("question.claim-more") if more else moment("question.claim", names=", ".join(names.values()))
    return TextQuestion((asked,), (done,), named, moment.refusal, moment("claim.prompt"))


def stack_line(moment: Prompt, stack: Sequence[Card]) -> str:
    """U16: the person's cards as they lie, from the left."""
    return moment("stack.order", cards=cards_text(moment.tr, stack))


def stack_question(moment: Prompt, stack: tuple[Card, ...]) -> TextQuestion[tuple[Card, ...]]:
    """U16: the cards that come first are typed; those that are not named follow as they lie."""
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
