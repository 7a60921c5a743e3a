"""How a hand of the Romanian games may end, and what it moves besides the payments."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from engine.settlement import CommonOutcome


class RomanianOutcome(StrEnum):
    """How a hand ended."""

    PLAYED = CommonOutcome.PLAYED.value
    SURRENDER = CommonOutcome.SURRENDER.value
    MICHI = "michi-michi"
    PASSED_OUT = "passed-out"
    THROWN_IN = CommonOutcome.THROWN_IN.value


UNPAID: Final = (RomanianOutcome.THROWN_IN, RomanianOutcome.PASSED_OUT)
"""A32: hands that are not paid for and use up no double hand."""


class Paid(NamedTuple):
    """What a hand moves: ``payments`` from seat to seat, ``pool_payments`` out of the pool (+) or into it (−)."""

    payments: tuple[int, ...]
    pool_payments: tuple[int, ...]
