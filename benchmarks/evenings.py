"""Plays whole evenings in the real window, with real mouse or key events, and takes a picture of every phase.

    python benchmarks/evenings.py --game slovenian-4 --by mouse [--hands 6] [--wishes klop,beggar,solo] [--last-round]
                                  [--pictures FOLDER] [--size 1280x720] [--speed 0] [--language en] [--seed S]
    python benchmarks/evenings.py --game slovenian-4 --find klop,kontra

A screen of its own is made (Xvfb, xdotool, openbox; pictures need scrot). The evening begins at the title. For each
hand a deal is looked for in which what is wished for happens, as the bots of that table play; it is dealt by its
number, through the menu. After each hand the settlement on screen is compared with the score sheet and with the record
as ``tarok settle`` settles it. The evening is ended with its last hand; with ``--last-round`` a škis round is agreed on
over the settlement of the last one and played out first. ``--find`` only prints numbers of deals for the first hand of
a table.
Ends with status 1 if anything was not as it should be.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic, sleep
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[0] = str(ROOT)  # benchmarks/engine.py would hide the package engine

from engine import ANNOUNCING, GAMES, Kind, write_record  # noqa: E402  # only now can it be found
from tarokgui.session.evening import Session  # noqa: E402
from tarokgui.session.opening import new_session  # noqa: E402
from tarokgui.storage.saves import SaveFolder  # noqa: E402
from tests.e2e.device import Device  # noqa: E402
from tests.e2e.keyboard import Keyboard  # noqa: E402
from tests.e2e.mouse import Mouse  # noqa: E402
from tests.e2e.player import Player, is_settled, sit_down  # noqa: E402
from tests.e2e.program import PATIENCE, Program, Tree, console_script  # noqa: E402
from tests.e2e.prove import Camera  # noqa: E402
from tests.e2e.screen import Screen, missing_tools  # noqa: E402
from tests.e2e.settled import figure, shown_faults  # noqa: E402
from tests.support.person import does_itself  # noqa: E402
from tests.support.saves import begin  # noqa: E402
from tests.support.wisher import WISHES, Wisher, deal_with, happenings, possible  # noqa: E402

TRICKS: Final = (0, 5)
"""In which tricks the play has its picture taken."""
LAST_HANDS: Final = 30
"""A škis round that is longer than this does not end."""


class Photographed(Player):
    """Has a picture taken of each kind of decision in each hand, before it is made."""

    def __init__(self, device: Device, seed: str, camera: Camera) -> None:
        super().__init__(device, seed)
        self.camera = camera
        self._seen: set[str] = set()
        self._count = 0

    def begin(self, person: Wisher) -> None:
        """Another hand, played by that person."""
        self.person = person
        self._seen.clear()
        self._count = 0

    def picture(self, session: Session, name: str) -> None:
        """Of the window, once for each name in a hand."""
        if name not in self._seen:
            self._seen.add(name)
            self._count += 1
            self.camera.take(f"{session.match.hands + 1:02}-{self._count:02}-{name}", window=True)

    def decide(self, session: Session) -> None:
        """Make the decision now due, photographed first."""
        kind, number = session.view.kind, len(session.view.table.play.tricks)
        if kind != Kind.PLAY or number in TRICKS:
            self.shown(session)
            sleep(0.3)
            told = len(session.view.table.speech.announced) if kind in ANNOUNCING else 0
            name = f"{kind}-{number + 1}" if kind == Kind.PLAY else f"{kind}-{told}" if told else str(kind)
            self.picture(session, name)
        super().decide(session)


class Evening:
    """An evening of one game at one window; ``faults`` is what was not as it should be."""

    def __init__(self, program: Program, device: Device, seed: str, camera: Camera) -> None:
        self.program, self.device, self.seed = program, device, seed
        self.player = Photographed(device, seed, camera)
        self.camera = camera
        self.faults: list[str] = []

    def sit_down(self, game: str) -> None:
        """From the title to the table: by the new table, and then to an evening of the same game that always is the
        same."""
        self.program.start()
        self.camera.take("00-1-title", window=True)
        sit_down(self.device, game)
        self.program.wait(lambda tree: tree.scene == "table", "the table")
        self.camera.take("00-2-table", window=True)
        if status := self.program.terminate():
            self.faults.append(f"the program ended with status {status}")
        with SaveFolder(self.program.data) as saves:
            saves.give_up().get()
        begin(self.program.data, seed=self.seed, game=game)
        self.program.start()
        self.device.activate("continue")
        self.program.wait(lambda tree: tree.scene == "table", "the table again")

    def hand(self, wish: str) -> Session:
        """The present hand, in which that shall happen, up to its settlement."""
        session = self.program.session()
        number = session.match.hands
        seed = f"{self.seed}/{number}"
        if wish != "any":
            self.deal(deal_with(session, wish, seed))
        self.player.begin(Wisher(seed, WISHES[wish]))
        while not (session := self.program.session()).hand_over:
            self.player.go_on(session)
        tree = self.settled()
        self.player.picture(session, "settlement")
        self._check(session, tree)
        if WISHES[wish].happens(session) is False:
            self.faults.append(f"hand {number + 1}: {wish!r} did not happen")
        print(f"hand {number + 1}, deal {session.deal}: {', '.join(happenings(session))}; {session.rows[-1].paid}")
        return session

    def deal(self, number: int) -> None:
        """That deal in the place of the present one, through the menu."""
        self._my_turn()
        self.device.activate("menu")
        self.program.wait(lambda tree: tree.scene == "menu", "the menu")
        self.device.activate("deal-number")
        self.program.wait(lambda tree: tree.scene == "deal-number", "the question for a number")
        if self.program.wait(lambda tree: "number" in tree.widgets, "the field").focused != "number":
            self.device.activate("number")
        self.program.screen.xdo("type", "--delay", 20, number)
        self.program.wait(lambda tree: str(number) in tree.widgets["number"].label, f"{number} to be typed")
        self.camera.take("00-3-deal-number", window=True)
        self.device.activate("number-yes")
        self._until(lambda session: session.deal == number, f"deal {number}")

    def settled(self) -> Tree:
        """The settlement with all its figures."""
        return self.program.wait(is_settled, "the settlement")

    def _check(self, session: Session, tree: Tree) -> None:
        """The settlement on screen, the score sheet and ``tarok settle`` say the same."""
        with tempfile.TemporaryDirectory() as name:
            file = Path(name) / "hand.json"
            file.write_text(json.dumps(write_record(session.record)), encoding="utf-8")
            command = [*console_script(), "settle", str(file)]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
        where = f"hand {session.match.hands + 1}"
        if done.returncode:
            self.faults.append(f"{where}: tarok settle says {done.stderr.strip()}")
            return
        told = json.loads(done.stdout)
        scores = told.get("scores", told.get("payments"))
        moved = [now - was for now, was in zip(session.totals(), session.match.totals, strict=True)]
        pool = told.get("pool_payments", [0] * len(scores))
        if [one + other for one, other in zip(scores, pool, strict=True)] != moved:
            self.faults.append(f"{where}: settled {scores}, pool {pool}, but totals moved by {moved}")
        self.faults += [f"{where}: {fault}" for fault in shown_faults(tree, session)]

    def agree_on_last_round(self) -> None:
        """S68, over a settlement."""
        self.settled()
        self.device.activate("end")
        self.program.wait(lambda tree: "end-yes" in tree.widgets, "the question")
        self.camera.take("90-1-end", window=True)
        self.device.activate("last-round")
        self._until(lambda session: session.last_round is not None, "the last round")
        sleep(0.5)
        self.camera.take("90-2-last-round", window=True)

    def _my_turn(self) -> None:
        """Until the person has to decide: nothing moves then."""
        while (session := self.program.session()).turn != session.human or does_itself(session.view):
            sleep(0.05)
        self.player.shown(session)

    def end(self) -> None:
        """The end of the evening, over the settlement of its last hand."""
        session = self.program.session()
        self.device.activate("next" if session.rounded_off else "end")
        self.program.wait(lambda tree: "end-yes" in tree.widgets, "the question")
        self.camera.take("99-1-end", window=True)
        self.device.activate("end-yes")
        tree = self.program.wait(lambda tree: "over" in tree.widgets, "the end")
        sleep(0.3)
        self.camera.take("99-2-over", window=True)
        totals = session.moves.ending().to.match.totals
        words = " ".join(seen.label for seen in tree.widgets.values())
        for total in totals:
            if figure(total) not in words:
                self.faults.append(f"end: {total} is not told: {words}")
        print(f"end: {totals}")
        self.device.activate("over")
        self.program.wait(lambda tree: tree.scene == "title", "the title")
        self.camera.take("99-3-title", window=True)

    def _until(self, wanted: Callable[[Session], bool], what: str) -> None:
        until = monotonic() + PATIENCE
        while not wanted(self.program.session()):
            self.program.check_alive()
            if monotonic() > until:
                raise AssertionError(f"waited in vain for {what}; on screen: {self.program.tree()}")
            sleep(0.05)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play; the exit status."""
    given = _parser().parse_args(arguments)
    session = new_session(seed=given.seed, game=given.game)
    names = possible(session.variant)
    wanted = (given.find or given.wishes or "").split(",")
    wishes = [name for name in wanted if name]
    if strange := [name for name in wishes if name not in names]:
        print(f"not in {given.game}: {', '.join(strange)}; there are {', '.join(names)}", file=sys.stderr)
        return 2
    if given.find:
        for name in wishes:
            print(f"{name}: deal {deal_with(session, name, given.seed)}")
        return 0
    if missing := missing_tools():
        print(f"not found: {', '.join(missing)}", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder, Screen() as screen:
        program = Program(screen, Path(folder), speed=given.speed, size=given.size)
        program.wishes["TAROK_LANG"] = given.language
        try:
            device = Mouse(program) if given.by == "mouse" else Keyboard(program)
            evening = Evening(program, device, given.seed, Camera(screen, given.pictures))
            play(evening, given.game, wishes, given.hands, last_round=given.last_round)
            status = program.terminate()
        except AssertionError as stop:
            Camera(screen, given.pictures).take("fault")
            print(f"stopped: {stop!r}")
            return 1
        finally:
            program.close()
        faults = [*evening.faults, *([f"status {status}"] if status else []), *program.errors().splitlines()]
    for fault in faults:
        print(f"fault: {fault}")
    return 1 if faults else 0


def play(evening: Evening, game: str, wishes: Sequence[str], hands: int, *, last_round: bool) -> None:
    """So many hands, the last round if it is wanted, and the end. A wish waits while the person sits out."""
    evening.sit_down(game)
    left = list(wishes)
    for number in range(hands):
        if number:
            evening.player.next_hand(evening.program.session())
        now = evening.program.session()
        looks_on = now.view.table.sits_out(now.human)
        evening.hand(left.pop(0) if left and not looks_on else "any")
    if left:
        evening.faults.append(f"no hand was left for {', '.join(left)}")
    if last_round:
        evening.agree_on_last_round()
        for _ in range(LAST_HANDS):
            evening.player.next_hand(evening.program.session())
            if evening.hand("any").rounded_off:
                break
    evening.end()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", choices=tuple(GAMES), required=True)
    parser.add_argument("--by", choices=("mouse", "keys"), default="mouse")
    parser.add_argument("--hands", type=int, default=6)
    parser.add_argument("--wishes", help="what shall happen, one for each hand from the first")
    parser.add_argument("--find", help="only print a deal for each of these wishes")
    parser.add_argument("--last-round", action="store_true", help="end with a škis round")
    parser.add_argument("--pictures", type=Path, help="where pictures of the window go")
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--speed", default="0", help="of all movements; 0 is at once")
    parser.add_argument("--language", default="en")
    parser.add_argument("--seed", default="evenings")
    return parser


if __name__ == "__main__":
    sys.exit(main())
