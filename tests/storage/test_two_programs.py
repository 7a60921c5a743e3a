"""Two programs at once on one folder, in processes of their own: never two writers, nor once the folder is gone."""

from __future__ import annotations

import errno
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from tarokgui.session.folderstore import FolderStore
from tarokgui.session.opening import new_session
from tarokgui.storage.saves import SaveFolder
from tests.support import saves

removing = pytest.mark.skipif(sys.platform == "win32", reason="a file that a program has open cannot be removed there")
ROOT = Path(__file__).resolve().parents[2]

PROGRAM = """
import sys
from pathlib import Path
from random import Random
from tarokgui.session.folderstore import FolderStore
from tarokgui.session.resuming import load_saved
from tarokgui.session.opening import new_session
from tarokgui.storage.lock import SaveLock
from tarokgui.storage.saves import SaveFolder
from tests.support.whims import decide

folder, name, locks = Path(sys.argv[1]), sys.argv[2], sys.argv[3] == "locks"
lock, saves, session, random = SaveLock(folder), SaveFolder(folder), None, Random(name)
if locks:
    saves.lock = lock
for line in sys.stdin:
    match line.split():
        case ["start"]:
            told = "locked" if locks and not lock.acquire() else "started"
        case ["load"]:
            session, notice = load_saved(saves)
            told = " ".join(notice.keys) if notice else None
            told = f"{session.seed} {session.decision}" if session else told
        case ["begin"]:
            session = new_session(seed=name, bot="random", keeper=FolderStore(saves))
            told = session.problem
        case ["play", count]:
            for _ in range(int(count)):
                decide(session, random)
            told = f"{session.problem} {session.decision}"
    print(told, flush=True)
saves.close()
"""
"""The program's work on its folder: a line asks, a line answers."""


def remove(folder: Path) -> None:
    """Take the folder away, also while somebody writes into it: a file may come between looking and removing."""
    for _ in range(1_000):
        try:
            shutil.rmtree(folder)
        except OSError as error:
            if error.errno not in (errno.ENOTEMPTY, errno.ENOENT):
                raise
        if not folder.exists():
            return
    raise AssertionError("it is made again and again")


class Program:
    """One of them. It ends when it is asked to, or by being killed."""

    def __init__(self, folder: Path, name: str, *, locks: bool = True) -> None:
        command = [sys.executable, "-c", PROGRAM, str(folder), name, "locks" if locks else "none"]
        self._process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, line: str) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()
        return self._process.stdout.readline().strip()

    def play(self, decisions: int) -> tuple[str, str]:
        """The sentence about saving then, and the place in the evening."""
        told, _, stand = self.ask(f"play {decisions}").partition(" ")
        return told, stand

    def end(self, *, kill: bool = False) -> None:
        if kill:
            self._process.kill()
        self._process.communicate(timeout=60)


@contextmanager
def two(folder: Path, *, locks: bool = True) -> Iterator[tuple[Program, Program]]:
    programs = Program(folder, "one", locks=locks), Program(folder, "two", locks=locks)
    try:
        yield programs
    finally:
        for program in programs:
            program.end(kill=True)


def stand(folder: Path) -> str:
    """The content of the folder once nobody has it any more."""
    found, notice = saves.load(folder)
    assert not notice
    assert found is not None
    return f"{found.seed} {found.decision}"


def test_the_second_is_sent_away_by_the_lock(tmp_path: Path) -> None:
    with two(tmp_path) as (one, other):
        assert one.ask("start") == "started"
        assert other.ask("start") == "locked"
        one.end()
        assert other.ask("start") == "started"


@pytest.mark.parametrize("removed", [False, pytest.param(True, marks=removing)], ids=["there", "removed"])
def test_without_the_lock_only_one_can_write(tmp_path: Path, removed: bool) -> None:
    """If the file system has no such locks, SQLite's own are still there."""
    folder = tmp_path / "data"
    with two(folder, locks=False) as (one, other):
        assert one.ask("begin") == "None"
        assert one.play(10)[0] == "None"
        if removed:
            remove(folder)
            assert one.play(1)[0] == "None"
        assert other.ask("load") == "save.in-use"
        assert other.ask("begin") == "save.elsewhere"
        assert other.play(30)[0] == "save.elsewhere"
        told, last = one.play(30)
        assert told == "None"
        one.end()
        assert stand(folder) == f"one {last}"


@removing
def test_the_folder_is_removed_and_the_first_plays_on_before_the_second_comes(tmp_path: Path) -> None:
    """0.4.0 made the saves again, but not the lock, and the second wrote over them."""
    folder = tmp_path / "data"
    with two(folder) as (one, other):
        assert one.ask("start") == "started"
        assert one.ask("begin") == "None"
        one.play(20)
        remove(folder)
        assert one.play(1)[0] == "None"
        assert other.ask("start") == "locked"
        assert other.ask("load") == "save.in-use"
        assert other.ask("begin") == "save.elsewhere"
        told, last = one.play(40)
        assert told == "None"
        one.end()
        assert stand(folder) == f"one {last}"


@removing
def test_the_folder_is_removed_and_the_second_comes_before_the_first_plays_on(tmp_path: Path) -> None:
    """The folder is the second's now; the first plays on, says so, and writes as soon as the second has gone."""
    folder = tmp_path / "data"
    with two(folder) as (one, other):
        assert one.ask("start") == "started"
        assert one.ask("begin") == "None"
        one.play(20)
        remove(folder)
        assert other.ask("start") == "started"
        assert other.ask("begin") == "None"
        assert other.play(10)[0] == "None"
        assert one.play(25)[0] == "save.elsewhere"
        told, theirs = other.play(10)
        assert told == "None"
        other.end()
        assert stand(folder) == f"two {theirs}"
        told, ours = one.play(1)
        assert told == "None"
        one.end()
        assert stand(folder) == f"one {ours}"
        assert saves.seeds(folder) == ["two", "one"], "nothing of either is lost"


@removing
def test_who_has_lost_the_folder_to_another_leaves_the_copy_there_alone(tmp_path: Path) -> None:
    """The first has not written a decision since: it has nothing to copy into a folder that is the second's."""
    folder = tmp_path / "data"
    with SaveFolder(folder) as first:
        session = new_session(seed="one", bot="random", keeper=FolderStore(first))
        first.settle()  # the copy of the beginning is written: nothing is under way while the folder goes
        remove(folder)
        saves.begin(folder, seed="two", bot="random")
        first.ask(lambda pair: None).get()
        first.settle()  # the copy is written after an answer
        assert stand(folder) == "two (0, 0)"
        session.save()
        assert session.problem is None
    assert saves.seeds(folder) == ["two", "one"]


@removing
def test_whoever_comes_and_goes_only_one_of_them_writes(tmp_path: Path) -> None:
    """By chance: each keeps every move that it reported as kept, as long as nobody else could have the folder."""
    random, folder = Random("two"), tmp_path / "data"
    with two(folder) as programs:
        assert [each.ask("begin") for each in programs] == ["None", "save.elsewhere"]
        for _ in range(30):
            chance = random.random()
            if chance < 0.2:
                shutil.rmtree(folder, ignore_errors=True)
            order = random.sample(programs, 2)
            told = [each.play(random.randint(1, 5))[0] for each in order]
            assert sorted(told) == ["None", "save.elsewhere"], told


def test_a_killed_program_leaves_the_folder_to_the_next(tmp_path: Path) -> None:
    with two(tmp_path) as (one, other):
        assert one.ask("start") == "started"
        assert one.ask("begin") == "None"
        _, last = one.play(25)
        one.end(kill=True)
        assert other.ask("start") == "started"
        assert other.ask("load") == f"one {last}"
        assert other.play(5)[0] == "None"


def test_what_was_played_meanwhile_by_the_second_is_not_what_the_first_goes_on_with(tmp_path: Path) -> None:
    """The first keeps its own evening only."""
    saves.begin(tmp_path, seed="earlier", bot="random")
    with two(tmp_path) as (one, other):
        assert one.ask("load").startswith("earlier")
        assert other.ask("begin") == "save.elsewhere"
        assert other.play(10)[0] == "save.elsewhere"
        _, last = one.play(10)
        one.end()
        assert stand(tmp_path) == f"earlier {last}"
        assert other.play(1)[0] == "None"
        other.end()
        assert saves.seeds(tmp_path) == ["earlier", "two"]
