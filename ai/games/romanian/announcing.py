"""The announcement round: taroks, bonuses, contra and the steps after it (R57 … R82)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ai.cardplay.knowledge import Knowledge
from ai.cardplay.promises import promised
from ai.habits import NEUTRAL, Habits, leeway
from ai.player import Candidate, Reason
from ai.reasons import Why, because, unsure_bonus, weighed
from engine import (
    GAME,
    KINGS,
    MULTIPLIERS,
    PAGAT,
    TAROACE,
    TRULA,
    Action,
    Announce,
    Announced,
    Declare,
    Double,
    PassAnnouncing,
    Refusal,
    Side,
    in_threes,
    legal_actions,
    names,
    objection,
)

from .bonuses import CHANCES, defeat
from .strength import (
    BESIDE,
    DECLARED,
    LONE_SPREAD,
    OTHERS_SPREAD,
    PER_LEVEL,
    SPREAD,
    against_weights,
    chance,
    declarer_weights,
    estimate,
)

SAFE: Final = 0.6
"""An announcement needs at least this chance, whatever its value, because it may be doubled."""

SHOWING: Final = 0.25
"""Game points for showing the side or the length to all players."""

BY_CHANCE: Final = 0.4
"""The factor of success of an ultimo that was not announced: its card was not kept for the last trick."""

DOUBLED: Final = 0.15
"""The share of failing announcements that have been doubled."""

CONTRA_GAIN: Final = 0.0
"""Game points that a contra has to add on average: it shows the side, and it may be answered."""

AFTER_CONTRA: Final = 0.24
"""The drop in the declarer's side's belief in its game after a contra."""

RECONTRA: Final = 0.7
"""The least chance for a recontra of the declarer's side, and for the opponents' next step."""


def speak(know: Knowledge, habits: Habits = NEUTRAL) -> list[Candidate]:
    """Ending the turn and every possible announcement, in game points."""
    said = [
        _said(know, action, habits) for action in legal_actions(know.view) if not isinstance(action, PassAnnouncing)
    ]
    if all(candidate.value <= 0 for candidate in said):
        whys = unsure_bonus(said)
    else:
        secret = know.view.table.sides[know.seat] is None
        whys = [because(Why.SHOWS_SIDE if secret else Why.LEFT_UNSAID, 0.2)]
    return [weighed(PassAnnouncing(), 0.0, whys), *_pagat_last(said)]


def _pagat_last(said: list[Candidate]) -> list[Candidate]:
    """R69: after the pagat no announcement is allowed, so all others worth making come before it."""
    pagat = Announce("pagat")
    others = [candidate.value for candidate in said if candidate.value > 0 and candidate.action != pagat]
    if not others:
        return said
    least = min(others) / 2
    return [
        replace(candidate, value=min(candidate.value, least)) if candidate.action == pagat else candidate
        for candidate in said
    ]


def _said(know: Knowledge, action: Action, habits: Habits) -> Candidate:
    """One possible announcement."""
    match action:
        case Declare(count):
            return _declare(know, action, count)
        case Announce(item):
            return _announce(know, action, item, habits.pagat if item == "pagat" else habits.bonuses)
        case Double(item) if item == GAME:
            return _double_game(know, action, habits.contra)
        case Double():
            return _double_bonus(know, action, habits.contra)
    raise ValueError(f"nothing that is said: {action}")


def _declare(know: Knowledge, action: Declare, count: int) -> Candidate:
    """R61, R62: a sure gain, though it shows the length to all players."""
    value = know.view.table.variant.prices.declaration(count)
    found = [because(Why.DECLARES, 2.0, count=count, value=value), because(Why.SHOWS_LENGTH, 0.4, count=count)]
    table = know.view.table
    doubles = (Double(said.item, said.seat) for said in table.speech.announced if said.item == "pagat")
    duty = any(_refused(know, double, Refusal.MUST_DECLARE) for double in doubles)
    own = know.view.seat == table.declarer  # only the declarer may announce it (R69)
    if duty or (own and CHANCES["pagat"](know) >= SAFE):
        found.append(because(Why.MUST_DECLARE, 1.0, count=count, item="pagat"))
    return weighed(action, value - SHOWING, found)


def _refused(know: Knowledge, action: Action, reason: Refusal) -> bool:
    """True if the rules refuse an action for that reason."""
    found = objection(know.view, action)
    return found is not None and found.reason is reason


def rate(know: Knowledge, item: str) -> int:
    """The announced value of a bonus at this table (R104, V6, V7)."""
    table = know.view.table
    return table.variant.prices.bonus(item, table.contract, announced=True) if table.contract else 0


def _pool(know: Knowledge) -> float:
    """R108: the pot's addition to the pagat for each player of the side."""
    return know.view.table.pot / 2 / know.view.table.factor


def _announce(know: Knowledge, action: Announce, item: str, habit: float) -> Candidate:
    win = 0.0 if _is_taken(know, item) else CHANCES[item](know)
    value = float(rate(know, item))
    stake = value + (_pool(know) if item == "pagat" else 0.0)
    silent = (value / 2 if item != "pagat" else 1.0) * (BY_CHANCE if item in ("pagat", "rege") else 1.0)
    worth = stake * (2 * win - 1) - silent * win - DOUBLED * stake * (1 - win)
    if item == "valat":
        worth = stake * (2 * win - 1) - silent * win - 4
    worth += habit
    if know.view.table.sides[know.seat] is None:
        worth -= SHOWING
    safe = SAFE - leeway(habit, stake)
    if win < safe:
        worth = min(worth, -0.1)
    held = know.hand & (TRULA if item in ("trula", "luna") else KINGS if item in ("regii", "rege") else TAROACE)
    found: list[Reason] = []
    if win >= safe:
        found.append(because(Why.BONUS_CHANCE, 2.0, item=item, percent=round(100 * win), value=rate(know, item)))
        if held:
            found.append(because(Why.BONUS_CARDS, 1.0, cards=names(held)))
    else:
        found.append(because(Why.BONUS_UNSURE, 2.0, item=item, percent=round(100 * win)))
    return weighed(action, worth, found)


def _is_taken(know: Knowledge, item: str) -> bool:
    """True if the hand's last card is to be another: pagat and called king cannot both come home with it (R70)."""
    if item == "pagat":
        return promised(know.view, "rege")
    called = know.view.table.called
    own = called is not None and know.hand >> called & 1 and know.hand >> PAGAT & 1
    return item == "rege" and bool(own) and CHANCES["pagat"](know) >= SAFE


def game_chance(know: Knowledge) -> float:
    """The chance that the own side wins the game, from the own hand and the announcements."""
    view = know.view
    table, variant = view.table, view.table.variant
    goal = variant.prices.target
    alone = sum(know.friends) < 1.05 if view.side is Side.DECLARER else False
    if view.seat == table.declarer:
        points = estimate(declarer_weights(variant, alone), know.hand) + in_threes(variant.pack, view.laid_away)
        return chance(points, goal, LONE_SPREAD if alone else SPREAD)
    if view.side is Side.DECLARER:
        return chance(estimate(BESIDE, know.hand) + _shown(know), goal, OTHERS_SPREAD)
    lone = all(friend == 1.0 for seat, friend in enumerate(know.friends) if seat != table.declarer)
    points = estimate(against_weights(variant, lone), know.hand) + _shown(know)
    return 1 - chance(points, goal, OTHERS_SPREAD)


def _shown(know: Knowledge) -> float:
    """Card points that the declarer has shown beyond his bid."""
    table = know.view.table
    declared = table.declarer is not None and table.speech.declared[table.declarer]
    return (DECLARED if declared else 0.0) + PER_LEVEL * (table.level - 1)


def _double_game(know: Knowledge, action: Double, habit: float) -> Candidate:
    """R78, R81: contra makes the level count both ways; the later steps only double. ``habit`` is `Habits.contra`."""
    table = know.view.table
    row = table.contract
    steps = len(table.speech.game)
    win = game_chance(know)
    if row is None:
        raise ValueError("no game without a contract")
    stake = row.base * table.level
    if steps == 0:
        before = stake * win - row.win * (1 - win)
        gain = 2 * stake * (2 * win - 1) - before - CONTRA_GAIN + habit
        key = because(
            Why.BEATS_GAME,
            2.0,
            taroace=(know.hand & TAROACE).bit_count(),
            kings=(know.hand & KINGS).bit_count(),
            percent=round(100 * win),
        )
    else:
        believed = win - AFTER_CONTRA * steps
        whole = MULTIPLIERS[steps] * stake
        gain = whole * (2 * believed - 1) - CONTRA_GAIN + habit
        if believed < RECONTRA - leeway(habit, whole):
            gain = min(gain, -0.1)
        key = because(Why.STANDS_CONTRA, 2.0, percent=round(100 * max(believed, 0.0)))
    level = because(Why.LEVEL_COST, 0.5, level=table.level, win=row.win, lose=stake)
    shown = (because(Why.SHOWS_SIDE, 0.4),) if table.sides[know.seat] is None else ()
    return weighed(action, gain, (key, level, *shown))


def _double_bonus(know: Knowledge, action: Double, habit: float) -> Candidate:
    """R79: contra to a bonus that will be missed."""
    bonus = next(b for b in know.view.table.speech.announced if (b.item, b.seat) == (action.item, action.seat))
    own = len(bonus.steps) % 2 == 1
    win = CHANCES[action.item](know) if own and bonus.seat == know.seat else defeat(know, action.item)
    if own and bonus.seat != know.seat:
        win = 0.5
    win -= AFTER_CONTRA * len(bonus.steps)
    stake = rate(know, action.item) * MULTIPLIERS[len(bonus.steps)]
    value = stake * (2 * win - 1) - CONTRA_GAIN - _pool_risk(know, bonus) + habit
    if win < SAFE + 0.05 - leeway(habit, stake):
        value = min(value, -0.1)
    shown = (because(Why.SHOWS_SIDE, 0.4),) if know.view.table.sides[know.seat] is None else ()
    return weighed(
        action, value, (because(Why.BEATS_BONUS, 2.0, item=action.item, percent=round(100 * max(win, 0.0))), *shown)
    )


def _pool_risk(know: Knowledge, bonus: Announced) -> float:
    """R108: a doubled pagat that comes home costs its opponents the worth of the pot."""
    return 0.2 * know.view.table.pot if bonus.item == "pagat" else 0.0
