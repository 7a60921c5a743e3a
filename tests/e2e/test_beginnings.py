"""Starts of the program where something is wrong."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from itertools import product
from pathlib import Path

import pytest

from ai import decide
from tarokgui.session.evening import Evening
from tarokgui.session.opening import new_session
from tarokgui.session.resuming import load_saved
from tarokgui.storage.names import BOOK, COPY
from tarokgui.storage.saves import SaveFolder
from tarokgui.wording.i18n import load
from tests.e2e.keyboard import Keyboard
from tests.e2e.mouse import Mouse
from tests.e2e.offering import FAMILIES
from tests.e2e.player import Player, sit_down
from tests.e2e.program import Program, console_script
from tests.support.pairs import ALL
from tests.support.saves import load as load_kept
from tests.support.spoiltend import spoil_end

pytestmark = pytest.mark.e2e

FORMER = Path(__file__).resolve().parents[1] / "storage" / "kept-0.4.0"
"""Evenings that 0.4.0 has saved."""


def two_decisions(program: Program) -> Evening:
    """A session in which two decisions were made, then the program was killed."""
    if not _KILLED:
        _KILLED.append(program.data.parent / "killed")
        session = killed(program)
        shutil.copytree(program.data, _KILLED[0])
        return session
    shutil.copytree(_KILLED[0], program.data, dirs_exist_ok=True)
    return program.session()


_KILLED: list[Path] = []
"""The folder that it left: played once, copied for every other test."""


def killed(program: Program) -> Evening:
    """Begin a session and make two decisions, then it is killed."""
    mouse = Mouse(program)
    program.start()
    sit_down(mouse)
    program.wait(lambda tree: tree.scene == "table", "the table")
    player = Player(mouse, program.session().seed)
    for _ in range(2):
        player.decide(player.due())
    program.kill()
    return program.session()


def resumed(program: Program, message: str, **names: object) -> None:
    """Start, Continue, and read the message, of which that is one sentence."""
    program.start()
    Mouse(program).activate("continue")
    tree = program.wait(lambda tree: "toast" in tree.widgets, "the message")
    assert load()(message, **names) in tree.widgets["toast"].label


DRIVERS = ("", "wayland", "x11", "wayland,x11", "nonsense")
"""Values that people have in ``SDL_VIDEODRIVER``, for all programs alike."""


@pytest.mark.parametrize("folder", [True, False], ids=["runtime folder", "no runtime folder"])
@pytest.mark.parametrize("drivers", [None, *DRIVERS])
def test_no_screen(tmp_path: Path, drivers: str | None, folder: bool) -> None:
    """On a machine without a screen one sentence names the way that works there, whatever is wished for."""
    away = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XDG_RUNTIME_DIR")
    environment = {name: value for name, value in os.environ.items() if name not in away}
    environment["TAROK_DATA"] = str(tmp_path)
    if drivers is not None:
        environment["SDL_VIDEODRIVER"] = drivers
    if folder:
        environment["XDG_RUNTIME_DIR"] = str(tmp_path)
    done = subprocess.run(
        console_script(), env=environment, cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "tarok --text" in done.stderr


@pytest.mark.parametrize(
    ("drivers", "folder"),
    [(drivers, folder) for drivers in DRIVERS for folder in (True, False) if ALL or folder or drivers == "wayland"],
)
def test_a_driver_that_is_not_there_is_no_reason_not_to_play(program: Program, drivers: str, folder: bool) -> None:
    """Only X is there; Wayland is wished for by many for all their programs. It alone asks for the *folder*."""
    program.wishes["SDL_VIDEODRIVER"] = drivers
    if folder:
        runtime = program.data.parent / "runtime"
        runtime.mkdir(mode=0o700)
        program.wishes["XDG_RUNTIME_DIR"] = str(runtime)
    program.start()
    assert program.terminate() == 0


@pytest.mark.parametrize("driver", ["dummy", "offscreen"])
def test_a_screen_nobody_sees_is_had_by_whoever_asks_for_it(program: Program, driver: str) -> None:
    program.wishes["SDL_VIDEODRIVER"] = driver
    program._process = program.launch()
    program.wait(lambda tree: tree.scene == "title", "the title")
    assert program.screen.windows() == []
    assert program.terminate() == 0


def test_dead_display(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
    environment |= {"DISPLAY": ":9999", "TAROK_DATA": str(tmp_path)}
    environment.pop("WAYLAND_DISPLAY", None)
    done = subprocess.run(
        console_script(), env=environment, cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 2
    assert "tarok --text" in done.stderr


def spoil(path: Path, damage: str) -> None:
    """Do that to a file."""
    whole = path.read_bytes()
    match damage:
        case "truncated":
            path.write_bytes(whole[: len(whole) * 2 // 3])
        case "garbled":
            path.write_bytes(bytes(255 - byte for byte in whole[:400]) + whole[400:])
        case "nonsense":
            path.write_bytes(b"\x00\xff garbage {" * 500)
        case "gone":
            path.unlink()


def goes_on(program: Program, before: Evening) -> None:
    """The program stands where the evening was left, and can be played on."""
    program.wait(lambda tree: tree.scene in ("table", "settlement"), "the table")
    now = program.session()
    assert (now.seed, now.match, now.people) == (before.seed, before.match, before.people)
    assert now.record.actions[: len(before.record.actions)] == before.record.actions
    assert list(now.rows[: len(before.rows)]) == list(before.rows)


DAMAGED = [(BOOK, "garbled"), (BOOK, "gone"), (COPY, "truncated"), (COPY, "gone")]


@pytest.mark.parametrize(
    ("name", "damage"),
    [*product((BOOK, COPY), ("truncated", "garbled", "nonsense", "gone"))] if ALL else DAMAGED,
)
def test_damaged_save(program: Program, name: str, damage: str) -> None:
    """One of the two files is damaged: nothing is lost, and the unreadable part is kept.
    ``tests/hostile/test_spoilt_saves.py`` spoils many more beneath the window's scenes."""
    before = two_decisions(program)
    with SaveFolder(program.data) as saves:  # a killed program may have written the last decision into one file only
        kept, notice = load_saved(saves)
        assert (kept is not None and kept.data(), notice) == (before.data(), None)
        assert kept is not None
        kept.save()
    spoil(program.data / name, damage)
    if name == COPY and damage == "gone":
        program.start()
        Mouse(program).activate("continue")
    else:
        resumed(program, "save.complete")
    goes_on(program, before)
    program.kill()
    assert program.session().record.actions[: len(before.record.actions)] == before.record.actions
    assert (program.data / f"{name}.bad").exists() or damage == "gone" or name == COPY


def test_damaged_end(program: Program) -> None:
    """The last decision cannot be believed in either file: the one before it is gone on from, which is said."""
    before = two_decisions(program)
    spoil_end(program.data)
    resumed(program, "save.back", n=1)
    program.kill()
    now, _ = load_kept(program.data)  # as long as nobody has decided anything more, it is damaged still
    known = before.record.actions[:-1]
    assert now is not None
    assert now.seed == before.seed
    assert now.record.actions[: len(known)] == known


def test_both_saves_damaged(program: Program) -> None:
    """Nothing is left to play on, which is said; a new session is begun and saved."""
    two_decisions(program)
    for path in program.data.glob("evening*.db*"):  # the journals, too: they have it all as long as they are whole
        spoil(path, "nonsense")
    program.start()
    tree = program.wait(lambda tree: "toast" in tree.widgets, "the message")
    assert load()("save.evening-lost") in tree.widgets["toast"].label
    assert "continue" not in tree.widgets
    for name in (BOOK, COPY):
        assert (program.data / f"{name}.bad").exists()
    mouse = Mouse(program)
    sit_down(mouse)
    program.wait(lambda tree: tree.scene == "table", "the table")
    assert len(program.session().rows) == 0


@pytest.mark.parametrize("name", ["middle", "settled-taper"])
def test_an_evening_of_an_older_version(program: Program, name: str) -> None:
    """It is gone on with in the window, in the terminal and, killed, in the window again; its own file stays."""
    shutil.copytree(FORMER / name, program.data)
    kept = {path.name: path.read_bytes() for path in program.data.iterdir()}
    before = Evening.from_data(json.loads(json.loads(kept["session.json"])["session"]))
    mouse = Mouse(program)
    program.start()
    mouse.activate("continue")
    goes_on(program, before)
    player = Player(mouse, before.seed)
    if (session := program.session()).hand_over:
        player.next_hand(session)
    else:
        player.decide(player.due(session))
    program.kill()
    left = program.session()
    assert (left.decision, left.match.hands) > (before.decision, before.match.hands - 1)
    environment = {**os.environ, "TAROK_DATA": str(program.data)}
    done = subprocess.run(
        [*console_script(), "--text"],
        env=environment,
        input="1\n",
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "continue the saved game" in done.stdout
    program.start()
    mouse.activate("continue")
    goes_on(program, left)
    for file, text in kept.items():
        assert (program.data / file).read_bytes() == text
    assert program.terminate() == 0


def test_settings_that_cannot_be_kept_are_told_with_the_sound(program: Program) -> None:
    program.data.write_text("in the place of the folder", encoding="utf-8")
    program.start()
    Keyboard(program).press("m")
    tr = load()
    told = (tr("settings.not-saved"), tr("sound.muted"))
    program.wait(
        lambda tree: "toast" in tree.widgets and all(each in tree.widgets["toast"].label for each in told), "both"
    )
    assert program.terminate() == 0


def test_folder_that_cannot_be_written(program: Program) -> None:
    """The game is played nevertheless, and says that it cannot be saved."""
    program.data.write_text("in the place of the folder", encoding="utf-8")
    program.start()
    keyboard = Keyboard(program)
    sit_down(keyboard)
    # That the settings cannot be kept either stands beside it.
    tree = program.wait(
        lambda tree: "toast" in tree.widgets and str(program.data) in tree.widgets["toast"].label, "the message"
    )
    assert tree.scene == "table"
    # The deal is a chance one: the first decision may be any, and a bot may have thrown the hand in.
    program.wait(
        lambda tree: tree.scene == "settlement" or any(id.startswith(FAMILIES) for id in tree.widgets), "a decision"
    )
    assert program.terminate() == 0
    program.last_words = (f"tarok: This game is not saved, because the folder {program.data} cannot be written to. ",)
    assert program.errors().startswith(program.last_words)


def test_seat_left_for_a_new_session(program: Program) -> None:
    """A session in progress is not thrown away without a question."""
    before = two_decisions(program)
    program.start()
    mouse = Mouse(program)
    sit_down(mouse)
    program.wait(lambda tree: tree.scene == "dialog", "the question")
    assert program.session().data() == before.data()
    mouse.activate("new-yes")
    program.wait(lambda tree: tree.scene == "table", "the table")
    now = program.session()
    assert now.seed != before.seed
    again = new_session(seed=now.seed)
    while len(again.record.actions) < len(now.record.actions):  # the others have acted, nobody else
        assert again.turn is not None
        again.act(decide(again.company.bot(again.turn), again.bot_view()).action)
    assert again.record.actions == now.record.actions


def test_taper_with_other_people(program: Program) -> None:
    """The game and the people that were chosen sit there, and are proposed again the next time."""
    program.start()
    hands = Keyboard(program)
    hands.activate("new")
    program.wait(lambda tree: tree.scene == "newtable", "the new table")
    hands.activate("person:right")
    hands.activate("game:taper")
    hands.activate("begin")
    program.wait(lambda tree: tree.scene == "table", "the table")
    session = program.session()
    assert session.variant.key == "taper"
    assert session.people == ("you", "leopold", "toader")
    assert program.terminate() == 0
    program.start()
    Mouse(program).activate("new")
    tree = program.wait(lambda tree: tree.scene == "newtable", "the new table again")
    assert "person:top" not in tree.widgets
    assert ": Leopold" in tree.widgets["person:right"].label
