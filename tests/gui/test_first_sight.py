"""A new player's first sight of the table: whose game it is, the cards that a bid buys, the signs of the plates."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tarokgui.controller.intents import Skip
from tarokgui.games.romanian.saying import SayingNote, SpeechToggle
from tarokgui.kit.commands import Pointer, PointerKind
from tarokgui.session.evening import Evening
from tarokgui.session.seating import Place
from tarokgui.table.badges import Badge
from tarokgui.table.chips import chip_width, draw_chip
from tarokgui.table.panels.bidrow import BidRow
from tarokgui.table.plate import SeatPlate
from tarokgui.table.pocket import Pocket
from tarokgui.viewmodel.seatmarks import MarkStyle, SeatMark
from tarokgui.wording.i18n import LANGUAGES
from tests.gui.moments import gallery
from tests.gui.sitting import FRESH, Sitting
from tests.gui.test_hint import moments

SIZE = (1280, 720)
EACH = 6


def sat(data: dict[str, object], text: float = 1.0, language: str = "en") -> Sitting:
    made = Sitting(Evening.from_data(data), SIZE, reading=True, text_scale=text, language=language)
    made.table.stage.controller.dispatch(Skip())
    made.tick(FRESH)
    return made


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bid_says_what_it_buys(language: str) -> None:
    """In the book's words: the first pair, the second card."""
    made = sat(moments()["auction"], language=language)
    rows = [widget for widget in made.table.focus.widgets if isinstance(widget, BidRow)]
    assert rows
    assert not [row.call.gloss for row in rows if any(sign.isdigit() for sign in row.call.gloss)]
    words = {"en": "of the talon", "de": "des Talons", "ro": "din talon", "sl": "talona"}
    assert any(words[language] in row.call.gloss for row in rows)


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_all_plates_of_the_row_count_in_one_form(text: float) -> None:
    """ "2 tricks" or "2", never both."""
    seen = set()
    for data in gallery()["play, mine"][:EACH]:
        made = sat(data, text)
        made.program.drawing.text.drawn.clear()
        made.draw()
        plates = [w for w in made.table.focus.widgets if isinstance(w, SeatPlate) and w.plate.place is not Place.YOU]
        drawn = [line.text for line in made.program.drawing.text.drawn]
        forms = {plate._counts[0] for plate in plates}
        assert forms <= {*drawn}, "the form that was chosen has room"
        bare = {form.lstrip("+−-").isdigit() for form in forms}
        assert len(bare) == 1, forms
        seen |= bare
    assert seen


def test_the_strokes_of_against_you_stay_within_the_mark() -> None:
    """So the number beside it is not touched."""
    import pygame

    paint = sat(moments()["play"]).table.paint
    chip = SeatMark("against you", icon="against", ground=MarkStyle.HATCHED)
    blank = pygame.Surface((400, 100), pygame.SRCALPHA)
    draw_chip(blank, paint, chip, 50, 50)
    seen = blank.get_bounding_rect()
    assert seen.x >= 50
    assert seen.right <= 50 + chip_width(paint, chip)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tooltip_of_a_plate_names_its_signs(language: str) -> None:
    made = sat(moments()["play"], 2.0, language)
    tr = made.program.feedback.tr
    for plate in (widget for widget in made.table.focus.widgets if isinstance(widget, SeatPlate)):
        for chip in plate.plate.marks:
            if chip.icon in ("crown", "forward") or plate.plate.place is not Place.YOU:
                assert tr(f"seat.sign.{chip.icon}") in plate.tooltip


def test_the_rest_of_the_talon_says_for_whom_it_counts() -> None:
    seen = 0
    for data in gallery()["play, mine"][:EACH]:
        made = sat(data)
        declarer = made.session.view.table.declarer
        for pocket in (widget for widget in made.table.focus.widgets if isinstance(widget, Pocket)):
            if declarer is None:
                continue
            mine = declarer == made.session.human
            assert ("your opponents" if mine else made.table.stage.seating.name(declarer)) in pocket.tooltip
            seen += 1
    assert seen


def test_shown_cards_of_the_talon_come_first_and_are_large_under_the_pointer() -> None:
    """Number and suit of each are seen; the words are below and cover none."""
    seen = 0
    for data in gallery("taper", 6)["play, mine"]:
        made = sat(data)
        for pocket in (widget for widget in made.table.focus.widgets if isinstance(widget, Pocket) and widget.shown):
            first = pocket._cards[: len(pocket.shown)]
            assert first == pocket.shown
            assert all(one.x + 0.7 * one.w <= two.x for one, two in pairwise(pocket._rects[: len(first) + 1]))
            assert not any(pocket._below.meets(rect) for rect in pocket._rects)
            made.send(Pointer(pocket.rect.centre, PointerKind.MOVE))
            assert pocket.hovered
            assert all(rect.h == made.table.stage.layout.talon_card[1] for rect in pocket.large)
            assert made.table.focus.find("pocket:large").look()[0]  # type: ignore[union-attr, index]
            seen += 1
    assert seen


def shut_sayings(made: Sitting) -> list[SpeechToggle]:
    return [widget for widget in made.table.focus.widgets if isinstance(widget, SpeechToggle) and not widget.enabled]


@pytest.mark.parametrize("by", ["mouse", "key"])
def test_in_large_letters_the_panel_says_why_something_cannot_be_announced(by: str) -> None:
    made = next(
        made
        for data in gallery()["announce, mine"]
        if (made := sat(data, 2.0)).table.focus.find("saying-note") and shut_sayings(made)
    )
    note = made.widget("saying-note")
    assert isinstance(note, SayingNote)
    for saying in shut_sayings(made):
        if by == "mouse":
            made.send(Pointer(saying.rect.centre, PointerKind.MOVE))
        else:
            for _ in range(40):
                if made.table.focus.focused is saying:
                    break
                made.key("tab")
            assert made.table.focus.focused is saying
        made.program.drawing.text.drawn.clear()
        made.draw()
        drawn = " ".join(line.text for line in made.program.drawing.text.drawn)
        assert saying.short
        assert saying.short in drawn
    record = made.session.record
    made.key("return")
    assert made.session.record == record


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_the_strip_says_whose_contract_it_is(text: float) -> None:
    """By the name, else by the face."""
    seen = 0
    for data in gallery()["play, mine"][:EACH]:
        made = sat(data, text)
        table = made.session.view.table
        if table.declarer is None:
            continue
        cell = next(w.cell for w in made.table.focus.widgets if isinstance(w, Badge) and w.cell.id == "contract")
        seating = made.table.stage.seating
        assert cell.value.startswith(seating.name(table.declarer)) or cell.person == seating.person(table.declarer)
        seen += 1
    assert seen
