"""The main loop as the rest of the program knows it: its clock, its input, and a way to be called by it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter

from tarokgui.kit.commands import PressTime
from tarokgui.session.framegate import FrameGate


@dataclass
class MainLoop:
    """The loop of one program; without a window nothing is called by it."""

    clock: Callable[[], float] = perf_counter
    """Seconds from some beginning; replaced in tests."""
    post: Callable[[Callable[[], None]], bool] = lambda call: False
    """Have the loop call a function soon; may be used from any thread. False if the window is gone."""
    fullscreen: Callable[[], None] = lambda: None
    """Have the window fill the screen, or no longer, once the present input is handled. Nothing without a window."""
    read: PressTime | None = None
    """The time of the input that was read last; None without a window."""
    by_keyboard: bool = True
    """True if the player last used keys: then the focus is shown, also on the next screen."""
    courtesy: FrameGate = field(default_factory=FrameGate)
    """Lets the window go first when bots think."""

    @property
    def span(self) -> PressTime:
        """The time of the input that is handled now."""
        return self.read or PressTime(self.clock(), self.clock())
