"""Make the table's font files: ``python build/fonts.py`` writes ``tarokgui/fonts/*.ttf`` and declares them.

Both families are taken whole, upright and italic, in every weight. They come from their npm packages as web-font
subsets (latin, latin-ext), neither of which has every Romanian letter. They are merged; the lining tabular figures are
made the ordinary ones and the raised ones the superscripts, because SDL_ttf cannot switch OpenType features.
``fonts.toml`` beside the files has the description of each, its source, its licence, and its SHA-256. Only
somebody who changes the fonts runs this; the results are committed.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import tarfile
import tempfile
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from fontTools.merge import Merger  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

TARGET = Path(__file__).resolve().parent.parent / "tarokgui" / "fonts"

WANTED = "ăâîșțĂÂÎȘȚčšžČŠŽäöüßÄÖÜ„”«»“’–—…−×½·⁰¹²³⁴⁵⁶⁷⁸⁹←→▲▼"
"""The letters that the table would like to write; the missing ones are reported and must be drawn as shapes."""


@dataclass(frozen=True, slots=True)
class Family:
    """One npm package and the weights it has, each upright and italic."""

    package: str
    version: str
    stem: str
    name: str
    copyright: str
    weights: tuple[int, ...]
    figures: tuple[str, ...]
    """OpenType features frozen into the digits, in order."""


FAMILIES = (
    Family(
        "@fontsource/alegreya-sans", "5.3.0", "alegreya-sans", "Alegreya Sans", "The Alegreya Sans Project Authors",
        (100, 300, 400, 500, 700, 800, 900), ("lnum", "tnum"),
    ),
    Family(
        "@fontsource/grenze", "5.3.0", "grenze", "Grenze", "The Grenze Project Authors",
        (100, 200, 300, 400, 500, 600, 700, 800, 900), ("lnum",),
    ),
)  # fmt: skip
STYLES = ("normal", "italic")
RAISED = dict(
    zip("⁰¹²³⁴⁵⁶⁷⁸⁹", ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"), strict=True)
)
"""The superscripts, which the subsets lack from 4 on, and the digits whose raised forms (numr) they are."""


def fetch(family: Family, folder: Path) -> Path:
    """Download and unpack the package into *folder*; return its root. Raises CalledProcessError without npm."""
    spec = f"{family.package}@{family.version}"
    done = subprocess.run(["npm", "pack", spec, "--silent"], cwd=folder, check=True, capture_output=True, text=True)
    root = folder / family.stem
    with tarfile.open(folder / done.stdout.split()[-1]) as archive:
        # Python 3.11.2, which Debian 12 has, knows no filters and does not look at this.
        archive.extraction_filter = getattr(tarfile, "data_filter", None)
        archive.extractall(root)
    return root / "package"


def merged(package: Path, family: Family, weight: int, style: str, folder: Path) -> TTFont:
    """One static font with the letters of both subsets."""
    parts = []
    for subset in ("latin", "latin-ext"):
        font = TTFont(package / "files" / f"{family.stem}-{subset}-{weight}-{style}.woff2")
        font.flavor = None
        # The subsets share glyphs, and their layout tables cannot be merged lookup by lookup: kerning and figures
        # of the first subset are enough, so the second one brings outlines only.
        if subset == "latin-ext":
            for table in ("GSUB", "GPOS", "GDEF"):
                if table in font:
                    del font[table]
        part = folder / f"{family.stem}-{subset}-{weight}-{style}.ttf"
        font.save(part)
        parts.append(str(part))
    return Merger().merge(parts)


def freeze_figures(font: TTFont, features: tuple[str, ...]) -> None:
    """Let the digits of the character map be the glyphs the *features* would choose."""
    swaps: dict[str, dict[str, str]] = {feature: {} for feature in features}
    layout = font["GSUB"].table
    for record in layout.FeatureList.FeatureRecord:
        if record.FeatureTag not in swaps:
            continue
        for index in record.Feature.LookupListIndex:
            for subtable in layout.LookupList.Lookup[index].SubTable:
                single = getattr(subtable, "ExtSubTable", subtable)
                swaps[record.FeatureTag].update(getattr(single, "mapping", {}))
    for table in font["cmap"].tables:
        if not table.isUnicode():
            continue
        for code in range(ord("0"), ord("9") + 1):
            glyph = table.cmap.get(code)
            if glyph is None:
                continue
            for feature in features:
                glyph = swaps[feature].get(glyph, glyph)
            table.cmap[code] = glyph


def raise_figures(font: TTFont) -> None:
    """Let the superscripts be the raised digits, all ten of one drawing."""
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update({ord(letter): f"{digit}.numr" for letter, digit in RAISED.items()})


def declaration(family: Family, file: str, weight: int, style: str, digest: str) -> str:
    """One font's entry in ``fonts.toml``."""
    lines = {
        "family": family.name,
        "weight": weight,
        "style": style,
        "copyright": family.copyright,
        "licence": "OFL-1.1",
        "licence-text": f"OFL-{family.stem}.txt",
        "source": f"https://www.npmjs.com/package/{family.package}/v/{family.version}",
        "changed": "subsets merged; "
        + ", ".join(family.figures)
        + " frozen into the digits, numr into the superscripts",
        "sha256": digest,
    }
    body = "".join(f"{key} = {json.dumps(value)}\n" for key, value in lines.items())
    return f'["{file}"]\n{body}'


def main() -> None:
    """Write every cut, its licence and its declaration, and say which wanted characters it lacks."""
    TARGET.mkdir(parents=True, exist_ok=True)
    declared = [
        "# Made by build/fonts.py: third-party fonts, what was done to them, and under which licence they stand.\n"
    ]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for family in FAMILIES:
            package = fetch(family, folder)
            shutil.copyfile(package / "LICENSE", TARGET / f"OFL-{family.stem}.txt")
            for weight, style in product(family.weights, STYLES):
                font = merged(package, family, weight, style, folder)
                freeze_figures(font, family.figures)
                raise_figures(font)
                font["head"].modified = font["head"].created  # the same file whenever it is made
                path = TARGET / f"{family.stem}-{weight}{'' if style == 'normal' else '-italic'}.ttf"
                font.recalcTimestamp = False
                font.save(path)
                digest = hashlib.sha256(path.read_bytes()).hexdigest()
                declared.append(declaration(family, path.name, weight, style, digest))
                have = font.getBestCmap()
                missing = "".join(letter for letter in WANTED if ord(letter) not in have) or "-"
                print(f"{path.name}: {path.stat().st_size // 1024} kB, {len(have)} characters, missing {missing}")
    (TARGET / "fonts.toml").write_text("\n".join(declared), encoding="utf-8")


if __name__ == "__main__":
    main()
