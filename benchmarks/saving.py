"""What it costs to keep a decision, after ten hands and after twenty thousand, and to take such an evening up.

    python benchmarks/saving.py [--hands 10 1000 5000 20000] [--decisions 1000] [--starts 15] [--kinds steady wild]

Two evenings are really played, as long as the largest number says: *steady* in every seat, and everybody at random,
with pots of hundreds of digits. Their hands go into a folder by the program's own ``FolderKeeper`` and ``SaveFolder``,
but in one transaction a hand and not in one a decision: the rows of the files are the same, and it takes minutes, not
an hour. At each number the folder is copied. Then all these evenings are taken up and played on in turn, a decision
here and a decision there, each of them kept as in the program, so that all are measured in the same minutes.

Prints for each number: milliseconds until a decision is safe (median, ninth tenth), until the copy has it too, the
kilobytes that were written for both, each with its ratio to the first, and the bytes that a hand takes in the folder.
Then the time from pressing "continue" to the table, with SDL's dummy driver: for a new evening, for the long ones, and
for a new one in the folder of a long one that was given up. Ends with status 1 if a median is over 4/3 of the first.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import fmean, median
from time import perf_counter
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[0] = str(ROOT)
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "TAROK_LANG": "en", "TAROK_SPEED": "0"}

import psutil  # noqa: E402  # only now can the packages be found

from ai import decide, make  # noqa: E402
from engine import Action, legal_actions  # noqa: E402
from tarokgui.session import FolderKeeper, Session, load_saved, new_session  # noqa: E402
from tarokgui.session.keeping import Receipt  # noqa: E402
from tarokgui.session.moment import Moment, Move  # noqa: E402
from tarokgui.storage.saves import SaveFolder  # noqa: E402
from tests.gui.starting import to_the_table  # noqa: E402
from tests.support.saves import Noted  # noqa: E402

MOST: Final = 4 / 3
"""A median may come to so much of the first."""
Chooser = Callable[[Session], Action]


def steady(seed: str) -> Chooser:
    """*steady* in every seat."""
    adviser = make("steady", seed)

    def choose(session: Session) -> Action:
        return decide(adviser, session.view).action if session.turn == session.human else session.bot_action()

    return choose


def wild(seed: str) -> Chooser:
    """Anything that the rules allow, by everybody."""
    random = Random(seed)

    def choose(session: Session) -> Action:
        view = session.view if session.turn == session.human else session.bot_view()
        return random.choice(legal_actions(view))

    return choose


KINDS: Final[dict[str, tuple[str, Callable[[str], Chooser]]]] = {"steady": ("steady", steady), "wild": ("random", wild)}


class HandKeeper(FolderKeeper):
    """Keeps the evening once a hand, when that is settled."""

    def keep(self, session: Session, moment: Moment) -> Receipt:  # type: ignore[override]  # a receipt all the same
        """Only then."""
        return Noted() if moment.row is None else super().keep(session, moment)


def build(folder: Path, kind: str, hands: Sequence[int]) -> list[Path]:
    """Play such an evening; the folders with so many hands each."""
    bot, chooser = KINDS[kind]
    choose, kept = chooser("saving"), []
    with SaveFolder(folder / "live") as saves:
        session = new_session(seed="ev", bot=bot, keeper=HandKeeper(saves))
        while session.match.hands < hands[-1]:
            if not session.hand_over:
                session.act(choose(session))
                continue
            if session.match.hands + 1 in hands:
                _synced(saves)
                kept.append(folder / f"{session.match.hands + 1}")
                shutil.copytree(saves.folder, kept[-1])
                _begin_hand(kept[-1])
            session.next_hand()
        digits = len(str(session.match.pool)) if session.match.pool < 10**4000 else "over 4000"
        print(f"{kind}: {session.match.hands} hands played; the pot has {digits} digits", flush=True)
    shutil.rmtree(folder / "live")
    return kept


def _begin_hand(folder: Path) -> None:
    """Have the next hand lie there, as a new evening's does; nothing lies beside the files afterwards."""
    with SaveFolder(folder) as saves:
        session, notice = load_saved(saves)
        assert session is not None, notice
        session.next_hand()


def _synced(saves: SaveFolder) -> None:
    saves.ask(lambda pair: None).get()


@dataclass
class Costs:
    """Of decisions: seconds until one is safe, and until both files have it, and bytes written for both."""

    safe: list[float] = field(default_factory=list)
    both: list[float] = field(default_factory=list)
    written: list[float] = field(default_factory=list)


class Table:
    """An evening that is played on."""

    def __init__(self, folder: Path, kind: str) -> None:
        self.saves = SaveFolder(folder)
        session, notice = load_saved(self.saves)
        assert session is not None, notice
        assert notice is None, notice
        self.session, self.costs, self._choose = session, Costs(), KINDS[kind][1]("on")
        _synced(self.saves)

    def step(self) -> bool:
        """Somebody decides, or the next hand begins; only decisions are measured, and whether this was one is told."""
        session = self.session
        if session.hand_over:
            session.next_hand()
            _synced(self.saves)
            return False
        move = session.acting(self._choose(session))
        self._measure(move)
        return True

    def _measure(self, move: Move) -> None:
        session, before, begun = self.session, _bytes_written(), perf_counter()
        session.submit(move)
        session.arrive(None)
        safe = perf_counter()
        _synced(self.saves)
        self.costs.both.append(perf_counter() - begun)
        self.costs.safe.append(safe - begun)
        self.costs.written.append(_bytes_written() - before)
        assert session.problem is None, session.problem


def _bytes_written() -> float:
    counters: Any = psutil.Process().io_counters() if hasattr(psutil.Process, "io_counters") else None
    return getattr(counters, "write_chars", getattr(counters, "write_bytes", 0))


def report(kind: str, hands: Sequence[int], folders: Sequence[Path], decisions: int) -> bool:
    """Play all of them on in turn and print what it cost; whether it is flat."""
    sizes = [sum(path.stat().st_size for path in folder.rglob("*")) for folder in folders]
    tables, random = [Table(folder, kind) for folder in folders], Random(kind)
    for table in tables * 5:  # what is made once is made
        table.step()
    for table in tables:
        table.costs = Costs()
    while any(len(table.costs.safe) < decisions for table in tables):
        for table in random.sample(tables, len(tables)):
            while not table.step():
                pass
    print(
        f"{kind:<8}{'hands':>6}{'safe: median':>15}{'ratio':>7}{'9th tenth':>11}{'ratio':>7}"
        f"{'both: median':>15}{'9th tenth':>11}{'written: median':>17}{'ratio':>7}{'mean':>9}{'a hand':>9}"
    )
    first, flat = tables[0].costs, True
    for number, table, size in zip(hands, tables, sizes, strict=True):
        costs = table.costs
        ratio, bytes_ratio = (
            median(one) / (median(other) or 1)
            for one, other in ((costs.safe, first.safe), (costs.written, first.written))
        )
        flat &= ratio <= MOST and bytes_ratio <= MOST
        slow, first_slow = _tenth(costs.safe), _tenth(first.safe)
        print(
            f"{'':<8}{number:>6}{_ms(median(costs.safe)):>15}{ratio:>7.2f}{_ms(slow):>11}{slow / first_slow:>7.2f}"
            f"{_ms(median(costs.both)):>15}{_ms(_tenth(costs.both)):>11}"
            f"{_kb(median(costs.written)):>17}{bytes_ratio:>7.2f}{_kb(fmean(costs.written)):>9}{_kb(size / number):>9}"
        )
        table.saves.close()
    return flat


def _tenth(found: Sequence[float]) -> float:
    return sorted(found)[len(found) * 9 // 10]


def _ms(seconds: float) -> str:
    return f"{seconds * 1000:.2f} ms"


def _kb(count: float) -> str:
    return f"{count / 1024:.1f} KB"


def starts(folder: Path, kind: str, hands: Sequence[int], folders: Sequence[Path], times: int) -> bool:
    """Take the evenings up in turn and print how long it took; whether the long ones are as fast as a new one."""
    ways = {"a new evening": folder / "new"}
    ways |= {f"{number} hands": each for number, each in list(zip(hands, folders, strict=True))[1:]}
    ways |= {f"a new one after one of {hands[-1]} hands": folder / "after"}
    shutil.copytree(folders[-1], folder / "after")
    for path in (folder / "new", folder / "after"):
        with SaveFolder(path) as saves:
            new_session(seed="starts", bot=KINDS[kind][0], keeper=FolderKeeper(saves))
    to_the_table(folder / "new")  # what is made once is made
    found: dict[str, list[float]] = {name: [] for name in ways}
    for number in range(times):
        for name, path in ways.items():
            shutil.copytree(path, folder / f"start{number}")
            found[name].append(to_the_table(folder / f"start{number}"))
            shutil.rmtree(folder / f"start{number}")
    reached = True
    print(f'{kind}: from "continue" to the table')
    first = median(found["a new evening"])
    for name, seconds in found.items():
        ratio = median(seconds) / first
        reached &= ratio <= MOST
        spread = f"{_ms(min(seconds))} … {_ms(max(seconds))} of {len(seconds)}"
        print(f"        {name:<36}{_ms(median(seconds)):>10}  ratio {ratio:.2f}  ({spread})")
    return reached


def main() -> int:
    """Measure; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hands", type=int, nargs="+", default=[10, 1_000, 5_000, 20_000])
    parser.add_argument("--decisions", type=int, default=1_000, help="measured at each of these numbers")
    parser.add_argument("--starts", type=int, default=15)
    parser.add_argument("--kinds", nargs="+", choices=list(KINDS), default=list(KINDS))
    asked = parser.parse_args()
    hands, reached = sorted(asked.hands), True
    for kind in asked.kinds:
        with tempfile.TemporaryDirectory() as name:
            folders = build(Path(name), kind, hands)
            reached &= starts(Path(name), kind, hands, folders, asked.starts)
            reached &= report(kind, hands, folders, asked.decisions)
    print(f"each median at most {MOST:.2f} of the first: {'reached' if reached else 'MISSED'}")
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main())
