"""The published ladder: which bots meet, and the tables of docs/strength.md made from the reports."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from .report import BotData, PaceData, Report
from .table import CONTRACTS, measured, number

RUNGS: Final = (
    ("steady", "beginner"),
    ("club", "steady"),
    ("expert", "club"),
    ("expert", "steady"),
    ("steady", "steady:convention=off"),
    ("expert", "expert:reads=off"),
)
"""A and B of each contest, as ``read_bot`` reads them."""

SEED: Final = "published"
"""The seed of the published figures. No bot is tuned on its deals."""

BEGIN: Final = "<!-- figures: begin (python -m ai.arena writes what stands between) -->"
END: Final = "<!-- figures: end -->"


def figures(reports: Sequence[Report]) -> str:
    """The tables in Markdown."""
    return "\n".join([*_results(reports), "", *_play(reports), "", *_times(reports), ""])


def with_figures(page: str, reports: Sequence[Report]) -> str:
    """The page with the tables between its marks, the prose as it was.

    Raises:
        ValueError: the page has not the two marks.
    """
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise ValueError("the page has no marks for the figures")
    return f"{before}{BEGIN}\n\n{figures(reports)}\n{END}{after}"


def _table(head: Sequence[str], rows: Iterator[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield "|---|---" + "|---:" * (len(head) - 2) + "|"
    for row in rows:
        yield f"| {' | '.join(row)} |"


def _results(reports: Sequence[Report]) -> Iterator[str]:
    head = ("A", "B", "game", "design", "deals", "A above its table", "without the pot", "A above B", "sd a deal")
    yield from _table(head, (_result(report) for report in reports))
    yield ""
    for report in reports:
        machine = report["machine"]
        yield (
            f"- {_code(report['a'])} – {_code(report['b'])}: seed {report['seed']}, {report['hands']} hands, "
            f"{machine['build']} build, {machine['python']}, {machine['system']}."
        )


def _result(report: Report) -> Sequence[str]:
    sd = report["advantage"]["sd"]
    return (
        _code(report["a"]),
        _code(report["b"]),
        report["game"],
        report["design"],
        str(len(report["deals"])),
        f"**{measured(report['advantage'])}**",
        measured(report["without_pool"]),
        measured(report["difference"]),
        "" if sd is None else f"{sd:.2f}",
    )


def _sides(reports: Sequence[Report]) -> Iterator[tuple[BotData, BotData, Mapping[str, PaceData]]]:
    for report in reports:
        yield report["a"], report["b"], report["times"]["a"]
        yield report["b"], report["a"], report["times"]["b"]


def _code(bot: BotData) -> str:
    return f"`{bot['bot']}`"


def _play(reports: Sequence[Report]) -> Iterator[str]:
    head = ("bot", "against", "declares", "wins", "mean level", "surrenders", "pagat announced, kept",
            "contra on the game, won", "pagat won, lost", "luna lost", "michi tricks")  # fmt: skip
    yield from _table(head, (_doings(own, other) for own, other, _ in _sides(reports)))


def _doings(own: BotData, other: BotData) -> Sequence[str]:
    """What a bot did, in 100 hands of a seat where nothing else is said."""
    declared = sum(number(own, "declared", contract) for contract in CONTRACTS)
    won = sum(number(own, "won", contract) for contract in CONTRACTS)
    levels = sum(number(own, "levels", contract) for contract in CONTRACTS)
    surrendered = sum(number(own, "surrendered", contract) for contract in CONTRACTS)
    michi = number(own, "hands", "michi-michi")
    return (
        _code(own),
        _code(other),
        _hundred(own, declared),
        f"{100 * won / declared:.0f} %" if declared else "–",
        f"{levels / declared:.2f}" if declared else "–",
        _hundred(own, surrendered),
        _kept(own, "announced", "kept", "pagat"),
        _kept(own, "game doubled", "game doubled and won", "contra"),
        f"{_hundred(own, number(own, 'honours', 'pagat won'))}, {_hundred(own, number(own, 'honours', 'pagat lost'))}",
        _hundred(own, number(own, "honours", "luna lost")),
        f"{number(own, 'michi', 'tricks') / michi:.2f}" if michi else "–",
    )


def _hundred(bot: BotData, times: int) -> str:
    return f"{100 * times / max(1, bot['hands']):.1f}"


def _kept(bot: BotData, whole: str, part: str, which: str) -> str:
    done = number(bot, whole, which)
    return f"{_hundred(bot, done)}, {100 * number(bot, part, which) / done:.0f} %" if done else "–"


def _times(reports: Sequence[Report]) -> Iterator[str]:
    phases = ("auction", "talon", "discard", "announce", "play")
    head = ("bot", "against", *(f"{phase}: mean, slowest ms" for phase in phases))
    yield from _table(head, (_paces(own, other, times, phases) for own, other, times in _sides(reports)))


def _paces(own: BotData, other: BotData, times: Mapping[str, PaceData], phases: Sequence[str]) -> Sequence[str]:
    cells = []
    for phase in phases:
        pace = times.get(phase)
        cells.append(f"{pace['mean_ms']:.2f}, {pace['slowest_ms']:.0f}" if pace else "–")
    return _code(own), _code(other), *cells
