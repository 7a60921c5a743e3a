"""The data files about the belief in play-outs: they are whole, a spoilt one is refused by name, nothing is turned
round."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import deepcopy
from itertools import pairwise
from json import loads
from pathlib import Path
from typing import Any

import pytest

from ai.chances import FILE, FITTED, Chances, Doubt, KeepChance, checked, doubted, kept, read
from ai.kernel.payoff import BY_DIFFERENCE, POINTS, Payoff

ROOT = Path(__file__).parents[2]
PACKAGES = sorted(f"ai.games.{path.parent.name}" for path in ROOT.glob(f"ai/games/*/{FILE}"))


def every() -> Iterator[tuple[str, Chances]]:
    for package in PACKAGES:
        yield from read(package).items()


EVERY = dict(every())
DOUBTS = [(f"{game} {name}", doubt) for game, found in EVERY.items() for name, doubt in found.points.items()]
KEEPS = [(f"{game} {item}", keep) for game, found in EVERY.items() for item, keep in found.bonuses.items()]


def test_there_are_such_files() -> None:
    assert "ai.games.romanian" in PACKAGES
    assert DOUBTS
    assert KEEPS


def ways(told: dict[str, Any]) -> Iterator[tuple[str, ...]]:
    """The ways to all that a file must have: the fit, its quality and its numbers."""
    for game, numbers in told.items():
        yield from ((game, key) for key in ("fitted", "quality", "points", "bonuses"))
        yield from ((game, "fitted", key) for key in FITTED)
        for part, keys in (("points", Doubt._fields), ("bonuses", KeepChance._fields)):
            yield from ((game, part, name, key) for name in numbers[part] for key in keys)


@pytest.mark.parametrize("package", PACKAGES)
def test_a_file_without_a_key_is_refused_by_its_name(package: str) -> None:
    told = loads((ROOT.joinpath(*package.split(".")) / FILE).read_text(encoding="utf-8"))
    assert checked(package, told) == read(package)
    for way in ways(told):
        spoilt = deepcopy(told)
        at = spoilt
        for key in way[:-1]:
            at = at[key]
        del at[way[-1]]
        with pytest.raises(ValueError, match="^" + re.escape(".".join((package, *way))) + "$"):
            checked(package, spoilt)


def test_a_file_without_a_game_or_a_view_is_refused_by_its_name() -> None:
    told = loads((ROOT / "ai/games/romanian" / FILE).read_text(encoding="utf-8"))
    with pytest.raises(ValueError, match=r"^here\.odd$"):
        checked("here", told, {"odd": []})
    with pytest.raises(ValueError, match=r"^here\.romanian\.points\.sitting$"):
        checked("here", told, {"romanian": ["sitting"]})
    del told["romanian"]["quality"][0]["after"]
    with pytest.raises(ValueError, match=r"^here\.romanian\.quality\.0\.after$"):
        checked("here", told)


@pytest.mark.parametrize("wrong", ["much", None, True, [1.0]])
def test_what_is_no_number_is_refused(wrong: object) -> None:
    told = loads((ROOT / "ai/games/romanian" / FILE).read_text(encoding="utf-8"))
    told["romanian"]["points"]["declaring"]["keeps"] = wrong
    with pytest.raises(ValueError, match=r"^ai\.games\.romanian\.romanian\.points\.declaring\.keeps$"):
        checked("ai.games.romanian", told)


@pytest.mark.parametrize("left", [1.0, 0.5, 1 / 12])
@pytest.mark.parametrize(("name", "doubt"), DOUBTS, ids=[name for name, _ in DOUBTS])
@pytest.mark.parametrize("what", [POINTS, BY_DIFFERENCE])
def test_more_points_are_worth_more(what: int, name: str, doubt: Doubt, left: float) -> None:
    """The chance grows with the points played out."""
    payoff = Payoff(4, 0, 0, -1, 1)
    payoff.game.what, payoff.game.number = what, 106
    doubted(payoff, doubt.fading(left), 3)
    chances = [payoff.chance(points) for points in range(0, 211, 5)]
    assert chances == sorted(chances)
    assert chances[0] < 0.1 < 0.9 < chances[-1]


@pytest.mark.parametrize(("name", "keep"), KEEPS, ids=[name for name, _ in KEEPS])
def test_what_is_made_oftener_is_likelier(name: str, keep: Any) -> None:
    chances = [kept(keep, share / 20) for share in range(21)]
    assert all(one < other for one, other in pairwise(chances[1:-1]))
    assert 0 < chances[0] <= chances[-1] < 1


def test_where_nothing_was_fitted_what_was_played_out_is_believed() -> None:
    assert Chances({}, {}).kept("trula", 0.3) == 0.3


def test_what_lies_in_the_piles_is_not_doubted() -> None:
    faded = Doubt(3.0, -2.0, 0.6, 6.0, 42.0).fading(0.0)
    assert (faded.beside, faded.alone, faded.keeps, faded.spread) == (0.0, 0.0, 1.0, 0.0)
