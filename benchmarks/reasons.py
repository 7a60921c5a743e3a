"""The reasons of hints, each checked against the cards: how often each is said, and if one is ever false or empty.

    python benchmarks/reasons.py [--hands 5000] [--games slovenian-4 …] [--first 0] [--minutes 15] [--seed 1]

So many hands of every game, with many house rules and whatever cards, are played by *steady* and by chance. At each
decision the rules of thumb from which hints have their reasons judge every choice, and each reason is checked: from the
cards that the seat sees (``tests/ai/claims.py``, no function of the bots), from all the cards (by the engine,
``tests/ai/true_cards.py``) and in words. Certain sides are checked too; at some leads two cards are played out side by
side, as for a hint.
``--first`` goes on where another run ended, ``--minutes`` of the processor or Ctrl+C end it early.

Prints a row for each reason, with the game, hand and decision of its first time, and the reasons that were never said.
Ends with status 1 if one is false or empty.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from time import process_time
from typing import Final

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)  # benchmarks/engine.py would hide the package engine

from ai import Decision, decide, make
from ai.games import COMPARES, proofs_of
from ai.player import Reason
from ai.players import seen
from ai.proofs import Level
from ai.reasonparams import PARAMS
from ai.reasons import Why
from ai.roles import Relation
from ai.telling import tell
from engine import HandRecord, PlayCard, State, View, action_text, apply, legal_actions, observe, to_act
from tarokgui.games.registry import texts_of
from tarokgui.session.adviser import SEED
from tarokgui.wording.i18n import load
from tarokgui.wording.proofs import ABOUT_SIDES
from tarokgui.wording.reasons import reason_text
from tests.ai.claims_of import claims_of
from tests.ai.seeing import Moment
from tests.ai.true_cards import FACTS, Truth
from tests.support.chance import Temper, first_of
from tests.support.honesty import GAMES
from tests.support.worlds import by_the_rules

ADVISER: Final = make("steady", SEED)
"""The rules of thumb of the adviser; its search gives no reasons but those of two cards side by side."""
CALM: Final = 0.7
"""The share of the decisions that *steady* takes in a calm hand."""
SIDE_BY_SIDE: Final = 0.01
"""The share of the plays at which two cards are played out …"""
DEALS: Final = 30
"""… in so many deals."""
REDEALT: Final = 24
"""Where a sure trick cannot be proved from the open cards, the unseen cards are dealt anew so often."""
NAMES: Final = ("Toader", "Sidonia", "Leopold", "Ilinca", "Mihai")


@dataclass
class Row:
    """A reason: how often it was said, checked, false and empty, and where it was said first and false first."""

    said: int = 0
    from_all: int = 0
    false: int = 0
    empty: int = 0
    games: set[str] = field(default_factory=set)
    first: str = ""
    wrong: list[str] = field(default_factory=list)


@dataclass
class Tally:
    """The rows by reason; ``silent`` counts decisions whose best choice has no reason, by kind."""

    rows: dict[str, Row] = field(default_factory=dict)
    hands: Counter[str] = field(default_factory=Counter)
    decisions: int = 0
    silent: Counter[str] = field(default_factory=Counter)

    def check(self, key: str, where: str, says: str, *, holds: bool, full: bool = True, from_all: bool = False) -> None:
        """Count a reason that was said."""
        row = self.rows.setdefault(key, Row())
        row.first = row.first or f"{where}: {says}"
        row.games.add(where.partition(" ")[0])
        row.said += 1
        row.from_all += from_all
        row.false += not holds
        row.empty += not full
        if not (holds and full) and len(row.wrong) < 3:
            row.wrong.append(f"{where}: {says}")

    @property
    def faults(self) -> int:
        """The number of false and empty reasons."""
        return sum(row.false + row.empty for row in self.rows.values())


def others(record: HandRecord, state: State, view: View) -> list[State]:
    """Some states in which the seat sees the same, the true one first."""
    return [state, *(by_the_rules(record, state, view, Random(number)) for number in range(REDEALT))]


class Checker:
    """Checks the reasons of one game."""

    def __init__(self, game: str, found: Tally) -> None:
        self._game, self._found = game, found
        self._claims = claims_of(game)
        self._tr = load("en")
        self._tr.words = texts_of(game).venue.words
        self._redeal: Callable[[], list[State]] = list

    def hand(self, seed: str, number: int) -> None:
        """Deal and play one hand, and check all that is said in it."""
        random = Random(f"{seed}/{self._game}/{number}")
        record = first_of(random, self._game)
        state, temper, calm, turn = record.begin().state, Temper(random), random.random() < CALM, 0
        while (seat := to_act(state)) is not None:
            view = observe(state, seat)
            self._redeal = partial(others, record, state, view)
            decision = decide(ADVISER, view)
            where = f"{self._game} {seed}/{number}/{turn}"
            self._decision(state, view, decision, where)
            if view.kind == "play" and random.random() < SIDE_BY_SIDE:
                self._compared(state, view, decision, where)
            action = decision.action
            if not calm or random.random() > CALM:
                action = temper.choose(view, legal_actions(view))
            state, record = apply(state, action).state, record.with_action(seat, action)
            turn += 1
        self._found.hands[self._game] += 1

    def _decision(self, state: State, view: View, decision: Decision, where: str) -> None:
        self._found.decisions += 1
        best = next(each for each in decision.ranked if each.action == decision.action)
        self._found.silent[view.kind] += not best.reasons
        named = set()
        for candidate in decision.ranked:
            moment = Moment(view, candidate.action, self._redeal)
            for reason in candidate.reasons:
                self._reason(Truth(moment, state), reason, where)
                if reason.key in ABOUT_SIDES:
                    named.add(reason.params["seat"])
        for seat, proof in enumerate(proofs_of(view) if named else ()):
            if seat in named and proof.level is Level.SURE:
                truth = Truth(Moment(view, decision.action), state).together(view.seat, seat)
                says = f"seat {seat} {proof.relation}"
                holds = truth is (proof.relation is Relation.WITH)
                self._found.check(f"proof.sure.{proof.event}", where, says, holds=holds, from_all=True)

    def _reason(self, truth: Truth, reason: Reason, where: str) -> None:
        key, params = reason.key, reason.params
        text = reason_text(self._tr, reason, NAMES.__getitem__)
        full = {*params} == {*PARAMS[Why(key)]} and text.endswith(".") and "{" not in text and "None" not in text
        full = full and not any(value in ("", (), None) for name, value in params.items() if name != "after")
        fact = FACTS.get(Why(key))
        holds = self._claims[key](truth.m, params) and (fact is None or fact(truth, params))
        says = f"{action_text(truth.m.action)}: {text}"
        if not (holds and full):
            says = f"{says} {dict(params)}"
        self._found.check(key, where, says, holds=holds, full=full, from_all=fact is not None)

    def _compared(self, state: State, view: View, decision: Decision, where: str) -> None:
        """Play out the best card and the next one."""
        compare, plays = COMPARES.get(self._game), [each.action for each in decision.ranked]
        if compare is None or len(plays) < 2 or not all(isinstance(each, PlayCard) for each in plays):
            return
        known = seen(view)
        best, other = (each for each in plays[:2] if isinstance(each, PlayCard))
        thinking = compare(known, best, other, SEED, DEALS)
        while True:
            try:
                next(thinking)
            except StopIteration as end:
                played = end.value
                break
        for reason in () if played is None else tell(known, played[0], played[1], other):
            self._reason(Truth(Moment(view, best, self._redeal), state), reason, where)


def walk(games: Sequence[str], seed: str, numbers: Sequence[int], minutes: float | None = None) -> Tally:
    """The findings in those hands of each game, in turn; in those so far if Ctrl+C is pressed."""
    found = Tally()
    checkers = [Checker(game, found) for game in games]
    for number in numbers:
        for checker in checkers:
            if minutes is not None and process_time() > 60 * minutes:
                return found
            try:
                checker.hand(seed, number)
            except KeyboardInterrupt:
                return found
    return found


def lines(found: Tally) -> Iterator[str]:
    """The table, then the false reasons, then those that were never said."""
    yield f"{'reason':<26}{'said':>9}{'by all cards':>14}{'false':>7}{'empty':>7}{'games':>7}   first"
    for key, row in sorted(found.rows.items()):
        counts = f"{row.said:>9}{row.from_all:>14}{row.false:>7}{row.empty:>7}{len(row.games):>7}"
        yield f"{key:<26}{counts}   {row.first}"
    yield from (f"WRONG {key}: {text}" for key, row in sorted(found.rows.items()) for text in row.wrong)
    yield f"never said: {', '.join(sorted({*map(str, Why)} - found.rows.keys())) or 'none'}"
    silent = ", ".join(f"{kind} {count}" for kind, count in found.silent.most_common() if count)
    yield f"decisions whose best choice has no reason: {silent or 'none'}"
    hands = ", ".join(f"{game} {count}" for game, count in found.hands.items())
    said = sum(row.said for row in found.rows.values())
    yield f"{found.decisions} decisions in hands of {hands}: {said} reasons checked, {found.faults} false or empty"


def main() -> int:
    """Walk and print; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hands", type=int, default=5000, help="of each game")
    parser.add_argument("--games", nargs="*", choices=GAMES, default=GAMES, metavar="GAME")
    parser.add_argument("--first", type=int, default=0, help="the number of the first hand")
    parser.add_argument("--minutes", type=float, help="of the processor, at most")
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    found = walk(asked.games, asked.seed, range(asked.first, asked.first + asked.hands), asked.minutes)
    print("\n".join(lines(found)))
    return 1 if found.faults else 0


if __name__ == "__main__":
    sys.exit(main())
