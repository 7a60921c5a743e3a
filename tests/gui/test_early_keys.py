"""A key answers only the question that it was pressed for, and what the program puts the focus on does no harm."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine import GAMES, Kind
from tarokgui.app.bounce import BOUNCE, Bounce
from tarokgui.app.commands import Key
from tarokgui.session.evening import Session
from tarokgui.table.hand import HandCard
from tests.gui.moments import gallery, walk
from tests.gui.sitting import FRESH, Sitting

TOOLS = ("undo", "hint", "journal", "scores", "rules", "settings", "menu")


def at(wanted: Callable[[Session], bool]) -> Sitting:
    """The table at the first moment of some hands that is as wanted."""
    for number in range(20):
        for session in walk(f"early/{number}"):
            if wanted(session):
                sitting = Sitting(Session.from_data(session.data()))
                sitting.table.clock.end_draw()
                return sitting
    raise AssertionError("there is no such moment")


def others_play(session: Session) -> bool:
    view = session.view
    return view.kind == Kind.PLAY and session.turn != session.human and view.hand.bit_count() > 4 and bool(view.hand)


@pytest.mark.parametrize("early", [Key("return"), Key("right"), Key("left"), Key("2", card=2)])
def test_a_key_before_the_question_chooses_nothing_in_it(early: Key) -> None:
    sitting = at(others_play)
    sitting.tick(FRESH)
    sitting.send(early)
    sitting.until_due()
    sitting.tick(FRESH)
    before = sitting.session.decision
    assert sitting.session.view.kind == Kind.PLAY
    again = early if early.card else Key("return")
    sitting.send(again)
    focused = sitting.table.focus.focused
    assert isinstance(focused, HandCard)
    assert sitting.session.decision == before
    if focused.legal:
        assert "Chosen" in sitting.widget("advice").label
        sitting.tick(FRESH)
        sitting.send(again)
        sitting.settle()
        assert sitting.session.decision > before


def test_a_card_that_may_not_be_played_says_so_at_once() -> None:
    def barred(session: Session) -> bool:
        trick = session.view.table.play.trick
        mine = session.view.kind == Kind.PLAY and session.turn == session.human
        return mine and bool(trick) and any(not card.legal for card in cards(Sitting(session)))

    sitting = at(barred)
    sitting.tick(FRESH)
    hand = cards(sitting)
    number, card = next((number, card) for number, card in enumerate(hand, 1) if not card.legal)
    assert card.node().label.endswith(", not allowed now")
    assert not any("not allowed" in each.node().label for each in hand if each.legal)
    sitting.key(str(number), card=number)
    assert "Chosen" not in sitting.widget("advice").label
    assert sitting.widget("advice").label == card.tooltip
    sitting.table.turn.explain("")
    sitting.table.focus.put(hand[number % len(hand)].id)
    sitting.table.focus.put(card.id)
    sitting.tick(FRESH)
    sitting.key("return")
    assert sitting.widget("advice").label == card.tooltip


def cards(sitting: Sitting) -> list[HandCard]:
    return [widget for widget in sitting.table.focus.widgets if isinstance(widget, HandCard)]


@pytest.mark.parametrize("game", GAMES)
def test_the_program_puts_the_focus_where_enter_takes_nothing_back(game: str) -> None:
    for phase, found in gallery(game, hands=6).items():
        for data in found[:3]:
            sitting = Sitting(Session.from_data(data))
            sitting.table.clock.end_draw()
            sitting.table.rebuild()
            focused = sitting.table.focus.focused
            assert focused is not None, phase
            assert focused.id not in TOOLS, phase
            before = sitting.session.decision
            sitting.tick(FRESH)
            sitting.key("return")
            sitting.settle()
            now = sitting.session.decision
            assert now == before if phase.endswith("mine") else now >= before, f"{phase}: one Enter on {focused.id}"


@pytest.mark.parametrize(
    ("first", "second", "apart", "dropped"),
    [
        ("return", "return", 0.08, True),
        ("return", "space", 0.2, True),
        ("return", "return", BOUNCE, False),
        ("3", "3", 0.1, True),
        ("3", "4", 0.1, False),
        ("3", "return", 0.1, True),
        ("return", "3", 0.1, False),
        ("backspace", "backspace", 0.1, True),
        ("tab", "tab", 0.01, False),
        ("right", "right", 0.01, False),
        ("return", "tab", 0.01, False),
        ("h", "h", 0.01, False),
    ],
)
def test_two_presses_of_one_movement_are_one(first: str, second: str, apart: float, dropped: bool) -> None:
    now = [0.0]
    bounce = Bounce(lambda: now[0])
    keys = [Key(name, card=int(name) if name.isdigit() else 0) for name in (first, second)]
    assert not bounce.drops(keys[0])
    assert not bounce.drops(keys[0]._replace(repeat=True))
    now[0] += apart
    assert bounce.drops(keys[1]) is dropped
    now[0] += BOUNCE
    assert not bounce.drops(keys[1])
