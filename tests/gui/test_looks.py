"""The table in every look: no word is cut or faint, and at most one bar scrolls, with and without the hint.

A look is a game, a size of window, a size of letters and a language; any two of these meet in one look.
``TAROK_LOOKS=all`` looks at all of them, in every phase.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from tarokgui.controller.intents import Skip
from tarokgui.draw.text import Drawn
from tarokgui.session.evening import Evening
from tarokgui.widgets.pane import Pane
from tarokgui.wording.i18n import LANGUAGES
from tests.gui.moments import gallery
from tests.gui.sitting import Sitting, sketched_cards
from tests.gui.test_fitting import complaints
from tests.screens.looking import faint
from tests.screens.scenery import Screen, shown
from tests.support.contrast import luminance
from tests.support.honesty import GAMES
from tests.support.pairs import pairs, some

SIZES: Final = ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160))
TEXTS: Final = (1.0, 1.5, 2.0)
Look = tuple[str, tuple[int, int], float, str]
LOOKS: Final[list[Look]] = [(*row,) for row in pairs(GAMES, SIZES, TEXTS, LANGUAGES)]
EVERY: Final = some(4, 1)
"""Of so many phases one is looked at, of each look another one."""


@pytest.fixture(autouse=True, scope="module")
def _sketched() -> Iterator[None]:
    yield from sketched_cards()


def moments(look: Look) -> Iterator[tuple[str, Evening]]:
    """The phases of that look's game that are to be looked at."""
    found = [(phase, each[0]) for phase, each in sorted(gallery(look[0]).items()) if phase != "over"]
    for phase, data in found[LOOKS.index(look) % EVERY :: EVERY]:
        yield phase, Evening.from_data(data)


def seated(session: Evening, look: Look, **how: bool) -> Sitting:
    """A table that looks so, at rest."""
    _, size, text, language = look
    sitting = Sitting(session, size, text_scale=text, language=language, **how)
    sitting.table.stage.controller.dispatch(Skip())
    sitting.tick(0.3)
    return sitting


def with_hint(sitting: Sitting, phase: str) -> Iterator[str]:
    """The names of the pictures: the table, then the mark of the hint and its reasons if the person decides."""
    yield phase
    if phase.endswith("mine"):
        for shown in ("mark", "reasons"):
            sitting.key("h")
            sitting.tick(0.5)
            yield f"{phase}, {shown}"


def bars(sitting: Sitting) -> list[str]:
    """The things with a scroll bar, if there are several."""
    found = [each.id for each in sitting.form.focus.widgets if isinstance(each, Pane) and each.furthest > 0]
    return found if len(found) > 1 else []


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_no_word_is_cut_and_one_bar_scrolls(look: Look) -> None:
    found: list[str] = []
    for phase, session in moments(look):
        sitting = seated(session, look, reading=True)
        for name in with_hint(sitting, phase):
            found += complaints(sitting, name)
            found += [f"{name}: two bars scroll, of {' and '.join(bars(sitting))}"] if bars(sitting) else []
    assert not found, "\n".join(found)


def covered(screen: Screen, line: Drawn) -> bool:
    """True if the paper of the hint has come over a line: its own letters are dark."""
    paper = [each.rect for each in screen.sitting.form.focus.widgets if each.id in ("hint:more", "hint:sheet")]
    return luminance(line.colour) > 0.5 and any(each.meets(line.rect) for each in paper)


@pytest.mark.parametrize("look", LOOKS[:: some(6, 1)], ids=str)
def test_no_word_is_faint(look: Look) -> None:
    found: list[str] = []
    for phase, session in moments(look):
        sitting = seated(session, look, recording=True)
        for name in with_hint(sitting, phase):
            screen = shown(name, sitting)
            for line in screen.lines:
                why = faint(screen, line)
                found += [f"{name}: {why}"] if why is not None and not covered(screen, line) else []
    assert not found, "\n".join(found)
