"""The content of a view at a decision, read afresh for the tests of reasons and by no function of the bots."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from engine import (
    KINGS,
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
    Suit,
    TakeGroup,
    View,
    card_set,
    group_cards,
    legal_actions,
    members,
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
    """A view and an action that was weighed in it."""

    view: View
    action: Action

    @property
    def hand(self) -> CardSet:
        """The seat's cards."""
        return self.view.hand

    @property
    def taroace(self) -> int:
        """The number of taroks it holds."""
        return (self.hand & TAROACE).bit_count()

    @property
    def kings(self) -> int:
        """The number of kings it holds."""
        return (self.hand & KINGS).bit_count()

    def worth(self, each: Card) -> int:
        """The face value of a card (R4)."""
        return self.view.table.variant.pack.values[each]

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
        return (table.play.leader + self.trick.index(each)) % table.players

    @property
    def best(self) -> Card | None:
        """R85: the card that wins so far: the highest tarok, else the highest of the suit led."""
        taroace = [each for each in self.trick if suit_of(each) is Suit.TAROK]
        led = [each for each in self.trick if suit_of(each) is suit_of(self.trick[0])]
        return max(taroace or led, default=None)

    def beats(self, each: Card) -> bool:
        """True if a card would win the trick so far."""
        best = self.best
        if best is None:
            return True
        return each > best if suit_of(each) is suit_of(best) else suit_of(each) is Suit.TAROK

    @property
    def last(self) -> bool:
        """True if nobody plays to this trick any more."""
        return len(self.trick) == self.view.table.players - 1

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
        return table.variant.pack.cards & ~(known | self.hand | self.view.laid_away | table.face_up)

    def higher(self, each: Card) -> CardSet:
        """The unseen cards of its suit above a card."""
        return self.unseen & SUIT_CARDS[suit_of(each)] & -(1 << each + 1)

    def void(self, seat: Seat, of: Suit) -> bool:
        """True if it is certain that a seat has no card of a suit: it did not follow, it has declared so many taroks
        (R61) that there is no room for one, or all the others are seen."""
        table = self.view.table
        every = [(trick.leader, trick.cards) for trick in table.play.tricks] + [(table.play.leader, self.trick)]
        for leader, thrown in every:
            place = (seat - leader) % table.players
            if place >= len(thrown) or suit_of(thrown[place]) is suit_of(thrown[0]):
                continue
            if suit_of(thrown[0]) is of or (of is Suit.TAROK and suit_of(thrown[place]) is not Suit.TAROK):
                return True
        declared = table.speech.declared[seat] if table.speech.declared else 0
        if 0 < declared < max(table.variant.prices.counts):
            places = [((seat - leader) % table.players, cards) for leader, cards in every]
            shown = [suit_of(cards[place]) for place, cards in places if place < len(cards)]
            to_come = declared - shown.count(Suit.TAROK)
            if to_come == (0 if of is Suit.TAROK else table.variant.hand_size - len(shown)):
                return True
        return not members(self.unseen & SUIT_CARDS[of])

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
