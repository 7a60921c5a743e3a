"""Bots that think briefly, for tests that do not look at what they decide but at how it is shown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import pytest

from ai import players

EFFORTS: Final = ("CARDS", "WORDS", "PLANS")
BRIEF: Final = 12
"""By how much less they think. *Steady* and the beginner think no less than ever."""


def think_briefly() -> Iterator[None]:
    """Have *expert*, and so every hint, look into a fraction of the deals until the test is over."""
    with pytest.MonkeyPatch.context() as patch:
        for name in EFFORTS:
            usual = getattr(players, name)
            patch.setattr(players, name, replace(usual, nodes=usual.nodes // BRIEF, deals=usual.deals // BRIEF))
        yield
