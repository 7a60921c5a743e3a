"""The counts of a simulation that one game alone has, in the ``simulation`` module of its folder."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Protocol, TypeAlias

from engine import Settlement, Table, Variant
from tarokgui.games.registry import own_part
from tarokgui.wording.terms import contract_name
from tarokgui.wording.translator import Translator

ContractRow: TypeAlias = tuple[str, str, bool]
"""A key by which contracts are counted, its name, and True if all play for themselves."""


class HandCounts(Protocol):
    """The counts that every game has, as `Tally` keeps them."""

    hands: int
    results: Counter[tuple[str, str]]
    bonuses: Counter[tuple[str, str]]


class GameTally:
    """A game's own counts over many hands; this class is for a game without any.

    ``shares``: contracts are listed with their shares of the hands. ``paid``: other seats pay the points won.
    ``closes``: the end of the evening scores further points. ``speaks``: announcements are listed.
    """

    shares = False
    paid = True
    closes = False
    speaks = True

    def __init__(self, variant: Variant) -> None:
        self.variant = variant

    def add(self, settlement: Settlement, table: Table) -> None:
        """Count a hand."""

    def contract_key(self, contract: str, table: Table) -> str:
        """The key by which a played contract is counted."""
        return contract

    def contracts(self, tr: Translator) -> list[ContractRow]:
        """The contracts in the order in which they are listed."""
        return [(row.key, contract_name(tr, row.key), row.individual) for row in self.variant.contracts]

    def lines(self, tr: Translator, tally: HandCounts) -> Iterable[str]:
        """A section after the contracts; none if it is empty."""
        return ()

    def bonuses(self, tr: Translator, tally: HandCounts) -> Iterable[str]:
        """A section in the place of that of the bonuses; the usual one if it is empty."""
        return ()


Row: TypeAlias = Sequence[object]


def aligned(rows: Sequence[Row]) -> list[str]:
    """Rows as lines: the first column to the left, the others to the right."""
    texts = [[str(cell) for cell in row] for row in rows]
    widths = [max(len(row[column]) for row in texts) for column in range(len(texts[0]))]
    return [
        "  ".join(
            cell.rjust(width) if column else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in texts
    ]


def game_tally(variant: Variant) -> GameTally:
    """New counts for a game. Raises UnknownGame."""
    return own_part(variant.key, "simulation", GameTally)(variant)
