"""What the player has chosen for a new table: the game, the house rules, the people. Pure: no pygame."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

from engine import TarokError, variant_for
from engine.house import HOUSE_CHOICES, HouseValue
from tarokgui.session.people import IDS, USUAL, seated

PLAYERS: Final[Mapping[str, int]] = {"romanian": 4, "taper": 3}
"""The games, with how many sit at their table."""

NOT_IN: Final[Mapping[str, frozenset[str]]] = {
    "romanian": frozenset(),
    "taper": frozenset({"trei_bids", "announce_regele_prins", "all_pass", "hep_hep"}),
}
"""Options that a game does not have: in Taper trei is always bid, no king is called, and nobody plays michi-michi."""


@dataclass(frozen=True, slots=True)
class TableWish:
    """One choice of everything. ``house`` has only what differs from the usual; ``people`` sit from right to left."""

    game: str = "romanian"
    house: Mapping[str, HouseValue] = field(default_factory=dict)
    people: tuple[str, ...] = USUAL[4]

    @classmethod
    def from_data(cls, data: Mapping[str, object]) -> TableWish:
        """The wish in the settings; what makes no sense there is as usual."""
        game, house, people = data.get("game"), data.get("house"), data.get("people")
        wish = cls()
        if isinstance(people, list) and _possible(4, people):
            wish = replace(wish, people=tuple(people))
        if isinstance(house, Mapping):
            for name, value in house.items():
                wish = wish.with_rule(name, value)
        return wish.with_game(game) if isinstance(game, str) and game in PLAYERS else wish

    def data(self) -> dict[str, object]:
        """As plain data, for the settings."""
        return {"game": self.game, "house": dict(self.house), "people": list(self.people)}

    @property
    def seated(self) -> tuple[str, ...]:
        """Those who sit at this table: for three nobody is across."""
        return self.people if PLAYERS[self.game] == 4 else (self.people[0], self.people[2])

    def rule(self, name: str) -> HouseValue:
        """What holds for an option, whether it was chosen or follows from another one."""
        if name == "all_pass" and not self.house.get("pool", True):
            return "throw-in"  # A46: there is nowhere to pay
        if name == "pool_limit" and not self.house.get("pool", True):
            return 0
        return self.house.get(name, HOUSE_CHOICES[name][0])

    def options(self) -> dict[str, HouseValue]:
        """The house rules of this game that differ from the usual, as a session wants them."""
        away = NOT_IN[self.game]
        rules = {name: self.rule(name) for name in HOUSE_CHOICES if name not in away}
        return {name: value for name, value in rules.items() if value != HOUSE_CHOICES[name][0]}

    def with_game(self, game: str) -> TableWish:
        """The same people and rules at another game."""
        return replace(self, game=game)

    def with_rule(self, name: str, value: object) -> TableWish:
        """With one option changed; unchanged if there is no such option or value."""
        match = [each for each in HOUSE_CHOICES.get(name, ()) if type(each) is type(value) and each == value]
        if not match:
            return self
        house = {key: held for key, held in self.house.items() if key != name}
        if match[0] != HOUSE_CHOICES[name][0]:
            house[name] = match[0]
        return replace(self, house=house)

    def with_person(self, place: int, step: int) -> TableWish:
        """Somebody else in one of the three places: the next (*step* 1) or last (-1) of those who have no place."""
        free = [id for id in IDS if id == self.people[place] or id not in self.people]
        now = free[(free.index(self.people[place]) + step) % len(free)]
        return replace(self, people=tuple(now if n == place else id for n, id in enumerate(self.people)))

    def shuffled(self, random: Random) -> TableWish:
        """Three people drawn by lot, not the same three in the same places."""
        while (people := tuple(random.sample(IDS, 3))) == self.people:
            pass
        return replace(self, people=people)

    @property
    def playable(self) -> bool:
        """Whether the rules of the game allow this choice of house rules."""
        try:
            variant_for(self.game, self.options())
        except TarokError:
            return False
        return True


def _possible(players: int, people: list[object]) -> bool:
    try:
        seated(players, 0, [str(id) for id in people])
    except ValueError:
        return False
    return True
