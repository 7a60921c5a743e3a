"""The program in a process of its own, at a pseudo-terminal."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from types import TracebackType

from tests.support.signals import as_a_person_starts_it

COMMAND = (sys.executable, "-m", "tarokgui", "--text")
PATIENCE = 60.0


class Shell:
    """``tarok --text`` at a pseudo-terminal, typed at by a script."""

    def __init__(self, environment: Mapping[str, str] | None = None) -> None:
        import pty  # only where there are such things

        mine, its = pty.openpty()
        self._end = mine
        self._process = subprocess.Popen(
            COMMAND,
            stdin=its,
            stdout=its,
            stderr=its,
            env={**os.environ, **(environment or {})},
            start_new_session=True,
            preexec_fn=_at_the_terminal,
        )
        os.close(its)
        self.shown = ""

    def __enter__(self) -> Shell:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process.poll() is None:
            self.kill()
        os.close(self._end)

    def prompt(self) -> str:
        """Everything shown since the last answer, up to the next prompt."""
        text = ""
        until = time.monotonic() + PATIENCE
        while not text.endswith(": "):
            if time.monotonic() > until:
                raise AssertionError(f"no prompt: {text!r}")
            more = self._read()
            if more is None:
                raise AssertionError(f"it ended: {text!r}")
            text += more
        return text

    def type(self, line: str) -> str:
        """Type a line and return the text up to the next prompt."""
        self.send(line)
        return self.prompt().partition("\n")[2]

    def send(self, line: str) -> None:
        """Type a line, after which there may be no prompt."""
        os.write(self._end, (line + "\n").encode())

    def press(self, key: bytes) -> None:
        os.write(self._end, key)

    def ending(self) -> tuple[int, str]:
        """The exit status, and the text shown until then."""
        text = ""
        while (more := self._read()) is not None:
            text += more
        return self._process.wait(PATIENCE), text

    def kill(self) -> None:
        """End it at once, as a power cut does."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(PATIENCE)

    def _read(self) -> str | None:
        ready, _, _ = select.select([self._end], [], [], PATIENCE)
        if not ready:
            raise AssertionError("it says nothing")
        try:
            data = os.read(self._end, 65536)
        except OSError:  # Linux: the other end is closed
            return None
        text = data.decode("utf-8", "replace").replace("\r\n", "\n")
        self.shown += text
        return text or None


def _at_the_terminal() -> None:
    """Make the pseudo-terminal the one that Ctrl-C and Ctrl-D come from."""
    import fcntl
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    as_a_person_starts_it()
