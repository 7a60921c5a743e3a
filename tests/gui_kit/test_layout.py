import itertools
from math import cos, radians, sin

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
from tarokgui.table.proportions import TILT
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
    st.sampled_from([3, 4]),
    dock=st.booleans(),
    ui=st.sampled_from([0.8, 1.0, 1.1]),
    text=st.sampled_from([1.0, 1.25, 1.5, 1.75, 2.0]),
)


def askew(card: Rect, degrees: float) -> Rect:
    """What a card covers when it is turned about its middle."""
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


def check_inside(table: TableLayout) -> None:
    for inner in (table.talon, table.history, table.bids, table.sheet):
        assert table.centre.contains(inner)
    assert not table.sheet.meets(table.hand)
    assert not table.history.meets(table.bids)
    assert table.bids.h >= table.scale.target
    tricks = [askew(seat.trick, TILT) for seat in table.seats.values()]
    for i, one in enumerate(tricks):
        assert table.centre.inset(-1).contains(one)
        assert not any(one.meets(other) for other in tricks[i + 1 :])
        # A card lifted in the hand stays clear of the trick, also of your own empty slot.
        assert one.bottom <= table.hand.y - table.lift
    for place, seat in table.seats.items():
        assert not seat.bubble.meets(seat.trick)
        if place is Place.YOU:
            continue
        assert table.window.inset(table.scale.rim).contains(seat.bubble)
        for part in (seat.plate, seat.backs, seat.pocket, seat.portrait):
            assert seat.zone.contains(part), place
        assert seat.plate.contains(seat.text)
        parts = [seat.plate, seat.backs, seat.pocket]
        if place is not Place.TOP:  # at the top words cover the backs, which are then left out
            parts.append(seat.bubble)
        assert not any(a.meets(b) for i, a in enumerate(parts) for b in parts[i + 1 :])
        assert not any(seat.bubble.meets(zone) for zone in (table.bar, table.tools))
    left = table.seats[Place.LEFT]
    assert not table.seats[Place.YOU].pocket.meets(left.backs)
    if table.dock is not None:
        assert table.window.inset(table.scale.rim).contains(table.dock)
        assert not table.dock.meets(table.tools)
        assert not table.dock.meets(table.hand)


@settings(max_examples=200, deadline=None)
@given(tables)
def test_zones_are_disjoint_and_inside(table: TableLayout) -> None:
    check_zones(table)
    check_inside(table)


def test_zones_at_named_sizes() -> None:
    for size in NAMED_SIZES:
        for players in (3, 4):
            for dock in (False, True):
                for text in (1.0, 1.25, 1.5, 2.0):
                    table = layout(*size, players, dock=dock, text=text)
                    check_zones(table)
                    check_inside(table)


def test_spec_numbers_at_720p() -> None:
    table = layout(1280, 720)
    assert table.card == (110, 200)
    assert table.scale.rim == 17
    assert min(seat.trick.h for seat in table.seats.values()) >= 156
    assert table.centre.w >= 840
    assert (table.scale.small, table.scale.medium, table.scale.large, table.scale.huge) == (14, 18, 24, 36)
    assert layout(1280, 720, dock=True).dock == Rect(963, 111, 300, 592)


def test_large_letters_grow_plates_and_keep_a_playable_table() -> None:
    for size in NAMED_SIZES:
        plain, large = layout(*size), layout(*size, text=2.0)
        for place in (Place.RIGHT, Place.TOP, Place.LEFT):
            plate = large.seats[place].plate
            assert plate.h > plain.seats[place].plate.h
            assert plate.h >= round(1.24 * (large.scale.medium + large.scale.small))
        assert large.advice.h >= plain.advice.h
        assert large.card[1] >= 0.7 * plain.card[1]


def test_with_large_letters_the_journal_lies_over_the_table() -> None:
    beside, over = layout(1280, 720, dock=True), layout(1280, 720, dock=True, text=1.5)
    assert not beside.overlaid
    assert beside.table.w < layout(1280, 720).table.w
    assert over.overlaid
    assert over.table == layout(1280, 720, text=1.5).table
    assert over.dock is not None
    assert over.dock.meets(over.seats[Place.RIGHT].zone)


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
    right = rects[index + 1].x if index + 1 < n else rects[index].right
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
    table = layout(1280, 720)
    x, y = table.centre.centre
    assert table.seats[Place.RIGHT].trick.x > x
    assert table.seats[Place.LEFT].trick.right < x
    assert table.seats[Place.TOP].trick.bottom < y
