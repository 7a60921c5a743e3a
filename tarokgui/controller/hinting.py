"""The steps of the hint: more of it, less of it, the answer that comes. Pure, as `update` is."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tarokgui.controller.effects import (
    Effect,
    FinishAnimations,
    Follow,
    HintAsked,
    HintAwaited,
    HintGone,
    HintLowered,
    HintShown,
    HintSlowTold,
    MessageTold,
    NoticeShown,
    PicksShown,
    StopThinking,
    Think,
)
from tarokgui.controller.hintstate import HintLevel
from tarokgui.controller.intents import EndHint, ReachHint
from tarokgui.controller.messages import NotYourTurn
from tarokgui.controller.state import TableState

if TYPE_CHECKING:
    from tarokgui.session.adviser import Hint

Step = tuple[TableState, tuple[Effect, ...]]


def more(state: TableState) -> Step:
    """Show one level more: the mark, then the reasons, then nothing again. It is the same while the adviser thinks."""
    there = state.hint_thinking or state.hint_shown is not None
    level = state.hint.level if there else HintLevel.NOTHING
    return ended(state) if level is HintLevel.REASONS else wanted(state, HintLevel(level + 1))


def why(state: TableState) -> Step:
    """Open or close the reasons; the mark stays."""
    there = state.hint_thinking or state.hint_shown is not None
    return closed(state) if there and state.hint.level is HintLevel.REASONS else wanted(state, HintLevel.REASONS)


def offered(state: TableState) -> Step:
    """The mark without being asked for: once for each decision, so that it can be closed."""
    due = state.decision
    if due == state.hint.offered or state.automatic is not None:
        return state, ()
    state = replace(state, hint=replace(state.hint, offered=due))
    if state.hint_shown is not None or state.hint_thinking:
        return state, ()
    return wanted(state, HintLevel.MARK, automatic=True)


def wanted(state: TableState, level: HintLevel, *, automatic: bool = False) -> Step:
    """Show that much, once everything has arrived; or say that it is not the person's turn: until the next event."""
    if not state.mine:
        state = replace(state, message=NotYourTurn())
        return state, (MessageTold(state.message), PicksShown(state.picks))
    if state.automatic is not None:
        return state, (NoticeShown("hint.not-your-turn"),)
    arriving: tuple[Effect, ...] = () if state.hint_thinking else (FinishAnimations(),)
    return state, (*arriving, Follow(ReachHint(level, automatic)))


def reached(state: TableState, level: HintLevel, *, automatic: bool) -> Step:
    """Show so much now, or as soon as it is known."""
    thinking, asked = state.hint_thinking, HintAsked()
    state = replace(state, hint=replace(state.hint, level=level, automatic=automatic), message=None)
    if state.hint_shown is not None:
        return state, (asked, HintShown(), HintAwaited())
    if thinking:
        return state, (asked, HintAwaited())
    state = replace(state, hint=replace(state.hint, asked=state.due, slow=False))
    return state, (asked, Think(*state.due), HintAwaited())


def found(state: TableState, answer: Hint) -> Step:
    """The answer has come: it is shown, unless another decision is due."""
    if not state.hint_thinking:
        return forgotten(state)
    return replace(state, hint=replace(state.hint, answer=answer, asked=None)), (HintShown(),)


def slow(state: TableState) -> Step:
    """Say that the adviser thinks."""
    return replace(state, hint=replace(state.hint, slow=True)), (HintSlowTold(),)


def failed(state: TableState) -> Step:
    """The adviser has failed: a hint is not worth the evening."""
    state, effects = closed(state)
    return state, (*effects, NoticeShown("hint.failed"))


def closed(state: TableState) -> Step:
    """Take the reasons away and leave the mark, else take that away too."""
    return _lowered(state) if state.hint_opened and not state.hint_awaited else ended(state)


def ended(state: TableState) -> Step:
    """Take mark and reasons away, and think no more; the focus leaves the sheet for the marked action."""
    if state.hint.asked is None and state.hint_shown is None:
        return state, ()
    if state.hint_opened and not state.hint_awaited:
        state, effects = _lowered(state)
        return state, (*effects, Follow(EndHint()))
    state, stopped = forgotten(state)
    return state, (*stopped, HintGone())


def _lowered(state: TableState) -> Step:
    return replace(state, hint=replace(state.hint, level=HintLevel.MARK)), (HintLowered(),)


def forgotten(state: TableState) -> Step:
    """The decision is over, or another one is due."""
    stopped: tuple[Effect, ...] = (StopThinking(),) if state.hint.asked is not None else ()
    return replace(state, hint=replace(state.hint, level=HintLevel.NOTHING, asked=None)), stopped


def cancelled(state: TableState) -> Step:
    """Drop the thought, since the person goes on."""
    return forgotten(state) if state.hint.asked is not None else (state, ())
