"""Lines out and lines in: plain text of at most 79 columns, no colour, no cursor control."""

from __future__ import annotations

import contextlib
import errno
import os
import signal
import sys
import textwrap
import unicodedata
from collections.abc import Callable, Iterator
from threading import current_thread, main_thread
from time import monotonic, sleep
from typing import Final, TextIO

from tarokgui.storage.sanitize import sanitize

WIDTH: Final = 79
LONGEST: Final = 4096
"""Characters of a typed line that are looked at."""
MOST_SKIPPED: Final = 64 * 1024 * 1024
"""Characters of one line that are passed over before the input counts as ended."""
HEED: Final = 1.0
"""Seconds after which a signal is heeded at the latest while no key is pressed."""
_INDENT: Final = "  "
_PLAIN: Final = {"’": "'", "‘": "'", "“": '"', "”": '"', "„": '"', "–": "-", "—": "-", "…": "...", "×": "x", "−": "-"}


class InputEnded(Exception):
    """The input has ended."""


class TerminalClosed(Exception):
    """The output is closed. ``why`` is the error of the system, None if the reader just went away."""

    def __init__(self, why: OSError | None = None) -> None:
        super().__init__(why)
        self.why = why


class Terminal:
    """A line-wise conversation.

    ``read`` gives the next line, the empty text at the end of the input; ``write`` takes text as it is to be shown.
    ``echoes``: typed text appears by itself, with its line end; otherwise a prompt gets its own. ``clock`` and
    ``sleep`` are the reader's time; without ``sleep`` there are no pauses.
    """

    def __init__(
        self,
        read: Callable[[], str],
        write: Callable[[str], None],
        *,
        echoes: bool = True,
        clock: Callable[[], float] = monotonic,
        sleep: Callable[[float], None] = lambda seconds: None,
    ) -> None:
        self._read = read
        self._write = write
        self._echoes = echoes
        self.clock = clock
        self.sleep = sleep

    def say(self, *lines: str) -> None:
        """Write lines, long ones wrapped between words."""
        for line in lines:
            self._write(wrapped(sanitize(line)) + "\n")

    def ask(self, prompt: str) -> str:
        """The line typed after the prompt, without its end.

        Raises:
            InputEnded: the input has ended.
        """
        self._write(wrapped(sanitize(prompt)) + (" " if self._echoes else "\n"))
        line = self._read()
        if not line:
            if self._echoes:
                self._write("\n")
            raise InputEnded
        return line.rstrip("\r\n")


def wrapped(line: str) -> str:
    """The line, broken between words where it is too long."""
    return textwrap.fill(
        line, WIDTH, subsequent_indent=_INDENT, break_long_words=False, break_on_hyphens=False, drop_whitespace=True
    )


def showable(text: str, encoding: str) -> str:
    """The text without letters that the encoding lacks: plain letters for accented ones, plain marks, else ``?``."""
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return "".join(_showable(letter, encoding) for letter in text)
    return text


def _showable(letter: str, encoding: str) -> str:
    bare = "".join(part for part in unicodedata.normalize("NFKD", letter) if not unicodedata.combining(part))
    for candidate in (letter, _PLAIN.get(letter, bare)):
        with contextlib.suppress(UnicodeEncodeError):
            candidate.encode(encoding)
            return candidate
    return "?"


def standard_terminal() -> Terminal:
    """The terminal of the process. A closed standard input is one that has ended."""
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    source = sys.stdin
    return Terminal(
        (lambda: "") if source is None else lambda: _line(source),
        _writer(sys.stdout),
        echoes=source is not None and source.isatty(),
        sleep=sleep,
    )


def _line(source: TextIO) -> str:
    """The next line, or the beginning of one that is too long to be typed; a terminal that has gone away has ended."""
    try:
        with _listening(source):
            line = rest = source.readline(LONGEST)
            skipped = 0
            while len(rest) == LONGEST and not rest.endswith("\n"):
                rest = source.readline(LONGEST)
                skipped += len(rest)
                if skipped > MOST_SKIPPED:  # it never ends
                    return ""
    except OSError:
        return ""
    return line


@contextlib.contextmanager
def _listening(source: TextIO) -> Iterator[None]:
    """Interrupt the wait at a terminal every `HEED` seconds, and have Python look for signals then.

    A signal that comes just before the system begins to wait would else be heeded only at the next line.
    """
    if sys.platform == "win32" or not source.isatty() or current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, lambda number, frame: None)
    signal.setitimer(signal.ITIMER_REAL, HEED, HEED)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _writer(stream: TextIO | None) -> Callable[[str], None]:
    if stream is None:
        raise TerminalClosed(OSError(errno.EBADF, "closed"))
    encoding = stream.encoding or "ascii"

    def write(text: str) -> None:
        try:
            stream.write(showable(text, encoding))
            stream.flush()
        except BrokenPipeError:
            _drop(stream)
            raise TerminalClosed from None
        except OSError as error:
            _drop(stream)
            raise TerminalClosed(error) from None

    return write


def _drop(stream: TextIO) -> None:
    """Send the rest of the buffer nowhere, else the interpreter complains about it at its end."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
