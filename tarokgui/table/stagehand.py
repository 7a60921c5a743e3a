"""Sets cards in motion for what has happened: from the hand to the trick, from the pack to the seats."""

from __future__ import annotations

from collections.abc import Callable

from engine import Acted, Card, Dealt, Event, PlayCard, Seat, Trick, View, card_name
from tarokgui.animation import in_cubic
from tarokgui.geometry import Rect, centred
from tarokgui.table.hand import sorted_hand
from tarokgui.table.layout import Place, TableLayout, hand_rects
from tarokgui.table.motion import Motion
from tarokgui.table.seating import Seating

PLAY_SECONDS = 0.2
SWEEP_SECONDS = 0.24
BATCH_SECONDS = 0.2
BATCH_GAP = 0.12
DEAL_KEY = "deal"


class Stagehand:
    """Starts flights. ``layout`` is asked each time, so that a resized window is followed."""

    def __init__(self, motion: Motion, seating: Seating, layout: Callable[[], TableLayout]) -> None:
        self._motion = motion
        self._seating = seating
        self._layout = layout
        self.reduced = False

    def show(self, event: Event, before: View) -> None:
        """Start what the event looks like."""
        match event:
            case Dealt():
                self._deal(before)
            case Acted(seat, PlayCard(card)):
                self._play(seat, card, before)

    def _play(self, seat: Seat, card: Card, before: View) -> None:
        place = self._seating.place(seat)
        source = self._seat_rect(place)
        if place is Place.YOU and before.hand >> card & 1:
            cards = sorted_hand(before.hand)
            at = cards.index(card)

            def source() -> Rect:
                return hand_rects(self._layout(), len(cards))[at]

        self._motion.fly(
            card_name(card), source, lambda: self._slot(place), PLAY_SECONDS, key=card_name(card), reduced=self.reduced
        )

    def sweep(self, trick: Trick) -> None:
        """The cards of a trick go to the winner's plate."""
        target = self._seat_rect(self._seating.place(trick.winner))
        for step, card in enumerate(trick.cards):
            place = self._seating.place((trick.leader + step) % len(trick.cards))
            self._motion.fly(
                card_name(card),
                lambda place=place: self._slot(place),  # type: ignore[misc]  # binds this place
                target,
                SWEEP_SECONDS,
                easing=in_cubic,
                reduced=self.reduced,
            )

    def _deal(self, before: View) -> None:
        """Packets go round anticlockwise from the dealer's right; the talon lies in the middle first (R15, R16)."""
        table = before.table
        size = 6
        rounds = -(-table.variant.hand_size // size)
        delay = BATCH_GAP
        for _ in range(rounds):
            for step in range(table.players):
                place = self._seating.place((table.forehand + step) % table.players)
                for card in range(3):
                    self._motion.fly(
                        None,
                        self._pack,
                        self._hand_rect(place),
                        BATCH_SECONDS,
                        delay=delay + card * 0.02,
                        key=DEAL_KEY,
                        reduced=self.reduced,
                    )
                delay += BATCH_GAP

    def _slot(self, place: Place) -> Rect:
        return self._layout().seats[place].trick

    def _pack(self) -> Rect:
        layout = self._layout()
        return centred(*layout.talon_card, layout.centre)

    def _seat_rect(self, place: Place) -> Callable[[], Rect]:
        def rect() -> Rect:
            layout = self._layout()
            seat = layout.seats[place]
            if place is Place.YOU:
                return centred(*layout.mini_card, layout.own_plate)
            return centred(*layout.mini_card, seat.plate)

        return rect

    def _hand_rect(self, place: Place) -> Callable[[], Rect]:
        def rect() -> Rect:
            layout = self._layout()
            if place is Place.YOU:
                return centred(*layout.card, Rect(layout.hand.x, layout.hand.y, layout.hand.w, layout.card[1]))
            return centred(*layout.mini_card, layout.seats[place].backs)

        return rect
