"""Moves on their way to the disk, and the wishes that follow them."""

from __future__ import annotations

from random import Random

from tarokgui.session.evening import Evening
from tarokgui.session.eveningstate import Move
from tarokgui.session.opening import new_session
from tarokgui.session.pendingsave import MoveQueue
from tests.session.slowstore import SlowStore
from tests.support.whims import decide


def queue(seed: str = "queue") -> tuple[MoveQueue, Evening, SlowStore]:
    disk = SlowStore(ready=True)
    session = new_session(seed=seed, bot="random", keeper=disk)
    return MoveQueue(session), session, disk


def test_what_is_wanted_comes_in_order_and_each_waits_for_the_move_before() -> None:
    moves, session, disk = queue()
    disk.ready = False
    done: list[str] = []

    def restart(name: str) -> None:
        moves.move(session.moves.restarting(), lambda _: done.append(name))

    restart("first")
    moves.when_free(lambda: restart("third"))
    moves.when_free(lambda: done.append("fourth"))
    moves.when_free(lambda: restart("second"), first=True)
    moves.look()
    assert done == []
    for expected in (["first"], ["first", "second"], ["first", "second", "third", "fourth"]):
        moves.wait()
        assert done == expected
    assert not session.underway


def test_at_once_while_nothing_is_underway() -> None:
    moves, _, _ = queue()
    done: list[str] = []
    moves.when_free(lambda: done.append("now"))
    assert done == ["now"]


def test_a_frame_makes_what_is_safe_by_then() -> None:
    moves, session, disk = queue()
    disk.ready = False
    arrived: list[Move] = []
    move = session.moves.restarting()
    moves.move(move, arrived.append)
    moves.look()
    assert arrived == []
    assert session.underway
    disk.ready = True
    moves.look()
    assert arrived == [move]
    assert session.moment is move.to


def test_after_the_end_of_the_evening_nothing_is_done_any_more() -> None:
    moves, session, disk = queue()
    random = Random("end")
    while not session.hand_over:
        decide(session, random)
    disk.ready = False
    done: list[str] = []
    moves.move(session.moves.ending(), lambda _: done.append("end"))
    moves.when_free(lambda: done.append("waited"))
    moves.wait()
    assert session.moment.finished
    moves.when_free(lambda: done.append("came later"))
    assert done == ["end"]
