"""The player's choices for a new table: the game, the house rules, the people. Pure: no pygame."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

from engine import GAMES, HouseValue, Option, TarokError, game_of, variant_for
from tarokgui.session.people import PEOPLE_BY_ROOM, USUAL, people_of

STRENGTHS: Final = ("", "beginner")
"""The strengths of the people: each by their own character, or all like beginners. Names of bots."""


@dataclass(frozen=True, slots=True)
class TableSetup:
    """One choice of everything. ``house`` has only the values that differ from the usual; ``people`` go from right to
    left."""

    game: str = "romanian"
    house: Mapping[str, HouseValue] = field(default_factory=dict)
    people: tuple[str, ...] = USUAL[4]
    strength: str = ""
    """One of `STRENGTHS`."""

    @classmethod
    def from_data(cls, data: Mapping[str, object]) -> TableSetup:
        """The wish in the settings; entries that make no sense there are as usual.

        Raises:
            RecordError: a game that this version does not know.
        """
        game, house, people = data.get("game"), data.get("house"), data.get("people")
        wish = cls()
        if isinstance(people, list) and _possible(people):
            wish = replace(wish, people=tuple(people))
        if data.get("strength") in STRENGTHS:
            wish = replace(wish, strength=str(data["strength"]))
        if isinstance(house, Mapping):
            for name, value in house.items():
                wish = wish.with_rule(name, value)
        return wish.with_game(game_of(game).key if isinstance(game, str) else wish.game)

    def data(self, before: Mapping[str, object] | None = None) -> dict[str, object]:
        """The choice as plain data, for the settings. Entries of *before* that this version does not know stay
        there."""
        own = {"game": self.game, "people": list(self.people)} | ({"strength": self.strength} if self.strength else {})
        before = before or {}
        kept = {name: value for name, value in before.items() if name not in ("game", "house", "people", "strength")}
        house = before.get("house")
        rules = house.items() if isinstance(house, Mapping) else ()
        unknown = {name: value for name, value in rules if all(o.choice(value) is None for o in _options(name))}
        return {**kept, **own, "house": {**unknown, **self.house}}

    @property
    def seated(self) -> tuple[str, ...]:
        """The people at this table; at a table of three the place across is empty."""
        return self.people if game_of(self.game).players > 3 else (self.people[0], self.people[2])

    def rule(self, name: str) -> HouseValue:
        """The value of an option of this game, chosen or implied by another one."""
        return game_of(self.game).house.holds(name, self.house)

    def options(self) -> dict[str, HouseValue]:
        """The house rules of this game that differ from the usual, as a session wants them."""
        schema = game_of(self.game).house
        return schema.differing({option.key: self.rule(option.key) for option in schema.options if option.played})

    def with_game(self, game: str) -> TableSetup:
        """The same rules at another game, and the same people if they play it: as many as it needs, three at least."""
        circle, count = people_of(game), max(3, game_of(game).players - 1)
        if not set(self.people) <= set(circle.ids):
            return replace(self, game=game, people=circle.usual[count + 1])
        free = [id for id in circle.ids if id not in self.people]
        return replace(self, game=game, people=(*self.people, *free)[:count])

    def with_strength(self, strength: str) -> TableSetup:
        """The same people playing otherwise."""
        return replace(self, strength=strength)

    def usual(self) -> TableSetup:
        """The same table by the usual house rules."""
        return replace(self, house={})

    def with_rule(self, name: str, value: object) -> TableSetup:
        """The choice with one option changed; unchanged if there is no such option or value."""
        found = [option for option in _options(name) if option.choice(value) is not None]
        if not found:
            return self
        house = {key: held for key, held in self.house.items() if key != name}
        choice = found[0].choice(value)
        if choice is not None and choice != found[0].default:
            house[name] = choice
        return replace(self, house=house)

    def with_person(self, place: int, step: int) -> TableSetup:
        """The wish with another person in one of the places: the next (*step* 1) or last (-1) without a place."""
        free = [id for id in people_of(self.game).ids if id == self.people[place] or id not in self.people]
        now = free[(free.index(self.people[place]) + step) % len(free)]
        return replace(self, people=tuple(now if n == place else id for n, id in enumerate(self.people)))

    def shuffled(self, random: Random) -> TableSetup:
        """The wish with people drawn by lot, not the same ones in the same places."""
        while (people := tuple(random.sample(people_of(self.game).ids, len(self.people)))) == self.people:
            pass
        return replace(self, people=people)

    @property
    def playable(self) -> bool:
        """True if the rules of the game allow this choice of house rules."""
        try:
            variant_for(self.game, self.options())
        except TarokError:
            return False
        return True


def _options(name: str) -> list[Option]:
    """The options of that name in all games; people and rules are kept when another game is chosen."""
    found = [game.house.find(name) for game in GAMES.values()]
    return [option for option in found if option is not None]


def _possible(people: list[object]) -> bool:
    """True if they are three or four of one circle, each once."""
    ids = {str(id) for id in people}
    return len(ids) == len(people) in (3, 4) and any(ids <= set(circle.ids) for circle in PEOPLE_BY_ROOM.values())
