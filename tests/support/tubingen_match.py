"""One random hand before both referees of Tübingen Tarok: the engine and the one of these tests, at every decision."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from engine import read_record, settlement_data, to_act
from tests.support.match import TEMPTED, Disagreement, Family, acted, compare_decision
from tests.support.tubingen_cards import SKI
from tests.support.tubingen_chance import Temper, first_record, temptations
from tests.support.tubingen_referee import Referee
from tests.support.tubingen_verdict import plain, settled, verdict

FAMILY = Family(Referee, plain, settled)


def compared(seed: int, seen: Counter[str] | None = None) -> dict[str, Any]:
    """Play the hand of that seed before both referees and return its record.

    Events are counted in ``seen``: contracts, outcomes, Strafen and refusals.

    Raises:
        Disagreement: they differ in the turn, the legal actions, the refusals, the seats that say fort mit, or the
            payments.
    """
    random = Random(f"tubingen/{seed}")
    record = first_record(random)
    temper, tempter = Temper(random), Random(f"tempted/{seed}")
    referee, begun = Referee(record), read_record(record)
    state = begun.begin().state
    while to_act(state) is not None:
        compare_decision(f"seed {seed}", record, state, referee, temptations(tempter, referee, TEMPTED), seen)
        state = acted(record, state, referee, temper.choose(referee))
        if list(state.table.own.fort_mit) != referee.fort_mit:
            raise Disagreement(f"seed {seed}: fort mit {state.table.own.fort_mit}", record)
    settlement, wanted = state.table.settlement, verdict(referee)
    if referee.phase != "over" or settlement is None:
        raise Disagreement(f"seed {seed}: the engine has ended, the referee has not", record)
    paid = plain(settlement_data(begun.variant, settlement))
    if paid != wanted or not begun.variant.adds_up(state.table, settlement):
        raise Disagreement(f"seed {seed}: engine {paid}, referee {wanted}", record)
    if seen is not None:
        seen.update([wanted["outcome"], f"contract {wanted.get('contract', '-')}"])
        seen.update({text for _, text in record["actions"] if text.startswith(("call T", "call fourth", "accept"))})
        seen.update(f"{item}{'' if points > 0 else ' lost'}" for _, item, points in wanted["strafen"])
        seen["fort mit"] += len(referee.fort_mit)
        seen["concealed raus"] += wanted.get("contract") == "raus" and bool(referee.called)
        seen["points given over"] += "best" in wanted and wanted["best"] not in wanted["points"]
        seen["floor"] += any(line.item == "floor" for line in settlement.lines)
        seen["ski exchanged"] += settlement.own.exchange is not None
        seen["ski led"] += any(trick[0][1] == SKI for _, trick in referee.tricks)
        seen["won"] += max(wanted["scores"]) > 0 and "declarer" in wanted
    return record
