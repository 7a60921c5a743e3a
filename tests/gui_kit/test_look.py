import pygame
import pytest

from tarokgui.draw.animation import Timeline, Tween, in_cubic, linear, out_back, out_cubic
from tarokgui.draw.cardpainter import CardPainter
from tarokgui.draw.deck.rack import CardLook
from tarokgui.draw.deck.style import DeckStyle, pack
from tarokgui.draw.geometry import scale_for
from tarokgui.draw.theme import Theme, channels
from tarokgui.table.layout import LEAST_STEP
from tarokgui.wording.i18n import flatten, load
from tarokgui.wording.translator import Translator, plural_romanian
from tests.support.contrast import contrast, text_pairs

SIZE = (95, 176)


def test_every_text_is_readable() -> None:
    for name, text, ground in text_pairs(Theme()):
        assert contrast(text, ground) >= 4.5, name
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    with pytest.raises(ValueError, match="red"):
        channels("red")


def test_text_sizes_keep_their_floors() -> None:
    least, hd, uhd = scale_for(1024, 640), scale_for(1920, 1080), scale_for(3840, 2160)
    assert (least.small, least.medium, least.large, least.huge) == (14, 16, 20, 29)
    assert hd.small >= 18
    assert uhd.small >= 36
    assert scale_for(1024, 640).ring >= 3
    assert scale_for(1024, 640).target >= 36


def test_pack_has_54_cards() -> None:
    assert len(pack()) == len(set(pack())) == 54
    assert CardPainter().face("H7", SIZE).get_size() == SIZE, "of the pack of 78"
    with pytest.raises(KeyError, match="H11"):
        CardPainter().face("H11", SIZE)


def test_strips_tell_all_cards_apart() -> None:
    cards = CardPainter()
    strip = pygame.Rect(0, 0, int(SIZE[0] * LEAST_STEP), SIZE[1] // 3)
    seen: dict[bytes, str] = {}
    for name in pack():
        picture = cards.face(name, SIZE)
        assert picture.get_size() == SIZE
        index = pygame.image.tobytes(picture.subsurface(strip), "RGBA")
        assert len(set(index)) > 10, f"{name} is blank"
        assert index not in seen, (name, seen.get(index))
        seen[index] = name


def test_pictures_are_kept_and_restyled() -> None:
    cards = CardPainter()
    assert cards.face("DK", SIZE) is cards.face("DK", SIZE)
    before = pygame.image.tobytes(cards.face("DK", SIZE), "RGB")
    cards.restyle(DeckStyle(inks="four"))
    assert pygame.image.tobytes(cards.face("DK", SIZE), "RGB") != before


def test_dimmed_index_is_still_readable() -> None:
    cards = CardPainter()
    for name in ("T18", "HK", "C10"):
        dimmed = cards.face(name, (180, 327), CardLook.DIMMED)
        strip = [dimmed.get_at((x, y)) for x in range(8, 90) for y in range(10, 38)]
        codes = [f"#{c.r:02X}{c.g:02X}{c.b:02X}" for c in strip]
        light, dark = max(codes, key=lambda c: sum(channels(c))), min(codes, key=lambda c: sum(channels(c)))
        assert contrast(light, dark) >= 3


def test_backs_and_suit_signs() -> None:
    cards = CardPainter()
    assert cards.back((23, 42)).get_size() == (23, 42)
    signs = {pygame.image.tobytes(cards.suit_sign(sign, 20), "RGBA") for sign in "HDCS"}
    assert len(signs) == 4


@pytest.mark.parametrize("easing", [linear, out_cubic, in_cubic, out_back])
def test_easings_go_from_0_to_1(easing: object) -> None:
    assert callable(easing)
    assert easing(0.0) == pytest.approx(0)
    assert easing(1.0) == pytest.approx(1)


def test_timeline_is_a_function_of_time() -> None:
    line = Timeline()
    line.add("x", Tween(0, 100, 0.2, linear, delay=0.1))
    seen = [(line.value("x"), line.busy)]
    line.advance(0.2)
    seen.append((round(line.value("x")), line.busy))
    line.finish()
    seen.append((line.value("x"), line.busy))
    assert seen == [(0, True), (50, True), (100, False)]
    assert line.value("y", 7) == 7


def test_speed_and_reduced_motion() -> None:
    fast = Timeline(speed=2)
    fast.add("x", Tween(0, 100, 0.2, linear))
    fast.advance(0.05)
    assert fast.value("x") == pytest.approx(50)
    for still in (Timeline(speed=0), Timeline(reduced=True)):
        still.add("x", Tween(0, 100, 0.2))
        still.advance(0.001)
        assert still.value("x") == 100
        assert not still.busy


def test_catalogue_and_plurals() -> None:
    tr = load("en")
    assert tr("button.ok") == "OK"
    assert tr("count.taroace", n=1) == "1 tarok"
    assert tr("count.taroace", n=8) == "8 taroks"
    assert "count.taroace" in tr
    assert "count" not in tr
    with pytest.raises(KeyError, match=r"no\.such\.key"):
        tr("no.such.key")
    with pytest.raises(KeyError, match="number"):
        tr("app.title_deal")
    with pytest.raises(TypeError, match=r"a\.b"):
        flatten({"a": {"b": 1}})


def test_romanian_plurals() -> None:
    forms = [plural_romanian(n) for n in (0, 1, 2, 19, 20, 100, 101, 119, 120)]
    assert forms == ["few", "one", "few", "few", "other", "other", "few", "few", "other"]
    tr = Translator("ro", {"x.one": "{n} carte", "x.few": "{n} cărți", "x.other": "{n} de cărți"})
    assert [tr("x", n=n) for n in (1, 3, 20)] == ["1 carte", "3 cărți", "20 de cărți"]
