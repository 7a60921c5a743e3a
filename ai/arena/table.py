"""The report as a table to be read in a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal

from ai.games import measure_of
from ai.measure import Average
from engine import Kind, variant_for

from .follies import told
from .interval import Interval, deals_for
from .report import BotData, Report, without_pot

WORTH_SEEING: Final = 0.1
"""Game points a hand: the difference for which the table gives the number of deals needed."""

BOTH: Final[tuple[Literal["a"], Literal["b"]]] = ("a", "b")
WIDTH: Final = 44
PHASES: Final = tuple(str(kind) for kind in Kind if kind is not Kind.OVER)


def text(report: Report) -> str:
    """The whole table."""
    return "\n".join(
        [*_head(report), "", *_results(report), "", *_doings(report), "", *_follies(report), *_times(report), ""]
    )


def measured(found: Interval) -> str:
    """A mean with its interval."""
    if found["spread"] is None:
        return f"{found['mean']:+.3f}"
    return f"{found['mean']:+.3f} ± {found['spread']:.3f}"


def _head(report: Report) -> Iterator[str]:
    house = "".join(f", {key}={value}" for key, value in report["house"].items())
    machine = report["machine"]
    yield f"A  {report['a']['bot']}"
    yield f"B  {report['b']['bot']}"
    yield (
        f"{len(report['deals'])} deals of {report['game']}{house} in {report['hands']} hands, "
        f"design {report['design']}, seed {report['seed']}"
    )
    yield f"{machine['build']} build, {machine['python']}, {machine['system']}"


def _results(report: Report) -> Iterator[str]:
    yield f"{'game points a hand, 95 % over deals':{WIDTH}}{'':18}sd a deal"
    pot, alone = measure_of(report["game"]).pot, without_pot(report)
    for name, found in (
        ("A above the mean of its table", report["advantage"]),
        *(((pot.row, alone),) if pot is not None and alone is not None else ()),
        ("A above B", report["difference"]),
    ):
        spread = "" if found["sd"] is None else f"{found['sd']:9.2f}"
        yield f"{name:{WIDTH}}{measured(found):18}{spread}".rstrip()
    included = pot.included if pot is not None else ""
    for bot in BOTH:
        yield f"{f'{bot.upper()} per hand{included}':{WIDTH}}{report[bot]['mean']:+.3f}"
    sd = report["advantage"]["sd"]
    if sd:
        yield f"{f'deals to see {WORTH_SEEING} of A above its table':{WIDTH}}{deals_for(WORTH_SEEING, sd)}"


def _doings(report: Report) -> Iterator[str]:
    bots, contracts = (report["a"], report["b"]), _ladder(report)
    yield f"{'in 100 hands of a seat':{WIDTH}}{'A':>16}{'B':>16}"
    for name, what, which in _lines(bots, contracts):
        yield _line(name, [f"{100 * number(bot, what, which) / max(1, bot['hands']):.2f}" for bot in bots])
    for contract in contracts:
        if any(number(bot, "declared", contract) for bot in bots):
            yield _line(f"{contract} won, mean level", [f"{_won(bot, contract)}" for bot in bots])
    for item in _which(bots, "announced", contracts):
        yield _line(f"{item} announced, kept", [_share(bot, "kept", "announced", item) for bot in bots])
    for what in ("game", "bonus"):
        for step in _which(bots, f"{what} doubled", contracts):
            name = f"{step} on {'the game' if what == 'game' else 'a bonus'}, won"
            yield _line(name, [_share(bot, f"{what} doubled and won", f"{what} doubled", step) for bot in bots])
    for average in measure_of(report["game"]).averages:
        if any(number(bot, *average.part) for bot in bots):
            yield _line(average.row, [f"{mean(bot, average) or 0:.2f}" for bot in bots])


def _ladder(report: Report) -> Sequence[str]:
    """The contracts of that table, rising."""
    return [row.key for row in variant_for(report["game"], report["house"]).contracts]


def _line(name: str, cells: Sequence[str]) -> str:
    return f"  {name:{WIDTH - 2}}" + "".join(f" {cell:>15}" for cell in cells)


def _lines(bots: Sequence[BotData], contracts: Sequence[str]) -> Iterator[tuple[str, str, str]]:
    """The counts shown by the hundred hands: (name, event, detail), only those that occurred."""
    for what, name in (
        ("hands", "{}"),
        ("declared", "declared {}"),
        ("alone", "alone in {}"),
        ("surrendered", "surrendered {}"),
        ("announced", "announced {}"),
        ("taroace", "declared {} taroace"),
        ("silent won", "silent {} won by the side"),
        ("silent lost", "silent {} lost by the side"),
        ("game doubled", "{} on the game"),
        ("bonus doubled", "{} on a bonus"),
        ("honours", "{}"),
        ("radli", "radli {}"),
    ):
        for which in _which(bots, what, contracts):
            yield name.format(which), what, which


def _which(bots: Sequence[BotData], what: str, contracts: Sequence[str]) -> list[str]:
    """The details of that event for either bot, in a fixed order."""
    found = {which for bot in bots for which in bot["counts"].get(what, ())}
    order = {name: place for place, name in enumerate(contracts)}
    return sorted(found, key=lambda which: (order.get(which, 99), int(which) if which.isdigit() else 0, which))


def number(bot: BotData, what: str, which: str) -> int:
    """The bot's number of times for that event."""
    return bot["counts"].get(what, {}).get(which, 0)


def _won(bot: BotData, contract: str) -> str:
    declared = number(bot, "declared", contract)
    if not declared:
        return "–"
    level = number(bot, "levels", contract) / declared
    return f"{100 * number(bot, 'won', contract) / declared:.0f} %, {level:.2f}"


def _share(bot: BotData, part: str, whole: str, which: str) -> str:
    done = number(bot, whole, which)
    return f"{100 * number(bot, part, which) / done:.0f} % of {done}" if done else "–"


def mean(bot: BotData, average: Average) -> float | None:
    """The value of the average; None without any cases."""
    whole = number(bot, *average.whole)
    return number(bot, *average.part) / whole if whole else None


def _follies(report: Report) -> Iterator[str]:
    """The follies; none for a game without a description of them."""
    follies = measure_of(report["game"]).follies
    if not follies:
        return
    yield f"{'follies in 100 hands of a seat, 95 %':{WIDTH}}{'A':>16}{'B':>16}"
    for folly in follies:
        yield _line(folly.row, [told(folly, report[bot].get("follies", {}).get(folly.part)) for bot in BOTH])
    yield ""


def _times(report: Report) -> Iterator[str]:
    yield f"{'ms a decision: mean, slowest':{WIDTH}}{'A':>16}{'B':>16}"
    met = {phase for bot in report["times"].values() for phase in bot}
    for phase in (*(p for p in PHASES if p in met), *sorted(met - set(PHASES))):
        cells = []
        for bot in BOTH:
            pace = report["times"][bot].get(phase)
            cells.append(f"{pace['mean_ms']:.2f} {pace['slowest_ms']:8.1f}" if pace else "–")
        yield _line(phase, cells)
        if any(phase in report[bot]["nodes"] for bot in BOTH):
            yield _line("  hands played out in the head for it", [_nodes(report, bot, phase) for bot in BOTH])


def _nodes(report: Report, bot: Literal["a", "b"], phase: str) -> str:
    pace = report["times"][bot].get(phase)
    return f"{report[bot]['nodes'].get(phase, 0) / pace['decisions']:.0f}" if pace else "–"
