"""Whole numbers of any size in decimal digits and back.

The interpreter converts at most 4,300 digits: its own way takes a time that grows with the square of their number.
These two halve the number until the parts are small and put them together with fast multiplications.
"""

from __future__ import annotations

import decimal
from typing import Final

MOST_DIGITS: Final = 100_000
"""Digits of the longest number that is read. With bots that play at random the pot grows by one digit in some eight
hands, with better ones much more slowly; a longer number is no score."""
_SMALL: Final = 2_000
"""Digits that the interpreter converts at once, under any limit that it can be given but the very lowest."""
_SMALL_BITS: Final = 6_000
"""Bits of a number with fewer digits than that."""
_EXACT: Final = decimal.Context(
    prec=decimal.MAX_PREC, Emax=decimal.MAX_EMAX, Emin=decimal.MIN_EMIN, traps=[decimal.Inexact]
)


def digits_of(number: int) -> str:
    """The number in decimal digits, with a minus sign if it is below nought."""
    if number.bit_length() <= _SMALL_BITS:
        return str(number)
    sign = "-" if number < 0 else ""
    with decimal.localcontext(_EXACT):
        return f"{sign}{_decimal(abs(number), number.bit_length(), {}):f}"


def number_of(text: str) -> int:
    """The number that a text gives in decimal digits, with or without a minus sign.

    Raises:
        ValueError: it is no number, or has more than `MOST_DIGITS` digits.
    """
    figures = text.removeprefix("-")
    if len(figures) > MOST_DIGITS:
        raise ValueError(f"a number of more than {MOST_DIGITS} digits")
    if not (figures.isascii() and figures.isdigit()):
        raise ValueError("no whole number")
    number = _whole(figures, {})
    return number if figures is text else -number


def _decimal(number: int, bits: int, powers: dict[int, decimal.Decimal]) -> decimal.Decimal:
    """The number, of at most so many bits, in the present context."""
    if bits <= _SMALL_BITS:
        return decimal.Decimal(number)
    low = bits >> 1
    if low not in powers:
        powers[low] = decimal.Decimal(2) ** low
    high = number >> low
    return _decimal(high, bits - low, powers) * powers[low] + _decimal(number - (high << low), low, powers)


def _whole(figures: str, powers: dict[int, int]) -> int:
    """The number in those digits."""
    if len(figures) <= _SMALL:
        return int(figures)
    low = len(figures) >> 1
    if low not in powers:
        powers[low] = 10**low
    return _whole(figures[:-low], powers) * powers[low] + _whole(figures[-low:], powers)
