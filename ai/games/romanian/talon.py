"""Taking or rejecting a talon group, going back, surrendering (R40 … R50)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ai.cardplay.knowledge import Knowledge
from ai.habits import NEUTRAL, Habits
from ai.player import Candidate, Reason
from ai.reasons import Why, because, weighed
from engine import (
    Action,
    Card,
    Contract,
    Reject,
    Surrender,
    TakeGroup,
    card_name,
    card_set,
    in_threes,
    legal_actions,
)
from engine.groups import group_cards, return_level
from engine.prices import surrender_price

from .discarding import ranked_discards
from .strength import LONE_SPREAD, SPREAD, chance, declarer_weights, estimate, talon_gain

SWINGS: Final = (-2.6, -0.6, 3.2)
"""Three equally likely groups, in card points about the average gain, for a group that is not yet seen."""

REJECTED_SHARE: Final = 0.5
"""Share of the points of a rejected card that the declarer's side would have made of it in play."""

KING_PRINS: Final = 0.35
"""Chance that a lone declarer loses the called king that he took from the talon; it costs a game point."""

KING_LEFT: Final = 2.0
"""R54: game points for leaving the called king in the talon."""

LOST_BONUSES: Final = 0.7
"""Game points of trula and kings that a lone declarer loses with the game; a surrender ends them (R52)."""

CONTRA_FEAR: Final = 0.25
"""The share of hands in which a lone declarer is doubled."""


def choose_group(know: Knowledge, habits: Habits = NEUTRAL) -> list[Candidate]:
    """Take, reject, go back, surrender: each in game points in each pairing."""
    found = []
    for action in legal_actions(know.view):
        candidate = _candidate(know, action, habits)
        if candidate is not None:
            found.append(candidate)
    return found


def _candidate(know: Knowledge, action: Action, habits: Habits) -> Candidate | None:
    row = know.view.table.contract
    if row is None:
        return None
    match action:
        case TakeGroup(group):
            return _take(know, row, group, action)
        case Reject():
            return _reject(know, row, habits.risk)
        case Surrender():
            return _surrender(know, row, habits.surrenders)
    return None


def _level(know: Knowledge, group: int) -> int:
    """R43: the level of the game if this group is taken now."""
    table = know.view.table
    talon = table.talon
    if talon.looking is not None:
        return table.level
    return return_level(_ordinal(know), talon.groups, talon.seen.index(group))


def _ordinal(know: Knowledge) -> int:
    """The level that was bid."""
    stands = know.view.table.auction.bid
    return stands.ordinal if stands else 1


def _cards(know: Knowledge, group: int) -> tuple[Card, ...]:
    """The cards of a group that the declarer knows."""
    talon = know.view.table.talon
    if talon.looking == group:
        return know.view.looked
    return tuple(card for card in group_cards(talon.cards, talon.groups, group) if card is not None)


def _alone(know: Knowledge) -> bool:
    table = know.view.table
    return table.called is None or know.view.king_seen or bool(know.hand >> table.called & 1)


def _points_without(know: Knowledge) -> float:
    """The card points of the dealt hand, less the points of the open groups that leave the play."""
    weights = declarer_weights(know.view.table.variant, _alone(know))
    shown = [card for card in know.view.table.talon.cards if card is not None]
    return estimate(weights, know.hand) - _rejected(know, shown)


def _rejected(know: Knowledge, cards: Sequence[Card]) -> float:
    """The cost of cards that stay with the opponents: their points above those of a small card."""
    return REJECTED_SHARE * sum(know.values[card] - 1.6 for card in cards)


def points_with(know: Knowledge, cards: Sequence[Card]) -> float:
    """The card points after taking these cards and making the best discard."""
    variant = know.view.table.variant
    weights = declarer_weights(variant, _alone(know))
    hand = know.hand | card_set(cards)
    _, away = ranked_discards(variant, hand, len(cards), know.view.table.called)[0]
    shown = [card for card in know.view.table.talon.cards if card is not None and card not in cards]
    return estimate(weights, hand & ~away) + in_threes(variant.pack, away) - _rejected(know, shown)


def _value(know: Knowledge, row: Contract, points: float, level: int) -> tuple[float, float]:
    """The game points of a contract at a level with that many card points expected, and the chance to win it."""
    win = chance(points, know.view.table.variant.prices.target, LONE_SPREAD if _alone(know) else SPREAD)
    value = row.win * win - row.base * level * (1 - win)
    if know.view.king_seen:
        value -= KING_PRINS + (LOST_BONUSES + CONTRA_FEAR * row.base * level) * (1 - win)
    return value, win


def _take(know: Knowledge, row: Contract, group: int, action: Action) -> Candidate:
    cards = _cards(know, group)
    level = _level(know, group)
    points = points_with(know, cards)
    gain = points - _points_without(know)
    value, win = _value(know, row, points, level)
    table = know.view.table
    if _king_open(know) and table.called not in cards:
        value -= KING_LEFT
    names = tuple(card_name(card) for card in cards)
    found: list[Reason] = []
    if gain >= talon_gain(table.variant, len(cards)):
        found.append(because(Why.GROUP_ADDS, 1.0 + 0.3 * gain, cards=names, points=round(gain)))
    else:
        found.append(because(Why.GROUP_ADDS_LITTLE, 1.0, cards=names, points=max(round(gain), 0)))
    if table.called in cards:
        found.append(because(Why.KING_HERE, 2.5, card=card_name(table.called or 0)))
    if know.view.king_seen:
        found.append(because(Why.ALONE, 2.0, percent=round(100 * win)))
    found.append(because(Why.LEVEL_COST, 0.4 * level, level=level, win=row.win, lose=row.base * level))
    return weighed(action, value, found)


def _king_open(know: Knowledge) -> bool:
    """True if the called king is in a group that has been rejected, or would be by taking another."""
    return know.view.king_seen


def _reject(know: Knowledge, row: Contract, risk: float) -> Candidate:
    """The next group at the next level, or, after the last, going back; ``risk`` is a bonus for going on."""
    table = know.view.table
    talon = table.talon
    looked = know.view.looked
    size = len(looked)
    lost = _rejected(know, looked)
    base = _points_without(know) - lost
    level = table.level + 1
    if len(talon.seen) < talon.groups:
        mean = base + talon_gain(table.variant, size)
        options = [_value(know, row, mean + swing, level)[0] for swing in SWINGS]
        floor = _best_return(know, row, lost)
        value = sum(max(option, floor) for option in options) / len(options) + risk
    else:
        value = _best_return(know, row, lost)
    found = []
    gain = points_with(know, looked) - _points_without(know)
    names = tuple(card_name(card) for card in looked)
    if table.called in looked:
        value -= KING_LEFT
        found.append(because(Why.KING_LOST, 3.0, card=card_name(table.called or 0), cost=int(KING_LEFT)))
    if gain < talon_gain(table.variant, size):
        found.append(because(Why.GROUP_ADDS_LITTLE, 2.0, cards=names, points=max(round(gain), 0)))
        if len(talon.seen) < talon.groups:
            found.append(because(Why.NEXT_MAY_HELP, 1.0, gain=round(talon_gain(table.variant, size))))
    found.append(because(Why.LEVEL_COST, 0.4 * level, level=level, win=row.win, lose=row.base * level))
    given = sum(know.values[card] for card in looked)
    if given > size:
        found.append(because(Why.GIVES_AWAY, 0.3 * given, points=given))
    return weighed(Reject(), value, found)


def _best_return(know: Knowledge, row: Contract, lost: float) -> float:
    """The value of going back to the best open group at its level, -inf if none is open."""
    return max((value for value, _, _ in returns(know, row, lost)), default=float("-inf"))


def returns(know: Knowledge, row: Contract, lost: float) -> list[tuple[float, int, int]]:
    """R42: each open group that may be gone back to: its value, the group, the level of the game with it.

    ``lost`` are the card points that the group being looked at takes along to the opponents.
    """
    talon = know.view.table.talon
    found = []
    for group in talon.seen[: talon.groups - 1]:
        if group != talon.looking:
            level = return_level(_ordinal(know), talon.groups, talon.seen.index(group))
            points = points_with(know, _cards(know, group)) - lost
            found.append((_value(know, row, points, level)[0], group, level))
    return found


def _surrender(know: Knowledge, row: Contract, habit: float) -> Candidate:
    """R50, R51: the lost game at the present level, and a game point more without a card of the trula."""
    cost = surrender_price(know.view).total // know.view.table.factor
    found = (
        because(Why.SURRENDER_PRICE, 2.0, cost=cost),
        because(Why.KING_HERE, 1.0, card=card_name(know.view.table.called or 0)),
    )
    return weighed(Surrender(), habit - cost, found)
