"""Plays whole evenings of every game in ``tarok --text``, at a pseudo-terminal, by a script that types the answers.

    python benchmarks/textevenings.py [--games slovenian-4,taper] [--hands 3] [--language en] [--seed S] [--shown FILE]

Each evening is begun by its game's number in a folder of its own, played for so many hands and ended. Now and then a
command of the table is typed in the place of an answer. After each hand the totals shown are compared with the
save, and the save with the record as the engine settles it; at the end the last totals are compared with those that end
an evening. Ends with status 1 if there was a fault. Everything that was shown goes to ``--shown``.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[0] = str(ROOT)  # benchmarks/engine.py would hide the package engine

from engine import GAMES, settle  # noqa: E402  # only now can it be found
from tarokgui.session.evening import Evening  # noqa: E402
from tarokgui.wording.i18n import load  # noqa: E402
from tarokgui.wording.translator import Translator  # noqa: E402
from tests.support.happenings import happenings  # noqa: E402
from tests.support.saves import look  # noqa: E402
from tests.textual.shell import Shell  # noqa: E402

CHOICE: Final = re.compile(r"^(\d+)\. ", re.MULTILINE)
COMMANDS: Final = ("hand", "table", "contract", "king", "said", "bids", "talon", "score", "pot", "sheet", "?")
ASIDE: Final = 0.05
"""The share of answers in whose place a command is typed."""


class TextEvening:
    """An evening at one pseudo-terminal; ``faults`` lists the faults seen."""

    def __init__(self, folder: Path, game: str, tr: Translator, seed: str) -> None:
        self.game, self.tr = game, tr
        self.faults: list[str] = []
        self._folder = folder
        self._random = Random(f"{seed}/{game}")
        self._most = 1

    def play(self, hands: int) -> str:
        """From the first question to the last line; everything that was shown."""
        with Shell({"TAROK_DATA": str(self._folder), "TAROK_LANG": self.tr.language}) as shell:
            shell.prompt()
            shown = shell.type(str(list(GAMES).index(self.game) + 1))
            for hand in range(1, hands + 1):
                self._hand(shell, shown)
                if hand < hands:
                    shown = shell.type("next")
            session = self._session()
            shell.type("end")
            shell.send("yes")
            status, told = shell.ending()
            self._check_end(session, status, told)
            return shell.shown

    def _hand(self, shell: Shell, shown: str) -> None:
        """Answer until the hand is over."""
        question = self.tr("textual.question.over")
        while question not in shown:
            if numbers := CHOICE.findall(shown):
                self._most = int(numbers[-1])
            aside = self._random.random() < ASIDE
            shown = shell.type(self._random.choice(COMMANDS) if aside else str(self._random.randint(1, self._most)))
        session = self._session()
        told, settled = " ".join(shown.split()), settle(session.record)
        moved = [now - was for now, was in zip(session.totals(), session.match.totals, strict=True)]
        if list(settled.scores) != moved:
            self.faults.append(f"settled {settled.scores}, but totals moved by {moved}")
        if missing := [total for total in session.totals() if not says(told, total)]:
            self.faults.append(f"{missing} are not told: {told}")
        print(f"{self.game}, hand {len(session.rows)}: {', '.join(happenings(session))}; {session.rows[-1].paid}")

    def _check_end(self, session: Evening, status: int, told: str) -> None:
        totals = session.moves.ending().to.match.totals
        words = " ".join(told.split())
        if status or (missing := [total for total in totals if not says(words, total)]):
            self.faults.append(f"status {status}; {missing if not status else totals} at the end of {words!r}")
        print(f"{self.game}, end: {totals}")

    def _session(self) -> Evening:
        session = look(self._folder)
        assert session is not None, "nothing was saved"
        return session


def says(text: str, number: int) -> bool:
    """True if a number stands in the text, with whatever sign the language has."""
    return re.search(rf"(?<![\d]){'[-−]' if number < 0 else ''}{abs(number)}(?!\d)", text) is not None


def main(arguments: Sequence[str] | None = None) -> int:
    """Play; the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--hands", type=int, default=3)
    parser.add_argument("--language", default="en")
    parser.add_argument("--seed", default="text")
    parser.add_argument("--shown", type=Path)
    given = parser.parse_args(arguments)
    games = given.games.split(",")
    if strange := sorted({*games} - {*GAMES}):
        print(f"no such game: {', '.join(strange)}; there are {', '.join(GAMES)}", file=sys.stderr)
        return 2
    faults = []
    for game in games:
        with tempfile.TemporaryDirectory() as folder:
            evening = TextEvening(Path(folder), game, load(given.language), given.seed)
            shown = evening.play(given.hands)
        faults += [f"{game}: {fault}" for fault in evening.faults]
        if given.shown:
            with given.shown.open("a", encoding="utf-8") as file:
                file.write(f"==== {game}\n{shown}\n")
    for fault in faults:
        print(f"fault: {fault}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
