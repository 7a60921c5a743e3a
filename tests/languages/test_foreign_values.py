"""Foreign values are worded as JSON has them, and absent ones as missing: no `None`, no quotes or types of
Python, and no English of `argparse` or the system in another language's sentence."""

from __future__ import annotations

import errno
import json
import os
import re
from collections.abc import Iterator
from typing import Any, Final

import pytest

from engine import GAMES, RecordError
from tarokgui.__main__ import main
from tarokgui.cli import console
from tarokgui.cli.settle import RecordRefused, settled
from tarokgui.session.dealtext import NotADeal, read_deal
from tarokgui.session.opening import new_session
from tarokgui.session.tablesetup import TableSetup
from tarokgui.storage.strictjson import plain_text
from tarokgui.wording.causes import cause_text
from tarokgui.wording.i18n import LANGUAGES, load
from tarokgui.wording.records import quoted, record_problem
from tests.support.games import ONE_OF_EACH
from tests.support.sessions import any_record

VALUES: Final[tuple[object, ...]] = (
    None, True, False, 1.5, -1, 10**5_000, "", "x", "it’s", "None", [], ["T1"], [["T1"]], [None, True], {}, {"a": None},
)  # fmt: skip
FIELDS: Final = (
    "format", "game", "house", "dealer", "pool", "stake", "pack", "hands", "talon", "actions", "radli", "compulsory",
    "stacked",
)  # fmt: skip
NEEDED: Final = ("format", "game", "dealer", "actions")
"""The fields that a record of every game must have."""
PYTHON: Final = re.compile(
    r"\bNone\b|\bTrue\b|\bFalse\b|'|\b(NoneType|dict|tuple|str|int|float)\b|<class|Errno|\w+Error\b"
)
ENGLISH: Final = re.compile(
    "|".join(
        (
            *(re.escape(os.strerror(number)) for number in errno.errorcode),
            "argument -", "following arguments", "expected", "invalid", "unrecognized", "required", "embedded", "codec",
            "delimiter",
        )
    ),
    re.IGNORECASE,
)  # fmt: skip
LINES: Final = (
    ("",), ("dance",), ("--dance",), ("--text=x",), ("-hx",), ("settle",), ("settle", "a", "b"), ("--report",),
    ("settle", "/nowhere/at/all"), ("settle", "/"), ("settle", "a\0b"), ("settle", "/dev/null/a"),
    ("settle", "a" * 5_000), ("settle", "\udcff"),
    ("simulate", "--hands"), ("simulate", "--hands", "0"), ("simulate", "--hands", "x"),
    ("simulate", "--seed", "\udcff"),
    ("simulate", "--game", "x"), ("simulate", "--bots", "x"), ("simulate", "--house"), ("simulate", "--house", "x"),
    ("simulate", "--house", "x=1"), ("simulate", "--house", "pool=None"), ("simulate", "--house", "pool=7"),
    ("simulate", "--house", "pool=false"), ("simulate", "--house", "pool=true", "pool=true"),
    ("simulate", "--game", "taper", "--house", "hep_hep=true"),
    ("simulate", "--game", "slovenian-4", "--house", "win_at=37"),
    ("simulate", "--hands", "1", "--bots", "random", "--out", "/"),
    ("simulate", "--hands", "1", "--bots", "random", "--out", "/nowhere/x"),
    ("cards",), ("cards", "--sheet"), ("cards", "--sheet", "x"), ("cards", "--sheet", "x.png", "--size", "x"),
    ("cards", "--sheet", "x.png", "--letters", "x"), ("cards", "--sheet", "x.png", "--blind", "x"),
    ("cards", "--sheet", "/nowhere/x.png"), ("--self-test", "--report", "/nowhere/x"), ("--self-test", "settle", "a"),
)  # fmt: skip


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setenv("TAROK_LANG", request.param)
    console.words.cache_clear()
    yield request.param
    console.words.cache_clear()


def plain(text: str, language: str, value: object = "") -> bool:
    """True if nothing of Python is in it but the value itself, and nothing English beside another language."""
    rest = text.replace(quoted(value), "").replace("its", "")
    return not PYTHON.search(rest) and (language == "en" or not ENGLISH.search(rest))


def spoilt(game: str) -> Iterator[tuple[str, object, dict[str, Any]]]:
    """Records of that game with a foreign value somewhere: the field, the value, the record."""
    record = any_record([*GAMES].index(game))
    for value in VALUES:
        for field in FIELDS:
            yield field, value, {**record, field: value}
        yield "house", value, {**record, "house": {next(iter(GAMES[game].house.options)).key: value}}
        yield "pack", value, {**record, "pack": [value, *record["pack"][1:]]}
        yield "actions", value, {**record, "actions": [value]}
        yield "actions", value, {**record, "actions": [[0, value]]}
        yield "actions", value, {**record, "actions": [[value, "pass"]]}
        yield "stacked", value, {**record, "stacked": [value]}
        yield "radli", value, {**record, "radli": [value] * 4}


def refusal(document: bytes) -> str | None:
    try:
        settled(document)
    except RecordRefused as refused:
        return str(refused)
    return None


@pytest.mark.parametrize("game", ONE_OF_EACH)
def test_a_value_in_a_record(language: str, game: str) -> None:
    told = 0
    for field, value, record in spoilt(game):
        problem = refusal(plain_text(record).encode())
        if problem is None:
            continue
        told += 1
        assert plain(problem, language, value), problem
        assert "\n" not in problem
        if problem.startswith(load(language)("record.refused", problem=f'"{field}"')):
            assert quoted(value)[:20] in problem
    assert told > 200


def test_what_is_not_there_is_missing(language: str) -> None:
    tr = load(language)
    for game in GAMES:
        for field in NEEDED:
            record = any_record([*GAMES].index(game))
            del record[field]
            problem = refusal(plain_text(record).encode())
            assert problem is not None
            beginning = tr("record.refused", problem=tr("record.missing", field=field, expected="")).rstrip()
            assert problem.startswith(beginning), problem
            assert "null" not in problem
            assert plain(problem, language)


@pytest.mark.parametrize(
    "document",
    [b"", b"{", b"[1,]", b"{'a': 1}", b"\xff", b"nan", b"NaN", b'{"a": Infinity}', b'{"a": 1, "a": 2}', b"[" * 9_999,
     b"[" * 300 + b"]" * 300, b'"x"', b"null", b"True", b'{"a": 1}\n x', b"1" * 200_000, b" " * 2_000_000],
)  # fmt: skip
def test_what_is_no_record(language: str, document: bytes) -> None:
    problem = refusal(document)
    assert problem is not None
    assert plain(problem, language), problem


@pytest.mark.parametrize("line", LINES, ids=range(len(LINES)))
def test_a_line_that_cannot_be_done(language: str, line: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*line]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert plain(err.replace("/dev/null", "").replace("=None", "").replace('"None"', ""), language), err


def test_every_cause_of_the_system_has_its_words(language: str) -> None:
    tr = load(language)
    numbers = {tr("cause.number", number=number) for number in errno.errorcode}
    texts = {number: cause_text(tr, OSError(number, os.strerror(number), "/x")) for number in errno.errorcode}
    assert all(plain(text, language) for text in texts.values())
    worded = {number for number, text in texts.items() if text not in numbers}
    assert worded >= {errno.ENOENT, errno.EACCES, errno.EISDIR, errno.ENOTDIR, errno.ENOSPC, errno.EROFS, errno.EIO}
    for error in (None, ValueError("embedded null byte"), OSError(), UnicodeDecodeError("utf-8", b"", 0, 1, "x")):
        assert plain(cause_text(tr, error), language)


@pytest.mark.parametrize(
    "text", ["", "None", "0", "1000000", "-1", "'1'", "1\0", "{}", "null", '{"format": null}', "[1, 2]", "x" * 300_000]
)
def test_a_text_that_is_no_deal(language: str, text: str) -> None:
    with pytest.raises(NotADeal) as why:
        read_deal(text, new_session(seed="x").match)
    assert plain(load(language)(why.value.key), language)


@pytest.mark.parametrize("game", ["None", "x", "", "'romanian'"])
def test_a_table_of_a_game_that_this_version_does_not_know(language: str, game: str) -> None:
    with pytest.raises(RecordError) as unknown:
        TableSetup.from_data({"game": game})
    problem = record_problem(load(language), unknown.value)
    assert plain(problem, language, game)
    assert json.dumps(game) in problem


def test_python_would_be_seen() -> None:
    assert not plain("unknown format None", "en")
    assert not plain("['T1'] is not a card", "en")
    assert not plain("nu pot citi /x: No such file or directory", "ro")
    assert not plain("argument --hands: expected one argument", "de")
