"""The worth of a hand by itself: runs of taroks, four kings, whole families (U32)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .bits import HONOURS, KINGS, MOND, PAGAT, count

RUN: Final = 2
"""The worth of each card of a run, from `LEAST` cards on."""
LEAST: Final = 3
WHOLE: Final = 10
"""Fool, 21 and 1; four kings; king, queen, cavalier and jack of a suit."""
FOOLED: Final = 5
"""Four kings or a family in which the fool takes one card's place."""
TOP_FOUR: Final = 0x3C00


def length_down(taroks: i64, first: i64) -> i64:
    """The number of taroks in a row from a bit downwards."""
    found: i64 = 0
    bit: i64 = first
    while bit and taroks & bit:
        found += 1
        bit >>= 1
    return found


def length_up(taroks: i64, first: i64) -> i64:
    """The same upwards; the highest tarok that counts is 21."""
    found: i64 = 0
    bit: i64 = first
    while bit <= MOND and taroks & bit:
        found += 1
        bit <<= 1
    return found


def hand_worth(suits: i64, taroks: i64, fool: i64, once: bool) -> i64:
    """U32: the worth of a hand's Strafen; with ``once`` the fool counts in one alone, where it adds most (UA9)."""
    has: bool = taroks & fool != 0
    total: i64 = 0
    added: i64 = 0
    most: i64 = 0
    if taroks & HONOURS == HONOURS:
        total += WHOLE
        added = WHOLE
        most = WHOLE
    side: i64 = 0
    while side < 2:
        bare: i64 = length_down(taroks, MOND) if side == 0 else length_up(taroks, PAGAT)
        if bare:
            longer: i64 = bare
            if has:
                first: i64 = 0
                if side == 0:
                    first = MOND >> (bare + 1)
                    longer = bare + 1 + length_down(taroks & ~fool, first)
                else:
                    first = PAGAT
                    first <<= bare + 1
                    longer = bare + 1 + length_up(taroks & ~fool, first)
            worth: i64 = RUN * longer if longer >= LEAST else 0
            more: i64 = worth - (RUN * bare if bare >= LEAST else 0)
            total += worth
            added += more
            if more > most:
                most = more
        side += 1
    group: i64 = 0
    while group < 5:
        wanted: i64 = KINGS
        if group:
            wanted = TOP_FOUR
            wanted <<= (group - 1) * 14
        held: i64 = count(suits & wanted)
        if held == 4:
            total += WHOLE
        elif held == 3 and has:
            total += FOOLED
            added += FOOLED
            if most < FOOLED:
                most = FOOLED
        group += 1
    return total - added + most if once else total
