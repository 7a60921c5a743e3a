"""Ends from outside: signals, a terminal that is hung up, a display that is gone, two tables at once."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tarokgui.session import endings
from tarokgui.session.endings import AskedToEnd, RaisingOnce, asked_to_end
from tarokgui.session.evening import Evening
from tarokgui.session.lastsave import LastSave
from tarokgui.storage.lock import SaveLock
from tarokgui.textual import run_text
from tarokgui.textual.ending import Ending
from tarokgui.textual.terminal import Terminal
from tarokgui.wording.i18n import load
from tests.support import saves
from tests.support.signals import as_a_person_starts_it, heard
from tests.textual.shell import COMMAND, PATIENCE, Shell

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals and terminals as on POSIX systems")

NAMES = ["SIGTERM", "SIGHUP", "SIGINT", "SIGQUIT"]


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "data"
    monkeypatch.setenv("TAROK_DATA", str(folder))
    return folder


def saved(folder: Path) -> Evening:
    session = saves.look(folder)
    assert session is not None
    return session


@pytest.mark.parametrize("name", NAMES)
def test_a_signal_ends_the_terminals_table_with_a_sentence(data: Path, name: str) -> None:
    number = getattr(signal, name)
    with Shell() as shell:
        shell.prompt()
        for _ in range(3):
            shell.type("1")
        before = saved(data)
        os.kill(shell._process.pid, number)
        status, last = shell.ending()
    assert status == 128 + number
    assert "Your game is saved." in last
    assert "Traceback" not in shell.shown
    assert saved(data).record == before.record


@pytest.mark.parametrize("name", NAMES)
def test_a_second_signal_does_not_take_the_sentence_away(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    """It comes while the program looks up the save."""
    saves.begin(data, seed="twice", bot="beginner")
    number, look = getattr(signal, name), Ending.look

    def looking(self: Ending, *arguments: Any) -> LastSave:
        signal.raise_signal(number)
        return look(self, *arguments)

    def read() -> str:
        signal.raise_signal(number)
        return ""

    monkeypatch.setattr(Ending, "look", looking)
    said: list[str] = []
    with heard(number):
        assert run_text(terminal=Terminal(read, said.append)) == 128 + number
    assert said[-1] == f"{load()('textual.goodbye')}\n"
    assert capsys.readouterr().err == ""


def test_a_signal_that_comes_when_the_end_takes_long_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[int] = []
    monkeypatch.setattr(endings, "end_now", ended.append)
    asked = RaisingOnce()
    asked.ending()
    asked(signal.SIGTERM)
    assert ended == []
    monkeypatch.setattr(endings, "LONG", -1.0)
    asked(signal.SIGTERM)
    assert ended == [128 + signal.SIGTERM]


ENDED_LATE = """
import os, signal, sys
from tarokgui.__main__ import main
from tarokgui.{module} import {kind} as asked

def end(kill=os.kill, process=os.getpid(), number=signal.SIGTERM):
    kill(process, number)

class TakenApart:
    def __del__(self, end=end):
        end()

first = asked.{method}
asked.{method} = lambda *given: (end(), first(*given))[1]
last = TakenApart()
status = main({arguments})
end()
sys.exit(status)
"""
"""Signals when the program asks first, when it has said everything, and when Python takes its modules apart."""


@pytest.mark.parametrize(
    ("arguments", "module", "kind", "method"),
    [(["--text"], "textual.asking", "Asker", "ask"), ([], "app.loop", "App", "_loop")],
    ids=["terminal", "window"],
)
def test_a_signal_after_the_last_sentence_changes_no_status(
    data: Path, arguments: list[str], module: str, kind: str, method: str
) -> None:
    code = ENDED_LATE.format(arguments=arguments, module=module, kind=kind, method=method)
    done = subprocess.run(
        [sys.executable, "-c", code],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        preexec_fn=as_a_person_starts_it,
    )
    assert (done.returncode, done.stderr) == (128 + signal.SIGTERM, "")


def test_a_terminal_that_is_hung_up_ends_the_table(data: Path) -> None:
    shell = Shell()
    shell.prompt()
    shell.type("1")
    before = saved(data)
    os.close(shell._end)
    assert shell._process.wait(PATIENCE) in (0, 2, 128 + signal.SIGHUP)
    assert saved(data).record == before.record
    lock = SaveLock(data)
    assert lock.acquire(), "it has gone for good"
    lock.release()


def test_signals_that_were_turned_off_stay_so() -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        with asked_to_end(RaisingOnce()):
            assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
            with pytest.raises(AskedToEnd) as asked:
                signal.raise_signal(signal.SIGTERM)
        assert asked.value.status == 128 + signal.SIGTERM
        assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL
    finally:
        signal.signal(signal.SIGHUP, before)


@pytest.fixture
def killed(data: Path) -> Path:
    """A folder whose program was killed: its lock file is still there."""
    with Shell() as shell:
        shell.prompt()
        shell.type("1")
        shell.kill()
    assert (data / "session.lock").exists()
    return data


def test_the_lock_of_a_killed_program_is_free(killed: Path) -> None:
    with Shell() as shell:
        assert "continue the saved game" in shell.prompt()
        shell.kill()


def test_a_lock_file_of_somebody_else_is_no_lock(data: Path) -> None:
    data.mkdir()
    (data / "session.lock").write_text("4711\n", encoding="utf-8")
    lock = SaveLock(data)
    assert lock.acquire()
    lock.release()
    (data / "session.lock").unlink()
    (data / "session.lock").mkdir()
    assert lock.acquire(), "what cannot be locked is no reason not to play"
    lock.release()
    assert (data / "session.lock").is_dir()


@pytest.mark.parametrize(
    ("error", "free"),
    [
        (errno.ENOLCK, True),
        (errno.EOPNOTSUPP, True),
        (errno.ENOSYS, True),
        (errno.EINVAL, True),
        (errno.EWOULDBLOCK, False),
        (errno.EAGAIN, False),
        (errno.EACCES, False),
    ],
)
def test_a_folder_without_locks_is_no_open_table(
    data: Path, monkeypatch: pytest.MonkeyPatch, error: int, free: bool
) -> None:
    """Network folders often have none."""
    import fcntl

    def refuse(*_: object) -> None:
        raise OSError(error, os.strerror(error))

    monkeypatch.setattr(fcntl, "flock", refuse)
    assert SaveLock(data).acquire() is free


def test_two_tables_at_once_do_not_spoil_each_others_game(data: Path) -> None:
    """Every way in says one sentence while a table is open; the game goes on as if nobody had asked."""
    with Shell() as shell:
        shell.prompt()
        shell.type("1")
        before = saved(data)
        second = subprocess.run(COMMAND, input="1\n", capture_output=True, text=True, timeout=PATIENCE, check=False)
        window = subprocess.run(
            [sys.executable, "-m", "tarokgui"],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
            env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        )
        for done in (second, window):
            assert (done.returncode, done.stdout) == (2, "")
            assert done.stderr == "tarok: Tarok is already open. Close it first.\n"
        assert saved(data).record == before.record
        shell.type("1")
        assert saved(data).decision > before.decision
        shell.kill()
