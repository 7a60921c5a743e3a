"""Reading many records: one at a time, whatever the ends of lines, without keeping them."""

import json
import subprocess
import sys
import tracemalloc
from collections.abc import Iterator
from io import BytesIO, RawIOBase
from pathlib import Path

import pytest

from tarokgui.cli.settle import settle_source
from tarokgui.cli.source import Source
from tarokgui.storage import recordtext

CASES = Path(__file__).resolve().parents[1] / "data" / "cases" / "romanian-legal.jsonl"
with CASES.open(encoding="utf-8") as cases:
    RECORD = json.dumps(json.loads(next(cases))["record"]).encode()
BAD = b'{"format": "tarok-hand/1", "game": "bridge"}'


def documents(text: bytes, *, each_line: bool = False) -> list[tuple[int | None, bytes]]:
    read = Source(BytesIO(text), each_line=each_line)
    return [(read.line, document.strip()) for document in read]


def test_blank_lines_and_line_ends_of_every_kind() -> None:
    text = b"\xef\xbb\xbf" + b"\r\n".join([RECORD, b"", b"  ", BAD, b"\t", RECORD])
    assert documents(text) == [(1, RECORD), (4, BAD), (6, RECORD)]


def test_one_document() -> None:
    pretty = json.dumps(json.loads(RECORD), indent=1).encode()
    assert documents(pretty) == [(None, pretty)]
    assert documents(b"\xef\xbb\xbf\n\n" + pretty.replace(b"\n", b"\r\n")) == [(None, pretty.replace(b"\n", b"\r\n"))]
    assert documents(RECORD + b"\n") == [(None, RECORD)]
    assert documents(RECORD + b"\n", each_line=True) == [(1, RECORD)]


def test_a_broken_first_line_does_not_hide_the_others() -> None:
    assert documents(b"{oops\n\xff\n" + RECORD + b"\n" + BAD) == [(1, b"{oops"), (2, b"\xff"), (3, RECORD), (4, BAD)]


def test_lines_without_any_record_are_one_broken_document() -> None:
    assert documents(b"some\ntext\n") == [(None, b"some\ntext")]


def test_a_line_that_is_too_long_is_passed_over(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(recordtext, "LONGEST", 20_000)
    long = b'{"note": "' + b"x" * 70_000 + b'"}'
    assert settle_source(Source(BytesIO(RECORD + b"\n" + long + b"\n" + RECORD))) == 2
    out, err = capsys.readouterr()
    assert out.count("\n") == 2
    assert err == "line 2: record: longer than any record\n"


def test_a_broken_document_that_is_too_long(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(recordtext, "LONGEST", 20_000)
    assert settle_source(Source(BytesIO(b"{\n" + b'"a": 1,\n' * 10_000))) == 2
    assert capsys.readouterr().err == "record: longer than any record\n"


class Endless(RawIOBase):
    """A stream that makes its lines only when they are read."""

    def __init__(self, lines: Iterator[bytes]) -> None:
        self._lines = lines

    def readable(self) -> bool:
        return True

    def readline(self, size: int | None = -1, /) -> bytes:
        return next(self._lines, b"")


def test_memory_stays_the_same_however_long_the_input_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tarokgui.cli.settle.say", lambda text: None)
    monkeypatch.setattr("tarokgui.cli.settle.tell", lambda text: None)
    heavy = b'{"format": "tarok-hand/1", "game": "bridge", "note": "' + b"x" * 50_000 + b'"}\n'
    stream = Endless(RECORD + b"\n" if number % 20 == 0 else heavy for number in range(400))  # twenty megabytes
    tracemalloc.start()
    try:
        settle_source(Source(stream))  # type: ignore[arg-type]  # only readline is asked of it
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 3_000_000


def test_each_record_is_answered_before_the_next_one_comes() -> None:
    """A program at the other end of two pipes gets its answer at once."""
    with subprocess.Popen(
        [sys.executable, "-m", "tarokgui", "settle", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        for _ in range(3):
            running.stdin.write(RECORD + b"\n")
            running.stdin.flush()
            assert json.loads(running.stdout.readline())["outcome"]
        running.stdin.close()
        assert running.stdout.read() == b""
        assert running.wait(timeout=60) == 0
