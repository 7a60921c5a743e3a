"""Keys that are pressed by ear."""

from __future__ import annotations

import re
import subprocess

from benchmarks.hearing.ears import QUIET, Ears

ANSWER = 2.5
"""Seconds within which the program says something to a key, if it says anything: long, for a machine with work."""
TITLE = ("First evening", "New table", "Rules", "Settings", "About", "Quit", "sound", "ro", "en", "de", "sl")
"""The stops of the title. They are counted: before it was mended it named none of them."""


class Fingers:
    """Presses keys and hears the effect."""

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

    def type(self, key: str, wait: float) -> None:
        """Press it and listen for so many seconds."""
        self.ears.note(f"key    {key}")
        subprocess.run(["xdotool", "key", key], check=True)
        self.ears.listen(wait, wait, wait)

    def twice(self, apart: float) -> str:
        """The sentences after Enter twice, so many seconds apart."""
        self.ears.note(f"key    Return, and again after {apart * 1000:.0f} ms")
        heard = len(self.ears.said)
        subprocess.run(["xdotool", "key", "--delay", str(round(apart * 1000)), "Return", "Return"], check=True)
        self.ears.listen(QUIET, answer=ANSWER)
        return " ".join(self.ears.said[heard:])

    def go(self, name: str, key: str = "Tab", most: int = 60) -> None:
        """Press *key* until the focused thing begins with that pattern.

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
        """True if *key* leads to the thing of that name."""
        try:
            self.go(name, key, most)
        except LookupError:
            return False
        return True
