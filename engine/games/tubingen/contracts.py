"""The contracts of Tübingen Tarock (U9, U11, U17)."""

from __future__ import annotations

from typing import Final

from engine.contracts import Contract, Goal

RUF: Final = Contract("ruf", announcements=False, bonuses=False)
"""The caller and the holder of the called card against the two others."""

RAUS: Final = Contract("raus", calls_king=False, announcements=False, bonuses=False)
"""Alone against three, bid or concealed (U9, U10, U15)."""

TOUT: Final = Contract("tout", calls_king=False, announcements=False, goal=Goal.ALL_BUT_ONE, bonuses=False)
"""Alone against three for all tricks or all but one (U17)."""

ROWS: Final = (RUF, RAUS, TOUT)
