"""The one way: a state and an intent give the next state and the effects. Pure: equal arguments, equal results."""

from __future__ import annotations

from dataclasses import replace

from engine import Acted, Event, Kind, Surrender, TrickTaken
from engine.memory import see
from tarokgui.controller import acting, hinting
from tarokgui.controller.effects import (
    DecisionShown,
    Effect,
    EventShown,
    FactsShown,
    FinishAnimations,
    Go,
    GoBack,
    JournalShown,
    JumpBegins,
    JumpEnds,
    MessageTold,
    Opened,
    PeekShown,
    PicksShown,
    RewindShown,
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
    Escape,
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
    Rewind,
    Route,
    Say,
    SayAll,
    SayPicks,
    ShowMessage,
    Skip,
    ToggleJournal,
    ToggleSpeech,
    Unpick,
    WhyHint,
)
from tarokgui.controller.journal import folded
from tarokgui.controller.known import known_facts
from tarokgui.controller.messages import Note
from tarokgui.controller.pace import share_of_hold, share_of_pause
from tarokgui.controller.picks import Picks, toggled, without_card
from tarokgui.controller.position import Jump
from tarokgui.controller.reports import (
    Arrived,
    Dealing,
    Decided,
    FactsFound,
    HintFailed,
    HintFound,
    HintSlow,
    Left,
    Noted,
    Presence,
    Proceed,
    Rewound,
    Saving,
    TakenAway,
    TimePasses,
)
from tarokgui.controller.sources.source import TableSource
from tarokgui.controller.state import TableState
from tarokgui.controller.timing import skipped, ticked
from tarokgui.session.speech import turn

Step = tuple[TableState, tuple[Effect, ...]]


def update(state: TableState, intent: Intent, source: TableSource) -> Step:
    """The table after *intent*, and the effects; *source* is asked only for the allowed acts."""
    match intent:
        case Say() | SayAll():
            actions = intent.actions if isinstance(intent, SayAll) else (intent.action,)
            return acting.said(state, actions, source)
        case SayPicks():
            return acting.said(replace(state, message=None), turn(state.view, state.picks.speech), source)
        case Pick(card):
            return acting.picked(replace(state, message=None), card, source)
        case PickTooEarly(card):
            state, effects = acting.refused(state, acting.too_early(state, card))
            return state, (*effects, Shake(card))
        case Unpick(card):
            return acting.picking(state, without_card(state.picks, card))
        case Lift(card, note):
            state = replace(state, picks=replace(state.picks, lifted=card))
            return acting.explained(state, Note(note) if note else None)
        case Lower():
            return acting.picking(state, replace(state.picks, lifted=None))
        case ChooseCall(action):
            return acting.picking(state, replace(state.picks, call=action))
        case ChooseCut(cards):
            return acting.picking(state, replace(state.picks, cut=cards))
        case ToggleSpeech(action):
            return acting.picking(state, toggled(state.view, state.picks, action))
        case PutBack():
            before = state.picks
            return replace(state, picks=Picks(), message=None), (MessageTold(None), PicksShown(before))
        case ShowMessage(message):
            return (state, ()) if message == state.message is None else acting.explained(state, message)
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
            lies = state.draw_left > 0 or state.pace.hold is not None
            return skipped(state) if lies else (state, ())
        case ToggleJournal():
            return replace(state, journal_shown=not state.journal_shown), (JournalShown(),)
        case Escape(in_journal):
            return acting.escaped(state, in_journal=in_journal)
        case Rewind(way, sure):
            if way is Jump.UNDO and state.picks.anything and not state.position.saving:
                return acting.escaped(state)
            if way is Jump.RESTART and state.position.can_take_back and not sure:
                return state, (Opened(Open(Route.RESTART)),)
            return state, (GoBack(way),)
        case Rewound(way, done):
            return state, (RewindShown(way, done),)
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
                return acting.explained(state, Note(f"peek.{why}"))
            return replace(state, peeking=True), (PeekShown(True),)
        case EndPeek():
            return replace(state, peeking=False), (PeekShown(False),)
        case FactsFound(facts):
            same = replace(facts, events=state.known.events) == state.known
            return replace(state, known=facts), () if same else (FactsShown(),)
        case Saving(position) | Noted(position):
            return replace(state, position=position), ()
        case Decided(events, position):
            return _decided(replace(state, position=position), events, source)
        case Left():
            return state, (JumpBegins(),)
        case Arrived(position, opening, events):
            view, journal = folded(opening, events)
            known = known_facts(view, len(journal.entries))
            pace = state.pace.elsewhere(cards=view.table.kind == Kind.PLAY)
            _, stopped = hinting.forgotten(state)
            hint = HintState(answer=state.hint.answer)
            return TableState(
                position,
                view,
                journal,
                hint=hint,
                known=known,
                pace=pace,
                journal_shown=state.journal_shown,
                away=state.away,
                settings=state.settings,
            ), (*stopped, JumpEnds())


def _hint_done(state: TableState, source: TableSource) -> Step:
    """Do the suggestion; a hand is not given up without a question."""
    hint = state.hint_shown
    if hint is None:
        return state, ()
    if isinstance(hint.actions[0], Surrender):
        return state, (Opened(Open(Route.SURRENDER)),)
    state, stopped = hinting.forgotten(replace(state, message=None))
    state, effects = acting.said(state, tuple(hint.actions), source)
    return state, (*stopped, *effects)


def _decided(state: TableState, events: tuple[Event, ...], source: TableSource) -> Step:
    """Take in all that came of a decision; the next one is due, or follows at once."""
    effects: tuple[Effect, ...] = ()
    for event in events:
        state, shown = _happened(state, event)
        effects = *effects, *shown
    pace = state.pace.next_decision(state.share, cards=state.view.table.kind == Kind.PLAY)
    state, rest = acting.said(replace(state, pace=pace, rest=()), state.rest, source)
    return state, (*effects, DecisionShown(), *rest)


def _happened(state: TableState, event: Event) -> Step:
    """Take in one event of the seat: the picks are settled, and the message goes."""
    before, now = state.view, see(state.view, event)
    journal = state.journal.after(before, now, event)
    share = share_of_pause(event, before)
    state = replace(state, view=now, journal=journal, picks=Picks(), message=None, share=share)
    if isinstance(event, Acted):
        state = replace(state, peeking=False)
    if isinstance(event, TrickTaken):
        state = replace(state, pace=state.pace.holding_trick(share_of_hold(journal.last_trick)))
    stopped: tuple[Effect, ...] = ()
    if state.hint.level or state.hint.asked is not None:
        state, stopped = hinting.forgotten(state)
    return state, (*stopped, EventShown(event, before, now, len(journal.entries)))
