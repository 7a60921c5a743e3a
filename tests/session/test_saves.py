"""Never lose a game: whatever happens while a save is written, the old one or the new one is there, whole."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tarokgui import smallfile
from tarokgui.storage.lock import SaveLock
from tarokgui.storage.saves import SaveFolder


class Died(Exception):
    """Stands for the power failing."""


STEPS: tuple[tuple[str, int], ...] = (("fsync", 1), ("link", 1), ("replace", 1), ("replace", 2))


@pytest.mark.parametrize(("call", "time"), STEPS, ids=[f"{call}-{time}" for call, time in STEPS])
@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
def test_dying_at_any_step_leaves_one_whole_save(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, time: int, after: bool
) -> None:
    folder = SaveFolder(tmp_path)
    folder.write({"n": 1})
    folder.write({"n": 2})
    real: Callable[..., object] = getattr(os, call)
    seen = 0

    def dying(*args: object) -> object:
        nonlocal seen
        seen += 1
        if seen == time and not after:
            raise Died
        result = real(*args)
        if seen == time:
            raise Died
        return result

    with monkeypatch.context() as patch:
        patch.setattr(os, call, dying)
        with pytest.raises(Died):
            folder.write({"n": 3})
    found = SaveFolder(tmp_path).read()
    assert found.notice is None
    assert found.data in ({"n": 2}, {"n": 3})
    folder.write({"n": 4})
    assert SaveFolder(tmp_path).read().data == {"n": 4}


def test_without_hard_links_the_old_save_is_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(*_: object) -> None:
        raise OSError("this file system has none")

    monkeypatch.setattr(os, "link", no_links)
    folder = SaveFolder(tmp_path)
    for n in range(3):
        folder.write({"n": n})
    (tmp_path / "session.json").write_text("{", encoding="utf-8")
    assert folder.read().data == {"n": 1}


def spoilt(text: str, random: Random) -> bytes:
    """The text cut short, or with a letter changed."""
    data = bytearray(text.encode("utf-8"))
    place = random.randrange(len(data))
    if random.random() < 0.5:
        return bytes(data[:place])
    data[place] ^= 1 << random.randrange(8)
    return bytes(data)


def test_a_garbled_or_truncated_save_falls_back_to_the_one_before(tmp_path: Path) -> None:
    random = Random(7)
    for number in range(200):
        folder = SaveFolder(tmp_path / str(number))
        folder.write({"name": "înainte", "n": 1})
        folder.write({"name": "după", "n": 2})
        path = folder.folder / "session.json"
        path.write_bytes(spoilt(path.read_text(encoding="utf-8"), random))
        found = folder.read()
        if found.notice is None:  # the change hit nothing that matters, such as the case of an escape
            assert found.data == {"name": "după", "n": 2}
            continue
        assert found.notice == "save.fell-back"
        assert found.data == {"name": "înainte", "n": 1}
        assert (folder.folder / "session.json.bad").exists()


def test_two_bad_saves_are_told_and_kept(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    folder.write({"n": 1})
    folder.write({"n": 2})
    for name in ("session.json", "session.previous.json"):
        (tmp_path / name).write_text("not a save", encoding="utf-8")
    found = folder.read()
    assert (found.data, found.notice) == (None, "save.lost")
    assert (tmp_path / "session.json.bad").read_text(encoding="utf-8") == "not a save"


def test_no_save_is_no_message(tmp_path: Path) -> None:
    found = SaveFolder(tmp_path / "nowhere").read()
    assert (found.data, found.notice) == (None, None)


def test_a_save_of_the_right_shape_but_wrong_contents_is_no_save(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    folder.write({"n": 1})
    path = tmp_path / "session.json"
    outer = json.loads(path.read_text(encoding="utf-8"))
    outer["session"] = '{"n": 9}'
    path.write_text(json.dumps(outer), encoding="utf-8")
    assert folder.read().notice == "save.lost"


def test_only_one_program_has_the_session(tmp_path: Path) -> None:
    first, second = SaveLock(tmp_path), SaveLock(tmp_path)
    assert first.acquire()
    assert not second.acquire()
    first.release()
    assert second.acquire()
    second.release()


def test_a_folder_that_cannot_be_made_is_no_reason_not_to_play(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("", encoding="utf-8")
    lock = SaveLock(in_the_way)
    assert lock.acquire()
    with pytest.raises(OSError, match="file"):
        SaveFolder(in_the_way).write({"n": 1})


@pytest.mark.parametrize(("system", "tries"), [("win32", 3), ("linux", 1)])
def test_on_windows_a_scanner_may_hold_the_file_for_a_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, system: str, tries: int
) -> None:
    save = SaveFolder(tmp_path)
    save.write({"made": 1})
    replace, tried = os.replace, []

    def held(source: str, target: str) -> None:
        tried.append(target)
        if len(tried) < 3:
            raise PermissionError(13, "held by another program", target)
        replace(source, target)

    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(smallfile, "sleep", lambda _: None)
    monkeypatch.setattr(os, "replace", held)
    if system == "win32":
        smallfile.write_whole(tmp_path / "session.json", b"new")
    else:
        with pytest.raises(PermissionError):
            smallfile.write_whole(tmp_path / "session.json", b"new")
    assert len(tried) == tries


def test_a_file_that_stays_held_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def held(source: str, target: str) -> None:
        raise PermissionError(13, "held by another program", target)

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(smallfile, "sleep", lambda _: None)
    monkeypatch.setattr(os, "replace", held)
    with pytest.raises(PermissionError):
        smallfile.write_whole(tmp_path / "settings.json", b"new")
