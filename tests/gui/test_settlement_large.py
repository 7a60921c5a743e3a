"""The settlement sheet in letters of 150%: not three screens long, and nothing of it is cut."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from engine import GAMES, legal_actions
from tarokgui.controller.intents import Skip
from tarokgui.session.evening import Evening
from tarokgui.widgets.readingpane import ReadingPane
from tests.gui.sitting import Sitting, evening
from tests.support.chance import Temper
from tests.support.once import once
from tests.support.pairs import some
from tests.support.whims import deal_number

SIZES: Final = ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160))
SEEDS: Final = some(20, 40)
FULLEST: Final = 2
MOST: Final = 1.5
"""So many times the visible height may be the height of the whole sheet."""


@once
def fullest() -> tuple[tuple[str, dict[str, object]], ...]:
    """Of each game the hands with most lines and factors among the first numbered deals, played at random."""
    found = []
    for game in GAMES:
        played = []
        for seed in range(SEEDS):
            session, temper = evening(f"sheet/{seed}", game), Temper(Random(seed))
            deal_number(session, 1 + seed)
            while not session.hand_over:
                view = session.view if session.turn == session.human else session.bot_view()
                session.act(temper.choose(view, legal_actions(view)))
            done = session.settlement
            assert done is not None
            played.append((sum(1 + len(line.factors) for line in done.lines), -seed, session.data()))
        played.sort(key=lambda each: each[:2], reverse=True)
        found += [(game, data) for *_, data in played[:FULLEST]]
    return tuple(found)


def settled(data: dict[str, object], size: tuple[int, int], language: str) -> Sitting:
    sitting = Sitting(Evening.from_data(data), size, reading=True, text_scale=1.5, language=language)
    sitting.table.stage.controller.dispatch(Skip())
    sitting.until(lambda: sitting.top.name == "settlement")
    return sitting


@pytest.mark.parametrize("language", ["en", "ro", "de", "sl"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_one_screen_and_a_half_at_most(size: tuple[int, int], language: str) -> None:
    if size == (3840, 2160) and language != "de":
        pytest.skip("once is enough at that size")
    found = []
    for game, data in fullest():
        sitting = settled(data, size, language)
        pane = sitting.form.focus.find("pane")
        if pane is not None:
            assert isinstance(pane, ReadingPane)
            if pane.height > MOST * pane.rect.h:
                found.append(f"{game}: {pane.height / pane.rect.h:.2f} screens")
        sitting.program.drawing.text.drawn.clear()
        sitting.top.draw(sitting.surface)
        for line in sitting.program.drawing.text.drawn:
            told = [widget.tooltip or "" for widget in sitting.form.focus.widgets if widget.rect.holds(line.box.centre)]
            if not line.fits and not any(line.text.rstrip("…") in words for words in told):
                found.append(f"{game}: {line.text!r} is cut")
    assert not found, "\n".join(found)


def test_how_points_were_counted_stands_at_the_end_with_names() -> None:
    """If the sheet scrolls: below the standings, with the names of the cards' owners."""
    seen = 0
    for _, data in fullest():
        sitting = settled(data, (1280, 720), "en")
        pane = sitting.form.focus.find("pane")
        threes = [sitting.form.focus.find(f"threes:{number}") for number in range(2)]
        if pane is None or None in threes:
            continue
        for number, each in enumerate(threes):
            assert each is not None
            assert each.label.startswith(f"{sitting.widget(f'names:{number}').label}: ")
            assert each.rect.y > sitting.widget(f"standing:{sitting.session.human}").rect.y
        seen += 1
    assert seen > 2
