"""A hand that is over, gone through at the terminal on the same source as in the window."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from tarokgui.controller.controller import TableController
from tarokgui.controller.intents import GoTo
from tarokgui.controller.messages import Unable
from tarokgui.controller.sources.replay import STEPS, Replay
from tarokgui.session.pasthand import PastHand
from tarokgui.viewmodel.settings import ViewSettings
from tarokgui.viewmodel.tableview import Presenter, TableViewModel
from tarokgui.wording.numerals import spoken
from tarokgui.wording.seating import Seating
from tarokgui.wording.steps import step_words
from tarokgui.wording.translator import Translator

from . import facts
from .asking import Asker, Command, TextQuestion
from .cards import hand_lines
from .commands import help_lines
from .gameterminal import terminal_of
from .moment import Prompt
from .terminal import Terminal
from .typed import words

_RECENT: Final = 12
"""The number of lines of the journal shown at once."""
LEAVE: Final = -2
"""The answer that goes back to where the person came from."""
COMMANDS: Final = (
    *(f"look-{step}" for step in STEPS), "look-open", "hand", "look-table", "tricks", "contract", "king", "said",
    "bids", "talon", "order", "journal", "help", "look-leave",
)  # fmt: skip
"""Everything that may be typed while a hand is looked at, in the order of the help."""


class TextLookBack:
    """A hand at a terminal: the person steps through it, and it is not played on."""

    def __init__(self, hand: PastHand, tr: Translator, terminal: Terminal) -> None:
        self._tr = tr
        self._terminal = terminal
        self._replay = Replay(hand)
        self._controller = TableController(self._replay)
        self._seating = Seating(hand.human, hand.record.variant.players, tr, hand.people, hand.bots)
        self._presenter = Presenter(self._seating, terminal_of(self._controller.state.view).words)

    def run(self) -> None:
        """Show the place, and go where the person wants until they leave.

        Raises:
            InputEnded: the input has ended.
        """
        asker = Asker(self._terminal, self._tr, self._commands())
        self._terminal.say(self._tr("textual.look.begins", n=self._replay.last), self._place(0))
        while (index := asker.ask(self._question())) != LEAVE:
            before = len(self._controller.state.journal.entries)
            whole_trick = self._replay.stop_after() == index
            self._controller.dispatch(GoTo(index))
            self._terminal.say(self._place(before if whole_trick else self._replay.seen_before))

    def _question(self) -> TextQuestion[int]:
        """The index to go to: a word for a step, or a number."""
        steps = {word: self._replay.after(step) for step in STEPS for word in words(self._tr, f"look-{step}")}
        steps |= dict.fromkeys(words(self._tr, "look-leave"), LEAVE)

        def index(text: str) -> int | None:
            return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else steps.get(text)

        def refused(index: int) -> str | None:
            within = index == LEAVE or 0 <= index <= self._replay.last
            return None if within else self._tr(f"unable.{Unable.NO_PLACE.value}")

        return TextQuestion((), (), index, refused, self._tr("textual.look.prompt"))

    def _place(self, since: int) -> str:
        """The place in the hand, and the actions since the person had seen so many events."""
        replay, tr = self._replay, self._tr
        entries = self._controller.state.journal.entries[since:]
        what = step_words(tr, self._seating, entries) if replay.index else tr("lookback.begins")
        return spoken(tr("lookback.told", n=replay.index, all=replay.last, what=what), tr)

    @property
    def _prompt(self) -> Prompt:
        return Prompt(self._tr, self._seating, self._controller.state.view)

    @property
    def _model(self) -> TableViewModel:
        return self._presenter.present(self._controller.state, ViewSettings())

    def _open(self) -> tuple[str, ...]:
        """Show all hands as they were held here, or the reason why they stay closed."""
        hands = self._replay.hands()
        if isinstance(hands, Unable):
            return (self._tr(f"unable.{hands.value}"),)
        lines: list[str] = []
        for seat, held in enumerate(hands):
            lines.append(self._prompt.says("look.holds", seat))
            lines += hand_lines(self._tr, held)
        return tuple(lines)

    def _journal(self) -> tuple[str, ...]:
        entries = self._controller.state.journal.entries[-_RECENT:]
        return tuple(spoken(step_words(self._tr, self._seating, (each,)), self._tr) for each in entries)

    def _commands(self) -> Mapping[str, Command]:
        """The commands that may be typed besides a step, by word."""
        known: dict[str, Command] = {
            "look-open": self._open,
            "hand": lambda: facts.hand(self._prompt, self._model.hand),
            "look-table": lambda: facts.table(self._prompt, self._model.trick),
            "tricks": lambda: facts.tricks(self._prompt, self._model.plates),
            "contract": lambda: facts.contract(self._prompt),
            "king": lambda: facts.king(self._prompt),
            "said": lambda: facts.announcements(self._prompt),
            "bids": lambda: facts.bids(self._prompt),
            "talon": lambda: facts.talon(self._prompt),
            "order": lambda: facts.order(self._prompt),
            "journal": self._journal,
            "help": partial(help_lines, self._tr, COMMANDS),
        }
        return {word: command for key, command in known.items() for word in words(self._tr, key)}
