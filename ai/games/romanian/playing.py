"""Choosing a card by search: the hand is played out in many deals that fit what the seat knows."""

from __future__ import annotations

from collections.abc import Iterator

from ai.habits import NEUTRAL, Habits
from ai.kernel.lookahead import PlaySearch
from ai.masks import packed_card
from ai.player import Decision
from ai.searching import Effort, looked_into, reasons_of
from engine import PLAYS, PlayCard, View, legal_actions

from .beliefs import believe
from .favouring import favours
from .pricing import judge_for, terms_of
from .standpoint import past_of, spot_of


def search_card(view: View, effort: Effort, seed: int, rules: Decision, habits: Habits = NEUTRAL) -> Iterator[Decision]:
    """Better and better decisions for a card to play; at least one, the last when the effort is spent.

    ``rules`` is what the rules of thumb say: their reasons are given, and their choice is preferred where it is even.
    """
    cards = [action.card for action in legal_actions(view) if isinstance(action, PlayCard)]
    search = play_search(view, [packed_card(card) for card in cards], effort, seed)
    actions = [PLAYS[card] for card in cards]
    yield from looked_into(search, actions, effort, reasons_of(rules), favours(view, actions, habits, rules.action))


def play_search(view: View, cards: list[int], effort: Effort, seed: int) -> PlaySearch:
    """The kernel's search for a view, with these of its cards to choose from."""
    table = view.table
    beliefs = believe(view, effort.reads, effort.odds)
    judge = judge_for(table, view.seat, beliefs.partner, beliefs.alone, terms_of(table))
    past = past_of(table)
    search = PlaySearch(spot_of(table), judge, beliefs.dealer(), past, cards, seed)
    search.michi = 1 if table.contract is not None and table.contract.individual else 0
    search.reads = 1 if effort.infers else 0
    if not effort.reads:
        past.odd_signal = past.odd_lead
    return search
