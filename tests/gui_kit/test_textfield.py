"""A line for typing holds so many letters and no more."""

from __future__ import annotations

from tarokgui.draw.geometry import Rect
from tarokgui.widgets.textfield import MOST, TextField


def test_a_full_field_takes_nothing_more() -> None:
    told: list[str] = []
    field = TextField("name", Rect(0, 0, 300, 40), "Name", told.append)
    assert field.typed("a" * (MOST - 1))
    assert field.typed("bcd")
    assert field.value == "a" * (MOST - 1) + "b"
    assert not field.typed("e")
    assert told[-1] == field.value
