"""The published ladder: which bots meet, and the tables of docs/strength.md made from the reports."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from ai.games import measure_of
from ai.measure import Average

from .follies import told
from .report import BotData, PaceData, Report, without_pot
from .table import mean, measured, number

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


PHASES: Final = {
    "auction": "auction",
    "talon": "open-talon",
    "discard": "lay-or-convert",
    "announce": "kontra-round",
    "play": "play",
}
"""The phases whose times are shown, and what the Slovenian games call them."""


def figures(reports: Sequence[Report]) -> str:
    """The tables in Markdown."""
    return "\n".join([*_results(reports), "", *_play(reports), "", *_follies(reports), *_times(reports), ""])


def marks(part: str) -> tuple[str, str]:
    """What stands before and after the figures of a part of the page; the first part has no name."""
    if not part:
        return BEGIN, END
    return BEGIN.replace("figures", f"figures of {part}", 1), END.replace("figures", f"figures of {part}", 1)


def with_figures(page: str, reports: Sequence[Report], part: str = "") -> str:
    """The page with the tables between the marks of that part, everything else as it was.

    Raises:
        ValueError: the page has not the two marks.
    """
    first, last = marks(part)
    before, begin, rest = page.partition(first)
    _, end, after = rest.partition(last)
    if not (begin and end):
        raise ValueError("the page has no marks for the figures")
    return f"{before}{first}\n\n{figures(reports)}\n{last}{after}"


def _table(head: Sequence[str], rows: Iterator[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield "|---|---" + "|---:" * (len(head) - 2) + "|"
    for row in rows:
        yield f"| {' | '.join(row)} |"


def _results(reports: Sequence[Report]) -> Iterator[str]:
    pots = dict.fromkeys(pot.column for report in reports if (pot := measure_of(report["game"]).pot) is not None)
    head = ("A", "B", "game", "design", "deals", "A above its table", *pots, "A above B", "sd a deal")
    yield from _table(head, (_result(report, tuple(pots)) for report in reports))
    yield ""
    for report in reports:
        machine = report["machine"]
        yield (
            f"- {_code(report['a'])} – {_code(report['b'])}: seed {report['seed']}, {report['hands']} hands, "
            f"{machine['build']} build, {machine['python']}, {machine['system']}."
        )


def _result(report: Report, pots: Sequence[str]) -> Sequence[str]:
    sd, alone, pot = report["advantage"]["sd"], without_pot(report), measure_of(report["game"]).pot
    column = pot.column if pot is not None else ""
    return (
        _code(report["a"]),
        _code(report["b"]),
        report["game"],
        report["design"],
        str(len(report["deals"])),
        f"**{measured(report['advantage'])}**",
        *(measured(alone) if alone is not None and name == column else "–" for name in pots),
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
    averages = tuple(dict.fromkeys(each for report in reports for each in measure_of(report["game"]).averages))
    head = ("bot", "against", "declares", "wins", "mean level", "surrenders", "pagat announced, kept",
            "contra on the game, won", "pagat won, lost", "luna lost",
            *(average.column for average in averages))  # fmt: skip
    yield from _table(head, (_doings(own, other, averages) for own, other, _ in _sides(reports)))


def _doings(own: BotData, other: BotData, averages: Sequence[Average]) -> Sequence[str]:
    """What a bot did, in 100 hands of a seat where nothing else is said."""
    declared, won, levels, surrendered = (
        sum(own["counts"].get(what, {}).values()) for what in ("declared", "won", "levels", "surrendered")
    )
    means = [mean(own, average) for average in averages]
    return (
        _code(own),
        _code(other),
        _hundred(own, declared),
        f"{100 * won / declared:.0f} %" if declared else "–",
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
    """How often the pagat was won or lost; in the Slovenian games silently, by the bot's side."""
    return number(bot, "honours", f"pagat {how}") + number(bot, f"silent {how}", "pagat")


def _kept(bot: BotData, whole: str, part: str, *which: str) -> str:
    """How often something was done, whatever the game calls it, and what share of it was kept."""
    done, kept = (sum(number(bot, what, each) for each in which) for what in (whole, part))
    return f"{_hundred(bot, done)}, {100 * kept / done:.0f} %" if done else "–"


def _follies(reports: Sequence[Report]) -> Iterator[str]:
    """What good players do not do, in 100 hands of a seat; nothing for reports that are older than that."""
    known = [report for report in reports if report["a"].get("follies")]
    follies = tuple(dict.fromkeys(folly for report in known for folly in measure_of(report["game"]).follies))
    if not known:
        return
    head = ("bot", "against", "game", *(folly.column for folly in follies))
    sides = [(own, other, report["game"]) for report in known for own, other, _ in _sides((report,))]
    yield from _table(
        head,
        (
            (_code(own), _code(other), game, *(told(each, own.get("follies", {}).get(each.part)) for each in follies))
            for own, other, game in sides
        ),
    )
    yield ""


def _times(reports: Sequence[Report]) -> Iterator[str]:
    head = ("bot", "against", *(f"{phase}: mean, slowest ms" for phase in PHASES))
    yield from _table(head, (_paces(own, other, times) for own, other, times in _sides(reports)))


def _paces(own: BotData, other: BotData, times: Mapping[str, PaceData]) -> Sequence[str]:
    cells = []
    for phase, slovenian in PHASES.items():
        pace = times.get(phase, times.get(slovenian))
        cells.append(f"{pace['mean_ms']:.2f}, {pace['slowest_ms']:.0f}" if pace else "–")
    return _code(own), _code(other), *cells
