"""The other pictures: people, signs and ornaments. A missing one would be replaced without a word; not here."""

from __future__ import annotations

from tarokgui.draw.artwork import ICONS, ORNAMENTS, PEOPLE, Artwork, icon, ornament, person
from tarokgui.session.people import IDS, YOU

from .part import CheckFailed, PartReport, some

PX = 40
INK = "#1A2433"


def check_pictures() -> PartReport:
    """Make each of them, and see that none had to be replaced."""
    if strangers := sorted({*IDS, YOU} - set(PEOPLE)):
        raise CheckFailed("selftest.pictures.missing", files=some(strangers))
    artwork = Artwork()
    keys = [person(id, PX) for id in PEOPLE]
    keys += [icon(name, PX, INK) for name in ICONS]
    keys += [ornament(name, (4 * PX, PX)) for name in ORNAMENTS]
    artwork.prepare(keys)
    if artwork.replaced:
        raise CheckFailed("selftest.pictures.missing", files=some(sorted(artwork.replaced)))
    return PartReport("selftest.pictures.well", people=len(PEOPLE), signs=len(ICONS), ornaments=len(ORNAMENTS))
