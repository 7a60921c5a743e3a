"""The controller of one table: takes intents, holds the state, has the effects carried out. No screen and no clock."""

from __future__ import annotations

from collections.abc import Callable

from tarokgui.controller.effects import Effect, Go, Save
from tarokgui.controller.intents import Intent
from tarokgui.controller.sources.source import TableSource
from tarokgui.controller.state import TableState
from tarokgui.controller.update import update


class TableController:
    """The window and the terminal drive the same one. *apply* carries out the effects that are theirs: what is seen and
    heard."""

    def __init__(self, source: TableSource, apply: Callable[[Effect], None] = lambda effect: None) -> None:
        self.source = source
        self.apply = apply
        self.state = TableState.of(source)
        source.report = self.dispatch

    def dispatch(self, intent: Intent) -> None:
        """Let the intent change the table, and have its effects carried out, one after the other."""
        self.state, effects = update(self.state, intent, self.source)
        for effect in effects:
            match effect:
                case Save(action):
                    self.source.play(action)
                case Go(index):
                    self.source.go(index)
                case _:
                    self.apply(effect)
