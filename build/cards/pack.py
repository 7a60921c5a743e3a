"""The whole pack: which faces exist, and the folder of their files with ``pack.toml``."""

from __future__ import annotations

import argparse
import hashlib
import importlib
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

import shapely

from .back import back_face
from .face import GRID, HEIGHT, WIDTH, Face, path_data
from .frame import court_face, skiz_face, tarok_face
from .index import LETTERS, SIZES, SUIT_LETTERS, sign_middle, suit_letter
from .ink import FOUR_INK
from .lettering import FONT, roman
from .pips import INDICES, pip_face
from .scene import Figure, Pair
from .suits import NAMES

TARGET: Final = Path(__file__).resolve().parents[2] / "assets" / "cards"
SUITS: Final = "HDCS"
COURT_RANKS: Final = "KQNJ"

TRUMP_MODULES: Final = ("trumps_dawn", "trumps_day", "trumps_dusk", "trumps_night")
COURT_MODULES: Final = ("courts_hearts", "courts_diamonds", "courts_clubs", "courts_spades")


def _sibling(name: str) -> object:
    return importlib.import_module(f"{__package__}.{name}")


def scenes() -> dict[int, Pair]:
    """The two scenes of every tarok drawn so far, by number; those of the skiz are not among them."""
    out: dict[int, Pair] = {}
    for name in TRUMP_MODULES:
        out |= getattr(_sibling(name), "SCENES")  # noqa: B009
    return out


def courts() -> dict[str, Figure]:
    """The half-figure of every court drawn so far, by card name."""
    out: dict[str, Figure] = {}
    for name in COURT_MODULES:
        out |= getattr(_sibling(name), "COURTS")  # noqa: B009
    return out


def faces() -> dict[str, Callable[[], Face]]:
    """The drawing of each existing face, by file name without ending, in the order of the pack."""
    out: dict[str, Callable[[], Face]] = {}
    for number, (upper, lower) in sorted(scenes().items()):
        out[f"T{number}"] = lambda n=number, u=upper, w=lower: tarok_face(n, u(), w())  # type: ignore[misc]
    figure: Figure | None = getattr(_sibling("skiz"), "SKIZ")  # noqa: B009
    if figure:
        out["T22"] = lambda draw=figure: skiz_face(draw())  # type: ignore[misc]
    drawn = courts()
    for suit in SUITS:
        for rank in COURT_RANKS:
            if suit + rank in drawn:
                out[suit + rank] = lambda n=suit + rank, draw=drawn[suit + rank]: court_face(n, draw())  # type: ignore[misc]
        for count in range(1, 11):
            out[f"{suit}{count}"] = lambda s=suit, c=count: pip_face(s, c)  # type: ignore[misc]
    out["back"] = back_face
    return out


def title(name: str) -> str:
    """The name of a face in the pack's data file."""
    if name == "back":
        return "back"
    if name[0] == "T":
        return "Skiz" if name == "T22" else roman(int(name[1:]))
    ranks = {"K": "king", "Q": "queen", "N": "horse", "J": "jack", "1": "ace"}
    return f"{ranks.get(name[1:], name[1:])} of {NAMES[name[0]]}"


def sources() -> str:
    """The sum of all that the deck is drawn by: the scripts of this package and the font."""
    found = hashlib.sha256(FONT.read_bytes())
    for path in sorted(Path(__file__).parent.glob("*.py")):
        found.update(f"{path.name}\n{path.read_text(encoding='utf-8')}".encode())
    return found.hexdigest()


def pictures(names: Iterable[str], folder: Path) -> str:
    """The sum of the faces in a folder."""
    found = hashlib.sha256()
    for name in names:
        found.update((folder / f"{name}.svg").read_text(encoding="utf-8").encode())
    return found.hexdigest()


def data(names: Iterable[str], folder: Path) -> str:
    """The text of ``pack.toml`` for the faces in a folder."""
    listed = list(names)
    rows = [f'{name} = {{ file = "{name}.svg", title = "{title(name)}" }}' for name in listed if name != "back"]
    inks = [f'{NAMES[suit]} = "{ink}"' for suit, ink in FOUR_INK.items()]
    places: list[str] = []
    for size, at in SIZES.items():
        places += ["", f"[signs.{size}]", f"y = {at.middle:.1f}", f"r = {at.sign:.1f}", f"high = {at.height:.1f}"]
        for choice, of in (*LETTERS.items(), ("index", INDICES)):
            middles = (f"{rank} = {sign_middle(index, size):.1f}" for rank, index in of.items())
            places.append(f"{choice} = {{ {', '.join(middles)} }}")
    signs: list[str] = []
    for language, letters in SUIT_LETTERS.items():
        signs += ["", f"[suit_letters.{language}]"]
        for suit, letter in letters.items():
            drawn = suit_letter(letter)
            signs.append(f'{suit} = {{ wide = {drawn.bounds[2]:.1f}, d = "{path_data(drawn)}" }}')
    return "\n".join(
        [
            "# Written by build/draw_cards.py: change the generator, not this file.",
            "",
            'name = "Suceava"',
            'description = "A linocut deck from a Suceava café, about 1900"',
            'author = "The tarok project"',
            'licence = "MIT"',
            f'view_box = "0 0 {WIDTH} {HEIGHT}"',
            f'geos = "{shapely.geos_version_string}" # the geometry library that drew these files',
            "# The sums of the generator and of these files: where both agree, not every face is drawn to compare it.",
            f'sources = "{sources()}"',
            f'pictures = "{pictures(listed, folder)}"',
            'back = "back.svg"',
            "",
            "# Every file carries all that a player may choose. A strip is a group of that class: one is shown,",
            '# the others have display="none"; those of the large index begin with large_. Paths of the class "suit"',
            "# are filled with the ink of the suit.",
            "[strips]",
            'taroace = ["roman", "both"] # both: with a small Arabic number',
            'courts = ["english", "romanian"]',
            'jacks = ["slovenian", "german"] # their other letters, K D C, are among those of the courts',
            'trula = ["slovenian"] # strips of T1, T21 and T22 with this behind an underscore have their names',
            'skiz = ["tubingen"] # the strip of T22 alone has its name: 21 and 1 are called what stands on them',
            "",
            "[four_ink]",
            *inks,
            "",
            "# A letter of the suit may be set below the sign of an index: the sign's middle and radius in each size,",
            f"# and the letters as path data on {GRID} steps to the unit, starting at 0 on their base line.",
            *places,
            *signs,
            "",
            "[cards]",
            *rows,
            "",
        ]
    )


def draw(target: Path, only: Iterable[str] = ()) -> list[Path]:
    """Write the faces (all, or *only* these) and, when all are drawn, the data file; return the files written."""
    target.mkdir(parents=True, exist_ok=True)
    known, wanted, written = faces(), set(only), []
    for name, make in known.items():
        if wanted and name not in wanted:
            continue
        path = target / f"{name}.svg"
        path.write_text(make().svg(), encoding="utf-8", newline="\n")
        written.append(path)
    if not wanted:
        path = target / "pack.toml"
        path.write_text(data(known, target), encoding="utf-8", newline="\n")
        written.append(path)
    return written


def main(arguments: list[str] | None = None) -> int:
    """Draw into ``assets/cards``."""
    parser = argparse.ArgumentParser(prog="draw_cards.py", description="Draw the deck into assets/cards.")
    parser.add_argument("--only", default="", help="names with commas between, such as T1,SK,back")
    parser.add_argument("--into", type=Path, default=TARGET, help="another folder")
    given = parser.parse_args(arguments)
    only = [name for name in given.only.split(",") if name]
    unknown = sorted(set(only) - set(faces()))
    if unknown:
        print(f"not drawn yet: {', '.join(unknown)}", file=sys.stderr)
        return 1
    for path in draw(given.into, only):
        print(f"{path.name:10s} {path.stat().st_size / 1024:6.1f} KB")
    return 0
