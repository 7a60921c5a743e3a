"""A screen reader finds everything on screen, and can press it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tarokgui.wording.i18n import load
from tests.e2e import reader
from tests.e2e.program import console_script
from tests.e2e.screen import Screen
from tests.support.extras import full

pytestmark = pytest.mark.e2e

PYTHON = "/usr/bin/python3"


def missing() -> str:
    """The parts this test needs that the machine lacks."""
    if shutil.which("dbus-run-session") is None or not any(map(os.path.exists, reader.LAUNCHERS)):
        return "no accessibility bus here (at-spi2-core, dbus)"
    probe = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    done = subprocess.run([PYTHON, "-c", probe], capture_output=True, check=False)
    return "" if done.returncode == 0 else "the system's Python has no AT-SPI (gir1.2-atspi-2.0, python3-gi)"


def test_the_title_is_read_and_pressed(screen: Screen, tmp_path: Path) -> None:
    full("accesskit")
    if why := missing():
        if os.environ.get("CI", "").lower() in ("true", "1"):
            pytest.fail(why)
        pytest.skip(why)
    tr = load("en")
    (tmp_path / "runtime").mkdir(mode=0o700)
    wishes = {"TAROK_DATA": str(tmp_path), "TAROK_LANG": "en", "TAROK_WINDOW": "1280x720", "SDL_VIDEODRIVER": "x11"}
    settings = screen.environment(
        {**wishes, "XDG_RUNTIME_DIR": str(tmp_path / "runtime"), "READER_PRESS": tr("title.quit"), "PYTHONPATH": ""}
    )
    done = subprocess.run(
        ["dbus-run-session", "--", PYTHON, reader.__file__, *console_script()],
        env=settings, cwd=tmp_path, capture_output=True, text=True, timeout=200, check=False,
    )  # fmt: skip
    lines = [line.removeprefix("READER ") for line in done.stdout.splitlines() if line.startswith("READER ")]
    assert done.returncode == 0, done.stdout + done.stderr
    things = json.loads(lines[0])
    buttons = {name: states for role, name, states in things if role in ("push button", "button")}
    assert tr("title.quit") in buttons
    assert any("focused" in states for states in buttons.values())
    assert any(role == "frame" and name for role, name, _ in things)
    assert json.loads(lines[1]) == 0
