"""The controller of one table: takes intents, holds the state, has the effects carried out. No screen and no clock."""

from __future__ import annotations

from collections.abc import Callable

from tarokgui.controller.effects import Effect, Follow, Go, GoBack, LetOpponentAct, Save
from tarokgui.controller.intents import Intent, ShowMessage
from tarokgui.controller.messages import NotAllowed, Unable
from tarokgui.controller.reports import Proceed
from tarokgui.controller.sources.source import TableSource
from tarokgui.controller.state import TableState
from tarokgui.controller.update import update


class TableController:
    """The controller of a table, the same for window and terminal. *apply* carries out the effects for eye and ear."""

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
                    self._refused(self.source.go(index))
                case GoBack(way):
                    self._refused(self.source.rewind(way))
                case Follow(following):
                    self.dispatch(following)
                case LetOpponentAct():
                    self._let_opponent_act()
                case _:
                    self.apply(effect)

    def _refused(self, why: Unable | None) -> None:
        """Show the reason why the source cannot go there, if there is one."""
        if why is not None:
            self.dispatch(ShowMessage(NotAllowed(why)))

    def _let_opponent_act(self) -> None:
        """Do the action that the opponent to act has decided."""
        others = self.source.opponents
        action = None if others is None else others.take()
        if action is not None:
            self.dispatch(Proceed(action))
