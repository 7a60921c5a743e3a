"""What is shown does not depend on cards that the person may not know."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine import Card, CardSet, TarokError, card_set, members
from tarokgui.session.evening import Session
from tarokgui.session.seating import Seating
from tarokgui.textual.commands import COMMANDS
from tarokgui.textual.moment import Moment
from tarokgui.textual.questions import nothing_else
from tests.support.pairs import some
from tests.textual.sitting import told, walk, with_record, words

ASKED = tuple(command for command in COMMANDS if command not in ("new", "quit", "why"))


def closed_places(session: Session) -> list[CardSet]:
    """The bots' hands and the talon groups that nobody has shown, as far as the person cannot know them."""
    table, hidden = session.moment.hand.state
    places = [hand for seat, hand in enumerate(hidden.hands) if seat != session.human]
    opened = card_set(card for card in table.talon.cards if card is not None)
    if table.declarer != session.human and hidden.talon:
        groups = table.talon.groups or 1
        size = len(hidden.talon) // groups
        known = {table.talon.taken, *table.talon.shown}
        closed = [group for group in range(1, groups + 1) if group not in known]
        places += [card_set(hidden.talon[(group - 1) * size : group * size]) for group in closed]
    return [place & ~opened for place in places if place & ~opened]


def swapped(session: Session, one: Card, other: Card) -> Session | None:
    """The same hand with two cards in each other's places, None if what was done could not have been done then."""
    turned = {one: other, other: one}
    pack = session.record.pack
    assert pack is not None
    try:
        return with_record(session, replace(session.record, pack=tuple(turned.get(card, card) for card in pack)))
    except (TarokError, ValueError):
        return None


@pytest.mark.parametrize("game", ["romanian", "taper", "tubingen"])
def test_unseen_cards_change_nothing_that_is_shown(game: str) -> None:
    random = Random(game)
    compared = king_moved = 0
    for number in range(5 if game == "tubingen" else some(7, 20)):
        for session in walk(f"secret/{number}", game):
            if session.hand_over or not session.view.table.deal.dealt or random.random() < 0.5:
                continue
            places = closed_places(session)
            moment = Moment(words(), Seating(session.human, session.variant.players, words()), session.view)
            if len(places) < 2 or nothing_else(moment):
                continue  # what is done by itself is followed by what the bots do, each with his own cards
            first, second = random.sample(places, 2)
            called = session.view.table.called
            kings = [place for place in places if called is not None and place >> called & 1]
            if kings and called is not None:
                first = kings[0]
                second = random.choice([place for place in places if place != first])
            one = called if kings and called is not None else random.choice(members(first))
            other = swapped(session, one, random.choice(members(second)))
            if other is None or other.turn != session.human:
                continue
            assert other.view == session.view
            assert told(other, *ASKED) == told(session, *ASKED)
            compared += 1
            king_moved += one == called
    assert compared > (20 if game == "tubingen" else some(30, 60))
    assert king_moved > some(3, 20) or game != "romanian"
