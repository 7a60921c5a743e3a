"""The licences of everything that is shipped, with the whole texts."""

from __future__ import annotations

import sys
from functools import cache
from typing import Any, Final, NamedTuple

from tarokgui import __version__
from tarokgui.storage import resources
from tarokgui.storage.packageinfo import installed

OWN_LICENCE: Final = "MIT"
FONTS: Final = (("Grenze", "grenze"), ("Alegreya Sans", "alegreya-sans"))
FONT_LICENCE: Final = "OFL-1.1"


class Shipped(NamedTuple):
    """One shipped thing: *version* is empty if unknown, *texts* are its whole licences."""

    id: str
    name: str
    version: str
    licence: str
    texts: tuple[str, ...]


@cache
def shipped() -> tuple[Shipped, ...]:
    """The program, its fonts, Python, the packages and their parts; a package that is not here is left out.

    Raises:
        FileNotFoundError: a text is missing.
    """
    own = Shipped("tarok", "Tarok", __version__, OWN_LICENCE, (resources.legal("tarok.txt"),))
    fonts = [Shipped(id, name, "", FONT_LICENCE, (resources.font_licence(id),)) for name, id in FONTS]
    frozen = getattr(sys, "frozen", False)
    here = {id: row for id, row in table().items() if row.get("system", sys.platform) == sys.platform}
    parts = [_part(id, row) for id, row in here.items() if frozen or not row.get("bundle")]
    return (own, *fonts, *(part for part in parts if part is not None))


@cache
def table() -> dict[str, dict[str, Any]]:
    """The list of shipped parts, as it is in its file."""
    import tomllib

    return tomllib.loads(resources.legal("parts.toml"))


def _part(id: str, row: dict[str, Any]) -> Shipped | None:
    texts = tuple(resources.legal(f"{name}.txt") for name in row.get("texts", ()))
    if id == "python":
        version = ".".join(map(str, sys.version_info[:3]))
        return Shipped(id, row["name"], version, row["licence"], texts)
    if "package" not in row:
        return Shipped(id, row["name"], "", row["licence"], texts)
    found = installed(row["package"])
    if found is None:
        return None
    return Shipped(id, found.name, found.version, row["licence"], (*found.texts, *texts))
