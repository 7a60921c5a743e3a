"""The card points of the tricks so far, as far as a seat can count them from its view, in the game's own counting."""

from __future__ import annotations

from typing import NamedTuple

from ai.roles import Relation
from engine import Card, Kind, Seat, Side, View, card_set
from engine.contracts import Goal
from engine.scoring.counting import counted
from tarokgui.viewmodel.wordcontext import WordContext

OPEN = Relation.UNKNOWN


class PointsWords(NamedTuple):
    """The points so far: the figures, the widest way first, and the same in sentences."""

    figures: tuple[str, ...]
    told: str


def points_words(context: WordContext) -> PointsWords | None:
    """The points so far; None where nothing is played, or where points decide nothing."""
    view, contract = context.view, context.game.plays(context.view)
    if view.kind != Kind.PLAY or contract is None or view.table.sits_out(view.seat):
        return None
    if contract.individual:
        return _each(context, few=True) if contract.goal is Goal.FEW_POINTS else None
    if contract.goal is not Goal.POINTS or not context.known.roles:
        return None
    return _each(context, few=False) if context.game.counts_each(contract) else _sides(context)


def points_of(view: View, seats: set[Seat]) -> int:
    """The points of the tricks those seats have taken together, with the cards that were added to the tricks, and
    with the discards that the viewing seat has made or seen."""
    table, found = view.table, list[Card]()
    for number, trick in enumerate(table.play.tricks):
        if trick.winner in seats:
            found += trick.cards
            found += table.besides[number] if number < len(table.besides) else ()
    laid = table.face_up if table.laid_by in seats else 0
    if view.seat in seats:
        laid |= view.laid_away
    return counted(table.variant.pack, card_set(found) | laid).points


def needed(view: View) -> int:
    """The points that the side of the viewing seat needs: the target, or enough to keep the declarer's side from it."""
    variant = view.table.variant
    target = variant.prices.target
    return target if view.side is Side.DECLARER else counted(variant.pack, variant.pack.cards).points - target + 1


def _sides(context: WordContext) -> PointsWords:
    """The points of both sides; those of seats whose side is not known stand apart."""
    tr, view, roles = context.tr, context.view, context.known.roles
    seats = view.table.in_turn(view.table.forehand)
    parts: dict[Relation, set[Seat]] = {relation: set() for relation in Relation}
    for seat in seats:
        parts[Relation.WITH if seat == view.seat else roles[seat].relation].add(seat)
    ours, theirs, unknown = (points_of(view, parts[each]) for each in (Relation.WITH, Relation.AGAINST, OPEN))
    given: dict[str, object] = {"ours": ours, "theirs": theirs, "unknown": unknown, "need": needed(view)}
    form = "open" if parts[OPEN] else "known"
    told = " ".join((tr(f"points.told.{form}", **given), tr("points.need", **given)))
    return PointsWords(tuple(tr(f"points.{way}.{form}", **given) for way in ("long", "short", "shortest")), told)


def _each(context: WordContext, *, few: bool) -> PointsWords:
    """The points of each player where each counts alone."""
    tr, view, name = context.tr, context.view, context.seating.name
    table = view.table
    every = ((seat, points_of(view, {seat})) for seat in table.in_turn(table.forehand))
    told = ", ".join(tr("points.one", name=name(seat), n=points) for seat, points in every)
    mine = points_of(view, {view.seat})
    figures = (tr("points.mine", n=mine), str(mine))
    return PointsWords(figures, tr(f"points.told.{'few' if few else 'each'}", seats=told))
