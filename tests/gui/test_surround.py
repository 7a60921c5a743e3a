"""The surroundings of the cards: badges in the words that fit, a silent table, the mark of the winning card."""

from __future__ import annotations

from typing import Any

import pytest

from tarokgui.controller.intents import Skip
from tarokgui.session.evening import Evening
from tarokgui.table.seats import bubbles
from tarokgui.viewmodel.trick import ahead_in
from tarokgui.widgets.felt import ground
from tarokgui.wording.i18n import LANGUAGES
from tests.gui.moments import gallery
from tests.gui.sitting import Sitting
from tests.support.pairs import pairs

SIZES = ((1024, 640), (1280, 720), (1920, 1080))


def at(
    phase: str, size: tuple[int, int] = (1280, 720), number: int = 0, *, reading: bool = True, **wishes: Any
) -> Sitting:
    made = Sitting(Evening.from_data(gallery()[phase][number]), size, reading=reading, **wishes)
    made.table.stage.controller.dispatch(Skip())
    return made


@pytest.mark.parametrize(("size", "text", "language"), pairs(SIZES, [1.0, 1.5, 2.0], LANGUAGES))
def test_badges_plates_and_advice_are_never_cut_short(size: tuple[int, int], text: float, language: str) -> None:
    """Fewer words rather than cut ones; a shortened text is in full in the tooltip."""
    for phase in ("announce, mine", "play, mine", "auction, theirs"):
        for number in range(3):
            sitting = at(phase, size, number, text_scale=text, language=language)
            painter = sitting.program.drawing.text
            painter.drawn.clear()
            sitting.draw()
            drawn = list(painter.drawn)
            for widget in sitting.table.focus.widgets:
                if widget.id.startswith(("badge:", "seat:")):
                    inside = [line for line in drawn if widget.rect.contains(line.box)]
                    assert all(line.fits for line in inside), [line.text for line in inside if not line.fits]
                    if widget.id.startswith(("badge:contract", "badge:king", "badge:said", "badge:calls")):
                        said = " ".join(line.text for line in inside)
                        whole = widget.label.split(": ", 1)[1]
                        assert whole in said or whole in widget.tooltip


def test_a_silent_table_shows_no_words_but_the_journal_has_them() -> None:
    loud, silent = (at("announce, mine", reading=False, bubbles=shown) for shown in (True, False))
    assert bubbles(loud.table.stage.context, loud.table.stage.picture.speech)
    assert not bubbles(silent.table.stage.context, silent.table.stage.picture.speech)
    assert silent.journal == loud.journal
    assert loud.draw() != silent.draw()


def test_the_card_that_wins_so_far_is_marked_only_if_wished() -> None:
    number = next(
        n
        for n, data in enumerate(gallery()["play, mine"])
        for table in [Evening.from_data(data).view.table]
        if len(table.play.trick) >= 2 and ahead_in(table, table.play.trick) > 0  # the leader's card has a word already
    )
    for wished in (False, True):
        sitting = at("play, mine", number=number, winning_flag=wished)
        sitting.program.drawing.text.drawn.clear()
        sitting.draw()
        words = [line.text for line in sitting.program.drawing.text.drawn]
        assert (sitting.program.feedback.tr("trick.winning") in words) is wished


def test_your_place_in_the_trick_is_shown_on_your_turn_only() -> None:
    for phase, shown in (("play, mine", True), ("play, theirs", False)):
        sitting = at(phase)
        sitting.program.drawing.text.drawn.clear()
        sitting.draw()
        words = [line.text for line in sitting.program.drawing.text.drawn]
        assert (sitting.program.feedback.tr("trick.slot.you") in words) is shown


def test_the_ground_is_kept_and_plain_for_eyes_that_need_it() -> None:
    sitting = at("play, mine", reading=False)
    sitting.draw()
    made = ground.cache_info().misses
    sitting.draw()
    assert ground.cache_info().misses == made
    plain = at("play, mine", reading=False, theme="contrast")
    plain.draw()
    felt = plain.table.stage.layout.centre
    colours = {tuple(plain.surface.get_at((felt.centre[0] + dx, felt.bottom - 3))) for dx in range(200, 260, 3)}
    assert len(colours) == 1
