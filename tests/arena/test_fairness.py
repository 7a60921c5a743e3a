"""Laws of every contest: nobody is better than himself, and exchanging the bots exchanges the sign."""

import pytest

from ai.arena import Contest, Report, play_chunk, read_bot, run
from ai.arena.interval import Interval
from ai.arena.report import without_pot

DEALS = 12


def contest(a: str, b: str, game: str = "romanian", design: str = "pairs", seed: str = "fair") -> Contest:
    return Contest(read_bot(a), read_bot(b), seed, game, (), design)


def alone(report: Report) -> Interval:
    found = without_pot(report)
    assert found is not None
    return found


def value(report: Report) -> tuple[float, float, float]:
    return report["advantage"]["mean"], alone(report)["mean"], report["difference"]["mean"]


@pytest.mark.parametrize("design", ["pairs", "one"])
@pytest.mark.parametrize("game", ["romanian", "taper"])
@pytest.mark.parametrize("bot", ["steady", "random"])
def test_nobody_beats_himself(bot: str, game: str, design: str) -> None:
    report = run(contest(bot, bot, game, design), DEALS)
    for found in (report["advantage"], alone(report), report["difference"]):
        assert found == {"mean": 0.0, "spread": 0.0, "sd": 0.0}


@pytest.mark.parametrize("game", ["romanian", "taper"])
def test_exchanging_the_bots_exchanges_the_sign(game: str) -> None:
    there, back = run(contest("steady", "random", game), DEALS), run(contest("random", "steady", game), DEALS)
    assert value(there) == tuple(-number for number in value(back))
    assert value(there)[0] > 0
    for mine, other in (("a", "b"), ("b", "a")):
        assert there[mine] == back[other]  # type: ignore[literal-required]
    assert [row[3:7] for row in there["deals"]] == [[row[4], row[3], row[6], row[5]] for row in back["deals"]]


@pytest.mark.parametrize("design", ["pairs", "one"])
def test_the_sums_are_nothing(design: str) -> None:
    """R105: gains of some are losses of others; a change of the pool is its own gain or loss."""
    played = play_chunk(contest("steady", "random", design=design), 0, DEALS)
    assert [sum(deal.paid) for deal in played.deals] == [0] * DEALS
    assert any(any(deal.moved) for deal in played.deals)


def test_the_advantage_is_what_its_name_says() -> None:
    report = run(contest("steady", "random", design="one"), DEALS)
    above = []
    for _, _, _, a, b, a_pool, b_pool, _ in report["deals"]:
        mine, others = int(a) + int(a_pool), int(b) + int(b_pool)
        above.append(mine / 4 - (mine + others) / 16)  # one seat in four hands, sixteen seats in all
    assert report["advantage"]["mean"] == pytest.approx(sum(above) / DEALS)
    assert report["difference"]["mean"] == pytest.approx(report["a"]["mean"] - report["b"]["mean"])
    assert (report["a"]["hands"], report["b"]["hands"], report["hands"]) == (4 * DEALS, 12 * DEALS, 4 * DEALS)


def test_pairs_are_twice_apart() -> None:
    report = run(contest("steady", "random"), DEALS)
    assert report["difference"]["mean"] == pytest.approx(2 * report["advantage"]["mean"])
    assert report["a"]["hands"] == report["b"]["hands"] == 4 * DEALS


def test_a_switch_changes_the_play_and_the_rest_of_the_table_is_the_same() -> None:
    with_it, without = (
        play_chunk(contest("steady", "steady"), 0, 8),
        play_chunk(contest("steady", "steady:convention=off"), 0, 8),
    )
    assert any(a.course != b.course for a, b in zip(with_it.deals, without.deals, strict=True))
    assert [(d.stake, d.pot_before) for d in with_it.deals] == [(d.stake, d.pot_before) for d in without.deals]
