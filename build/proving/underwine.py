"""A Windows of Wine's, a screen for it, and the installed program on that screen as the end-to-end tests drive it."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from bundling import wine
from bundling.environment import clean_variables
from tests.e2e.program import Program
from tests.e2e.screen import Screen

ENTRY: Final = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Tarok"
UNINSTALL: Final = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall"
PATIENCE: Final = 60.0


def there(path: Path) -> str:
    """The name of a file of this system for Windows programs."""
    return "Z:" + str(path).replace("/", "\\")


class Windows:
    """A fresh Windows in a folder, with a screen. Use its text as a person reads it: English."""

    def __init__(self, prefix: Path, screen: Screen) -> None:
        wine.make_prefix(prefix)
        self.prefix = prefix
        self.screen = screen
        self.drive = prefix / "drive_c"
        (self.home,) = (path for path in (self.drive / "users").iterdir() if path.name != "Public")
        self.local = self.home / "AppData" / "Local"
        self.programs = self.home / "AppData" / "Roaming" / "Microsoft" / "Windows" / "Start Menu" / "Programs"
        self.desktop = self.home / "Desktop"

    def environment(self, extra: Mapping[str, str] | None = None) -> dict[str, str]:
        """The environment of a program there."""
        told = {"TAROK_LANG": "en", **wine.variables(self.prefix), **(extra or {})}
        return {**clean_variables(), **self.screen.environment(told)}

    def start(self, *command: str | Path, extra: Mapping[str, str] | None = None) -> subprocess.Popen[str]:
        """Start a program and wait for nothing; its output can be read from the process."""
        line = [*wine.THROUGH, *map(str, command)]
        told = self.environment(extra)
        return subprocess.Popen(
            line, env=told, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace"
        )

    def run(self, *command: str | Path, extra: Mapping[str, str] | None = None) -> tuple[int, str]:
        """Run a program to its end: its status, and its output without the host's lines about sound."""
        process = self.start(*command, extra=extra)
        printed, _ = process.communicate(timeout=600)
        return process.returncode, "".join(
            line for line in printed.splitlines(keepends=True) if not line.startswith("ALSA lib")
        )

    def settle(self) -> None:
        """Wait until no program runs there any more."""
        subprocess.run(["wineserver", "-w"], env=self.environment(), check=True, timeout=PATIENCE)

    def restart(self) -> None:
        """Shut it down and start it again: then everything marked to go goes."""
        self.run("wineboot", "-r")
        self.settle()

    def entry(self) -> dict[str, str]:
        """The program's entry among the installed apps; empty if there is none.

        Wine's ``reg`` was once seen to print nothing of an entry that was there: only an answer given twice is taken.
        """
        before, now = None, self._entry()
        until = monotonic() + PATIENCE
        while now != before and monotonic() < until:
            sleep(0.2)
            before, now = now, self._entry()
        return now

    def _entry(self) -> dict[str, str]:
        status, printed = self.run("reg", "query", ENTRY)
        if status:
            return {}
        lines = [line.split(maxsplit=2) for line in printed.splitlines() if line.startswith("    ")]
        return {words[0]: words[2] if len(words) > 2 else "" for words in lines}

    def files(self) -> set[str]:
        """Every file and folder on its drive, but for Wine's own registry."""
        return {str(path.relative_to(self.drive)) for path in self.drive.rglob("*")}

    def window(self, name: str) -> int:
        """The window of that title, once it is seen."""
        until = monotonic() + PATIENCE
        while monotonic() < until:
            found = self.screen.xdo("search", "--onlyvisible", "--name", name).split()
            if found:
                return int(found[-1])
            sleep(0.1)
        raise AssertionError(f"no window called {name}")

    def shoot(self, target: Path) -> None:
        """A picture of the whole screen."""
        subprocess.run(["scrot", "-o", str(target)], env=self.environment(), check=True)


class WineScreen(Screen):
    """A screen on which the program's windows bear the name of its file."""

    def windows(self) -> list[int]:
        """The windows of the program that are seen."""
        return [int(line) for line in self.xdo("search", "--onlyvisible", "--class", r"^tarok\.exe$").split()]


class Installed(Program):
    """The program started in that Windows by a command of its own, with its data where an installed program has it."""

    def __init__(self, windows: Windows, folder: Path, command: tuple[str, ...], size: str = "1280x720") -> None:
        super().__init__(windows.screen, folder, size=size)
        self.windows = windows
        self.command = command
        self.data = windows.local / "Tarok"

    def launch(self) -> subprocess.Popen[bytes]:
        """Start it as a person does; it has to find its data by itself."""
        told = {
            "TAROK_WINDOW": self.size,
            "TAROK_UI_TREE": there(self._tree),
            "TAROK_SPEED": self.speed,
            "SDL_MOUSE_FOCUS_CLICKTHROUGH": "1",
        }
        line = [*wine.THROUGH, *self.command]
        with self._errors.open("ab") as errors:
            return subprocess.Popen(line, env=self.windows.environment(told), stdout=errors, stderr=errors)

    def quit(self) -> int:
        """Close the window by its frame's key; the exit status."""
        self.screen.xdo("windowactivate", "--sync", self.window)
        self.screen.xdo("key", "alt+F4")
        return self.ended()

    def check_alive(self) -> None:
        """Check the starter, for by a shortcut the program is not this process's child; it must have ended well."""
        assert self._process is not None
        assert self._process.poll() in (None, 0), self.errors()

    def ended(self) -> int:
        """Wait until its window has gone and nothing runs there any more; return the status of its starter."""
        until = monotonic() + PATIENCE
        while self.screen.windows():
            assert monotonic() < until, "the window stays open"
            sleep(0.1)
        self.windows.settle()
        return super().ended()

    def errors(self) -> str:
        """Its lines on standard error, without the host's about sound."""
        return "".join(
            line for line in super().errors().splitlines(True) if not line.startswith(("ALSA lib", "X connection"))
        )
