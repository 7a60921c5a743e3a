"""The licences: everything that is shipped is listed, each with its whole text."""

from __future__ import annotations

from tarokgui.storage.licences import shipped

from .part import CheckFailed, PartReport, some

SHORTEST = 40
"""Letters of the shortest line that names who holds the rights."""


def check_licences() -> PartReport:
    """Read all of them."""
    try:
        parts = shipped()
    except OSError as error:
        raise CheckFailed("selftest.licences.missing", parts=error.filename or "") from None
    if empty := [part.name for part in parts if not part.texts or min(map(len, part.texts)) < SHORTEST]:
        raise CheckFailed("selftest.licences.missing", parts=some(empty))
    return PartReport("selftest.licences.well", n=len(parts))
