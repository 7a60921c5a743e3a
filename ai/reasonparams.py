"""The names of the parameters of every reason that a bot may give.

Parameters are card names (``card``, ``cards``), seats (``seat``, and in ``after`` those still to play), suit letters
(``suit``, ``suits``), item keys (``item``), contract keys (``contract``) and whole numbers; ``points`` and ``gain``
are card points, in Tübingen Tarok halves too (U4), ``percent`` is an estimated chance from 0 to 100, ``win``, ``lose``,
``value`` and ``cost`` are game points in each pairing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .reasons import Why

_LENGTH: Final = ("count", "tops", "enough", "contract", "level")
"""Taroks, the number of skiz and luna among them, and the number usually enough for a bid, 0 if none is."""

PARAMS: Final[Mapping[Why, tuple[str, ...]]] = {
    Why.HOPELESS_HAND: (),  # neither a tarok nor a king
    Why.GOOD_FOR_DUCKING: ("danger",),  # tricks it may expect to take in michi-michi
    Why.TAROACE: ("count",),
    Why.TAROACE_ENOUGH: _LENGTH,
    Why.TAROACE_SHORT: _LENGTH,
    Why.TOP_TAROACE: ("cards",),  # those of skiz, luna, XX, XIX that are held
    Why.KINGS: ("count",),
    Why.SHORT_SUITS: ("suits",),  # suits without a card or with one that is no king
    Why.GAME_CHANCE: ("contract", "percent"),
    Why.LEVEL_COST: ("level", "win", "lose"),
    Why.NEXT_COST: ("contract", "level", "win", "lose"),  # the lowest bid that is still open
    Why.FEWER_THAN_USUAL: ("count", "usual"),  # taroks, and the usual number of a declarer
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
    Why.TALON_RISK: ("percent",),  # that the king is in the talon
    Why.GROUP_ADDS: ("cards", "points"),
    Why.GROUP_ADDS_LITTLE: ("cards", "points"),
    Why.NEXT_MAY_HELP: ("gain",),
    Why.GIVES_AWAY: ("points",),  # face values that stay with the opponents
    Why.KING_HERE: ("card",),
    Why.KING_LOST: ("card", "cost"),
    Why.ALONE: ("percent",),  # chance to win alone
    Why.SURRENDER_PRICE: ("cost",),
    Why.EMPTIES_SUIT: ("suit",),
    Why.SAVES_POINTS: ("points",),
    Why.KEEPS_GUARD: ("card",),  # the king or queen whose guard stays
    Why.KEEPS_CALLED_SUIT: ("suit",),
    Why.TAROC_FORCED: (),
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
    Why.LEFT_UNSAID: (),  # a bonus that is not announced cannot be doubled
    Why.SENIOR_HOLDS: ("seat",),  # whose bid is held: he speaks after
    Why.OPEN_PRICE: ("contract", "value"),  # the difference comes on top
    Why.FLAT_PRICE: ("contract", "value"),  # won or lost, without a difference
    Why.PLAYS_ALONE: ("contract",),
    Why.RADL_OPEN: (),  # the hand counts double, and a won game cancels a radl
    Why.WELL_GUARDED: (),  # no card that others could easily get under
    Why.MAY_TAKE: ("cards",),  # the cards that may be forced to take a trick
    Why.KLOP_GOOD: (),  # fewer points than the others, by an estimate
    Why.KLOP_ALL_LOSE: (),  # all pay their own points
    Why.KLOP_HALF: ("percent",),  # the chance that some player takes more than half
    Why.COMPULSORY: (),
    Why.CALL_UNNAMED: (),
    Why.CALL_TAROK: ("card",),
    Why.MOND_LEFT: ("cost",),
    Why.KING_IN_GROUP: ("card",),
    Why.KING_STAYS: ("card",),  # the called king is in the talon and stays there
    Why.TALON_GIVES: ("points",),  # face values of the cards left in the talon
    Why.TAROK_SHOWN: ("cards",),  # the discarded taroks are face up
    Why.FLIES_FREE: (),
    Why.ANNULS_WEAK: ("count",),  # taroks
    Why.EMPTY_HAND: ("count",),  # taroks; every card is worth one half
    Why.TOUT_LOSERS: ("count",),  # the approximate number of tricks that the hand may lose
    Why.LONE_CHANCE: ("percent",),  # to win alone against three
    Why.BESIDE_CHANCE: ("percent",),  # to win with a partner
    Why.EXPECTS: ("points",),  # card points that the side or the lone player makes on average
    Why.HAND_STRAFEN: ("value",),  # the Strafen due to the own hand
    Why.WAITS_CONCEALED: (),  # the dealer may still call a king of his own
    Why.STAYS_CONCEALED: ("card",),  # the own king that he calls
    Why.CALL_FOURTH: (),
    Why.CALL_HIGH_CARD: ("card",),
    Why.CLAIM_DUE: ("item", "value"),
    Why.NOTHING_DUE: (),
    Why.SKI_SAVES: ("points",),  # the gain over the best other card
    Why.SKI_NOW: ("tricks",),  # tricks left; in the last one the Ski is lost
    Why.SKI_WAITS: (),
    Why.SKI_LOSES: (),  # in a tout: no other card can win the trick, but perhaps a later one
    Why.NEW_SUIT: ("suit", "seat"),  # a suit not led yet, for the partner
    Why.FEEDS_COLLECTOR: ("seat", "points"),  # the opponent of a lone player who has most so far
    Why.ONLY_CARD: (),
    Why.KEEPS_PAGAT: ("tricks", "taroace"),  # tricks left, taroks unseen
    Why.KEEPS_KING: ("card",),  # the called king, for the last trick
    Why.KEEPS_HIGH: ("card", "points", "after"),  # the high card that this trick is not worth
    Why.PAGAT_HOME: ("percent",),
    Why.DRAWS_TAROACE: ("taroace", "unseen"),  # own ones, unseen ones
    Why.SIGNAL_SMALL: ("card",),  # R87: below X, holding skiz or luna
    Why.SIGNAL_BIG: ("card",),  # R87: the highest, X or more, holding neither
    Why.POSES_AS_MATE: ("card",),  # R87: below X, as an opponent of the declarer, holding neither skiz nor luna
    Why.SHORTENS_SUIT: ("suit", "left"),
    Why.SURE_WINNER: ("card", "percent", "higher"),  # higher: unseen cards of its suit that would beat it
    Why.LEADS_CALLED_SUIT: ("suit",),
    Why.MATE_VOID: ("suit", "seat"),
    Why.FORCES_TAROC: ("suit", "seat"),
    Why.CASHES_KING: ("card", "percent"),
    Why.LOOKS_FOR_MATE: ("suit",),  # a partner may hold the better cards of it
    Why.FIRST_LED: ("suit",),  # no void known of a later seat
    Why.NO_VOID_SHOWN: ("suit", "rounds", "unseen"),  # the same, after so many tricks to which it was led
    Why.SUIT_RUNS_OUT: ("suit", "unseen"),  # fewer unseen cards of it than seats to come
    Why.WINS_TRICK: ("points", "after"),
    Why.LIKELY_WINS: ("points", "higher", "percent"),  # higher: unseen cards that would beat it
    Why.TRIES: ("points", "percent"),  # a chance below one half, at little cost
    Why.SECURES: ("seat", "percent"),  # the seat of the partner whose card may still be beaten
    Why.TAKES_OVER: ("seat",),  # the seat of the partner whose card no later player could beat
    Why.FEEDS_MATE: ("seat", "points"),
    Why.MATE_WINS: ("seat", "points", "after"),
    Why.MATE_LEADS: ("seat", "points", "after"),  # the partner's card cannot be beaten from this hand
    Why.FOE_LEADS: ("seat", "after"),  # the seat whose card is beaten
    Why.CANNOT_WIN: ("card", "points", "after"),  # the card that wins so far, higher in the same suit
    Why.FOLLOWS_SUIT: ("card", "suit", "points", "after"),  # the tarok that wins so far, and the suit led
    Why.NO_TRUMP: ("suit",),  # the suit led: neither it nor a tarok is in the hand
    Why.CATCHES_LUNA: (),
    Why.SAVES_LUNA: (),
    Why.CATCHES_KING: ("card", "percent"),
    Why.READS_SMALL: ("seat",),  # R87: that seat usually holds skiz or luna
    Why.READS_BIG: ("seat", "card"),  # R87: that seat usually holds nothing higher
    Why.BEATS_BEST: ("card", "points", "after"),  # the card that wins so far and is beaten
    Why.GOAL: ("aim", "item", "seat"),  # see `ai.telling`; the seat that has announced the item
    Why.GOAL_MINE: ("aim", "item"),  # announced by the seat itself
    Why.GOAL_SILENT: ("aim",),  # not announced
    Why.MORE_OFTEN: ("does", "best", "other", "card"),  # in so many of 100 trial hands, and with the other card
    Why.MORE_POINTS: ("best", "other", "card"),  # card points of the own side on average
    Why.FEWER_TRICKS: ("best", "other", "card"),  # own tricks in ten trial hands
    Why.DUCKS_UNDER: ("card",),  # the card that it stays under
    Why.SHEDS_HIGH: ("card",),
    Why.LEADS_LOW: ("percent",),  # chance to be left with the trick
    Why.SHEDS_POINTS: ("card", "points"),  # on a trick of another
    Why.BEATS_LOW: ("card",),  # a later player may have to go over it
    Why.BEATS_HIGH: ("card",),  # the trick cannot be left to another, so with the highest that may be played
    Why.FORCES_DECLARER: ("percent",),  # chance that the declarer, who wants no trick, has to beat the card
    Why.STAYS_UNDER_DECLARER: ("card", "after"),  # the declarer's card, which wins so far
    Why.KEEPS_LOW: (),  # low cards stay in the hand for leading against a declarer who wants no trick
    Why.STOPS_SWEEP: ("card",),  # the card that wins so far and is beaten, of a player who must win every trick
    Why.CATCHES_MOND: (),  # S58: it costs its player twenty
    Why.SAVES_MOND: (),  # the same
    Why.NO_POWER: ("suit",),  # the suit led, where taroks are no trumps
    Why.MUST_TAKE: (),  # every card that may be played wins the trick, so far
}
"""The parameter names of each reason."""
