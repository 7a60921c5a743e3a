"""Every action that anybody could think of, legal or not, for asking at each point which of them are accepted."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine import (
    GAMES,
    Action,
    Announce,
    Bid,
    CallKing,
    ChoosePattern,
    Cut,
    Declare,
    Discard,
    Double,
    Hold,
    Keep,
    Knock,
    MakeBid,
    Own,
    Pass,
    PassAnnouncing,
    PlayCard,
    Reject,
    Surrender,
    TakeGroup,
    TakePacket,
    ThrowIn,
    View,
    card_set,
    legal_actions,
    members,
    variant_for,
)

ITEMS = (*dict.fromkeys(item for game in GAMES for item in variant_for(game).items), "nonsense")


@cache
def _fixed() -> tuple[Action, ...]:
    plain: list[Action] = [
        Knock(),
        ThrowIn(),
        Keep(),
        Pass(),
        Hold(),
        Reject(),
        Surrender(),
        PassAnnouncing(),
        Double("game"),
    ]
    plain += [Cut(cards) for cards in (0, 1, 4, 5, 6, 20, 36, 37, 38, 48, 49, 50, 54)]
    plain += [ChoosePattern(pattern) for pattern in ("sixes", "twelves", "abeles", "ladder", "fives")]
    plain += [TakePacket(number) for number in range(7)]
    plain += [MakeBid(Bid(key, level)) for key in ("trei", "doi", "unu") for level in range(1, 8)]
    plain += [MakeBid(Bid("solo")), MakeBid(Bid("solo", 2)), MakeBid(Bid("michi")), MakeBid(Bid("beggar"))]
    plain += [CallKing(card) for card in range(78)]
    plain += [TakeGroup(group) for group in range(8)]
    plain += [Declare(count) for count in range(14)]
    plain += [Announce(item) for item in (*ITEMS, "game")]
    plain += [Double(item, seat) for item in (*ITEMS, "game") for seat in range(5)]
    plain += [PlayCard(card) for card in range(78)]
    return tuple(plain)


def _discards(view: View) -> Iterator[Discard]:
    """Some good ones and near misses: one card too few or too many, a card changed for another."""
    cards = members(view.hand)
    for size in (1, 2, 3, 4):
        for start in range(max(0, len(cards) - size + 1)):
            yield Discard(card_set(cards[start : start + size]))
    yield Discard(0)
    yield Discard(view.hand)
    if view.table.phase == "discard":
        for action in list(legal_actions(view))[:300:7]:
            if isinstance(action, Discard):
                yield action
                for other in (0, 20, 56, 60, 76, 77):
                    yield Discard(action.cards ^ 1 << other)


def everything(view: View) -> Iterator[Action]:
    """Each conceivable action once or twice."""
    yield from _fixed()
    yield from map(Own, sorted(view.table.variant.own_actions))
    yield from (MakeBid(Bid(row.key)) for row in view.table.variant.contracts)
    yield from _discards(view)
