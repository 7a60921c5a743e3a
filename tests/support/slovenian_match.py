"""One random hand before both Slovenian referees: the engine and the one of these tests, at every decision."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from engine import Side, State, observe, read_record, settle, settlement_data, to_act
from engine.games.slovenian.certainty import certain_side
from tests.support.games import SLOVENIAN
from tests.support.match import TEMPTED, Disagreement, Family, acted, compare_decision
from tests.support.slovenian_chance import Temper, first_record, temptations
from tests.support.slovenian_referee import Referee
from tests.support.slovenian_verdict import plain, settled, verdict

FAMILY = Family(Referee, plain, settled)
REMARKABLE = ("call T", "call fourth", "convert", "say vogel-frei", "talon ", "annul", "hold")


def _compare_certainty(seed: int, record: dict[str, Any], state: State, referee: Referee) -> None:
    """The certainties of every player (S48), while the announcements go on and until the first card."""
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
    """Play the hand of that seed before both referees and return its record.

    Events are counted in ``seen``: contracts, outcomes, items of lines and refusals.

    Raises:
        Disagreement: they differ in the turn, the legal actions, the refusals or the payments.
    """
    random = Random(f"slovenian/{seed}")
    record = first_record(random, SLOVENIAN[seed % 3])
    temper, tempter = Temper(random), Random(f"tempted/{seed}")
    referee, begun = Referee(record), read_record(record)
    state = begun.begin().state
    while to_act(state) is not None:
        if referee.round is not None and not referee.tricks and not referee.trick:
            _compare_certainty(seed, record, state, referee)
        compare_decision(f"seed {seed}", record, state, referee, temptations(tempter, referee, TEMPTED), seen)
        state = acted(record, state, referee, temper.choose(referee))
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
