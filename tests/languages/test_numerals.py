"""Numbers of any size, written and spoken, in every language."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarokgui.wording.i18n import LANGUAGES, load
from tarokgui.wording.numerals import LONGEST, PLAIN, forms, part_of, signed, signed_part, spoken, written

B = "\u00a0"
NINES = B.join(["999"] * 5)
WRITTEN = [
    (0, "0", "0", "0"),
    (-7, "-7", "-7", "-7"),
    (9_999, "9999", "9999", "9999"),
    (10_000, f"10{B}000", f"10{B}000", f"10{B}000"),
    (-1_234_567, f"-1{B}234{B}567", f"-1{B}234{B}567", f"-1{B}234{B}567"),
    (10**15 - 1, NINES, NINES, NINES),
    (10**15, f"1.00{B}×{B}10¹⁵", f"1,00{B}×{B}10¹⁵", f"1,00{B}×{B}10¹⁵"),
    (10_138_036_680_705_825, f"1.01{B}×{B}10¹⁶", f"1,01{B}×{B}10¹⁶", f"1,01{B}×{B}10¹⁶"),
    (-99_949 * 10**20, f"-9.99{B}×{B}10²⁴", f"-9,99{B}×{B}10²⁴", f"-9,99{B}×{B}10²⁴"),
    (99_951 * 10**20, f"1.00{B}×{B}10²⁵", f"1,00{B}×{B}10²⁵", f"1,00{B}×{B}10²⁵"),
    (10**5_000, f"1.00{B}×{B}10⁵⁰⁰⁰", f"1,00{B}×{B}10⁵⁰⁰⁰", f"1,00{B}×{B}10⁵⁰⁰⁰"),
    (10**5_000 - 1, f"1.00{B}×{B}10⁵⁰⁰⁰", f"1,00{B}×{B}10⁵⁰⁰⁰", f"1,00{B}×{B}10⁵⁰⁰⁰"),
    (67_890 * 10**99_999, f"6.79{B}×{B}10¹⁰⁰⁰⁰³", f"6,79{B}×{B}10¹⁰⁰⁰⁰³", f"6,79{B}×{B}10¹⁰⁰⁰⁰³"),
]


@pytest.mark.parametrize("row", range(len(WRITTEN)))
def test_written(row: int) -> None:
    number, *expected = WRITTEN[row]
    assert [written(number, language) for language in ("en", "ro", "de")] == expected
    assert written(number, "sl") == written(number, "ro")
    assert load("de")("settlement.doubles", n=number).count(expected[2])


def test_signed() -> None:
    assert [signed(n, "en") for n in (0, 5, -5, 12_345, -(10**20))] == [
        "0",
        "+5",
        "−5",
        f"+12{B}345",
        f"−1.00{B}×{B}10²⁰",
    ]


@given(st.integers(4, 400), st.integers(1_000, 9_999), st.integers(-1, 1))
def test_a_power_of_ten_is_the_number_rounded(power: int, leading: int, more: int) -> None:
    number = leading * 10**power + more
    if number < 10**15:
        assert written(number, "en") == f"{number:,}".replace(",", B)
        return
    figures, _, exponent = written(number, "en").partition(f"{B}×{B}10")
    raised = exponent.translate(str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789"))
    shown = int(figures.replace(".", "")) * 10 ** (int(raised) - 2)
    assert abs(shown - number) * 200 <= number  # three digits are right


@given(st.integers(-(10**80), 10**80), st.booleans())
def test_forms_grow_shorter(number: int, sign: bool) -> None:
    ways = forms(number, "en", sign=sign)
    assert ways[0] == (signed if sign else written)(number, "en")
    if abs(number) < PLAIN:
        assert len(ways) == 1
    assert all(len(shorter) <= len(longer) for longer, shorter in pairwise(ways[1:]))


def test_where_there_is_room_all_digits_are_written() -> None:
    assert written(10**40, "de", LONGEST).count("0") == 40
    assert "×" in written(10**LONGEST, "de", LONGEST)


@given(st.integers(-(10**400), 10**400), st.floats(0, 1))
def test_part_of(number: int, share: float) -> None:
    part = part_of(number, share)
    assert part_of(number, 1.0) == number
    assert part_of(number, 0.0) == 0
    assert min(0, number) <= part <= max(0, number)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "about −1.01 times 10 to the 16"),
        ("ro", "circa −1,01 ori 10 la puterea 16"),
        ("de", "etwa −1,01 mal 10 hoch 16"),
    ],
)
def test_said(language: str, said: str) -> None:
    tr = load(language)
    text = f"Pot: {signed(-10_138_036_680_705_825, language)}, {signed(12_345, language)}."
    assert spoken(text, tr) == text.replace(signed(-10_138_036_680_705_825, language), said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_that_name_something_stay_as_they_are_typed(language: str) -> None:
    tr = load(language)
    assert "123456789" in tr("paste.number", number=123_456_789)
    assert "123456789" in tr("settlement.sub.deal", number=123_456_789)
    assert "123456789" not in tr("settlement.doubles", n=123_456_789)


@pytest.mark.parametrize(
    ("number", "language", "expected"),
    [
        (Fraction(2835, 4), "sl", "+708,75"), (Fraction(-605, 4), "en", "−151.25"), (Fraction(-1, 2), "de", "−0,5"),
        (Fraction(100, 3), "ro", "+33,3"), (Fraction(-200, 3), "en", "−66.7"), (Fraction(40), "sl", "+40"),
        (Fraction(0), "en", "0"), (Fraction(1, 100), "en", "+0.01"), (Fraction(1, 300), "en", "0"),
        (Fraction(50_001, 2), "sl", f"+25{B}000,5"),
    ],
)  # fmt: skip
def test_a_part_is_exact_where_two_places_are_enough(number: Fraction, language: str, expected: str) -> None:
    """S72: quarters of four players and fifths of five are written whole, thirds to one place."""
    assert signed_part(number, language) == expected
