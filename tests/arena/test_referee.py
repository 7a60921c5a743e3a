"""The referee shows each bot its own view and nothing else, takes its time, and reports every breach of the rules."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ai import Decision, Player, make
from ai.arena import Bot, Contest, play_chunk, read_bot, report
from ai.arena.referee import ArenaFault
from ai.arena.table import text
from engine import Discard, View

CONTEST = Contest(read_bot("steady"), read_bot("random"), "referee")


class Spy:
    """Keeps everything it is shown."""

    def __init__(self, player: Player, seen: list[object]) -> None:
        self._player = player
        self._seen = seen

    def think(self, *shown: View) -> Iterator[Decision]:
        self._seen.append(shown)
        return self._player.think(*shown)


class Cheat:
    """Says something that the rules never allow where it is said."""

    def think(self, view: View) -> Iterator[Decision]:
        for decision in make("random", "cheat").think(view):
            yield Decision(Discard(0), decision.ranked) if view.phase == "play" else decision


def test_bots_get_views_of_their_own_seat_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: dict[int, list[object]] = {}

    def spy(bot: Bot, seed: str) -> Spy:
        seat = int(seed.rpartition("|")[2])
        return Spy(make(bot.name, seed), shown.setdefault(seat, []))

    monkeypatch.setattr(Bot, "player", spy)
    play_chunk(CONTEST, 0, 6)
    assert sorted(shown) == [0, 1, 2, 3]
    for seat, seen in shown.items():
        assert len(seen) > 100
        for arguments in seen:
            assert isinstance(arguments, tuple)
            (view,) = arguments
            assert type(view) is View
            assert view.seat == seat
            assert view.table.settlement is None


def test_every_hand_has_its_own_player_and_the_seed_knows_the_deal_and_the_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = []

    def noted(bot: Bot, seed: str) -> Player:
        asked.append((bot.name, seed))
        return make(bot.name, seed)

    monkeypatch.setattr(Bot, "player", noted)
    play_chunk(CONTEST, 5, 1)
    assert sorted(asked) == sorted((name, f"referee|5|{seat}") for name in ("steady", "random") for seat in range(4))


def test_a_bot_that_breaks_the_rules_is_told_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bot, "player", lambda bot, seed: Cheat() if bot.name == "steady" else make("random", seed))
    with pytest.raises(
        ArenaFault, match=r'deal 3: the bot "steady" in seat [0-3] wants to "discard.*", which is illegal: '
    ):
        play_chunk(CONTEST, 3, 1)


def test_times_are_taken_by_phase() -> None:
    played = play_chunk(CONTEST, 0, 6)
    for side in (played.a, played.b):
        assert {"cut", "auction", "talon", "announce", "play"} <= set(side.paces)
        for pace in side.paces.values():
            assert 0 < pace.slowest <= pace.seconds
    assert sum(side.paces["play"].decisions for side in (played.a, played.b)) <= 48 * 12


class Searcher:
    """Says of itself that it has played out seven hands for every card."""

    def think(self, view: View) -> Iterator[Decision]:
        for decision in make("random", "search").think(view):
            yield Decision(decision.action, decision.ranked, 7 if view.phase == "play" else 0)


def test_searches_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bot, "player", lambda bot, seed: Searcher() if bot.name == "steady" else make("random", seed))
    played = play_chunk(CONTEST, 0, 3)
    assert played.a.paces["play"].nodes == 7 * played.a.paces["play"].decisions > 0
    found = report(CONTEST, played)
    assert (found["a"]["nodes"], found["b"]["nodes"]) == ({"play": played.a.paces["play"].nodes}, {})
    (row,) = [line.split() for line in text(found).splitlines() if "played out in the head" in line]
    assert row[-2:] == ["7", "0"]
