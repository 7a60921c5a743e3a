"""``tarok --self-test`` as somebody starts it: every part is well here, and it needs no terminal and no network."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tarokgui.selftest.parts import PARTS

LISTENED = """
import runpy, sys
heard, told = [], sys.argv.pop(1)
sys.addaudithook(lambda event, given: event.startswith("socket.") and heard.append(event))
try:
    runpy.run_module("tarokgui", run_name="__main__", alter_sys=True)
finally:
    loaded = [name for name in {loaded} if name in sys.modules]
    with open(told, "w") as file:
        print(heard, loaded, file=file)
"""
"""The program in a process that hears all that is asked of sockets."""
LOADED = ("socket", "_socket", "ssl", "_ssl", "http", "urllib.request", "asyncio")
FEW = """
import runpy
from tarokgui.selftest import parts
parts.PARTS = tuple(part for part in parts.PARTS if part.name in ("program", "texts", "saving"))
runpy.run_module("tarokgui", run_name="__main__", alter_sys=True)
"""
"""The program with some of the parts: the others are tried in the other test."""
STARTED = ("-m", "tarokgui")


def run(
    folder: Path, *arguments: str, shell: str = "", program: Sequence[str] = STARTED
) -> subprocess.CompletedProcess[str]:
    """The program in an environment without a screen, its player's data in *folder*."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("SDL_", "TAROK_"))}
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        environment.pop(name, None)
    environment |= {"TAROK_DATA": str(folder), "TAROK_LANG": "en"}
    command = [sys.executable, *program, "--self-test", *arguments]
    if shell:
        command = ["sh", "-c", f'exec "$@" {shell}', "sh", *command]
    return subprocess.run(command, env=environment, capture_output=True, text=True, encoding="utf-8", timeout=300)


def test_all_is_well(tmp_path: Path) -> None:
    """A line each, on standard output and in the report; the player's files are not touched.

    The whole program was there with everything it shows, and nothing was asked of the network, nor was a module for it
    loaded: `tests/test_network.py` has more about that.
    """
    data, report, asked = tmp_path / "data", tmp_path / "report.txt", tmp_path / "asked.txt"
    data.mkdir()
    (data / "evenings.db").write_text("mine")
    done = run(data, "--report", str(report), program=("-c", LISTENED.format(loaded=LOADED), str(asked)))
    lines = done.stdout.splitlines()
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert [line.split()[:2] for line in lines[:-1]] == [["ok", part.name] for part in PARTS]
    assert report.read_text(encoding="utf-8") == done.stdout
    assert [path.name for path in data.iterdir()] == ["evenings.db"]
    assert (data / "evenings.db").read_text() == "mine"
    assert asked.read_text() == "[] []\n"


@pytest.mark.skipif(os.name != "posix", reason="closed streams as on POSIX systems")
def test_nobody_listens(tmp_path: Path) -> None:
    done = run(tmp_path / "data", shell=">&- 2>&-", program=("-c", FEW))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_report_that_cannot_be_written(tmp_path: Path) -> None:
    done = run(tmp_path, "--report", str(tmp_path))
    assert done.returncode == 2
    assert done.stderr.startswith("tarok: cannot write ")
    assert done.stderr.count("\n") == 1
