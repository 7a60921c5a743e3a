"""The counts from a hand of the Slovenian games: contracts, announcements, kontras, bonuses, klop, radli."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Final

from ai.measure import Found
from engine import Line, Seat, Settlement, Table
from engine.games.slovenian.settling import SlovenianOutcome

STEPS: Final = ("kontra", "rekontra", "subkontra", "mordkontra", "mordkontra")
"""The steps of a chain (S47); with hirškontra the last is said one later (S-V7)."""
WITH_HIRS: Final = ("kontra", "rekontra", "subkontra", "hirskontra", "mordkontra")


def count(table: Table) -> Found:
    """The facts of a finished hand."""
    settlement = table.settlement
    if settlement is None:
        raise ValueError("the hand is not over")
    return chain(_contract(settlement), _klop(table, settlement), _played(table, settlement), _radli(table, settlement))


def _contract(settlement: Settlement) -> Found:
    """The declarer's contract, won or lost."""
    declarer, contract = settlement.declarer, settlement.contract
    if declarer is None or contract is None:
        return
    yield declarer, "declared", contract, 1
    yield declarer, "levels", contract, 1
    if settlement.partner is None:
        yield declarer, "alone", contract, 1
    if _game(settlement.lines) > 0:
        yield declarer, "won", contract, 1


def _game(lines: Sequence[Line]) -> int:
    """The score of the game, or of a valat in its place (S24)."""
    return sum(line.value for line in lines if line.item in ("game", "valat"))


def _klop(table: Table, settlement: Settlement) -> Found:
    """S63: each seat's points in a klop, and its extremes."""
    if settlement.outcome != SlovenianOutcome.KLOP:
        return
    for seat in table.in_turn(table.forehand):
        yield seat, "klop", "points", (settlement.points or ())[seat]
    for line in settlement.lines:
        if line.item != "klop":
            yield line.seats[0], "klop", line.item, 1


def _played(table: Table, settlement: Settlement) -> Found:
    """The facts of a hand with two sides, played to its end."""
    if settlement.outcome != SlovenianOutcome.PLAYED:
        return
    side = [seat in (settlement.declarer, settlement.partner) for seat in range(table.players)]
    steps = WITH_HIRS if table.variant.prices.steps == len(WITH_HIRS) else STEPS
    for item in dict.fromkeys(said.item for said in table.speech.announced):
        said = [each for each in table.speech.announced if each.item == item]
        lines = [line for line in settlement.lines if line.item == item and line.announced]
        for each, line in zip(said, lines, strict=False):  # a valat leaves no other line (S24)
            kept = (line.value > 0) == side[each.seat]
            yield each.seat, "announced", item, 1
            if kept:
                yield each.seat, "kept", item, 1
            yield from _chain("bonus", each.steps, kept, steps)
    yield from _chain("game", table.speech.game, _game(settlement.lines) > 0, steps)
    for line in settlement.lines:
        if line.alone:
            yield line.seats[0], "honours", f"{line.item} {'won' if line.value > 0 else 'lost'}", 1
        elif not line.announced and line.item != "game":
            for seat in table.in_turn(table.forehand):
                yield seat, "silent won" if side[seat] == (line.value > 0) else "silent lost", line.item, 1


def _chain(what: str, sayers: Sequence[Seat], made: bool, steps: Sequence[str]) -> Found:
    """S47: kontra is said against, rekontra for …; each is won if it turns out so."""
    for step, seat in enumerate(sayers):
        yield seat, f"{what} doubled", steps[step], 1
        if made == (step % 2 == 1):
            yield seat, f"{what} doubled and won", steps[step], 1


def _radli(table: Table, settlement: Settlement) -> Found:
    """S64: radli that were handed out, and those ticked off."""
    for seat, (before, after) in enumerate(zip(table.own.radli, settlement.own.radli, strict=True)):
        if after > before:
            yield seat, "radli", "given", after - before
        elif after < before:
            yield seat, "radli", "cancelled", before - after
