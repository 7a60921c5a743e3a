"""Bots that think briefly and remember, for tests that look at the display of decisions and not at the decisions."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import chain, repeat
from typing import Any, Final

import pytest

from ai import Decision, players
from engine import View

EFFORTS: Final = ("CARDS", "WORDS", "PLANS")
BRIEF: Final = 12
"""By how much less they think. *Steady* and the beginner think no less than ever."""
REMEMBERED: Final = 4000
"""So many decisions are remembered: sittings of one seed come by the same places again and again."""

_Think = Callable[[Any, View], Iterator[Decision]]
_thoughts: Final[OrderedDict[Hashable, tuple[Decision, Decision, int]]] = OrderedDict()
"""The first and the last decision of a player for a view, and how many there were."""


@contextmanager
def think_less(by: int) -> Iterator[pytest.MonkeyPatch]:
    """Have *expert*, and so every hint, look into a fraction of the deals."""
    with pytest.MonkeyPatch.context() as patch:
        for name in EFFORTS:
            usual = getattr(players, name)
            patch.setattr(players, name, replace(usual, nodes=usual.nodes // by, deals=usual.deals // by))
        yield patch


def think_briefly() -> Iterator[None]:
    """Have *expert*, and so every hint, look into a fraction of the deals until the test is over.

    A decision that was thought out in an earlier test is taken from there: bots keep no memory (`ai.Player`).
    """
    with think_less(BRIEF) as patch:
        for kind in (players.JudgingPlayer, players.SearchingPlayer):
            patch.setattr(kind, "think", _remembering(kind.think))
        yield


def _remembering(think: _Think) -> _Think:
    def remembered(player: Any, view: View) -> Iterator[Decision]:
        own = [value for value in vars(player).values() if not isinstance(value, players.JudgingPlayer)]
        key = (type(player), *own, view)
        if key in _thoughts:
            _thoughts.move_to_end(key)
            first, last, count = _thoughts[key]
            yield from chain((first,), repeat(last, count - 1))
            return
        decisions = think(player, view)
        first = last = next(decisions)
        yield first
        count = 1
        for last in decisions:
            yield last
            count += 1
        _thoughts[key] = first, last, count
        if len(_thoughts) > REMEMBERED:
            _thoughts.popitem(last=False)

    return remembered
