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
ANSWER = 2.5
"""Seconds within which the program says something to a key, if it says anything: long, for a machine with work."""
TITLE = ("First evening", "New table", "Rules", "Settings", "About", "Quit", "sound", "ro", "en", "de", "sl")
"""The stops of the title. They are counted: before it was mended it told nothing of them."""
PASSES = ("pas", "naprej", "passe", "fort", "Merge", "Naprej", "fertig")
ENDS = ("Merge", "Naprej", "fertig")
"""Buttons that end a turn of announcements; the others say no to a bid."""
BIDS = {
    "Romanian Tarok": ("al patrulea de unu", "al treilea de unu", "al doilea de unu"),
    "Taper": ("unul de unu", "al doilea de unu"),
    "Slovenian Tarok": ("solo ena", "solo dva"),
    "Tübingen Tarock": (),
}
"""The first bid, so that the talon, discarding and announcing are heard too."""
PLAYED = re.compile(r"\bYou (?:play|lead) \w")
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
        self.selected = 0
        """The number of push buttons, that is cards, told to be selected."""
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
            place = f", {attributes['posinset']} of {attributes.get('setsize')}" if "posinset" in attributes else ""
            states = event.source.get_state_set().get_states()
            held = [each.value_nick for each in states if each.value_nick in TOLD]
            self.note(f"focus  {name} [{', '.join((role, *held))}{place}]")
        elif kind in TOLD:
            self.selected += kind == "selected" and role == "push button" and bool(event.detail1)
            self.note(f"state  {name} [{role}]: {'' if event.detail1 else 'not '}{kind}")

    def _valued(self, event: Any) -> None:
        self._last = time.monotonic()
        self.note(f"value  {event.source.get_name()}")

    def listen(self, quiet: float = QUIET, longest: float = LONGEST, answer: float = 0.0) -> None:
        """Until nothing has been said for so long; for *answer* seconds wait for the first thing."""
        begun = self._last = time.monotonic()
        while self._wants(quiet, begun, answer) and time.monotonic() - begun < longest:
            while self._loop.pending():
                self._loop.iteration(False)
            time.sleep(0.01)

    def _wants(self, quiet: float, begun: float, answer: float) -> bool:
        now = time.monotonic()
        return now - self._last < quiet or (self._last == begun and now - begun < answer)


class Fingers:
    """Presses keys and hears what comes of them."""

    def __init__(self, ears: Ears) -> None:
        self.ears = ears
        self._at = 0

    def title(self, name: str) -> None:
        """To a button of the title, and press it."""
        for _ in range((TITLE.index(name) - self._at) % len(TITLE)):
            self.press("Tab", 0.25)
        self._at = TITLE.index(name)
        self.press("Return")

    def press(self, key: str, quiet: float = QUIET) -> str:
        """The sentences after it, in one string."""
        self.ears.note(f"key    {key}")
        heard = len(self.ears.said)
        subprocess.run(["xdotool", "key", key], check=True)
        self.ears.listen(quiet, answer=ANSWER)
        return " ".join(self.ears.said[heard:])

    def twice(self, apart: float) -> str:
        """The sentences after Enter twice, so many seconds apart."""
        self.ears.note(f"key    Return, and again after {apart * 1000:.0f} ms")
        heard = len(self.ears.said)
        subprocess.run(["xdotool", "key", "--delay", str(round(apart * 1000)), "Return", "Return"], check=True)
        self.ears.listen(QUIET, answer=ANSWER)
        return " ".join(self.ears.said[heard:])

    def go(self, name: str, key: str = "Tab", most: int = 60) -> None:
        """Press *key* until what has the focus begins with that pattern.

        Raises LookupError if it never does.
        """
        for _ in range(most):
            if re.match(name, self.ears.focus):
                return
            self.press(key, 0.25)
        raise LookupError(f"{key} does not lead to {name!r}; the focus is told as {self.ears.focus!r}")

    def enter(self) -> str:
        """Enter, and once more where it only chooses."""
        said = self.press("Return")
        return said + " " + self.press("Return") if "once more" in said else said

    def reaches(self, name: str, key: str = "Tab", most: int = 30) -> bool:
        """True if *key* leads to what is called so."""
        try:
            self.go(name, key, most)
        except LookupError:
            return False
        return True


class Hand:
    """One hand, played by what is heard; what a fault of the review needs is tried once on the way."""

    def __init__(self, fingers: Fingers, game: str) -> None:
        self._fingers = fingers
        self._ears = fingers.ears
        self._bid = BIDS[game]
        self._untried = {"bid", "announcements", "bounce", "early key", "barred card", "read king"}

    def play(self, most: int = 400) -> None:
        """Until the hand is settled. Raises LookupError if it does not end."""
        self._ears.note("----   the hand")
        for _ in range(most):
            if not self.step():
                return
        raise LookupError("the hand does not end")

    def step(self) -> bool:
        """The present question; False if the hand is settled."""
        self._ears.listen(0.9, 12.0)
        focus = self._ears.focus
        if focus.startswith("Next hand"):
            return False
        if re.search(r"\bplace 1 of \d+", focus):
            self._stack()
        elif focus in PASSES:
            self._speak(focus)
        elif self._mine:
            self._card()
        else:
            self._choose()
        return True

    @property
    def _mine(self) -> str:
        """The last prompt, if it asks for a card of a trick."""
        last = self._ears.said[-1] if self._ears.said else ""
        return (
            last if re.search(r"(?:follow suit|play any card|play a ta\w+|beat it|[Yy]ou lead)\b[^.]*\.$", last) else ""
        )

    def _once(self, what: str) -> bool:
        first = what in self._untried
        self._untried.discard(what)
        return first

    def _check(self, what: str, held: bool) -> None:
        self._ears.note(f"check  {what}: {'right' if held else 'WRONG'}")

    def _stack(self) -> None:
        for name in ("Sort them for me", "Stack the hands"):
            self._fingers.go(name)
            self._fingers.enter()

    def _speak(self, focus: str) -> None:
        """A bid, or what is announced: something else than the silent choice once."""
        fingers = self._fingers
        if self._once("read king"):
            fingers.press("r")
            parts = [part for part in re.split(r"[.;] ", fingers.press("k").strip(" .")) if part]
            self._check("each thing is said once", len(parts) == len({*parts}))
        if focus in ENDS and self._once("announcements"):
            fingers.press("shift+Tab")
            if self._ears.role == "check box":
                fingers.press("space")
                fingers.press("space")
            fingers.go(re.escape(focus))
        elif focus not in ENDS and self._bid and self._once("bid"):
            if any(fingers.reaches(name, "shift+Tab", 12) for name in self._bid):
                fingers.enter()
                fingers.press("Return")
                return
            fingers.go(re.escape(focus))
        fingers.enter()

    def _choose(self) -> None:
        """Kings, groups, cards to be laid away, questions: what the focus is on, or the next."""
        fingers, laid = self._fingers, self._ears.selected
        said = fingers.enter()
        silent = self._ears.selected > laid and "chosen for the discard" not in said
        if "Then press" in said or silent:
            if fingers.reaches("Discard", most=26):
                fingers.enter()
                return
            for _ in range(26):
                fingers.press("shift+Tab", 0.25)
            fingers.press("Right")
        elif "chosen for the discard" in said or "not be" in said or "may not" in said or "keep " in said:
            fingers.press("Right")

    def _card(self) -> None:
        """A card of a trick, and the ways of pressing a key that the review names."""
        fingers, prompt = self._fingers, self._mine
        suit = re.search(r"(\w+) were led: follow suit", prompt)
        if suit is not None and "barred card" in self._untried and "bounce" not in self._untried:
            self._barred(suit[1].lower().rstrip("s"), prompt)
        if self._once("bounce"):
            said = fingers.twice(0.08)
            self._check("two presses within 80 ms are one", PLAYED.search(said) is None)
            if PLAYED.search(said):
                return
        said = fingers.enter()
        if PLAYED.search(said) is None and ("follow suit" in said or "may not" in said or "must" in said):
            fingers.press("Right")
        elif "early key" in self._untried and PLAYED.search(said):
            self._early()

    def _barred(self, suit: str, prompt: str) -> None:
        """A number key on a card that may not be played."""
        for number in "123456789":
            said = self._fingers.press(number)
            if suit not in self._ears.focus and self._once("barred card"):
                told = "follow suit" in said and "Chosen" not in said
                self._check(f"a barred card says so at the first press ({self._ears.focus})", told)
                break
        while suit not in self._ears.focus:
            self._fingers.press("Right")

    def _early(self) -> None:
        """Enter while others play; then, in my turn, Enter once."""
        heard = len(self._ears.said)
        self._fingers.press("Return", 0.0)
        self._ears.listen(1.5, 12.0)
        if not self._mine or PLAYED.search(" ".join(self._ears.said[heard:])):
            return
        said = self._fingers.press("Return")
        if "Chosen" in said or PLAYED.search(said):
            self._untried.discard("early key")
            self._check("a key pressed too early answers nothing", PLAYED.search(said) is None)


def open_table(fingers: Fingers, game: str) -> None:
    """From the title to the table of that game."""
    fingers.title("New table")
    name = rf"{game}(?:\.|$)"
    fingers.go(name, "shift+Tab")
    fingers.press("Return")
    fingers.go("Sit down")
    fingers.press("Return", 1.5)


def play(fingers: Fingers, game: str) -> None:
    """A hand, what is read on demand, both questions, the score sheet."""
    open_table(fingers, game)
    Hand(fingers, game).play()
    fingers.press("r")
    fingers.press("s")
    for key in ("Down", "Escape"):
        fingers.press(key)
    fingers.go("Next hand")
    fingers.press("Return", 2.0)
    following = Hand(fingers, game)
    for _ in range(4):
        following.step()
    fingers.press("ctrl+r")
    fingers.press("Escape")
    fingers.press("ctrl+d")
    fingers.press("Escape")


def sheets(fingers: Fingers) -> None:
    """Title, settings with a slider, a choice and a box, and the rules with a search."""
    for key in ("Down", "Up", "Tab", "shift+Tab"):
        fingers.press(key)
    fingers.title("Settings")
    for key in ("Right", "Right", "Left", "Down", "Right", "Left", "Escape"):  # language, size of the letters
        fingers.press(key)
    fingers.title("Settings")
    fingers.go("Play", "Down")
    for key in ("Return", "Right", "Down", "Down", "space", "space", "Escape"):
        fingers.press(key)
    fingers.title("Rules")
    fingers.press("slash")
    for key in "mond":
        fingers.press(key, 0.4)
    for key in ("Down", "Return", "Escape", "Escape"):
        fingers.press(key)


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
