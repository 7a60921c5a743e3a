from collections.abc import Iterable

import pygame
import pytest

from tarokgui.app.program import players_program
from tarokgui.draw.artwork import Artwork
from tarokgui.draw.cardpainter import CardPainter
from tarokgui.draw.geometry import Rect, scale_for
from tarokgui.draw.text import Align, Face, TextPainter
from tarokgui.draw.theme import Theme
from tarokgui.forms.dialog import Answer, Dialog
from tarokgui.forms.form import Form
from tarokgui.kit.commands import Key, Pointer, PointerKind, PressTime
from tarokgui.services.program import Program
from tarokgui.session.seating import Place
from tarokgui.table.layout import layout
from tarokgui.widgets.base import Spot, Widget
from tarokgui.widgets.bubble import draw_bubble
from tarokgui.widgets.button import Button, Style, button_size
from tarokgui.widgets.choice import Choice
from tarokgui.widgets.drawcontext import DrawContext
from tarokgui.widgets.focus import FRESH, Focus
from tarokgui.widgets.focusview import tooltip_of
from tarokgui.widgets.label import Label, Panel
from tarokgui.widgets.scroll import ScrollBox, ScrollRow
from tarokgui.widgets.slider import Slider, SliderShape
from tarokgui.widgets.toast import FreeArea, Toast
from tarokgui.widgets.toggle import Toggle
from tarokgui.widgets.tooltip import kept_free, tooltip_rect

WINDOW = Rect(0, 0, 1280, 720)


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def paint() -> DrawContext:
    return DrawContext(Theme(), TextPainter(recording=True), scale_for(1280, 720), Artwork(), CardPainter)


def grid(pressed: list[str]) -> list[Spot]:
    """Three rows of three: a1 … c3."""

    def note(name: str) -> Spot:
        column, row = "abc".index(name[0]), int(name[1]) - 1
        rect = Rect(100 + 120 * column, 100 + 60 * row, 100, 44)
        return Spot(name, rect, name, lambda: pressed.append(name))

    return [note(f"{letter}{number}") for number in (1, 2, 3) for letter in "abc"]


def at(widget: Widget, kind: PointerKind) -> Pointer:
    return Pointer(widget.rect.centre, kind)


def click(focus: Focus, widget: Widget) -> None:
    for kind in (PointerKind.MOVE, PointerKind.DOWN, PointerKind.UP):
        focus.handle(at(widget, kind))


def focused(focus: Focus) -> str:
    assert focus.focused is not None
    return focus.focused.id


def test_arrows_tab_home_and_end(clock: Clock) -> None:
    focus = Focus(clock)
    focus.set(grid([]))
    assert focused(focus) == "a1"
    trail = []
    for name in ("right", "down", "left", "down", "up", "tab", "end", "tab", "home", "left"):
        assert focus.handle(Key(name))
        trail.append(focused(focus))
    assert trail == ["b1", "b2", "a2", "a3", "a2", "b2", "c3", "a1", "a1", "a1"]
    focus.handle(Key("tab", frozenset({"shift"})))
    assert focused(focus) == "c3"


def test_every_enabled_widget_is_reached_and_disabled_ones_are_not(clock: Clock) -> None:
    focus, spots = Focus(clock), grid([])
    spots[4].enabled = False
    focus.set(spots)
    seen = set()
    for _ in spots:
        seen.add(focused(focus))
        focus.handle(Key("tab"))
    assert seen == {spot.id for spot in spots} - {"b2"}


def test_focus_survives_rebuilding_and_is_never_lost(clock: Clock) -> None:
    focus = Focus(clock)
    focus.set(grid([]), prefer="c1")
    assert focused(focus) == "c1"
    focus.focus("b2")
    again = grid([])
    focus.set(again)
    assert focused(focus) == "b2"
    again[4].enabled = False
    focus.settle()
    assert focused(focus) == "a1"
    focus.set([])
    assert focus.focused is None


def test_two_widgets_of_one_id_are_refused(clock: Clock) -> None:
    with pytest.raises(ValueError, match="a1"):
        Focus(clock).set([*grid([]), grid([])[0]])


def test_keys_activate_once_per_press(clock: Clock) -> None:
    pressed: list[str] = []
    focus = Focus(clock)
    focus.set(grid(pressed))
    focus.handle(Key("return"))
    focus.handle(Key("return", repeat=True))
    focus.handle(Key("space"))
    assert pressed == ["a1", "a1"]


def test_pointer_waits_until_a_new_button_is_old_enough(clock: Clock) -> None:
    pressed: list[str] = []
    focus, spots = Focus(clock), grid(pressed)
    focus.set(spots)
    click(focus, spots[4])
    assert pressed == []
    clock.now += FRESH + 0.01
    click(focus, spots[4])
    assert pressed == ["b2"]
    assert focused(focus) == "b2"


@pytest.mark.parametrize(
    ("second", "expected"), [(PointerKind.DOWN, ["b3"]), (PointerKind.RIGHT, []), (PointerKind.LEAVE, [])]
)
def test_a_press_whose_end_nobody_saw_is_over(clock: Clock, second: PointerKind, expected: list[str]) -> None:
    """The next press of that button is a press of its own."""
    pressed: list[str] = []
    focus, spots = Focus(clock), grid(pressed)
    focus.set(spots)
    clock.now += 1
    focus.handle(at(spots[4], PointerKind.DOWN))
    focus.handle(at(spots[7], second))
    assert (focus.held is not None) is (second is PointerKind.DOWN)
    focus.handle(at(spots[7], PointerKind.UP))
    assert pressed == expected


@pytest.mark.parametrize(
    ("since", "by", "heard"),
    [
        (-0.1, FRESH / 2, False),  # soon after
        (-0.1, FRESH * 5, False),  # the queue waited: perhaps before it was there
        (0.0, FRESH * 5, False),
        (0.1, FRESH / 2, False),
        (0.1, FRESH, True),
    ],
)
def test_a_press_that_perhaps_came_before_its_button_means_nothing(since: float, by: float, heard: bool) -> None:
    pressed: list[str] = []
    focus, spots = Focus(lambda: 0.0, lambda: PressTime(since, by)), grid(pressed)
    focus.set(spots)
    click(focus, spots[4])
    assert pressed == ["b2"] * heard


def test_letting_go_elsewhere_cancels(clock: Clock) -> None:
    pressed: list[str] = []
    focus, spots = Focus(clock), grid(pressed)
    focus.set(spots)
    clock.now += 1
    focus.handle(at(spots[0], PointerKind.DOWN))
    focus.handle(at(spots[1], PointerKind.UP))
    assert pressed == []


def test_disabled_button_tells_why(clock: Clock) -> None:
    pressed: list[str] = []
    button = Button("x", Rect(0, 0, 100, 44), "Solo", lambda: pressed.append("x"), enabled=False, reason="Not now.")
    focus = Focus(clock)
    focus.set([button])
    clock.now += 1
    click(focus, button)
    assert pressed == []
    assert tooltip_of(focus) == ("Not now.", button)


def test_toggle_choice_and_scroll_by_key_and_pointer(clock: Clock, paint: DrawContext) -> None:
    states: list[object] = []
    toggle = Toggle("t", Rect(0, 0, 200, 44), "Trula", states.append)
    choice = Choice("c", Rect(0, 60, 300, 44), "Speed", ["slow", "normal", "fast"], 1, states.append)
    rows = [ScrollRow(f"row {i} with some words to read") for i in range(40)]
    scroll = ScrollBox("s", Rect(0, 120, 300, 200), "Log", rows, paint, on_choose=states.append)
    focus = Focus(clock)
    focus.set([toggle, choice, scroll])
    clock.now += 1
    focus.handle(Key("space"))
    click(focus, toggle)
    assert states == [True, False]
    focus.focus("c")
    for name in ("right", "right", "left"):
        focus.handle(Key(name))
    assert choice.value == "normal"
    focus.handle(Pointer((280, 80), PointerKind.DOWN))
    focus.handle(Pointer((280, 80), PointerKind.UP))
    assert choice.value == "fast"
    focus.handle(Key("down"))
    assert focused(focus) == "s"
    for _ in range(20):
        focus.handle(Key("down"))
    focus.handle(Key("return"))
    assert states[-1] == 20
    assert scroll.offset > 0
    before = scroll.offset
    focus.handle(Pointer((100, 200), PointerKind.WHEEL, 1))
    assert scroll.offset < before
    focus.handle(Key("end"))
    assert scroll.offset == scroll.furthest


@pytest.mark.parametrize(
    ("stops", "number"),
    [
        (("0.5 s", "1 s", "2,5 s"), (1.0, 0.5, 2.5)),
        (("off", "on", "loud"), (2.0, 1.0, 3.0)),
        (("none", "10 %", "20 %"), (2.0, 1.0, 3.0)),
        (("1 card", "2 cards", "2 or more"), (2.0, 1.0, 3.0)),  # two of one number: their places
    ],
)
def test_a_slider_tells_the_numbers_of_its_stops_or_their_places(
    paint: DrawContext, stops: tuple[str, ...], number: tuple[float, ...]
) -> None:
    shape = SliderShape.of(paint, 400, "Speed", "", stops)
    slider = Slider("s", Rect(0, 0, 400, 44), "Speed", stops, 1, lambda index: None, shape=shape)
    assert slider.node().number == number


def test_buttons_grow_with_their_text(paint: DrawContext) -> None:
    short, tall = button_size(paint, "Pas"), button_size(paint, "Announce the king ultimo of hearts now", 180)
    assert short[1] == paint.scale.target == 44
    assert tall[0] <= 180
    assert tall[1] > 44
    surface = pygame.Surface(WINDOW[2:])
    for style in Style:
        Button("b", Rect(10, 10, *tall), "Announce the king ultimo of hearts now", lambda: None, style=style).draw(
            surface, paint
        )
    assert paint.text.drawn
    assert all(line.fits and line.px >= 18 for line in paint.text.drawn)


def test_text_tells_when_it_does_not_fit(paint: DrawContext) -> None:
    surface = pygame.Surface(WINDOW[2:])
    box = Rect(0, 0, 60, 30)
    text = "Announce everything"
    assert not paint.text.line(surface, text, box, Face.BODY, 18, "#000000")
    record = paint.text.drawn[-1]
    assert (record.text, record.px, record.fits) == (text, 18, False)
    assert record.rect.w <= box.w
    assert paint.text.paragraph(surface, text, Rect(0, 0, 100, 60), Face.BODY, 18, "#000000", Align.CENTRE)
    label = Label("l", box, text, px=18, colour="#000000", wrapped=False)
    label.draw(surface, paint)
    assert label.tooltip == text


def test_fonts_have_every_romanian_letter() -> None:
    painter = TextPainter()
    for face in Face:
        metrics = painter.font(face, 20).metrics("ăâîșțĂÂÎȘȚčšžäöüß„”«»–—…−×½·0123456789")
        assert None not in metrics


@pytest.mark.parametrize(
    "text",
    [
        "You need 36 points here.",
        "Dafür brauchst du 36 Punkte",
        "from 1 to 999\u00a0999 or",
        "It is about 42 % in doi.",
    ],
)
def test_no_line_ends_between_a_number_and_what_it_counts(paint: DrawContext, text: str) -> None:
    kept = ("36 points", "36 Punkte", "999\u00a0999", "42 %")
    for px in (14, 28):
        widest = paint.text.size(text, Face.BODY, px)[0]
        for width in range(paint.text.size("36 points here.", Face.BODY, px)[0], widest):
            lines = paint.text.wrap(text, Face.BODY, px, width)
            assert " ".join(lines) == text
            assert any(each in line for each in kept for line in lines), lines
    assert paint.text.wrap("36 points", Face.BODY, 14, 20) == ["36", "points"], "but nothing is cut for it"


def test_tooltip_toast_and_bubble_stay_inside(paint: DrawContext) -> None:
    pygame.Surface(WINDOW[2:])
    for anchor in (Rect(0, 0, 10, 10), Rect(1270, 710, 10, 10)):
        assert WINDOW.contains(tooltip_rect(paint, "You hold no king of that suit. " * 4, anchor, WINDOW))
        near = tooltip_rect(paint, "Solo.", anchor, WINDOW, at=(0, 0))
        assert not near.meets(anchor)
    toast = Toast()
    toast.show("Saved.")
    assert WINDOW.contains(toast.rect(paint, FreeArea(WINDOW)))
    assert not toast.update(1.0)
    assert toast.update(5.0)
    for size in ((1024, 640), (1920, 1080)):
        table = layout(*size)
        big = DrawContext(Theme(), paint.text, table.scale, Artwork(), CardPainter)
        for seat in table.seats.values():
            if seat.place is Place.YOU:
                continue  # players know their own words
            drawn = draw_bubble(pygame.Surface(size), big, "opt taroace, trula", seat.bubble, seat.plate)
            assert table.window.inset(table.scale.rim).contains(drawn)


def test_ring_is_at_least_three_pixels(paint: DrawContext) -> None:
    surface = pygame.Surface((200, 100))
    surface.fill("#000000")
    paint.ring(surface, Rect(50, 30, 100, 40), 6)
    focus_colour = pygame.Color(paint.theme.focus)
    column = [surface.get_at((100, y)) == focus_colour for y in range(30)]
    assert sum(column) >= 3


class Asking(Form):
    name = "asking"

    def build(self) -> Iterable[Widget]:
        yield Panel("sheet", self.window.inset(100), "Sheet")
        yield Button("ok", Rect(200, 300, 120, 44), "OK", lambda: None)


def dialog(kit: Program, answers: list[str]) -> Dialog:
    return Dialog(
        kit,
        "Surrender the deal?",
        "The called king lies in the talon.",
        [
            Answer("stay", "Play on", lambda: answers.append("stay"), style=Style.PRIMARY),
            Answer("give", "Surrender", lambda: answers.append("give"), destructive=True),
        ],
        "stay",
    )


@pytest.mark.parametrize(("key", "expected"), [("return", ["stay"]), ("escape", ["stay"]), ("h", [])])
def test_dialog_takes_all_input_and_falls_back_on_the_safe_answer(key: str, expected: list[str]) -> None:
    kit, answers = players_program(), list[str]()
    below = Asking(kit)
    kit.stack.push(below)
    kit.stack.resize(1280, 720)
    kit.stack.push(dialog(kit, answers))
    kit.stack.commit()
    top = kit.stack.top
    assert isinstance(top, Dialog)
    assert focused(top.focus) == "stay"
    give, stay = top.focus.find("give"), top.focus.find("stay")
    assert give is not None
    assert stay is not None
    assert stay.rect.x - give.rect.right > 40
    kit.stack.draw(pygame.Surface((1280, 720)))
    assert kit.stack.handle(Key(key))
    kit.stack.commit()
    assert answers == expected
    assert (kit.stack.top is below) == bool(expected)


def test_a_tooltip_takes_the_side_that_is_free(paint: DrawContext) -> None:
    """Rows above and below are left alone while there is room at the side; words are covered rather than a button."""
    rows = [Spot(f"row{n}", Rect(440, 200 + 50 * n, 400, 44), "", lambda: None) for n in range(5)]
    sheet, text = Panel("sheet", Rect(420, 150, 440, 350), ""), "Doi at level 2: you begin with pair 2."
    window = WINDOW
    place = tooltip_rect(paint, text, rows[2].rect, window, kept_free([sheet, *rows], rows[2]))
    assert not any(row.rect.meets(place) for row in rows)
    assert place.x >= rows[2].rect.right
    wall = Spot("wall", Rect(860, 0, 420, 720), "", lambda: None)
    place = tooltip_rect(paint, text, rows[2].rect, window, kept_free([sheet, *rows, wall], rows[2]))
    assert place.right <= rows[2].rect.x
    words = Label("words", Rect(0, 0, 420, 720), "", px=18, colour="#000000")
    place = tooltip_rect(paint, text, rows[2].rect, window, kept_free([sheet, *rows, wall, words], rows[2]))
    assert place.meets(words.rect)
    assert not any(row.rect.meets(place) for row in rows)


def test_a_tooltip_of_something_long_lies_by_the_pointer(paint: DrawContext) -> None:
    line = Rect(100, 300, 1000, 30)
    at = (1040, 310)
    place = tooltip_rect(paint, "Your turn.", line, WINDOW, at=at)
    assert place.x <= at[0] <= place.right
