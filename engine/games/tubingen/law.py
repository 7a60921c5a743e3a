"""The law of the tricks in Tübingen Tarock, with the Ski as fool (U18 … U20, U23, U24, UA5)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.actions import PlayCard
from engine.cards import SKIZ, SUIT_CARDS, SUIT_LETTERS, SUIT_OF, Card, CardSet, Suit, names
from engine.events import Acted
from engine.games.tubingen.contracts import RAUS
from engine.games.tubingen.tout import SKI, TAROCKS
from engine.kinds import Kind
from engine.objections import Objection, Refusal, not_now
from engine.phases.playing import PlayPhase, TrickLaw, highest_wins
from engine.seats import Seat
from engine.state import Table


def suit_led(trick: tuple[Card, ...]) -> Suit | None:
    """The suit that a trick asks for: that of its first card other than the Ski (UA5); None if there is none yet."""
    return next((SUIT_OF[card] for card in trick if card != SKIZ), None)


class TubingenLaw(TrickLaw):
    """Follow suit, else a tarok, else any card; the Ski at any time instead, and it never wins."""

    __slots__ = ()

    leads = "U18"
    follows = "U19"

    def playable(self, table: Table, seat: Seat, hand: CardSet) -> CardSet:
        """U19, U23."""
        led = suit_led(table.play.trick)
        if led is None:
            return hand
        others = hand & ~SKI
        return (others & SUIT_CARDS[led] or others & TAROCKS or others) | hand & SKI

    def refusal(self, table: Table, hand: CardSet, card: Card, playable: CardSet) -> Objection:
        """The objection to a card of the hand that may not be played."""
        led = suit_led(table.play.trick)
        if led is None:
            return not_now(Kind.PLAY, "U19")
        reason = Refusal.MUST_FOLLOW if playable & SUIT_CARDS[led] & ~SKI else Refusal.MUST_TAROK
        return Objection(reason, "U19", {"suit": SUIT_LETTERS[led], "cards": names(playable)})

    def winner(self, table: Table, trick: tuple[Card, ...]) -> int:
        """U20: the highest tarok, else the highest card of the suit led; never the Ski (U23)."""
        if SKIZ not in trick:
            return highest_wins(trick)
        place = trick.index(SKIZ)
        best = highest_wins(trick[:place] + trick[place + 1 :])
        return best if best < place else best + 1


@dataclass(frozen=True, slots=True)
class TubingenPlay(PlayPhase):
    """The tricks; the dealer's concealed Raus becomes public when his king appears (U15)."""

    def fold(self, table: Table, event: Acted) -> Table:
        """The called card shows the sides when it falls."""
        table = PlayPhase.fold(self, table, event)
        if isinstance(event.action, PlayCard) and event.action.card == table.called and event.seat == table.declarer:
            return table._replace(contract=RAUS)
        return table
