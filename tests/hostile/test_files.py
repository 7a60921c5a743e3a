"""The player's files in strange states: nothing waits, nothing is read or written elsewhere."""

from __future__ import annotations

import errno
import json
import os
import sqlite3
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from tarokgui.session.evening import Evening
from tarokgui.session.folderstore import FolderStore
from tarokgui.session.opening import new_session
from tarokgui.session.resuming import load_saved
from tarokgui.storage import atomicfile
from tarokgui.storage.atomicfile import read_small, set_aside, write_whole
from tarokgui.storage.databasefiles import SIDE_FILES
from tarokgui.storage.legacy import MOST_BYTES, read_former
from tarokgui.storage.lock import SaveLock
from tarokgui.storage.names import APART, BOOK, COPY, FORMER
from tarokgui.storage.saves import SaveFolder
from tarokgui.storage.settings import Settings
from tarokgui.storage.settingsfile import SettingsFile
from tarokgui.storage.strictjson import DEEPEST, parse_plain
from tarokgui.wording.i18n import LANGUAGES, environment_language
from tests.support import attempts, formers, saves
from tests.support.sessions import some_session
from tests.support.spoiling import go_on

pytestmark = pytest.mark.skipif(os.name != "posix", reason="pipes, devices and links as on POSIX systems")

HUGE = 1 << 28
"""Bytes of a file that is never read whole."""
DATABASES = [name + end for name in (BOOK, COPY) for end in ("", *SIDE_FILES)]
NEWER = ("save.newer-left", "save.apart")
Make = Callable[[Path], None]


def pipe(path: Path) -> None:
    os.mkfifo(path)


def zeros(path: Path) -> None:
    path.symlink_to("/dev/zero")


def folder_there(path: Path) -> None:
    path.mkdir()
    (path / "inside").write_text("kept", encoding="utf-8")


def sparse(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(HUGE)


def nowhere(path: Path) -> None:
    path.symlink_to(path.parent / "gone" / "file")


def loop(path: Path) -> None:
    path.symlink_to(path.name)


ODD: tuple[Make, ...] = (pipe, zeros, folder_there, sparse, nowhere, loop)


def play(session: Evening, decisions: int) -> None:
    go_on(session, Random(decisions), decisions)


@pytest.fixture
def outside(tmp_path: Path) -> Iterator[Path]:
    """A file that is none of the program's business."""
    path = tmp_path / "outside.txt"
    path.write_text("not yours", encoding="utf-8")
    yield path
    assert path.read_text(encoding="utf-8") == "not yours"


@pytest.mark.parametrize("make", ODD)
@pytest.mark.parametrize("name", [*FORMER, *DATABASES])
def test_an_odd_save_is_set_aside_and_a_new_evening_kept(tmp_path: Path, make: Make, name: str) -> None:
    make(tmp_path / name)
    with SaveFolder(tmp_path) as folder:
        session, told = load_saved(folder)
        assert session is None
        assert not {*saves.told(told)} & {saves.COMPLETE, "save.back", "save.back-unknown", "save.earlier-kept"}
        folder.give_up().get()
        session = new_session(seed="anew", bot="random", keeper=FolderStore(folder))
        play(session, 3)
    found, notice = saves.load(tmp_path)
    assert not notice
    assert found is not None
    assert found.data() == session.data()
    if make is folder_there:
        assert (tmp_path / f"{name}.bad" / "inside").read_text(encoding="utf-8") == "kept"


@pytest.mark.parametrize("make", ODD)
@pytest.mark.parametrize("name", DATABASES)
def test_a_save_that_turns_odd_between_two_evenings_is_mended(tmp_path: Path, make: Make, name: str) -> None:
    data = saves.begin(tmp_path, seed="odd", bot="random").data()
    (tmp_path / name).unlink(missing_ok=True)
    make(tmp_path / name)
    found, notice = saves.load(tmp_path)
    assert saves.COMPLETE in notice or "save.from-copy" in notice or not notice
    assert found is not None
    assert found.data() == data


@pytest.mark.parametrize("make", ODD)
@pytest.mark.parametrize("name", [BOOK, COPY])
def test_a_save_that_turns_odd_in_the_middle_of_the_game_is_no_hindrance(tmp_path: Path, make: Make, name: str) -> None:
    with SaveFolder(tmp_path) as folder:
        session = new_session(seed="odd", bot="random", keeper=FolderStore(folder))
        play(session, 130)
        (tmp_path / name).unlink()
        make(tmp_path / name)
        play(session, 3)
        data = session.data()
    found, notice = saves.load(tmp_path)
    assert not notice
    assert found is not None
    assert found.data() == data


@pytest.mark.parametrize("make", ODD)
def test_odd_settings_are_set_aside_and_new_ones_kept(tmp_path: Path, make: Make) -> None:
    make(tmp_path / "settings.json")
    file = SettingsFile(tmp_path)
    assert file.read() == Settings()
    assert file.notice in (None, "settings.set-aside"), "a link to nothing is no settings at all"
    assert file.write(Settings(theme="contrast"))
    assert SettingsFile(tmp_path).read().theme == "contrast"


@pytest.mark.parametrize("make", ODD)
def test_what_lies_where_the_new_settings_are_written_is_no_hindrance(tmp_path: Path, make: Make) -> None:
    make(tmp_path / "settings.json.new")
    assert SettingsFile(tmp_path).write(Settings(theme="contrast"))
    assert SettingsFile(tmp_path).read().theme == "contrast"


def test_nothing_is_written_through_a_link(tmp_path: Path, outside: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    for name in (*DATABASES, "settings.json", "settings.json.new", "session.lock"):
        (data / name).symlink_to(outside)
    with SaveFolder(data) as folder:
        play(new_session(seed="links", bot="random", keeper=FolderStore(folder)), 3)
    assert SettingsFile(data).write(Settings())
    lock = SaveLock(data)
    assert lock.acquire(), "a lock that cannot be had is no reason not to play"
    lock.release()
    assert saves.load(data)[0] is not None


def test_a_lock_makes_no_file_elsewhere(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "session.lock").symlink_to(tmp_path / "elsewhere")
    SaveLock(data).acquire()
    assert not (tmp_path / "elsewhere").exists()


def test_files_set_aside_do_not_replace_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(atomicfile, "KEPT_ASIDE", 12)
    path = tmp_path / "settings.json"
    for number in range(12):
        path.write_text(str(number), encoding="utf-8")
        assert set_aside(path) is not None
    path.write_text("more", encoding="utf-8")
    assert set_aside(path) is None, "it stays where it is"
    kept = {each.read_text(encoding="utf-8") for each in tmp_path.iterdir()}
    assert kept == {*map(str, range(12)), "more"}


def test_settings_name_the_file_that_was_set_aside(tmp_path: Path) -> None:
    for name in ("settings.json.bad", "settings.json.bad.2"):
        path = tmp_path / "settings.json"
        path.write_text("{", encoding="utf-8")
        file = SettingsFile(tmp_path)
        file.read()
        assert (file.notice, file.aside) == ("settings.set-aside", name)


def test_what_is_read_is_bounded(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"x" * 100)
    assert read_small(path, 100) == b"x" * 100
    with pytest.raises(ValueError, match="more than 99"):
        read_small(path, 99)
    sparse(path)
    with pytest.raises(ValueError, match="more than"):
        read_small(path, 1000)


@pytest.mark.parametrize("step", ["write", "fsync"])
def test_a_write_that_fails_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    path = tmp_path / "file"
    write_whole(path, b"old")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        if step == "fsync":
            patch.setattr(os, "fsync", full)
        else:
            patch.setattr(os, "open", full)
        with pytest.raises(OSError, match="space"):
            write_whole(path, b"new")
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == {"file": b"old"}


@pytest.mark.parametrize(
    "text",
    [
        b"\xff\xfe{\x00}\x00",
        b"{",
        b"[NaN]",
        b"[1e999]",
        b"[-1E+400]",
        b"[" + b"7" * 400 + b".5]",
        b"[-Infinity]",
        b"9" * 5_000,
        b'["\\ud800"]',
        b'{"\\udfff": 1}',
        b"[" * 100_000,
        b"[" * (DEEPEST + 1) + b"]" * (DEEPEST + 1),
        b'{"a":' * (DEEPEST + 1) + b"1" + b"}" * (DEEPEST + 1),
        b"[" + b"[]," * 400_000 + b"1]",
        b"\0" * 100,
        b"",
    ],
)
def test_no_plain_data(text: bytes) -> None:
    with pytest.raises(ValueError, match=r".+"):
        parse_plain(text)


def test_the_largest_save_of_an_older_version_is_no_hostile_one() -> None:
    """Rows of the score sheet for as many hands as a save could hold: it must not be refused for its size alone."""
    data = next(each for each in map(some_session, range(40)) if each["rows"])
    row = data["rows"][0]
    hands = MOST_BYTES // len(json.dumps(json.dumps(row, separators=(",", ":"))))
    text = json.dumps({**data, "rows": [row] * hands}).encode()
    found = parse_plain(text)
    assert isinstance(found, dict)
    assert len(found["rows"]) == hands


def test_a_save_of_sixteen_megabytes_of_lists_is_refused_before_it_takes_memory(tmp_path: Path) -> None:
    """The outer text of 0.4.0's saves was not bounded: this took 457 MB."""
    path = tmp_path / "session.json"
    for text in (b"[" + b"[]," * (MOST_BYTES // 3 - 10) + b"1]", b'{"session": ' + b"[[" * 4_000_000 + b'"]'):
        path.write_bytes(text)
        tracemalloc.start()
        assert read_former(path) is None
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        assert most < 3 * MOST_BYTES


def test_plain_data() -> None:
    assert parse_plain(b'\xef\xbb\xbf{"a": [1, 2.5, "\\u0219"]}') == {"a": [1, 2.5, "ș"]}
    assert parse_plain(b'["\\ud83d\\ude00", 1e100, "1e999"]') == ["😀", 1e100, "1e999"]
    assert parse_plain(b'{"a": 1,\r\n"a": 2}\r\n') == {"a": 2}


@pytest.mark.parametrize(
    "text",
    [
        '{"moon": "\\ud800"}',
        '{"keys": {"hint": "\\udc80"}}',
        '{"volume": 1' + "0" * 400 + "}",
        '{"moon": ' + "[" * 500 + "]" * 500 + "}",
        '{"window": [1e999, 0, 0, 0, 0]}',
        '{"window": [1' + "0" * 30 + ", 0, 0, 0, 0]}",
        '{"speed": NaN}',
        '{"keys": {"hint": "\\u0000"}}',
        '{"table": {"people": ["\\u202e", 1, null]}, "table": {"house": [{}]}}',
    ],
)
def test_settings_that_once_ended_the_program(tmp_path: Path, text: str) -> None:
    (tmp_path / "settings.json").write_text(text, encoding="utf-8")
    attempts.settings(tmp_path)


def test_settings_that_can_be_read_can_be_read_again(tmp_path: Path) -> None:
    """With a line for each of these numbers the file would be ten times as large, too large to be read."""
    for much in (150_000, 490_000):
        (tmp_path / "settings.json").write_text(json.dumps({"moon": [1] * much}, separators=(",", ":")))
        file = SettingsFile(tmp_path)
        wishes = file.read()
        assert file.notice is None
        assert file.write(wishes)
        assert file.read() == wishes
    wishes.extra["more"] = "x" * 1_000_000
    assert not file.write(wishes)
    assert file.notice == "settings.not-saved"
    assert "moon" in file.read().extra


@pytest.mark.parametrize("generations", [1, 2])
def test_all_damaged_saves_are_kept_when_a_new_evening_begins(tmp_path: Path, generations: int) -> None:
    names = FORMER[:generations]
    for name in names:
        (tmp_path / name).write_text(f"damaged {name}", encoding="utf-8")
    with SaveFolder(tmp_path) as folder:
        session, notice = load_saved(folder)
        assert (session, saves.told(notice)) == (None, (*["save.damaged"] * generations, "save.aside"))
        folder.give_up().get()
        play(new_session(seed="anew", bot="random", keeper=FolderStore(folder)), 3)
    kept = {path.read_text(encoding="utf-8") for path in tmp_path.glob("*.bad*")}
    assert kept == {f"damaged {name}" for name in names}


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("tarok-session/2", "save.newer-left"),
        ("tarok-session/99", "save.newer-left"),
        ("tarok-session/0", "save.unknown"),
        ("tarok-session/", "save.unknown"),
        ("tarok-session/²", "save.unknown"),
        ("tarok-hand/1", "save.unknown"),
        ("chess", "save.unknown"),
        (None, "save.unknown"),
        ([], "save.unknown"),
    ],
)
def test_a_save_of_another_format_is_told_as_what_it_is_and_stays(tmp_path: Path, kind: object, told: str) -> None:
    """An older one was once called a save of a newer version too."""
    other = {**some_session(1), "format": kind}
    formers.write(tmp_path, other)
    before = (tmp_path / formers.CURRENT).read_bytes()
    with SaveFolder(tmp_path) as folder:
        session, notice = load_saved(folder)
        assert (session, saves.told(notice)) == (None, (told,))
        folder.give_up().get()
        play(new_session(seed="anew", bot="random", keeper=FolderStore(folder)), 3)
    assert (tmp_path / formers.CURRENT).read_bytes() == before


def test_a_book_of_a_newer_version_is_told_and_outlives_a_new_evening(tmp_path: Path) -> None:
    saves.begin(tmp_path, seed="newer", bot="random")
    with sqlite3.connect(tmp_path / BOOK) as connection:
        connection.execute("PRAGMA user_version=99")
    connection.close()
    before = (tmp_path / BOOK).read_bytes()
    with SaveFolder(tmp_path) as folder:
        assert saves.told(load_saved(folder)[1]) == NEWER
        folder.give_up().get()
        session = new_session(seed="anew", bot="random", keeper=FolderStore(folder))
        assert session.problem is None
        assert folder.file == tmp_path / APART[BOOK]
    assert (tmp_path / BOOK).read_bytes() == before, "neither moved nor changed"
    found, notice = saves.load(tmp_path)
    assert (found is not None and found.data(), notice) == (session.data(), NEWER)
    with sqlite3.connect(tmp_path / BOOK) as connection:
        connection.execute("PRAGMA user_version=1")
    connection.close()
    found, notice = saves.load(tmp_path)
    assert (found is not None and found.seed, notice) == ("newer", ("save.apart-waits",)), "the program was updated"
    with SaveFolder(tmp_path) as folder:
        load_saved(folder)
        folder.give_up().get()
    found, notice = saves.load(tmp_path)
    assert (found is not None and found.data(), notice) == (session.data(), ())


Spoil = Callable[[dict[str, object]], object]


def in_match(**fields: object) -> Spoil:
    return lambda data: data["match"].update(fields)  # type: ignore[attr-defined]


def in_row(**fields: object) -> Spoil:
    return lambda data: data["rows"][0].update(fields)  # type: ignore[index]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data.update(human=7),
        lambda data: data.update(human=-1),
        lambda data: data.update(human=True),
        lambda data: data.update(bots=[]),
        lambda data: data.update(bots=[None] * 9),
        lambda data: data.update(deal=10**7),
        lambda data: data.update(seed=["x"]),
        lambda data: data.update(first_deal=[]),
        lambda data: data.update(first_deal=["T1", "T2", "HK", "CK"]),
        lambda data: data.update(first_deal=["HK", "DK", "SK", "CK"]),
        lambda data: data.update(rows=data["rows"] * 50),
        in_match(totals=[0]),
        in_match(dealer=9),
        in_match(pool=-1),
        in_match(pool=10**12),
        in_match(radler=-1),
        in_match(hands=2),
        in_match(hands=-1),
        in_match(hands=10**4000),
        in_match(contributed=[1]),
        in_row(outcome="moonshine"),
        in_row(contract="grand"),
        in_row(declarer=4),
        in_row(partner="x"),
        in_row(totals=[1, 2]),
        in_row(paid="1234"),
        in_row(number=None),
        in_row(pool=[[]]),
        in_row(deal="1"),
        in_row(level=-1),
    ],
)
def test_an_impossible_session_is_one_error(spoil: Spoil) -> None:
    """They have a right digest: somebody has gone to the trouble."""
    data = next(each for number in range(40) if (each := some_session(number, ["romanian"]))["rows"])
    assert Evening.from_data(data).data() == Evening.from_data(json.loads(json.dumps(data))).data()
    spoil(data)
    with pytest.raises(ValueError, match="damaged session"):
        Evening.from_data(data)


@pytest.mark.parametrize("error", [errno.EACCES, errno.EIO, errno.EMFILE, errno.ELOOP])
@pytest.mark.parametrize("name", ["session.json", "settings.json"])
def test_files_the_system_does_not_give_out_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, error: int
) -> None:
    (tmp_path / name).write_text("mine", encoding="utf-8")
    real = os.open

    def refuse(path: os.PathLike[str] | str, *arguments: int, **named: int) -> int:
        if os.fspath(path).endswith(name):
            raise OSError(error, os.strerror(error), str(path))
        return real(path, *arguments, **named)

    with monkeypatch.context() as patch:
        patch.setattr(os, "open", refuse)
        assert saves.load(tmp_path)[0] is None
        assert SettingsFile(tmp_path).read() == Settings()
    assert (tmp_path / f"{name}.bad").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("wish", ["", "xx", "\x1b[31m", "../../etc/passwd", "ro" * 5_000, "\udcff", "de_AT@x", "."])
def test_any_language_may_be_wished_for(wish: str) -> None:
    assert environment_language({"TAROK_LANG": wish, "LANG": wish}) in LANGUAGES
