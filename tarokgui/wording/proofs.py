"""How sure it is on which side somebody is, and from what, in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ai.proofs import Level, Proof, Sign
from ai.reasons import Why
from ai.roles import Because
from engine import Seat
from tarokgui.wording.i18n import Translator

from .cards import definite

ABOUT_SIDES: Final = frozenset(
    {
        Why.FEEDS_MATE,
        Why.MATE_WINS,
        Why.MATE_LEADS,
        Why.MATE_VOID,
        Why.SECURES,
        Why.TAKES_OVER,
        Why.FOE_LEADS,
        Why.FORCES_TAROC,
    }
)
"""The reasons that take the seat they name for a friend or an opponent."""


def proof_text(tr: Translator, proof: Proof, seat: Seat, me: Seat, name_of_seat: Callable[[Seat], str]) -> str:
    """A sentence for a claim about the side of *seat*, as *me* sees it: "Surely with you: Ilinca …"

    Raises:
        ValueError: the claim comes from nothing.
    """
    if proof.event is None:
        raise ValueError(proof)
    event = str(proof.event)
    if (proof.event is Because.SHOWN and proof.who == me) or (proof.event is Sign.GAVE and proof.to == me):
        event += "-me"
    fields = {"seat": name_of_seat(seat)}
    if proof.who is not None:
        fields["who"] = name_of_seat(proof.who)
    if proof.card is not None:
        fields["card"] = definite(tr, proof.card)
    if proof.to is not None:
        fields["to"] = name_of_seat(proof.to)
    said = tr(f"reason.event.{event}", **fields)
    key = f"reason.proof.{proof.level}.{proof.relation}"
    if proof.level is Level.SURE:
        return tr(key, event=said)
    return tr(key, event=said, percent=tr("reason.count.percent", n=proof.percent))
