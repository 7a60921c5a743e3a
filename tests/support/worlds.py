"""Other deals of a hand that one seat cannot tell from the true one, by the rules, not by the engine's view."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any, Final

from engine import HandRecord, State, View, read_record, replay, write_record
from tests.support.sight import ASIDE, KEEP, REFEREES, NotPossible, Sight, sights
from tests.support.slovenian_cards import same

TRIED: Final = 40
"""The number of exchanges of two cards tried for one other deal …"""
ENOUGH: Final = 10
"""… and how many of them are made at most."""
Record = Mapping[str, Any]


def by_the_rules(record: HandRecord, state: State, view: View, random: Random) -> State:
    """The state of a record that has been played so far in another deal that the seat of the view cannot tell apart."""
    data = write_record(record)
    if not state.table.deal.dealt and record.pack is not None:
        pack = list(record.pack)
        random.shuffle(pack)
        return replay(replace(record, pack=tuple(pack)))[0]
    other = next(worlds(data, view.seat, random), None)
    return state if other is None else replay(read_record(other))[0]


def worlds(record: Record, seat: int, random: Random, seen: list[Sight] | None = None) -> Iterator[dict[str, Any]]:
    """Records that differ from that one in cards which the seat cannot know; everybody could do in them the same."""
    before = seen or sights(record)
    mine, true = before[seat], _places(record, before)
    while True:
        other, made, moved = dict(record), 0, False
        wanted = random.randint(1, ENOUGH)
        for _ in range(TRIED):
            tried = exchanged(other, mine, random)
            if tried is None:
                break
            try:
                tried = answered(tried, seat)
                after = sights(tried)
            except NotPossible:
                continue
            if after[seat].log == mine.log:
                other, made = tried, made + 1
                moved = _places(tried, after) != true
            if moved and made >= wanted:
                break
        if not moved:
            return
        yield other


def _places(record: Record, seen: list[Sight]) -> object:
    """The places of all cards: in a hand, among the discards, or elsewhere in the order of the deal."""
    held = [(sight.hand, sight.laid) for sight in seen]
    away = frozenset[str]().union(*(part for pair in held for part in pair))
    return held, [card for card in _cards(record) if card not in away]


def exchanged(record: Record, sight: Sight, random: Random) -> dict[str, Any] | None:
    """The record with two cards in each other's places that the seat does not know; None if it knows them all."""
    unknown = sorted({*_cards(record)} - sight.known)
    if len(unknown) < 2:
        return None
    one, other = random.sample(unknown, 2)
    called = [text.split()[1] for _, text in record["actions"] if text.startswith("call ")]
    if called and called[-1] in unknown and random.random() < 0.3:  # where it is makes the sides
        one, other = called[-1], random.choice([card for card in unknown if card != called[-1]])
    turned = {one: other, other: one}

    def cards(old: list[str]) -> list[str]:
        return [turned.get(card, card) for card in old]

    def said(text: str) -> str:
        return " ".join(cards(text.split())) if text.startswith("discard ") else text

    made = {**record, "actions": [[seat, said(text)] for seat, text in record["actions"]]}
    if "pack" in record:
        return {**made, "pack": cards(record["pack"])}
    talon = {"talon": cards(record["talon"])} if "talon" in record else {}
    return {**made, "hands": [cards(hand) for hand in record["hands"]], **talon}


def answered(record: Record, seat: int) -> dict[str, Any]:
    """The record with the silent answers of the others who are asked aside in its deal, and of nobody else: the seat
    notices neither the question nor the answer.

    Raises:
        NotPossible: somebody is to act who does nothing in the record.
    """
    referee = REFEREES[record["game"].partition("-")[0]](record)
    actions: list[list[Any]] = []
    heard = [[who, text] for who, text in record["actions"] if who == seat or text != KEEP]
    while heard or referee.phase in ASIDE:
        aside = referee.phase in ASIDE and referee.turn != seat
        if aside and (not heard or heard[0][0] != referee.turn or same(heard[0][1]) not in referee.legal()):
            actions.append([referee.turn, KEEP])
        elif heard and heard[0][0] == referee.turn and same(heard[0][1]) in referee.legal():
            actions.append(heard.pop(0))
        elif heard:
            raise NotPossible(f"seat {referee.turn} in {referee.phase}: {heard[0]}")
        else:
            break  # the seat itself is asked
        referee.do(actions[-1][1])
    return {**record, "actions": actions}


def _cards(record: Record) -> list[str]:
    if "pack" in record:
        return [*record["pack"]]
    return [card for hand in record["hands"] for card in hand] + [*record.get("talon", ())]
