"""Only one program at a time has the saved game, and a file that a scanner holds for a moment is waited for."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import pytest

from tarokgui.storage import atomicfile
from tarokgui.storage.lock import SaveLock


def test_only_one_program_has_the_session(tmp_path: Path) -> None:
    first, second = SaveLock(tmp_path), SaveLock(tmp_path)
    assert first.acquire()
    assert not second.acquire()
    first.release()
    assert second.acquire()
    second.release()


def test_a_lock_whose_file_was_removed_is_taken_again(tmp_path: Path) -> None:
    lock = SaveLock(tmp_path / "data")
    assert lock.acquire()
    shutil.rmtree(tmp_path / "data")
    lock.renew()
    assert not SaveLock(tmp_path / "data").acquire()
    lock.renew()
    assert not SaveLock(tmp_path / "data").acquire()
    lock.release()
    lock.renew()
    assert SaveLock(tmp_path / "data").acquire()


def test_a_folder_that_cannot_be_made_is_no_reason_not_to_play(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert SaveLock(tmp_path / "file").acquire()


@pytest.mark.parametrize(("system", "tries"), [("win32", 3), ("linux", 1)])
def test_on_windows_a_scanner_may_hold_the_file_for_a_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, system: str, tries: int
) -> None:
    (tmp_path / "session.json").write_bytes(b"old")
    replace, tried = os.replace, []

    def held(source: str, target: str) -> None:
        tried.append(target)
        if len(tried) < 3:
            raise PermissionError(13, "held by another program", target)
        replace(source, target)

    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(atomicfile, "sleep", lambda _: None)
    monkeypatch.setattr(os, "replace", held)
    if system == "win32":
        atomicfile.write_whole(tmp_path / "session.json", b"new")
    else:
        with pytest.raises(PermissionError):
            atomicfile.write_whole(tmp_path / "session.json", b"new")
    assert len(tried) == tries


def test_a_file_that_stays_held_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def held(source: str, target: str) -> None:
        raise PermissionError(13, "held by another program", target)

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(atomicfile, "sleep", lambda _: None)
    monkeypatch.setattr(os, "replace", held)
    with pytest.raises(PermissionError):
        atomicfile.write_whole(tmp_path / "settings.json", b"new")
