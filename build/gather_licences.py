"""Make ``tarokgui/legal``: the licences of shipped parts that do not bring their own text along.

Run by hand on Debian: ``python build/gather_licences.py DEBS PYINSTALLER``. Each text of a library is taken from the
machine-readable copyright file of its Debian package; those not installed are looked for in DEBS, a folder with the
packages unpacked (``apt-get download``, ``dpkg-deb -x``). PYINSTALLER is the licence file out of PyInstaller's wheel.
"""

from __future__ import annotations

import re
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
LEGAL: Final = ROOT / "tarokgui" / "legal"
COMMON: Final = Path("/usr/share/common-licenses")
DOC: Final = "usr/share/doc"

LIBRARIES: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "sdl": ("libsdl2-2.0-0", ("zlib/libpng",)),
    "sdl-image": ("libsdl2-image-2.0-0", ("zlib/libpng",)),
    "sdl-mixer": ("libsdl2-mixer-2.0-0", ("zlib/libpng",)),
    "sdl-ttf": ("libsdl2-ttf-2.0-0", ("zlib/libpng",)),
    "alsa": ("libasound2", ()),
    "brotli": ("libbrotli1", ("MIT",)),
    "flac": ("libflac12", ("BSD-3-clause",)),
    "fluidsynth": ("libfluidsynth3", ()),
    "freetype": ("libfreetype6", ("FTL",)),
    "harfbuzz": ("libharfbuzz0b", ("MIT",)),
    "jpeg": ("libjpeg62-turbo", ("BSD-BY-LC-NE", "BSD-3-clause", "Zlib")),
    "mpg123": ("libmpg123-0", ()),
    "ogg": ("libogg0", ("BSD-3-clause",)),
    "opus": ("libopus0", ("BSD-3-clause",)),
    "opusfile": ("libopusfile0", ("BSD-3-clause",)),
    "png": ("libpng16-16", ("libpng",)),
    "portmidi": ("libportmidi0", ()),
    "sndfile": ("libsndfile1", ()),
    "tiff": ("libtiff6", ("Hylafax",)),
    "vorbis": ("libvorbis0a", ("BSD-3-Clause",)),
    "wavpack": ("libwavpack1", ("BSD-3-clause",)),
    "webp": ("libwebp7", ()),
    "zlib": ("zlib1g", ("Zlib",)),
    "expat": ("libexpat1", ("MIT",)),
    "ffi": ("libffi8", ("Expat",)),
}
"""By the name of the text: the package and the licences in its copyright file. With none of them only the owners of
the rights are taken (the licence is the LGPL, which has a file of its own), or all of a file that is written freely."""

ALIKE: Final = {
    "xmp": ("expat", "1996-2025 Claudio Matsuoka and Hipolito Carraro Jr"),
    "nanosvg": ("zlib", "2013-14 Mikko Mononen <memon@inside.org>"),
}
"""Under the words of another one's licence, which Debian has not or not in that version."""


def paragraphs(text: str) -> list[dict[str, str]]:
    """The fields of each paragraph of a copyright file."""
    found = []
    for part in re.split(r"\n\s*\n", text):
        fields: dict[str, str] = {}
        name = ""
        for line in part.splitlines():
            if match := re.match(r"([A-Z][A-Za-z-]*):(.*)", line):
                name = match[1]
                fields[name] = match[2].strip()
            elif name:
                fields[name] += "\n" + re.sub(r"^[.*]?(\s|$)", "", line.strip())
        found.append(fields)
    return found


def gathered(text: str, licences: tuple[str, ...]) -> str:
    """The owners of the rights, and the licences of those names."""
    if not text.startswith("Format:"):
        return text.strip()
    fields = paragraphs(text)
    first = next((each for each in fields if each.get("Files", "").split("\n")[0] == "*"), fields[1])
    holders = [" ".join(line.split()) for line in first.get("Copyright", "").splitlines() if line.strip()]
    lines = [
        f"Copyright {re.sub(r'^(Copyright|[(]c[)]|by|,|[ ])+', '', line, flags=re.IGNORECASE)}" for line in holders
    ]
    parts = ["\n".join(lines)]
    for name in licences:
        texts = [
            each["License"].partition("\n")[2]
            for each in fields
            if re.split(r"\s+and\s+", each.get("License", "").split("\n")[0].strip())[0].lower() == name.lower()
        ]
        parts.append(max(texts, key=len))
        assert len(parts[-1]) > 300, name
    return "\n\n".join(part.strip() for part in parts)


def main() -> None:
    """Write all of them."""
    unpacked, starter = Path(sys.argv[1]), Path(sys.argv[2])
    LEGAL.mkdir(exist_ok=True)
    for name, (package, licences) in LIBRARIES.items():
        places = [root / DOC / package / "copyright" for root in (Path("/"), unpacked)]
        source = next(place for place in places if place.exists())
        body = gathered(source.read_text(encoding="utf-8"), licences)
        (LEGAL / f"{name}.txt").write_text(f"{body}\n", encoding="utf-8")
        print(f"{name:12}{len(body):6}  {package}")
    for name, (body, holder) in ALIKE.items():
        words = (LEGAL / f"{body}.txt").read_text(encoding="utf-8").partition("\n\n")[2]
        (LEGAL / f"{name}.txt").write_text(f"Copyright {holder}\n\n{words}", encoding="utf-8")
    for name in ("LGPL-2.1", "MPL-2.0"):
        shutil.copyfile(COMMON / name, LEGAL / f"{name.lower()}.txt")
    shutil.copyfile(starter, LEGAL / "pyinstaller.txt")
    shutil.copyfile(Path(sysconfig.get_path("stdlib")) / "LICENSE.txt", LEGAL / "python.txt")
    shutil.copyfile(ROOT / "LICENSE", LEGAL / "tarok.txt")


if __name__ == "__main__":
    main()
