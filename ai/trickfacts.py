"""The points in the trick on the table and the seats that still play to it, for the reasons that name them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from engine import View

from .player import Candidate, Reason
from .reasonparams import PARAMS

TOLD: Final[Mapping[str, tuple[str, ...]]] = {why.value: names for why, names in PARAMS.items() if "after" in names}
"""The reasons that name the seats to come, with their parameters."""


def with_trick(view: View, found: Sequence[Candidate]) -> list[Candidate]:
    """The candidates with these two facts in their reasons, but for points that a game has counted in its own way."""
    table = view.table
    trick = table.play.trick
    if not trick:
        return [*found]
    pack = table.variant.pack
    points = sum(pack.values[card] for card in trick) // pack.parts
    facts = {"points": points, "after": table.in_turn(table.play.leader)[len(trick) + 1 :]}
    return [replace(each, reasons=tuple(_told(reason, facts) for reason in each.reasons)) for each in found]


def _told(reason: Reason, facts: Mapping[str, object]) -> Reason:
    """The reason with those of the facts that it names."""
    names = TOLD.get(reason.key, ())
    more = {name: fact for name, fact in facts.items() if name in names and name not in reason.params}
    return replace(reason, params={**reason.params, **more}) if more else reason
