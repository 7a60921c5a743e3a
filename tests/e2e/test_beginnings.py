"""How the program begins where something is not as it should be."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from tarokgui.i18n import load
from tarokgui.session import Session
from tarokgui.storage.saves import SaveFolder
from tests.e2e.keyboard import Keyboard
from tests.e2e.mouse import Mouse
from tests.e2e.player import FAMILIES, Player, sit_down
from tests.e2e.program import Program, console_script
from tests.support.person import does_itself, rehearse

pytestmark = pytest.mark.e2e

IN_USE = 2


def two_decisions(program: Program) -> Session:
    """Begin a session and make two decisions, so that there are two generations of saves; then it is killed."""
    mouse = Mouse(program)
    program.start()
    sit_down(mouse)
    program.wait(lambda tree: tree.scene == "table", "the table")
    player = Player(mouse, program.session().seed)
    made = 0
    while made < 2:
        session = program.session()
        if session.turn == session.human and not does_itself(session.view):
            player.decide(session)
            made += 1
    program.kill()
    return program.session()


def _read(path: Path) -> dict[str, object]:
    """The session in a save file."""
    data: dict[str, object] = json.loads(json.loads(path.read_text(encoding="utf-8"))["session"])
    return data


def resumed(program: Program, message: str) -> None:
    """Start, Continue, and read the message."""
    program.start()
    Mouse(program).activate("continue")
    tree = program.wait(lambda tree: "toast" in tree.widgets, "the message")
    assert tree.widgets["toast"].label == load()(message)


DRIVERS = ("", "wayland", "x11", "wayland,x11", "nonsense")
"""What people have in ``SDL_VIDEODRIVER``, for all programs alike."""


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


@pytest.mark.parametrize("folder", [True, False], ids=["runtime folder", "no runtime folder"])
@pytest.mark.parametrize("drivers", DRIVERS)
def test_a_driver_that_is_not_there_is_no_reason_not_to_play(program: Program, drivers: str, folder: bool) -> None:
    """Only X is there; Wayland is wished for by many for all their programs."""
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


@pytest.mark.parametrize("damage", ["truncated", "garbled", "emptied", "gone"])
def test_damaged_save(program: Program, damage: str) -> None:
    """The last save is lost, the one before it is played on, and nothing is thrown away."""
    before = two_decisions(program)
    current, previous = program.data / "session.json", program.data / "session.previous.json"
    whole = current.read_bytes()
    older = Session.from_data(_read(previous))
    match damage:
        case "truncated":
            current.write_bytes(whole[: len(whole) * 2 // 3])
        case "garbled":
            middle = len(whole) // 2
            current.write_bytes(
                whole[:middle] + bytes(255 - byte for byte in whole[middle : middle + 40]) + whole[middle + 40 :]
            )
        case "emptied":
            current.write_bytes(b"")
        case "gone":
            current.unlink()
    resumed(program, "save.fell-back")
    program.kill()
    now = program.session()
    assert now.seed == before.seed
    assert now.record.actions[: len(older.record.actions)] == older.record.actions
    assert len(older.record.actions) == len(before.record.actions) - 1
    assert (program.data / "session.json.bad").exists() is (damage != "gone")


def test_both_saves_damaged(program: Program) -> None:
    """Nothing is left to play on, which is said; a new session is begun and saved."""
    two_decisions(program)
    for name in ("session.json", "session.previous.json"):
        (program.data / name).write_text("{not a save", encoding="utf-8")
    resumed(program, "save.lost")
    mouse = Mouse(program)
    sit_down(mouse)
    program.wait(lambda tree: tree.scene == "table", "the table")
    assert program.session().rows == []


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
    """The game is played all the same, and says that it cannot be saved."""
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


def test_seat_left_for_a_new_session(program: Program) -> None:
    """A session in progress is not thrown away without a question."""
    before = two_decisions(program)
    program.start()
    mouse = Mouse(program)
    sit_down(mouse)
    program.wait(lambda tree: tree.scene == "dialog", "the question")
    assert SaveFolder(program.data).read().data == before.data()
    mouse.activate("new-yes")
    program.wait(lambda tree: tree.scene == "table", "the table")
    now = program.session()
    assert now.seed != before.seed
    assert rehearse(now.seed, 1).hands[0][: len(now.record.actions)] == list(now.record.actions)


@pytest.mark.parametrize("device", [Mouse, Keyboard], ids=["mouse", "keyboard"])
def test_taper_with_other_people(program: Program, device: type[Mouse] | type[Keyboard]) -> None:
    """The game and the people that were chosen sit there, and are proposed again the next time."""
    program.start()
    hands = device(program)
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
    hands.activate("new")
    tree = program.wait(lambda tree: tree.scene == "newtable", "the new table again")
    assert "person:top" not in tree.widgets
    assert ": Leopold" in tree.widgets["person:right"].label
