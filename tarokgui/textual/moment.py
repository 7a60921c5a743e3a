"""The source of a question or a fact: the person's view, the names of the seats, the language."""

from __future__ import annotations

from dataclasses import dataclass

from engine import Action, Refusal, Seat, View, objection, parse_card
from tarokgui.wording.numerals import signed, spoken
from tarokgui.wording.objections import why_text
from tarokgui.wording.seating import Seating
from tarokgui.wording.translator import Translator

from .cards import cards_text


@dataclass(frozen=True, slots=True)
class Prompt:
    """A moment of the hand as the person meets it."""

    tr: Translator
    seating: Seating
    view: View

    def name(self, seat: Seat) -> str:
        """The name of a seat."""
        return self.seating.name(seat)

    def name_within(self, seat: Seat) -> str:
        """The name of a seat in the middle of a sentence."""
        return self("you") if seat == self.view.seat else self.name(seat)

    def name_beside(self, seat: Seat) -> str:
        """The name of a seat after "with"."""
        return self("beside-you") if seat == self.view.seat else self.name(seat)

    def says(self, key: str, seat: Seat, **params: object) -> str:
        """A sentence about a seat, in its form for the person or for another player."""
        return spoken(self.seating.says(f"textual.{key}", seat, **params), self.tr)

    def refusal(self, action: Action) -> str | None:
        """The reason why the person may not do that now, in a sentence; None if it is allowed."""
        why = objection(self.view, action)
        if why is None:
            return None
        names = why.data.get("cards")
        if why.reason is Refusal.NOT_IN_HAND and isinstance(names, tuple):
            return self("not-held", cards=cards_text(self.tr, map(parse_card, names)))
        return why_text(self.tr, why, self.name)

    def signed(self, number: int) -> str:
        """A number with its sign, in letters that every terminal has."""
        return signed(number, self.tr.language).replace("−", "-")

    def __call__(self, key: str, **params: object) -> str:
        """A sentence of this front end. Terminals lack raised figures, so powers of ten are in words."""
        return spoken(self.tr(f"textual.{key}", **params), self.tr)
