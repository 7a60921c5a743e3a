"""People, icons and ornaments as committed: SDL's small renderer can draw them, and the generator still does."""

from __future__ import annotations

import importlib
import os
import threading
import tomllib
import xml.etree.ElementTree as ElementTree
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any, Final

import pygame
import pytest

from tarokgui.draw import artwork
from tarokgui.draw.artwork import ICONS, ORNAMENTS, PEOPLE, Artwork

ROOT: Final = Path(__file__).resolve().parents[2]
ASSETS: Final = ROOT / "assets"
NAMES: Final = {"people": PEOPLE, "icons": ICONS, "ornaments": ORNAMENTS}
FILES: Final = sorted(path for folder in NAMES for path in (ASSETS / folder).glob("*.svg"))
INKS: Final = frozenset({"#F4EBD7", "#1A2433", "#8F2B25", "#CE9431", "#2C5A4A"})
IN_SEVERAL_INKS: Final = frozenset({"app-icon", "app-icon-small", "coin"})
ALLOWED: Final = {
    "svg": {"width", "height", "viewBox"},
    "g": {"transform", "fill-rule"},
    "path": {"fill", "d"},
}

files = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")


def elements(path: Path) -> list[tuple[str, dict[str, str]]]:
    tree = ElementTree.fromstring(path.read_text(encoding="utf-8"))
    return [(node.tag.rpartition("}")[2], dict(node.attrib)) for node in tree.iter()]


def solid(picture: pygame.Surface) -> int:
    """The number of pixels of the picture that are more than half opaque."""
    return pygame.mask.from_surface(picture).count()


def differing(one: pygame.Surface, other: pygame.Surface) -> float:
    """The share of pixels that clearly differ on a felt-coloured ground."""
    flat = []
    for picture in (one, other):
        ground = pygame.Surface(picture.get_size())
        ground.fill("#1F4A3C")
        ground.blit(picture, (0, 0))
        flat.append(ground)
    alike = pygame.transform.threshold(None, flat[0], None, (40, 40, 40, 255), set_behavior=0, search_surf=flat[1])
    return 1 - alike / (one.get_width() * one.get_height())


@pytest.fixture
def generator(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The package that draws the pictures; it needs libraries that the game does not."""
    if importlib.util.find_spec("shapely") is None and os.environ.get("CI") != "true":
        pytest.skip("the generator needs shapely: pip install '.[art]'")
    monkeypatch.syspath_prepend(str(ROOT / "build"))
    return importlib.import_module("table_art.catalogue")


@pytest.fixture
def art() -> Artwork:
    return Artwork()


@pytest.mark.parametrize("folder", NAMES)
def test_the_files_are_those_the_program_knows(folder: str) -> None:
    assert sorted(path.stem for path in (ASSETS / folder).glob("*.svg")) == sorted(NAMES[folder])


@files
def test_a_file_holds_only_what_the_renderer_draws_and_is_small(path: Path) -> None:
    inks = set()
    for tag, attributes in elements(path):
        assert tag in ALLOWED
        assert set(attributes) <= ALLOWED[tag], (tag, set(attributes))
        inks |= {attributes["fill"]} if "fill" in attributes else set()
    assert inks <= INKS
    if path.parent.name != "people" and path.stem not in IN_SEVERAL_INKS:
        assert inks == {artwork.TINTED}, "a colour asked for must reach all of it"
    assert path.stat().st_size <= {"people": 40, "icons": 6, "ornaments": 20}[path.parent.name] * 1024


def test_generator_and_committed_files_agree(generator: Any, tmp_path: Path) -> None:
    """Letter by letter with the geometry library that drew them; by eye with another one."""
    import shapely

    pack = tomllib.loads((ASSETS / "cards" / "pack.toml").read_text(encoding="utf-8"))
    drawn = generator.draw(tmp_path)
    assert {path.relative_to(tmp_path) for path in drawn} == {path.relative_to(ASSETS) for path in FILES}
    old, new = Artwork(ASSETS), Artwork(tmp_path)
    for path in drawn:
        name = path.relative_to(tmp_path)
        if pack["geos"] == shapely.geos_version_string:
            assert path.read_text(encoding="utf-8") == (ASSETS / name).read_text(encoding="utf-8"), (
                f"{name} is not what the generator draws: run build/draw_table_art.py"
            )
        kind = path.parent.name
        wish = artwork.ArtworkKey(kind, path.stem, (160, 160))
        assert differing(old._picture(wish), new._picture(wish)) < 0.002, name


@pytest.mark.parametrize("px", [40, 96])
def test_people_are_told_apart_also_in_grey(art: Artwork, px: int) -> None:
    faces = {id: pygame.transform.grayscale(art.person(id, px)) for id in PEOPLE}
    for one, other in combinations(PEOPLE, 2):
        assert differing(faces[one], faces[other]) > 0.35, (one, other)


def test_a_portrait_is_a_disc_with_a_smooth_edge(art: Artwork) -> None:
    for id in PEOPLE:
        face = art.person(id, 96)
        assert face.get_size() == (96, 96)
        assert all(face.get_at(spot).a == 0 for spot in ((0, 0), (95, 0), (0, 95), (95, 95)))
        assert all(face.get_at(spot).a > 200 for spot in ((48, 2), (48, 93), (2, 48), (93, 48), (48, 48)))
        edge = {face.get_at((x, 12)).a for x in range(10, 26)}
        assert len(edge - {0, 255}) >= 1
        colours = {tuple(face.get_at((x, y)))[:3] for x in range(20, 76, 4) for y in range(20, 76, 4)}
        assert len(colours) > 8


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_is_of_the_wished_colour_and_readable_when_small(art: Artwork, name: str) -> None:
    picture = art.icon(name, 18, "#EBD08E")
    assert picture.get_size() == (18, 18)
    solid_ones = [
        picture.get_at((x, y)) for x in range(18) for y in range(18) if picture.get_at((x, y)).a > 250
    ]  # the darkest of thin strokes would be half transparent
    assert len(solid_ones) >= 10
    assert all(abs(c.r - 0xEB) < 6 and abs(c.g - 0xD0) < 6 and abs(c.b - 0x8E) < 6 for c in solid_ones)
    assert 25 < solid(picture) < 260


def test_no_two_icons_are_alike(art: Artwork) -> None:
    pictures = {name: art.icon(name, 24, "#F4EBD7") for name in ICONS}
    for one, other in combinations(ICONS, 2):
        assert differing(pictures[one], pictures[other]) > 0.08, (one, other)


def test_a_colour_changes_an_ornament_and_none_leaves_it(art: Artwork) -> None:
    for name in ORNAMENTS:
        plain, tinted = art.ornament(name, (120, 60)), art.ornament(name, (120, 60), "#EBD08E")
        assert plain.get_size() == tinted.get_size() == (120, 60)
        assert solid(plain) == solid(tinted) > 20
        assert differing(plain, tinted) > 0.005


def test_a_rule_and_an_arrow_lengthen_but_keep_their_heads(art: Artwork) -> None:
    for name in ("rule", "linden-rule", "arrow"):
        short, long = art.ornament(name, (220, 20)), art.ornament(name, (700, 20))
        assert long.get_width() == 700
        spread = long.get_bounding_rect(min_alpha=1)
        assert spread.w > 600
        heads = []
        for picture in (short, long):
            where = picture.get_width() // 2 if name != "arrow" else picture.get_width() - 12
            heads.append(picture.subsurface((where - 8, 0, 16, 20)))
        assert differing(*heads) < 0.2, name


@pytest.mark.parametrize("name", ["girdle", "linden-girdle"])
def test_a_band_repeats_without_a_gap(art: Artwork, name: str) -> None:
    band = art.ornament(name, (601, 30), "#F4EBD7")
    assert all(band.get_at((x, 1)).a > 200 for x in range(601)), "the cord runs through"
    middle = [band.get_at((x, 15)).a > 128 for x in range(601)]
    changes = sum(1 for a, b in pairwise(middle) if a != b)
    assert changes > 60


def test_an_ornament_in_a_place_too_short_still_fits(art: Artwork) -> None:
    for name in ORNAMENTS:
        for size in ((1, 1), (10, 40), (3, 16)):
            assert art.ornament(name, size).get_size() == size


def test_a_picture_is_made_once_and_kept(art: Artwork) -> None:
    assert art.icon("menu", 20, "#F4EBD7") is art.icon("menu", 20, "#F4EBD7")
    assert art.icon("menu", 20, "#F4EBD7") is not art.icon("menu", 20, "#1A2433")
    assert art.icon("menu", 20, "#F4EBD7") is not art.icon("menu", 22, "#F4EBD7")


def test_what_is_kept_is_bounded(art: Artwork, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(artwork, "MOST_PIXELS", 100 * 100)
    first = art.icon("menu", 60, "#F4EBD7")
    for px in range(61, 70):
        art.icon("menu", px, "#F4EBD7")
        art.icon("close", 20, "#F4EBD7")  # used all the time: stays
    assert art.icon("menu", 60, "#F4EBD7") is not first
    assert sum(wish.size[0] * wish.size[1] for wish in art._kept) <= 100 * 100


def test_unknown_names_are_refused(art: Artwork) -> None:
    with pytest.raises(KeyError):
        art.person("nobody", 40)
    with pytest.raises(KeyError):
        art.icon("../people/ilinca", 40, "#F4EBD7")
    with pytest.raises(KeyError):
        art.ornament("menu", (40, 40))


@pytest.mark.parametrize("damage", [None, b"", b"<svg", b"\xff\xfe\x00", b'<svg xmlns="http://www.w3.org/2000/svg"/>'])
def test_a_missing_or_damaged_file_gives_a_plain_sign(tmp_path: Path, damage: bytes | None) -> None:
    for folder, name in (("people", "ilinca"), ("icons", "menu"), ("ornaments", "rule"), ("ornaments", "star")):
        (tmp_path / folder).mkdir(exist_ok=True)
        if damage is not None:
            (tmp_path / folder / f"{name}.svg").write_bytes(damage)
    art = Artwork(tmp_path)
    pictures = [
        art.person("ilinca", 60),
        art.icon("menu", 24, "#EBD08E"),
        art.ornament("rule", (200, 20), "#EBD08E"),
        art.ornament("star", (80, 80)),
    ]
    assert [picture.get_size() for picture in pictures] == [(60, 60), (24, 24), (200, 20), (80, 80)]
    assert all(solid(picture) > 10 for picture in pictures)


def test_several_threads_may_ask_at_once(art: Artwork) -> None:
    wishes = [artwork.person(id, 48) for id in PEOPLE] + [artwork.icon(name, 24, "#F4EBD7") for name in ICONS]
    threads = [threading.Thread(target=art.prepare, args=(wishes[k:] + wishes[:k],)) for k in (0, 9, 20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    assert set(wishes) <= set(art._kept)
    assert art._pixels == sum(wish.size[0] * wish.size[1] for wish in art._kept)
    assert art.person("you", 48) is art._kept[artwork.person("you", 48)]
