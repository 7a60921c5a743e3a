"""Slovenian Tarok for four players (S1 … S74), and the frame that the games for five and three share with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.cards import KINGS, TAROACE, TRULA
from engine.contracts import Contract
from engine.games.game import Game
from engine.games.slovenian.actions import CALL_FOURTH, CONVERT, PLACE_TALON, own_texts
from engine.games.slovenian.announcing import KlopKontra, KontraRound
from engine.games.slovenian.annulling import AnnulQuestion
from engine.games.slovenian.bidding import SeniorityPhase
from engine.games.slovenian.carry import SlovenianCarry
from engine.games.slovenian.contracts import COLOUR_VALAT, EVERY, KLOP, SOLO_WITHOUT, THREE, contract_rows
from engine.games.slovenian.house import SlovenianHouse, house_of, schema
from engine.games.slovenian.klop import KlopScoring
from engine.games.slovenian.law import SlovenianLaw
from engine.games.slovenian.naming import NamingPhase
from engine.games.slovenian.prices import SlovenianPrices
from engine.games.slovenian.scoring import SlovenianScoring
from engine.games.slovenian.settling import RULES, SlovenianOutcome, adds_up, settlement_data
from engine.house import HouseValue, Schema
from engine.pack import tarock_pack
from engine.phases.card_calling import CardCallPhase
from engine.phases.cutting import CutPhase
from engine.phases.dealing import in_rounds
from engine.phases.laying_open import LayingOpenPhase
from engine.phases.open_talon import OpenTalonPhase
from engine.phases.packets import PacketPhase
from engine.phases.playing import PlayPhase
from engine.phases.talon_place import TalonPlacePhase
from engine.state import Variant

TALON_SIZE: Final = 6
KLOP_MULTIPLES: Final[dict[str, int | None]] = {"zero": 0, "five-hundreds": 500, "never": None}
"""S38, S-V6: the totals that make a klop compulsory, as multiples of a number, 0 for zero alone."""


@dataclass(frozen=True, slots=True)
class SlovenianMember:
    """The points in which the games of the family differ.

    ``hand_sizes`` are counted from the dealer, 0 for a seat that sits out (S73); a hand is dealt in packets of
    ``packet``. ``partners``: kings are called, and the ladder is that of four (S75 for three).
    """

    key: str
    hand_sizes: tuple[int, ...]
    packet: int
    partners: bool
    schema: Schema


def biddable(rows: tuple[Contract, ...], partners: bool) -> tuple[Contract, ...]:
    """S18, S33, S75: the contracts that may be bid: all but klop, and with four players tri."""
    unsaid = (KLOP, THREE) if partners else (KLOP,)
    return tuple(row for row in rows if row.key not in unsaid)


def convertible(member: SlovenianMember, house: SlovenianHouse) -> tuple[str, ...]:
    """S37: the contracts that may become barvni valat after the talon."""
    low, solo = ("three", "two", "one"), ("solo-three", "solo-two", "solo-one")
    if not member.partners:
        return low if house.extra_contracts else ()
    return (*low, *solo) if house.colour_valat_partner else solo


def build(member: SlovenianMember, house: SlovenianHouse) -> Variant:
    """The variant for a member of the family at a table with those house rules."""
    rows = contract_rows(
        partners=member.partners, piccolo=house.piccolo, extra=house.extra_contracts, klop_kontra=house.klop_kontra
    )
    by_key = {row.key: row for row in rows}
    players, holders = len(member.hand_sizes), sum(1 for size in member.hand_sizes if size)
    bids = biddable(rows, member.partners)
    floor = [row.key for row in bids].index(SOLO_WITHOUT) if SOLO_WITHOUT in by_key else len(bids)
    auction = SeniorityPhase(bids, bids[floor:], forehand_waits=member.partners, all_pass=by_key[KLOP])
    items = ("trula", "kings", *(("king",) if member.partners else ()), "pagat", "valat")
    exact = house.difference == "exact"
    prices = SlovenianPrices(
        items,
        steps=5 if house.hirs_kontra else 4,
        exact=exact,
        one_over=house.win_at == "35-and-one",
        mond=21 if exact or not member.partners else 20,
    )
    money = house.settlement == "money"
    klop = KlopScoring(house.klop_rounded, house.klop_both_extremes)
    scoring = SlovenianScoring(prices, klop, house.pagat_silent, house.radli, money)
    chosen: dict[str, HouseValue] = {key: getattr(house, key) for key in SlovenianHouse.__slots__}
    return Variant(
        key=member.key,
        players=players,
        pack=tarock_pack(8),
        hand_sizes=member.hand_sizes,
        talon_size=TALON_SIZE,
        contracts=rows,
        course=(
            CutPhase(minimum=5, pattern=in_rounds(holders, (member.packet, member.packet)), rule="S29"),
            PacketPhase(first_decides=True, rule="S30"),
            TalonPlacePhase(PLACE_TALON),
            auction,
            NamingPhase(rows, auction, house.exact_contract, house.radli),
            CardCallPhase(house.call_trula, CALL_FOURTH if house.call_fourth else None),
            OpenTalonPhase(),
            LayingOpenPhase(KINGS | TRULA, CONVERT, convertible(member, house), by_key.get(COLOUR_VALAT)),
            KontraRound(items, house.vogel_frei),
            KlopKontra(),
            PlayPhase(
                SlovenianLaw(
                    house.emperor_trick,
                    mond_waits=house.klop_mond_lead == "after-skis",
                    skis_leads=house.beggar_with_skis,
                    suits_first=house.suits_first,
                )
            ),
        ),
        settle=scoring.settle,
        written=settlement_data,
        adds_up=adds_up,
        prices=prices,
        carry=SlovenianCarry(players, KLOP_MULTIPLES[house.compulsory_klop_at], money),
        outcomes=tuple(map(str, SlovenianOutcome)),
        items=tuple(RULES),
        announceable=items,
        question=AnnulQuestion() if house.annulment else None,
        own_actions=own_texts(EVERY),
        needed=TAROACE if house.no_tarok == "redeal" else 0,
        turn_rule="S28",
        over_rule="S28",
        options=member.schema.differing(chosen),
    )


def game(member: SlovenianMember) -> Game:
    """The registry's entry for a member of the family."""

    def built(options: dict[str, HouseValue]) -> Variant:
        return build(member, house_of(options))

    rows = contract_rows(partners=member.partners, piccolo=member.partners, extra=True, klop_kontra=False)
    return Game(member.key, len(member.hand_sizes), member.schema, built, frozenset(row.key for row in rows))


SCHEMA: Final = schema(annulment=False, extra_contracts=False, vogel_frei=False)
"""The schema of the games with partners."""

FOUR: Final = game(SlovenianMember("slovenian-4", (12,) * 4, packet=6, partners=True, schema=SCHEMA))
