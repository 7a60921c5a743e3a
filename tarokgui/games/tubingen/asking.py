"""The questions that only Tübingen Tarock asks: the tout, Raus, calling, claiming."""

from __future__ import annotations

from typing import Final

from engine import Action, Bid, CallKing, Keep, MakeBid, Pass, PassAnnouncing, card_name, legal_actions, suit_of
from engine.games.tubingen.actions import ACCEPT, ASK_TOUT, CALL_FOURTH, DECLINE, ITEMS, claiming
from engine.games.tubingen.contracts import RAUS
from tarokgui.textual.asking import TextChoice, TextQuestion
from tarokgui.textual.cards import card_label, typed_card
from tarokgui.textual.choices import glossed
from tarokgui.textual.moment import Prompt
from tarokgui.textual.typed import english, folded, words
from tarokgui.wording.cards import suit_words
from tarokgui.wording.terms import item_name

BID_RAUS: Final = MakeBid(Bid(RAUS.key))


def ask_tout_question(moment: Prompt) -> TextQuestion[Action]:
    """The question about asking for a tout (U17): keep comes first, as the others do not notice it."""
    keep: TextChoice[Action] = TextChoice(
        moment("ask.no"), Keep(), (*words(moment.tr, "no"), *words(moment.tr, "keep"))
    )
    return TextQuestion((moment("question.ask-tout"),), (keep, glossed(moment, ASK_TOUT, words(moment.tr, "ask-tout"))))


def tout_answer_question(moment: Prompt) -> TextQuestion[Action]:
    """The question about playing the tout (U17, UA14)."""
    asker = moment.view.table.own.asker
    choices = (
        glossed(moment, DECLINE, words(moment.tr, "decline")),
        glossed(moment, ACCEPT, words(moment.tr, "accept")),
    )
    return TextQuestion((moment.says("question.tout-answer", asker),), choices, lambda text: None, moment.refusal)


def raus_question(moment: Prompt) -> TextQuestion[Action]:
    """The question of the first round (U9)."""
    choices = (glossed(moment, Pass(), words(moment.tr, "pass")), glossed(moment, BID_RAUS, words(moment.tr, "raus")))
    return TextQuestion((moment("question.raus-round"),), choices, lambda text: None, moment.refusal)


def ruf_question(moment: Prompt) -> TextQuestion[Action]:
    """The calls (U11 … U15): fort, the cards that may be called, the player's own king marked, and the fourth."""
    tr, view = moment.tr, moment.view
    choices = [glossed(moment, Pass(), words(moment.tr, "pass"))]
    for action in legal_actions(view):
        if isinstance(action, CallKing):
            own = view.hand >> action.card & 1
            label = moment("call.own" if own else "call.other", card=card_label(tr, action.card))
            suits = [folded(suit_words(language, suit_of(action.card))) for language in (tr, english())]
            choices.append(TextChoice(label, action, (*suits, folded(card_name(action.card)))))
        elif action == CALL_FOURTH:
            choices.append(glossed(moment, action, words(moment.tr, "fourth")))

    def named(text: str) -> Action | None:
        card = typed_card(tr, view.table.variant.pack.cards, text)
        return None if card is None else CallKing(card)

    return TextQuestion((moment("question.call"),), tuple(choices), named, moment.refusal)


def claim_question(moment: Prompt) -> TextQuestion[Action]:
    """The question about Strafen (U29): the person must know them, so only the end is offered; any Strafe may be
    named."""
    tr, view = moment.tr, moment.view
    done = glossed(moment, PassAnnouncing(), words(moment.tr, "merge"))
    names = {item: item_name(tr, item) for item in ITEMS}

    def named(text: str) -> Action | None:
        return next((claiming(item) for item in ITEMS if text in (folded(names[item]), item.casefold())), None)

    more = any(seat == view.seat for seat, _ in view.table.own.claims)
    asked = moment("question.claim-more") if more else moment("question.claim", names=", ".join(names.values()))
    return TextQuestion((asked,), (done,), named, moment.refusal, moment("claim.prompt"))
