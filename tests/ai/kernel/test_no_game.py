"""The kernel knows no game: nothing in it is called like a contract or a bonus of any."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine import variant_for

KERNEL = Path(__file__).resolve().parents[3] / "ai" / "kernel"
ROMANIAN = frozenset({"trula", "regii", "luna", "pagat_ultimo", "rege", "valat", "prins", "pool", "radler", "michi"})


def named(source: str) -> set[str]:
    """The names of contracts and bonuses that stand in a source, in its comments too."""
    keys = {contract.key for game in ("romanian", "taper") for contract in variant_for(game).contracts}
    return (keys | ROMANIAN) & set(re.findall(r"[a-z_]+", source.lower()))


@pytest.mark.parametrize("path", sorted(KERNEL.glob("*.py")), ids=lambda path: path.name)
def test_no_contract_and_no_bonus_is_named(path: Path) -> None:
    assert named(path.read_text(encoding="utf-8")) == set()


def test_a_planted_name_is_found() -> None:
    assert named("if terms.valat:  # trei\n    pass") == {"valat", "trei"}
