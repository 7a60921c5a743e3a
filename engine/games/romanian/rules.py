"""Romanian Tarok of Suceava, four players (rules R1 … R122), and the frame that Taper shares with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.cards import KINGS, TAROACE, TRULA
from engine.contracts import Contract
from engine.errors import RecordError
from engine.games.game import Game
from engine.games.romanian.accounts import adds_up, settlement_data
from engine.games.romanian.announcing import AnnouncePhase
from engine.games.romanian.carry import RomanianCarry
from engine.games.romanian.house import SCHEMA, RomanianHouse, house_of
from engine.games.romanian.outcomes import RomanianOutcome
from engine.games.romanian.prices import RomanianPrices, bonus_prices
from engine.games.romanian.scoring import RULES, RomanianScoring
from engine.house import HouseValue, Schema
from engine.pack import tarock_pack
from engine.phases.auction import AuctionPhase
from engine.phases.calling import CallPhase
from engine.phases.cutting import CutPhase, PatternPhase
from engine.phases.dealing import SIXES, abeles, in_rounds
from engine.phases.laying_away import DiscardPhase
from engine.phases.packets import PacketPhase
from engine.phases.playing import PlayPhase
from engine.phases.staged_talon import TalonPhase
from engine.phases.throwing_in import ThrowInQuestion
from engine.state import Variant

HAND_SIZE: Final = 12
TALON_SIZE: Final = 6

UNNUMBERED: Final = frozenset({"solo"})
"""R25: solo has no levels."""

MICHI: Final = Contract("michi", calls_king=False, announcements=False, individual=True)


@dataclass(frozen=True, slots=True)
class RomanianMember:
    """The points in which the games of the family differ (the ledger's section 21 for Taper)."""

    key: str
    players: int
    suit_length: int
    target: int
    taroace_counts: tuple[int, ...]
    radler_hands: int
    calls_king: bool
    trei_always: bool
    michi: bool
    schema: Schema


def contract_rows(member: RomanianMember, house: RomanianHouse) -> tuple[Contract, ...]:
    """The ladder, rising: trei (V9, T5), doi, unu (V1, A8), solo."""
    king = member.calls_king
    rows = []
    if member.trei_always or house.trei_bids:
        rows.append(Contract("trei", 3, ordinals=3, win=1, base=1, calls_king=king))
    rows.append(Contract("doi", 2, ordinals=3, win=2, base=2, calls_king=king))
    if house.unu_bids:
        rows.append(Contract("unu", 1, ordinals=house.unu_max_ordinal, win=3, base=3, calls_king=king))
    rows.append(Contract("solo", 0, win=8, base=8, rate="solo", calls_king=king))
    return tuple(rows)


def build(member: RomanianMember, house: RomanianHouse) -> Variant:
    """The variant for a member of the family at a table with those house rules."""
    players = member.players
    contracts = contract_rows(member, house)
    michi = MICHI if member.michi and house.all_pass == "michi" else None
    items = ["trula", "regii", "luna", "valat", "pagat"]
    if member.calls_king:
        items += ["rege", *(["prins"] if house.announce_regele_prins else [])]
    patterns = {
        SIXES: in_rounds(players, (6, 6)),
        "abeles": abeles(players, HAND_SIZE),
        "ladder": in_rounds(players, (1, 2, 3, 3, 2, 1)),
    }
    prices = RomanianPrices(
        member.target,
        member.taroace_counts,
        bonus_prices(house.regii),
        solo_bonuses=house.solo_bonuses == "double",
        talon_counts=house.talon_counts_for_trula_regii,
    )
    scoring = RomanianScoring(
        prices,
        radler_hands=member.radler_hands,
        hep_hep=house.hep_hep,
        pool=house.pool,
        pool_limit=house.pool_limit,
    )
    chosen: dict[str, HouseValue] = {key: getattr(house, key) for key in RomanianHouse.__slots__}
    return Variant(
        key=member.key,
        players=players,
        pack=tarock_pack(member.suit_length),
        hand_sizes=(HAND_SIZE,) * players,
        talon_size=TALON_SIZE,
        contracts=contracts,
        course=(
            CutPhase(minimum=5, pattern=patterns[SIXES]),
            PatternPhase(patterns),
            PacketPhase(),
            AuctionPhase(contracts, house.senior_may_raise, michi),
            CallPhase(KINGS),
            TalonPhase(),
            DiscardPhase(never=KINGS | TRULA),
            AnnouncePhase(member.taroace_counts, tuple(items)),
            PlayPhase(),
        ),
        settle=scoring.settle,
        written=settlement_data,
        adds_up=adds_up,
        prices=prices,
        carry=RomanianCarry(players, pool=house.pool, limit=house.pool_limit),
        outcomes=tuple(map(str, RomanianOutcome)),
        items=tuple(RULES),
        announceable=tuple(items),
        all_pass=michi,
        question=ThrowInQuestion(needed=TAROACE | KINGS),
        options=member.schema.differing(chosen),
    )


MEMBER: Final = RomanianMember(
    key="romanian",
    players=4,
    suit_length=8,  # R1
    target=36,  # R89
    taroace_counts=(8, 9, 10),  # R61
    radler_hands=4,  # R113
    calls_king=True,  # R35
    trei_always=False,  # V9
    michi=True,  # R112
    schema=SCHEMA,
)


def romanian(options: dict[str, HouseValue]) -> Variant:
    """The four-player game with those house rules.

    Raises:
        RecordError: there is no pot for the payments of a michi-michi (A46).
    """
    house = house_of(options)
    if not house.pool and house.all_pass != "throw-in":
        raise RecordError("michi-without-pool")
    return build(MEMBER, house)


ROMANIAN: Final = Game(MEMBER.key, MEMBER.players, SCHEMA, romanian, UNNUMBERED)
