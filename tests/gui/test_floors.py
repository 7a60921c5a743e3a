"""Limits of letters and sheets at the table: the size of cards, the open actions and the places of things stay."""

from __future__ import annotations

from functools import cache

import pytest

from tarokgui.controller.intents import Skip
from tarokgui.draw.geometry import Rect
from tarokgui.session.evening import Evening
from tarokgui.session.seating import Place
from tarokgui.table.hand import HandCard
from tarokgui.table.panels.bidrow import BidRow
from tarokgui.table.panels.pastbids import PAST
from tarokgui.table.panels.talongroup import GroupView
from tarokgui.widgets.pane import Pane
from tarokgui.wording.i18n import LANGUAGES
from tests.gui.moments import gallery
from tests.gui.sitting import Sitting
from tests.gui.test_hint import moments
from tests.support.pairs import pairs, some

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160))
LETTERS = (1.0, 1.5, 2.0)
PHASES = ("auction, mine", "call, mine", "talon, mine", "discard, mine", "announce, mine", "play, mine")
ACTIONS = ("bid:", "call:", "take:", "reject", "surrender", "announce:", "declare", "double:", "say", "speak")
EACH = 3
"""So many sessions of every phase are looked at."""


@cache
def sessions(phase: str) -> list[dict[str, object]]:
    return gallery()[phase][:EACH]


def sitting(phase: str, number: int, size: tuple[int, int], text: float) -> Sitting:
    return seated(sessions(phase)[number], size, text)


def seated(data: dict[str, object], size: tuple[int, int], text: float, language: str = "en") -> Sitting:
    made = Sitting(Evening.from_data(data), size, text_scale=text, language=language)
    made.table.stage.controller.dispatch(Skip())
    return made


def unit(size: tuple[int, int]) -> float:
    """The height of the window that the design would have in it, in pixels."""
    return min(size[1], size[0] * 9 / 16)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text", LETTERS)
def test_cards_keep_their_size(size: tuple[int, int], text: float) -> None:
    """The hand a quarter of the height, cards of the talon .22, the trick .30 in the usual letters."""
    seen = 0
    for number in range(len(sessions("talon, mine"))):
        made = sitting("talon, mine", number, size, text)
        hand = [widget for widget in made.table.focus.widgets if isinstance(widget, HandCard)]
        groups = [widget for widget in made.table.focus.widgets if isinstance(widget, GroupView)]
        assert all(card.place.h >= 0.25 * unit(size) for card in hand)
        assert all(rect.h >= 0.22 * unit(size) - 1 for group in groups for rect in group.places)
        seen += len(groups)
    assert seen > 5
    made = sitting("play, mine", 0, size, text)
    share = made.table.stage.layout.seats[Place.YOU].trick.h / unit(size)
    assert share >= (0.30 if text == 1.0 else 0.25)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text", LETTERS)
def test_the_group_in_question_is_the_largest(size: tuple[int, int], text: float) -> None:
    """Its cards have .284 of the height; all others are of one size and not larger."""
    counts = set()
    for data in gallery()["talon, mine"]:
        made = seated(data, size, text)
        groups = [widget for widget in made.table.focus.widgets if isinstance(widget, GroupView)]
        asked = [group for group in groups if group.in_question]
        if not asked:
            continue
        counts.add(len(groups))
        (high,) = {rect.h for rect in asked[0].places}
        others = {rect.h for group in groups if group not in asked for rect in group.places}
        assert high >= 0.284 * unit(size)
        assert len(others) == 1
        assert max(others) <= high
        tray = made.widget("tray").rect
        assert all(tray.contains(group.rect) for group in groups)
    assert counts == {3, 6}


@pytest.mark.parametrize(("size", "text", "language"), pairs(SIZES, LETTERS, LANGUAGES))
def test_every_group_says_its_level_and_price(size: tuple[int, int], text: float, language: str) -> None:
    """R43: on the cards or over them, not in a tooltip alone."""
    for data in sessions("talon, mine"):
        made = Sitting(Evening.from_data(data), size, reading=True, text_scale=text, language=language)
        made.table.stage.controller.dispatch(Skip())
        made.draw()
        drawn = [line.text for line in made.program.drawing.text.drawn if line.fits]
        groups = [widget for widget in made.table.focus.widgets if isinstance(widget, GroupView)]
        told = [group.standing for group in groups]
        assert groups
        for standing in told:
            assert standing.level in drawn, standing
            assert standing.price in drawn or standing.short in drawn, standing
        shorts = {standing.short for standing in told}
        assert sum(line in shorts or line in {each.price for each in told} for line in drawn) == len(groups)


@pytest.mark.parametrize(("size", "text", "language"), pairs(SIZES, LETTERS, LANGUAGES))
@pytest.mark.parametrize(("phase", "start"), [("call, mine", "call:"), ("discard, mine", "slot:")])
def test_kings_and_slots_keep_their_size(
    phase: str, start: str, language: str, size: tuple[int, int], text: float
) -> None:
    """Kings as large as cards of the talon: a title is left out before. The tray of a discard is 150 units high."""
    for data in sessions(phase):
        made = seated(data, size, text, language)
        cards = [widget.rect for widget in made.table.focus.widgets if widget.id.startswith(start)]
        tray = made.widget("tray")
        assert cards
        assert tray.node().label
        assert made.table.stage.layout.centre.contains(tray.rect)
        for rect in cards:
            assert rect.h >= (0.22 if start == "call:" or text > 1.0 else 0.165) * unit(size) - 1
            assert tray.rect.contains(rect)
        if start == "slot:" and text == 1.0:
            scale = made.table.stage.layout.scale
            assert tray.rect.h <= scale.px(150)
            assert tray.rect.w <= scale.px(440)


@pytest.mark.parametrize(("phase", "size", "text"), pairs(PHASES, SIZES, LETTERS))
def test_what_can_be_done_is_seen(phase: str, size: tuple[int, int], text: float) -> None:
    """No open action is outside the visible part of its panel."""
    for number in range(len(sessions(phase))):
        made = sitting(phase, number, size, text)
        open_ones = [widget for widget in made.table.focus.widgets if widget.enabled and widget.focusable]
        actions = [widget for widget in open_ones if widget.id.startswith(ACTIONS)]
        assert actions or phase in ("discard, mine", "play, mine")  # there the cards themselves are chosen
        for widget in actions:
            assert widget.clip is None or widget.clip.contains(widget.rect), (widget.id, widget.rect, widget.clip)


@pytest.mark.parametrize(("size", "text", "language"), pairs(SIZES, LETTERS, LANGUAGES))
def test_no_bid_has_to_be_looked_for(language: str, size: tuple[int, int], text: float) -> None:
    """The bids that are open have the room: nothing is scrolled, and past bids take one line or none."""
    lines = 0
    for data in gallery()["auction, mine"][: some(5, 999)]:
        made = seated(data, size, text, language)
        rows = [widget for widget in made.table.focus.widgets if isinstance(widget, BidRow)]
        bounds = made.widget("sheet").rect
        for row in rows:
            assert row.clip is not None
            assert row.clip.contains(row.rect)
            assert bounds.contains(row.rect)
        pane = made.table.focus.find("bids")
        assert (pane is None) == (not rows)
        assert pane is None or (isinstance(pane, Pane) and pane.furthest == 0)
        past = made.table.focus.find(PAST)
        if past is not None:
            lines += 1
            assert bounds.contains(past.rect)
            assert past.rect.h <= made.table.paint.text.line_height(made.table.stage.layout.scale.small)
            assert not any(past.rect.meets(row.rect) for row in rows)
    assert lines


@pytest.mark.parametrize(("phase", "size", "text"), pairs(PHASES, SIZES, LETTERS))
def test_a_hint_and_the_journal_move_nothing(phase: str, size: tuple[int, int], text: float) -> None:
    made = seated(moments()[phase.removesuffix(", mine")], size, text)
    before = places(made)
    for key in ("w", "j"):
        made.key(key)
        assert made.table.stage.layout.dock is not None
        there = places(made)
        both = before.keys() & there.keys()  # a panel that is turned over is gone, and something may show beside it
        assert {id: there[id] for id in both} == {id: before[id] for id in both}


def places(made: Sitting) -> dict[str, Rect]:
    """The place of everything on the table, but for sheets that have just been opened."""
    found = {}
    for widget in made.table.focus.widgets:
        if not widget.id.startswith(("hint", "journal", "advice", "peek", "said:")):
            found[widget.id] = widget.place if isinstance(widget, HandCard) else widget.rect
    for place, seat in made.table.stage.layout.seats.items():
        found |= {f"{place} {name}": getattr(seat, name) for name in ("plate", "trick", "pocket", "pile")}
    return found
