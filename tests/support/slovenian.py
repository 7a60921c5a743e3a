"""Hands of the Slovenian games, written shortly: dealt and played by texts, or laid out as they ended."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from engine import (
    KINGS,
    LUNA,
    PAGAT,
    TRULA,
    Announced,
    Card,
    CardSet,
    HandRecord,
    IllegalAction,
    Objection,
    Seat,
    Settlement,
    Side,
    State,
    Trick,
    Variant,
    action_text,
    apply,
    card_set,
    in_threes,
    legal_actions,
    members,
    objection,
    observe,
    parse_card,
    parse_cards,
    read_action,
    shuffled,
    start,
    start_dealt,
    to_act,
    variant_for,
)
from engine.games.slovenian.carry import Marks
from engine.hidden import Hidden
from engine.parts import Play, Speech, Talon
from engine.sides import two_sides
from engine.state import Table
from tests.support.deals import texts
from tests.support.table import state_picture


def marks(variant: Variant, radli: tuple[int, ...] = (), compulsory: bool = False) -> Marks:
    return Marks(radli or (0,) * variant.players, compulsory)


def lay(
    *hands: str,
    talon: str = "",
    game: str = "slovenian-4",
    dealer: int | None = None,
    radli: tuple[int, ...] = (),
    compulsory: bool = False,
    **house: object,
) -> State:
    """The state after the deal: the cards named in ``hands`` by seat and in ``talon``, filled up with the lowest ones.

    The dealer is the last seat unless said otherwise, so that forehand is seat 0. Hands without tarok are played.
    """
    if game != "slovenian-3":
        house = {"no_tarok": "play", **house}
    variant = variant_for(game, house)
    seat = variant.players - 1 if dealer is None else dealer
    sizes = variant.dealt(seat)
    lying = [parse_card(name) for name in talon.split()]
    named = [parse_cards(hand) for hand in (*hands, *[""] * (variant.players - len(hands)))]
    used = sum(named) | card_set(lying)
    assert sum(cards.bit_count() for cards in named) + len(lying) == used.bit_count(), "a card stands twice"
    for card in members(variant.pack.cards & ~used):
        wanting = [each for each in range(variant.players) if named[each].bit_count() < sizes[each]]
        if wanting:
            named[min(wanting, key=lambda each: (named[each].bit_count(), each))] |= 1 << card
        else:
            lying.append(card)
    assert tuple(cards.bit_count() for cards in named) == sizes, "too many cards named for a hand"
    return start_dealt(variant, seat, marks(variant, radli, compulsory), tuple(named), tuple(lying)).state


def record_of(state: State) -> HandRecord:
    """The record of a hand that has just been dealt."""
    table, hidden = state
    return HandRecord(table.variant, table.dealer, table.own, None, hidden.hands, hidden.talon)


def packed(seed: str, game: str = "slovenian-4", dealer: Seat = 0, **house: object) -> State:
    """The state before the cut."""
    variant = variant_for(game, house)
    return start(variant, dealer, marks(variant), shuffled(variant.pack, Random(seed).random))


def play(state: State, script: str) -> State:
    """The state after the texts, each said by the seat whose turn it is; ``N:`` before a text checks the seat."""
    for entry in texts(script):
        seat = to_act(state)
        who, _, text = entry.rpartition(":")
        assert not who or seat == int(who), f"it is the turn of {seat}, not {who}, at {entry!r}"
        try:
            state = apply(state, read_action(state.table.variant, text.strip())).state
        except IllegalAction as error:
            raise AssertionError(f"{entry!r} by {seat}: {error}\n{state_picture(state)}") from error
    return state


def may(state: State) -> list[str]:
    """The legal actions of the seat to act."""
    seat = to_act(state)
    return [] if seat is None else [action_text(action) for action in legal_actions(observe(state, seat))]


def cards_of(state: State) -> set[str]:
    """The cards that may be played."""
    return {text.removeprefix("play ") for text in may(state)}


def refused(state: State, text: str) -> Objection:
    """The reason that the seat to act may not do that; it must be refused, and not be among the legal actions."""
    seat = to_act(state)
    assert seat is not None, "the hand is over"
    assert text not in may(state)
    why = objection(observe(state, seat), read_action(state.table.variant, text))
    assert why is not None, f"{text!r} by {seat} is legal:\n{state_picture(state)}"
    return why


def onward(state: State, *wishes: str) -> State:
    """The hand to its end: each seat does the first of the wishes that it may, else the first thing it may."""
    while (seat := to_act(state)) is not None:
        legal = legal_actions(observe(state, seat))
        wanted = next((each for each in legal if action_text(each) in wishes), legal[0])
        state = apply(state, wanted).state
    return state


def passed(state: State, name: str, more: str = "") -> State:
    """Forehand has the hand and names that contract."""
    others = "pass, " * (state.table.variant.holders - 1)
    if state.table.variant.key == "slovenian-3":
        return play(state, f"bid {name}, pass, pass, name {name}, {more}")
    return play(state, f"{others}name {name}, {more}")


def written(state: State) -> dict[str, Any]:
    """The settlement as the record writes it."""
    settlement = state.table.settlement
    assert settlement is not None, "the hand is not over"
    assert state.table.variant.adds_up(state.table, settlement)
    return state.table.variant.written(settlement)


class Ended:
    """A hand as it ended, laid out at random to the parts that are asked for; scoring asks no more.

    ``mine`` are the card points of the declarer's side: seat 0, with ``partner`` if there is one; ``over`` the cards
    over in counting. ``trula`` and ``kings`` are the sides that have them, None for neither. ``king`` and ``pagat`` are
    the seats that win the last trick: seat 2 plays the called king to it, seat ``pagat_by`` the pagat. ``tricks``: the
    side that wins all of them. ``mond`` is the seat that loses it, None for nobody.
    """

    def __init__(
        self,
        contract: str,
        mine: int | None = None,
        *,
        game: str = "slovenian-4",
        partner: Seat | None = None,
        trula: Side | None = None,
        kings: Side | None = None,
        king: Seat | None = None,
        pagat: Seat | None = None,
        pagat_by: Seat | None = None,
        tricks: Side | None = None,
        mond: Seat | None = None,
        over: int | None = None,
        said: tuple[Announced, ...] = (),
        steps: tuple[Seat, ...] = (),
        radli: tuple[int, ...] = (),
        house: Mapping[str, object] | None = None,
    ) -> None:
        self.variant = variant_for(game, house or {})
        self.contract, self.mine, self.partner, self.over = contract, mine, partner, over
        self.trula, self.kings, self.king, self.pagat, self.pagat_by = trula, kings, king, pagat, pagat_by
        self.tricks, self.mond = tricks, mond
        self.said, self.steps = said, steps
        self.marks = marks(self.variant, radli)
        self.declarers = {0, partner} - {None}

    def state(self) -> State:
        for seed in range(200_000):
            state = self._laid_out(Random(f"ended/{seed}"))
            if state is not None:
                return state
        raise AssertionError("no such hand")

    def settlement(self) -> Settlement:
        state = self.state()
        settlement = self.variant.settle(state)
        assert self.variant.adds_up(state.table, settlement)
        return settlement

    def written(self) -> dict[str, Any]:
        return self.variant.written(self.settlement())

    def _side(self, seat: Seat) -> Side:
        return Side.DECLARER if seat in self.declarers else Side.OPPONENTS

    def _laid_out(self, random: Random) -> State | None:
        variant = self.variant
        row = variant.contract(self.contract)
        assert row is not None
        called = parse_card("HK") if row.calls_king else None
        pack = list(shuffled(variant.pack, random.random))
        last = self._last(pack, called, random)
        rest = [card for card in pack if card not in last]
        size = row.talon_cards
        talon, laid = tuple(rest[:6]), card_set(rest[:size])
        groups = 6 // size if size else 0
        rest = rest[6:]
        share = random.randrange(1, len(rest) // variant.holders)
        tricks = []
        for number in range(variant.hand_size):
            cards = last if number == variant.hand_size - 1 else rest[number * variant.holders :][: variant.holders]
            tricks.append(self._trick(tuple(cards), cards is last, number < share, random))
        mine = laid
        for trick in tricks:
            mine |= card_set(trick.cards) if trick.winner in self.declarers else 0
        if not self._fits(mine, talon, tricks, called):
            return None
        table = Table(
            variant,
            variant.players - 1,
            self.marks._replace(doubled=self.variant.options.get("radli", True) is True and self.marks.radli[0] > 0),
            len(variant.course),
            None,
            contract=row,
            declarer=0,
            level=1,
            called=called,
            talon=Talon(groups, None, (), (), tuple(talon) if groups else (), 1 if groups else None),
            speech=Speech(announced=self.said, game=self.steps),
            play=Play(0, (), tuple(tricks)),
        )
        table = table._replace(sides=two_sides(table, self.declarers))
        return State(table, Hidden((), (0,) * variant.players, talon, laid, partner=self.partner))

    def _last(self, pack: list[Card], called: Card | None, random: Random) -> list[Card]:
        """The last trick, led by seat 0: the called king and the pagat are in it only if they are asked for."""
        low = [card for card in pack if not (TRULA | KINGS) >> card & 1][: self.variant.holders]
        if self.king is not None and called is not None:
            low[2] = called
        if self.pagat_by is not None:
            low[self.pagat_by] = PAGAT
        return low

    def _trick(self, cards: tuple[Card, ...], last: bool, ours: bool, random: Random) -> Trick:
        wanted = self.tricks or (Side.DECLARER if ours else Side.OPPONENTS)
        winner = random.choice([seat for seat in range(self.variant.holders) if self._side(seat) is wanted])
        if last and self.king is not None:
            winner = self.king
        if last and self.pagat is not None:
            winner = self.pagat
        if LUNA in cards and self.mond is None:
            winner = cards.index(LUNA)
        return Trick(0, cards, winner)

    def _fits(self, mine: CardSet, talon: tuple[Card, ...], tricks: list[Trick], called: Card | None) -> bool:
        pack = self.variant.pack
        theirs = pack.cards & ~mine
        if self.mine is not None and in_threes(pack, mine) != self.mine:
            return False
        if self.over is not None and mine.bit_count() % 3 != self.over:
            return False
        if self.tricks is not None:
            return {self._side(trick.winner) for trick in tricks} == {self.tricks}
        for cards, side in ((TRULA, self.trula), (KINGS, self.kings)):
            owners = [each for each, pile in ((Side.DECLARER, mine), (Side.OPPONENTS, theirs)) if not cards & ~pile]
            if owners != ([] if side is None else [side]):
                return False
        if len({self._side(trick.winner) for trick in tricks}) < 2:
            return False
        rest = talon[self._taken() :]
        if called in talon[: self._taken()]:
            return False
        lost = [t.cards.index(LUNA) for t in tricks if LUNA in t.cards and t.winner != t.cards.index(LUNA)]
        lost += [0] if LUNA in rest and self._taken() else []
        return lost == ([] if self.mond is None else [self.mond])

    def _taken(self) -> int:
        row = self.variant.contract(self.contract)
        return row.talon_cards if row is not None else 0


def positions(state: State) -> Iterator[State]:
    """The state and every one after it, each seat doing the first thing that it may."""
    while True:
        yield state
        seat = to_act(state)
        if seat is None:
            return
        state = apply(state, legal_actions(observe(state, seat))[0]).state
