"""Every reason that a bot may give: its key and the names of its parameters.

Parameters are card names (``card``, ``cards``), seats (``seat``), suit letters (``suit``, ``suits``), item keys
(``item``), contract keys (``contract``) and whole numbers; ``points`` and ``gain`` are card points, ``percent`` is an
estimated chance from 0 to 100, ``win``, ``lose``, ``value`` and ``cost`` are game points a pairing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Final

from engine import Action

from .player import Candidate, Reason


class Why(StrEnum):
    """The keys of all reasons."""

    # Before the auction
    CUT_MIDDLE = "cut-middle"
    KNOCK_CHANGE = "knock-change"
    PATTERN_TASTE = "pattern-taste"
    PACKET_BLIND = "packet-blind"
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
    TAKES_FOUND = "takes-found"
    PLAIN_CARDS = "plain-cards"
    # Discard
    EMPTIES_SUIT = "empties-suit"
    SAVES_POINTS = "saves-points"
    KEEPS_GUARD = "keeps-guard"
    KEEPS_CALLED_SUIT = "keeps-called-suit"
    TAROC_FORCED = "taroc-forced"
    LOW_CARDS = "low-cards"
    # Announcements
    NOTHING_SAFE = "nothing-safe"
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
    KLOP_NOBODY = "klop-nobody"
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
    TALON_ANYWHERE = "talon-anywhere"
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
    CHEAPEST = "cheapest"
    KEEPS_PAGAT = "keeps-pagat"
    KEEPS_KING = "keeps-king"
    KEEPS_HIGH = "keeps-high"
    PAGAT_HOME = "pagat-home"
    # Leading
    DRAWS_TAROACE = "draws-taroace"
    SIGNAL_SMALL = "signal-small"
    SIGNAL_BIG = "signal-big"
    POSES_AS_MATE = "poses-as-mate"
    LEADS_HIGH = "leads-high"
    HIGHER_STAYS = "higher-stays"
    SHORTENS_SUIT = "shortens-suit"
    SURE_WINNER = "sure-winner"
    LEADS_CALLED_SUIT = "leads-called-suit"
    MATE_VOID = "mate-void"
    FORCES_TAROC = "forces-taroc"
    SPARES_TAROACE = "spares-taroace"
    CASHES_KING = "cashes-king"
    GIVES_LITTLE = "gives-little"
    LOOKS_FOR_MATE = "looks-for-mate"
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


_LENGTH: Final = ("count", "tops", "enough", "contract", "level")
"""Taroace, how many of skiz and luna among them, and how many usually do for a bid, 0 if no number does."""

PARAMS: Final[Mapping[Why, tuple[str, ...]]] = {
    Why.CUT_MIDDLE: ("cards",),  # how many cards are lifted
    Why.KNOCK_CHANGE: (),  # now and then, to have another deal
    Why.PATTERN_TASTE: ("pattern",),
    Why.PACKET_BLIND: ("number",),  # all packets are alike
    Why.HOPELESS_HAND: (),  # neither a tarok nor a king
    Why.GOOD_FOR_DUCKING: ("danger",),  # tricks it may expect to take in michi-michi
    Why.TAROACE: ("count",),
    Why.TAROACE_ENOUGH: _LENGTH,
    Why.TAROACE_SHORT: _LENGTH,
    Why.TOP_TAROACE: ("cards",),  # which of skiz, luna, XX, XIX are held
    Why.KINGS: ("count",),
    Why.SHORT_SUITS: ("suits",),  # suits without a card or with one that is no king
    Why.GAME_CHANCE: ("contract", "percent"),
    Why.LEVEL_COST: ("level", "win", "lose"),
    Why.NEXT_COST: ("contract", "level", "win", "lose"),  # the lowest bid that is still open
    Why.FEWER_THAN_USUAL: ("count", "usual"),  # taroace, and how many a declarer usually holds
    Why.NO_TOP: (),  # none of skiz, luna, XX, XIX
    Why.CHANCE_SHORT: ("contract", "level", "percent", "needed"),  # the percent at which that bid breaks even
    Why.LA_MINE: ("seat",),  # the junior who named the contract
    Why.LAST_WORD: (),  # all others have passed
    Why.NO_TALON: (),  # solo: no help from the talon, which counts for the opponents
    Why.CALL_LENGTH: ("suit", "count"),
    Why.CALL_QUEEN: ("card",),  # the queen that the king would make good
    Why.CALL_VOID: ("suit",),  # no card of that suit to lead to the king
    Why.CALL_OWN: ("card",),  # alone against all
    Why.ALL_KINGS: (),  # only own kings can be called
    Why.TALON_RISK: ("percent",),  # that the king lies in the talon
    Why.GROUP_ADDS: ("cards", "points"),
    Why.GROUP_ADDS_LITTLE: ("cards", "points"),
    Why.NEXT_MAY_HELP: ("gain",),
    Why.GIVES_AWAY: ("points",),  # face values that stay with the opponents
    Why.KING_HERE: ("card",),
    Why.KING_LOST: ("card", "cost"),
    Why.ALONE: ("percent",),  # chance to win alone
    Why.SURRENDER_PRICE: ("cost",),
    Why.TAKES_FOUND: ("cards",),  # the cards that come into the hand
    Why.PLAIN_CARDS: ("cards",),  # a group of suit cards without a court card
    Why.EMPTIES_SUIT: ("suit",),
    Why.SAVES_POINTS: ("points",),
    Why.KEEPS_GUARD: ("card",),  # the king or queen whose guard stays
    Why.KEEPS_CALLED_SUIT: ("suit",),
    Why.TAROC_FORCED: (),
    Why.LOW_CARDS: (),
    Why.NOTHING_SAFE: (),
    Why.DECLARES: ("count", "value"),
    Why.MUST_DECLARE: ("count", "item"),
    Why.SHOWS_LENGTH: ("count",),
    Why.BONUS_CHANCE: ("item", "percent", "value"),
    Why.BONUS_UNSURE: ("item", "percent"),
    Why.BONUS_CARDS: ("cards",),
    Why.BEATS_GAME: ("taroace", "kings", "percent"),
    Why.BEATS_BONUS: ("item", "percent"),
    Why.SHOWS_SIDE: (),
    Why.STANDS_CONTRA: ("percent",),
    Why.LEFT_UNSAID: (),  # what is not announced cannot be doubled
    Why.SENIOR_HOLDS: ("seat",),  # whose bid is held: he speaks after
    Why.OPEN_PRICE: ("contract", "value"),  # the difference comes on top
    Why.FLAT_PRICE: ("contract", "value"),  # won or lost, without a difference
    Why.PLAYS_ALONE: ("contract",),
    Why.RADL_OPEN: (),  # the hand counts double, and a won game cancels a radl
    Why.WELL_GUARDED: (),  # no card that others could easily get under
    Why.MAY_TAKE: ("cards",),  # the cards that may be forced to take a trick
    Why.KLOP_GOOD: (),  # fewer points than the others, by an estimate
    Why.KLOP_ALL_LOSE: (),  # everybody pays his own points
    Why.KLOP_NOBODY: ("percent",),  # how often somebody takes more than half
    Why.COMPULSORY: (),
    Why.CALL_UNNAMED: (),
    Why.CALL_TAROK: ("card",),
    Why.MOND_LEFT: ("cost",),
    Why.KING_IN_GROUP: ("card",),
    Why.KING_STAYS: ("card",),  # the called king lies in the talon and stays there
    Why.TALON_GIVES: ("points",),  # face values of what stays in the talon
    Why.TAROK_SHOWN: ("cards",),  # the taroks that are laid away lie open
    Why.FLIES_FREE: (),
    Why.ANNULS_WEAK: ("count",),  # taroks
    Why.TALON_ANYWHERE: (),
    Why.EMPTY_HAND: ("count",),  # tarocks; every card is worth one half
    Why.TOUT_LOSERS: ("count",),  # tricks that the hand may lose, about
    Why.LONE_CHANCE: ("percent",),  # to win alone against three
    Why.BESIDE_CHANCE: ("percent",),  # to win with a partner
    Why.EXPECTS: ("points",),  # card points that the side or the lone player makes on average
    Why.HAND_STRAFEN: ("value",),  # what the own hand is due for Strafen
    Why.WAITS_CONCEALED: (),  # the dealer may still call a king of his own
    Why.STAYS_CONCEALED: ("card",),  # the own king that he calls
    Why.CALL_FOURTH: (),
    Why.CALL_HIGH_CARD: ("card",),
    Why.CLAIM_DUE: ("item", "value"),
    Why.NOTHING_DUE: (),
    Why.SKI_SAVES: ("points",),  # what another card would cost or could not win
    Why.SKI_NOW: ("tricks",),  # tricks left; in the last one the Ski is lost
    Why.SKI_WAITS: (),
    Why.SKI_LOSES: (),  # in a tout: no other card can win the trick, but perhaps a later one
    Why.NEW_SUIT: ("suit", "seat"),  # a suit not led yet, for the partner
    Why.FEEDS_COLLECTOR: ("seat", "points"),  # the opponent of a lone player who has most so far
    Why.ONLY_CARD: (),
    Why.CHEAPEST: ("card",),
    Why.KEEPS_PAGAT: ("tricks", "taroace"),  # tricks left, taroace unseen
    Why.KEEPS_KING: ("card",),  # the called king, for the last trick
    Why.KEEPS_HIGH: ("card",),  # the high card that this trick is not worth
    Why.PAGAT_HOME: ("percent",),
    Why.DRAWS_TAROACE: ("taroace", "unseen"),  # own ones, unseen ones
    Why.SIGNAL_SMALL: ("card",),  # R87: below X, holding skiz or luna
    Why.SIGNAL_BIG: ("card",),  # R87: the highest, X or more, holding neither
    Why.POSES_AS_MATE: ("card",),  # R87: below X, as an opponent of the declarer, holding neither skiz nor luna
    Why.LEADS_HIGH: ("card",),  # the highest of its suit in the own hand
    Why.HIGHER_STAYS: ("card",),  # the highest of its suit in the own hand, when a lower one is led
    Why.SHORTENS_SUIT: ("suit", "left"),
    Why.SURE_WINNER: ("card", "percent"),
    Why.LEADS_CALLED_SUIT: ("suit",),
    Why.MATE_VOID: ("suit", "seat"),
    Why.FORCES_TAROC: ("suit", "seat"),
    Why.SPARES_TAROACE: ("taroace",),
    Why.CASHES_KING: ("card", "percent"),
    Why.GIVES_LITTLE: ("card",),  # a lead that costs little if it is lost
    Why.LOOKS_FOR_MATE: ("suit",),  # a partner may hold the better cards of it
    Why.WINS_TRICK: ("points",),
    Why.LIKELY_WINS: ("points", "higher", "percent"),  # higher: unseen cards that would beat it
    Why.TRIES: ("points", "percent"),  # a chance below one half, at little cost
    Why.SECURES: ("seat", "percent"),  # the seat of the partner whose card may still be beaten
    Why.TAKES_OVER: ("seat",),  # the seat of the partner whose card nobody who comes after could beat
    Why.FEEDS_MATE: ("seat", "points"),
    Why.MATE_WINS: ("seat",),
    Why.MATE_LEADS: ("seat",),  # the partner's card cannot be beaten from this hand
    Why.FOE_LEADS: ("seat",),  # whose card is beaten
    Why.CANNOT_WIN: ("card",),  # the card that wins so far, higher in the same suit
    Why.FOLLOWS_SUIT: ("card", "suit"),  # the taroc that wins so far, and the suit that has to be followed
    Why.NO_TRUMP: ("suit",),  # the suit led: neither it nor a taroc is in the hand
    Why.CATCHES_LUNA: (),
    Why.SAVES_LUNA: (),
    Why.CATCHES_KING: ("card", "percent"),
    Why.READS_SMALL: ("seat",),  # R87: that seat usually holds skiz or luna
    Why.READS_BIG: ("seat", "card"),  # R87: that seat usually holds nothing higher
    Why.BEATS_BEST: ("card",),  # the card that wins so far and is beaten
    Why.GOAL: ("aim", "item", "seat"),  # see `ai.telling`; who has announced the item
    Why.GOAL_MINE: ("aim", "item"),  # announced by the seat itself
    Why.GOAL_SILENT: ("aim",),  # not announced
    Why.MORE_OFTEN: ("does", "best", "other", "card"),  # in so many of 100 playings, and with the other card
    Why.MORE_POINTS: ("best", "other", "card"),  # card points of the own side on average
    Why.FEWER_TRICKS: ("best", "other", "card"),  # own tricks in ten playings
    Why.DUCKS_UNDER: ("card",),  # the card that it stays under
    Why.SHEDS_HIGH: ("card",),
    Why.LEADS_LOW: ("percent",),  # chance to be left with the trick
    Why.SHEDS_POINTS: ("card", "points"),  # on a trick of another
    Why.BEATS_LOW: ("card",),  # who plays after may have to go over it
    Why.BEATS_HIGH: ("card",),  # the trick cannot be left to anybody, so with the highest that may be played
    Why.FORCES_DECLARER: ("percent",),  # chance that the declarer, who wants no trick, has to beat the card
    Why.STAYS_UNDER_DECLARER: ("card",),  # the declarer's card, which wins so far
    Why.KEEPS_LOW: (),  # low cards stay in the hand for leading against a declarer who wants no trick
    Why.STOPS_SWEEP: ("card",),  # the card that wins so far and is beaten, of one who must win every trick
    Why.CATCHES_MOND: (),  # S58: it costs its player twenty
    Why.SAVES_MOND: (),  # the same
    Why.NO_POWER: ("suit",),  # the suit led, where taroks are no trumps
    Why.MUST_TAKE: (),  # every card that may be played wins the trick, so far
}
"""The parameter names of each reason."""


def because(key: Why, weight: float = 1.0, **params: object) -> Reason:
    """A reason with its parameters."""
    return Reason(key.value, params, weight)


def weighed(action: Action, value: float, reasons: Iterable[Reason]) -> Candidate:
    """A candidate with its reasons, strongest first."""
    return Candidate(action, value, tuple(sorted(reasons, key=lambda reason: -reason.weight)))
