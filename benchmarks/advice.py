"""Print the figures of the book's chapter "How to play well": the share of hands that win their holder's undertaking.

    python benchmarks/advice.py doi --hands 9000 --seed s
    python benchmarks/advice.py unu|solo|call|pagat|contra --hands 9000 --seed s
    python benchmarks/advice.py trei|doi --game taper --hands 9000 --seed s

*trei*, *doi*, *unu*, *solo*: a seat must play that contract with any hand; by its dealt taroks, and by the number
of skiz and luna among them. *call*: it must play doi and call any king it does not hold; by the cards of the called
suit. *pagat*: all bid freely, and a declarer with the pagat must announce it; by taroks and by other cards than kings.
*contra*: all bid freely; the share of declarers that lose, by an opponent's taroks, and skiz and luna among them.
*Steady* does the rest. Hands that were not played out are left out, and so are rows of fewer than 20 hands.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)  # benchmarks/engine.py would hide the package engine

from ai import decide, make
from benchmarks.strength import deal, forced
from engine import (
    KINGS,
    LUNA,
    PAGAT,
    SKIZ,
    SUIT_CARDS,
    TAROACE,
    Action,
    Announce,
    CallKing,
    Declare,
    State,
    Variant,
    View,
    apply,
    legal_actions,
    observe,
    suit_of,
    to_act,
    variant_for,
)
from engine.cards import CardSet
from engine.games.romanian.outcomes import RomanianOutcome

CONTRACTS = ("trei", "doi", "unu", "solo")
ASKED = (*CONTRACTS, "call", "pagat", "contra")
LEAST = 20
"""Hands below which a row shows nothing."""


def told(asked: str, view: View, declarer: int, random: Random) -> Action | None:
    """The action that the seat has to take; None where it is free."""
    if asked in (*CONTRACTS, "call"):
        action = forced(view, declarer, "doi" if asked == "call" else asked, False)
        if asked == "call" and view.phase == "call":
            open_to = [each for each in legal_actions(view) if isinstance(each, CallKing)]
            others = [each for each in open_to if not view.hand >> each.card & 1]
            return random.choice(others) if others else action
        return action
    if asked == "pagat" and view.phase == "announce" and view.seat == view.table.declarer and view.hand >> PAGAT & 1:
        actions = legal_actions(view)
        pagat = [each for each in actions if isinstance(each, Announce) and each.item == "pagat"]
        declare = [each for each in actions if isinstance(each, Declare)]
        if pagat:
            return pagat[0]
        if declare and not view.table.speech.declared[view.seat]:
            return declare[-1]
    return None


def rows(variant: Variant, asked: str, seed: str) -> Iterator[tuple[str, bool]]:
    """One hand: the rows that it counts for, each with the outcome of the undertaking."""
    random = Random(seed)
    state = deal(variant, random, random.randrange(variant.players))
    seat_asked = random.randrange(variant.players)
    dealt = state.hidden.hands
    bots = [make("steady", f"{seed}-{seat}") for seat in range(variant.players)]
    first: State | None = None
    while (seat := to_act(state)) is not None:
        view = observe(state, seat)
        if view.phase == "play" and first is None:
            first = state
        state = apply(state, told(asked, view, seat_asked, random) or decide(bots[seat], view).action).state
    table, settlement = state.table, state.table.settlement
    declarer = table.declarer
    if first is None or declarer is None or settlement is None or settlement.outcome is not RomanianOutcome.PLAYED:
        return
    held = first.hidden.hands
    won = (settlement.points or (0, 0))[0] >= variant.prices.target
    if asked in CONTRACTS:
        yield f"taroace {_taroace(dealt[declarer])}, skiz and luna {_tops(dealt[declarer])}", won
    elif asked == "call" and table.called is not None and not dealt[declarer] >> table.called & 1:
        if 5 <= _taroace(dealt[declarer]) <= 7:
            yield f"cards {(dealt[declarer] & SUIT_CARDS[suit_of(table.called)]).bit_count()}", won
    elif asked == "pagat" and held[declarer] >> PAGAT & 1:
        last = table.play.tricks[-1]
        home = last.winner == declarer and PAGAT in last.cards
        loose = (held[declarer] & ~TAROACE & ~KINGS).bit_count()
        yield f"taroace {_taroace(held[declarer])}", home
        yield f"taroace {_taroace(held[declarer])}, loose cards {loose}", home
    elif asked == "contra":
        for seat in range(variant.players):
            if seat not in (declarer, first.hidden.partner):
                yield f"taroace {_taroace(held[seat])}, skiz and luna {_tops(held[seat])}", not won


def _taroace(hand: CardSet) -> int:
    return (hand & TAROACE).bit_count()


def _tops(hand: CardSet) -> int:
    return (hand & (1 << SKIZ | 1 << LUNA)).bit_count()


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description="the figures of the chapter on playing well")
    parser.add_argument("asked", choices=ASKED)
    parser.add_argument("--hands", type=int, default=9000)
    parser.add_argument("--seed", default="s")
    parser.add_argument("--game", default="romanian")
    given = parser.parse_args()
    variant = variant_for(given.game)
    counts: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for number in range(given.hands):
        for row, yes in rows(variant, given.asked, f"{given.seed}/{number}"):
            counts[row][0] += 1
            counts[row][1] += yes
    for row, (hands, times) in sorted(counts.items()):
        if hands >= LEAST:
            print(f"{row:40} {hands:6} {100 * times / hands:4.0f} %")


if __name__ == "__main__":
    main()
