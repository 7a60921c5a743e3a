"""Makes the table's font files: ``python build/fonts.py`` writes ``tarokgui/fonts/*.ttf``.

The families come from their npm packages as web-font subsets (latin, latin-ext), neither of which has every
Romanian letter. They are merged, and the lining tabular figures are made the ordinary ones, because SDL_ttf
cannot switch OpenType features. Only somebody who changes the fonts runs this; the results are committed.
"""

from __future__ import annotations

import shutil
import subprocess
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path

from fontTools.merge import Merger  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

TARGET = Path(__file__).resolve().parent.parent / "tarokgui" / "fonts"

WANTED = "ăâîșțĂÂÎȘȚčšžČŠŽäöüßÄÖÜ„”«»“’–—…−×½·←→▲▼"
"""What the table would like to write; the missing ones are reported and must be drawn as shapes."""


@dataclass(frozen=True, slots=True)
class Family:
    """One npm package and the cuts taken from it."""

    package: str
    version: str
    stem: str
    weights: tuple[int, ...]
    figures: tuple[str, ...]
    """OpenType features frozen into the digits, in order."""


FAMILIES = (
    Family("@fontsource/alegreya-sans", "5.3.0", "alegreya-sans", (500, 700, 800), ("lnum", "tnum")),
    Family("@fontsource/grenze", "5.3.0", "grenze", (600, 700), ("lnum",)),
)


def fetch(family: Family, folder: Path) -> Path:
    """Download and unpack the package into *folder*; return its root. Raises CalledProcessError without npm."""
    spec = f"{family.package}@{family.version}"
    done = subprocess.run(["npm", "pack", spec, "--silent"], cwd=folder, check=True, capture_output=True, text=True)
    root = folder / family.stem
    with tarfile.open(folder / done.stdout.split()[-1]) as archive:
        archive.extractall(root, filter="data")
    return root / "package"


def merged(package: Path, family: Family, weight: int, folder: Path) -> TTFont:
    """One static font with the letters of both subsets."""
    parts = []
    for subset in ("latin", "latin-ext"):
        font = TTFont(package / "files" / f"{family.stem}-{subset}-{weight}-normal.woff2")
        font.flavor = None
        # The subsets share glyphs, and their layout tables cannot be merged lookup by lookup: kerning and figures
        # of the first subset are enough, so the second one brings outlines only.
        if subset == "latin-ext":
            for table in ("GSUB", "GPOS", "GDEF"):
                if table in font:
                    del font[table]
        part = folder / f"{family.stem}-{subset}-{weight}.ttf"
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


def main() -> None:
    """Write every cut and its licence, and say which wanted characters it lacks."""
    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for family in FAMILIES:
            package = fetch(family, folder)
            shutil.copyfile(package / "LICENSE", TARGET / f"OFL-{family.stem}.txt")
            for weight in family.weights:
                font = merged(package, family, weight, folder)
                freeze_figures(font, family.figures)
                path = TARGET / f"{family.stem}-{weight}.ttf"
                font.save(path)
                have = font.getBestCmap()
                missing = "".join(letter for letter in WANTED if ord(letter) not in have) or "-"
                print(f"{path.name}: {path.stat().st_size // 1024} kB, {len(have)} characters, missing {missing}")


if __name__ == "__main__":
    main()
