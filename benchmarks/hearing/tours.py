"""Tours through the program: a hand of each game with all that belongs to it, the sheets."""

from __future__ import annotations

from benchmarks.hearing.fingers import Fingers
from benchmarks.hearing.hand import Hand


def open_table(fingers: Fingers, game: str) -> None:
    """From the title to the table of that game."""
    fingers.title("New table")
    name = rf"{game}(?:\.|$)"
    fingers.go(name, "shift+Tab")
    fingers.press("Return")
    fingers.go("Sit down")
    fingers.press("Return", 1.5)


def play(fingers: Fingers, game: str) -> None:
    """A hand, the texts read on demand, both questions, the score sheet."""
    open_table(fingers, game)
    Hand(fingers, game).play()
    fingers.press("r")
    fingers.press("s")
    for key in ("Down", "Escape"):
        fingers.press(key)
    fingers.go("Next hand")
    fingers.press("Return", 2.0)
    Hand(fingers, game).step()


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


def stecken(fingers: Fingers) -> None:
    """The last fort of a Stecken, the stack, and the hand that is dealt from it."""
    fingers.press("Return", 1.5)  # the title's first button goes on with the evening
    Hand(fingers, "Stecken").play()
    fingers.press("r")
