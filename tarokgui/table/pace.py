"""When the next thing happens at the table: bots at a constant pace, tricks that lie for a while. Pure: no pygame."""

from __future__ import annotations

from dataclasses import dataclass

BOT_PAUSE = 0.45
"""Seconds before a bot acts unless the player wishes otherwise; the same for all choices, so that it tells nothing."""
HOLD = 0.9
"""Seconds a complete trick lies on the table unless the player wishes otherwise."""
FOREVER = float("inf")
THINKING = 1.2
"""After so many seconds a bot is said to be thinking."""


@dataclass
class Pace:
    """Clocks of the table in seconds of the player's time. ``bot_pause`` and ``holding`` are what the player wishes;
    a trick that is held for 0 seconds lies until it is taken away."""

    bot_pause: float = BOT_PAUSE
    holding: float = HOLD
    pause: float = BOT_PAUSE
    waited: float = 0.0
    hold: float | None = None

    def wish(self, bot_pause: float, holding: float) -> None:
        """What the player wishes from the next decision and the next trick on."""
        self.bot_pause, self.holding = bot_pause, holding

    def next_decision(self) -> None:
        """Another seat is to decide: the pause begins anew."""
        self.pause, self.waited = self.bot_pause, 0.0

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

    def tick_pause(self, dt: float) -> bool:
        """Let time go by for the next bot; True once it may act."""
        self.waited += dt
        self.pause -= dt
        return self.pause <= 0
