"""The parts of the table: the widgets of the moment, in reading order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from tarokgui.draw.geometry import Rect
from tarokgui.table.advice import advice_text, going_on_text
from tarokgui.table.adviceline import AdviceLine
from tarokgui.table.bar import bar_widgets
from tarokgui.table.context import Context
from tarokgui.table.dock import journal_dock
from tarokgui.table.hand import HandDeeds, hand_widgets
from tarokgui.table.panels import panel_widgets
from tarokgui.table.peek import peek_button, peek_place
from tarokgui.table.pocket import pocket_widgets
from tarokgui.table.seats import seat_widgets
from tarokgui.table.tools import status_widgets, tool_widgets
from tarokgui.widgets.base import Widget

if TYPE_CHECKING:
    from tarokgui.scenes.table import TableScene

LEAST_JOURNAL: Final = 160
"""With less height than this, in units, the hint leaves no room for the journal."""


def table_parts(scene: TableScene) -> Iterable[Widget]:
    """Bar, seats, the phase's panel, the advice, the hand, the dock."""
    context, hints = scene.context, scene.hints
    scene.choosing.discard &= scene.model.view.hand
    number = scene.session.match.hands + 1
    yield from bar_widgets(context)
    hint = hints.current is not None
    yield from tool_widgets(context, scene.do, scene.doors.menu, journal=scene.dock_open, hint=hint)
    yield from status_widgets(context, number, scene.session.match.radler)
    yield from seat_widgets(context, scene.session.totals())
    yield from pocket_widgets(context)
    targets: list[Widget] = []
    if not scene.skippable:
        targets += panel_widgets(context, scene.deeds.speak)
        yield from targets
    yield from _advice(scene, context)
    if not scene.dealing:
        deeds = HandDeeds(scene.deeds.pick, scene.doors.lens, scene.deeds.explain)
        hand = [*hand_widgets(context, deeds)]
        targets += hand
        yield from hand
    yield from hints.marks(context, targets)
    if scene.layout.dock is not None:
        yield from _dock(scene, context, scene.layout.dock)


def _advice(scene: TableScene, context: Context) -> Iterable[Widget]:
    """The line of advice, and beside it the button that shows the last trick."""
    tr = scene.services.tr
    line, peek = scene.layout.advice, None
    if scene.can_peek:
        line, peek = peek_place(scene.layout, scene.paint, tr)
    words = scene.why or going_on(scene, context) or scene.hints.line or advice_text(context)
    turn = tr("advice.turn") if scene.croupier.my_turn and not scene.skippable else ""
    yield AdviceLine("advice", line, words, scene.paint, turn=turn, warning=bool(scene.why))
    if peek is not None:
        yield peek_button(tr, peek, scene.peeking, scene.toggle_peek)


def going_on(scene: TableScene, context: Context) -> str:
    """What happens by itself now; empty if the person is to do something."""
    drawn = scene.session.first_deal if scene.croupier.draw_left > 0 else None
    return going_on_text(context, drawn, dealing=scene.dealing, peeking=scene.peeking)


def _dock(scene: TableScene, context: Context, dock: Rect) -> Iterable[Widget]:
    """The journal, and the hint with its reasons below it."""
    panel, rest = scene.hints.panel(context, dock)
    if scene.dock_open and rest.h >= scene.scale.px(LEAST_JOURNAL):
        yield from journal_dock(context, rest, scene.model.journal)
    yield from panel
