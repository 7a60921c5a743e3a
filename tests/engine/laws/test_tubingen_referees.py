"""Two referees of Tübingen Tarock, written apart, agree: on the cases, and at every decision of random hands."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.support.slovenian_cards import same
from tests.support.tubingen_match import compared
from tests.support.tubingen_referee import Referee
from tests.support.tubingen_verdict import plain, settled

CASES = Path(__file__).resolve().parents[2] / "data" / "cases"
BATCHES = 40 if os.environ.get("HYPOTHESIS_PROFILE") == "ci" else 3
EACH = 20


def cases(name: str) -> Iterator[dict[str, Any]]:
    for line in (CASES / f"tubingen-{name}.jsonl").read_text(encoding="utf-8").splitlines():
        yield json.loads(line)


def first_bad(record: dict[str, Any]) -> int | None:
    """The place of the first action that the referee refuses; the number of actions if some are missing."""
    referee = Referee(record)
    for index, (seat, text) in enumerate(record["actions"]):
        if seat != referee.turn or same(text) not in referee.legal():
            return index
        referee.do(text)
    return None if referee.phase == "over" else len(record["actions"])


def test_the_second_referee_agrees_with_the_legal_cases() -> None:
    for number, case in enumerate(cases("legal")):
        assert first_bad(case["record"]) is None, number
        assert settled(case["record"]) == plain(case["expect"]), number


def test_the_second_referee_agrees_with_the_broken_cases() -> None:
    for number, case in enumerate(cases("illegal")):
        assert first_bad(case["record"]) == case["bad_action"], number


@pytest.mark.parametrize("batch", range(BATCHES))
def test_engine_and_second_referee_agree_at_every_decision(batch: int) -> None:
    for seed in range(batch * EACH, (batch + 1) * EACH):
        compared(seed)
