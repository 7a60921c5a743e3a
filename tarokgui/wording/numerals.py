"""Whole numbers as text: with separators while that can be read, and beyond it as a power of ten.

A legal evening can come to numbers of any size (R108); nothing here makes more than `LONGEST` digits of one.
"""

from __future__ import annotations

import re
from math import log10
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable
    from fractions import Fraction

PLAIN: Final = 10_000
"""From here on there are separators."""
_SHORT: Final = 1_000_000
"""Below this no power of ten is shorter."""
READABLE: Final = 15
"""Digits that can be read in a sentence."""
LONGEST: Final = 60
"""Digits that are written where there is room for them, as in tooltips."""
THOUSANDS: Final = "\u00a0"
"""Between thousands stands a blank at which no line is broken: no language takes it for the mark of a fraction."""
_POINTS: Final = {"en": "."}
"""The sign before the fraction, where it is no comma."""
_RAISED: Final = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
_LOWERED: Final = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")
_TIMES: Final = "\u00a0×\u00a010"
"""With blanks at which no line is broken."""
_POWER: Final = re.compile(rf"([+−-]?)([0-9](?:[.,][0-9]+)?){_TIMES}([⁰¹²³⁴⁵⁶⁷⁸⁹]+)")
_EXACT: Final = 10**300
"""Up to here leading digits are counted in whole numbers, above it with a logarithm, which is as good for three."""
_FEW: Final = 10**9
"""Numbers that a float holds with all their digits and something to spare."""


def written(number: int, language: str, digits: int = READABLE) -> str:
    """The number: exact up to so many *digits*, then as in ``1.01 × 10¹⁶``."""
    if -PLAIN < number < PLAIN:
        return str(number)
    size, sign = abs(number), "-" if number < 0 else ""
    if size < 10**digits:
        return f"{sign}{size:,}".replace(",", THOUSANDS)
    return sign + _power(size, language, 2)


def signed(number: int, language: str, digits: int = READABLE) -> str:
    """The number with its sign, the minus as long as the plus; 0 has none."""
    size = written(abs(number), language, digits)
    return f"+{size}" if number > 0 else f"−{size}" if number < 0 else "0"


def forms(number: int, language: str, *, sign: bool = False) -> tuple[str, ...]:
    """Ways to write a number for a place of little width: exact, as a power of ten, and more and more roughly."""
    write = signed if sign else written
    whole = write(number, language)
    if not is_long(number):
        return (whole,)
    before = "" if number > 0 and not sign else write(-1 if number < 0 else 1, language)[:-1]
    fine, rough = (before + _power(abs(number), language, places) for places in (2, 0))
    return whole, fine, rough, before + rough.rpartition("\u00a0")[2]


def is_long(number: int) -> bool:
    """True if a number may be shown in a shorter form, so a tooltip has to show it whole."""
    return not -_SHORT < number < _SHORT


def part_of(number: int, share: float) -> int:
    """The share, from 0 to 1, of a number of any size; all of it is the number itself."""
    if -_FEW < number < _FEW:
        return round(number * share)
    return number * round(share * _FEW) // _FEW


def signed_part(number: Fraction, language: str) -> str:
    """A fraction with its sign: exact where two places behind the point are enough, else to one place."""
    exact = (number * 100).denominator == 1
    hundredths = round(abs(number) * 100) if exact else round(abs(number) * 10) * 10
    sign = "+" if number > 0 and hundredths else "−" if hundredths else ""
    whole, part = divmod(hundredths, 100)
    behind = f"{_POINTS.get(language, ',')}{part:02}".rstrip("0") if part else ""
    return f"{sign}{written(whole, language)}{behind}"


def spoken(text: str, tr: Callable[..., str]) -> str:
    """The text with powers of ten in words, for those who hear it and for screens that lack raised figures.

    *tr* gives the message of a key, as a `Translator` does.
    """
    if _TIMES not in text:
        return text
    return _POWER.sub(
        lambda found: tr("number.power", sign=found[1], figures=found[2], exponent=found[3].translate(_LOWERED)),
        text,
    )


def _power(size: int, language: str, places: int) -> str:
    """A number above nought, rounded to so many places after its first digit."""
    exponent, scale = _exponent(size), 10**places
    if size < _EXACT:
        unit = 10 ** max(0, exponent - places)
        leading = (2 * size + unit) // (2 * unit)
    else:
        leading = round(10 ** (log10(size) - exponent) * scale)
    if leading >= 10 * scale:
        leading, exponent = leading // 10, exponent + 1
    point = _POINTS.get(language, ",")
    figures = str(leading) if not places else f"{leading // scale}{point}{leading % scale:0{places}}"
    return f"{figures}{_TIMES}{str(exponent).translate(_RAISED)}"


def _exponent(size: int) -> int:
    """The power of ten that a number is no less than; above `_EXACT` perhaps one too few or too many."""
    return len(str(size)) - 1 if size < _EXACT else int(log10(size))
