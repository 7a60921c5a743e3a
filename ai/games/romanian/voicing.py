"""The announcements by search: every thing that may be said is priced in deals that fit what the seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ai.kernel.speaking import Claim, Saying, SpeechSearch
from ai.kernel.terms import ITEMS
from engine import (
    GAME,
    MULTIPLIERS,
    Action,
    Announce,
    Announced,
    Declare,
    Double,
    Side,
    Table,
    View,
)
from engine.parts import Speech

from .beliefs import Beliefs
from .pricing import ALONE_MORE, BESIDE_MORE, judge_for, terms_of
from .standpoint import spot_of

DOUBTED: Final = 0.3
"""What a deal weighs in which somebody's announcement or contra comes out wrong: he has seen his cards."""


def speech_search(view: View, beliefs: Beliefs, actions: Sequence[Action], seed: int) -> SpeechSearch:
    """The search for things to say."""
    table = view.table
    judge = judge_for(table, view.seat, beliefs.partner, beliefs.alone)
    judge.more_beside, judge.more_alone = BESIDE_MORE, ALONE_MORE if table.players == 4 else 0
    sayings = [_saying(view, action) for action in actions]
    search = SpeechSearch(spot_of(table), judge, beliefs.dealer(), sayings, seed)
    search.claims.extend(_claims(view))
    return search


def _claims(view: View) -> list[Claim]:
    """What the others have claimed so far: steps alternate between the sides, so every second one claims a failure."""
    table = view.table
    found = []
    if table.declarer is not None:
        found += [
            Claim(0, table.declarer, step % 2 == 1, DOUBTED)
            for step, seat in enumerate(table.speech.game)
            if seat != view.seat
        ]
    for bonus in table.speech.announced:
        item = ITEMS.index(bonus.item)
        for step, seat in enumerate((bonus.seat, *bonus.steps)):
            if seat != view.seat:
                found.append(Claim(item, bonus.seat, step % 2 == 0, DOUBTED))
    return found


def _saying(view: View, action: Action) -> Saying:
    """The prices after it, and what is kept for the last trick."""
    table = _after(view, action)
    terms = terms_of(table)
    pagat = next((bonus for bonus in table.speech.announced if bonus.item == "pagat"), None)
    return Saying(terms, spot_of(table).kept, MULTIPLIERS[len(pagat.steps)] if pagat else 1)


def _after(view: View, action: Action) -> Table:
    """The table as everybody knows it once that has been said, sides included."""
    table, speech = view.table, view.table.speech
    match action:
        case Declare(count):
            declared = (*speech.declared[: view.seat], count, *speech.declared[view.seat + 1 :])
            return _with(view, speech._replace(declared=declared))
        case Announce(item):
            return _with(view, speech._replace(announced=(*speech.announced, Announced(item, view.seat))))
        case Double(item) if item == GAME:
            return _with(view, speech._replace(game=(*speech.game, view.seat)))
        case Double(item, seat):
            said = tuple(
                bonus._replace(steps=(*bonus.steps, view.seat)) if (bonus.item, bonus.seat) == (item, seat) else bonus
                for bonus in speech.announced
            )
            return _with(view, speech._replace(announced=said))
    return table


def _with(view: View, speech: Speech) -> Table:
    """The table with these words, the speaker's side known."""
    table = view.table
    sides: tuple[Side | None, ...] = table.sides
    if view.side is not None:
        sides = (*sides[: view.seat], view.side, *sides[view.seat + 1 :])
    return table._replace(speech=speech, sides=sides)
