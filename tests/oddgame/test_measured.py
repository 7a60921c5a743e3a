"""The odd game in tables and files: a column it does not have is left out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from random import Random

import pytest

from ai import make
from ai.arena import Contest, play_chunk, read_bot, report
from ai.arena.markdown import figures
from ai.arena.report import without_pot
from ai.arena.table import text
from engine import legal_actions, variant_for
from tarokgui.cli.evening import EveningFile
from tarokgui.cli.tally import Tally
from tarokgui.cli.totals import totals_table
from tarokgui.session.archive import read_row, row_data
from tarokgui.session.opening import new_session
from tarokgui.wording.translator import Translator
from tests.oddgame import whole

POT_WORDS = ("pool", "pot", "michi", "stake", "trula", "radler")


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    with whole():
        yield


def test_a_report_tells_of_no_pot() -> None:
    contest = Contest(read_bot("random"), read_bot("random"), "odd", "odd")
    played = play_chunk(contest, 0, 3)
    found = report(contest, played)
    assert without_pot(found) is None
    assert [key for key in found if "pool" in key] == []
    assert [(deal.pot_before, deal.moved) for deal in played.deals] == [(0, (0, 0))] * 3
    assert found["a"]["counts"] == {"hands": {"ended": 12}}
    for told in (text(found), figures([found])):
        assert [word for word in POT_WORDS if word in told.replace("bot", "")] == []
    with_one = report(Contest(read_bot("random"), read_bot("random"), "odd"), played)
    assert "| – |" in figures([found, with_one]), "beside a game that has a pot"


class Keys(dict[str, str]):
    """Says of each message its key."""

    def get(self, key: str, default: object = None) -> str:
        return key


def totals(game: str) -> tuple[Tally, set[str]]:
    """Three hands at random, and the keys of the table at the end."""
    variant = variant_for(game)
    evening = EveningFile(variant, tuple(make("random", str(seat)) for seat in range(4)), "random", "odd")
    tally = Tally(variant)
    for _ in range(3):
        tally.add(evening.play())
    return tally, set(totals_table(Translator("en", Keys()), tally, evening).split())


def test_a_simulation_tells_of_no_pot_and_no_double_hands() -> None:
    tally, told = totals("odd")
    assert (tally.outcomes, tally.highest_pot, tally.doubles_added) == ({"ended": 3}, 0, 0)
    assert {"simulate.contract", "simulate.total", "many", "few"} <= told
    own = {"simulate.pot", "simulate.from-pot", "simulate.from-players", "simulate.doubled"}
    assert told & own == set()
    assert own <= totals("romanian")[1]


def test_a_row_of_the_score_sheet_has_no_pot() -> None:
    session = new_session(seed="odd/row", game="odd", bot="random")
    random = Random("odd/row")
    while not session.hand_over:
        view = session.view if session.turn == session.human else session.bot_view()
        session.act(random.choice(list(legal_actions(view))))
    row = session.rows[0]
    data = row_data(row, session.variant)
    assert set(asdict(row)) - set(data) == {"pot", "radli", "known"}
    assert read_row(data, session.variant, 0) == row
    assert list(row_data(row, variant_for("romanian"))) == [
        "number", "dealer", "outcome", "declarer", "partner", "contract", "level", "stake", "paid", "totals", "pool",
        "deal", "assisted",
    ]  # fmt: skip
