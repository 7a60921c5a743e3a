"""The play on the table for the kernel: the position, and its history."""

from __future__ import annotations

from engine import CardSet, Kind, Table

from .kernel.history import History
from .kernel.law import Law
from .kernel.position import Position
from .kernel_cards import suit_word, tarok_word


def kernel_position(table: Table, law: Law, kept: CardSet) -> Position:
    """The position of the play; before the first card forehand is to lead.

    ``kept`` are cards announced for the last trick.
    """
    position = Position(law)
    position.leader = table.forehand
    for number, (leader, cards) in enumerate(_tricks(table)):
        position.leader = leader
        for card in cards:
            position.lay(suit_word(1 << card), tarok_word(1 << card))
        if law.gives and number < len(table.besides):
            for card in table.besides[number]:
                position.give(suit_word(1 << card), tarok_word(1 << card))
    if table.kind == Kind.PLAY:
        position.leader = table.play.leader
    position.called = 0 if table.called is None else suit_word(1 << table.called)
    position.kept_s, position.kept_t = suit_word(kept), tarok_word(kept)
    return position


def kernel_history(table: Table, law: Law) -> History:
    """Every card of the play so far, each with the trick before it."""
    history, position = History(law), Position(law)
    for leader, cards in _tricks(table):
        position.leader = leader
        for card in cards:
            bits = 1 << card
            history.add(position, suit_word(bits), tarok_word(bits))
            position.lay(suit_word(bits), tarok_word(bits))
    return history


def _tricks(table: Table) -> list[tuple[int, tuple[int, ...]]]:
    """Every trick that has begun: its leader and its cards."""
    play = table.play
    tricks = [(trick.leader, trick.cards) for trick in play.tricks]
    return [*tricks, (play.leader, play.trick)] if play.trick else tricks
