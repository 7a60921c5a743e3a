"""From hand to hand: the deal, radli, compulsory klop, the end of the evening (S28, S31, S38, S64 … S68, S70 … S73)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from engine import Match, Settlement, after_hand, card_set, close_match, new_match, parse_card, variant_for
from engine.games.slovenian.carry import Marks, SkisRound, against_average, among_all, skis_holder
from engine.games.slovenian.settling import SlovenianResult
from tests.support.games import SLOVENIAN


def hand(match: Match, scores: tuple[int, ...], outcome: str = "played", radli: tuple[int, ...] | None = None) -> Match:
    open_ones = match.own.radli if radli is None else radli
    return after_hand(match, Settlement(outcome, scores, own=SlovenianResult(open_ones, False)))


def evening(game: str = "slovenian-4", dealer: int = 0, **house: object) -> Match:
    return new_match(variant_for(game, house), dealer)


def test_s28_the_deal_goes_to_the_right_and_radli_stay() -> None:
    match = hand(evening(), (20, 0, 20, 0), radli=(1, 0, 2, 0))
    assert (match.dealer, match.totals) == (1, (20, 0, 20, 0))
    assert match.own == Marks((1, 0, 2, 0))
    assert match.balances


@pytest.mark.parametrize("rule", ["zero", "five-hundreds"])
def test_s31_the_same_dealer_and_a_compulsory_klop(rule: str) -> None:
    match = hand(evening(dealer=2, compulsory_klop_at=rule), (0, 0, 0, 0), "redeal")
    assert (match.dealer, match.own.compulsory) == (2, True)
    assert not hand(match, (-20, -20, -15, -15), "klop").own.compulsory


def test_s38_never_means_never() -> None:
    never = evening(compulsory_klop_at="never")
    assert not hand(never, (0, 0, 0, 0), "redeal").own.compulsory
    assert not hand(hand(never, (20, 0, 0, 0)), (-20, 0, 0, 0)).own.compulsory


@pytest.mark.parametrize(
    ("rule", "before", "score", "due"),
    [
        ("zero", 20, -20, True),
        ("zero", 20, -15, False),
        ("zero", 0, 0, False),  # it did not become zero, it is still
        ("zero", 480, 20, False),
        ("five-hundreds", 480, 20, True),
        ("five-hundreds", -480, -20, True),
        ("five-hundreds", 980, 20, True),
        ("five-hundreds", 20, -20, True),
        ("five-hundreds", 500, 0, False),
    ],
)
def test_s38_sv6_totals_that_make_it_compulsory(rule: str, before: int, score: int, due: bool) -> None:
    match = hand(hand(evening(compulsory_klop_at=rule), (before, 5, 5, 5)), (score, 0, 0, 0))
    assert match.own.compulsory is due


def test_s81_an_annulled_hand_leaves_all_as_it_was() -> None:
    match = hand(hand(evening("slovenian-3"), (20, 5, 5)), (-20, 0, 0))
    assert match.own.compulsory
    again = hand(match, (0, 0, 0), "annulled")
    assert (again.dealer, again.own, again.totals) == (match.dealer, match.own, match.totals)


def test_s67_open_radli_cost_100_in_the_end() -> None:
    match = hand(evening(), (50, 0, 0, 0), radli=(2, 0, 1, 0))
    closed = close_match(match)
    assert closed.totals == (-150, 0, -100, 0)  # case 18: two open radli
    assert closed.own == Marks((0, 0, 0, 0))


def test_s71_for_money_100_to_each() -> None:
    closed = close_match(hand(evening(settlement="money"), (0, 0, 0, 0), radli=(2, 0, 1, 0)))
    assert closed.totals == (-500, 300, -100, 300)
    assert closed.balances
    assert among_all((-100, 0, 0)) == (-200, 100, 100)


def test_s72_paper_against_the_average() -> None:
    assert list(map(int, against_average((100, 0, 20, 0)))) == [70, -30, -10, -30]
    assert against_average((1, 0, 0)) == (Fraction(2, 3), Fraction(-1, 3), Fraction(-1, 3))
    assert sum(against_average((77, -31, 5))) == 0


def test_s68_the_skis_round() -> None:
    skis, other = card_set([parse_card("T22")]), card_set([parse_card("T21")])
    assert skis_holder((other, skis, 0, 0)) == 1
    assert skis_holder((other, 0, 0, 0)) is None  # it is in the talon
    last = SkisRound().after(3, (other, 0, 0, 0))
    assert last == SkisRound()  # the next hand decides
    last = last.after(0, (other, skis, 0, 0))
    assert (last.holder, last.ended) == (1, False)
    last = last.after(1, (skis, other, 0, 0))
    assert (last.holder, last.ended) == (1, True)
    own = SkisRound().after(1, (other, skis, 0, 0))
    assert not own.ended  # he has to deal after that hand
    assert own.after(2, ()).after(3, ()).after(0, ()).ended is False


@pytest.mark.parametrize("game", SLOVENIAN)
def test_a_saved_evening_is_read_again(game: str) -> None:
    carry = variant_for(game).carry
    marks = Marks(tuple(range(variant_for(game).players)), True)
    assert carry.load(carry.save(marks)) == marks
    assert carry.begin(0).carry == Marks((0,) * variant_for(game).players)
