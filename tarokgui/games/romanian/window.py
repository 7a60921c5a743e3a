"""Romanian Tarok and Taper in the window."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine import Kind
from tarokgui.games.romanian.announcing import announcing_widgets
from tarokgui.games.romanian.settling import ROMANIAN_WORDS
from tarokgui.games.romanian.tablewords import TABLE_WORDS
from tarokgui.table.context import GameParts

WINDOW: Final = GameParts({Kind.ANNOUNCE: announcing_widgets}, TABLE_WORDS, settlement=ROMANIAN_WORDS)

GAMES: Final[Mapping[str, GameParts]] = dict.fromkeys(("romanian", "taper"), WINDOW)
