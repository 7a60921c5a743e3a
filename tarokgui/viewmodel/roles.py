"""The players with you and against you, in words: the mark on each plate, and the reason for it."""

from __future__ import annotations

from collections.abc import Sequence

from ai.games import roles_of
from ai.roles import Relation, Role, RoleReason
from engine import Seat, View
from tarokgui.controller.known import KnownFacts
from tarokgui.viewmodel.seatmarks import MarkStyle, SeatMark
from tarokgui.wording.proofs import because_text, lone_text
from tarokgui.wording.seating import Seating
from tarokgui.wording.translator import Translator

GROUNDS = {Relation.WITH: MarkStyle.FULL, Relation.AGAINST: MarkStyle.HATCHED, Relation.UNKNOWN: MarkStyle.OPEN}
"""The pattern of a mark: it shows the same as its words and its sign."""


def role_mark(tr: Translator, seating: Seating, view: View, roles: Sequence[Role], seat: Seat) -> SeatMark | None:
    """The mark of a seat; on your own plate your relation to the declarer, if that is another seat."""
    if not roles or view.table.sits_out(seat):
        return None
    declarer = view.table.declarer
    if seat != view.seat:
        relation = roles[seat].relation
        short = tr("roles.unknown-short") if relation is Relation.UNKNOWN else ""
        return SeatMark(tr(f"roles.{relation}"), icon=relation, ground=GROUNDS[relation], short=short)
    if declarer is None or declarer == seat:
        return None
    relation = roles[declarer].relation
    words = tr(f"roles.own.{relation}", name=seating.name(declarer))
    return SeatMark(words, icon=relation, ground=GROUNDS[relation])


def role_told(tr: Translator, seating: Seating, view: View, known: KnownFacts, seat: Seat) -> str:
    """The sentence of the tooltip: a seat's relation to you, and the reason for it."""
    roles = known.roles
    if not roles or view.table.sits_out(seat):
        return ""
    declarer = view.table.declarer
    other = declarer if seat == view.seat else seat
    if other is None or other == view.seat:
        return ""
    role = roles[other]
    told = tr(f"roles.told.{role.relation}", name=seating.name(other))
    lines = [told, _known_from(tr, seating, view, role, other)]
    if role.relation is Relation.UNKNOWN and declarer is not None:
        lines.append(lone_text(tr, known.lone, declarer, view.seat, seating.name))
    return " ".join(filter(None, lines))


def _known_from(tr: Translator, seating: Seating, view: View, role: Role, seat: Seat) -> str:
    """The reason for it, in a sentence, with the words that the hint has for the same event."""
    if role.because is None:
        return tr("roles.because.nothing")
    if role.because is RoleReason.OWN_KING and view.table.declarer == view.seat:
        return tr("roles.because.own-king-alone")
    return because_text(tr, role.because, seat, role.who, view.seat, seating.name)


def first_known(tr: Translator, seating: Seating, before: View, now: View) -> str:
    """The message when your own part becomes known to you alone: after a king has been called."""
    declarer, called = now.table.declarer, now.table.called
    if called is None or before.table.called is not None or declarer is None or declarer == now.seat:
        return ""
    if now.table.sits_out(now.seat):
        return ""
    relation = roles_of(now)[declarer].relation
    return tr(f"roles.first.{relation}", name=seating.name(declarer))
