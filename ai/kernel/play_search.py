"""Looking ahead in the play: each card that may be played, in many deals, with the hand played out after it."""

from __future__ import annotations

from mypy_extensions import i64

from .bits import following
from .history import History
from .payoff import APART, Payoff
from .position import Position
from .rollout import BY_RULES, DUCKING, played_out
from .sampling import DealSampler


class PlaySearch:
    """The search for the card to play. ``values`` has for each deal one value for each card, ``weights`` one number.

    ``suits`` and ``taroks`` are the words of the cards. With ``ducking`` there are no sides and each trick
    costs its winner the stake, unless the payoff prices a seat's own points. ``slope`` is the worth of each third of a
    card point about the goal, in game points: players do not throw points away because a game seems decided, for it may
    not be. ``manner`` is the manner of simulating hands with two sides, and those without sides unless that is plain
    ducking. `seed` begins the chances.
    """

    def __init__(
        self,
        position: Position,
        payoff: Payoff,
        sampler: DealSampler,
        history: History,
        suits: list[int],
        taroks: list[int],
    ) -> None:
        self.position: Position = position
        self.payoff: Payoff = payoff
        self.sampler: DealSampler = sampler
        self.history: History = history
        self.suits: list[int] = suits
        self.taroks: list[int] = taroks
        self.random: i64 = 1
        self.ducking: i64 = 0
        self.manner: i64 = BY_RULES
        self.slope: float = 0.007
        self.reads: i64 = 1
        self.nodes: i64 = 0
        self.values: list[float] = []
        self.weights: list[float] = []

    def seed(self, seed: i64) -> None:
        """Begin the chances."""
        self.random = seed % 2147483646 + 1
        self.sampler.seed(seed + 1)

    def run(self, deals: i64) -> bool:
        """Run so many deals more; False if the facts admit none."""
        done: i64 = 0
        while done < deals:
            if not self.sampler.next():
                return False
            if self.ducking:
                self._ducked()
            else:
                self._played()
            self.nodes += len(self.suits)
            done += 1
        return True

    def _played(self) -> None:
        """The values of one deal that is played by two sides."""
        deal = self.sampler.deal
        payoff = self.payoff
        position = self.position
        slope: float = self.slope
        sides: i64 = payoff.sides(deal)
        weight: float = 1.0
        if self.reads:
            weight = self.history.weight(deal, sides, payoff.me, payoff.called_s, position.speaks)
        self.weights.append(weight)
        self.random = following(self.random)
        seed: i64 = self.random
        position.begin(sides)
        ours: bool = sides >> payoff.me & 1 != 0
        at: i64 = 0
        cards: i64 = len(self.suits)
        while at < cards:
            played_out(position, deal, sides, self.suits[at], self.taroks[at], seed, self.manner)
            value: float = payoff.value(position.end, deal, sides)
            points: i64 = payoff.points - payoff.game.number
            value += slope * float(points) if ours else -slope * float(points)
            self.values.append(value)
            at += 1

    def _ducked(self) -> None:
        """The values of one deal without sides."""
        position = self.position
        one: i64 = 1
        me: i64 = one << self.payoff.me
        self.weights.append(1.0)
        position.begin(me)
        seed: i64 = 1
        manner: i64 = DUCKING
        if self.manner != BY_RULES:
            self.random = following(self.random)
            seed = self.random
            manner = self.manner
        at: i64 = 0
        cards: i64 = len(self.suits)
        while at < cards:
            played_out(position, self.sampler.deal, me, self.suits[at], self.taroks[at], seed, manner)
            if self.payoff.game.what == APART:
                self.values.append(self.payoff.value(position.end, self.sampler.deal, me))
            else:
                taken: i64 = position.end.taken - position.won_tricks
                self.values.append(-float(taken * self.payoff.stake))
            at += 1
