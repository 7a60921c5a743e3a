"""The log: bounded, without names, written by two at once, and never a reason to fail."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tarokgui.app import crashes
from tarokgui.storage import logbook


@pytest.fixture(autouse=True)
def _place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAROK_DATA", str(tmp_path / "data"))


def test_it_lies_where_logs_lie(monkeypatch: pytest.MonkeyPatch) -> None:
    from platformdirs import user_log_dir

    monkeypatch.delenv("TAROK_DATA")
    assert logbook.log_file() == Path(user_log_dir("Tarok", appauthor=False)) / "tarok.log"


def test_levels() -> None:
    logbook.note("one")
    logbook.warn("two")
    logbook.fail("three", ValueError("four"))
    levels = [line.split()[2] for line in logbook.log_file().read_text().splitlines() if line[:2] == "20"]
    assert levels == ["INFO", "WARNING", "ERROR"]
    assert logbook.tail(1) == "ValueError: four"


def test_it_is_bounded() -> None:
    for number in range(40):
        logbook.note(f"{number} " + "x" * logbook.LONGEST * 2)
    sizes = {path.name: path.stat().st_size for path in logbook.log_folder().iterdir()}
    assert set(sizes) == {"tarok.log", "tarok.older.log"}
    assert all(size < logbook.MOST_BYTES + logbook.LONGEST + 200 for size in sizes.values())
    assert "39 x" in logbook.log_file().read_text()


def test_two_at_once() -> None:
    code = (
        "import sys; from tarokgui.storage import logbook\n"
        "for n in range(200): logbook.note(f'{sys.argv[1]}-{n} ' + 'x' * 300 + ' end')"
    )
    pair = [subprocess.Popen([sys.executable, "-c", code, name]) for name in "ab"]
    assert [each.wait() for each in pair] == [0, 0]
    lines = logbook.log_file().read_text().splitlines()
    assert all(line.startswith("20") and line.endswith(" end") for line in lines)
    assert [len([line for line in lines if f" {name}-" in line]) for name in "ab"] == [200, 200]


def test_a_folder_that_cannot_be_written(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    logbook.fail("lost", ValueError())
    assert logbook.tail() == ""
    crashes.watch()
    crashes.rest()
    assert capfd.readouterr() == ("", "")


def test_broken_letters() -> None:
    logbook.note("\udcff \0 ș")
    assert logbook.tail().endswith("\\udcff \0 ș")


def test_no_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "Anna Popescu"
    monkeypatch.setattr(Path, "home", lambda: home)
    told = logbook.nameless(f"{home}/x, '{home}', {tmp_path}/data/evenings.db {logbook.__file__}")
    assert told == "~/x, '~', <data>/evenings.db <program>/tarokgui/storage/logbook.py"
    assert logbook.nameless(f"{home}x") == f"{home}x"
    logbook.fail("no", FileNotFoundError(2, "not there", str(home / "file")))
    assert "Anna" not in logbook.log_file().read_text()


def test_a_crash_leaves_its_traces() -> None:
    code = "from tarokgui.app import crashes; crashes.watch(); import faulthandler; faulthandler._sigsegv()"
    # As a program without a terminal: it has no standard error at all.
    done = subprocess.run([sys.executable, "-c", f"import sys; sys.stderr = None; {code}"], capture_output=True)
    assert done.returncode != 0
    assert done.stderr == b""
    left = logbook.log_folder() / "crash.log"
    assert b"Segmentation fault" in left.read_bytes() or os.name == "nt"
    done = subprocess.run([sys.executable, "-c", "from tarokgui.app import crashes; crashes.watch(); crashes.rest()"])
    assert done.returncode == 0
    assert "the last run crashed" in logbook.tail()
    assert 'File "<string>", line 1' in logbook.tail()
    assert not left.exists()
