"""The value handed to the parts of the table: the table as it is now, and the parts of its game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias

from engine import Action, Card, CardSet, Contract, Event, Seat, Suit, Table, Trick, View, suit_of
from tarokgui.controller.intents import Intent, Say
from tarokgui.controller.known import KnownFacts
from tarokgui.controller.picks import Picks
from tarokgui.draw.geometry import Rect
from tarokgui.services.mainloop import MainLoop
from tarokgui.services.preferences import Preferences
from tarokgui.settlement.words import SettlementWords
from tarokgui.table.carddrag import CardDrag
from tarokgui.table.chips import Chip
from tarokgui.table.layout import TableLayout
from tarokgui.table.panestate import PaneState
from tarokgui.widgets.base import Spot, Widget
from tarokgui.widgets.drawcontext import DrawContext
from tarokgui.wording.i18n import Translator
from tarokgui.wording.seating import Seating

if TYPE_CHECKING:
    from tarokgui.kit.scene import Scene
    from tarokgui.services.program import Program
    from tarokgui.services.routes import TableDoors


class StatusCell(NamedTuple):
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


def _no_cells(context: Context) -> tuple[StatusCell, ...]:
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


def _no_note(context: Context, card: Card) -> str:
    return ""


def _uncounted(table: Table) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class GameTable:
    """A game's own.

    ``told`` are short messages when something happens that is easily missed; ``circles`` how many open circles a seat
    has on the score sheet, and ``circle`` the key of the sentence for so many; ``cells`` come into the strip beside
    hand and trick; ``contract`` tells the contract, the longest way first, and ``plays`` is the contract as a seat
    knows it; ``wins`` is what stands on the card that wins a trick in an unusual way, empty for the usual words;
    ``rest`` what lies there of the talon and where, None for a game in which it lies at forehand's seat;
    ``talon_note`` what is special about a card of the open talon, empty for most; ``chips`` are marks on a plate beside
    those of every game; ``calls`` what was said in a round of the auction, where the game says it in its own words, as
    (seat, words); ``pile`` is the seat at which a trick lies that *winner* took, as one who *looks* from another seat
    has it, and ``counted`` whether the number of tricks stands on the piles; ``asked`` the suit that a trick asks for,
    ``excused`` the cards that may be played whatever is asked for.
    """

    told: Callable[[Translator, Seating, Event, View, View], tuple[str, ...]] = _nothing_told
    circles: Callable[[Table, Seat], int] = _no_circles
    circle: str = ""
    cells: Callable[[Context], tuple[StatusCell, ...]] = _no_cells
    contract: Callable[[Context], tuple[str, ...]] | None = None
    plays: Callable[[View], Contract | None] = _contract
    wins: Callable[[Translator, Table, Trick], str] = _no_words
    rest: Callable[[Context], Rest | None] | None = None
    talon_note: Callable[[Context, Card], str] = _no_note
    chips: Callable[[Context, Seat], tuple[Chip, ...]] = _no_chips
    calls: Callable[[Context], list[tuple[Seat, str]]] | None = None
    pile: Callable[[Table, Seat, Seat], Seat] = _winner
    counted: Callable[[Table], bool] = _uncounted
    asked: Callable[[tuple[Card, ...]], Suit | None] = _first_card
    excused: CardSet = 0


USUAL = GameTable()


class Explain(Protocol):
    """Explains the words of a game that stand in a text."""

    def __call__(self, tr: Translator, text: str, *told: str, said: bool = False) -> str:
        """The lines of *told*, and below them a line for each such word; *said*: the text is words of the table."""


Panel: TypeAlias = Callable[["Context", Callable[[], None]], Iterable[Widget]]
"""The widgets of a decision; the second argument says everything ticked on the announcement sheet."""


def _unexplained(tr: Translator, text: str, *told: str, said: bool = False) -> str:
    return "\n".join(dict.fromkeys(line for line in told if line))


def _no_stacking(program: Program, table: TableDoors) -> Scene:
    raise LookupError(f"{table.live.session.variant.key} stacks cards and has no scene for it")


@dataclass(frozen=True, slots=True)
class GameParts:
    """The parts of one game in the window, handed down by the scene from the ``window`` module of its folder.

    ``panels`` are what stands in the middle for its own kinds of decision, ``advice`` its own sentences for a kind;
    ``explain`` explains its words; ``numbered`` are the widgets of its own kinds that the number keys stand for.
    ``stacking`` makes the scene for a hand whose cards are stacked for the next deal.
    """

    panels: Mapping[str, Panel] = field(default_factory=dict)
    explain: Explain = _unexplained
    table: GameTable = USUAL
    advice: Mapping[str, Callable[[Context], str]] = field(default_factory=dict)
    numbered: Mapping[str, type[Spot]] = field(default_factory=dict)
    settlement: SettlementWords = field(default_factory=SettlementWords)
    stacking: Callable[[Program, TableDoors], Scene] = _no_stacking


@dataclass(frozen=True, slots=True)
class Context:
    """The table as its parts see it: what is known, where things lie, and how to act.

    ``dispatch`` takes what the person means.
    """

    paint: DrawContext
    tr: Translator
    preferences: Preferences
    loop: MainLoop
    layout: TableLayout
    view: View
    seating: Seating
    picks: Picks
    game: GameParts
    dispatch: Callable[[Intent], None]
    panes: PaneState = field(default_factory=PaneState)
    drag: CardDrag = field(default_factory=CardDrag)
    """The card of the hand under the pressed pointer."""
    known: KnownFacts = field(default_factory=KnownFacts)
    """The known sides."""
    moving: Callable[[str], bool] = lambda key: False
    """Whether the thing of that key is on its way and not at its place yet."""
    fresh: CardSet = 0
    """Cards just taken from the talon."""

    def say(self, action: Action) -> None:
        """Have the person do that, or be told why it is refused."""
        self.dispatch(Say(action))

    @property
    def my_turn(self) -> bool:
        """Whether the decision is the person's."""
        return self.view.asked or self.view.table.actor == self.view.seat
