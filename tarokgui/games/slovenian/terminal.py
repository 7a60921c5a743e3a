"""The Slovenian games at the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tarokgui.games.slovenian.asking import annul_question, klop_kontra_question, kontra_question, naming_question
from tarokgui.games.slovenian.tablewords import TABLE_WORDS, told
from tarokgui.games.slovenian.terminaltold import open_radli, radli_after, radli_now
from tarokgui.textual.gameterminal import GameTerminal

TERMINAL: Final = GameTerminal(
    words=TABLE_WORDS,
    questions={
        "annul": annul_question,
        "name-contract": naming_question,
        "kontra-round": kontra_question,
        "klop-kontra": klop_kontra_question,
    },
    happened=told,
    opening=open_radli,
    account=radli_now,
    after=radli_after,
)

GAMES: Final[Mapping[str, GameTerminal]] = dict.fromkeys(("slovenian-3", "slovenian-4", "slovenian-5"), TERMINAL)
