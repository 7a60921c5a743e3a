"""The screens in a room that no picture is kept of: every line on the cloth can be read, and none is cut."""

from __future__ import annotations

import pytest

from tarokgui.scenes.title import TitleScene
from tests.gui.sitting import Sitting
from tests.gui.test_fitting import told_elsewhere
from tests.screens.looking import faint, outside
from tests.screens.scenery import THEMES, Look, Screen, moments, seated, shown
from tests.support.pairs import pairs

SIZE = (1280, 720)


def faults(screen: Screen) -> list[str]:
    found = [f"{screen.name}: {line.text!r} is cut" for line in screen.lines
             if not line.fits and not told_elsewhere(screen.sitting, line)]  # fmt: skip
    found += [f"{screen.name}: {why}" for line in screen.lines if (why := faint(screen, line)) is not None]
    return found + [f"{screen.name}: beside the window: {thing}" for thing in outside(screen)]


def moved(sitting: Sitting, room: str, cards: dict[str, str]) -> Sitting:
    """The same table in another room."""
    assert sitting.program.preferences.change(room=room, **cards)
    sitting.resize(SIZE)
    return sitting


ROOMS = {
    "gostilna": {"card_names": "slovenian", "letters": "slovenian"},
    "kommerell": {"card_names": "tubingen", "letters": "german"},
}


@pytest.mark.parametrize(("room", "text", "theme"), pairs(ROOMS, [1.0, 2.0], THEMES))
def test_everything_in_a_room_can_be_read(room: str, text: float, theme: str) -> None:
    cards = ROOMS[room]
    look, found = Look(SIZE, "en", text, theme), []
    for name, session in moments().items():
        sitting = moved(seated(session, look), room, cards)
        found += faults(shown(f"table-{name}", sitting))
    scene = TitleScene(sitting.program)
    sitting.stack.push(scene)
    sitting.stack.commit()
    sitting.draw()
    sitting.tick(1.0)
    sitting.settle()
    found += faults(shown("title", sitting))
    assert found == []
