"""Play the program by keys, knowing only the words of AT-SPI. Run by `aloud.py`, with the system's own Python.

    dbus-run-session -- /usr/bin/python3 reader.py TOUR COMMAND…

Prints a line for each key that was pressed, each announcement, each move of the focus and each change of its state.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from benchmarks.hearing.ears import Ears
from benchmarks.hearing.fingers import Fingers
from benchmarks.hearing.tours import play, sheets, stecken
from tests.e2e.reader import LAUNCHERS, PATIENCE, enable


def quit_program(fingers: Fingers, program: subprocess.Popen[bytes]) -> None:
    """Away by the button of the title."""
    fingers.title("Quit")
    fingers.ears.note(f"ended  with status {program.wait(timeout=PATIENCE)}")


def main() -> int:
    """One tour through the program."""
    launcher = next(path for path in LAUNCHERS if os.path.exists(path))
    bus = subprocess.Popen([launcher], stderr=subprocess.DEVNULL)
    program: subprocess.Popen[bytes] | None = None
    try:
        enable()
        import gi

        gi.require_version("Atspi", "2.0")
        from gi.repository import Atspi, GLib

        Atspi.init()
        ears = Ears(Atspi, GLib.MainContext.default())
        program = subprocess.Popen(sys.argv[2:], stdout=subprocess.DEVNULL)
        fingers = Fingers(ears)
        until = time.monotonic() + PATIENCE
        while not ears.focus and time.monotonic() < until:
            ears.listen(0.3)
        ears.listen(1.5)
        if sys.argv[1] == "sheets":
            sheets(fingers)
            quit_program(fingers, program)
        else:
            if sys.argv[1] == "Stecken":
                stecken(fingers)
            else:
                play(fingers, sys.argv[1])
            fingers.press("ctrl+q")
            ears.note(f"ended  with status {program.wait(timeout=PATIENCE)}")
    except LookupError as lost:
        print(f"   LOST  {lost}", flush=True)
        return 1
    finally:
        if program is not None and program.poll() is None:
            program.kill()
        bus.terminate()
    return 0


if __name__ == "__main__":
    sys.exit(main())
