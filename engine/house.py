"""House rules as a schema: a game's options, their choices, and the dependences between them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from .errors import RecordError

HouseValue: TypeAlias = bool | int | str


@dataclass(frozen=True, slots=True)
class Need:
    """A condition: an option is open only if another has that value; else it is ``otherwise``, None for no change."""

    option: str
    value: HouseValue
    otherwise: HouseValue | None = None


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a table: its values, the default first, and the rule behind it.

    ``group`` is its place among the others. ``played`` is False if a record may name the option though it changes
    nothing in this game; the players are then not asked about it.
    """

    key: str
    choices: tuple[HouseValue, ...]
    group: str
    rule: str = ""
    need: Need | None = None
    played: bool = True

    @property
    def default(self) -> HouseValue:
        """The value that holds by default."""
        return self.choices[0]

    def choice(self, value: object) -> HouseValue | None:
        """The choice equal to a value; None if there is none: 1 is not true."""
        return next((each for each in self.choices if type(each) is type(value) and each == value), None)


@dataclass(frozen=True, slots=True)
class Schema:
    """The options of a game, in the order in which records list them; ``groups`` in the order of agreeing on them.

    ``last`` are options that players agree on after the others of their group, wherever a record has them.
    """

    options: tuple[Option, ...]
    groups: tuple[str, ...]
    last: tuple[str, ...] = ()

    def find(self, key: str) -> Option | None:
        """The option of that key."""
        return next((option for option in self.options if option.key == key), None)

    def group(self, group: str) -> tuple[Option, ...]:
        """The options of a group, in the order of agreeing on them."""
        mine = [option for option in self.options if option.group == group]
        return tuple(sorted(mine, key=lambda option: self.last.index(option.key) if option.key in self.last else -1))

    def checked(self, options: Mapping[str, object]) -> dict[str, HouseValue]:
        """All options with their values.

        Raises:
            RecordError: an unknown option, or a value that the option does not have.
        """
        chosen = {option.key: option.default for option in self.options}
        for key, value in options.items():
            option = self.find(key)
            if option is None:
                raise RecordError("house-option", key, tuple(chosen), found=key)
            choice = option.choice(value)
            if choice is None:
                raise RecordError("house-value", key, option.choices, found=value)
            chosen[key] = choice
        return chosen

    def differing(self, options: Mapping[str, HouseValue]) -> dict[str, HouseValue]:
        """Only the options that differ from the default, as the record stores them."""
        return {o.key: options[o.key] for o in self.options if o.key in options and options[o.key] != o.default}

    def is_open(self, key: str, options: Mapping[str, HouseValue]) -> bool:
        """True if the option may be chosen at a table with those rules."""
        option = self.find(key)
        if option is None or not option.played:
            return False
        need = option.need
        return need is None or self.holds(need.option, options) == need.value

    def holds(self, key: str, options: Mapping[str, HouseValue]) -> HouseValue:
        """The value that holds for an option, chosen or following from another one.

        Raises:
            RecordError: there is no such option.
        """
        option = self.find(key)
        if option is None:
            raise RecordError("house-option", key, tuple(each.key for each in self.options), found=key)
        need = option.need
        if need is not None and need.otherwise is not None and self.holds(need.option, options) != need.value:
            return need.otherwise
        return options.get(key, option.default)
