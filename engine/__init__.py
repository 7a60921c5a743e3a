"""The rules of the tarok family, pure: no screen, clock, file or chance of its own, and no text for players.

A hand is a ``State``; ``to_act`` gives the seat to decide, ``observe`` the part of the state that a seat may know,
``legal_actions`` and ``objection`` answer from such a ``View``, and ``apply`` gives the next state and its events.
"""

from __future__ import annotations

from .actions import (
    GAME,
    PLAYS,
    Action,
    Announce,
    CallKing,
    ChoosePattern,
    Cut,
    Declare,
    Discard,
    Double,
    Hold,
    Keep,
    Knock,
    MakeBid,
    Own,
    Pass,
    PassAnnouncing,
    PlayCard,
    Reject,
    Surrender,
    TakeGroup,
    TakePacket,
    ThrowIn,
)
from .cards import (
    KINGS,
    LUNA,
    PAGAT,
    QUEENS,
    SKIZ,
    SUIT_CARDS,
    SUIT_LETTERS,
    TAROACE,
    TRULA,
    Card,
    CardSet,
    Suit,
    card_name,
    card_set,
    members,
    names,
    parse_card,
    parse_cards,
    rank_name,
    suit_of,
    tarok_number,
)
from .carry import LastRound
from .contracts import MULTIPLIERS, Bid, Contract, GamePrice, Goal
from .errors import IllegalAction, NotationError, RecordError, RefusedRecord, TarokError, UnknownPhase
from .events import (
    Acted,
    AskedAside,
    Dealt,
    Event,
    GroupSeen,
    GroupShown,
    HandDeclared,
    HandOver,
    HandShown,
    LaidAway,
    PlayingOn,
    TrickTaken,
    redact,
)
from .game import Step, apply, first_view, legal_actions, objection, observe, start, start_dealt, to_act, watch
from .games import GAMES, game_of, is_unnumbered, variant_for
from .groups import group_cards, group_level, look_level, looked_group, return_level
from .house import HouseValue, Option, Schema
from .kinds import ANNOUNCING, BEFORE_THE_CARDS, LAYING_AWAY, ByKind, Kind
from .match import FirstDeal, Match, after_hand, close_match, draw_first_dealer, new_match, next_pack
from .notation import action_text, parse_action
from .objections import Objection, Refusal
from .pack import Pack, shuffled
from .parts import Announced, Trick
from .phases.cutting import dealt_packets
from .phases.playing import TrickLaw, highest_wins, must_follow
from .prices import bonus_price, declaration_price, price_at, price_now, surrender_price
from .record import (
    FORMAT,
    HandRecord,
    read_action,
    read_record,
    settlement_data,
    write_record,
)
from .replaying import replay, replay_steps, settle
from .scoring.counting import Count, counted, in_threes, side_counts
from .seats import Seat, Side, in_turn_from, right_of
from .settlement import CommonOutcome, Factor, Line, Settlement, Transfer
from .state import State, Table, Variant, View

__all__ = [
    "ANNOUNCING", "BEFORE_THE_CARDS", "FORMAT", "GAME", "GAMES", "KINGS", "LAYING_AWAY", "LUNA", "MULTIPLIERS", "PAGAT", "QUEENS",
    "PLAYS", "SKIZ", "SUIT_CARDS", "SUIT_LETTERS", "TAROACE", "TRULA",
    "Acted", "Action", "Announce", "Announced", "AskedAside", "Bid", "ByKind", "CallKing", "Card", "CardSet",
    "ChoosePattern", "CommonOutcome", "Contract", "Count", "Cut", "Dealt", "Declare", "Discard", "Double", "Event", "Factor",
    "FirstDeal", "GamePrice", "Goal", "GroupSeen", "GroupShown", "HandOver", "HandShown", "HandRecord", "Hold",
    "HouseValue",
    "IllegalAction", "Keep", "PlayingOn", "Kind", "Knock", "LaidAway", "LastRound", "Line", "MakeBid", "Match", "NotationError",
    "Objection", "Option", "Own", "Pack", "Pass", "PassAnnouncing", "PlayCard", "Refusal", "RecordError", "RefusedRecord",
    "Reject", "Schema", "Seat", "Settlement", "Side", "State", "Step", "Suit", "Surrender", "Table", "TakeGroup",
    "TakePacket", "TarokError", "ThrowIn", "HandDeclared", "Transfer", "Trick", "TrickLaw", "TrickTaken", "UnknownPhase", "Variant",
    "View",
    "action_text", "after_hand", "apply", "bonus_price", "card_name", "card_set", "close_match", "counted",
    "dealt_packets", "declaration_price", "draw_first_dealer", "first_view", "game_of", "group_cards",
    "group_level", "highest_wins", "in_threes", "in_turn_from", "is_unnumbered", "legal_actions", "look_level",
    "looked_group", "members", "must_follow", "names", "new_match", "next_pack", "objection", "observe", "parse_action",
    "parse_card", "parse_cards", "price_at", "price_now", "rank_name", "read_action", "read_record", "redact", "replay",
    "replay_steps",
    "return_level", "right_of", "settle", "settlement_data", "shuffled", "side_counts", "start", "start_dealt",
    "suit_of", "surrender_price", "tarok_number", "to_act", "variant_for", "watch", "write_record",
]  # fmt: skip
