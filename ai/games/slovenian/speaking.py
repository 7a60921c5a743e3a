"""The round of announcements and kontras (S46 … S49), kontra in klop (S-V10), a lone pagat that flies free (S80)."""

from __future__ import annotations

from typing import Final

from ai.games.slovenian.prospects import bonus_chance, declarer_wins, failure
from ai.games.slovenian.worth import radl_counts, share
from ai.habits import Habits, leeway
from ai.player import Candidate, Reason
from ai.reasons import Why, because, unsure_bonus, weighed
from engine import (
    GAME,
    KINGS,
    MULTIPLIERS,
    TAROACE,
    TRULA,
    Action,
    Announce,
    Announced,
    Double,
    PassAnnouncing,
    Side,
    View,
    legal_actions,
    names,
)
from engine.games.slovenian.actions import VOGEL_FREI
from engine.games.slovenian.certainty import called_card

SAFE: Final = 0.62
"""The chance that an announcement needs: it may be doubled."""

DOUBLES: Final = 0.54
"""The chance with which a player says kontra …"""
FURTHER: Final = 0.08
"""… and the addition for every further step of a chain."""

SHOWN: Final = 1.0
"""Game points for showing the side."""

FREE: Final = 30.0
"""The worth of saying that a lone pagat flies free: it costs nothing, so it comes before all else."""

KLOP_MOST: Final = 0.06
"""The chance that some player takes more than half of the points in a klop."""

ABOUT: Final = {"trula": TRULA, "kings": KINGS, "pagat": TAROACE, "valat": TAROACE}
"""The cards that support a bonus."""


def speak(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """Every possible announcement, in game points against the average beyond silence."""
    found = [_candidate(view, action, habits) for action in legal_actions(view)]
    return [_silent(view, found), *found[1:]]


def _silent(view: View, found: list[Candidate]) -> Candidate:
    """Ending the turn, with the reasons for silence."""
    liked = any(each.value > 0 for each in found[1:])
    whys = [because(Why.LEFT_UNSAID, 0.5)] if liked else unsure_bonus(found)
    return weighed(PassAnnouncing(), 0.0, whys)


def _candidate(view: View, action: Action, habits: Habits) -> Candidate:
    match action:
        case Announce(item):
            return _announce(view, action, item, habits)
        case Double(item) if item == GAME:
            return _double_game(view, action, habits)
        case Double(item, seat):
            bonus = next(each for each in view.table.speech.announced if (each.item, each.seat) == (item, seat))
            return _double_bonus(view, action, bonus, habits)
    if action == VOGEL_FREI:
        return weighed(action, FREE, [because(Why.FLIES_FREE, 2.0)])
    return weighed(action, 0.0, ())


def scale(view: View) -> float:
    """The seat's change against the average for a game point of the declarer's side."""
    table = view.table
    alone = table.contract is None or not table.contract.calls_king
    variant = table.variant
    whole = share(variant, alone=alone) if view.side is Side.DECLARER else 1 - share(variant, alone=alone)
    if variant.options.get("settlement") == "money":
        whole = 1.0
    return whole * (2 if table.declarer is not None and radl_counts(table, table.declarer) else 1)


def _announce(view: View, action: Action, item: str, habits: Habits) -> Candidate:
    row = view.table.contract
    if row is None:
        raise ValueError(view.kind)
    prices = view.table.variant.prices
    chance = bonus_chance(view, item)
    dear = prices.bonus(item, row, announced=True)
    silent = prices.bonus(item, row, announced=False)
    spared = silent * chance if item in ("trula", "kings", "valat") else max(silent * (2 * chance - 1), 0.0)
    gain = (dear * (2 * chance - 1) - spared) * scale(view)
    habit = habits.pagat if item == "pagat" else habits.bonuses
    safe = SAFE - leeway(habit, dear)
    gain += habit - (SHOWN if item == "king" else 0.0)
    value = gain if chance >= safe else min(gain, 0.0) - 1.0
    key = Why.BONUS_CHANCE if value > 0 else Why.BONUS_UNSURE
    told: dict[str, object] = {"item": item, "percent": round(100 * chance)}
    if value > 0:
        told["value"] = dear
    whys = [because(key, 2.0, **told)]
    if item == "king" and view.table.sides[view.seat] is None:
        whys.append(because(Why.SHOWS_SIDE, 0.5))
    speaks_for = view.hand & (ABOUT.get(item) or 1 << (called_card(view) or 0))
    if speaks_for:
        whys.append(because(Why.BONUS_CARDS, 1.0, cards=names(speaks_for)))
    return weighed(action, value, whys)


def _double_game(view: View, action: Action, habits: Habits) -> Candidate:
    """S47, S48: kontra against the declarer, rekontra for him, and so on."""
    row = view.table.contract
    if row is None:
        raise ValueError(view.kind)
    steps = len(view.table.speech.game)
    wins = declarer_wins(view)
    mine = wins if view.side is Side.DECLARER else 1 - wins
    stake = view.table.variant.prices.game(row, 1).win * MULTIPLIERS[steps]
    gain = stake * (2 * mine - 1) * scale(view) + habits.contra
    need = DOUBLES + FURTHER * steps - leeway(habits.contra, stake)
    value = gain if mine >= need else min(gain, 0.0) - 1.0
    whys: list[Reason]
    if view.side is Side.DECLARER:
        whys = [because(Why.STANDS_CONTRA, 2.0, percent=round(100 * mine))]
    else:
        taroks, kings = (view.hand & TAROACE).bit_count(), (view.hand & KINGS).bit_count()
        whys = [because(Why.BEATS_GAME, 2.0, taroace=taroks, kings=kings, percent=round(100 * mine))]
    return weighed(action, value, whys)


def _double_bonus(view: View, action: Action, bonus: Announced, habits: Habits) -> Candidate:
    """S47: against a bonus that the other side has announced, or for one of the own side."""
    row = view.table.contract
    if row is None:
        raise ValueError(view.kind)
    steps = len(bonus.steps)
    fails = failure(view, bonus.item)
    mine = fails
    if steps % 2:
        own = bonus_chance(view, bonus.item) if bonus.seat == view.seat else 1 - fails
        mine = max(own - 0.1, 0.0)
    stake = view.table.variant.prices.bonus(bonus.item, row, announced=True, steps=steps)
    gain = stake * (2 * mine - 1) * scale(view) + habits.contra
    need = DOUBLES + FURTHER * steps - leeway(habits.contra, stake)
    value = gain if mine >= need else min(gain, 0.0) - 1.0
    return weighed(action, value, [because(Why.BEATS_BONUS, 2.0, item=bonus.item, percent=round(100 * mine))])


def klop_kontra(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """S-V10: it wins only if another player takes more than half of the points."""
    risk = because(Why.KLOP_HALF, 2.0, percent=round(100 * KLOP_MOST))
    found = []
    for action in legal_actions(view):
        if isinstance(action, Double):
            found.append(weighed(action, -100.0 + habits.contra, [risk]))
        else:
            found.append(weighed(action, 0.0, [risk]))
    return found
