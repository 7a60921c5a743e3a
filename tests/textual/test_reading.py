"""A terminal whose disk takes its time."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from threading import Event
from time import monotonic

import pytest

from tarokgui.session.opening import new_session
from tarokgui.session.pendingsave import NotSaved
from tarokgui.storage.mirroredstore import MirroredStore
from tarokgui.textual import InputEnded, Terminal, TextTable, evening, run_text
from tarokgui.wording.i18n import load
from tests.support.signals import heard
from tests.textual.sitting import Typist

LONGEST = 20.0


class Disk:
    """Reads once it is let; ``asked``: it was asked to."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.go, self.asked = Event(), Event()
        true_last = MirroredStore.last

        def last(pair: MirroredStore, *, again: bool = False) -> object:
            self.asked.set()
            assert self.go.wait(LONGEST)
            return true_last(pair, again=again)

        patch.setattr(MirroredStore, "last", last)


@pytest.fixture
def disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Disk:
    monkeypatch.setenv("TAROK_DATA", str(tmp_path))
    return Disk(monkeypatch)


def test_it_says_that_it_reads(disk: Disk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evening, "LONG", 0.01)
    shown: list[str] = []
    reading = load("en")("title.reading")

    def write(text: str) -> None:
        shown.append(text)
        if reading in text:
            disk.go.set()  # it was said before the disk had answered

    assert run_text("en", Terminal(lambda: "", write)) == 0
    assert sum(reading in text for text in shown) == 1


class SlowStore(NotSaved):
    """A disk that answers only a program that waits for it without a limit."""

    def wait(self, seconds: float | None = None) -> bool:
        return seconds is None


@pytest.mark.parametrize("keeper", [SlowStore(), NotSaved()], ids=["slow", "quick"])
def test_it_says_that_a_decision_waits_for_the_disk(keeper: NotSaved) -> None:
    lines = iter("11")
    typist = Typist(lambda _: next(lines, None))
    session = new_session(seed="slow", bot="random", keeper=keeper)
    with pytest.raises(InputEnded):
        TextTable(session, load("en"), typist.terminal, str).play()
    assert (load("en")("ending.ask.saving") in typist.text) is (type(keeper) is SlowStore)


def test_it_does_not_say_so_of_a_quick_disk(disk: Disk) -> None:
    disk.go.set()
    shown: list[str] = []
    assert run_text("en", Terminal(lambda: "", shown.append)) == 0
    assert load("en")("title.reading") not in "".join(shown)


@pytest.mark.skipif(os.name == "nt", reason="there a signal would reach the test's own console")
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT"])
def test_it_can_be_left_while_it_reads(disk: Disk, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Nothing is said to be missing: nothing was to be written."""
    number = getattr(signal, name)
    monkeypatch.setattr(evening, "LONG", 0.01)
    monkeypatch.setattr(evening, "SIGNALLED", 0.05)
    left: list[int] = []

    def end(status: int) -> int:
        left.append(status)
        return status

    monkeypatch.setattr(evening, "end_now", end)
    shown: list[str] = []
    reading = load("en")("title.reading")

    def write(text: str) -> None:
        shown.append(text)
        if reading in text:
            os.kill(os.getpid(), number)

    began = monotonic()
    with heard(number):
        status = run_text("en", Terminal(lambda: "", write))
    disk.go.set()
    assert monotonic() - began < LONGEST / 2
    assert status == 128 + number
    assert left == [status]  # the thread that reads is not waited for
    assert shown[-1] == load("en")("textual.goodbye-nothing") + "\n"
