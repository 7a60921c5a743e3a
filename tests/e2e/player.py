"""The person at the table with a device in the hand: looks, decides, acts, and sees whether it happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from time import monotonic, sleep
from typing import Final

from engine import (
    Action,
    Cut,
    Discard,
    Hold,
    Kind,
    MakeBid,
    Own,
    PassAnnouncing,
    PlayCard,
    action_text,
    card_name,
    legal_actions,
    members,
)
from engine.games.slovenian.actions import CONVERT, named
from tarokgui.session.evening import Evening
from tarokgui.storage.names import COPY
from tests.e2e.device import Device
from tests.e2e.offering import offering
from tests.e2e.program import LOOK, PATIENCE, Tree
from tests.support.person import Person, Rehearsal, does_itself
from tests.support.things import thing

SPEEDS: Final = ("0", "4", "0", "4", "0")
"""Of the program after each resume: at once, and with everything moving."""


def sit_down(device: Device, game: str = "romanian") -> None:
    """From the title to a new table, as everything is chosen there already, but for the game."""
    device.activate("new")
    device.program.wait(lambda tree: tree.scene == "newtable", "the new table")
    if game != "romanian":
        device.activate(f"game:{game}")
    device.activate("begin")


class Killed(Exception):
    """The program has been killed in the middle of a decision and started again."""


class Player:
    """Plays whole hands. ``kills`` are the phases in which the program still has to be killed once, ``ambushes`` how
    many times it is killed while bots act."""

    def __init__(self, device: Device, seed: str, kills: Sequence[str] = (), ambushes: int = 0) -> None:
        self.device = device
        self.program = device.program
        self.person = Person(seed)
        self.kills = set(kills)
        self.ambushes = ambushes
        self.resumed: list[str] = []
        self._chance = Random(f"{seed}/ambush")

    def play(self, rehearsal: Rehearsal, on_settlement: Callable[[Evening], None] | None = None) -> Evening:
        """Play the hands that were rehearsed, from wherever the session stands; it ends on the last settlement."""
        session = self.program.session()
        while True:
            if session.hand_over:
                number = session.match.hands
                self._settlement(session, rehearsal)
                if on_settlement is not None:
                    on_settlement(session)
                if number + 1 == len(rehearsal.hands):
                    return session
                session = self.next_hand(session)
            else:
                session = self.go_on(session)

    def go_on(self, session: Evening) -> Evening:
        """Decide, or watch the others; after a kill nothing may have happened. The session as it was seen then."""
        if session.turn == session.human and not does_itself(session.view):
            with suppress(Killed):
                return self.decide(session)
            return self.program.session()
        return self._watch(session)

    def due(self, session: Evening | None = None) -> Evening:
        """The session once the person has to decide; the others act meanwhile, and hands that are over are left."""
        session = session or self.program.session()
        while session.hand_over or session.turn != session.human or does_itself(session.view):
            session = self.next_hand(session) if session.hand_over else self._others(session)
        return session

    def next_hand(self, session: Evening) -> Evening:
        """From a settlement to the next hand."""
        number = session.match.hands
        self.program.wait(is_settled, "the settlement")
        self.device.activate("next")
        return self._until(lambda now: now.match.hands > number, "the next hand")

    def decide(self, session: Evening) -> Evening:
        """Make the decision now due and see that it was made."""
        tree = self.shown(session)
        actions = self.person.turn(session)
        self._press(actions, session)
        number, made = session.decision
        done = self._until(
            lambda now: now.decision >= (number, made + len(actions)), f"{[action_text(each) for each in actions]}"
        )
        if done.match.hands == session.match.hands:
            seen = list(done.record.actions[made : made + len(actions)])
            assert seen == [(session.human, action_text(action)) for action in actions]
        self.program.wait(lambda now: now.frame > tree.frame or now.scene != "table", "the screen to change")
        return done

    def shown(self, session: Evening) -> Tree:
        """Wait until exactly the legal actions can be pressed.

        Raises:
            UnknownPhase: nobody has said how such a decision is made.
        """
        allowed = sorted({thing(action) for action in legal_actions(session.view)})
        return self.program.wait(offering(session), f"{session.view.phase} with {allowed}")

    def _press(self, actions: Sequence[Action], session: Evening) -> None:
        match actions[-1]:
            case Cut(cards):
                self.device.step("cut:depth", str(cards))
                self._maybe_kill(session)
            case Discard(cards):
                for number, card in enumerate(members(cards)):
                    self._tick(f"card:{card_name(card)}", "card selected")
                    if number == 0:
                        self._maybe_kill(session)
            case PassAnnouncing():
                for action in actions[:-1]:
                    self._tick(thing(action), "checkbox checked")
                self._maybe_kill(session)
            case PlayCard():
                if len(session.view.table.play.tricks) >= 4:
                    self._maybe_kill(session)
            case MakeBid() | Hold() if session.view.kind == Kind.AUCTION:
                self._maybe_kill(session)
                self.device.call(thing(actions[-1]))
                return
            case Own() as own if named(own) is not None or own == CONVERT:
                self._maybe_kill(session)
                self.device.call(thing(own))
                return
            case _:
                self._maybe_kill(session)
        self.device.activate(thing(actions[-1]))

    def _tick(self, id: str, role: str) -> None:
        """A declaration that another thing obliges to is ticked already."""
        seen = self.program.wait_for(id)
        if seen.role != role:
            self.device.activate(id)
        self.program.wait(lambda tree: tree.widgets[id].role == role, f"{id!r} to be {role!r}")

    def _watch(self, session: Evening) -> Evening:
        """Others act. Sometimes the trick is not waited for, and sometimes the program dies meanwhile."""
        if self.ambushes and self._chance.random() < 0.05:
            self.ambushes -= 1
            sleep(self._chance.random() * 0.2)
            self.resume("while bots act")
            return self.program.session()
        if self.program.speed != "0" and self._chance.random() < 0.3:
            self.device.hurry()
        return self._others(session)

    def _others(self, session: Evening) -> Evening:
        return self._until(lambda now: now.decision > session.decision, "the others")

    def _maybe_kill(self, session: Evening) -> None:
        phase = session.view.phase
        if phase in self.kills:
            self.kills.remove(phase)
            again = self.resume(phase)
            assert (again.decision, again.view) == (session.decision, session.view)
            self.shown(again)
            raise Killed

    def resume(self, where: str) -> Evening:
        """Kill the program, start it again and go on; nothing is lost. The session as it was when it was killed."""
        self.program.kill()
        before = self.program.session()
        shown = self.program.tree()
        if shown is not None and shown.scene == "table" and before.view.phase == "play":
            held = {f"card:{card_name(card)}" for card in members(before.view.hand)}
            assert held <= set(shown.ids("card:")), "a card was shown as played that was not saved"
        self.program.speed = SPEEDS[len(self.resumed) % len(SPEEDS)]
        self.resumed.append(where)
        self.program.start()
        self.device.activate("continue")
        self.program.wait(lambda tree: tree.scene in ("table", "settlement"), "the table after a resume")
        after = self.program.session()
        assert after.record.actions[: len(before.record.actions)] == before.record.actions
        assert after.match == before.match
        assert after.rows[: len(before.rows)] == before.rows
        return before

    def _settlement(self, session: Evening, rehearsal: Rehearsal) -> None:
        number = session.match.hands
        assert list(session.record.actions) == rehearsal.hands[number]
        assert session.rows[-1].paid == rehearsal.payments[number]
        assert len(session.rows) == number + 1
        settled = session.settlement
        assert settled is not None
        assert session.variant.adds_up(session.view.table, settled)
        if session.variant.carry.has_pot:
            assert sum(session.totals()) + settled.pot == 0
        self.program.wait(is_settled, "the settlement")
        if "settlement" in self.kills and number > 0:
            self.kills.remove("settlement")
            self.resume("settlement")
            self.program.wait(is_settled, "the settlement again")

    def _until(self, wanted: Callable[[Evening], bool], what: str) -> Evening:
        """The saved session once it is as wanted; it is looked at when the copy, which is saved last, has changed."""
        until = monotonic() + PATIENCE
        seen: object = None
        while True:
            changed = [file for file in self.program.written() if file[0].startswith(COPY)]
            if changed != seen:
                seen = changed
                session = self.program.session()
                if wanted(session):
                    return session
            self.program.check_alive()
            if monotonic() > until:
                raise AssertionError(f"waited in vain for {what}; on screen: {self.program.tree()}")
            sleep(LOOK)


def is_settled(tree: Tree) -> bool:
    """True if the settlement shows all its figures: before that a key shows them and does nothing else."""
    return tree.scene == "settlement" and tree.enabled("next") and "counting" not in tree.widgets
