"""``python -m ai.arena``: one line of complaint, files, the published ladder, and breaking off."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from ai.arena import ladder, running
from ai.arena.chunks import ChunkResult, play_chunk
from ai.arena.command import main
from ai.arena.contest import Contest
from ai.arena.ladder import BEGIN, END, marks

TWO = ["--a", "steady", "--b", "random", "--deals", "6"]


def page(path: Path) -> Path:
    path.write_text(f"# Strength\n\nProse.\n\n{BEGIN}\nold\n{END}\n\nMore prose.\n", encoding="utf-8")
    return path


def written(path: Path, arguments: Sequence[str]) -> Any:
    assert main([*arguments, "--json", str(path)]) == 0
    return json.loads(path.read_text(encoding="utf-8"))


def test_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*TWO, "--seed", "table"]) == 0
    out, err = capsys.readouterr()
    lines = out.splitlines()
    assert lines[:2] == ["A  steady", "B  random"]
    assert "6 deals of romanian in 12 hands, design pairs, seed table" in lines
    assert err == "steady against random, 6 deals\n"
    for row in ("A above the mean of its table", "A above B", "  declared solo", "  play"):
        assert any(line.startswith(row) for line in lines), row
    assert all(len(line) <= 100 for line in lines)


def test_the_same_seed_writes_the_same_but_for_the_times(tmp_path: Path) -> None:
    here, again = (written(tmp_path / name, [*TWO, "--jobs", jobs]) for name, jobs in (("a", "1"), ("b", "2")))
    assert here.pop("times").keys() == again.pop("times").keys() == {"a", "b"}
    assert here == again
    assert here["schema"] == 1
    assert list(here) == [
        "schema", "game", "house", "design", "seed", "hands", "machine",
        "advantage", "difference", "without_pool", "a", "b", "deals",
    ]  # fmt: skip
    assert (here["a"]["bot"], here["b"]["bot"], here["seed"], here["design"]) == ("steady", "random", "1", "pairs")
    assert [row[0] for row in here["deals"]] == list(range(6))
    assert here != written(tmp_path / "c", [*TWO, "--seed", "2"])


def test_game_house_and_design(tmp_path: Path) -> None:
    options = ["--game", "taper", "--house", "regii=4/2", "pool=false", "--design", "one"]
    found = written(tmp_path / "a", [*TWO, *options])
    assert (found["game"], found["house"], found["design"]) == ("taper", {"regii": "4/2", "pool": False}, "one")
    assert found["hands"] == 18
    assert {tuple(row[5:7]) for row in found["deals"]} == {(0, 0)}


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ("--a nobody --b steady", 'there is no bot "nobody", only random, '),
        ("--a steady --b steady:luck=on", "no switch 'luck'"),
        ("--a steady", "name two bots with --a and --b"),
        ("", "name two bots with --a and --b"),
        ("--a steady --b random --deals 0", '"0" is not a number from 1 on'),
        ("--a steady --b random --jobs many", '"many" is not a number from 1 on'),
        ("--a steady --b random --game bridge", 'there is no game "bridge", only romanian, taper'),
        ("--a steady --b random --house regii", '"regii" is not an option and a value'),
        ("--a steady --b random --house regii=5", "the house rules cannot be had: house-value: regii"),
        ("--a steady --b random --house regii=4/2 regii=2/1", "a house rule stands twice"),
        ("--a steady --b random --house pool=false", "the house rules cannot be had: michi-without-pool"),
        ("--a steady --b random --design all", "invalid choice: 'all'"),
        ("--a steady --b random --deals 1 --json /nowhere/at/all", "cannot use /nowhere/at/all: No such file"),
        ("--report /nowhere/at/all", "cannot use /nowhere/at/all: No such file"),
        ("--ladder --into /nowhere/at/all", "cannot use /nowhere/at/all: No such file"),
        ("--a steady --b random --seed \udcff", "the seed is not a text in UTF-8"),
        ("--loud", "unrecognized arguments: --loud"),
    ],
)
def test_complaints_are_one_line(arguments: str, line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments.split(" ") if arguments else []) == 2
    err = [row for row in capsys.readouterr().err.splitlines() if row != "steady against random, 1 deals"]
    assert len(err) == 1
    assert err[0].startswith("arena: ")
    assert line in err[0]


def test_the_ladder_is_written_between_its_marks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(ladder, "RUNGS", (("steady", "random"), ("steady", "steady:convention=off")))
    path, kept = page(tmp_path / "strength.md"), tmp_path / "ladder.json"
    reports = written(kept, ["--ladder", "--deals", "3", "--into", str(path)])
    assert [(one["a"]["bot"], one["b"]["bot"]) for one in reports] == list(ladder.RUNGS)
    text = path.read_text(encoding="utf-8")
    assert text.startswith(f"# Strength\n\nProse.\n\n{BEGIN}\n")
    assert text.endswith(f"{END}\n\nMore prose.\n")
    assert "old" not in text
    rows = [line for line in text.splitlines() if line.startswith("| `steady` | `random` | romanian | sides | 3 |")]
    mean, spread = reports[0]["advantage"]["mean"], reports[0]["advantage"]["spread"]
    assert len(rows) == 1
    assert f"**{mean:+.3f} ± {spread:.3f}**" in rows[0]
    for table in text.split("\n\n"):
        assert len({line.count("|") for line in table.splitlines() if line.startswith("|")}) <= 1

    again = page(tmp_path / "again.md")
    assert main(["--report", str(kept), "--into", str(again)]) == 0
    assert again.read_text(encoding="utf-8") == text


def test_a_part_of_the_page_is_written_alone(tmp_path: Path) -> None:
    kept = tmp_path / "slovenian.json"
    asked = ["--a", "steady", "--b", "beginner", "--game", "slovenian-4", "--deals", "3", "--json", str(kept)]
    assert main(asked) == 0
    first, last = marks("slovenian")
    path = page(tmp_path / "strength.md")
    before = path.read_text(encoding="utf-8")
    path.write_text(f"{before}\n{first}\nolder\n{last}\nThe end.\n", encoding="utf-8")
    assert main(["--report", str(kept), "--into", str(path), "--part", "slovenian"]) == 0
    text = path.read_text(encoding="utf-8")
    assert text.startswith(before)
    assert "older" not in text
    assert "| `steady` | `beginner` | slovenian-4 | pairs | 3 |" in text
    assert text.endswith(f"{last}\nThe end.\n")


def test_a_rung_without_its_bot_is_a_complaint_before_anything_is_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ladder, "RUNGS", (("steady", "random"), ("genius", "steady")))
    path = page(tmp_path / "strength.md")
    assert main(["--ladder", "--deals", "3", "--into", str(path)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith('arena: there is no bot "genius"')
    assert err.count("\n") == 1
    assert "old" in path.read_text(encoding="utf-8")


def test_the_ladder_climbs() -> None:
    """Each pair is one that says something, and no pair is played twice."""
    assert len(set(ladder.RUNGS)) == len(ladder.RUNGS)
    assert all(a != b for a, b in ladder.RUNGS)


@pytest.mark.parametrize("text", ["{}", "[]", "nothing", '{"schema": 99}'])
def test_files_that_are_no_reports(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.json"
    path.write_text(text, encoding="utf-8")
    assert main(["--report", str(path), "--into", str(page(tmp_path / "s.md"))]) == 2
    assert "is no file of --json" in capsys.readouterr().err


def test_a_page_without_marks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "s.md"
    path.write_text("# Nothing\n", encoding="utf-8")
    assert main(["--ladder", "--into", str(path)]) == 2
    assert "the page has no marks for the figures" in capsys.readouterr().err


def test_breaking_off_shows_what_was_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken_off(contest: Contest, first: int, count: int) -> ChunkResult:
        if first >= 4:
            raise KeyboardInterrupt
        return play_chunk(contest, first, count)

    monkeypatch.setattr(running, "play_chunk", broken_off)
    path = tmp_path / "part.json"
    assert main([*TWO, "--chunk", "2", "--json", str(path)]) == 130
    out, err = capsys.readouterr()
    assert "4 deals of romanian in 8 hands" in out
    assert err.splitlines()[-1] == "arena: interrupted after 4 of 6 deals"
    assert len(json.loads(path.read_text(encoding="utf-8"))["deals"]) == 4


@pytest.mark.skipif(sys.platform == "win32", reason="signals as on POSIX systems")
@pytest.mark.parametrize(("jobs", "after"), [("1", 0.0), ("2", 0.0), ("2", 1.5)])
def test_ctrl_c(jobs: str, after: float) -> None:
    """At once, and when the workers have something in their hands."""
    arena = [sys.executable, "-m", "ai.arena", *TWO[:4], "--deals", "1000000", "--jobs", jobs]
    # Tests that a shell runs in the background are deaf to interrupts, and so are their children by default.
    old = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        running = subprocess.Popen(
            arena, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
        )
    finally:
        signal.signal(signal.SIGINT, old)
    with running:
        assert running.stderr is not None
        first = running.stderr.readline()
        time.sleep(after)
        os.killpg(running.pid, signal.SIGINT)  # as a terminal does: to the workers too
        try:
            _, err = running.communicate(timeout=60)
        finally:
            running.kill()
    assert first == "steady against random, 1000000 deals\n"
    assert running.returncode == 130
    assert err.startswith("arena: interrupted ")
    assert err.count("\n") == 1
