"""The verdict of a hand of Tübingen Tarok agrees with the payments, for each seat (U26, U27, U30, UA22)."""

from __future__ import annotations

from typing import Final

import pytest

from engine import HandOver, Settlement, Table, variant_for
from engine.games.tubingen.heard import Heard
from tarokgui.games.tubingen.verdicts import played_verdict
from tarokgui.wording.finishedhand import FinishedHand
from tarokgui.wording.i18n import LANGUAGES, load
from tests.support.told import NAMES
from tests.support.tubingen import DEALER, contract_of, reckoned, strafe

KINGDOM: Final = strafe(0, "kingdom", 10)
CASES: Final = {
    "won": (reckoned("ruf", (60, 31)), 1, "37 for each of them, nothing for you"),
    "won, Strafen": (
        reckoned("ruf", (60, 31), KINGDOM),
        1,
        "the Strafen 47 for each of them, nothing for you",
    ),
    "won, mine": (reckoned("ruf", (60, 31), KINGDOM), 2, "37, with the Strafen 47 for each of you"),
    "won, others pay": (reckoned("ruf", (60, 31), KINGDOM, scoring="zero-sum"), 1, "pay 47 each"),
    "lost": (reckoned("ruf", (41, 50)), 1, "nobody is paid for it"),
    "lost, others are paid": (reckoned("ruf", (41, 50), scoring="zero-sum"), 3, "pays each of you 27"),
    "raus": (reckoned("raus", (39, 30, 12, 10)), 2, "scores, you do not"),
    "raus, others pay": (reckoned("raus", (39, 30, 12, 10), scoring="zero-sum"), 1, "each of you pays 21"),
}


def verdict(settlement: Settlement, human: int, language: str) -> str:
    assert settlement.contract is not None
    zero_sum = any(settlement.transfers)
    variant = variant_for("tubingen", {"scoring": "zero-sum"} if zero_sum else {})
    row = contract_of(settlement.contract)
    table = Table(variant, DEALER, Heard(), len(variant.course), None, contract=row, declarer=0)
    final = HandOver(settlement, (), 0, (0,) * variant.players)
    tr = load(language)
    return played_verdict(
        FinishedHand(tr, table, final, human, lambda seat: tr("seat.name.you") if seat == human else NAMES[seat])
    )


@pytest.mark.parametrize("name", CASES)
def test_it_tells_what_is_paid(name: str) -> None:
    settlement, human, words = CASES[name]
    assert words in verdict(settlement, human, "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CASES)
def test_the_same_figures_stand_in_every_language(name: str, language: str) -> None:
    settlement, human, words = CASES[name]
    told = verdict(settlement, human, language)
    assert all(word in told for word in words.replace(",", "").split() if word.isdigit())
