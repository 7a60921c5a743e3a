"""The six people at the table: the level on which each plays, and the habits that one comes to know them by."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from .habits import Habits

Level = Literal["beginner", "steady", "club", "expert"]


@dataclass(frozen=True, slots=True)
class Character:
    """Somebody to play with: how well, and how."""

    level: Level
    habits: Habits


CHARACTERS: Final[Mapping[str, Character]] = {
    # The innkeeper leads by the custom like everybody, but not always truthfully.
    "ilinca": Character("steady", Habits(signals="false as opponent")),
    # The raftsman waits, and then he wants all or nothing.
    "gheorghe": Character("club", Habits(solo=3.0)),
    # The old shepherd counts, bids late, and never leaves his kind of game.
    "toader": Character("expert", Habits(risk=-0.6)),
    # The railway official doubles whatever he thinks may be late.
    "leopold": Character("steady", Habits(contra=1.6)),
    # The schoolteacher says nothing that she is not sure of.
    "sidonia": Character("club", Habits(bonuses=-20.0)),
    # The merchant loves the pagat, and has much to learn.
    "anton": Character("beginner", Habits(pagat=3.2)),
}
"""The people by id. With `NEUTRAL` habits each would play like anybody on the same level."""
