"""Numbers of any size in the program's input and output: a legal evening can reach them (R108)."""

from __future__ import annotations

import json
from time import perf_counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import read_record, write_record
from tarokgui.cli.evening import RecordedHand
from tarokgui.session.dealtext import deal_text, read_deal
from tarokgui.session.evening import Evening
from tarokgui.session.handtext import hand_text
from tarokgui.storage.bigints import MOST_DIGITS, digits_of, number_of
from tarokgui.storage.recordtext import parse_document
from tarokgui.storage.strictjson import parse_numbers, parse_plain, plain_text
from tests.support.sessions import WITH_POT, rich, some_session

LONG = 10**5_000 + 7
"""A number that the interpreter neither reads nor writes."""
SECONDS = 10
"""The longest time for a refusal, with any text in a file, on a slow machine too."""

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda parts: st.lists(parts, max_size=4) | st.dictionaries(st.text(), parts, max_size=4),
    max_leaves=12,
)


@pytest.mark.parametrize("figures", ["0", "1", "9", "10", "4" * 1_806, "1" + "0" * 4_300, "9" * 4_301, "70" * 9_999])
def test_digits(figures: str) -> None:
    number = number_of(figures)
    assert digits_of(number) == figures
    assert number % 10**9 == int(figures[-9:])
    assert number_of("-" + figures) == -number
    assert digits_of(-number) == ("-" + figures if number else "0")


@given(st.integers(0, 6_000), st.integers(-1, 1))
def test_digits_about_every_power_of_ten(power: int, more: int) -> None:
    number = 10**power + more
    assert number_of(digits_of(number)) == number


@pytest.mark.parametrize("text", ["", "-", "--1", "+1", "1.0", "1e9", " 1", "1_0", "٣", "9" * (MOST_DIGITS + 1)])
def test_no_number(text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        number_of(text)


@given(PLAIN, st.booleans(), st.booleans())
def test_plain_text_is_json(value: object, ascii_only: bool, spaced: bool) -> None:
    """Long numbers are written beside the rest by a way of their own, with the same result."""
    separators = (", ", ": ") if spaced else (",", ":")
    usual = json.dumps([value, 7], ensure_ascii=ascii_only, separators=separators)
    assert plain_text([value, 7], ascii_only=ascii_only, spaced=spaced) == usual
    long = plain_text([value, LONG], ascii_only=ascii_only, spaced=spaced)
    assert long == usual.removesuffix("7]") + "1" + "0" * 4_999 + "7]"
    assert parse_numbers(long) == [value, LONG]


@pytest.mark.parametrize("value", [[float("inf")], [float("nan"), LONG]])
def test_what_is_no_json_is_not_written(value: object) -> None:
    with pytest.raises(ValueError, match="float"):
        plain_text(value)


def test_only_texts_are_keys() -> None:
    with pytest.raises(TypeError, match="keys"):
        plain_text({1: LONG})


@pytest.mark.parametrize(
    "text",
    [
        b"[" + b"9" * 16_000_000 + b"]",
        b"[" + b"9" * (MOST_DIGITS + 1) + b"]",
        b"[-" + b"9" * 16_000_000 + b"]",
        b"9" * 16_000_000,
        b"[" + b"7" * 16_000_000 + b".5]",
    ],
    ids=["a long one", "one digit too many", "negative", "alone", "infinite"],
)
def test_a_hostile_number_is_refused_soon(text: bytes) -> None:
    begun = perf_counter()
    with pytest.raises(ValueError, match=r".+"):
        parse_plain(text)
    assert perf_counter() - begun < SECONDS


@pytest.mark.parametrize("power", [18, 19, 700, 4_300, 5_000, 20_000])
@pytest.mark.parametrize("number", range(6))
def test_a_session_can_be_shared_and_reported(number: int, power: int) -> None:
    session = rich(Evening.from_data(some_session(number, WITH_POT)), 10**power)
    data = session.data()
    assert parse_plain(plain_text(data).encode()) == data
    told = parse_plain(hand_text(session).encode())
    assert isinstance(told, dict)
    assert told["pool"] == session.match.pot
    if session.hand_over:
        record = deal_text(session).split("\n")[-1]
        assert read_deal(record, session.match) == (session.record.pack, None)
        assert session.settlement is not None
        played = RecordedHand(session.record, session.moment.hand.state, session.settlement)
        again = read_record(parse_document(played.line()))
        assert write_record(again) == write_record(session.record)
