"""The Strafen as the second referee finds them: by the record page's list, one after the other."""

from __future__ import annotations

from collections.abc import Iterable

from tests.support.tubingen_cards import COURTS, KINGS, SKI, SUITS

ORDER = [
    "skimon",
    "oberers",
    "unterers",
    "kingdom",
    "ski-kingdom",
    *(f"family-{suit}" for suit in SUITS),
    *(f"ski-family-{suit}" for suit in SUITS),
    "fein",
    "captured",
]


def run(hand: set[str], numbers: Iterable[int], *, ski: bool) -> int:
    """The points of a run along those tarok numbers; with ``ski`` the Ski may stand for one card, once."""
    left, length, real = 1 if ski else 0, 0, 0
    waiting = 0
    for place, number in enumerate(numbers):
        if f"T{number}" in hand:
            length += 1 + waiting
            real += 1
            waiting = 0
        elif place and left:
            left, waiting = 0, 1  # in the gap, or as one card more at the end
        else:
            break
    if not real:
        return 0
    if ski and (waiting or left):
        length += 1
    return 2 * length if length >= 3 else 0


def of_hand(cards: Iterable[str]) -> dict[str, tuple[int, int]]:
    """Each Strafe of a hand: its value, and its value if the Ski counts elsewhere."""
    hand = set(cards)
    ski = SKI in hand
    found = {}
    if {SKI, "T21", "T1"} <= hand:
        found["skimon"] = (10, 0)
    for item, numbers in (("oberers", range(21, 0, -1)), ("unterers", range(1, 22))):
        found[item] = (run(hand, numbers, ski=ski), run(hand, numbers, ski=False))
    for natural, other, wanted in [
        ("kingdom", "ski-kingdom", set(KINGS)),
        *((f"family-{s}", f"ski-family-{s}", {s + court for court in COURTS}) for s in SUITS),
    ]:
        if wanted <= hand:
            found[natural] = (10, 10)
        elif ski and len(wanted & hand) == 3:
            found[other] = (5, 0)
    return {item: pair for item, pair in found.items() if pair[0]}


def with_one_ski(strafen: list[tuple[int, str, int, int]]) -> list[tuple[int, str, int, int]]:
    """UA9: the Ski only where it adds most; (seat, item, value, value without it)."""
    gains = [value - bare for _, _, value, bare in strafen]
    if not any(gains):
        return strafen
    best = min((each for each in strafen if each[2] - each[3] == max(gains)), key=lambda each: ORDER.index(each[1]))
    return [
        each if each == best else (each[0], each[1], each[3], each[3]) for each in strafen if each == best or each[3]
    ]
