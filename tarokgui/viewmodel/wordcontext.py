"""The value from which every sentence about a table is worded, and the words that a game has of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple, Protocol

from engine import Card, CardSet, Contract, Event, Kind, Seat, Suit, Table, Trick, View, suit_of
from tarokgui.controller.known import KnownFacts
from tarokgui.controller.picks import Picks
from tarokgui.viewmodel.seatmarks import SeatMark
from tarokgui.wording.seating import Seating
from tarokgui.wording.translator import Translator


class StatusCell(NamedTuple):
    """A cell of the strip: its *id* under ``bar``, its words, and the same in full; *about* explains it."""

    id: str
    caption: str
    words: str
    told: str
    about: str = ""
    icon: str = ""


class RestPlace(StrEnum):
    """The place of the rest of the talon: apart from all, at a seat, or one heap beside the trick."""

    APART = "apart"
    SEAT = "seat"
    HEAP = "heap"


class TalonRest(NamedTuple):
    """The rest of the talon: its cards, None for those face down, the same in words, its place, and the seat there."""

    cards: tuple[Card | None, ...]
    label: str
    place: RestPlace
    seat: Seat = 0


class Explain(Protocol):
    """Explains the words of a game in a text."""

    def __call__(self, tr: Translator, text: str, *told: str, said: bool = False) -> str:
        """The lines of *told*, and below them a line for each such word; *said*: the text is words of the table."""


def _unexplained(tr: Translator, text: str, *told: str, said: bool = False) -> str:
    return "\n".join(dict.fromkeys(line for line in told if line))


def _no_circles(table: Table, seat: Seat) -> int:
    return 0


def _no_cells(context: WordContext) -> tuple[StatusCell, ...]:
    return ()


def _no_words(tr: Translator, table: Table, trick: Trick) -> str:
    return ""


def _no_marks(context: WordContext, seat: Seat) -> tuple[SeatMark, ...]:
    return ()


def _contract(view: View) -> Contract | None:
    return view.table.contract


def _first_card(trick: tuple[Card, ...]) -> Suit | None:
    return suit_of(trick[0]) if trick else None


def _winner(table: Table, winner: Seat, looks: Seat) -> Seat:
    return winner


def _no_note(context: WordContext, card: Card) -> str:
    return ""


def _counted(table: Table) -> bool:
    return True


def _together(contract: Contract) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class GameWords:
    """A game's own words at the table, for window, terminal and screen reader.

    ``told`` are short messages for events that are easily missed; ``circles`` the number of open circles of a seat on
    the score sheet, and ``circle`` the key of the sentence for so many; ``cells`` come into the strip beside hand and
    trick; ``contract`` has the words for the contract, the longest way first, and ``plays`` is the contract as a seat
    knows it; ``wins`` are the words on the card that wins a trick in an unusual way, empty for the usual ones; ``rest``
    is the rest of the talon, None for a game in which it is at forehand's seat; ``talon_note`` a note on a card of the
    open talon, empty for most; ``marks`` are those on a plate beside those of every game; ``calling`` are the kinds of
    decision in which the strip has the calls of all seats, ``calls`` those of such a round in the game's own words, as
    (seat, words); ``pile`` is the seat with the tricks that *winner* took, seen from the seat *looks*, and ``counted``
    is true if the piles show the number of tricks; ``counts_each`` is true of a contract with a declarer in which the
    others do not count their points together; ``asked`` the suit that a trick asks for, ``excused`` the cards that
    may be played to any suit; ``explain`` explains the game's words, ``advice`` are its own sentences for a kind of
    decision.
    """

    told: Callable[[Translator, Seating, Event, View, View], tuple[str, ...]] | None = None
    circles: Callable[[Table, Seat], int] = _no_circles
    circle: str = ""
    cells: Callable[[WordContext], tuple[StatusCell, ...]] = _no_cells
    contract: Callable[[WordContext], tuple[str, ...]] | None = None
    plays: Callable[[View], Contract | None] = _contract
    wins: Callable[[Translator, Table, Trick], str] = _no_words
    rest: Callable[[WordContext], TalonRest | None] | None = None
    talon_note: Callable[[WordContext, Card], str] = _no_note
    marks: Callable[[WordContext, Seat], tuple[SeatMark, ...]] = _no_marks
    calling: frozenset[str] = frozenset({Kind.AUCTION})
    calls: Callable[[WordContext], list[tuple[Seat, str]]] | None = None
    pile: Callable[[Table, Seat, Seat], Seat] = _winner
    counted: Callable[[Table], bool] = _counted
    counts_each: Callable[[Contract], bool] = _together
    asked: Callable[[tuple[Card, ...]], Suit | None] = _first_card
    excused: CardSet = 0
    explain: Explain = _unexplained
    advice: Mapping[str, Callable[[WordContext], str]] = field(default_factory=dict)


USUAL_WORDS = GameWords()


@dataclass(frozen=True, slots=True, kw_only=True)
class WordContext:
    """A table for the person at it: the knowledge of that seat, the picks, the language."""

    tr: Translator
    seating: Seating
    view: View
    game: GameWords
    picks: Picks = field(default_factory=Picks)
    known: KnownFacts = field(default_factory=KnownFacts)
    """The known sides."""
    about: Callable[[Seat], tuple[str, ...]] = lambda seat: ()
    """The person at a seat, their strength and their habit, a line each."""
