"""The mouse or keyboard in a person's hand."""

from __future__ import annotations

from typing import Protocol

from tests.e2e.program import Program


class Device(Protocol):
    """Activates things on screen, by real events of one kind only."""

    program: Program

    def activate(self, id: str) -> None:
        """Press the thing of that id once it can be pressed; the caller has to look for an effect."""

    def step(self, id: str, value: str) -> None:
        """Bring a choice to that value."""

    def call(self, id: str) -> None:
        """Say the bid whose row has that id."""

    def move(self, id: str, to: str) -> None:
        """Bring that card of a hand that is put in order to the place of another one."""

    def hurry(self) -> None:
        """Do not wait for things that are only there to be looked at."""
