"""The pace of the table: bots act at an even one, tricks are held for a while. Pure: no pygame, no clock."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from math import ceil, floor
from typing import Final

from engine import KINGS, TRULA, Acted, Card, Event, PlayCard, Trick, TrickTaken, View, highest_wins

BOT_PAUSE = 0.45
"""Seconds before a bot acts unless the player wishes otherwise; how hard it finds its choice makes no difference."""
HOLD = 0.9
"""Seconds a complete trick is held on the table unless the player wishes otherwise."""
FOREVER = float("inf")
THINKING = 1.2
"""After so many seconds a bot is said to be thinking …"""
WONDERING: Final = 0.6
"""… but not before so many seconds of the wall clock."""
ROUNDING: Final = 1e-6
STEP = 0.15
"""Seconds by which pauses become longer if a bot has not made up its mind."""
INSTANT: Final = 50.0
"""The factor by which clocks run faster when everything happens at once."""

# The shares of the usual pause, and of the time that a trick is held. They depend only on the cards that all players
# see, and never on the choice a bot had.
BRIEF: Final = 0.6
"""Of a card that changes nothing, of one's own card, and of a trick, which has been looked at already."""
LEAD: Final = 0.8
"""Of a card that leads."""
WHOLE: Final = 1.0

PLAIN: Final = 0.8
"""Of a trick that stays with its leader and has no honour in it."""
GREAT: Final = 1.3
"""Of a trick with an honour in it."""


LEAST: Final = 0.045
"""Seconds of the wall clock, three frames, that every bot takes at any speed."""
REMEMBERED: Final = 60
"""For so many decisions, about a hand, all bots take as long as the slowest of them."""
FEW: Final = 6
"""After so many decisions about cards it is known how long these take."""
CAUTION: Final = 0.3
"""Seconds that are given to each of the first `FEW` at most: enough for an *expert* without the compiled kernel."""


@dataclass(frozen=True, slots=True)
class Slowest:
    """Seconds of the wall clock for the last decisions whose pause was too short: words and cards apart.

    Before the play a bot may think ten times as long as about a card, and all players know which of the two is due.
    Until a card's time is known, cards get the time of the words, or the most if there were none, as in a resumed game.
    """

    words: tuple[float, ...] = ()
    cards: tuple[float, ...] = ()

    def after(self, seconds: float, *, cards: bool) -> Slowest:
        """The times after a decision that needed so many seconds; 0 if its pause was long enough."""
        if cards:
            return replace(self, cards=(*self.cards, seconds)[-REMEMBERED:])
        return replace(self, words=(*self.words, seconds)[-REMEMBERED:])

    def seconds(self, *, cards: bool) -> float:
        """The least seconds for the next decision."""
        known = max(self.cards if cards else self.words, default=0.0)
        if not cards or len(self.cards) >= FEW:
            return known
        return max(known, min(CAUTION, max(self.words, default=CAUTION)))

    def rest(self, spent: float, *, cards: bool) -> tuple[float, Slowest]:
        """The seconds still to wait for a decision that took *spent* and is shown without a window: after the least
        time come whole steps of it; and the `Slowest` after it."""
        needed = LEAST * max(1, ceil(spent / LEAST))
        given = max(needed, self.seconds(cards=cards))
        return given - spent, self.after(needed, cards=cards)


@dataclass(frozen=True, slots=True)
class Pace:
    """The times of the table in seconds of the player's time. ``bot_pause`` and ``holding`` are set by the player; a
    trick that is held for 0 seconds stays until it is taken away.

    The part of them that an event gets depends on its public side: its *share*, 1 for the usual.

    A bot that has not decided when its pause is over takes one step after the other, and from then on no pause is
    shorter, so its thinking time is not seen. On the wall clock a pause and a step take at least `LEAST`, at any
    ``speed``. Where everything happens at once that is all there is, and a forced card comes no sooner than another.
    """

    bot_pause: float = BOT_PAUSE
    holding: float = HOLD
    pause: float = BOT_PAUSE
    waited: float = 0.0
    hold: float | None = None
    """The seconds that a complete trick is still held on the table; None if there is none."""
    speed: float = 1.0
    """Seconds of the player's time in one of the wall clock."""
    slowest: Slowest = field(default_factory=Slowest)
    share: float = 1.0
    """The share of the pause that the last event wants."""
    cards: bool = False
    """True if a card is to be played."""
    usual: float = BOT_PAUSE
    """The pause of this decision without any steps."""
    needed: int = 0
    given: int = 0
    """So many steps the bot has needed, and so many it is given."""

    def at_speed(self, speed: float, *, cards: bool = False) -> Pace:
        """The pace at that speed of the player's time. After a change the pause begins again; *cards*: a card is
        due."""
        return self if speed == self.speed else replace(self, speed=speed)._begun(self.share, cards=cards)

    def next_decision(self, share: float = 1.0, *, cards: bool = False) -> Pace:
        """The pace for the next decision of another seat: the pause begins again, with the *share* of the last
        event."""
        slowest = self.slowest
        if self.waited:  # a person's decision shows nothing about bots
            needed = self.usual + self.needed * self._step if self.needed else 0.0
            slowest = slowest.after(needed / self.speed, cards=self.cards)
        return replace(self, slowest=slowest)._begun(share, cards=cards)

    def elsewhere(self, *, cards: bool = False) -> Pace:
        """The pace after a jump: nothing is held, the pause begins again."""
        return replace(self, hold=None)._begun(1.0, cards=cards)

    def _begun(self, share: float, *, cards: bool) -> Pace:
        usual = max(share * self.bot_pause, self._least)
        more = self.slowest.seconds(cards=cards) * self.speed - usual
        given = max(0, ceil(more / self._step - ROUNDING))
        pause = usual + given * self._step
        return replace(self, share=share, cards=cards, needed=0, waited=0.0, usual=usual, given=given, pause=pause)

    @property
    def _least(self) -> float:
        return LEAST * self.speed

    @property
    def _step(self) -> float:
        return max(STEP, self._least)

    @property
    def long(self) -> bool:
        """True if a seat has been waited for so long that the person wonders."""
        return self.waited > max(THINKING, self.bot_pause, WONDERING * self.speed)

    def holding_trick(self, share: float = 1.0) -> Pace:
        """The pace with a complete trick, held for that share of the usual time."""
        return replace(self, hold=share * self.holding or FOREVER)

    def released(self) -> Pace:
        """The pace with the trick released."""
        return replace(self, hold=None)

    def after_hold(self, dt: float) -> Pace:
        """Let time go by for the trick that is held; its time is over once ``hold`` is used up."""
        return self if self.hold is None else replace(self, hold=self.hold - dt)

    def after_pause(self, dt: float, *, ready: bool = True) -> Pace:
        """Let time go by for the next seat to act, which may not act before it is ``ready``."""
        waited, pause, needed, given = self.waited + dt, self.pause - dt, self.needed, self.given
        if not ready:
            needed = max(0, floor((waited - self.usual) / self._step) + 1)
            more = max(0, needed - given)
            given += more
            pause += more * self._step
        return replace(self, waited=waited, pause=pause, needed=needed, given=given)


def share_of_pause(event: Event, before: View) -> float:
    """The share of the pause after *event*, with the person's view *before* it.

    Words want the whole of it: nothing moves when they are said, so there is no other time to think or to read.
    """
    match event:
        case TrickTaken():
            return BRIEF
        case Acted(seat, PlayCard(card)):
            return BRIEF if seat == before.seat else _share_of_card(card, before.table.play.trick)
    return WHOLE


def _share_of_card(card: Card, lying: tuple[Card, ...]) -> float:
    """The share of a card: full for an honour or one that takes the trick over, less for one that changes nothing."""
    if _is_honour(card):
        return WHOLE
    if not lying:
        return LEAD
    return WHOLE if highest_wins((*lying, card)) == len(lying) else BRIEF


def share_of_hold(trick: Trick | None) -> float:
    """The share of the usual time for which a complete trick is held; the whole of it if there is none to look at."""
    if trick is None:
        return WHOLE
    if any(_is_honour(card) for card in trick.cards):
        return GREAT
    return PLAIN if trick.winner == trick.leader else WHOLE


def _is_honour(card: Card) -> bool:
    """True for a king or one of the trula, for which bonuses are paid."""
    return bool((KINGS | TRULA) >> card & 1)
