"""The visible part of a card in a full hand shows which it is: in colour, in grey, and by its shape alone."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Final, TypeAlias

import pygame
import pytest

from tarokgui.draw.deck.drawings import Drawings
from tarokgui.draw.deck.raster import Size, fineness, rasterised, scaled
from tarokgui.draw.deck.sight import SIGHT, seen, through
from tarokgui.draw.deck.style import EDGE, INK, INKS, IVORY, STRONG, DeckStyle, pack
from tarokgui.draw.theme import channels
from tarokgui.table.layout import LEAST_STEP, layout
from tests.support.pairs import pairs

HAND = (95, 176)
SMALLEST = layout(1024, 640).card
CLEARLY = (70, 70, 70, 255)
"""The least difference of a channel: a third of the distance between ink and ivory."""
SHARE = 0.1
"""Two indices differ clearly if at least this share of a suit sign's square does, however they are laid over each
other. The closest are always clubs and spades of one rank, of which one lobe more or less is the difference."""
STYLES = {
    "english": DeckStyle(),
    "romanian": DeckStyle("romanian"),
    "roman numbers only": DeckStyle(arabic=False),
    "romanian, roman numbers only": DeckStyle("romanian", arabic=False),
    "letters of the suits": DeckStyle(suit_letters="english"),
    "four inks": DeckStyle(inks="four"),
    "slovenian": DeckStyle("slovenian", names="slovenian"),
    "slovenian, roman numbers only": DeckStyle("slovenian", arabic=False, names="slovenian"),
    "large": DeckStyle(size="large"),
    "large, slovenian": DeckStyle("slovenian", size="large", names="slovenian"),
    "large, romanian, roman numbers only": DeckStyle("romanian", arabic=False, size="large"),
    "large, letters of the suits": DeckStyle(suit_letters="german", size="large"),
    "high contrast": DeckStyle(contrast=True),
}


Seen: TypeAlias = tuple[str, str, Size, str]
"""A card, its look in a style, its size and the sight."""
STRIPS: Final[dict[Seen, pygame.Surface]] = {}
APART: Final[dict[tuple[Seen, Seen], int]] = {}


def kept(name: str, style: DeckStyle, size: Size, sight: str) -> Seen:
    """The place of a strip among those that are drawn; most styles change few cards."""
    key = (name, style.look(name), size, sight)
    if key not in STRIPS:
        STRIPS[key] = strip(name, style, size, sight)
    return key


def apart(one: Seen, other: Seen) -> int:
    """The distance of two kept strips."""
    if (one, other) not in APART:
        APART[one, other] = distance(STRIPS[one], STRIPS[other])
    return APART[one, other]


def strip(name: str, style: DeckStyle, size: Size, sight: str) -> pygame.Surface:
    """The index as far as the next card of a crowded hand leaves it free."""
    svg = Drawings().svg(name, style)
    if sight == "shape":  # one ink for all that is neither paper nor edge
        svg = re.sub(f'fill="(?!{IVORY}|{STRONG[IVORY]}|{EDGE})#[0-9A-F]{{6}}"', f'fill="{INK}"', svg)
    elif sight:
        svg = through(svg, sight)
    finer = fineness(size)
    card = scaled(rasterised(svg, (size[0] * finer, size[1] * finer)), size)
    top, height = round(size[1] * 8 / 400), round(size[1] * 44 / 400)
    return card.subsurface((0, top, int(size[0] * LEAST_STEP), height)).copy()


def distance(one: pygame.Surface, other: pygame.Surface) -> int:
    """The number of pixels that clearly differ when the two are compared as well as a pixel's shift allows."""
    w, h = one.get_width() - 2, one.get_height() - 2
    still = other.subsurface((1, 1, w, h))
    moved = [one.subsurface((x, y, w, h)) for x in range(3) for y in range(3)]
    alike = [pygame.transform.threshold(None, m, None, CLEARLY, set_behavior=0, search_surf=still) for m in moved]
    return w * h - max(alike)


@pytest.mark.parametrize(("named", "size", "sight"), pairs(STYLES, [HAND, SMALLEST], ["", "grey", "shape"]))
def test_any_two_cards_differ_clearly(named: str, size: Size, sight: str) -> None:
    """In colour, in grey and by their shapes alone, in the hands of two windows."""
    style = STYLES[named]
    strips = {name: kept(name, style, size, sight) for name in pack()}
    least = SHARE * (30 / 220 * size[0]) ** 2
    confused = [
        (one, other, found)
        for one, other in combinations(strips, 2)
        if (found := apart(strips[one], strips[other])) < least
    ]
    assert confused == []


def test_the_distance_is_blind_to_a_shift_and_sees_a_sign() -> None:
    picture = strip("T17", DeckStyle(), HAND, "")
    shifted = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    shifted.blit(picture, (1, 1))
    shifted.blit(picture, (1, 0), (0, 0, picture.get_width(), 1))
    assert distance(picture, shifted) <= 2
    assert distance(picture, strip("T18", DeckStyle(), HAND, "")) > 40


@pytest.mark.parametrize("kind", [kind for kind in SIGHT if kind != "grey"])
def test_four_inks_differ_for_every_sight(kind: str) -> None:
    """A twelfth of the scale in some channel; the shapes of the signs do the rest."""
    inks = [channels(seen(ink, kind)) for ink in INKS["four"].values()]
    apart = [max(abs(a - b) for a, b in zip(*pair, strict=True)) for pair in combinations(inks, 2)]
    assert min(apart) >= 20


def test_sight_of_what_has_no_colour() -> None:
    for kind in SIGHT:
        assert seen("#FFFFFF", kind) == "#FFFFFF"
        assert seen("#000000", kind) == "#000000"
    grey = seen("#8F2B25", "grey")
    assert grey[1:3] == grey[3:5] == grey[5:7]
    assert through('<path fill="#8f2b25"/>', "grey") == f'<path fill="{grey}"/>'
