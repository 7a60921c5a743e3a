"""The table in a terminal: drives a session, reports the events, asks the person."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from engine import (
    LAYING_AWAY,
    Acted,
    Action,
    Event,
    Kind,
    LaidAway,
)
from tarokgui.controller.controller import TableController
from tarokgui.controller.effects import DecisionShown, Effect, EventShown, JumpEnds
from tarokgui.controller.intents import Say
from tarokgui.controller.pace import Slowest
from tarokgui.controller.reports import Proceed, TakenAway
from tarokgui.controller.sources.live import Live
from tarokgui.games.registry import texts_of
from tarokgui.session.evening import Evening
from tarokgui.viewmodel.settings import ViewSettings
from tarokgui.viewmodel.tableview import Presenter, TableViewModel
from tarokgui.wording.seating import seating_of
from tarokgui.wording.translator import Translator

from . import facts, standing
from .afterhand import AfterHand
from .asking import Asker, Command
from .commands import COMMANDS, help_lines
from .discarding import ask_discard
from .gameterminal import terminal_of
from .moment import Prompt
from .parting import LeftTable, Parting, leave
from .pasthands import PastHandsLook
from .questions import irreversible, nothing_else, question
from .telling import Teller
from .terminal import Terminal
from .typed import words
from .typedhint import TypedHint

_RECENT: Final = 12
"""The number of lines of the journal shown at once."""
LONG: Final = 3.0
"""Seconds after which it is said that a disk does not answer."""


class TextTable:
    """One session at a terminal. It shows nothing that the person's view and events do not hold.

    It drives the same controller as the window, and waits for each move. ``failed`` gives the sentence for a problem
    with saving; each problem is reported once.
    """

    def __init__(
        self, session: Evening, tr: Translator, terminal: Terminal, failed: Callable[[str], str] | None = None
    ) -> None:
        self._session = session
        self._tr = tr
        tr.words, tr.arabic = texts_of(session.variant.key).venue.words, True
        self._terminal = terminal
        self._failed = failed or (lambda key: tr(key, folder="", file=""))
        self._live = Live(session)
        self._controller = TableController(self._live, self._apply)
        self._seating = seating_of(session, tr)
        self._presenter = Presenter(self._seating, terminal_of(self._controller.state.view).words)
        self._past = PastHandsLook(session, tr, terminal, lambda: self.moment)
        self._asker = Asker(terminal, tr, self._commands())
        self.after_hand = AfterHand(self._live, self._asker, terminal, lambda: self.moment, self._wait, self._past)
        self._teller = Teller(tr, self._seating, session.moment.hand.opening_view())
        self._journal: list[str] = []
        self._problem: str | None = None
        self._slowest = Slowest()

    @property
    def moment(self) -> Prompt:
        """The present moment, as the person meets it."""
        return Prompt(self._tr, self._seating, self._controller.state.view)

    @property
    def model(self) -> TableViewModel:
        """The view model of the table now."""
        return self._presenter.present(self._controller.state, ViewSettings())

    def play(self) -> Parting:
        """Play on from the session's present moment until the person leaves.

        Raises:
            InputEnded: the input has ended; everything is saved.
        """
        try:
            self._recall()
            while True:
                if self._session.hand_over:
                    self.after_hand.ask()
                else:
                    self._decision()
        except LeftTable as left:
            return left.parting

    def _recall(self) -> None:
        """Say the things a person who comes to the table needs: the hand's beginning, and the events since their last
        act."""
        session = self._session
        if not session.record.actions:
            self._terminal.say(*self._sitting())
            self._begin()
            return
        self._journal = list(standing.opening(self.moment, session))
        since = 0
        for event in session.moment.hand.events:
            if _is_own_act(event, session.human):
                since = len(self._journal)
            self._journal += self._teller.tell(event)
        self._terminal.say(self.moment("resumed", number=session.match.hands + 1))
        self._terminal.say(*self._journal[max(since, len(self._journal) - _RECENT) :])

    def _sitting(self) -> tuple[str, ...]:
        """The places of the players, and the direction of turns."""
        names = {
            self._seating.place(seat).value.replace("-", "_"): self._seating.name(seat)
            for seat in range(self._seating.players)
        }
        key = {3: "sitting.three", 4: "sitting.four", 5: "sitting.five"}[len(names)]
        return (self.moment(key, **names),)

    def _begin(self) -> None:
        """Show the beginning of a hand."""
        self._journal = []
        self._teller.begin(self._session.moment.hand.opening_view())
        self._tell(standing.opening(self.moment, self._session))
        for event in self._session.moment.hand.events:
            self._tell(self._teller.tell(event))
        self._check_saving()

    def _decision(self) -> None:
        """Take one decision, the person's or a bot's."""
        mine = self._controller.state.mine
        self._controller.dispatch(Say(self._decide()) if mine else Proceed(self._bot_decides()))
        self._wait()

    def _wait(self) -> None:
        """Wait for the disk, and say so if that takes long: typed lines are not read meanwhile."""
        if not self._live.wait(LONG):
            self._terminal.say(self._tr("ending.ask.saving"))
            self._live.wait()

    def _bot_decides(self) -> Action:
        """The bot's action, shown after the same time for every choice."""
        begun = self._terminal.clock()
        action = self._session.bot_action()
        cards = self._controller.state.view.table.kind == Kind.PLAY
        rest, self._slowest = self._slowest.rest(self._terminal.clock() - begun, cards=cards)
        self._terminal.sleep(rest)
        return action

    def _apply(self, effect: Effect) -> None:
        """Report an event, a problem with saving, or the beginning of the next hand."""
        match effect:
            case EventShown(event):
                self._tell(self._teller.tell(event))
            case DecisionShown():
                self._controller.dispatch(TakenAway())  # a terminal has no trick to be looked at
                self._check_saving()
            case JumpEnds():
                self._begin()

    def _decide(self) -> Action:
        """The person's action; the only one left is taken by itself and said."""
        moment = self.moment
        if (only := nothing_else(moment)) is not None:
            self._terminal.say(only[1])
            return only[0]
        while True:
            if moment.view.kind in LAYING_AWAY:
                action = ask_discard(self._asker, moment)
            else:
                action = self._asker.ask(question(moment))
            asked = irreversible(moment, action)
            if asked is None or self._asker.confirm(asked):
                return action

    def _tell(self, lines: tuple[str, ...]) -> None:
        self._journal += lines
        self._terminal.say(*lines)

    def _check_saving(self) -> None:
        """Report a problem with saving, once."""
        problem = self._session.problem
        if problem is not None and problem != self._problem:
            self._terminal.say(self._failed(problem))
        self._problem = problem

    def _commands(self) -> Mapping[str, Command]:
        """The commands at any prompt, by word."""
        known: dict[str, Command] = {
            "hand": lambda: facts.hand(self.moment, self.model.hand),
            "table": lambda: facts.table(self.moment, self.model.trick),
            "last": lambda: facts.last_trick(self.moment),
            "tricks": lambda: facts.tricks(self.moment, self.model.plates),
            "contract": lambda: facts.contract(self.moment),
            "king": lambda: facts.king(self.moment),
            "said": lambda: facts.announcements(self.moment),
            "bids": lambda: facts.bids(self.moment),
            "talon": lambda: facts.talon(self.moment),
            "order": lambda: facts.order(self.moment),
            "score": lambda: standing.score(self.moment, self._session),
            "sheet": lambda: standing.sheet(self.moment, self._session),
            "whole-sheet": lambda: standing.sheet(self.moment, self._session, None),
            "look-hand": self._past.look_at_one,
            "pot": lambda: standing.pot(self.moment, self._session),
            "journal": lambda: tuple(self._journal[-_RECENT:]),
            "hint": TypedHint(self._controller, self._tr, self._terminal, lambda: self.moment).lines,
            "brief": self._brief,
            "help": partial(help_lines, self._tr, COMMANDS),
            "new": self._new,
            "quit": self._quit,
        }
        return {word: command for key, command in known.items() for word in words(self._tr, key)}

    def _brief(self) -> tuple[str, ...]:
        self._asker.brief = not self._asker.brief
        return (self._tr("textual.ask.brief-on" if self._asker.brief else "textual.ask.brief-off"),)

    def _new(self) -> tuple[str, ...]:
        if self._asker.confirm(self._failed("textual.confirm.new")):
            leave(Parting.NEW)
        return ()

    def _quit(self) -> tuple[str, ...]:
        leave(Parting.QUIT)


def _is_own_act(event: Event, human: int) -> bool:
    """True if the person did that."""
    return isinstance(event, Acted | LaidAway) and event.seat == human
