"""The seats that play: with five players the dealer sits out (S73), and the play is that of four."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from ai.player import Candidate, Reason
from engine import Announced, Seat, Trick, Variant, View


def seated(view: View) -> View:
    """The view of the seats that play, counted from forehand if a seat sits out, else unchanged.

    It has the play and the auction before it; of the rounds of speech only the announcements.
    """
    table = view.table
    if table.variant.holders == table.players:
        return view
    order = table.in_turn(table.forehand)
    place = {seat: number for number, seat in enumerate(order)}
    auction, speech, play = table.auction, table.speech, table.play
    return view._replace(
        seat=place[view.seat],
        table=table._replace(
            variant=_without_dealer(table.variant),
            dealer=len(order) - 1,
            own=table.own._replace(radli=tuple(table.own.radli[seat] for seat in order)),
            actor=None if table.actor is None else place[table.actor],
            auction=auction._replace(
                holder=None if auction.holder is None else place[auction.holder],
                passed=sum((auction.passed >> seat & 1) << place[seat] for seat in order),
                calls=tuple((place[seat], action) for seat, action in auction.calls),
            ),
            declarer=None if table.declarer is None else place[table.declarer],
            laid_by=None if table.laid_by is None else place[table.laid_by],
            sides=tuple(table.sides[seat] for seat in order) if table.sides else (),
            speech=speech._replace(
                announced=tuple(
                    Announced(said.item, place[said.seat], tuple(place[seat] for seat in said.steps))
                    for said in speech.announced
                ),
                game=tuple(place[seat] for seat in speech.game),
                free=None if speech.free is None else place[speech.free],
            ),
            play=play._replace(
                leader=place.get(play.leader, 0),
                tricks=tuple(Trick(place[trick.leader], trick.cards, place[trick.winner]) for trick in play.tricks),
            ),
            open_hands=tuple((place[seat], cards) for seat, cards in table.open_hands),
        ),
    )


@cache
def _without_dealer(variant: Variant) -> Variant:
    """The same game as played by the seats that hold cards."""
    return replace(
        variant,
        players=variant.holders,
        hand_sizes=tuple(size for size in variant.hand_sizes if size),
        options=variant.options,
    )


def at_table(view: View, found: list[Candidate]) -> list[Candidate]:
    """Candidates of a view that was `seated`, with the seats of the table in their reasons."""
    table = view.table
    if table.variant.holders == table.players:
        return found
    order = table.in_turn(table.forehand)
    return [
        replace(candidate, reasons=tuple(_told(reason, order) for reason in candidate.reasons)) for candidate in found
    ]


def _told(reason: Reason, order: tuple[Seat, ...]) -> Reason:
    seat = reason.params.get("seat")
    if not isinstance(seat, int):
        return reason
    return replace(reason, params={**reason.params, "seat": order[seat]})
