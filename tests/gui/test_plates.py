"""A player's side and the leader can be read, in every language and size of window, and nothing covers it."""

from __future__ import annotations

from functools import cache
from math import radians, sin

import pytest

from ai.games import roles_of
from engine import View, highest_wins
from tarokgui.controller.intents import Skip
from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Drawn
from tarokgui.session.evening import Evening
from tarokgui.session.seating import Place
from tarokgui.table.layout import layout
from tarokgui.table.plate import SeatPlate
from tarokgui.table.proportions import TILT
from tarokgui.viewmodel.plates import RELATIONS, plate_view, seat_words
from tarokgui.wording.i18n import LANGUAGES
from tests.gui.moments import gallery
from tests.gui.sitting import Sitting
from tests.gui.slovenian import Story, at
from tests.gui_kit.test_layout import indices
from tests.support.pairs import pairs, some

SIZES = ((1024, 640), (1280, 720), (1920, 1080))
LETTERS = (1.0, 1.5, 2.0)


@cache
def moments() -> list[dict[str, object]]:
    """A trick is on the table."""
    found = [data for phase in ("play, mine", "play, theirs") for data in gallery()[phase]]
    return [data for data in found if Evening.from_data(data).view.table.play.trick]


def sitting(data: dict[str, object], size: tuple[int, int], text: float, language: str, *, flag: bool) -> Sitting:
    made = Sitting(Evening.from_data(data), size, reading=True, text_scale=text, language=language, winning_flag=flag)
    made.table.stage.controller.dispatch(Skip())
    return made


def drawn(made: Sitting) -> list[Drawn]:
    made.program.drawing.text.drawn.clear()
    made.stack.draw(made.surface)
    return list(made.program.drawing.text.drawn)


@pytest.mark.parametrize(("size", "text", "language", "flag"), pairs(SIZES, LETTERS, LANGUAGES, [False, True]))
def test_who_leads_is_said_in_words(flag: bool, language: str, text: float, size: tuple[int, int]) -> None:
    """On the card that leads, in whole words; also where another mark says that the same card wins."""
    seen = 0
    for data in moments()[:2]:
        made = sitting(data, size, text, language, flag=flag)
        words = made.program.feedback.tr("seat.chip.leads")
        (line,) = [line for line in drawn(made) if line.text == words]
        play = made.session.view.table.play
        card = made.table.stage.layout.seats[made.table.stage.seating.place(play.leader)].trick
        assert line.fits
        assert line.box.inset(-2 * made.table.paint.scale.small).meets(card)
        assert not any(line.box.meets(corner) for corner in indices(card)), "it covers no index"
        assert made.table.stage.layout.window.contains(line.box)
        leader = next(widget for widget in made.table.focus.widgets if widget.id == f"seat:{play.leader}")
        assert words in leader.label
        seen += 1
    assert seen


@pytest.mark.parametrize("text", LETTERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_leads_and_is_ahead_bears_one_plate(language: str, text: float) -> None:
    """At its upper edge: the corners with the index stay free. The crown says that it is ahead."""
    seen = 0
    for data in moments():
        made = sitting(data, (1280, 720), text, language, flag=True)
        play = made.session.view.table.play
        if highest_wins(play.trick) != 0:
            continue
        card = made.table.stage.layout.seats[made.table.stage.seating.place(play.leader)].trick
        tr = made.program.feedback.tr
        lines = [line for line in drawn(made) if line.text in (tr("seat.chip.leads"), tr("trick.winning"))]
        assert [line.text for line in lines] == [tr("seat.chip.leads")]
        assert lines[0].box.y < card.y + card.h // 8
        seen += 1
        if seen == 2:
            break
    assert seen


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_side_somebody_is_on_is_said_in_words(language: str, size: tuple[int, int]) -> None:
    """In the usual letters the plate of the declarer too has room for it."""
    crowned = 0
    for data in moments()[:: some(6, 2)]:
        made = sitting(data, size, 1.0, language, flag=False)
        view = made.session.view
        lines = drawn(made)
        for widget in made.table.focus.widgets:
            if not isinstance(widget, SeatPlate) or widget.id == f"seat:{view.seat}":
                continue
            seat = int(widget.id.partition(":")[2])
            words = relation(made, view, seat)
            assert any(line.text == words and line.fits and widget.rect.contains(line.box) for line in lines), words
            crowned += seat == view.table.declarer
    assert crowned


def relation(made: Sitting, view: View, seat: int) -> str:
    return made.program.feedback.tr(f"roles.{roles_of(view)[seat].relation}")


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_total_leaves_room_for_whose_side_somebody_is_on(language: str, size: tuple[int, int]) -> None:
    """Before the play, when plates show totals: "total −1" is shortened to its figure first."""
    seen = 0
    for data in gallery()["announce, mine"][:6]:
        made = sitting(data, size, 1.0, language, flag=False)
        view = made.session.view
        lines = drawn(made)
        for widget in made.table.focus.widgets:
            if isinstance(widget, SeatPlate) and widget.id != f"seat:{view.seat}":
                words = relation(made, view, int(widget.id.partition(":")[2]))
                assert any(line.text == words and line.fits and widget.rect.contains(line.box) for line in lines)
                seen += 1
    assert seen == 18


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text", LETTERS)
def test_the_board_of_what_was_said_lies_clear_of_the_words_of_the_seats(size: tuple[int, int], text: float) -> None:
    for data in gallery()["announce, theirs"][:3]:
        made = sitting(data, size, text, "de", flag=False)
        board = next(widget.rect for widget in made.table.focus.widgets if widget.id == "speech")
        assert made.table.stage.layout.centre.contains(board)
        for seat in made.table.stage.layout.seats.values():
            assert seat.place is Place.YOU or not seat.bubble.meets(board), seat.place


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text", LETTERS)
def test_the_rest_of_the_talon_lies_clear_of_a_leaning_card(size: tuple[int, int], text: float) -> None:
    """With a card of the trick at any lean."""
    seats = layout(*size, text=text).seats
    for seat in seats.values():
        lean = round(seat.trick.h * sin(radians(TILT)) / 2)
        leaning = Rect(seat.trick.x - lean, seat.trick.y, seat.trick.w + 2 * lean, seat.trick.h)
        assert not any(leaning.meets(other.pocket) for other in seats.values()), seat.place


@pytest.mark.parametrize("total", [25, 235, -1235])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_total_beside_marks_is_written_whole(language: str, total: int) -> None:
    """Three plates with a side that nobody knows: marks get shorter before figures are cut."""
    session = Story(mine=("bid two", "name two", "call SK", "take 1")).until(at("open-talon"))
    made = sitting(session.data(), (1280, 720), 1.0, language, flag=False)
    for plate in (widget for widget in made.table.focus.widgets if isinstance(widget, SeatPlate)):
        paint, context, seat = made.table.paint, made.table.stage.context, plate.plate.seat
        for figure in range(total, total + 8):
            made.program.drawing.text.drawn.clear()
            SeatPlate(context, plate_view(context, seat, seat_words(context, seat, figure))).draw(made.surface, paint)
            assert [line.text for line in made.program.drawing.text.drawn if not line.fits] == []


@pytest.mark.parametrize(("language", "size", "text"), pairs(LANGUAGES, SIZES, LETTERS))
def test_the_side_of_each_player_is_written_in_the_same_form(language: str, size: tuple[int, int], text: float) -> None:
    """Whole words, the short ones, or signs alone: for all other players alike, however long their names are."""
    for data in moments()[: some(4, 40)]:
        made, steps = sitting(data, size, text, language, flag=True), []
        for seat in range(1, 4):
            plate = made.widget(f"seat:{(made.session.human + seat) % 4}")
            assert isinstance(plate, SeatPlate)
            (side,) = (mark for mark in plate.plate.marks if mark.icon in RELATIONS)
            lines = [line.text for line in drawn(made) if plate.rect.contains(line.rect)]
            if side.short or side.words not in lines:  # words without a short form are short as well
                steps.append([side.words in lines, side.short in lines, True].index(True))
        assert len(set(steps)) <= 1, steps
