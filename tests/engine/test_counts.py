"""Numbers of ways, as chess programs count them: a rule too strict or too loose changes them at once."""

from __future__ import annotations

import pytest

from engine import State, apply, legal_actions, members, observe, parse_card, to_act
from tests.support.deals import dealt, play, quietly


def sequences(state: State, depth: int, phase: str) -> int:
    """The number of courses of so many actions, counting those that end earlier as one."""
    seat = to_act(state)
    if depth == 0 or state.table.phase != phase or seat is None:
        return 1
    return sum(
        sequences(apply(state, action).state, depth - 1, phase) for action in legal_actions(observe(state, seat))
    )


def auctions(classes: tuple[int, ...], depth: int, players: int = 4) -> int:
    """The same from R34 alone: ``classes`` are the numbers of levels of each class; seniority is the seat's number."""

    def count(turn: int, bid: tuple[int, int] | None, holder: int, out: frozenset[int], left: int) -> int:
        inside = [seat for seat in range(players) if seat not in out]
        if left == 0 or not inside or (bid is not None and inside == [holder]):
            return 1
        turn %= players
        if turn in out or (turn == holder and bid is not None):
            return count(turn + 1, bid, holder, out, left)
        total = count(turn + 1, bid, holder, out | {turn}, left - 1)
        place, level = bid or (-1, 0)
        for higher in range(place + 1, len(classes)):
            total += count(turn + 1, (higher, 1), turn, out, left - 1)
        if bid is not None and turn < holder:
            total += count(turn + 1, bid, turn, out, left - 1)
        elif bid is not None and level < classes[place]:
            total += count(turn + 1, (place, level + 1), turn, out, left - 1)
        return total

    return count(0, None, -1, frozenset(), depth)


V1: dict[str, object] = {"unu_bids": False}


@pytest.mark.parametrize(
    ("game", "house", "classes", "depth", "number"),
    [
        ("romanian", V1, (3, 1), 1, 3),
        ("romanian", V1, (3, 1), 2, 7),
        ("romanian", V1, (3, 1), 4, 30),
        ("romanian", V1, (3, 1), 7, 117),
        ("romanian", V1, (3, 1), 99, 141),
        ("romanian", {}, (3, 6, 1), 5, 193),
        ("taper", {}, (3, 3, 6, 1), 4, 144),
        ("taper", V1, (3, 3, 1), 99, 539),
    ],
)
def test_auctions(game: str, house: dict[str, object], classes: tuple[int, ...], depth: int, number: int) -> None:
    state = dealt(game=game, house=house)
    found = sequences(state, depth, "auction")
    assert found == number
    assert found == auctions(classes, depth, state.table.players)


@pytest.mark.parametrize(
    ("hand", "talon", "contract", "number"),
    [
        ("T22 T21 T1 HK HQ HN H1 DQ D1 CQ C10 SQ", "H2 H3 D2 D3 C7 S7", "doi", 45),
        ("T22 T21 T1 HK HQ HN H1 DQ D1 CQ C10 SQ", "H2 H3 D2 D3 C7 S7", "unu", 9),
        ("T22 T21 T1 HK HQ HN H1 DQ D1 CQ C10 SQ", "H2 H3 D2 D3 C7 S7", "trei", 165),
        ("T22 T21 HK DK T2 T3 T4 T5 T6 T7 T8 T9", "T10 H4 H1 H2 H3 D1", "doi", 9),
        ("T22 T21 T1 HK DK CK SK T2 T3 T4 T5 T6", "T10 T11 T12 H2 H3 D1", "trei", 56),
    ],
)
def test_discards(hand: str, talon: str, contract: str, number: int) -> None:
    state = dealt(hand, talon=talon, house={"trei_bids": True})
    state = play(state, f"bid {contract} 1, pass, pass, pass, call SK, take 1")
    assert len(list(legal_actions(observe(state, 0)))) == number


def endgame(hands: tuple[str, ...]) -> State:
    """Everybody has those three cards left and seat 0 leads."""
    state = quietly(dealt(), "play")
    left = tuple(sum(1 << parse_card(name) for name in hand.split()) for hand in hands)
    return state._replace(hidden=state.hidden._replace(hands=left))


def endings(state: State, depth: int) -> int:
    """The number of ways in which the next ``depth`` cards can be played."""
    if depth == 0:
        return 1
    seat = to_act(state)
    assert seat is not None
    return sum(endings(apply(state, action).state, depth - 1) for action in legal_actions(observe(state, seat)))


@pytest.mark.parametrize(
    ("hands", "numbers"),
    [
        (("T22 T20 T1", "T21 T19 T2", "T18 T17 T16", "T15 T14 T13"), [3, 9, 27, 81, 162, 324, 648, 1296]),
        (("HK DK CK", "HQ DQ CQ", "HN DN CN", "HJ DJ CJ"), [3, 3, 3, 3, 6, 6, 6, 6, 6, 6, 6, 6]),
        (("HK T3 S7", "HQ H1 T2", "T9 D1 D2", "C7 C8 S8"), [3, 4, 4, 10, 20, 40, 52, 80, 80, 80, 80, 80]),
    ],
)
def test_three_card_endgames(hands: tuple[str, ...], numbers: list[int]) -> None:
    state = endgame(hands)
    assert [endings(state, depth) for depth in range(1, len(numbers) + 1)] == numbers
    assert [len(members(hand)) for hand in state.hidden.hands] == [3, 3, 3, 3]
