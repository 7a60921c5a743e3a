"""The people as they sit down: the bots behind them, and the words of their cards and plates."""

from __future__ import annotations

import pytest

from ai import CHARACTERS, Player, decide, make
from tarokgui.controller.intents import Skip
from tarokgui.draw.geometry import Rect
from tarokgui.kit.commands import Pointer, PointerKind
from tarokgui.scenes.newtable import NewTableScene
from tarokgui.session.evening import Evening
from tarokgui.session.opening import new_session
from tarokgui.session.people import PEOPLE_BY_ROOM, companion
from tarokgui.widgets.focusview import tooltip_of
from tarokgui.widgets.personpick import PersonFace, PersonPick
from tarokgui.widgets.tooltip import kept_free, tooltip_rect
from tarokgui.wording.companions import habit_lines, level_name, manner
from tests.gui.sitting import Sitting, evening

EVERYBODY = tuple(id for circle in PEOPLE_BY_ROOM.values() for id in circle.ids)
SIZES = ((1024, 640), (1280, 720), (1920, 1080))


def new_table(size: tuple[int, int] = (1280, 720), text: float = 1.0, language: str = "en") -> Sitting:
    sitting = Sitting(evening("people"), size, reading=True, text_scale=text, language=language)
    sitting.stack.push(NewTableScene(sitting.program))
    sitting.stack.commit()
    sitting.draw()
    return sitting


def own_move(session: Evening) -> None:
    session.act(decide(make("steady", "me"), session.view).action)


def test_everybody_plays_as_the_character_of_the_same_id() -> None:
    session = new_session(seed="people", people=["anton", "sidonia", "leopold"])
    assert session.bots[1:] == ("anton", "sidonia", "leopold")
    assert [companion(id).bot for id in EVERYBODY] == list(EVERYBODY) == list(CHARACTERS)
    for seat in (1, 2, 3):
        own: Player = make(session.people[seat], f"{session.seed}/seat/{seat}")
        assert vars(session.company.bot(seat)).keys() == vars(own).keys()
        assert type(session.company.bot(seat)) is type(own)
    assert vars(session.company.bot(1))["_habits"] == CHARACTERS["anton"].habits
    assert vars(session.company.bot(1))["_seed"] == f"{session.seed}/seat/1"


def test_an_evening_with_steady_bots_goes_on_with_them() -> None:
    """Saves of earlier versions name the player *steady* for everybody."""
    session = Evening.from_data({**new_session(seed="older").data(), "bots": ["steady"] * 4})
    assert session.bots == ("steady",) * 4
    assert session.people == ("you", "ilinca", "gheorghe", "toader")
    while not session.hand_over:
        if session.turn == session.human:
            own_move(session)
        else:
            session.act(session.bot_action())
    assert session.data()["bots"] == ["steady"] * 4
    assert session.problem is None


def test_a_card_tells_name_level_habit_and_figures() -> None:
    sitting = new_table()
    pick = sitting.widget("person:left")
    assert isinstance(pick, PersonPick)
    toader, tr = companion("toader"), sitting.program.feedback.tr
    assert pick.face == PersonFace("toader", "Toader", level_name(tr, toader), tr(toader.line_key))
    assert pick.node().label == f"On your left: Toader, {pick.face.level}"
    assert pick.tooltip.split("\n") == list(habit_lines(tr, toader))
    assert {pick.face.name, pick.face.level} <= {line.text for line in sitting.program.drawing.text.drawn}


def test_the_tooltip_of_a_card_shows_to_pointer_and_keyboard_beside_it() -> None:
    sitting = new_table()
    pick = sitting.widget("person:top")
    sitting.send(Pointer(pick.rect.centre, PointerKind.MOVE))
    assert tooltip_of(sitting.form.focus) == (pick.hint, pick)
    sitting.send(Pointer((2, 2), PointerKind.MOVE))
    sitting.form.focus.go("person:right")
    right = sitting.widget("person:right")
    assert tooltip_of(sitting.form.focus) == (right.hint, right)
    sitting.key("tab")
    assert tooltip_of(sitting.form.focus) == (pick.hint, sitting.widget("person:top"))


@pytest.mark.parametrize("language", ["en", "ro", "de", "sl"])
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_cards_and_tooltips_are_whole(size: tuple[int, int], text: float, language: str) -> None:
    """Of everybody, in any window and letters: nothing is cut, and a tooltip covers nobody's own card."""
    sitting = new_table(size, text, language)
    window, paint, tr = Rect(0, 0, *size), sitting.form.paint, sitting.program.feedback.tr
    for id in EVERYBODY:
        who = companion(id)
        face = PersonFace(id, tr(who.name_key), level_name(tr, who), tr(who.line_key))
        width = sitting.widget("person:top").rect.w
        height = PersonPick.height(paint, width, face)
        rect = Rect(sitting.widget("person:top").rect.x, (size[1] - height) // 2, width, height)
        pick = PersonPick("one", rect, tr("newtable.top"), face, lambda step: None)
        sitting.program.drawing.text.drawn.clear()
        pick.draw(sitting.surface, paint)
        drawn = list(sitting.program.drawing.text.drawn)
        assert [line.text for line in drawn if not line.fits or not rect.contains(line.rect)] == []
        words = " ".join(line.text for line in drawn)
        assert face.name in words
        assert face.level.lower() in words.lower()
        kept = kept_free(sitting.form.focus.widgets, pick)
        tip = tooltip_rect(paint, "\n".join(habit_lines(tr, who)), rect, window, kept)
        assert window.contains(tip)
        assert not tip.meets(rect)


def test_a_plate_tells_level_and_habit_but_not_of_you() -> None:
    sitting = Sitting(new_session(seed="plates", people=["anton", "sidonia", "leopold"]))
    sitting.table.stage.controller.dispatch(Skip())
    sitting.draw()
    tr = sitting.program.feedback.tr
    for seat, id in ((1, "anton"), (2, "sidonia"), (3, "leopold")):
        assert sitting.widget(f"seat:{seat}").tooltip.endswith(manner(tr, companion(id)))
    assert "\n" not in sitting.widget("seat:0").tooltip
