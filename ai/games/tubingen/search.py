"""The choice of a card by search: the hand is simulated in many deals that fit the seat's knowledge."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ai.cardsearch import playable, search_of
from ai.judgement import Ask
from ai.kernel.play_search import PlaySearch
from ai.kernel.rollout import BY_RULES, FROM_TOP, SWEEPING
from ai.kernel_position import kernel_history
from ai.player import Decision
from ai.searching import Effort, reasons_of, run_search
from engine import PLAYS, Action, Card, View
from engine.games.tubingen.contracts import TOUT

from .beliefs import believe
from .payoffs import law_of, payoff_of, position_of
from .play import likes

USUAL: Final = 0.3
"""Game points for the choice of the rules of thumb: they know things that simulated play does not see."""

SLOPE: Final = 0.05
"""Game points for half a card point about the goal, because the result is not quite decided."""


def card_search(view: View, ask: Ask) -> Iterator[Decision]:
    """Better and better decisions for a card to play; at least one."""
    cards = playable(view)
    search = play_search(view, cards, ask.effort, ask.seed)
    actions: list[Action] = [PLAYS[card] for card in cards]
    favour = {action: likes(view, action, ask.habits) for action in actions}
    favour[ask.rules.action] += USUAL
    yield from run_search(search, actions, ask.effort, reasons_of(ask.rules), favour)


def play_search(view: View, cards: Sequence[Card], effort: Effort, seed: int) -> PlaySearch:
    """The kernel's search for a view, with these of its cards to choose from."""
    table = view.table
    beliefs = believe(view)
    search = search_of(
        position_of(table),
        payoff_of(table, view.seat, beliefs.facts.partner, beliefs.facts.alone, aims=True),
        beliefs.sampler(),
        kernel_history(table, law_of(table)),
        cards,
        seed,
    )
    tout = table.contract == TOUT
    search.manner = SWEEPING if tout else FROM_TOP if effort.fine else BY_RULES
    search.slope = 0.0 if tout else SLOPE
    search.reads = int(effort.infers and not tout)
    search.history.odd_signal = search.history.odd_lead
    return search
