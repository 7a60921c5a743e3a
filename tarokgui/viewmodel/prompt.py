"""The line above the hand: the reason against an act, the events, the hint, or the advice for the present decision."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine import (
    SUIT_CARDS,
    SUIT_LETTERS,
    TAROACE,
    Announce,
    Declare,
    Double,
    FirstDeal,
    Hold,
    Kind,
    MakeBid,
    PlayCard,
    Reject,
    Suit,
    UnknownPhase,
    View,
    card_set,
    legal_actions,
)
from tarokgui.controller.discards import discard_count
from tarokgui.controller.messages import Message, NotAllowed, Note, NotYourTurn, Unable
from tarokgui.controller.picks import seen_discard
from tarokgui.controller.state import TableState
from tarokgui.viewmodel.wordcontext import WordContext
from tarokgui.wording.cards import card_words, cards_words, suit_words
from tarokgui.wording.objections import why_text
from tarokgui.wording.terms import bid_name, step_name


@dataclass(frozen=True, slots=True)
class PromptView:
    """A sentence. ``turn`` are the words before it on the person's turn, ``warning``: it is the reason for a refusal;
    ``explained`` are lines about the words of the game in it."""

    words: str
    turn: str = ""
    warning: bool = False
    explained: str = ""


def prompt_view(
    context: WordContext, state: TableState, hint: str, drawn: FirstDeal | None, explain: Callable[[str], str]
) -> PromptView:
    """The line for now; *hint* is the suggestion, if one is shown; *explain* explains the words of the game in it."""
    tr, message = context.tr, state.message
    why = "" if message is None else message_text(context, message)
    words = why or going_on_text(context, state, drawn) or hint or advice_text(context)
    mine = state.mine and not (state.skippable or state.played_for_person)
    warning = bool(why) and not (isinstance(message, Note) and message.quiet)
    return PromptView(words, tr("advice.turn") if mine else "", warning, explain(words))


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
    if state.waits_for_key:
        return tr("advice.go-on")
    if drawn is not None and state.draw_left > 0:
        return seating.says("deal.first", drawn.dealer, card=card_words(tr, drawn.cards[drawn.dealer]))
    return tr("advice.spared") if state.played_for_person else ""


def advice_text(context: WordContext) -> str:
    """The advice in one sentence."""
    view, tr, seating = context.view, context.tr, context.seating
    if view.table.is_over:
        return tr("advice.over")
    if not context.view.my_turn:
        actor = view.table.actor
        if actor is None:
            return ""
        return _words(context, "advice.wait", view.table.kind, name=seating.name(actor))
    if view.kind in context.game.advice:
        return context.game.advice[view.kind](context)
    match view.kind:
        case Kind.AUCTION:
            bid, holder = view.table.auction.bid, view.table.auction.holder
            if bid is None or holder is None:
                return tr("advice.auction.open")
            return tr(f"panels.advice.{_can_call(view)}", name=seating.name(holder), bid=bid_name(tr, bid))
        case Kind.STAGED_TALON:
            return _talon(context)
        case Kind.DISCARD:
            return tr("advice.discard", n=discard_count(view))
        case Kind.ANNOUNCE:
            legal = legal_actions(view)
            announces = any(isinstance(action, Announce | Declare) for action in legal)
            if announces or not any(isinstance(action, Double) for action in legal):
                return tr("advice.announce.first")
            return tr("panels.advice.later", steps=", ".join(step_names(context)))
        case Kind.PLAY:
            return _play(context)
        case "lay-or-convert":
            return _laying(context)
        case "open-talon":
            return _open_talon(context)
        case kind:
            return _words(context, "advice", kind)


def _open_talon(context: WordContext) -> str:
    """The choice of a group; if one has the called king, the price of taking it."""
    tr, table = context.tr, context.view.table
    shown = table.called is not None and table.called in table.talon.cards
    return tr("panels.advice.king-open" if shown else "advice.open-talon")


def _laying(context: WordContext) -> str:
    """The number of cards to discard, or those that all will see (S43)."""
    seen = seen_discard(context.view, context.picks)
    if seen:
        return context.tr("panels.lay.shown", cards=cards_words(context.tr, seen))
    return context.tr("panels.advice.lay", n=discard_count(context.view))


def step_names(context: WordContext) -> list[str]:
    """The names of the steps of contra that the person may say now, the lowest first."""
    speech = context.view.table.speech
    doubles = [action for action in legal_actions(context.view) if isinstance(action, Double)]
    said = {(bonus.item, bonus.seat): len(bonus.steps) for bonus in speech.announced}
    steps = {len(speech.game) if action.seat is None else said[action.item, action.seat] for action in doubles}
    most = context.view.table.variant.prices.steps
    return [step_name(context.tr, step, most) for step in sorted(steps)] or [step_name(context.tr, 0)]


def _words(context: WordContext, table: str, kind: str, **params: object) -> str:
    """A sentence that depends on nothing but the kind of decision.

    Raises:
        UnknownPhase: the catalogues have none for it.
    """
    try:
        return context.tr(f"{table}.{kind}", **params)
    except KeyError as unworded:
        raise UnknownPhase(context.view.table.variant.key, kind) from unworded


def wait_text(context: WordContext) -> str:
    """The player to act, for a person who would do something out of turn."""
    actor = context.view.table.actor
    if context.view.table.is_over or actor is None:
        return advice_text(context)
    return context.tr("hand.wait", name=context.seating.name(actor))


def _can_call(view: View) -> str:
    """The calls left over the standing bid."""
    legal = legal_actions(view)
    more = any(isinstance(action, MakeBid) for action in legal)
    if Hold() in legal:
        return "mine-or-more" if more else "mine"
    return "more" if more else "pass"


def _talon(context: WordContext) -> str:
    view, tr = context.view, context.tr
    back = Reject() not in legal_actions(view)
    if view.king_seen:
        return tr("advice.talon.king-back" if back else "advice.talon.king")
    if back:
        return tr("advice.talon.back")
    talon = view.table.talon
    last = len(talon.seen) == talon.groups
    key = "panels.advice.talon-last" if last else "advice.talon.look"
    return tr(key, n=len(view.looked or ()), level=view.table.level)


def _play(context: WordContext) -> str:
    view, tr = context.view, context.tr
    trick = view.table.play.trick
    individual = view.table.contract is not None and view.table.contract.individual
    if not trick:
        return tr("advice.play.lead-individual" if individual else "advice.play.lead")
    led = context.game.asked(trick)
    if led is None:
        return tr("panels.advice.ski-led")
    suit = suit_words(tr, led)
    playable = card_set(action.card for action in legal_actions(view) if isinstance(action, PlayCard))
    excused = context.game.excused & view.hand
    if playable & SUIT_CARDS[led] & ~excused:
        told = tr(f"advice.play.follow.{SUIT_LETTERS[led]}")
    elif view.hand & TAROACE & ~excused and not playable & ~TAROACE:
        told = tr("advice.play.tarok", suit=suit)
    else:
        return tr("advice.play.any-tarok" if led is Suit.TAROK else "advice.play.any", suit=suit)
    return f"{told} {tr('panels.advice.or-ski')}" if excused else told
