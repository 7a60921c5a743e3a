"""Every line of text fits its place and is large enough, in every phase and in every size of window."""

from __future__ import annotations

import pytest

from tarokgui.controller.intents import Skip, ToggleJournal
from tarokgui.draw.text import Drawn
from tarokgui.scenes.closing import Closing, SavingElsewhere, Waiting
from tarokgui.scenes.ending import end_evening, evening_over
from tarokgui.scenes.keys import KeysScene
from tarokgui.scenes.menu import pause_menu
from tarokgui.scenes.scores import ScoresScene
from tarokgui.scenes.title import TitleScene
from tarokgui.session.evening import Evening
from tarokgui.session.lastsave import LastSave, Lookup
from tarokgui.storage.writer import WriterAnswer
from tarokgui.wording.i18n import LANGUAGES
from tarokgui.wording.numerals import LONGEST, written
from tests.gui.moments import gallery
from tests.gui.sitting import Sitting
from tests.support.pairs import pairs, some
from tests.support.sessions import rich

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160))
LEAST = {(1024, 640): 14, (1280, 720): 14, (1920, 1080): 18, (3840, 2160): 36}
"""The smallest letters in pixels."""
EACH = {(1024, 640): some(2, 10), (1280, 720): some(1, 5), (1920, 1080): some(1, 3), (3840, 2160): some(1, 2)}
"""So many sessions of every phase are looked at."""


def drawn(sitting: Sitting) -> list[Drawn]:
    """Everything written in one picture."""
    text = sitting.program.drawing.text
    text.drawn.clear()
    sitting.stack.draw(sitting.surface)
    return list(text.drawn)


def told_elsewhere(sitting: Sitting, line: Drawn) -> bool:
    """True if a line that was cut short is in full in a tooltip at the same place.

    These are: badges of the bar, seat plates, and toggles with long names.
    """
    widgets = [widget for widget in sitting.form.focus.widgets if widget.rect.holds(line.box.centre)]
    whole = line.text.rstrip("…")
    return any(whole in widget.tooltip or whole in widget.label for widget in widgets if widget.tooltip)


def complaints(sitting: Sitting, where: str) -> list[str]:
    """The lines that are cut off or too small."""
    found = []
    least = LEAST[sitting.size]
    for line in drawn(sitting):
        if not line.fits and not told_elsewhere(sitting, line):
            found.append(f"{where}: {line.text!r} of {line.px} px does not fit {line.box}")
        if line.px < least:
            found.append(f"{where}: {line.text!r} has only {line.px} px")
    return found


@pytest.mark.parametrize("game", ["romanian", "taper"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_table(size: tuple[int, int], game: str) -> None:
    found: list[str] = []
    for phase, sessions in gallery(game).items():
        for data in sessions[: EACH[size]]:
            sitting = Sitting(Evening.from_data(data), size, reading=True)
            sitting.table.stage.controller.dispatch(Skip())
            found += complaints(sitting, phase)
            if phase == "over":
                sitting.until(lambda sitting=sitting: sitting.top.name == "settlement")  # type: ignore[misc]
                found += complaints(sitting, "settlement")
            else:
                sitting.table.stage.controller.dispatch(ToggleJournal())
                found += complaints(sitting, f"{phase}, journal open")
    assert not found, "\n".join(sorted(set(found)))


POWERS = (3, 6, 9, 15, 40, 700, 5_000)


def paid_from_the_pool(game: str) -> Evening:
    """A finished hand in which an announced pagat moved the pool."""
    for data in gallery(game)["over"]:
        session = Evening.from_data(data)
        if session.settlement is not None and any(session.settlement.own.pool_payments):
            return session
    raise AssertionError(game)


@pytest.mark.parametrize(
    ("power", "language", "letters", "size", "game"),
    pairs(POWERS, LANGUAGES, (1.0, 2.0), ((1024, 640), (1920, 1080)), ("romanian", "taper")),
)
def test_numbers_of_any_size(power: int, language: str, letters: float, size: tuple[int, int], game: str) -> None:
    """A lost announced pagat multiplies the pool, and nothing ends that (R108)."""
    found: list[str] = []
    for phase in ("auction, mine", "play, mine", "over"):
        whole = paid_from_the_pool(game) if phase == "over" else Evening.from_data(gallery(game)[phase][0])
        session = rich(whole, 10**power)
        sitting = Sitting(session, size, reading=True, language=language, text_scale=letters)
        sitting.table.stage.controller.dispatch(Skip())
        found += complaints(sitting, f"{phase}, {game}")
        assert len(sitting.table.stage.readout("score")) < 300
        if phase != "over":
            continue
        sitting.until(lambda sitting=sitting: sitting.top.name == "settlement")  # type: ignore[misc]
        found += complaints(sitting, f"settlement, {game}")
        assert session.settlement is not None
        exact = written(session.settlement.pot, language, LONGEST)
        pot = sitting.widget("standing:pot")
        assert exact in pot.node().label
        assert power < 6 or exact in pot.tooltip, "what was shortened is told whole"
        for scene in (
            ScoresScene(sitting.program, session),
            end_evening(sitting.program, sitting.table.live),
        ):
            sitting.stack.push(scene)
            sitting.stack.commit()
            found += complaints(sitting, f"{scene.name}, {game}")
            sitting.stack.remove(scene)
            sitting.stack.commit()
    assert not found, "\n".join(sorted(set(found)))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_other_scenes(size: tuple[int, int]) -> None:
    data = gallery()["over"][0]
    sitting = Sitting(Evening.from_data(data), size, reading=True)
    program, table = sitting.program, sitting.table
    closing = Closing(program, lambda: None, quits=True)
    found: list[str] = []
    for scene in (
        pause_menu(program, table),
        KeysScene(program),
        ScoresScene(program, sitting.session),
        end_evening(program, table.live),
        evening_over(program, sitting.session, table.stage.seating.name),
        closing.question(LastSave(False, cause="unwritable")),
        Waiting(closing, Lookup(WriterAnswer()), tries=1),
        SavingElsewhere(closing, WriterAnswer()),
        TitleScene(program),
    ):
        sitting.stack.push(scene)
        sitting.stack.commit()
        found += complaints(sitting, scene.name)
        sitting.stack.remove(scene)
        sitting.stack.commit()
    assert not found, "\n".join(sorted(set(found)))
