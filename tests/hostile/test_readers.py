"""Everything read, typed or pasted ends in a result or in one clear sentence. ``benchmarks/hostile.py`` tries more."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from io import BytesIO, RawIOBase
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import GAMES
from tarokgui.__main__ import main
from tarokgui.cli import opened, source
from tarokgui.cli.source import MOST_LINES, Source
from tarokgui.kit.keymap import KeyMap
from tarokgui.session.dealtext import NotADeal, read_deal
from tarokgui.storage.recordtext import LONGEST
from tarokgui.storage.sanitize import sanitize
from tarokgui.storage.settings import Settings
from tarokgui.textual import terminal
from tests.support import attempts, formers, hostile
from tests.support.sessions import any_record, some_record, some_session

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer

ROOT = Path(__file__).resolve().parents[2]
RANDOM = st.integers(0, 2**32).map(Random)


@given(RANDOM, st.booleans())
def test_spoilt_records(random: Random, each_line: bool) -> None:
    data = hostile.written(hostile.garbled(random, any_record(random.randrange(20))))
    attempts.records(data, each_line=each_line)


@given(RANDOM)
def test_spoilt_bytes_of_records(random: Random) -> None:
    whole = json.dumps(any_record(random.randrange(20)), indent=random.choice((None, 1))).encode()
    attempts.records(hostile.spoilt(random, whole), each_line=False)


@given(st.binary(max_size=300))
def test_any_bytes_as_records(data: bytes) -> None:
    attempts.records(data, each_line=False)


@given(RANDOM, st.sampled_from(list(GAMES)))
def test_spoilt_deals_are_pasted(random: Random, game: str) -> None:
    record = hostile.written(hostile.garbled(random, any_record(random.randrange(20))))
    attempts.pasted(record.decode("utf-8", "surrogateescape"), game)
    attempts.pasted(hostile.hostile_text(random), game)


@given(st.text(max_size=200))
def test_any_text_is_pasted(text: str) -> None:
    attempts.pasted(text)


@settings(max_examples=25)
@given(RANDOM, st.booleans())
def test_spoilt_saves(random: Random, as_bytes: bool) -> None:
    with TemporaryDirectory() as name:
        folder = Path(name)
        formers.write(folder, some_session(random.randrange(10)))
        last = some_session(random.randrange(10))
        garbled = last if as_bytes else hostile.garbled(random, last)
        try:
            formers.write(folder, garbled)
        except (UnicodeEncodeError, ValueError):
            return  # no save can hold it
        if as_bytes:
            path = folder / formers.CURRENT
            path.write_bytes(hostile.spoilt(random, path.read_bytes()))
        attempts.session(folder)


@given(RANDOM, st.booleans())
def test_spoilt_settings(random: Random, as_bytes: bool) -> None:
    data = json.loads(json.dumps(Settings(keys={"hint": "g"}, window=[1280, 720, 10, 10, 0]).data()))
    data["table"] = {"game": "taper", "house": {"regii": "4/2"}, "people": ["ilinca", "anton", "toader"]}
    with TemporaryDirectory() as name:
        text = hostile.spoilt(random, json.dumps(data).encode()) if as_bytes else None
        (Path(name) / attempts.SETTINGS).write_bytes(text or hostile.written(hostile.garbled(random, data)))
        attempts.settings(Path(name))


@given(RANDOM)
def test_anything_is_typed_at_the_terminal(random: Random) -> None:
    lines = [hostile.hostile_text(random) for _ in range(6)]
    attempts.typed("\n".join(lines), some_session(random.randrange(10)))


@given(st.lists(st.text(max_size=12), max_size=5))
def test_any_command_line(argv: list[str]) -> None:
    attempts.command_line(argv)


@given(st.text())
def test_what_is_shown_steers_nothing(text: str) -> None:
    shown = sanitize(text)
    assert len(shown) == len(text)
    shown.encode()
    assert not set(shown) & {"\0", "\x1b", "\r", "\x9b", "\u202e", "\u200b", "\u2066", "\ufeff", "\u2028"}
    assert shown.count("\n") == text.count("\n")


def test_a_folder_with_escapes_in_its_name_does_not_steer_the_terminal(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way", encoding="utf-8")
    folder = blocked / "\x1b[31m\x07\u202e"
    done = subprocess.run(
        [sys.executable, "-m", "tarokgui", "--text"],
        input="1\n1\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
        env={**os.environ, "TAROK_DATA": str(folder), "PYTHONIOENCODING": "utf-8"},
    )
    assert done.returncode == 1
    assert "cannot be saved" in done.stdout
    assert "not saved" in done.stderr
    assert not set(done.stdout + done.stderr) & {"\x1b", "\x07", "\u202e"}


def test_a_key_with_signs_nobody_can_press_is_none() -> None:
    assert KeyMap({"hint": "\0"}).keys("hint") == ("h",)


class Endless(RawIOBase):
    """An input that never ends; it counts the bytes read."""

    def __init__(self, piece: bytes, first: bytes = b"") -> None:
        self.taken = 0
        self._piece = piece
        self._first = first

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: WriteableBuffer) -> int:
        view = memoryview(buffer).cast("B")
        data = self._first or (self._piece * (len(view) // len(self._piece) + 1))
        data, self._first = data[: len(view)], self._first[len(view) :]
        view[: len(data)] = data
        self.taken += len(data)
        return len(data)


@pytest.mark.parametrize("piece", [b"\0", b" ", b"\n", b" \n", b"x", b"\\", b"\r\n"])
@pytest.mark.parametrize("first", [b"", b"{\n", b'{"format": "tarok-hand/1",'])
@pytest.mark.parametrize("each_line", [False, True])
def test_an_input_without_end_ends(
    piece: bytes, first: bytes, each_line: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from io import BufferedReader

    from tarokgui.cli.settle import settle_source

    monkeypatch.setattr(source, "MOST_SKIPPED", 4 * LONGEST)
    monkeypatch.setattr(source, "MOST_BLANK", 10_000)
    raw = Endless(piece, first)
    assert settle_source(Source(BufferedReader(raw), each_line=each_line)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert 1 <= err.count("\n") <= 2
    assert raw.taken < 16 * LONGEST


def test_a_record_of_a_million_lines_is_too_long() -> None:
    document = next(iter(Source(BytesIO(b"{" + b"\n\n" * MOST_LINES))))
    assert len(document) == LONGEST + 1


def test_many_keys_of_which_one_stands_twice_are_looked_through_once(capsys: pytest.CaptureFixture[str]) -> None:
    keys = [f'"{number}":0' for number in range(60_000)]
    attempts.records(("{" + ",".join([*keys, keys[-1]]) + "}").encode(), each_line=False)


def test_a_long_line_of_blanks_is_no_deal() -> None:
    with pytest.raises(NotADeal):
        read_deal("Tarok" + " " * 150_000 + "x", attempts.a_match())
    with pytest.raises(NotADeal):
        read_deal("x" + " " * 10**7, attempts.a_match())


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    if os.name != "posix":
        pytest.skip("there are no pipes among the files")
    path = tmp_path / "pipe.jsonl"
    os.mkfifo(path)
    return path


def test_a_pipe_nobody_writes_into_is_told(
    pipe: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(opened, "PATIENCE", 0.05)
    assert main(["settle", str(pipe)]) == 2
    assert capsys.readouterr() == ("", f"tarok: nothing is writing to {pipe}\n")


def test_a_pipe_somebody_writes_into_is_read(pipe: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = [json.dumps(some_record(number)) + "\n" for number in range(20)]
    writer = threading.Thread(target=lambda: pipe.write_text("".join(lines), encoding="utf-8"))
    writer.start()
    status = main(["settle", str(pipe)])
    writer.join()
    assert status == 0
    assert capsys.readouterr().out.count("\n") == 20


def test_a_pipe_nobody_reads_from_is_told(pipe: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--hands", "1", "--bots", "random", "--out", str(pipe)]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith("tarok: cannot write")


def test_a_name_with_a_zero_byte_cannot_be_written(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--hands", "1", "--bots", "random", "--out", "a\0b"]) == 2
    told = capsys.readouterr().err
    assert told == "tarok: cannot write a\\x00b: that is not a name of a file\n"


def test_a_typed_line_without_end_is_the_end_of_the_input(monkeypatch: pytest.MonkeyPatch) -> None:
    from io import BufferedReader, TextIOWrapper

    monkeypatch.setattr(terminal, "MOST_SKIPPED", 100 * terminal.LONGEST)
    raw = Endless(b"\0")
    assert terminal._line(TextIOWrapper(BufferedReader(raw), encoding="utf-8")) == ""
    assert raw.taken < 1000 * terminal.LONGEST
    long = TextIOWrapper(BytesIO(b"x" * 50_000 + b"\nnext\n"), encoding="utf-8")
    assert terminal._line(long) == "x" * terminal.LONGEST
    assert terminal._line(long) == "next\n"


def test_the_campaign_finds_nothing() -> None:
    """A small one, saves in the window's scenes too."""
    if os.name != "posix":
        pytest.skip("it forks")
    done = subprocess.run(
        [sys.executable, "benchmarks/hostile.py", "--share", "0.006", "--seed", "suite"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
