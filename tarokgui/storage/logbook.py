"""The log: faults, for maintainers. Bounded, without names, and never itself a reason to fail.

A record is written with one call to a file that is opened for it alone. So two programs can write at once, and the file
can be turned over on Windows as well, where an open one cannot be renamed. (The standard library's rotating file keeps
it open, and its module brings in the network's, which this program must not even load.)
"""

from __future__ import annotations

import os
import re
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tarokgui.storage.folders import own_folder
from tarokgui.storage.subfolder import entered

if TYPE_CHECKING:
    from logging import Logger

FILE, OLDER = "tarok.log", "tarok.older.log"
MOST_BYTES: Final = 200_000
"""A file larger than this is set aside as the older one; that of before is forgotten."""
LONGEST: Final = 20_000
"""Characters of one record: a recursion without end says the same a thousand times."""
TAIL: Final = 120
"""Lines of the log that go into a report."""

_loggers: list[Logger] = []


def log_folder() -> Path:
    """The system's folder for a program's logs; ``TAROK_DATA`` in the environment moves it."""
    if moved := os.environ.get("TAROK_DATA"):
        return Path(moved) / "log"
    return own_folder("user_log_dir")


def log_file() -> Path:
    """The present log. It may not be there yet."""
    return log_folder() / FILE


def note(text: str) -> None:
    """Log a fact that helps when a fault follows."""
    _logger().info(text)


def warn(text: str, error: BaseException | None = None) -> None:
    """Log a fault that the program could mend itself."""
    _logger().warning(text, exc_info=error)


def frames(error: BaseException) -> str:
    """The place where *error* was raised, without its text: a bot's may name cards the person must not know yet."""
    from traceback import format_tb

    return f"{type(error).__name__}\n{''.join(format_tb(error.__traceback__))}"


def fail(text: str, error: BaseException) -> None:
    """Log a fault that the player has seen a message about."""
    _logger().error(text, exc_info=error)


def tail(lines: int = TAIL) -> str:
    """The last lines of the log; empty if there is none."""
    with suppress(OSError, ValueError), entered(log_folder(), make=False) as folder:
        text = folder.read_end(FILE, MOST_BYTES).decode("utf-8", "replace")
        return "\n".join(text.splitlines()[-lines:])
    return ""


def nameless(text: str) -> str:
    """*text* without the folders of the person, whose names are private."""
    for folder, word in _folders():
        # On Windows a path also occurs with its strokes doubled, in a quotation.
        for written in {folder, folder.replace("\\", "\\\\"), folder.replace("\\", "/")}:
            text = re.sub(re.escape(written) + r"(?=[\\/'\"\s:;,)]|$)", lambda _, word=word: word, text, flags=_CASE)
    return text


_CASE: Final = re.IGNORECASE if sys.platform == "win32" else 0


def _folders() -> list[tuple[str, str]]:
    """Folders and the words in their place, the longest first."""
    found = {str(Path(__file__).resolve().parents[2]): "<program>"}
    with suppress(RuntimeError, OSError):
        found[str(Path.home())] = "~"
    if moved := os.environ.get("TAROK_DATA"):
        found[moved] = "<data>"
        with suppress(OSError):
            found[str(Path(moved).resolve())] = "<data>"
    kept = [(folder.rstrip("\\/"), word) for folder, word in found.items()]
    return sorted((pair for pair in kept if len(pair[0]) > 1), key=lambda pair: -len(pair[0]))


def _logger() -> Logger:
    """The logger, made at the first record: a run without events does not pay for it."""
    if not _loggers:
        import logging

        class LogFile(logging.Handler):
            """Writes each record to the file as it is now."""

            def emit(self, record: logging.LogRecord) -> None:
                with suppress(Exception):  # a full disk, a folder that cannot be written
                    write(self.format(record))

        logger = logging.Logger("tarok", logging.INFO)  # of its own: no other handlers hear it
        handler = LogFile()
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        logger.addHandler(handler)
        _loggers.append(logger)
    return _loggers[0]


def write(text: str) -> None:
    """Append *text*, without names, as lines of their own. Raises OSError if it cannot be written."""
    text = nameless(text)
    if len(text) > LONGEST:
        text = text[: LONGEST // 2] + "\n[…]\n" + text[-LONGEST // 2 :]
    with entered(log_folder()) as folder:
        with suppress(OSError):  # another program is writing: then it is turned over the next time
            if folder.size(FILE) > MOST_BYTES:
                folder.rename(FILE, OLDER)
        with folder.open_plain(FILE, append=True) as file:
            file.write((text.rstrip() + "\n").encode("utf-8", "backslashreplace"))
