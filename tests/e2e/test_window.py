"""The window: leaving it, its size, the whole screen."""

from __future__ import annotations

from random import Random
from time import sleep

import pytest

from engine import PLAYS, PlayCard, card_name, legal_actions, members, objection
from tarokgui.session.evening import Evening
from tarokgui.wording.i18n import load
from tarokgui.wording.objections import why_text
from tests.e2e.keyboard import Keyboard
from tests.e2e.mouse import Mouse
from tests.e2e.player import Player
from tests.e2e.program import Program, Tree
from tests.support.person import does_itself
from tests.support.saves import begin

pytestmark = pytest.mark.e2e

SEED = "window"


def at_the_table(program: Program, *, speed: str = "12") -> Player:
    """A known session, resumed with the mouse."""
    begin(program.data, seed=SEED)
    program.speed = speed
    program.start()
    mouse = Mouse(program)
    mouse.activate("continue")
    program.wait(lambda tree: tree.scene == "table", "the table")
    return Player(mouse, SEED)


def due(program: Program, player: Player) -> Evening:
    """The session once the person has to decide; the others act meanwhile."""
    while True:
        session = program.session()
        if session.turn == session.human and not does_itself(session.view):
            return session
        if session.hand_over:
            player.device.activate("next")
            program.wait(lambda tree: tree.scene == "table", "the next hand")
        program.check_alive()
        sleep(0.02)


def decide(program: Program, player: Player, decisions: int) -> None:
    """Make so many decisions of the person's."""
    for _ in range(decisions):
        player.decide(due(program, player))


def until_play(program: Program, player: Player) -> None:
    """Play on until the person is to play a card to the second trick or a later one."""
    while not ((session := due(program, player)).view.phase == "play" and session.view.table.play.tricks):
        player.decide(session)


def resize(program: Program, size: tuple[int, int]) -> None:
    """Pull the window to another size."""
    program.screen.xdo("windowsize", program.window, *size)
    inside(of_size(program, size))


def of_size(program: Program, size: tuple[int, int]) -> Tree:
    """The tree once the window has that size."""
    return program.wait(lambda tree: tree.size == size, f"a window of {size}")


SCROLLED = ("bid:", "double:", "declared:", "announce:", "hint:why", "hint:reason", "hint:other")
"""Rows of panels."""


def inside(tree: Tree) -> None:
    """Everything on screen is inside the window, but for rows that may be scrolled out of a panel."""
    width, height = tree.size
    for seen in tree.widgets.values():
        if seen.id.startswith(SCROLLED):
            continue
        x, y, w, h = seen.rect
        assert x >= 0, seen
        assert y >= 0, seen
        assert x + w <= width, seen
        assert y + h <= height, seen


@pytest.mark.parametrize("way", ["SIGTERM", "alt+F4", "ctrl+q", "menu", "title"])
def test_leaving(program: Program, way: str) -> None:
    """By every way out, the status is 0 and the session is as it was on screen."""
    player = at_the_table(program)
    decide(program, player, 2)
    match way:
        case "SIGTERM":
            assert program.terminate() == 0
        case "menu":
            Mouse(program).activate("menu")
            program.wait(lambda tree: tree.scene == "menu", "the menu")
            Mouse(program).activate("quit")
            assert program.ended() == 0
        case "title":
            Mouse(program).activate("menu")
            Mouse(program).activate("to-title")
            program.wait(lambda tree: tree.scene == "title" and tree.enabled("continue"), "the title")
            Mouse(program).activate("quit")
            assert program.ended() == 0
        case _:
            Keyboard(program).press(way)
            assert program.ended() == 0
    kept = program.session()
    program.start()
    player.device.activate("continue")
    program.wait(lambda tree: tree.scene == "table", "the table")
    again = program.session()
    assert again.record.actions[: len(kept.record.actions)] == kept.record.actions
    decide(program, player, 1)


@pytest.mark.parametrize("size", [(1024, 640), (1600, 900)])
def test_another_size(program: Program, size: tuple[int, int]) -> None:
    """A window pulled to another size in the middle of the play is laid out again, and so is one pulled back."""
    player = at_the_table(program)
    until_play(program, player)
    resize(program, size)
    decide(program, player, 2)
    resize(program, (1280, 720))
    decide(program, player, 2)


def test_whole_screen(program: Program) -> None:
    """F11 and F11 again: the old size comes back, and the cards are where they are seen, all the time."""
    player = at_the_table(program)
    until_play(program, player)
    keyboard = Keyboard(program)
    for _ in range(2):
        keyboard.press("F11")
        inside(of_size(program, (1920, 1080)))
        decide(program, player, 1)
        keyboard.press("F11")
        inside(of_size(program, (1280, 720)))
        decide(program, player, 1)


def test_whole_screen_again_after_a_restart(program: Program) -> None:
    """And from there F11 still leads back to a window."""
    program.wishes["TAROK_WINDOW"] = ""  # a size that was asked for is not remembered
    keyboard = Keyboard(program)
    first = program.start().size
    assert first != (1920, 1080)
    keyboard.press("F11")
    of_size(program, (1920, 1080))
    assert program.terminate() == 0
    program.start()
    of_size(program, (1920, 1080))
    keyboard.press("F11")
    of_size(program, first)


def test_sizes_while_cards_fly(program: Program) -> None:
    """Many sizes while a hand is dealt and played."""
    player = at_the_table(program, speed="4")
    random = Random(SEED)
    for _ in range(12):
        decide(program, player, 1)
        sleep(random.random() * 0.2)
        for _ in range(2):
            resize(program, (random.randint(1024, 1700), random.randint(640, 950)))


def test_a_card_that_may_not_be_played(program: Program) -> None:
    """A click on it says why, and changes nothing."""
    player = at_the_table(program)
    wrong: list[int] = []
    while not wrong:
        session = due(program, player)
        legal = {action.card for action in legal_actions(session.view) if isinstance(action, PlayCard)}
        wrong = [card for card in members(session.view.hand) if legal and card not in legal]
        if not wrong:
            player.decide(session)
    tree = player.shown(session)
    card, why = f"card:{card_name(wrong[0])}", objection(session.view, PLAYS[wrong[0]])
    assert why is not None
    Mouse(program).click(tree.widgets[card].centre)
    words = why_text(load(), why, str)
    now = program.wait(lambda tree: tree.widgets["advice"].label == words and tree.focused == card, words)
    assert card in now.widgets
    assert program.session().record == session.record
    decide(program, player, 1)


@pytest.mark.parametrize("how", ["Return", "space", "click"])
def test_a_card_before_it_is_time_to_play(program: Program, how: str) -> None:
    """R34: in the auction a card of the hand says that a bid comes first."""
    player = at_the_table(program)
    while (session := due(program, player)).view.phase != "auction":
        player.decide(session)
    card = f"card:{card_name(min(members(session.view.hand)))}"
    program.wait(lambda tree: card in tree.widgets and not tree.busy, "the hand")
    sleep(0.5)
    if how == "click":
        Mouse(program).click(program.wait_for(card).centre)
    else:
        keyboard = Keyboard(program)
        keyboard.go_to(card)
        keyboard.press(how)
    why = objection(session.view, PLAYS[min(members(session.view.hand))])
    assert why is not None
    wanted = why_text(load(), why)
    program.wait(lambda tree: tree.widgets["advice"].label == wanted, "what comes first")
    assert program.session().record == session.record
