"""The continuations of a hand before the play, and the table's prices: the questions of the search before the play."""

from __future__ import annotations

from mypy_extensions import i64


class Conditions:
    """The prices of a table, the same for every bid: ``silent`` has the prices of the bonuses in doi."""

    def __init__(self, players: i64, forehand: i64, me: i64) -> None:
        self.players: i64 = players
        self.forehand: i64 = forehand
        self.me: i64 = me
        self.calls: i64 = 1
        self.goal: i64 = 36
        self.stake: i64 = 1
        self.pool: i64 = 0
        self.limit: i64 = 0
        self.least_declared: i64 = 8
        self.silent: dict[str, int] = {}
        self.solo_double: i64 = 1
        self.michi: i64 = 1
        self.more_beside: i64 = 0
        self.with_partner: list[float] = []
        self.poor: float = 0.5
        self.gain: list[float] = [0.0, 4.3, 8.4, 11.5]


class Continuation:
    """One thing to do, and the hand after it: the declarer and his level.

    ``declarer`` -1 leaves the auction to the seats ``open`` in their order. With ``known`` 1 the declarer's ``hand`` is
    known after the discard ``laid``, and ``taken`` are the cards he took; else he takes out of ``unseen`` from the
    talon. ``level`` is the level of that, 0 if it follows from the cards he takes; ``called`` the called king, 0 to
    choose one: then in ``alone`` of 1000 deals it is ``own``, a king that he holds. A ``sure`` value is known before.
    """

    def __init__(self, declarer: i64, size: i64, ordinal: i64, base: i64, win: i64) -> None:
        self.declarer: i64 = declarer
        self.size: i64 = size
        self.ordinal: i64 = ordinal
        self.base: i64 = base
        self.win: i64 = win
        self.called: i64 = 0
        self.own: i64 = 0
        self.alone: i64 = 0
        self.known: i64 = 0
        self.hand_s: i64 = 0
        self.hand_t: i64 = 0
        self.laid_s: i64 = 0
        self.laid_t: i64 = 0
        self.level: i64 = 0
        self.taken_s: i64 = 0
        self.taken_t: i64 = 0
        self.unseen_s: i64 = -1
        self.unseen_t: i64 = -1
        self.abandoned: i64 = 0
        self.sure: float = 0.0
        self.is_sure: i64 = 0
        self.open: list[int] = []
