"""The refusal of an action: a reason, the rule's number and data; the words are the front end's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum


class Refusal(StrEnum):
    """The reasons for a refusal. Each has a sentence in every catalogue, with the objection's data as parameters."""

    NOT_YOUR_TURN = "not-your-turn"
    WRONG_PHASE = "wrong-phase"
    NO_SUCH_ACTION = "no-such-action"
    HAND_IS_OVER = "hand-is-over"
    HAND_UNFINISHED = "hand-unfinished"
    CUT_TOO_THIN = "cut-too-thin"
    NO_SUCH_PACKET = "no-such-packet"
    PACKET_TAKEN = "packet-taken"
    BID_NOT_IN_GAME = "bid-not-in-game"
    BID_NOT_FIRST_LEVEL = "bid-not-first-level"
    BID_TOO_LOW = "bid-too-low"
    NAMED_TOO_LOW = "named-too-low"
    NAME_EXACTLY = "name-exactly"
    BID_JUMPS = "bid-jumps"
    SENIOR_HOLDS = "senior-holds"
    SENIOR_MAY_NOT_RAISE = "senior-may-not-raise"
    NOTHING_TO_HOLD = "nothing-to-hold"
    JUNIOR_MAY_NOT_HOLD = "junior-may-not-hold"
    NOT_A_KING = "not-a-king"
    NOT_THREE_KINGS = "not-three-kings"
    NO_SUCH_GROUP = "no-such-group"
    OTHER_GROUP_SHOWN = "other-group-shown"
    LAST_REJECTED = "last-rejected"
    NOTHING_TO_REJECT = "nothing-to-reject"
    KING_NOT_SEEN = "king-not-seen"
    DISCARD_COUNT = "discard-count"
    NOT_IN_HAND = "not-in-hand"
    NEVER_DISCARD = "never-discard"
    NOT_CONVERTIBLE = "not-convertible"
    SUITS_FIRST = "suits-first"
    TAROACE_COUNT = "taroace-count"
    MATE_DECLARED = "mate-declared"
    ALREADY_DECLARED = "already-declared"
    FIRST_TURN_ONLY = "first-turn-only"
    PAGAT_CLOSES = "pagat-closes"
    MUST_DECLARE = "must-declare"
    NOT_KNOWN = "not-known"
    NOT_CERTAIN = "not-certain"
    PAGAT_NOT_ALONE = "pagat-not-alone"
    ALREADY_ANNOUNCED = "already-announced"
    DECLARER_ONLY = "declarer-only"
    PAGAT_NOT_HELD = "pagat-not-held"
    KING_NOT_HELD = "king-not-held"
    NOT_ANNOUNCED = "not-announced"
    NOT_PLAYED_HERE = "not-played-here"
    OPPONENTS_ONLY = "opponents-only"
    KING_EXPOSED = "king-exposed"
    OWN_SIDE = "own-side"
    CHAIN_ENDED = "chain-ended"
    VALAT_STANDS = "valat-stands"
    MUST_FOLLOW = "must-follow"
    MUST_TAROK = "must-tarok"
    MUST_BEAT = "must-beat"
    PAGAT_LAST = "pagat-last"
    MOND_WAITS = "mond-waits"
    SKIS_DRAWS = "skis-draws"
    SUITS_LEAD = "suits-lead"
    CARD_BOUND = "card-bound"
    KING_HELD = "king-held"
    CARD_HELD = "card-held"
    NOT_FOUR_KINGS = "not-four-kings"
    FALSE_CLAIM = "false-claim"
    CLAIMED_ALREADY = "claimed-already"
    NOT_YOURS_TO_CLAIM = "not-yours-to-claim"


@dataclass(frozen=True, slots=True)
class Objection:
    """One refusal: ``rule`` is the ledger's number (``R84``, ``A17``), ``data`` the parameters of a sentence about it.

    Data values are card names, seats, numbers or tuples of card names.
    """

    reason: Refusal
    rule: str
    data: Mapping[str, object] = field(default_factory=dict)


def not_now(kind: str, rule: str) -> Objection:
    """The refusal of an action that does not answer the kind of decision that is due."""
    return Objection(Refusal.WRONG_PHASE, rule, {"kind": kind})
