"""The reasons for and against playing with a hand."""

from __future__ import annotations

from ai.player import Reason
from ai.reasons import Why, because
from engine import KINGS, CardSet, names
from engine.games.tubingen.tout import tarock_count

from .strength import TubingenOutlook, own_strafen, short_suits, top_tarocks


def hand_reasons(hand: CardSet) -> list[Reason]:
    """The cards in favour of declaring."""
    told = [because(Why.TAROACE, 1.2, count=tarock_count(hand))]
    if top := top_tarocks(hand):
        told.append(because(Why.TOP_TAROACE, 0.8 + 0.3 * top.bit_count(), cards=names(top)))
    if kings := (hand & KINGS).bit_count():
        told.append(because(Why.KINGS, 0.5 * kings, count=kings))
    if suits := short_suits(hand):
        told.append(because(Why.SHORT_SUITS, 0.3 * len(suits), suits=suits))
    if value := own_strafen(hand):
        told.append(because(Why.HAND_STRAFEN, 1.4, value=value))
    return told


def promise_reasons(found: TubingenOutlook, *, alone: bool) -> list[Reason]:
    """The chance to win a contract, and the expected points."""
    key = Why.LONE_CHANCE if alone else Why.BESIDE_CHANCE
    return [because(key, 2.5, percent=round(100 * found.chance)), because(Why.EXPECTS, 1.0, points=round(found.points))]
