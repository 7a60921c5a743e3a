"""A view holds only the things its seat has noticed: folded from redacted events it equals the cut by ``observe``."""

from __future__ import annotations

from hypothesis import given

from engine import Event, HandOver, View, first_view, observe, redact, watch
from engine.games.romanian.carry import Pot
from tests.support.strategies import Hand, hands


@given(hands())
def test_watching_gives_what_observing_gives(hand: Hand) -> None:
    record = hand.record
    for seat in range(record.variant.players):
        view = first_view(record.variant, seat, record.dealer, record.own)
        for moment in hand.moments:
            view = watch(view, moment.events)
            assert view == observe(moment.state, seat)


@given(hands())
def test_watching_all_at_once_or_step_by_step(hand: Hand) -> None:
    record = hand.record
    events: tuple[Event, ...] = tuple(event for moment in hand.moments for event in moment.events)
    for seat in range(record.variant.players):
        view = first_view(record.variant, seat, record.dealer, record.own)
        assert watch(view, events) == observe(hand.last, seat)


@given(hands())
def test_watching_needs_only_redacted_events(hand: Hand) -> None:
    record = hand.record
    for seat in range(record.variant.players):
        whole = redacted_only = first_view(record.variant, seat, record.dealer, record.own)
        for moment in hand.moments:
            seen = tuple(event for full in moment.events if (event := redact(full, seat)) is not None)
            whole = watch(whole, moment.events)
            redacted_only = watch(redacted_only, seen)
            assert whole == redacted_only


@given(hands())
def test_everybody_has_the_same_table(hand: Hand) -> None:
    for moment in hand.moments:
        tables = {id(observe(moment.state, seat).table) for seat in range(hand.record.variant.players)}
        assert tables == {id(moment.state.table)}


@given(hands())
def test_the_end_opens_everything(hand: Hand) -> None:
    over = hand.moments[-1].events[-1]
    assert isinstance(over, HandOver)
    hidden = hand.last.hidden
    assert (over.talon, over.laid_away, over.hands) == (hidden.talon, hidden.laid_away, hidden.hands)
    assert all(redact(over, seat) == over for seat in range(hand.record.variant.players))


def test_a_first_view_knows_nothing() -> None:
    from engine import variant_for

    view = first_view(variant_for("romanian"), 2, 3, Pot(5, 1))
    assert isinstance(view, View)
    assert (view.hand, view.side, view.table.declarer, view.table.actor) == (0, None, None, 1)
