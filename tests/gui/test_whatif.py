"""A hand that is over is played on from one of its places, beside the evening: nothing of it is counted or saved."""

from __future__ import annotations

import pytest

from ai import decide, make
from engine import GAMES
from tarokgui.controller.intents import Say
from tarokgui.kit.commands import Key
from tarokgui.scenes.whatif import REFUSED, WhatIfScene
from tests.gui.pressing import Clicks
from tests.gui.sitting import Prompt, Sitting
from tests.gui.test_lookback import looking, settled


def trying(sitting: Sitting) -> WhatIfScene:
    """The table where the hand is played on, with bots that answer when they are asked."""
    assert isinstance(sitting.top, WhatIfScene)
    opponents = sitting.top.live.opponents
    if not isinstance(opponents.thinker, Prompt):
        opponents.thinker.close()
        opponents.thinker = Prompt()  # type: ignore[assignment]  # of the same shape
    return sitting.top


def place_before_the_end(sitting: Sitting) -> int:
    """The last place of the hand at which the person had to decide."""
    replay = looking(sitting).replay
    for index in range(replay.last - 1, -1, -1):
        looking(sitting).go(index)
        if looking(sitting).state.mine:
            return index
    raise AssertionError("the person decided nothing")


@pytest.mark.parametrize("game", GAMES)
def test_it_is_played_to_its_end_and_counts_nowhere(game: str) -> None:
    sitting = settled(game)
    evening = sitting.table.live.session
    before, counted = evening.data(), sitting.program.preferences.settings.hands_played
    Clicks(sitting).press("look")
    index = place_before_the_end(sitting)
    Clicks(sitting).press("play-on")
    scene, guest = trying(sitting), make("beginner", "guest")
    assert scene.state.position.index == index
    for _ in range(400):
        if scene.state.settled:
            break
        if scene.state.mine:
            scene.dispatch(Say(decide(guest, scene.state.view).action))
        sitting.tick(0.5)
    assert scene.state.settled
    assert "counts nowhere" in sitting.widget("advice").label
    sitting.draw()
    for act in REFUSED:
        assert scene.do(act)
        assert sitting.top is scene
        assert "only a trial" in sitting.widget("advice").label
    sitting.key("b")
    assert looking(sitting).replay.index == index
    assert evening.data() == before
    assert sitting.program.preferences.settings.hands_played == counted


def test_nothing_is_left_to_play_at_the_end() -> None:
    sitting = settled("romanian")
    Clicks(sitting).press("look")
    sitting.key("end")
    Clicks(sitting).press("play-on")
    assert "nothing to play on" in sitting.widget("advice").label
    sitting.key("home")
    Clicks(sitting).press("play-on")
    assert trying(sitting).first_words.startswith("You play on from here just to try it.")
    sitting.key("escape")
    sitting.key("escape")
    assert looking(sitting).replay.index == 0


def test_no_key_goes_through_to_the_scene_below() -> None:
    sitting = settled("romanian")
    hands = sitting.table.live.session.match.hands
    sitting.key("b")
    looking(sitting).go(20)
    Clicks(sitting).press("journal")
    for key in ("return", "space", "return"):
        sitting.key(key)
        sitting.tick(0.3)
        assert sitting.top is looking(sitting)
    assert sitting.table.live.session.match.hands == hands
    looking(sitting).play_on()
    sitting.tick(0.1)
    scene = trying(sitting)
    assert not sitting.stack.handle(Key("f9"))
    assert sitting.top is scene


def test_nothing_is_taken_back_before_anything_was_decided() -> None:
    sitting = settled("romanian")
    sitting.key("b")
    looking(sitting).go(0)
    looking(sitting).play_on()
    sitting.tick(0.1)
    scene = trying(sitting)
    undo = scene.focus.find("undo")
    assert undo is not None
    assert undo.enabled is scene.state.position.can_take_back is False
    assert undo.tooltip == sitting.program.feedback.tr("undo.nothing")
