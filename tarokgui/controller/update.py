"""The one way: a state and an intent give the next state and the effects. Pure: equal arguments, equal results."""

from __future__ import annotations

from dataclasses import replace

from engine import LAYING_AWAY, PLAYS, Acted, Action, Card, Event, Kind, Surrender, TrickTaken, objection
from engine.memory import see
from tarokgui.controller import hinting
from tarokgui.controller.effects import (
    DecisionShown,
    Effect,
    EventShown,
    FactsShown,
    FinishAnimations,
    Go,
    JumpBegins,
    JumpEnds,
    MessageTold,
    Opened,
    PeekShown,
    PicksShown,
    RefusalHeard,
    Save,
    Shake,
)
from tarokgui.controller.hintstate import HintState
from tarokgui.controller.intents import (
    ApplySettings,
    ChooseCall,
    ChooseCut,
    CloseHint,
    DoHint,
    EndHint,
    EndPeek,
    GoTo,
    Inspect,
    Intent,
    Lift,
    Lower,
    MoreHint,
    OfferHint,
    Open,
    Peek,
    Pick,
    PickTooEarly,
    PutBack,
    ReachHint,
    Route,
    Say,
    SayAll,
    SayPicks,
    ShowMessage,
    Skip,
    ToggleSpeech,
    Unpick,
    WhyHint,
)
from tarokgui.controller.journal import folded
from tarokgui.controller.known import known_facts
from tarokgui.controller.messages import Message, NotAllowed, Note, NotYourTurn
from tarokgui.controller.pace import share_of_hold, share_of_pause
from tarokgui.controller.picks import Picks, toggled, with_card, without_card
from tarokgui.controller.position import TablePosition
from tarokgui.controller.reports import (
    Arrived,
    Dealing,
    Decided,
    FactsFound,
    Happened,
    HintFailed,
    HintFound,
    HintSlow,
    Left,
    Noted,
    Presence,
    Proceed,
    Saving,
    TakenAway,
    TimePasses,
)
from tarokgui.controller.sources.source import TableSource
from tarokgui.controller.state import TableState
from tarokgui.controller.timing import cards_due, skipped, ticked
from tarokgui.session.speech import turn

Step = tuple[TableState, tuple[Effect, ...]]


def update(state: TableState, intent: Intent, source: TableSource) -> Step:
    """The table after *intent*, and the effects; *source* is asked what may be done, nothing else."""
    match intent:
        case Say(action):
            return _said(state, (action,), source)
        case SayAll(actions):
            return _said(state, actions, source)
        case SayPicks():
            return _said(replace(state, message=None), turn(state.view, state.picks.speech), source)
        case Pick(card):
            return _picked(replace(state, message=None), card, source)
        case PickTooEarly(card):
            state, effects = _refused(state, _too_early(state, card))
            return state, (*effects, Shake(card))
        case Unpick(card):
            return _picking(state, without_card(state.picks, card))
        case Lift(card, note):
            state = replace(state, picks=replace(state.picks, lifted=card))
            return _explained(state, Note(note) if note else None)
        case Lower():
            return _picking(state, replace(state.picks, lifted=None))
        case ChooseCall(action):
            return _picking(state, replace(state.picks, call=action))
        case ChooseCut(cards):
            return _picking(state, replace(state.picks, cut=cards))
        case ToggleSpeech(action):
            return _picking(state, toggled(state.view, state.picks, action))
        case PutBack():
            before = state.picks
            return replace(state, picks=Picks(), message=None), (MessageTold(None), PicksShown(before))
        case ShowMessage(message):
            return (state, ()) if message == state.message is None else _explained(state, message)
        case Open() | Inspect():
            return state, (Opened(intent),)
        case Proceed(action):
            return state, (Save(action),)
        case GoTo(index):
            return state, (Go(index),)
        case ApplySettings(settings):
            pace = replace(state.pace, bot_pause=settings.bot_pause, holding=settings.hold)
            return replace(state, settings=settings, pace=pace), ()
        case TimePasses():
            return ticked(state, intent)
        case Skip():
            state, stopped = hinting.cancelled(state)
            return state, (*stopped, FinishAnimations(refresh=bool(stopped)))
        case TakenAway():
            return skipped(state)
        case MoreHint():
            return hinting.more(state)
        case WhyHint():
            return hinting.why(state)
        case OfferHint():
            return hinting.offered(state)
        case ReachHint(level, automatic):
            return hinting.reached(state, level, automatic=automatic)
        case CloseHint():
            return hinting.closed(state)
        case EndHint():
            return hinting.ended(state)
        case DoHint():
            return _hint_done(state, source)
        case HintFound(answer):
            return hinting.found(state, answer)
        case HintSlow():
            return hinting.slow(state)
        case HintFailed():
            return hinting.failed(state)
        case Dealing(shown):
            return replace(state, dealing=shown), ()
        case Presence(away):
            return replace(state, away=away), ()
        case Peek():
            why = state.no_peek
            if why:
                return _explained(state, Note(f"peek.{why}"))
            return replace(state, peeking=True), (PeekShown(True),)
        case EndPeek():
            return replace(state, peeking=False), (PeekShown(False),)
        case FactsFound(facts):
            same = (facts.roles, facts.proofs) == (state.known.roles, state.known.proofs)
            return replace(state, known=facts), () if same else (FactsShown(),)
        case Happened(event, position):
            return _happened(state, event, position)
        case Saving(position) | Noted(position):
            return replace(state, position=position), ()
        case Decided(position):
            pace = state.pace.next_decision(state.share, cards=cards_due(state))
            state, rest = _said(replace(state, position=position, pace=pace, rest=()), state.rest, source)
            return state, (DecisionShown(), *rest)
        case Left():
            return state, (JumpBegins(),)
        case Arrived(position, opening, events):
            view, journal = folded(opening, events)
            known = known_facts(view, len(journal.entries))
            pace = state.pace.elsewhere(cards=view.table.kind == Kind.PLAY)
            _, stopped = hinting.forgotten(state)
            hint = HintState(answer=state.hint.answer)
            return TableState(
                position, view, journal, hint=hint, known=known, pace=pace, away=state.away, settings=state.settings
            ), (*stopped, JumpEnds())


def _said(state: TableState, actions: tuple[Action, ...], source: TableSource) -> Step:
    """Have the first of the person's actions done, the others after it; nothing while others decide."""
    if not actions or not state.position.mine:
        return state, ()
    state = replace(state, rest=())
    why = source.refuse(actions[0])
    if why is not None:
        state, effects = _refused(state, NotAllowed(why))
    else:
        state, effects = replace(state, rest=actions[1:]), (Save(actions[0]),)
    stopped: tuple[Effect, ...] = ()
    if state.hint.asked is not None:
        state, stopped = hinting.cancelled(state)
    return state, (*stopped, FinishAnimations(refresh=bool(stopped)), *effects)


def _hint_done(state: TableState, source: TableSource) -> Step:
    """Do what is suggested; a hand is not given up without a question."""
    hint = state.hint_shown
    if hint is None:
        return state, ()
    if isinstance(hint.actions[0], Surrender):
        return state, (Opened(Open(Route.SURRENDER)),)
    state, stopped = hinting.forgotten(replace(state, message=None))
    state, effects = _said(state, tuple(hint.actions), source)
    return state, (*stopped, *effects)


def _picked(state: TableState, card: Card, source: TableSource) -> Step:
    """A card of the hand was activated; nothing is explained any more."""
    effects: tuple[Effect, ...]
    if not state.position.mine:
        state, stopped = hinting.cancelled(state)
        return state, (*stopped, FinishAnimations(PickTooEarly(card), refresh=bool(stopped)))
    if state.view.kind not in LAYING_AWAY:  # in other phases than play the rules say what comes first
        state, effects = _said(state, (PLAYS[card],), source)
    else:
        before = state.picks
        picks, why = with_card(state.view, before, card)
        state = replace(state, picks=picks, message=why)
        effects = (MessageTold(why), PicksShown(before), *((RefusalHeard(),) if why is not None else ()))
    return state, effects if state.message is None else (*effects, Shake(card))


def _too_early(state: TableState, card: Card) -> Message:
    """Why the card cannot be played while others decide. In secret somebody may be asked before oneself (R22)."""
    view = state.view
    shown_as_mine = view.asked or view.table.actor == view.seat
    why = objection(view, PLAYS[card]) if shown_as_mine else None
    return NotYourTurn() if why is None else NotAllowed(why)


def _picking(state: TableState, picks: Picks) -> Step:
    return replace(state, picks=picks), (PicksShown(state.picks),)


def _explained(state: TableState, message: Message | None) -> Step:
    return replace(state, message=message), (MessageTold(message), PicksShown(state.picks))


def _refused(state: TableState, why: Message) -> Step:
    state, effects = _explained(state, why)
    return state, (*effects, RefusalHeard())


def _happened(state: TableState, event: Event, position: TablePosition) -> Step:
    """Take in one event of the seat: what was picked is settled, and nothing is explained any more."""
    before, now = state.view, see(state.view, event)
    journal = state.journal.after(before, now, event)
    state = replace(state, position=position, view=now, journal=journal, picks=Picks(), message=None)
    state = replace(state, share=share_of_pause(event, before))
    if isinstance(event, Acted):
        state = replace(state, peeking=False)
    if isinstance(event, TrickTaken):
        state = replace(state, pace=state.pace.holding_trick(share_of_hold(journal.last_trick)))
    stopped: tuple[Effect, ...] = ()
    if state.hint.level or state.hint.asked is not None:
        state, stopped = hinting.forgotten(state)
    return state, (*stopped, EventShown(event, before))
