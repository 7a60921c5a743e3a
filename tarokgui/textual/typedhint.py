"""The hint that is asked for at a terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine import UnknownPhase
from tarokgui.controller.controller import TableController
from tarokgui.session.advice import hint_at_once
from tarokgui.wording.translator import Translator

from . import advice
from .moment import Prompt
from .terminal import Terminal

if TYPE_CHECKING:
    from tarokgui.session.adviser import Hint


class TypedHint:
    """Asks for a hint at the table of *controller*, and waits for it; *prompt* gives the present moment."""

    def __init__(
        self, controller: TableController, tr: Translator, terminal: Terminal, prompt: Callable[[], Prompt]
    ) -> None:
        self._controller = controller
        self._tr = tr
        self._terminal = terminal
        self._prompt = prompt
        self._hinted: Hint | None = None
        """The last hint: the same decision has the same."""

    def lines(self) -> tuple[str, ...]:
        """The hint for the decision now due, or the reason why there is none."""
        mine = self._controller.state.mine
        if not mine:
            return (self._tr("hint.not-your-turn"),)
        state, last = self._controller.state, self._hinted
        if last is None or (last.decision, last.view) != state.due:
            self._terminal.say(self._tr("hint.thinking"))
            try:
                self._hinted = last = hint_at_once(state.view, state.decision)
            except UnknownPhase:  # no advice is made up for a game unknown to the adviser
                raise
            except Exception:  # whatever the adviser failed with: a hint is not worth the evening
                return (self._tr("hint.failed"),)
        return advice.hint_lines(self._prompt(), last)
