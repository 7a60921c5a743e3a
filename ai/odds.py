"""The odds of the places of unseen cards, from bids, announcements and leads."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Odds:
    """The odds in percent, against its number of cards, that a place holds certain cards.

    They were set by comparing with the true hands of self-played deals (`benchmarks/beliefs.py`).
    """

    declarer_taroace: int = 135
    declarer_tops: int = 220
    declarer_kings: int = 330
    many_taroace: int = 600
    bidder_taroace: int = 130
    passed_taroace: int = 85
    own_call: int = 12
    small_claims: int = 500
    big_denies: int = 25
    contra_taroace: int = 140
    contra_tops: int = 180
    laid_court: int = 450
    declarer_court: int = 50
    declarer_pagat: int = 65
    declarer_called: int = 400
    declarer_suits: int = 70
    laid_called: int = 30
