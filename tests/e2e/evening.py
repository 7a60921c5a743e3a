"""An evening of one game at one window, from the title to its end, with a picture of every kind of decision."""

from __future__ import annotations

import json
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from engine import ANNOUNCING, HouseValue, Kind, legal_actions, write_record
from engine.games.tubingen.actions import CLAIMS
from tarokgui.session.evening import Evening
from tarokgui.storage.saves import SaveFolder
from tests.e2e.device import Device
from tests.e2e.player import Player, is_settled, sit_down
from tests.e2e.program import PATIENCE, Program, Tree, console_script
from tests.e2e.prove import Camera
from tests.e2e.settled import figure, shown_faults
from tests.e2e.stacking import have_it_done, put_in_order, stecken_of
from tests.support.forgetting import CLAIMING, forgotten, if_claimed
from tests.support.happenings import happenings
from tests.support.person import does_itself
from tests.support.saves import begin
from tests.support.things import thing
from tests.support.wisher import Wisher, deal_with
from tests.support.wishes import WISHES

TRICKS: Final = (0, 5)
"""In which tricks the play has its picture taken."""


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

    def picture(self, session: Evening, name: str) -> None:
        """Of the window, once for each name in a hand."""
        if name not in self._seen:
            self._seen.add(name)
            self._count += 1
            self.camera.take(f"{session.match.hands + 1:02}-{self._count:02}-{name}", window=True)

    def decide(self, session: Evening) -> Evening:
        """Make the decision now due, photographed first."""
        kind, number = session.view.kind, len(session.view.table.play.tricks)
        if kind != Kind.PLAY or number in TRICKS:
            self.shown(session)
            sleep(0.3)
            told = len(session.view.table.speech.announced) if kind in ANNOUNCING else 0
            name = f"{kind}-{number + 1}" if kind == Kind.PLAY else f"{kind}-{told}" if told else str(kind)
            self.picture(session, name)
        if kind == CLAIMING:
            self._claim_wrongly(session)
        return super().decide(session)

    def _claim_wrongly(self, session: Evening) -> None:
        """A claim that is not due is refused in words, and nothing is done (U29); tried once in a hand."""
        due = legal_actions(session.view)
        wrong = next(thing(claim) for claim in CLAIMS if claim not in due)
        if "refused" in self._seen or not self.program.wait_for(wrong).enabled:
            return
        asked = self.program.wait(lambda tree: "advice" in tree.widgets, "the line of advice").widgets["advice"].label
        self.device.activate(wrong)
        self.program.wait(
            lambda tree: "advice" in tree.widgets and tree.widgets["advice"].label != asked, f"{wrong!r} to be refused"
        )
        self.picture(session, "refused")
        assert self.program.session().decision == session.decision, f"{wrong!r} was taken"


class WindowEvening:
    """An evening of one game at one window; ``faults`` lists the faults seen."""

    def __init__(
        self,
        program: Program,
        device: Device,
        seed: str,
        camera: Camera,
        house: dict[str, HouseValue] | None = None,
    ) -> None:
        self.program, self.device, self.seed = program, device, seed
        self.house = house or {}
        self.stacked = 0
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
        begin(self.program.data, seed=self.seed, game=game, house=self.house)
        self.program.start()
        self.device.activate("continue")
        self.program.wait(lambda tree: tree.scene == "table", "the table again")

    def hand(self, wish: str) -> Evening:
        """The present hand, in which the wish must come true, up to its settlement."""
        session = self.program.session()
        number = session.match.hands
        seed = f"{self.seed}/{number}"
        if wish != "any":
            self.deal(deal_with(session, wish, seed))
        self.player.begin(Wisher(seed, WISHES[wish]))
        while not (session := self.program.session()).hand_over:
            self.player.go_on(session)
        if session.stack:
            tree = stecken_of(self.device, session)
            self.player.picture(session, "stecken")
        else:
            tree = self.settled()
            self.player.picture(session, "settlement")
        self._check(session, tree)
        if WISHES[wish].happens(session) is False:
            self.faults.append(f"hand {number + 1}: {wish!r} did not happen")
        print(
            f"hand {number + 1}, deal {session.moment.deal}: {', '.join(happenings(session))}; {session.rows[-1].paid}"
        )
        if missed := forgotten(session):
            print(f"  forgotten: {', '.join(missed)}; claimed it would have been {if_claimed(session).scores}")
        return session

    def next_hand(self) -> None:
        """From a settlement, or by way of a Stecken: every second time the program lays the hand."""
        session = self.program.session()
        if not session.stack:
            self.player.next_hand(session)
            return
        stecken_of(self.device, session)
        order = (have_it_done if self.stacked % 2 else put_in_order)(self.device, session)
        self.stacked += 1
        self.player.picture(session, "stecken-ordered")
        self.device.activate("stack")
        self._until(lambda now: now.match.hands > session.match.hands, "the next hand")
        found = self.program.session()
        pack, number = found.record.pack or (), len(order)
        if order not in [tuple(pack[at : at + number]) for at in range(len(pack))]:
            self.faults.append(f"hand {found.match.hands + 1}: the person's cards are not stacked as they were put")
        if found.match.dealer != session.match.dealer:
            self.faults.append(f"hand {found.match.hands + 1}: another dealer after a Stecken")
        print(f"  stacked: {order}")

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
        self._until(lambda session: session.moment.deal == number, f"deal {number}")

    def settled(self) -> Tree:
        """The settlement with all its figures."""
        return self.program.wait(is_settled, "the settlement")

    def _check(self, session: Evening, tree: Tree) -> None:
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
        if not session.stack:  # nothing is paid then
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

    def _until(self, wanted: Callable[[Evening], bool], what: str) -> None:
        until = monotonic() + PATIENCE
        while not wanted(self.program.session()):
            self.program.check_alive()
            if monotonic() > until:
                raise AssertionError(f"waited in vain for {what}; on screen: {self.program.tree()}")
            sleep(0.05)
