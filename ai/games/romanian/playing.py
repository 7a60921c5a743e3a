"""The choice of a card by search: the hand is simulated in many deals that fit the seat's knowledge."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ai.cardsearch import playable, search_of
from ai.habits import NEUTRAL, Habits
from ai.kernel.play_search import PlaySearch
from ai.kernel_position import kernel_history, kernel_position
from ai.player import Decision
from ai.searching import Effort, reasons_of, run_search
from engine import PLAYS, Card, View

from .beliefs import believe
from .favouring import favours
from .payoffs import kept_cards, law_of, prices_of


def search_card(view: View, effort: Effort, seed: int, rules: Decision, habits: Habits = NEUTRAL) -> Iterator[Decision]:
    """Better and better decisions for a card to play; at least one, the last when the effort is spent.

    ``rules`` is the decision of the rules of thumb: their reasons are given, and their choice wins if it is even.
    """
    cards = playable(view)
    search = play_search(view, cards, effort, seed)
    actions = [PLAYS[card] for card in cards]
    yield from run_search(search, actions, effort, reasons_of(rules), favours(view, actions, habits, rules.action))


def play_search(view: View, cards: Sequence[Card], effort: Effort, seed: int) -> PlaySearch:
    """The kernel's search for a view, with these of its cards to choose from."""
    table = view.table
    beliefs = believe(view, effort.reads, effort.odds)
    law = law_of(table)
    history = kernel_history(table, law)
    search = search_of(
        kernel_position(table, law, kept_cards(table)),
        prices_of(table, view.seat, beliefs.partner, beliefs.alone).payoff,
        beliefs.sampler(),
        history,
        cards,
        seed,
    )
    search.ducking = 1 if table.contract is not None and table.contract.individual else 0
    search.reads = 1 if effort.infers else 0
    if not effort.reads:
        history.odd_signal = history.odd_lead
    return search
