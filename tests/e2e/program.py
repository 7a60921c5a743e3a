"""The program as a user starts it, and its report of its screen through ``TAROK_UI_TREE``."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from tarokgui.session.evening import Evening
from tests.e2e.screen import Screen
from tests.support.saves import look
from tests.support.signals import as_a_person_starts_it

PATIENCE: Final = 60.0
LOOK: Final = 0.01


@dataclass(frozen=True)
class Seen:
    """One thing on screen."""

    id: str
    label: str
    role: str
    rect: tuple[int, int, int, int]
    enabled: bool
    focused: bool
    placed: bool = False

    @property
    def centre(self) -> tuple[int, int]:
        x, y, w, h = self.rect
        return x + w // 2, y + h // 2


@dataclass(frozen=True)
class Tree:
    """The content of the screen."""

    scene: str
    size: tuple[int, int]
    frame: int
    busy: bool
    keys: int
    """The number of keys let go before it was drawn."""
    widgets: dict[str, Seen]

    def __str__(self) -> str:
        ready = ", ".join(seen.id for seen in self.widgets.values() if seen.enabled)
        told = "; ".join(self.widgets[id].label for id in ("advice", "toast") if id in self.widgets)
        return f"{self.scene}, frame {self.frame}, focus on {self.focused}, {told!r}, enabled: {ready}"

    def enabled(self, id: str) -> bool:
        return id in self.widgets and self.widgets[id].enabled

    @property
    def focused(self) -> str | None:
        return next((seen.id for seen in self.widgets.values() if seen.focused), None)

    def ids(self, prefix: str) -> list[str]:
        """The ids that begin so, from the left of the screen."""
        return [id for id in self.widgets if id.startswith(prefix)]


def console_script() -> list[str]:
    """``tarok`` of the environment that runs the tests; the module if the package is not installed there.

    ``TAROK_PROGRAM`` names another command: that of a bundle, say.
    """
    if named := os.environ.get("TAROK_PROGRAM"):
        return shlex.split(named)
    beside = Path(sys.executable).with_name("tarok")
    found = str(beside) if beside.exists() else shutil.which("tarok")
    return [found] if found else [sys.executable, "-m", "tarokgui"]


class Program:
    """``tarok`` in a window on that screen, with its data in a folder of its own."""

    def __init__(self, screen: Screen, folder: Path, *, speed: str = "4", size: str = "1280x720") -> None:
        self.screen = screen
        self.data = folder / "data"
        self.speed = speed
        self.size = size
        self.window = 0
        self.starts = 0
        self.wishes: dict[str, str] = {}
        """More of the environment that it is started in."""
        self.last_words: tuple[str, ...] = ("tarok: Your game is saved. ", "tarok: No game was in progress.")
        """The beginnings of the lines it may print when a signal ends it."""
        self._folder = folder
        self._tree = folder / "tree.json"
        self._errors = folder / "stderr.txt"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> Tree:
        """Start it and wait for the title."""
        assert self._process is None, "it runs already"
        self._tree.unlink(missing_ok=True)
        self.starts += 1
        self._process = self.launch()
        tree = self.wait(lambda tree: tree.scene == "title", "the title")
        until = monotonic() + PATIENCE
        while not (windows := self.screen.windows()):
            assert monotonic() < until, "no window is seen"
            sleep(LOOK)
        self.window = windows[0]
        while self.screen.xdo("getactivewindow") != str(self.window):
            assert monotonic() < until, "the window does not get the keys"
            sleep(LOOK)
        return tree

    def launch(self) -> subprocess.Popen[bytes]:
        """Start the process and wait for nothing; standard error is kept, one start after the other."""
        settings = {
            "TAROK_DATA": str(self.data),
            "TAROK_WINDOW": self.size,
            "TAROK_UI_TREE": str(self._tree),
            "TAROK_SPEED": self.speed,
            # A busy program gets to know at once that it has the focus and that it is clicked; SDL would take such a
            # click for the one that brought the focus, and drop it.
            "SDL_MOUSE_FOCUS_CLICKTHROUGH": "1",
            **self.wishes,
        }
        with self._errors.open("ab") as errors:
            return subprocess.Popen(
                console_script(),
                env=self.screen.environment(settings),
                cwd=self._folder,
                stderr=errors,
                preexec_fn=as_a_person_starts_it,
            )

    def tree(self) -> Tree | None:
        """The content of the screen, None before the first frame."""
        try:
            data = json.loads(self._tree.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return None
        widgets = {
            each["id"]: Seen(
                each["id"],
                each["label"],
                each["role"],
                tuple(each["rect"]),
                each["enabled"],
                each["focused"],
                each["placed"],
            )
            for each in data["widgets"]
        }
        return Tree(data["scene"], tuple(data["size"]), data["frame"], data["busy"], data["keys"], widgets)

    def wait(self, wanted: Callable[[Tree], bool], what: str, patience: float = PATIENCE) -> Tree:
        """The first tree that is as wanted."""
        until = monotonic() + patience
        tree = self.tree()
        while tree is None or not wanted(tree):
            self.check_alive()
            assert monotonic() < until, f"waited in vain for {what}; on screen: {tree}"
            sleep(LOOK)
            tree = self.tree()
        return tree

    def wait_for(self, id: str) -> Seen:
        """The thing of that id once it can be activated."""
        return self.wait(lambda tree: tree.enabled(id), f"{id!r} to be enabled").widgets[id]

    def session(self) -> Evening:
        """The session as it is saved now: the whole truth."""
        session = look(self.data)
        assert session is not None, "there is no save"
        return session

    def written(self) -> list[tuple[str, int, int]]:
        """Changes whenever something is saved."""
        found = []
        for path in sorted(self.data.glob("evening*")):
            with suppress(FileNotFoundError):  # it was taken away just now
                state = path.stat()
                found.append((path.name, state.st_size, state.st_mtime_ns))
        return found

    def check_alive(self) -> None:
        assert self._process is not None
        status = self._process.poll()
        assert status is None, f"the program has ended with status {status}: {self.errors()}"

    def errors(self) -> str:
        """Everything that it has written to standard error in all its starts."""
        return self._errors.read_text(encoding="utf-8", errors="replace") if self._errors.exists() else ""

    def log(self) -> str:
        """The lines of its log."""
        log = self.data / "log" / "tarok.log"
        return log.read_text(encoding="utf-8", errors="replace") if log.exists() else ""

    @property
    def pid(self) -> int:
        """The number of the running process."""
        assert self._process is not None
        return self._process.pid

    def processor_seconds(self) -> float:
        """Processor time used so far."""
        import psutil

        times = psutil.Process(self.pid).cpu_times()
        return float(times.user + times.system)

    def kill(self) -> None:
        """SIGKILL: no chance to save anything."""
        assert self._process is not None
        self.check_alive()
        self._process.kill()
        self._process.wait()
        self._process = None

    def terminate(self) -> int:
        """SIGTERM; 0 if it has ended with the status of that signal, else the exit status."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        status = self.ended()
        return 0 if status == 128 + signal.SIGTERM else status

    def ended(self) -> int:
        """Wait until it has ended by itself; the exit status."""
        assert self._process is not None
        try:
            status = self._process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            told = self.log()[-2000:] or "nothing"
            raise AssertionError(f"it does not end; on screen: {self.tree()}; in the log: {told}") from None
        self._process = None
        return status

    def close(self) -> None:
        """End it however, for the end of a test."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
