"""The parts of the table: the widgets of the moment, in reading order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

from engine import Kind, Seat, UnknownPhase
from tarokgui.controller.intents import EndPeek, Peek, SayPicks
from tarokgui.draw.geometry import Rect
from tarokgui.table.adviceline import AdviceLine
from tarokgui.table.bar import bar_widgets
from tarokgui.table.context import Context, Panel
from tarokgui.table.dock import journal_dock
from tarokgui.table.flights import DEAL_KEY
from tarokgui.table.hand import hand_widgets
from tarokgui.table.openhand import open_hand_widgets
from tarokgui.table.panels.bidding import bidding_widgets
from tarokgui.table.panels.calling import calling_widgets
from tarokgui.table.panels.cardcalling import card_call_widgets
from tarokgui.table.panels.dealing import dealing_widgets
from tarokgui.table.panels.discarding import discarding_widgets
from tarokgui.table.panels.layingopen import laying_widgets
from tarokgui.table.panels.opentalon import open_talon_widgets
from tarokgui.table.panels.stagedtalon import talon_widgets
from tarokgui.table.panels.talonplace import talon_place_widgets
from tarokgui.table.peek import peek_button, peek_place
from tarokgui.table.plate import SeatPlate
from tarokgui.table.pocket import pocket_widgets
from tarokgui.table.seats import bubble_widgets, plate_letters
from tarokgui.table.tools import tool_widgets
from tarokgui.table.worth import card_worths
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Button
from tarokgui.widgets.iconbutton import IconButton
from tarokgui.wording.speeches import SpeechBubble

if TYPE_CHECKING:
    from tarokgui.controller.controller import TableController
    from tarokgui.table.hintsheet import HintSheet

Value = TypeVar("Value")
Part = TypeVar("Part", bound=Widget)

LEAST_JOURNAL: Final = 160
"""With less height than this, in units, the hint leaves no room for the journal."""

PANELS: Final[Mapping[str, Panel]] = {
    **dict.fromkeys(
        (Kind.CUT, Kind.PATTERN, Kind.PACKETS, Kind.THROW_IN), lambda context, speak: dealing_widgets(context)
    ),
    Kind.TALON_PLACE: lambda context, speak: talon_place_widgets(context),
    Kind.AUCTION: lambda context, speak: bidding_widgets(context),
    Kind.CALL: lambda context, speak: calling_widgets(context),
    "call-card": lambda context, speak: card_call_widgets(context),
    Kind.STAGED_TALON: lambda context, speak: talon_widgets(context),
    "open-talon": lambda context, speak: open_talon_widgets(context),
    Kind.DISCARD: lambda context, speak: discarding_widgets(context),
    "lay-or-convert": lambda context, speak: laying_widgets(context),
    Kind.PLAY: lambda context, speak: (),
    Kind.OVER: lambda context, speak: (),
}
"""The panel of each kind of decision that more than one game may have."""


def panel_of(context: Context) -> Panel:
    """The panel of the present decision.

    Raises:
        UnknownPhase: neither the game nor the table has one for it.
    """
    kind = context.view.kind
    panel = context.parts.panels.get(kind) or PANELS.get(kind)
    if panel is None:
        raise UnknownPhase(context.view.table.variant.key, kind)
    return panel


def note_words(plate: SeatPlate, said: Mapping[Seat, SpeechBubble], shown: Sequence[Widget], *, sayings: bool) -> None:
    """Have the tooltip of a plate say the last words of the seat, unless they are *shown*; with *sayings* remarks."""
    words, plate.hint = said.get(plate.plate.seat), plate.plate.hint
    if words is None or any(each.id == f"said:{plate.plate.seat}" for each in shown):
        return
    pairs = [(words.text, words.meaning)] * (sayings or not words.aside)
    pairs += [(words.remark, words.remark_means)] * (sayings and bool(words.remark))
    lines = [f"“{said}”" + (f": {means}" if means else "") for said, means in pairs]
    plate.hint = "\n".join((plate.hint, *lines))


@dataclass(slots=True)
class TableParts:
    """Makes the widgets of a table; those of a slice of the view model stay while it is the same."""

    controller: TableController
    hints: HintSheet
    do: Callable[[str], bool]
    """Does an act of the key map."""
    _kept: dict[str, tuple[object, Any]] = field(default_factory=dict, init=False, kw_only=True)

    def widgets(self, context: Context, *, journal: bool) -> Iterable[Widget]:
        """Bar, seats, the phase's panel, the advice, the hand, the dock; *journal*: it is to be open."""
        hints = self.hints
        model = context.model
        yield from self._of("strip", context, model.strip, lambda: bar_widgets(context))
        yield from self.tools(context, journal=journal)
        plates = self._of("plates", context, model.plates, lambda: self._plates(context))
        yield from plates
        if context.preferences.settings.points:
            yield from self._of("trick", context, model.trick.cards, lambda: card_worths(context))
        said = self.speech(context)
        spoken = [*bubble_widgets(context, said)] if said else []
        for plate in plates:
            note_words(plate, said, spoken, sayings=context.preferences.settings.sayings)
        yield from spoken
        opened = [*self.open_hands(context)]
        hinted = model.hint.opened or self.controller.state.hint_shown is not None
        targets, papers = self._asking(context, opened, hinted=hinted, journal=journal)
        for pocket in self._of("rest", context, (model.rest, model.open_hands), lambda: pocket_widgets(context)):
            if not any(pocket.rect.meets(widget.rect) for widget in (*spoken, *targets, *opened, *papers)):
                yield pocket  # half of it beside a sheet, under words or cards says nothing
            elif model.rest is not None:
                plate = next(plate for plate in plates if plate.plate.seat == model.rest.seat)
                plate.hint += f"\n{pocket.hint}"
        yield from opened
        yield from targets
        yield from self.line(context)
        if not context.moving(DEAL_KEY):
            hand = [*hand_widgets(context)]
            targets += hand
            yield from hand
        if hinted:
            yield from hints.marks(context, targets)
        if context.layout.dock is not None:
            yield from self._dock(context, context.layout.dock, journal=journal)
        yield from papers

    def _asking(
        self, context: Context, opened: Sequence[Widget], *, hinted: bool, journal: bool
    ) -> tuple[list[Widget], list[Widget]]:
        """The panel of the decision, and the hint about it: a band under the panel, or the sheet in its place."""
        if not hinted:
            self.hints.marked, self.hints.place = [], None
        if self.controller.state.skippable or self.controller.state.played_for_person:
            return [], []
        if not hinted:
            return [*self.panel(context)], []
        return self.hints.lay(context, lambda context: [*self.panel(context)], opened, journal=journal)

    def speech(self, context: Context) -> dict[Seat, SpeechBubble]:
        """The last words of the seats."""
        return dict(context.model.speech)

    def tools(self, context: Context, *, journal: bool) -> Iterable[Widget]:
        """The round buttons at the top right."""
        state = self.controller.state
        undo = state.position.can_take_back or state.picks.anything
        hint = state.hint_shown is not None
        return self._of(
            "tools",
            context,
            (journal, hint, undo, context.preferences.keymap),
            lambda: tool_widgets(context, self.do, journal=journal, hint=hint, undo=undo),
        )

    def _of(self, name: str, context: Context, shown: object, make: Callable[[], Iterable[Part]]) -> list[Part]:
        """The widgets for the value *shown*, the same ones as before if it is equal and the places are the same."""
        return self._once(name, context, shown, lambda: [*make()])

    def _once(self, name: str, context: Context, shown: object, make: Callable[[], Value]) -> Value:
        """The value made for the value *shown*, likewise."""
        before = self._kept.get(name)
        key = shown, context.layout, context.paint, context.paint.cards, context.tr.language
        if before is None or before[0] != key:
            self._kept[name] = before = key, make()
        value: Value = before[1]
        return value

    def _plates(self, context: Context) -> Iterable[SeatPlate]:
        """A plate for every seat, in turn order from the person; a card changes few of them, and no letters."""
        plates = context.model.plates
        letters = self._once("letters", context, [each.words for each in plates], lambda: plate_letters(context))
        for each, size in zip(plates, letters, strict=True):
            yield self._once(f"plate:{each.seat}", context, (each, size), partial(SeatPlate, context, each, size))

    def panel(self, context: Context) -> Iterable[Widget]:
        """The panel of the decision that is due."""
        return panel_of(context)(context, lambda: context.dispatch(SayPicks()))

    def open_hands(self, context: Context) -> Iterable[Widget]:
        """The hands that are open for all players."""
        return self._of("open hands", context, context.model.open_hands, lambda: open_hand_widgets(context))

    def line(self, context: Context) -> Iterable[Widget]:
        """The line of advice, and beside it the button that shows the last trick."""
        state, prompt = self.controller.state, context.model.prompt
        line, peek = context.layout.advice, None
        if context.view.kind == Kind.PLAY and context.view.table.play.tricks:
            line, peek = self._once("peek", context, context.dispatch, lambda: self._peek(context))
        advice = AdviceLine("advice", line, prompt, context.paint)
        advice.resting = context.moving(DEAL_KEY) or not (context.view.my_turn or context.view.hand)
        yield advice
        if peek is not None and not state.no_peek:  # the line stays as long as it is: it would jump with every card
            peek.chosen = state.peeking
            yield peek

    def _peek(self, context: Context) -> tuple[Rect, Button | IconButton]:
        """The rest of the line, and the button that shows the last trick."""
        line, place = peek_place(context.layout, context.paint, context.tr)

        def press() -> None:
            context.dispatch(EndPeek() if self.controller.state.peeking else Peek())

        return line, peek_button(context.tr, context.paint, place, press)

    def _close_journal(self) -> None:
        self.do("journal")

    def _dock(self, context: Context, dock: Rect, *, journal: bool) -> Iterable[Widget]:
        """The journal, above the reasons of the hint if those are there."""
        rest = self.hints.rest(dock)
        if journal and rest.h >= context.paint.scale.px(LEAST_JOURNAL):
            yield from journal_dock(context, rest, context.model.journal, self._close_journal)
