"""Record events of keyboards and mice: a window under Xvfb, layouts of setxkbmap, hands of xdotool.

``python -m tests.streams.recorder`` writes `recorded.jsonl` again.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import sleep
from typing import Any, Final

from tests.e2e.screen import Screen
from tests.streams.listener import SIZE, TITLE

RECORDED: Final = Path(__file__).with_name("recorded.jsonl")
OTHER: Final = "tarok other"
REST: Final = 0.25
"""Seconds until everything that was sent has come."""
PLACES: Final = dict(zip("hwlsjrmizndqa", (43, 25, 46, 39, 44, 27, 58, 31, 52, 57, 40, 24, 38), strict=True))
"""The X11 codes of the places where a US keyboard has these letters."""


@dataclass(frozen=True)
class Take:
    """One recording: its name, the keyboard's layout, the acts, their meaning to the program.

    *means*: the act of the key map, or ``"nothing"``.
    """

    name: str
    layout: str
    hands: Sequence[str]
    means: str = "nothing"
    device: str = "keyboard"


def keys(name: str, layout: str, place: str, means: str, *held: str) -> Take:
    """A key at a place, with modifiers held."""
    down = [f"keydown {each}" for each in held]
    up = [f"keyup {each}" for each in reversed(held)]
    return Take(name, layout, [*down, f"key {PLACES[place]}", *up], means)


ACTS: Final = {"h": "hint", "w": "why", "l": "last-trick", "s": "scores", "j": "journal", "r": "read", "m": "mute"}
TWO: Final = "us,ru"
ALTGR: Final = "ISO_Level3_Shift"


def takes() -> Iterator[Take]:
    """All of them."""
    yield from _letters()
    yield from _modifiers()
    yield from _pointers()


def _letters() -> Iterator[Take]:
    for layout in ("us", "ru", "gr", "il", "ara", "ge", "de", "si", "ro"):
        yield keys(f"the letter H, {layout}", layout, "h", "hint")
    for letter, act in ACTS.items():
        yield keys(f"the letter {letter.upper()}, ru", "ru", letter, act)
    for layout in ("us", "ru", "gr", "il", "ge"):
        yield keys(f"Ctrl+Z, {layout}", layout, "z", "undo", "Control_L")
        yield keys(f"Ctrl+D, {layout}", layout, "d", "deal-number", "Control_R")
    for layout in ("us", "ru", "gr"):
        yield keys(f"Ctrl+N, {layout}", layout, "n", "next-hand", "Control_L")
        yield keys(f"Ctrl+R, {layout}", layout, "r", "restart", "Control_L")
    yield keys("Ctrl+Shift+Z, ru", "ru", "z", "redo", "Control_L", "Shift_L")
    yield keys("Ctrl+Y by its letter, de", "de", "z", "redo", "Control_L")
    yield keys("Ctrl+W by its letter, fr", "fr", "z", "nothing", "Control_L")
    yield Take("Ctrl+Z by its letter, fr", "fr", ["keydown Control_L", "key 25", "keyup Control_L"], "undo")
    yield Take("the letter M by its letter, fr", "fr", ["key 47"], "mute")
    yield Take("the letter H by its letter, dvorak", "us dvorak", ["key 44"], "hint")
    yield Take("slower at its place, ru", "ru", ["key 34"], "slower")
    yield Take("slower, us", "us", ["key 34"], "slower")
    yield Take("slower with AltGr+8, de", "de", [f"keydown {ALTGR}", "key 17", f"keyup {ALTGR}"], "slower")
    yield Take(
        "slower with AltGr+8 twice, de",
        "de",
        [f"keydown {ALTGR}", "key 17", "key 17", f"keyup {ALTGR}"],
        "slower slower",
    )
    yield Take("keys with ? twice, ru", "ru", ["keydown Shift_L", "key 16", "key 16", "keyup Shift_L"], "keys keys")
    yield Take("signs in places of letters, il", "il", ["key 43", "key 25", "key 24"], "hint why")
    yield Take(
        "Ctrl+Q where Q is a semicolon, gr",
        "gr",
        ["key 43", "keydown Control_L", "key 24", "keyup Control_L"],
        "hint quit",
    )
    yield Take("the second of two layouts", TWO, ["key ISO_Next_Group", "rest", "key 43"], "hint")
    yield Take("Ctrl+A, ru", "ru", ["keydown Control_L", "key 38", "keyup Control_L"])
    yield Take("Ctrl+A, il", "il", ["keydown Control_L", "key 38", "keyup Control_L"])
    yield Take("four letters, ru", "ru", ["key 28", "key 38", "key 56", "key 33"], "look-back play-on")
    yield Take("a dead key and a letter, fr", "fr", ["key 34", "key 26"])
    yield Take("letters with marks, ro", "ro std", ["key 34", "key 35", "key 47"])
    yield Take("AltGr and letters, de", "de", [f"keydown {ALTGR}", "key 24", "key 26", f"keyup {ALTGR}"])
    yield Take("keys with ?, ru", "ru", ["keydown Shift_L", "key 16", "keyup Shift_L"], "keys")
    yield Take("keys with ?, us", "us", ["keydown Shift_L", "key 61", "keyup Shift_L"], "keys")
    yield Take("keys with ?, de", "de", ["keydown Shift_L", "key 20", "keyup Shift_L"], "keys")
    yield Take(
        "settings with Ctrl+comma's place, ru", "ru", ["keydown Control_L", "key 59", "keyup Control_L"], "settings"
    )
    yield Take("a card's number, fr", "fr", ["key 12"], "card 3")
    yield Take("a card's number, ara", "ara", ["key 12"], "card 3")
    yield Take("an exclamation mark, us", "us", ["keydown Shift_L", "key 10", "keyup Shift_L"])
    yield Take("a number with Shift, fr", "fr", ["keydown Shift_L", "key 12", "keyup Shift_L"], "card 3")


def _modifiers() -> Iterator[Take]:
    for key in [
        "Control_L",
        "Control_R",
        "Shift_L",
        "Shift_R",
        "Alt_L",
        "Alt_R",
        "Super_L",
        "Menu",
        "Caps_Lock",
        "Num_Lock",
        "Scroll_Lock",
    ]:
        back = [f"key {key}"] if key.endswith("Lock") else []
        yield Take(f"{key} alone", "us", [f"key {key}", *back])
    for key in ("XF86AudioRaiseVolume", "XF86AudioLowerVolume", "XF86AudioMute", "XF86AudioPlay", "XF86AudioNext"):
        yield Take(f"{key} alone", "us", [f"key {key}"])
    yield Take("AltGr alone, de", "de", ["key ISO_Level3_Shift"])
    yield Take("Alt+Shift, the change of layouts", "us", ["keydown Alt_L", "key Shift_L", "keyup Alt_L"])
    yield Take("the layout is changed, then H", "us", ["layout ru", "key 43"], "hint")
    yield Take("Ctrl held long", "us", ["keydown Control_L", "rest", "rest", "rest", "keyup Control_L"])
    yield Take("Alt+Tab away and back", "us", ["keydown Alt_L", "key Tab", "keyup Alt_L", "rest", "back"])


def _pointers() -> Iterator[Take]:
    def mouse(name: str, *hands: str, means: str = "nothing") -> Take:
        return Take(name, "us", ["mouse 300 200", *hands], means, "mouse")

    drag = ("down 1", "mouse 310 190", "mouse 340 120", "mouse 360 60")
    yield mouse(
        "a drag, another window, let go there, back",
        *drag,
        "other",
        "up 1",
        "rest",
        "back",
        "mouse 380 50",
        "mouse 200 60",
    )
    yield mouse("a drag, another window, back, let go", *drag, "other", "rest", "back", "mouse 380 50", "up 1")
    yield mouse(
        "a drag, another window, let go there, back, a click",
        *drag,
        "other",
        "up 1",
        "rest",
        "back",
        "mouse 380 50",
        "down 1",
        "up 1",
    )
    yield mouse(
        "pressed, another window, let go there, back",
        "down 1",
        "other",
        "up 1",
        "rest",
        "back",
        "mouse 302 201",
        "mouse 420 200",
    )
    yield mouse("a drag, minimised, let go, restored", *drag, "minimise", "up 1", "rest", "restore", "mouse 380 50")
    yield mouse("a drag, resized by a key, let go", *drag, "resize 700 420", "rest", "up 1")
    yield mouse("a drag and the second button", *drag, "down 3", "up 3", "mouse 380 70", "up 1")
    yield mouse("a drag and the middle button", *drag, "down 2", "up 2", "mouse 380 70", "up 1")
    yield mouse(
        "a drag out of the window and back",
        *drag,
        "mouse 900 200",
        "rest",
        "mouse 340 150",
        "mouse 301 201",
        "up 1",
        means="a drag and back",
    )
    yield mouse(
        "a drag out of the window, let go there, back",
        *drag,
        "mouse 900 300",
        "up 1",
        "rest",
        "mouse 320 210",
        means="let go outside",
    )
    yield mouse("a click", "down 1", "up 1", means="a click")
    yield mouse("a slow click", "down 1", "rest", "up 1", means="a click")
    yield mouse("a drag let go", *drag, "up 1", means="a drag")
    yield mouse("the second button", "click 3", means="a look")
    yield mouse("the middle button", "click 2")
    yield mouse("buttons 8 and 9", "click 8", "click 9")
    yield mouse("the wheel up", "click 4", means="a step up")
    yield mouse("the wheel down", "click 5", means="a step down")
    yield mouse("the wheel to the left", "click 6")
    yield mouse("the wheel to the right", "click 7")
    yield mouse("the wheel to both sides", "click 7", "click 6", "click 7", "click 7")
    yield mouse("a drag with the wheel to the side", *drag, "click 7", "other", "up 1", "back", "mouse 300 100")


class Stage:
    """The listener and another window on a screen of their own."""

    def __init__(self, folder: Path) -> None:
        self.screen = Screen()
        self._file = folder / "events.jsonl"
        self._run = [self._begin("tests.streams.listener", str(self._file))]
        self._run.append(self._begin("tests.streams.listener", str(folder / "other.jsonl"), OTHER))
        self.window = self._await(TITLE)
        self.other = self._await(OTHER)
        self.screen.xdo("windowmove", self.other, 1000, 500)
        self.screen.xdo("windowmove", self.window, 100, 100)
        self._back()

    def _begin(self, module: str, *arguments: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen([sys.executable, "-m", module, *arguments], env=self.screen.environment())

    def _await(self, title: str) -> int:
        for _ in range(600):
            for window in self.screen.xdo("search", "--class", ".").split():
                if self.screen.xdo("getwindowname", window) == title:
                    return int(window)
            sleep(0.05)
        raise RuntimeError(f"no window {title!r}")

    def _lines(self) -> list[str]:
        return self._file.read_text(encoding="utf-8").splitlines()

    def take(self, take: Take) -> list[dict[str, Any]]:
        """Do it, and return the events."""
        self._layout(take.layout)
        self._back()
        if take.device == "mouse":  # a press whose end was not seen before swallows the next one
            for _ in range(2):
                self.screen.xdo("mousemove", "--window", self.window, 20, 380, "click", "--delay", 0, 1)
        sleep(REST)
        before = len(self._lines())
        for hand in take.hands:
            self._do(hand)
        sleep(REST)
        events = [json.loads(line) for line in self._lines()[before:]]
        self.screen.xdo("keyup", "Alt_L", "keyup", "Control_L", "mouseup", 1)
        self.screen.xdo("windowsize", self.window, *SIZE)
        return events

    def _layout(self, layout: str) -> None:
        subprocess.run(["setxkbmap", *layout.split()], env=self.screen.environment(), check=True)

    def _back(self) -> None:
        self.screen.xdo("windowactivate", "--sync", self.window)

    def _do(self, hand: str) -> None:
        verb, *rest = hand.split()
        xdo = self.screen.xdo
        match verb:
            case "mouse":
                xdo("mousemove", "--window", self.window, *rest)
            case "down" | "up":
                xdo(f"mouse{verb}", *rest)
            case "click":
                xdo("click", "--delay", 0, *rest)
            case "other":
                xdo("windowactivate", "--sync", self.other)
                xdo("mousemove", "--window", self.other, 100, 100)
            case "back":
                self._back()
            case "minimise":
                xdo("windowminimize", self.window)
            case "restore":
                xdo("windowmap", "--sync", self.window)
                self._back()
            case "resize":
                xdo("windowsize", self.window, *rest)
            case "rest":
                sleep(0.4)
            case "layout":
                self._layout(" ".join(rest))
                sleep(REST)
            case _:
                xdo(verb, *rest)
        sleep(0.06)

    def close(self) -> None:
        """End everything."""
        for process in self._run:
            process.kill()
            process.wait()
        self.screen.close()


def record() -> None:
    """Write all takes."""
    with tempfile.TemporaryDirectory() as folder:
        stage = Stage(Path(folder))
        try:
            lines = []
            for take in takes():
                told = {"name": take.name, "layout": take.layout, "device": take.device, "means": take.means}
                print(take.name, flush=True)
                lines.append(json.dumps({**told, "by": "x11", "events": stage.take(take)}, ensure_ascii=False))
        finally:
            stage.close()
    RECORDED.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{len(lines)} streams in {RECORDED}")


if __name__ == "__main__":
    record()
