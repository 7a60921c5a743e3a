"""No card of the hand ever covers the index of another one, wherever the pointer, the keys or the hint are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, pairwise

import pytest

from tarokgui.draw.geometry import Rect
from tarokgui.kit.commands import Pointer, PointerKind
from tarokgui.session.evening import Evening
from tarokgui.table import handmotion
from tarokgui.table.hand import HandCard
from tarokgui.table.proportions import INDEX
from tests.gui.moments import gallery
from tests.gui.sitting import FRESH, Sitting
from tests.gui.test_floors import SIZES
from tests.gui.test_long_hand import Sit, sit  # noqa: F401 (a fixture)
from tests.support.honesty import GAMES
from tests.support.pairs import pairs

HIGH = 0.14
"""The height of the index with its margin, in card heights."""
PHASES = ("play, mine", "discard, mine", "dealer-discard, mine", "auction, mine")


def cards(at: Sitting) -> list[HandCard]:
    return [widget for widget in at.table.focus.widgets if isinstance(widget, HandCard)]


def covered(hand: Sequence[HandCard]) -> list[str]:
    """The cards whose index another one covers, as they are drawn: from the left, those in front at last."""
    drawn = sorted(hand, key=lambda card: card.front)
    found = []
    for number, card in enumerate(drawn):
        place = card.picture
        index = Rect(place.x + 2, place.y, int(place.w * INDEX) - 4, int(place.h * HIGH))  # its margin may be covered
        found += [f"{other.id} on {card.id}" for other in drawn[number + 1 :] if other.picture.meets(index)]
    return found


def looked_at(at: Sitting, every: int = 1) -> Iterator[tuple[str, list[str]]]:
    """The covered indices while the pointer, then the keys are at each card."""
    for number in range(0, len(cards(at)), every):
        card = cards(at)[number]
        at.send(Pointer((card.rect.x + 3, card.rect.centre[1]), PointerKind.MOVE))
        at.tick(0.5)
        at.tick(0.5)
        yield f"pointer at {card.id}", covered(cards(at))
    at.send(Pointer((3, 3), PointerKind.MOVE))
    at.program.loop.by_keyboard = True
    for number in range(0, len(cards(at)), every):
        card = cards(at)[number]
        at.table.focus.focus(card.id)
        at.table.rebuild()
        at.tick(0.5)
        yield f"keys at {card.id}", covered(cards(at))
        under = cards(at)[(number + 2) % len(cards(at))]
        at.send(Pointer((under.rect.x + 3, under.rect.centre[1]), PointerKind.MOVE))
        at.tick(0.5)
        yield f"keys at {card.id}, pointer at {under.id}", covered(cards(at))


@cache
def hands(game: str) -> list[dict[str, object]]:
    """The fullest hand of each phase in which the hand is looked at."""
    return [datas[0] for phase, datas in gallery(game, 6).items() if phase in PHASES]


@pytest.mark.parametrize(("game", "size", "speed"), pairs(("romanian", *GAMES), SIZES[:3], (0.0, 1.0)))
def test_the_hand_of_every_game(game: str, size: tuple[int, int], speed: float) -> None:
    assert hands(game)
    for data in hands(game):
        at = Sitting(Evening.from_data(data), size, speed=speed, reading=True)
        at.tick(FRESH)
        at.tick(1.0)
        faults = [(where, found) for where, found in looked_at(at, 3) if found]
        assert not faults, faults[:3]


@pytest.mark.parametrize("n", [18, 19, 21])
@pytest.mark.parametrize(("size", "text", "speed"), pairs(SIZES, (1.0, 2.0), (0.0, 1.0)))
def test_long_hands(sit: Sit, n: int, size: tuple[int, int], text: float, speed: float) -> None:  # noqa: F811
    at = sit(n, size, text, speed)
    at.tick(1.0)
    faults = [(where, found) for where, found in looked_at(at) if found]
    assert not faults, faults[:3]


def test_no_hole_opens_in_the_hand(sit: Sit) -> None:  # noqa: F811
    """Beside a raised card the next one begins; none is pushed further than it must."""
    at = sit(21, speed=1.0)
    for _ in looked_at(at):
        hand = cards(at)
        gaps = [after.picture.x - before.picture.right for before, after in pairwise(hand)]
        assert max(gaps) <= handmotion.RING * hand[0].place.w + 1


def test_the_first_card_stays_clear_of_the_brass_line(sit: Sit) -> None:  # noqa: F811
    at = sit(12, speed=1.0)
    left = at.table.stage.layout.hand.x
    for _ in looked_at(at):
        assert cards(at)[0].picture.x >= left


def test_a_hand_that_does_not_part_is_found(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    """The planted fault: raised cards are in front, and nobody makes way."""
    at = sit(19, speed=1.0)
    monkeypatch.setattr(handmotion, "partings", lambda cards, **_: [0] * len(cards))
    monkeypatch.setattr(HandCard, "clear", property(lambda card: True, lambda card, value: None), raising=False)
    assert [*chain.from_iterable(found for _, found in looked_at(at))]
