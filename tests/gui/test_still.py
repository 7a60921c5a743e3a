"""The kept picture of still things: always the one that would be drawn afresh, and little of it is drawn."""

from __future__ import annotations

import pygame
import pytest

from engine import PlayCard
from tarokgui.controller.intents import Say
from tarokgui.draw.geometry import Rect
from tarokgui.kit.commands import Pointer, PointerKind
from tarokgui.table.hand import HandCard
from tarokgui.table.still import LayerPart, StillPicture, joined
from tests.gui.sitting import Sitting, evening
from tests.support.pairs import some
from tests.support.person import Person

WINDOW = Rect(0, 0, 400, 300)
LOOK = 1 / some(20, 60)
"""Seconds from one picture to the next."""
TOLERATED = 2
"""Of 255: the smooth edge of a slanting line that is cut by the edge of an area."""


def afresh(sitting: Sitting) -> pygame.Surface:
    """The table as it is drawn when nothing is kept."""
    table = sitting.table
    kept, table.stage.picture.still = table.stage.picture.still, StillPicture()
    surface = pygame.Surface(sitting.size)
    table.draw(surface)
    table.stage.picture.still = kept
    return surface


def differing(one: pygame.Surface, other: pygame.Surface) -> list[pygame.Rect]:
    """The places where two pictures differ by more than is tolerated."""
    same = pygame.mask.from_threshold(one, (0, 0, 0), (TOLERATED + 1,) * 3 + (255,), other)
    same.invert()
    return same.get_bounding_rects()


def free(sitting: Sitting) -> bool:
    """True if the person may decide and nothing travels."""
    table = sitting.table
    busy = table.state.skippable or table.stage.animator.motion.busy or sitting.session.underway
    return table.state.mine and not busy


@pytest.mark.parametrize(("seed", "size", "speed"), [("still/0", (1024, 640), 2.0), ("still/2", (1280, 720), 3.0)])
def test_what_is_kept_is_what_would_be_drawn(seed: str, size: tuple[int, int], speed: float) -> None:
    """Through a whole hand, with the pointer over the cards."""
    session = evening(seed)
    sitting, person, looked = Sitting(session, size, speed=speed), Person(seed), 0
    table = sitting.table
    for turn in range(20_000):
        if session.hand_over:
            break
        sitting.tick(LOOK)
        if free(sitting):
            for action in person.turn(session):
                table.dispatch(Say(action))
        hand = [widget for widget in table.focus.widgets if isinstance(widget, HandCard)]
        if hand and turn % 8 == 0:
            at = hand[turn // 8 % len(hand)].rect
            sitting.send(Pointer((at.x + 3, at.y + 5), PointerKind.MOVE))
        if sitting.stack.dirty or sitting.stack.animating:
            sitting.draw()
            looked += 1
            if looked % 5 == 0:
                assert not differing(sitting.surface, afresh(sitting)), turn
    assert looked > 60


def playing(size: tuple[int, int] = (1280, 720)) -> Sitting:
    """A table at which the person is to play the second card of a hand or a later one, and all is still."""
    sitting, person = Sitting(evening("still/0"), size, speed=1.0), Person("still/0")
    session = sitting.session
    for _ in range(20_000):
        sitting.tick()
        if not free(sitting):
            continue
        actions = person.turn(session)
        if isinstance(actions[0], PlayCard) and session.view.table.play.trick:
            break
        for action in actions:
            sitting.table.dispatch(Say(action))
    while sitting.stack.dirty or sitting.stack.animating:
        sitting.draw()
        sitting.tick()
    return sitting


def test_a_table_at_rest_is_not_drawn_again() -> None:
    sitting = playing()
    assert [widget.id for widget in sitting.table.focus.widgets if widget.look() is None] == []
    for _ in range(2):
        sitting.table.dirty = True
        sitting.draw()
    assert sitting.table.stage.picture.still.drawn == ()


def test_while_a_card_flies_nothing_that_lies_still_is_drawn() -> None:
    sitting, person = playing(), Person("still/0")
    for action in person.turn(sitting.session):
        sitting.table.dispatch(Say(action))
    flying, drawn = 0, 0
    while flying < 12:
        sitting.tick()
        alone = (
            not (sitting.table.dirty or sitting.table.stage.animator.stirs) and sitting.table.stage.animator.motion.busy
        )
        sitting.draw()
        if alone:
            flying += 1
            drawn += len(sitting.table.stage.picture.still.drawn)
    assert drawn == 0


def parts(**looks: object) -> list[LayerPart]:
    """A ground, and beside each other a part for each look, each of its own grey."""

    def fill(grey: int, area: Rect) -> LayerPart:
        return LayerPart(
            f"part {area.x}", looks.get(f"at{area.x}", 0), area, lambda surface: surface.fill([grey] * 3, area)
        )

    whole = LayerPart("ground", "ground", WINDOW, lambda surface: surface.fill("black"))
    return [whole, fill(50, Rect(0, 0, 40, 40)), fill(100, Rect(100, 0, 40, 40)), fill(150, Rect(120, 20, 40, 40))]


@pytest.mark.parametrize(
    ("after", "drawn"),
    [
        (parts(), ()),
        (parts(at0=1), ("ground", "part 0")),
        (parts(at0=None), ("ground", "part 0")),
        (parts(at100=1), ("ground", "part 100", "part 120")),
        (parts()[:3], ("ground", "part 100")),
        ([*parts()[:2], parts()[3], parts()[2]], ("ground", "part 0", "part 120", "part 100")),
        (
            [LayerPart("ground", "another", WINDOW, parts()[0].draw), *parts()[1:]],
            ("ground", "part 0", "part 100", "part 120"),
        ),
    ],
    ids=["nothing", "one", "untold", "overlapped", "gone", "other order", "ground"],
)  # fmt: skip
def test_what_has_become_another_is_drawn_and_what_lies_there(after: list[LayerPart], drawn: tuple[str, ...]) -> None:
    kept, surface = StillPicture(), pygame.Surface(WINDOW[2:])
    kept.draw(surface, parts, changed=True, whole=False)
    kept.draw(surface, lambda: after, changed=True, whole=False)
    assert kept.drawn == drawn
    fresh = pygame.Surface(WINDOW[2:])
    StillPicture().draw(fresh, lambda: after, changed=True, whole=False)
    assert fresh.get_view("0").raw == surface.get_view("0").raw


@pytest.mark.parametrize(
    ("told", "untouched", "left"),
    [
        ([Rect(10, 10, 5, 5)], True, (200, 200)),
        ([Rect(10, 10, 5, 5), Rect(200, 200, 1, 1)], True, None),
        (None, True, None),
        ([Rect(10, 10, 5, 5)], False, None),
    ],
    ids=["told of one", "told of both", "not told", "touched"],
)  # fmt: skip
def test_what_was_drawn_over_it_is_taken_away(
    told: list[Rect] | None, *, untouched: bool, left: tuple[int, int] | None
) -> None:
    """And nothing else is put back on a surface that nobody has touched."""
    kept, surface = StillPicture(), pygame.Surface(WINDOW[2:])
    kept.draw(surface, parts, changed=True, whole=False)
    lay = surface.copy()
    surface.fill("red", Rect(10, 10, 5, 5))
    surface.set_at((200, 200), "red")
    kept.cover(told)
    kept.draw(surface, parts, changed=False, whole=False, untouched=untouched)
    assert [tuple(rect) for rect in differing(surface, lay)] == ([(*left, 1, 1)] if left else [])


def test_on_another_surface_the_whole_picture_is_put() -> None:
    kept, one, other = StillPicture(), pygame.Surface(WINDOW[2:]), pygame.Surface(WINDOW[2:])
    kept.draw(one, parts, changed=True, whole=False)
    kept.draw(other, parts, changed=False, whole=False, untouched=True)
    assert not differing(one, other)


@pytest.mark.parametrize(
    ("areas", "expected"),
    [
        ([Rect(0, 0, 10, 10), Rect(10, 0, 10, 10)], [Rect(0, 0, 20, 10)]),
        ([Rect(0, 0, 10, 10), Rect(2, 2, 10, 10)], [Rect(0, 0, 12, 12)]),
        ([Rect(0, 0, 10, 10), Rect(9, 9, 10, 10)], [Rect(0, 0, 10, 10), Rect(9, 9, 10, 10)]),
        ([Rect(0, 0, 10, 10), Rect(20, 0, 10, 10), Rect(10, 0, 10, 10)], [Rect(0, 0, 30, 10)]),
        ([Rect(-5, 290, 10, 20), Rect(900, 0, 5, 5)], [Rect(0, 290, 5, 10)]),
    ],
    ids=["beside", "upon", "at a corner", "bridged", "outside"],
)
def test_areas_are_joined_where_it_costs_nothing(areas: list[Rect], expected: list[Rect]) -> None:
    assert joined(areas, WINDOW) == expected
