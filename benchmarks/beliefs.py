"""The bots' beliefs beside the truth: the places of cards, and the course of hands, from self-played deals of *steady*.

    python benchmarks/beliefs.py [--deals 200] [--jobs 2] [--seed 1] [--game taper] [--only cards|outcomes]
                                 [--odds declarer_tops=200 ...] [--play steady|club|expert]

Cards: for the views of declarer, partner and opponents at the first and the fifth trick, the mean numbers of cards
that deals put to a place and that truly are there; the partner is the one whom the deal makes it (`ai.odds.Odds` is set
by this). Outcomes: how often the declarer's side wins and with how many card points, as the rules of thumb play those
deals out before the first lead with the additions of `ai.games.romanian.calibrated` (`PLANNING`), and as the
hands ended. Three times the error of the last table is to be added to that. Only deals with a game count; ± is
95%.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, fields
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)  # benchmarks/engine.py would hide the package engine


from ai import decide, make
from ai.chances import PARTS, PLANNING
from ai.games.romanian.beliefs import RomanianBeliefs, believe
from ai.games.romanian.calibrated import FITTED
from ai.games.romanian.payoffs import kept_cards, law_of, prices_of
from ai.kernel.bits import HORSES, JACKS, QUEENS, thirds
from ai.kernel.position import KernelDeal
from ai.kernel.rollout import BY_RULES, played_out
from ai.kernel_cards import card_set_of
from ai.kernel_position import kernel_position
from ai.odds import Odds
from ai.places import LAID
from engine import (
    KINGS,
    LUNA,
    PAGAT,
    SKIZ,
    TAROACE,
    TRULA,
    CardSet,
    Seat,
    State,
    apply,
    observe,
    shuffled,
    start,
    to_act,
    variant_for,
)
from engine.games.romanian.carry import Pot

Numbers = Counter[tuple[int, str, str, str]]
"""Numbers of cards by trick, role, sort and place."""

ROLES: Final = ("declarer", "partner", "opponent")
PLACES: Final = ("declarer", "partner", "laid away")
SIDES: Final = ("beside a partner", "alone", "alone, unknown")
TRICKS: Final = (0, 4)
SAMPLES: Final = 30
"""Deals for each view, to count cards."""
ROLLOUTS: Final = 80
"""Deals for each view, to play them out."""
PART: Final = 10
"""Hands to a worker at a time."""


@dataclass(frozen=True)
class Task:
    """The deals to look into, the same for all workers."""

    game: str
    seed: str
    odds: Odds
    play: str
    cards: bool
    outcomes: bool


@dataclass
class Outcome:
    """One view before the first lead: the foreseen chance and card points of the declarer's side, and the result.

    ``side`` shows if the declarer has a partner, and if not, whether the seat knows that. ``points`` is the mean
    of all deals, ``alike`` that of the deals with a partner if there is one, else without; None if none was dealt.
    """

    role: str
    side: str
    chance: float
    points: float
    alike: float | None
    won: bool = False
    real: int = 0


@dataclass
class Found:
    """The findings of one part of the deals: numbers of cards by trick, role, kind and place, views, and outcomes."""

    dealt: Numbers = field(default_factory=Counter)
    true: Numbers = field(default_factory=Counter)
    views: Counter[tuple[int, str]] = field(default_factory=Counter)
    outcomes: list[Outcome] = field(default_factory=list)

    def add(self, other: Found) -> None:
        """Take in another part."""
        self.dealt.update(other.dealt)
        self.true.update(other.true)
        self.views.update(other.views)
        self.outcomes += other.outcomes


def kinds(called: CardSet) -> dict[str, CardSet]:
    """The sorts of cards that are counted."""
    return {
        "taroace II … XX": TAROACE & ~TRULA,
        "skiz and luna": 1 << SKIZ | 1 << LUNA,
        "pagat": 1 << PAGAT,
        "called king": called,
        "other kings": KINGS & ~called,
        "queens to jacks": card_set_of(QUEENS | HORSES | JACKS, 0),
    }


def role_of(state: State, seat: Seat) -> str:
    """Declarer, partner or opponent."""
    if seat == state.table.declarer:
        return "declarer"
    return "partner" if seat == state.hidden.partner else "opponent"


def where(declarer: Seat, sides: int, seat: Seat, hands: Sequence[int]) -> dict[str, int]:
    """The cards at the places that are counted, but for the own hand; ``hands`` are the six places of a deal."""
    found = {"laid away": hands[LAID]}
    if seat != declarer:
        found["declarer"] = hands[declarer]
    for other in range(4):
        if other not in (seat, declarer) and sides >> other & 1:
            found["partner"] = hands[other]
    return found


def add(counts: Numbers, key: tuple[int, str], sorts: dict[str, int], places: dict[str, int], times: int) -> None:
    """Count the cards of each sort at each place, so many times."""
    for place, cards in places.items():
        for sort, mask in sorts.items():
            counts[*key, sort, place] += (cards & mask).bit_count() * times


def count_cards(state: State, found: Found, task: Task, number: int) -> None:
    """Compare deals with the true cards, for every seat."""
    table, hidden = state.table, state.hidden
    declarer = table.declarer or 0
    trick = len(table.play.tricks)
    sorts = kinds(0 if table.called is None else 1 << table.called)
    truth = [*hidden.hands, *[0] * (4 - table.players), 0, hidden.laid_away]
    true_sides = 1 << declarer | (0 if hidden.partner is None else 1 << hidden.partner)
    for seat in range(table.players):
        role = role_of(state, seat)
        beliefs = believe(observe(state, seat), odds=task.odds)
        payoff = prices_of(table, seat, beliefs.partner, beliefs.alone).payoff
        found.views[trick, role] += 1
        key = trick, role
        add(found.true, key, sorts, where(declarer, true_sides, seat, truth), SAMPLES)
        for deal in dealt(beliefs, 7 * number + seat, SAMPLES):
            add(found.dealt, key, sorts, where(declarer, payoff.sides(deal), seat, places(deal)), 1)


def dealt(beliefs: RomanianBeliefs, seed: int, number: int) -> Iterator[KernelDeal]:
    """So many deals of a seat's beliefs, each in the same object."""
    sampler = beliefs.sampler()
    sampler.seed(seed)
    for _ in range(number):
        if not sampler.next():
            raise SystemExit("no deal fits a view: the beliefs are wrong")
        yield sampler.deal


def places(deal: KernelDeal) -> tuple[CardSet, ...]:
    """The six places of a deal in the engine's cards."""
    hands = [card_set_of(deal.suits(seat), deal.taroks(seat)) for seat in range(4)]
    return (*hands, card_set_of(deal.rest_s, deal.rest_t), card_set_of(deal.laid_s, deal.laid_t))


def foreseen(state: State, task: Task, number: int) -> list[Outcome]:
    """The forecast of each seat before the first lead; the result is filled in later."""
    table = state.table
    goal = 3 * table.variant.prices.target - 1
    planning = FITTED["romanian"].points[PLANNING]
    found = []
    for seat in range(table.players):
        beliefs = believe(observe(state, seat), odds=task.odds)
        payoff = prices_of(table, seat, beliefs.partner, beliefs.alone).payoff
        position = kernel_position(table, law_of(table), kept_cards(table))
        won, every, fitting = 0, [], []
        for at, deal in enumerate(dealt(beliefs, 7 * number + seat, ROLLOUTS)):
            sides: int = payoff.sides(deal)
            beside = sides.bit_count() == 2
            position.begin(sides)
            played_out(position, deal, sides, 0, 0, at + 1, BY_RULES)
            total = float(thirds(position.end.won_s | deal.laid_s, position.end.won_t | deal.laid_t))
            total += PARTS * (planning.beside if beside else planning.alone) if table.players == 4 else 0.0
            if deal.rest_s & payoff.swapped_s:
                total += float(payoff.swap)  # R55: five for one
            won += total >= goal
            every.append(total / 3)
            if beside == (state.hidden.partner is not None):
                fitting.append(total / 3)
        points = statistics.mean(every)
        alike = statistics.mean(fitting) if fitting else None
        found.append(Outcome(role_of(state, seat), _side(state, beliefs), won / ROLLOUTS, points, alike))
    return found


def _side(state: State, beliefs: RomanianBeliefs) -> str:
    """One of `SIDES`."""
    if state.hidden.partner is not None:
        return "beside a partner"
    return "alone" if beliefs.alone else "alone, unknown"


def hand(number: int, task: Task, found: Found) -> None:
    """Play one deal and look into it where it is asked for."""
    variant = variant_for(task.game)
    pack = shuffled(variant.pack, Random(f"{task.seed}/{number}").random)
    state = start(variant, number % variant.players, Pot(6, 1), pack)
    bidders = [make("steady", f"{task.seed}/{number}/{seat}") for seat in range(variant.players)]
    players = [make(task.play, f"{task.seed}/{number}/{seat}") for seat in range(variant.players)]
    outcomes: list[Outcome] = []
    while (seat := to_act(state)) is not None:
        table = state.table
        plays = table.phase == "play"
        if plays and not table.play.trick and table.contract is not None and not table.contract.individual:
            trick = len(table.play.tricks)
            if task.cards and trick in TRICKS:
                count_cards(state, found, task, number)
            if task.outcomes and trick == 0:
                outcomes = foreseen(state, task, number)
        state = apply(state, decide((players if plays else bidders)[seat], observe(state, seat)).action).state
    settlement = state.table.settlement
    if settlement is not None and settlement.points is not None:
        for outcome in outcomes:
            outcome.real = settlement.points[0]
            outcome.won = settlement.points[0] >= variant.prices.target
        found.outcomes += outcomes


def part(first: int, task: Task, deals: int) -> Found:
    """Some deals, from the number ``first``."""
    found = Found()
    for number in range(first, min(first + PART, deals)):
        hand(number, task, found)
    return found


def show_cards(found: Found) -> None:
    """A row for each view and sort of card: dealt and true at each place."""
    print(f"\nCards a deal, dealt / true: at the {', the '.join(PLACES)}")
    for trick in TRICKS:
        for role in ROLES:
            views = found.views[trick, role]
            if not views:
                continue
            print(f"  trick {trick + 1}, as the {role} sees it ({views} views)")
            for sort in kinds(0):
                row = [f"    {sort:<16}"]
                for place in PLACES:
                    key = trick, role, sort, place
                    if place != role and (found.true[key] or found.dealt[key]):
                        dealt_mean, true_mean = (count[key] / views / SAMPLES for count in (found.dealt, found.true))
                        row.append(f"{place} {dealt_mean:5.2f} / {true_mean:5.2f}")
                if len(row) > 1:
                    print("   ".join(row))


def show_outcomes(found: Found) -> None:
    """Foreseen and real outcomes by role and by how likely a win was thought, then by whether there is a partner."""
    print("\nGames won and card points of the declarer's side, foreseen / real")
    for role in ROLES:
        rows = [row for row in found.outcomes if row.role == role]
        if not rows:
            continue
        chance, won = statistics.mean(row.chance for row in rows), statistics.mean(row.won for row in rows)
        points, real = statistics.mean(row.points for row in rows), statistics.mean(row.real for row in rows)
        print(f"  {role:<9} {len(rows):>5} views   won {chance:.3f} / {won:.3f}   points {points:.1f} / {real:.1f}")
        for low in (0.0, 0.2, 0.4, 0.6, 0.8):
            some = [row.won for row in rows if low <= row.chance < low + 0.2 + (low == 0.8)]
            if some:
                print(f"      thought {low:.1f} … {low + 0.2:.1f}: {statistics.mean(some):.2f} of {len(some)}")
    print("Card points foreseen in the deals that have a partner, or none, as the hand had / real")
    for role in ROLES:
        for side in SIDES:
            off = [
                (row.alike, row.real)
                for row in found.outcomes
                if (row.role, row.side) == (role, side) and row.alike is not None
            ]
            if len(off) > 1:
                means = [statistics.mean(pair[at] for pair in off) for at in (0, 1)]
                gaps = [real - alike for alike, real in off]
                spread = 1.96 * statistics.stdev(gaps) / len(gaps) ** 0.5
                print(
                    f"  {role:<9} declarer {side:<17} {means[0]:.1f} / {means[1]:.1f}"
                    f"   off by {statistics.mean(gaps):+.2f} ± {spread:.2f} of {len(gaps)}"
                )


def read_odds(texts: Sequence[str]) -> Odds:
    """The odds with some of them changed: ``name=percent``."""
    known = {each.name for each in fields(Odds)}
    chosen = {}
    for text in texts:
        name, _, percent = text.partition("=")
        if name not in known or not percent.isdigit():
            raise SystemExit(f"no odds {text!r}; there are {', '.join(sorted(known))}")
        chosen[name] = int(percent)
    return Odds(**chosen)


def main() -> None:
    """Run the parts asked for."""
    parser = argparse.ArgumentParser(description="what the bots believe beside what is true")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--game", default="romanian")
    parser.add_argument("--play", default="steady", help="who plays the cards (steady)")
    parser.add_argument("--only", choices=("cards", "outcomes"))
    parser.add_argument("--odds", nargs="+", action="extend", default=[], metavar="NAME=PERCENT")
    asked = parser.parse_args()
    odds = read_odds(asked.odds)
    task = Task(asked.game, asked.seed, odds, asked.play, asked.only != "outcomes", asked.only != "cards")
    found = Found()
    with ProcessPoolExecutor(asked.jobs) as workers:
        for some in workers.map(partial(part, task=task, deals=asked.deals), range(0, asked.deals, PART)):
            found.add(some)
    print(f"{asked.deals} deals of {asked.game}, seed {asked.seed}, cards played by {asked.play}")
    if task.cards:
        show_cards(found)
    if task.outcomes:
        show_outcomes(found)


if __name__ == "__main__":
    main()
