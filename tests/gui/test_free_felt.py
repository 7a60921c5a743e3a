"""The cards on the table leave the strip and the plates free, and use the room of a hand that has been played."""

from __future__ import annotations

from functools import cache

import pytest

from engine import Kind
from tarokgui.controller.intents import Skip
from tarokgui.session.evening import Evening
from tarokgui.wording.welcome import welcome_text
from tests.gui.moments import gallery, walk
from tests.gui.sitting import Sitting
from tests.support.pairs import pairs, some

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160))


@pytest.mark.parametrize(("size", "text", "language"), pairs(SIZES, (1.0, 1.5, 2.0), ("en", "de")))
def test_messages_cover_neither_the_strip_nor_a_plate(size: tuple[int, int], text: float, language: str) -> None:
    step = some(2, 1)
    for phase, found in [*gallery().items()][SIZES.index(size) % step :: step]:
        if phase == "over":
            continue
        sitting = Sitting(Evening.from_data(found[0]), size, text_scale=text, language=language)
        sitting.table.stage.controller.dispatch(Skip())
        table, tr = sitting.table, sitting.program.feedback.tr
        for message in (welcome_text(tr, sitting.session.variant, text), tr("easy.left"), tr("undo.nothing")):
            table.say(message)
            place = table.toast.rect(table.paint, table.message_room())
            for widget in table.focus.widgets:
                if widget.id == "strip" or widget.id.startswith("seat:"):
                    assert not widget.rect.meets(place), f"{phase}, {message}: {widget.id}"


@cache
def last_card() -> dict[str, object]:
    """The person has played the last card, and the trick is not complete."""
    for hand in range(20):
        for session in walk(f"felt/{hand}"):
            table = session.view.table
            if table.kind == Kind.PLAY and not session.view.hand and table.play.trick:
                return session.data()
    raise AssertionError("the person always plays last")


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_table_stays_as_it_is_until_the_last_trick_is_taken(size: tuple[int, int], text: float) -> None:
    """The person's last card is in the trick: nothing jumps under it."""
    with_hand = Sitting(Evening.from_data(gallery()["play, mine"][0]), size)
    without = Sitting(Evening.from_data(last_card()), size)
    for sitting in (with_hand, without):
        assert sitting.program.preferences.change(text_scale=text)
        sitting.table.stage.controller.dispatch(Skip())
        sitting.resize(size)
    assert not without.session.view.hand
    assert without.table.stage.layout == with_hand.table.stage.layout
