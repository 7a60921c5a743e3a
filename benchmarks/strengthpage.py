"""The table and the chart of docs/strength.md, made of the files in docs/strength.

    python benchmarks/strengthpage.py [FILE]

The table is written between the marks of the page, the chart beside it as an SVG file. `publish.py` does the same after
each game.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)  # benchmarks/engine.py would hide the package engine

from ai.arena.designs import SIDES
from ai.arena.ladder import LEVELS, with_text
from benchmarks import datafiles

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "strength.md"
PART: Final = "every game"
"""The name of the marks in the page."""
TITLES: Final = {
    "romanian": "Romanian Tarok",
    "taper": "Taper",
    "slovenian-4": "Slovenian, four players",
    "slovenian-5": "Slovenian, five players",
    "slovenian-3": "Slovenian, three players",
    "tubingen": "Tübingen",
}
"""The games in the order of the page."""
WIDE, NAMES, FIGURES, ROW, TOP = 760, 170, 120, 22, 60
"""Pixels: the width of the chart, of its names and of its figures, the height of a row and of the title."""


class Rung(NamedTuple):
    """A contest of the ladder: the mean of A above its table and half of its 95% interval."""

    a: str
    b: str
    deals: str
    mean: float
    spread: float
    above_table: str
    above_b: str
    date: str


def rungs(page: Path, game: str) -> list[Rung]:
    """The contests of neighbouring levels in a game, with those of *expert* and *steady*."""
    path = datafiles.data_file(page, game)
    if not path.exists():
        return []
    (results,) = (each for each in datafiles.read(path) if each.title == "Results")
    rows = [dict(zip(results.head, row, strict=True)) for row in results.rows]
    return [
        _rung(row)
        for level in LEVELS
        for row in rows
        if (row["A"], row["B"]) == level and row["design"] == SIDES and "±" in row["A above its table"]
    ]


def _rung(row: dict[str, str]) -> Rung:
    mean, spread = map(float, row["A above its table"].split(" ± "))
    deals, above = row["deals"], row["A above its table"]
    return Rung(row["A"], row["B"], deals, mean, spread, above, row["A above B"], row["date"])


def results(page: Path) -> str:
    """The table of every game in Markdown."""
    lines = ["| game | A | B | deals | A above its table | A above B | date |", "|---|---|---|---:|---:|---:|---:|"]
    lines += [
        f"| {title} | *{each.a}* | *{each.b}* | {each.deals} | {each.above_table} | {each.above_b} | {each.date} |"
        for game, title in TITLES.items()
        for each in rungs(page, game)
    ]
    return "\n".join([*lines, ""])


def chart(page: Path) -> str:
    """The chart as SVG: a panel for each game, a bar for each contest."""
    found = {title: rungs(page, game) for game, title in TITLES.items()}
    high = TOP + sum(_high(each) for each in found.values() if each)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high}" font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDE}" height="{high}" fill="#fffdf7"/>',
        '<text x="16" y="26" font-size="17" font-weight="bold">How far each level is above the one below</text>',
        '<text x="16" y="46" fill="#555">Game points a hand above its table; the line is the 95% interval</text>',
    ]
    y = TOP
    for title, each in found.items():
        if each:
            lines += _panel(title, each, y)
            y += _high(each)
    return "\n".join([*lines, "</svg>", ""])


def _high(each: Sequence[Rung]) -> int:
    return 34 + ROW * len(each)


def _panel(title: str, each: Sequence[Rung], y: int) -> Iterator[str]:
    """The title of a game and its bars; each game has a scale of its own, since its points are its own."""
    most = max(rung.mean + rung.spread for rung in each)
    least = min(0.0, *(rung.mean - rung.spread for rung in each))
    scale = (WIDE - NAMES - FIGURES) / (most - least)
    zero = NAMES - scale * least
    yield f'<text x="16" y="{y + 16}" font-weight="bold">{title}</text>'
    yield _line(zero, y + 24, zero, y + 26 + ROW * len(each), "#999", 1)
    for row, rung in enumerate(each):
        middle = y + 26 + ROW * row + ROW // 2
        left, end = min(zero, zero + scale * rung.mean), abs(scale * rung.mean)
        colour = "#2f6f4f" if rung.mean > rung.spread else "#b9b2a0"
        yield f'<text x="16" y="{middle + 4}">{rung.a} above {rung.b}</text>'
        yield f'<rect x="{left:.1f}" y="{middle - 6}" width="{end:.1f}" height="12" fill="{colour}"/>'
        low, high = (zero + scale * (rung.mean + sign * rung.spread) for sign in (-1, 1))
        yield _line(low, middle, high, middle, "#222", 2)
        yield f'<text x="{WIDE - 16}" y="{middle + 4}" text-anchor="end">{rung.mean:+.2f} ± {rung.spread:.2f}</text>'


def _line(x1: float, y1: int, x2: float, y2: int, colour: str, width: int) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1}" x2="{x2:.1f}" y2="{y2}" stroke="{colour}" stroke-width="{width}"/>'


def update(page: Path) -> None:
    """Write the table into the page and the chart beside it.

    Raises:
        ValueError: the page has no marks.
    """
    text = with_text(page.read_text(encoding="utf-8"), results(page), PART)
    page.write_text(text, encoding="utf-8")
    page.with_suffix(".svg").write_text(chart(page), encoding="utf-8")


if __name__ == "__main__":
    update(Path(sys.argv[1]) if len(sys.argv) > 1 else PAGE)
