"""Under which licences the parts of the program stand, as the installed packages say themselves."""

from __future__ import annotations

import sys
from functools import cache
from importlib import metadata
from typing import Final, NamedTuple

OWN_LICENCE: Final = "MIT"

INSTALLED: Final = ("pygame-ce", "platformdirs", "tqdm", "accesskit")
"""Packages the program uses; those that are not installed are left out."""

INSIDE: Final = (("SDL, SDL_ttf, SDL_image, SDL_mixer", "zlib"), ("NanoSVG", "zlib"), ("FreeType", "FTL"))
"""Libraries that pygame-ce brings along."""

_LONGEST: Final = 60


class Library(NamedTuple):
    """One part: *version* is empty where it has none of its own."""

    name: str
    version: str
    licence: str


@cache
def libraries() -> tuple[Library, ...]:
    """Python, the installed packages and what comes with them."""
    found = [Library("Python", ".".join(map(str, sys.version_info[:3])), "PSF")]
    for name in INSTALLED:
        try:
            about = metadata.metadata(name)
        except metadata.PackageNotFoundError:
            continue
        found.append(Library(name, about["Version"], _licence(about)))
        if name == "pygame-ce":
            found += [Library(inside, "", licence) for inside, licence in INSIDE]
    return tuple(found)


def _licence(about: metadata.PackageMetadata) -> str:
    """The licence a package declares: as an expression, in a short field, or among its classifiers."""
    for key in ("License-Expression", "License"):
        for said in about.get_all(key) or []:
            if "\n" not in said and len(said) <= _LONGEST:
                return str(said)
    names = [line.rpartition(" :: ")[2] for line in about.get_all("Classifier") or [] if line.startswith("License")]
    # Some tell it by the names of their licence files alone: LICENSE-MIT.
    names += [file.rpartition("-")[2].capitalize() for file in about.get_all("License-File") or [] if "SE-" in file]
    return " / ".join(each if len(each) > 3 else each.upper() for each in names) or "?"
