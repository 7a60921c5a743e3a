"""One press never says a bid nor plays a card that was not chosen: where the program puts the focus is no choice."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine import Kind, PlayCard, action_text, card_name, legal_actions
from tarokgui.kit.commands import Key
from tarokgui.session.evening import Evening
from tarokgui.table.hand import HandCard
from tarokgui.table.keyboard import LATE
from tarokgui.table.panels.bidrow import BidRow
from tests.gui.moments import walk
from tests.gui.sitting import Sitting
from tests.support.person import does_itself

WALKS = 80


def at(seed: str, wanted: Callable[[Evening], bool]) -> Sitting:
    """At a table with the first moment of some evening at which the person decides and it is as wanted."""
    for number in range(WALKS):
        for session in walk(f"choosing/{seed}/{number}"):
            if session.turn == session.human and not does_itself(session.view) and wanted(session):
                sitting = Sitting(Evening.from_data(session.data()))
                sitting.until_due()
                return sitting
    raise AssertionError("it never comes up")


def playing(session: Evening, least: int = 3) -> bool:
    """True if a card is to be played, with a choice, and more than *least* cards are left."""
    cards = session.view.hand.bit_count()
    return session.view.kind == Kind.PLAY and cards > least and len(legal_actions(session.view)) > 1


def bidding(session: Evening) -> bool:
    return session.view.kind == Kind.AUCTION and len(legal_actions(session.view)) > 2


def focused(sitting: Sitting) -> str:
    assert sitting.form.focus.focused is not None
    return sitting.form.focus.focused.id


def number_of(sitting: Sitting, id: str) -> int:
    cards = [widget.id for widget in sitting.form.focus.widgets if isinstance(widget, HandCard)]
    return cards.index(id) + 1


def last(sitting: Sitting) -> str:
    """The person's last action."""
    mine = [text for seat, text in sitting.session.record.actions if seat == sitting.session.human]
    return str(mine[-1])


@pytest.mark.parametrize("key", ["return", "space"])
def test_a_card_the_focus_was_put_on_is_chosen_and_then_played(key: str) -> None:
    sitting = at("card", playing)
    made, card = len(sitting.session.record.actions), focused(sitting)
    assert card.startswith("card:")
    assert sitting.form.focus.placed
    sitting.key(key)
    assert len(sitting.session.record.actions) == made
    assert ", chosen. Press again" in sitting.widget("advice").label
    assert focused(sitting) == card
    sitting.key(key)
    assert last(sitting) == f"play {card.removeprefix('card:')}"


def test_a_card_one_has_gone_to_is_chosen() -> None:
    sitting = at("gone", playing)
    first = focused(sitting)
    sitting.key("right")
    sitting.key("left")
    assert focused(sitting) == first
    made = len(sitting.session.record.actions)
    sitting.key("return")
    assert len(sitting.session.record.actions) > made


@pytest.mark.parametrize("where", ["where the focus is", "elsewhere"])
def test_the_first_press_of_a_number_chooses_and_the_second_plays(where: str) -> None:
    sitting = at("number", playing)
    made, view = len(sitting.session.record.actions), sitting.session.view
    cards = [f"card:{card_name(each.card)}" for each in legal_actions(view) if isinstance(each, PlayCard)]
    wanted = next(card for card in cards if (card == focused(sitting)) == (where == "where the focus is"))
    number = number_of(sitting, wanted)
    sitting.key(str(number), number)
    assert focused(sitting) == wanted
    assert len(sitting.session.record.actions) == made
    sitting.send(Key(str(number), frozenset(), number, True))
    assert len(sitting.session.record.actions) == made, "a key that is held down does nothing more"
    sitting.key(str(number), number)
    assert last(sitting) == f"play {wanted.removeprefix('card:')}"


def test_another_number_chooses_anew() -> None:
    sitting = at("numbers", lambda session: playing(session, 5))
    made = len(sitting.session.record.actions)
    for number in (1, 2, 1, 3, 2):
        sitting.key(str(number), number)
    assert len(sitting.session.record.actions) == made


@pytest.mark.parametrize("key", ["return", "space", "number"])
def test_presses_left_over_play_nothing_in_the_next_trick(key: str) -> None:
    """Pressed four times, quickly: the card is chosen and played, and the other presses were not for the next one."""
    sitting = at("over", lambda session: playing(session, 6))
    number = number_of(sitting, focused(sitting))
    for _ in range(4):
        sitting.key(key if key != "number" else str(number), number if key == "number" else 0)
    human = sitting.session.human
    made = len([1 for seat, _ in sitting.session.record.actions if seat == human])
    sitting.until_due()
    if sitting.top is sitting.table and sitting.session.view.kind == Kind.PLAY:
        assert sitting.form.focus.placed
        assert len([1 for seat, _ in sitting.session.record.actions if seat == human]) == made


def test_just_after_the_focus_has_moved_by_itself_no_press_counts() -> None:
    sitting = at("guard", playing)
    focus = sitting.form.focus
    cards = [w for w in focus.widgets if isinstance(w, HandCard) and w.legal and w is not focus.focused]
    focus.put(cards[0].id)
    sitting.tick(LATE / 2)
    sitting.key("return")
    assert focus.placed, "it was meant for what the focus has left"
    number = number_of(sitting, cards[0].id)
    sitting.key(str(number), number)
    assert focus.placed
    sitting.tick(LATE)
    sitting.key("return")
    assert not focus.placed


def test_a_key_for_a_trick_that_has_gone_long_since_plays_no_card() -> None:
    """A busy machine once played the nine for the seven: Space was pressed for a complete trick, and came when that
    had gone by itself, the others had played, and the program had put the focus on the first legal card."""
    for number in range(WALKS):
        *_, session = (each for each in [*walk_to_trick(f"late/{number}")])
        sitting = Sitting(session, speed=4.0)
        sitting.until_due()
        if sitting.top is not sitting.table or not playing(sitting.session):
            continue
        sitting.tick(1.0)
        made = sitting.session.record.actions
        assert focused(sitting).startswith("card:")
        sitting.key("space")
        assert sitting.session.record.actions == made
        return
    raise AssertionError("it never comes up")


def walk_to_trick(seed: str) -> list[Evening]:
    """The evening of that seed while others play the rest of a trick."""
    for session in walk(seed):
        theirs = session.turn not in (None, session.human)
        if session.view.kind == Kind.PLAY and theirs and session.view.table.play.tricks:
            return [Evening.from_data(session.data())]
    return [session]


def test_up_from_the_hand_enter_chooses_a_bid_and_says_it_only_then() -> None:
    sitting = at("up", bidding)
    made = len(sitting.session.record.actions)
    cards = [widget for widget in sitting.form.focus.widgets if isinstance(widget, HandCard)]
    sitting.form.focus.focus(cards[0].id)
    sitting.key("up")
    while not isinstance(sitting.form.focus.focused, BidRow):
        sitting.key("up")
    row = sitting.form.focus.focused
    sitting.key("return")
    assert len(sitting.session.record.actions) == made
    chosen = sitting.widget(row.id)
    assert isinstance(chosen, BidRow)
    assert chosen.chosen
    sitting.key("return")
    assert last(sitting) == action_text(row.call.action)


def test_by_mouse_a_click_chooses_a_bid_and_enter_says_it() -> None:
    sitting = at("click", bidding)
    made = len(sitting.session.record.actions)
    row = next(widget for widget in sitting.form.focus.widgets if isinstance(widget, BidRow) and widget.enabled)
    sitting.click(row.rect.centre)
    assert len(sitting.session.record.actions) == made
    sitting.key("return")
    assert last(sitting) == action_text(row.call.action)


def test_pas_is_not_said_by_the_first_enter() -> None:
    sitting = at("pas", bidding)
    assert focused(sitting) == "bid:pass"
    made = len(sitting.session.record.actions)
    sitting.key("return")
    assert len(sitting.session.record.actions) == made
    sitting.key("return")
    assert last(sitting) == "pass"


def test_a_king_is_called_by_the_second_press() -> None:
    sitting = at("king", lambda session: session.view.kind == Kind.CALL)
    made, king = len(sitting.session.record.actions), action_text(legal_actions(sitting.session.view)[1])
    sitting.key("2", 2)
    assert len(sitting.session.record.actions) == made
    sitting.key("2", 2)
    assert last(sitting) == king


def test_escape_takes_the_choice_back() -> None:
    sitting = at("escape", playing)
    made = len(sitting.session.record.actions)
    sitting.key("return")
    sitting.key("escape")
    assert sitting.top is sitting.table
    sitting.key("return")
    assert len(sitting.session.record.actions) == made
    sitting.key("left")
    sitting.key("right")
    assert ", chosen. Press again" not in sitting.widget("advice").label


def test_what_a_click_has_left_the_focus_on_is_not_played_by_the_first_enter() -> None:
    """By mouse no ring is seen: Enter shows it first."""
    sitting = at("mouse", playing)
    view = sitting.session.view
    legal = {each.card for each in legal_actions(view) if isinstance(each, PlayCard)}
    card = next(w for w in sitting.form.focus.widgets if isinstance(w, HandCard) and w.card in legal)
    sitting.form.focus.focus(card.id)
    sitting.form.focus.show_ring = False
    sitting.program.loop.by_keyboard = False
    made = len(sitting.session.record.actions)
    sitting.key("return")
    assert len(sitting.session.record.actions) == made
    sitting.key("return")
    assert last(sitting) == f"play {card_name(card.card)}"
