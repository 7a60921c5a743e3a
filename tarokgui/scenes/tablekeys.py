"""What keys and clicks mean at the table, besides what its widgets make of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine import legal_actions
from tarokgui.commands import Command, Key, KeyUp, Pointer, PointerKind, Text
from tarokgui.table.hand import HandCard

if TYPE_CHECKING:
    from tarokgui.scenes.table import TableScene

LATE: Final = 0.25
"""Seconds after a trick went by itself in which Enter and Space are still meant for it."""

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0, 0.0)
"""Steps of the keys [ and ]; the last means at once."""


class TableKeys:
    """The keyboard map of the table scene."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def handle(self, command: Command) -> bool:
        """React to a command of the table's own; False leaves it to the widgets."""
        scene = self._scene
        if isinstance(command, Key):
            return not command.mods & {"ctrl", "alt", "meta"} and self._key(command)
        if isinstance(command, Text) and command.text in ("[", "]"):
            # By what is typed, not by the key: on many keyboards the brackets lie elsewhere.
            self._change_speed(faster=command.text == "]")
            return True
        if isinstance(command, KeyUp) and command.name == "l" and scene.peeking:
            scene.peeking = False
            scene.rebuild()
            return True
        pressed = isinstance(command, Pointer) and command.kind is PointerKind.DOWN
        if pressed and isinstance(command, Pointer) and scene.skippable and scene.layout.centre.holds(command.pos):
            scene.skip()
            return True
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
        if key.card:
            return self._number(key.card)
        match key.name:
            case "l":
                scene.peeking = False
                scene.toggle_peek()
            case "j":
                scene.toggle_journal()
            case "s":
                scene.open_scores()
            case "backspace" if scene.choosing.discard or scene.choosing.speech:
                scene.escape()
            case _:
                return False
        return True

    def _meant_for_the_trick(self) -> bool:
        """A key that was to take the trick away must not play a card when the trick went by itself a moment before."""
        scene = self._scene
        on_card = isinstance(scene.focus.focused, HandCard)
        return on_card and scene.services.clock() - scene.released < LATE

    def _number(self, number: int) -> bool:
        """The number row stands for the cards from the left; the same key again plays the card."""
        scene = self._scene
        view = scene.model.view
        if view.phase == "call" and scene.croupier.my_turn:
            calls = legal_actions(view)
            if number <= len(calls):
                scene.act(calls[number - 1])
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

    def _change_speed(self, *, faster: bool) -> None:
        scene = self._scene
        comfort, tr = scene.services.comfort, scene.services.tr
        place = SPEEDS.index(comfort.speed) if comfort.speed in SPEEDS else 1
        comfort.speed = SPEEDS[max(0, min(len(SPEEDS) - 1, place + (1 if faster else -1)))]
        scene.say(tr("speed.times", speed=f"{comfort.speed:g}") if comfort.speed else tr("speed.instant"))
