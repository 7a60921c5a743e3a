"""``benchmarks/publish.py``: parts are kept and not played again; the page changes between its marks alone."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ai.arena import running
from ai.arena.chunks import ChunkResult, play_chunk
from ai.arena.contest import Contest
from ai.arena.ladder import LEVELS, RUNGS, marks
from ai.arena.markdown import ArenaTable
from ai.foresight import Foresight
from benchmarks import datafiles, publish, strengthpage
from benchmarks.parts import PLAYED, enough, matches

ROOT = Path(__file__).parents[2]
GAMES = ("romanian", "taper")
FIXED = Foresight(value=1.0, share=1.0, won=0.64, points=40.0, made={"trula": 0.2})


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """One contest of bots that do not search, and hands of which a fixed thing is expected."""
    monkeypatch.setattr("benchmarks.parts.LEVELS", (("steady", "beginner"),))
    monkeypatch.setattr("benchmarks.parts.RUNGS", (("beginner", "random"),))
    monkeypatch.setattr("benchmarks.parts.ALONE", ("steady", "beginner"))
    monkeypatch.setattr("benchmarks.parts.CALIBRATED", "beginner")
    monkeypatch.setattr("benchmarks.expectations.look", lambda view, action: FIXED)


@pytest.fixture
def page(tmp_path: Path) -> Path:
    path = tmp_path / "strength.md"
    begin, end = marks(strengthpage.PART)
    path.write_text(f"Prose.\n{begin}\nold\n{end}\nMore.\n", encoding="utf-8")
    return path


def tables(page: Path, part: str) -> dict[str, ArenaTable]:
    """The tables of a file by the word their title begins with."""
    return {each.title.split()[0].strip(":"): each for each in datafiles.read(datafiles.data_file(page, part))}


def deals(page: Path) -> list[str]:
    """The number of deals of each contest of Taper."""
    results = tables(page, "taper")["Results"]
    return [dict(zip(results.head, row, strict=True))["deals"] for row in results.rows]


def run(page: Path, *arguments: str) -> int:
    keep = str(page.parent / "kept")
    fixed = ("--deals", "8", "--hands", "1", "--jobs", "1", "--seed", "s", "--keep", keep, "--into", str(page))
    return publish.main([*fixed, *arguments])


def files(page: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in (page.parent / "kept" / "s").iterdir()}


def outside(text: str) -> str:
    """The page without the text between marks."""
    return re.sub(r"(by a command\) -->).*?(<!-- figures[^>]*: end -->)", r"\1\2", text, flags=re.DOTALL)


def test_everything_is_kept_and_written(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = page.read_text(encoding="utf-8")
    assert run(page, "--only", *GAMES) == 0
    assert sorted(files(page)) == [
        "romanian-beginner-against-random-sides.json",
        "romanian-calibration-of-beginner.json",
        "romanian-steady-against-beginner-one.json",
        "taper-calibration-of-beginner.json",
        "taper-steady-against-beginner-sides.json",
    ]
    text = page.read_text(encoding="utf-8")
    assert outside(text) == outside(before)
    assert "old" not in text
    data = json.loads(files(page)["taper-steady-against-beginner-sides.json"])
    kept = data["kept"]
    assert (kept["wanted"], kept["came"], kept["minutes"]) == (8, 8, 0)
    assert set(tables(page, "taper")) == {"Results", "What", "Follies", "Times"}
    assert {"Chance", "Amounts", "Bonuses", "Follies"} <= set(tables(page, "romanian-calibration"))
    (row,) = tables(page, "taper")["Results"].rows
    build = ", ".join(filter(None, (data["machine"]["build"], kept["commit"])))
    assert row[:5] == ["steady", "beginner", "taper", "sides", "8"]
    assert row[-3:] == ["s", build, kept["date"]]
    (tenth,) = (row for row in tables(page, "taper-calibration")["Chance"].rows if row[0] == "0.6 … 0.7")
    assert any(cell.startswith("0.640 → ") for cell in tenth)
    assert f"| Taper | *steady* | *beginner* | 8 | {row[5]} |" in text
    assert "steady above beginner" in page.with_suffix(".svg").read_text(encoding="utf-8")

    # Once more: nothing is played, the page is the same.
    kept_before = files(page)
    capsys.readouterr()
    assert run(page, "--only", *GAMES) == 0
    assert capsys.readouterr().err.count(" are kept\n") == 5
    assert files(page) == kept_before
    assert page.read_text(encoding="utf-8") == text


def test_only_another_number_is_played_again(page: Path) -> None:
    assert run(page, "--only", "taper") == 0
    before = files(page)
    assert run(page, "--only", "taper", "--deals", "9") == 0
    after = files(page)
    assert [name for name in before if before[name] != after[name]] == ["taper-steady-against-beginner-sides.json"]


def test_write_only(page: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(page, "--write-only", "--only", *GAMES) == 2
    assert capsys.readouterr().err.startswith("publish: nothing is kept in ")
    assert run(page, "--only", "taper") == 0
    written = page.read_text(encoding="utf-8")
    path = datafiles.data_file(page, "taper")
    table = path.read_text(encoding="utf-8")
    path.unlink()
    monkeypatch.setattr(running, "play_chunk", None)
    assert run(page, "--write-only", "--only", *GAMES) == 0
    assert path.read_text(encoding="utf-8") == table
    assert page.read_text(encoding="utf-8") == written
    assert not datafiles.data_file(page, "romanian").exists(), "nothing is kept of the other game"


def test_breaking_off(page: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def broken_off(contest: Contest, first: int, count: int) -> ChunkResult:
        if first >= 4:
            raise KeyboardInterrupt
        return play_chunk(contest, first, count)

    with monkeypatch.context() as patched:
        patched.setattr(running, "play_chunk", broken_off)
        assert run(page, "--only", "taper") == 130
    assert capsys.readouterr().err.splitlines()[1:] == [
        "publish: interrupted after 4 of 8 deals; what was played is kept in "
        f"{page.parent / 'kept' / 's'}, and the same command goes on"
    ]
    assert not datafiles.data_file(page, "taper").exists()
    (kept,) = files(page).values()
    assert len(json.loads(kept)["deals"]) == 4
    assert run(page, "--only", "taper") == 0
    assert deals(page) == ["8"]


def test_a_part_that_was_stopped(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It is written with its results so far, and played again only with more time."""
    short = ("--only", "taper", "--minutes", "0.0000001")
    assert run(page, *short) == 0
    assert deals(page) == ["2"]
    capsys.readouterr()
    assert run(page, *short) == 0
    assert "taper, steady against beginner, sides: 2 deals of " in capsys.readouterr().err
    assert run(page, "--only", "taper") == 0
    assert deals(page) == ["8"]


@pytest.mark.parametrize(
    ("came", "wanted", "limit", "asked", "minutes", "done"),
    [
        (8, 8, 0.0, 8, 0.0, True),
        (8, 8, 0.0, 4, 0.0, True),
        (8, 8, 0.0, 9, 30.0, False),
        (5, 8, 30.0, 8, 30.0, True),
        (5, 8, 30.0, 8, 60.0, False),
        (5, 8, 30.0, 8, 0.0, False),
        (5, 8, 30.0, 5, 0.0, True),
    ],
)
def test_what_is_enough(came: int, wanted: int, limit: float, asked: int, minutes: float, done: bool) -> None:
    kept = {"wanted": wanted, "came": came, "minutes": limit, "date": "", "commit": ""}
    assert enough(kept, asked, minutes) is done  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("--only", "taper", "bridge"), 'publish: there is no game "bridge", only romanian, taper, '),
        (("--deals", "0"), '"0" is not a number from 1 on'),
        (("--into", "/nowhere/at/all"), "publish: cannot use /nowhere/at/all: No such file"),
    ],
)
def test_complaints_are_one_line(
    arguments: tuple[str, ...], line: str, page: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(page, *arguments) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert line in err
    assert not (page.parent / "kept").exists()


def test_a_spoilt_file_is_named(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(page, "--only", "taper") == 0
    path = page.parent / "kept" / "s" / "taper-steady-against-beginner-sides.json"
    path.write_text("{}", encoding="utf-8")
    capsys.readouterr()
    assert run(page, "--only", "taper") == 2
    assert capsys.readouterr().err == f"publish: {path} is no file of benchmarks/publish.py\n"


def test_a_page_without_marks_is_named(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page.write_text("Prose.\n", encoding="utf-8")
    assert run(page, "--only", "taper") == 2
    assert "strength.md: the page has no marks for the figures of every game" in capsys.readouterr().err
    assert not (page.parent / "kept").exists()


def test_a_file_of_tables_is_read_as_it_was_written(tmp_path: Path) -> None:
    made = [
        ArenaTable("Results", ["A", "B"], [["`a`", '**"b"** ± 1']], notes=["A note."]),
        ArenaTable("Times", ["C"], []),
    ]
    datafiles.write(tmp_path / "t.toml", made)
    first, second = datafiles.read(tmp_path / "t.toml")
    assert (first.title, first.head, first.rows, first.notes) == (
        "Results",
        ["A", "B"],
        [["a", '"b" ± 1']],
        ["A note."],
    )
    assert (second.title, second.rows) == ("Times", [])


def test_every_game_has_its_files() -> None:
    for game in PLAYED:
        for part in (game, f"{game}-calibration"):
            assert datafiles.data_file(strengthpage.PAGE, part).exists()
    assert tuple(strengthpage.TITLES) == tuple(dict.fromkeys((*strengthpage.TITLES, *PLAYED)))


def test_the_contests_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benchmarks.parts.LEVELS", LEVELS)
    monkeypatch.setattr("benchmarks.parts.RUNGS", RUNGS)
    for game in PLAYED:
        assert len(matches(game, "s")) == (7 if game == "romanian" else 4)
