"""Tübingen Tarock for four players, with 78 cards (U1 … U33)."""

from __future__ import annotations

from typing import Final

from engine.games.game import Game
from engine.games.tubingen.actions import OWN_TEXTS
from engine.games.tubingen.bidding import RausRound, RufRound
from engine.games.tubingen.carry import TubingenCarry
from engine.games.tubingen.claiming import ClaimPhase
from engine.games.tubingen.contracts import ROWS
from engine.games.tubingen.house import SCHEMA, TubingenHouse, house_of
from engine.games.tubingen.law import TubingenLaw, TubingenPlay
from engine.games.tubingen.laying import COUNT, DealerDiscardPhase
from engine.games.tubingen.prices import TubingenPrices
from engine.games.tubingen.scoring import TubingenScoring
from engine.games.tubingen.settling import RULES, TubingenOutcome, adds_up, settlement_data
from engine.games.tubingen.tout import ToutAnswerPhase, ToutQuestion
from engine.house import HouseValue
from engine.pack import pack_in_halves
from engine.phases.cutting import CutPhase
from engine.phases.dealing import Pattern, in_rounds
from engine.state import Variant

PLAYERS: Final = 4
HAND_SIZE: Final = 19
LAST_PACKET: Final = (4, 4, 4, 6)
"""U6: the dealer's is the largest."""
DEALING: Final[Pattern] = (*in_rounds(PLAYERS, (5, 5, 5)), *enumerate(LAST_PACKET))
LEFT_OF_DEALER: Final = 3
"""U6: the cutter's distance in seats after the dealer."""


def tubingen(options: dict[str, HouseValue]) -> Variant:
    """The game with those house rules."""
    house = house_of(options)
    pack = pack_in_halves(14)
    before = house.strafen_hand == "before"
    prices = TubingenPrices(house.scoring == "zero-sum")
    spoken = house.claims == "spoken"
    scoring = TubingenScoring(prices, spoken, before, once=house.ski_counts == "once")
    chosen: dict[str, HouseValue] = {key: getattr(house, key) for key in TubingenHouse.__slots__}
    return Variant(
        key="tubingen",
        players=PLAYERS,
        pack=pack,
        hand_sizes=(HAND_SIZE + COUNT, *(HAND_SIZE,) * (PLAYERS - 1)),
        talon_size=0,
        contracts=ROWS,
        course=(
            CutPhase(minimum=5, pattern=DEALING, cutter=LEFT_OF_DEALER, knocks=False, rule="U6"),
            DealerDiscardPhase(),
            ToutAnswerPhase(),
            RausRound(),
            RufRound(),
            TubingenPlay(TubingenLaw()),
            *((ClaimPhase(before),) if spoken else ()),
        ),
        settle=scoring.settle,
        written=settlement_data,
        adds_up=adds_up,
        prices=prices,
        carry=TubingenCarry(PLAYERS, pack, prices.zero_sum),
        outcomes=tuple(map(str, TubingenOutcome)),
        items=tuple(RULES),
        question=ToutQuestion(pack),
        own_actions=OWN_TEXTS,
        turn_rule="U1",
        over_rule="U6",
        options=SCHEMA.differing(chosen),
    )


TUBINGEN: Final = Game("tubingen", PLAYERS, SCHEMA, tubingen, frozenset(row.key for row in ROWS))
