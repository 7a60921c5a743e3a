"""The choices once a hand is settled: the next one, the sheet, the last round, the stack, the end."""

from __future__ import annotations

from collections.abc import Callable

from engine import Card
from tarokgui.controller.sources.live import Live
from tarokgui.wording.closing import closing_text

from . import standing
from .asking import Asker, TextChoice, TextQuestion
from .moment import Prompt
from .parting import Parting, leave
from .pasthands import PastHandsLook
from .settling import parting_lines, settlement_lines
from .stacking import put_first, stack_line, stack_question
from .terminal import Terminal
from .typed import words


class AfterHand:
    """The settlement of *live*'s hand at a *terminal*, and the question about the next step.

    *prompt* gives the present moment, as the person meets it; *wait* waits until the moves are kept; *past* goes
    through hands that are over.
    """

    def __init__(
        self,
        live: Live,
        asker: Asker,
        terminal: Terminal,
        prompt: Callable[[], Prompt],
        wait: Callable[[], None],
        past: PastHandsLook,
    ) -> None:
        self._live = live
        self._session = live.session
        self._asker = asker
        self._terminal = terminal
        self._prompt = prompt
        self._wait = wait
        self._past = past
        self._stack: tuple[Card, ...] = ()
        """U16: the person's cards as they will be stacked."""

    def ask(self) -> None:
        """Show the settlement, and ask for the next step."""
        session = self._session
        self._terminal.say(*settlement_lines(self._prompt(), session), *standing.last_round(self._prompt(), session))
        ways: dict[str, Callable[[], None]] = {
            "next": self.next_hand,
            "sheet": lambda: self._terminal.say(*standing.sheet(self._prompt(), session)),
            "last": self._last_round,
            "end": self._end,
            "quit": lambda: leave(Parting.QUIT),
        }
        if stack := self._live.stack:
            self._stack = stack
            self._terminal.say(stack_line(self._prompt(), stack))
            ways["stack"] = self._order_stack
        hands = session.match.hands
        ways["look"] = lambda: self._past.look(hands)  # the last, so that the other numbers stay as they were
        while session.hand_over and session.match.hands == hands:
            closed = {"next"} if session.rounded_off else set()
            if session.variant.carry.last_round() is None or session.last_round is not None:
                closed.add("last")
            prompt = self._prompt()
            choices = tuple(
                TextChoice(prompt(f"menu.{way}"), way, words(prompt.tr, f"menu.{way}"))
                for way in ways
                if way not in closed
            )
            ways[self._asker.ask(TextQuestion((prompt("question.over"),), choices))]()

    def _last_round(self) -> None:
        """Let the evening end with a škis round, which begins with the hand that is over (S68)."""
        self._live.agree(last=True)
        self._wait()
        self._terminal.say(*standing.last_round(self._prompt(), self._session))

    def _order_stack(self) -> None:
        """Have the person put some cards first (U16)."""
        first = self._asker.ask(stack_question(self._prompt(), self._stack))
        self._stack = put_first(self._stack, first)
        self._live.keep_order(self._stack)
        self._wait()
        self._terminal.say(stack_line(self._prompt(), self._stack))

    def next_hand(self) -> None:
        """Have the next hand dealt."""
        self._live.next_hand(self._stack)
        self._stack = ()
        self._wait()

    def _end(self) -> None:
        """End the evening if the person confirms it."""
        what = closing_text(self._prompt().tr, self._session.variant, self._session.settlement)
        if not self._asker.confirm(f"{self._prompt()('confirm.end')} {what}"):
            return
        before = self._session.totals()
        self._live.end()
        self._wait()
        self._terminal.say(*parting_lines(self._prompt(), before, self._session.match.totals))
        leave(Parting.ENDED)
