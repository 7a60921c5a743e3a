"""Playing on a slow disk: only safe moves are shown, the window never waits for the disk, and nothing is lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from engine import Action, Declare, Discard, PassAnnouncing, action_text, card_name, legal_actions, members
from tarokgui.controller.intents import DoHint
from tarokgui.draw.artwork import Artwork
from tarokgui.kit.commands import Key
from tarokgui.scenes.newtable import NewTableScene
from tarokgui.scenes.savedevening import LONG
from tarokgui.scenes.table import TableScene
from tarokgui.scenes.title import TitleScene
from tarokgui.session.evening import Evening
from tarokgui.session.lastsave import LastSave, look_up
from tarokgui.session.resumesummary import ResumeSummary, saved_standing
from tarokgui.session.speech import after, turn, with_action
from tarokgui.storage.saves import SaveFolder
from tarokgui.wording.i18n import load as words
from tests.gui.moments import phase_of, walk
from tests.gui.sitting import FRESH, Sitting, evening
from tests.gui.slowdisk import SLOW, SlowDisk, Watcher, both
from tests.support.saves import load, look
from tests.support.things import thing

CTRL = frozenset({"ctrl"})
WANTED = ("play, mine", "discard, mine", "announce, mine", "over")
HANDS = 60


@pytest.fixture
def disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowDisk]:
    with SaveFolder(tmp_path / "saves") as saves:
        made = SlowDisk(saves, monkeypatch)
        yield made
        made.takes = 0.0


@cache
def moments() -> dict[str, dict[str, object]]:
    """A session in each of the wanted phases, with something to choose and something to take back."""
    found: dict[str, dict[str, object]] = {}
    for number in range(HANDS):
        for session in walk(f"slow disk/{number}"):
            phase = phase_of(session)
            if phase in WANTED and phase not in found and session.can_take_back and _has_choice(session):
                found[phase] = session.data()
        if len(found) == len(WANTED):
            return found
    raise AssertionError(f"only {sorted(found)} came up")


def _has_choice(session: Evening) -> bool:
    match session.view.phase:
        case "announce":
            return len(speech(session)) > 2
        case "over":
            return True
    return len(legal_actions(session.view)) > 2


def speech(session: Evening) -> tuple[Action, ...]:
    """As much as can be said on this turn, merge at the end."""
    said: tuple[Action, ...] = ()
    for wish in legal_actions(session.view):
        if not isinstance(wish, PassAnnouncing | Declare) and wish in legal_actions(after(session.view, said)):
            said, _ = with_action(session.view, said, wish)
    return turn(session.view, said)


def legal_cards(sitting: Sitting) -> list[str]:
    """The cards that may be played, by the ids of their widgets."""
    return [thing(action) for action in legal_actions(sitting.session.view)]


def settlement(disk: SlowDisk) -> Watcher:
    """The settlement of a hand on a disk that is slow from now on."""
    sitting = Watcher(disk.holding(moments()["over"]), disk)
    sitting.until(lambda: sitting.top.name == "settlement")
    sitting.tick(2.0)
    disk.takes = SLOW
    return sitting


# A decision ----------------------------------------------------------------------------------------------------------


def play(sitting: Watcher) -> tuple[str, str]:
    """Play the first legal card; its text, and the id of another one."""
    session = sitting.session
    card, other = legal_cards(sitting)[:2]
    text = action_text(legal_actions(session.view)[0])
    sitting.press(card)
    return text, other


@pytest.mark.parametrize("way", ["click", "key"])
def test_a_card_is_shown_when_it_is_safe_and_a_second_one_does_nothing(disk: SlowDisk, way: str) -> None:
    sitting = Watcher(disk.holding(moments()["play, mine"]), disk)
    sitting.until_due()
    disk.takes = SLOW
    session, made = sitting.session, len(sitting.session.record.actions)
    hand = session.view.hand
    text, other = play(sitting)
    assert session.underway
    for _ in range(3):
        if way == "click":
            sitting.click(sitting.widget(other).rect.centre)
        else:
            sitting.form.focus.focus(other)
            sitting.key("return")
        sitting.tick()
        assert session.underway
        assert session.view.hand == hand
    sitting.until(lambda: len(session.record.actions) > made)
    assert session.record.actions[made] == (session.human, text)
    disk.takes = 0.0
    sitting.until_due()
    by_me = [action for seat, action in session.record.actions[made:] if seat == session.human]
    assert by_me == [text]
    sitting.settle()
    kept = look(disk.saves.folder)
    assert kept is not None
    assert kept.data() == session.data()


def test_the_cards_of_the_others_wait_too(disk: SlowDisk) -> None:
    """A whole trick: a card is seen no sooner than it is safe, and each card takes the disk's time."""
    sitting = Watcher(disk.holding(moments()["play, mine"]), disk)
    sitting.until_due()
    disk.takes = SLOW / 3
    written = len(disk.safe)
    play(sitting)
    sitting.until_due()
    assert len(disk.safe) > written + 3


UNDO, REDO = ("z", CTRL), ("z", frozenset({"ctrl", "shift"}))
NONE = frozenset[str]()
RESTART = (("r", CTRL), ("tab", NONE), ("return", NONE))
"""With the answer to the question."""
DEEDS = {"undo": (UNDO,), "undo twice": (UNDO, UNDO), "undo and redo": (UNDO, REDO, UNDO), "restart": RESTART}
"""Keys by their wish."""


@pytest.mark.parametrize("name", DEEDS)
def test_what_is_wanted_meanwhile_is_done_afterwards(disk: SlowDisk, name: str) -> None:
    """It comes to the same as on a quick disk."""
    before = Evening.from_data(moments()["play, mine"])

    def deed(sitting: Watcher) -> None:
        play(sitting)
        for key, mods in DEEDS[name]:
            sitting.key(key, mods=mods)

    quick, slow = both(disk, moments()["play, mine"], deed)
    assert slow.session.moment.assisted
    if name == "undo":
        assert slow.session.record.actions == before.record.actions
        assert slow.session.moment.hand.undone
    assert slow.table.toast.text == quick.table.toast.text != ""


def test_discards_are_taken_back_and_not_only_put_back(disk: SlowDisk) -> None:
    """While they are on their way the cards are still picked; undo is meant for the whole decision."""
    chosen = next(action for action in legal_actions(Evening.from_data(moments()["discard, mine"]).view))
    assert isinstance(chosen, Discard)

    def deed(sitting: Watcher) -> None:
        for card in members(chosen.cards):
            sitting.press(f"card:{card_name(card)}")
        sitting.press("confirm")
        sitting.key("z", mods=CTRL)

    _, slow = both(disk, moments()["discard, mine"], deed)
    assert slow.session.view.phase == "discard"
    assert slow.session.moment.assisted
    assert slow.session.moment.hand.undone


# Several things on one turn ------------------------------------------------------------------------------------------


def say(sitting: Watcher) -> tuple[Action, ...]:
    """Tick all that can be said and say it; return the actions."""
    said = speech(sitting.session)
    for action in said[:-1]:
        if not getattr(sitting.widget(thing(action)), "checked", False):
            sitting.press(thing(action))
    sitting.press("say")
    return said


def test_all_that_was_ticked_is_said(disk: SlowDisk) -> None:
    sitting = Watcher(disk.holding(moments()["announce, mine"]), disk)
    sitting.until_due()
    disk.takes = SLOW
    session, made = sitting.session, len(sitting.session.record.actions)
    said = say(sitting)
    assert session.underway
    sitting.press("say")  # a second time: nothing
    sitting.until(lambda: len(session.record.actions) >= made + len(said))
    assert list(session.record.actions[made : made + len(said)]) == [(session.human, action_text(a)) for a in said]


@pytest.mark.parametrize("all_the_time", [True, False])
def test_undo_comes_after_all_that_was_ticked(disk: SlowDisk, *, all_the_time: bool) -> None:
    """Not between two things of one turn: the words said after it would be alone there."""

    def deed(sitting: Watcher) -> None:
        said = say(sitting)
        assert len(said) > 2
        sitting.key("z", mods=CTRL)
        if disk.takes and not all_the_time:
            disk.hurry()

    _, slow = both(disk, moments()["announce, mine"], deed)
    assert slow.session.moment.assisted
    assert slow.session.view.phase == "announce"


def test_a_hint_of_several_things_is_done_whole(disk: SlowDisk) -> None:
    sitting = Watcher(disk.holding(moments()["announce, mine"]), disk)
    sitting.until_due()
    session, table = sitting.session, sitting.table
    sitting.key("h")
    hint = table.state.hint
    assert hint.answer is not None
    said, made = speech(session), len(session.record.actions)
    assert len(said) > 2
    answer = replace(hint.answer, actions=said)
    table.stage.controller.state = replace(table.state, hint=replace(hint, answer=answer))
    disk.takes = SLOW
    with disk.answering():
        table.stage.controller.dispatch(DoHint())
    sitting.until(lambda: len(session.record.actions) >= made + len(said))
    assert list(session.record.actions[made : made + len(said)]) == [(session.human, action_text(a)) for a in said]


# From hand to hand ---------------------------------------------------------------------------------------------------


def test_the_next_hand_waits_until_it_is_safe(disk: SlowDisk) -> None:
    sitting = settlement(disk)
    session, hands = sitting.session, sitting.session.match.hands
    sitting.key("return")
    assert session.underway
    assert session.match.hands == hands
    sitting.settle()
    assert session.match.hands == hands + 1
    assert len(session.rows) == hands + 1
    assert sitting.top is sitting.table


def test_two_keys_at_once_deal_one_hand(disk: SlowDisk) -> None:
    """Both come before the sheet has gone."""
    sitting = settlement(disk)
    session, hands = sitting.session, sitting.session.match.hands
    for _ in range(2):
        sitting.stack.handle(Key("return", frozenset(), 0))
    sitting.stack.commit()
    sitting.settle()
    assert session.match.hands == hands + 1


def test_the_last_decision_taken_back_from_the_settlement(disk: SlowDisk) -> None:
    sitting = settlement(disk)
    session, hands = sitting.session, sitting.session.match.hands
    sitting.key("z", mods=CTRL)
    assert (session.underway, session.hand_over) == (True, True)
    sitting.settle()
    assert not session.hand_over
    assert session.match.hands == hands
    assert sitting.top is sitting.table


@pytest.mark.parametrize("meanwhile", ["nothing", "next", "undo", "end"])
def test_the_end_of_the_evening_is_the_end(disk: SlowDisk, meanwhile: str) -> None:
    """With any press before it is safe, the evening does not go on after its end."""
    sitting = settlement(disk)
    session = sitting.session
    sitting.press("end")
    sitting.press("end-yes")
    assert (session.underway, session.moment.finished) == (True, False)
    if meanwhile != "nothing":
        sitting.click(sitting.widget(meanwhile).rect.centre)
    sitting.settle()
    sitting.tick()
    assert session.moment.finished
    assert sitting.top.name == "dialog"
    assert sitting.widget("over")
    for _ in range(30):
        sitting.tick()
    assert session.moment.finished
    sitting.press("over")
    assert sitting.top.name == "title"
    disk.takes = 0.0
    assert saved_standing(disk.saves).get() == ResumeSummary(False)


# The doors -----------------------------------------------------------------------------------------------------------


def test_the_menu_opens_and_the_card_is_played_under_it(disk: SlowDisk) -> None:
    sitting = Watcher(disk.holding(moments()["play, mine"]), disk)
    sitting.until_due()
    disk.takes = SLOW
    session, made = sitting.session, len(sitting.session.record.actions)
    text, _ = play(sitting)
    sitting.key("escape")
    assert sitting.top.name == "menu"
    sitting.settle()
    assert session.record.actions[made:] == ((session.human, text),)
    for _ in range(10):
        sitting.tick()
    assert len(session.record.actions) == made + 1  # under the menu nobody goes on
    sitting.key("escape")
    assert sitting.top is sitting.table
    disk.takes = 0.0
    sitting.until_due()


@pytest.mark.parametrize("scene", ["scores", "settings", "rules"])
def test_a_scene_opened_meanwhile(disk: SlowDisk, scene: str) -> None:
    """Also one that covers the table: the card is there when it is closed."""
    sitting = Watcher(disk.holding(moments()["play, mine"]), disk)
    sitting.until_due()
    keys: dict[str, Callable[[], None]] = {
        "scores": lambda: sitting.key("s"),
        "settings": lambda: sitting.key(",", mods=CTRL),
        "rules": lambda: sitting.key("f1"),
    }
    keys[scene]()  # once before: fonts and pictures are there after the first time
    sitting.draw()
    assert sitting.top is not sitting.table
    sitting.key("escape")
    sitting.tick(FRESH)
    disk.takes = SLOW
    session, made = sitting.session, len(sitting.session.record.actions)
    text, _ = play(sitting)
    keys[scene]()
    assert sitting.top is not sitting.table
    sitting.tick()
    sitting.key("escape")
    assert sitting.top is sitting.table
    sitting.until(lambda: len(session.record.actions) > made)
    assert session.record.actions[made] == (session.human, text)


def test_to_the_title_and_back(disk: SlowDisk) -> None:
    """The card that was just played is there when the evening is gone on with."""
    sitting = Watcher(disk.holding(moments()["play, mine"]), disk)
    sitting.until_due()
    disk.takes = SLOW
    session, made = sitting.session, len(sitting.session.record.actions)
    text, _ = play(sitting)
    sitting.stack.clear(TitleScene(sitting.program))
    sitting.stack.commit()
    with disk.answering():
        Sitting.tick(sitting)
    scene = sitting.top
    assert isinstance(scene, TitleScene)
    assert scene.waiting
    Sitting.send(sitting, Key("return", frozenset(), 0))
    Sitting.settle(sitting)
    table = sitting.top
    assert isinstance(table, TableScene)
    assert table.live.session is not session
    assert table.live.session.record.actions[made:] == ((session.human, text),)


def test_leaving_waits_for_the_card(disk: SlowDisk) -> None:
    """A player who quits has decided: it is kept before the program ends, and no older state is put over it."""
    sitting = Watcher(disk.holding(moments()["play, mine"]), disk)
    sitting.until_due()
    disk.takes = SLOW
    session, made = sitting.session, len(sitting.session.record.actions)
    text, _ = play(sitting)
    sitting.stack.quit()
    sitting.stack.commit()
    disk.saves.close()
    kept, notice = load(disk.saves.folder)
    assert kept is not None
    assert not notice
    assert kept.record.actions[made:] == ((session.human, text),)


def test_leaving_while_the_next_hand_is_dealt(disk: SlowDisk) -> None:
    sitting = settlement(disk)
    hands = sitting.session.match.hands
    sitting.key("return")
    assert sitting.session.underway
    sitting.stack.quit()
    sitting.stack.commit()
    disk.saves.close()
    kept, notice = load(disk.saves.folder)
    assert (kept is not None and kept.match.hands, notice) == (hands + 1, ())
    assert kept is not None
    assert not kept.record.actions or kept.turn == kept.human


# From the title ------------------------------------------------------------------------------------------------------


class Visitor(Sitting):
    """Somebody at the title, on a disk that is slow from the first frame on."""

    def __init__(self, disk: SlowDisk, takes: float = SLOW) -> None:
        super().__init__(evening("visitor"))
        self.disk = disk
        self.program.disk.saves = disk.saves
        self.program.drawing.artwork = Artwork()
        disk.saves.close()  # as a program that was ended leaves it
        title = TitleScene(self.program)
        self.stack.clear(title)
        self.stack.commit()
        self.draw()
        disk.takes = takes
        self.title = title

    def tick(self, seconds: float = 1 / 60) -> None:
        with self.disk.answering():
            super().tick(seconds)

    def press(self, id: str) -> None:
        """Click it."""
        self.tick(FRESH)
        with self.disk.answering():
            self.click(self.widget(id).rect.centre)


def test_the_title_does_not_wait(disk: SlowDisk) -> None:
    """It answers while the saved evening is looked at, and says how that stands once it is known."""
    disk.holding(moments()["play, mine"])
    visitor = Visitor(disk)
    visitor.tick()
    assert visitor.title.waiting
    visitor.press("mute")
    visitor.press("mute")
    assert visitor.title.waiting
    assert "Hand" not in getattr(visitor.widget("continue"), "second", "")
    visitor.settle()
    assert getattr(visitor.widget("continue"), "second", "").startswith("Hand 1")


@pytest.mark.parametrize("there", [True, False], ids=["an evening in progress", "none"])
def test_the_title_says_that_it_reads(disk: SlowDisk, *, there: bool) -> None:
    """Beside the button that goes on, or below the sheet where there is none; and no longer than that is so."""
    if there:
        disk.holding(moments()["play, mine"])
    reading = words("en")("title.reading")
    visitor = Visitor(disk, takes=2 * LONG)

    def said() -> bool:
        return any(reading in (each.label, getattr(each, "second", "")) for each in visitor.title.focus.widgets)

    told: list[str] = []
    visitor.program.feedback.speech.tell = told.append  # type: ignore[method-assign,assignment]
    visitor.tick()
    assert not said()
    visitor.until(said)
    assert visitor.title.waiting
    assert reading in told
    visitor.settle()
    visitor.tick()
    assert not said()


@pytest.mark.parametrize("there", [True, False], ids=["an evening in progress", "none"])
def test_a_new_table_asks_when_it_is_known_whether_there_is_an_evening(disk: SlowDisk, *, there: bool) -> None:
    """No evening in progress is mentioned before it was looked for."""
    if there:
        disk.holding(moments()["play, mine"])
    visitor = Visitor(disk, takes=2.0)
    visitor.tick()
    visitor.press("new")
    visitor.press("begin")
    assert visitor.title.waiting
    assert visitor.top.name == "newtable"
    visitor.until(lambda: not visitor.title.waiting)
    visitor.until(lambda: visitor.top.name == ("dialog" if there else "table"))


@pytest.mark.parametrize("end", ["quit", "close", "signal"])
def test_the_title_can_be_left_while_it_reads(disk: SlowDisk, end: str) -> None:
    """At once, and nothing is said to be missing: nothing was to be written."""
    disk.holding(moments()["play, mine"])
    visitor = Visitor(disk, takes=1.0)
    visitor.tick()
    assert visitor.title.waiting
    if end == "quit":
        visitor.press("quit")
    elif end == "close":
        with disk.answering():
            visitor.program.routes.leave(visitor.stack.quit)
            visitor.stack.commit()
    else:
        lookup = look_up(visitor.program.disk.saves)
        assert not lookup.wait(0.0)
        assert lookup.result() == LastSave(True)
        return
    assert visitor.title.waiting
    assert visitor.stack.ended


@pytest.mark.parametrize("presses", [1, 3])
def test_continue_does_not_wait(disk: SlowDisk, presses: int) -> None:
    session = disk.holding(moments()["play, mine"])
    visitor = Visitor(disk)
    visitor.settle()
    for _ in range(presses):
        visitor.press("continue")
        assert visitor.title.waiting
    visitor.until(lambda: visitor.top is not visitor.title)
    table = visitor.top
    assert isinstance(table, TableScene)
    assert table.live.session.data() == session.data()
    assert len(visitor.stack) == 1


def test_going_on_from_the_new_table_does_not_wait(disk: SlowDisk) -> None:
    """The question whether to give the evening up is answered with no."""
    session = disk.holding(moments()["play, mine"])
    visitor = Visitor(disk)
    visitor.settle()
    visitor.press("new")
    visitor.press("begin")
    assert visitor.top.name == "dialog"
    visitor.press("new-no")
    visitor.until(lambda: isinstance(visitor.top, TableScene))
    assert isinstance(visitor.top, TableScene)
    assert visitor.top.live.session.data() == session.data()


@pytest.mark.parametrize("meanwhile", ["nothing", "begin", "back", "escape"])
def test_a_new_evening_is_shown_when_it_is_safe(disk: SlowDisk, meanwhile: str) -> None:
    """Until then nothing leads away from it."""
    visitor = Visitor(disk)
    visitor.settle()
    assert not visitor.title.saved.there
    visitor.press("new")
    visitor.press("begin")
    scene = visitor.top
    assert isinstance(scene, NewTableScene)
    assert scene.waiting
    assert not disk.safe
    if meanwhile == "escape":
        visitor.key("escape")
    elif meanwhile != "nothing":
        visitor.press(meanwhile)
    assert visitor.top is scene
    visitor.until(lambda: not scene.waiting)
    table = visitor.form
    assert isinstance(table, TableScene)
    assert len(disk.safe) == 1
    disk.takes = 0.0
    kept = look(disk.saves.folder)
    assert kept is not None
    assert kept.data() == table.live.session.data()
