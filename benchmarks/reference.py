"""The distance of a bot's choices and a hint's prices from a reference, a search with sixteen times the effort.

    python benchmarks/reference.py --game romanian --bot expert --decisions 1000 --seed 1 [--jobs 2] [--minutes 20]

Four (three, five) of one bot play whole hands. Of their free decisions that *expert* looks into, a `SHARE` of each kind
is drawn and searched again with another seed: `TIMES` the hands that the bot played out for it, or that it may where no
race lengthens that, whichever is more; and no choice drops out of a race. Printed are by kinds of decision:

- *differs*: how often the reference chooses otherwise, and the regret: by how much its own choice is worth more to it,
  in game points, with its additions for the order; but a barred choice (a pagat too unsure to be announced) counts only
  for its worth. Then the regret of all seats before the play, by the hand: decisions not drawn are made up for;
- *hints*: the price of one move, drawn from all but the one that is advised, as it is shown to the learner, beside the
  reference's for the same two moves; "as good" is a price of nought. How often the sign is right is printed for prices
  above `CLEAR`, and for those that the reference has above it. Then the same of the moves that a hint lists.

± is 95%, all of a hand being one value.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict, deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from math import inf, isinf, sqrt
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)  # benchmarks/engine.py would hide the package engine

from ai import CHARACTERS, Candidate, Decision, decide
from ai.arena.bots import Bot, read_bot
from ai.arena.deals import Draws, deal
from ai.arena.interval import SURE
from ai.arena.report import machine
from ai.games import SEARCHED
from ai.games.romanian.family import ROMANIAN
from ai.games.romanian.voicing import UNSAFE
from ai.habits import NEUTRAL
from ai.judgement import Ask
from ai.players import ExpertPlayer, SteadyPlayer, seen
from ai.searching import seed_for
from engine import ANNOUNCING, GAMES, Kind, View, apply, legal_actions, observe, start, to_act, variant_for
from tarokgui.session.adviser import FINEST, OTHERS, is_capped, priced, usual

TIMES: Final = 16
BATCH: Final = 4000
PART: Final = 2
"""Hands to a worker at a time."""
SHARE: Final = {Kind.AUCTION: 1 / 3, **dict.fromkeys(ANNOUNCING, 1 / 3), Kind.PLAY: 1 / 12}
"""The share of decisions of a kind that is looked at, all without an entry: a hand has many cards, one king."""
CLEAR: Final = 0.5
"""Game points from which a learner will believe that a move is worse."""
SIZES: Final = (0.0, FINEST, CLEAR, 1.0, 2.0, 4.0, inf)
"""Game points between which prices are looked at together."""
POOL: Final = 20
"""More than that in the pool makes prices of its own."""


class Price(NamedTuple):
    """The cost of a move against the advised one: as it is shown, and by the reference (below 0: it is better).

    ``listed`` are the moves that a hint names, ``drawn`` is one of all.
    """

    shown: float
    true: float
    listed: bool
    drawn: bool


@dataclass(frozen=True)
class Looked:
    """One decision: the number of its hand, the number of such drawn, the findings.

    ``regret`` is None if the reference has not looked at the bot's choice.
    """

    hand: int
    kind: str
    share: float
    pool: int
    differs: bool
    regret: float | None
    prices: tuple[Price, ...]


@dataclass(frozen=True)
class Task:
    """The hands to play, the same for all workers."""

    game: str
    bot: Bot
    seed: str
    times: int = TIMES


def refer(task: Task, view: View, spent: int) -> Decision | None:
    """The reference's decision on a `seen` view for which a bot played out ``spent`` hands; None without a search."""
    base = ExpertPlayer("").effort(view.kind)
    if base is None or len(legal_actions(view)) == 1:
        return None
    character = CHARACTERS.get(task.bot.name)
    habits = NEUTRAL if character is None else character.habits
    name = f"reference|{task.seed}"
    rules = decide(SteadyPlayer(name, habits=habits), view)
    search = SEARCHED.find(task.game, view.kind)
    most = task.times * max(spent, base.nodes)
    raced = spent > base.nodes
    deals = most if raced else task.times * base.deals
    effort = replace(base, nodes=most, deals=deals, batch=BATCH, race=1, drops=False)
    found = deque(search(view, Ask(effort, seed_for(name, view), rules, habits)), maxlen=1)[0]
    return found if found.nodes else None


def liked(game: str, candidate: Candidate) -> float:
    """A candidate's worth with the additions for the order, but without a bar."""
    barred = game in ROMANIAN.games and candidate.favour < -UNSAFE / 2
    return candidate.value + candidate.favour + (UNSAFE if barred else 0.0)


def regret(game: str, reference: Decision, choice: Decision) -> float | None:
    """By how much the reference likes its own choice better; None if it has not looked at the other."""
    found = {each.action: liked(game, each) for each in reference.ranked}
    if choice.action not in found:
        return None
    return max(0.0, found[reference.action] - found[choice.action])


def prices(hint: Decision, reference: Decision, draw: Callable[[], float], *, capped: bool) -> Iterator[Price]:
    """Every move that the adviser prices beside its advice, and the reference's price of the two."""
    true = {each.action: each.value for each in reference.ranked}
    best = next((each for each in hint.ranked if each.action == hint.action), None)
    found = [each for each in hint.ranked if each.action != hint.action and each.error is not None]
    found.sort(key=lambda each: -each.value)
    drawn = int(draw() * len(found))
    for at, each in enumerate(found):
        told = priced(best, each, capped=capped)
        if told.worse is None or isinf(told.worse) or not {hint.action, each.action} <= true.keys():
            continue
        shown = 0.0 if told.even else told.worse
        yield Price(shown, true[hint.action] - true[each.action], at < OTHERS, at == drawn)


def hand(task: Task, number: int) -> Iterator[Looked]:
    """Play one hand, and look at the decisions drawn from it."""
    variant = variant_for(task.game)
    dealt = deal(variant, task.seed, number)
    draw = Draws(f"reference|{task.seed}|{number}")
    players = [task.bot.player(f"{task.seed}|{number}|{seat}") for seat in range(variant.players)]
    adviser = usual()
    state = start(variant, dealt.dealer, dealt.own, dealt.pack)
    while (seat := to_act(state)) is not None:
        view = observe(state, seat)
        choice = decide(players[seat], view)
        share = SHARE.get(view.kind, 1.0)
        reference = refer(task, seen(view), choice.nodes) if draw() < share else None
        if reference is not None:
            pot = view.table.pot
            found = tuple(prices(decide(adviser, view), reference, draw, capped=is_capped(view)))
            differs = choice.action != reference.action
            yield Looked(number, view.kind, share, pot, differs, regret(task.game, reference, choice), found)
        state = apply(state, choice.action).state


def part(first: int, task: Task) -> list[list[Looked]]:
    """Some hands, from the number ``first``."""
    return [list(hand(task, number)) for number in range(first, first + PART)]


def mean(rows: Sequence[tuple[int, float]]) -> str:
    """The mean of values by the numbers of their hands, as it is printed."""
    if not rows:
        return "      –        "
    middle = sum(value for _, value in rows) / len(rows)
    off: dict[int, float] = defaultdict(float)
    for number, value in rows:
        off[number] += value - middle
    count = len(off)
    if count == 1:
        return f"{middle:6.3f}         "
    spread = SURE * sqrt(sum(each * each for each in off.values()) * count / (count - 1)) / len(rows)
    return f"{middle:6.3f} ± {spread:.3f} "


def by_kind(looked: Sequence[Looked]) -> Iterator[tuple[str, list[Looked]]]:
    """The decisions of each kind in the order of a hand, then those before the play and all."""
    kinds = list(dict.fromkeys(each.kind for each in looked if each.kind != Kind.PLAY))
    for kind in (*kinds, Kind.PLAY):
        yield kind, [each for each in looked if each.kind == kind]
    yield "before the play", [each for each in looked if each.kind != Kind.PLAY]
    yield "all", list(looked)


def show_choices(looked: Sequence[Looked], hands: int) -> None:
    """The frequency of differences, and their cost."""
    print(f"\n{'Choices':18}{'differs':18}{'regret':18}{'n':>5}")
    for kind, some in by_kind(looked):
        differs = mean([(each.hand, float(each.differs)) for each in some])
        costs = mean([(each.hand, each.regret) for each in some if each.regret is not None])
        print(f"{kind:18}{differs:18}{costs:18}{len(some):5}")
    sums = [0.0] * hands
    for each in looked:
        if each.kind != Kind.PLAY:
            sums[each.hand] += (each.regret or 0.0) / each.share
    print(f"Regret before the play, a hand, all seats: {mean(list(enumerate(sums)))} n {hands}")


def show_prices(title: str, looked: Sequence[Looked], wanted: Callable[[Price], bool]) -> None:
    """The error of the prices, and how often their sign is right."""
    print(f"\n{title:28}{'error':18}{'shown − true':18}{'n':>5}   right > {CLEAR} shown       n   right > {CLEAR} true")
    for kind, some in by_kind(looked):
        rows = [(each.hand, price) for each in some for price in each.prices if wanted(price)]
        off = mean([(number, abs(price.shown - price.true)) for number, price in rows])
        bias = mean([(number, price.shown - price.true) for number, price in rows])
        signs = [(number, float(price.true > 0)) for number, price in rows if price.shown > CLEAR]
        others = [(number, float(price.shown > 0 < price.true)) for number, price in rows if abs(price.true) > CLEAR]
        tail = f"{mean(signs):18}{len(signs):5}   {mean(others):18}{len(others):5}"
        print(f"{kind:28}{off:18}{bias:18}{len(rows):5}   {tail}")


def show_sizes(looked: Sequence[Looked]) -> None:
    """The error of the prices of moves drawn, by the price that was shown."""
    print(f"\n{'By the price that is shown':28}{'error':18}{'shown − true':18}{'n':>5}")
    for low, high in pairwise(SIZES):
        rows = [(each.hand, price) for each in looked for price in each.prices if price.drawn]
        some = [(number, price) for number, price in rows if low <= price.shown < high]
        off = mean([(number, abs(price.shown - price.true)) for number, price in some])
        bias = mean([(number, price.shown - price.true) for number, price in some])
        print(f"{f'{low:g} … {high:g}':28}{off:18}{bias:18}{len(some):5}")


def show_worst(looked: Sequence[Looked], count: int) -> None:
    """The moves drawn whose prices are off most."""
    rows = [(each, price) for each in looked for price in each.prices if price.drawn]
    rows.sort(key=lambda row: -abs(row[1].shown - row[1].true))
    for each, price in rows[:count]:
        print(f"hand {each.hand}, {each.kind}, pool {each.pool}: shown {price.shown:.2f}, true {price.true:.2f}")


def show(task: Task, hands: Sequence[Sequence[Looked]]) -> None:
    """Everything."""
    looked = [each for some in hands for each in some]
    print(f"{len(hands)} hands of {task.game}, all {task.bot}, seed {task.seed}, {machine()['build']} build")
    print(f"{len(looked)} decisions, reference with {task.times} times the effort")
    show_choices(looked, len(hands))
    show_prices("Hints, a move drawn", looked, lambda price: price.drawn)
    show_prices("Hints, the moves they list", looked, lambda price: price.listed)
    show_sizes(looked)
    plain = [each for each in looked if each.pool <= POOL]
    if len(plain) < len(looked):
        show_prices(f"A move drawn, pool ≤ {POOL}", plain, lambda price: price.drawn)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    searched = [game for game in GAMES if any(game == key for key, _ in SEARCHED.entries)]
    parser.add_argument("--game", choices=searched, default="romanian")
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--decisions", type=int, default=1000, help="stop after the hands that bring so many")
    parser.add_argument("--times", type=int, default=TIMES)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=0.0, help="stop after so many, with what there is (0: never)")
    parser.add_argument("--worst", type=int, default=0, help="tell of so many prices that lie off most")
    asked = parser.parse_args()
    task = Task(asked.game, read_bot(asked.bot), asked.seed, asked.times)
    hands: list[list[Looked]] = []
    began, due = monotonic(), 0
    with ProcessPoolExecutor(asked.jobs) as workers:
        waiting: list[Future[list[list[Looked]]]] = []
        while sum(map(len, hands)) < asked.decisions:
            if asked.minutes and monotonic() - began > 60 * asked.minutes:
                break
            while len(waiting) < asked.jobs:
                waiting.append(workers.submit(partial(part, task=task), due))
                due += PART
            hands += waiting.pop(0).result()
        for later in waiting:
            later.cancel()
    show(task, hands)
    show_worst([each for some in hands for each in some], asked.worst)


if __name__ == "__main__":
    main()
