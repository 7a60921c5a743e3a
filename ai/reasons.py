"""The key of every reason that a bot may give; `ai.reasonparams` has the names of its parameters."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from engine import Action

from .player import Candidate, Reason


class Why(StrEnum):
    """The keys of all reasons."""

    # Before the auction
    HOPELESS_HAND = "hopeless-hand"
    GOOD_FOR_DUCKING = "good-for-ducking"
    # Auction
    TAROACE = "taroace"
    TAROACE_ENOUGH = "taroace-enough"
    TAROACE_SHORT = "taroace-short"
    TOP_TAROACE = "top-taroace"
    KINGS = "kings"
    SHORT_SUITS = "short-suits"
    GAME_CHANCE = "game-chance"
    LEVEL_COST = "level-cost"
    NEXT_COST = "next-cost"
    FEWER_THAN_USUAL = "fewer-than-usual"
    NO_TOP = "no-top"
    CHANCE_SHORT = "chance-short"
    LA_MINE = "la-mine"
    LAST_WORD = "last-word"
    NO_TALON = "no-talon"
    # Call
    CALL_LENGTH = "call-length"
    CALL_QUEEN = "call-queen"
    CALL_VOID = "call-void"
    CALL_OWN = "call-own"
    ALL_KINGS = "all-kings"
    TALON_RISK = "talon-risk"
    # Talon
    GROUP_ADDS = "group-adds"
    GROUP_ADDS_LITTLE = "group-adds-little"
    NEXT_MAY_HELP = "next-may-help"
    GIVES_AWAY = "gives-away"
    KING_HERE = "king-here"
    KING_LOST = "king-lost"
    ALONE = "alone"
    SURRENDER_PRICE = "surrender-price"
    # Discard
    EMPTIES_SUIT = "empties-suit"
    SAVES_POINTS = "saves-points"
    KEEPS_GUARD = "keeps-guard"
    KEEPS_CALLED_SUIT = "keeps-called-suit"
    TAROC_FORCED = "taroc-forced"
    # Announcements
    DECLARES = "declares"
    MUST_DECLARE = "must-declare"
    SHOWS_LENGTH = "shows-length"
    BONUS_CHANCE = "bonus-chance"
    BONUS_UNSURE = "bonus-unsure"
    BONUS_CARDS = "bonus-cards"
    BEATS_GAME = "beats-game"
    BEATS_BONUS = "beats-bonus"
    SHOWS_SIDE = "shows-side"
    STANDS_CONTRA = "stands-contra"
    LEFT_UNSAID = "left-unsaid"
    # The Slovenian games before the play
    SENIOR_HOLDS = "senior-holds"
    OPEN_PRICE = "open-price"
    FLAT_PRICE = "flat-price"
    PLAYS_ALONE = "plays-alone"
    RADL_OPEN = "radl-open"
    WELL_GUARDED = "well-guarded"
    MAY_TAKE = "may-take"
    KLOP_GOOD = "klop-good"
    KLOP_ALL_LOSE = "klop-all-lose"
    KLOP_HALF = "klop-half"
    COMPULSORY = "compulsory"
    CALL_UNNAMED = "call-unnamed"
    CALL_TAROK = "call-tarok"
    MOND_LEFT = "mond-left"
    KING_IN_GROUP = "king-in-group"
    KING_STAYS = "king-stays"
    TALON_GIVES = "talon-gives"
    TAROK_SHOWN = "tarok-shown"
    FLIES_FREE = "flies-free"
    ANNULS_WEAK = "annuls-weak"
    # Tübingen Tarock
    EMPTY_HAND = "empty-hand"
    TOUT_LOSERS = "tout-losers"
    LONE_CHANCE = "lone-chance"
    BESIDE_CHANCE = "beside-chance"
    EXPECTS = "expects"
    HAND_STRAFEN = "hand-strafen"
    WAITS_CONCEALED = "waits-concealed"
    STAYS_CONCEALED = "stays-concealed"
    CALL_FOURTH = "call-fourth"
    CALL_HIGH_CARD = "call-high-card"
    CLAIM_DUE = "claim-due"
    NOTHING_DUE = "nothing-due"
    SKI_SAVES = "ski-saves"
    SKI_NOW = "ski-now"
    SKI_WAITS = "ski-waits"
    SKI_LOSES = "ski-loses"
    NEW_SUIT = "new-suit"
    FEEDS_COLLECTOR = "feeds-collector"
    # Play, in general
    ONLY_CARD = "only-card"
    KEEPS_PAGAT = "keeps-pagat"
    KEEPS_KING = "keeps-king"
    KEEPS_HIGH = "keeps-high"
    PAGAT_HOME = "pagat-home"
    # Leading
    DRAWS_TAROACE = "draws-taroace"
    SIGNAL_SMALL = "signal-small"
    SIGNAL_BIG = "signal-big"
    POSES_AS_MATE = "poses-as-mate"
    SHORTENS_SUIT = "shortens-suit"
    SURE_WINNER = "sure-winner"
    LEADS_CALLED_SUIT = "leads-called-suit"
    MATE_VOID = "mate-void"
    FORCES_TAROC = "forces-taroc"
    CASHES_KING = "cashes-king"
    LOOKS_FOR_MATE = "looks-for-mate"
    FIRST_LED = "first-led"
    NO_VOID_SHOWN = "no-void-shown"
    SUIT_RUNS_OUT = "suit-runs-out"
    # Following
    WINS_TRICK = "wins-trick"
    LIKELY_WINS = "likely-wins"
    FEEDS_MATE = "feeds-mate"
    MATE_WINS = "mate-wins"
    MATE_LEADS = "mate-leads"
    FOE_LEADS = "foe-leads"
    TRIES = "tries"
    SECURES = "secures"
    TAKES_OVER = "takes-over"
    CANNOT_WIN = "cannot-win"
    FOLLOWS_SUIT = "follows-suit"
    NO_TRUMP = "no-trump"
    CATCHES_LUNA = "catches-luna"
    SAVES_LUNA = "saves-luna"
    CATCHES_KING = "catches-king"
    READS_SMALL = "reads-small"
    READS_BIG = "reads-big"
    BEATS_BEST = "beats-best"
    # Two lines side by side
    GOAL = "goal"
    GOAL_MINE = "goal-mine"
    GOAL_SILENT = "goal-silent"
    MORE_OFTEN = "more-often"
    MORE_POINTS = "more-points"
    FEWER_TRICKS = "fewer-tricks"
    # Michi-michi
    DUCKS_UNDER = "ducks-under"
    SHEDS_HIGH = "sheds-high"
    LEADS_LOW = "leads-low"
    MUST_TAKE = "must-take"
    # Contracts in which tricks are avoided or all are wanted
    SHEDS_POINTS = "sheds-points"
    BEATS_LOW = "beats-low"
    BEATS_HIGH = "beats-high"
    FORCES_DECLARER = "forces-declarer"
    STAYS_UNDER_DECLARER = "stays-under-declarer"
    KEEPS_LOW = "keeps-low"
    STOPS_SWEEP = "stops-sweep"
    NO_POWER = "no-power"
    CATCHES_MOND = "catches-mond"
    SAVES_MOND = "saves-mond"


def because(key: Why, weight: float = 1.0, **params: object) -> Reason:
    """A reason with its parameters."""
    return Reason(key.value, params, weight)


def weighed(action: Action, value: float, reasons: Iterable[Reason]) -> Candidate:
    """A candidate with its reasons, strongest first."""
    return Candidate(action, value, tuple(sorted(reasons, key=lambda reason: -reason.weight)))


def unsure_bonus(said: Iterable[Candidate]) -> list[Reason]:
    """The likeliest of the bonuses that are not sure enough, as the reason for announcing none; empty without one."""
    unsure = [reason for each in said for reason in each.reasons if reason.key == Why.BONUS_UNSURE]
    return sorted(unsure, key=lambda reason: -int(str(reason.params["percent"])))[:1]
