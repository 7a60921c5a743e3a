"""The calibration of a bot as tables, for the data files of docs/strength."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from ai.arena.follies import told
from ai.arena.markdown import ArenaTable, build, code, day
from ai.games import measure_of
from benchmarks.agreement import TENTHS, CalibrationData, ShareData
from engine import variant_for

GAME: Final = ": game"
SAID: Final = ("announced ", "left unsaid ")
"""The beginnings of the names of bonuses."""
AMOUNTS: Final = ("card points", "game points")
CLAIM: Final = "claim "


def calibrated(data: CalibrationData) -> list[ArenaTable]:
    """All tables of a calibration."""
    return list(_tables(data))


def _tables(data: CalibrationData) -> Iterator[ArenaTable]:
    kept = data.get("kept")
    played = (
        f"All seats {code(data['bot'])}: {data['hands']} hands, seed {data['seed']}, "
        f"{build(data['machine'], kept)}, {day(kept)}. Expected → came (n)."
    )
    yield _games(data, f"Chance of the game that `{data['bot']}` expects, by decision and tenths", played)
    if data["amounts"]:
        yield _amounts(data)
    bonuses = sorted({name.removeprefix(said) for said in SAID for name in data["chances"] if name.startswith(said)})
    if bonuses:
        yield _bonuses(data, bonuses)
    if data["claims"]:
        yield _claims(data)
    yield _follies(data)


def cell(data: ShareData | None) -> str:
    """Expected → came (n)."""
    if data is None:
        return "–"
    spread = "" if data["spread"] is None else f" ± {data['spread']:.3f}"
    return f"{data['expected']:.3f} → {data['came']:.3f}{spread} ({data['n']})"


def decisions(data: CalibrationData) -> list[str]:
    """The kinds of decision that have a chance of the game, as they follow each other; the first card is last."""
    names = [name.removesuffix(GAME) for name in data["chances"] if name.endswith(GAME)]
    course = [phase.kind for phase in variant_for(data["game"]).course]
    return sorted(names, key=lambda name: course.index(name) if name in course else len(course))


def _games(data: CalibrationData, title: str, played: str) -> ArenaTable:
    """A column for each decision, a row for all cases and one for each tenth."""
    games = {name: data["chances"][name + GAME] for name in decisions(data)}
    tenths: dict[str, Mapping[int, ShareData]] = {
        name: {each["tenth"]: each for each in found["tenths"]} for name, found in games.items()
    }
    rows = [["all", *(cell(found) for found in games.values())]]
    for tenth in range(TENTHS):
        if any(tenth in each for each in tenths.values()):
            chances = f"{tenth / TENTHS:.1f} … {(tenth + 1) / TENTHS:.1f}"
            rows.append([chances, *(cell(tenths[name].get(tenth)) for name in games)])
    return ArenaTable(title, ("expected", *games), rows, 1, [played])


def _amounts(data: CalibrationData) -> ArenaTable:
    head = ("decision", "amount", "expected → came", "slope", "gap", "hands off by", "n")
    rows = []
    for decision, what in ((each, what) for each in decisions(data) for what in AMOUNTS):
        found = data["amounts"].get(f"{decision}: {what}")
        if found is None:
            continue
        rows.append((
            decision, what, f"{found['expected']:.2f} → {found['came']:.2f}",
            f"{found['slope']:.2f} ± {found['spread']:.2f}", f"{found['gap']:+.2f}", f"{found['off']:.2f}",
            str(found["n"]),
        ))  # fmt: skip
    return ArenaTable("Amounts", head, rows)


def _bonuses(data: CalibrationData, items: Sequence[str]) -> ArenaTable:
    rows = [(item, *(cell(data["chances"].get(said + item)) for said in SAID)) for item in items]
    return ArenaTable("Bonuses", ("bonus", *(said.strip() for said in SAID)), rows, 1)


def _claims(data: CalibrationData) -> ArenaTable:
    rows = [(name.removeprefix(CLAIM), cell(found)) for name, found in data["claims"].items()]
    return ArenaTable("Sides that a hint calls likely, by its reason", ("from", "the side was so"), rows, 1)


def _follies(data: CalibrationData) -> ArenaTable:
    follies = measure_of(data["game"]).follies
    row = [told(folly, data["follies"].get(folly.part)) for folly in follies]
    return ArenaTable(
        f"Follies in 100 hands of a seat, all seats `{data['bot']}`", [folly.column for folly in follies], [row], 0
    )
