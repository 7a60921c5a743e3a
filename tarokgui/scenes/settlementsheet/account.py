"""Facts of a settled hand besides its own lines: sides, tricks, double hands to come, the words of its game."""

from __future__ import annotations

from collections import Counter

from engine import HandOver, Match, Seat, Settlement, Side, Table, after_hand, card_set, in_threes
from tarokgui.games.registry import part_of
from tarokgui.settlement.context import SheetContext
from tarokgui.settlement.words import SettlementWords


def sides(settlement: Settlement) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """The seats of the declarer's side, himself first, and of the opponents in turn after him."""
    first, players = settlement.declarer, len(settlement.scores)
    ours = tuple(seat for seat in (first, settlement.partner) if seat is not None)
    start = first if first is not None else 0
    round_the_table = [(start + step) % players for step in range(players)]
    return ours, tuple(seat for seat in round_the_table if seat not in ours)


def doubles_left(match: Match, settlement: Settlement) -> int:
    """The number of double hands still to come after this hand (R115, A32)."""
    return after_hand(match, settlement).doubles


def tricks_won(table: Table) -> tuple[int, ...]:
    """The number of tricks each seat has taken."""
    won = Counter(trick.winner for trick in table.play.tricks)
    return tuple(won[seat] for seat in range(table.players))


def king_fetched(table: Table, final: HandOver) -> bool:
    """R55: True if the called king was in a group that was not looked at, and was exchanged for a low card."""
    called, talon = table.called, table.talon
    if final.settlement.points is None or called is None or called not in final.talon or talon.taken is None:
        return False
    size = len(final.talon) // talon.groups
    return final.talon.index(called) // size + 1 not in talon.seen


def running_points(table: Table, final: HandOver, first: Side) -> tuple[tuple[int, int], ...]:
    """The points of both sides, *first* before the other, with the discards alone and then after each trick."""
    ours = set(final.settlement.declarers)
    piles = {Side.DECLARER: final.laid_away, Side.OPPONENTS: 0}
    pack = table.variant.pack
    found = []
    for number, trick in enumerate((None, *table.play.tricks), -1):
        if trick is not None:
            besides = table.besides[number] if number < len(table.besides) else ()
            side = Side.DECLARER if trick.winner in ours else Side.OPPONENTS
            piles[side] |= card_set(trick.cards) | card_set(besides)
        found.append((in_threes(pack, piles[first]), in_threes(pack, piles[first.other])))
    return tuple(found)


def own_words(sheet: SheetContext) -> SettlementWords:
    """The words of the game that no other game has."""
    own: SettlementWords = part_of(sheet.shown.variant.key, "window").settlement
    return own


def due(sheet: SheetContext) -> tuple[str, int | None]:
    """The sentence of the sum, and its number."""
    tr, done, seating = sheet.tr, sheet.done, sheet.seating
    own = own_words(sheet).sums.get(done.outcome)
    if own is not None:
        return own(sheet)
    if not done.transfers and any(done.scores):  # points are scored and not paid
        return (tr("settlement.due.each"), None) if not done.side_lines else _scored(sheet)
    if done.declarer is None and f"settlement.sheet.{done.outcome}" in tr:
        return tr(f"settlement.sheet.{done.outcome}"), None
    value = sum(line.value for line in done.side_lines) * sheet.stake
    if not value or done.declarer is None:
        return tr("settlement.due.even"), 0
    if done.partner is not None:
        return tr("settlement.due.pairs"), abs(value)
    others = len(done.scores) - 1
    if value > 0:
        return seating.says("settlement.due.gets", done.declarer, n=others), value
    return seating.says("settlement.due.pays", done.declarer, n=others), -value


def _scored(sheet: SheetContext) -> tuple[str, int]:
    """The score of the declarer's side for all its lines together."""
    value = sum(line.value for line in sheet.done.side_lines) * sheet.stake
    return sheet.tr("settlement.due.side"), value
