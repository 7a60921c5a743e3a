"""The window may be closed at any moment: in every phase, in every movement, under everything that covers the table.

Nothing that was done is lost: the save on disk is the table's last state, and the game goes on from there.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import sleep

import pygame
import pytest

from tarokgui.app.loop import App
from tarokgui.app.program import build_program
from tarokgui.app.window import AppWindow
from tarokgui.app.windowcommands import WindowCommands
from tarokgui.controller.intents import Say, Skip
from tarokgui.kit.commands import Pointer, PointerKind, Signal, Text
from tarokgui.scenes.closing import Waiting
from tarokgui.scenes.table import TableScene
from tarokgui.services.program import Program
from tarokgui.session.evening import Evening
from tarokgui.session.folderstore import FolderStore
from tarokgui.storage.saves import SaveFolder
from tarokgui.table.hand import HandCard
from tarokgui.wording.i18n import load
from tests.gui.moments import gallery, phase_of
from tests.gui.sitting import FRAME, Sitting
from tests.support import saves
from tests.support.pairs import ALL
from tests.support.person import Person, does_itself

FOUR = (
    "cut, mine", "cut, theirs", "pattern, theirs", "auction, mine", "auction, theirs", "call, mine", "call, theirs",
    "talon, mine", "talon, theirs", "discard, mine", "discard, theirs", "announce, mine", "announce, theirs",
    "play, mine", "play, theirs", "over",
)  # fmt: skip
THREE = ("cut, mine", "pattern, mine", "packets, mine", "talon, mine", "discard, mine", "announce, mine", "play, mine")
PHASES = [*(("romanian", phase) for phase in FOUR), *(("taper", phase) for phase in THREE)]
FRAMES = (0, 1, 2, 4, 8, 15, 30, 60, 120, 240)
"""Frames after the last thing done at which the window is closed: within every movement, between them, after them. Each
phase has every second of them, in turn, or with ``TAROK_LOOKS=all`` all."""
CTRL = frozenset({"ctrl"})


def at(folder: Path, game: str, phase: str, number: int = 0, speed: float = 1.0) -> Sitting:
    """A table in that phase whose session is kept in the folder."""
    found = gallery(game)[phase]
    kept = SaveFolder(folder)
    session = Evening.from_data(found[number % len(found)], FolderStore(kept))
    session.save()
    sitting = Sitting(session, (1024, 640), speed=speed)
    sitting.program.disk.saves = kept
    return sitting


class NoWindow(AppWindow):
    """A window that takes every request and does nothing."""

    def __init__(self) -> None:
        self.minimised = False

    def fit(self) -> None:
        pass


def decide(sitting: Sitting) -> None:
    """Do the person's part, if there is any."""
    session, table = sitting.session, sitting.table
    if session.turn == session.human and not does_itself(session.view) and not session.hand_over:
        for action in Person(session.seed).turn(session):
            table.dispatch(Say(action))


def close(sitting: Sitting, folder: Path) -> Evening:
    """Close the window as the system does, and take the session up again."""
    stack, session = sitting.stack, sitting.session
    sitting.send(Signal.FOCUS_LOST)
    underway, latest = session.underway, session.latest
    shown = sitting.table.state.view
    WindowCommands(sitting.program, NoWindow()).take(Signal.QUIT)
    stack.commit()
    while not stack.ended:  # while the disk takes its time, it is shown that it does
        assert isinstance(stack.top, Waiting)
        sleep(FRAME)
        sitting.tick(0.0)  # the disk goes by another clock
    sitting.program.disk.saves.close()
    session.moment = latest
    again, notice = saves.load(folder)
    assert not notice
    assert again is not None
    assert again.record == session.record
    assert again.rows == session.rows
    assert again.totals() == session.totals()
    assert again.view == session.view
    if not underway:  # else it may be a hand begun again, which nobody has seen yet
        assert len(shown.table.play.tricks) <= len(again.view.table.play.tricks)
    assert not [path.name for path in folder.iterdir() if path.name.endswith(".new")]
    return again


def goes_on(session: Evening) -> None:
    """Somebody can sit down at it and do the next thing."""
    sitting = Sitting(session, (1024, 640))
    sitting.until_due()
    sitting.draw()
    made = sitting.session.decision
    if not session.hand_over:
        decide(sitting)
        assert sitting.session.decision != made
    sitting.table.leave()


@pytest.mark.parametrize(("game", "phase"), PHASES, ids=[f"{game}-{phase}" for game, phase in PHASES])
def test_closed_in_every_movement(tmp_path: Path, game: str, phase: str) -> None:
    moved = set()
    for number, frames in enumerate(FRAMES):
        if not ALL and (number // 2 + PHASES.index((game, phase))) % 2:
            continue
        folder = tmp_path / str(number)
        sitting = at(folder, game, phase, number)
        if number % 2:
            sitting.table.stage.controller.dispatch(Skip())
        decide(sitting)
        if number % 3:
            sitting.settle()  # else it may be closed while the decision is on its way to the disk
        for _ in range(frames):
            sitting.tick()
        moved.add(sitting.table.stage.animator.motion.busy)
        again = close(sitting, folder)
        if number % 2 == 0:
            goes_on(again)
    if phase == "play, mine":
        assert moved == {True, False}, "some were closed while cards flew, some while they lay"


def in_every_frame(sitting: Sitting, folder: Path) -> None:
    """The save is never behind the picture; it may be ahead while something is on its way."""
    session, saved = sitting.session, saves.look(folder)
    assert saved is not None
    if not session.underway:
        assert saved.record == session.record
        assert saved.rows == session.rows
    elif saved.match.hands == session.match.hands:
        actions = session.record.actions
        assert saved.record.actions[: len(actions)] == actions
    else:
        assert saved.match.hands == session.match.hands + 1


def test_at_no_frame_of_a_hand_is_anything_unsaved(tmp_path: Path) -> None:
    sitting = at(tmp_path, "romanian", "auction, mine", 3, speed=4.0)
    phases = set()
    for _ in range(5_000):
        if sitting.session.hand_over and sitting.top is not sitting.table:
            break
        before = sitting.session.decision
        if sitting.due:
            decide(sitting)
        sitting.tick(FRAME * 2)
        if sitting.session.underway:
            sleep(0.001)  # these frames take no time, the disk takes some
        phases.add(phase_of(sitting.session).partition(",")[0])
        if sitting.session.decision != before:
            in_every_frame(sitting, tmp_path)
    assert sitting.top.name == "settlement"
    assert phases >= {"auction", "announce", "play", "over"}
    close(sitting, tmp_path)


def a_dragged_card(sitting: Sitting) -> None:
    sitting.until_due()
    card = next(widget for widget in sitting.form.focus.widgets if isinstance(widget, HandCard))
    sitting.send(Pointer(card.rect.centre, PointerKind.MOVE))
    sitting.send(Pointer(card.rect.centre, PointerKind.DOWN))
    sitting.send(Pointer((card.rect.centre[0] + 60, card.rect.centre[1] - 90), PointerKind.MOVE))


def a_card_held_down(sitting: Sitting) -> None:
    sitting.until_due()
    card = next(widget for widget in sitting.form.focus.widgets if isinstance(widget, HandCard))
    sitting.send(Pointer(card.rect.centre, PointerKind.MOVE))
    sitting.send(Pointer(card.rect.centre, PointerKind.DOWN))
    sitting.tick(1.0)


def keys(*names: str, mods: frozenset[str] = frozenset()) -> Callable[[Sitting], None]:
    def press(sitting: Sitting) -> None:
        sitting.until_due()
        for name in names:
            sitting.key(name, mods=mods)

    return press


OVER = {
    "menu": keys("escape"),
    "settings": keys(",", mods=CTRL),
    "rules": keys("f1"),
    "scores": keys("s"),
    "hint": keys("h"),
    "journal": keys("j"),
    "lens": keys("i"),
    "deal number": keys("d", mods=CTRL),
    "list of keys": lambda sitting: sitting.send(Text("?")),
    "dragged card": a_dragged_card,
    "held card": a_card_held_down,
    "restart": keys("r", mods=CTRL),
    "taken back": keys("z", mods=CTRL),
}


@pytest.mark.parametrize(
    ("what", "frames"),
    [
        (what, frames)
        for number, what in enumerate(OVER)
        for frames in ((0, 3, 20) if ALL else (0, 3) if number % 2 else (0, 20))
    ],
)
def test_closed_with_something_over_the_table(tmp_path: Path, what: str, frames: int) -> None:
    sitting = at(tmp_path, "romanian", "play, mine", 1)
    OVER[what](sitting)
    for _ in range(frames):
        sitting.tick()
    sitting.draw()
    goes_on(close(sitting, tmp_path))


@pytest.mark.parametrize("frames", FRAMES)
def test_closed_while_the_settlement_is_counted_out(tmp_path: Path, frames: int) -> None:
    sitting = at(tmp_path, "romanian", "over", frames)
    sitting.until(lambda: sitting.top.name == "settlement")
    for _ in range(frames):
        sitting.tick()
    again = close(sitting, tmp_path)
    assert again.hand_over
    again.next_hand()
    goes_on(again)


class Closer:
    """Is called by the program's own loop; after so many turns the system closes the window."""

    def __init__(self, program: Program, turns: int) -> None:
        self.program = program
        self.turns = turns

    def __call__(self) -> None:
        self.turns -= 1
        if self.turns < 0:
            pygame.event.post(pygame.Event(pygame.QUIT))
        else:
            self.program.loop.post(self)


@pytest.mark.parametrize(
    ("phase", "turns"),
    [(phase, turns) for number, phase in enumerate(FOUR) for turns in ((1, 12) if ALL else (1, 12)[number % 2 :][:1])],
)
def test_the_programs_own_loop_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, phase: str, turns: int
) -> None:
    monkeypatch.setenv("TAROK_DATA", str(tmp_path))
    program = build_program(load())
    found = gallery()[phase]
    session = Evening.from_data(found[turns % len(found)], FolderStore(program.disk.saves))
    app = App(program)

    def first(program: Program) -> TableScene:
        program.loop.post(Closer(program, turns))
        return TableScene(program, session)

    assert app.run(first) == 0
    again, notice = saves.load(tmp_path)
    assert not notice
    assert again is not None
    assert again.record == session.record
    goes_on_again = again.record.actions[: len(session.record.actions)]
    assert goes_on_again == session.record.actions
