"""Slovenian Tarok for three players: the differences (S74 … S82)."""

from __future__ import annotations

from typing import Final

from engine.games.slovenian.house import schema
from engine.games.slovenian.rules import SlovenianMember, game

SCHEMA: Final = schema(
    no_tarok="play",
    piccolo=False,
    call_trula=False,
    call_fourth=False,
    colour_valat_partner=False,
)
"""No partner is called, so those options are closed; a hand without taroks is annulled or played (S81)."""

THREE: Final = game(SlovenianMember("slovenian-3", (16,) * 3, packet=8, partners=False, schema=SCHEMA))
