"""A hand of 19 cards of the pack of 78, the dealer's 21: one row, read in groups, in every window and letter size."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from engine import CardSet, View, card_set, suit_of
from tarokgui.controller.intents import Skip
from tarokgui.kit.commands import Pointer, PointerKind
from tarokgui.session.evening import Evening
from tarokgui.table.hand import HandCard, suit_starts
from tarokgui.table.layout import LEAST_STEP
from tarokgui.table.proportions import LONG
from tests.gui.moments import walk
from tests.gui.sitting import FRESH, Sitting
from tests.gui.test_floors import LETTERS, SIZES, unit

Sit = Callable[..., Sitting]


@cache
def lead() -> dict[str, object]:
    """The person is to play a card."""
    return next(s.data() for s in walk("long hand") if s.turn == s.human and s.view.phase == "play")


def dealt(n: int) -> CardSet:
    return card_set(Random("dealt").sample(range(78), n))


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch) -> Sit:
    """A table at which the person holds cards that no game of 54 cards deals."""

    def made(n: int, size: tuple[int, int] = (1280, 720), text: float = 1.0, speed: float = 0.0) -> Sitting:
        data, hand = lead(), dealt(n)

        def view(session: Evening) -> View:
            return session.moment.hand.view(session.human)._replace(hand=hand)

        monkeypatch.setattr(Evening, "view", property(view))
        at = Sitting(Evening.from_data(data), size, reading=True)
        at.table.stage.controller.state = replace(at.table.state, view=at.session.view)
        assert at.program.preferences.change(text_scale=text, speed=speed)
        at.table.stage.controller.state = replace(at.table.state, view=at.session.view)
        at.table.stage.controller.dispatch(Skip())
        at.resize(size)
        at.tick(FRESH)
        return at

    return made


def cards(at: Sitting) -> list[HandCard]:
    return [widget for widget in at.table.focus.widgets if isinstance(widget, HandCard)]


@pytest.mark.parametrize("text", LETTERS)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("n", [19, 21])
def test_every_card_is_read(sit: Sit, n: int, size: tuple[int, int], text: float) -> None:
    """A quarter of the height, more than half of the width seen, suits apart, and nothing out of the window."""
    at = sit(n, size, text)
    hand = cards(at)
    assert len(hand) == n
    assert {card.place.h for card in hand} == {hand[0].place.h}
    assert hand[0].place.h >= 0.25 * unit(size) - 1
    assert all(at.table.stage.layout.hand.contains(card.place) for card in hand)
    steps = [other.place.x - one.place.x for one, other in pairwise(hand)]
    assert min(steps) >= LEAST_STEP * hand[0].place.w - 1
    starts = suit_starts([card.card for card in hand])
    assert len(starts) == len({suit_of(card.card) for card in hand}) - 1
    within = max(step for number, step in enumerate(steps, 1) if number not in starts)
    assert all(steps[number - 1] >= within + 0.08 * hand[0].place.w for number in starts)
    assert all(card.rect.w >= at.table.stage.layout.scale.target for card in hand)


@pytest.mark.parametrize("text", LETTERS)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_card_pointed_at_is_seen_whole(sit: Sit, size: tuple[int, int], text: float) -> None:
    """The next one makes way, so that its index is seen too; the strip under the pointer belongs to the card shown.

    One that may not be played does not rise.
    """
    at = sit(19, size, text, 1.0)
    for card in cards(at):
        for x in (card.rect.x, card.rect.right - 1):
            at.send(Pointer((x, card.rect.centre[1]), PointerKind.MOVE))
            assert [each.card for each in cards(at) if each.hovered] == [card.card]
        at.tick(0.5)
        at.tick(0.5)
        at.draw()
        now = cards(at)
        place = next(number for number, each in enumerate(now) if each.card == card.card)
        raised = now[place]
        assert raised.front == raised.legal
        assert raised.picture.contains(raised.ring_rect)
        assert raised.ring_rect.w > 0.8 * raised.picture.w
        assert (raised.picture.y < raised.place.y) == raised.legal
        assert at.table.stage.layout.window.contains(raised.picture)
        right = at.table.stage.layout.table.right
        if place + 1 < len(now) and not now[place + 1].wants_room:  # the one in focus is raised as well
            after = now[place + 1].picture
            assert after.x >= raised.picture.right - 1 or after.right == right


def test_keys_go_from_card_to_card(sit: Sit) -> None:
    at = sit(19)
    order = [card.id for card in cards(at)]
    assert at.table.focus.go(order[0])
    been = [order[0]]
    for _ in order[1:]:
        at.key("right")
        assert at.table.focus.focused is not None
        been.append(at.table.focus.focused.id)
    assert been == order
    at.key("left")
    assert at.table.focus.focused is not None
    assert at.table.focus.focused.id == order[-2]


def test_a_dragged_card_goes_with_the_pointer(sit: Sit) -> None:
    at = sit(21)
    for number in (0, 10, 20):
        card = cards(at)[number]
        x, y = card.rect.x + 3, card.rect.y + 20
        at.send(Pointer((x, y), PointerKind.MOVE))
        at.send(Pointer((x, y), PointerKind.DOWN))
        at.send(Pointer((x, y - 90), PointerKind.MOVE))
        dragged = cards(at)[number]
        assert dragged.dragged
        assert dragged.picture == dragged.place.moved(0, -90)
        at.send(Pointer((x, y), PointerKind.MOVE))
        at.send(Pointer((x, y), PointerKind.UP))
        assert not cards(at)[number].dragged


def test_a_short_hand_has_no_gaps(sit: Sit) -> None:
    at = sit(LONG)
    steps = {other.place.x - one.place.x for one, other in pairwise(cards(at))}
    assert max(steps) - min(steps) <= 1


@pytest.mark.parametrize("n", [19, 21])
@pytest.mark.parametrize("speed", [0.0, 1.0])
def test_a_card_raised_by_keys_hides_no_numeral(sit: Sit, n: int, speed: float) -> None:
    """Wherever it stands, but for the last cards, three tenths of every card's width are seen, and their left part."""
    at = sit(n, (1024, 640), speed=speed)
    for place in (0, 2, n // 2, n - 6):
        hand = cards(at)
        at.program.loop.by_keyboard = True
        at.table.focus.focus(hand[place].id)
        at.table.rebuild()
        at.until(lambda: not at.table.stage.animator.busy)
        hand = cards(at)
        raised = hand[place].picture
        assert hand[place].by_key
        seen = [other.picture.x - one.picture.x for one, other in pairwise(hand)]
        assert min(seen) >= 0.3 * raised.w
        assert all(card.picture.x >= raised.right - 1 for card in hand[place + 1 :])
