"""The six colours a card may have. No tint, no gradient: tone is made by gouges."""

from __future__ import annotations

from typing import Final, TypeAlias

Ink: TypeAlias = str

IVORY: Final[Ink] = "#F4EBD7"
"""Card stock, cut-out lines, light."""
INK: Final[Ink] = "#1A2433"
"""The key block: contours, numerals, night."""
OXBLOOD: Final[Ink] = "#8F2B25"
"""Dusk, cloth, lips, lozenges."""
OCHRE: Final[Ink] = "#CE9431"
"""Dawn, rays, gold, hair, wood; never a letter."""
GREEN: Final[Ink] = "#2C5A4A"
"""Hills, water, cloth."""
EDGE: Final[Ink] = "#C9B994"
"""The hairline round the stock, and nothing else."""

SUIT: Final[Ink] = "suit"
"""A stand-in for the ink of the card's suit; written as a path of the class ``suit``, so the table can change it."""

INKS: Final[tuple[Ink, ...]] = (IVORY, INK, OXBLOOD, OCHRE, GREEN, EDGE)

TRADITIONAL: Final[dict[str, Ink]] = {"H": OXBLOOD, "D": OXBLOOD, "C": INK, "S": INK}
FOUR_INK: Final[dict[str, Ink]] = {"H": OXBLOOD, "D": "#A85C1B", "C": GREEN, "S": INK}
"""The palette for players who distinguish four colours more easily than four shapes."""
