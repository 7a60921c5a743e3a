"""The words that Romanian Tarok and Taper have of their own at the table."""

from __future__ import annotations

from typing import Final

from tarokgui.games.romanian.meanings import with_meanings
from tarokgui.viewmodel.wordcontext import GameWords

TABLE_WORDS: Final = GameWords(explain=with_meanings)
