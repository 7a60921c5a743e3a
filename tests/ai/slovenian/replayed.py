"""Positions of the play in random hands of the Slovenian games, and the same hands played on through the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from ai.games.slovenian.seating import seated
from ai.kernel.bits import beside, chosen
from ai.kernel.position import KernelDeal
from ai.kernel_cards import card_set_of, suit_word, tarok_word
from engine import (
    PLAYS,
    Action,
    Announce,
    Card,
    CardSet,
    Double,
    HandRecord,
    Hold,
    MakeBid,
    Own,
    Pass,
    PassAnnouncing,
    Side,
    State,
    Table,
    View,
    apply,
    card_set,
    legal_actions,
    members,
    observe,
    variant_for,
)
from engine.games.slovenian.carry import Marks
from engine.sides import with_partner
from tests.support.chance import house_rules, rigged_pack
from tests.support.games import SLOVENIAN
from tests.support.walking import places, walked

Chooser = Callable[[State], Card]


class Tempered:
    """Chooses at random, each contract about as often as another, with a bent to announcing."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.bids = random.choice([0.0, 0.0, 0.3, 0.7])
        self.talks = random.choice([0.0, 0.1, 0.4, 0.8])

    def weight(self, action: Action) -> float:
        """The likelihood of an action."""
        match action:
            case Pass():
                return 1.05 - self.bids
            case MakeBid() | Hold():
                return self.bids / 4
            case PassAnnouncing():
                return 1.0
            case Announce("valat"):
                return self.talks / 12
            case Announce() | Double():
                return self.talks
            case Own("say vogel-frei"):
                return 0.1
            case Own("annul") | Own("knock"):
                return 0.1
        return 1.0

    def choose(self, view: View) -> Action:
        """One of the legal actions."""
        legal = legal_actions(view)
        return self.random.choices(legal, [self.weight(action) for action in legal])[0]


def first(seed: int) -> HandRecord:
    """A hand before its first action, with many house rules and some radli."""
    random = Random(f"slovenian/{seed}")
    game = random.choice(SLOVENIAN)
    rules = house_rules(random, game)
    variant = variant_for(game, {**rules, **({} if game == "slovenian-3" else {"no_tarok": "play"})})
    radli = tuple(random.choice([0, 0, 1]) for _ in range(variant.players))
    own = Marks(radli if variant.options.get("radli", True) else (0,) * variant.players)
    return HandRecord(variant, random.randrange(variant.players), own, tuple(rigged_pack(random, variant)))


def states(seed: int) -> Iterator[State]:
    """Every state of one random hand up to its settlement."""
    return walked(first(seed).begin().state, Tempered(Random(f"played/{seed}")).choose)


def positions(hands: int) -> Iterator[tuple[int, State]]:
    """A place of the play in each of some random hands, with the hand's number; often the first card."""
    return places(states, hands, 44)


def finished(state: State, choose: Chooser) -> State:
    """The settled hand, each card chosen by a function and put past the engine's rules."""
    while state.table.kind == "play":
        state = apply(state, PLAYS[choose(state)]).state
    return state


def order(table: Table) -> tuple[int, ...]:
    """The seats that play, as the kernel counts them."""
    if table.variant.holders == table.players:
        return tuple(range(table.players))
    return table.in_turn(table.forehand)


def told(state: State, seat: int) -> Table:
    """The table as a seat sees it that knows everybody's side, and as the kernel counts the seats."""
    table, hidden = state
    table = with_partner(table, hidden.partner) if table.declarer is not None else table
    return seated(observe(State(table, hidden), seat)).table


def sides_of(state: State) -> int:
    """A bit for each seat of the declarer's side, in the kernel's count."""
    seats = order(state.table)
    sides = told(state, seats[0]).sides
    return sum(1 << place for place, side in enumerate(sides) if side is Side.DECLARER)


def rest_of(state: State) -> CardSet:
    """The rest of the talon: the cards dealt there and neither taken nor, in klop, given to a trick."""
    table, hidden = state
    known = hidden.laid_away
    for hand in hidden.hands:
        known |= hand
    for trick in table.play.tricks:
        known |= card_set(trick.cards)
    if table.contract is not None and table.contract.individual:
        for cards in table.besides:
            known |= card_set(cards)
    return table.variant.pack.cards & ~known & ~card_set(table.play.trick)


def deal_of(state: State) -> KernelDeal:
    """The place of every card, in the kernel's words."""
    deal, rest = KernelDeal(), rest_of(state)
    for place, seat in enumerate(order(state.table)):
        hand = state.hidden.hands[seat]
        deal.give(place, suit_word(hand), tarok_word(hand))
    deal.laid_s, deal.laid_t = suit_word(state.hidden.laid_away), tarok_word(state.hidden.laid_away)
    deal.rest_s, deal.rest_t = suit_word(rest), tarok_word(rest)
    return deal


def with_talon(state: State, number: int) -> State:
    """The state with a klop's talon in the order in which the kernel will draw it."""
    table, hidden = state
    if table.contract is None or not table.contract.individual:
        return state
    given = [card for cards in table.besides for card in cards]
    rest, drawn, found = rest_of(state), beside(number), list(given)
    while rest:
        drawn = drawn * 48271 % 2147483647
        (card,) = members(card_set_of(*chosen(suit_word(rest), tarok_word(rest), drawn)))
        found.append(card)
        rest ^= 1 << card
    return State(table, hidden._replace(talon=tuple(found)))
