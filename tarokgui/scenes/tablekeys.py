"""What keys and clicks mean at the table, besides what its widgets make of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine import legal_actions
from tarokgui.app.commands import Command, Key, KeyUp, Pointer, PointerKind
from tarokgui.scenes.redeal import DealNumber, copy_deal, paste_deal
from tarokgui.table.aloud import aloud
from tarokgui.table.hand import HandCard
from tarokgui.table.panels.bidrow import BidRow

if TYPE_CHECKING:
    from tarokgui.scenes.table import TableScene

LATE: Final = 0.25
"""Seconds after a trick went by itself in which Enter and Space are still meant for it."""

READ: Final = {"h": "hand", "t": "trick", "k": "king", "s": "score", "a": "advice"}
"""What is read aloud after the key for reading."""


class TableKeys:
    """The keyboard map of the table scene."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._reading = False

    def _read(self, key: Key) -> bool:
        """The key after the one for reading says what is read."""
        scene = self._scene
        self._reading = False
        what = READ.get(key.name)
        if what is None:
            return False
        if not key.repeat:
            scene.say(aloud(scene, what))
        return True

    def handle(self, command: Command) -> bool:
        """React to a command of the table's own; False leaves it to the widgets."""
        scene = self._scene
        if scene.dealing and self._ends_dealing(command):
            return True
        if isinstance(command, Key) and self._reading and command.plain() and self._read(command):
            return True
        if isinstance(command, Key):
            return not command.mods & {"ctrl", "alt", "meta"} and self._key(command)
        if isinstance(command, KeyUp) and scene.peeking and command.name in scene.services.keymap.keys("last-trick"):
            scene.peeking = False
            scene.rebuild()
            return True
        pressed = isinstance(command, Pointer) and command.kind is PointerKind.DOWN
        if pressed and isinstance(command, Pointer) and scene.skippable and scene.layout.centre.holds(command.pos):
            scene.skip()
            return True
        return False

    def _ends_dealing(self, command: Command) -> bool:
        """Any key and any click has the cards lie at once; True if it was not meant for anything else besides."""
        scene = self._scene
        if isinstance(command, Key) and not command.repeat:
            scene.skip()
            return not command.mods and scene.services.keymap.act(command) is None
        if isinstance(command, Pointer) and command.kind is PointerKind.DOWN:
            scene.skip()
        return False

    def _key(self, key: Key) -> bool:
        scene = self._scene
        if key.name in ("return", "space") and scene.skippable:
            if not key.repeat:
                scene.skip()
            return True
        if key.name in ("return", "space") and self._meant_for_the_trick():
            return True
        if key.repeat:
            return False
        if key.card and key.plain():
            return self._number(key.card)
        return False

    def do(self, act: str) -> bool:
        """What the table has for an act of the key map; False if nothing."""
        scene = self._scene
        match act:
            case "hint":
                scene.hints.up()
            case "why":
                scene.hints.why()
            case "last-trick":
                scene.peeking = False
                scene.toggle_peek()
            case "journal":
                scene.toggle_journal()
            case "inspect":
                scene.doors.lens_on_focused()
            case "scores":
                scene.doors.scores()
            case "undo":
                if scene.choosing.anything and not scene.session.underway:
                    scene.escape()
                else:
                    scene.rewinding.take_back()
            case "redo":
                scene.rewinding.repeat()
            case "restart":
                scene.rewinding.restart()
            case "read":
                self._reading = True
                scene.say(scene.services.tr("read.what"))
            case "deal-number":
                scene.services.stack.push(DealNumber(scene))
            case "copy":
                copy_deal(scene)
            case "paste":
                paste_deal(scene)
            case "next-hand":
                scene.say(scene.services.tr("next-hand.too-early"))
            case _:
                return False
        return True

    def _meant_for_the_trick(self) -> bool:
        """A key that was to take the trick away must not play a card when the trick went by itself a moment before."""
        scene = self._scene
        on_card = isinstance(scene.focus.focused, HandCard)
        return on_card and scene.services.clock() - scene.pulse.released < LATE

    def _number(self, number: int) -> bool:
        """The number row stands for the cards from the left; the same key again plays the card."""
        scene = self._scene
        view = scene.model.view
        if view.phase == "call" and scene.croupier.my_turn:
            calls = legal_actions(view)
            if number <= len(calls):
                scene.act(calls[number - 1])
            return True
        if view.phase == "auction" and scene.croupier.my_turn:
            row = next((w for w in scene.focus.widgets if isinstance(w, BidRow) and w.call.number == number), None)
            if row is not None:
                if row.chosen:
                    row.on_activate()
                else:
                    scene.focus.focus(row.id)
                    row.choose()
            return True
        cards = [widget for widget in scene.focus.widgets if isinstance(widget, HandCard)]
        if number <= len(cards):
            widget = cards[number - 1]
            if scene.focus.focused is widget and scene.focus.show_ring:
                widget.on_activate()
            else:
                scene.focus.focus(widget.id)
                scene.focus.show_ring = True
            scene.dirty = True
        return True
