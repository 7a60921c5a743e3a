"""The place of a thing in a row is spoken: cards put in order for a Stecken, hands on the score sheet."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest

from engine import card_name
from tarokgui.app.speech import WrittenAnnouncer
from tarokgui.games.tubingen.stecken import SteckenScene
from tarokgui.scenes.scores import ScoresScene
from tarokgui.session.evening import Evening
from tarokgui.widgets.scoretable import ScoreTable
from tarokgui.wording.cards import card_words
from tarokgui.wording.i18n import LANGUAGES
from tarokgui.wording.numerals import signed
from tests.gui.pressing import Keys
from tests.gui.sitting import FRESH, Sitting
from tests.gui.test_scoresheet_lines import played
from tests.gui.tubingen import dealt, led, sit, tale
from tests.support.extras import full

accesskit = full("accesskit")

from tarokgui.app.speech.accesskit import _in_sets  # noqa: E402
from tarokgui.app.speech.accesskitnode import reader_node  # noqa: E402
from tests.support.games import ONE_OF_EACH  # noqa: E402


def place_told(sitting: Sitting) -> tuple[int, int]:
    """The place of the focused thing, from 1, and the size of its set, as a screen reader has them."""
    nodes = _in_sets(sitting.top.tree())
    focused = next(node for node in reversed(nodes) if node.focused)
    assert focused.place is not None
    described: Any = reader_node(focused)
    assert focused.inside.startswith("set:")
    return described.position_in_set + 1, focused.place[1]


def test_a_card_that_was_taken_up_is_told_where_it_lies() -> None:
    sitting = sit(led(tale(), dealt(), "over"))
    sitting.until(lambda: sitting.top.name == "stecken")
    sitting.tick(0.5)
    scene = sitting.top
    assert isinstance(scene, SteckenScene)
    stream = io.StringIO()
    sitting.program.feedback.speech = WrittenAnnouncer(stream)

    def said() -> str:
        lines = [line for line in stream.getvalue().splitlines() if not line.startswith("> ")]
        stream.seek(0)
        stream.truncate()
        return " ".join(lines)

    before = scene.ordering.cards
    card, many = before[4], len(before)
    words = card_words(sitting.program.feedback.tr, card)
    Keys(sitting).go_to(f"card:{card_name(card)}")
    assert place_told(sitting) == (5, many)
    sitting.tick(FRESH)
    sitting.key("return")
    assert said().endswith(f"{words} taken up. Arrows move it, Enter puts it down.")
    assert place_told(sitting) == (5, many)
    for key, place in (("left", 4), ("left", 3), ("right", 4), ("end", many), ("home", 1)):
        sitting.key(key)
        assert place_told(sitting) == (place, many)
        assert said() == f"{words}, place {place} of {many}"
    sitting.tick(FRESH)
    sitting.key("return")
    assert said() == f"{words} put down, place 1 of {many}."
    assert place_told(sitting) == (1, many)
    sitting.tick(FRESH)
    sitting.key("return")
    sitting.key("right")
    said()
    sitting.key("escape")
    assert said() == f"{words} put down, place 1 of {many}.", "it went back"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ONE_OF_EACH)
def test_each_hand_of_the_score_sheet_is_told_whole(game: str, language: str) -> None:
    session = Evening.from_data(played(game))
    sitting = Sitting(session, (1280, 720))
    assert sitting.program.preferences.change(language=language)
    scene = ScoresScene(sitting.program, session)
    sitting.stack.push(scene)
    sitting.stack.commit()
    sitting.draw()
    table, seating = sitting.widget("hands"), sitting.table.stage.seating
    assert isinstance(table, ScoreTable)
    told = {node.id: node for node in scene.tree()}
    rows = [node for id, node in told.items() if re.fullmatch(r"hands:\d+", id)]
    assert [node.place for node in rows] == [(n + 1, len(table.rows)) for n in range(len(rows))]
    assert {(node.role, node.inside) for node in rows} == {("row", "hands")}
    assert len(rows) == len(session.rows) or table.furthest
    for node, row in zip(rows, reversed(list(session.rows)), strict=False):
        assert str(row.number) in node.label
        for seat in range(session.variant.players):
            assert f"{seating.name(seat)} {signed(row.paid[seat], language)}" in node.label
            assert signed(row.totals[seat], language) in node.label
        assert not re.search(r"(?:^|[:,;.] )–(?:$|[,;.])", node.label)
        assert node.label in told["hands"].label


def test_hands_that_a_key_brings_into_sight_are_said() -> None:
    session = Evening.from_data(played("romanian", 12))
    sitting = Sitting(session, (1024, 640))
    assert sitting.program.preferences.change(text_scale=2.0)
    scene = ScoresScene(sitting.program, session)
    sitting.stack.push(scene)
    sitting.stack.commit()
    sitting.draw()
    table = sitting.widget("hands")
    assert isinstance(table, ScoreTable)
    stream = io.StringIO()
    sitting.program.feedback.speech = WrittenAnnouncer(stream)
    assert table.furthest, "not all fit"
    for _ in range(table.furthest):
        before = {node.id for node in scene.extra_nodes()}
        stream.seek(0)
        stream.truncate()
        sitting.key("down")
        new = [node.label for node in scene.extra_nodes() if node.id not in before]
        assert stream.getvalue().split("\n> ")[0].strip() == " ".join(new)
