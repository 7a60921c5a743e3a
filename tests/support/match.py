"""Two referees over one hand, the engine and one of these tests: compared at every decision, and with a fault
in the record. The parts of one family of games are in the files named after it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from engine import (
    NotationError,
    RefusedRecord,
    State,
    action_text,
    apply,
    legal_actions,
    objection,
    observe,
    read_action,
    read_record,
    settle,
    settlement_data,
    to_act,
    variant_for,
)
from tests.support.mutation import random_text
from tests.support.slovenian_cards import same

TEMPTED = 6
"""Texts tried at each decision."""


class Disagreement(AssertionError):
    """The two referees say different things; the record so far is in ``record``."""

    def __init__(self, what: str, record: dict[str, Any]) -> None:
        super().__init__(what)
        self.record = record


class Whistle(Protocol):
    """A referee of these tests: the turn, and the legal actions of that seat, by the texts of the record."""

    turn: int
    phase: str

    def legal(self) -> set[str]: ...

    def do(self, text: str) -> None: ...


class Family(NamedTuple):
    """A family's own parts: its second referee, and its settlement as plain data."""

    referee: Callable[[Mapping[str, Any]], Whistle]
    plain: Callable[[dict[str, Any]], dict[str, Any]]
    settled: Callable[[Mapping[str, Any]], dict[str, Any]]


def compare_decision(
    name: str,
    record: dict[str, Any],
    state: State,
    referee: Whistle,
    tempting: Sequence[str],
    seen: Counter[str] | None,
) -> None:
    """One decision before both: the turn, the legal and the refused actions. Refusals are counted in ``seen``.

    Raises:
        Disagreement: they differ.
    """
    seat = to_act(state)
    if seat is None or seat != referee.turn:
        raise Disagreement(f"{name}: turn of {seat} or {referee.turn}", record)
    view, legal = observe(state, seat), referee.legal()
    engine = {same(action_text(action)) for action in legal_actions(view)}
    if engine != legal:
        what = f"engine alone {sorted(engine - legal)}, referee alone {sorted(legal - engine)}"
        raise Disagreement(f"{name}: seat {seat}, {what}", record)
    for text in tempting:
        try:
            accepted = objection(view, read_action(state.table.variant, text)) is None
        except NotationError:
            accepted = False
        if accepted != (same(text) in legal):
            raise Disagreement(f"{name}: seat {seat}, {text!r} accepted: {accepted}", record)
        if seen is not None and not accepted:
            seen["refused"] += 1


def acted(record: dict[str, Any], state: State, referee: Whistle, text: str) -> State:
    """The state after that action of the seat whose turn it is; referee and record have taken it in as well."""
    record["actions"].append([to_act(state), text])
    referee.do(text)
    return apply(state, read_action(state.table.variant, text)).state


def first_bad(family: Family, record: Mapping[str, Any]) -> int | None:
    """The place of the first action that the referee refuses; the number of actions if some are missing."""
    referee = family.referee(record)
    for index, (seat, text) in enumerate(record["actions"]):
        if seat != referee.turn or same(text) not in referee.legal():
            return index
        referee.do(text)
    return None if referee.phase == "over" else len(record["actions"])


def altered(random: Random, record: Mapping[str, Any]) -> dict[str, Any]:
    """The record with one or two things wrong in its actions, or perhaps only other ones that are legal as well."""
    actions: list[list[Any]] = [list(entry) for entry in record["actions"]]
    seats = variant_for(record["game"]).players
    for _ in range(random.choice((1, 1, 2))):
        at = random.randrange(len(actions)) if actions else 0
        phase = (
            at if random.random() < 0.5 else random.randrange(min(20, len(actions) or 1))
        )  # as often before the play
        match random.randrange(7):
            case _ if not actions:
                actions = [[random.randrange(seats), random_text(random)]]
            case 0:
                actions[phase][1] = random_text(random)
            case 1:
                actions[phase][1] = random.choice(actions)[1]
            case 2:
                same_word = [text for _, text in actions if text.split()[:1] == actions[phase][1].split()[:1]]
                actions[phase][1] = random.choice(same_word)
            case 3:
                actions[phase][0] = random.randrange(seats)
            case 4:
                del actions[phase]
            case 5:
                actions.insert(phase, list(random.choice(actions)))
            case _:
                actions = actions[:at]
    return {**record, "actions": actions}


def compare_altered(family: Family, record: Mapping[str, Any], seed: str, count: int) -> Counter[str]:
    """Settle the record so many times with something wrong in its actions; how often it was refused and settled.

    Raises:
        Disagreement: the engine refuses another action than the referee does, or settles the record otherwise.
    """
    random, seen = Random(f"altered/{seed}"), Counter[str]()
    for _ in range(count):
        bad = altered(random, record)
        wanted, read = first_bad(family, bad), read_record(bad)
        try:
            paid = family.plain(settlement_data(read.variant, settle(read)))
            refused = None
        except RefusedRecord as refusal:
            paid, refused = {}, refusal.index
        if refused != wanted:
            raise Disagreement(f"{seed}: the engine refuses action {refused}, the referee {wanted}", bad)
        if wanted is None and paid != family.settled(bad):
            raise Disagreement(f"{seed}: engine {paid}, referee {family.settled(bad)}", bad)
        seen["altered and refused" if paid == {} else "altered and settled"] += 1
    return seen
