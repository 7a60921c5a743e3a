"""The room of a table and its house rules in a line, and the specials of the game behind it."""

from __future__ import annotations

from typing import NamedTuple

from engine import GAMES, Variant
from tarokgui.games.registry import texts_of
from tarokgui.wording.translator import Translator
from tarokgui.wording.welcome import welcome_points


class HouseLine(NamedTuple):
    """The name of the room, its rules in short, and the lines about both."""

    room: str
    rules: str
    about: str


def house_line(tr: Translator, variant: Variant) -> HouseLine:
    """The line of a table."""
    room = texts_of(variant.key).venue.room
    options = (option for option in GAMES[variant.key].house.options if option.played)
    differing = [each.key for each in options if variant.options.get(each.key, each.choices[0]) != each.choices[0]]
    usual = tr(f"newtable.house-usual.{room}")
    rules = tr("newtable.house-differ", n=len(differing)) if differing else usual
    named = ", ".join(tr(f"house.{key}.label") for key in differing)
    about = "\n".join(filter(None, (named, *welcome_points(tr, variant))))
    return HouseLine(tr(f"settings.room.as-{room}"), rules, about)
