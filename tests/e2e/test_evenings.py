"""Whole evenings in the real window, from the title to the settlement, once with the mouse and once with the keys.

``benchmarks/evenings.py`` plays longer ones, of every game; with ``TAROK_LOOKS=all`` both are killed in all phases.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest

from tarokgui.storage.saves import SaveFolder
from tests.e2e.device import Device
from tests.e2e.keyboard import Keyboard
from tests.e2e.mouse import Mouse
from tests.e2e.player import Player, sit_down
from tests.e2e.program import Program
from tests.support.pairs import ALL, some
from tests.support.person import PHASES, WANTED, Rehearsal, eventful, rehearse
from tests.support.saves import begin

pytestmark = pytest.mark.e2e

HANDS: Final = some(3, 6)
BOT: Final = "steady"
"""Sits in all seats of these hands, and decides at once; in the hand before, everybody plays as they always do."""
CONTENTS: Final = WANTED if ALL else WANTED - {"Knock"}
"""The person cuts once in three hands; the knock is in ``test_window.py``."""
AMBUSHES: Final = some(1, 2)
KILLS: Final = (*PHASES, "settlement")
STEP: Final = 1 if ALL else 2
"""Each device is killed in every other phase, or in all."""
OTHER: Final = "slovenian-4"
"""The game of the hand that nobody has seen before; the others are Romanian."""


def new_hand(device: Device) -> None:
    """Title, New table, one hand of Slovenian Tarok of a deal that nobody has seen before."""
    program = device.program
    program.start()
    sit_down(device, OTHER)
    program.wait(lambda tree: tree.scene == "table", "the table")
    session = program.session()
    assert len(session.rows) == 0
    Player(device, session.seed).play(rehearse(session.seed, 1, OTHER))
    device.activate("next")
    # Until the settlement has gone there is no badge.
    program.wait(
        lambda tree: "badge:hand" in tree.widgets and "Hand: 2" in tree.widgets["badge:hand"].label, "the second hand"
    )


def known_hands(device: Device, evening: Rehearsal, kills: Sequence[str]) -> None:
    """Title, Continue, these hands; killed and resumed in the middle of these phases and while bots act."""
    program = device.program
    with SaveFolder(program.data) as saves:
        saves.give_up().get()
    begin(program.data, seed=evening.seed, bot=BOT)
    program.start()
    device.activate("continue")
    player = Player(device, evening.seed, kills, AMBUSHES)
    session = player.play(evening)
    assert player.kills == set()
    assert set(player.resumed) == {*kills, "while bots act"}
    device.activate("scores")
    scores = program.wait(lambda tree: tree.scene == "scores", "the score sheet")
    figures = [f"+{total}" if total > 0 else f"−{-total}" if total else "0" for total in session.totals()]
    for seat, figure in enumerate(figures):
        assert scores.widgets[f"total:{seat}"].label.endswith(f": {figure}")
    for number in range(1, len(evening.hands) + 1):
        assert f" {number}. " in scores.widgets["hands"].label
    device.activate("close")
    program.wait(lambda tree: tree.scene == "settlement", "the settlement again")


def test_mouse(program: Program) -> None:
    mouse = Mouse(program)
    new_hand(mouse)
    assert mouse.program.terminate() == 0
    known_hands(mouse, eventful("mouse", HANDS, BOT, CONTENTS), KILLS[::STEP])


def test_keyboard(program: Program) -> None:
    keyboard = Keyboard(program)
    new_hand(keyboard)
    keyboard.press("bracketright", "bracketright")
    program.wait(lambda tree: "toast" in tree.widgets, "what the speed is now")
    assert keyboard.program.terminate() == 0
    known_hands(keyboard, eventful("keyboard", HANDS, BOT, CONTENTS), KILLS[STEP - 1 :: STEP])
