"""The kinds of decision that a phase may ask for, wherever it stands in the course of its game."""

from __future__ import annotations

from enum import StrEnum
from typing import Generic, TypeVar

from .errors import UnknownPhase

T = TypeVar("T")


class Kind(StrEnum):
    """The kinds that more than one game may have. A game may add kinds of its own: a kind is a plain string."""

    CUT = "cut"
    PATTERN = "pattern"
    PACKETS = "packets"
    TALON_PLACE = "talon-place"
    THROW_IN = "throw-in"
    AUCTION = "auction"
    CALL = "call"
    STAGED_TALON = "talon"
    DISCARD = "discard"
    ANNOUNCE = "announce"
    PLAY = "play"
    OVER = "over"
    """The kind after the settlement, when no decision is left."""


BEFORE_THE_CARDS = frozenset({Kind.CUT, Kind.PATTERN, Kind.PACKETS, Kind.TALON_PLACE})
"""The decisions before any player holds a card."""

LAYING_AWAY = frozenset({Kind.DISCARD, "lay-or-convert", "dealer-discard"})
"""The discards: by the declarer in exchange for the talon's cards, or by the dealer (U7)."""

ANNOUNCING = frozenset({Kind.ANNOUNCE, "kontra-round"})
"""The decisions with several announcements in a turn, which an action of its own ends."""


class ByKind(Generic[T]):
    """The entries registered for kinds of decision, for one game or (game None) for every game without its own.

    ``entries`` are by (game, kind) and may be added to: a game brings its own.
    """

    def __init__(self, *entries: tuple[str | None, str, T]) -> None:
        self.entries: dict[tuple[str | None, str], T] = {(game, kind): entry for game, kind, entry in entries}

    def find(self, game: str, kind: str) -> T:
        """The entry for a decision.

        Raises:
            UnknownPhase: there is no entry for it. There is no general entry to fall back on, because rules differ.
        """
        for key in ((game, kind), (None, kind)):
            if key in self.entries:
                return self.entries[key]
        raise UnknownPhase(game, kind)

    def __contains__(self, key: object) -> bool:
        return isinstance(key, tuple) and (key in self.entries or (None, key[1]) in self.entries)
