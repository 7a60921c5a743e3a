"""The certainty about a player's side, and its reason, in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ai.proofs import Level, Proof, Sign
from ai.reasons import Why
from ai.roles import NOT_LONE, Lone, RoleReason
from engine import Seat
from tarokgui.wording.translator import Translator

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
"""The reasons that take the seat they name for a partner or an opponent."""


def proof_text(tr: Translator, proof: Proof, seat: Seat, me: Seat, name_of_seat: Callable[[Seat], str]) -> str:
    """A sentence for a claim about the side of *seat*, as *me* sees it: "Ilinca is surely with you: the called king …"

    Raises:
        ValueError: the claim comes from nothing.
    """
    if proof.event is None:
        raise ValueError(proof)
    fields = {"card": definite(tr, proof.card)} if proof.card is not None else {}
    if proof.to is not None:
        fields["to"] = name_of_seat(proof.to)
    mine = me in (
        proof.who if proof.event is RoleReason.SHOWN else None,
        proof.to if proof.event is Sign.GAVE else None,
    )
    said = _event(tr, proof.event, seat, proof.who, name_of_seat, mine=mine, **fields)
    key = f"reason.proof.{proof.level}.{proof.relation}"
    if proof.level is Level.SURE:
        return tr(key, seat=name_of_seat(seat), event=said)
    return tr(key, seat=name_of_seat(seat), event=said, percent=tr("reason.count.percent", n=proof.percent))


def lone_text(tr: Translator, lone: Lone, declarer: Seat, me: Seat, name_of_seat: Callable[[Seat], str]) -> str:
    """The sentence that names the case in which the declarer is alone; empty if there is none."""
    if lone == NOT_LONE:
        return ""
    where = "both" if lone.talon and lone.own else "talon" if lone.talon else "own"
    form = "you" if declarer == me else "other"
    return tr(f"reason.lone.{where}.{form}", name=name_of_seat(declarer))


def because_text(
    tr: Translator, because: RoleReason, seat: Seat, who: Seat | None, me: Seat, name_of_seat: Callable[[Seat], str]
) -> str:
    """The reason why the side of *seat* is known, as a sentence; *who* did it, *seat* itself if that is None."""
    who = seat if who is None else who
    said = _event(tr, because, seat, who, name_of_seat, mine=because is RoleReason.SHOWN and who == me)
    return f"{said[:1].upper()}{said[1:]}."


def _event(
    tr: Translator,
    event: RoleReason | Sign,
    seat: Seat,
    who: Seat | None,
    name_of_seat: Callable[[Seat], str],
    *,
    mine: bool,
    **fields: str,
) -> str:
    """The event as part of a sentence; *mine*: it was done by the person, or to him."""
    fields |= {"seat": name_of_seat(seat)} | ({"who": name_of_seat(who)} if who is not None else {})
    return tr(f"reason.event.{event}{'-me' if mine else ''}", **fields)
