"""Nothing gets lost: cards, money, turns. Every hand ends."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from engine import (
    Announced,
    Kind,
    Match,
    State,
    after_hand,
    card_set,
    close_match,
    new_match,
    variant_for,
)
from engine.games.romanian.outcomes import RomanianOutcome
from engine.games.romanian.pool import pagat_movement, tricks_movement
from tests.support.settlements import settled
from tests.support.strategies import Hand, family_hands, hands


def places(state: State) -> list[int]:
    """Every card of the hand, place by place, as sets that must not overlap."""
    table, hidden = state
    if not table.deal.dealt:
        return [card_set(hidden.pack)]
    taken = table.talon.taken
    size = len(hidden.talon) // (table.talon.groups or 1)
    left = [card for place, card in enumerate(hidden.talon) if taken is None or place // size != taken - 1]
    along = card_set(card for cards in table.besides for card in cards)
    left = [card for card in left if not along >> card & 1]
    tricks = [card_set(trick.cards) for trick in table.play.tricks]
    return [*hidden.hands, card_set(left), hidden.laid_away, card_set(table.play.trick), along, *tricks]


@given(hands())
def test_cards_are_conserved(hand: Hand) -> None:
    for moment in hand.moments:
        lying = places(moment.state)
        assert sum(cards.bit_count() for cards in lying) == hand.record.variant.pack.size
        assert sum(lying) == hand.record.variant.pack.cards


@given(hands())
def test_hand_sizes_follow_the_tricks(hand: Hand) -> None:
    for table, hidden in (moment.state for moment in hand.moments):
        if table.kind != Kind.PLAY:
            continue
        played = {table.seat_at(table.play.leader, n) for n in range(len(table.play.trick))}
        for seat, cards in enumerate(hidden.hands):
            size = 0 if table.sits_out(seat) else table.variant.hand_size - len(table.play.tricks)
            assert cards.bit_count() == size - (seat in played)


@given(hands())
def test_every_hand_ends_with_a_settlement(hand: Hand) -> None:
    # Cut or knock, packets, questions; an auction has at most 3 + 3 + 6 + 1 bids and as many takeovers by each senior;
    # then call, talon, discard; a round of at most 5 steps on each of 15 items; 48 cards.
    assert len(hand.moments) < 400
    table = hand.last.table
    assert table.is_over
    assert table.actor is None
    assert table.phase == "over"
    assert hand.moments[-1].events[-1].settlement is table.settlement  # type: ignore[union-attr]


@given(hands())
def test_only_the_last_state_is_over(hand: Hand) -> None:
    assert not any(moment.state.table.is_over for moment in hand.moments[:-1])


@given(hands())
def test_the_settlement_adds_up_as_its_game_says(hand: Hand) -> None:
    table = hand.last.table
    settlement = table.settlement
    assert settlement is not None
    assert table.variant.adds_up(table, settlement)
    assert settlement.outcome in table.variant.outcomes
    assert len(settlement.scores) == table.players
    for line in settlement.lines:
        assert line.seats
        assert line.rule
        assert line.item in table.variant.items
        assert line.item in table.variant.announceable or not line.announced
        assert not set(line.seats) & set(line.against)
        product = 1
        for factor in line.factors:
            product *= factor.times
        assert product in (1, abs(line.value))
    match = after_hand(new_match(table.variant, table.dealer), settlement)
    before = new_match(table.variant, table.dealer)
    scored = tuple(total + score for total, score in zip(before.totals, settlement.scores, strict=True))
    assert tuple(a - b for a, b in zip(scored, match.entries, strict=True)) == match.totals


@given(family_hands())
def test_money_goes_round(hand: Hand) -> None:
    settlement = hand.last.table.settlement
    assert settlement is not None
    assert sum(settlement.own.payments) == 0
    assert sum(settlement.own.pool_payments) == hand.last.table.pot - settlement.pot
    assert settlement.pot >= 0
    if not hand.record.variant.carry.has_pot:
        assert not any(settlement.own.pool_payments)
    assert settlement.pot <= (hand.record.variant.carry.limit or settlement.pot)


@given(family_hands())
def test_lines_add_up_to_the_payments(hand: Hand) -> None:
    settlement = hand.last.table.settlement
    assert settlement is not None
    value = sum(line.value for line in settlement.lines) * hand.record.own.stake
    players = hand.record.variant.players
    if settlement.declarer is None:
        assert not settlement.lines
        assert not any(settlement.own.payments)
    else:
        lone = 1 if settlement.partner is not None else players - 1
        assert settlement.own.payments[settlement.declarer] == value * lone
        if settlement.partner is not None:
            assert settlement.own.payments[settlement.partner] == value


@given(family_hands())
def test_card_points_add_up(hand: Hand) -> None:
    settlement = hand.last.table.settlement
    assert settlement is not None
    assert (settlement.points is not None) == (settlement.outcome is RomanianOutcome.PLAYED)
    if settlement.points is not None:
        # R6: 70 in every split of the 54 cards; 66 with the 42 of Taper.
        assert sum(settlement.points) == (66 if hand.record.variant.players == 3 else 70)


@given(family_hands())
def test_the_match_keeps_the_money(hand: Hand) -> None:
    settlement = hand.last.table.settlement
    assert settlement is not None
    match = new_match(hand.record.variant, 0)
    match = after_hand(match, settlement)  # the hand's pool is not the match's, but the payments are
    paid = sum(settlement.own.payments) + sum(settlement.own.pool_payments)
    before = new_match(hand.record.variant, 0)
    assert sum(match.totals) - sum(before.totals) == paid - sum(match.carry.contributed)
    assert match.pot == settlement.pot + sum(match.carry.contributed)
    assert match.pot <= (match.variant.carry.limit or match.pot)


SIDES = {4: (((0, 2), (1, 3)), ((1,), (0, 2, 3)), ((3, 0), (1, 2))), 3: (((0,), (1, 2)), ((2,), (0, 1)))}
STEPS = st.integers(0, 5).map(lambda length: ((1, 2, 3) * 2)[:length])


@st.composite
def evenings(draw: st.DrawFn) -> tuple[Match, list[tuple[str, bool, tuple[int, ...], int]]]:
    """A table with or without a limit, and the fate of the pool in one hand after the other."""
    game = draw(st.sampled_from(("romanian", "taper")))
    match = new_match(variant_for(game, {"pool_limit": draw(st.sampled_from((0, 50, 100, 500)))}), 0)
    kinds = ("pagat", "michi", "nothing") if game == "romanian" else ("pagat", "nothing")
    hand = st.tuples(st.sampled_from(kinds), st.booleans(), STEPS, st.integers(0, 11))
    return match, draw(st.lists(hand, max_size=40))


@given(evenings())
def test_no_more_lies_in_the_pool_than_the_limit_and_everything_balances(
    evening: tuple[Match, list[tuple[str, bool, tuple[int, ...], int]]],
) -> None:
    match, happens = evening
    players, limit = match.variant.players, match.variant.carry.limit
    for kind, made, steps, chance in happens:
        moved = (0,) * players
        if kind == "pagat":
            declarers, opponents = SIDES[players][chance % len(SIDES[players])]
            said = Announced("pagat", declarers[0], (opponents[0], *steps[1:]) if steps else ())
            shared = pagat_movement(match.pot, said, made, declarers, opponents, limit)
            moved = tuple(shared.get(seat, 0) for seat in range(players))
        elif kind == "michi":
            winners = [(chance * trick * trick) % players for trick in range(12)]
            moved = tricks_movement(match.pot, winners, match.factor, players, limit)
            assert all(paid <= 0 for paid in moved)
        settlement = settled(RomanianOutcome.PLAYED, (0,) * players, moved, match.pot - sum(moved), declarer=0)
        assert 0 <= settlement.pot <= (limit or settlement.pot)
        match = after_hand(match, settlement)
        assert 0 < match.pot <= (limit or match.pot)
        assert sum(match.totals) + match.pot == 0
    assert sum(close_match(match).totals) == 0


@given(hands())
def test_only_the_actor_changes_his_hand(hand: Hand) -> None:
    for before, after in pairwise(hand.moments):
        if not before.state.table.deal.dealt:
            continue
        for seat, (old, new) in enumerate(zip(before.state.hidden.hands, after.state.hidden.hands, strict=True)):
            assert old == new or seat == before.seat
