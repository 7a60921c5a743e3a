"""The secrets of a hand, which no seat may see whole."""

from __future__ import annotations

from typing import NamedTuple

from .cards import Card, CardSet
from .seats import Seat


class Hidden(NamedTuple):
    """The secrets: the pack before the deal, the hands, the talon as it was dealt, the discards.

    ``asked`` are the seats still to be asked the variant's question, the first one now. ``partner`` is the holder of
    the called card among the other players. ``king_seen``: the declarer has seen the called king in the talon.
    """

    pack: tuple[Card, ...]
    hands: tuple[CardSet, ...]
    talon: tuple[Card, ...]
    laid_away: CardSet = 0
    asked: tuple[Seat, ...] = ()
    partner: Seat | None = None
    king_seen: bool = False
