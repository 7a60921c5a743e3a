"""A hand that is over is gone through at its table: by mouse, wheel and keys, from wherever it was opened."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from ai import decide, make
from engine import GAMES, card_name, write_record
from tarokgui.kit import clipboard
from tarokgui.kit.commands import Pointer, PointerKind
from tarokgui.scenes.lookback import LookBackScene
from tarokgui.scenes.scores import ScoresScene
from tarokgui.scenes.title import TitleScene
from tarokgui.session.evening import Evening
from tarokgui.storage.recordtext import record_text
from tarokgui.table.openhand import OpenHand
from tests.gui.pressing import Clicks
from tests.gui.sitting import Sitting, evening
from tests.gui.tubingen import dealt, led, sit, tale


@cache
def _played(game: str) -> Evening:
    session, stand_in = evening("look back", game, bot="beginner"), make("beginner", "guest")
    while not session.hand_over:
        mine = session.turn == session.human
        session.act(decide(stand_in, session.view).action if mine else session.bot_action())
    return session


def settled(game: str, size: tuple[int, int] = (1280, 720)) -> Sitting:
    """The settlement of a hand."""
    sitting = Sitting(Evening.from_data(_played(game).data()), size)
    sitting.until(lambda: sitting.top.name == "settlement")
    sitting.tick(5.0)
    return sitting


def looking(sitting: Sitting) -> LookBackScene:
    assert isinstance(sitting.top, LookBackScene)
    return sitting.top


def told(sitting: Sitting) -> list[str]:
    """The sentences that are spoken from now on."""
    words: list[str] = []
    sitting.program.feedback.speech.tell = words.append  # type: ignore[method-assign,assignment]
    return words


@pytest.mark.parametrize("game", GAMES)
def test_each_step_says_what_was_done_and_escape_goes_back(game: str) -> None:
    sitting = settled(game)
    Clicks(sitting).press("look")
    scene = looking(sitting)
    last = len(_played(game).record.actions)
    assert (scene.replay.index, scene.replay.last) == (0, last)
    sitting.key("end")
    assert scene.replay.index == last
    for index in range(last - 1, -1, -9):
        scene.go(index)
        label = sitting.widget("advice").label
        assert label
        assert label in scene.first_words
        assert {node.id: node.label for node in scene.tree()}["place"].split()[0] == str(index)
        assert scene.state.view.hand == scene.replay.view.hand
    sitting.draw()
    sitting.key("home")
    assert not sitting.widget("back").enabled
    sitting.key("escape")
    assert sitting.top.name == "settlement"


def test_keys_wheel_and_buttons_step() -> None:
    sitting = settled("romanian")
    sitting.key("b")
    scene = looking(sitting)
    words = told(sitting)
    steps: list[tuple[Callable[[], None], int]] = [
        (lambda: sitting.key("right"), 1),
        (lambda: sitting.send(Pointer((600, 300), PointerKind.WHEEL, -1)), 2),
        (lambda: Clicks(sitting).press("forward"), 3),
        (lambda: sitting.key("left"), 2),
        (lambda: sitting.send(Pointer((600, 300), PointerKind.WHEEL, 1)), 1),
        (lambda: Clicks(sitting).press("back"), 0),
    ]
    for done, index in steps:
        done()
        assert scene.replay.index == index
    assert len(words) == 6
    sitting.key("down")
    lead = scene.replay.index
    assert lead
    assert not scene.state.view.table.play.trick
    sitting.key("page down")
    assert scene.replay.index == lead + 4
    assert scene.stage.model.trick.cards
    assert scene.state.peeking
    sitting.key("up")
    assert scene.replay.index == lead
    sitting.key("end")
    sitting.key("right")
    assert scene.replay.index == scene.replay.last
    assert sitting.widget("advice").label == sitting.program.feedback.tr("unable.no-place")


def test_the_advice_that_is_read_is_the_step() -> None:
    sitting = settled("romanian")
    sitting.key("b")
    for key in ("down", "r", "a"):
        sitting.key(key)
    scene = looking(sitting)
    assert scene.what
    assert scene.toast.sentences[-1] == scene.what


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_all_hands_are_open_at_their_seats_and_clear_of_each_other(game: str, size: tuple[int, int]) -> None:
    sitting = settled(game, size)
    sitting.key("b")
    scene = looking(sitting)
    assert not [each for each in scene.focus.widgets if isinstance(each, OpenHand)]
    sitting.key("o")
    sitting.key("down")
    shown = [each for each in scene.focus.widgets if isinstance(each, OpenHand)]
    hands = scene.replay.hands()
    assert not isinstance(hands, str)
    others = [seat for seat, hand in enumerate(hands) if hand and seat != scene.replay.position.seat]
    assert sorted(each.id for each in shown) == [f"open:{seat}" for seat in others]
    for number, each in enumerate(shown):
        assert each.rect.w >= 100
        assert not any(each.rect.meets(other.rect) for other in shown[number + 1 :])
        assert not any(each.rect.meets(seat.trick) for seat in scene.stage.layout.seats.values() if seat.trick.w)
    sitting.draw()
    sitting.key("o")
    assert not [each for each in scene.focus.widgets if isinstance(each, OpenHand)]


def test_nothing_is_played_in_it() -> None:
    sitting = settled("romanian")
    before = sitting.session.data()
    sitting.key("b")
    scene, tr = looking(sitting), sitting.program.feedback.tr
    sitting.key("down")
    while not scene.state.mine:
        sitting.key("right")
    card = scene.state.view.hand.bit_length() - 1
    sitting.tick(1.0)
    Clicks(sitting).press(f"card:{card_name(card)}")
    assert sitting.widget("advice").label == tr("unable.looking-back")
    for key, why in (("h", "lookback.no-hint"), ("backspace", "lookback.no-change"), ("s", "lookback.no-change")):
        sitting.key(key)
        assert sitting.widget("advice").label == tr(why)
    for _ in range(200):
        sitting.tick()
    assert sitting.top is scene
    assert sitting.session.data() == before
    sitting.key("escape")
    sitting.key("escape")
    assert sitting.top.name == "settlement"


def test_the_score_sheet_opens_any_hand_by_mouse_and_keys() -> None:
    sitting = settled("romanian")
    sitting.key("s")
    scores = sitting.top
    assert isinstance(scores, ScoresScene)
    sitting.tick(1.0)
    (row,) = [node for node in scores.extra_nodes() if node.id == "hands:0"]
    sitting.click(row.rect.centre)
    assert looking(sitting).state.position.hand == 0
    sitting.key("escape")
    assert sitting.top is scores
    scores.focus.go("hands")
    words = told(sitting)
    sitting.key("down")
    assert words == [row.label]
    sitting.key("return")
    assert looking(sitting).state.position.hand == 0


def test_stacked_hands_stay_closed() -> None:
    """U16."""
    sitting = sit(led(tale(), dealt(), "over"))
    sitting.until(lambda: sitting.top.name == "stecken")
    hand = sitting.session.played.latest
    assert hand is not None
    sitting.program.routes.look_back(hand)
    sitting.stack.commit()
    scene = looking(sitting)
    sitting.key("o")
    assert sitting.widget("advice").label == sitting.program.feedback.tr("unable.stacked")
    assert not [each for each in scene.focus.widgets if isinstance(each, OpenHand)]


@pytest.mark.parametrize("game", GAMES)
def test_a_record_on_the_clipboard_is_looked_at_from_the_title(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = settled("romanian")
    record = _played(game).record
    monkeypatch.setattr(clipboard, "paste", lambda: f"Tarok 7\n{record_text(write_record(record))}")
    sitting.stack.clear(TitleScene(sitting.program))
    sitting.tick(0.1)
    sitting.key("v", mods=frozenset({"ctrl"}))
    scene = looking(sitting)
    assert scene.replay.hand.record.actions == record.actions
    sitting.draw()
    sitting.key("right")
    assert scene.replay.index == 1
    sitting.key("escape")
    assert sitting.top.name == "title"


def test_what_is_no_record_is_told_at_the_title(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = settled("romanian")
    monkeypatch.setattr(clipboard, "paste", lambda: "hello")
    sitting.stack.clear(TitleScene(sitting.program))
    sitting.tick(0.1)
    words = told(sitting)
    sitting.key("v", mods=frozenset({"ctrl"}))
    assert sitting.top.name == "title"
    assert any("not a record of a hand" in each for each in words)
