"""Tricks under any law, slowly and plainly, in the engine's cards: the standard for the kernel's play-outs.

Nothing in here asks the kernel for the legal cards or the winner; the rule numbers are those of the games' ledgers.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from ai.kernel.law import ANY_ORDER, Law
from ai.kernel_cards import suit_word, tarok_word
from engine import LUNA, PAGAT, SKIZ, Card, CardSet, Suit, card_set, members, rank_name, suit_of

THREE = (PAGAT, LUNA, SKIZ)
PIPS = frozenset(str(number) for number in range(1, 11))


@dataclass(frozen=True)
class Rules:
    """A law, said in the engine's cards."""

    players: int = 4
    trumps: bool = True
    overtaking: bool = False
    pagat_last: bool = False
    emperor: int = 0
    fool: Card | None = None
    ours_end: int = 0
    theirs_end: int = 0

    def law(self) -> Law:
        """The same for the kernel."""
        fool = 0 if self.fool is None else tarok_word(1 << self.fool)
        switches = (int(self.trumps), int(self.overtaking), int(self.pagat_last), self.emperor)
        return Law(self.players, *switches, fool, self.ours_end, self.theirs_end)


@dataclass(frozen=True)
class Trick:
    """A trick: its leader and the cards in it, in the order of play."""

    leader: int
    cards: tuple[Card, ...] = ()

    def seat_of(self, rules: Rules, card: Card) -> int:
        """The seat that played a card."""
        return (self.leader + self.cards.index(card)) % rules.players


def suit_led(rules: Rules, cards: tuple[Card, ...]) -> Suit | None:
    """The suit of the first card that is not the fool (UA5), None before there is one."""
    return next((suit_of(card) for card in cards if card != rules.fool), None)


def winning(rules: Rules, cards: tuple[Card, ...]) -> Card | None:
    """The card that wins a trick so far; None while only the fool is in it."""
    led = suit_led(rules, cards)
    if led is None:
        return None
    can_win = [card for card in cards if card != rules.fool]
    taroace = [card for card in can_win if suit_of(card) is Suit.TAROK]
    taroace_win = rules.trumps or led is Suit.TAROK
    if rules.emperor and taroace_win and all(card in cards for card in THREE):  # S53
        pagat_fell_last = cards.index(PAGAT) > max(cards.index(LUNA), cards.index(SKIZ))
        if rules.emperor == ANY_ORDER or pagat_fell_last:
            return PAGAT
    if taroace and taroace_win:
        return max(taroace)
    return max(card for card in can_win if suit_of(card) is led)


def playable(rules: Rules, hand: CardSet, cards: tuple[Card, ...]) -> CardSet:
    """The cards of a hand that may be played to a trick."""
    fool = 0 if rules.fool is None else hand & 1 << rules.fool
    own = [card for card in members(hand) if card != rules.fool]
    led = suit_led(rules, cards)
    if led is not None:
        following = [card for card in own if suit_of(card) is led]
        taroace = [card for card in own if suit_of(card) is Suit.TAROK]
        own = following or taroace or own
    kept_back = [card for card in own if card != PAGAT or makes_the_emperor_trick(rules, cards, card)]
    if rules.pagat_last and any(suit_of(card) is Suit.TAROK for card in kept_back):  # S55
        own = kept_back
    if rules.overtaking and led is not None:  # S54
        own = [
            card for card in own if outranks(rules, cards, card) or makes_the_emperor_trick(rules, cards, card)
        ] or own
    return card_set(own) | fool


def outranks(rules: Rules, cards: tuple[Card, ...], card: Card) -> bool:
    """True if a card is above the best of a trick, whatever a pagat in it will win."""
    return winning(replace(rules, emperor=0), (*cards, card)) == card


def makes_the_emperor_trick(rules: Rules, cards: tuple[Card, ...], card: Card) -> bool:
    """True if the card is the pagat and, played now, wins by skiz and mond in the trick."""
    return card == PAGAT and {LUNA, SKIZ} <= {*cards} and rules.emperor > 0 and winning(rules, (*cards, card)) == card


@dataclass
class Hand:
    """A hand that is played card by card."""

    rules: Rules
    hands: list[CardSet]
    leader: int
    sides: int = 1
    tricks: list[Trick] = field(default_factory=list)
    trick: Trick = field(init=False)

    def __post_init__(self) -> None:
        self.trick = Trick(self.leader)

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return (self.trick.leader + len(self.trick.cards)) % self.rules.players

    def winner(self, trick: Trick) -> int:
        """The winner of a trick."""
        card = winning(self.rules, trick.cards)
        assert card is not None
        return trick.seat_of(self.rules, card)

    def play(self, card: Card) -> None:
        """One card of whose turn it is."""
        assert playable(self.rules, self.hands[self.seat], self.trick.cards) >> card & 1
        self.hands[self.seat] ^= 1 << card
        self.trick = Trick(self.trick.leader, (*self.trick.cards, card))
        if len(self.trick.cards) == self.rules.players:
            self.tricks.append(self.trick)
            self.trick = Trick(self.winner(self.trick))

    @property
    def complete(self) -> bool:
        """True if all cards have been played."""
        return not any(self.hands)

    @property
    def over(self) -> bool:
        """True if nothing is played any more: no cards, or a side has the tricks that end the hand (S57, U17)."""
        ours = sum(self.ours(self.winner(trick)) for trick in self.tricks)
        theirs = len(self.tricks) - ours
        limits = ((ours, self.rules.ours_end), (theirs, self.rules.theirs_end))
        return self.complete or any(limit and count >= limit for count, limit in limits)

    def ours(self, seat: int) -> bool:
        """True if a seat is of the declarer's side."""
        return bool(self.sides >> seat & 1)

    def finish(self, choose: Callable[[Hand], Card]) -> None:
        """Play to the end."""
        while not self.over:
            self.play(choose(self))

    def result(self) -> dict[str, int]:
        """The result of the hand, with the names and the words of the kernel's `End`."""
        piles = {True: 0, False: 0}
        counts = {True: 0, False: 0}
        found = {"loser": -1, "taker": -1, "pagat_by": -1, "last_s": 0, "last_t": 0}
        owed: bool | None = None
        for number, trick in enumerate(self.tricks):
            cards, winner = trick.cards, self.winner(trick)
            last = self.complete and number == len(self.tricks) - 1
            counts[self.ours(winner)] += 1
            piles[self.ours(winner)] |= card_set(cards)
            tarok_won = self.rules.trumps or suit_led(self.rules, cards) is Suit.TAROK
            if LUNA in cards and SKIZ in cards and self.rules.fool is None and tarok_won:
                found["loser"], found["taker"] = trick.seat_of(self.rules, LUNA), winner
            if self.rules.fool in cards and not last:
                owner = self.ours(trick.seat_of(self.rules, self.rules.fool or 0))
                owed = owner if owner != self.ours(winner) else None
            if last:
                found["last_s"], found["last_t"] = suit_word(card_set(cards)), tarok_word(card_set(cards))
                found["pagat_by"] = trick.seat_of(self.rules, PAGAT) if PAGAT in cards else -1
            found["winner"] = winner
        if owed is not None and self.rules.fool is not None:  # U23: a card of half a point for the fool
            poor = [card for card in members(piles[owed]) if is_poor(card)]
            if poor:
                piles[owed] ^= 1 << poor[0] | 1 << self.rules.fool
                piles[not owed] ^= 1 << poor[0] | 1 << self.rules.fool
        for name, ours in (("won", True), ("lost", False)):
            found[f"{name}_s"], found[f"{name}_t"] = suit_word(piles[ours]), tarok_word(piles[ours])
        return {**found, "taken": counts[True], "given": counts[False]}


def is_poor(card: Card) -> bool:
    """True if a card counts least: a pip, or a tarok that is none of the three."""
    return card not in THREE if suit_of(card) is Suit.TAROK else rank_name(card) in PIPS
