"""Playing to tricks (R83 … R86)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from .actions import PLAYS, Action, PlayCard
from .cards import SUIT_CARDS, SUIT_LETTERS, SUIT_OF, TAROACE, Card, CardSet, Suit, card_name, members, names
from .contracts import Contract
from .course import Quiet
from .events import Acted, Event, TrickTaken
from .objections import Objection, Reason
from .seats import Seat
from .sides import with_partner
from .state import Hidden, Play, State, Table, View


def must_follow(hand: CardSet, trick: tuple[Card, ...], contract: Contract | None = None) -> CardSet:
    """R84: the suit led, else a tarok, else anything; no duty to beat."""
    if not trick:
        return hand
    return hand & SUIT_CARDS[SUIT_OF[trick[0]]] or hand & TAROACE or hand


def highest_wins(trick: tuple[Card, ...], contract: Contract | None = None) -> int:
    """R85, R86: the place in the trick of the highest tarok, else of the highest card of the suit led."""
    best = trick[0]
    place = 0
    for position in range(1, len(trick)):
        card = trick[position]
        # Cards of a suit stand together with the taroace above them: a higher number wins unless it is another suit's.
        if card > best and (SUIT_OF[card] is SUIT_OF[best] or SUIT_OF[card] is Suit.TAROK):
            best, place = card, position
    return place


def forehand_leads(table: Table) -> Seat:
    """R83: forehand leads, whoever is declarer."""
    return table.forehand


@dataclass(frozen=True, slots=True)
class PlayPhase(Quiet):
    """The tricks.

    ``playable`` gives the cards of a hand that may be played to a trick in a contract, ``winner`` the place in a
    complete trick of the card that wins it, ``leader`` who leads to the first one.
    """

    playable: Callable[[CardSet, tuple[Card, ...], Contract | None], CardSet] = must_follow
    winner: Callable[[tuple[Card, ...], Contract | None], int] = highest_wins
    leader: Callable[[Table], Seat] = forehand_leads
    key: str = "play"

    def begin(self, table: Table) -> Table | None:
        """Every contract is played; without one the cards are thrown in."""
        if table.contract is None:
            return None
        leader = self.leader(table)
        return table._replace(actor=leader, play=Play(leader=leader))

    def legal(self, view: View) -> Sequence[Action]:
        """The playable cards in card order."""
        table = view.table
        return tuple([PLAYS[card] for card in members(self.playable(view.hand, table.play.trick, table.contract))])

    def objection(self, view: View, action: Action) -> Objection | None:
        """R84, with the cards that would have to be played."""
        if not isinstance(action, PlayCard):
            return Objection(Reason.WRONG_PHASE, "R83")
        bit = 1 << action.card
        if not view.hand & bit:
            return Objection(Reason.NOT_IN_HAND, "R84", {"cards": (card_name(action.card),)})
        trick = view.table.play.trick
        playable = self.playable(view.hand, trick, view.table.contract)
        if playable & bit:
            return None
        led = SUIT_OF[trick[0]]
        data = {"suit": SUIT_LETTERS[led], "cards": names(playable)}
        reason = Reason.MUST_FOLLOW if playable & SUIT_CARDS[led] else Reason.MUST_TAROK
        return Objection(reason, "R84", data)

    def act(self, state: State, seat: Seat, action: Action) -> tuple[Hidden, tuple[Event, ...]]:
        """The card leaves the hand; the last card of a trick is followed by its winner."""
        table, hidden = state
        card = action.card if isinstance(action, PlayCard) else 0
        hands = hidden.hands
        hidden = hidden._replace(hands=(*hands[:seat], hands[seat] ^ 1 << card, *hands[seat + 1 :]))
        played = Acted(seat, action)
        play = table.play
        players = len(hands)
        if len(play.trick) + 1 < players:
            return hidden, (played,)
        cards = (*play.trick, card)
        winner = (play.leader + self.winner(cards, table.contract)) % players
        return hidden, (played, TrickTaken(winner, cards))

    def fold(self, table: Table, event: Acted) -> Table:
        """The called king shows the sides when it falls."""
        seat = event.seat
        card = event.action.card if isinstance(event.action, PlayCard) else 0
        play = table.play
        trick = (*play.trick, card)
        players = table.variant.players
        actor = (seat + 1) % players if len(trick) < players else None
        table = table._replace(play=Play(play.leader, trick, play.tricks), actor=actor)
        return with_partner(table, seat) if card == table.called else table
