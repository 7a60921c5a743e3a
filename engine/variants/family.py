"""What Romanian Tarok and Taper share: from agreed house rules to a variant."""

from __future__ import annotations

from dataclasses import dataclass

from engine.announcing import AnnouncePhase
from engine.auction import AuctionPhase
from engine.calling import CallPhase
from engine.cards import KINGS, TAROACE, TRULA, CardSet
from engine.contracts import Contract
from engine.deal import SIXES, CutPhase, PacketPhase, PatternPhase, abeles, in_rounds
from engine.discarding import DiscardPhase
from engine.feats import luna, pagat, prins, rege, regii, trula, valat
from engine.house import House, house_options
from engine.pack import tarock_pack
from engine.play import PlayPhase
from engine.reckoning import BonusRow, Reckoning
from engine.talon import TalonPhase
from engine.variant import MatchRules, Variant

HAND_SIZE = 12
TALON_SIZE = 6

MICHI = Contract("michi", calls_king=False, announcements=False, individual=True)


@dataclass(frozen=True, slots=True)
class Member:
    """In what a game of the family differs from the others: the ledger's section 21 for Taper."""

    key: str
    players: int
    suit_length: int
    target: int
    taroace_counts: tuple[int, ...]
    radler_hands: int
    calls_king: bool
    trei_always: bool
    michi: bool


def contract_rows(member: Member, house: House) -> tuple[Contract, ...]:
    """The ladder, rising: trei (V9, T5), doi, unu (V1, A8), solo."""
    king = member.calls_king
    rows = []
    if member.trei_always or house.trei_bids:
        rows.append(Contract("trei", 3, ordinals=3, win=1, base=1, calls_king=king))
    rows.append(Contract("doi", 2, ordinals=3, win=2, base=2, calls_king=king))
    if house.unu_bids:
        rows.append(Contract("unu", 1, ordinals=house.unu_max_ordinal, win=3, base=3, rate="unu", calls_king=king))
    rows.append(Contract("solo", 0, win=8, base=8, rate="solo", calls_king=king))
    return tuple(rows)


def bonus_rows(house: House) -> tuple[BonusRow, ...]:
    """R104, with V6 for the kings."""
    kings = 2 if house.regii == "4/2" else 1
    return (
        BonusRow("trula", trula, 2, 1, 4, 2),
        BonusRow("regii", regii, 2 * kings, kings, 4 * kings, 2 * kings),
        BonusRow("luna", luna, 2, 1, 4, 2),
        BonusRow("pagat", pagat, 7, 1, 9, 2),
        BonusRow("rege", rege, 2, 1, 4, 2),
        BonusRow("prins", prins, 2, 1, 4, 2),
    )


def may_throw_in(hand: CardSet) -> bool:
    """R22, R23: neither a tarok nor a king."""
    return not hand & (TAROACE | KINGS)


def build(member: Member, house: House) -> Variant:
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
    reckoning = Reckoning(
        target=member.target,
        taroace_counts=member.taroace_counts,
        bonuses=bonus_rows(house),
        valat=BonusRow("valat", valat, 16, 8, 64, 32),
        talon_counts=house.talon_counts_for_trula_regii,
        solo_rate="doi" if house.solo_bonuses == "as_doi" else "solo",
        radler_hands=member.radler_hands,
        hep_hep=house.hep_hep,
        pool=house.pool,
        pool_limit=house.pool_limit,
    )
    return Variant(
        key=member.key,
        players=players,
        pack=tarock_pack(member.suit_length),
        hand_size=HAND_SIZE,
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
        may_throw_in=may_throw_in,
        settle=reckoning.settle,
        announced_value=reckoning.announced_value,
        match=MatchRules(pool=house.pool, limit=house.pool_limit),
        options=house_options(house),
    )
