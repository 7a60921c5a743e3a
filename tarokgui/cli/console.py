"""The two streams a command writes to: results on standard output, one line a fault on standard error."""

from __future__ import annotations

import contextlib
import os
import sys
from functools import cache
from typing import TYPE_CHECKING

from tarokgui.storage.sanitize import sanitize

from .complaint import Complaint

if TYPE_CHECKING:
    from tarokgui.wording.translator import Translator


class OutputClosed(Exception):
    """The reader of the results has gone away."""


@cache
def words() -> Translator:
    """The translator of the command line. Loaded when first needed: a run without a word to say does not pay for it."""
    from tarokgui.wording.i18n import environment_language, load

    return load(environment_language(os.environ))


def say(text: str) -> None:
    """Write a line or more of results, at once.

    Raises:
        OutputClosed: the reader of a pipe has closed it.
        Complaint: standard output cannot be written to.
    """
    if sys.stdout is None:
        raise Complaint("cli.error.no-output")
    encoding, text = sys.stdout.encoding or "utf-8", plain_blanks(sanitize(text))
    try:
        sys.stdout.write(text.encode(encoding, "replace").decode(encoding) + "\n")
        sys.stdout.flush()
    except BrokenPipeError:
        _drop_output()
        raise OutputClosed from None
    except OSError as error:
        _drop_output()
        raise Complaint("cli.error.output", why=error) from None


def tell(text: str) -> None:
    """Write one line to standard error, with any letters. If that is closed, do nothing."""
    if sys.stderr is None:
        return
    with contextlib.suppress(OSError):
        encoding = sys.stderr.encoding or "utf-8"
        sys.stderr.write(one_line(plain_blanks(text)).encode(encoding, "backslashreplace").decode(encoding) + "\n")
        sys.stderr.flush()


def plain_blanks(text: str) -> str:
    """The text with plain blanks for those at which no line is broken: not every encoding has them."""
    return text.replace("\u00a0", " ")


def one_line(text: str) -> str:
    """The text with line ends, control characters and broken letters written as escapes."""
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text)


def _drop_output() -> None:
    """Send the rest of the buffer nowhere, else the interpreter complains about it at its end."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
