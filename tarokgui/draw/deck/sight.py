"""The deck as the colour-blind see it. Pure: the cards have few flat inks, so it is enough to change those."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from tarokgui.draw.theme import Colour, channels

# Machado, Oliveira and Fernandes (2009), severity 1, on linear light; the last is luminance.
SIGHT: Final[Mapping[str, Sequence[Sequence[float]]]] = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}

_INK: Final = re.compile(r"#[0-9A-Fa-f]{6}")


def seen(colour: Colour, kind: str) -> Colour:
    """The colour as it is seen with that kind of sight. Raises KeyError for an unknown kind."""
    light = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in channels(colour)]
    out = "#"
    for row in SIGHT[kind]:
        value = min(1.0, max(0.0, sum(share * part for share, part in zip(row, light, strict=True))))
        shown = value * 12.92 if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055
        out += f"{round(shown * 255):02X}"
    return out


def through(svg: str, kind: str) -> str:
    """A card's text with all its inks as that kind of sight sees them."""
    return _INK.sub(lambda found: seen(found[0].upper(), kind), svg)
