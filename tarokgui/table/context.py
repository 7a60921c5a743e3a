"""The value handed to the parts of the table: the table as it is now, and the parts of its game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from engine import Action
from tarokgui.controller.intents import Intent, Say
from tarokgui.services.mainloop import MainLoop
from tarokgui.services.preferences import Preferences
from tarokgui.settlement.words import SettlementWords
from tarokgui.table.layout import TableLayout
from tarokgui.table.panestate import PaneState
from tarokgui.viewmodel.tableview import TableViewModel
from tarokgui.viewmodel.wordcontext import USUAL_WORDS, GameWords, WordContext
from tarokgui.widgets.base import Spot, Widget
from tarokgui.widgets.drawcontext import DrawContext

if TYPE_CHECKING:
    from tarokgui.kit.scene import Scene
    from tarokgui.services.program import Program
    from tarokgui.services.routes import TableActions


Panel: TypeAlias = Callable[["Context", Callable[[], None]], Iterable[Widget]]
"""The widgets of a decision; the second argument says everything ticked on the announcement sheet."""


def _no_stacking(program: Program, table: TableActions) -> Scene:
    raise LookupError(f"{table.live.session.variant.key} stacks cards and has no scene for it")


@dataclass(frozen=True, slots=True)
class GameParts:
    """The parts of one game in the window, handed down by the scene from the ``window`` module of its folder.

    ``panels`` are the widgets in the middle for its own kinds of decision, ``words`` its own wording; ``numbered`` are
    the widgets of its own kinds that the number keys stand for. ``first_focus`` has the widgets from which the keys
    start in its own kinds of decision, by id. ``stacking`` makes the scene for a hand whose cards are stacked for the
    next deal.
    """

    panels: Mapping[str, Panel] = field(default_factory=dict)
    words: GameWords = USUAL_WORDS
    numbered: Mapping[str, type[Spot]] = field(default_factory=dict)
    first_focus: Mapping[str, str] = field(default_factory=dict)
    settlement: SettlementWords = field(default_factory=SettlementWords)
    stacking: Callable[[Program, TableActions], Scene] = _no_stacking


@dataclass(frozen=True, slots=True, kw_only=True)
class Context(WordContext):
    """The table as its parts see it: the state that the person knows, the layout, and the ways to act.

    ``dispatch`` takes the person's intents.
    """

    paint: DrawContext
    preferences: Preferences
    loop: MainLoop
    layout: TableLayout
    parts: GameParts
    dispatch: Callable[[Intent], None]
    model: TableViewModel
    panes: PaneState = field(default_factory=PaneState)
    moving: Callable[[str], bool] = lambda key: False
    """True while the thing of that key is on its way and not at its place yet."""

    def say(self, action: Action) -> None:
        """Do that for the person, or say why it is refused."""
        self.dispatch(Say(action))
