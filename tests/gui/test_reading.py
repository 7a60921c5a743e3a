"""A sitting that is read has every line where one that is painted has it."""

from __future__ import annotations

import pytest

from tarokgui.controller.intents import Skip
from tarokgui.scenes.rules import RulesScene
from tarokgui.session.evening import Evening
from tarokgui.wording.i18n import load
from tests.gui.moments import gallery
from tests.gui.sitting import Sitting


@pytest.mark.parametrize(("language", "phase"), [("en", "play, mine"), ("ro", "announce, mine"), ("sl", "over")])
def test_a_line_stands_where_it_is_painted(language: str, phase: str) -> None:
    noted = []
    for reading in (False, True):
        sitting = Sitting(Evening.from_data(gallery()[phase][0]), (1024, 640), recording=True, reading=reading)
        sitting.program.feedback.tr.become(load(language))
        sitting.table.stage.controller.dispatch(Skip())
        sitting.draw()
        sitting.tick(3.0)
        sitting.stack.refresh()
        sitting.draw()
        sitting.stack.push(RulesScene(sitting.program))
        sitting.tick(3.0)
        sitting.draw()
        noted.append([*sitting.program.drawing.text.drawn])
    assert len(noted[0]) > 60
    assert noted[0] == noted[1]
