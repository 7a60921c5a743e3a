"""The sounds give nothing away that the person may not know."""

from __future__ import annotations

import pytest

from engine import Acted, HandOver, PlayCard, redact
from tarokgui.sound.cues import EVERY, closing, cue
from tests.gui.moments import walk


@pytest.mark.parametrize("number", range(6))
def test_every_seat_and_every_card_sounds_the_same(number: int) -> None:
    *_, last = walk(f"cues/{number}")
    events = last.moment.hand.events
    heard = [cue(event) for event in events]
    assert {each for each in heard if each} <= EVERY
    cards = [event for event in events if isinstance(event, Acted) and isinstance(event.action, PlayCard)]
    assert len(cards) == 48
    assert {cue(event) for event in cards} == {"lay"}
    for event in events:
        for seat in range(4):
            seen = redact(event, seat)
            if seen is not None:
                assert cue(seen) == cue(event), "what is hidden would be heard"


def test_the_end_sounds_by_what_it_brought() -> None:
    found = set()
    for number in range(6):
        *_, last = walk(f"cues/{number}")
        (over,) = (event for event in last.moment.hand.events if isinstance(event, HandOver))
        for seat in range(4):
            motif, *coin = closing(over, seat)
            total = over.settlement.own.payments[seat] + over.settlement.own.pool_payments[seat]
            assert motif == ("win" if total > 0 else "lose" if total < 0 else "even")
            assert bool(coin) == any(over.settlement.own.pool_payments)
            found.add(motif)
    assert {"win", "lose"} <= found
