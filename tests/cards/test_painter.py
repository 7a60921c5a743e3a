"""The painter: the player's choices are seen, a damaged deck is played on with, nothing waits for a picture."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from threading import Event

import pygame
import pytest

from tarokgui.draw.cardpainter import CardPainter
from tarokgui.draw.deck.drawings import DeckFault, Drawings
from tarokgui.draw.deck.rack import CardLook, PictureKey, Rack
from tarokgui.draw.deck.raster import turned_size
from tarokgui.draw.deck.shadow import Depth
from tarokgui.draw.deck.style import INDICES, INKS, NAMES, DeckStyle, full_pack, pack, wished_style
from tarokgui.storage import resources
from tarokgui.storage.settings import Settings
from tarokgui.table.layout import layout

SIZE = (95, 176)
ROOT = Path(__file__).resolve().parents[2]


def pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


def strip(picture: pygame.Surface) -> bytes:
    """The part of the head that is seen in a crowded hand."""
    return pixels(picture.subsurface((0, 0, picture.get_width() * 55 // 100, picture.get_height() // 8)))


@cache
def painter(style: DeckStyle) -> CardPainter:
    """One painter a style, for tests that look at its pictures."""
    return CardPainter(style)


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    """A copy of the deck, to be spoilt."""
    return Path(shutil.copytree(ROOT / "assets" / "cards", tmp_path / "cards"))


# Choices of the player --------------------------------------------------------------------------------------------


def test_the_small_number_is_seen_in_a_crowded_hand() -> None:
    with_it, without = painter(DeckStyle()), painter(DeckStyle(arabic=False))
    for number in range(1, 22):
        name = f"T{number}"
        assert strip(with_it.face(name, SIZE)) != strip(without.face(name, SIZE)), name
    for name in ("T22", "HK", "S7"):
        assert pixels(with_it.face(name, SIZE)) == pixels(without.face(name, SIZE))


@pytest.mark.parametrize("language", ["english", "romanian", "german", "slovenian"])
def test_the_letter_of_a_suit_stands_at_both_ends_and_is_seen(language: str) -> None:
    plain, lettered = painter(DeckStyle()), painter(DeckStyle(suit_letters=language))
    for name in pack():
        one, other = plain.face(name, SIZE), lettered.face(name, SIZE)
        if name.startswith("T"):
            assert pixels(one) == pixels(other)
            continue
        assert strip(one) != strip(other), name
        foot = [pygame.transform.rotate(each, 180) for each in (one, other)]
        assert strip(foot[0]) != strip(foot[1]), name
        inside = pygame.Rect(8, 26, 80, 124)
        assert pixels(one.subsurface(inside)) == pixels(other.subsurface(inside)), "the picture is as it was"


def test_four_inks_change_two_suits() -> None:
    traditional, four = painter(DeckStyle()), painter(DeckStyle(inks="four"))
    for name in pack():
        same = strip(traditional.face(name, SIZE)) == strip(four.face(name, SIZE))
        assert same == (name[0] not in "DC"), name


def test_romanian_letters_change_the_courts() -> None:
    english, romanian = painter(DeckStyle()), painter(DeckStyle("romanian"))
    for name in pack():
        same = strip(english.face(name, SIZE)) == strip(romanian.face(name, SIZE))
        assert same == (name[1:] not in ("K", "Q", "J") or name[0] == "T"), name


def test_inks_and_letters_are_those_of_the_deck() -> None:
    data = tomllib.loads((resources.assets() / "cards" / "pack.toml").read_text(encoding="utf-8"))
    assert data["four_ink"] == {
        name: INKS["four"][name[0].upper()] for name in ("hearts", "diamonds", "clubs", "spades")
    }
    strips = data["strips"]
    assert {*strips["courts"], *strips["jacks"]} == set(INDICES)
    assert {"usual", *strips["trula"], *strips["skiz"]} == set(NAMES)
    assert set(data["cards"]) == set(full_pack())


def test_settings_make_a_style() -> None:
    wishes = Settings()
    assert wished_style(wishes, "en") == DeckStyle()
    assert wished_style(wishes, "ro").letters == "romanian"
    wishes.suit_letters, wishes.arabic, wishes.inks, wishes.letters = True, False, "four", "romanian"
    assert wished_style(wishes, "de") == DeckStyle("romanian", False, "german", "four")


@pytest.mark.parametrize(
    ("wish", "game", "shown"),
    [
        ("game", "usual", "usual"),
        ("game", "slovenian", "slovenian"),
        ("usual", "slovenian", "usual"),
        ("slovenian", "usual", "slovenian"),
    ],
)
def test_the_names_on_the_trula_go_with_the_game_or_with_the_wish(wish: str, game: str, shown: str) -> None:
    assert wished_style(Settings(card_names=wish), "en", game).names == shown


def test_slovenian_letters() -> None:
    """Kralj, dama and fant have their first letters; the kaval has the cavalier's C, as K is the king's."""
    assert wished_style(Settings(), "sl").letters == "slovenian"
    style = DeckStyle("slovenian")
    assert [style.index(rank) for rank in "KQNJ"] == ["K", "D", "C", "F"]
    slovenian, english, romanian = (painter(DeckStyle(letters)) for letters in ("slovenian", "english", "romanian"))
    for other, ranks in ((english, "KN"), (romanian, "QN")):
        assert all(strip(slovenian.face(s + r, SIZE)) == strip(other.face(s + r, SIZE)) for s in "HDCS" for r in ranks)
    for suit in "HDCS":
        letters = {strip(painter.face(f"{suit}J", SIZE)) for painter in (slovenian, english, romanian)}
        assert len(letters) == 3


def test_slovenian_names_change_the_trula_alone() -> None:
    usual, named = painter(DeckStyle()), painter(DeckStyle(names="slovenian"))
    changed = {name for name in pack() if pixels(usual.face(name, SIZE)) != pixels(named.face(name, SIZE))}
    assert changed == {"T1", "T21", "T22"}


def test_german_letters_and_the_ski_of_tubingen() -> None:
    """König, Dame, Cavall and Bube; only the ski has a name of its own, 21 and 1 are called by their numbers."""
    assert wished_style(Settings(), "de").letters == "german"
    style = DeckStyle("german")
    assert [style.index(rank) for rank in "KQNJ"] == ["K", "D", "C", "B"]
    german, english, romanian = (painter(DeckStyle(letters)) for letters in ("german", "english", "romanian"))
    for other, ranks in ((english, "KN"), (romanian, "QN")):
        assert all(strip(german.face(s + r, SIZE)) == strip(other.face(s + r, SIZE)) for s in "HDCS" for r in ranks)
    for suit in "HDCS":
        assert len({strip(painter.face(f"{suit}J", SIZE)) for painter in (german, english, romanian)}) == 3
    usual, named = painter(DeckStyle()), painter(DeckStyle(names="tubingen"))
    changed = {name for name in full_pack() if pixels(usual.face(name, SIZE)) != pixels(named.face(name, SIZE))}
    assert changed == {"T22"}


# Pictures -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(23, 42), (40, 74), SIZE, (151, 281), (285, 528)])
def test_a_card_fills_its_size_and_has_clean_corners(size: tuple[int, int]) -> None:
    for picture in (CardPainter().face("HK", size), CardPainter().back(size)):
        assert picture.get_size() == size
        w, h = size
        assert all(picture.get_at(at).a > 250 for at in ((w // 2, 0), (w // 2, h - 1), (0, h // 2), (w - 1, h // 2)))
        corner = [picture.get_at((x, y)) for x in range(w // 16 + 1) for y in range(w // 16 + 1)]
        assert corner[0].a < (80 if w > 30 else 200)
        assert all(min(c.r, c.g, c.b) > 20 for c in corner if 0 < c.a < 200), "no black rim"


def test_unknown_cards_are_refused() -> None:
    for name in ("H11", "T23", "back", "", "../T1"):
        with pytest.raises(KeyError):
            CardPainter().face(name, SIZE)


def test_turned_cards_keep_their_middle() -> None:
    cards = CardPainter()
    assert cards.turned("HK", SIZE, 3.0) is cards.turned("HK", SIZE, 3.04)
    for angle in (-3.0, 2.2, 20.0):
        picture = cards.turned("HK", SIZE, angle)
        assert picture.get_size() == turned_size(SIZE, angle % 360)
        bounds = picture.get_bounding_rect(min_alpha=100)
        assert abs(bounds.centerx - picture.get_width() / 2) <= 1.5
        assert abs(bounds.centery - picture.get_height() / 2) <= 1.5
        edge = [picture.get_at((x, y)) for x in range(picture.get_width()) for y in range(0, picture.get_height(), 5)]
        assert {c.a for c in edge} - {0, 255}, "the edge is smooth"


def test_shadows_are_soft_and_deeper_when_lifted() -> None:
    cards = CardPainter()
    lying, lifted = cards.shadow(SIZE), cards.shadow(SIZE, Depth.LIFTED)
    assert cards.shadow(SIZE) is lying
    assert lifted.picture.get_height() > lying.picture.get_height()
    assert lifted.offset[1] + lifted.picture.get_height() > lying.offset[1] + lying.picture.get_height()
    middle = lying.picture.get_width() // 2
    column = [lying.picture.get_at((middle, y)).a for y in range(lying.picture.get_height())]
    assert column[-1] < 25 < max(column) <= 110
    tilted = cards.shadow(SIZE, Depth.LYING, 3.0)
    assert tilted.picture.get_width() > lying.picture.get_width()


def test_rack_lets_go_of_what_was_not_used() -> None:
    rack = Rack(3 * 400)
    keys = [PictureKey("HK", str(n), 10, 10) for n in range(4)]
    for key in keys[:3]:
        rack.keep(key, pygame.Surface((10, 10)))
    assert rack.find(keys[0])
    rack.keep(keys[3], pygame.Surface((10, 10)))
    assert [key in rack for key in keys] == [True, False, True, True]
    assert rack.bytes == 1200
    assert rack.nearest(PictureKey("HK", "3", 5, 5)) is rack.find(keys[3])
    assert rack.nearest(PictureKey("HQ", "3", 5, 5)) is None


# A damaged deck ---------------------------------------------------------------------------------------------------


def _missing(path: Path) -> None:
    path.unlink()


def _empty(path: Path) -> None:
    path.write_text("")


def _cut(path: Path) -> None:
    path.write_text(path.read_text()[:5000])


def _blank(path: Path) -> None:
    path.write_text('<svg xmlns="http://www.w3.org/2000/svg" width="220" height="400"><g class="english"></g></svg>')


def _binary(path: Path) -> None:
    path.write_bytes(b"\xff\xfe\x00\x80" * 100)


@pytest.mark.parametrize("spoil", [_missing, _empty, _cut, _blank, _binary])
def test_a_damaged_picture_is_told_once_and_stood_in_for(deck: Path, spoil: Callable[[Path], None]) -> None:
    spoil(deck / "HK.svg")
    spoil(deck / "back.svg")
    told: list[DeckFault] = []
    cards = CardPainter(troubled=told.append, drawings=Drawings(deck))
    picture = cards.face("HK", SIZE)
    assert len({tuple(picture.get_at((x, y))) for x in range(95) for y in range(22)}) > 10, "it has an index"
    assert cards.face("HK", SIZE) is picture
    assert cards.back(SIZE).get_at((47, 88)).a == 255
    assert [fault.file for fault in told] == ["HK.svg"]
    assert pixels(cards.face("HQ", SIZE)) == pixels(CardPainter().face("HQ", SIZE))
    assert pixels(picture) != pixels(CardPainter().face("HK", SIZE))


def test_a_deck_that_is_not_there_at_all(tmp_path: Path) -> None:
    told: list[DeckFault] = []
    cards = CardPainter(troubled=told.append, drawings=Drawings(tmp_path / "none"))
    strips = {strip(cards.face(name, SIZE)) for name in pack()}
    assert len(strips) == 54, "plain cards are told apart, too"
    assert len(told) == 1


def test_damaged_data_of_the_suit_letters(deck: Path) -> None:
    (deck / "pack.toml").write_text("[suit_letters")
    cards = CardPainter(DeckStyle(suit_letters="english"), drawings=Drawings(deck))
    cards.face("HK", SIZE)
    assert cards.fault is not None
    assert cards.fault.file == "pack.toml"


# In the background ------------------------------------------------------------------------------------------------


LONG = 300.0
"""Seconds until something never comes: the thread is a modest one and waits for everybody on a busy machine."""


class Watched(Drawings):
    """A deck whose drawings are counted and can be held back."""

    def __init__(self) -> None:
        super().__init__()
        self.given = Event()
        self.given.set()
        self.count = 0

    def svg(self, name: str, style: DeckStyle) -> str:
        assert self.given.wait(LONG)
        self.count += 1
        return super().svg(name, style)


class Loop:
    """The painter's view of a main loop."""

    def __init__(self) -> None:
        self.calls: list[Callable[[], None]] = []
        self.redrawn = 0

    def post(self, call: Callable[[], None]) -> bool:
        self.calls.append(call)
        return True

    def painter(self, drawings: Drawings | None = None) -> CardPainter:
        def redraw() -> None:
            self.redrawn += 1

        return CardPainter(post=self.post, redraw=redraw, drawings=drawings)

    def until_settled(self, cards: CardPainter) -> None:
        end = time.monotonic() + LONG
        while not cards.settled or self.calls:
            while self.calls:
                self.calls.pop(0)()
            time.sleep(0.005)
            assert time.monotonic() < end, "it never came"


def test_a_picture_that_is_not_ready_is_stood_in_for_and_comes() -> None:
    loop = Loop()
    cards = loop.painter()
    first = cards.face("HK", SIZE)
    dimmed = cards.face("HK", SIZE, CardLook.DIMMED)
    assert first.get_size() == dimmed.get_size() == SIZE
    loop.until_settled(cards)
    assert loop.redrawn in (1, 2), "once for both pictures, or once each where the thread was between them"
    sharp = cards.face("HK", SIZE)
    assert sharp is not first
    assert pixels(sharp) == pixels(CardPainter().face("HK", SIZE))
    assert pixels(cards.face("HK", SIZE, CardLook.DIMMED)) == pixels(CardPainter().face("HK", SIZE, CardLook.DIMMED))
    near = cards.face("HK", (100, 185))  # scaled from a picture of another size, not plain
    assert abs(_mean(near) - _mean(sharp)) < 6
    cards.close()


def _mean(picture: pygame.Surface) -> float:
    return sum(pygame.transform.average_color(picture)[:3]) / 3


GREAT = (500, 910)


def test_a_large_card_is_painted_small_first_and_shown_enlarged() -> None:
    loop = Loop()
    cards = loop.painter()
    assert not cards.foreseen(["HK", "T21"], GREAT)
    cards.foresee(["HK", "T21"], GREAT)
    loop.until_settled(cards)
    assert cards.foreseen(["HK", "T21"], GREAT)
    assert loop.redrawn > 0, "whoever waited for it is told"
    shown = cards.face("HK", GREAT)
    turned = cards.turned("T21", GREAT, 12)
    loop.until_settled(cards)
    sharp = CardPainter()
    assert cards.face("HK", GREAT) is not shown
    assert pixels(cards.face("HK", GREAT)) == pixels(sharp.face("HK", GREAT))
    assert pixels(cards.turned("T21", GREAT, 12)) == pixels(sharp.turned("T21", GREAT, 12))
    for quick, true in ((shown, sharp.face("HK", GREAT)), (turned, sharp.turned("T21", GREAT, 12))):
        assert quick.get_size() == true.get_size()
        assert _difference(quick, true) < 10, "the same card, if not as sharp"
    cards.close()


def test_a_large_card_that_nobody_announced_comes_too() -> None:
    loop = Loop()
    cards = loop.painter()
    plain = cards.face("HK", GREAT)
    loop.until_settled(cards)
    enlarged = cards.face("HK", GREAT)
    loop.until_settled(cards)
    sharp = CardPainter().face("HK", GREAT)
    assert _difference(enlarged, sharp) < 10 < _difference(plain, sharp)
    assert pixels(cards.face("HK", GREAT)) == pixels(sharp)
    cards.close()


def _difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """The average difference of the pictures, of 255, seen from so far that sharpness does not count."""
    first, second = (_from_afar(picture) for picture in (one, other))
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


def _from_afar(picture: pygame.Surface) -> bytes:
    ground = pygame.Surface(picture.get_size())
    ground.blit(picture, (0, 0))
    return pygame.image.tobytes(pygame.transform.smoothscale(ground, (60, 100)), "RGB")


def test_what_is_announced_lies_ready() -> None:
    loop = Loop()
    cards = loop.painter()
    sizes = layout(1024, 640).card_sizes
    cards.prepare(sizes, ["C7", "T1"])
    loop.until_settled(cards)
    assert loop.redrawn == 0, "nobody looks at them yet"
    faces = [cards.face(name, size) for name in pack() for size in sizes]
    assert cards.settled
    assert [picture.get_size() for picture in faces[: len(sizes)]] == list(sizes)
    cards.prepare([], [])
    cards.close()


def test_another_style_is_made_anew_only_where_it_shows() -> None:
    loop, drawings = Loop(), Watched()
    cards = loop.painter(drawings)
    cards.prepare([SIZE])
    loop.until_settled(cards)
    drawings.given.clear()
    king, tarok = cards.face("DK", SIZE), cards.face("T5", SIZE)
    cards.restyle(DeckStyle(inks="four"))
    assert cards.face("T5", SIZE) is tarok
    assert pixels(cards.face("DK", SIZE)) == pixels(king), "until the other is there"
    drawings.given.set()
    loop.until_settled(cards)
    assert pixels(cards.face("DK", SIZE)) == pixels(CardPainter(DeckStyle(inks="four")).face("DK", SIZE))
    cards.close()


def test_closed_in_the_middle_of_its_work() -> None:
    drawings = Watched()
    cards = Loop().painter(drawings)
    cards.prepare([(285, 528)])
    cards.face("HK", SIZE)
    cards.close()
    assert drawings.count < len(pack()), "it has not waited for all of them"
    assert cards.settled
    assert pixels(cards.face("S7", SIZE)) == pixels(CardPainter().face("S7", SIZE)), "from now on at once"


def test_a_damaged_picture_in_the_background(deck: Path) -> None:
    (deck / "HK.svg").unlink()
    loop = Loop()
    cards = loop.painter(Drawings(deck))
    cards.prepare([SIZE])
    cards.face("HK", SIZE)
    loop.until_settled(cards)
    assert cards.fault is not None
    assert cards.face("HK", SIZE) is cards.face("HK", SIZE)
    assert cards.settled, "it is not tried again and again"
    cards.close()


def test_the_thread_never_keeps_the_program_alive() -> None:
    """It has work for a minute, and ends long before."""
    code = (
        "import time\nfrom tarokgui.draw.deck.drawings import Drawings\n"
        "from tarokgui.draw.cardpainter import CardPainter\n"
        "class Slow(Drawings):\n    def svg(self, *which): time.sleep(1.2); return super().svg(*which)\n"
        "cards = CardPainter(post=lambda call: True, drawings=Slow())\n"
        "cards.prepare([(285, 528)]); cards.face('HK', (95, 176)); print('end')"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("end\n")
