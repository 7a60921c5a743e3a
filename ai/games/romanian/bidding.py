"""The auction: the expectation of each contract, at its level, against passing (R24 … R34)."""

from __future__ import annotations

from typing import Final

from ai.cardplay.knowledge import Knowledge
from ai.habits import NEUTRAL, Habits
from ai.player import Candidate, Reason
from ai.reasons import Why, because, weighed
from engine import KINGS, TAROACE, Action, Bid, Contract, Hold, MakeBid, Pass, View, legal_actions, names

from .enough import cheapest, length
from .michi import expected_tricks
from .strength import LONE_SPREAD, chance, dealt_points, short_suits, top_taroace

# The frequency of each contract is a matter of custom, not of profit: by game points alone every fifth hand would be
# a solo and no hand would ever be passed out. The next seven numbers were set by `benchmarks/bots.py` so that of 100
# hands some 2 are michi-michi, 1 or 2 solo, 15 to 20 unu, and weak games enough are played that a contra pays.
FIRM: Final = 0.1
"""Game points that a bid has to promise beyond passing."""

FIRM_ALONE: Final = -0.3
"""The same if the declarer is known to be alone; some 7 of 100 hands of Taper are then passed out."""

HABIT: Final = 0.5
"""Game points for each tarok above the usual: most players count taroks first, though a hand of many small ones wins
less often than its holder thinks."""

USUAL_MORE: Final = 1.4
"""The usual surplus of a declarer's taroks over the average of the deal."""

PASS_VALUE: Final = -0.45
"""Game points that a passing hand expects: most players who do not declare lose a little."""

SOLO_CAUTION: Final = 3.3
"""Game points that a solo has to promise beyond the next best contract: eight to lose, and no talon to mend it."""

UNU_CAUTION: Final = 0.45
"""The same for unu, whose single card mends little."""

EVEN: Final = 50
"""A chance in percent below which a loss is likelier, whatever the payment."""

MICHI: Final = 0.45
"""Game points for each trick below the average of three that a hand expects in a michi-michi."""

NEAR_MICHI: Final = (0.06, 0.12, 0.35, 1.0)
"""Chance that a pass leads to a michi-michi, by the number of seats that have passed before."""

LEVELS: Final = 0.2
"""The average number of levels a declarer ends above the one he bid: he rejects about that often."""

ALONE_RISK: Final = 0.14
"""The chance to be alone because the king is in the talon (R38)."""


def bid(know: Knowledge, habits: Habits = NEUTRAL) -> list[Candidate]:
    """Every legal call, in game points."""
    view = know.view
    return [_candidate(know, action, habits) for action in legal_actions(view)]


def _candidate(know: Knowledge, action: Action, habits: Habits) -> Candidate:
    view, hand = know.view, know.hand
    auction = view.table.auction
    if isinstance(action, MakeBid):
        stands: Bid | None = action.bid
    elif isinstance(action, Hold):
        stands = auction.bid
    else:
        return _pass(know)
    row = view.table.variant.contract(stands.contract) if stands else None
    if stands is None or row is None:
        return _pass(know)
    win = game_chance(view, row)
    value = contract_value(row, stands.ordinal, win) + HABIT * ((hand & TAROACE).bit_count() - usual_taroace(view))
    value += habits.risk + (0.0 if row.talon_cards else habits.without_talon)
    found = _hand_reasons(view, stands)
    found.append(because(Why.GAME_CHANCE, 2.5, contract=row.key, percent=round(100 * win)))
    lose = row.base * stands.ordinal
    found.append(because(Why.LEVEL_COST, 0.5 + 0.4 * stands.ordinal, level=stands.ordinal, win=row.win, lose=lose))
    if isinstance(action, Hold) and auction.holder is not None:
        found.append(because(Why.LA_MINE, 1.8, seat=auction.holder))
    if not row.talon_cards:
        found.append(because(Why.NO_TALON, 1.2))
    return weighed(action, value, found)


def _pass(know: Knowledge) -> Candidate:
    """Passing leaves the game to others; after passes only, it may come to michi-michi (R28)."""
    view = know.view
    hand = know.hand
    found: list[Reason] = []
    value = PASS_VALUE
    table = view.table
    if table.auction.bid is None:
        passed = table.auction.passed.bit_count()
        if passed == table.players - 1:
            found.append(because(Why.LAST_WORD, 1.0))
        if table.variant.contract("doi") is not None and _michi_follows(view):
            tricks = expected_tricks(hand, table.variant.pack.cards)
            near = NEAR_MICHI[passed]
            value += near * MICHI * (3 - tricks)
            if tricks < 2.4:
                found.append(because(Why.GOOD_FOR_DUCKING, 0.8 + near, danger=round(tricks)))
    lowest = cheapest(view)
    row = table.variant.contract(lowest.contract) if lowest is not None else None
    if lowest is not None and row is not None:
        found += _against(view, lowest, row)
        told = {"contract": row.key, "level": lowest.ordinal, "win": row.win, "lose": row.base * lowest.ordinal}
        found.append(because(Why.NEXT_COST, 1.0 if table.auction.bid is not None else 0.5, **told))
    # If no bid is open any more, only the cards held are left as a reason.
    return weighed(Pass(), value, found or [length(view, None, 1.0)])


def _michi_follows(view: View) -> bool:
    """True if a passed-out hand is played as michi-michi at this table (V3, T9)."""
    return view.table.variant.all_pass is not None


def game_chance(view: View, row: Contract) -> float:
    """The chance to win a contract with the dealt hand."""
    variant = view.table.variant
    goal = variant.prices.target
    if not row.calls_king:
        return chance(dealt_points(variant, view.hand, row.talon_cards, True), goal, LONE_SPREAD)
    together = chance(dealt_points(variant, view.hand, row.talon_cards, False), goal)
    alone = chance(dealt_points(variant, view.hand, row.talon_cards, True), goal, LONE_SPREAD)
    risk = 1.0 if view.hand & KINGS == KINGS else ALONE_RISK
    return (1 - risk) * together + risk * alone


def contract_value(row: Contract, ordinal: int, win: float) -> float:
    """The game points a contract promises at a level, bonuses aside."""
    level = ordinal + (LEVELS if row.talon_cards else 0.0)
    value = row.win * win - row.base * level * (1 - win) - (FIRM if row.calls_king else FIRM_ALONE)
    if not row.talon_cards:
        return value - SOLO_CAUTION
    return value - (UNU_CAUTION if row.talon_cards == 1 else 0.0)


def _against(view: View, lowest: Bid, row: Contract) -> list[Reason]:
    """The reasons against the lowest bid that is still open, and so for passing: short taroks, a poor chance."""
    short = length(view, lowest, 2.0)
    found = []
    if short.key == Why.TAROACE_SHORT:
        found.append(short)
    else:
        own, usual = (view.hand & TAROACE).bit_count(), round(usual_taroace(view))
        if own < usual:
            found.append(because(Why.FEWER_THAN_USUAL, 1.9, count=own, usual=usual))
        if not top_taroace(view.hand):
            found.append(because(Why.NO_TOP, 1.2))
    percent, loss = round(100 * game_chance(view, row)), row.base * lowest.ordinal
    needed = round(100 * loss / (row.win + loss))
    told = {"contract": row.key, "level": lowest.ordinal, "percent": percent}
    if EVEN <= percent < needed:
        found.append(because(Why.CHANCE_SHORT, 1.5, **told, needed=needed))
    else:
        found.append(because(Why.GAME_CHANCE, 1.5, contract=row.key, percent=percent))
    return found


def usual_taroace(view: View) -> float:
    """The usual number of taroks of a declarer at this table."""
    return view.table.variant.hand_size * 22 / view.table.variant.pack.size + USUAL_MORE


def _hand_reasons(view: View, bid: Bid) -> list[Reason]:
    """The reasons for a bid in the hand."""
    hand = view.hand
    own = length(view, bid, 2.0)
    if own.key == Why.TAROACE_SHORT:  # other reasons support the bid then
        own = because(Why.TAROACE, 1.0, count=own.params["count"])
    found = [own]
    if top := top_taroace(hand):
        found.append(because(Why.TOP_TAROACE, 1.0 + 0.4 * top.bit_count(), cards=names(top)))
    if kings := (hand & KINGS).bit_count():
        found.append(because(Why.KINGS, 0.6 * kings, count=kings))
    if suits := short_suits(hand):
        found.append(because(Why.SHORT_SUITS, 0.3 * len(suits), suits=suits))
    return found
