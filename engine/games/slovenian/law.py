"""The law of the tricks in Slovenian Tarok (S50 … S57, S62, S80, and the house rules on play)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.cards import LUNA as MOND
from engine.cards import PAGAT, SKIZ, SUIT_CARDS, SUIT_LETTERS, SUIT_OF, TAROACE, Card, CardSet, Suit, names
from engine.cards import card_set as set_of
from engine.contracts import Contract, Goal
from engine.games.slovenian.contracts import BEGGARS, NEGATIVE, OPEN_BEGGAR
from engine.groups import group_cards
from engine.kinds import Kind
from engine.objections import Objection, Refusal, not_now
from engine.phases.playing import TrickLaw, highest_wins, must_follow
from engine.seats import Seat, Side
from engine.sides import called_in
from engine.state import State, Table

_PAGAT, _MOND, _SKIS = 1 << PAGAT, 1 << MOND, 1 << SKIZ


@dataclass(frozen=True, slots=True)
class SlovenianLaw(TrickLaw):
    """The law at a table: ``emperor`` is ``any``, ``pagat-last`` or ``off`` (SA5); the others are house rules.

    ``mond_waits``: no mond is led in klop before the škis is out (S-V11). ``skis_leads``: a berač declarer who holds
    the škis leads it and draws mond and pagat (S-V12). ``suits_first``: in barvni valat the declarer leads suits first
    (S-V13).
    """

    emperor: str
    mond_waits: bool
    skis_leads: bool
    suits_first: bool

    leads: ClassVar[str] = "S50"
    follows: ClassVar[str] = "S51"

    def leader(self, table: Table) -> Seat:
        """S50: forehand, or the declarer if the contract says so."""
        contract = table.contract
        return table.declarer if contract and contract.declarer_leads and table.declarer is not None else table.forehand

    def playable(self, table: Table, seat: Seat, hand: CardSet) -> CardSet:
        """S51, then the demands of the contract and the announcements."""
        contract = table.contract
        if contract is None:
            return hand
        if contract.key in NEGATIVE:
            return self._avoiding(table, contract, seat, hand)
        cards = self._following(table, seat, hand)
        if contract.bonuses:
            return cards & ~bound(table, seat, hand) or cards
        if self.suits_first and not contract.trumps and seat == table.declarer and not table.play.trick:
            return cards & ~TAROACE or cards
        return cards

    @staticmethod
    def _following(table: Table, seat: Seat, hand: CardSet) -> CardSet:
        """S51, and S80: a free pagat goes with any card and does not count for the duty to play a tarok."""
        free = hand & _PAGAT if table.speech.free == seat else 0
        return must_follow(hand & ~free, table.play.trick) | free

    def _avoiding(self, table: Table, contract: Contract, seat: Seat, hand: CardSet) -> CardSet:
        """S54, S55: beat the best card if you can; the pagat is the last of the taroks."""
        trick = table.play.trick
        drawn = self._drawn(table, contract, seat, hand)
        if drawn:
            return drawn
        cards = must_follow(hand, trick)
        if trick:
            crowned = self.emperor != "off" and {SKIZ, MOND} <= set(trick)
            if crowned and cards & _PAGAT:
                return _PAGAT  # it alone beats the cards on the table
            if hand & TAROACE & ~_PAGAT:
                cards &= ~_PAGAT
            return cards & beating(trick) or cards
        if hand & TAROACE & ~_PAGAT:
            cards &= ~_PAGAT
        if self.mond_waits and contract.individual and not skis_played(table):
            cards = cards & ~_MOND or cards
        return cards

    def _drawn(self, table: Table, contract: Contract, seat: Seat, hand: CardSet) -> CardSet:
        """S-V12: the cards that the škis forces into the first trick; 0 for none."""
        if not self._skis_rules(table, contract):
            return 0
        trick = table.play.trick
        if not trick:
            return hand & _SKIS if seat == table.declarer else 0
        return hand & (_MOND | _PAGAT) if trick[0] == SKIZ else 0

    def _skis_rules(self, table: Table, contract: Contract) -> bool:
        return self.skis_leads and contract.key in BEGGARS and not table.play.tricks

    def winner(self, table: Table, trick: tuple[Card, ...]) -> int:
        """S51 … S53, S80: the pagat if it is free or makes the emperor trick, else the highest card."""
        if PAGAT in trick and self._pagat_wins(table, trick):
            return trick.index(PAGAT)
        contract = table.contract
        if contract is not None and not contract.trumps and SUIT_OF[trick[0]] is not Suit.TAROK:
            return trick.index(max(card for card in trick if SUIT_OF[card] is SUIT_OF[trick[0]]))
        return highest_wins(trick)

    def _pagat_wins(self, table: Table, trick: tuple[Card, ...]) -> bool:
        contract = table.contract
        if table.speech.free is not None:
            return True
        if contract is None or SKIZ not in trick or MOND not in trick:
            return False
        if trick[0] == SKIZ and self._skis_rules(table, contract):
            return True
        if not contract.trumps and SUIT_OF[trick[0]] is not Suit.TAROK:
            return False
        if self.emperor == "pagat-last":
            return trick.index(PAGAT) > max(trick.index(SKIZ), trick.index(MOND))
        return self.emperor == "any"

    def refusal(self, table: Table, hand: CardSet, card: Card, playable: CardSet) -> Objection:
        """The objection to a card: the first duty it breaks, in the order of the record page."""
        trick, contract, seat = table.play.trick, table.contract, table.actor
        told = {"cards": names(playable)}
        if contract is None or seat is None:
            return not_now(Kind.PLAY, "S51")
        if contract.key in NEGATIVE and self._drawn(table, contract, seat, hand):
            return Objection(Refusal.SKIS_DRAWS, "S-V12", told)
        if trick and not self._following(table, seat, hand) >> card & 1:
            led = SUIT_OF[trick[0]]
            reason = Refusal.MUST_FOLLOW if playable & SUIT_CARDS[led] else Refusal.MUST_TAROK
            return Objection(reason, "S51", {"suit": SUIT_LETTERS[led], **told})
        if contract.key in NEGATIVE:
            if card == PAGAT:
                return Objection(Refusal.PAGAT_LAST, "S55", told)
            if not trick:
                return Objection(Refusal.MOND_WAITS, "S-V11", told)
            return Objection(Refusal.MUST_BEAT, "S54", told)
        if contract.bonuses:
            return Objection(Refusal.CARD_BOUND, "S26", told)
        return Objection(Refusal.SUITS_LEAD, "S-V13", told)

    def besides(self, state: State, trick: tuple[Card, ...]) -> tuple[Card, ...]:
        """S62: in klop the next card of the talon; S44: its rest, with the called card that was taken from it."""
        table, talon = state.table, state.hidden.talon
        if table.contract is not None and table.contract.individual:
            place = len(table.play.tricks)
            return talon[place : place + 1]
        if table.called is not None and table.called in trick and called_was_taken(table):
            return tuple(card for card in talon if card not in taken_cards(table))
        return ()

    def tells(self, state: State, winner: Seat) -> Side | None:
        """S57: the winner's side in a contract that one lost trick ends, because each trick then shows it."""
        table, hidden = state
        if table.contract is None or table.contract.goal is not Goal.ALL_TRICKS or table.sides[winner] is not None:
            return None
        return Side.DECLARER if winner == hidden.partner else Side.OPPONENTS

    def opens(self, table: Table, winner: Seat) -> tuple[Seat, ...]:
        """S56: open the declarer's hand in odprti berač after the first trick, if he has not lost by then."""
        contract, declarer = table.contract, table.declarer
        if contract is None or contract.key != OPEN_BEGGAR or declarer is None or table.play.tricks:
            return ()
        return () if winner == declarer else (declarer,)

    def over(self, table: Table) -> bool:
        """S57: True after the trick that decides a contract about tricks, else after the last one."""
        tricks = table.play.tricks
        if len(tricks) == table.variant.hand_size:
            return True
        goal = table.contract.goal if table.contract is not None else Goal.POINTS
        if goal is Goal.ALL_TRICKS:
            return table.sides[tricks[-1].winner] is not Side.DECLARER
        if goal not in (Goal.NO_TRICK, Goal.ONE_TRICK):
            return False
        mine = sum(trick.winner == table.declarer for trick in tricks)
        return mine > (1 if goal is Goal.ONE_TRICK else 0)


def bound(table: Table, seat: Seat, hand: CardSet) -> CardSet:
    """S26: the cards of a hand that its seat has announced for the last trick."""
    said = [bonus.item for bonus in table.speech.announced if bonus.seat == seat]
    cards = hand & _PAGAT if "pagat" in said else 0
    king = called_in(table, seat, hand) if "king" in said else None
    return cards if king is None else cards | 1 << king


def beating(trick: tuple[Card, ...]) -> CardSet:
    """The cards that by rank beat the best one of a trick: the škis beats the mond even beside the pagat."""
    best = trick[highest_wins(trick)]
    higher = SUIT_CARDS[SUIT_OF[best]] >> best + 1 << best + 1
    return higher if SUIT_OF[best] is Suit.TAROK else higher | TAROACE


def skis_played(table: Table) -> bool:
    """S-V11: True if the škis has been in a trick, played or from the talon."""
    played = [card for trick in table.play.tricks for card in trick.cards]
    return SKIZ in played or any(SKIZ in cards for cards in table.besides)


def taken_cards(table: Table) -> tuple[Card | None, ...]:
    """The talon's cards that the declarer has taken; none if he took none."""
    talon = table.talon
    return () if talon.taken is None else group_cards(talon.cards, talon.groups, talon.taken)


def called_was_taken(table: Table) -> bool:
    """S44: True if the called card was in the group that the declarer took."""
    return table.called is not None and table.called in taken_cards(table)


def talon_rest(table: Table) -> CardSet:
    """The open talon's cards that the declarer did not take."""
    taken = taken_cards(table)
    return set_of(card for card in table.talon.cards if card is not None and card not in taken)
