"""A bot's idea of the pot: its true size, up to a bound for calculations."""

from __future__ import annotations

from typing import Final

from engine import View

MOST: Final = 1_000_000_000
"""Game points in the pot that a bot still distinguishes.

A lost announced pagat multiplies the pot without a limit in the rules (R108), but the kernel counts with machine
numbers: integers end at 2**63 and floats at 1e308, and from 2**53 on a float loses the single points beside the pot. A
hand without the pot comes to some thousands of game points at most. Beside a thousand million none of it counts
any more, so a larger pot changes no decision.
"""


def bounded(view: View) -> View:
    """The view with no more than `MOST` in the pot; the same object if there is no more."""
    table = view.table
    return view if table.pot <= MOST else view._replace(table=table._replace(own=table.own._replace(pool=MOST)))
