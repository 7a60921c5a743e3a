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
    # The innkeeper keeps the count, and bids only what she has.
    "ilinca": Character("club", Habits(risk=-0.6)),
    # The raftsman waits for the one great hand, and sees it more often than it comes.
    "gheorghe": Character("steady", Habits(without_talon=2.5)),
    # The old shepherd is sly: as an opponent he sometimes speaks the partner's words.
    "toader": Character("club", Habits(signals="false as opponent")),
    # The railway official doubles whatever he thinks may be late.
    "leopold": Character("club", Habits(contra=0.5)),
    # The schoolteacher announces nothing that might turn out untrue.
    "sidonia": Character("expert", Habits(bonuses=-0.7)),
    # The merchant loves the pagat, and has much to learn.
    "anton": Character("beginner", Habits(pagat=3.2)),
}
"""The people by id. With `NEUTRAL` habits each would play like anybody on the same level."""
