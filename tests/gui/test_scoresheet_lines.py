"""The score sheet: one line for each hand, change beside total, the deal's number behind its word."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from engine import legal_actions
from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Drawn
from tarokgui.scenes.scores import ScoresScene
from tarokgui.session.evening import Evening
from tarokgui.widgets.scoretable import ScoreTable
from tarokgui.wording.i18n import LANGUAGES
from tests.gui.sitting import Sitting, evening
from tests.support.chance import Temper
from tests.support.pairs import pairs

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160))


@cache
def played(game: str, hands: int = 4) -> dict[str, object]:
    """So many hands of random decisions."""
    session, temper = evening("rows/1", game), Temper(Random(5))
    for number in range(hands):
        while not session.hand_over:
            view = session.view if session.turn == session.human else session.bot_view()
            session.act(temper.choose(view, legal_actions(view)))
        if number < hands - 1:
            session.next_hand()
    return session.data()


def first_hand(
    session: Evening, size: tuple[int, int], text: float, language: str
) -> tuple[Sitting, ScoreTable, list[Drawn], Rect]:
    """The score sheet so, its table, the lines of its first hand, and the place of that hand."""
    sitting = Sitting(session, size, reading=True, text_scale=text, language=language)
    sitting.stack.push(ScoresScene(sitting.program, session))
    sitting.stack.commit()
    sitting.program.drawing.text.drawn.clear()
    sitting.top.draw(sitting.surface)
    table = sitting.widget("hands")
    assert isinstance(table, ScoreTable)
    place = next(rect for number, rect in table._in_sight() if number == 0)
    lines = [line for line in sitting.program.drawing.text.drawn if place.contains(line.box)]
    return sitting, table, lines, place


@pytest.mark.parametrize(
    ("size", "game", "text", "language"), pairs(SIZES, ["romanian", "slovenian-5"], [1.0, 1.5, 2.0], LANGUAGES)
)
def test_a_hand_is_one_line(size: tuple[int, int], game: str, text: float, language: str) -> None:
    session = Evening.from_data(played(game))
    sitting, table, lines, place = first_hand(session, size, text, language)
    assert all(line.fits for line in lines)
    row = table.rows[0]
    assert not row.deal, "nobody asked for it"
    if text > 1.5:
        return  # the words of one hand need more lines, and figures of five players stand under one another
    heights = {line.box.centre[1] // place.h for line in lines if line.text.lstrip("+−").isdigit()}
    assert len(heights) == 1, "change, total and number on one line"
    if text > 1.0 and row.circles:
        return  # with a circle, which is not made smaller, a large change stands above the total
    figures = [line for line in lines if line.text.lstrip("+−").isdigit()]
    tops = {line.box.y for line in figures}
    assert max(tops) - min(tops) <= 2
    if text == 1.0:
        high = sitting.program.drawing.text.line_height(sitting.form.scale.medium)
        assert place.h < 2 * high, "the words stand on that line, too"


@pytest.mark.parametrize(("size", "text", "language"), pairs(SIZES, [1.0, 1.5, 2.0], LANGUAGES))
def test_a_known_deal_is_told_beside_the_hand(size: tuple[int, int], text: float, language: str) -> None:
    session = Evening.from_data(played("romanian"))
    session.moment = replace(session.moment, deal=999_999, known=True).settled()
    sitting, _, lines, _ = first_hand(session, size, text, language)
    tr = sitting.program.feedback.tr
    assert all(line.fits for line in lines)
    shown = " ".join(" ".join(line.text for line in lines).split())
    assert tr("settlement.sub.known") in shown
    assert tr("settlement.sub.deal", number="").strip() in shown, "a number with a word"
