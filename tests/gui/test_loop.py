"""The program's own loop, driven by events in SDL's queue: nothing but the events that a window would get."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread
from time import monotonic, perf_counter, sleep

import pygame
import pytest

import tarokgui.app.loop
import tarokgui.app.reducedmotion
import tarokgui.draw.cardpainter
from engine import Cut, Discard, PassAnnouncing, card_name, members
from tarokgui.app import bounce
from tarokgui.app.loop import App
from tarokgui.app.program import build_program
from tarokgui.forms.form import Form
from tarokgui.scenes.settlement import SettlementScene
from tarokgui.scenes.table import TableScene
from tarokgui.scenes.title import TitleScene
from tarokgui.services.program import Program
from tarokgui.session.evening import Evening
from tarokgui.session.folderstore import FolderStore
from tarokgui.session.opening import new_session
from tarokgui.session.speech import turn
from tarokgui.storage.saves import SaveFolder
from tarokgui.table import keyboard
from tarokgui.wording.i18n import load
from tests.gui.sitting import Sketches
from tests.support.pairs import some
from tests.support.person import Person, does_itself
from tests.support.saves import load as load_kept
from tests.support.things import thing

PATIENCE = 60.0
HANDS = some(2, 3)


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    made = build_program(load())
    with SaveFolder(tmp_path) as saves:
        made.disk.saves = saves
        yield made


def key_events(key: int, scancode: int) -> list[pygame.Event]:
    return [pygame.Event(kind, key=key, scancode=scancode, mod=0) for kind in (pygame.KEYDOWN, pygame.KEYUP)]


TAB = (pygame.K_TAB, pygame.KSCAN_TAB)
ENTER = (pygame.K_RETURN, pygame.KSCAN_RETURN)


class Typist:
    """Is called by the loop again and again, looks at the scene on top, and puts one key into the queue at a time."""

    def __init__(self, program: Program, session: Evening, hands: int) -> None:
        self.program = program
        self.session = session
        self.person = Person(session.seed)
        self.hands = hands
        self._wishes: list[str] = []
        self._for: object = None
        self._turns = 0

    def __call__(self) -> None:
        self._turns += 1
        if self._turns % 2:  # the loop makes its calls before it looks at the keys of the same turn
            self.program.loop.post(self)
            return
        scene = self.program.stack.top
        if isinstance(scene, SettlementScene):
            if len(self.session.rows) == self.hands:
                self.program.stack.quit()
                return
            self.go(scene, "next")
        elif isinstance(scene, TableScene) and not scene.state.skippable:
            mine = scene.state.mine and not does_itself(self.session.view)
            if (
                mine
                and not scene.stage.animator.motion.busy
                and perf_counter() - scene.effects.keyboard.released > keyboard.LATE
            ):
                self.decide(scene)
        self.program.loop.post(self)

    def decide(self, scene: TableScene) -> None:
        """One key nearer to the decision."""
        if self._for != self.session.decision or not self._wishes:
            self._for, self._wishes = self.session.decision, list(self.wishes())
        id = self._wishes[0]
        if id == "cut:depth" or self.go(scene, id):
            self._wishes.pop(0)

    def wishes(self) -> Iterator[str]:
        """The ids to activate for the person's decision, in order; the depth of the cut is left alone."""
        actions = self.person.turn(self.session)
        match actions[-1]:
            case Discard(cards):
                yield from (f"card:{card_name(card)}" for card in members(cards))
            case PassAnnouncing():
                said = actions[:-1]
                assert turn(self.session.view, said) == actions
                # Only the wish that brings the others with it would be ticked twice.
                yield from (thing(action) for action in said)
            case Cut():
                pass
        yield thing(actions[-1])

    def go(self, scene: Form, id: str) -> bool:
        """Tab towards the widget, or Enter on it; whether it was Enter."""
        focused = scene.focus.focused
        there = focused is not None and focused.id == id
        widget = scene.focus.find(id)
        if there and getattr(widget, "checked", False):
            return True
        for event in key_events(*(ENTER if there else TAB)):
            pygame.event.post(event)
        return there


def test_hands_by_posted_keys(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hands through the loop, with the bots' own thread and that of the disk, nothing but keys."""
    monkeypatch.setattr(tarokgui.app.loop, "FRAMES_PER_SECOND", 0)
    monkeypatch.setattr(keyboard, "LATE", 0.02)  # the typist means every key for the thing it sees
    monkeypatch.setattr(bounce, "BOUNCE", 0.0)
    monkeypatch.setattr(tarokgui.draw.cardpainter, "Drawings", Sketches)
    monkeypatch.setenv("TAROK_WINDOW", "1024x640")
    program.preferences.accessibility.speed = 0.0
    session = new_session(seed="loop", bot="steady", keeper=FolderStore(program.disk.saves))
    typist = Typist(program, session, HANDS)
    app = App(program)

    def first(shared: Program) -> TableScene:
        shared.loop.post(typist)
        return TableScene(shared, session)

    assert app.run(first) == 0
    assert len(session.rows) == HANDS
    kept, notice = load_kept(program.disk.saves.folder)
    until = monotonic() + PATIENCE
    while notice == ("save.in-use",) and monotonic() < until:  # the end waits for a slow disk, but not for ever
        sleep(0.05)
        kept, notice = load_kept(program.disk.saves.folder)
    assert (kept is not None and kept.data(), notice) == (session.data(), ())
    assert sum(session.totals()) + (session.settlement.pot if session.settlement else 0) == 0


@pytest.mark.parametrize("calm", [False, True])
def test_the_system_is_asked_whether_less_shall_move(
    program: Program, monkeypatch: pytest.MonkeyPatch, *, calm: bool
) -> None:
    """It is asked in a thread, and its answer counts as soon as it is there."""
    answered = Event()
    monkeypatch.setattr(tarokgui.app.reducedmotion, "wants_calm", lambda: calm)
    asked = Thread.run

    def run(thread: Thread) -> None:
        asked(thread)
        if thread.name == "calm":
            answered.set()
            program.loop.post(program.stack.quit)

    monkeypatch.setattr(Thread, "run", run)
    assert App(program).run(TitleScene) == 0
    assert answered.is_set()
    assert program.preferences.accessibility.reduced_motion == calm
