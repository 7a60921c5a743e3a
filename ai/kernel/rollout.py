"""Playing a hand out: from any position of the play to its end, by rules of thumb, by ducking or by chance."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .bits import MOND, PAGAT, SKIZ, beside, chosen, count, suit_of
from .ducking import beat, duck, low_lead, shed, top_lead
from .law import BOTH, caught, legal, may_lead
from .policy import follow_suit, follow_tarok, lead
from .position import KernelDeal, Position
from .tops import lead_top
from .withheld import fool_or_rest, held_back

BY_CHANCE: Final = 0
BY_RULES: Final = 1
"""All play by the rules of thumb for two sides, one lead in eight by chance."""
DUCKING: Final = 2  # all avoid tricks
AVOIDING: Final = 3
"""The declarer's side avoids tricks under the duty to beat, or all do without sides; its opponents leave them to it."""
SWEEPING: Final = 4
"""The declarer's side leads unbeatable cards, because it must win every trick; else as `BY_RULES`."""
FROM_TOP: Final = 5
"""As `BY_RULES`, except for the leads (`tops`)."""


def played_out(
    position: Position, deal: KernelDeal, sides: i64, card_s: i64, card_t: i64, random: i64, manner: i64
) -> None:
    """Play the hand to its end; the result is in ``position.end``.

    The position has begun with ``sides``, a bit for each seat of the declarer's side. The card is the one played now, 0
    to choose that as well; ``random`` begins the chances, ``manner`` is one of the words above. The talon cards
    that the law adds to tricks come from the deal's rest, by chance.
    """
    law = position.law
    players: i64 = law.players
    odd: i64 = law.odd
    fool: i64 = law.fool
    s0: i64 = deal.s0
    s1: i64 = deal.s1
    s2: i64 = deal.s2
    s3: i64 = deal.s3
    t0: i64 = deal.t0
    t1: i64 = deal.t1
    t2: i64 = deal.t2
    t3: i64 = deal.t3
    live_s: i64 = s0 | s1 | s2 | s3
    live_t: i64 = t0 | t1 | t2 | t3
    all_s: i64 = live_s | position.fallen_s
    all_t: i64 = live_t | position.fallen_t
    led: i64 = position.led
    over_s: i64 = position.over_s
    over_t: i64 = position.over_t
    holder: i64 = position.holder
    trick_s: i64 = position.trick_s
    trick_t: i64 = position.trick_t
    pagat_by: i64 = position.pagat_by
    mond_by: i64 = position.mond_by
    fool_by: i64 = position.fool_by
    fool_owner: i64 = position.fool_owner
    fool_taker: i64 = position.fool_taker
    loser: i64 = position.loser
    taker: i64 = position.taker
    won_s: i64 = position.won_s
    won_t: i64 = position.won_t
    taken: i64 = position.won_tricks
    given: i64 = position.lost_tricks
    end = position.end
    gives: i64 = law.gives - position.gave
    apart: bool = law.apart != 0
    rest_s: i64 = 0
    rest_t: i64 = 0
    drawn: i64 = 0
    if odd:
        rest_s = deal.rest_s
        rest_t = deal.rest_t
        drawn = beside(random)
        if apart:
            end.piles_s = position.taken_s.copy()
            end.piles_t = position.taken_t.copy()
            end.tricks = position.tricks.copy()
    one: i64 = 1
    everybody: i64 = (one << players) - 1
    later: i64 = everybody  # the seats that still play to this trick
    seat: i64 = position.leader
    lies: i64 = position.lies
    while lies > 0:
        later ^= one << seat
        seat = seat + 1 if seat + 1 < players else 0
        lies -= 1
    to_choose: bool = not (card_s or card_t)
    keeps: bool = manner != BY_CHANCE and (position.kept_s != 0 or position.kept_t != 0)
    while True:
        bit: i64 = one << seat
        later ^= bit
        mine: i64 = sides & bit
        if to_choose:
            if seat == 0:
                own_s: i64 = s0
                own_t: i64 = t0
            elif seat == 1:
                own_s = s1
                own_t = t1
            elif seat == 2:
                own_s = s2
                own_t = t2
            else:
                own_s = s3
                own_t = t3
            if odd:
                card_s, card_t = legal(law, own_s, own_t, led, over_s, over_t, trick_t)
                if led < 0 and law.leads:
                    card_s, card_t = may_lead(law, seat, card_s, card_t, ((live_t | rest_t) & SKIZ) != 0)
                if law.binding and (card_s & ~position.kept_s or card_t & ~position.kept_t):
                    card_s &= ~position.kept_s
                    card_t &= ~position.kept_t
                if card_t & fool and manner != BY_CHANCE:
                    with_us: i64 = 1 if led < 0 or (sides >> holder & 1 != 0) == (mine != 0) else 0
                    two_left: bool = count(own_s) + count(own_t) == 2
                    card_s, card_t = fool_or_rest(card_s, card_t, fool, with_us, over_s, over_t, two_left)
            elif led < 0:
                card_s = own_s
                card_t = own_t
            else:
                card_s = own_s & led
                if card_s:
                    card_t = 0
                elif own_t:
                    card_t = own_t
                else:
                    card_s = own_s
                    card_t = 0
            if manner in (BY_RULES, SWEEPING, FROM_TOP):
                if keeps:
                    keeping: i64 = mine
                    if position.keeper >= 0:
                        keeping = 1 if (sides >> position.keeper & 1 != 0) == (mine != 0) else 0
                    held_s, held_t = held_back(card_s, card_t, position.kept_s, position.kept_t, keeping, live_t)
                    card_s &= ~held_s
                    card_t &= ~held_t
                    own_s &= ~held_s
                    own_t &= ~held_t
                if led < 0:
                    random = random * 48271 % 2147483647
                    if manner == SWEEPING and mine:
                        card_s, card_t = top_lead(card_s, card_t, live_s & ~own_s, live_t & ~(own_t | fool), law.trumps)
                    elif random & 7 and manner == FROM_TOP:
                        card_s, card_t = lead_top(
                            card_s,
                            card_t,
                            mine,
                            1 if sides == bit else 0,
                            live_s & ~own_s,
                            live_t & ~(own_t | fool),
                            position.called,
                        )
                    elif random & 7:
                        card_s, card_t = lead(
                            card_s,
                            card_t,
                            mine,
                            live_s & ~own_s,
                            live_t & ~(own_t | fool),
                            position.speaks,
                            position.called,
                        )
                    else:
                        card_s, card_t = chosen(card_s, card_t, random)
                elif card_t:
                    if card_t & (card_t - 1):
                        card_t = follow_tarok(
                            card_t,
                            over_s,
                            over_t,
                            sides >> holder & 1 if mine else 1 - (sides >> holder & 1),
                            later & ~sides if mine else later & sides,
                            live_s & ~own_s,
                            live_t & ~(own_t | fool),
                            trick_s,
                            trick_t,
                        )
                elif card_s & (card_s - 1):
                    card_s = follow_suit(
                        card_s,
                        over_s,
                        over_t,
                        sides >> holder & 1 if mine else 1 - (sides >> holder & 1),
                        later & ~sides if mine else later & sides,
                        live_s & ~own_s,
                        live_t & ~(own_t | fool),
                    )
            elif manner == DUCKING:
                if led < 0:
                    card_s, card_t = low_lead(card_s, card_t, live_s & ~own_s, live_t & ~own_t)
                elif card_t:
                    if card_t & (card_t - 1):
                        card_t = duck(card_t, law.beating(led, trick_t, over_t) if odd else over_t)
                elif card_s & (card_s - 1):
                    card_s = duck(card_s, over_s)
            elif manner == AVOIDING:
                if led < 0:
                    card_s, card_t = low_lead(card_s, card_t, live_s & ~own_s, live_t & ~own_t)
                elif card_t & over_t or card_s & over_s:
                    leaves: bool = later != 0 if apart or mine else later & sides != 0
                    if card_t:
                        card_t = beat(card_t, live_t & ~own_t, leaves)
                    else:
                        card_s = beat(card_s, (live_s & ~own_s) & led, leaves)
                else:
                    card_s, card_t = shed(card_s, card_t, live_s & ~own_s, live_t & ~own_t)
            else:
                random = random * 48271 % 2147483647
                card_s, card_t = chosen(card_s, card_t, random)
        else:
            to_choose = True

        if card_s:
            if seat == 0:
                s0 ^= card_s
            elif seat == 1:
                s1 ^= card_s
            elif seat == 2:
                s2 ^= card_s
            else:
                s3 ^= card_s
            live_s ^= card_s
            trick_s |= card_s
            if led < 0:
                led = suit_of(card_s)
                over_s = led & -(card_s << 1)
                over_t = law.ruff
                holder = seat
            elif card_s & over_s:
                over_s &= -(card_s << 1)
                holder = seat
        else:
            if seat == 0:
                t0 ^= card_t
            elif seat == 1:
                t1 ^= card_t
            elif seat == 2:
                t2 ^= card_t
            else:
                t3 ^= card_t
            live_t ^= card_t
            trick_t |= card_t
            if led < 0 and card_t != fool:
                led = 0
            if card_t & over_t:
                over_s = 0
                over_t &= -(card_t << 1)
                holder = seat
            if card_t == PAGAT:
                pagat_by = seat
            elif card_t == MOND:
                mond_by = seat
            if odd:
                if card_t == fool:
                    fool_by = seat
                if law.crowns(led, trick_t, card_t):
                    holder = pagat_by
                    over_s = 0
                    over_t = 0
        if later:
            seat = seat + 1 if seat + 1 < players else 0
            continue

        if sides >> holder & 1:
            won_s |= trick_s
            won_t |= trick_t
            taken += 1
        else:
            given += 1
        if trick_t & BOTH == BOTH and caught(law, led, trick_t):
            loser = mond_by
            taker = holder
        if odd:
            more_s: i64 = 0
            more_t: i64 = 0
            if gives > 0 and (rest_s or rest_t):
                gives -= 1
                drawn = drawn * 48271 % 2147483647
                more_s, more_t = chosen(rest_s, rest_t, drawn)
                rest_s ^= more_s
                rest_t ^= more_t
                all_s |= more_s
                all_t |= more_t
                if sides >> holder & 1:
                    won_s |= more_s
                    won_t |= more_t
            if apart:
                end.piles_s[holder] |= trick_s | more_s
                end.piles_t[holder] |= trick_t | more_t
                end.tricks[holder] += 1
        if not (live_s or live_t):
            break
        if odd:
            if trick_t & fool:
                fool_owner = fool_by
                fool_taker = holder
            if (law.ours_end and taken >= law.ours_end) or (law.theirs_end and given >= law.theirs_end):
                trick_s = 0
                trick_t = 0
                break
        seat = holder
        later = everybody
        led = -1
        trick_s = 0
        trick_t = 0
        over_t = law.strong

    end.won_s = won_s
    end.won_t = won_t
    end.lost_s = all_s & ~live_s & ~won_s
    end.lost_t = all_t & ~live_t & ~won_t
    end.taken = taken
    end.given = given
    end.last_s = trick_s
    end.last_t = trick_t
    end.winner = holder
    end.pagat_by = pagat_by if trick_t & PAGAT else -1
    end.loser = loser
    end.taker = taker
    end.fool_owner = fool_owner
    end.fool_taker = fool_taker
    if fool_owner >= 0 and sides >> fool_owner & 1 != sides >> fool_taker & 1:
        end.redeem(fool, sides >> fool_owner & 1)
