"""The hint: what a good player would do in the person's place, and why, from the person's own view alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import TYPE_CHECKING, Final, Protocol

from engine import ANNOUNCING, LAYING_AWAY, Cut, Kind, Surrender, UnknownPhase
from tarokgui.controller.controller import TableController
from tarokgui.draw.geometry import Rect
from tarokgui.session.advice import Advice
from tarokgui.session.adviser import Hint
from tarokgui.table.context import Context
from tarokgui.table.hand import HandCard
from tarokgui.table.hintplace import Around, Placement, covers_hand, hint_places
from tarokgui.table.mark import CardMark, Mark
from tarokgui.table.panels.bidrow import BidRow
from tarokgui.table.panels.hint import DO, HintPanel, hint_panel
from tarokgui.table.targets import target_ids
from tarokgui.table.turn import Turn
from tarokgui.widgets.base import Widget
from tarokgui.widgets.focus import Focus
from tarokgui.wording.hintwords import HintWords
from tarokgui.wording.seating import Seating

if TYPE_CHECKING:
    from tarokgui.services.program import Program

SLOW: Final = 0.2
"""Seconds of thinking after which it is said that somebody thinks."""

PICKED: Final = LAYING_AWAY | ANNOUNCING
"""Where what is marked is picked first, in several steps, put back by the same key, and done by a button."""


class Rung(IntEnum):
    """How much of the hint is wished."""

    NOTHING = 0
    MARK = 1
    REASONS = 2


class HintHost(Protocol):
    """The scene that shows a hint."""

    seating: Seating

    def say(self, text: str) -> None:
        """Show a passing message."""

    def skip(self) -> bool:
        """Let everything arrive."""

    def rebuild(self) -> None:
        """Make the widgets anew."""

    def fit_dock(self) -> None:
        """Make room for the reasons, or give it back."""

    def stand(self) -> None:
        """The focus is elsewhere: the cards of the hand stand as high as they shall now."""

    def surrender(self) -> None:
        """Ask whether the hand shall be given up."""


class Hints:
    """The hint on the table: nothing, a mark on what is suggested, or the panel with the reasons as well.

    What was found is shown only for the decision that it was asked about; a decision that is asked about once more
    gets the same answer.
    """

    def __init__(
        self,
        controller: TableController,
        advice: Advice,
        program: Program,
        focus: Focus,
        turn: Turn,
        host: HintHost,
    ) -> None:
        self._controller = controller
        self._advice = advice
        self._program = program
        self._focus = focus
        self._turn = turn
        self._host = host
        self._rung = Rung.NOTHING
        self._since = 0.0
        self._slow = False
        self._came_from: str | None = None
        self.offered: tuple[int, int] | None = None
        """The decision for which the hint came without being asked for."""
        self._marked: list[Widget] = []
        """What the suggestion is made with, as it was last marked: the sheet keeps clear of it."""
        self._uncalled = False
        """Whether what is shown, or thought about, came without being asked for."""
        self._asking = False
        """Whether the player asks in this moment: what is shown at once may take the next key."""
        self._had_chosen = False
        """Whether the player had chosen something else when asking: an answer that comes late takes no key from it."""
        self._sure = False
        """Whether one key does what is marked, because the player has asked for it."""
        self._panel: list[Widget] = []
        """What stands in the middle: the sheet lies beside it where there is room."""
        self._hand: list[HandCard] = []
        self._sheet = Rect(0, 0, 0, 0)

    def wake(self) -> None:
        """Called from the adviser's thread: the loop shall come round and look."""
        self._program.loop.post(self.look)

    @property
    def _known(self) -> Hint | None:
        """The last advice, if it is for the decision that is due."""
        return self._advice.hint if self._controller.state.position.mine else None

    @property
    def current(self) -> Hint | None:
        """The hint that is shown, always for the decision that is due."""
        return self._known if self._rung else None

    @property
    def thinking(self) -> bool:
        """True while what the player has asked for is being worked out: the sheet says so."""
        return self._rung is not Rung.NOTHING and not self._uncalled and self._advice.thinking

    @property
    def opened(self) -> bool:
        """True if the sheet is there: with the reasons, or while they are worked out."""
        return self.thinking or (self._rung is Rung.REASONS and self.current is not None)

    def covers(self, place: Rect) -> bool:
        """Whether the sheet lies over a place of the table, as it must where letters are very large."""
        return self.opened and self._sheet.meets(place)

    # The ladder --------------------------------------------------------------------------------------------------

    def up(self) -> None:
        """One rung up: the mark, then the reasons, then nothing again. It is the same while the adviser thinks."""
        rung = self._rung if self._advice.thinking or self.current is not None else Rung.NOTHING
        if rung is Rung.REASONS:
            self._end()
        else:
            self._reach(Rung(rung + 1))

    @property
    def unasked(self) -> bool:
        """Whether there is no more than the mark that came by itself."""
        return self._rung is Rung.MARK and self.offered == self._controller.state.position.decision

    def offer(self) -> None:
        """The mark without being asked for: once for each decision, so that it can be closed."""
        due = self._controller.state.position.decision
        if due == self.offered or self._controller.state.automatic is not None:
            return
        self.offered = due
        if self.current is None and not self._advice.thinking:
            self._reach(Rung.MARK, uncalled=True)

    def why(self) -> None:
        """Open or close the reasons; the mark stays."""
        if self._rung is Rung.REASONS and (self._advice.thinking or self.current is not None):
            self.close()
        else:
            self._reach(Rung.REASONS)

    def _reach(self, rung: Rung, *, uncalled: bool = False) -> None:
        """Show so much now, or as soon as it is known; it is told if it is not the person's turn."""
        controller, host = self._controller, self._host
        if not controller.state.position.mine or controller.state.automatic is not None:
            host.say(self._program.feedback.tr("hint.not-your-turn"))
            return
        if not self._advice.thinking:
            host.skip()
        focused = self._focus.focused
        self._came_from = focused.id if focused is not None else None
        self._had_chosen = self._has_chosen
        self._rung, self._uncalled = rung, uncalled
        self._turn.why = ""
        self._asking = True
        if self._known is not None:
            self._show()
        elif not self._advice.thinking:
            self._since, self._slow = self._program.loop.clock(), False
            self._advice.ask(SLOW, self.wake)
            self.look()
        if self.thinking:
            host.rebuild()
        self._asking = False

    def look(self) -> None:
        """Look whether the advice is there, and say after a while that it is still being thought about."""
        if not self._advice.asked:
            return
        if not self._advice.thinking:
            self.forget()
            return
        try:
            found = self._advice.look()
        except UnknownPhase:  # no advice is made up for a game that nobody has told the adviser of
            raise
        except Exception:  # whatever the adviser failed with: a hint is not worth the evening
            self.close()
            self._host.say(self._program.feedback.tr("hint.failed"))
            return
        if found:
            self._show()
        elif not self._slow and self._program.loop.clock() - self._since >= SLOW:
            self._slow = True
            self._program.feedback.speak(self._program.feedback.tr("hint.thinking"))
            self._host.rebuild()

    def _show(self) -> None:
        """Mark it, or open the reasons, and say it. A cut goes to the depth that is meant."""
        hint = self.current
        focused, chosen = self._focus.focused, not self._asking and (self._had_chosen or self._has_chosen)
        if hint is not None and isinstance(hint.actions[0], Cut) and not chosen:
            self._turn.choosing.cut = hint.actions[0].cards
        moved = self._came_from != (focused.id if focused is not None else None)
        if self._rung is Rung.MARK:
            self._sure = False
            self._host.rebuild()
            # What comes unasked takes no focus that somebody has moved; what was asked for does, unless it comes late.
            if self._may_lead(moved=moved, chosen=chosen):
                self._lead()
            elif not chosen and (self._focus.placed or not (moved or self._uncalled)):
                self._point()
            self._program.feedback.speak(self.line)
            return
        self._sure = False
        words = self._words
        if words is not None:
            self._program.feedback.speak(words.aloud)
        self._host.rebuild()
        if moved:  # whoever has gone somewhere else meanwhile shall not press this button by mistake
            return
        if self._asking:
            self._focus.go(DO)
            self._focus.show_ring = True
        elif not chosen:  # else the next key is meant for what was chosen
            self._focus.put(DO)

    @property
    def _has_chosen(self) -> bool:
        """True if the focus is on something that the player has chosen, to do it next."""
        focused = self._focus.focused
        return focused is not None and not self._focus.placed and not focused.id.startswith("tool:")

    def _may_lead(self, *, moved: bool, chosen: bool) -> bool:
        """Whether one key shall do what is marked: the player has asked for it, and no key can be meant for anything
        that was chosen before. What is only picked by a press, or opens a question, is not done by it."""
        hint = self.current
        if hint is None or moved or self._uncalled or chosen:
            return False
        if self._controller.state.view.kind in PICKED or isinstance(hint.actions[0], Surrender):
            return False
        return len(self._marked) == 1 and not isinstance(self._marked[0], BidRow)

    def _lead(self) -> None:
        """Have the next key do what is marked, and say so."""
        self._sure = self._focus.lead(self._marked[0].id)
        self._host.stand()
        self._host.rebuild()

    def _point(self) -> bool:
        """Have the keys start from what is marked, unless they are there: nobody has chosen it. Whether it could be."""
        if self.at_mark:
            return True
        found = any(self._focus.put(widget.id) for widget in self._marked)
        self._host.stand()
        return found

    @property
    def at_mark(self) -> bool:
        """Whether the focus is on something that is marked."""
        focused = self._focus.focused
        return focused is not None and focused.id in [widget.id for widget in self._marked]

    def follow(self, was_at_mark: bool) -> None:
        """Go on to the next mark when one part of the suggestion is picked: a second press would put that back."""
        view = self._controller.state.view
        if self._sure and (not self.at_mark or self.opened):
            self._sure = False
            self._host.rebuild()  # the line of advice does not promise it any more
        if was_at_mark and not self.opened and self.current is not None and view.kind in PICKED:
            self._point()

    def cancel(self) -> bool:
        """Nobody waits for the thought any more; whether anybody did."""
        if self._rung is Rung.NOTHING or not self._advice.asked:
            return False
        self._rung = Rung.NOTHING
        self._advice.drop()
        return True

    def forget(self) -> None:
        """The decision is over, or another one is due."""
        self.cancel()
        self._rung, self._sure = Rung.NOTHING, False
        self._host.fit_dock()

    def close(self) -> bool:
        """Take the reasons away and leave the mark, else take that away too; False if there is nothing of it."""
        if self.opened and not self.thinking:
            self._lower()
            return True
        return self._end()

    def _lower(self) -> None:
        """Take the reasons away and leave the mark: the keys go on from there."""
        back, self._rung = self._came_from, Rung.MARK
        self._host.fit_dock()
        self._host.rebuild()
        if not self._point() and back is not None:
            self._focus.put(back)

    def _end(self) -> bool:
        """Take mark and reasons away, and think no more; False if there is nothing of it."""
        if not self._advice.asked and self.current is None:
            return False
        if self.opened and not self.thinking:
            self._lower()  # the focus leaves the sheet for what was marked
        self.forget()
        self._host.rebuild()
        return True

    def _close(self) -> None:
        """The same as to close, for the button."""
        self.close()

    def do(self) -> None:
        """Do what is suggested."""
        hint = self.current
        if hint is None:
            return
        if isinstance(hint.actions[0], Surrender):
            self._host.surrender()
            return
        self.forget()
        self._turn.why = ""
        self._turn.act_all(hint.actions)

    # What is shown -----------------------------------------------------------------------------------------------

    @property
    def _words(self) -> HintWords | None:
        hint = self.current
        return None if hint is None else HintWords(self._program.feedback.tr, self._host.seating, hint)

    @property
    def line(self) -> str:
        """The suggestion for the line of advice; that it is being worked out, where no sheet says so; else empty."""
        words = self._words
        if words is not None:
            return f"{words.line} {self._program.feedback.tr('hint.enter')}" if self._sure else words.line
        unseen = self._slow and self._advice.thinking and not self.thinking
        return self._program.feedback.tr("hint.thinking") if unseen else ""

    def marks(self, context: Context, widgets: Iterable[Widget]) -> list[Mark]:
        """A mark on each of the widgets that the suggestion is made with."""
        hint = self.current
        ids = target_ids(hint.actions, context.view, context.choosing) if hint is not None else frozenset()
        widgets = list(widgets)
        self._marked = [widget for widget in widgets if widget.id in ids]
        for widget in self._marked:
            if isinstance(widget, HandCard):
                widget.hinted = True
        self._panel = [widget for widget in widgets if not isinstance(widget, HandCard)]
        self._hand = [widget for widget in widgets if isinstance(widget, HandCard)]
        words = context.tr("hint.marked")
        marks = [(CardMark if isinstance(widget, HandCard) else Mark)(widget, words) for widget in self._marked]
        for mark, widget in zip(marks, self._marked, strict=True):
            mark.others = [each.rect for each in self._panel if each.focusable and each is not widget]
        return marks

    def panel(
        self, context: Context, dock: Rect, line: Sequence[Widget], *, journal: bool
    ) -> tuple[list[Widget], Rect]:
        """The widgets of the panel, and what it leaves of the dock; *line* stands above the hand."""
        words = self._words
        if not self.opened or (words is None and not self.thinking):
            return [], dock
        around = Around(self._marked, self._panel, line, journal)
        laid: list[tuple[Placement, HintPanel]] = []
        for place in hint_places(context, dock, around):
            panel = hint_panel(
                context,
                place.rect,
                why=words.why if words is not None else context.tr("hint.thinking"),
                reasons=words.reasons if words is not None else (),
                others=words.others if words is not None else (),
                do=self.do if words is not None else None,
                close=self._close,
                card=context.view.kind == Kind.PLAY,
                least=place.least if words is not None else 0,
            )
            laid.append((place, panel))
            if panel.complete and not place.last:
                break  # all the words are seen: no other place is wanted
        place, panel = _best(laid)
        self._sheet = panel.widgets[0].rect
        if covers_hand(context) and words is not None:
            for card in self._hand:  # nothing is to be done with them, and the keys would go where nobody sees them
                card.focusable = card.focusable and not card.place.meets(self._sheet)
        if place.rect == dock:
            return [*panel.widgets], panel.rest
        return [*panel.widgets], dock._replace(h=0) if self._sheet.meets(dock) else dock


def _best(laid: Sequence[tuple[Placement, HintPanel]]) -> tuple[Placement, HintPanel]:
    """Where the reasons cover nothing, else where all the words are seen, else where they can be read, else most."""
    for place, panel in laid:
        if place.free and panel.reasoned:
            whole = next((each for each in laid if each[0].free and each[1].complete), None)
            return whole or (place, panel)
    for place, panel in laid:
        if panel.complete and not place.last:
            return place, panel
    readable = [each for each in laid if each[1].readable]
    return readable[0] if readable else max(laid, key=lambda each: each[1].room)
