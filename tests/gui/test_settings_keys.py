"""The settings by keys alone: one order from the top to the foot, arrows change values, Escape leaves."""

from __future__ import annotations

import pytest

from tarokgui.scenes.settings import PAGES, SettingsScene
from tarokgui.widgets.choice import Choice
from tarokgui.widgets.slider import Slider
from tarokgui.widgets.toggle import Toggle
from tests.gui.sitting import Sitting, evening

SIZES = ((1024, 640), (1280, 720), (1920, 1080))


def opened(page: str, size: tuple[int, int] = (1280, 720), text: float = 1.0) -> Sitting:
    sitting = Sitting(evening("keys"), size, text_scale=text)
    sitting.stack.push(SettingsScene(sitting.program, page))
    sitting.stack.commit()
    return sitting


def here(sitting: Sitting) -> str:
    focused = sitting.form.focus.focused
    assert focused is not None
    return focused.id


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("page", PAGES)
def test_down_and_up_go_through_everything_in_one_order(page: str, size: tuple[int, int], text: float) -> None:
    sitting = opened(page, size, text)
    order = [widget.id for widget in sitting.form.focus.widgets if widget.reachable]
    sitting.form.focus.focus(order[0])
    down = [here(sitting)]
    for _ in order[1:]:
        sitting.key("down")
        down.append(here(sitting))
    assert down == order
    sitting.key("down")
    assert here(sitting) == order[-1], "the last one is the end"
    up = [here(sitting)]
    for _ in order[1:]:
        sitting.key("up")
        up.append(here(sitting))
    assert up == order[::-1]


@pytest.mark.parametrize("page", PAGES)
def test_left_and_right_change_the_value_and_stay_there(page: str) -> None:
    sitting = opened(page)
    changed = 0
    for id in [widget.id for widget in sitting.form.focus.widgets if isinstance(widget, Toggle | Choice | Slider)]:
        widget = sitting.widget(id)
        if not widget.reachable or id in ("language", "room", "text_scale"):  # these lay everything out again
            continue
        sitting.form.focus.focus(id)
        for name in ("left", "right"):
            widget = sitting.widget(id)
            if isinstance(widget, Toggle):
                sitting.key(name)
                widget = sitting.widget(id)
                assert isinstance(widget, Toggle)
                assert widget.checked is (name == "right")
            else:
                assert isinstance(widget, Choice | Slider)
                last = len(widget.options if isinstance(widget, Choice) else widget.stops) - 1
                before = widget.index
                sitting.key(name)
                widget = sitting.widget(id)
                assert isinstance(widget, Choice | Slider)
                assert widget.index == min(last, max(0, before + (1 if name == "right" else -1)))
            assert here(sitting) == id
            changed += 1
    assert changed > 0 or page == "keys"


def test_right_goes_into_the_page_left_comes_back_and_escape_leaves() -> None:
    sitting = opened("keys")
    assert here(sitting) == "page:keys"
    sitting.key("right")
    first = sitting.form.focus.focused
    assert first is not None
    assert first.clip is not None
    sitting.key("left")
    assert here(sitting) == "page:keys"
    sitting.key("escape")
    assert sitting.top is sitting.table
