"""Letters that a font lacks are seen as boxes, wherever text is drawn; those that it has look as they did."""

from __future__ import annotations

import unicodedata

import pygame
import pytest

from tarokgui.app.faults.noticeshape import shaped
from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face, TextPainter
from tarokgui.scenes.rules import RulesScene
from tests.gui.sitting import Sitting, evening

FOREIGN = {
    "Cyrillic": "Жюль",
    "Greek": "ηλθα",
    "Hebrew": "שלום",
    "Georgian": "თარო",
    "Chinese": "塔羅牌戲",
    "emoji": "🂡🃏🙂🎴",
    "marks alone": "\u0306\u0328\u0331\u0335",
}
SIZES = (12, 18, 40, 90)


def ink(picture: pygame.Surface) -> list[bool]:
    """Of each column of pixels whether anything is drawn in it."""
    mask = pygame.mask.from_surface(picture, 40)
    return [any(mask.get_at((x, y)) for y in range(picture.get_height())) for x in range(picture.get_width())]


def pieces(picture: pygame.Surface) -> int:
    """The number of things side by side, with a gap between any two."""
    columns = ink(picture)
    return sum(here and not before for before, here in zip([False, *columns], columns, strict=False))


@pytest.mark.parametrize("text", FOREIGN.values(), ids=FOREIGN)
@pytest.mark.parametrize("face", Face)
def test_each_letter_that_is_lacked_is_a_box(face: Face, text: str) -> None:
    painter = TextPainter()
    for px in SIZES:
        assert pieces(painter.render(text, face, px, "#000000")) == len(text), px


@pytest.mark.parametrize("face", Face)
def test_a_line_of_both_is_as_wide_as_it_is_measured(face: Face) -> None:
    painter = TextPainter()
    for px in SIZES:
        for text in ("Жan", "Înă Ж и ș", "  Ж  "):
            picture = painter.render(text, face, px, "#000000")
            assert abs(picture.get_width() - painter.size(text, face, px)[0]) <= 1, (px, text)
        both, alone = painter.size("anЖ", face, px)[0], painter.size("an", face, px)[0]
        assert both >= alone + px * 0.3


@pytest.mark.parametrize("face", Face)
def test_letters_of_the_languages_stay_as_they_are(face: Face) -> None:
    painter, text = TextPainter(), "Ăsta-i țărănoiul, škis über „Straße” × 2 …"
    px = 48
    usual = painter.font(face, px).render(text, True, "#000000")
    assert pygame.image.tobytes(painter.render(text, face, px, "#000000"), "RGBA") == pygame.image.tobytes(
        usual, "RGBA"
    )


@pytest.mark.parametrize("name", ["Ștefan", "Čačić", "Müller", "Zoé"])
def test_a_letter_with_its_mark_beside_it_is_one_letter(name: str) -> None:
    """File names come so from macOS, typed text from some keyboards."""
    painter = TextPainter()
    apart = unicodedata.normalize("NFD", name)
    assert apart != name
    assert painter.size(apart, Face.BODY, 30) == painter.size(name, Face.BODY, 30)


def test_on_a_line_its_letters_stand_where_they_stand_alone() -> None:
    """High letters such as Î make the picture higher, not the line."""
    painter = TextPainter()
    places = []
    for text in ("nЖ", "nЖÎ"):
        surface = pygame.Surface((400, 100), pygame.SRCALPHA)
        painter.line(surface, text, Rect(0, 0, 400, 100), Face.BODY, 48, "#000000")
        places.append(surface.subsurface((0, 0, painter.size("nЖ", Face.BODY, 48)[0] - 4, 100)).get_bounding_rect())
    assert places[0] == places[1]


def test_what_is_typed_is_seen() -> None:
    at = Sitting(evening("letters"))
    at.stack.push(RulesScene(at.program))
    at.stack.commit()
    scene = at.top
    assert isinstance(scene, RulesScene)
    scene.search.start()
    pictures = set()
    for typed in ("", "Ж", "Жл"):
        scene.search.field.value, scene.search.field.caret = typed, 0
        at.draw()
        box = scene.search.field.rect
        pictures.add(pygame.image.tobytes(at.surface.subsurface((box.x, box.y, box.w, box.h)), "RGB"))
    assert len(pictures) == 3


def test_the_notice_of_a_fault_has_them_too() -> None:
    shape = shaped((800, 600), ("Файл",), {}, 1.0)
    assert pieces(shape.large.render("Файл", "#000000")) == 4
