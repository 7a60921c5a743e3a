"""The line above the hand: the reason against an act, the events, the hint, or the thing to do now."""

from __future__ import annotations

from dataclasses import dataclass

from engine import FirstDeal
from tarokgui.controller.messages import Message, NotAllowed, Note, NotYourTurn, Unable
from tarokgui.controller.state import TableState
from tarokgui.viewmodel.advice import advice_text, wait_text
from tarokgui.viewmodel.wordcontext import WordContext
from tarokgui.wording.cards import card_words
from tarokgui.wording.objections import why_text


@dataclass(frozen=True, slots=True)
class PromptView:
    """A sentence. ``turn`` are the words before it on the person's turn, ``warning``: it is the reason for a refusal;
    ``explained`` are lines about the words of the game in it."""

    words: str
    turn: str = ""
    warning: bool = False
    explained: str = ""


def prompt_view(context: WordContext, state: TableState, hint: str, drawn: FirstDeal | None) -> PromptView:
    """The line for now; *hint* is the suggestion, if one is shown."""
    tr, message = context.tr, state.message
    why = "" if message is None else message_text(context, message)
    words = why or going_on_text(context, state, drawn) or hint or advice_text(context)
    mine = state.mine and not (state.skippable or state.played_for_person)
    warning = bool(why) and not (isinstance(message, Note) and message.quiet)
    return PromptView(words, tr("advice.turn") if mine else "", warning, context.game.explain(tr, words))


def message_text(context: WordContext, message: Message) -> str:
    """The sentence for a message of the table."""
    tr = context.tr
    match message:
        case NotYourTurn():
            return wait_text(context)
        case Note(key, params):
            return tr(key, **dict(params))
        case NotAllowed(why):
            return tr(f"unable.{why}") if isinstance(why, Unable) else why_text(tr, why, context.seating.name)


def going_on_text(context: WordContext, state: TableState, drawn: FirstDeal | None) -> str:
    """The sentence for something that goes on by itself: the deal, a look back, the draw for the first deal, a decision
    that is done for the person; empty if it is the person's turn."""
    tr, seating = context.tr, context.seating
    if state.dealing:
        return seating.says("advice.deal", context.view.table.dealer)
    if state.peeking:
        return tr("advice.last-trick")
    if drawn is not None and state.draw_left > 0:
        return seating.says("deal.first", drawn.dealer, card=card_words(tr, drawn.cards[drawn.dealer]))
    return tr("advice.spared") if state.played_for_person else ""
