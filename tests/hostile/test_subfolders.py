"""The folders beneath the player's own: files of the program are written there, or left out."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from tarokgui.app import crashes, screenshot
from tarokgui.services import problemreport as problem
from tarokgui.storage import logbook, subfolder
from tarokgui.storage.folders import PROGRAM
from tarokgui.storage.subfolder import entered

pytestmark = pytest.mark.skipif(os.name != "posix", reason="links that anybody may make")


def log() -> bool:
    logbook.fail("a fault", ValueError("secret"))
    return logbook.tail() != ""


def turned_over() -> bool:
    for _ in range(12):
        logbook.note("x" * logbook.LONGEST)
    return logbook.tail() != ""


def crash() -> bool:
    crashes.watch()
    watched = bool(crashes._open)
    crashes.rest()
    return watched


def report() -> bool:
    return problem.keep("a report") is not None


def picture() -> bool:
    told: list[str | None] = []
    screenshot.keep(pygame.Surface((4, 4)), told.append).join()
    return told != [None]


WRITERS: dict[Callable[[], bool], str] = {
    log: "log",
    turned_over: "log",
    crash: "log",
    report: "log",
    picture: "screenshots",
}
"""The writer, a test of its writing, and the folder."""


@pytest.fixture(params=[True, False], ids=["folder held", "by whole path"])
def _held(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on systems that can hold a folder, and as on Windows."""
    monkeypatch.setattr(subfolder, "_HELD", request.param and subfolder._HELD)


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    monkeypatch.setenv("TAROK_DATA", str(folder))
    return folder


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.usefixtures("_held")
@pytest.mark.parametrize("there", [True, False], ids=["to a folder", "to nothing"])
@pytest.mark.parametrize("write", WRITERS, ids=lambda write: write.__name__)
def test_a_link_in_the_place_of_the_folder_is_left_alone(
    data: Path, tmp_path: Path, write: Callable[[], bool], there: bool
) -> None:
    outside = tmp_path / "outside"
    if there:
        outside.mkdir()
        for name in (logbook.FILE, logbook.OLDER, crashes.FILE):
            (outside / name).write_bytes(b"not yours" * 30_000)
    before = contents(tmp_path)
    (data / WRITERS[write]).symlink_to(outside, target_is_directory=True)
    assert not write()
    assert contents(tmp_path) == before
    assert outside.exists() is there


@pytest.mark.usefixtures("_held")
@pytest.mark.parametrize("write", WRITERS, ids=lambda write: write.__name__)
def test_the_data_folder_may_be_a_link_to_another_disk(
    data: Path, tmp_path: Path, write: Callable[[], bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    linked = tmp_path / "linked"
    linked.symlink_to(data, target_is_directory=True)
    monkeypatch.setenv("TAROK_DATA", str(linked))
    assert write()
    assert (data / WRITERS[write]).is_dir()


@pytest.mark.usefixtures("_held")
@pytest.mark.parametrize("write", WRITERS, ids=lambda write: write.__name__)
def test_no_data_folder_yet(tmp_path: Path, write: Callable[[], bool], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAROK_DATA", str(tmp_path / "a" / "b"))
    assert write()


@pytest.mark.usefixtures("_held")
def test_the_programs_own_folder_among_the_pictures_may_be_a_link(tmp_path: Path) -> None:
    (tmp_path / "disk").mkdir()
    (tmp_path / PROGRAM).symlink_to(tmp_path / "disk", target_is_directory=True)
    with entered(tmp_path / PROGRAM) as folder:
        folder.write_new("picture", b"x")
    assert (tmp_path / "disk" / "picture").read_bytes() == b"x"


@pytest.mark.skipif(not subfolder._HELD, reason="this system cannot hold a folder")
def test_a_link_put_there_in_the_middle_is_not_followed(data: Path, tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "old").write_bytes(b"not yours")
    with entered(data / "log") as folder:
        folder.write_new("old", b"mine")
        (data / "log").rename(data / "moved")
        (data / "log").symlink_to(outside, target_is_directory=True)
        folder.write_new("new", b"mine")
        folder.rename("old", "older")
        with folder.open_plain("more", append=True) as file:
            file.write(b"mine")
        assert folder.size("older") == 4
        assert folder.read_end("older", 2) == b"ne"
        folder.remove("new")
    assert contents(outside) == {"old": b"not yours"}
    assert contents(data / "moved") == {"older": b"mine", "more": b"mine"}


def test_a_file_that_is_a_link_is_neither_written_nor_read(data: Path, tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.write_bytes(b"not yours")
    (data / "log").mkdir()
    for name in (logbook.FILE, crashes.FILE):
        (data / "log" / name).symlink_to(outside)
    assert not log()
    assert not crash()
    assert outside.read_bytes() == b"not yours"


def test_no_open_folder_is_left(data: Path) -> None:
    before = len(os.listdir("/proc/self/fd")) if Path("/proc/self/fd").exists() else 0
    for _ in range(20):
        log()
        report()
    (data / "screenshots").symlink_to(data)
    for _ in range(20):
        picture()
    assert (len(os.listdir("/proc/self/fd")) if Path("/proc/self/fd").exists() else 0) <= before
