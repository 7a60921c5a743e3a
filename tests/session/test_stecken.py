"""U16 in an evening: the stacked hands are the next pack, each in its holder's order, and nobody sees the others'."""

from __future__ import annotations

import pytest

from engine import card_name, legal_actions
from tarokgui.controller.sources.live import Live
from tarokgui.session.dealtext import deal_text
from tarokgui.session.evening import Evening
from tarokgui.session.handtext import hand_text
from tests.support.stecken import all_fort


def test_the_hand_as_it_was_ordered_lies_in_the_next_pack_and_in_the_save() -> None:
    session = all_fort()
    dealer, order = session.match.dealer, tuple(reversed(session.stack))
    Live(session).next_hand(order)
    session.arrive(None)
    assert session.match.dealer == dealer, "the same deals again"
    assert session.match.carry.order(session.human) == order
    assert session.record.pack == session.variant.carry.pack(session.match.carry, ())
    again = Evening.from_data(session.data())
    assert (again.match, again.record, again.moment.deal) == (session.match, session.record, None)


def test_stacked_cards_are_dealt_as_they_lie_and_bear_no_number() -> None:
    session = all_fort()
    session.next_hand()
    pack = session.record.pack
    assert (session.moment.deal, session.moment.places) == (None, ())
    session.act(legal_actions(session.view if session.turn == session.human else session.bot_view())[0])
    assert session.moment.hand.state.table.deal.dealt
    assert session.record.pack == pack


@pytest.mark.parametrize("human", range(4))
def test_the_stack_has_the_own_cards_only(human: int) -> None:
    session = all_fort(human=human)
    hand = session.moment.hand.dealt[human]
    assert sorted(session.stack) == [card for card in range(hand.bit_length()) if hand >> card & 1]


def test_other_cards_are_refused_and_nothing_happens() -> None:
    session = all_fort()
    live, record = Live(session), session.record
    with pytest.raises(ValueError, match="stacked"):
        live.next_hand(session.stack[1:])
    assert session.record is record


def test_neither_text_of_the_hand_tells_a_card_of_others() -> None:
    session = all_fort()
    assert not session.opened
    assert deal_text(session) == ""
    told = hand_text(session)
    unseen = [card for seat in range(1, 4) for card in range(90) if session.moment.hand.dealt[seat] >> card & 1]
    assert unseen
    assert not [card for card in unseen if f'"{card_name(card)}"' in told]
