"""Positions of the play in random hands of Tübingen Tarok, and the same hands played on through the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from ai.kernel.position import KernelDeal
from ai.kernel_cards import suit_word, tarok_word
from engine import (
    PLAYS,
    SKIZ,
    Action,
    CallKing,
    Card,
    MakeBid,
    Own,
    Pass,
    PassAnnouncing,
    PlayCard,
    State,
    View,
    apply,
    legal_actions,
    observe,
    parse_cards,
    start_dealt,
    to_act,
    variant_for,
)
from engine.games.tubingen.heard import Heard
from tests.support.tubingen_chance import OPTIONS, rigged_hands
from tests.support.walking import places, walked

Chooser = Callable[[State], Card]


class Tempered:
    """Chooses at random, with inclinations of its own in each hand."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.raus = random.choice([0.0, 0.0, 0.1, 1.0])
        self.calls = random.choice([0.02, 1.0, 3.0])
        self.own_king = random.choice([0.2, 5.0])
        self.takes = random.choice([0.2, 2.0])
        self.hoards = random.random() < 0.5

    def weight(self, action: Action, view: View) -> float:
        """The likelihood of an action."""
        match action:
            case MakeBid():
                return self.raus
            case CallKing(card):
                return self.calls * (self.own_king if view.hand >> card & 1 else 1.0)
            case Own("ask-tout"):
                return 3.0
            case Own("accept"):
                return self.takes
            case PassAnnouncing():
                return 0.0 if len(legal_actions(view)) > 1 else 1.0
            case PlayCard(card):
                return 0.05 if self.hoards and card == SKIZ else 1.0
            case Pass():
                return 1.0
        return 1.0

    def choose(self, view: View) -> Action:
        """One of the legal actions."""
        legal = legal_actions(view)
        return self.random.choices(legal, [self.weight(action, view) for action in legal])[0]


def first(seed: int) -> State:
    """A hand as it is dealt, with some house rules and cards out of the ordinary."""
    random = Random(f"tubingen/{seed}")
    house = {key: random.choice(values) for key, values in OPTIONS.items()}
    dealer = random.randrange(4)
    hands = rigged_hands(random)
    dealt = tuple(parse_cards(" ".join(hands[(seat - dealer) % 4])) for seat in range(4))
    return start_dealt(variant_for("tubingen", house), dealer, Heard(), dealt, ()).state


def states(seed: int) -> Iterator[State]:
    """Every state of one random hand up to its settlement."""
    return walked(first(seed), Tempered(Random(f"played/{seed}")).choose)


def positions(hands: int) -> Iterator[tuple[int, State]]:
    """A place of the play in each of some random hands, with the hand's number; often the first card."""
    return places(states, hands, 72)


def finished(state: State, choose: Chooser) -> State:
    """The settled hand, each card chosen by a function and put past the engine's rules, every Strafe claimed."""
    while (seat := to_act(state)) is not None:
        legal = legal_actions(observe(state, seat))
        action = PLAYS[choose(state)] if state.table.kind == "play" else legal[-1]
        state = apply(state, action).state
    return state


def deal_of(state: State) -> KernelDeal:
    """The place of every card, in the kernel's words."""
    deal = KernelDeal()
    for seat, hand in enumerate(state.hidden.hands):
        deal.give(seat, suit_word(hand), tarok_word(hand))
    deal.laid_s, deal.laid_t = suit_word(state.hidden.laid_away), tarok_word(state.hidden.laid_away)
    return deal


def sides_of(state: State) -> int:
    """A bit for each seat of the declarer's side."""
    declarer, partner = state.table.declarer, state.hidden.partner
    return sum(1 << seat for seat in range(4) if seat in (declarer, partner))
