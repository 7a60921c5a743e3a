"""The lines of Tübingen Tarock alone: a new round, a concealed Raus, the value of a contract, the count."""

from __future__ import annotations

from engine import SKIZ, Acted, Event, HandOver, Line, PlayCard, Settlement, View
from engine.games.tubingen.bidding import is_concealed
from engine.games.tubingen.contracts import RAUS, RUF, TOUT
from engine.games.tubingen.heard import Heard
from engine.games.tubingen.prices import LOST_TRICKS, TubingenPrices
from engine.games.tubingen.settling import TubingenOutcome, TubingenResult
from tarokgui.games.tubingen.phrases import CALLING, forgotten_text
from tarokgui.textual.cards import card_text, cards_text, in_order
from tarokgui.textual.moment import Prompt
from tarokgui.wording.seating import Seating
from tarokgui.wording.settlements import line_text
from tarokgui.wording.terms import contract_name, item_name
from tarokgui.wording.translator import Translator

Lines = tuple[str, ...]


def told(tr: Translator, seating: Seating, event: Event, before: View, now: View) -> Lines:
    """The sentences for an event, between the views *before* and *now*."""
    if isinstance(event, HandOver):
        forgotten = forgotten_text(tr, seating.name, event.settlement)
        return (forgotten.replace("−", "-"),) if forgotten else ()
    if not isinstance(event, Acted):
        return ()
    moment, was, table = Prompt(tr, seating, now), before.table, now.table
    if isinstance(event.action, PlayCard):
        lines = []
        if was.contract == RUF and table.contract == RAUS:
            lines.append(moment.says("told.concealed", event.seat))
        if event.action.card == SKIZ and not was.play.trick:
            lines.append(moment("told.ski-led"))
        return tuple(lines)
    if was.stage != table.stage and table.kind == CALLING:
        return (moment("told.second-round"),)
    if was.contract is None and table.contract is not None and table.declarer is not None:
        return (moment.says("told.declarer", table.declarer, bid=contract_name(tr, table.contract.key)),)
    return ()


def worth(moment: Prompt) -> Lines:
    """The goal and the value of the contract; the dealer alone sees that a Ruf is a concealed Raus (U15)."""
    table, prices = moment.view.table, moment.view.table.variant.prices
    assert isinstance(prices, TubingenPrices)
    row = RAUS if is_concealed(moment.view) else table.contract
    if row is None:
        return ()
    if row == TOUT:
        none, one, more = (prices.tout(lost) for lost in (0, LOST_TRICKS, LOST_TRICKS + 1))
        return (moment("fact.tout", none=moment.signed(none), one=moment.signed(one), more=moment.signed(more)),)
    void = prices.void(row)
    if row == RAUS:
        lines = (moment("fact.raus", void=void, times=prices.times(row, won=True)),)
        return (moment("fact.concealed"), *lines) if is_concealed(moment.view) else lines
    pack = table.variant.pack
    return (moment("fact.ruf", need=prices.target, total=pack.value(pack.cards) // pack.parts, void=void),)


def heard(moment: Prompt) -> Lines:
    """The players who have said *fort mit* (U14), and the Strafen claimed (U29)."""
    own = moment.view.table.own
    assert isinstance(own, Heard)
    lines = [moment.says("fact.fort-mit", seat) for seat in own.fort_mit]
    lines += [moment.says("fact.claimed", seat, item=item_name(moment.tr, item)) for seat, item in own.claims]
    return tuple(lines)


def counted(moment: Prompt, settlement: Settlement, final: HandOver) -> Lines:
    """The count of a hand, line by line; a hand that is dealt again is not opened (U16)."""
    if settlement.outcome == TubingenOutcome.STECKEN:
        return (moment("settled.stacked"),)
    result = settlement.own
    if settlement.declarer is None or not isinstance(result, TubingenResult):
        return ()
    lines = []
    if final.laid_away:
        cards = cards_text(moment.tr, in_order(final.laid_away))
        lines.append(moment("settled.discards", n=final.laid_away.bit_count(), cards=cards))
    if result.exchange is not None:
        lines.append(
            moment.says("settled.ski", result.exchange.owner, card=card_text(moment.tr, result.exchange.given))
        )
    lines += _points(moment, settlement, result)
    lines += [_line(moment, line) for line in settlement.lines]
    if len(settlement.lines) > 1:
        value = sum(line.value for line in settlement.lines)
        lines.append(moment("settled.sum", value=moment.signed(value)))
    return tuple(lines)


def _points(moment: Prompt, settlement: Settlement, result: TubingenResult) -> Lines:
    """The points, or in a tout the tricks (U25, U27, U28)."""
    if result.tricks is not None:
        return (moment("settled.tricks", n=result.tricks),)
    if settlement.points is None:
        return ()
    if result.best is None:
        ours, theirs = settlement.points
        need = moment.view.table.variant.prices.target
        sides = moment("settled.side.declarer", n=ours, total=ours + theirs, need=need)
        return (sides, moment("settled.side.opponents", n=theirs))
    lines = [moment.says("settled.pile", seat, n=points) for seat, points in enumerate(settlement.points)]
    lines += [moment.says("settled.added", seat, n=more) for seat, more in result.best.added if more]
    return (*lines, moment.says("settled.best", result.best.seat, n=result.best.points))


def _line(moment: Prompt, line: Line) -> str:
    """A line with its value, and the multipliers of that."""
    what = line_text(moment.tr, line)
    value = moment.signed(line.value)
    times = next((factor.times for factor in line.factors if factor.kind == "contract"), 1)
    if times == 1:
        return moment("settled.item", what=what, value=value)
    return moment("settled.times", what=what, base=line.factors[0].times, times=times, value=value)
