"""One random hand before both Slovenian referees: the engine and the one of these tests, compared at every decision,
and with something wrong in it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

from engine import (
    NotationError,
    RefusedRecord,
    Side,
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
)
from engine.games.slovenian.certainty import certain_side
from tests.support.mutation import random_text
from tests.support.slovenian_cards import same
from tests.support.slovenian_chance import GAMES, Temper, first_record, temptations
from tests.support.slovenian_referee import Referee
from tests.support.slovenian_verdict import plain, settled, verdict

TEMPTED = 6
"""Texts tried at each decision."""
REMARKABLE = ("call T", "call fourth", "convert", "say vogel-frei", "talon ", "annul", "hold")


class Disagreement(AssertionError):
    """The two referees say different things; the record so far is in ``record``."""

    def __init__(self, what: str, record: dict[str, Any]) -> None:
        super().__init__(what)
        self.record = record


def _compare_certainty(seed: int, record: dict[str, Any], state: State, referee: Referee) -> None:
    """What every player is certain of (S48), while the announcements go on and until the first card."""
    talk = referee.round
    assert talk is not None
    for seat in referee.order:
        view = observe(state, seat)
        for other in referee.order:
            side = Side.DECLARER if talk.side[other] else Side.OPPONENTS
            wanted = side if talk.certain(seat, other) else None
            if certain_side(view, other) != wanted:
                raise Disagreement(f"seed {seed}: seat {seat} of {other}, the referee: {wanted}", record)


def compared(seed: int, seen: Counter[str] | None = None) -> dict[str, Any]:
    """Play the hand of that seed before both referees; its record.

    What happened is counted in ``seen``: contracts, outcomes, items of lines and refusals.

    Raises:
        Disagreement: they differ in whose turn it is, what is legal, what is refused, or what is paid.
    """
    random = Random(f"slovenian/{seed}")
    record = first_record(random, GAMES[seed % 3])
    temper, tempter = Temper(random), Random(f"tempted/{seed}")
    referee, begun = Referee(record), read_record(record)
    state = begun.begin().state
    while (seat := to_act(state)) is not None:
        if seat != referee.turn:
            raise Disagreement(f"seed {seed}: turn of {seat} or {referee.turn}", record)
        view, legal = observe(state, seat), referee.legal()
        engine = {same(action_text(action)) for action in legal_actions(view)}
        if engine != legal:
            what = f"engine alone {sorted(engine - legal)}, referee alone {sorted(legal - engine)}"
            raise Disagreement(f"seed {seed}: seat {seat}, {what}", record)
        if referee.round is not None and not referee.tricks and not referee.trick:
            _compare_certainty(seed, record, state, referee)
        for text in temptations(tempter, referee, TEMPTED):
            try:
                accepted = objection(view, read_action(begun.variant, text)) is None
            except NotationError:
                accepted = False
            if accepted != (same(text) in legal):
                raise Disagreement(f"seed {seed}: seat {seat}, {text!r} accepted: {accepted}", record)
            if seen is not None and not accepted:
                seen["refused"] += 1
        text = temper.choose(referee)
        record["actions"].append([seat, text])
        referee.do(text)
        state = apply(state, read_action(begun.variant, text)).state
    if referee.phase != "over":
        raise Disagreement(f"seed {seed}: the engine has ended, the referee has not", record)
    ended = read_record(record)
    paid, wanted = plain(settlement_data(ended.variant, settle(ended))), verdict(referee)
    if paid != wanted:
        raise Disagreement(f"seed {seed}: engine {paid}, referee {wanted}", record)
    if seen is not None:
        seen.update([wanted["outcome"], f"contract {wanted.get('contract', '-')}"])
        seen.update({text for _, text in record["actions"] if text.startswith(REMARKABLE)})
        seen["trula in one trick"] += any({"T1", "T21", "T22"} <= {c for _, c in trick} for _, trick in referee.tricks)
        seen["called card from the talon"] += referee.called in referee.taken
        seen.update(f"{'announced' if said else 'silent'} {item}" for item, _, said in wanted.get("lines", ()))
        seen.update(f"own {item}" for _, item, _ in wanted.get("individual", ()))
    return record


def first_bad(record: Mapping[str, Any]) -> int | None:
    """The place of the first action that the referee refuses; the number of actions if some are missing."""
    referee = Referee(record)
    for index, (seat, text) in enumerate(record["actions"]):
        if seat != referee.turn or same(text) not in referee.legal():
            return index
        referee.do(text)
    return None if referee.phase == "over" else len(record["actions"])


def altered(random: Random, record: Mapping[str, Any]) -> dict[str, Any]:
    """The record with one or two things wrong in its actions, or perhaps only other ones that are legal as well."""
    actions: list[list[Any]] = [list(entry) for entry in record["actions"]]
    seats = len(record["hands"]) if "hands" in record else int(record["game"][-1])
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


def compare_altered(record: Mapping[str, Any], seed: str, count: int) -> Counter[str]:
    """Settle the record so many times with something wrong in its actions; how often it was refused and settled.

    Raises:
        Disagreement: the engine refuses another action than the referee does, or settles the record otherwise.
    """
    random, seen = Random(f"altered/{seed}"), Counter[str]()
    for _ in range(count):
        bad = altered(random, record)
        wanted, read = first_bad(bad), read_record(bad)
        try:
            paid = plain(settlement_data(read.variant, settle(read)))
            refused = None
        except RefusedRecord as refusal:
            paid, refused = {}, refusal.index
        if refused != wanted:
            raise Disagreement(f"{seed}: the engine refuses action {refused}, the referee {wanted}", bad)
        if wanted is None and paid != settled(bad):
            raise Disagreement(f"{seed}: engine {paid}, referee {settled(bad)}", bad)
        seen["altered and refused" if paid == {} else "altered and settled"] += 1
    return seen
