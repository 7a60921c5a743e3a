"""Records and sessions of all kinds, as plain data, from the first decision to the score sheet; made once."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any, Final, cast

from engine import (
    GAMES,
    HandRecord,
    Surrender,
    apply,
    legal_actions,
    new_match,
    next_pack,
    observe,
    to_act,
    variant_for,
    write_record,
)
from tarokgui.session.evening import Evening
from tarokgui.session.opening import new_session
from tarokgui.session.savedsession import SavedSession
from tarokgui.session.scoresheet import HandRow

GAMES_MET: Final = ("romanian", *GAMES)
"""The games of these evenings in turn: every one of the registry, and one more often than the others."""
WITH_POT: Final = tuple(key for key in GAMES if variant_for(key).carry.has_pot)
KINDS: Final = 2 * len(GAMES_MET)
"""Evenings that are played for them."""


def some_session(number: int, games: Sequence[str] = GAMES_MET) -> dict[str, Any]:
    """One of many sessions of these games."""
    kinds = [kind for kind in range(KINDS) if _game(kind) in games]
    found = _evening(kinds[number % len(kinds)])
    return json.loads(found[number // len(kinds) * 7 % len(found)])  # type: ignore[no-any-return]


def some_record(number: int) -> dict[str, Any]:
    """One of many records of finished hands."""
    found = _hands(number % KINDS)
    return json.loads(found[number // KINDS % len(found)])  # type: ignore[no-any-return]


def any_record(number: int, games: Sequence[str] = tuple(GAMES)) -> dict[str, Any]:
    """One of many records of finished hands of these games, by themselves of every one there is."""
    game = games[number % len(games)]
    return json.loads(_hand(game, number // len(games)))  # type: ignore[no-any-return]


@cache
def _hand(game: str, number: int) -> str:
    """A hand at random by the usual rules of its game."""
    random = Random(f"hands/{game}/{number}")
    variant = variant_for(game)
    match = new_match(variant, number % variant.players)
    pack = next_pack(match, random.random)
    record = HandRecord(variant, match.dealer, variant.carry.own(match.carry), pack)
    state = record.begin().state
    while (seat := to_act(state)) is not None:
        action = random.choice(legal_actions(observe(state, seat)))
        record = record.with_action(seat, action)
        state = apply(state, action).state
    return json.dumps(write_record(record))


@cache
def _hands(kind: int) -> Sequence[str]:
    return [json.dumps(data["record"]) for text in _evening(kind) for data in [json.loads(text)] if _is_over(data)]


def _is_over(data: dict[str, Any]) -> bool:
    return len(data["rows"]) > int(data["match"]["hands"])


def _game(kind: int) -> str:
    return GAMES_MET[kind % len(GAMES_MET)]


@cache
def _evening(kind: int) -> Sequence[str]:
    """Three hands played at random: the session at every sixth decision, and after each hand."""
    random = Random(f"sessions/{kind}")
    game = _game(kind)
    session = new_session(seed=f"sessions/{kind}", game=game, bot="random")
    found: list[str] = []
    for hand in range(3):
        if hand:
            session.next_hand()
        _play(session, random, found)
    assert write_record(session.record)["actions"]
    return found


def _play(session: Evening, random: Random, found: list[str]) -> None:
    made = 0
    while not session.hand_over:
        if made % 6 == 0:
            found.append(json.dumps(session.data()))
        made += 1
        view = session.view if session.turn == session.human else session.bot_view()
        legal = legal_actions(view)
        session.act(random.choice([action for action in legal if not isinstance(action, Surrender)] or legal))
    found.append(json.dumps(session.data()))


def rich(session: Evening, amount: int) -> Evening:
    """The same session with so much more in the pot that its game has, paid by the last seat in the first hand."""

    def poorer(totals: Sequence[int]) -> tuple[int, ...]:
        return (*totals[:-1], totals[-1] - amount)

    rows = [replace(row, pot=row.pot + amount, totals=poorer(row.totals)) for row in session.rows]
    if rows:
        rows[0] = replace(rows[0], paid=poorer(rows[0].paid))
    match = session.match
    return Evening(
        SavedSession(
            seed=session.seed,
            human=session.human,
            bots=session.bots,
            match=replace(match, carry=match.carry._replace(pool=match.pot + amount), totals=poorer(match.totals)),
            first_deal=session.first_deal,
            record=replace(session.record, own=session.record.own._replace(pool=session.record.own.pool + amount)),
            rows=rows[: match.hands],
            places=session.moment.places,
            people=session.people,
        )
    )


class _Sheet:
    """A session in everything but its rows."""

    def __init__(self, session: Evening, rows: Sequence[HandRow]) -> None:
        self._session = session
        self.rows = rows

    def __getattr__(self, name: str) -> Any:
        return getattr(self._session, name)


def with_rows(session: Evening, rows: Sequence[HandRow]) -> Evening:
    """The session with those rows on its score sheet, wherever it keeps its own."""
    return cast(Evening, _Sheet(session, rows))
