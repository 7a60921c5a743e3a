"""Flights of cards for the events of a hand: from the hand to the trick, from the pack to the seats."""

from __future__ import annotations

from engine import (
    TAROACE,
    Acted,
    Card,
    CardSet,
    Dealt,
    Discard,
    Event,
    GroupSeen,
    GroupShown,
    LaidAway,
    PlayCard,
    Seat,
    Table,
    TakeGroup,
    Trick,
    TrickTaken,
    View,
    card_name,
    group_cards,
    members,
)
from tarokgui.draw.animation import in_cubic
from tarokgui.draw.geometry import Rect
from tarokgui.session.seating import Place
from tarokgui.sound.cues import cue
from tarokgui.table.besideplaces import besides_of, besides_rects, top_of_rest
from tarokgui.table.dealer import DEAL_KEY, deal
from tarokgui.table.fan import tilt
from tarokgui.table.motion import ARC, Motion, Where, hand_key, talon_key
from tarokgui.table.places import Places
from tarokgui.viewmodel.hand import sorted_hand
from tarokgui.viewmodel.wordcontext import USUAL_WORDS, GameWords
from tarokgui.wording.seating import Seating

__all__ = ["DEAL_KEY", "PLAY_SECONDS", "SWEEP_SECONDS", "Flights"]

PLAY_SECONDS = 0.2
GATHER_SECONDS = 0.08
AWAY_SECONDS = 0.24
SWEEP_SECONDS = GATHER_SECONDS + AWAY_SECONDS
FLIP_SECONDS = 0.18
STAGGER = 0.09
"""Between two cards that turn over."""
LIFT_SECONDS = 0.15
LIFT = 10
"""Units by which a group rises when its declarer looks at it."""
TAKE_SECONDS = 0.24
DISCARD_SECONDS = 0.2
BACK_SECONDS = 0.14


class Flights:
    """Starts flights."""

    def __init__(self, motion: Motion, seating: Seating, places: Places, game: GameWords = USUAL_WORDS) -> None:
        self._motion = motion
        self._seating = seating
        self._at = places
        self._pile_of = game.pile
        self.reduced = False
        self.order = "high-left"
        """Of the cards in the hand."""
        self.deals = True
        """True if dealing is shown."""

    def show(self, event: Event, before: View) -> None:
        """Start the flights of an event. The widgets are still those of before."""
        match event:
            case Dealt(hands):
                if self.deals and not self.reduced:
                    deal(
                        self._motion,
                        self._seating,
                        lambda: self._at.layout,
                        before,
                        sorted_hand(hands[before.seat] or 0, self.order),
                    )
            case Acted(seat, PlayCard(card)):
                self._play(seat, card, before, cue(event) or "")
            case GroupSeen(_, group, _, cards):
                self._look(group, cards, before)
            case GroupShown(group, cards):
                if before.seat != before.table.declarer:
                    self._turn(group, cards)
            case Acted(seat, TakeGroup(group)):
                self._take(seat, group, before)
            case Acted(seat, Discard(cards)) if seat == before.seat:
                self._lay_away(seat, cards)
            case TrickTaken(besides=cards) if cards:
                self._turn_up(cards)
            case LaidAway(seat, count, taroace, _) if seat != before.seat:
                self._lay_away(seat, taroace, count)

    def _play(self, seat: Seat, card: Card, before: View, sound: str) -> None:
        place = self._seating.place(seat)
        source = self._at.seat(place)
        if place is Place.YOU and before.hand >> card & 1:
            source = self._at.kept(self._at.hand_place(card))
        name = card_name(card)
        self._motion.fly(
            name, source, self._at.slot(place), PLAY_SECONDS, key=name, reduced=self.reduced, arc=ARC, cue=sound,
            angle=tilt(card, place),
        )  # fmt: skip

    def sweep(self, trick: Trick, table: Table) -> None:
        """Gather the cards of a trick of that table and send them to the winner, with those that it takes besides."""
        lies = self._pile_of(table, trick.winner, self._seating.human)
        target = self._at.pile(self._seating.place(lies))
        besides = besides_of(table, table.play.tricks.index(trick)) if trick in table.play.tricks else ()
        for number, card in enumerate(besides):
            there = self._beside_trick(number, len(besides))
            self._motion.fly(
                card_name(card), there, target, AWAY_SECONDS, delay=0.0 if self.reduced else GATHER_SECONDS,
                easing=in_cubic, reduced=self.reduced, leaves=True,
            )  # fmt: skip
        for step, card in enumerate(trick.cards):
            place = self._seating.place(table.seat_at(trick.leader, step))
            slot, gathered, name = self._at.slot(place), self._at.gathered, card_name(card)
            if self.reduced:
                self._motion.fly(name, slot, target, AWAY_SECONDS, reduced=True, leaves=True)
                continue
            self._motion.fly(name, slot, gathered, GATHER_SECONDS, angle=tilt(card, place))
            self._motion.fly(
                name,
                gathered,
                target,
                AWAY_SECONDS,
                delay=GATHER_SECONDS,
                easing=in_cubic,
                early=False,
                angle=tilt(card, place),
            )

    def _turn_up(self, cards: tuple[Card, ...]) -> None:
        """S44, S62: turn up beside the trick the cards that it takes from the talon."""
        for number, card in enumerate(cards):
            name = card_name(card)
            self._motion.fly(
                None, lambda: top_of_rest(self._at.layout), self._beside_trick(number, len(cards)), FLIP_SECONDS,
                delay=PLAY_SECONDS + number * STAGGER, key=name, reduced=self.reduced, turns=True, then=name,
                early=False,
            )  # fmt: skip

    def _beside_trick(self, number: int, of: int) -> Where:
        return lambda: besides_rects(self._at.layout, of)[number]

    def back_to_hand(self, cards: tuple[tuple[Seat, Card], ...], hand: CardSet) -> None:
        """Send the cards of a trick that was taken back to their places; those of the hand are seen to arrive."""
        for seat, card in cards:
            place = self._seating.place(seat)
            mine = place is Place.YOU and bool(hand >> card & 1)
            target = self._at.in_hand(card) if mine else self._at.seat(place)
            key = hand_key(card_name(card)) if mine else ""
            self._motion.fly(
                card_name(card),
                self._at.slot(place),
                target,
                BACK_SECONDS,
                key=key,
                reduced=self.reduced,
                leaves=not mine,
            )  # fmt: skip

    def _look(self, group: int, cards: tuple[Card, ...] | None, before: View) -> None:
        """Show the declarer's look at a group: the person's own turns over, another's is lifted a little."""
        if cards is not None:
            if group not in before.table.talon.shown:
                self._turn(group, cards)
            return
        size = before.table.variant.talon_size // max(1, before.table.talon.groups)
        for number in range(size):
            there = self._at.in_talon(group, number)

            def lower(there: Where = there) -> Rect:
                return there().moved(0, self._at.layout.scale.px(LIFT))

            self._motion.fly(None, lower, there, LIFT_SECONDS, key=talon_key(group, number), reduced=self.reduced)

    def _turn(self, group: int, cards: tuple[Card, ...]) -> None:
        for number, card in enumerate(cards):
            there = self._at.in_talon(group, number)
            self._motion.fly(
                None, there, there, FLIP_SECONDS, delay=number * STAGGER, key=talon_key(group, number),
                reduced=self.reduced, turns=True, then=card_name(card),
            )  # fmt: skip

    def _take(self, seat: Seat, group: int, before: View) -> None:
        """Send a group to its taker: openly if it is face up or the person's own, else face down."""
        talon, place = before.table.talon, self._seating.place(seat)
        known = group_cards(talon.cards, talon.groups, group)
        if group == talon.looking and before.looked:
            known = before.looked
        for number, card in enumerate(known):
            source = self._at.kept(self._at.in_talon(group, number)())
            mine = place is Place.YOU and card is not None
            target = self._at.in_hand(card) if mine and card is not None else self._at.seat(place)
            key = hand_key(card_name(card)) if mine and card is not None else ""
            self._motion.fly(
                None if card is None else card_name(card), source, target, TAKE_SECONDS, key=key, reduced=self.reduced
            )

    def _lay_away(self, seat: Seat, cards: CardSet, count: int = 0) -> None:
        """R49: discarded taroks are seen, the others are turned over or come face down."""
        place, names = self._seating.place(seat), members(cards)
        for card in names:
            source = self._at.kept(self._at.hand_place(card)) if place is Place.YOU else self._at.seat(place)
            openly = bool(TAROACE >> card & 1)
            self._motion.fly(
                card_name(card), source, self._at.pile(place), DISCARD_SECONDS, easing=in_cubic,
                reduced=self.reduced, turns=not openly, leaves=True,
            )  # fmt: skip
        for _ in range(count - len(names)):
            self._motion.fly(
                None, self._at.seat(place), self._at.pile(place), DISCARD_SECONDS, easing=in_cubic,
                reduced=self.reduced, leaves=True,
            )  # fmt: skip
