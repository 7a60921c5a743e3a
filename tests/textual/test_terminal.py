"""The terminal's own ends: its wait for a line."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

LATE_SIGNAL = """
import signal, threading, _thread
from tarokgui.textual.terminal import standard_terminal
def heard(number, frame):
    raise SystemExit(7)
signal.signal(signal.SIGHUP, heard)
threading.Timer(0.3, _thread.interrupt_main, [signal.SIGHUP]).start()
standard_terminal().ask("> ")
"""
"""`interrupt_main` notes a signal for Python and wakes nobody, as one does that comes just before the system waits."""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no pseudo-terminal")
def test_a_signal_just_before_the_wait_is_heeded_without_a_line() -> None:
    keyboard, screen = os.openpty()
    program = subprocess.Popen([sys.executable, "-c", LATE_SIGNAL], stdin=screen, stdout=subprocess.DEVNULL)
    try:
        assert program.wait(timeout=60) == 7
    finally:
        program.kill()
        program.wait()
        os.close(keyboard)
        os.close(screen)
