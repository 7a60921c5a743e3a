"""The parts of a game without a picture: its venue and its pages in the book. Pure: it waits for no game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple


class Venue(NamedTuple):
    """The place where a game is played."""

    room: str
    """The name of a room in `tarokgui.draw.room`."""
    card_names: str
    """The names on the trula: a key of `tarokgui.draw.deck.style.NAMES`."""
    words: str = ""
    """The table of the catalogues with the words of the game; empty if it uses the usual ones."""


@dataclass(frozen=True, slots=True)
class BookPages:
    """The pages of the book about one game, in the *part* of the book about its family.

    ``first`` is the page to begin with, ``sheet`` that of the score sheet. ``by_kind`` has the page of each kind of
    decision, ``by_outcome`` that of each way in which a hand can end; ``by_contract`` has those of a kind of decision
    in a contract that has its own. ``king_seen`` are pages by kind for the player who has seen the called king in the
    talon, ``alone`` pages that are about no other game of the part.
    """

    part: str
    first: str
    sheet: str
    by_kind: Mapping[str, str]
    by_outcome: Mapping[str, str]
    by_contract: Mapping[tuple[str, str], str] = field(default_factory=dict)
    king_seen: Mapping[str, str] = field(default_factory=dict)
    alone: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class GameTexts:
    """The texts of one game. ``named_cards`` are the cards of the trula that go by a name; the others go by their
    number.

    ``modules`` are those that the folder has beside ``terminal`` and ``window``: ``sayings`` for remarks on the play,
    ``phrases`` for the game's own words, ``simulation`` for its own counts.
    """

    venue: Venue
    pages: BookPages
    named_cards: frozenset[str] = frozenset({"skiz", "luna", "pagat"})
    modules: frozenset[str] = frozenset()
