"""The announcements heard at a table of Tübingen Tarock besides the auction."""

from __future__ import annotations

from typing import NamedTuple

from engine.seats import Seat


class Heard(NamedTuple):
    """``asker`` has asked for a little tout (U17), ``fort_mit`` are the seats that passed with eight taroks (U14).

    ``claims`` are (seat, Strafe) in the order in which they were claimed (U29).
    """

    asker: Seat | None = None
    fort_mit: tuple[Seat, ...] = ()
    claims: tuple[tuple[Seat, str], ...] = ()
