"""`tarok settle` on the cases that two referees agree on: 500 hands with their settlements, 300 broken records."""

import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from tarokgui.cli.settle import Refusal, settle_source, settled
from tarokgui.cli.source import Source

CASES = Path(__file__).resolve().parents[1] / "data" / "cases"


def cases(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (CASES / f"romanian-{name}.jsonl").read_text(encoding="utf-8").splitlines()]


LEGAL, ILLEGAL = cases("legal"), cases("illegal")


def comparable(settlement: Mapping[str, Any]) -> dict[str, Any]:
    """The settlement with its lines as a multiset: their order is free."""
    lines = Counter((line["item"], line["value"], line.get("announced", False)) for line in settlement["lines"])
    return {**settlement, "lines": lines}


def as_lines(records: list[dict[str, Any]]) -> bytes:
    return b"".join(json.dumps(case["record"]).encode() + b"\n" for case in records)


def test_there_are_as_many_cases_as_there_should_be() -> None:
    assert (len(LEGAL), len(ILLEGAL)) == (500, 300)


def test_every_legal_hand_settles_as_the_referees_say() -> None:
    for number, case in enumerate(LEGAL):
        printed = settled(json.dumps(case["record"]).encode())
        assert "\n" not in printed
        assert comparable(json.loads(printed)) == comparable(case["expect"]), number


def test_every_broken_record_is_refused_at_the_first_bad_action() -> None:
    for number, case in enumerate(ILLEGAL):
        with pytest.raises(Refusal) as refusal:
            settled(json.dumps(case["record"]).encode())
        seat, text = case["record"]["actions"][case["bad_action"]]
        start = re.escape(f"action {case['bad_action']} (seat {json.dumps(seat)}, {json.dumps(text)}): ")
        assert re.fullmatch(rf"{start}[^\n]+ \(([RATV][0-9]+|tarok-hand/1)\)", str(refusal.value)), number


def test_all_of_them_as_one_stream(capsys: pytest.CaptureFixture[str]) -> None:
    assert settle_source(Source(BytesIO(as_lines(LEGAL)))) == 0
    out, err = capsys.readouterr()
    assert (len(out.splitlines()), err) == (500, "")
    assert settle_source(Source(BytesIO(as_lines(ILLEGAL)))) == 2
    out, err = capsys.readouterr()
    assert out == ""
    numbers = [re.match(r"line ([0-9]+): action ([0-9]+) \(", line) for line in err.splitlines()]
    assert [(int(n[1]), int(n[2])) for n in numbers if n] == [(i + 1, c["bad_action"]) for i, c in enumerate(ILLEGAL)]


def test_a_mixture_through_the_real_program(tmp_path: Path) -> None:
    mixed = [LEGAL[0], ILLEGAL[0], LEGAL[1], ILLEGAL[1], LEGAL[2]]
    path = tmp_path / "mixed.jsonl"
    path.write_bytes(as_lines(mixed))
    done = subprocess.run([sys.executable, "-m", "tarokgui", "settle", str(path)], capture_output=True, text=True)
    assert done.returncode == 2
    printed = [comparable(json.loads(line)) for line in done.stdout.splitlines()]
    assert printed == [comparable(case["expect"]) for case in LEGAL[:3]]
    starts = [line.split("(")[0] for line in done.stderr.splitlines()]
    assert starts == [f"line 2: action {ILLEGAL[0]['bad_action']} ", f"line 4: action {ILLEGAL[1]['bad_action']} "]
