"""A full disk, a folder that is gone or cannot be written, no home, a clock that goes back: one sentence says so,
the game goes on, and everything is kept that can be."""

from __future__ import annotations

import ast
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import legal_actions
from tarokgui.app import screenshot
from tarokgui.controller.intents import Say
from tarokgui.draw.geometry import Rect
from tarokgui.kit.announcer import Announcer
from tarokgui.kit.notices import reading_time
from tarokgui.scenes.title import TitleScene
from tarokgui.services import problemreport as problem_report
from tarokgui.services.program import Program
from tarokgui.session.evening import Evening
from tarokgui.session.folderstore import FolderStore
from tarokgui.session.opening import new_session
from tarokgui.session.resuming import load_saved
from tarokgui.storage.lock import SaveLock
from tarokgui.storage.remarks import Notice, remark
from tarokgui.storage.saveerror import Cause
from tarokgui.storage.saves import SaveFolder
from tarokgui.storage.settingsfile import SettingsFile
from tarokgui.wording.i18n import LANGUAGES, load
from tarokgui.wording.savednotices import notice_text
from tests.gui.sitting import Sitting
from tests.support import saves
from tests.support.attempts import a_sentence
from tests.support.smalldisk import Disk, mounted
from tests.textual.shell import Shell

ROOT = Path(__file__).resolve().parents[2]
NAMES = {
    "folder": "/x",
    "file": "evenings.db",
    "mark": "evening.mark",
    "aside": "evening.db.bad",
    "files": "a.bad",
    "n": 3,
    "number": 3,
    "last": 5,
}
"""Names that the sentences about saves may use."""
LONG = Notice(
    (
        remark("save.damaged", file="evenings.db"),
        remark("save.missing", file="evening.db"),
        remark("save.back", n=12),
        remark("save.back-hand", number=3, last=4),
        remark("save.earlier-kept", n=3),
        remark("save.earlier-gone", n=2),
        remark("save.aside", n=2, files="evenings.db.bad.12, evening.db.bad.13"),
    )
)
"""The most sentences there can be about a save."""

pytestmark = pytest.mark.skipif(os.name != "posix", reason="disks and signals as on POSIX systems")


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    made = mounted(tmp_path / "disk")
    if isinstance(made, str):
        pytest.skip(made)
    try:
        yield made
    finally:
        made.unmount()


def play(session: Evening, decisions: int = 1) -> None:
    for _ in range(decisions):
        if session.hand_over:
            session.next_hand()
        human = session.turn == session.human
        session.act(legal_actions(session.view)[-1] if human else session.bot_action())


def problem(session: Evening) -> str | None:
    """The present trouble with saving."""
    return session.problem


def saved(folder: Path) -> Evening:
    session = saves.look(folder)
    assert session is not None
    return session


def test_a_disk_that_fills_up_and_is_emptied_again(disk: Disk) -> None:
    with SaveFolder(disk.at / "data") as folder:
        session = new_session(seed="full", bot="random", keeper=FolderStore(folder))
        play(session, 3)
        disk.fill()
        while problem(session) is None:  # SQLite overwrites its own pages, for a while
            kept = session.record
            play(session)
        assert problem(session) == "save.full"
        assert saved(folder.folder).record == kept, "the last save before the disk was full is whole"
        hands = session.match.hands
        while session.match.hands < hands + 2:
            play(session)
            assert problem(session) == "save.full"
        disk.empty()
        play(session)
        assert problem(session) is None
        assert saved(folder.folder).data() == session.data(), "the hands that were played meanwhile, too"


@pytest.mark.parametrize("killed", [True, False], ids=["killed", "closed"])
def test_an_evening_taken_up_from_a_read_only_disk_is_kept_once_that_can_be_written(disk: Disk, killed: bool) -> None:
    """With a journal beside it SQLite opens a file to read alone, for as long as it is open."""
    with SaveFolder(disk.at.with_name("elsewhere")) as folder:
        session = new_session(seed="read-only", bot="random", keeper=FolderStore(folder))
        play(session, 4)
        data = session.data()
        if killed:
            folder.ask(lambda _: shutil.copytree(folder.folder, disk.at / "data")).get()
    if not killed:
        shutil.copytree(disk.at.with_name("elsewhere"), disk.at / "data")
    disk.lock()
    with SaveFolder(disk.at / "data") as folder:
        found, notice = load_saved(folder)
        assert notice is None, notice
        assert found is not None
        assert found.data() == data
        play(found, 5)
        assert problem(found) == "save.failed"
        disk.unlock()
        play(found)
        assert problem(found) is None
        data = found.data()
    assert saved(disk.at / "data").data() == data


def test_settings_on_a_full_disk_stay_as_they_were(disk: Disk) -> None:
    file = SettingsFile(disk.at)
    wishes = file.read()
    assert file.write(wishes)
    disk.fill()
    wishes.theme = "contrast"
    assert not file.write(wishes)
    assert file.notice == "settings.not-saved"
    again = SettingsFile(disk.at)
    assert again.read().theme == "felt"
    assert again.notice is None
    disk.empty()
    assert file.write(wishes)


@pytest.mark.parametrize("what", ["full", "read-only"])
def test_the_terminal_on_a_bad_disk(disk: Disk, what: str) -> None:
    data = disk.at / "data"
    disk.fill() if what == "full" else disk.lock()
    with Shell({"TAROK_DATA": str(data)}) as shell:
        shell.prompt()
        for _ in range(6):
            shell.type("1")
        told = " ".join(shell.shown.split()).count("cannot be saved")
        assert not any(path.stat().st_size for path in saves.files(data)), "half a file only takes room"
        disk.empty() if what == "full" else disk.unlock()
        shell.type("1")
        shell.type("1")
        shell.press(b"q\n")
        status, last = shell.ending()
    assert (status, told) == (0, 1)
    assert "Your game is saved." in last
    assert "Traceback" not in shell.shown
    assert saved(data).record.actions


def test_the_window_on_a_full_disk_says_so_once_and_goes_on(disk: Disk) -> None:
    folder = SaveFolder(disk.at / "data")
    sitting = Sitting(new_session(seed="full window", bot="random", keeper=FolderStore(folder)))
    sitting.program.disk.saves = folder
    sitting.until_due()
    disk.fill()
    said: list[str] = []
    for _ in range(30):
        sitting.until_due()
        if sitting.session.hand_over:
            break
        sitting.table.dispatch(Say(legal_actions(sitting.session.view)[0]))
        text = sitting.table.toast.text
        if "disk" in text and (not said or said[-1] != text):
            said.append(text)
        sitting.tick(30.0)
    assert len(said) == 1
    a_sentence(said[0])
    assert "the disk is full" in said[0]
    disk.empty()
    sitting.program.routes.leave(sitting.stack.quit)
    sitting.stack.commit()
    folder.close()
    assert saved(folder.folder).record == sitting.session.record


def test_a_folder_that_is_removed_in_the_middle_of_the_game(tmp_path: Path) -> None:
    with SaveFolder(tmp_path / "a" / "data") as folder:
        session = new_session(seed="gone", bot="random", keeper=FolderStore(folder))
        play(session, 120)
        shutil.rmtree(tmp_path / "a")
        play(session)
        assert problem(session) is None
        assert saved(folder.folder).data() == session.data()
        shutil.rmtree(tmp_path / "a")
        (tmp_path / "a").write_text("a file in its place", encoding="utf-8")
        play(session)
        assert problem(session) == "save.failed"
        (tmp_path / "a").unlink()
        play(session)
        assert saved(folder.folder).data() == session.data()


def test_a_picture_and_a_report_that_do_not_fit_leave_nothing(disk: Disk, monkeypatch: pytest.MonkeyPatch) -> None:
    import pygame

    monkeypatch.setenv("TAROK_DATA", str(disk.at / "data"))
    (disk.at / "data" / "screenshots").mkdir(parents=True)
    (disk.at / "data" / "log").mkdir()
    disk.fill()
    told: list[str | None] = []
    picture = pygame.Surface((400, 300))
    for x in range(400):
        for y in range(300):
            picture.set_at((x, y), ((x * y) % 256, x % 256, (x ^ y) % 256))
    screenshot.keep(picture, told.append).join()
    assert told == [None]
    assert problem_report.keep("x" * 10_000) is None
    assert not [path for path in (disk.at / "data").rglob("*") if path.is_file()]
    disk.empty()
    assert problem_report.keep("x" * 10_000) is not None


def blocked(tmp_path: Path) -> SettingsFile:
    """Settings that cannot be kept: a file is in the place of their folder."""
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    return SettingsFile(tmp_path / "file")


def seconds(program: Program, time: float) -> None:
    for _ in range(round(time * 10)):
        program.stack.update(0.1)


def test_settings_that_cannot_be_kept_are_told_beside_what_is_told_anyway(tmp_path: Path) -> None:
    sitting = Sitting(new_session(seed="told", bot="random"))
    program = sitting.program
    title = TitleScene(program)
    program.stack.clear(title)
    program.stack.commit()
    program.preferences.settings_file = blocked(tmp_path)
    spoken: list[str] = []
    program.feedback.speech = Heard(spoken)
    sitting.tick()
    sitting.key("m")
    unkept, muted = program.feedback.tr("settings.not-saved"), program.feedback.tr("sound.muted")
    assert title.toast.sentences == [unkept, muted]
    assert spoken == [unkept, muted]
    a_sentence(unkept)
    label = next(node.label for node in title.tree() if node.id == "toast")
    assert unkept in label
    assert muted in label
    sitting.key("m")
    assert title.toast.sentences == [unkept, program.feedback.tr("sound.heard")], (
        "the sound is new, the settings are known"
    )
    title.say("something else")
    assert unkept in title.toast.sentences
    sitting.key("escape")
    assert title.toast.text == ""
    sitting.key("m")
    assert title.toast.sentences == [muted], "it has been said"
    assert program.preferences.settings_file.notice is None, "the next title would say it again"


def test_that_settings_cannot_be_kept_is_told_again_once_they_could_be(tmp_path: Path) -> None:
    sitting = Sitting(new_session(seed="told", bot="random"))
    program = sitting.program
    file = program.preferences.settings_file = blocked(tmp_path)
    unkept = program.feedback.tr("settings.not-saved")
    for again in range(2):
        program.preferences.change(mute=True)
        assert program.feedback.notices.texts == [unkept], again
        seconds(program, 30.0)
        assert program.feedback.notices.texts == []
        program.preferences.change(mute=False)
        assert program.feedback.notices.texts == []
        file.folder.unlink()
        program.preferences.change(mute=True)
        shutil.rmtree(file.folder)
        file.folder.write_text("in the way", encoding="utf-8")


def test_what_must_not_be_missed_outlives_other_messages_and_other_screens(tmp_path: Path) -> None:
    """That the game cannot be saved is neither pushed aside nor does it push aside that the settings cannot be."""
    folder = SaveFolder(tmp_path / "saves")
    sitting = Sitting(new_session(seed="both", bot="random", keeper=FolderStore(folder)))
    program = sitting.program
    program.disk.saves = folder
    program.preferences.settings_file = blocked(tmp_path)
    sitting.until_due()
    shutil.rmtree(folder.folder)
    folder.folder.write_text("in the way", encoding="utf-8")
    sitting.table.dispatch(Say(legal_actions(sitting.session.view)[0]))
    sitting.settle()
    unsaved = program.feedback.tr("save.failed", folder=program.disk.save_folder)
    unkept, muted = program.feedback.tr("settings.not-saved"), program.feedback.tr("sound.muted")
    assert sitting.table.toast.sentences == [unsaved]
    sitting.key("m")
    assert sitting.table.toast.sentences == [unsaved, unkept, muted]
    sitting.table.do("settings")
    program.stack.commit()
    assert sitting.form.toast.sentences == [unsaved, unkept]
    sitting.draw()
    seconds(program, reading_time(unsaved) + 0.2)
    assert sitting.form.toast.sentences == [unkept], "one after the other, as they are read"
    seconds(program, reading_time(unkept))
    assert program.feedback.notices.texts == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (3840, 2160)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_all_that_must_not_be_missed_is_seen_whole(size: tuple[int, int], scale: float, language: str) -> None:
    sitting = Sitting(new_session(seed="whole", bot="random"), size, recording=True)
    program = sitting.program
    program.preferences.change(language=language, text_scale=scale)
    sitting.stack.resize(*size)
    sitting.until_due()
    tr = program.feedback.tr
    long = notice_text(LONG, tr)
    for words in (long, tr("save.failed", folder="/" + "x" * 150), tr("settings.not-saved")):
        program.feedback.notify(words)
    sitting.table.say(tr("sound.muted"))
    program.drawing.text.drawn.clear()
    sitting.draw()
    (drawn,) = [each for each in program.drawing.text.drawn if each.text == sitting.table.toast.text]
    assert drawn.fits
    assert drawn.seen
    assert Rect(0, 0, *size).contains(sitting.table.toast.rect(sitting.table.paint, sitting.table.message_room()))


class Heard(Announcer):
    """Keeps the sentences spoken."""

    def __init__(self, spoken: list[str]) -> None:
        self._spoken = spoken

    def tell(self, sentence: str) -> None:
        self._spoken.append(sentence)


def test_a_person_without_a_home_gets_none_in_the_present_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import pwd

    def unknown(uid: int) -> None:
        raise KeyError(uid)

    monkeypatch.setattr(pwd, "getpwuid", unknown)
    for name in ("HOME", "TAROK_DATA", "XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    session = new_session(seed="homeless", bot="random", keeper=FolderStore(SaveFolder()))
    play(session, 3)
    assert problem(session) == "save.failed"
    file = SettingsFile()
    assert not file.write(file.read())
    assert file.notice == "settings.not-saved"
    lock = SaveLock()
    assert lock.acquire()
    lock.release()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_about_files_is_one(language: str) -> None:
    tr = load(language)
    known = [key for key in tr.keys() if key.startswith("save.")]  # noqa: SIM118  # it is no mapping
    assert {cause.value for cause in Cause} <= set(known)
    for key in known:
        a_sentence(tr(key, **NAMES))
    for key in ("settings.set-aside", "settings.unreadable", "settings.not-saved"):
        a_sentence(tr(key, file="settings.json.bad"))
    a_sentence(tr("app.display_lost"))
    a_sentence(tr("cli.error.no-writer", path="x"))


def test_a_clock_that_goes_back_stops_nothing() -> None:
    sitting = Sitting(new_session(seed="clock", bot="random"), speed=4.0)
    for number in range(20_000):
        if sitting.session.hand_over:
            break
        if number % 7 == 0:
            sitting.time -= 3_600.0
        if sitting.due:
            sitting.table.dispatch(Say(legal_actions(sitting.session.view)[0]))
        sitting.tick()
    assert sitting.session.hand_over


WALL_CLOCK = {
    "tarokgui/app/screenshot.py": "names pictures",
    "tarokgui/services/problemreport.py": "names reports",
    "tarokgui/storage/saves.py": "notes when an evening begins",
}
"""The modules that may ask for the time, and their reasons."""


def test_nothing_that_matters_asks_what_time_it_is() -> None:
    """So a clock that is set back, or a file from the future, changes nothing."""
    for path in sorted((ROOT / "tarokgui").rglob("*.py")):
        if str(path.relative_to(ROOT)) in WALL_CLOCK:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = {alias.name for alias in node.names} if isinstance(node, ast.ImportFrom) else set()
            assert not (isinstance(node, ast.ImportFrom) and node.module == "time" and names & {"time", "localtime"})
            assert not (isinstance(node, ast.Import) and "datetime" in {alias.name for alias in node.names}), path
            assert not (isinstance(node, ast.Attribute) and node.attr in ("st_mtime", "st_mtime_ns")), path
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "time":
                assert node.attr in ("monotonic", "sleep", "perf_counter"), path
