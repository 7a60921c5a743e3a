"""The rules: a phase of their own, a law of the tricks, a scoring by seat, a carry, one house option."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.actions import Action, Own
from engine.cards import SUIT_CARDS, Card, CardSet, card_set, suit_of
from engine.carry import Carried, Owned, Totals
from engine.contracts import Contract, GamePrice, NoSurrender
from engine.course import Quiet, advance
from engine.errors import bad_field
from engine.events import Acted, Event
from engine.games.game import Game
from engine.hidden import Hidden
from engine.house import HouseValue, Option, Schema
from engine.objections import Objection, not_now
from engine.pack import tarock_pack
from engine.phases.cutting import CutPhase
from engine.phases.dealing import in_rounds
from engine.phases.playing import PlayPhase, TrickLaw
from engine.seats import Seat
from engine.settlement import Line, Settlement
from engine.state import State, Table, Variant, View
from engine.usualcarry import NoCarry

HAND, TALON = 10, 2
MANY, FEW = (Contract(key, calls_king=False, announcements=False, individual=True) for key in ("many", "few"))
ANSWERS: Final = (Own("pledge many"), Own("pledge few"))


@dataclass(frozen=True)
class PledgePhase(Quiet):
    """Forehand pledges for many or for few: a kind of decision, and two actions, that no other game has."""

    kind: str = "pledge"
    key: str = "odd-pledge"

    def begin(self, table: Table) -> Table | None:
        return table._replace(actor=table.forehand)

    def legal(self, view: View) -> Sequence[Action]:
        return ANSWERS

    def objection(self, view: View, action: Action) -> Objection | None:
        return None if action in ANSWERS else not_now(self.kind, "O1")

    def act(self, state: State, seat: Seat, action: Action) -> tuple[Hidden, tuple[Event, ...]]:
        return state.hidden, (Acted(seat, action),)

    def fold(self, table: Table, event: Acted) -> Table:
        return advance(table._replace(contract=MANY if event.action == ANSWERS[0] else FEW))


class OddLaw(TrickLaw):
    """The lowest card of the suit led wins and takes the talon's top card; three tricks end the hand."""

    __slots__ = ()

    leads = "O4"
    follows = "O5"

    def leader(self, table: Table) -> Seat:
        return table.after(table.forehand)

    def playable(self, table: Table, seat: Seat, hand: CardSet) -> CardSet:
        trick = table.play.trick
        return (hand & SUIT_CARDS[suit_of(trick[0])] or hand) if trick else hand

    def winner(self, table: Table, trick: tuple[Card, ...]) -> int:
        return trick.index(min(card for card in trick if suit_of(card) is suit_of(trick[0])))

    def besides(self, state: State, trick: tuple[Card, ...]) -> tuple[Card, ...]:
        taken = len(state.table.play.tricks)
        return state.hidden.talon[taken : taken + 1]

    def opens(self, table: Table, winner: Seat) -> tuple[Seat, ...]:
        return () if table.play.tricks else (winner,)

    def over(self, table: Table) -> bool:
        last = table.play.tricks[-1].winner
        return sum(trick.winner == last for trick in table.play.tricks) == 3


class OddPrices(NoSurrender):
    """Nothing is bid and nothing announced."""

    items, target, counts, steps, talon_counts = (), 0, (), 0, False

    def factor(self, own: Any) -> int:
        return 1

    def game(self, contract: Contract, level: int, steps: int = 0, own: Any = None) -> GamePrice:
        return GamePrice(0, 0)

    def bonus(self, item: str, contract: Contract, *, announced: bool, steps: int = 0, own: Any = None) -> int:
        return 0

    def declaration(self, count: int, own: Any = None) -> int:
        return 0


class Marks(NoCarry):
    """A mark for the player with the most; it is carried over and stands in the record."""

    def begin(self, dealer: Seat) -> Carried:
        return Carried(dealer, (0,) * self.players, (0,) * self.players)

    def after(self, dealer: Seat, carry: Owned, totals: Totals, settlement: Settlement) -> Carried:
        # The same seat deals again after a hand that somebody has begun with a mark.
        following = dealer if any(carry) else (dealer + 1) % self.players
        return Carried(following, settlement.own, (0,) * self.players)

    def close(self, dealer: Seat, carry: Owned) -> tuple[Totals, Owned]:
        return tuple(-10 * mark for mark in carry), (0,) * self.players

    def own(self, carry: Owned) -> Owned:
        return carry

    def read(self, data: Mapping[str, object]) -> Owned:
        marks = data.get("marks", [0] * self.players)
        if not isinstance(marks, list | tuple) or len(marks) != self.players or any(type(m) is not int for m in marks):
            raise bad_field(data, "marks")
        return tuple(marks)

    def write(self, own: Owned) -> dict[str, object]:
        return {"marks": list(own)}

    def load(self, data: Mapping[str, object]) -> Owned:
        return self.read(data)

    def save(self, carry: Owned) -> dict[str, object]:
        return self.write(carry)


def settle(state: State) -> Settlement:
    """Plain card points of each seat's tricks, talon cards they took counted in; few counts against one."""
    table = state.table
    piles = [0] * table.players
    for number, trick in enumerate(table.play.tricks):
        more = table.besides[number] if number < len(table.besides) else ()
        piles[trick.winner] |= card_set((*trick.cards, *more))
    sign = 1 if table.contract is MANY else -1
    points = tuple(table.variant.pack.value(pile) for pile in piles)
    scores = tuple(sign * each for each in points)
    lines = tuple(Line("pile", value, seats=(seat,), rule="O3") for seat, value in enumerate(scores) if value)
    marks = list(table.own)
    marks[points.index(max(points))] += 1
    contract = table.contract.key if table.contract else None
    return Settlement("ended", scores, lines, contract=contract, points=points, own=tuple(marks))


def written(settlement: Settlement) -> dict[str, object]:
    lines = [{"seat": line.seats[0], "value": line.value} for line in settlement.lines]
    return {"outcome": settlement.outcome, "lines": lines, "scores": list(settlement.scores)}


def adds_up(table: Table, settlement: Settlement) -> bool:
    by_seat = [0] * table.players
    for line in settlement.lines:
        by_seat[line.seats[0]] += line.value
    return tuple(by_seat) == settlement.scores


SCHEMA = Schema((Option("thick", (False, True), "odd", "O2"),), ("odd",))


def _game(key: str, sizes: tuple[int, ...]) -> Game:
    players = len(sizes)
    holders = sum(1 for size in sizes if size)

    def build(options: dict[str, HouseValue]) -> Variant:
        least = 15 if options["thick"] else 5
        return Variant(
            key=key,
            players=players,
            pack=tarock_pack(5),
            hand_sizes=sizes,
            talon_size=TALON,
            contracts=(MANY, FEW),
            course=(
                CutPhase(least, pattern=in_rounds(holders, (5, 5)), knocks=False, rule="O8"),
                PledgePhase(),
                PlayPhase(OddLaw()),
            ),
            settle=settle,
            written=written,
            adds_up=adds_up,
            prices=OddPrices(),
            carry=Marks(players),
            outcomes=("ended",),
            items=("pile",),
            own_actions=frozenset(answer.text for answer in ANSWERS),
            turn_rule="O6",
            over_rule="O7",
            options=SCHEMA.differing(options),
        )

    return Game(key, players, SCHEMA, build)


ODD = _game("odd", (HAND,) * 4)
FIVE = _game("odd-five", (0, *(HAND,) * 4))
