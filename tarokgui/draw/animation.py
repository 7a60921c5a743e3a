"""Movement as pure functions of time: the value after so many seconds. Nothing here draws or reads a clock."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

Easing = Callable[[float], float]

REDUCED = 0.1
"""With reduced motion every travel becomes a cut or a fade of at most this many seconds."""


def linear(t: float) -> float:
    """Even speed."""
    return t


def out_cubic(t: float) -> float:
    """Fast, then settling: most things that arrive."""
    return 1 - (1 - t) ** 3


def in_cubic(t: float) -> float:
    """Slow, then leaving: things that go away."""
    return float(t**3)


def out_back(t: float) -> float:
    """Overshoots by about 5% and comes back."""
    s = 1.2
    return float(1 + (s + 1) * (t - 1) ** 3 + s * (t - 1) ** 2)


@dataclass(frozen=True, slots=True)
class Tween:
    """A number going from *start* to *end* within *seconds*, beginning *delay* seconds after the timeline does."""

    start: float
    end: float
    seconds: float
    easing: Easing = out_cubic
    delay: float = 0.0

    def at(self, time: float) -> float:
        """The value *time* seconds after the beginning."""
        gone = time - self.delay
        if gone <= 0:
            return self.start
        if gone >= self.seconds:
            return self.end
        return self.start + (self.end - self.start) * self.easing(gone / self.seconds)

    @property
    def over(self) -> float:
        """Seconds after which it has arrived."""
        return self.delay + self.seconds


@dataclass(slots=True)
class Timeline:
    """Tweens by name on one clock. *speed* 2 is twice as fast, 0 means at once."""

    speed: float = 1.0
    reduced: bool = False
    time: float = 0.0
    _tweens: dict[str, Tween] = field(default_factory=dict)

    def add(self, name: str, tween: Tween) -> None:
        """Start *tween* now; one of the same name is replaced."""
        seconds, delay = tween.seconds, tween.delay
        if self.reduced:
            seconds, delay = 0.0, min(delay, REDUCED)
        if self.speed <= 0:
            seconds, delay = 0.0, 0.0
        self._tweens[name] = Tween(tween.start, tween.end, seconds, tween.easing, self.time + delay)

    def value(self, name: str, default: float = 0.0) -> float:
        """The present value, or *default* if there is no such tween."""
        tween = self._tweens.get(name)
        return default if tween is None else tween.at(self.time)

    def drop(self, name: str) -> None:
        """Forget one tween."""
        self._tweens.pop(name, None)

    def advance(self, dt: float) -> None:
        """Let *dt* seconds of the player's time go by."""
        self.time += dt * (self.speed if self.speed > 0 else 1.0)

    @property
    def busy(self) -> bool:
        """True while something still moves or waits to."""
        return any(tween.over > self.time for tween in self._tweens.values())

    def finish(self) -> None:
        """Let everything arrive at once."""
        self.time = max((tween.over for tween in self._tweens.values()), default=self.time)

    def clear(self) -> None:
        """Forget every tween and start the clock again."""
        self._tweens.clear()
        self.time = 0.0
