"""Files, pipes and closed streams: one line or silence, never more."""

import json
import os
import subprocess
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any

import pytest

from tarokgui.__main__ import main
from tarokgui.cli.settle import settled

CASES = Path(__file__).resolve().parents[1] / "data" / "cases" / "romanian-legal.jsonl"
with CASES.open(encoding="utf-8") as lines:
    RECORD: dict[str, Any] = json.loads(next(lines))["record"]
UNFINISHED = {**RECORD, "actions": []}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "one.json").write_text(json.dumps(RECORD), encoding="utf-8")
    (tmp_path / "pretty.json").write_text(json.dumps(RECORD, indent=2), encoding="utf-8")
    (tmp_path / "broken.json").write_text(json.dumps(RECORD, indent=2)[:-40], encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("name", ["one.json", "pretty.json"])
def test_a_single_record(folder: Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["settle", str(folder / name)]) == 0
    assert capsys.readouterr() == (settled(json.dumps(RECORD).encode()) + "\n", "")


def test_a_single_record_that_is_refused_has_no_line_number(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "pretty.json").write_text(json.dumps(UNFINISHED, indent=2), encoding="utf-8")
    (folder / "one.json").write_text(json.dumps(UNFINISHED), encoding="utf-8")
    (folder / "one.jsonl").write_text(json.dumps(UNFINISHED), encoding="utf-8")
    for name in ("pretty.json", "one.json", "one.jsonl"):
        assert main(["settle", str(folder / name)]) == 2
        out, err = capsys.readouterr()
        prefix = "line 1: " if name == "one.jsonl" else ""
        assert (out, err.count("\n")) == ("", 1)
        assert err.startswith(f"{prefix}action 0: the record stops")


def test_a_broken_document_of_many_lines_is_one_fault(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["settle", str(folder / "broken.json")]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith("record: not JSON: ")


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("nothing.json", "tarok: cannot read {path}: there is no such file or folder\n"),
        ("", "tarok: cannot read {path}: it is a folder\n"),
        ("a\nb", "tarok: cannot read {path}: there is no such file or folder\n"),
        ("zero\0byte", "tarok: cannot read {path}: that is not a name of a file\n"),
    ],
)
def test_files_that_cannot_be_read(folder: Path, path: str, line: str, capsys: pytest.CaptureFixture[str]) -> None:
    full = str(folder / path)
    assert main(["settle", full]) == 2
    shown = full.replace("\n", "\\n").replace("\0", "\\x00")
    assert capsys.readouterr() == ("", line.format(path=shown))


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="only where permissions bind")
def test_a_file_without_permission(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "one.json").chmod(0)
    assert main(["settle", str(folder / "one.json")]) == 2
    assert "that is not permitted" in capsys.readouterr().err


def test_empty_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for nothing in (b"", b"\n \r\n\n"):
        monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(nothing)))
        assert main(["settle", "-"]) == 2
        assert capsys.readouterr() == ("", "record: it is empty\n")


def test_closed_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert main(["settle", "-"]) == 2
    assert capsys.readouterr().err == "tarok: standard input is closed\n"


@pytest.mark.skipif(os.name != "posix", reason="pipes and /dev/full as on POSIX systems")
@pytest.mark.parametrize(
    ("redirect", "complaint"),
    [
        ("| true", ""),
        ("| head -n 1 >&2", ""),
        (">&-", "tarok: standard output is closed\n"),
        ("> /dev/full", "tarok: cannot write the results: the disk is full\n"),
    ],
)
def test_closed_standard_output(folder: Path, redirect: str, complaint: str) -> None:
    path = folder / "many.jsonl"
    path.write_bytes(json.dumps(RECORD).encode() + b"\n")
    path.write_bytes(path.read_bytes() * 300)
    command = f'"{sys.executable}" -m tarokgui settle "{path}"; echo $? > "{folder}/status"'
    piped = redirect.startswith("|")
    shell = f"( {command} ) {redirect}" if piped else command.replace(";", f" {redirect};", 1)
    done = subprocess.run(["sh", "-c", shell], capture_output=True, text=True)
    assert (folder / "status").read_text() == "2\n"
    errors = "".join(line for line in done.stderr.splitlines(keepends=True) if not line.startswith("{"))
    assert errors == complaint
