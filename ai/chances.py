"""The belief in simulated play: numbers fitted to the results of self-played hands.

Each family of games has them in a file ``chances.json`` beside its modules, which `build/fit_chances.py` writes: for
each game its date, its seeds, the bots and their build (``fitted``), how good the numbers are (``quality``), and

- ``points``: by the name of a view of the game, such as ``declaring``, a `Doubt`, and with enough hands
  ``contracts``, the additional card points made in each;
- ``bonuses``: for each announced bonus a `KeepChance`.

A file that lacks something is refused by the name of the missing part.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from json import loads
from math import exp, log, sqrt
from typing import Any, Final, NamedTuple

from ai.kernel.payoff import Payoff

FILE: Final = "chances.json"
FITTED: Final = ("date", "command", "seeds", "hands", "bot", "build")
"""The facts about each game's numbers in a file."""
QUALITY: Final = ("what", "n", "before", "after")
"""Its facts about each kind of decision: log losses before and after, of so many that were not fitted to."""

PARTS: Final = 3
"""Card points are counted in thirds, except in packs of half points."""

BIDDING: Final = "bidding"
"""The view before the talon is seen, for the declarer to be …"""
PLANNING: Final = "planning"
"""… with it up to the discard …"""
DECLARING: Final = "declaring"
"""… in the announcements or kontras for the declarer's side …"""
OPPOSING: Final = "opposing"
"""… and for his opponents …"""
PLAYING: Final = "playing"
"""… in play for the declarer's side …"""
DEFENDING: Final = "defending"
"""… and for his opponents."""

VIEWS: Final = (BIDDING, PLANNING, DECLARING, OPPOSING, PLAYING, DEFENDING)

MOST: Final = 0.995
"""A bonus made in more of the hands than this, or in less than the rest, is not believed to be certain."""


LEAST: Final = 1.0
"""The least spread of results, in parts of a card point."""


class Doubt(NamedTuple):
    """In card points: the additional points of a declarer with and without a partner beyond the simulations, then the
    share of the distance from ``about`` that results really keep, and their standard deviation from that."""

    beside: float
    alone: float
    keeps: float
    spread: float
    about: float

    def fading(self, left: float) -> Doubt:
        """The same where only that share of the tricks is still to be played."""
        keeps = 1 - (1 - self.keeps) * left
        return Doubt(self.beside * left, self.alone * left, keeps, self.spread * sqrt(left), self.about)


class KeepChance(NamedTuple):
    """The way from simulated log odds to the true ones."""

    shift: float
    slope: float


@dataclass(frozen=True, slots=True)
class Chances:
    """The numbers fitted for one game; ``contracts`` gives, by view, the declarer's extra points in each contract."""

    points: Mapping[str, Doubt]
    bonuses: Mapping[str, KeepChance]
    contracts: Mapping[str, Mapping[str, float]] = field(default_factory=dict)

    def doubt(self, name: str, contract: str) -> Doubt:
        """The doubt of a view in a contract."""
        doubt = self.points[name]
        more = self.contracts.get(name, {}).get(contract, 0.0)
        return doubt._replace(beside=doubt.beside + more, alone=doubt.alone + more)

    def kept(self, item: str, share: float) -> float:
        """The chance to make an announced bonus that was made in that share of the simulated hands."""
        return kept(self.bonuses[item], share) if item in self.bonuses else share


def kept(keep: KeepChance, share: float) -> float:
    """The chance of an item that was made in that share of the simulated hands."""
    sure = min(max(share, 1 - MOST), MOST)
    return 1 / (1 + exp(-keep.shift - keep.slope * log(sure / (1 - sure))))


def doubted(payoff: Payoff, doubt: Doubt, parts: int) -> None:
    """Let the game be won by chances instead of by the points of each hand; a card point has so many parts."""
    payoff.more_beside, payoff.more_alone = round(parts * doubt.beside), round(parts * doubt.alone)
    payoff.keeps, payoff.about = doubt.keeps, parts * doubt.about
    payoff.spread = max(parts * doubt.spread, LEAST)


def read(package: str, games: Mapping[str, Sequence[str]] | None = None) -> Mapping[str, Chances]:
    """The numbers of a family by game, from the file in its package; these games must be there, each with its views.

    Raises:
        ValueError: the file lacks something; the message is the way to it.
    """
    return checked(package, loads((files(package) / FILE).read_text(encoding="utf-8")), games)


def checked(where: str, told: object, games: Mapping[str, Sequence[str]] | None = None) -> Mapping[str, Chances]:
    """The same from the data of such a file.

    Raises:
        ValueError: it lacks something; the message is the way to it.
    """
    table = _table(where, told)
    wanted = games or {}
    for game in wanted:
        _need(_way(where, game), table, game)
    found = {game: _game(_way(where, game), each) for game, each in table.items()}
    for game, views in wanted.items():
        for view in views:
            _need(_way(where, game, "points", view), found[game].points, view)
    return found


def _game(where: str, told: object) -> Chances:
    fitted = _table(_way(where, "fitted"), _table(where, told).get("fitted"))
    for key in FITTED:
        _need(_way(where, "fitted", key), fitted, key)
    table = _table(where, told)
    rows = table.get("quality")
    if not isinstance(rows, list) or not rows:
        raise ValueError(_way(where, "quality"))
    for number, row in enumerate(rows):
        for key in QUALITY:
            _need(_way(where, "quality", number, key), _table(_way(where, "quality", number), row), key)
    views = _table(_way(where, "points"), table.get("points"))
    points = {name: Doubt(*_numbers(_way(where, "points", name), each, Doubt._fields)) for name, each in views.items()}
    contracts = {}
    for name, each in views.items():
        rows, at = each.get("contracts", {}), _way(where, "points", name, "contracts")
        keys = tuple(_table(at, rows))
        contracts[name] = dict(zip(keys, _numbers(at, rows, keys), strict=True))
    bonuses = {
        item: KeepChance(*_numbers(_way(where, "bonuses", item), each, KeepChance._fields))
        for item, each in _table(_way(where, "bonuses"), table.get("bonuses")).items()
    }
    return Chances(points, bonuses, contracts)


def _way(where: str, *keys: object) -> str:
    return ".".join((where, *map(str, keys)))


def _table(where: str, told: object) -> Mapping[str, Any]:
    if not isinstance(told, dict):
        raise ValueError(where)
    return told


def _need(where: str, told: Mapping[str, Any], key: str) -> None:
    if key not in told:
        raise ValueError(where)


def _numbers(where: str, told: object, keys: tuple[str, ...]) -> list[float]:
    """The numbers of those keys."""
    table = _table(where, told)
    for key in keys:
        if isinstance(table.get(key), bool) or not isinstance(table.get(key), int | float):
            raise ValueError(_way(where, key))
    return [float(table[key]) for key in keys]
