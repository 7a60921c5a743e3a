"""The deals: they depend on the seed and their number alone, not on the bots."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b

from ai.games import measure_of
from engine import Card, Variant, shuffled
from engine.carry import Owned

from .designs import dealer_of


class Draws:
    """Numbers in [0, 1) from a text: the digests of the text with a counter, the same on every machine."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._count = 0

    def __call__(self) -> float:
        """The next number."""
        self._count += 1
        digest = blake2b(f"{self._text}|{self._count}".encode(), digest_size=8).digest()
        return (int.from_bytes(digest, "big") >> 11) / 2**53


@dataclass(frozen=True, slots=True)
class ArenaDeal:
    """One deal before the cut: ``own`` is the game's own value, ``pack`` has the top card first.

    ``pot`` and ``stake`` follow from ``own``: game points in the pot, and the multiplier of the hand.
    """

    number: int
    dealer: int
    pot: int
    stake: int
    own: Owned
    pack: tuple[Card, ...]


def deal(variant: Variant, seed: str, number: int) -> ArenaDeal:
    """The deal of that number, counted from 0."""
    draw = Draws(f"deal|{seed}|{number}")
    dealer = dealer_of(number, variant.players)
    own = measure_of(variant.key).lying(variant, dealer, draw)
    pot, stake = variant.carry.pot(own), variant.prices.factor(own)
    return ArenaDeal(number, dealer, pot, stake, own, shuffled(variant.pack, draw))
