"""What stands in the middle of the table in each phase."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from engine import BEFORE_THE_CARDS, ByKind, Kind
from tarokgui.games.romanian.announcing import announcing_widgets
from tarokgui.games.romanian.stagedtalon import talon_widgets
from tarokgui.games.slovenian.bidding import bidding_widgets as ladder_bidding
from tarokgui.games.slovenian.bidding import naming_widgets
from tarokgui.games.slovenian.calling import card_call_widgets
from tarokgui.games.slovenian.kontra import kontra_widgets
from tarokgui.games.slovenian.laying import laying_widgets
from tarokgui.games.slovenian.opentalon import open_talon_widgets
from tarokgui.games.slovenian.questions import annul_widgets, klop_kontra_widgets, talon_place_widgets
from tarokgui.games.tubingen.auction import raus_widgets, ruf_widgets
from tarokgui.games.tubingen.claiming import claim_widgets
from tarokgui.games.tubingen.laying import laying_widgets as dealer_laying
from tarokgui.games.tubingen.questions import ask_tout_widgets, tout_answer_widgets
from tarokgui.table.context import Context
from tarokgui.table.panels.bidding import bidding_widgets
from tarokgui.table.panels.calling import calling_widgets
from tarokgui.table.panels.dealing import dealing_widgets
from tarokgui.table.panels.discarding import discarding_widgets
from tarokgui.widgets.base import Widget

Panel: TypeAlias = Callable[[Context, Callable[[], None]], Iterable[Widget]]
"""The widgets of a decision; the second argument says everything ticked on the announcement sheet."""

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


def panel_widgets(context: Context, speak: Callable[[], None]) -> Iterable[Widget]:
    """The widgets of the present phase; ``speak`` says everything ticked on the announcement sheet.

    Raises:
        UnknownPhase: no panel is registered for it.
    """
    view = context.view
    return PANELS.find(view.table.variant.key, view.kind)(context, speak)
