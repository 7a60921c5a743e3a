"""The cost of keeping a decision, after few hands and after many, and of taking such an evening up again.

    python benchmarks/saving.py [--hands 10,1000,5000,20000] [--decisions 200]

Some hands of *steady* are played; again and again, numbered on, they fill evenings of each length, hand by hand, by
the program's own means of keeping. The wild evening is one of 5,000 hands whose pot and points have 675 digits, as
5,000 hands at random were found to end. The files are opened again, and more hands are played there, all at random.
Printed for each: the time from handing a decision over until it is safe (median, ninth tenth), the time that the caller
is held up, the bytes handed to the system for each; the time until the title knows how the evening stands and until the
table has it (medians); the bytes a hand, in both files. Time is compared with that of the shortest evening: the
evenings take turns, decision by decision, so that other work of the machine hits all of them alike. Status 1 if a
median is longer by more than a third.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, Final

import psutil

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[0] = str(ROOT)  # benchmarks/engine.py would hide the package engine

from ai import decide, make  # noqa: E402  # only now can the packages be found
from engine import legal_actions  # noqa: E402
from tarokgui.session.archive import row_data  # noqa: E402
from tarokgui.session.evening import Evening  # noqa: E402
from tarokgui.session.eveningstate import EveningState  # noqa: E402
from tarokgui.session.folderstore import FolderStore  # noqa: E402
from tarokgui.session.opening import new_session  # noqa: E402
from tarokgui.session.resumesummary import saved_standing  # noqa: E402
from tarokgui.session.resuming import load_saved  # noqa: E402
from tarokgui.storage.saves import SaveFolder  # noqa: E402
from tarokgui.storage.snapshot import Snapshot  # noqa: E402
from tarokgui.storage.strictjson import plain_text  # noqa: E402
from tarokgui.storage.writer import WriterAnswer  # noqa: E402

PLAYED: Final = 40
"""Hands that are really played."""
FLAT: Final = 4 / 3
STARTS: Final = 15
WILD: Final = 5_000
DIGITS: Final = 675


class Timing:
    """A keeper that notes the time of each keeping."""

    def __init__(self, keeper: FolderStore) -> None:
        self._keeper = keeper
        self.safe: list[float] = []
        self.held: list[float] = []
        self.written: list[int] = []

    def keep(self, session: Any, moment: EveningState) -> Any:
        """Keep it and wait until it is safe."""
        before, begun = _handed_over(), perf_counter()
        receipt = self._keeper.keep(session, moment)
        self.held.append(perf_counter() - begun)
        receipt.wait()
        self.safe.append(perf_counter() - begun)
        self.written.append(_handed_over() - before)
        if (problem := receipt.problem()) is not None:
            raise SystemExit(problem)
        return receipt

    def rows(self, first: int, count: int) -> Any:
        """The rows that are on the disk."""
        return self._keeper.rows(first, count)

    def hand(self, number: int) -> Any:
        """An earlier hand that is on the disk."""
        return self._keeper.hand(number)


def _handed_over() -> int:
    counters = psutil.Process().io_counters() if hasattr(psutil.Process, "io_counters") else None
    return getattr(counters, "write_chars", 0)


class Model:
    """Some hands of steady, as they are kept once they are settled; the next one is dealt, nothing is decided in it."""

    def __init__(self, folder: Path) -> None:
        person = make("steady", "saving/person")
        with SaveFolder(folder) as saves:
            keeper = FolderStore(saves)
            session = new_session(seed="saving", bot="steady", keeper=keeper)
            self.hands: list[Snapshot] = []
            while session.match.hands < PLAYED:
                if session.hand_over:
                    self.hands.append(keeper.snapshot(session, session.moment))
                    session.next_hand()
                elif session.turn == session.human:
                    session.act(decide(person, session.view).action)
                else:
                    session.act(session.bot_action())
            self.rows = [row_data(row, session.variant) for row in session.rows]
            self.session = Evening.from_data(session.data())


class MeasuredEvening:
    """An evening of so many hands in a folder of its own, that is played on."""

    def __init__(self, name: str, folder: Path, model: Model, hands: int, number: int = 0) -> None:
        self.name = name
        self.folder = folder
        self.hands = hands
        self._fill(model, number)
        self.size = sum(path.stat().st_size for path in folder.glob("evening*"))
        self.standing, self.loading = self._starts()
        self._random = Random(name)
        self.saves = SaveFolder(folder)
        session, notice = load_saved(self.saves)
        assert session is not None, notice
        assert isinstance(session.pending.keeper, FolderStore)
        self.timing = Timing(session.pending.keeper)
        session.pending.keeper = self.timing
        self.session = session

    def _fill(self, model: Model, number: int) -> None:
        """Keep so many hands as if they had been played; the points have as many digits as *number*."""
        data: dict[str, Any] = model.session.data()
        match = {**data["match"], "hands": self.hands}
        if number:
            match |= {"totals": [number, -number, number, -number], "pool": number}
            data["record"]["pool"] = number
        key = "0" * 32
        with SaveFolder(self.folder) as saves:
            kept: WriterAnswer[None] | None = None
            for at in range(self.hands):
                hand, row = model.hands[at % len(model.hands)], {**model.rows[at % len(model.rows)], "number": at + 1}
                if number:
                    row |= {"paid": [number] * 4, "pool": number}
                kept = saves.keep(replace(hand, key=key, hand=at, row=plain_text(row)))
            if kept is not None:
                kept.get()
            rows = [{**model.rows[0], "number": at + 1} for at in range(self.hands)]
            keeper = FolderStore(saves, key, about=model.hands[0].about)
            session = Evening.from_data({**data, "match": match, "rows": rows}, keeper)
            session.save()
            if session.problem is not None:
                raise SystemExit(session.problem)

    def _starts(self) -> tuple[float, float]:
        """Seconds until the title knows how it stands, and until the table has it."""
        knows, has = [], []
        for _ in range(STARTS):
            with SaveFolder(self.folder) as saves:
                begun = perf_counter()
                assert saved_standing(saves).get().there
                knows.append(perf_counter() - begun)
                session, _ = load_saved(saves)
                has.append(perf_counter() - begun)
                assert session is not None
                assert session.match.hands == self.hands
        return median(knows), median(has)

    def decide(self) -> None:
        """One more decision, by whose turn it is, at random."""
        session = self.session
        if session.hand_over:
            session.next_hand()
            return
        view = session.view if session.turn == session.human else session.bot_view()
        session.act(self._random.choice(legal_actions(view)))


def tenth(values: list[float]) -> float:
    """The value that one in ten is over."""
    return sorted(values)[len(values) * 9 // 10]


def main() -> int:
    """Measure; the exit status."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--hands", default="10,1000,5000,20000")
    parser.add_argument("--decisions", type=int, default=200)
    asked = parser.parse_args()
    flat = True
    with tempfile.TemporaryDirectory() as name:
        base = Model(Path(name) / "model")
        evenings = [
            MeasuredEvening(f"{hands} hands of steady", Path(name) / str(hands), base, hands)
            for hands in map(int, asked.hands.split(","))
        ]
        evenings.append(MeasuredEvening(f"{WILD} wild hands", Path(name) / "wild", base, WILD, 10**DIGITS))
        for evening in evenings * asked.decisions:
            evening.decide()
        first = median(evenings[0].timing.safe)
        print(
            f"{'':<24}{'safe after, ms':>18}{'':>8}{'held up':>10}{'bytes':>9}{'standing':>10}{'table':>9}{'a hand':>9}"
        )
        print(f"{'':<24}{'median':>9}{'9/10':>9}{'ratio':>8}{'ms':>10}{'':>9}{'ms':>10}{'ms':>9}{'bytes':>9}")
        for evening in evenings:
            timing = evening.timing
            middle = median(timing.safe)
            flat &= middle <= first * FLAT
            print(
                f"{evening.name:<24}{middle * 1e3:>9.2f}{tenth(timing.safe) * 1e3:>9.2f}{middle / first:>8.2f}"
                f"{median(timing.held) * 1e3:>10.3f}{median(timing.written):>9.0f}{evening.standing * 1e3:>10.1f}"
                f"{evening.loading * 1e3:>9.1f}{evening.size / evening.hands:>9.0f}"
            )
            evening.saves.close()
    print(f"flat within a third: {'reached' if flat else 'MISSED'}")
    return 0 if flat else 1


if __name__ == "__main__":
    sys.exit(main())
