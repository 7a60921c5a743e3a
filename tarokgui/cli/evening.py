"""An evening of bots: hand after hand of one match, each kept as a record and checked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from ai.player import Player, decide
from engine import (
    Action,
    HandRecord,
    Match,
    Pass,
    Seat,
    Settlement,
    State,
    Variant,
    action_text,
    after_hand,
    apply,
    close_match,
    draw_first_dealer,
    new_match,
    next_pack,
    observe,
    to_act,
    write_record,
)
from tarokgui.storage.strictjson import plain_text

FULL_POT = 1_000_000
"""With so much in the pot an evening ends and the next begins: bots that double whatever they hear would otherwise
bring it to numbers of thousands of digits."""


class Unbalanced(Exception):
    """The error for payments of a hand that do not add up to nothing, or for points out of nowhere."""


@dataclass(frozen=True, slots=True)
class RecordedHand:
    """A hand that has been played: its record, its last state, and its settlement."""

    record: HandRecord
    state: State
    settlement: Settlement

    def line(self) -> bytes:
        """The record as a line of a JSON Lines file."""
        return plain_text(write_record(self.record), ascii_only=True, spaced=True).encode() + b"\n"


class EveningFile:
    """Bots at a table, by seat. All chance comes from the seed.

    ``match`` is the state before the next deal; ``closed`` counts the matches before it, which ended with a full pool.
    ``trying`` is the seat and the action that was tried last.
    """

    def __init__(self, variant: Variant, bots: Sequence[Player], names: str, seed: str) -> None:
        self._bots = bots
        self._names = names
        self._seed = seed
        self._number = 0
        self._settled = (0,) * variant.players
        dealer = draw_first_dealer(variant, Random(f"{seed}/dealer").random).dealer
        self.match: Match = new_match(variant, dealer)
        self.closed = 0
        self.trying: tuple[Seat, Action] = (0, Pass())

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each seat if the evening ends now and the pot is shared out."""
        return _added(self._settled, close_match(self.match).totals)

    def play(self) -> RecordedHand:
        """Play the next hand.

        Raises:
            IllegalAction: a bot wants something that the rules forbid.
            Unbalanced: the settlement is no settlement.
        """
        self._number += 1
        match = self.match
        pack = next_pack(match, Random(f"{self._seed}/deal/{self._number}").random)
        extra = {"bots": self._names, "note": f"tarok simulate --seed {self._seed} / {self._number}"}
        begun = HandRecord(match.variant, match.dealer, match.own, pack, extra=extra)
        hand = self._played(begun)
        self.match = after_hand(match, hand.settlement)
        if not match.variant.adds_up(hand.state.table, hand.settlement) or not self.match.balances:
            raise Unbalanced
        if self.match.pot > FULL_POT:
            self._settled = self.totals
            self.match = new_match(match.variant, self.match.dealer)
            self.closed += 1
        return hand

    def _played(self, begun: HandRecord) -> RecordedHand:
        """The hand that the bots make of the record's cards."""
        state, _ = begun.begin()
        actions = []
        while (seat := to_act(state)) is not None:
            action = decide(self._bots[seat], observe(state, seat)).action
            self.trying = seat, action
            state, _ = apply(state, action)
            actions.append((seat, action_text(action)))
        settlement = state.table.settlement
        if settlement is None:
            raise Unbalanced
        return RecordedHand(replace(begun, actions=tuple(actions)), state, settlement)


def _added(some: Sequence[int], others: Sequence[int]) -> tuple[int, ...]:
    return tuple(one + other for one, other in zip(some, others, strict=True))
