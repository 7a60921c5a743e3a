"""Which games have something of their own at the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine import Table
from tarokgui.games.slovenian.attable import SLOVENIAN_TABLE
from tarokgui.games.tubingen.attable import TUBINGEN_TABLE
from tarokgui.table.owntable import USUAL, OwnTable

OWN_TABLES: Final[Mapping[str, OwnTable]] = {
    **dict.fromkeys(("slovenian-3", "slovenian-4", "slovenian-5"), SLOVENIAN_TABLE),
    "tubingen": TUBINGEN_TABLE,
}
"""By game; what is not here shows nothing of its own."""


def own_table(table: Table) -> OwnTable:
    """What the game at that table has of its own."""
    return OWN_TABLES.get(table.variant.key, USUAL)
