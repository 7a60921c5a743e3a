"""The window: leaving it, its size, the whole screen."""

from __future__ import annotations

from functools import cache
from random import Random
from time import sleep

import pytest

from ai import decide
from engine import PLAYS, PlayCard, card_name, legal_actions, members, objection
from tarokgui.session.evening import Evening
from tarokgui.session.opening import new_session
from tarokgui.wording.i18n import load
from tarokgui.wording.objections import why_text
from tests.e2e.keyboard import Keyboard
from tests.e2e.mouse import Mouse
from tests.e2e.player import Player
from tests.e2e.program import Program, Tree
from tests.support.pairs import some
from tests.support.person import Person, does_itself
from tests.support.saves import begin, keep

pytestmark = pytest.mark.e2e

SEED = "window/0"
"""The person is to cut, and knocks."""
BOT = "steady"


@cache
def standing(where: str) -> dict[str, object]:
    """The data of the known session at the person's first decision of that kind, with nobody at the screen until then:
    "auction", "play" to the second trick or a later one, "wrong" where some cards may not be played."""
    session, person = new_session(seed=SEED, bot=BOT), Person(SEED)
    while True:
        view = session.view
        if session.hand_over:
            session.next_hand()
        elif session.turn != session.human:
            assert session.turn is not None
            session.act(decide(session.company.bot(session.turn), session.bot_view()).action)
        elif does_itself(view):
            session.act(legal_actions(view)[0])
        elif where == ("wrong" if wrong_cards(session) else view.phase) and (where != "play" or view.table.play.tricks):
            return session.data()
        else:
            for action in person.turn(session):
                session.act(action)


def wrong_cards(session: Evening) -> list[int]:
    """The cards of the hand that may not be played now, if a card is to be played at all."""
    legal = {action.card for action in legal_actions(session.view) if isinstance(action, PlayCard)}
    return [card for card in members(session.view.hand) if legal and card not in legal]


def at_the_table(program: Program, where: str = "", *, speed: str = "12") -> Player:
    """A known session, from its beginning or from there, resumed with the mouse."""
    if where:
        keep(program.data, Evening.from_data(standing(where)))
    else:
        begin(program.data, seed=SEED, bot=BOT)
    program.speed = speed
    program.start()
    mouse = Mouse(program)
    mouse.activate("continue")
    program.wait(lambda tree: tree.scene == "table", "the table")
    return Player(mouse, SEED)


def make(player: Player, decisions: int) -> None:
    """Make so many decisions of the person's."""
    session = player.program.session()
    for _ in range(decisions):
        session = player.decide(player.due(session))


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


def leave(program: Program, way: str) -> None:
    match way:
        case "SIGTERM":
            assert program.terminate() == 0
            return
        case "menu":
            Mouse(program).activate("menu")
            program.wait(lambda tree: tree.scene == "menu", "the menu")
            Mouse(program).activate("quit")
        case "title":
            Mouse(program).activate("menu")
            Mouse(program).activate("to-title")
            program.wait(lambda tree: tree.scene == "title" and tree.enabled("continue"), "the title")
            Mouse(program).activate("quit")
        case _:
            Keyboard(program).press(way)
    assert program.ended() == 0, way


def test_leaving(program: Program) -> None:
    """By every way out, one after the other, the status is 0 and the session is as it was on screen."""
    player = at_the_table(program)
    for way in ("SIGTERM", "alt+F4", "ctrl+q", "menu", "title"):
        make(player, 1)
        assert program.session().record.actions[0] == (0, "knock")
        leave(program, way)
        kept = program.session()
        program.start()
        player.device.activate("continue")
        program.wait(lambda tree: tree.scene == "table", "the table")
        again = program.session()
        assert again.record.actions[: len(kept.record.actions)] == kept.record.actions, way
    make(player, 1)


def test_another_size(program: Program) -> None:
    """A window pulled to another size in the middle of the play is laid out again, and so is one pulled back."""
    player = at_the_table(program, "play")
    for size in ((1024, 640), (1600, 900), (1280, 720)):
        resize(program, size)
        make(player, 1)


def test_whole_screen(program: Program) -> None:
    """F11 and F11 again: the old size comes back, and the cards are where they are seen, all the time."""
    player = at_the_table(program, "play")
    keyboard = Keyboard(program)
    for _ in range(2):
        keyboard.press("F11")
        inside(of_size(program, (1920, 1080)))
        make(player, 1)
        keyboard.press("F11")
        inside(of_size(program, (1280, 720)))
    make(player, 1)


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
    for _ in range(some(6, 12)):
        make(player, 1)
        sleep(random.random() * 0.2)
        for _ in range(2):
            resize(program, (random.randint(1024, 1700), random.randint(640, 950)))


def test_a_card_that_may_not_be_played(program: Program) -> None:
    """A click on it says why, and changes nothing."""
    player = at_the_table(program, "wrong")
    session = player.due()
    wrong = wrong_cards(session)[0]
    tree = player.shown(session)
    card, why = f"card:{card_name(wrong)}", objection(session.view, PLAYS[wrong])
    assert why is not None
    Mouse(program).click(tree.widgets[card].centre)
    words = why_text(load(), why, str)
    now = program.wait(lambda tree: tree.widgets["advice"].label == words and tree.focused == card, words)
    assert card in now.widgets
    assert program.session().record == session.record
    make(player, 1)


@pytest.mark.parametrize("how", ["Return", "space", "click"])
def test_a_card_before_it_is_time_to_play(program: Program, how: str) -> None:
    """R34: in the auction a card of the hand says that a bid comes first."""
    session = at_the_table(program, "auction").due()
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
