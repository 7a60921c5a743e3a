"""Romanian Tarok and Taper at the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine import Kind
from tarokgui.games.romanian.asking import announce_question
from tarokgui.games.romanian.tablewords import TABLE_WORDS
from tarokgui.textual.gameterminal import GameTerminal

TERMINAL: Final = GameTerminal(words=TABLE_WORDS, questions={Kind.ANNOUNCE: announce_question})

GAMES: Final[Mapping[str, GameTerminal]] = dict.fromkeys(("romanian", "taper"), TERMINAL)
