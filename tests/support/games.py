"""The games by family, from the program's own list: no test lists them by hand."""

from __future__ import annotations

from typing import Final

from engine import GAMES
from tarokgui.games.registry import family_of

SLOVENIAN: Final = tuple(game for game in GAMES if game in family_of("slovenian-4"))
ONE_OF_EACH: Final = tuple(dict.fromkeys(next(each for each in GAMES if each in family_of(game)) for game in GAMES))
"""The first game of every family."""
UNLIKE: Final = (*ONE_OF_EACH, *(game for game in GAMES if game not in ONE_OF_EACH and GAMES[game].players == 3))
"""The same, and those for three."""
