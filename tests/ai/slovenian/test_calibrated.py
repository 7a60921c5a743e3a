"""The numbers fitted for the Slovenian games are used for games of card points, and for decisions still to come."""

from __future__ import annotations

import pytest

from ai.arena.deals import deal
from ai.chances import PARTS, VIEWS
from ai.games.slovenian.calibrated import FITTED, doubted, fitted, kept
from ai.kernel.payoff import Payoff
from engine import Table, start, variant_for


def table(game: str, contract: str) -> Table:
    """A table at which that contract is played."""
    variant = variant_for(game)
    dealt = deal(variant, "calibrated", 0)
    found = start(variant, dealt.dealer, dealt.own, dealt.pack).table
    return found._replace(contract=variant.contract(contract))


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("contract", ["two", "solo-two", "solo-without"])
def test_a_game_about_points_is_doubted(contract: str, view: str) -> None:
    payoff, at = Payoff(4, 0, 0, -1, 0), table("slovenian-4", contract)
    doubted(payoff, at, view)
    doubt = fitted(at).doubt(view, contract)
    assert payoff.more_beside == round(PARTS * doubt.beside)
    assert payoff.more_alone == round(PARTS * doubt.alone)
    assert payoff.spread > 0
    more: int = payoff.more_beside
    doubted(payoff, at, view, 0.25)
    left: int = payoff.more_beside
    assert abs(left) <= abs(more), "of the last tricks less is doubted"
    assert abs(payoff.keeps - 1) < abs(doubt.keeps - 1)


@pytest.mark.parametrize("contract", ["klop", "beggar", "colour-valat", "valat"])
def test_what_is_not_about_points_is_not(contract: str) -> None:
    payoff = Payoff(4, 0, 0, -1, 1)
    doubted(payoff, table("slovenian-4", contract), "planning")
    assert (payoff.more_alone, payoff.spread, payoff.keeps) == (0, 0.0, 1.0)


def test_five_play_like_four() -> None:
    assert fitted(table("slovenian-5", "two")) is FITTED["slovenian-4"]
    assert fitted(table("slovenian-3", "two")) is FITTED["slovenian-3"]


def test_an_announced_king_is_kept_oftener_than_it_seems() -> None:
    """Hands that are played out let its guards go."""
    at = table("slovenian-4", "two")
    assert all(kept(at, "king", share) > share for share in (0.3, 0.5, 0.7))
    assert kept(at, "valat", 0.4) == 0.4
