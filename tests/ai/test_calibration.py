"""The tables that `benchmarks/calibration.py` makes of expectations and results."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ai.foresight import Foresight
from benchmarks import calibration
from benchmarks.agreement import amount, chance
from benchmarks.expectations import Row


def test_chances_by_tenths() -> None:
    """A certainty belongs to the last tenth; tenths without a case are left out."""
    found = chance([Row(0, 0.55, 1.0), Row(0, 0.57, 1.0), Row(1, 0.52, 0.0), Row(2, 1.0, 1.0)])
    assert found["n"] == 4
    assert [found["expected"], found["came"]] == pytest.approx([0.66, 0.75])
    assert [(some["tenth"], some["n"]) for some in found["tenths"]] == [(5, 3), (9, 1)]
    assert [some["came"] for some in found["tenths"]] == pytest.approx([2 / 3, 1])


def test_the_line_of_an_amount() -> None:
    """Twice the expectation, and one less."""
    found = amount([Row(number, float(number), 2.0 * number - 1) for number in range(5)])
    assert [found["slope"], found["gap"], found["off"]] == pytest.approx([2, 1, 0])


def test_many_rows_of_a_hand_make_nothing_surer() -> None:
    few = [Row(number, number % 3 / 3, float(number % 2)) for number in range(12)]
    many = [row for row in few for _ in range(9)]
    assert amount(few)["spread"] == pytest.approx(amount(many)["spread"])
    assert chance(few)["spread"] == pytest.approx(chance(many)["spread"])


def test_the_file_has_what_is_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed = Foresight(value=1.0, share=1.0, won=0.64, points=40.0, made={"trula": 0.2})
    monkeypatch.setattr("benchmarks.expectations.look", lambda view, action: fixed)
    path = tmp_path / "kept.json"
    calibration.main(["--bot", "beginner", "--hands", "1", "--json", str(path)])
    data = json.loads(path.read_text(encoding="utf-8"))
    printed = capsys.readouterr().out
    assert printed == calibration.text(data)
    assert printed.startswith("1 hands of romanian, all beginner, seed 1, ")
    assert data["hands"] == 1
    assert data["chances"]
    assert data["follies"]
