"""A disk that takes its time, and somebody who sits at the table meanwhile and sees when things are shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter, sleep, thread_time
from typing import Final

import pytest

from tarokgui.controller.intents import Skip
from tarokgui.kit.commands import Command
from tarokgui.session.evening import Evening
from tarokgui.session.eveningstate import EveningState
from tarokgui.session.folderstore import FolderStore
from tarokgui.storage.mirroredstore import MirroredStore
from tarokgui.storage.remarks import Notice
from tarokgui.storage.saves import SaveFolder
from tarokgui.storage.snapshot import Snapshot
from tests.gui.sitting import FRAME, Sitting

SLOW: Final = 0.3
"""Seconds that the disk takes for one thing."""
MOST: Final = 0.05
"""Seconds that the window may stand still."""
EXCUSED: Final = 2
"""So many times in a test another program of the machine may have held it up."""


class SlowDisk:
    """Every reading and writing of the evening takes ``takes`` seconds; ``safe`` lists the texts written, in order."""

    def __init__(self, saves: SaveFolder, patch: pytest.MonkeyPatch) -> None:
        self.saves = saves
        self.takes = 0.0
        self.begun = 0
        """So many writings have begun."""
        self.safe: list[Snapshot] = []
        self._held_up = 0
        true_write, true_last = MirroredStore.write, MirroredStore.last

        def write(pair: MirroredStore, snapshot: Snapshot, rows: Sequence[str] = ()) -> None:
            takes, self.begun = self.takes, self.begun + 1
            sleep(takes)
            true_write(pair, snapshot, rows)
            self.safe.append(snapshot)

        def last(pair: MirroredStore, *, again: bool = False) -> tuple[Snapshot | None, Notice | None]:
            sleep(self.takes)
            return true_last(pair, again=again)

        patch.setattr(MirroredStore, "write", write)
        patch.setattr(MirroredStore, "last", last)

    @contextmanager
    def answering(self) -> Iterator[None]:
        """A block that must not hold the window up.

        Its computing may be held up by other programs on the machine, for as long again, and they may hold up
        anything now and then; waiting for the disk is never excused. While the disk is quick nothing is measured.
        """
        began, computed = perf_counter(), thread_time()
        yield
        gone, worked = perf_counter() - began, thread_time() - computed
        if not self.takes:
            return
        idle = gone - 2 * worked
        assert idle < SLOW * 0.8, f"the window stood still for {gone:.3f} s, {worked:.3f} at work"
        self._held_up += gone > MOST < idle
        assert self._held_up <= EXCUSED, f"the window stood still for {gone:.3f} s again"

    def hurry(self) -> None:
        """Only the writing that is asked for already is slow, all that comes later is quick."""
        while self.begun == len(self.safe):
            sleep(0.001)
        self.takes = 0.0

    def holding(self, data: dict[str, object]) -> Evening:
        """That session, kept there from now on."""
        session = Evening.from_data(data, FolderStore(self.saves))
        session.save()
        return session


class Watcher(Sitting):
    """Sits at a table whose evening is kept on a slow disk. After every frame and every command it is looked whether
    all that is shown is safe, and whether the window was there all the time."""

    def __init__(self, session: Evening, disk: SlowDisk) -> None:
        super().__init__(session)
        self.disk = disk
        self.program.disk.saves = disk.saves
        self.table.stage.controller.dispatch(Skip())

    def tick(self, seconds: float = FRAME) -> None:
        with self.disk.answering():
            super().tick(seconds)
        self._look()

    def send(self, command: Command) -> None:
        with self.disk.answering():
            super().send(command)
        self._look()

    def _look(self) -> None:
        session = self.session
        shown = where(session.moment, session)
        assert shown in [_where(each) for each in self.disk.safe], "something is shown that is not safe"
        if not session.underway:
            assert shown == _where(self.disk.safe[-1]), "something is safe that is not shown"
        assert self.table.state.view == session.view

    def press(self, id: str) -> None:
        """Click it."""
        super().tick(0.3)  # new buttons are deaf for a while
        self.click(self.widget(id).rect.centre)


def where(moment: EveningState, session: Evening) -> tuple[int, bool, tuple[str, ...]]:
    """The number of the hand, True if the evening is over, and the decisions of that hand."""
    texts = tuple(f"{seat} {text}" for seat, text in session.record.actions)
    return moment.match.hands - moment.finished, moment.finished, texts


def _where(snapshot: Snapshot) -> tuple[int, bool, tuple[str, ...]]:
    return snapshot.hand, snapshot.state == 1, snapshot.decisions


def both(disk: SlowDisk, data: dict[str, object], deed: Callable[[Watcher], None]) -> tuple[Watcher, Watcher]:
    """The deed with a quick disk and with a slow one, each until nothing waits any more. It must come to the same."""
    done = []
    for takes in (0.0, SLOW):
        disk.takes = 0.0
        disk.saves.give_up().get()
        sitting = Watcher(disk.holding(data), disk)
        sitting.until_due()
        disk.takes = takes
        deed(sitting)
        sitting.settle()
        done.append(sitting)
    quick, slow = done
    for name, value in quick.session.data().items():
        assert slow.session.data()[name] == value, name
    return quick, slow
