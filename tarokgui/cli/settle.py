"""``tarok settle``: hand records in, one settlement a line out."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager, nullcontext
from typing import BinaryIO

from engine import RecordError, RefusedRecord, read_record, settle, settlement_data
from tarokgui.storage.recordtext import parse_document
from tarokgui.storage.strictjson import plain_text

from .complaint import Complaint
from .console import say, tell, words
from .opened import opened
from .source import Source

REFUSED = 2
"""The exit status if any record was refused."""

_JSON_LINES = (".jsonl", ".ndjson")


class RecordRefused(Exception):
    """A record that cannot be settled; the text has the reason, on one line."""


def settle_file(path: str) -> int:
    """Settle every record of a file, ``-`` being standard input; the exit status.

    Raises:
        Complaint: it cannot be read.
    """
    try:
        with _opened(path) as stream:
            return settle_source(Source(stream, each_line=path.lower().endswith(_JSON_LINES)))
    except (OSError, ValueError) as error:  # ValueError: no path at all, such as one with a zero byte
        raise Complaint("cli.error.unreadable", path=path, why=error) from None


def _opened(path: str) -> AbstractContextManager[BinaryIO]:
    if path != "-":
        return opened(path)
    if sys.stdin is None:
        raise Complaint("cli.error.no-input")
    return nullcontext(sys.stdin.buffer)


def settle_source(source: Source) -> int:
    """Settle every record of an input as it comes; the exit status."""
    status, empty = 0, True
    for document in source:
        empty = False
        try:
            result = settled(document)
        except RecordRefused as refusal:
            status = REFUSED
            _complain(source.line, str(refusal))
        else:
            say(result)
    if empty:
        status = REFUSED
        _complain(None, _problem(RecordError("empty")))
    return status


def _complain(line: int | None, problem: str) -> None:
    tell(problem if line is None else words()("record.line", number=line, problem=problem))


def settled(document: bytes) -> str:
    """The settlement of the record in a JSON document, as JSON on one line.

    Raises:
        Refusal: there is none.
    """
    try:
        return _settled(document)
    except RecordError as error:
        raise RecordRefused(_problem(error)) from None
    except RecursionError:
        raise RecordRefused(_problem(RecordError("too-deep"))) from None


def _settled(document: bytes) -> str:
    record = read_record(parse_document(document))
    try:
        data = settlement_data(record.variant, settle(record))
    except RefusedRecord as refused:
        from tarokgui.games.registry import texts_of
        from tarokgui.wording.records import refusal_text

        words().words = texts_of(record.variant.key).venue.words
        raise RecordRefused(refusal_text(words(), record, refused)) from None
    return plain_text(data, ascii_only=True, spaced=True)


def _problem(error: RecordError) -> str:
    from tarokgui.wording.records import record_problem

    return words()("record.refused", problem=record_problem(words(), error))
