"""The screens before and around the table: title, new table, settings, about, the list of keys."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import GAMES, RecordError, legal_actions
from tarokgui.app.windowgeometry import GRIP, WindowGeometry, remembered
from tarokgui.draw.cardpainter import CardPainter
from tarokgui.draw.deck.plain import PlainCards
from tarokgui.draw.deck.style import BACK
from tarokgui.forms.columnform import ColumnForm
from tarokgui.forms.form import Form
from tarokgui.kit.commands import Key, Pointer, PointerKind, Text
from tarokgui.kit.scene import Scene
from tarokgui.scenes.about import AboutScene
from tarokgui.scenes.keys import KeysScene
from tarokgui.scenes.menu import pause_menu
from tarokgui.scenes.newtable import NewTableScene
from tarokgui.scenes.settings import PAGES, SettingsScene
from tarokgui.scenes.table import TableScene
from tarokgui.scenes.title import TitleScene
from tarokgui.scenes.titlefan import CARDS
from tarokgui.services.diagnostics import diagnostics
from tarokgui.services.program import Program
from tarokgui.session.evening import Evening
from tarokgui.session.folderstore import FolderStore
from tarokgui.session.opening import new_session
from tarokgui.session.people import IDS, ROSTER, YOU, people_of, seated
from tarokgui.session.resumesummary import ResumeSummary, saved_standing
from tarokgui.session.resuming import load_saved
from tarokgui.session.tablesetup import TableSetup
from tarokgui.storage.names import BOOK, COPY
from tarokgui.storage.saves import SaveFolder
from tarokgui.storage.settings import CHOICES, Settings
from tarokgui.storage.settingsfile import SettingsFile
from tests.gui.sitting import FRESH, Sitting, evening
from tests.support.houses import HOUSE_CHOICES
from tests.support.pairs import pairs
from tests.support.saves import files, look

LOST = (
    f"The file {BOOK} was damaged. The file {COPY} was damaged. Your saved game cannot be continued. The old"
    f" files are kept as {BOOK}.bad, {COPY}.bad."
)
GARBAGE = b"\x00\xff garbage {" * 500


@pytest.fixture
def sitting(tmp_path: Path) -> Iterator[Sitting]:
    made = Sitting(evening("front"))
    made.program.preferences.settings_file = SettingsFile(tmp_path / "settings")
    with SaveFolder(tmp_path / "saves") as saves:
        made.program.disk.saves = saves
        yield made


def going(sitting: Sitting, seed: str) -> Evening:
    """An evening in progress in the folder."""
    return new_session(seed=seed, keeper=FolderStore(sitting.program.disk.saves))


def shown(sitting: Sitting, scene: Scene) -> None:
    sitting.stack.clear(scene)
    sitting.stack.commit()
    sitting.tick(FRESH)
    sitting.settle()


def press(sitting: Sitting, id: str) -> None:
    """Click it, as a mouse does, and let the disk finish its part of the effect."""
    sitting.tick(FRESH)
    sitting.click(sitting.widget(id).rect.centre)
    sitting.settle()


def title(sitting: Sitting) -> TitleScene:
    made = TitleScene(sitting.program)
    shown(sitting, made)
    return made


# The people ----------------------------------------------------------------------------------------------------------


@given(st.sampled_from([3, 4]), st.integers(0, 3), st.randoms())
def test_everybody_has_one_place(players: int, human: int, random: Random) -> None:
    human %= players
    others = random.sample(IDS, players - 1)
    table = seated(players, human, others, game="romanian" if players > 3 else "taper")
    assert table[human] == YOU
    assert [table[(human + step) % players] for step in range(1, players)] == others


@pytest.mark.parametrize("people", [["ilinca"], ["ilinca", "ilinca", "toader"], ["ilinca", "toader", "nobody"]])
def test_nobody_sits_twice_and_no_stranger(people: list[str]) -> None:
    with pytest.raises(ValueError, match="cannot sit"):
        new_session(seed="people", people=people)


def test_people_are_kept_with_the_evening() -> None:
    session = new_session(seed="people", human=2, people=["anton", "sidonia", "leopold"])
    assert session.people == ("sidonia", "leopold", "you", "anton")
    again = Evening.from_data(session.data())
    assert again.people == session.people


@pytest.mark.parametrize(("game", "players"), [(game.key, game.players) for game in GAMES.values()])
def test_older_saves_have_the_usual_people(game: str, players: int) -> None:
    data = evening("older", game).data()
    del data["people"]
    usual = people_of(game).usual[players]
    assert Evening.from_data(data).people == (YOU, *usual)
    strangers = {**data, "people": ["you", *["a", "b", "c", "d"][: players - 1]]}
    assert Evening.from_data(strangers).people == (YOU, *usual)


def test_the_table_calls_them_by_name() -> None:
    sitting = Sitting(new_session(seed="names", people=["anton", "sidonia", "leopold"]))
    names = [sitting.table.stage.seating.name(seat) for seat in range(4)]
    assert names == ["You", "Anton", "Sidonia", "Leopold"]


# The new table -------------------------------------------------------------------------------------------------------


@given(st.dictionaries(st.sampled_from(["game", "house", "people", "moon"]), st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.sampled_from([*IDS, *GAMES]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from([*HOUSE_CHOICES, "x"]), inner),
    max_leaves=8,
)))  # fmt: skip
def test_whatever_was_kept_a_table_can_be_begun(data: dict[str, object]) -> None:
    game = data.get("game")
    if isinstance(game, str) and game not in GAMES:
        with pytest.raises(RecordError, match="unknown-game.*" + re.escape(game)):
            TableSetup.from_data(data)
        return
    wish = TableSetup.from_data(data)
    assert wish.playable
    assert len(set(wish.people)) == max(3, GAMES[wish.game].players - 1)
    assert set(wish.people) <= set(people_of(wish.game).ids)
    assert TableSetup.from_data(wish.data()) == wish


@given(
    st.sampled_from([*GAMES]), st.lists(st.tuples(st.sampled_from([*HOUSE_CHOICES]), st.integers(0, 1)), max_size=12)
)
def test_every_choice_of_house_rules_can_be_played(game: str, chosen: list[tuple[str, int]]) -> None:
    wish = TableSetup(game)
    for name, index in chosen:
        wish = wish.with_rule(name, HOUSE_CHOICES[name][index])
    assert wish.playable
    assert new_session(seed="house", game=game, house=wish.options()).variant.players == GAMES[game].players


def test_a_game_of_another_version_is_named_and_the_usual_table_offered() -> None:
    sitting = Sitting(new_session(seed="another version"))
    program = sitting.program
    program.preferences.settings = replace(
        program.preferences.settings, table={"game": "chess", "house": {"unu_bids": False}}
    )
    scene = NewTableScene(program)
    assert scene.wish == TableSetup()
    assert any("chess" in text for text in program.feedback.notices.texts)
    assert program.preferences.settings.table["game"] == "chess"


def test_every_house_rule_is_offered_once() -> None:
    for game in GAMES.values():
        offered = [option.key for group in game.house.groups for option in game.house.group(group)]
        assert sorted(offered) == sorted(option.key for option in game.house.options)


@given(st.integers(0, 2), st.lists(st.sampled_from([-1, 1]), min_size=1, max_size=9))
def test_stepping_through_people_meets_nobody_twice(place: int, steps: list[int]) -> None:
    wish = TableSetup()
    for step in steps:
        after = wish.with_person(place, step)
        assert len(set(after.people)) == 3
        assert after.people[place] != wish.people[place]
        assert after.with_person(place, -step) == wish
        wish = after


def test_shuffling_changes_the_table() -> None:
    wish = TableSetup()
    for seed in range(30):
        other = wish.shuffled(Random(seed))
        assert other.people != wish.people
        assert len(set(other.people)) == 3
        wish = other


def test_sitting_down_at_the_table_that_was_chosen(sitting: Sitting) -> None:
    title(sitting)
    press(sitting, "new")
    assert sitting.top.name == "newtable"
    press(sitting, "game:taper")
    press(sitting, "person:left")
    press(sitting, "house")
    sitting.form.focus.focus("house:unu_bids")
    sitting.key("right")
    press(sitting, "begin")
    assert isinstance(sitting.top, TableScene)
    session = sitting.top.live.session
    assert session.variant.key == "taper"
    assert session.variant.options == {"unu_bids": False}
    assert session.people == ("you", "ilinca", "leopold")
    assert SettingsFile(sitting.program.preferences.settings_file.folder).read().table["game"] == "taper"  # type: ignore[union-attr]
    kept = look(sitting.program.disk.saves.folder)
    assert kept is not None
    assert kept.data() == session.data()


def test_an_evening_in_progress_is_asked_about(sitting: Sitting) -> None:
    going(sitting, "going")
    title(sitting)
    press(sitting, "new")
    press(sitting, "begin")
    assert sitting.top.name == "dialog"
    sitting.key("escape")
    sitting.settle()
    assert isinstance(sitting.top, TableScene)
    assert sitting.top.live.session.seed == "going"


def test_a_lost_evening_is_not_asked_about(sitting: Sitting) -> None:
    lose(sitting, "lost")
    scene = title(sitting)
    assert scene.toast.text == LOST
    assert scene.focus.find("continue") is None
    press(sitting, "new")
    press(sitting, "begin")
    assert isinstance(sitting.top, TableScene)
    assert {path.name for path in sitting.program.disk.saves.folder.glob("*.bad")} == {f"{BOOK}.bad", f"{COPY}.bad"}


def lose(sitting: Sitting, seed: str) -> None:
    """Have an evening in the folder of which neither file can be read."""
    going(sitting, seed)
    sitting.program.disk.saves.close()
    for path in files(sitting.program.disk.saves.folder):
        path.write_bytes(GARBAGE)


def test_an_evening_lost_while_the_title_is_seen_is_told(sitting: Sitting) -> None:
    going(sitting, "lost")
    scene = title(sitting)
    sitting.program.disk.saves.close()
    for path in files(sitting.program.disk.saves.folder):
        path.write_bytes(GARBAGE)
    press(sitting, "continue")
    assert sitting.top is scene
    assert scene.toast.text == LOST
    assert scene.focus.find("continue") is None


def test_an_evening_taken_away_while_the_title_is_seen_is_told(sitting: Sitting) -> None:
    going(sitting, "gone")
    scene = title(sitting)
    sitting.program.disk.saves.close()
    for path in files(sitting.program.disk.saves.folder):
        path.unlink()
    press(sitting, "continue")
    assert sitting.top is scene
    assert scene.toast.text == f"The file {BOOK} is missing. Your saved game cannot be continued."
    assert scene.focus.find("continue") is None
    press(sitting, "new")
    press(sitting, "begin")
    assert isinstance(sitting.top, TableScene)


def test_rules_that_a_game_does_not_have_say_why(sitting: Sitting) -> None:
    shown(sitting, NewTableScene(sitting.program))
    press(sitting, "house")
    assert sitting.widget("house:all_pass").enabled
    sitting.form.focus.focus("house:pool")
    sitting.key("right")
    assert not sitting.widget("house:all_pass").enabled
    assert sitting.widget("house:all_pass").reason
    press(sitting, "house")
    press(sitting, "game:taper")
    press(sitting, "house")
    assert not sitting.widget("house:trei_bids").enabled
    press_scrolled(sitting, "house-reset")
    assert sitting.top.wish.house == {}  # type: ignore[attr-defined]


def press_scrolled(sitting: Sitting, id: str) -> None:
    """Go there by key, which scrolls to it, and press Enter."""
    assert sitting.form.focus.focus(id)
    sitting.key("return")


# The title -----------------------------------------------------------------------------------------------------------


def test_the_title_tells_how_the_evening_stands(sitting: Sitting) -> None:
    session = going(sitting, "stands")
    while not session.hand_over:
        session.act(session.bot_action() if session.turn != session.human else legal_actions(session.view)[0])
    assert saved_standing(sitting.program.disk.saves).get() == ResumeSummary(True, 1, session.totals()[0])
    session.next_hand()
    assert saved_standing(sitting.program.disk.saves).get() == ResumeSummary(True, 2, session.totals()[0])
    scene = title(sitting)
    figure = f"{session.totals()[0]:+d}".replace("-", "−").replace("+0", "0")
    told = getattr(scene.focus.find("continue"), "second", "")
    assert told == f"Hand 2 · you are at {figure}"


def test_a_damaged_save_tells_nothing_and_is_kept(sitting: Sitting) -> None:
    lose(sitting, "damaged")
    assert saved_standing(sitting.program.disk.saves).get() == ResumeSummary(False)
    for name in (BOOK, COPY):
        assert (sitting.program.disk.saves.folder / f"{name}.bad").read_bytes() == GARBAGE


@pytest.mark.parametrize("name", [BOOK, COPY])
def test_one_damaged_file_is_mended_and_told_at_the_table(sitting: Sitting, name: str) -> None:
    session = going(sitting, "mended")
    if session.turn == session.human:
        session.act(legal_actions(session.view)[0])
    saves = sitting.program.disk.saves
    saves.close()
    (saves.folder / name).write_bytes(GARBAGE)
    scene = title(sitting)
    assert getattr(scene.focus.find("continue"), "second", "").startswith("Hand 1")
    press(sitting, "continue")
    assert isinstance(sitting.top, TableScene)
    assert sitting.top.live.session.data() == session.data()
    assert sitting.top.toast.text == (
        f"The file {name} was damaged. Nothing is missing from your saved game. The old file is kept as {name}.bad."
    )
    sitting.top.live.session.save()
    saves.close()
    assert {path.name for path in files(saves.folder)} == {BOOK, COPY}
    (saves.folder / BOOK).unlink()  # the mended file is as good as the other
    again, notice = load_saved(saves)
    assert notice is not None
    assert (again is not None and again.data(), notice.keys) == (session.data(), ("save.missing", "save.complete"))


def test_the_first_frame_waits_for_no_cards(sitting: Sitting) -> None:
    real, allowed = sitting.program.drawing.cards, list[bool]()

    class NoCards:
        def __getattr__(self, name: str) -> object:
            assert allowed, f"the first frame wanted cards: {name}"
            return getattr(real, name)

    sitting.program.drawing.cards = NoCards()  # type: ignore[assignment]
    scene = TitleScene(sitting.program)
    sitting.stack.clear(scene)
    sitting.stack.commit()
    first = sitting.draw()
    assert scene.wake_in() == 0.0
    allowed.append(True)
    sitting.tick()
    assert scene.wake_in() is None
    assert sitting.draw() != first


def test_large_cards_are_never_seen_flat(tmp_path: Path) -> None:
    """In 4K five backs are where the fan will be, until all of its cards are painted, small at first."""
    sitting = Sitting(evening("front"), (3840, 2160))
    program = sitting.program
    program.drawing.cards = CardPainter(post=lambda call: True)
    program.disk.saves = SaveFolder(tmp_path)
    scene = TitleScene(program)
    shown(sitting, scene)
    fan = scene._fan
    assert fan is not None

    backs = PlainCards()

    class NoPlain:
        def card(self, name: str, *given: Any) -> pygame.Surface:
            if name != BACK:
                raise AssertionError(f"{name} is seen flat")
            return backs.card(name, *given)

    program.drawing.cards._standins._plain = NoPlain()  # type: ignore[assignment]
    felt = pygame.Surface(sitting.size)
    scene.paint.felt(felt)
    until = monotonic() + 30
    before = sitting.draw()
    assert all(sitting.surface.get_at(at) != felt.get_at(at) for at in fan.middles)
    while sitting.draw() == before or not program.drawing.cards.foreseen(CARDS, fan.size):
        assert monotonic() < until, "the cards never came"
        sleep(0.01)
    program.drawing.cards.close()
    program.disk.saves.close()


def test_a_notice_about_the_settings_is_told_once(sitting: Sitting) -> None:
    file = sitting.program.preferences.settings_file
    assert file is not None
    file.notice = "settings.set-aside"
    scene = title(sitting)
    assert "set aside" in scene.toast.text or "settings.json.bad" in scene.toast.text
    scene.toast.dismiss()
    assert title(sitting).toast.text == ""


def test_languages_and_sound_in_the_corner(sitting: Sitting) -> None:
    title(sitting)
    press(sitting, "language:ro")
    assert sitting.program.feedback.tr.language == "ro"
    assert sitting.widget("new").label == "Masă nouă"
    press(sitting, "mute")
    assert sitting.program.preferences.settings.mute
    press(sitting, "mute")
    assert not sitting.program.preferences.settings.mute


def test_sound_and_full_screen_are_on_the_title_and_in_the_menu(sitting: Sitting) -> None:
    asked: list[bool] = []
    sitting.program.loop.fullscreen = lambda: asked.append(True)
    title(sitting)
    press(sitting, "fullscreen")
    table = sitting.table
    for muted in (True, False):
        sitting.stack.clear(table)
        sitting.stack.push(pause_menu(sitting.program, table))
        sitting.stack.commit()
        assert sitting.widget("mute").label == f"Turn the sound {'off' if muted else 'on'} (M)"
        press(sitting, "mute")
        assert (sitting.top, sitting.program.preferences.settings.mute) == (table, muted)
    sitting.stack.push(pause_menu(sitting.program, table))
    sitting.stack.commit()
    press(sitting, "fullscreen")
    assert asked == [True, True]


# The settings --------------------------------------------------------------------------------------------------------

OFFERED = {
    "language", "text_scale", "ui_scale", "theme", "room", "index", "letters", "card_names", "arabic", "suit_letters",
    "inks", "hand_order", "speed",
    "bot_pause", "hold", "deal_animation", "motion", "mute", "volume", "effects", "play_method", "winning_flag",
    "bubbles", "sayings", "explain_words", "single_keys", "speech", "hints", "ritual", "points",
}  # fmt: skip
NOT_OFFERED = {"keys", "hands_played", "window", "table", "former", "extra", "unknown", "version"}


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "ro", "de", "sl"])
def test_a_piece_of_the_table_shows_the_size_of_letters(size: tuple[int, int], language: str) -> None:
    """Its words are in sight at every size, in the letters that are chosen, below rows of which none is cut through."""
    sitting, heights = Sitting(evening("front"), size, reading=True), []
    program = sitting.program
    for text in CHOICES["text_scale"]:
        program.preferences.change(text_scale=text, language=language)
        scene = SettingsScene(program)
        shown(sitting, scene)
        program.drawing.text.drawn.clear()
        sitting.draw()
        place, column = sitting.widget("preview").rect, scene.column
        inside = [line for line in program.drawing.text.drawn if place.contains(line.box)]
        turn = next(line for line in inside if line.text == program.feedback.tr("advice.turn"))
        assert all(line.fits for line in inside)
        heights.append(turn.px)
        assert place.y >= column.view.bottom
        for widget in scene.focus.widgets:
            if widget.clip is not None and widget.clip.meets(widget.rect):
                assert widget.rect.bottom <= column.view.bottom
        sitting.stack.remove(scene)
        sitting.stack.commit()
    assert heights == sorted(set(heights))


def test_every_setting_is_offered_somewhere(sitting: Sitting) -> None:
    scene = SettingsScene(sitting.program)
    shown(sitting, scene)
    seen = set()
    for page in PAGES:
        scene.show(page)
        seen |= {widget.id for widget in scene.focus.widgets}
    fields = {field.name for field in dataclasses.fields(Settings)}
    assert fields - NOT_OFFERED <= seen
    assert fields - NOT_OFFERED == OFFERED


@pytest.mark.parametrize("name", list(CHOICES))
def test_arrows_change_what_can_be_chosen(sitting: Sitting, name: str) -> None:
    """Every value of every setting with choices can be reached by keys, is obeyed and kept."""
    scene = SettingsScene(sitting.program)
    shown(sitting, scene)
    page = next(page for page in PAGES if scene.show(page) is None and scene.focus.find(name) is not None)  # type: ignore[func-returns-value]
    assert scene.page == page
    assert scene.focus.focus(name)
    for _ in range(12):
        sitting.key("left")
    seen = [getattr(sitting.program.preferences.settings, name)]
    for _ in range(12):
        sitting.key("right")
        value = getattr(sitting.program.preferences.settings, name)
        if value != seen[-1]:
            seen.append(value)
        focused = sitting.form.focus.focused
        assert focused is not None
        assert focused.id == name
    assert set(seen) == set(CHOICES[name])
    assert sitting.program.preferences.settings_file is not None
    assert getattr(SettingsFile(sitting.program.preferences.settings_file.folder).read(), name) == seen[-1]


def test_a_pace_is_chosen_by_name(sitting: Sitting) -> None:
    """It sets the three fields together; a pace of one's own is called so, and left by choosing another."""
    scene, settings = SettingsScene(sitting.program, "pace"), sitting.program.preferences.settings
    shown(sitting, scene)
    sitting.program.preferences.change(speed=4.0, hold=2.5)
    assert "Your own" in spoken(scene, "pace")
    assert scene.focus.focus("pace")
    names = []
    for _ in range(4):
        sitting.key("left")
        names.append(settings.pace)
    assert names == ["at-once", "quick", "usual", "slow"]
    assert (settings.speed, settings.bot_pause, settings.hold) == (0.75, 0.9, 1.5)
    assert "Your own" not in spoken(scene, "pace")


def spoken(scene: SettingsScene, id: str) -> str:
    """The sentence about that row for a screen reader."""
    return next(node.label + " " + str(node) for node in scene.tree() if node.id == id)


def test_settings_hold_at_the_table_at_once(sitting: Sitting) -> None:
    table = sitting.table
    sitting.program.preferences.change(hold=0.0, bot_pause=1.5)
    assert table.state.pace.bot_pause == 1.5
    hold = table.state.pace.holding_trick().after_hold(3600).hold
    assert hold is not None
    assert hold > 0, "it lies until it is taken away"


def test_the_system_may_ask_for_calm(sitting: Sitting) -> None:
    program = sitting.program
    program.preferences.system_reduces_motion = True
    for motion, reduced in (("system", True), ("full", False), ("reduced", True)):
        program.preferences.change(motion=motion)
        assert program.preferences.accessibility.reduced_motion is reduced


def test_usual_values_come_after_a_question(sitting: Sitting) -> None:
    program = sitting.program
    program.preferences.change(theme="contrast", language="de", keys={"scores": "x"}, window=[1100, 700, 5, 5, 0])
    scene = SettingsScene(program)
    shown(sitting, scene)
    press(sitting, "reset")
    assert sitting.top.name == "dialog"
    assert program.preferences.settings.theme == "contrast"
    press(sitting, "reset-yes")
    assert (program.preferences.settings.theme, program.preferences.settings.keys) == ("felt", {})
    assert program.preferences.settings.language == "de"
    assert program.preferences.settings.window == [1100, 700, 5, 5, 0]


def test_a_key_is_given_away_and_taken_back(sitting: Sitting) -> None:
    program = sitting.program
    scene = SettingsScene(program, "keys")
    shown(sitting, scene)
    press_scrolled(sitting, "key:scores")
    sitting.key("g")
    assert program.preferences.keymap.act(Key("g")) == "scores"
    assert program.preferences.keymap.act(Key("s")) is None
    press_scrolled(sitting, "key:scores")
    sitting.key("j")
    assert sitting.top.name == "dialog"
    press(sitting, "leave")
    assert program.preferences.keymap.act(Key("j")) == "journal"
    press_scrolled(sitting, "key:scores")
    sitting.key("j")
    press(sitting, "take")
    assert program.preferences.keymap.act(Key("j")) == "scores"
    assert program.preferences.keymap.keys("journal") == ()
    press_scrolled(sitting, "key:slower")
    sitting.send(Key(",", frozenset()))
    sitting.send(Text(","))
    assert program.preferences.keymap.act(Text(",")) == "slower"
    scene.focus.focus("key:slower")
    sitting.key("delete")
    assert program.preferences.keymap.keys("slower") == ()
    press_scrolled(sitting, "key:slower")
    sitting.key("escape")
    assert scene.keys.listening is None
    assert sitting.top is scene
    press_scrolled(sitting, "key:slower")
    sitting.key("left")
    assert program.preferences.keymap.keys("slower") == ()
    press_scrolled(sitting, "keys-reset")
    assert program.preferences.settings.keys == {}


def test_escape_leads_back_to_where_one_was(sitting: Sitting) -> None:
    sitting.key(",", mods=frozenset({"ctrl"}))
    assert sitting.top.name == "settings"
    sitting.key(",", mods=frozenset({"ctrl"}))
    sitting.key("escape")
    assert sitting.top is sitting.table


# Scrolling -----------------------------------------------------------------------------------------------------------


def front(program: Program) -> dict[str, Callable[[], ColumnForm]]:
    made: dict[str, Callable[[], ColumnForm]] = {
        "newtable": lambda: NewTableScene(program),
        "about": lambda: AboutScene(program),
        "keys": lambda: KeysScene(program),
    }
    for page in PAGES:
        made[f"settings, {page}"] = lambda page=page: SettingsScene(program, page)  # type: ignore[misc]
    return made


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_everything_can_be_reached_and_seen(sitting: Sitting, text: float) -> None:
    """Tab from end to end: the focused thing is in the window, and in the column's view if it scrolls."""
    sitting.program.preferences.change(text_scale=text)
    sitting.resize((1024, 640))
    for name, make in front(sitting.program).items():
        scene = make()
        shown(sitting, scene)
        stops = {widget.id for widget in scene.focus.widgets if widget.reachable}
        seen = set()
        for _ in range(len(stops)):
            sitting.key("tab")
            focused = scene.focus.focused
            assert focused is not None
            seen.add(focused.id)
            view = focused.clip or scene.window
            assert view.contains(focused.rect), (name, focused.id, focused.rect, view)
        assert seen == stops, name


def test_a_page_is_read_to_its_end_by_arrows_and_by_the_wheel(sitting: Sitting) -> None:
    scene = AboutScene(sitting.program)
    sitting.resize((1024, 640))
    shown(sitting, scene)
    assert scene.column.furthest > 0
    for _ in range(100):
        sitting.key("down")
    assert scene.column.offset == scene.column.furthest
    for _ in range(100):
        sitting.send(Pointer(scene.column.view.centre, PointerKind.WHEEL, 1))
    assert scene.column.offset == 0


def test_the_bar_and_the_knob_follow_the_pointer(sitting: Sitting) -> None:
    scene = SettingsScene(sitting.program, "pace")
    sitting.resize((1024, 640))
    sitting.program.preferences.change(text_scale=1.5)
    shown(sitting, scene)
    speed = scene.focus.find("speed")
    assert speed is not None
    at = speed.rect
    left, right = at.right - at.w // 2 + 12, at.right - 4
    sitting.send(Pointer((left, at.centre[1]), PointerKind.MOVE))
    sitting.send(Pointer((left, at.centre[1]), PointerKind.DOWN))
    assert sitting.program.preferences.settings.speed == 0.5
    sitting.send(Pointer((right, at.centre[1]), PointerKind.MOVE))
    assert sitting.program.preferences.settings.speed == 0.0
    sitting.send(Pointer((right, at.centre[1]), PointerKind.UP))
    sitting.send(Pointer((left, at.centre[1]), PointerKind.MOVE))
    assert sitting.program.preferences.settings.speed == 0.0


# About, window -------------------------------------------------------------------------------------------------------


def test_diagnostics_hold_no_names_and_no_folders(sitting: Sitting, tmp_path: Path) -> None:
    sitting.program.preferences.settings.extra = {"secret": str(tmp_path)}
    told = diagnostics(sitting.program, (1280, 720))
    assert "window: 1280x720" in told
    assert 'setting theme: "felt"' in told
    assert not re.search(r"/(home|tmp|Users)\b|\\Users\\", told)
    assert str(tmp_path) not in told


@given(
    st.lists(st.integers(-5000, 9000), min_size=4, max_size=4),
    st.lists(st.tuples(st.integers(800, 4000), st.integers(600, 2200)), min_size=1, max_size=3),
)
def test_a_remembered_window_can_be_taken_hold_of(numbers: list[int], screens: list[tuple[int, int]]) -> None:
    place = remembered([*numbers, 1], screens)
    assert place is not None
    (w, h), (x, y) = place.size, place.at
    assert w <= max(width for width, _ in screens)
    assert h <= max(height for _, height in screens)
    assert x + w >= GRIP
    assert x <= sum(width for width, _ in screens) - GRIP
    assert 0 <= y <= max(height for _, height in screens) - GRIP
    assert place.maximised
    assert remembered(place.data(), screens) == place


def test_nothing_is_remembered_of_a_window_that_never_was() -> None:
    assert remembered([], [(1920, 1080)]) is None
    assert remembered([1200, 800, 10, 20, 0], [(1920, 1080)]) == WindowGeometry((1200, 800), (10, 20))


def test_every_person_has_a_portrait_and_words(sitting: Sitting) -> None:
    from tarokgui.draw.artwork import PEOPLE

    for companion in ROSTER:
        assert companion.id in PEOPLE
        assert sitting.program.feedback.tr(companion.name_key)
        assert sitting.program.feedback.tr(companion.line_key)


@pytest.mark.parametrize(
    ("size", "language", "text"), pairs([(1024, 640), (1920, 1080)], ["en", "ro", "de", "sl"], [1.0, 1.5, 2.0])
)
def test_every_line_fits(size: tuple[int, int], language: str, text: float, tmp_path: Path) -> None:
    """In every language and size of letters nothing is cut short, unless a tooltip has it whole."""
    sitting = Sitting(evening("front"), size, reading=True)
    program = sitting.program
    program.disk.saves = SaveFolder(tmp_path)
    going(sitting, "fits")
    program.preferences.change(language=language, text_scale=text)
    found = []
    makers: dict[str, Callable[[], Form]] = {
        "title": lambda: TitleScene(program),
        "menu": lambda: pause_menu(program, sitting.table),
        **front(program),
    }
    for name, make in makers.items():
        scene = make()
        shown(sitting, scene)
        program.drawing.text.drawn.clear()
        sitting.draw()
        for line in program.drawing.text.drawn:
            widgets = [widget for widget in scene.focus.widgets if widget.rect.holds(line.box.centre)]
            if not line.fits and not any(widget.tooltip for widget in widgets):
                found.append(f"{name}: {line.text!r} {line.px} px in {line.box}")
    program.disk.saves.close()
    assert not found, "\n".join(found)
