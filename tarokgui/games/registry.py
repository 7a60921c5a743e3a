"""The games of the window: one entry each says what a game brings to the table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from engine import BEFORE_THE_CARDS, ByKind, Kind
from tarokgui.games.romanian.announcing import announcing_widgets
from tarokgui.games.romanian.meanings import with_meanings
from tarokgui.games.romanian.stagedtalon import talon_widgets
from tarokgui.games.slovenian.attable import SLOVENIAN_TABLE
from tarokgui.games.slovenian.bidding import bidding_widgets as ladder_bidding
from tarokgui.games.slovenian.bidding import naming_widgets, why_these
from tarokgui.games.slovenian.calling import card_call_widgets
from tarokgui.games.slovenian.kontra import kontra_widgets
from tarokgui.games.slovenian.laying import face_up, laying_widgets
from tarokgui.games.slovenian.opentalon import TakeButton, open_talon_widgets
from tarokgui.games.slovenian.questions import PlaceTile, annul_widgets, klop_kontra_widgets, talon_place_widgets
from tarokgui.games.tubingen.attable import TUBINGEN_TABLE
from tarokgui.games.tubingen.auction import raus_widgets, ruf_widgets
from tarokgui.games.tubingen.claiming import claim_widgets
from tarokgui.games.tubingen.laying import laying_widgets as dealer_laying
from tarokgui.games.tubingen.questions import ask_tout_widgets, tout_answer_widgets
from tarokgui.table.context import USUAL, GameParts, GameTable, Panel, nothing_seen
from tarokgui.table.panels.bidding import bidding_widgets
from tarokgui.table.panels.calling import calling_widgets
from tarokgui.table.panels.dealing import dealing_widgets
from tarokgui.table.panels.discarding import discarding_widgets
from tarokgui.widgets.base import Spot

SLOVENIAN: Final = ("slovenian-3", "slovenian-4", "slovenian-5")
SLOVENIAN_PANELS: Final[dict[str, Panel]] = {
    Kind.TALON_PLACE: lambda context, speak: talon_place_widgets(context),
    "annul": lambda context, speak: annul_widgets(context),
    Kind.AUCTION: lambda context, speak: ladder_bidding(context),
    "name-contract": lambda context, speak: naming_widgets(context),
    "call-card": lambda context, speak: card_call_widgets(context),
    "open-talon": lambda context, speak: open_talon_widgets(context),
    "lay-or-convert": lambda context, speak: laying_widgets(context),
    "kontra-round": kontra_widgets,
    "klop-kontra": lambda context, speak: klop_kontra_widgets(context),
}
"""What the Slovenian games have of their own."""

TUBINGEN_PANELS: Final[dict[str, Panel]] = {
    "dealer-discard": lambda context, speak: dealer_laying(context),
    "ask-tout": lambda context, speak: ask_tout_widgets(context),
    "tout-answer": lambda context, speak: tout_answer_widgets(context),
    "raus-round": lambda context, speak: raus_widgets(context),
    "ruf-round": lambda context, speak: ruf_widgets(context),
    "claim-strafen": lambda context, speak: claim_widgets(context),
}
"""What Tübingen Tarock has of its own."""

PANELS: Final[ByKind[Panel]] = ByKind(
    *((None, kind, lambda context, speak: dealing_widgets(context)) for kind in (*BEFORE_THE_CARDS, Kind.THROW_IN)),
    (None, Kind.AUCTION, lambda context, speak: bidding_widgets(context)),
    (None, Kind.CALL, lambda context, speak: calling_widgets(context)),
    (None, Kind.STAGED_TALON, lambda context, speak: talon_widgets(context)),
    (None, Kind.DISCARD, lambda context, speak: discarding_widgets(context)),
    (None, Kind.PLAY, lambda context, speak: ()),
    (None, Kind.OVER, lambda context, speak: ()),
    ("romanian", Kind.ANNOUNCE, announcing_widgets),
    ("taper", Kind.ANNOUNCE, announcing_widgets),
    *((game, kind, panel) for game in SLOVENIAN for kind, panel in SLOVENIAN_PANELS.items()),
    *(("tubingen", kind, panel) for kind, panel in TUBINGEN_PANELS.items()),
)
"""What stands in the middle for each kind of decision: for every game where the variant tells all that it shows."""


TABLES: Final[Mapping[str, GameTable]] = {
    **dict.fromkeys(SLOVENIAN, SLOVENIAN_TABLE),
    "tubingen": TUBINGEN_TABLE,
}
"""By game; what is not here shows nothing of its own."""

SLOVENIAN_NUMBERED: Final[Mapping[str, type[Spot]]] = {"open-talon": TakeButton, Kind.TALON_PLACE: PlaceTile}


def parts_of(game: str) -> GameParts:
    """The parts of that game. Their ``panel`` raises UnknownPhase for a kind of decision that has none."""
    slovenian = game in SLOVENIAN
    return GameParts(
        panel=partial(PANELS.find, game),
        explain=with_meanings,
        table=TABLES.get(game, USUAL),
        advice={"name-contract": why_these} if slovenian else {},
        numbered=SLOVENIAN_NUMBERED if slovenian else {},
        seen_discard=face_up if slovenian else nothing_seen,
    )
