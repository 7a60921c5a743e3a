"""The kernel's search for a card to play, in any family: the hand is simulated in many deals that fit the view."""

from __future__ import annotations

from collections.abc import Sequence

from ai.kernel.history import History
from ai.kernel.payoff import Payoff
from ai.kernel.play_search import PlaySearch
from ai.kernel.position import Position
from ai.kernel.sampling import DealSampler
from ai.kernel_cards import suit_word, tarok_word
from engine import Card, PlayCard, View, legal_actions


def playable(view: View) -> list[Card]:
    """The cards that the seat may play."""
    return [action.card for action in legal_actions(view) if isinstance(action, PlayCard)]


def search_of(
    position: Position, payoff: Payoff, sampler: DealSampler, history: History, cards: Sequence[Card], seed: int
) -> PlaySearch:
    """The search with these cards to choose from."""
    suits, taroks = [suit_word(1 << card) for card in cards], [tarok_word(1 << card) for card in cards]
    search = PlaySearch(position, payoff, sampler, history, suits, taroks)
    search.seed(seed)
    return search
