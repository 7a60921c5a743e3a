"""Acts and picks of the person at a table, carried out or refused. Pure, as `update` is."""

from __future__ import annotations

from dataclasses import replace

from engine import LAYING_AWAY, PLAYS, Action, Card, objection
from tarokgui.controller import hinting
from tarokgui.controller.effects import (
    Effect,
    FinishAnimations,
    JournalShown,
    MessageTold,
    Opened,
    PeekShown,
    PicksShown,
    RefusalHeard,
    Save,
    Shake,
    Unchosen,
)
from tarokgui.controller.hintstate import HintLevel
from tarokgui.controller.intents import Open, PickTooEarly, Route
from tarokgui.controller.messages import Message, NotAllowed, NotYourTurn
from tarokgui.controller.picks import Picks, with_card
from tarokgui.controller.sources.source import TableSource
from tarokgui.controller.state import TableState

Step = tuple[TableState, tuple[Effect, ...]]


def said(state: TableState, actions: tuple[Action, ...], source: TableSource) -> Step:
    """Have the first of the person's actions done, the others after it; nothing while others decide."""
    if not actions or not state.mine:
        return state, ()
    state = replace(state, rest=())
    why = source.refuse(actions[0])
    if why is not None:
        state, effects = refused(state, NotAllowed(why))
    else:
        state, effects = replace(state, rest=actions[1:]), (Save(actions[0]),)
    stopped: tuple[Effect, ...] = ()
    if state.hint.asked is not None:
        state, stopped = hinting.cancelled(state)
    return state, (*stopped, FinishAnimations(refresh=bool(stopped)), *effects)


def picked(state: TableState, card: Card, source: TableSource) -> Step:
    """A card of the hand was activated; nothing is explained any more."""
    effects: tuple[Effect, ...]
    if not state.mine:
        state, stopped = hinting.cancelled(state)
        return state, (*stopped, FinishAnimations(PickTooEarly(card), refresh=bool(stopped)))
    if state.view.kind not in LAYING_AWAY:  # in other phases than play the rules name the first step
        state, effects = said(state, (PLAYS[card],), source)
    else:
        before = state.picks
        picks, why = with_card(state.view, before, card)
        state = replace(state, picks=picks, message=why)
        effects = (MessageTold(why), PicksShown(before), *((RefusalHeard(),) if why is not None else ()))
    return state, effects if state.message is None else (*effects, Shake(card))


def too_early(state: TableState, card: Card) -> Message:
    """The message for a card played while others decide. Another seat may be asked first, in secret (R22)."""
    view = state.view
    why = objection(view, PLAYS[card]) if view.my_turn else None
    return NotYourTurn() if why is None else NotAllowed(why)


def picking(state: TableState, picks: Picks) -> Step:
    """Have the picks be those."""
    return replace(state, picks=picks), (PicksShown(state.picks),)


def explained(state: TableState, message: Message | None) -> Step:
    """Show the message in the line of advice."""
    return replace(state, message=message), (MessageTold(message), PicksShown(state.picks))


def refused(state: TableState, why: Message) -> Step:
    """Explain the refusal, and let it be heard."""
    state, effects = explained(state, why)
    return state, (*effects, RefusalHeard())


def escaped(state: TableState, *, in_journal: bool = False) -> Step:
    """Take away the hint that was asked for, the last trick or the journal that the keys are in, or take back the
    picks; else open the menu."""
    hint, shown = state.hint, state.hint_shown is not None
    offered = hint.level is HintLevel.MARK and hint.offered == state.decision
    if not offered and (shown or hint.asked is not None):
        return hinting.closed(state)
    if state.peeking:
        return replace(state, peeking=False), (PeekShown(False),)
    if in_journal:
        return replace(state, journal_shown=not state.journal_shown), (JournalShown(),)
    if state.message is None and not state.picks.anything:
        return state, (Opened(Open(Route.MENU)),)
    before = state.picks
    return replace(state, picks=Picks(), message=None), (MessageTold(None), PicksShown(before), Unchosen())
