"""The rules of the tarok family, pure: no screen, clock, file or chance of its own, and no text for players.

A hand is a ``State``; ``to_act`` says whose turn it is, ``observe`` cuts out what a seat may know, ``legal_actions``
and ``objection`` answer from such a ``View``, and ``apply`` gives the next state with the events on the way.
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
    Merge,
    Pass,
    PlayCard,
    Reject,
    Surrender,
    TakeGroup,
    TakePacket,
    ThrowIn,
    action_text,
    parse_action,
)
from .announcing import AnnouncePhase
from .cards import (
    KINGS,
    LUNA,
    PAGAT,
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
from .contracts import MULTIPLIERS, Bid, Contract
from .counting import Count, counted, in_threes, side_counts
from .deal import dealt_packets
from .errors import IllegalAction, NotationError, RecordError, RefusedRecord, TarokError
from .events import (
    Acted,
    AskedToThrowIn,
    Dealt,
    Event,
    GroupSeen,
    GroupShown,
    HandOver,
    Kept,
    LaidAway,
    TrickTaken,
    redact,
)
from .game import Step, apply, first_view, legal_actions, objection, start, start_dealt, to_act, watch
from .house import HOUSE_CHOICES
from .match import FirstDeal, Match, after_hand, close_match, draw_first_dealer, new_match, next_pack
from .objections import Objection, Reason
from .pack import Pack, shuffled
from .prices import GamePrice, SurrenderPrice, declaration_value, game_price, price_now, surrender_price
from .record import FORMAT, HandRecord, read_record, replay, settle, settlement_data, write_record
from .seats import Seat, Side, in_turn_from, right_of
from .settlement import Line, Outcome, Settlement
from .state import Announced, State, Table, Trick, View
from .talon import group_cards, group_level, look_level, looked_group, return_level
from .variant import Variant
from .variants import GAMES, variant_for
from .view import observe

__all__ = [
    "FORMAT", "GAME", "GAMES", "HOUSE_CHOICES", "KINGS", "LUNA", "MULTIPLIERS", "PAGAT", "PLAYS", "SKIZ", "SUIT_CARDS", "SUIT_LETTERS", "TAROACE",
    "TRULA",
    "Acted", "Action", "AnnouncePhase", "Announce", "Announced", "AskedToThrowIn", "Bid", "CallKing", "Card", "CardSet", "ChoosePattern",
    "Contract", "Count", "Cut", "Dealt", "Declare", "Discard", "Double", "Event", "FirstDeal", "GamePrice", "GroupSeen", "GroupShown",
    "HandOver", "HandRecord", "Hold", "IllegalAction", "Keep", "Kept", "Knock", "LaidAway", "Line", "MakeBid", "Match",
    "Merge", "NotationError", "Objection", "Outcome", "Pack", "Pass", "PlayCard", "Reason", "RecordError",
    "RefusedRecord", "Reject", "Seat", "Settlement", "Side", "State", "Step", "Suit", "Surrender", "SurrenderPrice", "Table", "TakeGroup",
    "TakePacket", "TarokError", "ThrowIn", "Trick", "TrickTaken", "Variant", "View",
    "action_text", "after_hand", "apply", "card_name", "card_set", "close_match", "counted", "dealt_packets", "declaration_value", "draw_first_dealer", "first_view", "game_price", "group_cards", "group_level",
    "in_threes", "in_turn_from", "legal_actions", "look_level", "looked_group", "members", "names", "new_match", "next_pack", "objection", "observe",
    "parse_action", "parse_card", "parse_cards", "price_now", "rank_name", "read_record", "redact", "replay", "return_level", "right_of", "settle", "side_counts",
    "settlement_data", "shuffled", "start", "start_dealt", "suit_of", "surrender_price", "tarok_number", "to_act", "variant_for", "watch",
    "write_record",
]  # fmt: skip
