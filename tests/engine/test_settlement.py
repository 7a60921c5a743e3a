"""Payments: game values, bonuses, sides (R88 … R107; worked cases G1 … G5, S1 … S15, X1 … X4)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import MULTIPLIERS
from engine.games.romanian.prices import RomanianPrices, bonus_prices
from engine.games.romanian.scoring import RomanianScoring
from tests.support.finished import Finished, all_captured, lines

LOST_KING = {"theirs": "SK", "ours": "DK"}
TRULA = "T22 T21 T1"
KINGS = "HK DK CK SK"
PRICES = RomanianPrices(36, (8, 9, 10), bonus_prices("2/1"))


@pytest.mark.parametrize(
    ("rule", "hand", "each"),
    [
        ("R100-doi", Finished(), 2),
        ("R100-unu", Finished("unu", level=4), 3),
        ("R100-solo", Finished("solo"), 8),
        ("R100-trei", Finished("trei", level=3, house={"trei_bids": True}), 1),
        ("R101-doi", Finished(level=3, won=False), -6),
        ("R101-unu", Finished("unu", level=5, won=False), -15),
        ("R101-solo", Finished("solo", won=False), -8),
        ("R101-trei", Finished("trei", level=5, won=False, house={"trei_bids": True}), -5),
        ("L1", Finished(level=2), 2),
        ("L1", Finished(level=2, won=False), -4),
        ("L2", Finished(level=6, won=False), -12),
        ("L2", Finished(level=6, won=False, steps=1), -24),
        ("L2", Finished(level=6, steps=2), 48),
        ("L3", Finished(level=7, won=False), -14),
        ("L3", Finished(level=7, steps=1), 28),
        ("L4", Finished("unu", level=4, won=False), -12),
        ("L4", Finished("unu", level=4, steps=1), 24),
        ("L5", Finished("unu", level=8, won=False), -24),
        ("L6", Finished("unu", level=11, won=False), -33),
        ("L6", Finished("unu", level=11, steps=1), 66),
        ("L7", Finished("unu", level=13, won=False), -39),
        ("L7", Finished("unu", level=13, won=False, steps=1), -78),
        ("G1", Finished(level=4), 2),
        ("G1", Finished(level=4, won=False), -8),
        *[("G1", Finished(level=4, won=won, steps=n), (1 if won else -1) * 8 * MULTIPLIERS[n])
          for won in (True, False) for n in (1, 2, 3, 4, 5)],
        ("G2", Finished("unu", level=5), 3),
        ("G2", Finished("unu", level=5, won=False), -15),
        ("G2", Finished("unu", level=5, steps=1), 30),
        ("G2", Finished("unu", level=5, won=False, steps=2), -60),
        *[("G3", Finished("solo", won=won, steps=n), (1 if won else -1) * 8 * MULTIPLIERS[n])
          for won in (True, False) for n in range(6)],
    ],
)  # fmt: skip
def test_the_game(rule: str, hand: Finished, each: int) -> None:
    assert all_captured(hand.state()) == hand.variant.pack.cards
    settlement = hand.settled()
    assert lines(settlement) == {"game": [each]}, rule
    assert settlement.own.payments == (each, -each, each, -each)
    assert settlement.level == hand.level


@pytest.mark.parametrize(
    ("case", "hand", "payments"),
    [
        ("G4", Finished(level=4, won=False, steps=1), (-16, 16, -16, 16)),
        ("G4-alone", Finished(level=4, won=False, steps=1, alone=True), (-48, 16, 16, 16)),
        ("G4-radler", Finished(level=4, won=False, steps=1, stake=2), (-32, 32, -32, 32)),
        ("G4-alone-radler", Finished(level=4, won=False, steps=1, alone=True, stake=2), (-96, 32, 32, 32)),
        ("G5", Finished(steps=1, stake=2), (8, -8, 8, -8)),
        ("M5", Finished(level=2, won=False, steps=1, stake=2), (-16, 16, -16, 16)),
        ("X1", Finished("trei", game="taper"), (2, -1, -1)),
        ("X1-lost", Finished("trei", level=3, won=False, game="taper"), (-6, 3, 3)),
        ("X2", Finished("trei", level=4, won=False, game="taper"), (-8, 4, 4)),
        ("X2-contra", Finished("trei", level=4, steps=1, game="taper"), (16, -8, -8)),
        ("X2-recontra", Finished("trei", level=4, won=False, steps=2, game="taper"), (-32, 16, 16)),
        ("X3", Finished("trei", level=5, game="taper"), (2, -1, -1)),
        ("X3-contra", Finished("trei", level=5, steps=1, game="taper"), (20, -10, -10)),
        ("X4", Finished(level=2, won=False, game="taper"), (-8, 4, 4)),
        ("X4-solo", Finished("solo", game="taper"), (16, -8, -8)),
        ("S1", Finished(won=False, said=("trula@0",), ours=f"{TRULA} DK", theirs="SK", declared={0: 9, 1: 8}),
         (0, 0, 0, 0)),
        ("S10", Finished("solo", alone=True, sweep="ours", said=("valat@0",)), (204, -68, -68, -68)),
        ("S12", Finished(alone=True, declared={1: 9, 2: 8}), (0,) * 4),
        ("S14", Finished(level=2, steps=1, declared={0: 8, 3: 9}, ours="T22 T21 DK HK", theirs="SK CK",
                         last={0: "T20", 3: "T1"}, last_winner=0), (8, -8, 8, -8)),
        ("S15", Finished("solo", won=False, steps=2, said=("trula@0",), declared={0: 10}, caught=(2, 1)),
         (-35, 35, -35, 35)),
    ],
)  # fmt: skip
def test_who_pays_whom(case: str, hand: Finished, payments: tuple[int, ...]) -> None:
    assert hand.settled().own.payments == payments, (case, hand.settled())


@pytest.mark.parametrize(
    ("case", "hand", "wanted"),
    [
        ("S1", Finished(won=False, said=("trula@0",), ours=f"{TRULA} DK", theirs="SK", declared={0: 9, 1: 8}),
         {"game": [-2], "trula*": [2], "taroace": [2, -1], "prins": [-1]}),
        ("S2", Finished(last={0: "SK", 1: "T20"}, last_winner=1), {"game": [2], "rege": [-1], "prins": [-1]}),
        ("S2-announced", Finished(last={0: "SK", 1: "T20"}, last_winner=1, said=("rege@2",)),
         {"game": [2], "rege*": [-2], "prins": [-1]}),
        ("S2-contra", Finished(last={0: "SK", 1: "T20"}, last_winner=1, said=("rege@2 1",)),
         {"game": [2], "rege*": [-4], "prins": [-1]}),
        ("S2-solo", Finished("solo", last={0: "SK", 1: "T20"}, last_winner=1),
         {"game": [8], "rege": [-2], "prins": [-2]}),
        ("S2-solo-announced", Finished("solo", last={0: "SK", 1: "T20"}, last_winner=1, said=("rege@2",)),
         {"game": [8], "rege*": [-4], "prins": [-2]}),
        ("S2-solo-contra", Finished("solo", last={0: "SK", 1: "T20"}, last_winner=1, said=("rege@2 1",)),
         {"game": [8], "rege*": [-8], "prins": [-2]}),
        ("S3", Finished(said=("rege@2",)), {"game": [2], "rege*": [-2]}),
        ("R95", Finished(last={2: "SK", 0: "T20"}, last_winner=0), {"game": [2], "rege": [1]}),
        ("R95-own", Finished(last={2: "SK"}, last_winner=2, said=("rege@2",)), {"game": [2], "rege*": [2]}),
        ("R95-solo", Finished("solo", last={2: "SK"}, last_winner=2), {"game": [8], "rege": [2]}),
        ("S4", Finished(last={1: "T1", 3: "T22"}, last_winner=3), {"game": [2], "pagat": [1]}),
        ("S4-solo", Finished("solo", last={1: "T1", 3: "T22"}, last_winner=3), {"game": [8], "pagat": [2]}),
        ("R94-made", Finished(last={0: "T1"}, last_winner=0), {"game": [2], "pagat": [1]}),
        ("R94-theirs", Finished(last={3: "T1"}, last_winner=3), {"game": [2], "pagat": [-1]}),
        ("R94-partner-takes", Finished(last={0: "T1", 2: "T20"}, last_winner=2), {"game": [2], "pagat": [-1]}),
        ("R94-solo", Finished("solo", last={0: "T1"}, last_winner=0), {"game": [8], "pagat": [2]}),
        ("S5", Finished(caught=(1, 2)), {"game": [2], "luna": [1]}),
        ("S5-own", Finished(caught=(2, 0)), {"game": [2]}),
        ("S5-solo", Finished("solo", caught=(2, 1)), {"game": [8], "luna": [-2]}),
        ("A40", Finished(caught=(1, 3)), {"game": [2]}),
        ("R93-announced", Finished(caught=(1, 2), said=("luna@0",)), {"game": [2], "luna*": [2]}),
        ("R93-failed", Finished(said=("luna@0",)), {"game": [2], "luna*": [-2]}),
        ("R93-both", Finished(caught=(1, 2), said=("luna@0", "luna@3")), {"game": [2], "luna*": [2, 2]}),
        ("A25-luna", Finished(caught=(2, 1), said=("luna@0",)), {"game": [2], "luna*": [-2], "luna": [-1]}),
        ("R93-wrong-way-round", Finished(caught=(1, 0), said=("luna@1",)), {"game": [2], "luna*": [2], "luna": [1]}),
        ("R90", Finished(ours=TRULA), {"game": [2], "trula": [1]}),
        ("R90-theirs", Finished(theirs=TRULA), {"game": [2], "trula": [-1]}),
        ("R90-solo", Finished("solo", ours=TRULA), {"game": [8], "trula": [2]}),
        ("R91", Finished(ours=KINGS), {"game": [2], "regii": [1]}),
        ("R91-theirs", Finished(theirs=KINGS), {"game": [2], "regii": [-1], "prins": [-1]}),
        ("R92", Finished(theirs="SK", ours="DK"), {"game": [2], "prins": [-1]}),
        ("R92-solo", Finished("solo", theirs="SK", ours="DK"), {"game": [8], "prins": [-2]}),
        ("R98", Finished(ours=TRULA, said=("trula@2",)), {"game": [2], "trula*": [2]}),
        ("R104-solo", Finished("solo", ours=f"{TRULA} {KINGS}", said=("trula@0", "regii@0")),
         {"game": [8], "trula*": [4], "regii*": [4]}),
        ("S6", Finished(level=3, sweep="ours"), {"valat": [8], "trula": [1], "regii": [1]}),
        ("S6-pagat", Finished(level=3, sweep="ours", last={0: "T1"}, last_winner=0),
         {"valat": [8], "trula": [1], "regii": [1], "pagat": [1]}),
        ("S7", Finished(ours=TRULA, said=("valat@0",)), {"valat*": [-16], "trula": [1]}),
        ("S7-contra", Finished(ours=TRULA, said=("valat@0 1",)), {"valat*": [-32], "trula": [1]}),
        ("S8", Finished(level=7, won=False, sweep="theirs"),
         {"valat": [-8], "trula": [-1], "regii": [-1], "prins": [-1]}),
        ("S9", Finished(sweep="ours", steps=1), {"valat": [16], "trula": [1], "regii": [1]}),
        ("S10", Finished("solo", alone=True, sweep="ours", said=("valat@0",)),
         {"valat*": [64], "trula": [2], "regii": [2]}),
        ("S11", Finished(said=("trula@1 0",)), {"game": [2], "trula*": [4]}),
        ("S11-A25", Finished(said=("trula@1 0",), ours=TRULA), {"game": [2], "trula*": [4], "trula": [1]}),
        ("S13", Finished(declared={0: 10, 1: 10}), {"game": [2], "taroace": [3, -3]}),
        ("N1", Finished(declared={0: 9, 2: 10}), {"game": [2], "taroace": [3]}),
        ("R62", Finished(declared={0: 8, 1: 9, 2: 10, 3: 8}), {"game": [2], "taroace": [3, -2]}),
        ("R62-solo", Finished("solo", declared={0: 8}), {"game": [8], "taroace": [1]}),
        ("X5-declared", Finished("trei", game="taper", declared={0: 12, 1: 10, 2: 11}),
         {"game": [1], "taroace": [3, -2]}),
        ("A26-2", Finished(steps=3, said=("valat@0",)), {"valat*": [-16]}),
        ("A26-3", Finished(level=7, won=False, sweep="theirs", steps=0, said=()),
         {"valat": [-8], "trula": [-1], "regii": [-1], "prins": [-1]}),
        ("A26-5", Finished(won=False, sweep="theirs", said=("valat@0",)),
         {"valat*": [-16], "valat": [-8], "trula": [-1], "regii": [-1], "prins": [-1]}),
        ("A26-both", Finished(sweep="ours", said=("valat@0 1", "valat@3")),
         {"valat*": [32, 16], "trula": [1], "regii": [1]}),
        ("R99", Finished(won=False, said=("trula@0 1 0",), ours=TRULA), {"game": [-2], "trula*": [8]}),
        ("T2-no-king", Finished(game="taper", theirs="SK"), {"game": [2]}),
    ],
)  # fmt: skip
def test_the_lines(case: str, hand: Finished, wanted: dict[str, list[int]]) -> None:
    assert all_captured(hand.state()) == hand.variant.pack.cards
    assert lines(hand.settled()) == wanted, case


@pytest.mark.parametrize(
    ("case", "hand", "net"),
    [
        ("S7", Finished(ours=TRULA, said=("valat@0",)), -15),
        ("S8", Finished(level=7, won=False, sweep="theirs"), -11),
        ("S9", Finished(sweep="ours", steps=1), 18),
        ("S11-game-apart", Finished(said=("trula@1 0",), ours=TRULA), 2 + 5),
        ("S12", Finished(alone=True, declared={1: 9, 2: 8}), 2 - 2),
    ],
)
def test_the_sum_is_what_each_pairing_pays(case: str, hand: Finished, net: int) -> None:
    settlement = hand.settled()
    assert sum(line.value for line in settlement.lines) == net
    assert settlement.own.payments[1] == -net, case


@pytest.mark.parametrize(
    ("rule", "house", "hand", "wanted"),
    [
        ("V6", {"regii": "4/2"}, {"ours": KINGS}, {"game": [2], "regii": [2]}),
        ("V6", {"regii": "4/2"}, {"ours": KINGS, "said": ("regii@0",)}, {"game": [2], "regii*": [4]}),
        ("A37", {"regii": "4/2"}, {"contract": "solo", "ours": KINGS, "said": ("regii@0",)},
         {"game": [8], "regii*": [8]}),
        ("A37", {"regii": "4/2"}, {"contract": "solo", "ours": KINGS}, {"game": [8], "regii": [4]}),
        ("A37", {"regii": "4/2", "solo_bonuses": "as_doi"}, {"contract": "solo", "ours": KINGS, "said": ("regii@0",)},
         {"game": [8], "regii*": [4]}),
        ("V7", {"solo_bonuses": "as_doi"}, {"contract": "solo", "ours": TRULA}, {"game": [8], "trula": [1]}),
        ("V7", {"solo_bonuses": "as_doi"}, {"contract": "solo", "sweep": "ours"},
         {"valat": [8], "trula": [1], "regii": [1]}),
        ("V7", {"solo_bonuses": "as_doi"}, {"contract": "solo", "said": ("valat@0",)}, {"valat*": [-16]}),
        ("V7", {"solo_bonuses": "as_doi"},
         {"contract": "solo", "last": {0: "T1"}, "last_winner": 0, "said": ("pagat@0",)},
         {"game": [8], "pagat*": [7]}),
        ("V8", {"announce_regele_prins": True}, {"said": ("prins@1",), **LOST_KING}, {"game": [2], "prins*": [-2]}),
        ("V8", {"announce_regele_prins": True}, {"said": ("prins@1",)}, {"game": [2], "prins*": [2]}),
        ("A36-solo", {"announce_regele_prins": True}, {"contract": "solo", "said": ("prins@1 0",), **LOST_KING},
         {"game": [8], "prins*": [-8]}),
        ("A36-V7", {"announce_regele_prins": True, "solo_bonuses": "as_doi"},
         {"contract": "solo", "said": ("prins@1",), **LOST_KING}, {"game": [8], "prins*": [-2]}),
        ("A36-talon", {"announce_regele_prins": True}, {"alone": True, "unseen": "SK", "said": ("prins@1",)},
         {"game": [2], "prins*": [2]}),
        ("A24", {"talon_counts_for_trula_regii": True}, {"theirs": "T22 T21", "unseen": "T1"},
         {"game": [2], "trula": [-1]}),
        ("A24-off", {"talon_counts_for_trula_regii": False}, {"theirs": "T22 T21", "unseen": "T1"}, {"game": [2]}),
        ("A24-regii", {}, {"contract": "solo", "theirs": "HK CK SK", "unseen": "DK"},
         {"game": [8], "regii": [-2], "prins": [-2]}),
        ("A24-regii-off", {"talon_counts_for_trula_regii": False},
         {"contract": "solo", "theirs": "HK CK SK", "unseen": "DK"}, {"game": [8], "prins": [-2]}),
    ],
)  # fmt: skip
def test_house_rules(
    rule: str, house: dict[str, object], hand: dict[str, object], wanted: dict[str, list[int]]
) -> None:
    assert lines(Finished(house=house, **hand).settled()) == wanted, rule  # type: ignore[arg-type]


def test_a_bonus_without_a_price_is_not_played() -> None:
    hand = Finished(caught=(1, 0), last={0: "T1"}, last_winner=0)
    scoring = RomanianScoring(replace(PRICES, bonuses={"pagat": PRICES.bonuses["pagat"]}), 4, hep_hep=False, pool=True)
    assert {"luna", "pagat"} <= lines(hand.settled()).keys()
    assert lines(scoring.settle(hand.state())) == {"game": [2], "pagat": [1]}


def test_v4_a_hand_that_cancels_out() -> None:
    even = {"won": False, "said": ("trula@0",), "ours": f"{TRULA} DK", "theirs": "SK", "declared": {0: 9, 1: 8}}
    assert Finished(**even).settled().doubles == 0  # type: ignore[arg-type]
    assert Finished(**even, house={"hep_hep": True}).settled().doubles == 4  # type: ignore[arg-type]
    assert Finished(house={"hep_hep": True}).settled().doubles == 0


def test_a34_the_pool_does_not_count_for_hep_hep() -> None:
    hand = Finished(
        won=False, level=3, said=("pagat@0",), last={0: "T1"}, last_winner=0, declared={1: 8}, house={"hep_hep": True}
    )
    assert lines(hand.settled()) == {"game": [-6], "pagat*": [7], "taroace": [-1]}
    assert (hand.settled().own.payments, hand.settled().doubles) == ((0, 0, 0, 0), 4)
    assert hand.settled().own.pool_payments == (3, 0, 2, 0)
