"""What hands were expected to come to before the play, beside what they came to; and how often follies were done.

    python benchmarks/calibration.py --game romanian --bot expert --hands 500 --seed 1 [--jobs 2] [--minutes 30]

Four (three, five) of one bot play whole hands. For every seat its last decision of each kind before the play, and the
first card that it played, are looked into by the judgement that prices hints, *expert*'s search (`ai.foresight`): same
deals, same numbers of them. Of the bids only those that were played count. Printed are, for each kind:

- *game*: how often the declarer's side was expected to win, by tenths, and how often it did;
- *card points* of the declarer's side: the slope of what came on what was expected (1 is right, less is too sure), the
  gap, and how far single hands lie from the line;
- *bonuses* at the seat's last word, those that it announced and those that it could have announced, for its own side;
- *game points* of the seat, where hands are paid for by what the search counts.

Then how often claims about sides came true that a hint would call likely (`ai.proofs`), by what they come from; and the
follies of the arena (`python -m ai.arena`), which are the same code. ± is 95 %, all of a hand being one value.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)  # benchmarks/engine.py would hide the package engine

from ai import decide
from ai.arena.bots import Bot, read_bot
from ai.arena.deals import deal
from ai.arena.follies import Follies, Sums, blame, take_deal, told
from ai.arena.interval import SURE
from ai.arena.report import machine
from ai.foresight import Foresight
from ai.games import FORESEES, measure_of, proofs_of
from ai.players import ExpertPlayer, seen
from ai.proofs import Level
from ai.roles import Relation
from ai.searching import seed_for
from engine import (
    BEFORE_THE_CARDS,
    GAMES,
    KINGS,
    PAGAT,
    TRULA,
    Action,
    Announce,
    CardSet,
    Kind,
    MakeBid,
    Settlement,
    State,
    View,
    apply,
    card_set,
    legal_actions,
    observe,
    start,
    to_act,
    variant_for,
)
from engine.games.slovenian.captures import captures

PART: Final = 5
"""Hands to a worker at a time."""
TENTHS: Final = 10
SIDES: Final = 2
PAID: Final = ("romanian", "taper")
"""The games whose searches count what a seat is paid."""
LAST: Final = ("rege", "king")
"""The called card in the last trick, which is the declarer's side's to win."""


class Row(NamedTuple):
    """Something that was expected, and what came; ``hand`` is its number."""

    hand: int
    expected: float
    came: float


@dataclass
class Found:
    """What some hands showed: rows of chances and of amounts by their names, claims by theirs, follies."""

    chances: dict[str, list[Row]] = field(default_factory=lambda: defaultdict(list))
    amounts: dict[str, list[Row]] = field(default_factory=lambda: defaultdict(list))
    follies: Follies = field(default_factory=dict)
    hands: int = 0

    def add(self, other: Found) -> None:
        """Take in other hands."""
        for own, more in ((self.chances, other.chances), (self.amounts, other.amounts)):
            for name, rows in more.items():
                own[name] += rows
        for which, sums in other.follies.items():
            self.follies.setdefault(which, Sums()).add(sums)
        self.hands += other.hands


@dataclass(frozen=True)
class Task:
    """What to play, the same for all workers."""

    game: str
    bot: Bot
    seed: str


class Thought(NamedTuple):
    """A decision that was looked into."""

    view: View
    action: Action
    foresight: Foresight


def look(view: View, action: Action) -> Foresight | None:
    """What a hint would be priced by if it named that action."""
    effort = ExpertPlayer("").effort(view.kind)
    foresee = FORESEES.get(view.table.variant.key)
    if effort is None or foresee is None:
        return None
    known = seen(view)
    return foresee(known, action, effort, seed_for("hint", known))


def hand(task: Task, number: int, found: Found) -> None:
    """Play one hand, and lay what was expected beside what came."""
    variant = variant_for(task.game)
    dealt = deal(variant, task.seed, number)
    players = [task.bot.player(f"{task.seed}|{number}|{seat}") for seat in range(variant.players)]
    state = start(variant, dealt.dealer, dealt.own, dealt.pack)
    thoughts: dict[tuple[str, int], tuple[View, Action]] = {}
    claims: list[tuple[int, int, str, int, bool]] = []
    while (seat := to_act(state)) is not None:
        view = observe(state, seat)
        action = decide(players[seat], view).action
        plays = view.kind == Kind.PLAY
        if plays:
            claims += _claims(view)
        first = plays and not view.table.play.tricks
        before = not (plays or view.kind in BEFORE_THE_CARDS) and _free(view)
        if first or (before and (view.kind != Kind.AUCTION or isinstance(action, MakeBid))):
            thoughts["first card" if plays else view.kind, seat] = view, action
        if isinstance(action, Announce):
            thoughts[f"announced {action.item}", seat] = view, action
        state = apply(state, action).state
    settlement = state.table.settlement
    if settlement is None:
        raise ValueError(number)
    found.hands += 1
    blamed = [Counter[str]() for _ in range(variant.players)]
    blame(state, blamed)
    take_deal(found.follies, task.game, sum(blamed, Counter()), variant.players)
    ours = {settlement.declarer, settlement.partner}
    if settlement.declarer is None:
        return
    for (kind, seat), (view, action) in thoughts.items():
        if view.table.contract is None and not _came_about(action, seat, settlement):
            continue
        foresight = look(view, action)
        if foresight is not None and foresight.share:
            _compare(found, kind, Thought(view, action, foresight), state, settlement, number)
    for seat, other, name, percent, together in claims:
        right = ((seat in ours) == (other in ours)) == together
        found.chances[f"claim {name}"].append(Row(number, percent / 100, float(right)))


def _free(view: View) -> bool:
    """Whether there is anything to decide."""
    return len(legal_actions(view)) > 1


def _came_about(action: Action, seat: int, settlement: Settlement) -> bool:
    """Whether what a seat did while nobody had declared yet is what was played."""
    if isinstance(action, MakeBid):
        return (seat, action.bid.contract) == (settlement.declarer, settlement.contract)
    return seat == settlement.declarer


def _claims(view: View) -> Iterator[tuple[int, int, str, int, bool]]:
    """What a hint would call likely about the others: who claims it of whom, from what, how sure, on which side."""
    for other, proof in enumerate(proofs_of(view)):
        if other != view.seat and proof.level is Level.LIKELY:
            yield view.seat, other, str(proof.event), proof.percent, proof.relation is Relation.WITH


def _compare(found: Found, kind: str, thought: Thought, state: State, settlement: Settlement, number: int) -> None:
    """The rows of one decision; a hand that was given up is a lost game without card points."""
    view, action, foresight = thought
    if isinstance(action, Announce):
        chance = foresight.made.get(action.item)
        if chance is not None and kind.startswith("announced"):
            found.chances[kind].append(Row(number, chance, float(made(state, view.seat, action.item))))
            return
    found.chances[f"{kind}: game"].append(Row(number, foresight.won, float(_won(state, settlement))))
    if len(settlement.points or ()) == SIDES:
        points = (settlement.points or (0,))[0]
        found.amounts[f"{kind}: card points"].append(Row(number, foresight.points, float(points)))
    if state.table.variant.key in PAID:
        own = settlement.own
        paid = own.payments[view.seat] + own.pool_payments[view.seat]
        found.amounts[f"{kind}: game points"].append(Row(number, foresight.value, float(paid)))
    if not state.table.play.tricks:
        return
    legal = legal_actions(view)
    said = {each.item for each in state.table.speech.announced if each.seat == view.seat}
    for item, chance in foresight.made.items():
        if Announce(item) in legal and item not in said:
            found.chances[f"left unsaid {item}"].append(Row(number, chance, float(made(state, view.seat, item))))


def _won(state: State, settlement: Settlement) -> bool:
    """Whether the declarer's side has won the game."""
    lines = [line.value for line in settlement.lines if line.item in ("game", "valat")]
    if lines:
        return sum(lines) > 0
    return settlement.scores[settlement.declarer or 0] > 0


def captured(state: State, declares: bool) -> CardSet:
    """What a side has won in the end, the talon's rest among it."""
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
    """Whether the side of a seat has made a bonus, announced or not."""
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


def part(first: int, task: Task, hands: int) -> Found:
    """Some hands, from the number ``first``."""
    found = Found()
    for number in range(first, min(first + PART, hands)):
        hand(task, number, found)
    return found


def by_hand(rows: Sequence[Row]) -> Sums:
    """How often a thing came, hand by hand."""
    grouped: dict[int, list[float]] = defaultdict(list)
    for row in rows:
        grouped[row.hand].append(row.came)
    sums = Sums()
    for came in grouped.values():
        sums.take(round(sum(came)), len(came))
    return sums


def share(rows: Sequence[Row]) -> str:
    """What was expected on average, what came, of how many."""
    data = by_hand(rows).data()
    spread = "" if data["spread"] is None else f" ± {data['spread'] / 100:.3f}"
    expected = sum(row.expected for row in rows) / len(rows)
    return f"expected {expected:.3f}   came {data['mean'] / 100:.3f}{spread:8}  n {len(rows)}"


def show_chances(name: str, rows: Sequence[Row]) -> None:
    """A line for all, and one for each tenth."""
    print(f"{name:28} {share(rows)}")
    for tenth in range(TENTHS):
        some = [row for row in rows if min(int(row.expected * TENTHS), TENTHS - 1) == tenth]
        if some:
            print(f"    {tenth / TENTHS:.1f} … {(tenth + 1) / TENTHS:.1f}              {share(some)}")


def line(rows: Sequence[Row]) -> tuple[float, float, float, float]:
    """The slope of what came on what was expected and its interval, the mean gap, and how far single hands lie off."""
    count = len(rows)
    means = [sum(row[at] for row in rows) / count for at in (1, 2)]
    square = sum((row.expected - means[0]) ** 2 for row in rows)
    slope = sum((row.expected - means[0]) * (row.came - means[1]) for row in rows) / square if square else 0.0
    off = [row.came - means[1] - slope * (row.expected - means[0]) for row in rows]
    by: dict[int, float] = defaultdict(float)
    for row, each in zip(rows, off, strict=True):
        by[row.hand] += (row.expected - means[0]) * each
    spread = SURE * sqrt(sum(each * each for each in by.values())) / square if square else 0.0
    return slope, spread, means[1] - means[0], sqrt(sum(each * each for each in off) / max(count - 2, 1))


def show_amounts(name: str, rows: Sequence[Row]) -> None:
    """The slope, and what lies about it."""
    slope, spread, gap, off = line(rows)
    expected = sum(row.expected for row in rows) / len(rows)
    print(
        f"{name:28} slope {slope:.2f} ± {spread:.2f}   expected {expected:.2f}, came {expected + gap:.2f} ({gap:+.2f})"
        f"   hands off by {off:.2f}   n {len(rows)}"
    )


def show(task: Task, found: Found) -> None:
    """Everything."""
    print(f"{found.hands} hands of {task.game}, all {task.bot}, seed {task.seed}, {machine()['build']} build")
    print("\nExpected before the play, and what came")
    for name, rows in sorted(found.chances.items()):
        if not name.startswith("claim"):
            show_chances(name, rows)
    print("\nAmounts")
    for name, rows in sorted(found.amounts.items()):
        show_amounts(name, rows)
    print("\nSides that a hint would call likely, at each card that was played")
    for name, rows in sorted(found.chances.items()):
        if name.startswith("claim"):
            print(f"{name:28} {share(rows)}")
    print("\nFollies in 100 hands of a seat")
    for folly in measure_of(task.game).follies:
        sums = found.follies.get(folly.part)
        print(f"{folly.row:40} {told(folly, None if sums is None else sums.data())}")


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=[game for game in GAMES if game in FORESEES], default="romanian")
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--hands", type=int, default=500)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=0.0, help="stop after so many, with what there is (0: never)")
    asked = parser.parse_args()
    task = Task(asked.game, read_bot(asked.bot), asked.seed)
    found, began = Found(), monotonic()
    with ProcessPoolExecutor(asked.jobs) as workers:
        waiting = [workers.submit(partial(part, task=task, hands=asked.hands), n) for n in range(0, asked.hands, PART)]
        for future in waiting:
            found.add(future.result())
            if asked.minutes and monotonic() - began > 60 * asked.minutes:
                for later in waiting:
                    later.cancel()
                break
    show(task, found)


if __name__ == "__main__":
    main()
