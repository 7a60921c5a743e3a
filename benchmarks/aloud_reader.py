"""Plays the program by keys and knows of it only what AT-SPI says. Run by `aloud.py`, with the system's own Python.

    dbus-run-session -- /usr/bin/python3 aloud_reader.py TOUR COMMAND…

Prints a line for each key that was pressed, each announcement, each move of the focus and each change of its state.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.e2e.reader import LAUNCHERS, PATIENCE, enable

QUIET = 0.7
"""Seconds without an event after which all has been said that a key brings."""
LONGEST = 6.0
TOLD = ("checked", "selected", "expanded", "pressed")


class Ears:
    """Everything that a screen reader is told, in order."""

    def __init__(self, atspi: Any, loop: Any) -> None:
        self._loop = loop
        self._last = time.monotonic()
        self._begun = self._last
        self.said: list[str] = []
        self.focus = ""
        self.role = ""
        for kind, heard in (
            ("object:announcement", self._announced),
            ("object:state-changed", self._changed),
            ("object:property-change:accessible-value", self._valued),
        ):
            listener = atspi.EventListener.new(heard)
            listener.register(kind)
            setattr(self, f"_kept_{kind}", listener)

    def note(self, line: str) -> None:
        """Write a line, with the seconds since the beginning."""
        print(f"{time.monotonic() - self._begun:7.2f}  {line}", flush=True)

    def _announced(self, event: Any) -> None:
        self._last = time.monotonic()
        self.said.append(str(event.any_data))
        self.note(f"says   {event.any_data}")

    def _changed(self, event: Any) -> None:
        self._last = time.monotonic()
        kind = event.type.rpartition(":")[2]
        try:
            name, role = event.source.get_name(), event.source.get_role_name()
            attributes = event.source.get_attributes() or {}
        except Exception:  # it is gone already
            return
        if kind == "focused" and event.detail1:
            self.focus, self.role = name, role
            place = f", place {attributes['posinset']}" if "posinset" in attributes else ""
            states = event.source.get_state_set().get_states()
            held = [each.value_nick for each in states if each.value_nick in TOLD]
            self.note(f"focus  {name} [{', '.join((role, *held))}{place}]")
        elif kind in TOLD:
            self.note(f"state  {name} [{role}]: {'' if event.detail1 else 'not '}{kind}")

    def _valued(self, event: Any) -> None:
        self._last = time.monotonic()
        self.note(f"value  {event.source.get_name()}")

    def listen(self, quiet: float = QUIET, longest: float = LONGEST) -> None:
        """Until nothing has been said for so long."""
        begun = self._last = time.monotonic()
        while time.monotonic() - self._last < quiet and time.monotonic() - begun < longest:
            while self._loop.pending():
                self._loop.iteration(False)
            time.sleep(0.01)


class Fingers:
    """Presses keys and hears what comes of them."""

    def __init__(self, ears: Ears) -> None:
        self.ears = ears

    def press(self, key: str, quiet: float = QUIET) -> str:
        """What was said after it, in one string."""
        self.ears.note(f"key    {key}")
        heard = len(self.ears.said)
        subprocess.run(["xdotool", "key", key], check=True)
        self.ears.listen(quiet)
        return " ".join(self.ears.said[heard:])

    def go(self, name: str, key: str = "Tab", most: int = 60) -> None:
        """Press *key* until what has the focus is called so.

        Raises LookupError if it never is.
        """
        for _ in range(most):
            if self.ears.focus.startswith(name):
                return
            self.press(key, 0.25)
        raise LookupError(f"{key} does not lead to {name!r}; the focus is told as {self.ears.focus!r}")

    def enter(self) -> str:
        """Enter, and once more where it only chooses."""
        said = self.press("Return")
        return said + " " + self.press("Return") if "once more" in said else said

    def hand(self, title: str, most: int = 400) -> None:
        """Play until the hand is settled."""
        self.ears.note(f"----   {title}")
        for _ in range(most):
            self.ears.listen(1.0, 12.0)
            focus = self.ears.focus
            if focus.startswith("Next hand") or re.match(r".*\b1 of \d+\b", focus):
                return
            said = self.enter()
            if "chosen for the discard" in said or "laid away" in said:
                if "Then press" in said:
                    self.go("Discard")
                    self.enter()
                else:
                    self.press("Right", 0.3)
            elif "not be discarded" in said or "may not" in said:
                self.press("Right", 0.3)
        raise LookupError("the hand does not end")


def open_table(fingers: Fingers, game: str) -> None:
    """From the title to the table of that game."""
    fingers.go("New table")
    fingers.press("Return")
    fingers.go(game, "shift+Tab")
    fingers.press("Return")
    fingers.go("Sit down")
    fingers.press("Return", 1.5)


def play(fingers: Fingers, game: str) -> None:
    """A hand, what is read on demand, both questions, the score sheet."""
    open_table(fingers, game)
    fingers.press("r")
    fingers.press("k")
    fingers.hand(game)
    fingers.press("r")
    fingers.press("shift+Tab")
    for key in ("F2", "Escape"):
        fingers.press(key)
    fingers.go("Next hand")
    fingers.press("Return", 2.0)
    fingers.enter()
    fingers.press("ctrl+r")
    fingers.press("Escape")
    fingers.press("ctrl+d")
    fingers.press("Escape")


def sheets(fingers: Fingers) -> None:
    """Title, settings with a box, a slider and a choice, and the rules with a search."""
    for key in ("Down", "Up", "Tab", "shift+Tab"):
        fingers.press(key)
    fingers.go("Settings")
    fingers.press("Return")
    for key in ("Right", "Down", "Right", "Left"):  # past the language
        fingers.press(key)
    fingers.press("Escape")
    fingers.go("Settings")
    fingers.press("Return")
    fingers.go("Play", "Down")
    for key in ("Return", "Right", "Down", "Down", "space", "space"):
        fingers.press(key)
    fingers.press("Escape")
    fingers.go("Rules")
    fingers.press("Return")
    fingers.press("slash")
    for key in "mond":
        fingers.press(key, 0.4)
    fingers.press("Down")
    fingers.press("Return")
    fingers.press("Escape")
    fingers.press("Escape")


def quit_program(fingers: Fingers, program: subprocess.Popen[bytes]) -> None:
    """Away by the button of the title."""
    fingers.go("Quit")
    fingers.press("Return")
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
