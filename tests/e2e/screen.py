"""A screen of its own for the window: an X server without a monitor, a window manager, and real input events."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping
from time import monotonic, sleep
from types import TracebackType
from typing import Final

NEEDED: Final = ("Xvfb", "xdotool", "openbox")
SIZE: Final = (1920, 1080)
WINDOW_CLASS: Final = "^tarok$"
PATIENCE: Final = 60.0


def missing_tools() -> list[str]:
    """The tools for these tests that the machine lacks."""
    return [tool for tool in NEEDED if shutil.which(tool) is None]


class Screen:
    """An X server on a free display number, with openbox on it."""

    def __init__(self) -> None:
        reading, writing = os.pipe()
        # Without -noreset the server starts again whenever its last client leaves, and throws out one that just comes.
        options = ["-noreset", "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24", "-nolisten", "tcp"]
        command = ["Xvfb", "-displayfd", str(writing), *options]
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self._server = subprocess.Popen(command, pass_fds=[writing], **quiet)  # type: ignore[call-overload]
        os.close(writing)
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        if not number:
            self._server.wait()
            raise RuntimeError("Xvfb has found no free display")
        self.display = f":{number}"
        self._manager = subprocess.Popen(["openbox", "--sm-disable"], env=self.environment(), **quiet)  # type: ignore[call-overload]
        self._await_manager()

    def environment(self, extra: Mapping[str, str] | None = None) -> dict[str, str]:
        """The environment of a program that is to open its window here: nothing of this process's SDL settings."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("SDL_", "TAROK_", "PYGAME_"))}
        kept.pop("WAYLAND_DISPLAY", None)
        return {**kept, "DISPLAY": self.display, "SDL_AUDIODRIVER": "dummy", **(extra or {})}

    def xdo(self, *arguments: object) -> str:
        """Run xdotool on this screen and return its output."""
        command = ["xdotool", *(str(argument) for argument in arguments)]
        done = subprocess.run(command, env=self.environment(), capture_output=True, text=True, timeout=60, check=False)
        return done.stdout.strip()

    def windows(self) -> list[int]:
        """The windows of the program that are seen."""
        return [int(line) for line in self.xdo("search", "--onlyvisible", "--class", WINDOW_CLASS).split()]

    def _await_manager(self) -> None:
        """Until openbox owns the screen: before that a new window would neither get the focus nor a frame."""
        until = monotonic() + PATIENCE
        while monotonic() < until:
            assert self._manager.poll() is None, "openbox has ended"
            # Without a window manager the answer is 0.
            if self.xdo("get_num_desktops") not in ("", "0"):
                return
            sleep(0.02)
        raise RuntimeError("openbox does not come up")

    def close(self) -> None:
        """End both programs."""
        for process in (self._manager, self._server):
            process.terminate()
            try:
                process.wait(timeout=5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

    def __enter__(self) -> Screen:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()
