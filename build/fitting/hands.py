"""Hands of four (three, five) of one bot, with the play-outs of its decisions beside the results."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, NamedTuple

from ai import decide
from ai.arena.bots import Bot
from ai.arena.deals import deal
from ai.foresight import Foresight
from ai.games.tubingen.calibrated import CONCEALED, LONE, at_the_cards
from ai.games.tubingen.foreseeing import GAME
from benchmarks.expectations import look
from benchmarks.outcomes import made, won
from engine import (
    BEFORE_THE_CARDS,
    PLAYS,
    Action,
    Announce,
    Kind,
    MakeBid,
    Settlement,
    State,
    View,
    apply,
    legal_actions,
    observe,
    start,
    to_act,
    variant_for,
)

SIDES: Final = 2
SPEAKING: Final = (Kind.ANNOUNCE, "kontra-round")
HOPE: Final = 0.12
"""A bonus announced by lot was made in so many of the play-outs, or more."""
LOT: Final = 3
"""In one of so many hands lots are drawn."""
NEVER: Final = ("valat",)
"""Not announced by lot: it would be another game."""

CALLING: Final = (Kind.CALL, "name-contract", "call-card")
"""Decisions after the auction before the talon is seen."""

BIDS: Final = "bids"
CALLS: Final = "calls"
PLANS: Final = "plans"
WORDS: Final = "words"
CARDS: Final = "cards"
STAGES: Final = (BIDS, CALLS, PLANS, WORDS, CARDS)
"""The last bid, decisions after it before the talon is seen, those with the talon up to the discard, the last word,
the first card."""


class Spots(NamedTuple):
    """The play-outs for the game: the weight of all hands that ended with so many parts, the declarer alone or not, and
    the number of parts that wins the game; then the result, in card points, and True if the game was won."""

    hand: int
    stage: str
    side: str
    contract: str
    goal: int
    spots: list[tuple[int, bool, float]]
    points: float
    won: bool


class Said(NamedTuple):
    """An announced bonus: in which share of the hands played out it was made, and whether it was."""

    hand: int
    item: str
    share: float
    came: bool


@dataclass
class Rows:
    """The rows of some hands."""

    games: list[Spots] = field(default_factory=list)
    bonuses: list[Said] = field(default_factory=list)
    hands: int = 0

    def add(self, other: Rows) -> None:
        """Take in other hands."""
        self.games += other.games
        self.bonuses += other.bonuses
        self.hands += other.hands

    def moved(self, by: int) -> Rows:
        """The same with other numbers of hands."""
        games = [row._replace(hand=row.hand + by) for row in self.games]
        return Rows(games, [row._replace(hand=row.hand + by) for row in self.bonuses], self.hands)

    def told(self) -> dict[str, Any]:
        """For a file."""
        return {"games": self.games, "bonuses": self.bonuses, "hands": self.hands}

    @classmethod
    def heard(cls, told: dict[str, Any]) -> Rows:
        """From a file."""
        games = [Spots(*row) for row in told["games"]]
        return cls(games, [Said(*row) for row in told["bonuses"]], told["hands"])


@dataclass(frozen=True)
class Task:
    """The hands to play."""

    game: str
    bot: Bot
    seed: str


def hand(task: Task, number: int) -> Rows:
    """One hand. In every third one half of the hopeful bonuses are announced by lot; such a hand counts for bonuses
    alone, for the announcer of a bonus plays for it."""
    variant = variant_for(task.game)
    dealt = deal(variant, task.seed, number)
    players = [task.bot.player(f"{task.seed}|{number}|{seat}") for seat in range(variant.players)]
    state = start(variant, dealt.dealer, dealt.own, dealt.pack)
    drawn = number % LOT == LOT - 1
    thoughts: dict[tuple[str, str, int], tuple[View, Action]] = {}
    while (seat := to_act(state)) is not None:
        view = observe(state, seat)
        action = decide(players[seat], view).action
        if drawn and view.kind in SPEAKING:
            action = next(_by_lot(task, number, view), action)
        name = _kept(view, action)
        if name:
            thoughts[name, view.kind, seat] = view, action
        state = apply(state, action).state
    found = Rows(hands=1)
    settlement = state.table.settlement
    if settlement is None or settlement.declarer is None:
        return found
    for (name, _, _), (view, action) in thoughts.items():
        if name in STAGES and (drawn or not _came_about(view, action, settlement)):
            continue
        foresight = look(view, action)
        if foresight is None or not foresight.share:
            continue
        if name in STAGES:
            found.games += _game(name, view, foresight, settlement, state, number)
            found.bonuses += _chance(view, action, foresight, settlement, state, number)
        elif isinstance(action, Announce) and state.table.play.tricks and action.item in foresight.raw.made:
            share = foresight.raw.made[action.item]
            found.bonuses.append(Said(number, action.item, share, made(state, view.seat, action.item)))
    return found


def _by_lot(task: Task, number: int, view: View) -> Iterator[Action]:
    """The bonuses that the lot lets a seat announce."""
    for action in legal_actions(view):
        if not isinstance(action, Announce) or action.item in NEVER:
            continue
        if Random(f"{task.seed}|{number}|{view.seat}|{action.item}").random() < 0.5:
            foresight = look(view, action)
            if foresight is not None and foresight.raw.made.get(action.item, 0.0) >= HOPE:
                yield action


def _kept(view: View, action: Action) -> str:
    """The name under which a decision is kept, empty if it is not looked into; the last of a name and a kind counts."""
    if view.kind == Kind.PLAY:
        return CARDS if not view.table.play.tricks and action in PLAYS else ""
    if isinstance(action, Announce):
        return action.item
    if view.kind in BEFORE_THE_CARDS or len(legal_actions(view)) == 1:
        return ""
    if view.kind == Kind.AUCTION:
        return BIDS if isinstance(action, MakeBid) else ""
    if view.kind in CALLING:
        return CALLS
    return WORDS if view.kind in SPEAKING else PLANS


def _came_about(view: View, action: Action, settlement: Settlement) -> bool:
    """True if a seat's act before anybody had declared became the contract played."""
    if view.table.contract is not None:
        return True
    if isinstance(action, MakeBid):
        return (view.seat, action.bid.contract) == (settlement.declarer, settlement.contract)
    return view.seat == settlement.declarer


def _game(
    stage: str, view: View, foresight: Foresight, settlement: Settlement, state: State, number: int
) -> Iterator[Spots]:
    """The row of a game that is about card points."""
    raw, points = foresight.raw, settlement.points
    if not raw.spots or not raw.goal or points is None or len(points) != SIDES or not state.table.play.tricks:
        return
    ours = view.seat in (settlement.declarer, settlement.partner)
    spots = [(spot.parts, spot.alone, weight) for spot, weight in sorted(raw.spots.items())]
    contract = settlement.contract or ""
    came = won(state, settlement)
    yield Spots(number, stage, "declaring" if ours else "opposing", contract, raw.goal, spots, float(points[0]), came)


def _chance(
    view: View, action: Action, foresight: Foresight, settlement: Settlement, state: State, number: int
) -> Iterator[Said]:
    """The row of a game whose chance is believed as a whole, as in Tübingen Tarok: by contract, then by side."""
    if GAME not in foresight.raw.made or settlement.contract is None or not state.table.play.tricks:
        return
    item = settlement.contract
    if view.kind == Kind.PLAY:
        item = at_the_cards(item, view.seat in (settlement.declarer, settlement.partner))
    elif item == LONE and not isinstance(action, MakeBid):
        item = CONCEALED
    yield Said(number, item, foresight.raw.made[GAME], won(state, settlement))
