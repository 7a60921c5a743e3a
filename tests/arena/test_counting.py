"""The acts of a bot in a hand, counted on hands whose story is known."""

from collections import Counter

import pytest

from ai.arena import Contest, play_chunk, read_bot
from ai.arena.counting import Counts, count
from tests.support.finished import Finished


def counted(hand: Finished) -> list[Counts]:
    """The counts by seat; declarer 0, partner 2 unless alone."""
    state = hand.state()
    state = state._replace(table=state.table._replace(settlement=hand.settled()))
    counts: list[Counts] = [Counter() for _ in range(hand.variant.players)]
    count(state, counts)
    return counts


def test_a_contract_won_and_one_lost() -> None:
    won, lost = counted(Finished(level=3)), counted(Finished(level=3, won=False))
    for found in (won, lost):
        assert found[0]["declared", "doi"] == 1
        assert found[0]["levels", "doi"] == 3
        assert [seat["declared", "doi"] for seat in found[1:]] == [0, 0, 0]
        assert [seat["hands", "played"] for seat in found] == [1, 1, 1, 1]
    assert (won[0]["won", "doi"], lost[0]["won", "doi"]) == (1, 0)
    assert counted(Finished(alone=True))[0]["alone", "doi"] == 1
    assert won[0]["alone", "doi"] == 0


def test_what_was_announced_and_kept() -> None:
    kept = counted(Finished(ours="T1 T21 T22", said=("trula@2",)))
    assert (kept[2]["announced", "trula"], kept[2]["kept", "trula"]) == (1, 1)
    assert kept[0]["announced", "trula"] == 0
    broken = counted(Finished(ours="T1 T21 T22", said=("trula@1",)))
    assert (broken[1]["announced", "trula"], broken[1]["kept", "trula"]) == (1, 0)
    # The other side made it without a word.
    assert [seat["silent won", "trula"] for seat in broken] == [1, 0, 1, 0]
    assert [seat["silent lost", "trula"] for seat in broken] == [0, 1, 0, 1]
    assert [seat["silent won", "trula"] for seat in kept] == [0, 0, 0, 0]


def test_both_sides_announce_the_same() -> None:
    found = counted(Finished(ours="T1 T21 T22", said=("trula@1", "trula@0")))
    assert [seat["announced", "trula"] for seat in found] == [1, 1, 0, 0]
    assert [seat["kept", "trula"] for seat in found] == [1, 0, 0, 0]


@pytest.mark.parametrize(("won", "right"), [(True, "recontra"), (False, "contra")])
def test_a_chain_on_the_game(won: bool, right: str) -> None:
    """R78: contra is right if the game is lost, recontra if it is won."""
    total = sum(counted(Finished(won=won, steps=2)), Counter())
    assert (total["game doubled", "contra"], total["game doubled", "recontra"]) == (1, 1)
    assert {which for what, which in total if what == "game doubled and won"} == {right}


def test_a_chain_on_a_bonus() -> None:
    found = counted(Finished(ours="T1 T21 T22", said=("trula@0 1 2",)))
    assert (found[1]["bonus doubled", "contra"], found[2]["bonus doubled", "recontra"]) == (1, 1)
    assert (found[1]["bonus doubled and won", "contra"], found[2]["bonus doubled and won", "recontra"]) == (0, 1)
    found = counted(Finished(theirs="T1 T21 T22", said=("trula@0 1",)))
    assert found[1]["bonus doubled and won", "contra"] == 1


def test_declared_taroace() -> None:
    found = counted(Finished(declared={1: 9}))
    assert [seat["taroace", "9"] for seat in found] == [0, 1, 0, 0]


@pytest.mark.parametrize(("luna", "skiz", "lost"), [(0, 1, True), (3, 2, True), (0, 2, False)])
def test_a_luna_lost(luna: int, skiz: int, lost: bool) -> None:
    found = counted(Finished(caught=(luna, skiz)))
    assert [seat["honours", "luna lost"] for seat in found] == [int(lost and seat == luna) for seat in range(4)]


@pytest.mark.parametrize("winner", [0, 1])
def test_the_pagat_in_the_last_trick(winner: int) -> None:
    found = counted(Finished(last={0: "T1"}, last_winner=winner))
    assert found[0]["honours", "pagat won"] == (winner == 0)
    assert found[0]["honours", "pagat lost"] == (winner == 1)
    assert sum(seat["honours", "pagat caught"] for seat in found) == 0


def test_whole_evenings_add_up() -> None:
    """Over many hands of bots that do everything: each hand has one declarer or none, and all of it is counted once."""
    played = play_chunk(Contest(read_bot("steady"), read_bot("random"), "counts"), 0, 60)
    both: Counts = Counter()
    both.update(played.a.counts)
    both.update(played.b.counts)
    of = {what: Counter({w: n for (group, w), n in both.items() if group == what}) for what, _ in both}
    threw = of["hands"].pop("threw in", 0)
    assert sum(of["hands"].values()) == 4 * 120
    declared = sum(of["declared"].values())
    assert 4 * declared == of["hands"]["played"] + of["hands"]["surrender"]
    assert sum(of["won"].values()) < declared
    assert 4 * sum(of.get("surrendered", Counter()).values()) == of["hands"]["surrender"]
    assert of["michi"]["tricks"] * 4 == 12 * of["hands"]["michi-michi"]
    assert 4 * threw == of["hands"]["thrown-in"]
    assert of["game doubled"]["contra"] >= of["game doubled"]["recontra"]
    assert all(of["kept"][item] <= times for item, times in of["announced"].items())
