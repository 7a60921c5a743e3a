"""Whole hands at random with a bent towards the corners, from a seed: for comparing two referees on many of them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from engine import (
    KINGS,
    PAGAT,
    TAROACE,
    Action,
    Announce,
    Declare,
    Double,
    HandRecord,
    Hold,
    HouseValue,
    Keep,
    Knock,
    MakeBid,
    Pass,
    PassAnnouncing,
    PlayCard,
    RecordError,
    Reject,
    Seat,
    State,
    Surrender,
    Variant,
    View,
    apply,
    card_set,
    game_of,
    legal_actions,
    members,
    observe,
    shuffled,
    to_act,
    variant_for,
)
from engine.carry import Owned
from engine.games.romanian.carry import Pot
from engine.games.slovenian.carry import Marks

GAMES: Final = ("romanian", "taper")


def house_rules(random: Random, game: str) -> dict[str, HouseValue]:
    """Some house options, as often as not none; only such as the game plays where it refuses the ones drawn.

    Each option is drawn with a chance of its own, so that the same seed deals the same cards when one is added.
    """
    if random.random() < 0.4:
        return {}
    seed, schema = random.random(), game_of(game).house
    drawn = {option.key: Random(f"{seed}/{option.key}").choice(option.choices) for option in schema.options}
    try:
        variant_for(game, drawn)
    except RecordError:
        return {option.key: schema.holds(option.key, drawn) for option in schema.options if option.played}
    return drawn


class Temper:
    """A table's temper on one evening: each inclination is drawn once for the hand."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.bidding = random.choice([0.0, 0.3, 0.6, 0.9])
        self.talking = random.choice([0.05, 0.3, 0.6, 0.85])
        self.rejecting = random.random()
        self.hoarding = random.random() < 0.5

    def weight(self, view: View, action: Action) -> float:
        match action:
            case Pass():
                return 1 - self.bidding + 0.05
            case MakeBid() | Hold():
                return self.bidding
            case Keep():
                return 4.0
            case Knock():
                return 20.0
            case Reject():
                return 4 * self.rejecting
            case Surrender():
                return 1.0
            case PassAnnouncing():
                return 1.0 if not view.table.speech.fresh else 2.0
            case Declare() | Announce("pagat"):
                return 3 * self.talking
            case Announce("valat"):
                return self.talking / 6
            case Announce() | Double():
                return self.talking / 2
            case PlayCard(card) if self.hoarding and (card == PAGAT or card == view.table.called):
                return 0.01
            case PlayCard(card) if self.hoarding and TAROACE >> card & 1:
                return 0.3
        return 1.0

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        if len(legal) > 60:  # cuts and discards
            at = self.random.random() ** 2 if isinstance(legal[0], Surrender) else self.random.random()
            return legal[int(at * len(legal))]
        weights = [self.weight(view, action) for action in legal]
        return self.random.choices(list(legal), weights if any(weights) else None)[0]


def rigged_pack(random: Random, variant: Variant) -> list[int]:
    """A pack in which one hand is heavy: with taroks, with kings, or without both; often a king is in the talon."""
    pack = list(shuffled(variant.pack, random.random))
    wish = random.random()
    if wish < 0.55:
        good = [card for card in pack if (TAROACE if random.random() < 0.7 else TAROACE | KINGS) >> card & 1]
        heavy = [PAGAT, *random.sample([card for card in good if card != PAGAT], random.randint(7, 11))]
        rest = [card for card in pack if card not in heavy]
        place = random.choice([6, 18, 30])
        pack = [*rest[:place], *heavy, *rest[place:]]
    elif wish < 0.75:
        low = [card for card in pack if not (TAROACE | KINGS) >> card & 1]
        poor = random.sample(low, min(12, len(low)))
        rest = [card for card in pack if card not in poor]
        place = random.choice([6, 18, 30])
        pack = [*rest[:place], *poor, *rest[place:]]
    if random.random() < 0.4:
        king = pack.index(random.choice(members(KINGS & variant.pack.cards)))
        spot = random.randrange(6)
        pack[king], pack[spot] = pack[spot], pack[king]
    return pack


def first_record(random: Random) -> HandRecord:
    """A hand before its first action: both games, many house rules, from a pack or dealt."""
    game = random.choice(GAMES)
    variant = variant_for(game, house_rules(random, game))
    pack = rigged_pack(random, variant)
    dealer, pool = random.randrange(variant.players), random.randrange(0, 40)
    stake = random.choice([1, 1, 2])
    if random.random() < 0.4:
        return HandRecord(variant, dealer, Pot(pool, stake), tuple(pack))
    hands = tuple(card_set(pack[6 + 12 * seat : 18 + 12 * seat]) for seat in range(variant.players))
    return HandRecord(variant, dealer, Pot(pool, stake), None, hands, tuple(pack[:6]))


def first_of(random: Random, game: str) -> HandRecord:
    """A hand of any game of the registry before its first action: many house rules, from a pack or dealt."""
    variant = variant_for(game, house_rules(random, game))
    pack, dealer = rigged_pack(random, variant), random.randrange(variant.players)
    own = _on_the_table(random, variant, dealer)
    if random.random() < 0.4:
        return HandRecord(variant, dealer, own, tuple(pack))
    dealt, rest = [], pack[variant.talon_size :]
    for size in variant.dealt(dealer):
        dealt.append(card_set(rest[:size]))
        rest = rest[size:]
    return HandRecord(variant, dealer, own, None, tuple(dealt), tuple(pack[: variant.talon_size]))


def _on_the_table(random: Random, variant: Variant, dealer: Seat) -> Owned:
    """A possible carry after some hands; of a game that is not known here, the carry of the first one."""
    match variant.carry.own(variant.carry.begin(dealer).carry):
        case Pot():
            return Pot(random.randrange(40), random.choice([1, 1, 2]))
        case Marks(radli):
            return Marks(tuple(random.choice([0, 0, 1]) for _ in radli), random.random() < 0.1)
        case own:
            return own


def random_hand(seed: int) -> tuple[HandRecord, State]:
    """A complete hand with its last state."""
    random = Random(f"hand/{seed}")
    record = first_record(random)
    temper = Temper(random)
    state = record.begin().state
    said: list[tuple[int, Action]] = []
    while (seat := to_act(state)) is not None:
        view = observe(state, seat)
        action = temper.choose(view, legal_actions(view))
        said.append((seat, action))
        state = apply(state, action).state
    for seat, action in said:
        record = record.with_action(seat, action)
    return record, state


def plain(data: dict[str, Any]) -> dict[str, Any]:
    """A settlement with its lines as a sorted list, so that their order does not matter."""
    lines = sorted((line["item"], line["value"], line.get("announced", False)) for line in data["lines"])
    return {**data, "lines": lines}
