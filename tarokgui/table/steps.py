"""The parts of a table at which a hand is looked at: the line about the last action, and the buttons that go on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from engine import CardSet, Seat
from tarokgui.draw.geometry import Rect, centred
from tarokgui.table.adviceline import AdviceLine
from tarokgui.table.context import Context
from tarokgui.table.openhand import OpenHand, shared_rects
from tarokgui.table.parts import TableParts
from tarokgui.table.rowheights import tool_size
from tarokgui.table.toolrow import RowTool, keyed, tool_row
from tarokgui.viewmodel.hand import open_hand_view, sorted_hand
from tarokgui.viewmodel.prompt import PromptView, message_text
from tarokgui.widgets.base import Widget
from tarokgui.widgets.iconbutton import IconButton
from tarokgui.wording.speeches import SpeechBubble

STEPS: Final = {
    "first": ("first", "home"),
    "trick-back": ("double-left", "up"),
    "back": ("chevron-left", "left"),
    "forward": ("chevron-right", "right"),
    "trick-forward": ("double-right", "down"),
    "last": ("last", "end"),
}
"""The buttons from the left: the sign of each, and the key that does the same."""
KEYS: Final = {
    **{key: step for step, (_, key) in STEPS.items()},
    "page up": "trick-back",
    "page down": "trick-forward",
}
"""The step of each key."""
REFUSED: Final = {
    "hint": "hint", "why": "hint", "undo": "change", "redo": "change", "restart": "change", "deal-number": "change",
    "paste": "change", "next-hand": "change", "scores": "change",
}  # fmt: skip
"""Acts of the table that a hand that is over refuses, with the sentence that says why."""


@dataclass(frozen=True, slots=True)
class StepWords:
    """The words of the line: the *place* in the hand, and *what* was done last; ``start``, ``end``: it is there."""

    place: str
    what: str
    start: bool
    end: bool


@dataclass(slots=True)
class StepParts(TableParts):
    """The values that the widgets of such a table are made from.

    ``words`` gives the words of the line, ``hands`` the hands of all seats if they are to be open, else None.
    """

    words: Callable[[], StepWords]
    hands: Callable[[], tuple[CardSet, ...] | None]

    def tools(self, context: Context, *, journal: bool) -> Iterable[Widget]:
        """Journal, rules, play on from here, open hands, and the way back."""
        tr, opened = context.tr, self.hands() is not None
        return tool_row(
            context,
            (
                RowTool("journal", "journal", tr("tools.journal"), chosen=journal, opens=True),
                RowTool("rules", "rules", tr("tools.rules")),
                RowTool("play-on", "play", tr("lookback.play-on"), worded=True),
                RowTool("open-hands", "cards", tr("lookback.open-hands"), worded=True, chosen=opened, opens=True),
                RowTool("look-back", "close", tr("lookback.look-back"), worded=True),
            ),
            self.do,
        )

    def line(self, context: Context) -> Iterable[Widget]:
        """The place in the hand and the action there; at its right the buttons."""
        line, scale, words = context.layout.advice, context.paint.scale, self.words()
        side, gap = min(line.h, tool_size(scale)), scale.px(9)
        wide = len(STEPS) * side + (len(STEPS) - 1) * gap
        room = line._replace(w=line.w - wide - scale.px(10))
        message = self.controller.state.message
        what = words.what if message is None else message_text(context, message)
        explained = context.game.explain(context.tr, what)
        prompt = PromptView(what, words.place, warning=message is not None, explained=explained)
        yield AdviceLine("advice", room, prompt, context.paint)
        x = line.right - wide
        for id, (icon, key) in STEPS.items():
            place = centred(side, side, Rect(x, line.y, side, line.h))
            yield self._step(context, id, icon, key, place)
            x += side + gap

    def _step(self, context: Context, id: str, icon: str, key: str, place: Rect) -> IconButton:
        label, words = context.tr(f"lookback.{id}"), self.words()
        button = IconButton(id, place, label, icon, lambda: self._go(id), hint=keyed(context, label, key))
        ends = words.end if id in ("forward", "trick-forward", "last") else words.start
        button.enabled, button.reason = not ends, context.tr("unable.no-place")
        return button

    def _go(self, id: str) -> None:
        self.do(id)

    def open_hands(self, context: Context) -> Iterable[Widget]:
        """Every hand of the others, or those that were open for all."""
        hands = self.hands()
        if hands is None:
            yield from super(StepParts, self).open_hands(context)
            return
        for seat, held in enumerate(hands):
            place = context.seating.place(seat)
            if seat != context.view.seat and held:
                hand = open_hand_view(context, seat, sorted_hand(held))
                yield OpenHand(context, hand, shared_rects(context.layout, place, len(hand.cards)))

    def speech(self, context: Context) -> dict[Seat, SpeechBubble]:
        """The last words of the seats; none where open hands have their place."""
        return {} if self.hands() is not None else super(StepParts, self).speech(context)

    def panel(self, context: Context) -> Iterable[Widget]:
        """The panel of the decision; none where open hands have its place."""
        return () if self.hands() is not None else super(StepParts, self).panel(context)
