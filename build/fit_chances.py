"""Fit the belief in play-outs, and write it to the data file of a family of games.

    nice python build/fit_chances.py --game slovenian-4 --hands 1000 --seeds fit1 [--bot expert] [--minutes 8]
        [--rows FILE] [--write]

All seats are one bot; the seeds are those of the deals. At the last decision of each kind and the first card of each
seat the play-outs are laid beside the results (`fitting.hands`), without any earlier fit. In every third
hand half of the bonuses that could be announced with some hope are announced by lot. The quality printed and kept
is measured on hands outside the fit, a fifth at a time; a bonus that gains nothing there is left out.
Before a contract is settled none has a number of its own: that would be of hands in which there was nothing else.
In Tübingen Tarok the chance of a contract is fitted as that of a bonus is, at the cards by side.
``--rows`` keeps the rows in a file, or takes them from there; ``--write`` writes ``chances.json`` (`ai.chances`).
A new view must be in the file before the bots can be imported: copy the numbers of its neighbour, then fit. Needs
numpy, and the compiled kernel (`build/accelerate.py`).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from time import process_time
from typing import Any, Final

if __name__ == "__main__":
    sys.path.insert(1, str(Path(__file__).resolve().parent.parent))

from ai.arena.bots import read_bot
from ai.arena.report import machine
from ai.chances import FILE, checked
from fitting.hands import BIDS, CALLS, CARDS, PLANS, WORDS, Rows, Spots, Task, hand
from fitting.model import Quality, bonus_quality, fit_bonus, fit_points, points_quality

ROOT: Final = Path(__file__).resolve().parent.parent
MANY: Final = 40
"""Of fewer rows nothing is fitted."""
GAMES: Final = ("romanian", "taper", "slovenian-4", "slovenian-3", "tubingen")
"""With five the play of the Slovenian game is that of four."""
THIRDS: Final = 3

View = tuple[str, str]
"""A stage and a side."""
FITTED: Final[Mapping[str, Mapping[str, Sequence[View]]]] = {
    "romanian": {
        "bidding": ((BIDS, "declaring"),),
        "planning": ((CALLS, "declaring"), (PLANS, "declaring")),
        "declaring": ((WORDS, "declaring"),),
        "opposing": ((WORDS, "opposing"),),
        "playing": ((CARDS, "declaring"),),
        "defending": ((CARDS, "opposing"),),
    },
    "slovenian": {
        "bidding": ((BIDS, "declaring"), (CALLS, "declaring")),
        "planning": ((PLANS, "declaring"),),
        "declaring": ((WORDS, "declaring"),),
        "opposing": ((WORDS, "opposing"),),
        "playing": ((CARDS, "declaring"),),
        "defending": ((CARDS, "opposing"),),
    },
    "taper": {"playing": ((CARDS, "declaring"),), "defending": ((CARDS, "opposing"),)},
    "tubingen": {},
}
"""The doubts to fit, by the game, else by its family, and their rows."""


def family_of(game: str) -> str:
    """The folder of a game's judgement."""
    return "romanian" if game == "taper" else game.split("-")[0]


def collected(task: Task, hands: int, minutes: float) -> Rows:
    """So many hands, or as many as the minutes of processor time are enough for."""
    rows, began = Rows(), process_time()
    for number in range(hands):
        rows.add(hand(task, number))
        if minutes and process_time() - began > 60 * minutes:
            break
    return rows


def fitted(whose: str, rows: Rows) -> dict[str, Any]:
    """The fit and its quality; printed too."""
    found: dict[str, Any] = {"quality": [], "points": {}, "bonuses": {}}
    for name, views in FITTED[whose].items():
        some = [row for row in rows.games if (row.stage, row.side) in views]
        if len(some) < MANY:
            print(f"{name}: {len(some)} are too few")
            continue
        apart = not {BIDS, CALLS} & {stage for stage, _ in views}
        fit = fit_points(some, THIRDS, apart)
        found["points"][name] = {key: round(value, 2) for key, value in fit.doubt._asdict().items()}
        found["points"][name]["contracts"] = {key: round(value, 2) for key, value in fit.contracts.items()}
        _tell(found, name, points_quality(some, THIRDS, apart), found["points"][name])
        _contracts(some)
    for item in sorted({row.item for row in rows.bonuses}):
        said = [row for row in rows.bonuses if row.item == item]
        if len(said) < MANY:
            print(f"{item}: {len(said)} are too few")
            continue
        keep, quality = fit_bonus(said), bonus_quality(said)
        numbers = {key: round(value, 2) for key, value in keep._asdict().items()}
        _tell(found, item, quality, numbers)
        if quality.after < quality.before:
            found["bonuses"][item] = numbers
        else:
            print("    no better than what was played out: left out")
    return found


def _tell(found: dict[str, Any], name: str, quality: Quality, numbers: Mapping[str, object]) -> None:
    told = {"what": name, "n": quality.n, "before": round(quality.before, 4), "after": round(quality.after, 4)}
    if quality.off_before:
        told |= {"off_before": round(quality.off_before, 2), "off_after": round(quality.off_after, 2)}
    found["quality"].append(told)
    print(f"{name:12} {json.dumps(dict(numbers))}")
    print(f"    n {quality.n}   log loss {quality.before:.4f} → {quality.after:.4f}", end="")
    print(f"   off by {quality.off_before:.2f} → {quality.off_after:.2f}" if quality.off_before else "")


def _contracts(rows: Sequence[Spots]) -> None:
    """The distance of each contract's results from its play-outs, where there are some."""
    count = Counter(row.contract for row in rows)
    for contract, number in sorted(count.items()):
        some = [row for row in rows if row.contract == contract]
        off = sum(row.points - sum(at * weight for at, _, weight in row.spots) / THIRDS for row in some) / number
        print(f"    {contract:12} n {number:5}   came {off:+.1f} card points above what was played out")


def main() -> None:
    """Play or read, fit, print, and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=GAMES, required=True)
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--hands", type=int, default=1000, help="for each seed")
    parser.add_argument("--seeds", nargs="+", default=["fit1"])
    parser.add_argument("--minutes", type=float, default=0.0, help="of processor time for each seed (0: no bound)")
    parser.add_argument("--rows", type=Path, help="keep what was played here, or take it from there")
    parser.add_argument("--write", action="store_true", help=f"write {FILE}")
    asked = parser.parse_args()
    build = str(machine()["build"])
    if asked.rows is not None and asked.rows.exists():
        told = json.loads(asked.rows.read_text(encoding="utf-8"))
        rows, asked.seeds, asked.bot, build = Rows.heard(told["rows"]), told["seeds"], told["bot"], told["build"]
    else:
        rows = Rows()
        for number, seed in enumerate(asked.seeds):
            more = collected(Task(asked.game, read_bot(asked.bot), seed), asked.hands, asked.minutes)
            rows.add(more.moved(number * asked.hands))
            if asked.rows is not None:
                told = {"rows": rows.told(), "seeds": asked.seeds[: number + 1], "bot": asked.bot, "build": build}
                asked.rows.write_text(json.dumps(told), encoding="utf-8")
    print(f"{rows.hands} hands of {asked.game}, all {asked.bot}, seeds {' '.join(asked.seeds)}, {build} build\n")
    family = family_of(asked.game)
    found = fitted(asked.game if asked.game in FITTED else family, rows)
    if asked.write:
        head = {
            "date": datetime.now(UTC).date().isoformat(),
            "command": f"python build/fit_chances.py --game {asked.game} --hands {asked.hands} --seeds "
            + " ".join(asked.seeds)
            + (f" --minutes {asked.minutes:g}" if asked.minutes else ""),
            "seeds": asked.seeds,
            "hands": rows.hands,
            "announced": dict(sorted(Counter(row.item for row in rows.bonuses).items())),
            "bot": asked.bot,
            "build": build,
        }
        write(ROOT / "ai" / "games" / family / FILE, asked.game, {"fitted": head, **found})


def write(file: Path, game: str, numbers: Mapping[str, Any]) -> None:
    """Put the numbers of a game into a data file; those of others stay."""
    games = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    games[game] = numbers
    checked(file.parent.name, games)
    file.write_text(json.dumps(games, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
