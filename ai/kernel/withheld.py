"""Cards that a player may play but keeps: the fool until it saves another, and those that are for the last trick."""

from __future__ import annotations

from mypy_extensions import i64

from .bits import PAGAT, PIPS, PLAIN, highest


def spare(cards_s: i64, cards_t: i64, mate: i64, over_s: i64, over_t: i64, last_but_one: bool) -> bool:
    """True if the fool is played in place of these cards: it saves one with points, and must not be kept too long."""
    if last_but_one or not (cards_s or cards_t):
        return True
    if mate or cards_s & over_s or cards_t & over_t:
        return False
    return not (cards_s & PIPS or cards_t & PLAIN)


def fool_or_rest(
    cards_s: i64, cards_t: i64, fool: i64, mate: i64, over_s: i64, over_t: i64, last_but_one: bool
) -> tuple[i64, i64]:
    """Out of playable cards with the fool among them: the fool alone, or the others.

    ``over_s`` and ``over_t`` are the cards that would beat the best one of the trick, ``mate`` is 1 if the own side
    wins the trick so far or it is empty. ``last_but_one``: the hand has two cards left.
    """
    if spare(cards_s, cards_t ^ fool, mate, over_s, over_t, last_but_one):
        return 0, fool
    return cards_s, cards_t ^ fool


def held_back(cards_s: i64, cards_t: i64, kept_s: i64, kept_t: i64, ours: i64, live_t: i64) -> tuple[i64, i64]:
    """The playable cards that are kept for the last trick; none if there are no others.

    ``kept`` are the cards of announcements, ``ours`` is 0 for the opponents of the declarer, ``live_t`` are the taroks
    in all hands. Against an announced pagat a defender waits with the best tarok instead.
    """
    held_s: i64 = kept_s
    held_t: i64 = kept_t
    if kept_t & PAGAT and not ours:
        held_s = 0
        held_t = highest(live_t | PAGAT)
    if cards_s & ~held_s or cards_t & ~held_t:
        return held_s, held_t
    return 0, 0
