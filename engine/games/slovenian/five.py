"""Slovenian Tarok for five players: as four, and the dealer sits out (S73)."""

from __future__ import annotations

from typing import Final

from engine.games.slovenian.rules import SCHEMA, SlovenianMember, game

FIVE: Final = game(SlovenianMember("slovenian-5", (0, 12, 12, 12, 12), packet=6, partners=True, schema=SCHEMA))
