"""Keys and presses that are meant for the table as a whole, and for no widget of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine import LAYING_AWAY
from tarokgui.controller.intents import EndPeek, Inspect, ShowMessage, Skip
from tarokgui.controller.messages import Message, Note
from tarokgui.kit.commands import Command, Key, KeyUp, Pointer, PointerKind
from tarokgui.table.hand import HandCard
from tarokgui.table.numberkeys import NumberKeys
from tarokgui.table.panels.bidrow import BidRow
from tarokgui.table.panels.hint import CLOSE, DO
from tarokgui.wording.evidence import capital

if TYPE_CHECKING:
    from tarokgui.table.stage import TableStage

LATE: Final = 0.25
"""Seconds in which a key is still meant for the trick or the focus that has just gone by itself."""
ASKED: Final = (DO, CLOSE)
"""Buttons of a sheet that the player has asked for: Enter acts like a click."""
READ: Final = {
    "h": "hand",
    "c": "counts",
    "t": "trick",
    "l": "last-trick",
    "n": "tricks",
    "w": "turn",
    "k": "king",
    "s": "score",
    "a": "advice",
}
"""The part of the table that is read aloud for each key after the key for reading."""
SUITS: Final = 5
"""The first keys of the number row read one suit each, in the order of the hand."""


class Keyboard:
    """Handles the keys of one table."""

    def __init__(self, stage: TableStage) -> None:
        self._stage = stage
        self._controller = stage.controller
        self._focus = stage.focus
        self._program = stage.program
        self._numbers = NumberKeys(stage.controller, stage.focus, stage.game.numbered)
        self._reading = False
        """True if the next key chooses something to be read aloud."""
        self.chosen = ""
        """The id of the thing that was said to be chosen."""
        self._told: Message | None = None
        """The words that were said of it."""
        self.released = -1.0
        """The time at which a trick was last taken away by itself, on the program's clock."""

    def handle(self, command: Command) -> bool:
        """Handle a command that is meant for no widget; False leaves it to them."""
        if self._controller.state.dealing and self._ends_dealing(command):
            return True
        if isinstance(command, Key):
            return self._key(command)
        if isinstance(command, KeyUp):
            return self._key_up(command)
        if not isinstance(command, Pointer) or command.kind is not PointerKind.DOWN:
            return False
        meant = self._controller.state.skippable and self._stage.layout.centre.holds(command.pos)
        if meant:
            self._controller.dispatch(Skip())
        return meant

    def _ends_dealing(self, command: Command) -> bool:
        """Have any key and any click end the dealing; True if it was meant for nothing else."""
        if isinstance(command, Key) and not command.repeat:
            self._controller.dispatch(Skip())
            return not command.mods and self._program.preferences.keymap.act(command) is None
        if isinstance(command, Pointer) and command.kind is PointerKind.DOWN:
            self._controller.dispatch(Skip())
        return False

    def _key(self, key: Key) -> bool:
        if self._reading and key.plain() and self._read(key):
            return True
        if key.mods & {"ctrl", "alt", "meta"}:
            return False
        if key.name in ("return", "space"):
            if self._controller.state.skippable:
                if not key.repeat:
                    self._controller.dispatch(Skip())
                return True
            if key.repeat or self._meant_for_the_trick() or self._too_soon():
                return True
            return self._only_chooses()
        if key.card and key.plain():
            if not (key.repeat or self._too_soon()) and self._numbers.press(key.card):
                self._tell_chosen()
            self._stage.scene.dirty = True
            return True
        return False

    def _too_soon(self) -> bool:
        """True if the focus has moved by itself a moment ago: the key was for the widget it left."""
        focus = self._focus
        return (focus.placed or focus.led) and self._program.loop.span.soon_after(focus.placed_at, LATE)

    def _only_chooses(self) -> bool:
        """Have the first press choose and do no more, where the focus was not chosen or is not seen; True if it did."""
        focus, lifted = self._focus, self._controller.state.picks.lifted
        widget = focus.focused
        chosen = not focus.placed and focus.show_ring
        picked = isinstance(widget, HandCard) and widget.card == lifted
        if (
            widget is None
            or chosen
            or picked
            or isinstance(widget, BidRow)
            or widget.id in ASKED
            or not self._controller.state.mine
        ):
            return False
        if isinstance(widget, HandCard) and not widget.legal:
            return False  # the reason why it may not be played is said at once
        focus.focus(widget.id)
        focus.show_ring = True
        self._tell_chosen()
        return True

    def _tell_chosen(self) -> None:
        """Say that the next press counts."""
        widget = self._focus.focused
        if widget is not None and self._controller.state.mine:
            key, what = "keys.chosen", widget.node().label
            if isinstance(widget, HandCard):
                away = self._controller.state.view.kind in LAYING_AWAY
                key, what = "keys.chosen-discard" if away else "keys.chosen-card", widget.label
            self.chosen, self._told = widget.id, Note(key, (("what", capital(what)),), quiet=True)
            self._controller.dispatch(ShowMessage(self._told))

    def follow(self) -> None:
        """Clear the message about a choice once the focus has moved elsewhere."""
        focused = self._focus.focused
        if self.chosen and (focused is None or focused.id != self.chosen):
            self.chosen = ""
            if self._controller.state.message == self._told:
                self._controller.dispatch(ShowMessage())

    def _key_up(self, key: KeyUp) -> bool:
        """End the look at the last trick when its key is let go."""
        peeking = self._controller.state.peeking
        if not peeking or key.name not in self._program.preferences.keymap.keys("last-trick"):
            return False
        self._controller.dispatch(EndPeek())
        return True

    def _meant_for_the_trick(self) -> bool:
        """True for a key that was to take the trick away just when it went by itself: it must play no card."""
        return isinstance(self._focus.focused, HandCard) and self._program.loop.span.soon_after(self.released, LATE)

    def inspect(self) -> None:
        """Show the card that the keys stand on large."""
        focused = self._focus.focused
        if isinstance(focused, HandCard):
            self._controller.dispatch(Inspect(focused.card))

    def begin_reading(self) -> None:
        """Have the next key choose something to be read aloud."""
        self._reading = True
        tr = self._program.feedback.tr
        self._stage.scene.say(tr("read.keys"), aloud=tr("read.what"))

    def _read(self, key: Key) -> bool:
        self._reading = False
        what = str(key.card) if 0 < key.card <= SUITS else READ.get(key.name)
        if what is None:
            return False
        if not key.repeat:
            self._stage.scene.say(self._stage.readout(what))
        return True
