"""The effects of pointer and keys on a card of the hand, in every way of playing; and the card under the lens."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from engine import card_name, legal_actions
from tarokgui.kit.commands import Key, Pointer, PointerKind
from tarokgui.session.evening import Evening
from tarokgui.table.hand import HandCard
from tarokgui.viewmodel.hand import sorted_hand
from tarokgui.wording.cards import card_words
from tests.gui.moments import walk
from tests.gui.sitting import FRESH, Sitting


@cache
def moment() -> dict[str, object]:
    """The person is to follow suit in the middle of a hand, and may not play every card."""
    for number in range(20):
        for session in walk(f"in hand/{number}"):
            view = session.view
            if session.turn == session.human and view.phase == "play" and view.hand.bit_count() > 6:
                possible = len(legal_actions(view))
                if 1 < possible < view.hand.bit_count():
                    return session.data()
    raise AssertionError("no such moment")


def sitting(**wishes: object) -> Sitting:
    made = Sitting(Evening.from_data(moment()))
    for name, value in wishes.items():
        assert made.program.preferences.settings.take(name, value)
    made.table.settings_changed()
    made.table.rebuild()
    made.tick(FRESH)
    return made


def hand(at: Sitting) -> list[HandCard]:
    return [widget for widget in at.table.focus.widgets if isinstance(widget, HandCard)]


def legal(at: Sitting) -> HandCard:
    return next(card for card in hand(at) if card.legal)


def spot(card: HandCard) -> tuple[int, int]:
    return card.rect.x + card.rect.w // 2, card.rect.y + card.rect.h // 2


def made(at: Sitting) -> int:
    return len(at.session.record.actions)


def drag(at: Sitting, card: HandCard, to: tuple[int, int]) -> Iterator[None]:
    at.send(Pointer(spot(card), PointerKind.MOVE))
    at.send(Pointer(spot(card), PointerKind.DOWN))
    at.send(Pointer((spot(card)[0], spot(card)[1] - 30), PointerKind.MOVE))
    at.send(Pointer(to, PointerKind.MOVE))
    yield
    at.send(Pointer(to, PointerKind.UP))


def test_one_click_plays() -> None:
    at = sitting()
    before, card = made(at), legal(at)
    at.click(spot(card))
    assert made(at) == before + 1


def test_two_clicks_lift_and_play() -> None:
    at = sitting(play_method="two")
    before, card = made(at), legal(at)
    at.click(spot(card))
    assert made(at) == before
    assert at.table.state.picks.lifted == card.card
    assert "once more" in at.widget("advice").label
    at.tick(FRESH)
    at.click(spot(card))
    assert made(at) == before + 1
    assert at.table.state.picks.lifted is None


def test_another_card_takes_the_lift_and_escape_gives_it_back() -> None:
    at = sitting(play_method="two")
    before, card = made(at), legal(at)
    at.click(spot(card))
    at.key("escape")
    assert at.table.state.picks.lifted is None
    assert at.top is at.table
    at.tick(FRESH)
    at.click(spot(card))
    other = next(each for each in hand(at) if not each.legal)
    at.tick(FRESH)
    at.click(spot(other))
    assert made(at) == before
    assert at.table.state.picks.lifted is None
    assert at.table.state.message


def test_with_dragging_a_click_plays_nothing() -> None:
    at = sitting(play_method="drag")
    before, card = made(at), legal(at)
    for _ in range(3):
        at.click(spot(card))
        at.tick(FRESH)
    assert made(at) == before


@pytest.mark.parametrize("method", ["one", "two", "drag"])
def test_dragging_above_the_hand_plays_whatever_the_method(method: str) -> None:
    at = sitting(play_method=method)
    before, card = made(at), legal(at)
    for _ in drag(at, card, at.table.stage.layout.centre.centre):
        dragged = at.widget(card.id)
        assert isinstance(dragged, HandCard)
        assert dragged.dragged
        assert dragged.rect == card.rect  # the target of the pointer does not move
        at.draw()
    assert made(at) == before + 1


def test_dropping_it_below_the_line_plays_nothing() -> None:
    at = sitting()
    before, card = made(at), legal(at)
    for _ in drag(at, card, (spot(card)[0] + 60, spot(card)[1])):
        pass
    assert made(at) == before
    assert at.table.stage.panes.drag is None


@pytest.mark.parametrize("command", [Key("escape"), Pointer((5, 5), PointerKind.RIGHT)])
def test_a_drag_can_be_called_off(command: Key | Pointer) -> None:
    at = sitting()
    before, card = made(at), legal(at)
    for _ in drag(at, card, at.table.stage.layout.centre.centre):
        at.send(command)
        assert at.table.stage.panes.drag is None or not at.table.stage.panes.drag.dragging
    assert made(at) == before
    assert at.top is at.table


def test_enter_plays_in_every_method() -> None:
    for method in ("one", "two", "drag"):
        at = sitting(play_method=method)
        before, card = made(at), legal(at)
        assert at.table.focus.focus(card.id)
        at.key("return")
        assert made(at) == before + 1


def test_right_click_shows_a_card_large_and_plays_nothing() -> None:
    at = sitting()
    before = made(at)
    for card in (legal(at), next(each for each in hand(at) if not each.legal)):
        at.send(Pointer(spot(card), PointerKind.RIGHT))
        assert at.top.name == "lens"
        at.draw()
        words = " ".join(node.label for node in at.top.tree()).casefold()
        assert card.label.casefold() in words
        assert "worth" in words
        at.key("escape")
        assert at.top is at.table
    assert made(at) == before


def test_right_click_on_a_card_of_the_trick_shows_it() -> None:
    at = sitting()
    play = at.session.view.table.play
    place = at.table.stage.layout.seats[at.table.stage.seating.place(play.leader)].trick
    at.send(Pointer(place.centre, PointerKind.RIGHT))
    assert at.top.name == "lens"
    words = " ".join(node.label for node in at.top.tree()).casefold()
    assert card_words(at.program.feedback.tr, play.trick[0]).casefold() in words


def test_i_shows_the_card_the_keys_stand_on_and_puts_it_back() -> None:
    at = sitting()
    before = made(at)
    assert at.table.focus.focus(legal(at).id)
    at.key("i")
    assert at.top.name == "lens"
    at.key("i")
    assert at.top is at.table
    at.key("i")
    at.tick(FRESH)
    at.click((3, 3))
    assert at.top is at.table
    assert made(at) == before


def test_holding_a_card_shows_it_until_it_is_let_go() -> None:
    at = sitting()
    before, card = made(at), legal(at)
    at.send(Pointer(spot(card), PointerKind.MOVE))
    at.send(Pointer(spot(card), PointerKind.DOWN))
    wait = at.table.wake_in()
    assert wait is not None
    assert wait <= 0.5
    at.tick(0.6)
    assert at.top.name == "lens"
    at.send(Pointer(spot(card), PointerKind.UP))
    assert at.top is at.table
    assert made(at) == before
    at.tick(1.0)
    assert at.top is at.table


def test_the_hand_lies_in_the_order_of_the_settings() -> None:
    at = sitting()
    cards = at.session.view.hand
    shown = {}
    for order in ("high-left", "high-right", "suits-left"):
        at.program.preferences.settings.take("hand_order", order)
        at.table.rebuild()
        shown[order] = tuple(card.card for card in hand(at))
        assert shown[order] == sorted_hand(cards, order)
        assert [card.rect.x for card in hand(at)] == sorted(card.rect.x for card in hand(at))
    assert shown["high-right"] == shown["high-left"][::-1]
    taroace = [card_name(card)[0] == "T" for card in shown["suits-left"]]
    assert taroace == sorted(taroace)
