"""Small throw-away games of the engine, each paid for as the kernel does not know it yet from Romanian Tarok.

Their settlements are written in the engine's cards from the ledgers' rules, and ask the kernel nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from ai.kernel.bits import beside, chosen, following
from ai.kernel_cards import card_set_of, suit_word, tarok_word
from engine import (
    LUNA,
    SKIZ,
    Card,
    CardSet,
    Line,
    Own,
    Pack,
    PlayCard,
    Settlement,
    State,
    Table,
    TrickLaw,
    Variant,
    apply,
    card_set,
    in_threes,
    legal_actions,
    members,
    observe,
    parse_card,
    start_dealt,
    to_act,
)
from engine.pack import tarock_pack
from engine.phases.cutting import CutPhase
from engine.phases.dealing import in_rounds
from engine.phases.playing import PlayPhase
from engine.scoring.counting import halves
from engine.usualcarry import NoCarry
from tests.oddgame.engine.rules import MANY, OddPrices, PledgePhase

from .reference import Rules, playable, winning

TALON = 6
PAPER_MOND = 20
WITHOUT_TRICK = TOO_MUCH = 70
TRULA = card_set(parse_card(name) for name in ("T1", "T21", "T22"))


class PlainLaw(TrickLaw):
    """A law said in the engine's cards (`reference.Rules`); the first ``gives`` tricks take a card of the talon."""

    __slots__ = ("gives", "rules")

    def __init__(self, rules: Rules, gives: int = 0) -> None:
        self.rules, self.gives = rules, gives

    def playable(self, table: Table, seat: int, hand: CardSet) -> CardSet:
        return playable(self.rules, hand, table.play.trick)

    def winner(self, table: Table, trick: tuple[Card, ...]) -> int:
        won = winning(self.rules, trick)
        assert won is not None
        return trick.index(won)

    def besides(self, state: State, trick: tuple[Card, ...]) -> tuple[Card, ...]:
        taken = len(state.table.play.tricks)
        return state.hidden.talon[taken : taken + 1] if taken < self.gives else ()


def pile(table: Table, seats: set[int]) -> CardSet:
    """The cards won by these seats."""
    cards = 0
    for number, trick in enumerate(table.play.tricks):
        if trick.winner in seats:
            cards |= card_set((*trick.cards, *(table.besides[number] if number < len(table.besides) else ())))
    return cards


def mond_loser(table: Table) -> int | None:
    """The seat that has lost the mond to the skiz."""
    for trick in table.play.tricks:
        if LUNA in trick.cards and SKIZ in trick.cards:
            return (trick.leader + trick.cards.index(LUNA)) % table.players
    return None


def to_fives(points: int) -> int:
    """S17: x1 and x2 down, x3 and x4 up."""
    return points - points % 5 + (5 if points % 5 >= 3 else 0)


def klop(state: State) -> Settlement:
    """S63 with SA15 (a)."""
    table = state.table
    points = [in_threes(table.variant.pack, pile(table, {seat})) for seat in range(4)]
    tricks = [sum(trick.winner == seat for trick in table.play.tricks) for seat in range(4)]
    limit = in_threes(table.variant.pack, table.variant.pack.cards) // 2
    if any(each > limit for each in points) or 0 in tricks:
        scores = [
            WITHOUT_TRICK if not won else -TOO_MUCH if each > limit else 0
            for won, each in zip(tricks, points, strict=True)
        ]
    else:
        scores = [-to_fives(each) for each in points]
    return settlement(scores)


@dataclass(frozen=True)
class Difference:
    """S17, S58 … S60: the declarer and a partner write base and difference, trula and the captured mond."""

    declarers: tuple[int, ...] = (0, 2)
    base: int = 30
    chain: int = 1
    radl: int = 1

    def __call__(self, state: State) -> Settlement:
        table = state.table
        pack = table.variant.pack
        ours = pile(table, set(self.declarers))
        theirs = pack.cards & ~ours
        whole = in_threes(pack, pack.cards)
        points = in_threes(pack, ours)
        price = self.chain * (self.base + to_fives(abs(points - whole // 2)))
        total = price if points > whole // 2 else -price
        total += 10 if ours & TRULA == TRULA else -10 if theirs & TRULA == TRULA else 0
        winners = {trick.winner in self.declarers for trick in table.play.tricks}
        scores = [0, 0, 0, 0]
        if len(winners) == 1:  # S24, SA2: nothing else counts
            total = 250 if winners == {True} else -250
        for seat in self.declarers:
            scores[seat] = total * self.radl
        loser = mond_loser(table)
        if len(winners) == 2:
            if loser is not None:
                scores[loser] -= PAPER_MOND
            elif LUNA in state.hidden.talon:
                scores[self.declarers[0]] -= PAPER_MOND
        return settlement(scores)


def net(state: State) -> Settlement:
    """U25, U26: the first points of both sides are void; the winners write theirs, or the declarer loses twice."""
    table = state.table
    pack = table.variant.pack
    mine = pile(table, {0, 2})
    ours, _ = halves(pack, mine)
    whole = pack.value(pack.cards) // 2
    void, target = whole // 4, whole // 2 + 1
    if ours >= target:
        gain = max(0, ours - void)
        return settlement([gain, 0, gain, 0])
    return settlement([-2 * max(0, whole - ours - void), 0, 0, 0])


def settlement(scores: list[int]) -> Settlement:
    lines = tuple(Line("pile", score, seats=(seat,), rule="O3") for seat, score in enumerate(scores) if score)
    return Settlement("ended", tuple(scores), lines)


def half_points(pack: Pack) -> Pack:
    """U4: the same cards, counted in halves."""
    return Pack(pack.cards, tuple(2 * value - 1 for value in pack.values))


def small(law: TrickLaw, settle: Callable[[State], Settlement], pack: Pack) -> Variant:
    """Four seats, a talon of six or a little more, everything else in the hands."""
    size = (pack.size - TALON) // 4
    return Variant(
        key="small",
        players=4,
        pack=pack,
        hand_sizes=(size,) * 4,
        talon_size=pack.size - 4 * size,
        contracts=(MANY,),
        course=(CutPhase(minimum=5, pattern=in_rounds(4, (size,))), PledgePhase(), PlayPhase(law)),
        settle=settle,
        written=lambda done: {},
        adds_up=lambda table, done: True,
        prices=OddPrices(),
        carry=NoCarry(4),
        outcomes=("ended",),
        own_actions=frozenset({"pledge many"}),
    )


def drawn_in_turn(talon: CardSet, seed: int) -> list[Card]:
    """The cards of a talon in the order in which the kernel's chance gives them to tricks."""
    number, found = beside(seed), list[Card]()
    while talon:
        number = following(number)
        (card,) = members(card_set_of(*chosen(suit_word(talon), tarok_word(talon), number)))
        found.append(card)
        talon ^= 1 << card
    return found


def by_chance(state: State, number: int) -> tuple[State, int]:
    """One card of whose turn it is, by the kernel's row of random numbers."""
    view = observe(state, to_act(state) or 0)
    cards = card_set(action.card for action in legal_actions(view) if isinstance(action, PlayCard))
    number = following(number)
    (card,) = members(card_set_of(*chosen(suit_word(cards), tarok_word(cards), number)))
    return apply(state, PlayCard(card)).state, number


def begun(variant: Variant, seed: str, before: int, chance: int) -> State:
    """A hand in the play after ``before`` cards; the cards that the talon still gives come as the kernel draws them."""
    random = Random(seed)
    cards = list(members(variant.pack.cards))
    random.shuffle(cards)
    size = variant.hand_size
    if random.random() < 0.8:  # mond and skiz are with two who play
        for card, place in ((LUNA, random.randrange(size)), (SKIZ, random.randrange(size, 2 * size))):
            other = cards.index(card)
            cards[other], cards[place] = cards[place], cards[other]
    hands = tuple(card_set(cards[seat * size : (seat + 1) * size]) for seat in range(4))
    talon = cards[4 * size :]
    gone = before // 4
    ordered = (*talon[:gone], *drawn_in_turn(card_set(talon[gone:]), chance))
    state = start_dealt(variant, 3, (), hands, ordered).state
    state = apply(state, Own("pledge many")).state
    number = random.randrange(1, 2**31 - 2)
    for _ in range(before):
        state, number = by_chance(state, number)
    return state


def finished(state: State, chance: int) -> Settlement:
    """The settlement once everything is played by the kernel's chance."""
    while to_act(state) is not None:
        state, chance = by_chance(state, chance)
    assert state.table.settlement is not None
    return state.table.settlement


WHOLE_PACK, SHORT_PACK, GREAT_PACK = tarock_pack(8), tarock_pack(3), half_points(tarock_pack(14))
