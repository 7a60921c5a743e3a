"""The engine's view of a seat against the account from the rules: whatever a view shows beyond it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

import engine.game
from engine import (
    CardSet,
    Event,
    HandRecord,
    Seat,
    State,
    View,
    apply,
    card_name,
    legal_actions,
    members,
    read_record,
    redact,
    replay,
    to_act,
    write_record,
)
from tests.support.chance import Temper, first_of
from tests.support.sight import Sight, sights
from tests.support.worlds import worlds

Observe = Callable[[State, Seat], View]
OFTEN: Final = {"play": 0.08, "announce": 0.2, "auction": 0.2}
"""The number of moments of a phase that are looked at: most of a hand is play."""
WORLDS: Final = 2
"""So many other deals are compared with the true one at a moment."""


def moments(game: str, seed: str) -> Iterator[tuple[HandRecord, State, Random]]:
    """Moments of a whole random hand of that game."""
    random = Random(f"sight/{game}/{seed}")
    record, temper = first_of(random, game), Temper(random)
    state = record.begin().state
    while (seat := to_act(state)) is not None:
        view = engine.game.observe(state, seat)
        if random.random() < OFTEN.get(view.phase, 0.7):
            yield record, state, random
        action = temper.choose(view, legal_actions(view))
        record, state = record.with_action(seat, action), apply(state, action).state


def leaks(record: HandRecord, state: State, random: Random, observe: Observe, met: Counter[str]) -> Iterator[str]:
    """Facts in views of that moment that the rules do not give; ``met`` counts compared deals by phase."""
    data = write_record(record)
    seen = sights(data)
    for seat, sight in enumerate(seen):
        view = observe(state, seat)
        yield from (f"seat {seat} in {view.phase}: {each}" for each in beyond(view, sight))
    seat = random.randrange(len(seen))
    view = observe(state, seat)
    told = heard(replay(record)[1], seat)
    for other, _ in zip(worlds(data, seat, random, seen), range(WORLDS), strict=False):
        there, events = replay(read_record(other))
        met[view.phase] += 1
        where = f"seat {seat} in {view.phase}, other deal"
        if observe(there, seat) != view:
            yield f"{where}: another view"
        if list(legal_actions(observe(there, seat)))[:500] != list(legal_actions(view))[:500]:
            yield f"{where}: other actions are legal"
        if heard(events, seat) != told:
            yield f"{where}: other events"


def beyond(view: View, sight: Sight) -> Iterator[str]:
    """Cards that a view shows and the rules do not, and the other way round."""
    table = view.table
    if names(view.hand) != sight.hand:
        yield "not the seat's own cards"
    if names(view.laid_away) != sight.laid:
        yield "not what the seat laid away"
    if tuple(map(card_name, view.looked)) != sight.looked:
        yield "not the group that the seat looks at"
    lie = names(table.face_up) | {card_name(card) for card in table.talon.cards if card is not None}
    lie |= {card_name(card) for row in table.besides for card in row}
    lie |= {card_name(card) for _, cards in table.open_hands for card in members(cards)}
    if lie - sight.opened:
        yield f"{sorted(lie - sight.opened)} never lay open"


def heard(events: tuple[Event, ...], seat: Seat) -> list[Event]:
    """The notes of a seat on the events."""
    return [seen for event in events if (seen := redact(event, seat)) is not None]


def names(cards: CardSet) -> frozenset[str]:
    """A set of cards as the record names them."""
    return frozenset(map(card_name, members(cards)))


def leaking(observe: Observe, leak: str) -> Observe:
    """An observe that gives something away."""

    def shown(state: State, seat: Seat) -> View:
        view, hidden = observe(state, seat), state.hidden
        if not state.table.deal.dealt:
            return view
        made: dict[str, Any] = {}
        match leak:
            case "a card of the next hand":
                following = hidden.hands[(seat + 1) % len(hidden.hands)]
                made = {"hand": view.hand | following & -following}
            case "the talon":
                made = {"looked": hidden.talon or (0,)}
            case "the discards":
                made = {"laid_away": hidden.laid_away}
            case "who is asked":
                made = {"asked": bool(hidden.asked)}
            case "the partner":
                made = {"king_seen": hidden.partner is not None}
            case "a bit by the level":
                made = {"table": view.table._replace(level=view.table.level + sum(hidden.hands[seat - 1 :]) % 7)}
        return view._replace(**made)

    return shown
