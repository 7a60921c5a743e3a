"""The settlement sheet in letters of 150%: not three screens long, and nothing of it is cut."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from engine import GAMES, legal_actions
from tarokgui.controller.intents import Skip
from tarokgui.scenes.settlementsheet.opencards import LEAST_PIXELS
from tarokgui.session.evening import Evening
from tarokgui.widgets.openpile import OpenPile
from tarokgui.widgets.readingpane import ReadingPane
from tests.gui.sitting import FRESH, Sitting, evening
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


def settled(
    data: dict[str, object], size: tuple[int, int], language: str, *, text: float = 1.5, speed: float = 0.0
) -> Sitting:
    session = Evening.from_data(data)
    sitting = Sitting(session, size, reading=True, text_scale=text, language=language, speed=speed)
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


def opened(sitting: Sitting, page: str) -> Sitting:
    """The same sitting with that page open."""
    sitting.tick(FRESH)
    sitting.click(sitting.widget(f"page:{page}").rect.centre)
    return sitting


def facts(sitting: Sitting) -> set[str]:
    """The names of all that a screen reader finds on the sheet, but for captions and frames."""
    starts = (
        "line:",
        "sum",
        "note:",
        "open:",
        "payment:",
        "standing:",
        "count",
        "strip",
        "tricks:",
        "names:",
        "threes:",
    )
    return {node.id for node in sitting.top.tree() if node.id.startswith(starts)}


@pytest.mark.parametrize("size", SIZES[:2], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("text", [1.5, 2.0])
def test_two_pages_say_what_one_sheet_says(size: tuple[int, int], text: float) -> None:
    """The reckoning comes first, the count is behind its tab; together they are the sheet in usual letters."""
    for game, data in fullest():
        usual = facts(settled(data, size, "en", text=1.0))
        large = settled(data, size, "en", text=text)
        if large.form.focus.find("page:why") is None:
            continue
        assert large.widget("page:why").chosen  # type: ignore[attr-defined]
        why, counted = facts(large), facts(opened(large, "count"))
        assert why | counted == usual, game
        assert not why & counted
        assert {name for name in usual if name.startswith(("line:", "payment:", "standing:"))} <= why
        assert sum(isinstance(widget, ReadingPane) for widget in large.form.focus.widgets) <= 1
        for widget in large.form.focus.widgets:
            if isinstance(widget, OpenPile):
                paint = large.form.paint
                assert widget.rect.h - OpenPile.caption_height(paint, widget.label, widget.rect.w) >= LEAST_PIXELS


def test_the_count_is_seen_while_it_is_counted_and_then_the_reckoning() -> None:
    _, data = fullest()[0]
    sitting = settled(data, (1280, 720), "en", text=2.0, speed=1.0)
    pages = []
    while sitting.top.animating:
        pages.append("count" if sitting.form.focus.find("count") is not None else "why")
        sitting.tick()
    assert pages == sorted(pages)
    assert set(pages) == {"count", "why"}
    again = settled(data, (1280, 720), "en", text=2.0, speed=1.0)
    assert again.form.focus.find("count") is not None
    again.key("space")
    assert again.form.focus.find("count") is None
    opened(again, "count")
    again.tick(3.0)
    assert again.form.focus.find("count") is not None  # the player's own choice stays
