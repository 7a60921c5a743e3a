"""The content of a view at a decision, read afresh for the tests of reasons and by no function of the bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from engine import (
    KINGS,
    PAGAT,
    SKIZ,
    SUIT_CARDS,
    TAROACE,
    Action,
    Card,
    CardSet,
    Contract,
    Discard,
    Hold,
    MakeBid,
    PlayCard,
    Reject,
    Seat,
    State,
    Suit,
    TakeGroup,
    View,
    card_set,
    group_cards,
    legal_actions,
    parse_card,
    suit_of,
)
from engine.groups import group_level


def card(name: object) -> Card:
    """The card of that name."""
    return parse_card(str(name))


def cards(names: object) -> CardSet:
    """The cards of those names."""
    assert isinstance(names, Iterable)
    return card_set(card(name) for name in names)


def suit(letter: object) -> Suit:
    """The suit of that letter."""
    return Suit("HDCST".index(str(letter)))


@dataclass(frozen=True)
class Moment:
    """A view and an action that was weighed in it; ``redeal`` makes states in which the seat sees the same."""

    view: View
    action: Action
    redeal: Callable[[], Sequence[State]] | None = field(default=None, compare=False)

    @property
    def hand(self) -> CardSet:
        """The seat's cards."""
        return self.view.hand

    @property
    def ski(self) -> bool:
        """True in the game in which the highest tarok is the Ski, which neither wins a trick nor counts (U23)."""
        return self.view.table.variant.key == "tubingen"

    @property
    def taroks(self) -> CardSet:
        """All taroks."""
        return TAROACE & ~(1 << SKIZ) if self.ski else TAROACE

    def kind(self, each: Card) -> Suit | None:
        """The suit of a card, None for the Ski."""
        return None if self.ski and each == SKIZ else suit_of(each)

    @property
    def taroace(self) -> int:
        """The number of taroks it holds."""
        return (self.hand & self.taroks).bit_count()

    @property
    def kings(self) -> int:
        """The number of kings it holds."""
        return (self.hand & KINGS).bit_count()

    def worth(self, each: Card) -> float:
        """The face value of a card (R4), in halves where the game has them (U4)."""
        pack = self.view.table.variant.pack
        return pack.values[each] / pack.parts

    @property
    def called(self) -> Card | None:
        """The called king."""
        return self.view.table.called

    # Auction and talon -------------------------------------------------------------------------------------------

    @property
    def contract(self) -> Contract | None:
        """The contract that the action is about: the one bid, or the one that stands."""
        table = self.view.table
        bid = self.action.bid if isinstance(self.action, MakeBid) else table.auction.bid
        return table.contract or (table.variant.contract(bid.contract) if bid else None)

    @property
    def level(self) -> int | None:
        """The level of the game if the action is done, or that of the bid that stands."""
        table = self.view.table
        match self.action:
            case MakeBid(bid):
                return bid.ordinal
            case TakeGroup(group):
                return table.level if group == table.talon.looking else group_level(table, group)
            case Reject():
                return table.level + 1  # also after the last group: going back to the first one costs as much (R43)
        if table.contract is None:
            return table.auction.bid.ordinal if table.auction.bid else None
        return table.level

    @property
    def group(self) -> CardSet:
        """The cards of the talon that the action takes or leaves."""
        talon = self.view.table.talon
        if isinstance(self.action, TakeGroup) and self.action.group != talon.looking:
            found = group_cards(talon.cards, talon.groups, self.action.group)
            return card_set(each for each in found if each is not None)
        return card_set(self.view.looked)

    @property
    def raises(self) -> bool:
        """True if the action names or takes over a contract."""
        return isinstance(self.action, MakeBid | Hold)

    # Discard -----------------------------------------------------------------------------------------------------

    @property
    def away(self) -> CardSet:
        """The cards of a discard."""
        return self.action.cards if isinstance(self.action, Discard) else 0

    @property
    def kept(self) -> CardSet:
        """The cards it keeps."""
        return self.hand & ~self.away

    # Play --------------------------------------------------------------------------------------------------------

    @property
    def trick(self) -> tuple[Card, ...]:
        """The cards on the table."""
        return self.view.table.play.trick

    @property
    def played(self) -> Card:
        """The card that the action plays."""
        assert isinstance(self.action, PlayCard)
        return self.action.card

    @property
    def plays(self) -> list[Card]:
        """The cards that may be played."""
        return [action.card for action in legal_actions(self.view) if isinstance(action, PlayCard)]

    def player(self, each: Card) -> Seat:
        """The seat that has played a card of the trick."""
        table = self.view.table
        return table.in_turn(table.play.leader)[self.trick.index(each)]

    @property
    def later(self) -> tuple[Seat, ...]:
        """The seats that play to the trick after this one."""
        table = self.view.table
        return table.in_turn(table.play.leader)[len(self.trick) + 1 :]

    @property
    def trumps(self) -> bool:
        """True if taroks beat the other suits in the contract."""
        contract = self.view.table.contract
        return contract is None or contract.trumps

    @property
    def led(self) -> Suit | None:
        """The suit that was led; None at a lead."""
        return next((kind for kind in map(self.kind, self.trick) if kind is not None), None)

    @property
    def best(self) -> Card | None:
        """R85: the card that wins so far: the highest tarok, else the highest of the suit led."""
        taroace = [each for each in self.trick if self.trumps and self.kind(each) is Suit.TAROK]
        led = [each for each in self.trick if self.kind(each) is not None and self.kind(each) is self.led]
        return max(taroace or led, default=None)

    def beats(self, each: Card) -> bool:
        """True if a card would win the trick so far."""
        best, kind = self.best, self.kind(each)
        if best is None or kind is None:
            return kind is not None
        return each > best if kind is self.kind(best) else self.trumps and kind is Suit.TAROK

    @property
    def last(self) -> bool:
        """True if nobody plays to this trick any more."""
        return not self.later

    @cached_property
    def unseen(self) -> CardSet:
        """The cards of which the seat cannot know where they are, or that they are another's hand's."""
        table = self.view.table
        fallen = [each for trick in table.play.tricks for each in trick.cards]
        talon = table.talon
        lying = []
        for number in range(1, talon.groups + 1):
            if number != talon.taken:  # a group that was taken back may still be with the declarer (R42)
                lying += [each for each in group_cards(talon.cards, talon.groups, number) if each is not None]
        known = card_set([*fallen, *self.trick, *lying, *self.view.looked])
        ski = 1 << SKIZ if self.ski else 0
        return table.variant.pack.cards & ~(known | self.hand | self.view.laid_away | table.face_up | ski)

    def higher(self, each: Card) -> CardSet:
        """The unseen cards of its suit above a card."""
        return self.unseen & SUIT_CARDS[suit_of(each)] & -(1 << each + 1)

    @property
    def taken(self) -> CardSet:
        """The cards of the group taken that were seen: only the declarer can hold them."""
        talon = self.view.table.talon
        found = group_cards(talon.cards, talon.groups, talon.taken) if talon.taken else ()
        return card_set(each for each in found if each is not None)

    def above(self, each: Card, seat: Seat) -> CardSet:
        """The unseen cards of its suit above a card that a seat may hold."""
        return self.higher(each) & ~(0 if seat == self.view.table.declarer else self.taken)

    def void(self, seat: Seat, of: Suit) -> bool:
        """True if it is certain that a seat has no card of a suit: it did not follow, it has declared so many taroks
        (R61) that there is no room for one, another has declared all that are left, or all the others are seen."""
        table = self.view.table
        free = table.speech.free  # S80: its pagat goes with any card
        every = [(trick.leader, trick.cards) for trick in table.play.tricks] + [(table.play.leader, self.trick)]
        for leader, thrown in every:
            order = table.in_turn(leader)
            kinds = [self.kind(each) for each in thrown]
            led = next((kind for kind in kinds if kind is not None), None)
            place = order.index(seat) if seat in order else len(thrown)
            if place >= len(thrown) or kinds[place] in (led, None) or (thrown[place] == PAGAT and seat == free):
                continue
            if led is of or (of is Suit.TAROK and kinds[place] is not Suit.TAROK):
                return True
        declared, left = table.speech.declared, (self.unseen & self.taroks).bit_count()
        for other, count in enumerate(declared):
            places = [((other - leader) % table.players, cards) for leader, cards in every]
            shown = [suit_of(cards[place]) for place, cards in places if place < len(cards)]
            to_come = count - shown.count(Suit.TAROK)
            if other == seat and 0 < count < max(table.variant.prices.counts):
                if to_come == (0 if of is Suit.TAROK else table.variant.hand_size - len(shown)):
                    return True
            elif other not in (seat, self.view.seat) and of is Suit.TAROK and count and to_come == left:
                return True
        elsewhere = 0 if seat == table.declarer else self.taken
        if self.ski and seat == table.declarer != table.dealer and self.called is not None:
            elsewhere = 1 << self.called  # only the dealer may call a king of his own
        return not self.unseen & SUIT_CARDS[of] & ~elsewhere

    def may_be_friend(self, seat: Seat) -> bool:
        """True if another seat can be on the own side, as far as the table has shown."""
        shown = self.view.table.sides[seat]
        declares = self.view.table.declarer
        if seat == declares:
            return self.view.side is not None and self.view.side.value == "declarer"
        return seat != self.view.seat and (shown is None or shown is self.view.side)

    def may_be_foe(self, seat: Seat) -> bool:
        """True if another seat can be on the other side."""
        table = self.view.table
        if table.contract is not None and table.contract.individual:
            return seat != self.view.seat
        shown = self.view.side if seat == self.view.seat else table.sides[seat]
        return seat != self.view.seat and (shown is None or shown is not self.view.side)
