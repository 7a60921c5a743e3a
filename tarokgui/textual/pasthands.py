"""The hands that are over, at a terminal: one of them is chosen and gone through."""

from __future__ import annotations

from collections.abc import Callable

from tarokgui.session.evening import Evening
from tarokgui.wording.translator import Translator

from .asking import Asker, TextQuestion
from .lookback import TextLookBack
from .moment import Prompt
from .terminal import Terminal
from .typed import words


class PastHandsLook:
    """A look at the hands of *session* that are over; *prompt* gives the present moment, as the person meets it."""

    def __init__(self, session: Evening, tr: Translator, terminal: Terminal, prompt: Callable[[], Prompt]) -> None:
        self._session = session
        self._tr = tr
        self._terminal = terminal
        self._prompt = prompt

    def look(self, number: int) -> None:
        """Have the person go through the hand of that number, if its cards are still there."""
        hand = self._session.played.hand(number)
        if hand is None:
            self._terminal.say(self._tr("lookback.gone"))
            return
        TextLookBack(hand, self._tr, self._terminal).run()
        self._terminal.say(self._prompt()("look.left"))

    def look_at_one(self) -> tuple[str, ...]:
        """Ask for a hand of the score sheet, and go through it."""
        hands = len(self._session.rows)
        if not hands:
            return (self._prompt()("score.none"),)

        def number(text: str) -> int | None:
            if text in words(self._tr, "look-leave"):
                return 0
            return int(text) if text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= hands else None

        question = TextQuestion(
            (self._prompt()("look.which"),), (), number, prompt=self._prompt()("ask.prompt", n=hands)
        )
        chosen = Asker(self._terminal, self._tr, {}).ask(question)
        if chosen:
            self.look(chosen - 1)
        return ()
