"""The journal beside the panels: the same thing has the same name in both."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from pygame import Surface

from engine import GAMES, Card, GroupSeen, Seat, card_name
from tarokgui.controller.intents import Skip, ToggleJournal
from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.draw.theme import channels
from tarokgui.session.evening import Evening
from tarokgui.table.panels.talongroup import GroupView
from tarokgui.widgets.iconbutton import IconButton
from tarokgui.widgets.journalbox import JournalBox, TrickRow
from tarokgui.widgets.portrait import Party
from tarokgui.wording.journal import journal_lines, journal_rows
from tests.gui.moments import gallery, walk
from tests.gui.sitting import FRESH, Sitting

MOMENTS = gallery()["talon, mine"]


@pytest.mark.parametrize("data", MOMENTS[:6], ids=range(len(MOMENTS[:6])))
def test_a_group_of_the_talon_bears_the_panels_name(data: dict[str, object]) -> None:
    sitting = Sitting(Evening.from_data(data))
    sitting.table.stage.controller.dispatch(Skip())
    contract = sitting.table.state.view.table.contract
    assert contract is not None
    seen = [event.group for event in sitting.session.moment.hand.events if isinstance(event, GroupSeen)]
    journal = "\n".join(sitting.journal)
    assert seen
    for group in seen:
        name = sitting.program.feedback.tr(f"panels.talon.group.{contract.talon_cards}", number=group)
        assert name in journal
        widget = sitting.widget(f"group:{group}")
        assert isinstance(widget, GroupView)
        assert name in widget.node().label


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_the_journal_has_a_button_that_closes_it(text: float) -> None:
    """By mouse, in its head: it covers neither the title nor the lines. The keys leave it by Escape."""
    made = Sitting(Evening.from_data(MOMENTS[0]), text_scale=text)
    made.table.stage.controller.dispatch(Skip())
    made.table.stage.controller.dispatch(ToggleJournal())
    sheet, lines = made.widget("journal:sheet").rect, made.widget("journal:lines").rect
    button = made.widget("journal:close")
    assert isinstance(button, IconButton)
    assert sheet.contains(button.rect)
    assert button.rect.bottom <= lines.y
    words = made.program.drawing.text.size(
        made.program.feedback.tr("journal.title"), Face.TITLE, made.table.scale.large
    )[0]
    assert button.rect.x > sheet.centre[0] + words // 2
    made.tick(FRESH)
    made.click(button.rect.centre)
    assert made.table.focus.find("journal:sheet") is None
    made.table.stage.controller.dispatch(ToggleJournal())
    made.table.focus.focus("journal:close")
    assert made.table.escape()
    assert made.table.focus.find("journal:sheet") is None


@pytest.mark.parametrize("game", GAMES)
def test_a_trick_is_one_row_with_its_cards_in_the_order_of_the_seats(game: str) -> None:
    """The words are those of the lines; no row has a card that may not be read any more."""
    complete = 0
    for session in walk("rows/0", game):
        sitting = Sitting(session, reading=True)
        tr, seating, state = sitting.program.feedback.tr, sitting.table.stage.seating, sitting.table.state
        entries = state.journal.readable(state.view)
        rows = journal_rows(tr, seating, entries)
        words = " ".join(journal_lines(tr, seating, entries)).split()
        assert sorted(" ".join(row.words for row in rows).split()) == sorted(words)
        tricks, play = [row for row in rows if row.cards], state.view.table.play
        assert session.hand_over or len(tricks) <= 2  # R118
        for row in tricks:
            if row.winner is not None:
                assert row.winner == play.tricks[row.number - 1].winner
                assert tuple(card for _, card in row.cards) == tuple(play.tricks[row.number - 1].cards)
                complete += 1
            else:
                assert tuple(card for _, card in row.cards) == tuple(play.trick)
    assert complete >= 1


def test_a_trick_is_seen_as_its_cards_and_told_in_words() -> None:
    seen = 0
    for data in gallery()["play, mine"][:6]:
        sitting = Sitting(Evening.from_data(data), reading=True)
        sitting.table.stage.controller.dispatch(Skip())
        sitting.table.stage.controller.dispatch(ToggleJournal())
        box, view = sitting.widget("journal:lines"), sitting.table.state.view
        assert isinstance(box, JournalBox)
        for row in box.rows:
            assert row.text in box.node().label
            if isinstance(row, TrickRow) and row.winner is None and view.table.play.trick:
                assert row.parties[0].you
                assert [card for card in row.cards if card] == [
                    card_name(card) for card in sorted_by_seat(sitting, view.table.play.trick, view.table.play.leader)
                ]
                assert row.number == len(view.table.play.tricks) + 1
                seen += 1
    assert seen > 2


def sorted_by_seat(sitting: Sitting, cards: Sequence[Card], leader: Seat | None) -> list[Card]:
    """The cards of the present trick, from the person's seat on."""
    players, person = sitting.session.variant.players, sitting.session.human
    assert leader is not None
    by_seat = {(leader + step) % players: card for step, card in enumerate(cards)}
    return [by_seat[seat] for step in range(players) if (seat := (person + step) % players) in by_seat]


def test_the_winner_of_a_trick_is_on_a_darker_ground() -> None:
    sitting = Sitting(Evening.from_data(MOMENTS[0]))
    paint = sitting.table.paint
    parties, cards = tuple(Party(None, name) for name in "abcd"), ("T1", "HK", "S10", "T22")
    looks = []
    for winner in (None, 2):
        row = TrickRow("words", number=3, parties=parties, cards=cards, first=1, winner=winner)
        surface = Surface((400, 120))
        JournalBox("box", Rect(0, 0, 400, 120), "", [row], paint).draw(surface, paint)
        ground = channels(paint.theme.paper_disabled)
        looks.append(sum(tuple(surface.get_at((x, 20)))[:3] == ground for x in range(400)))
    assert looks[0] == 0
    assert 20 < looks[1] < 110
