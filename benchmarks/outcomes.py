"""The result of a finished hand: True if the game was won, and each bonus, announced or not."""

from __future__ import annotations

from typing import Final

from engine import KINGS, PAGAT, TRULA, CardSet, Settlement, State, card_set
from engine.games.slovenian.captures import captures

LAST: Final = ("rege", "king")
"""The called card in the last trick, which is the declarer's side's to win."""


def won(state: State, settlement: Settlement) -> bool:
    """True if the declarer's side has won the game."""
    lines = [line.value for line in settlement.lines if line.item in ("game", "valat")]
    if lines:
        return sum(lines) > 0
    return settlement.scores[settlement.declarer or 0] > 0


def captured(state: State, declares: bool) -> CardSet:
    """The cards that a side has won in the end, the talon's rest among them."""
    table, hidden = state
    if table.variant.key.startswith("slovenian"):
        piles = captures(state)
        return piles.mine if declares else piles.theirs
    ours = (table.declarer, hidden.partner)
    mine = hidden.laid_away
    for trick in table.play.tricks:
        if trick.winner in ours:
            mine |= card_set(trick.cards)
    return mine if declares else table.variant.pack.cards & ~mine


def made(state: State, seat: int, item: str) -> bool:
    """True if the side of a seat has made a bonus, announced or not."""
    table, hidden = state
    ours = (table.declarer, hidden.partner)
    declares = seat in ours
    tricks = table.play.tricks
    last = tricks[-1]
    if item in LAST:
        return declares and table.called in last.cards and last.winner in ours
    if item == "pagat":
        placed = PAGAT in last.cards and table.seat_at(last.leader, last.cards.index(PAGAT)) == last.winner
        return placed and (last.winner in ours) == declares
    if item == "valat":
        return all((trick.winner in ours) == declares for trick in tricks)
    if item == "prins":
        return not declares and any(table.called in trick.cards and trick.winner not in ours for trick in tricks)
    if item == "luna":
        settlement = table.settlement
        lines = settlement.lines if settlement is not None else ()
        return any(line.item == item and (line.value > 0) == declares and not line.announced for line in lines)
    wanted = TRULA if item == "trula" else KINGS
    return not wanted & ~captured(state, declares)
