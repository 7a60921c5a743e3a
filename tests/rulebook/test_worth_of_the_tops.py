"""The chapter "How to play well" agrees with its table on skiz and luna."""

from __future__ import annotations

from ai.games.romanian.enough import DOI_WON


def test_skiz_or_luna_does_the_work_of_three_small_taroace() -> None:
    """Four taroks with one of them are three small ones and it; they win as often as six small ones."""
    assert DOI_WON[4][1] == DOI_WON[6][0]
    assert DOI_WON[6][1] == DOI_WON[8][0]
