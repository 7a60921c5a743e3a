"""The claims of due Strafen, in a game where only claimed ones count (U29)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from hashlib import blake2b
from typing import Final

from ai.habits import Habits
from ai.judgement import Ask
from ai.player import Candidate, Decision
from ai.reasons import Why, because, weighed
from engine import PassAnnouncing, View, legal_actions
from engine.games.tubingen.actions import claimed
from engine.games.tubingen.outlook import settled_with, to_come
from engine.games.tubingen.strafen import of_hand, of_play

from .constraints import fallen

FORGETS: Final = 30
"""Of a hundred Strafen that are due to him a beginner forgets so many."""


def claim(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """All due Strafen, the highest first."""
    return [_candidate(view, text) for text in _items(view)]


def beginner(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """The same, except for those he forgets: always the same in a hand."""
    found = []
    for item in _items(view):
        candidate = _candidate(view, item)
        if item is not None and _forgotten(seed, view, item):
            candidate = weighed(candidate.action, -1.0, candidate.reasons)
        found.append(candidate)
    return found


def _items(view: View) -> list[str | None]:
    return [claimed(action) for action in legal_actions(view)]


def _candidate(view: View, item: str | None) -> Candidate:
    action = next(action for action in legal_actions(view) if claimed(action) == item)
    if item is None:
        return weighed(action, 0.0, [because(Why.NOTHING_DUE)])
    value = worth(view, item)
    return weighed(action, float(value), [because(Why.CLAIM_DUE, item=item, value=value)])


def priced(view: View, ask: Ask) -> Iterator[Decision]:
    """The highest claim beside silence, with its cost; the other claims are no choice, they are made next."""
    rules, merge = ask.rules, PassAnnouncing()
    cost = silence_costs(view)
    found = (
        replace(each, value=0.0 if each.action == merge else cost, error=0.0)
        for each in rules.ranked
        if each.action in (rules.action, merge)
    )
    yield replace(rules, ranked=tuple(found))


def silence_costs(view: View) -> float:
    """The loss in game points against the table's average if the seat claims nothing and the others claim all.

    Of a lost ruf the partner pays nothing, but he plays for his caller, so the loss counts for him as well.
    """
    claims = to_come(view, before=_before(view))
    others = tuple(claim for claim in claims if claim[0] != view.seat)
    said, silent = (settled_with(view, made).scores for made in (claims, others))
    ahead = [scores[view.seat] - sum(scores) / len(scores) for scores in (said, silent)]
    return abs(ahead[0] - ahead[1])


def _before(view: View) -> bool:
    return view.table.variant.options.get("strafen_hand") == "before"


def worth(view: View, item: str) -> int:
    """The value of a Strafe that may be claimed, before it is multiplied."""
    table = view.table
    _, by_seat, _ = fallen(table)
    held = by_seat[view.seat]
    own = held | view.laid_away if _before(view) else held
    for strafe in (*of_hand(view.seat, own), *of_play(table)):
        if strafe.item == item:
            return abs(strafe.value)
    raise ValueError(item)


def _forgotten(seed: str, view: View, item: str) -> bool:
    told = repr((seed, view.seat, item, view.table.play.tricks[0].cards)).encode()
    return int.from_bytes(blake2b(told, digest_size=4).digest(), "big") % 100 < FORGETS
