"""`tarok settle` on the cases that two referees agree on: hands with their settlements, and broken records."""

import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from tarokgui.cli.settle import RecordRefused, settle_source, settled
from tarokgui.cli.source import Source

CASES = Path(__file__).resolve().parents[1] / "data" / "cases"
FAMILIES = {"romanian": (500, 300), "slovenian": (400, 250), "tubingen": (300, 200)}
"""The files by their family of games, with the numbers of legal hands and of broken records."""


@cache
def cases(family: str, name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (CASES / f"{family}-{name}.jsonl").read_text(encoding="utf-8").splitlines()]


def counted(lines: list[dict[str, Any]]) -> Counter[tuple[Any, ...]]:
    return Counter((line["item"], line["value"], line.get("announced", False), line.get("seat")) for line in lines)


def comparable(settlement: Mapping[str, Any]) -> dict[str, Any]:
    """The settlement with its lines as multisets: their order is free."""
    return {
        key: counted(value) if key in ("lines", "individual", "strafen") else value for key, value in settlement.items()
    }


def as_lines(records: list[dict[str, Any]]) -> bytes:
    return b"".join(json.dumps(case["record"]).encode() + b"\n" for case in records)


@pytest.mark.parametrize("family", FAMILIES)
def test_there_are_as_many_cases_as_there_should_be(family: str) -> None:
    assert (len(cases(family, "legal")), len(cases(family, "illegal"))) == FAMILIES[family]


@pytest.mark.parametrize("family", FAMILIES)
def test_every_legal_hand_settles_as_the_referees_say(family: str) -> None:
    for number, case in enumerate(cases(family, "legal")):
        printed = settled(json.dumps(case["record"]).encode())
        assert "\n" not in printed
        assert comparable(json.loads(printed)) == comparable(case["expect"]), number


@pytest.mark.parametrize("family", FAMILIES)
def test_every_broken_record_is_refused_at_the_first_bad_action(family: str) -> None:
    for number, case in enumerate(cases(family, "illegal")):
        with pytest.raises(RecordRefused) as refusal:
            settled(json.dumps(case["record"]).encode())
        actions = case["record"]["actions"]
        start = f"action {case['bad_action']}"
        if case["bad_action"] < len(actions):  # else it stops early
            seat, text = actions[case["bad_action"]]
            start += f" (seat {json.dumps(seat)}, {json.dumps(text)})"
        told = rf"{re.escape(start)}: [^\n]+ \(((?:[RATV]|SA?|UA?|S-V)[0-9]+|tarok-hand/1)\)"
        assert re.fullmatch(told, str(refusal.value)), (number, str(refusal.value))


@pytest.mark.parametrize("family", FAMILIES)
def test_many_of_them_as_one_stream(family: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Every tenth of them: each was settled by itself above."""
    legal, illegal = cases(family, "legal")[::10], cases(family, "illegal")[::10]
    assert settle_source(Source(BytesIO(as_lines(legal)))) == 0
    out, err = capsys.readouterr()
    assert (len(out.splitlines()), err) == (len(legal), "")
    assert settle_source(Source(BytesIO(as_lines(illegal)))) == 2
    out, err = capsys.readouterr()
    assert out == ""
    numbers = [re.match(r"line ([0-9]+): action ([0-9]+)(?: \(|:)", line) for line in err.splitlines()]
    assert [(int(n[1]), int(n[2])) for n in numbers if n] == [(i + 1, c["bad_action"]) for i, c in enumerate(illegal)]


def test_a_mixture_through_the_real_program(tmp_path: Path) -> None:
    (legal, illegal), (other, _) = (
        [cases(family, name)[:3] for name in ("legal", "illegal")] for family in ("romanian", "slovenian")
    )
    mixed = [legal[0], illegal[0], other[0], illegal[1], legal[2]]
    path = tmp_path / "mixed.jsonl"
    path.write_bytes(as_lines(mixed))
    done = subprocess.run([sys.executable, "-m", "tarokgui", "settle", str(path)], capture_output=True, text=True)
    assert done.returncode == 2
    printed = [comparable(json.loads(line)) for line in done.stdout.splitlines()]
    assert printed == [comparable(mixed[number]["expect"]) for number in (0, 2, 4)]
    starts = [line.split("(")[0] for line in done.stderr.splitlines()]
    assert starts == [f"line 2: action {illegal[0]['bad_action']} ", f"line 4: action {illegal[1]['bad_action']} "]
