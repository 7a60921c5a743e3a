"""A chunk of deals, the unit that is sent to a worker: a pure function of the contest and two numbers."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from engine import start

from .contest import Contest
from .counting import Counts, count
from .deals import deal
from .follies import Follies, Sums, blame, take_deal
from .referee import ArenaFault, ArenaPace, Chair, Paces, new_course, play


@dataclass(frozen=True, slots=True)
class DealResult:
    """One deal in all its seatings.

    ``paid`` is the balance of A's seats and of B's with the other players, added up over the seatings; ``moved``
    the points they took out of the pot (+) or paid into it (−); ``course`` a digest of every action.
    """

    number: int
    stake: int
    pot_before: int
    paid: tuple[int, int]
    moved: tuple[int, int]
    course: str


@dataclass(frozen=True, slots=True)
class Doings:
    """The facts about one bot: counts, times and follies."""

    counts: Counts = field(default_factory=Counter)
    paces: Paces = field(default_factory=dict)
    follies: Follies = field(default_factory=dict)

    def add(self, other: Doings) -> None:
        """Add the facts of the same bot in other deals."""
        self.counts.update(other.counts)
        for phase, pace in other.paces.items():
            self.paces.setdefault(phase, ArenaPace()).add(pace)
        for which, sums in other.follies.items():
            self.follies.setdefault(which, Sums()).add(sums)


@dataclass(frozen=True, slots=True)
class ChunkResult:
    """The deals of a chunk in their order, and the facts about A and B in them."""

    deals: tuple[DealResult, ...]
    a: Doings
    b: Doings


def play_chunk(contest: Contest, first: int, count: int) -> ChunkResult:
    """Play ``count`` deals from number ``first`` on.

    Raises:
        ArenaFault: a bot broke the rules.
    """
    a, b = Doings(), Doings()
    deals = tuple(_play_deal(contest, number, a, b) for number in range(first, first + count))
    return ChunkResult(deals, a, b)


def _play_deal(contest: Contest, number: int, a: Doings, b: Doings) -> DealResult:
    variant = contest.variant
    dealt = deal(variant, contest.seed, number)
    paid, moved = [0, 0], [0, 0]
    course = new_course()
    found: tuple[Counter[str], Counter[str]] = Counter(), Counter()
    seats = [0, 0]
    for seating in contest.seatings(dealt):
        chairs = []
        for seat, own in enumerate(seating):
            bot, side = (contest.a, a) if own else (contest.b, b)
            # The seed knows the deal and the seat, not the bot there: the same bot plays the same in both arms.
            chairs.append(Chair(bot, bot.player(f"{contest.seed}|{number}|{seat}"), side.paces))
        state = start(variant, dealt.dealer, dealt.own, dealt.pack)
        try:
            state = play(state, chairs, course)
        except ArenaFault as fault:
            raise ArenaFault(f"deal {number}: {fault}") from None
        count(state, [(a if own else b).counts for own in seating])
        blame(state, [found[not own] for own in seating])
        for own in seating:
            seats[not own] += 1
        settlement = state.table.settlement
        if settlement is not None:
            out_of_pot = settlement.pot_moves(variant.players)
            for seat, own in enumerate(seating):
                paid[not own] += settlement.scores[seat] - out_of_pot[seat]
                moved[not own] += out_of_pot[seat]
    for side, own_follies, hands in zip((a, b), found, seats, strict=True):
        take_deal(side.follies, contest.game, own_follies, hands)
    return DealResult(number, dealt.stake, dealt.pot, (paid[0], paid[1]), (moved[0], moved[1]), course.hexdigest())
