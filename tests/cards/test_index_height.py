"""The height of the index on a shown card: an eighth of the card's height, more than a sixth if it is large."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple, TypeAlias

import pygame
import pytest

from tarokgui.draw.cardpainter import CardPainter
from tarokgui.draw.deck.plain import PlainCards
from tarokgui.draw.deck.rack import CardLook
from tarokgui.draw.deck.style import BACK, IVORY, NAMES, STRONG, SUITS, DeckStyle, pack, wished_style
from tarokgui.draw.theme import channels
from tarokgui.storage.settings import CHOICES, Settings
from tarokgui.table.layout import LEAST_STEP
from tests.support.contrast import contrast

PICTURE, LARGE_PICTURE = (220, 400), (440, 800)
HAND = (95, 176)
PANEL = {"normal": 62, "large": 81}
"""The top of the picture, in four hundredths of the card's height."""
CHOSEN = {
    "usual": DeckStyle(),
    "roman numbers only": DeckStyle(arabic=False),
    "romanian": DeckStyle("romanian"),
    "slovenian": DeckStyle("slovenian", names="slovenian"),
    "high contrast": DeckStyle(contrast=True),
}
LEAST = {"normal": 0.12, "large": 0.17}
MOST = {"normal": 0.14, "large": 0.19}

Box: TypeAlias = tuple[int, int, int, int]


def height(card: pygame.Surface, size: str) -> float:
    """The height of the letters or figures at the left of the head of *card*, as a share of the card's."""
    w, h = card.get_size()
    head = card.subsurface((round(0.02 * w), round(0.008 * h), round(0.5 * w), round(PANEL[size] / 400 * h) - 1))
    mask = pygame.mask.from_threshold(head, IVORY, (60, 60, 60, 255))
    mask.invert()
    boxes = [box for box in mask.get_bounding_rects() if box.x < 0.2 * w and box.h > 0.015 * h]  # also a hook
    return (max(box.bottom for box in boxes) - min(box.top for box in boxes)) / h


class Measured(NamedTuple):
    """A card's picture in numbers: the heights of the index at the left of its head and foot, as shares of the card's;
    the dark pixels along the edge of the next card; the paper around index and sign."""

    head: float
    foot: float
    crossing: int
    paper: int


KEPT: Final[dict[tuple[str, str], Measured]] = {}


def measured(name: str, style: DeckStyle) -> Measured:
    """The numbers of a card in that style; styles of one look are one picture."""
    key = (name, style.look(name))
    if key not in KEPT:
        cards = CardPainter(style)
        card = cards.face(name, PICTURE)
        x, bottom = round(LEAST_STEP * card.get_width()), round(PANEL[style.size] / 400 * PICTURE[1])
        column = [card.get_at((x, y)) for y in range(4, bottom - 2)]
        paper = STRONG[IVORY] if style.contrast else IVORY
        head = pygame.mask.from_threshold(card.subsurface((6, 5, 115, 54)), paper, (90, 90, 90, 255))
        tall = height(card, style.size)
        if tall > MOST[style.size]:  # of few pixels, one is half shadow at the tail of a Q
            tall = height(cards.face(name, LARGE_PICTURE), style.size)
        KEPT[key] = Measured(
            tall,
            height(pygame.transform.rotate(card, 180), style.size),
            sum(colour.r < 150 for colour in column),
            head.count(),
        )
    return KEPT[key]


@pytest.mark.parametrize("size", ["normal", "large"])
@pytest.mark.parametrize("style", CHOSEN.values(), ids=CHOSEN)
def test_every_index_is_as_high_as_it_should_be(style: DeckStyle, size: str) -> None:
    heights = {name: measured(name, replace(style, size=size)).head for name in pack()}
    assert min(heights.values()) >= LEAST[size], min(heights, key=lambda name: heights[name])
    assert max(heights.values()) <= MOST[size], max(heights, key=lambda name: heights[name])
    assert heights["T22"] >= min(heights[f"T{number}"] for number in range(1, 22)), "the skiz has not the smallest"


@pytest.mark.parametrize("size", ["normal", "large"])
def test_also_in_the_hand_and_at_the_foot(size: str) -> None:
    style = DeckStyle(size=size)
    cards = CardPainter(style)
    for name in pack():
        assert height(cards.face(name, HAND), size) >= LEAST[size], name
        assert measured(name, style).foot >= LEAST[size], name


@pytest.mark.parametrize("names", NAMES)
@pytest.mark.parametrize("size", ["normal", "large"])
def test_index_and_sign_are_seen_in_a_crowded_hand(size: str, names: str) -> None:
    """Nothing but the rule, which is thin, and the small Roman number crosses the edge of the next card."""
    for name in pack():
        assert measured(name, DeckStyle(size=size, names=names)).crossing <= 4, name


def test_the_picture_gives_way_and_keeps_its_shape() -> None:
    usual, large = (CardPainter(DeckStyle(size=size)).face("HK", LARGE_PICTURE) for size in ("normal", "large"))
    smaller = pygame.transform.smoothscale(usual, (round(440 * 0.862), round(800 * 0.862)))
    inside = pygame.Rect(0, 0, 240, 380)
    inside.center = (220, 400)
    same = pygame.Rect(0, 0, 240, 380)
    same.center = smaller.get_rect().center
    alike = pygame.transform.threshold(
        None, large.subsurface(inside), None, (60, 60, 60, 255), set_behavior=0, search_surf=smaller.subsurface(same)
    )
    assert alike > 0.93 * 240 * 380


def test_plain_cards_have_such_an_index_too() -> None:
    for size, least in LEAST.items():
        for name in pack():
            assert height(PlainCards().card(name, PICTURE, DeckStyle(size=size)), size) >= least - 0.01, name


# By the settings --------------------------------------------------------------------------------------------------


def test_the_index_follows_the_letters_unless_it_is_chosen() -> None:
    sizes = {}
    for scale in CHOICES["text_scale"]:
        for choice in CHOICES["index"]:
            wishes = Settings(text_scale=float(str(scale)), index=str(choice))
            sizes[scale, choice] = wished_style(wishes, "en").size
    assert {scale: sizes[scale, "letters"] for scale in CHOICES["text_scale"]} == {
        1.0: "normal", 1.25: "normal", 1.5: "large", 1.75: "large", 2.0: "large",
    }  # fmt: skip
    assert {sizes[scale, "normal"] for scale in CHOICES["text_scale"]} == {"normal"}
    assert {sizes[scale, "large"] for scale in CHOICES["text_scale"]} == {"large"}


def test_high_contrast_changes_the_cards() -> None:
    assert wished_style(Settings(theme="contrast"), "en").contrast
    assert not wished_style(Settings(), "en").contrast
    usual, strong = CardPainter(), CardPainter(DeckStyle(contrast=True))
    for name in (*pack(), BACK):
        one, other = (painter.back(HAND) if name == BACK else painter.face(name, HAND) for painter in (usual, strong))
        assert pygame.image.tobytes(one, "RGB") != pygame.image.tobytes(other, "RGB"), name


def darkest_and_paper(card: pygame.Surface, box: Box) -> tuple[str, str]:
    """The colours of the ink, where it is thickest, and of the paper in part of a card."""
    found = [card.get_at((x, y)) for x in range(box[0], box[2]) for y in range(box[1], box[3])]
    colours = [f"#{c.r:02X}{c.g:02X}{c.b:02X}" for c in found]
    return min(colours, key=lambda c: sum(channels(c))), max(colours, key=lambda c: sum(channels(c)))


@pytest.mark.parametrize("inks", ["traditional", "four"])
def test_high_contrast_stays_readable_when_dimmed_and_small(inks: str) -> None:
    """Also the red figures: 4.5 to one, on the smallest hand that there is."""
    cards = CardPainter(DeckStyle(inks=inks, contrast=True))
    for name in pack():
        dimmed = cards.face(name, (81, 147), CardLook.DIMMED)
        ink, paper = darkest_and_paper(dimmed, (4, 2, 44, 21))
        assert contrast(ink, paper) >= 4.5, name
    for name in (name for name in pack() if name[0] == "T" and name != "T22"):
        dimmed = cards.face(name, (81, 147), CardLook.DIMMED)
        reds = [dimmed.get_at((x, y)) for x in range(8, 44) for y in range(10, 21)]
        red = min((c for c in reds if c.r > 1.7 * c.g + 8), key=lambda c: c.r + c.g + c.b)
        paper = darkest_and_paper(dimmed, (4, 2, 44, 21))[1]
        assert contrast(f"#{red.r:02X}{red.g:02X}{red.b:02X}", paper) >= 4.5, name


def test_strokes_are_stronger_in_high_contrast() -> None:
    for name in pack():
        if name[0] in SUITS:
            usual, strong = (measured(name, DeckStyle(contrast=contrast)).paper for contrast in (False, True))
            assert strong < usual * 0.97, name
