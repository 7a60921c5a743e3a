"""Random intents at a table of every game: none raises, the same arguments give the same result, nothing is lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Own, PlayCard, Surrender, legal_actions, members
from engine.games import GAMES
from tarokgui.controller import intents, reports
from tarokgui.controller.controller import TableController
from tarokgui.controller.effects import Effect, FinishAnimations, Think
from tarokgui.controller.hintstate import HintLevel
from tarokgui.controller.intents import Intent, Route
from tarokgui.controller.known import known_facts
from tarokgui.controller.messages import Note
from tarokgui.controller.position import Jump
from tarokgui.controller.settings import TableSettings
from tarokgui.controller.sources.live import Live
from tarokgui.controller.state import TableState
from tarokgui.controller.update import update
from tarokgui.session.adviser import Hint
from tarokgui.session.opening import new_session

Make = Callable[[TableState, int], Intent]
CARDS: Final = 60


def _legal(state: TableState, number: int) -> Intent:
    """An action that is allowed, or one that is not."""
    legal = state.legal
    return intents.Say(legal[number % len(legal)]) if legal else intents.Say(PlayCard(number % CARDS))


def _card(state: TableState, number: int) -> int:
    hand = tuple(members(state.view.hand))
    return hand[number % len(hand)] if hand and number % 3 else number % CARDS


def _sayable(state: TableState, number: int) -> intents.ToggleSpeech:
    legal = legal_actions(state.view) if state.mine else ()
    return intents.ToggleSpeech(legal[number % len(legal)] if legal else Own("no such thing"))


def _hint(state: TableState, number: int) -> Intent:
    decision, view = state.due
    actions = state.legal[number % max(1, len(state.legal)) :][:1] or (Surrender(),)
    return reports.HintFound(Hint(decision, view, actions, (), ()))


MEANT: Final[dict[type[Intent], Make]] = {
    intents.Say: _legal,
    intents.SayAll: lambda state, number: intents.SayAll(state.legal[: number % 4]),
    intents.SayPicks: lambda state, number: intents.SayPicks(),
    intents.Pick: lambda state, number: intents.Pick(_card(state, number)),
    intents.PickTooEarly: lambda state, number: intents.PickTooEarly(_card(state, number)),
    intents.Unpick: lambda state, number: intents.Unpick(_card(state, number)),
    intents.Lift: lambda state, number: intents.Lift(_card(state, number), "hand.drag.again"),
    intents.Lower: lambda state, number: intents.Lower(),
    intents.ChooseCall: lambda state, number: intents.ChooseCall((*state.legal, PlayCard(number % CARDS))[0]),
    intents.ChooseCut: lambda state, number: intents.ChooseCut(number % CARDS),
    intents.ToggleSpeech: _sayable,
    intents.PutBack: lambda state, number: intents.PutBack(),
    intents.ShowMessage: lambda state, number: intents.ShowMessage(Note("hand.drag.again") if number % 2 else None),
    intents.Skip: lambda state, number: intents.Skip(),
    intents.Peek: lambda state, number: intents.Peek(),
    intents.EndPeek: lambda state, number: intents.EndPeek(),
    intents.ToggleJournal: lambda state, number: intents.ToggleJournal(),
    intents.Escape: lambda state, number: intents.Escape(number % 2 == 0),
    intents.Rewind: lambda state, number: intents.Rewind([*Jump][number % 3], sure=number % 2 == 0),
    intents.MoreHint: lambda state, number: intents.MoreHint(),
    intents.WhyHint: lambda state, number: intents.WhyHint(),
    intents.OfferHint: lambda state, number: intents.OfferHint(),
    intents.ReachHint: lambda state, number: intents.ReachHint(HintLevel(number % 3), number % 2 == 0),
    intents.CloseHint: lambda state, number: intents.CloseHint(),
    intents.EndHint: lambda state, number: intents.EndHint(),
    intents.DoHint: lambda state, number: intents.DoHint(),
    intents.Open: lambda state, number: intents.Open([*Route][number % len(Route)]),
    intents.Inspect: lambda state, number: intents.Inspect(_card(state, number)),
    intents.GoTo: lambda state, number: intents.GoTo(number % CARDS),
    intents.ApplySettings: lambda state, number: intents.ApplySettings(TableSettings(number % 2 == 0, 0.1, number % 3)),
    reports.TimePasses: lambda state, number: reports.TimePasses(number % 7 / 2, 1.0 + number % 2, ready=True),
    reports.Dealing: lambda state, number: reports.Dealing(number % 2 == 0),
    reports.Presence: lambda state, number: reports.Presence(number % 2 == 0),
    reports.FactsFound: lambda state, number: reports.FactsFound(known_facts(state.view, len(state.journal.entries))),
    reports.HintFound: _hint,
    reports.HintFailed: lambda state, number: reports.HintFailed(),
    reports.HintSlow: lambda state, number: reports.HintSlow(),
    reports.TakenAway: lambda state, number: reports.TakenAway(),
}
"""Every intent that a person or the window may send, from a state and a number."""
OF_SOURCE: Final = {
    reports.Saving, reports.Decided, reports.Left, reports.Arrived, reports.Noted, reports.Proceed,
    reports.Rewound,
}  # fmt: skip
"""Those that a source alone sends."""


class Table:
    """A table whose effects are carried out at once, and whose every intent is tried twice."""

    def __init__(self, game: str, seed: str) -> None:
        self.live = Live(new_session(seed=seed, game=game, bot="random"))
        self.controller = TableController(self.live, self.carry_out)
        self.asked: list[Think] = []

    def carry_out(self, effect: Effect) -> None:
        match effect:
            case FinishAnimations(otherwise):
                moving = self.controller.state.skippable
                self.controller.dispatch(reports.TakenAway())
                if not moving and otherwise is not None:
                    self.controller.dispatch(otherwise)
            case Think():
                self.asked.append(effect)

    def send(self, intent: Intent) -> None:
        state = self.controller.state
        assert update(state, intent, self.live) == update(state, intent, self.live), intent
        self.controller.dispatch(intent)
        now = self.controller.state
        assert now.position == self.live.position
        assert now.view == self.live.session.view
        assert now.picks.discard & ~now.view.hand == 0 or not now.mine
        assert now.hint_shown is None or now.mine

    def go_on(self, number: int) -> None:
        """The next seat acts, or the person takes something back."""
        session = self.live.session
        if session.hand_over:
            self.live.next_hand()
        elif number % 5 == 0:
            self.live.rewind(Jump.UNDO)
        elif session.turn == session.human:
            legal = legal_actions(session.view)
            self.send(intents.Say(legal[number % len(legal)]))
        else:
            self.send(reports.Proceed(session.bot_action()))


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 999), steps=st.lists(st.integers(0, 10**6), min_size=20, max_size=120))
def test_random_intents_never_raise(game: str, seed: int, steps: list[int]) -> None:
    table, kinds = Table(game, f"update/{seed}"), [*MEANT.values()]
    for step in steps:
        number, kind = divmod(step, 3 * len(kinds))
        if kind < len(kinds):
            table.send(kinds[kind](table.controller.state, number))
        else:
            table.go_on(number)


def test_every_intent_is_tried() -> None:
    kinds = {each for module in (intents, reports) for each in vars(module).values() if isinstance(each, type)}
    sent = {each for each in kinds if each.__module__ in (intents.__name__, reports.__name__)} - {Route, Jump}
    assert sent == MEANT.keys() | OF_SOURCE
