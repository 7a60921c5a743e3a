"""The animation of dealing: the talon first, then packet after packet by the chosen way of dealing (R15 … R20)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import Final

from engine import Card, Seat, View, card_name, dealt_packets
from tarokgui.draw.animation import out_cubic
from tarokgui.draw.geometry import Rect, centred
from tarokgui.session.seating import Place
from tarokgui.table.hand import suit_starts
from tarokgui.table.layout import TableLayout, hand_rects, row_rects
from tarokgui.table.motion import Motion, Where
from tarokgui.wording.seating import Seating

DEAL_KEY: Final = "deal"
LONGEST: Final = 1.6
"""Seconds for the whole deal in any way of dealing."""
TALON_SECONDS: Final = 0.25
PACKET_SECONDS: Final = 0.2
PACKET_GAP: Final = 0.12
CARD_GAP: Final = 0.012
"""Seconds between the cards of one packet, so that they are seen to be several."""
FLIP_SECONDS: Final = 0.18
"""The person's cards are taken up."""


def deal(
    motion: Motion, seating: Seating, layout: Callable[[], TableLayout], before: View, hand: Sequence[Card]
) -> None:
    """Start the flights of a whole deal; *hand* is the person's cards in the order of the hand."""
    table = before.table
    packets = dealt_packets(table)
    pack, most = _pack(seating, layout, table.dealer), max(size for _, size in packets)
    tail = (most - 1) * CARD_GAP + PACKET_SECONDS
    room = LONGEST - FLIP_SECONDS - TALON_SECONDS - tail
    gap = min(PACKET_GAP, room / max(1, len(packets) - 1))
    laid = TALON_SECONDS + gap * (len(packets) - 1) + tail

    def fly(target: Where, start: float, seconds: float, stays: float) -> None:
        motion.fly(None, pack, target, seconds, delay=start, stays=stays, early=False, key=DEAL_KEY, easing=out_cubic)

    motion.fly(None, pack, pack, laid, key=DEAL_KEY)
    for number in range(table.variant.talon_size):
        start = number * CARD_GAP
        seconds = TALON_SECONDS - table.variant.talon_size * CARD_GAP
        fly(_middle(layout, number), start, seconds, laid + FLIP_SECONDS - start - seconds)
    got: Counter[Seat] = Counter()
    gets: Counter[Seat] = Counter()
    """Not all get as many: the dealer may have to discard some (U6)."""
    for seat, size in packets:
        gets[seat] += size
    starts = suit_starts(hand)
    for step, (seat, size) in enumerate(packets):
        for card in range(size):
            start = TALON_SECONDS + step * gap + card * CARD_GAP
            target = _held(layout, seating.place(seat), got[seat], gets[seat], starts)
            own = seating.place(seat) is Place.YOU
            stays = laid - start - PACKET_SECONDS + (0 if own else FLIP_SECONDS)
            fly(target, start, PACKET_SECONDS, stays)
            got[seat] += 1
    for number, own_card in enumerate(hand):
        place = _held(layout, Place.YOU, number, len(hand), starts)
        motion.fly(
            None, place, place, FLIP_SECONDS, delay=laid, turns=True, then=card_name(own_card), key=DEAL_KEY,
            early=False, easing=out_cubic,
        )  # fmt: skip


def _pack(seating: Seating, layout: Callable[[], TableLayout], dealer: Seat) -> Where:
    """The pack, by the dealer."""
    place = seating.place(dealer)

    def rect() -> Rect:
        now = layout()
        plate = now.own_plate if place is Place.YOU else now.seats[place].plate
        lies, gap = centred(*now.mini_card, plate), now.scale.px(8)
        w, h = (plate.w + lies.w) // 2 + gap, (plate.h + lies.h) // 2 + gap
        # Beside the plate, towards the middle: the name stays readable.
        aside = {Place.LEFT: (w, 0), Place.RIGHT: (-w, 0), Place.YOU: (0, -h)}
        return lies.moved(*aside.get(place, (0, h))).within(now.window)

    return rect


def _middle(layout: Callable[[], TableLayout], number: int) -> Where:
    """A card of the talon, one on the other in the middle."""

    def rect() -> Rect:
        now = layout()
        off = now.scale.px(3, 1) * number
        return centred(*now.pocket_card, now.centre).moved(off, -off // 2)

    return rect


def _held(layout: Callable[[], TableLayout], place: Place, number: int, of: int, starts: Collection[int]) -> Where:
    """The place of a seat's card of that number; at *starts* the suits of the person's hand begin."""

    def rect() -> Rect:
        now = layout()
        if place is Place.YOU:
            return hand_rects(now, of, starts)[number]
        return row_rects(now.seats[place].backs, now.mini_card, of, now.scale.px(6, 4))[number]

    return rect
