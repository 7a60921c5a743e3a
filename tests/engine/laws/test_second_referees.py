"""Two referees, written apart, agree: on the cases, at every decision of random hands, on records that are wrong."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.support import slovenian_match, tubingen_match
from tests.support.match import compare_altered, first_bad

CASES = Path(__file__).resolve().parents[2] / "data" / "cases"
BATCHES, ALTERED = (40, 14) if os.environ.get("HYPOTHESIS_PROFILE") == "ci" else (3, 1)
EACH = 20
COMPARED = {"slovenian": slovenian_match.compared, "tubingen": tubingen_match.compared}
FAMILIES = {"slovenian": slovenian_match.FAMILY, "tubingen": tubingen_match.FAMILY}


def cases(family: str, name: str) -> Iterator[dict[str, Any]]:
    for line in (CASES / f"{family}-{name}.jsonl").read_text(encoding="utf-8").splitlines():
        yield json.loads(line)


@pytest.mark.parametrize("name", FAMILIES)
def test_the_second_referee_agrees_with_the_legal_cases(name: str) -> None:
    family = FAMILIES[name]
    for number, case in enumerate(cases(name, "legal")):
        assert first_bad(family, case["record"]) is None, number
        assert family.settled(case["record"]) == family.plain(case["expect"]), number


@pytest.mark.parametrize("name", FAMILIES)
def test_the_second_referee_agrees_with_the_broken_cases(name: str) -> None:
    for number, case in enumerate(cases(name, "illegal")):
        assert first_bad(FAMILIES[name], case["record"]) == case["bad_action"], number


@pytest.mark.parametrize("name", FAMILIES)
@pytest.mark.parametrize("batch", range(BATCHES))
def test_engine_and_second_referee_agree_at_every_decision(name: str, batch: int) -> None:
    for seed in range(batch * EACH, (batch + 1) * EACH):
        COMPARED[name](seed)


@pytest.mark.parametrize("name", FAMILIES)
def test_engine_and_second_referee_refuse_the_same_action_of_an_altered_case(name: str) -> None:
    for number, case in enumerate(cases(name, "legal")):
        compare_altered(FAMILIES[name], case["record"], str(number), ALTERED)
