"""The result of a contest as plain data: the content of ``--json`` and the source of every table."""

from __future__ import annotations

import platform
import sys
from collections.abc import Mapping
from typing import Final, NotRequired, TypedDict, cast

from ai.games import measure_of

from .chunks import ChunkResult, DealResult, Doings
from .contest import Contest
from .designs import DESIGNS
from .follies import FollyData
from .interval import Interval, interval
from .referee import CLOCK

SCHEMA: Final = 1
"""The version of the report; it rises when a key changes its meaning or goes away."""


class Machine(TypedDict):
    """The machine of a contest. ``clock`` names the clock of its times; reports without it used the wall clock."""

    build: str
    python: str
    system: str
    clock: NotRequired[str]


class PaceData(TypedDict):
    """The decisions of a bot in one phase; times in milliseconds."""

    decisions: int
    mean_ms: float
    slowest_ms: float


class BotData(TypedDict):
    """One bot: its text, the hands of its seats, their mean result, its counts, its nodes by phase, and its follies."""

    bot: str
    hands: int
    mean: float
    counts: dict[str, dict[str, int]]
    nodes: dict[str, int]
    follies: NotRequired[dict[str, FollyData]]


class BonusesPlayed(TypedDict):
    """The conditions of a published figure: ``wanted`` and ``came`` deals or hands, in at most ``minutes``.

    ``minutes`` is 0 without a limit; ``date`` is the day of the contest, ``commit`` that of the program, with a + if
    bots or rules had been changed since.
    """

    wanted: int
    came: int
    minutes: float
    date: str
    commit: str


class Results(TypedDict):
    """The contest, and its results."""

    schema: int
    game: str
    house: dict[str, bool | int | str]
    design: str
    seed: str
    hands: int
    machine: Machine
    advantage: Interval
    difference: Interval


class Details(TypedDict):
    """The counts of each bot, its times, and every deal; ``kept`` if it is a row of the published page."""

    a: BotData
    b: BotData
    times: dict[str, dict[str, PaceData]]
    deals: list[list[int | str]]
    kept: NotRequired[BonusesPlayed]


class Report(Results, Details):
    """The whole result; all but ``times`` is the same on every run.

    ``advantage`` is A's mean result a hand less the mean of all seats in the same hands: game points, payments and
    movements of the pot, without the contributions to it. ``difference`` is A's mean less B's. After it, under a key of
    the game's own, is the advantage in payments alone, if there is a pot: see `without_pot`. ``deals`` has a row
    for each deal: number, stake, pot before it, A's and B's payments, A's and B's movements of the pot, and a digest of
    all actions.
    """


def report(contest: Contest, played: ChunkResult) -> Report:
    """The result of a contest.

    Raises:
        ValueError: no deal has been played.
    """
    seatings = DESIGNS[contest.design](0, contest.variant.players)
    seats = sum(seating.count(True) for seating in seatings)
    others = sum(seating.count(False) for seating in seatings)
    whole = [_sums(deal, True) for deal in played.deals]
    results = Results(
        schema=SCHEMA,
        game=contest.game,
        house=dict(contest.house),
        design=contest.design,
        seed=contest.seed,
        hands=len(seatings) * len(played.deals),
        machine=machine(),
        advantage=interval([_above(a, b, seats, others) for a, b in whole]),
        difference=interval([_apart(a, b, seats, others) for a, b in whole]),
    )
    alone = interval([_above(*_sums(deal, False), seats, others) for deal in played.deals])
    details = Details(
        a=_bot(str(contest.a), played.a, len(whole) * seats, sum(a for a, _ in whole)),
        b=_bot(str(contest.b), played.b, len(whole) * others, sum(b for _, b in whole)),
        times={"a": _times(played.a), "b": _times(played.b)},
        deals=[_row(deal) for deal in played.deals],
    )
    pot = measure_of(contest.game).pot
    return cast(Report, {**results, **({pot.key: alone} if pot is not None else {}), **details})


def without_pot(report: Report) -> Interval | None:
    """A's advantage in payments alone; None if the game has no pot."""
    pot = measure_of(report["game"]).pot
    fields: Mapping[str, object] = report
    return cast(Interval, fields[pot.key]) if pot is not None else None


def machine() -> Machine:
    """The build of the bots and the engine, and the system they ran on."""
    files = [
        str(getattr(module, "__file__", None))
        for name, module in tuple(sys.modules.items())
        if name.partition(".")[0] in ("ai", "engine")
    ]
    compiled = any(file.endswith((".so", ".pyd")) for file in files)
    return Machine(
        build="compiled" if compiled else "pure",
        python=f"{platform.python_implementation()} {platform.python_version()}",
        system=f"{platform.system()} {platform.machine()}",
        clock=CLOCK,
    )


def _sums(deal: DealResult, with_pot: bool) -> tuple[int, int]:
    (a, b), (a_moved, b_moved) = deal.paid, deal.moved
    return (a + a_moved, b + b_moved) if with_pot else (a, b)


def _apart(a: int, b: int, seats: int, others: int) -> float:
    """A's mean less B's; whole numbers up to the last step, so that alike is exactly 0."""
    return (a * others - b * seats) / (seats * others)


def _above(a: int, b: int, seats: int, others: int) -> float:
    """A's mean less the mean of the whole table, which removes the pot, as it feeds all seats alike."""
    return (a * others - b * seats) / (seats * (seats + others))


def _bot(name: str, side: Doings, hands: int, result: int) -> BotData:
    counts: dict[str, dict[str, int]] = {}
    for (what, which), times in sorted(side.counts.items()):
        counts.setdefault(what, {})[which] = times
    nodes = {phase: pace.nodes for phase, pace in sorted(side.paces.items()) if pace.nodes}
    follies = {which: sums.data() for which, sums in side.follies.items()}
    mean = result / hands if hands else 0.0
    return BotData(bot=name, hands=hands, mean=mean, counts=counts, nodes=nodes, follies=follies)


def _times(side: Doings) -> dict[str, PaceData]:
    return {
        phase: PaceData(
            decisions=pace.decisions,
            mean_ms=round(1000 * pace.seconds / pace.decisions, 4),
            slowest_ms=round(1000 * pace.slowest, 3),
        )
        for phase, pace in sorted(side.paces.items())
    }


def _row(deal: DealResult) -> list[int | str]:
    return [deal.number, deal.stake, deal.pot_before, *deal.paid, *deal.moved, deal.course]
