"""Stecken in the window: the own hand is put in order by dragging and by keys, kept, stacked and dealt again (U16)."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import Pass, card_name, legal_actions
from engine.games.tubingen.carry import TubingenCarry
from tarokgui.games.tubingen.stecken import SteckenScene
from tarokgui.kit.commands import Pointer, PointerKind
from tarokgui.session.resuming import load_saved
from tarokgui.storage.saves import SaveFolder
from tests.gui.pressing import Clicks, Keys
from tests.gui.sitting import Sitting, evening
from tests.gui.tubingen import dealt, led, sit, tale


def stecken() -> Sitting:
    """The table after four times fort, where the hands are stacked."""
    sitting = sit(led(tale(), dealt(), "over"))
    sitting.until(lambda: sitting.top.name == "stecken")
    sitting.tick(0.5)
    return sitting


def scene(sitting: Sitting) -> SteckenScene:
    assert isinstance(sitting.top, SteckenScene)
    return sitting.top


def test_cards_are_put_in_order_by_dragging_and_dealt_as_they_lie() -> None:
    """U16: the same deals again; the person's hand is in the pack as it was put."""
    sitting = stecken()
    session, dealer = sitting.session, sitting.session.match.dealer
    before = scene(sitting).ordering.cards
    card, target = sitting.widget(f"card:{card_name(before[9])}"), sitting.widget(f"card:{card_name(before[2])}")
    y = card.rect.centre[1]
    sitting.send(Pointer((card.rect.x + 5, y), PointerKind.MOVE))
    sitting.send(Pointer((card.rect.x + 5, y), PointerKind.DOWN))
    for x in range(card.rect.x, target.rect.x, -20):
        sitting.send(Pointer((x, y - 30), PointerKind.MOVE))
        assert sitting.draw()
    sitting.send(Pointer((target.rect.x + 5, y - 30), PointerKind.UP))
    after = scene(sitting).ordering.cards
    assert after.index(before[9]) in (1, 2, 3)
    assert [each for each in after if each != before[9]] == [each for each in before if each != before[9]]
    sitting.tick(0.5)
    Clicks(sitting).press("stack")
    sitting.until(lambda: sitting.top is sitting.table and session.match.hands == 1)
    assert session.match.dealer == dealer
    assert session.match.carry.order(session.human) == after
    carry = session.variant.carry
    assert isinstance(carry, TubingenCarry)
    assert session.record.pack == carry.stacked(session.match.carry)


def test_cards_are_put_in_order_by_keys() -> None:
    """Enter takes a card up and puts it down, arrows move it, Escape puts it back."""
    sitting = stecken()
    before = scene(sitting).ordering.cards
    Keys(sitting).go_to(f"card:{card_name(before[4])}")
    sitting.key("return")
    for _ in range(3):
        sitting.key("left")
    assert scene(sitting).ordering.cards.index(before[4]) == 1
    sitting.key("escape")
    assert scene(sitting).ordering.cards == before
    sitting.key("return")
    sitting.key("home")
    sitting.key("return")
    assert scene(sitting).ordering.cards[0] == before[4]
    Keys(sitting).go_to("lay")
    sitting.key("return")
    assert scene(sitting).ordering.cards == sitting.session.stack


def test_a_stecken_shows_no_card_of_others_and_is_come_back_to() -> None:
    """U16: the cards are dealt again; closing in the middle loses nothing."""
    sitting = stecken()
    own = {card_name(card) for card in sitting.session.stack}
    shown = {widget.id.removeprefix("card:") for widget in sitting.form.focus.widgets if widget.id.startswith("card:")}
    assert shown == own


def test_a_stecken_is_come_back_to_as_it_was_left(tmp_path: Path) -> None:
    """U16: closing in the middle loses nothing."""
    folder = SaveFolder(tmp_path)
    story, session = tale(), evening("tubingen/kept", "tubingen", folder=folder)
    while not session.hand_over:
        story.step(session)
    sitting = sit(session)
    sitting.until(lambda: sitting.top.name == "stecken")
    sitting.tick(0.5)
    usual = scene(sitting).ordering.cards
    Clicks(sitting).press(f"card:{card_name(usual[7])}")
    Clicks(sitting).press(f"card:{card_name(usual[0])}")
    left = scene(sitting).ordering.cards
    assert left[0] == usual[7]
    sitting.settle()
    sitting.until(lambda: not session.underway)
    resumed, _ = load_saved(folder)
    assert resumed is not None
    assert resumed.stack == left
    sitting = sit(resumed)
    sitting.until(lambda: sitting.top.name == "stecken")
    assert scene(sitting).ordering.cards == left
    folder.close()


@pytest.mark.parametrize("key", ["return", "space", "escape"])
def test_a_key_has_the_stacked_hands_lie_there(key: str) -> None:
    sitting = stecken()
    sitting.program.preferences.change(speed=1.0)
    scene(sitting).stack()
    sitting.tick(0.02)
    flight = scene(sitting).flight
    assert flight is not None
    before = flight.timeline.busy
    sitting.key(key)
    assert (before, flight.timeline.busy) == (True, False)
    assert sitting.top.name != "menu"


def test_a_stecken_can_be_taken_back() -> None:
    sitting = stecken()
    Clicks(sitting).press("undo")
    sitting.until(lambda: sitting.top is sitting.table and not sitting.session.hand_over)
    assert Pass() in legal_actions(sitting.session.view)
