"""The calibration of a bot as tables in Markdown, for the game's section of docs/strength.md."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from ai.arena.follies import told
from ai.arena.markdown import build, code, day, table, titled
from ai.games import measure_of
from benchmarks.agreement import TENTHS, CalibrationData, ShareData

GAME: Final = ": game"
SAID: Final = ("announced ", "left unsaid ")
"""How the names of bonuses begin."""
CLAIM: Final = "claim "


def calibrated(data: CalibrationData) -> str:
    """All tables of a calibration."""
    return "\n".join(_lines(data))


def _lines(data: CalibrationData) -> Iterator[str]:
    kept = data.get("kept")
    yield (
        f"All seats {code(data['bot'])}: {data['hands']} hands, seed {data['seed']}, "
        f"{build(data['machine'], kept)} build, {day(kept)}. Expected → came (n)."
    )
    yield ""
    yield from titled(f"Chance of the game that `{data['bot']}` expects, by decision and tenths", _games(data))
    if data["amounts"]:
        yield from titled("Amounts", _amounts(data))
    yield from titled("Bonuses", _bonuses(data))
    if data["claims"]:
        yield from titled("Sides that a hint calls likely, by what it goes by", _claims(data))
    yield from titled(f"Follies in 100 hands of a seat, all seats `{data['bot']}`", _follies(data))


def cell(data: ShareData | None) -> str:
    """Expected → came (n)."""
    if data is None:
        return "–"
    spread = "" if data["spread"] is None else f" ± {data['spread']:.3f}"
    return f"{data['expected']:.3f} → {data['came']:.3f}{spread} ({data['n']})"


def _games(data: CalibrationData) -> Iterator[str]:
    """A column for each decision, a row for all cases and one for each tenth."""
    games = {name.removesuffix(GAME): found for name, found in data["chances"].items() if name.endswith(GAME)}
    tenths: dict[str, Mapping[int, ShareData]] = {
        name: {each["tenth"]: each for each in found["tenths"]} for name, found in games.items()
    }
    rows = [["all", *(cell(found) for found in games.values())]]
    for tenth in range(TENTHS):
        if any(tenth in each for each in tenths.values()):
            chances = f"{tenth / TENTHS:.1f} … {(tenth + 1) / TENTHS:.1f}"
            rows.append([chances, *(cell(tenths[name].get(tenth)) for name in games)])
    return table(("expected", *games), rows, 1)


def _amounts(data: CalibrationData) -> Iterator[str]:
    head = ("decision", "amount", "expected → came", "slope", "gap", "hands off by", "n")
    rows = []
    for name, found in data["amounts"].items():
        decision, _, what = name.partition(": ")
        rows.append((
            decision, what, f"{found['expected']:.2f} → {found['came']:.2f}",
            f"{found['slope']:.2f} ± {found['spread']:.2f}", f"{found['gap']:+.2f}", f"{found['off']:.2f}",
            str(found["n"]),
        ))  # fmt: skip
    return table(head, rows)


def _bonuses(data: CalibrationData) -> Iterator[str]:
    chances = data["chances"]
    items = sorted({name.removeprefix(said) for said in SAID for name in chances if name.startswith(said)})
    rows = [(item, *(cell(chances.get(said + item)) for said in SAID)) for item in items]
    return table(("bonus", *(said.strip() for said in SAID)), rows, 1)


def _claims(data: CalibrationData) -> Iterator[str]:
    rows = [(name.removeprefix(CLAIM), cell(found)) for name, found in data["claims"].items()]
    return table(("from", "the side was so"), rows, 1)


def _follies(data: CalibrationData) -> Iterator[str]:
    follies = measure_of(data["game"]).follies
    row = [told(folly, data["follies"].get(folly.part)) for folly in follies]
    return table([folly.column for folly in follies], [row], 0)
