"""Contests as tables in Markdown: the results, the counts of each bot, its follies and its times."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from ai.games import measure_of
from ai.measure import Average
from engine import BEFORE_THE_CARDS, variant_for

from .follies import told
from .report import BonusesPlayed, BotData, Machine, PaceData, Report, without_pot
from .table import mean, measured, number

NOTHING: Final = ("–", "0.0", "0.0, 0.0")
"""The cells of a column that does not apply to a game."""

CLOCKS: Final = {
    "thread": "processor time of the deciding thread, so that a halt of the machine or busy neighbours do not count",
    "wall": "the wall clock, so with whatever else the machine did",
}
"""The clock behind the times, by the report's ``clock``."""


class ArenaTable(NamedTuple):
    """A table with its title and the sentences below it; the first ``names`` columns are words, the others numbers."""

    title: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    names: int = 2
    notes: Sequence[str] = ()


def figures(reports: Sequence[Report]) -> str:
    """The tables of these contests in Markdown."""
    return "\n".join(line for each in tables(reports) for line in _lines(each))


def tables(reports: Sequence[Report]) -> list[ArenaTable]:
    """Results, counts, follies and times of these contests."""
    return [_results(reports), _play(reports), *_follies(reports), _times(reports)]


def _lines(each: ArenaTable) -> Iterator[str]:
    yield f"**{each.title}**"
    yield ""
    yield f"| {' | '.join(each.head)} |"
    yield "|" + "---|" * each.names + "---:|" * (len(each.head) - each.names)
    for row in each.rows:
        yield f"| {' | '.join(row)} |"
    yield ""
    yield from each.notes
    if each.notes:
        yield ""


def code(bot: str) -> str:
    """A bot as on the command line."""
    return f"`{bot}`"


def _results(reports: Sequence[Report]) -> ArenaTable:
    pots = dict.fromkeys(pot.column for report in reports if (pot := measure_of(report["game"]).pot) is not None)
    head = ("A", "B", "game", "design", "deals", "A above its table", *pots, "A above B", "sd a deal", "hands", "seed",
            "build", "date")  # fmt: skip
    rows = [_result(report, tuple(pots)) for report in reports]
    machines = dict.fromkeys(f"{each['machine']['python']}, {each['machine']['system']}" for each in reports)
    return ArenaTable("Results", head, rows, notes=[f"Played by {machine}." for machine in machines])


def _result(report: Report, pots: Sequence[str]) -> Sequence[str]:
    sd, alone, pot = report["advantage"]["sd"], without_pot(report), measure_of(report["game"]).pot
    column = pot.column if pot is not None else ""
    return (
        code(report["a"]["bot"]),
        code(report["b"]["bot"]),
        report["game"],
        report["design"],
        str(len(report["deals"])),
        f"**{measured(report['advantage'])}**",
        *(measured(alone) if alone is not None and name == column else "–" for name in pots),
        measured(report["difference"]),
        "" if sd is None else f"{sd:.2f}",
        str(report["hands"]),
        report["seed"],
        build(report["machine"], report.get("kept")),
        day(report.get("kept")),
    )


def build(machine: Machine, kept: BonusesPlayed | None) -> str:
    """The build that has played, with the commit of the program where that is known."""
    commit = kept["commit"] if kept is not None else ""
    return f"{machine['build']}, {commit}" if commit else machine["build"]


def day(kept: BonusesPlayed | None) -> str:
    """The date of the contest."""
    return kept["date"] if kept is not None else "–"


class ArenaSide(NamedTuple):
    """One bot of a contest: itself, the other, the contest, its times."""

    own: BotData
    other: BotData
    report: Report
    times: Mapping[str, PaceData]


def _by_bot(
    title: str, reports: Sequence[Report], head: Sequence[str], cells: Callable[[ArenaSide], Sequence[str]]
) -> ArenaTable:
    """Head and rows of a table with two rows for each contest; game and design are shown if they differ."""
    sides = [side for each in reports for side in _sides(each)]
    told = [name for name in ("game", "design") if len({str(dict(each)[name]) for each in reports}) > 1]
    names = ("bot", "against", *told)
    rows = [
        (code(side.own["bot"]), code(side.other["bot"]), *(str(dict(side.report)[name]) for name in told), *cells(side))
        for side in sides
    ]
    return ArenaTable(title, (*names, *head), rows, len(names))


def _sides(report: Report) -> tuple[ArenaSide, ArenaSide]:
    a, b, times = report["a"], report["b"], report["times"]
    return ArenaSide(a, b, report, times["a"]), ArenaSide(b, a, report, times["b"])


def _play(reports: Sequence[Report]) -> ArenaTable:
    averages = tuple(dict.fromkeys(each for report in reports for each in measure_of(report["game"]).averages))
    head = ("declares", "wins", "mean level", "surrenders", "pagat announced, kept", "contra on the game, won",
            "pagat won, lost", "luna lost", *(average.column for average in averages))  # fmt: skip
    return _without_nothing(_by_bot("What each bot did", reports, head, lambda side: _doings(side.own, averages)))


def _without_nothing(found: ArenaTable) -> ArenaTable:
    """The table without the columns that are empty for every bot."""
    told = [
        at
        for at in range(len(found.head))
        if at < found.names or not found.rows or any(row[at] not in NOTHING for row in found.rows)
    ]
    rows = [tuple(row[at] for at in told) for row in found.rows]
    return found._replace(head=tuple(found.head[at] for at in told), rows=rows)


def _doings(own: BotData, averages: Sequence[Average]) -> Sequence[str]:
    """The counts of a bot, in 100 hands of a seat unless stated otherwise."""
    declared, won, levels, surrendered = (
        sum(own["counts"].get(what, {}).values()) for what in ("declared", "won", "levels", "surrendered")
    )
    means = [mean(own, average) for average in averages]
    return (
        _hundred(own, declared),
        f"{100 * won / declared:.0f}%" if declared else "–",
        f"{levels / declared:.2f}" if declared else "–",
        _hundred(own, surrendered),
        _kept(own, "announced", "kept", "pagat"),
        _kept(own, "game doubled", "game doubled and won", "contra", "kontra"),
        ", ".join(_hundred(own, _pagat(own, how)) for how in ("won", "lost")),
        _hundred(own, number(own, "honours", "luna lost") + number(own, "honours", "mond lost")),
        *(f"{found:.2f}" if found is not None else "–" for found in means),
    )


def _hundred(bot: BotData, times: int) -> str:
    return f"{100 * times / max(1, bot['hands']):.1f}"


def _pagat(bot: BotData, how: str) -> int:
    """The number of pagats won or lost; in the Slovenian games silently, by the bot's side."""
    return number(bot, "honours", f"pagat {how}") + number(bot, f"silent {how}", "pagat")


def _kept(bot: BotData, whole: str, part: str, *which: str) -> str:
    """The number of announcements under any of the game's names, and the share of made ones."""
    done, kept = (sum(number(bot, what, each) for each in which) for what in (whole, part))
    return f"{_hundred(bot, done)}, {100 * kept / done:.0f}%" if done else "–"


def _follies(reports: Sequence[Report]) -> Iterator[ArenaTable]:
    """The follies in 100 hands of a seat; none for reports that are older than that."""
    known = [report for report in reports if report["a"].get("follies")]
    follies = tuple(dict.fromkeys(folly for report in known for folly in measure_of(report["game"]).follies))
    if not known:
        return
    yield _by_bot(
        "Follies",
        known,
        [folly.column for folly in follies],
        lambda side: [told(each, side.own.get("follies", {}).get(each.part)) for each in follies],
    )


def _times(reports: Sequence[Report]) -> ArenaTable:
    """By the phases that any bot met with cards in the hand, in their order."""
    met = {phase for report in reports for times in report["times"].values() for phase in times} - BEFORE_THE_CARDS
    courses = [phase.kind for report in reports for phase in variant_for(report["game"]).course]
    order = [phase for phase in dict.fromkeys((*courses, *sorted(met))) if phase in met]
    found = _by_bot(
        "Times: mean and slowest decision in ms",
        reports,
        order,
        lambda side: [_pace(side.times.get(phase)) for phase in order],
    )
    clocks = dict.fromkeys(report["machine"].get("clock", "wall") for report in reports)
    return found._replace(notes=[f"By {CLOCKS[clock]}." for clock in clocks])


def _pace(pace: PaceData | None) -> str:
    return f"{pace['mean_ms']:.2f}, {pace['slowest_ms']:.1f}" if pace is not None else "–"
