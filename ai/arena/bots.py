"""A bot as on the command line: its name and its switches, ``steady:convention=off``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ai import NAMES, Player, make

_WORDS: Final = {"on": True, "off": False}


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot, or a character, by name with its switches, which ``ai.make`` takes as keywords."""

    name: str
    switches: tuple[tuple[str, bool | int], ...] = ()

    def __str__(self) -> str:
        """As ``read_bot`` reads it."""
        written = [f"{key}={_written(value)}" for key, value in self.switches]
        return ":".join((self.name, ",".join(written))) if written else self.name

    def player(self, seed: str) -> Player:
        """The bot, ready to play; the same seed gives the same decisions."""
        return make(self.name, seed, **dict(self.switches))


def read_bot(text: str) -> Bot:
    """The bot of a text ``name``, ``name:switch=off`` or ``name:one=on,other=300``.

    Raises:
        ValueError: there is no such bot, it has no such switch, or a value is none of on, off and a whole number.
    """
    name, _, rest = text.partition(":")
    try:
        make(name, "")
    except ValueError:
        raise ValueError(f'there is no bot "{name}", only {", ".join(NAMES)}') from None
    switches: dict[str, bool | int] = {}
    for part in rest.split(",") if rest else ():
        key, _, value = part.partition("=")
        if key in switches:
            raise ValueError(f'the switch "{key}" stands twice in "{text}"')
        switches[key] = _value(value, part)
    bot = Bot(name, tuple(sorted(switches.items())))
    try:
        bot.player("")
    except ValueError as error:
        raise ValueError(f'the bot "{name}" cannot be had as "{text}": {error}') from None
    return bot


def _value(text: str, part: str) -> bool | int:
    if text in _WORDS:
        return _WORDS[text]
    if not (text.isascii() and text.isdigit()):
        raise ValueError(f'"{part}" is no switch with on, off or a whole number')
    return int(text)


def _written(value: bool | int) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
