"""The people to play with, and their seats at a table. Pure: no pygame.

Their names and lives are messages, ``people.<id>.name`` and ``people.<id>.line``; their portraits bear the ids, and
their play is a character of the same id in `ai.characters`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tarokgui.games.registry import texts_of

YOU: Final = "you"
"""The id of the person at the screen."""


@dataclass(frozen=True, slots=True)
class Companion:
    """A person to play with."""

    id: str

    @property
    def bot(self) -> str:
        """The name by which `ai.make` makes the bot that plays for them: a character of the same id."""
        return self.id

    @property
    def name_key(self) -> str:
        """The message with the name."""
        return f"people.{self.id}.name"

    @property
    def line_key(self) -> str:
        """The message with a line about them."""
        return f"people.{self.id}.line"

    @property
    def habit_key(self) -> str:
        """The message about their habit."""
        return f"people.{self.id}.habit"

    @property
    def figure_key(self) -> str:
        """The message with the frequency of that habit: ``{own}`` times of 100, and others ``{others}`` times."""
        return f"people.{self.id}.figure"


ROSTER: Final = (
    Companion("ilinca"),
    Companion("gheorghe"),
    Companion("toader"),
    Companion("leopold"),
    Companion("sidonia"),
    Companion("anton"),
)
"""The people of the café in Bukovina."""
IDS: Final = tuple(each.id for each in ROSTER)

VILLAGE: Final = (
    Companion("joze"),
    Companion("micka"),
    Companion("franc"),
    Companion("neza"),
    Companion("alojz"),
    Companion("toncka"),
)
"""The people of the Slovenian inn."""

STUDENTS: Final = (
    Companion("gottlob"),
    Companion("eugen"),
    Companion("luise"),
    Companion("ottmar"),
    Companion("jakob"),
    Companion("rike"),
)
"""The people of the Café Kommerell in Tübingen."""

COMPANIONS: Final[Mapping[str, Companion]] = {each.id: each for each in (*ROSTER, *VILLAGE, *STUDENTS)}
"""All of them, by id."""
NAME_KEYS: Final[Mapping[str, str]] = {id: each.name_key for id, each in COMPANIONS.items()}
"""The messages with their names, by id."""

USUAL: Final = {4: ("ilinca", "gheorghe", "toader"), 3: ("ilinca", "toader")}
"""The people at a table of so many players unless others are asked: from the person's right round to the left."""


@dataclass(frozen=True, slots=True)
class RoomPeople:
    """The people of one room: their ids, and the usual ones at a table of so many, from the person's right."""

    ids: tuple[str, ...]
    usual: Mapping[int, tuple[str, ...]]


PEOPLE_BY_ROOM: Final[Mapping[str, RoomPeople]] = {
    "bukovina": RoomPeople(IDS, USUAL),
    "gostilna": RoomPeople(
        tuple(each.id for each in VILLAGE),
        {5: ("micka", "joze", "toncka", "alojz"), 4: ("micka", "joze", "toncka"), 3: ("micka", "toncka")},
    ),
    "kommerell": RoomPeople(tuple(each.id for each in STUDENTS), {4: ("eugen", "luise", "ottmar")}),
}
"""By the name of the room."""


def people_of(game: str) -> RoomPeople:
    """The people of that game. Raises UnknownGame."""
    return PEOPLE_BY_ROOM[texts_of(game).venue.room]


def companion(id: str) -> Companion:
    """The person with that id. Raises KeyError for a stranger."""
    return COMPANIONS[id]


def seated(players: int, human: int, others: Sequence[str] | None = None, *, game: str) -> tuple[str, ...]:
    """The ids at a table of *game* by seat, *others* (the usual ones if None) in turn from the person's right.

    Raises:
        ValueError: too many or too few, a stranger to the game, or the same person twice.
    """
    circle = people_of(game)
    ids = circle.usual[players] if others is None else tuple(others)
    if len(ids) != players - 1 or len(set(ids)) != len(ids) or not set(ids) <= set(circle.ids):
        raise ValueError(f"{list(ids)} cannot sit at a table of {players}")
    round_the_table = (YOU, *ids)
    return tuple(round_the_table[(seat - human) % players] for seat in range(players))


def bots_of(people: Sequence[str], game: str) -> tuple[str, ...]:
    """The bots by which those *people* play; the person's own seat has that of the first companion of the game."""
    stand_in = people_of(game).usual[len(people)][0]
    return tuple(companion(stand_in if id == YOU else id).bot for id in people)
