"""The script that fits how much to believe: from made-up hands it finds the numbers that made them."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from ai.arena.bots import read_bot
from ai.chances import FILE, Doubt, KeepChance, checked, kept
from tests.support.extras import full

if TYPE_CHECKING:
    from fitting.hands import Said, Spots

BUILD = Path(__file__).parents[2] / "build"
PARTS = 3
GOAL = 107
TRUE = Doubt(4.0, -3.0, 0.7, 5.0, 42.0)
CONTRACTS = {"two": 0.0, "three": 5.0}
KEPT = KeepChance(0.4, 0.8)


@pytest.fixture(autouse=True)
def script(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets ``fitting`` be imported, as `build/fit_chances.py` does."""
    full("numpy")
    monkeypatch.syspath_prepend(str(BUILD))


def games(count: int) -> list[Spots]:
    """Hands whose results follow from their play-outs by the numbers of ``TRUE``."""
    from fitting.hands import CARDS, Spots

    chance = Random(7)
    rows = []
    for number in range(count):
        alone, contract = number % 4 == 0, "three" if number % 3 == 0 else "two"
        parts = round(PARTS * chance.gauss(40.0, 11.0))
        more = (TRUE.alone if alone else TRUE.beside) + CONTRACTS[contract]
        points = TRUE.about + TRUE.keeps * (parts / PARTS + more - TRUE.about) + chance.gauss(0.0, TRUE.spread)
        won = points * PARTS >= GOAL
        rows.append(Spots(number, CARDS, "declaring", contract, GOAL, [(parts, alone, 1.0)], points, won))
    return rows


def bonuses(count: int) -> list[Said]:
    """Announcements that were kept by the numbers of ``KEPT``."""
    from fitting.hands import Said

    chance = Random(11)
    shares = [chance.uniform(0.03, 0.97) for _ in range(count)]
    return [Said(n, "pagat", share, chance.random() < kept(KEPT, share)) for n, share in enumerate(shares)]


def test_the_numbers_of_made_up_hands_are_found() -> None:
    from fitting.model import fit_points, points_quality

    rows = games(3000)
    fit = fit_points(rows, PARTS)
    for contract, more in CONTRACTS.items():
        found = fit.of(contract)
        # A difference in the middle may come from the shift or from the number it is taken from.
        for shift, true in ((found.beside, TRUE.beside), (found.alone, TRUE.alone)):
            assert _at(shift, found) == pytest.approx(_at(true + more, TRUE), abs=0.6)
    assert fit.doubt.keeps == pytest.approx(TRUE.keeps, abs=0.03)
    assert fit.doubt.spread == pytest.approx(TRUE.spread, abs=0.6)
    quality = points_quality(rows, PARTS)
    assert quality.n == len(rows)
    assert quality.after < quality.before
    assert quality.off_after == pytest.approx(TRUE.spread, abs=0.3)
    assert quality.off_after < quality.off_before


def _at(shift: float, doubt: Doubt) -> float:
    """The card points to expect of 40 that were played out."""
    return doubt.about + doubt.keeps * (40.0 + shift - doubt.about)


def test_the_chance_is_the_kernels() -> None:
    """The script counts as the searches do."""
    from ai.chances import doubted
    from ai.kernel.payoff import Payoff
    from fitting.model import Fit, chances

    payoff = Payoff(4, 0, 0, -1, 1)
    payoff.game.number = GOAL
    doubted(payoff, TRUE, PARTS)
    for row in games(40):
        ((parts, alone, _),) = row.spots
        points = parts + (payoff.more_alone if alone else payoff.more_beside)
        assert chances([row], Fit(TRUE, {}), PARTS)[0] == pytest.approx(payoff.chance(points))


def test_the_odds_of_made_up_announcements_are_found() -> None:
    from fitting.model import bonus_quality, fit_bonus

    rows = bonuses(3000)
    assert fit_bonus(rows) == pytest.approx(KEPT, abs=0.12)
    quality = bonus_quality(rows)
    assert quality.after < quality.before


def test_few_rows_tell_little() -> None:
    """A contract seldom played has no number of its own, and an odd hand moves nothing far."""
    from fitting.model import fit_bonus, fit_points

    odd = games(3)
    fit = fit_points(odd, PARTS)
    assert fit.contracts == {}
    assert 0.6 < fit.doubt.keeps < 1.15
    assert abs(fit.doubt.beside) < TRUE.beside
    assert abs(fit_bonus(bonuses(2)).slope - 1) < 0.5


def test_a_hand_is_played_and_kept() -> None:
    """One hand of *steady*, looked into as a hint would; the kept rows are read back."""
    import fit_chances
    from fitting.hands import Rows, Task

    rows = fit_chances.collected(Task("slovenian-3", read_bot("steady"), "few"), 1, 0.0)
    assert rows.hands == 1
    assert rows.games
    assert {row.points for row in rows.games} == {rows.games[0].points}
    assert all(abs(sum(weight for *_, weight in row.spots) - 1) < 1e-9 for row in rows.games)
    heard = Rows.heard(json.loads(json.dumps(rows.told())))
    assert [tuple(row.spots[0]) for row in heard.games] == [row.spots[0] for row in rows.games]


def test_what_is_written_is_read(tmp_path: Path) -> None:
    """Games that were there stay."""
    import fit_chances
    from fitting.hands import Rows

    rows = Rows([row._replace(side="opposing" if row.hand % 2 else "declaring") for row in games(400)], bonuses(200))
    plans = [row._replace(stage=stage) for row in rows.games for stage in ("plans", "words", "cards")]
    found = fit_chances.fitted("slovenian", Rows(plans, rows.bonuses, 400))
    head = {"date": "", "command": "", "seeds": ["made up"], "hands": 400, "bot": "", "build": ""}
    file = tmp_path / FILE
    fit_chances.write(file, "one", {"fitted": head, **found})
    fit_chances.write(file, "other", {"fitted": head, **found})
    views = ("planning", "defending")
    read = checked("here", json.loads(file.read_text(encoding="utf-8")), {"one": views, "other": views})
    assert read["one"] == read["other"]
    assert read["one"].bonuses["pagat"].slope == pytest.approx(KEPT.slope, abs=0.3)
    assert {row["what"] for row in found["quality"]} == {*read["one"].points, "pagat"}
    assert "fitting" in sys.modules
