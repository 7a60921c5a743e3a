"""Playing a hand of four out by chance alone, quickly: without what rules of thumb would ask for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .bits import LUNA, PAGAT, SKIZ, TRUMPS, count, suit_of
from .terms import LUNA_LOST, LUNA_WON, last_trick

CAUGHT: Final = SKIZ | LUNA


def four_by_chance(a: i64, b: i64, c: i64, d: i64, sides: i64, won: i64, called: i64, seed: i64) -> i64:
    """What `rollout.played_out` finds by chance, with the same random numbers, in some two thirds of the time.

    It begins with a lead. The hands and the four bits of ``sides`` stand in the order of play, the leader's first. The
    four cards of a trick are written out one after the other, and what only the last trick asks for is asked there.
    """
    taroace: i64 = TRUMPS
    random: i64 = seed
    second: i64 = 0
    third: i64 = 0
    fourth: i64 = 0
    place: i64 = 0
    while True:
        random = random * 48271 % 2147483647
        rest: i64 = a
        left: i64 = random * count(rest) >> 31
        while left > 0:
            rest &= rest - 1
            left -= 1
        first: i64 = rest & -rest
        a ^= first
        led: i64 = suit_of(first)
        strong: i64 = led | taroace
        best: i64 = first
        holder: i64 = 0

        rest = b & led
        if not rest:
            rest = b & taroace
            if not rest:
                rest = b
        random = random * 48271 % 2147483647
        if rest & (rest - 1):
            left = random * count(rest) >> 31
            while left > 0:
                rest &= rest - 1
                left -= 1
            second = rest & -rest
        else:
            second = rest
        b ^= second
        if second > best and second & strong:
            best = second
            holder = 1

        rest = c & led
        if not rest:
            rest = c & taroace
            if not rest:
                rest = c
        random = random * 48271 % 2147483647
        if rest & (rest - 1):
            left = random * count(rest) >> 31
            while left > 0:
                rest &= rest - 1
                left -= 1
            third = rest & -rest
        else:
            third = rest
        c ^= third
        if third > best and third & strong:
            best = third
            holder = 2

        rest = d & led
        if not rest:
            rest = d & taroace
            if not rest:
                rest = d
        random = random * 48271 % 2147483647
        if rest & (rest - 1):
            left = random * count(rest) >> 31
            while left > 0:
                rest &= rest - 1
                left -= 1
            fourth = rest & -rest
        else:
            fourth = rest
        d ^= fourth
        if fourth > best and fourth & strong:
            best = fourth
            holder = 3

        trick: i64 = first | second | third | fourth
        ours: i64 = sides >> holder & 1
        if ours:
            won |= trick
        if trick & CAUGHT == CAUGHT:
            place = 0 if first == LUNA else 1 if second == LUNA else 2 if third == LUNA else 3
            if sides >> place & 1 != ours:
                won |= LUNA_WON if ours else LUNA_LOST
        if not a:
            break
        if holder == 1:
            a, b, c, d = b, c, d, a
            sides = sides >> 1 | (sides & 1) << 3
        elif holder == 2:
            a, b, c, d = c, d, a, b
            sides = sides >> 2 | (sides & 3) << 2
        elif holder == 3:
            a, b, c, d = d, a, b, c
            sides = sides >> 3 | (sides & 7) << 1
    place = 0 if first == PAGAT else 1 if second == PAGAT else 2 if third == PAGAT else 3
    return won | last_trick(trick, best, sides >> place & 1, ours, called)
