"""One hand from the pack to the settlement: the start, the seat to act, its legal actions, and the next state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .actions import Action
from .cards import Card, CardSet
from .carry import Owned
from .course import asked_at_deal, laid_out
from .errors import IllegalAction
from .events import Acted, AskedAside, Event, HandOver, PlayingOn, redact
from .groups import group_cards
from .hidden import Hidden
from .kinds import BEFORE_THE_CARDS
from .memory import fold, see
from .objections import Objection, Refusal
from .seats import Seat, Side
from .state import State, Table, Variant, View


class Step(NamedTuple):
    """The state after an action, and the events on the way."""

    state: State
    events: tuple[Event, ...]


def _over(table: Table) -> Objection:
    return Objection(Refusal.HAND_IS_OVER, table.variant.over_rule)


def _fresh_table(variant: Variant, dealer: Seat, own: Owned) -> Table:
    return Table(variant, dealer, own, 0, None, sides=(None,) * variant.players)


def start(variant: Variant, dealer: Seat, own: Owned, pack: tuple[Card, ...]) -> State:
    """A hand before the cut.

    ``pack`` is the shuffled pack, top card first, ``own`` the game's own value for this hand (``carry.own``).
    """
    table = variant.course[0].begin(_fresh_table(variant, dealer, own))
    if table is None:
        raise ValueError("the first phase of a course may not be skipped")
    return State(table, Hidden(pack, (0,) * variant.players, ()))


def start_dealt(
    variant: Variant, dealer: Seat, own: Owned, hands: tuple[CardSet, ...], talon: tuple[Card, ...]
) -> Step:
    """A hand that is already dealt: ``hands`` by seat, ``talon`` with the top card first."""
    # The course is entered at the last of its dealing phases, as if that had just been done.
    dealing = max((stage for stage, phase in enumerate(variant.course) if phase.kind in BEFORE_THE_CARDS), default=0)
    table = _fresh_table(variant, dealer, own)._replace(stage=dealing)
    return _settle_into(table, Hidden((), hands, talon, asked=asked_at_deal(table, hands)), laid_out(table, hands))


def to_act(state: State) -> Seat | None:
    """The seat that has to decide; None once the hand is over.

    While a seat is asked aside, for example about throwing in, only that seat and the driver of the game know it.
    """
    return state.hidden.asked[0] if state.hidden.asked else state.table.actor


def observe(state: State, seat: Seat) -> View:
    """The view of one seat: the table, its own cards, and nothing else."""
    table, hidden = state
    hand = hidden.hands[seat]  # still empty before the deal
    laid_away = hidden.laid_away if table.laid_by == seat else 0
    declarer = table.declarer
    if declarer is None:
        return View(table, seat, hand, (), laid_away, hidden.asked[:1] == (seat,))
    if seat != declarer:
        side = table.sides[seat]
        if (table.called is not None or table.fourth) and not table.sits_out(seat):
            side = Side.DECLARER if seat == hidden.partner else Side.OPPONENTS
        return View(table, seat, hand, (), laid_away, False, side)
    talon = table.talon
    looked = group_cards(hidden.talon, talon.groups, talon.looking) if talon.looking is not None else ()
    return View(table, seat, hand, looked, laid_away, False, Side.DECLARER, hidden.king_seen)


def legal_actions(view: View) -> Sequence[Action]:
    """Every legal action of the view's seat, in a fixed order; empty if it is not its turn."""
    table = view.table
    if view.asked and table.variant.question is not None:
        return table.variant.question.legal(view)
    if table.actor != view.seat:
        return ()
    return table.variant.course[table.stage].legal(view)


def objection(view: View, action: Action) -> Objection | None:
    """The objection to an action of the seat now, from its own knowledge; None if it is legal."""
    table = view.table
    if view.asked and table.variant.question is not None:
        return table.variant.question.objection(view, action)
    if table.actor != view.seat:
        return (
            _over(table)
            if table.is_over
            else Objection(Refusal.NOT_YOUR_TURN, table.variant.turn_rule, {"seat": table.actor})
        )
    return table.variant.course[table.stage].objection(view, action)


def apply(state: State, action: Action) -> Step:
    """The state after the action of the seat whose turn it is.

    Raises:
        IllegalAction: the rules forbid it; the state is unchanged.
    """
    seat = to_act(state)
    if seat is None:
        raise IllegalAction(_over(state.table))
    why_not = objection(observe(state, seat), action)
    if why_not is not None:
        raise IllegalAction(why_not)
    table, hidden = state
    if hidden.asked:
        return _answered(table, hidden, seat, action)
    hidden, events = table.variant.course[table.stage].act(state, seat, action)
    return _settle_into(table, hidden, events)


def _answered(table: Table, hidden: Hidden, seat: Seat, action: Action) -> Step:
    """R22, A5: seats are asked one after the other until one gives a public answer."""
    question = table.variant.question
    if question is not None and question.heard(action):
        return _settle_into(table, hidden._replace(asked=()), (Acted(seat, action),))
    asked = hidden.asked[1:]
    events: tuple[Event, ...] = (PlayingOn(seat), *(AskedAside(other) for other in asked[:1]))
    return Step(State(table, hidden._replace(asked=asked)), events)


def _settle_into(table: Table, hidden: Hidden, events: tuple[Event, ...]) -> Step:
    """The state after the events and their consequences: questions, a phase's opening, the settlement."""
    stage = table.stage
    for event in events:
        table = fold(table, event)
    if table.stage == stage:
        return Step(State(table, hidden), events)
    course = table.variant.course
    if table.stage == len(course):
        settlement = table.variant.settle(State(table, hidden))
        over = HandOver(settlement, hidden.talon, hidden.laid_away, hidden.hands)
        return Step(State(fold(table, over), hidden), (*events, over))
    if hidden.asked:
        events = (*events, AskedAside(hidden.asked[0]))
    hidden, opening = course[table.stage].opening(State(table, hidden))
    for event in opening:
        table = fold(table, event)
    events = (*events, *opening)
    return Step(State(table, hidden), events)


def first_view(variant: Variant, seat: Seat, dealer: Seat, own: Owned) -> View:
    """A seat's view at the start: ``see`` and its redacted events turn it into every later one."""
    table = variant.course[0].begin(_fresh_table(variant, dealer, own))
    return View(table if table is not None else _fresh_table(variant, dealer, own), seat)


def watch(view: View, events: Sequence[Event]) -> View:
    """The view after events, each redacted for its seat first."""
    for event in events:
        seen = redact(event, view.seat)
        if seen is not None:
            view = see(view, seen)
    return view
