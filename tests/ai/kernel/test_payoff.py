"""The terms of a payoff, row by row, also those that random hands seldom meet: the edge of a game, a king left over."""

from __future__ import annotations

import pytest

from ai.games.romanian.kernel.prices import PayoffRows
from ai.kernel.bits import HONOURS, HORSES, JACKS, KINGS, PAGAT, PIPS, PLAIN, QUEENS, thirds
from ai.kernel.payoff import (
    ALL_OF,
    AT_MOST,
    BY_DIFFERENCE,
    CAPTURED,
    CARD_LAST,
    EVERY_TRICK,
    MOND_CAUGHT,
    PAGAT_LAST,
    POINTS,
    Payoff,
    PayoffRow,
)
from ai.kernel.position import End, KernelDeal
from ai.kernel_cards import suit_word, tarok_word
from engine import variant_for

CALLED = KINGS & -KINGS
PACK = variant_for("romanian").pack.cards
SIDES = 0b0011
"""Seat 0 declares, seat 1 is beside him."""


def prices() -> PayoffRows:
    return PayoffRows(4, 0, 0, 1, 0)


def won_cards(points: int) -> tuple[int, int]:
    """Cards of exactly so many thirds: a king, so that nobody has all four, and none of the three."""
    suits, taroks = 1 << 55, 0
    for sort in (QUEENS, HORSES, JACKS, PIPS):
        for card in [1 << at for at in range(56) if sort & suit_word(PACK) >> at & 1]:
            if thirds(suits | card, taroks) <= points:
                suits |= card
    for card in [1 << at for at in range(22) if PLAIN >> at & 1]:
        if thirds(suits, taroks | card) <= points:
            taroks |= card
    assert thirds(suits, taroks) == points
    return suits, taroks


def ended(suits: int, taroks: int, without: int = 0) -> End:
    """A hand of which the declarer's side won these cards and the others the rest of the pack but for one suit card."""
    end = End()
    end.won_s, end.won_t = suits, taroks
    end.lost_s = suit_word(PACK) & ~suits & ~without
    end.lost_t = tarok_word(PACK) & ~taroks
    end.taken, end.given, end.winner = 6, 6, 0
    return end


@pytest.mark.parametrize(("missing", "wins"), [(0, True), (1, False)])
@pytest.mark.parametrize(
    ("exchange", "abandoned", "more"),
    [(1, 0, 12), (0, 0, 0), (1, 2, 0)],
    ids=["R55 five for one", "no talon was taken", "R54 abandoned"],
)
def test_r55_the_called_king_from_the_talon_is_four_points(
    exchange: int, abandoned: int, more: int, missing: int, wins: bool
) -> None:
    terms = prices()
    terms.exchange, terms.abandoned = exchange, abandoned
    terms.settle(CALLED)
    deal = KernelDeal()
    deal.rest_s = CALLED
    end = ended(*won_cards(terms.game.number - more - missing), CALLED)
    # The others have the three, the trula; the king that was left behind costs its usual price.
    assert terms.payoff.value(end, deal, SIDES) == (2 if wins else -2) - 1 - abandoned


def test_thirds_that_are_added_count_like_cards() -> None:
    terms = prices()
    end = ended(*won_cards(terms.game.number - 12))
    values = []
    for terms.payoff.more_beside in (11, 12):
        values.append(terms.payoff.value(end, KernelDeal(), SIDES))
    assert values[1] - values[0] == 4


def end_with(**facts: int) -> End:
    """A hand with these facts, in which both sides have won some tricks."""
    end = End()
    end.taken = end.given = 5
    end.winner = 0
    for name, value in facts.items():
        setattr(end, name, value)
    return end


MADE, FAILED, MADE_BY_THEM, FAILED_BY_THEM, NOTHING = "made", "failed", "made by them", "failed by them", "nothing"

CASES = [
    (PayoffRow(ALL_OF, 0, HONOURS), end_with(won_t=HONOURS), MADE),
    (PayoffRow(ALL_OF, 0, HONOURS), end_with(lost_t=HONOURS), MADE_BY_THEM),
    (PayoffRow(ALL_OF, 0, HONOURS), end_with(won_t=PAGAT, lost_t=HONOURS & ~PAGAT), NOTHING),
    (PayoffRow(ALL_OF, KINGS, 0), end_with(won_s=KINGS), MADE),
    (PayoffRow(CAPTURED, CALLED), end_with(lost_s=CALLED), MADE_BY_THEM),
    (PayoffRow(CAPTURED, CALLED), end_with(won_s=CALLED), NOTHING),
    (PayoffRow(MOND_CAUGHT), end_with(loser=2, taker=0), MADE),
    (PayoffRow(MOND_CAUGHT), end_with(loser=1, taker=3), MADE_BY_THEM),
    (PayoffRow(MOND_CAUGHT), end_with(loser=1, taker=0), NOTHING),
    (PayoffRow(PAGAT_LAST), end_with(pagat_by=1, winner=1, last_t=PAGAT), MADE),
    (PayoffRow(PAGAT_LAST), end_with(pagat_by=1, winner=0, last_t=PAGAT), FAILED),  # the partner beats it, too (S25)
    (PayoffRow(PAGAT_LAST), end_with(pagat_by=2, winner=2, last_t=PAGAT), MADE_BY_THEM),
    (PayoffRow(PAGAT_LAST), end_with(pagat_by=2, winner=0, last_t=PAGAT), FAILED_BY_THEM),
    (PayoffRow(PAGAT_LAST), end_with(winner=2), NOTHING),
    (PayoffRow(CARD_LAST, CALLED), end_with(winner=0, last_s=CALLED), MADE),  # with whichever card (S27)
    (PayoffRow(CARD_LAST, CALLED), end_with(winner=3, last_s=CALLED), FAILED),
    (PayoffRow(CARD_LAST, CALLED), end_with(winner=3), NOTHING),
    (PayoffRow(EVERY_TRICK), end_with(given=0), MADE),
    (PayoffRow(EVERY_TRICK), end_with(taken=0), MADE_BY_THEM),
    (PayoffRow(EVERY_TRICK), end_with(), NOTHING),
]


@pytest.mark.parametrize(("row", "end", "outcome"), CASES)
@pytest.mark.parametrize(("ours", "theirs"), [(0, 0), (20, 0), (0, 20), (20, 40)])
def test_a_row_pays_what_was_announced_or_else_the_silent_price(
    row: PayoffRow, end: End, outcome: str, ours: int, theirs: int
) -> None:
    payoff = Payoff(4, 0, 0, 1, 0)
    row.ours, row.theirs, row.silent = ours, theirs, 3
    if row.what == EVERY_TRICK:
        payoff.sweep = row
    else:
        payoff.rows.append(row)
    own = {MADE: 3, FAILED: -3}.get(outcome, 0) if not ours else ours if outcome == MADE else -ours
    other = (
        {MADE_BY_THEM: -3, FAILED_BY_THEM: 3}.get(outcome, 0)
        if not theirs
        else -theirs
        if outcome == MADE_BY_THEM
        else theirs
    )
    deal = KernelDeal()
    assert payoff.value(end, deal, SIDES) == own + other
    payoff.me = 3
    assert payoff.value(end, deal, SIDES) == -own - other
    assert payoff.makes(row, True, end, deal, SIDES) == (outcome == MADE or (row.what == CAPTURED and bool(end.lost_s)))
    if row.what not in (CAPTURED, CARD_LAST):  # those are only one side's to make
        assert payoff.makes(row, False, end, deal, SIDES) == (outcome == MADE_BY_THEM)


def test_a_game_of_few_tricks_is_won_without_points() -> None:
    """S12: no trick at all, 70; U17: at most eighteen of nineteen is not needed, all but one is another row's."""
    payoff = Payoff(4, 0, 0, -1, 1)
    payoff.game = PayoffRow(AT_MOST)
    payoff.game.ours = payoff.game.theirs = 70
    alone = 0b0001
    assert payoff.value(end_with(taken=0), KernelDeal(), alone) == 3 * 70
    assert payoff.value(end_with(taken=1), KernelDeal(), alone) == -3 * 70
    assert payoff.makes(payoff.game, True, end_with(taken=0), KernelDeal(), alone)
    assert payoff.makes(payoff.game, False, end_with(taken=1), KernelDeal(), alone)


def test_a_game_of_every_trick() -> None:
    payoff = Payoff(4, 0, 0, -1, 1)
    payoff.game = PayoffRow(EVERY_TRICK)
    payoff.game.ours = payoff.game.theirs = 125
    assert payoff.value(end_with(given=0), KernelDeal(), 1) == 3 * 125
    assert payoff.value(end_with(), KernelDeal(), 1) == -3 * 125


def test_winning_every_trick_replaces_the_game_and_only_that() -> None:
    payoff = Payoff(4, 0, 0, 1, 0)
    payoff.game.number, payoff.game.ours, payoff.game.theirs = 100, 7, 7
    kings = PayoffRow(ALL_OF, KINGS)
    kings.silent = 2
    payoff.rows.append(kings)
    end = end_with(won_s=KINGS)
    assert payoff.value(end, KernelDeal(), SIDES) == -7 + 2
    payoff.sweep.silent = 50
    assert payoff.value(end, KernelDeal(), SIDES) == -7 + 2
    end.given = 0
    assert payoff.value(end, KernelDeal(), SIDES) == 50 + 2
    payoff.sweep.theirs = 80
    assert payoff.value(end, KernelDeal(), SIDES) == 50 + 80 + 2


def test_what_comes_from_elsewhere_is_shared_by_side_and_outcome() -> None:
    payoff = Payoff(4, 0, 0, -1, 0)
    row = PayoffRow(PAGAT_LAST)
    row.shares = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]
    payoff.rows.append(row)
    found = []
    for sides in (SIDES, 0b0001):
        for payoff.me in (3, 0):
            found += [payoff.value(end_with(pagat_by=by, winner=0), KernelDeal(), sides) for by in (-1, 0)]
    assert found == row.shares


def test_the_sides_follow_the_called_card_be_it_suit_or_tarok() -> None:
    deal = KernelDeal()
    deal.s2, deal.t3 = CALLED, 1 << 20
    payoff = Payoff(4, 0, 0, -1, 0)
    assert payoff.sides(deal) == 0b0001
    payoff.called_s = CALLED
    assert payoff.sides(deal) == 0b0101
    payoff.called_s, payoff.called_t = 0, 1 << 20  # U13: a holder of four kings calls another card
    assert payoff.sides(deal) == 0b1001
    payoff.lone = 1
    assert payoff.sides(deal) == 0b0001


def test_points_decide_at_the_third() -> None:
    payoff = Payoff(4, 0, 0, 1, 0)
    payoff.game = PayoffRow(POINTS, 0, 0, 13)
    payoff.game.ours, payoff.game.theirs = 1, 2
    assert payoff.value(end_with(won_s=1 << 55), KernelDeal(), SIDES) == 1
    payoff.game.number = 14
    assert payoff.value(end_with(won_s=1 << 55), KernelDeal(), SIDES) == -2
    deal = KernelDeal()
    deal.laid_s = 1
    assert payoff.value(end_with(won_s=1 << 55), deal, SIDES) == 1


@pytest.mark.parametrize("points", [30, 90, 104, 106, 120, 165])
def test_a_doubted_difference_is_what_its_chances_come_to(points: int) -> None:
    """S17, S59: the price of the game by its chance, each point about the middle for itself, to who scores alone."""
    payoff = Payoff(4, 0, 0, 1, 0)
    payoff.game = PayoffRow(BY_DIFFERENCE, number=106)
    payoff.game.ours = payoff.game.theirs = 20
    payoff.per, payoff.stake, payoff.relative = 2, 2, 1
    payoff.roles = [1.0, 1.0, 1.0, 1.0, 0.0, 0.0]
    end, deal = ended(*won_cards(points)), KernelDeal()
    sure = payoff.value(end, deal, SIDES)
    payoff.more_beside, payoff.keeps, payoff.spread, payoff.about = 6, 0.8, 15.0, 126.0
    chance, likely = payoff.chance(points + 6), payoff.likely(points + 6)
    total = 20 * (2 * chance - 1) + 2 * (likely / 3 - 35)
    assert payoff.value(end, deal, SIDES) == pytest.approx(2 * total / 2)
    payoff.more_beside, payoff.keeps, payoff.spread = 0, 1.0, 0.3
    assert payoff.value(end, deal, SIDES) == pytest.approx(sure, abs=2.0), "but for the rounding"
    payoff.sweep.ours = 100
    swept = payoff.value(end, deal, SIDES)
    payoff.spread = 15.0
    assert payoff.value(end, deal, SIDES) == swept, "an announced valat takes the game's place"
