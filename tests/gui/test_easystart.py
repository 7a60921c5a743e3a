"""A first evening: its settings, the decisions that the table takes over, and the way out of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from ai import LEVELS
from engine import Kind, Knock, legal_actions
from tarokgui.controller.intents import CloseHint
from tarokgui.scenes.menu import pause_menu
from tarokgui.scenes.newtable import NewTableScene
from tarokgui.scenes.table import TableScene
from tarokgui.scenes.title import TitleScene
from tarokgui.session.defaultdealing import RITUAL, ritual
from tarokgui.session.easystart import STRENGTH, WISHES, entering, is_easy, leaving, never_sat
from tarokgui.session.folderstore import FolderStore
from tarokgui.session.opening import new_session
from tarokgui.session.tablesetup import STRENGTHS, TableSetup
from tarokgui.storage.saves import SaveFolder
from tarokgui.storage.settings import CHOICES, Settings
from tarokgui.storage.settingsfile import SettingsFile
from tarokgui.wording.welcome import welcome_text
from tests.gui.sitting import FRESH, AtOnce, Sitting, evening

USUAL = {name: getattr(Settings(), name) for name in WISHES}


@pytest.fixture
def sitting(tmp_path: Path) -> Iterator[Sitting]:
    made = Sitting(evening("easy"))
    made.program.preferences.settings_file = SettingsFile(tmp_path / "settings")
    with SaveFolder(tmp_path / "saves") as saves:
        made.program.disk.saves = saves
        yield made


def title(sitting: Sitting) -> None:
    sitting.stack.clear(TitleScene(sitting.program))
    sitting.stack.commit()
    sitting.tick(FRESH)
    sitting.settle()


def press(sitting: Sitting, id: str) -> None:
    sitting.tick(FRESH)
    sitting.click(sitting.widget(id).rect.centre)
    sitting.settle()


def held(sitting: Sitting) -> dict[str, object]:
    return {name: getattr(sitting.program.preferences.settings, name) for name in WISHES}


# Its settings --------------------------------------------------------------------------------------------------------


def test_the_easy_start_is_made_of_settings_one_could_have_set_oneself() -> None:
    settings = Settings()
    for name, value in WISHES.items():
        assert value in CHOICES.get(name, (True, False))
        assert value != getattr(settings, name), f"{name} is usual"
    assert STRENGTH in STRENGTHS
    assert next(iter(LEVELS)) == STRENGTH, "the weakest bots"


def test_it_puts_back_what_was_before_and_leaves_what_was_changed_since() -> None:
    settings = Settings(hold=2.5, winning_flag=True)
    for name, value in entering(settings).items():
        assert settings.take(name, value)
    assert is_easy(settings)
    assert entering(settings) == {}, "what was before is not forgotten"
    assert Settings.from_data(settings.data()) == settings
    settings.bot_pause = 1.5
    for name, value in leaving(settings).items():
        assert settings.take(name, value)
    assert not is_easy(settings)
    assert (settings.hold, settings.winning_flag, settings.ritual, settings.hints) == (2.5, True, True, False)
    assert settings.bot_pause == 1.5


def test_its_pace_has_a_name_and_an_older_one_is_left_as_it_was_entered() -> None:
    settings = Settings(speed=2.0)
    for name, value in entering(settings).items():
        assert settings.take(name, value)
    assert settings.pace == "slow"
    old = {"ritual": True, "hints": False, "winning_flag": False, "bot_pause": 0.2, "hold": 2.5}
    kept = Settings.from_data({"speed": 2.0, "bot_pause": 0.9, "hold": 1.5, "former": old})
    for name, value in leaving(kept).items():
        assert kept.take(name, value)
    assert (kept.speed, kept.bot_pause, kept.hold) == (2.0, 0.2, 2.5)
    kept = Settings.from_data({"speed": 0.75, "bot_pause": 0.9, "hold": 1.0, "former": {**old, "speed": 1.0}})
    assert "hold" not in leaving(kept), "changed since"


def test_settings_of_before_belong_to_somebody_who_has_played() -> None:
    assert never_sat(Settings())
    assert not never_sat(Settings.from_data({"table": TableSetup().data()}))
    assert never_sat(Settings.from_data({"table": {**TableSetup().data(), "sat": False}}))


def test_a_strength_that_nobody_knows_is_as_usual() -> None:
    assert TableSetup.from_data({"strength": "grandmaster"}) == TableSetup()
    wish = TableSetup(strength="beginner")
    assert TableSetup.from_data(wish.data()) == wish


# On the title --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("by", ["mouse", "key"])
def test_a_newcomer_sits_down_from_the_title_with_one_press(sitting: Sitting, by: str) -> None:
    title(sitting)
    if by == "mouse":
        press(sitting, "first")
    else:
        sitting.key("return")  # it has the focus
        sitting.settle()
    assert isinstance(sitting.top, TableScene)
    assert held(sitting) == dict(WISHES)
    session = sitting.top.live.session
    assert {session.bots[seat] for seat in range(4) if seat != session.human} == {"beginner"}
    assert welcome_text(sitting.program.feedback.tr, session.variant) in sitting.top.toast.text
    assert sitting.program.preferences.settings_file is not None
    assert is_easy(SettingsFile(sitting.program.preferences.settings_file.folder).read())
    title(sitting)
    assert sitting.form.focus.find("first") is None
    assert sitting.form.focus.find("continue") is not None


def test_looking_at_a_new_table_is_not_having_played(sitting: Sitting) -> None:
    title(sitting)
    press(sitting, "new")
    press(sitting, "back")
    title(sitting)
    assert sitting.form.focus.find("first") is not None
    press(sitting, "new")
    press(sitting, "begin")
    sitting.program.disk.saves.give_up()
    title(sitting)
    assert sitting.form.focus.find("first") is None
    assert held(sitting) == USUAL


# On the new table ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("by", ["mouse", "key"])
def test_the_card_of_the_new_table_turns_it_on_and_off(sitting: Sitting, by: str) -> None:
    scene = NewTableScene(sitting.program)
    sitting.stack.clear(scene)
    sitting.stack.commit()

    def turn() -> None:
        if by == "mouse":
            press(sitting, "easy")
        else:
            while (focused := sitting.form.focus.focused) is None or focused.id != "easy":
                sitting.key("tab")
            sitting.key("space")

    turn()
    assert held(sitting) == dict(WISHES)
    assert scene.wish.strength == "beginner"
    assert getattr(sitting.widget("easy"), "checked", False)
    assert sitting.program.feedback.tr("easy.how-to-leave") in getattr(sitting.widget("easy"), "second", "")
    turn()
    assert held(sitting) == USUAL
    assert scene.wish.strength == ""


def test_how_well_they_play_is_chosen_by_itself(sitting: Sitting) -> None:
    sitting.stack.clear(NewTableScene(sitting.program))
    sitting.stack.commit()
    assert "club player" in sitting.widget("person:right").node().label
    press(sitting, "strength")
    assert "beginner" in sitting.widget("person:right").node().label
    assert held(sitting) == USUAL
    press(sitting, "begin")
    assert isinstance(sitting.top, TableScene)
    assert set(sitting.top.live.session.bots) == {"beginner"}
    plate = sitting.widget(f"seat:{(sitting.top.live.session.human + 1) % 4}")
    assert "Plays like a beginner" in plate.hint


# At the table --------------------------------------------------------------------------------------------------------


def cutting(game: str) -> str:
    """The seed of an evening in which the person cuts the first pack."""
    for number in range(60):
        session = new_session(seed=f"cut {number}", game=game, bot="steady")
        if session.turn == session.human:
            return session.seed
    raise AssertionError("the person never cuts")


@pytest.mark.parametrize("game", ["romanian", "taper"])
def test_the_pack_is_cut_for_whoever_is_spared_the_ritual(sitting: Sitting, game: str) -> None:
    sitting.program.preferences.change(ritual=False, speed=0.0)
    folder = FolderStore(sitting.program.disk.saves)
    session = new_session(seed=cutting(game), game=game, bot="steady", keeper=folder)
    table = TableScene(sitting.program, session)
    sitting.stack.clear(table)
    sitting.stack.commit()
    sitting.tick()
    assert table.state.played_for_person
    assert {widget.id for widget in table.focus.widgets} & {"cut", "knock"} == set()
    sitting.until(lambda: session.turn != session.human or session.view.kind not in RITUAL)
    seat, action = session.record.actions[0]
    assert seat == session.human
    assert action == {"romanian": "cut 27", "taper": "cut 21"}[game], "in the middle"


def test_only_ritual_is_done_for_the_player() -> None:
    """Everybody knocks, and forehand chooses by chance: the acts are legal, and no real decision is taken away."""
    seen, random = set(), Random(5)
    for number in range(30):
        session = new_session(seed=f"ritual {number}", bot="steady")
        while session.view.kind in RITUAL:
            mine = session.turn == session.human
            legal = legal_actions(session.view if mine else session.bot_view())
            if mine:
                seen.add(session.view.kind)
                assert ritual(session.view) in legal
            session.act(Knock() if session.view.kind == Kind.CUT else random.choice(legal))
        assert ritual(session.view) is None
    assert seen == {Kind.CUT, Kind.PATTERN, Kind.PACKETS}


def hinted(sitting: Sitting) -> TableScene:
    """A table with hints unasked, at the person's first decision."""
    sitting.program.preferences.change(hints=True, ritual=False, speed=0.0)
    sitting.table.effects.frame.advice.adviser = AtOnce()  # type: ignore[assignment]
    sitting.until(lambda: sitting.table.state.mine and not sitting.table.state.played_for_person)
    sitting.until(lambda: not sitting.table.stage.animator.motion.busy)
    sitting.tick(FRESH)
    sitting.tick(FRESH)
    return sitting.table


def test_the_hint_comes_without_being_asked_for_and_escape_opens_the_menu(sitting: Sitting) -> None:
    table = hinted(sitting)
    assert shown(table) == (True, False)
    sitting.key("escape")
    assert sitting.top.name == "menu"
    sitting.key("escape")
    sitting.key("h")
    assert shown(table) == (True, True), "the next rung gives the reasons"
    sitting.key("escape")
    assert shown(table) == (True, False), "the mark stays"
    sitting.key("h")
    sitting.key("h")
    assert shown(table) == (False, False)
    sitting.tick(FRESH)
    assert shown(table) == (False, False), "it does not come again for the same decision"


def shown(table: TableScene) -> tuple[bool, bool]:
    """Two flags: is there a hint, and are its reasons open?"""
    return table.state.hint_shown is not None, table.state.hint_opened


def test_without_the_wish_no_hint_comes(sitting: Sitting) -> None:
    table = hinted(sitting)
    table.stage.controller.dispatch(CloseHint())
    sitting.program.preferences.change(hints=False)
    table.stage.controller.state = replace(table.state, hint=replace(table.state.hint, offered=None))
    for _ in range(10):
        sitting.tick(FRESH)
    assert table.state.hint_shown is None


@pytest.mark.parametrize("by", ["mouse", "key"])
def test_the_easy_start_is_left_from_the_menu(sitting: Sitting, by: str) -> None:
    sitting.program.preferences.change(**entering(sitting.program.preferences.settings))
    sitting.key("escape")
    assert sitting.top.name == "menu"
    if by == "mouse":
        press(sitting, "easy")
    else:
        form = sitting.form
        while form.focus.focused is None or form.focus.focused.id != "easy":
            sitting.key("tab")
        sitting.key("return")
    assert sitting.top is sitting.table
    assert held(sitting) == USUAL
    assert sitting.table.toast.text == sitting.program.feedback.tr("easy.left")
    assert sitting.table.state.settings.asks_dealing
    menu = pause_menu(sitting.program, sitting.table)
    assert "easy" not in [entry.id for entry in menu.entries]
