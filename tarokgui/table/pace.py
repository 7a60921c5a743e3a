"""When the next thing happens at the table: bots at a constant pace, tricks that lie for a while. Pure: no pygame."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

BOT_PAUSE = 0.45
"""Seconds before a bot acts unless the player wishes otherwise; the same for all choices, so that it tells nothing."""
HOLD = 0.9
"""Seconds a complete trick lies on the table unless the player wishes otherwise."""
FOREVER = float("inf")
THINKING = 1.2
"""After so many seconds a bot is said to be thinking."""
REMEMBERED = 60
"""For so many decisions, about a hand, all bots take as long as the slowest of them."""


@dataclass
class Pace:
    """Clocks of the table in seconds of the player's time. ``bot_pause`` and ``holding`` are what the player wishes;
    a trick that is held for 0 seconds lies until it is taken away.

    A bot that has not made up its mind when its pause is over takes another pause, and from then on all bots take as
    many at every decision: how long one thought is not seen. ``hurried``: everything shall happen at once; then a bot
    acts as soon as it is ready.
    """

    bot_pause: float = BOT_PAUSE
    holding: float = HOLD
    pause: float = BOT_PAUSE
    waited: float = 0.0
    hold: float | None = None
    hurried: bool = False
    taken: deque[int] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    """How many pauses each of the last decisions needed."""
    _needed: int = 1
    _given: int = 1

    def wish(self, bot_pause: float, holding: float) -> None:
        """What the player wishes from the next decision and the next trick on."""
        self.bot_pause, self.holding = bot_pause, holding

    def next_decision(self) -> None:
        """Another seat is to decide: the pause begins anew."""
        self.taken.append(self._needed)
        self._begin()

    def anew(self) -> None:
        """The table stands somewhere else: nothing is held, the pause begins anew."""
        self.hold = None
        self._begin()

    def _begin(self) -> None:
        self._needed, self.waited = 1, 0.0
        self._given = 1 if self.hurried else max(self.taken, default=1)
        self.pause = self._given * self.bot_pause

    @property
    def long(self) -> bool:
        """Whether somebody has been waited for so long that one wonders."""
        return self.waited > max(THINKING, self.bot_pause)

    def hold_trick(self) -> None:
        """A trick is complete."""
        self.hold = self.holding or FOREVER

    def release(self) -> bool:
        """Stop holding the trick; whether one was held."""
        held, self.hold = self.hold is not None, None
        return held

    def tick_hold(self, dt: float) -> bool:
        """Let time go by for the held trick; True when it has lain long enough."""
        if self.hold is None:
            return False
        self.hold -= dt
        return self.hold <= 0

    def tick_pause(self, dt: float, ready: bool = True) -> bool:
        """Let time go by for the next to act; True once it may act, which it never may before it is ``ready``."""
        self.waited += dt
        self.pause -= dt
        if not (ready or self.hurried):
            self._needed = int(self.waited / self.bot_pause) + 1
            more = max(0, self._needed - self._given)
            self._given += more
            self.pause += more * self.bot_pause
        return ready and self.pause <= 0
