"""The ways in which a hand of the Romanian games may end, and its movements."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from engine.settlement import CommonOutcome


class RomanianOutcome(StrEnum):
    """The way a hand ended."""

    PLAYED = CommonOutcome.PLAYED.value
    SURRENDER = CommonOutcome.SURRENDER.value
    MICHI = "michi-michi"
    PASSED_OUT = "passed-out"
    THROWN_IN = CommonOutcome.THROWN_IN.value


UNPAID: Final = (RomanianOutcome.THROWN_IN, RomanianOutcome.PASSED_OUT)
"""A32: hands that are not paid for and use up no double hand."""


class Paid(NamedTuple):
    """The movements of a hand: ``payments`` from seat to seat, ``pool_payments`` out of the pot (+) or into it (−)."""

    payments: tuple[int, ...]
    pool_payments: tuple[int, ...]
