"""The program itself: at a terminal, through a pipe, killed, resumed, with damaged saves.

Phases and kinds of damage that run the same code are tried in this process, where no program starts.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tarokgui.session.evening import Evening
from tarokgui.storage.lock import SaveLock
from tarokgui.storage.names import BOOK, COPY
from tarokgui.storage.saves import SaveFolder
from tarokgui.textual import run_text
from tests.support.pairs import ALL
from tests.support.saves import files, keep, look
from tests.support.spoiltend import spoil_end
from tests.textual.shell import COMMAND, Shell
from tests.textual.sitting import PHASES, choices, saved_at, scripted, told

GARBAGE = b"\x00\xff garbage {" * 500
FORMER_FOLDER = Path(__file__).resolve().parents[1] / "storage" / "kept-0.4.0"
FORMER_EVENINGS = sorted(path.name for path in FORMER_FOLDER.iterdir())

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no pseudo-terminal")


def piped(lines: str, environment: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        COMMAND,
        input=lines,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
        env={**os.environ, **(environment or {})},
    )


def typed(*lines: str) -> str:
    """The text of ``tarok --text`` in this process for somebody who types these lines and goes away; all is well."""
    typist = scripted(lines)
    assert run_text(terminal=typist.terminal) == 0
    return typist.text


def kept(data: Path) -> Evening:
    """The evening in progress in that folder."""
    found = look(data)
    assert found is not None, "there is none"
    return found


def question(shown: str) -> str:
    """The question at the end of a text: the numbered choices and the line above them."""
    lines = [line for line in shown.splitlines() if line.strip()]
    first = max(place for place, line in enumerate(lines) if line.startswith("1. "))
    return "\n".join(lines[first - 1 :])


def test_four_hands_are_played_at_a_terminal(data: Path) -> None:
    with Shell() as shell:
        shown = shell.prompt()
        assert "What do you want to do?" in shown
        shown = shell.type("1")
        hands = 0
        while hands < 4:
            assert choices(shown) >= 1
            shown = shell.type("1")
            hands += "What next?" in shown
        assert "After 4 hands." in shell.type("s")
        sheet = shell.type("sheet")
        assert "Hand 4" in sheet
        assert "Traceback" not in shell.shown
        assert "\x1b" not in shell.shown
        shell.press(b"4\n")
        status, last = shell.ending()
    assert status == 0
    assert "Your game is saved." in last
    saved = kept(data)
    assert [row.number for row in saved.rows] == [1, 2, 3, 4]
    assert sum(saved.totals()) + saved.rows[-1].pot == 0


def test_a_script_may_be_piped_in(data: Path) -> None:
    done = piped("2\n" + "1\n" * 40)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("Start “tarok --text” or the window to continue.\n")
    assert all(len(line) <= 79 for line in done.stdout.splitlines())
    assert kept(data).variant.players == 3


def test_the_end_of_the_input_saves_and_ends_well(data: Path) -> None:
    assert piped("").returncode == 0
    with Shell() as shell:
        shell.prompt()
        shell.type("1")
        shell.press(b"\x04")
        status, last = shell.ending()
    assert (status, "Your game is saved." in last) == (0, True)
    assert "Traceback" not in shell.shown


def test_an_interrupt_saves_and_ends_without_a_traceback(data: Path) -> None:
    with Shell() as shell:
        shell.prompt()
        shell.type("1")
        shell.press(b"\x03")
        status, last = shell.ending()
    assert (status, "Your game is saved." in last) == (130, True)
    assert "Traceback" not in shell.shown


@pytest.mark.parametrize("phase", PHASES if ALL else ("cut", "discard", "play", "over"))
def test_a_killed_table_comes_back_to_the_same_decision(phase: str, data: Path) -> None:
    begun = Evening.from_data(saved_at(phase))
    keep(data, begun)
    with Shell() as shell:
        shell.prompt()
        before = question(shell.type("1"))
        after = None
        if phase in ("play", "cut"):  # and once more after a decision of the live table
            after = question(shell.type("1"))
        shell.kill()
    left = kept(data)
    assert left.record.actions[: len(begun.record.actions)] == begun.record.actions
    assert (len(left.record.actions) > len(begun.record.actions)) >= (after is not None)
    with Shell() as shell:
        assert "continue the saved game" in shell.prompt()
        assert question(shell.type("1")) == (after or before)
        shell.kill()
    assert kept(data).data() == left.data()


@pytest.mark.parametrize("phase", PHASES)
def test_in_every_phase_the_same_is_asked_again(phase: str, data: Path) -> None:
    keep(data, Evening.from_data(saved_at(phase)))
    before = kept(data).data()
    assert question(told(kept(data))) == question(told(Evening.from_data(saved_at(phase))))
    assert question(typed("1")) == question(typed("1"))
    assert kept(data).data() == before


@pytest.mark.parametrize("name", [BOOK, COPY])
def test_a_truncated_file_is_mended_from_the_other(name: str, data: Path) -> None:
    before = Evening.from_data(saved_at("play"))
    keep(data, before)
    path = data / name
    path.write_bytes(path.read_bytes()[:-200])
    shown = typed("1")
    sentence = f"The file {name} was damaged. Nothing is missing from your saved game. The old file is kept as "
    assert f"{sentence}{name}.bad." in shown.replace("\n  ", " ")
    assert kept(data).data() == before.data()
    assert (data / f"{name}.bad").exists()


def test_a_damaged_end_gives_way_to_what_is_before_it(data: Path) -> None:
    before = Evening.from_data(saved_at("play"))
    keep(data, before)
    spoil_end(data)
    shown = typed("1")
    sentence = "The last decision of your saved game is missing; it continues before that one."
    assert sentence in shown.replace("\n  ", " ")
    actions, known = kept(data).record.actions, before.record.actions[:-1]
    assert actions[: len(known)] == known
    assert kept(data).match == before.match


LOST = (
    f"The file {BOOK} was damaged. The file {COPY} was damaged. Your saved game cannot be continued. The old"
    f" files are kept as {BOOK}.bad, {COPY}.bad."
)


def test_garbled_saves_are_told_and_a_new_game_offered(data: Path) -> None:
    keep(data, Evening.from_data(saved_at("play")))
    for path in files(data):
        path.write_bytes(GARBAGE)
    shown = typed()
    assert LOST in shown.replace("\n  ", " ")
    assert "1. new game" in shown
    for name in (BOOK, COPY):
        assert (data / f"{name}.bad").read_bytes() == GARBAGE


@pytest.mark.parametrize("damage", ["format", "actions", "match"])
def test_a_save_that_cannot_be_played_on_is_told_and_kept(damage: str, data: Path) -> None:
    """Its digests agree, but this version makes nothing of it."""
    keep(data, Evening.from_data(saved_at("play")))
    with SaveFolder(data) as saves:
        whole = saves.ask(lambda pair: pair.last()[0]).get()
        assert whole is not None
        broken = {
            "format": replace(whole, about=whole.about.replace("tarok-", "torak-")),
            "actions": replace(whole, decisions=("0 play T22",) * 3),
            "match": replace(whole, setting=whole.setting.replace('"match"', '"mtach"')),
        }[damage]
        assert broken != whole
        saves.give_up().get()
        saves.keep(replace(broken, key="another")).get()
    before = (data / BOOK).read_bytes()
    shown = typed()
    sentence = f"The file {BOOK} holds a saved game that this version cannot continue. It stays as it is."
    assert f"{sentence} New games are kept in the file evenings-apart.db." in shown.replace("\n  ", " ")
    assert "1. new game" in shown
    assert list(data.glob("*.bad*")) == []
    assert (data / BOOK).read_bytes() == before


@pytest.mark.parametrize("name", FORMER_EVENINGS)
def test_an_evening_of_an_older_version_goes_on(name: str, data: Path) -> None:
    """It is taken over once, and its file stays as it is. Killed programs do so in ``tests/e2e/test_beginnings.py``."""
    shutil.copytree(FORMER_FOLDER / name, data)
    before = Evening.from_data(json.loads(json.loads((data / "session.json").read_text())["session"]))
    files_before = {path.name: path.read_bytes() for path in data.iterdir()}
    shown = typed("1")
    assert "continue the saved game" in shown
    taken = kept(data)
    assert taken.record.actions[: len(before.record.actions)] == before.record.actions
    assert (taken.match, list(taken.rows[: len(before.rows)])) == (before.match, list(before.rows))
    assert taken.people == before.people
    for file, text in files_before.items():
        assert (data / file).read_bytes() == text
    again = typed("1")
    assert "continue the saved game" in again
    assert question(again) == question(shown)


def test_only_one_table_at_a_time(data: Path) -> None:
    lock = SaveLock(data)
    assert lock.acquire()
    try:
        done = piped("1\n")
    finally:
        lock.release()
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == "tarok: Tarok is already open. Close it first.\n"


def test_a_folder_that_cannot_be_written_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    done = piped("1\n" + "1\n" * 5, {"TAROK_DATA": str(blocked / "data")})
    assert done.returncode == 1
    assert done.stderr == (
        f"tarok: This game is not saved, because the folder {blocked / 'data'} cannot be written to."
        " You cannot continue it next time.\n"
    )
    assert done.stdout.count("cannot be saved") == 1


@pytest.mark.parametrize("encoding", ["ascii", "cp437", "utf-8", *(["latin-1"] if ALL else [])])
def test_any_terminal_encoding_will_do(encoding: str, data: Path) -> None:
    keep(data, Evening.from_data(saved_at("announce")))
    done = subprocess.run(
        COMMAND,
        input="1\nbids\nking\nș♠\n".encode(),
        capture_output=True,
        timeout=60,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": encoding},
    )
    assert (done.returncode, done.stderr) == (0, b"")
    shown = done.stdout.decode(encoding)
    assert ("toți regii" if encoding == "utf-8" else "toti regii") in shown


def test_a_reader_that_goes_away_ends_it(data: Path) -> None:
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(b"w\n" * 2000)
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 2


def test_new_and_quit_at_the_prompt(data: Path) -> None:
    keep(data, Evening.from_data(saved_at("play")))
    typed("1", "new", "1", "new", "2", "2", "q")
    assert kept(data).variant.key == "taper"


def test_an_evening_that_has_ended_is_forgotten(data: Path) -> None:
    keep(data, Evening.from_data(saved_at("over")))
    assert typed("1", "3", "2").endswith("Goodbye.\n")
    assert look(data) is None
    assert not (data / COPY).exists()


def test_no_window_is_needed() -> None:
    check = "import sys, tarokgui.textual; sys.exit(any(name.startswith('pygame') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", check], check=False, timeout=60).returncode == 0
