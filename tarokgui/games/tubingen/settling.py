"""Tübingen Tarock's own words on the settlement sheet: a Strafe's owner, void points, the best opponent, the Ski."""

from __future__ import annotations

from typing import Final

from engine import Count, Factor, Line
from engine.games.tubingen.actions import ITEMS
from engine.games.tubingen.prices import TubingenPrices
from engine.games.tubingen.settling import GAME, TubingenOutcome, TubingenResult
from tarokgui.games.tubingen.evidence import TUBINGEN_ITEMS
from tarokgui.games.tubingen.phrases import forgotten_text
from tarokgui.games.tubingen.verdicts import played_verdict, redeal_verdict, stecken_verdict
from tarokgui.settlement.context import SheetContext
from tarokgui.settlement.sheetlayout import SheetLayout
from tarokgui.settlement.words import Due, Note, SettlementWords
from tarokgui.widgets.tricktally import TrickTally
from tarokgui.wording.cards import card_words
from tarokgui.wording.terms import contract_name, item_name


def _due(sheet: SheetContext) -> Due:
    """The receivers and their points (U26, U27); of a lost Ruf the caller alone pays."""
    done, seating = sheet.done, sheet.seating
    if done.declarer is None:
        return sheet.tr("settlement.due.even"), 0
    value = done.scores[done.declarer]
    if done.partner is not None and value > 0:
        names = sheet.hand.team(done.declarers if not sheet.hand.declares else sheet.hand.mine)
        return sheet.tr("panels.sheet.due-both", names=names), value
    return seating.says(
        "panels.sheet.due-caller" if done.partner is not None else "panels.sheet.due-one", done.declarer
    ), value


def _line(sheet: SheetContext, line: Line) -> str:
    """The name of a line; of a Strafe its owner."""
    tr = sheet.tr
    if line.item == GAME and sheet.done.contract is not None:
        name = contract_name(tr, sheet.done.contract)
        return name if sheet.done.points is None else tr("panels.sheet.game", contract=name)
    if line.item not in ITEMS:
        return ""
    seat = next((factor.seat for factor in line.factors if factor.seat is not None), None)
    name = "" if seat is None else sheet.seating.name(seat)
    item = item_name(tr, line.item)
    return tr("panels.sheet.strafe", item=item[:1].upper() + item[1:], name=name)


def _factor(sheet: SheetContext, line: Line, factor: Factor) -> str | None:
    """The words of a factor: the net points of the game; a Strafe without a multiplier says no more than its line."""
    match factor.kind:
        case "base":
            points, void = _decisive(sheet)
            return sheet.tr("panels.sheet.net", points=points, void=void)
        case "strafe":
            return sheet.tr("panels.sheet.worth") if len(line.factors) > 1 else ""
    return None


def _decisive(sheet: SheetContext) -> tuple[int, int]:
    """The points that are paid, and the void part of them: those of the winner (U25, U27)."""
    done, contract, own = sheet.done, sheet.shown.contract, sheet.done.own
    prices = sheet.shown.variant.prices
    assert isinstance(prices, TubingenPrices)
    assert isinstance(own, TubingenResult)
    assert contract is not None
    assert done.points is not None
    assert done.declarer is not None
    mine, other = done.points[:2] if own.best is None else (done.points[done.declarer], own.best.points)
    return (mine if prices.wins(contract, mine, other) else other), prices.void(contract)


def _summed(sheet: SheetContext, count: Count) -> str:
    """The sum of the points (U4); for the winner with the void and the net ones."""
    points, void = _decisive(sheet)
    prices = sheet.shown.variant.prices
    if count.points != points or sheet.shown.contract is None:
        return sheet.tr("panels.sheet.points", n=count.points)
    net = prices.net(sheet.shown.contract, points)  # type: ignore[attr-defined]  # the game's own prices
    return sheet.tr("panels.sheet.points-net", n=count.points, void=void, net=net)


def _count(sheet: SheetContext, layout: SheetLayout, *, tight: bool) -> bool:
    """Lay out each player's tricks in a Raus with their points, and the sum of the best opponent (U27, U28)."""
    points, own, tr = sheet.done.points, sheet.done.own, sheet.tr
    if points is None or own.best is None:
        return False
    layout.head("head-count", tr("settlement.head.tricks"), tr("settlement.head.points"))
    layout.space(4)
    paint = layout.paint
    high = max(paint.scale.px(36 if tight else 44), round(paint.scale.medium * 1.8))
    for seat in sheet.players:
        party = sheet.party(seat)
        won = sum(trick.winner == seat for trick in sheet.shown.play.tricks)
        told = tr("settlement.tricks", name=party.name, n=won)
        words = tr("settlement.tricks-worth", tricks=told, points=points[seat])
        layout.add(
            high,
            lambda rect, seat=seat, party=party, words=words, won=won: TrickTally(  # type: ignore[misc]
                f"tricks:{seat}", rect, party, words, won, sheet.grown("count"), figure=points[seat]
            ),
        )
        layout.space(4 if tight else 8)
    layout.text("best", best_words(sheet), grown=sheet.grown("verdict"))
    return True


def best_words(sheet: SheetContext) -> str:
    """The best of those against the declarer, and the points that others with hardly any give him (U28)."""
    best, says, points = sheet.done.own.best, sheet.seating.says, sheet.done.points
    assert points is not None
    given = [(seat, more) for seat, more in best.added if more]
    if not given:
        return says("panels.sheet.best", best.seat, n=best.points)
    added = " + ".join(says("panels.sheet.added", seat, n=more) for seat, more in given)
    own = points[best.seat]
    return says("panels.sheet.best-added", best.seat, own=own, added=added, n=best.points)


def _notes(sheet: SheetContext) -> list[Note]:
    """The card exchanged for the Ski (U23), and forgotten Strafen (U29)."""
    own, seating = sheet.done.own, sheet.seating
    told = []
    exchange = own.exchange if isinstance(own, TubingenResult) else None
    if exchange is not None:
        human, owner, taker = seating.human, seating.name(exchange.owner), seating.name(exchange.taker)
        card = card_words(sheet.tr, exchange.given)
        form = "you" if exchange.owner == human else "mine" if exchange.taker == human else "other"
        told.append(("ski", sheet.tr(f"panels.sheet.exchange.{form}", name=owner, taker=taker, card=card)))
    if forgotten := forgotten_text(sheet.tr, seating.name, sheet.done):
        told.append(("forgotten", forgotten))
    return told


TUBINGEN_WORDS: Final = SettlementWords(
    sums={TubingenOutcome.PLAYED: _due},
    verdicts={
        TubingenOutcome.PLAYED: played_verdict,
        TubingenOutcome.REDEAL: redeal_verdict,
        TubingenOutcome.STECKEN: stecken_verdict,
    },
    items=TUBINGEN_ITEMS,
    notes=_notes,
    line=_line,
    factor=_factor,
    count=_count,
    summed=_summed,
)
