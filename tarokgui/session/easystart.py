"""The easy start, for a first evening: settings that a player could choose himself, and those they replaced.

Nothing else depends on it: it sets settings, and puts them back. Pure: no pygame.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from tarokgui.storage.settings import PACES

if TYPE_CHECKING:
    from tarokgui.storage.settings import Settings

WISHES: Final[Mapping[str, object]] = {
    "ritual": False,
    "hints": True,
    "winning_flag": True,
    "points": True,
    **PACES["slow"],
    "hold": 2.5,
}
"""No cutting and knocking, the hint at every decision, the winning card marked, the points counted, and even more
time to look at the table than slow players have."""
_WISHED: Final[Mapping[str, tuple[object, ...]]] = {
    name: (value, PACES["slow"][name]) if name in PACES["slow"] else (value,) for name, value in WISHES.items()
}
"""Each wish and, of the pace, those of earlier versions: a first evening that they began is still one, and keeps its
pace until it is left."""
STRENGTH: Final = "beginner"
"""The level of the others."""
SAT: Final = "sat"
"""In the settings' table: true once the player has sat down. Older files have no such entry and count as true."""


def is_easy(settings: Settings) -> bool:
    """True if the easy start holds."""
    return bool(settings.former)


def entering(settings: Settings) -> dict[str, object]:
    """The settings at its beginning; none if it holds already."""
    if is_easy(settings):
        return {}
    return {**WISHES, "former": {name: getattr(settings, name) for name in WISHES}}


def leaving(settings: Settings) -> dict[str, object]:
    """The settings at its end: the former ones, except those that the player has changed since."""
    kept = {
        name: settings.former[name]
        for name, wished in _WISHED.items()
        if name in settings.former and getattr(settings, name) in wished
    }
    table = {name: value for name, value in settings.table.items() if name != "strength"}
    return {**kept, "former": {}, "table": table}


def never_sat(settings: Settings) -> bool:
    """True if no table of this program has been started yet."""
    return not settings.table.get(SAT, bool(settings.table))
