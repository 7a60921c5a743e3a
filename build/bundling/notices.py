"""Under which licences everything in a bundle stands, and their texts, laid beside the program.

The libraries that pygame-ce brings are known by the names of their files; one that is not known here stops the build,
so that nobody ships something without having looked.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Final

from .source import Source

FOLDER: Final = "licences"
LIBRARIES: Final = {
    "FLAC": "BSD-3-Clause",
    "SDL2": "Zlib",
    "SDL2_image": "Zlib, with NanoSVG (Zlib)",
    "SDL2_mixer": "Zlib",
    "SDL2_ttf": "Zlib",
    "brotlicommon": "MIT",
    "brotlidec": "MIT",
    "expat": "MIT",
    "ffi": "MIT",
    "fluidsynth": "LGPL-2.1-or-later",
    "freetype": "FTL",
    "harfbuzz": "MIT-Modern-Variant",
    "jpeg": "IJG AND BSD-3-Clause AND Zlib",
    "mpg123": "LGPL-2.1-only",
    "ogg": "BSD-3-Clause",
    "opus": "BSD-3-Clause",
    "opusfile": "BSD-3-Clause",
    "png16": "libpng-2.0",
    "portmidi": "MIT",
    "python3": "PSF-2.0",
    "sharpyuv": "BSD-3-Clause",
    "sndfile": "LGPL-2.1-or-later",
    "sqlite3": "blessing (public domain)",
    "tiff": "libtiff",
    "vcruntime140": "Microsoft's C runtime, which it lets programs bring along",
    "vorbis": "BSD-3-Clause",
    "vorbisenc": "BSD-3-Clause",
    "vorbisfile": "BSD-3-Clause",
    "wavpack": "BSD-3-Clause",
    "webp": "BSD-3-Clause",
    "webpdemux": "BSD-3-Clause",
    "xmp": "MIT",
    "z": "Zlib",
}
"""The shared libraries a bundle may hold, by name without ``lib``, with their licences."""


class UnknownLibrary(Exception):
    """A library is in the bundle whose licence nobody has looked up."""


def lay(bundle: Path, source: Source) -> Path:
    """Write the texts and a list of what is in *bundle* to its folder ``licences``; that folder.

    Raises:
        UnknownLibrary: something is in there that LIBRARIES does not name.
    """
    folder = bundle / FOLDER
    folder.mkdir(exist_ok=True)
    for text in sorted((source.folder / "tarokgui" / "legal").glob("*.txt")):
        shutil.copy(text, folder / text.name)
    for text in sorted(bundle.rglob("*.dist-info/**/LICEN*")):
        if text.is_file() and not text.name.startswith("licences"):
            package = next(part for part in text.parts if part.endswith(".dist-info")).split("-")[0]
            if package != "tarokgui":
                shutil.copy(text, folder / f"{package}-{text.name.removesuffix('.txt')}.txt")
    for text in sorted((source.folder / "tarokgui" / "fonts").glob("OFL-*.txt")):
        shutil.copy(text, folder / f"font-{text.name}")
    (folder / "README.txt").write_text(_list(bundle), encoding="utf-8", newline="\n")
    return folder


def library(name: str) -> str | None:
    """The library in a file of that *name*; None if it is none.

    ``SDL2`` is in ``libSDL2-2-50d19f93.0.so.0.3200.10`` on Linux, in ``libSDL2-2.0.0.dylib`` on macOS, in ``SDL2.dll``
    on Windows.
    """
    bare = name.removeprefix("lib")
    if name.lower().endswith(".dll"):
        stem = re.sub(r"(?<=140)_\d|-\d+$", "", bare[: -len(".dll")])
        stem = stem.lower() if stem.startswith("VC") else stem
    elif name.endswith(".dylib") and name.startswith("lib"):
        stem = bare.split(".")[0]
    elif ".so" in name and name.startswith("lib"):
        stem = re.sub(r"-[0-9a-f]{8}.*", "", bare.split(".so")[0])
    else:
        return None
    stem = re.sub(r"(?<=SDL2)(.*)-2$", r"\1", stem)
    return "python3" if stem.startswith("python3") else stem


def _list(bundle: Path) -> str:
    found = {library(path.name) for path in bundle.rglob("*") if path.is_file() and not path.is_symlink()} - {None}
    unknown = sorted(name for name in found if name and name not in LIBRARIES)
    if unknown:
        raise UnknownLibrary(f"look up the licences of {', '.join(unknown)} and write them into {Path(__file__).name}")
    lines = [
        "What lies in this folder is told in the program, too: About, Licences.",
        "",
        "Tarok is under the MIT licence (tarok.txt), its fonts under the SIL Open Font License (font-*.txt).",
        "It is shipped with Python (PSF-2.0), pygame-ce (LGPL-2.1), platformdirs (MIT), tqdm (MPL-2.0 AND MIT),",
        "AccessKit (MIT OR Apache-2.0) and the starter of PyInstaller (GPL-2.0 with an exception for what it starts).",
        "pygame-ce brings libraries of its own; you may put others in their places, as the LGPL wants it:",
        "",
        *(f"    {name:14}{LIBRARIES[name]}" for name in sorted(found & LIBRARIES.keys(), key=str)),  # type: ignore[index]
    ]
    return "\n".join(line.rstrip() for line in lines).rstrip() + "\n"
