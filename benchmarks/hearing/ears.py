"""Everything that a screen reader gets from the program through AT-SPI, written down as it comes."""

from __future__ import annotations

import time
from typing import Any

QUIET = 0.7
"""Seconds without an event after which all has been said that a key brings."""
LONGEST = 6.0
TOLD = ("checked", "selected", "expanded", "pressed")


class Ears:
    """Everything that a screen reader gets, in order."""

    def __init__(self, atspi: Any, loop: Any) -> None:
        self._loop = loop
        self._last = time.monotonic()
        self._begun = self._last
        self.said: list[str] = []
        self.focus = ""
        self.role = ""
        self.selected = 0
        """The number of push buttons, that is cards, reported as selected."""
        for kind, heard in (
            ("object:announcement", self._announced),
            ("object:state-changed", self._changed),
            ("object:property-change:accessible-value", self._valued),
        ):
            listener = atspi.EventListener.new(heard)
            listener.register(kind)
            setattr(self, f"_kept_{kind}", listener)

    @property
    def last(self) -> str:
        """The last sentence."""
        return self.said[-1] if self.said else ""

    def note(self, line: str) -> None:
        """Write a line, with the seconds since the beginning."""
        print(f"{time.monotonic() - self._begun:7.2f}  {line}", flush=True)

    def _announced(self, event: Any) -> None:
        self._last = time.monotonic()
        self.said.append(str(event.any_data))
        self.note(f"says   {event.any_data}")

    def _changed(self, event: Any) -> None:
        self._last = time.monotonic()
        kind = event.type.rpartition(":")[2]
        try:
            name, role = event.source.get_name(), event.source.get_role_name()
            attributes = event.source.get_attributes() or {}
        except Exception:  # it is gone already
            return
        if kind == "focused" and event.detail1:
            self.focus, self.role = name, role
            place = f", {attributes['posinset']} of {attributes.get('setsize')}" if "posinset" in attributes else ""
            states = event.source.get_state_set().get_states()
            held = [each.value_nick for each in states if each.value_nick in TOLD]
            self.note(f"focus  {name} [{', '.join((role, *held))}{place}]")
        elif kind in TOLD:
            self.selected += kind == "selected" and role == "push button" and bool(event.detail1)
            self.note(f"state  {name} [{role}]: {'' if event.detail1 else 'not '}{kind}")

    def _valued(self, event: Any) -> None:
        self._last = time.monotonic()
        self.note(f"value  {event.source.get_name()}")

    def listen(self, quiet: float = QUIET, longest: float = LONGEST, answer: float = 0.0) -> None:
        """Until nothing has been said for so long; for *answer* seconds wait for the first thing."""
        begun = self._last = time.monotonic()
        while self._wants(quiet, begun, answer) and time.monotonic() - begun < longest:
            while self._loop.pending():
                self._loop.iteration(False)
            time.sleep(0.01)

    def _wants(self, quiet: float, begun: float, answer: float) -> bool:
        now = time.monotonic()
        return now - self._last < quiet or (self._last == begun and now - begun < answer)
