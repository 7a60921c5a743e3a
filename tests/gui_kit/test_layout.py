import itertools
from dataclasses import replace
from math import cos, radians, sin

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tarokgui.draw.geometry import Rect
from tarokgui.table.layout import (
    LEAST_STEP,
    Place,
    TableLayout,
    hand_hit,
    hand_rects,
    layout,
    places,
    talon_rects,
)
from tarokgui.table.proportions import TILT, line_of
from tarokgui.table.rowheights import captioned
from tests.support.zones import base_zones

NAMED_SIZES = [
    (1024, 640),
    (1024, 768),
    (1024, 1400),
    (1280, 720),
    (1280, 800),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1080),
    (3840, 2160),
    (3840, 640),
]
TALONS = [(2, 2, 2), (3, 3), (1, 1, 1, 1, 1, 1), (6,), (1, 1, 1)]

tables = st.builds(
    layout,
    st.integers(1024, 3840),
    st.integers(640, 2160),
    st.sampled_from([3, 4, 5]),
    dock=st.booleans(),
    hand=st.booleans(),
    ui=st.sampled_from([0.8, 1.0, 1.1]),
    text=st.sampled_from([1.0, 1.25, 1.5, 1.75, 2.0]),
)


def askew(card: Rect, degrees: float) -> Rect:
    """The area of a card that is turned about its middle."""
    c, s = cos(radians(degrees)), abs(sin(radians(degrees)))
    w, h = round(card.w * c + card.h * s), round(card.h * c + card.w * s)
    return Rect(card.centre[0] - w // 2, card.centre[1] - h // 2, w, h)


def check_zones(table: TableLayout) -> None:
    zones = base_zones(table)
    names = list(zones)
    for name in names:
        assert min(zones[name].w, zones[name].h) > 0, name
        assert table.window.contains(zones[name]), (name, zones[name])
    for i, one in enumerate(names):
        for other in names[i + 1 :]:
            assert not zones[one].meets(zones[other]), (one, other)


def indices(card: Rect) -> tuple[Rect, Rect]:
    """The corners of a card in which its index is: the upper left and the lower right."""
    w, h = round(card.w * 0.4), round(card.h * 0.15)
    return Rect(card.x, card.y, w, h), Rect(card.right - w, card.bottom - h, w, h)


def check_inside(table: TableLayout) -> None:
    for inner in (table.talon, table.sheet):
        assert table.centre.contains(inner)
    if table.hand_lies:
        assert not table.sheet.meets(table.hand)
    tricks = [askew(seat.trick, TILT) for seat in table.seats.values()]
    for i, one in enumerate(tricks):
        assert table.centre.inset(-1).contains(one)
        others = tricks[:i] + tricks[i + 1 :]
        assert not any(corner.meets(other) for corner in indices(one) for other in others), "an index is covered"
        # A card lifted in the hand stays clear of the trick, also of your own empty slot.
        assert not table.hand_lies or one.bottom <= table.hand.y - table.lift
    for place, seat in table.seats.items():
        felt = table.window.inset(table.scale.rim)
        assert felt.contains(seat.pocket), place
        assert felt.contains(seat.station), place
        assert seat.plate.contains(seat.text), place
        assert seat.zone.contains(seat.portrait) or place is Place.YOU, place
        if place is not Place.YOU:
            assert felt.contains(seat.bubble), place
            assert not seat.bubble.meets(seat.plate), place
        assert not any(seat.pocket.meets(other.plate) for other in table.seats.values()), place
    if table.dock is not None:
        assert table.window.inset(table.scale.rim).contains(table.dock)
        assert not table.dock.meets(table.tools)
        assert not any(table.dock.meets(seat.plate) for seat in table.seats.values())
        assert not table.hand_lies or not table.dock.meets(table.hand)


@settings(max_examples=200, deadline=None)
@given(tables)
def test_zones_are_disjoint_and_inside(table: TableLayout) -> None:
    check_zones(table)
    check_inside(table)


def test_zones_at_named_sizes() -> None:
    for size in NAMED_SIZES:
        for players in (3, 4, 5):
            for dock in (False, True):
                for text in (1.0, 1.25, 1.5, 2.0):
                    table = layout(*size, players, dock=dock, text=text)
                    check_zones(table)
                    check_inside(table)


@pytest.mark.parametrize(("players", "resting"), [(3, None), (4, None), *((5, place) for place in places(5))])
def test_a_station_covers_nothing_of_another_and_no_card(players: int, resting: Place | None) -> None:
    """Nor the place of the talon's rest at any seat, nor that of words at the sides."""
    for size, text in itertools.product(NAMED_SIZES, (1.0, 1.25, 1.5, 2.0)):
        table = layout(*size, players, text=text, resting=resting)
        seats = [seat for seat in table.seats.values() if seat.place is not resting]
        tricks = [askew(seat.trick, TILT) for seat in seats]
        line = line_of(table.scale.small)
        for seat in seats:
            around = [*tricks, *(seat.pocket.joined(seat.pocket.moved(0, line)) for seat in seats)]
            around += [other.station for other in seats if other is not seat]
            around += [rect for other in table.seats.values() for rect in (other.plate, other.portrait)]
            if seat.place not in (Place.TOP, Place.YOU) and captioned(table.scale):  # large words cover it
                around.append(seat.bubble)
            assert not any(seat.station.meets(rect) for rect in around), (size, text, seat.place)
            assert seat.station.contains(seat.backs.joined(seat.pile))
            assert not seat.backs.meets(seat.pile)
            assert table.window.inset(table.scale.rim).contains(seat.station)
            assert seat.station.h >= table.scale.px(26), (size, text, seat.place)


def test_spec_numbers_at_720p() -> None:
    table = layout(1280, 720)
    assert table.scale.rim == 17
    assert table.centre.w >= 1200
    assert (table.scale.small, table.scale.medium, table.scale.large, table.scale.huge) == (14, 18, 24, 36)


SHAPED = [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160)]
"""The sizes that everything is looked at."""


@pytest.mark.parametrize("size", SHAPED, ids=str)
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_letters_never_shrink_a_card(size: tuple[int, int], text: float, players: int) -> None:
    table, plain = layout(*size, players, text=text), layout(*size, players)
    assert table.card[1] >= 0.25 * min(size[1], size[0] * 9 / 16)
    assert table.seats[Place.YOU].trick.h >= 0.30 * 720 * table.scale.u or text > 1.0
    assert table.seats[Place.YOU].trick.h >= 0.25 * 720 * table.scale.u
    assert plain.seats[Place.YOU].trick.h >= 0.30 * size[0] * 9 / 16


@settings(max_examples=60, deadline=None)
@given(tables)
def test_an_open_dock_moves_nothing(table: TableLayout) -> None:
    for dock in (False, True):
        other = layout(
            table.window.w, table.window.h, len(table.seats), dock=dock, ui=table.scale.u / _unit(table), text=1.0
        )
        closed = layout(
            table.window.w, table.window.h, len(table.seats), dock=not dock, ui=table.scale.u / _unit(table), text=1.0
        )
        assert replace(other, dock=None) == replace(closed, dock=None)


def _unit(table: TableLayout) -> float:
    return min(table.window.w / 1280, table.window.h / 720)


def test_large_letters_grow_plates() -> None:
    for size in NAMED_SIZES:
        large = layout(*size, text=2.0)
        for place in (Place.RIGHT, Place.TOP, Place.LEFT):
            assert large.seats[place].plate.h >= round(1.24 * large.scale.medium)
        assert large.advice.h >= layout(*size).advice.h


def test_without_a_hand_the_centre_reaches_down() -> None:
    for size in NAMED_SIZES:
        bare, full = layout(*size, hand=False), layout(*size)
        assert bare.centre.h > full.centre.h
        assert bare.advice.bottom > size[1] * 0.9


@settings(max_examples=60, deadline=None)
@given(tables, st.integers(1, 15))
def test_hand_stays_in_the_window_and_readable(table: TableLayout, n: int) -> None:
    rects = hand_rects(table, n)
    assert len(rects) == n
    for rect in rects:
        assert table.hand.contains(rect)
    for one, other in itertools.pairwise(rects):
        assert other.x - one.x >= LEAST_STEP * one.w - 1


@settings(max_examples=60, deadline=None)
@given(tables, st.integers(1, 15), st.data())
def test_hit_is_the_visible_strip(table: TableLayout, n: int, data: st.DataObject) -> None:
    rects = hand_rects(table, n)
    index = data.draw(st.integers(0, n - 1))
    right = min(rects[index + 1].x if index + 1 < n else rects[index].right, rects[index].right)
    x = data.draw(st.integers(rects[index].x, right - 1))
    assert hand_hit(table, n, (x, rects[index].y)) == index
    assert hand_hit(table, n, (x, table.window.bottom - 1)) == index
    assert hand_hit(table, n, (x, rects[index].y - 1)) is None


def test_no_card_no_hit() -> None:
    assert hand_hit(layout(1280, 720), 0, (640, 700)) is None


@settings(max_examples=40, deadline=None)
@given(tables, st.sampled_from(TALONS))
def test_talon_fits_its_box(table: TableLayout, groups: tuple[int, ...]) -> None:
    laid = talon_rects(table, groups)
    assert tuple(len(group.cards) for group in laid) == groups
    everything = [rect for group in laid for rect in (*group.cards, group.label, group.button)]
    for rect in everything:
        assert table.talon.contains(rect)
    assert not any(a.meets(b) for i, a in enumerate(everything) for b in everything[i + 1 :])


def test_seats_go_anticlockwise() -> None:
    assert places(4) == (Place.YOU, Place.RIGHT, Place.TOP, Place.LEFT)
    assert places(3) == (Place.YOU, Place.RIGHT, Place.LEFT)
    assert places(5) == (Place.YOU, Place.RIGHT, Place.FAR_RIGHT, Place.FAR_LEFT, Place.LEFT)
    table = layout(1280, 720)
    x, y = table.centre.centre
    assert table.seats[Place.RIGHT].trick.x > x
    assert table.seats[Place.LEFT].trick.right < x
    assert table.seats[Place.TOP].trick.y < table.seats[Place.YOU].trick.y
    assert abs(table.seats[Place.TOP].trick.centre[1] + table.seats[Place.YOU].trick.centre[1] - 2 * y) <= 2
