"""The hint: what a good player would do in the person's place, and why, from the person's own view alone."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import TYPE_CHECKING, Final

from ai import make
from engine import Surrender, View
from tarokgui.draw.geometry import Rect
from tarokgui.session import Pondering, timed
from tarokgui.table.adviser import ADVISER, SEED, Hint, thoughts
from tarokgui.table.context import Context
from tarokgui.table.hand import HandCard
from tarokgui.table.hintplace import hint_place
from tarokgui.table.hintwords import HintWords
from tarokgui.table.mark import CardMark, Mark
from tarokgui.table.panels.hint import DO, hint_panel
from tarokgui.table.targets import target_ids
from tarokgui.widgets.base import Widget

if TYPE_CHECKING:
    from tarokgui.scenes.table import TableScene

SLOW: Final = 0.2
"""Seconds of thinking after which it is said that somebody thinks."""


class Rung(IntEnum):
    """How much of the hint is wished."""

    NOTHING = 0
    MARK = 1
    REASONS = 2


class Hints:
    """The hint on the table: nothing, a mark on what is suggested, or the panel with the reasons as well.

    The adviser thinks beside the window. What it found is shown only for the decision that it was asked about; a
    decision that is asked about once more gets the same answer.
    """

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.pondering: Pondering[Hint | None] = Pondering(self._wake, scene.services.courtesy)
        self._rung = Rung.NOTHING
        self._hint: Hint | None = None
        self._asked: tuple[tuple[int, int], View] | None = None
        self._since = 0.0
        self._slow = False
        self._came_from: str | None = None
        self._marked: list[Widget] = []
        """What the suggestion is made with, as it was last marked: the panel keeps clear of it."""
        self._sheet = Rect(0, 0, 0, 0)

    def _wake(self) -> None:
        """Called from the adviser's thread: the loop shall come round and look."""
        self._scene.services.post(self.look)

    @property
    def _found(self) -> Hint | None:
        """The last advice, if it is for the decision that is due."""
        hint, session = self._hint, self._scene.session
        if hint is None or not self._scene.croupier.my_turn:
            return None
        return hint if hint.decision == session.decision and hint.view == session.view else None

    @property
    def current(self) -> Hint | None:
        """The hint that is shown, always for the decision that is due."""
        return self._found if self._rung else None

    @property
    def opened(self) -> bool:
        """Whether the reasons are shown."""
        return self._rung is Rung.REASONS and self.current is not None

    @property
    def thinking(self) -> bool:
        """Whether the adviser is at it for the decision that is due."""
        session = self._scene.session
        return self._asked is not None and self._asked == (session.decision, session.view)

    def covers(self, place: Rect) -> bool:
        """Whether the sheet lies over a place of the table, as it must where letters are very large."""
        return self.opened and self._sheet.meets(place)

    # The ladder --------------------------------------------------------------------------------------------------

    def up(self) -> None:
        """One rung up: the mark, then the reasons, then nothing again. It is the same while the adviser thinks."""
        rung = self._rung if self.thinking or self.current is not None else Rung.NOTHING
        if rung is Rung.REASONS:
            self.close()
        else:
            self._reach(Rung(rung + 1))

    def why(self) -> None:
        """Open or close the reasons."""
        if self._rung is Rung.REASONS and (self.thinking or self.current is not None):
            self.close()
        else:
            self._reach(Rung.REASONS)

    def _reach(self, rung: Rung) -> None:
        """Show so much now, or as soon as it is known; it is told if it is not the person's turn."""
        scene = self._scene
        if not scene.croupier.my_turn or scene.croupier.forced() is not None:
            scene.say(scene.services.tr("hint.not-your-turn"))
            return
        if not self.thinking:
            scene.skip()
        focused = scene.focus.focused
        self._came_from = focused.id if focused is not None else None
        self._rung = rung
        scene.why = ""
        if self._found is not None:
            self._show()
        elif not self.thinking:
            self._ask()
            self.look()

    def _ask(self) -> None:
        decision, view = self._scene.session.decision, self._scene.session.view
        self._asked, self._since, self._slow = (decision, view), self._scene.services.clock(), False
        self.pondering.begin(timed(thoughts(make(ADVISER, SEED), view, decision), SLOW, self._wake))

    def look(self) -> None:
        """Look whether the advice is there, and say after a while that it is still being thought about."""
        if self._asked is None:
            return
        scene = self._scene
        if not self.thinking:
            self.forget()
            return
        try:
            found = self.pondering.poll()
        except Exception:  # whatever the adviser failed with: a hint is not worth the evening
            self.close()
            scene.say(scene.services.tr("hint.failed"))
            return
        if found is not None:
            self._hint, self._asked = found, None
            self._show()
        elif not self._slow and scene.services.clock() - self._since >= SLOW:
            self._slow = True
            scene.services.tell(self.line)
            scene.rebuild()

    def _show(self) -> None:
        """Mark it, or open the reasons, and say it."""
        scene = self._scene
        if self._rung is Rung.MARK:
            scene.services.tell(self.line)
            scene.rebuild()
            return
        words = self._words
        if words is not None:
            scene.services.tell(words.aloud)
        focused = scene.focus.focused
        moved = self._came_from != (focused.id if focused is not None else None)
        scene.rebuild()
        if not moved:  # whoever has gone somewhere else meanwhile shall not press this button by mistake
            scene.focus.focus(DO)

    def cancel(self) -> None:
        """Nobody waits for the thought any more."""
        if self._asked is not None:
            self._asked = None
            self._rung = Rung.NOTHING
            self.pondering.forget()

    def forget(self) -> None:
        """The decision is over, or another one is due."""
        self.cancel()
        self._rung = Rung.NOTHING
        self._scene.fit_dock()

    def close(self) -> bool:
        """Take mark and reasons away, and think no more; False if there is nothing of it."""
        if self._asked is None and self.current is None:
            return False
        back = self._came_from if self.opened else None
        self.forget()
        self._scene.rebuild()
        if back is not None:
            self._scene.focus.focus(back)
        return True

    def leave(self) -> None:
        """The adviser may stop thinking for good."""
        self.cancel()
        self.pondering.close()

    def _close(self) -> None:
        """The same as to close, for the button."""
        self.close()

    def do(self) -> None:
        """Do what is suggested."""
        hint, scene = self.current, self._scene
        if hint is None:
            return
        if isinstance(hint.actions[0], Surrender):
            scene.context.confirm_surrender()
            return
        self.forget()
        scene.why = ""
        scene.deeds.act_all(hint.actions)

    # What is shown -----------------------------------------------------------------------------------------------

    @property
    def _words(self) -> HintWords | None:
        hint = self.current
        return None if hint is None else HintWords(self._scene.services.tr, self._scene.seating, hint)

    @property
    def line(self) -> str:
        """The suggestion for the line of advice, or that it is being thought about; empty if there is none."""
        words = self._words
        if words is not None:
            return words.line
        return self._scene.services.tr("hint.thinking") if self._slow and self.thinking else ""

    def marks(self, context: Context, widgets: Iterable[Widget]) -> list[Mark]:
        """A mark on each of the widgets that the suggestion is made with."""
        hint = self.current
        ids = target_ids(hint.actions, context.view, context.choosing) if hint is not None else frozenset()
        self._marked = [widget for widget in widgets if widget.id in ids]
        words = context.tr("hint.marked")
        return [(CardMark if isinstance(widget, HandCard) else Mark)(widget, words) for widget in self._marked]

    def panel(self, context: Context, dock: Rect) -> tuple[list[Widget], Rect]:
        """The widgets of the panel, and what it leaves of the dock."""
        words = self._words
        if words is None or not self.opened:
            return [], dock
        place = hint_place(context, dock, self._marked)
        widgets, rest = hint_panel(
            context,
            place,
            why=words.why,
            reasons=words.reasons,
            others=words.others,
            do=self.do,
            close=self._close,
            card=context.view.phase == "play",
        )
        self._sheet = widgets[0].rect
        return widgets, rest if place == dock else dock._replace(h=0)
