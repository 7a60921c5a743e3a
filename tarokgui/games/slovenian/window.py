"""The Slovenian games in the window."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine import Kind
from tarokgui.games.slovenian.bidding import bidding_widgets, naming_widgets
from tarokgui.games.slovenian.kontra import kontra_widgets
from tarokgui.games.slovenian.questions import annul_widgets, klop_kontra_widgets
from tarokgui.games.slovenian.settling import SLOVENIAN_WORDS
from tarokgui.games.slovenian.tablewords import TABLE_WORDS
from tarokgui.table.context import GameParts
from tarokgui.table.panels.bidrow import BidRow

WINDOW: Final = GameParts(
    panels={
        "annul": lambda context, speak: annul_widgets(context),
        Kind.AUCTION: lambda context, speak: bidding_widgets(context),
        "name-contract": lambda context, speak: naming_widgets(context),
        "kontra-round": kontra_widgets,
        "klop-kontra": lambda context, speak: klop_kontra_widgets(context),
    },
    words=TABLE_WORDS,
    numbered={"name-contract": BidRow},
    first_focus={"annul": "keep", "klop-kontra": "say"},
    settlement=SLOVENIAN_WORDS,
)

GAMES: Final[Mapping[str, GameParts]] = dict.fromkeys(("slovenian-3", "slovenian-4", "slovenian-5"), WINDOW)
