"""The sheet with the reasons of a hint, in all windows, letters and languages: it can be read, and covers nothing that
may be done."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from engine import LAYING_AWAY, Kind, legal_actions
from tarokgui.controller.intents import Skip
from tarokgui.kit.commands import Pointer, PointerKind
from tarokgui.session.evening import Evening
from tarokgui.table.hand import HandCard
from tarokgui.table.mark import Mark
from tarokgui.table.panels.sheet import is_roomy
from tarokgui.table.plate import SeatPlate
from tarokgui.widgets.button import Button, button_size
from tarokgui.widgets.pane import Pane
from tarokgui.widgets.tooltip import seen
from tarokgui.wording.i18n import LANGUAGES
from tests.gui.moments import gallery, phase_of, walk
from tests.gui.sitting import Sitting
from tests.gui.test_floors import LETTERS, SIZES, seated
from tests.support.once import once
from tests.support.pairs import pairs

LOOKS = pairs(SIZES, LETTERS, LANGUAGES)
LINES = 5
"""So many lines of the reasons are seen at once, or all of them."""
MOMENTS = {
    "romanian": ("cut", "auction", "call", "talon", "discard", "announce", "play"),
    "slovenian-4": ("auction", "naming", "call", "talon", "discard", "announce", "play"),
    **{game: (phase,) for game, phase in (("slovenian-3", "talon"), ("slovenian-5", "packets"))},
}


@once
def moments(game: str) -> dict[str, dict[str, object]]:
    """A decision of the person in each phase; in play the last one of a full trick, with a choice."""
    found = {phase: gallery(game, 24)[f"{phase}, mine"][0] for phase in MOMENTS[game]}
    for number in range(30 if "play" in found else 0):
        for session in walk(f"sheet/{number}", game):
            if phase_of(session) != "play, mine":
                continue
            if len(session.view.table.play.trick) == 3 and session.view.hand.bit_count() == 6:
                return found | {"play": session.data()}
    assert "play" not in found, "nobody is ever the last to play"
    return found


@cache
def asked(game: str, phase: str, key: str) -> Sitting:
    """A table in that phase at which that key has been pressed: thinking takes longer than laying out."""
    made = Sitting(Evening.from_data(moments(game)[phase]))
    made.table.stage.controller.dispatch(Skip())
    made.key(key)
    return made


def hinted(key: str, size: tuple[int, int], text: float, language: str) -> Iterator[tuple[str, Sitting]]:
    """A table in each phase of each game with the hint that the key asks for, laid out so; it is not drawn."""
    for game, phases in MOMENTS.items():
        for phase in phases:
            made = asked(game, phase, key)
            made.program.preferences.change(text_scale=text, language=language)
            made.stack.resize(*size)
            yield f"{game} {phase} {language}", made


@pytest.mark.parametrize(("size", "text", "language"), LOOKS)
def test_it_can_be_read_and_covers_no_action(size: tuple[int, int], text: float, language: str) -> None:
    faults: list[tuple[object, ...]] = []
    for name, made in hinted("w", size, text, language):
        sheet, words = made.widget("hint:sheet").rect, made.widget("hint:words")
        assert isinstance(words, Pane)
        paint = made.table.paint
        reasons = [w for w in made.table.focus.widgets if w.id.startswith("hint:reason")]
        seen = words.rect.bottom - max(w.rect.bottom for w in reasons) >= 0
        line = paint.text.line_height(paint.scale.medium if is_roomy(paint) else paint.scale.small)
        if not seen and words.rect.h < LINES * line:
            faults.append((name, "cannot be read", words.rect.h / line))
        if not made.table.stage.layout.window.contains(sheet):
            faults.append((name, "leaves the window", sheet))
        if sheet.meets(made.table.stage.layout.tools):
            faults.append((name, "covers the tools", sheet))
        picking = made.session.view.kind == Kind.PLAY or made.session.view.kind in LAYING_AWAY
        for widget in made.table.focus.widgets:
            if widget.id.startswith("hint:") or isinstance(widget, Mark):
                continue
            open_one = widget.reachable or isinstance(widget, Button)
            if isinstance(widget, HandCard):
                open_one = picking
            seen_there = widget.clip is None or widget.clip.meets(sheet)
            if open_one and widget.rect.meets(sheet) and seen_there:
                faults.append((name, "covers", widget.id))
        for button in (made.widget("hint:do"), made.widget("hint:close")):
            most = max(button_size(paint, made.widget(id).label)[0] for id in ("hint:do", "hint:close"))
            if button.rect.w > most:
                faults.append((name, "too wide", button.rect.w, most))
            if not sheet.contains(button.rect):
                faults.append((name, "outside", button.rect, sheet))
    assert not faults


@pytest.mark.parametrize(("size", "text", "language"), LOOKS)
def test_the_mark_lies_in_no_other_button(size: tuple[int, int], text: float, language: str) -> None:
    faults, looked = [], 0
    for name, made in hinted("h", size, text, language):
        widgets = made.table.focus.widgets
        for mark in (each for each in widgets if isinstance(each, Mark) and each.rect.h <= each.rect.w):
            looked += 1
            disc = mark.badge(made.table.paint, mark.place)
            target = mark.id.removeprefix("hint:mark:")
            others = [each.id for each in widgets if each.focusable and each.id != target]
            faults += [(name, id) for id in others if made.widget(id).rect.meets(disc)]
    assert looked > 2
    assert not faults


@pytest.mark.parametrize(("size", "text", "language"), LOOKS)
def test_a_tooltip_of_an_announcement_covers_no_other(size: tuple[int, int], text: float, language: str) -> None:
    """No check box and no contra of the sheet: it is above or below the sheet before that."""
    faults, looked = [], 0
    for game in MOMENTS:
        if "announce" not in MOMENTS[game]:
            continue
        data = max(gallery(game, 8)["announce, mine"], key=_choices)
        form = seated(data, size, text, language).table
        widgets = form.focus.widgets
        rows = [each for each in widgets if each.id.startswith(("announce:", "double:")) or each.id == "declare"]
        for widget in (each for each in rows if each.tooltip):
            form.focus.handle(Pointer(seen(widget).centre, PointerKind.MOVE))
            place = form.tooltip_place()
            assert place is not None
            looked += 1
            covered = [each.id for each in rows if each is not widget and seen(each).meets(place)]
            faults += [(game, widget.id, id) for id in covered]
    assert looked > 5
    assert not faults


def _choices(data: dict[str, object]) -> int:
    """The number of legal announcements."""
    return len(legal_actions(Evening.from_data(data).view))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text", LETTERS)
def test_names_on_the_plates_are_of_one_size(text: float, size: tuple[int, int]) -> None:
    seen_small = 0
    for game, phases in MOMENTS.items():
        for phase in phases:
            made = seated(moments(game)[phase], size, text)
            plates = [each for each in made.table.focus.widgets if isinstance(each, SeatPlate)]
            sizes = {plate.name_px(made.table.paint) for plate in plates[1:]}
            assert len(sizes) == 1, (game, phase)
            seen_small += sizes == {made.table.paint.scale.small}
    assert seen_small or text < 2.0


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
def test_it_is_scrolled_by_wheel_and_keys_and_closed(size: tuple[int, int]) -> None:
    """If words are out of sight the wheel brings them anywhere on the sheet, and so do the arrows."""
    made = seated(moments("romanian")["play"], size, 2.0, "de")
    made.key("w")
    words, sheet = made.widget("hint:words"), made.widget("hint:sheet").rect
    assert isinstance(words, Pane)
    assert words.furthest
    corner = (sheet.right - 3, sheet.y + 3)
    made.send(Pointer(corner, PointerKind.WHEEL, steps=-99))
    assert words.offset == words.furthest
    made.send(Pointer(corner, PointerKind.WHEEL, steps=99))
    assert not words.offset
    made.key("left")
    for _ in range(9):
        made.key("down")
    again = made.widget("hint:words")
    assert isinstance(again, Pane)
    assert again.offset > 0
    made.key("escape")
    assert made.table.focus.find("hint:sheet") is None
    assert any(isinstance(each, Mark) for each in made.table.focus.widgets)
