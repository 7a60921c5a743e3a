"""The choice of a card by search: the hand is simulated in many deals that fit the seat's knowledge."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ai.cardsearch import playable, search_of
from ai.judgement import Ask
from ai.kernel.play_search import PlaySearch
from ai.kernel.rollout import AVOIDING, BY_RULES, SWEEPING
from ai.kernel_position import kernel_history
from ai.player import Decision
from ai.searching import Effort, reasons_of, run_search
from engine import PLAYS, Action, Card, View
from engine.contracts import Goal
from engine.games.slovenian.contracts import NEGATIVE

from .beliefs import believe
from .payoffs import aside, law_of, payoff_of, position_of
from .seating import seated

USUAL: Final = 0.5
"""Game points for the choice of the rules of thumb: they know things that simulated play does not see."""

SLOPE: Final = 0.15
"""Game points that a third of a card point about the goal also counts: the difference is rounded, and no game is
quite decided."""


def card_search(view: View, ask: Ask) -> Iterator[Decision]:
    """Better and better decisions for a card to play; at least one.

    If the kernel does not know the hand on the table (`payoffs.aside`) the rules of thumb decide.
    """
    here = seated(view)
    if aside(here.table):
        yield ask.rules
        return
    cards = playable(view)
    search = play_search(here, cards, ask.effort, ask.seed)
    actions: list[Action] = [PLAYS[card] for card in cards]
    yield from run_search(search, actions, ask.effort, reasons_of(ask.rules), {ask.rules.action: USUAL})


def play_search(view: View, cards: Sequence[Card], effort: Effort, seed: int) -> PlaySearch:
    """The kernel's search for a `seated` view, with these of its cards to choose from."""
    table = view.table
    beliefs = believe(view)
    payoff = payoff_of(table, view.seat, beliefs.facts.partner, beliefs.facts.alone)
    payoff.relative = 1
    search = search_of(
        position_of(table),
        payoff,
        beliefs.sampler(),
        kernel_history(table, law_of(table)),
        cards,
        seed,
    )
    contract = table.contract
    positive = contract is not None and contract.goal is Goal.POINTS
    search.ducking = int(contract is not None and contract.individual)
    search.manner = BY_RULES if positive else SWEEPING
    if contract is not None and contract.key in NEGATIVE:
        search.manner = AVOIDING
    search.slope = SLOPE / 2 if positive else 0.0
    search.reads = int(effort.infers and positive)
    search.history.odd_signal = search.history.odd_lead
    return search
