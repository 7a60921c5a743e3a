"""The play on the table for the kernel: where it stands, and how it came to that."""

from __future__ import annotations

from ai.kernel.bits import LUNA as KERNEL_LUNA
from ai.kernel.bits import PAGAT as KERNEL_PAGAT
from ai.kernel.bits import TRUMPS, suit_of
from ai.kernel.past import Past
from ai.kernel.rollout import Spot
from ai.masks import packed_card
from engine import LUNA, SKIZ, Kind, Table


def spot_of(table: Table) -> Spot:
    """Where the play stands; before the first card forehand is to lead."""
    play, players = table.play, table.players
    spot = Spot(players)
    spot.leader = play.leader if table.kind == Kind.PLAY else table.forehand
    spot.called = 0 if table.called is None else packed_card(table.called)
    for trick in play.tricks:
        for card in trick.cards:
            spot.taken[trick.winner] |= packed_card(card)
        if LUNA in trick.cards and SKIZ in trick.cards:
            spot.luna_fell = (trick.leader + trick.cards.index(LUNA)) % players
            spot.skiz_fell = (trick.leader + trick.cards.index(SKIZ)) % players
    for cards in spot.taken:
        spot.fallen |= cards
    for place, card in enumerate(play.trick):
        _lay(spot, packed_card(card), (play.leader + place) % players)
    spot.kept = _kept(table)
    return spot


def _lay(spot: Spot, card: int, seat: int) -> None:
    """One card to the trick."""
    if not spot.lies:
        spot.led = suit_of(card)
        spot.best, spot.holder = card, seat
    elif card > spot.best and card & (spot.led | TRUMPS):
        spot.best, spot.holder = card, seat
    if card == KERNEL_PAGAT:
        spot.pagat_by = seat
    if card == KERNEL_LUNA:
        spot.luna_by = seat
    spot.trick |= card
    spot.fallen |= card
    spot.lies += 1


def _kept(table: Table) -> int:
    """The cards that somebody has promised to bring home in the last trick (R69, R70)."""
    kept = 0
    for bonus in table.speech.announced:
        if bonus.item == "pagat":
            kept |= KERNEL_PAGAT
        elif bonus.item == "rege" and table.called is not None:
            kept |= packed_card(table.called)
    return kept


def past_of(table: Table) -> Past:
    """Every card of the play so far, each with the trick as it lay before it."""
    players = table.players
    past = Past(players)
    tricks = [(trick.leader, trick.cards) for trick in table.play.tricks]
    for leader, cards in [*tricks, (table.play.leader, table.play.trick)]:
        spot = Spot(players)
        for place, card in enumerate(cards):
            seat, bit = (leader + place) % players, packed_card(card)
            past.add(seat, bit, spot.led, spot.best, spot.holder, spot.lies, spot.trick)
            _lay(spot, bit, seat)
    return past
