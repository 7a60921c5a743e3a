"""What a game shows at the table that no other game has: circles on the plates, cells of the strip, what is told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from engine import Card, CardSet, Contract, Event, Seat, Suit, Table, Trick, View, suit_of
from tarokgui.draw.geometry import Rect
from tarokgui.table.chips import Chip
from tarokgui.wording.i18n import Translator
from tarokgui.wording.seating import Seating

if TYPE_CHECKING:
    from tarokgui.table.context import Context


class OwnCell(NamedTuple):
    """A cell of the strip: its *id* under ``bar``, what it shows, and the same told whole; *about* explains it."""

    id: str
    caption: str
    words: str
    told: str
    about: str = ""
    icon: str = ""


class Rest(NamedTuple):
    """What is left of the talon: the places of its cards, the cards, None for those face down, and both in words."""

    rects: list[Rect]
    cards: list[Card | None]
    label: str


def _nothing_told(tr: Translator, seating: Seating, event: Event, before: View, now: View) -> tuple[str, ...]:
    return ()


def _no_circles(table: Table, seat: Seat) -> int:
    return 0


def _no_cells(context: Context) -> tuple[OwnCell, ...]:
    return ()


def _no_words(tr: Translator, table: Table, trick: Trick) -> str:
    return ""


def _no_chips(context: Context, seat: Seat) -> tuple[Chip, ...]:
    return ()


def _contract(view: View) -> Contract | None:
    return view.table.contract


def _first_card(trick: tuple[Card, ...]) -> Suit | None:
    return suit_of(trick[0]) if trick else None


def _winner(table: Table, winner: Seat, looks: Seat) -> Seat:
    return winner


def _uncounted(table: Table) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class OwnTable:
    """A game's own.

    ``told`` are short messages when something happens that is easily missed; ``circles`` how many open circles a seat
    has on the score sheet, and ``circle`` the key of the sentence for so many; ``cells`` come into the strip beside
    hand and trick; ``contract`` tells the contract, the longest way first, and ``plays`` is the contract as a seat
    knows it; ``wins`` is what stands on the card that wins a trick in an unusual way, empty for the usual words;
    ``rest`` what lies there of the talon and where, None for a game in which it lies at forehand's seat; ``chips`` are
    marks on a plate beside those of every game; ``calls`` what was said in a round of the auction, where the game says
    it in its own words, as (seat, words); ``pile`` is the seat at which a trick lies that *winner* took, as one who
    *looks* from another seat has it, and ``counted`` whether the number of tricks stands on the piles; ``asked`` the
    suit that a trick asks for, ``excused`` the cards that may be played whatever is asked for.
    """

    told: Callable[[Translator, Seating, Event, View, View], tuple[str, ...]] = _nothing_told
    circles: Callable[[Table, Seat], int] = _no_circles
    circle: str = ""
    cells: Callable[[Context], tuple[OwnCell, ...]] = _no_cells
    contract: Callable[[Context], tuple[str, ...]] | None = None
    plays: Callable[[View], Contract | None] = _contract
    wins: Callable[[Translator, Table, Trick], str] = _no_words
    rest: Callable[[Context], Rest | None] | None = None
    chips: Callable[[Context, Seat], tuple[Chip, ...]] = _no_chips
    calls: Callable[[Context], list[tuple[Seat, str]]] | None = None
    pile: Callable[[Table, Seat, Seat], Seat] = _winner
    counted: Callable[[Table], bool] = _uncounted
    asked: Callable[[tuple[Card, ...]], Suit | None] = _first_card
    excused: CardSet = 0


USUAL = OwnTable()
