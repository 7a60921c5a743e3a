"""No leak: the sight and the options of a seat depend on nothing that it may not know (A48, A49)."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from engine import (
    KINGS,
    Acted,
    Action,
    CardSet,
    Dealt,
    Event,
    GroupSeen,
    HandDeclared,
    HandOver,
    IllegalAction,
    Keep,
    LaidAway,
    Seat,
    State,
    ThrowIn,
    apply,
    card_set,
    legal_actions,
    members,
    observe,
    redact,
    start_dealt,
    to_act,
)
from tests.support.strategies import Hand, hands, moments


def swapped(cards: CardSet, one: int, other: int) -> CardSet:
    """The set with the two cards exchanged, if it holds just one of them."""
    return cards ^ (1 << one | 1 << other) if (cards >> one & 1) != (cards >> other & 1) else cards


def exchanged(state: State, one: int, other: int) -> State:
    """The state with two cards in each other's places, and all that follows from it."""
    table, hidden = state
    hand_sets = tuple(swapped(hand, one, other) for hand in hidden.hands)
    turned = {one: other, other: one}
    talon = tuple(turned.get(card, card) for card in hidden.talon)
    pack = tuple(turned.get(card, card) for card in hidden.pack)
    partner = hidden.partner
    if table.called in turned and not _is_played(state, table.called):
        holders = [seat for seat, hand in enumerate(hand_sets) if table.called is not None and hand >> table.called & 1]
        partner = next((seat for seat in holders if seat != table.declarer), None)
    if table.fourth and table.called is None:
        partner = next((s for s, hand in enumerate(hand_sets) if s != table.declarer and hand & KINGS), None)
    laid_away = swapped(hidden.laid_away, one, other)
    return State(table, hidden._replace(hands=hand_sets, talon=talon, pack=pack, partner=partner, laid_away=laid_away))


def _is_played(state: State, card: int | None) -> bool:
    played = [card for trick in state.table.play.tricks for card in trick.cards]
    return card in played or card in state.table.play.trick


def unseen_by(state: State, seat: Seat) -> list[CardSet]:
    """The places whose cards the seat does not know, as sets: other hands, closed talon, closed discards."""
    table, hidden = state
    if not table.deal.dealt:
        return []
    sets = [hand for owner, hand in enumerate(hidden.hands) if owner != seat]
    groups = table.talon.groups or 1
    size = len(hidden.talon) // groups
    known = set(table.talon.shown) | {table.talon.taken}
    if seat == table.declarer:
        known |= set(table.talon.seen)
    if seat not in (table.declarer, table.laid_by):
        sets.append(hidden.laid_away & ~table.face_up)
    closed = [group for group in range(1, groups + 1) if group not in known]
    sets += [card_set(hidden.talon[(group - 1) * size : group * size]) for group in closed]
    # A group that was taken after it had been face up is known to all, wherever its cards are now.
    opened = card_set(card for card in table.talon.cards if card is not None)
    for _, cards in table.open_hands:
        opened |= cards
    return [cards & ~opened for cards in sets]


@given(moments(), st.data())
def test_a_view_does_not_change_with_unseen_cards(drawn: tuple[Hand, int], data: st.DataObject) -> None:
    hand, index = drawn
    state = hand.moments[index].state
    if state.hidden.asked or state.table.is_over:  # who is asked follows from his cards
        return
    for seat in range(state.table.players):
        before = observe(state, seat)
        legal = tuple(legal_actions(before))
        for first, second in combinations([cards for cards in unseen_by(state, seat) if cards], 2):
            one = data.draw(st.sampled_from(members(first)))
            other = data.draw(st.sampled_from(members(second)))
            after = observe(exchanged(state, one, other), seat)
            assert after == before
            assert tuple(legal_actions(after)) == legal


def redacted(events: tuple[Event, ...], seat: Seat) -> list[Event]:
    return [seen for event in events if (seen := redact(event, seat)) is not None and not isinstance(event, HandOver)]


def kept_by_others(state: State, events: tuple[Event, ...], seat: Seat) -> tuple[State, tuple[Event, ...]]:
    """The state once everybody but ``seat`` has kept his hand, which the seat does not notice."""
    while state.hidden.asked and state.hidden.asked[0] != seat:
        state, more = apply(state, Keep())
        events += more
    return state, events


def public_course(hand: Hand, seat: Seat) -> list[tuple[Seat, Action]]:
    """The actions, without the answers of others to the question about throwing in."""
    return [
        (moment.seat, moment.action)
        for moment in hand.moments
        if moment.seat is not None
        and moment.action is not None
        and (moment.seat == seat or not isinstance(moment.action, Keep))
    ]


@given(hands(), st.data())
def test_two_deals_that_look_alike_stay_alike(hand: Hand, data: st.DataObject) -> None:
    """Two cards between two other hands change places in the deal: as long as the same can be done, a third seat sees
    the same, may do the same, and hears the same."""
    dealt = next((m.state for m in hand.moments if m.state.table.deal.dealt), None)
    assert dealt is not None
    variant, table = dealt.table.variant, dealt.table
    seat = data.draw(st.integers(0, variant.players - 1))
    mine, theirs = data.draw(st.permutations([s for s in table.in_turn(table.forehand) if s != seat]))[:2]
    one = data.draw(st.sampled_from(members(dealt.hidden.hands[mine])))
    other = data.draw(st.sampled_from(members(dealt.hidden.hands[theirs])))
    deals = []
    for cards in (dealt.hidden.hands, tuple(swapped(cards, one, other) for cards in dealt.hidden.hands)):
        state, events = start_dealt(variant, table.dealer, table.own, cards, dealt.hidden.talon)
        deals.append(kept_by_others(state, events, seat))
    course = [entry for entry in public_course(hand, seat) if not _is_dealing(entry[1])]
    for who, action in course:
        (left, left_events), (right, right_events) = deals
        if {owner for state in (left, right) for owner, _ in state.table.open_hands} & {mine, theirs}:
            return  # one of the two cards is face up by now, or has left a hand that is shown (S31)
        assert observe(left, seat) == observe(right, seat)
        assert tuple(legal_actions(observe(left, seat))) == tuple(legal_actions(observe(right, seat)))
        assert redacted(left_events, seat) == redacted(right_events, seat)
        if isinstance(action, ThrowIn) or to_act(left) != who or to_act(right) != who:
            return
        try:
            deals = [kept_by_others(*apply(state, action), seat) for state, _ in deals]
        except IllegalAction:
            return  # the seat that acted could not have done it with the other hand: from here on they differ
        if len({tuple(event for event in events if isinstance(event, HandDeclared)) for _, events in deals}) > 1:
            return  # a rule made a seat say what it holds (U14)


def _is_dealing(action: Action) -> bool:
    return type(action).__name__ in ("Cut", "Knock", "ChoosePattern", "TakePacket")


@given(hands())
def test_redacted_events_hold_no_hidden_card(hand: Hand) -> None:
    for moment in hand.moments:
        for event in moment.events:
            for seat in range(moment.state.table.players):
                seen = redact(event, seat)
                match event:
                    case Dealt(all_hands):
                        mine = tuple(cards if owner == seat else None for owner, cards in enumerate(all_hands))
                        assert seen == Dealt(mine)
                    case GroupSeen(declarer):
                        assert isinstance(seen, GroupSeen)
                        assert (seen.cards is None) == (seat != declarer)
                    case LaidAway(declarer):
                        assert isinstance(seen, LaidAway)
                        assert (seen.cards is None) == (seat != declarer)
                    case Acted():
                        assert seen == event
                        assert not isinstance(event.action, Keep)


@given(hands())
def test_a_view_holds_only_ones_own_hand(hand: Hand) -> None:
    for state in (moment.state for moment in hand.moments):
        for seat in range(state.table.players):
            view = observe(state, seat)
            assert view.hand == (state.hidden.hands[seat] if state.table.deal.dealt else 0)
            if seat != state.table.declarer:
                assert (view.looked, view.king_seen) == ((), False)
            assert view.laid_away == (state.hidden.laid_away if seat == state.table.laid_by else 0)
