"""The people of all rooms: the level of each, and the habits that players come to know them by."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from .habits import Habits

Level = Literal["beginner", "steady", "club", "expert"]


@dataclass(frozen=True, slots=True)
class Character:
    """A person to play with: the level and the habits."""

    level: Level
    habits: Habits


CHARACTERS: Final[Mapping[str, Character]] = {
    # The innkeeper keeps the count, and bids only what she has.
    "ilinca": Character("club", Habits(risk=-0.6)),
    # The raftsman waits for the one great hand, and sees it more often than it comes.
    "gheorghe": Character("steady", Habits(without_talon=2.5)),
    # The old shepherd is sly: as an opponent he sometimes speaks the partner's words.
    "toader": Character("club", Habits(signals="false as opponent")),
    # The railway official doubles every game that he thinks may be late.
    "leopold": Character("club", Habits(contra=0.5)),
    # The schoolteacher announces nothing that might turn out untrue.
    "sidonia": Character("expert", Habits(bonuses=-0.7)),
    # The merchant loves the pagat, and has much to learn.
    "anton": Character("beginner", Habits(pagat=3.2)),
    # The games of the inn pay more, so habits weigh more there as well.
    # The beekeeper takes his time, and wants a better hand than others.
    "joze": Character("club", Habits(risk=-4.0)),
    # The baker keeps the pagat warm for the end, and is new to the game.
    "micka": Character("beginner", Habits(pagat=3.2)),
    # The smith strikes while the bidding is hot.
    "franc": Character("steady", Habits(risk=3.0)),
    # The postwoman knows what is in the letters, and says so.
    "neza": Character("club", Habits(contra=12.0)),
    # The winegrower trusts what he has grown himself, and leaves the talon.
    "alojz": Character("steady", Habits(without_talon=40.0)),
    # The widow announces nothing that is not as good as won.
    "toncka": Character("expert", Habits(bonuses=-6.0)),
    # The theologian weighs a hand as he weighs a text, and calls late.
    "gottlob": Character("club", Habits(risk=-4.0)),
    # The student would rather play alone than share.
    "eugen": Character("beginner", Habits(without_talon=10.0)),
    # The landlady prefers company to glory: she calls a king where others play alone.
    "luise": Character("expert", Habits(without_talon=-10.0)),
    # The professor has bid before he has counted.
    "ottmar": Character("steady", Habits(risk=4.0)),
    # The bookbinder does not care about the meaning of a lead.
    "jakob": Character("club", Habits(signals="never")),
    # The vineyard's owner brings the 1 home as she does the vintage: last.
    "rike": Character("steady", Habits(pagat=3.2)),
}
"""The people by id. With `NEUTRAL` habits each would play like any other on the same level."""
