"""The typed line, as it is repeated."""

from __future__ import annotations

import pytest

from tarokgui.textual.typed import readable


@pytest.mark.parametrize(
    ("typed", "shown"), [("abcde", "abcde"), ("abcdef", "ab..."), ("a\x1bb", "a?b"), ("abcd\x07", "abcd?")]
)
def test_what_is_as_long_as_may_be_is_whole(typed: str, shown: str) -> None:
    assert readable(typed, longest=5) == shown
