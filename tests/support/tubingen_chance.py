"""Whole hands of Tübingen Tarok at random, from a seed, with a bent towards the corners: for comparing two referees.

Records are plain data and actions their texts, so that nothing here knows the engine's thoughts.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from tests.support.tubingen_cards import COURTS, GREAT, KINGS, PACK, SKI, SUITS, blank, strength, tarocks
from tests.support.tubingen_referee import Referee
from tests.support.tubingen_strafen import ORDER

OPTIONS: Final[dict[str, list[str]]] = {
    "claims": ["automatic", "spoken"],
    "scoring": ["winner", "zero-sum"],
    "strafen_hand": ["after", "before"],
    "ski_counts": ["each", "once"],
}


def wishes(random: Random) -> list[Sequence[str]]:
    """The cards that one hand is to have: any, kings, a run, families, the Ski beside them, or only empty cards."""
    empty = [card for card in PACK if blank([card])]
    low = [card for card in empty if card[0] != "T"]
    suit, second = random.sample(SUITS, 2)
    families = [s + court for s in (suit, second) for court in COURTS]
    top = [f"T{n}" for n in range(21, 21 - random.randint(2, 8), -1)]
    bottom = [f"T{n}" for n in range(1, random.randint(2, 8))]
    gap = random.randrange(1, len(top))
    return [
        [],
        [*KINGS, *random.sample(["T1", "T21", SKI], random.randint(0, 3))],
        [*random.sample(KINGS, 3), *([SKI] if random.random() < 0.5 else [])],
        [*top[:gap], *top[gap + 1 :], SKI],
        [*bottom, SKI, "T21"],
        [*random.sample(families, 7), SKI],
        [*(card for card in random.sample(PACK, 50) if card in tarocks(PACK)), SKI][:12],
        [*random.sample(low, 15), *random.sample([card for card in empty if card not in low], 4)],
    ]


def rigged_hands(random: Random) -> list[list[str]]:
    """Four hands, the first of 21 cards; one or two of them out of the ordinary."""
    pack = random.sample(PACK, len(PACK))
    weights = [4.0, 3, 2, 2, 2, 2, 2, 2.5]
    first = list(random.choices(wishes(random), weights)[0])
    second = [card for card in random.choices(wishes(random), weights)[0] if card not in first]
    rest = [card for card in pack if card not in first and card not in second]
    hands = [first, second[:19], [], []]
    rest += second[19:]
    random.shuffle(hands)
    for size, hand in zip((21, 19, 19, 19), hands, strict=True):
        while len(hand) < size:
            hand.append(rest.pop())
    return hands


def undealt(random: Random, hands: list[list[str]], cut: int) -> list[str]:
    """A pack that is dealt into these hands, the dealer's first, if it is cut there."""
    piles = [random.sample(hand, len(hand)) for hand in (*hands[1:], hands[0])]
    stack: list[str] = []
    for packet in (5, 5, 5, 4):
        for place, pile in enumerate(piles):
            size = 6 if packet == 4 and place == 3 else packet
            stack += pile[:size]
            del pile[:size]
    return stack[-cut:] + stack[:-cut]


def first_record(random: Random) -> dict[str, Any]:
    """A hand before its first action, from a pack or dealt."""
    dealer = random.randrange(4)
    record: dict[str, Any] = {"format": "tarok-hand/1", "game": "tubingen", "dealer": dealer, "actions": []}
    likely = random.choice([0.0, 0.3, 0.6])
    house = {key: values[1] for key, values in OPTIONS.items() if random.random() < likely}
    if house:
        record["house"] = house
    hands = rigged_hands(random)
    if random.random() < 0.4:
        return {**record, "pack": undealt(random, hands, random.randrange(5, 74))}
    return {**record, "hands": [hands[(seat - dealer) % 4] for seat in range(4)]}


class Temper:
    """A table's temper in one hand: each inclination is drawn once."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.raus = random.choice([0.0, 0.0, 0.05, 0.3, 1.0])
        self.calling = random.choice([0.0, 0.3, 1.0, 1.0])
        self.own_king = random.choice([0.2, 1.0, 5.0])
        self.accepting = random.choice([0.0, 0.3, 1.0])
        self.claiming = random.choice([0.3, 1.0, 5.0])
        self.highest = random.choice([0.0, 0.3, 0.8, 0.95])
        self.first_is_strong = random.random() < 0.5
        self.hoarding = random.random() < 0.5

    def weight(self, text: str, referee: Referee) -> float:
        word, _, more = text.partition(" ")
        if word == "bid":
            return self.raus
        if word == "call":
            return self.calling * (self.own_king if more in referee.hands[referee.turn] else 1.0)
        if word == "play" and self.hoarding and more in ("T1", SKI):
            return 0.01
        chances = {"accept": self.accepting, "ask-tout": 3.0, "claim": self.claiming}
        return chances.get(word, 1.0)

    def choose(self, referee: Referee) -> str:
        legal = sorted(referee.legal())
        if referee.phase == "play" and self.random.random() < self.highest:
            strong = referee.turn == (referee.declarer if self.first_is_strong else referee.order[0])
            led = next((card[0] for _, card in referee.trick if card != SKI), legal[0][5])
            pick = max if strong or not referee.trick else min
            return pick(legal, key=lambda text: strength(text[5:], led))
        weights = [self.weight(text, referee) for text in legal]
        return self.random.choices(legal, weights if any(weights) else None)[0]


def temptations(random: Random, referee: Referee, count: int) -> list[str]:
    """Texts of this and that kind which somebody might try now, legal or not."""
    held = sorted(referee.hands[referee.turn])
    cards = [random.choice(held or PACK) for _ in range(random.randint(1, 3))]
    kinds: list[Sequence[str]] = [
        [f"play {card}" for card in held or PACK],
        [f"play {random.choice(PACK)}"],
        ["bid raus", "bid ruf", "bid tout", "bid raus 1", "pass", "knock", "ask-tout", "keep", "accept", "decline"],
        [f"call {random.choice(PACK)}", *(f"call {card}" for card in GREAT), "call fourth"],
        ["discard " + " ".join(cards)],
        [*(f"claim {item}" for item in ORDER), "claim luna", "claim", "merge"],
        ["cut 4", "cut 5", "cut 73", "cut 74", "cut 05"],
    ]
    return [random.choice(random.choice(kinds)) for _ in range(count)]
