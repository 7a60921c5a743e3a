"""The focus while a hint is shown: it goes to the marked widget, unless the player has chosen something."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine import ANNOUNCING, LAYING_AWAY, Cut, Surrender
from tarokgui.controller.effects import (
    HintAsked,
    HintAwaited,
    HintEffect,
    HintGone,
    HintLowered,
    HintShown,
    HintSlowTold,
)
from tarokgui.controller.hintstate import HintLevel
from tarokgui.controller.intents import ChooseCut
from tarokgui.table.panels.bidrow import BidRow
from tarokgui.table.panels.hint import DO

if TYPE_CHECKING:
    from tarokgui.table.stage import TableStage

PICKED: Final = LAYING_AWAY | ANNOUNCING
"""Decisions in which a mark is picked first, in several steps, put back by the same key, and done by a button."""


class HintFocus:
    """Leads the focus of a table to the suggestion of the hint, and says the hint."""

    def __init__(self, stage: TableStage) -> None:
        self._stage = stage
        self._focus = stage.focus
        self._sheet = stage.sheet
        self._came_from: str | None = None
        self._asking = False
        """True while the player asks: a hint that is shown at once may take the next key."""
        self._had_chosen = False
        """True if the player had chosen something else when asking: a late answer takes no key from it."""

    def apply(self, effect: HintEffect) -> None:
        """Let the step of the hint be seen and heard."""
        match effect:
            case HintAsked():
                self.asked()
            case HintAwaited():
                self.awaited()
            case HintShown():
                self.shown()
            case HintLowered():
                self.lowered()
            case HintGone():
                self._sheet.sure = False
                self._stage.scene.rebuild()
            case HintSlowTold():
                self._stage.program.feedback.speak(self._stage.program.feedback.tr("hint.thinking"))
                self._stage.scene.rebuild()

    def asked(self) -> None:
        """Remember where the focus is, because a hint is asked for."""
        focused = self._focus.focused
        self._came_from = focused.id if focused is not None else None
        self._had_chosen = self._has_chosen
        self._asking = True

    def awaited(self) -> None:
        """An answer from now on is late."""
        if self._stage.controller.state.hint_awaited:
            self._stage.scene.rebuild()
        self._asking = False

    def shown(self) -> None:
        """Mark it, or open the reasons, and say it. A cut goes to the depth that is meant."""
        hint, automatic = self._stage.controller.state.hint_shown, self._stage.controller.state.hint.automatic
        focused, chosen = self._focus.focused, not self._asking and (self._had_chosen or self._has_chosen)
        if hint is not None and isinstance(hint.actions[0], Cut) and not chosen:
            self._stage.controller.dispatch(ChooseCut(hint.actions[0].cards))
        moved = self._came_from != (focused.id if focused is not None else None)
        self._sheet.sure = False
        if self._stage.controller.state.hint.level is HintLevel.MARK:
            self._stage.scene.rebuild()
            # An unasked hint takes no focus that the player has moved; an asked one does, unless it comes late.
            if self._may_lead(moved=moved, chosen=chosen):
                self._lead()
            elif not chosen and (self._focus.placed or not (moved or automatic)):
                self._point()
            self._stage.program.feedback.speak(self._sheet.hint().line)
            return
        if self._sheet.hint().told:
            self._stage.program.feedback.speak(self._sheet.hint().told)
        self._stage.scene.rebuild()
        if moved:  # the player has gone elsewhere meanwhile and is not to press this button by mistake
            return
        if self._asking:
            self._focus.go(DO)
            self._focus.show_ring = True
        elif not chosen:  # else the next key is meant for the thing chosen
            self._focus.put(DO)

    def lowered(self) -> None:
        """Have the keys go on from the mark, which stays when the reasons are gone."""
        back = self._came_from
        self._stage.scene.rebuild()
        if not self._point() and back is not None:
            self._focus.put(back)

    @property
    def _has_chosen(self) -> bool:
        """True if the focus is on something that the player has chosen, to do it next."""
        focused = self._focus.focused
        return focused is not None and not self._focus.placed and not focused.id.startswith("tool:")

    def _may_lead(self, *, moved: bool, chosen: bool) -> bool:
        """True if one key does the marked action: the player has asked for it, and has chosen nothing else before.

        Marks that a press only picks, or that open a question, are not done by it.
        """
        state, marked = self._stage.controller.state, self._sheet.marked
        hint = state.hint_shown
        if hint is None or moved or state.hint.automatic or chosen:
            return False
        if state.view.kind in PICKED or isinstance(hint.actions[0], Surrender):
            return False
        return len(marked) == 1 and not isinstance(marked[0], BidRow)

    def _lead(self) -> None:
        """Have the next key do the marked action, and say so."""
        self._sheet.sure = self._focus.lead(self._sheet.marked[0].id)
        self._stage.raise_cards()
        self._stage.scene.rebuild()

    def _point(self) -> bool:
        """Start the keys from the mark, as from a thing not chosen, unless they are there; True if they can be."""
        if self.at_mark:
            return True
        found = any(self._focus.put(widget.id) for widget in self._sheet.marked)
        self._stage.raise_cards()
        return found

    @property
    def at_mark(self) -> bool:
        """True if the focus is on a mark."""
        focused = self._focus.focused
        return focused is not None and focused.id in [widget.id for widget in self._sheet.marked]

    def follow(self, was_at_mark: bool) -> None:
        """Go on to the next mark when one part of the suggestion is picked: a second press would put that back."""
        state = self._stage.controller.state
        if self._sheet.sure and (not self.at_mark or state.hint_opened):
            self._sheet.sure = False
            self._stage.scene.rebuild()  # the line of advice does not promise it any more
        if was_at_mark and state.hint_shown is not None and not state.hint_opened and state.view.kind in PICKED:
            self._point()
