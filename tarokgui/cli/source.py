"""An input of hand records: a file or standard input, one document or JSON Lines, never more than a piece in memory."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterator
from typing import BinaryIO, Final

from tarokgui.storage import recordtext

MOST_SKIPPED: Final = 256 * recordtext.LONGEST
"""So many bytes of a line without end, or of blank lines, are passed over; then the input counts as read."""
MOST_BLANK: Final = 1_000_000
"""So many blank lines one after the other are the end as well."""
MOST_LINES: Final = 100_000
"""No record that goes over many lines has more."""

_BOM: Final = b"\xef\xbb\xbf"
_TOO_LONG: Final = b" " * (recordtext.LONGEST + 1)
"""Stands for a document that was not read to its end."""


class Source:
    """The documents of an input, as bytes.

    An input is JSON Lines if ``each_line`` says so or a line of it is a record by itself; otherwise it is one document,
    which may go over many lines.
    """

    def __init__(self, stream: BinaryIO, *, each_line: bool = False) -> None:
        self._stream = stream
        self._each_line = each_line
        self._read = 0
        self._ahead: deque[tuple[int, bytes]] = deque()
        self._number = 0
        self._whole = False
        self._ended = False

    def __iter__(self) -> Iterator[bytes]:
        first = self._next()
        if first is None:
            return
        if not self._each_line and not _is_json(first[1]):
            document = self._as_one_document(first)
            if document is not None:
                self._whole = True
                yield document
                return
            first = self._next()
        while first is not None:
            self._number, document = first
            yield document
            first = self._next()

    @property
    def line(self) -> int | None:
        """The line of the document given last, None if the whole input is one document.

        It may have to look for another line, so it is asked only for a complaint.
        """
        if self._whole:
            return None
        if self._number == 1 and not self._each_line and not self._ahead:
            following = self._next()
            if following is None:
                return None
            self._ahead.append(following)
        return self._number

    def _next(self) -> tuple[int, bytes] | None:
        """The next line that is not blank, with its number."""
        if self._ahead:
            return self._ahead.popleft()
        blank, lines = 0, 0
        while line := self._line():
            if line.strip():
                return self._read, line
            blank, lines = blank + len(line), lines + 1
            if blank > MOST_SKIPPED or lines > MOST_BLANK:
                self._ended = True
                return self._read, _TOO_LONG
        return None

    def _line(self) -> bytes:
        """The next line without a byte order mark, or the beginning of one that is too long; empty at the end."""
        if self._ended:
            return b""
        line = self._stream.readline(recordtext.LONGEST + 1)
        self._read += 1
        rest, skipped = line, 0
        while len(rest) > recordtext.LONGEST and not rest.endswith(b"\n"):
            rest = self._stream.readline(recordtext.LONGEST + 1)
            skipped += len(rest)
            if skipped > MOST_SKIPPED:
                self._ended = True
                break
        return line.removeprefix(_BOM)

    def _as_one_document(self, first: tuple[int, bytes]) -> bytes | None:
        """The whole input; or None, with the lines put back, as soon as one of them turns out to be a record."""
        lines = [first]
        size = len(first[1])
        while size <= recordtext.LONGEST and len(lines) <= MOST_LINES and (line := self._line()):
            if line.strip():
                lines.append((self._read, line))
                size += len(line)
                if _is_record(line):
                    self._ahead.extend(lines)
                    return None
            else:
                lines.append((self._read, b"\n"))
        return b"".join(line for _, line in lines) if len(lines) <= MOST_LINES else _TOO_LONG


def _is_json(line: bytes) -> bool:
    """True if a line is complete by itself."""
    try:
        json.loads(line, parse_int=str)  # a number of any length is JSON
    except RecursionError:
        return True
    except ValueError:
        return False
    return True


def _is_record(line: bytes) -> bool:
    """True if a line looks like a whole record: an object, closed on this line, that names a format."""
    text = line.strip()
    if not (text.startswith(b"{") and text.endswith(b"}") and b'"format"' in text):
        return False
    return _is_json(text)
