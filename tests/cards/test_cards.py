"""The deck as committed: SDL's small renderer can draw all of it, it is point-symmetric, and the generator draws it."""

from __future__ import annotations

import importlib
import io
import os
import re
import sys
import tomllib
import xml.etree.ElementTree as ElementTree
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any, Final

import pygame
import pytest

from engine.cards import parse_card
from tests.support.pairs import ALL

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = ROOT / "assets" / "cards"
FILES: Final = sorted(FOLDER.glob("*.svg"))
HEXES: Final = frozenset({"#F4EBD7", "#1A2433", "#8F2B25", "#CE9431", "#2C5A4A", "#C9B994"})
ALLOWED: Final[dict[str, frozenset[str]]] = {
    "svg": frozenset({"width", "height", "viewBox"}),
    "g": frozenset({"transform", "fill-rule", "class", "display"}),
    "path": frozenset({"fill", "d", "class"}),
    "rect": frozenset({"x", "y", "width", "height", "rx", "fill"}),
}
NAMED: Final = ("T1", "T21", "T22")
"""The trula, which may bear Slovenian names."""
STRIPS: Final = (
    "roman", "both", "english", "romanian", "slovenian", "index", "skiz",
    "roman_slovenian", "both_slovenian", "skiz_slovenian", "skiz_tubingen", "german",
)  # fmt: skip
CLASSES: Final = frozenset({"suit", "suit sign", "picture", *STRIPS, *(f"large_{strip}" for strip in STRIPS)})
NOT_TURNED: Final = frozenset(suit + str(count) for suit in "HDCS" for count in (1, 3, 5, 6, 7, 8, 9))
"""Signs in the middle of these stand upright, as tradition has it."""

names = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


def raster(svg: str, size: tuple[int, int] = (220, 400)) -> pygame.Surface:
    """The picture as the table makes it: at twice the size, then halved."""
    large = pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (2 * size[0], 2 * size[1]))
    return pygame.transform.smoothscale(large, size)


def differing(one: pygame.Surface, other: pygame.Surface) -> float:
    """The share of pixels that clearly differ."""
    threshold = (40, 40, 40, 255)
    alike = pygame.transform.threshold(None, one, None, threshold, set_behavior=0, search_surf=other)
    width, height = one.get_size()
    return 1 - alike / (width * height)


def elements(path: Path) -> list[tuple[str, dict[str, str]]]:
    """Every element of a file with its attributes."""
    tree = ElementTree.fromstring(path.read_text(encoding="utf-8"))
    return [(node.tag.rpartition("}")[2], dict(node.attrib)) for node in tree.iter()]


@pytest.fixture
def generator(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The package that draws the deck; it needs libraries that the game does not."""
    missing = [name for name in ("shapely", "fontTools") if importlib.util.find_spec(name) is None]
    if missing and os.environ.get("CI") != "true":
        pytest.skip(f"the generator of the deck needs {' and '.join(missing)}: pip install '.[art]'")
    monkeypatch.syspath_prepend(str(ROOT / "build"))
    return importlib.import_module("cards.pack")


def test_there_are_cards() -> None:
    assert len(FILES) >= 41


@names
def test_a_file_holds_only_what_the_renderer_draws(path: Path) -> None:
    for tag, attributes in elements(path):
        assert tag in ALLOWED
        assert set(attributes) <= ALLOWED[tag], (tag, set(attributes))
        assert attributes.get("fill", "#F4EBD7") in HEXES
        assert attributes.get("class", "suit") in CLASSES


@names
def test_a_file_is_small_and_has_the_common_frame(path: Path) -> None:
    most = 94 if path.stem == "T22" else 86  # the skiz bears three names in two sizes
    assert path.stat().st_size <= most * 1024
    tag, attributes = elements(path)[0]
    assert (tag, attributes) == ("svg", {"width": "220", "height": "400", "viewBox": "0 0 220 400"})


@names
def test_a_card_is_drawn_and_not_blank(path: Path) -> None:
    picture = raster(path.read_text(encoding="utf-8"), (55, 100))
    colours = {tuple(picture.get_at((x, y))) for x in range(4, 51) for y in range(4, 96)}
    assert len(colours) > 20
    assert picture.get_at((0, 0)).a < 128, "the corners are round"


@names
def test_a_face_is_the_same_upside_down(path: Path) -> None:
    if path.stem in NOT_TURNED or (path.stem[0] == "T" and path.stem != "T22"):
        pytest.skip("upright signs in the middle, or two scenes")
    picture = raster(path.read_text(encoding="utf-8"))
    assert differing(picture, pygame.transform.rotate(picture, 180)) < 0.01


def test_no_two_index_strips_are_alike() -> None:
    strips = {path.stem: raster(path.read_text(encoding="utf-8"), (95, 173)) for path in FILES if path.stem != "back"}
    visible = {name: picture.subsurface((0, 4, 52, 18)) for name, picture in strips.items()}
    for one, other in combinations(visible, 2):
        assert differing(visible[one], visible[other]) > 0.015, (one, other)


def test_one_strip_is_shown_and_the_choices_wait() -> None:
    for path in FILES:
        svg = path.read_text(encoding="utf-8")
        shown = re.findall(r'<g class="(?!picture)(\w+)">', svg)
        hidden = re.findall(r'<g class="(\w+)" display="none">', svg)
        strips = ["index"]
        if path.stem == "back":
            strips = []
        elif path.stem.startswith("T"):
            strips = ["skiz"] if path.stem == "T22" else ["roman", "both"]
        elif path.stem[1:] in ("K", "Q", "N", "J"):
            strips = ["english", "romanian", *(["slovenian", "german"] if path.stem[1:] == "J" else [])]
        if path.stem in NAMED:
            strips += [f"{strip}_slovenian" for strip in strips]
        if path.stem == "T22":
            strips.append("skiz_tubingen")
        assert shown + hidden == strips + [f"large_{strip}" for strip in strips], path.stem
        assert len(shown) <= 1


def test_the_pack_lists_every_card_under_its_name_in_the_engine() -> None:
    pack = tomllib.loads((FOLDER / "pack.toml").read_text(encoding="utf-8"))
    assert {card["file"] for card in pack["cards"].values()} | {pack["back"]} == {path.name for path in FILES}
    for name in pack["cards"]:
        parse_card(name)


SAMPLE: Final = 6
"""The number of faces that are drawn to compare them, if the sums say that none has changed."""


def test_generator_and_committed_files_agree(generator: Any, tmp_path: Path) -> None:
    """Letter by letter with the geometry library that drew them; by eye with another one, whose curves may differ by a
    hair. All of them, unless generator and files are those of the last drawing; ``TAROK_LOOKS=all`` draws all."""
    import shapely

    committed = {path.name: path.read_text(encoding="utf-8") for path in (*FILES, FOLDER / "pack.toml")}
    known, pack = list(generator.faces()), tomllib.loads(committed["pack.toml"])
    unchanged = pack["sources"] == generator.sources() and pack["pictures"] == generator.pictures(known, FOLDER)
    only = Random(pack["sources"]).sample(known, SAMPLE) if unchanged and not ALL else []
    assert sorted(committed) == sorted(("pack.toml", *(f"{name}.svg" for name in known)))
    generator.draw(tmp_path, only)
    drawn = {path.name: path.read_text(encoding="utf-8") for path in tmp_path.iterdir()}
    drawn.setdefault("pack.toml", generator.data(known, FOLDER))
    assert len(drawn) == (len(only) or len(known)) + 1
    exact = pack["geos"] == shapely.geos_version_string
    for name, text in drawn.items():
        if exact:
            text = text.replace(generator.sources(), pack["sources"])  # other docstrings need no other files
            assert text == committed[name], f"{name} is not what the generator draws: run build/draw_cards.py"
        elif name.endswith(".svg"):
            assert differing(raster(text), raster(committed[name])) < 0.002, name
    assert "cards" in sys.modules
