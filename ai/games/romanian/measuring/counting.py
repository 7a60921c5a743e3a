"""The counts from a hand of the Romanian games: contracts, announcements, contras, silent bonuses, lost honours."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Final

from ai.measure import Found
from engine import LUNA, PAGAT, SKIZ, Line, Seat, Settlement, Table, Trick
from engine.games.romanian.outcomes import RomanianOutcome

STEPS: Final = ("contra", "recontra", "supra", "hirs", "mord")
"""The steps of a chain (R78)."""


def count(table: Table) -> Found:
    """The facts of a finished hand."""
    settlement = table.settlement
    if settlement is None:
        raise ValueError("the hand is not over")
    return chain(_contract(settlement), _michi(table, settlement), _played(table, settlement))


def _contract(settlement: Settlement) -> Found:
    """The declarer's contract, won or lost or surrendered, and its level."""
    declarer, contract = settlement.declarer, settlement.contract
    if declarer is None or contract is None:
        return
    yield declarer, "declared", contract, 1
    yield declarer, "levels", contract, settlement.level or 0
    if settlement.outcome is RomanianOutcome.SURRENDER:
        yield declarer, "surrendered", contract, 1
        return
    if settlement.partner is None:
        yield declarer, "alone", contract, 1
    if _game(settlement.lines) > 0:
        yield declarer, "won", contract, 1


def _game(lines: Sequence[Line]) -> int:
    """The score of the game, or of the valat in its place (R97)."""
    return sum(line.value for line in lines if line.item in ("game", "valat"))


def _michi(table: Table, settlement: Settlement) -> Found:
    """R112: the tricks of a michi-michi."""
    if settlement.outcome is RomanianOutcome.MICHI:
        for trick in table.play.tricks:
            yield trick.winner, "michi", "tricks", 1


def _played(table: Table, settlement: Settlement) -> Found:
    """The facts of a hand with two sides, played to its end."""
    if settlement.outcome is not RomanianOutcome.PLAYED:
        return
    side = [seat in (settlement.declarer, settlement.partner) for seat in range(table.players)]
    yield from _announced(table, settlement, side)
    for seat, declared in enumerate(table.speech.declared):
        if declared:
            yield seat, "taroace", str(declared), 1
    yield from _chain("game", table.speech.game, _game(settlement.lines) > 0)
    for line in settlement.lines:
        if not line.announced and line.item not in ("game", "taroace"):
            for seat, declares in enumerate(side):
                yield seat, "silent won" if declares == (line.value > 0) else "silent lost", line.item, 1
    yield from _honours(table.play.tricks, side)


def _announced(table: Table, settlement: Settlement, side: Sequence[bool]) -> Found:
    """R67 … R73: the announcements, made or failed, and the contras on them."""
    for item in dict.fromkeys(bonus.item for bonus in table.speech.announced):
        bonuses = [bonus for bonus in table.speech.announced if bonus.item == item]
        lines = [line for line in settlement.lines if line.item == item and line.announced]
        for bonus, line in zip(bonuses, lines, strict=True):
            kept = (line.value > 0) == side[bonus.seat]
            yield bonus.seat, "announced", item, 1
            if kept:
                yield bonus.seat, "kept", item, 1
            yield from _chain("bonus", bonus.steps, kept)


def _chain(what: str, sayers: Sequence[Seat], made: bool) -> Found:
    """R78: contra is said against, recontra for, supra against …; each is won if it turns out so."""
    for step, seat in enumerate(sayers):
        yield seat, f"{what} doubled", STEPS[step], 1
        if made == (step % 2 == 1):
            yield seat, f"{what} doubled and won", STEPS[step], 1


def _honours(tricks: Sequence[Trick], side: Sequence[bool]) -> Found:
    """R93, R94: the luna that falls to the skiz, the pagat in the last trick, and the one caught before it."""
    for number, trick in enumerate(tricks, 1):
        if PAGAT in trick.cards:
            owner = _owner(trick, PAGAT)
            if number == len(tricks):
                yield owner, "honours", "pagat won" if trick.winner == owner else "pagat lost", 1
            elif side[trick.winner] != side[owner]:
                yield owner, "honours", "pagat caught", 1
        if LUNA in trick.cards and SKIZ in trick.cards:
            owner = _owner(trick, LUNA)
            if side[owner] != side[_owner(trick, SKIZ)]:
                yield owner, "honours", "luna lost", 1


def _owner(trick: Trick, card: int) -> Seat:
    return (trick.leader + trick.cards.index(card)) % len(trick.cards)
