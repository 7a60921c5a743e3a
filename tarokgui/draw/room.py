"""The rooms to play in: the wood of the table, and the ornament of its cloth.

A room changes the wood, the cloth and one ornament. Everything that shows the state of the game has the same colour and
shape in every room. A new room is a `Room` in `ROOMS`, a word for it in every language, and a choice in the settings.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from tarokgui.draw.theme import THEMES, Colour, Theme


@dataclass(frozen=True)
class Room:
    """One room. ``colours`` are fields of `Theme` by the theme's name; all other fields are as in `THEMES`."""

    name: str
    wood: str = "walnut"
    """The material of the rim: ``walnut``, ``spruce`` or ``marble``."""
    ornament: str = "lozenge"
    """The ornament worked into the cloth and into rules: ``lozenge``, ``linden`` or ``tendril``."""
    colours: Mapping[str, Mapping[str, Colour]] = field(default_factory=dict)
    themes: Mapping[str, Theme] = field(init=False, compare=False)
    """Its looks by the names in the settings."""

    def __post_init__(self) -> None:
        made = {}
        for name, theme in THEMES.items():
            fields: dict[str, Any] = {"wood": self.wood, "ornament": self.ornament, **self.colours.get(name, {})}
            made[name] = theme._replace(**fields)
        same = {name: THEMES[name] if THEMES[name] == theme else theme for name, theme in made.items()}
        object.__setattr__(self, "themes", same)


BUKOVINA: Final = Room("bukovina")
"""A café in Suceava about 1900: walnut and brass, green baize, the lozenge of the embroideries."""

GOSTILNA: Final = Room(
    "gostilna",
    wood="spruce",
    ornament="linden",
    colours={
        "felt": {
            "felt_light": "#264E58",
            "felt": "#1F424C",
            "felt_dark": "#122B33",
            "walnut_light": "#C79E66",
            "walnut": "#A67E4C",
            "walnut_dark": "#5E4324",
            "tray": "#163138",
            "plaque": "#14222A",
            "shadow": "#041013",
            "veil": "#0A171B",
        },
        "contrast": {
            "felt_light": "#0F272D",
            "felt": "#0A1D22",
            "felt_dark": "#061317",
            "walnut_light": "#6B4E2B",
            "walnut": "#4C361C",
            "walnut_dark": "#1C1308",
            "tray": "#051014",
        },
    },
)
"""An inn in a Slovenian village: knotty spruce, a cloth blue-green as a linden leaf's underside, the linden leaf."""

KOMMERELL: Final = Room(
    "kommerell",
    wood="marble",
    ornament="tendril",
    colours={
        "felt": {
            "felt_light": "#4A2732",
            "felt": "#371C26",
            "felt_dark": "#231119",
            "walnut_light": "#CFC8BC",
            "walnut": "#A8A093",
            "walnut_dark": "#544B45",
            "tray": "#2A141C",
            "plaque": "#22141A",
            "shadow": "#0B0407",
            "veil": "#16090E",
        },
        "contrast": {
            "felt_light": "#2A131B",
            "felt": "#1F0D14",
            "felt_dark": "#12070B",
            "walnut_light": "#5C5650",
            "walnut": "#3C3733",
            "walnut_dark": "#1A1714",
            "tray": "#0F0509",
        },
    },
)
"""A student café in Tübingen about 1890: marble, a brass rail, wine-dark cloth by gaslight, a menu card's tendril."""

ROOMS: Final[Mapping[str, Room]] = {room.name: room for room in (BUKOVINA, GOSTILNA, KOMMERELL)}
"""By their names in the settings."""


def room_named(name: str) -> Room:
    """The room of that name. Raises KeyError, with the name, if there is none."""
    if name not in ROOMS:
        raise KeyError(f"no room {name!r}")
    return ROOMS[name]
