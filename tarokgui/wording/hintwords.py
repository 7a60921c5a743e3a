"""A hint in words: the suggestion, the reasons for it, the other moves and their price."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite
from typing import Final, NamedTuple

from ai.player import Reason
from ai.proofs import Level
from ai.telling import COMPARED
from engine import Action
from tarokgui.session.adviser import Hint, Other
from tarokgui.wording.proofs import ABOUT_SIDES, lone_text, proof_text
from tarokgui.wording.reasons import reason_text, worth_text
from tarokgui.wording.seating import Seating
from tarokgui.wording.suggestions import doing_text, price_figure, price_text, short_text
from tarokgui.wording.translator import Translator

MOVES: Final = 3
"""So many moves are compared in the table of prices."""


class PricedMove(NamedTuple):
    """An entry of the table of prices: an act and its cost against the best, also as a sentence."""

    actions: tuple[Action, ...]
    name: str
    price: str
    told: str
    best: bool = False


@dataclass(frozen=True, slots=True)
class HintWords:
    """The words for one hint, in the language of now."""

    tr: Translator
    seating: Seating
    hint: Hint

    @property
    def _doing(self) -> str:
        return doing_text(self.tr, self.hint.actions, self.hint.view)

    @property
    def line(self) -> str:
        """The suggestion."""
        return self.tr("hint.line", what=self._doing)

    @property
    def why(self) -> str:
        """The question that the reasons answer."""
        return self.tr("hint.why", what=self._doing)

    @property
    def reasons(self) -> list[str]:
        """The reasons; without any, that the other moves are as good, or the hands tried and the price of another."""
        tr, hint = self.tr, self.hint
        if hint.reasons:
            return [self._reason(reason) for reason in hint.reasons]
        worse = [other for other in hint.others if other.worse is not None and not other.even]
        if not hint.nodes or not worse:
            return [tr("hint.close-choice")]
        return [tr("hint.no-rule", n=hint.nodes, price=self._other(worse[0]))]

    def _reason(self, reason: Reason) -> str:
        """One reason, with the price of the card that it compares, or the certainty about the side of its seat."""
        name = self.seating.name
        price = None if self.hint.beside is None else self.hint.beside.worse
        if reason.key in COMPARED and price is not None and isfinite(price):
            return worth_text(self.tr, reason, price)
        text = reason_text(self.tr, reason, name)
        seat = reason.params.get("seat")
        if reason.key not in ABOUT_SIDES or not self.hint.proofs or not isinstance(seat, int):
            return text
        proof, view = self.hint.proofs[seat], self.hint.view
        told = [text, proof_text(self.tr, proof, seat, view.seat, name)]
        if proof.level is not Level.SURE and view.table.declarer is not None:
            told.append(lone_text(self.tr, self.hint.lone, view.table.declarer, view.seat, name))
        return " ".join(filter(None, told))

    @property
    def others(self) -> list[str]:
        """The next best moves, each with its price."""
        return [self._other(other) for other in self.hint.others]

    def _other(self, other: Other) -> str:
        doing = doing_text(self.tr, (other.action,), self.hint.view)
        return price_text(self.tr, doing, other.worse, even=other.even)

    @property
    def prices(self) -> list[PricedMove]:
        """The advised move and the next best ones, each with its price; a move that a reason compares is among them."""
        tr, hint = self.tr, self.hint
        if not hint.others and hint.beside is None:
            return []
        others = [*hint.others]
        if hint.beside is not None and hint.beside.action not in [other.action for other in others]:
            others = [*others[: MOVES - 2], hint.beside]
        name, price = short_text(tr, hint.actions, hint.view), tr("hint.price.best")
        best = PricedMove(hint.actions, name, price, f"{name}: {price}", best=True)
        rest = (
            PricedMove(
                (other.action,),
                short_text(tr, (other.action,), hint.view),
                price_figure(tr, other.worse, even=other.even),
                self._other(other),
            )
            for other in others
        )
        return [best, *rest]

    @property
    def aloud(self) -> str:
        """The whole hint as it is said."""
        others = self.others
        rest = [f"{self.tr('hint.others')}: {'; '.join(others)}."] if others else []
        return " ".join([self.line, *self.reasons, *rest])
