"""Whole Slovenian hands at random, from a seed, with a bent towards the corners: for comparing two referees.

Records are plain data and actions their texts, so that nothing here knows the engine's thoughts.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random
from typing import Any, Final

from tests.support.slovenian_cards import KINGS, PAGAT, RISING, TRULA, WITH_PARTNER, is_tarok, rank
from tests.support.slovenian_referee import Referee

EVERYWHERE: Final[dict[str, list[Any]]] = {
    "difference": ["rounded", "exact"],
    "klop_rounded": [True, False],
    "klop_both_extremes": [True, False],
    "win_at": ["36", "35-and-one"],
    "exact_contract": [False, True],
    "emperor_trick": ["any", "pagat-last", "off"],
    "pagat_silent": ["side", "holder", "holder-if-lost"],
    "hirs_kontra": [False, True],
    "klop_kontra": [False, True],
    "beggar_with_skis": [False, True],
    "suits_first": [False, True],
    "klop_mond_lead": ["free", "after-skis"],
    "radli": [True, False],
    "compulsory_klop_at": ["zero", "five-hundreds", "never"],
    "settlement": ["paper", "money"],
}
WITH_KINGS: Final[dict[str, list[Any]]] = {
    "no_tarok": ["redeal", "play"],
    "piccolo": [False, True],
    "call_trula": [False, True],
    "call_fourth": [False, True],
    "colour_valat_partner": [False, True],
}
OF_THREE: Final[dict[str, list[Any]]] = {
    "annulment": [False, True],
    "extra_contracts": [False, True],
    "vogel_frei": [False, True],
}
PACK: Final = [
    *(f"T{n}" for n in range(1, 23)),
    *(suit + pip for suit in "HD" for pip in ("K", "Q", "N", "J", "1", "2", "3", "4")),
    *(suit + pip for suit in "CS" for pip in ("K", "Q", "N", "J", "10", "9", "8", "7")),
]


def house_rules(random: Random, game: str) -> dict[str, Any]:
    """Some house options, sometimes none."""
    likely = random.choice([0.0, 0.2, 0.5, 0.8])
    options = {**EVERYWHERE, **(OF_THREE if game == "slovenian-3" else WITH_KINGS)}
    return {key: random.choice(values[1:]) for key, values in options.items() if random.random() < likely}


def rigged_pack(random: Random, size: int, house: Collection[str] = ()) -> list[str]:
    """A pack, top first; the hands come after six cards. One is often out of the ordinary, as the house likes it."""
    pack = random.sample(PACK, len(PACK))
    low = [card for card in pack if not is_tarok(card) and card not in KINGS]
    strong = sorted((card for card in pack if is_tarok(card)), key=rank, reverse=True)
    wishes: list[Sequence[str]] = [
        [],
        [*KINGS, *random.sample(TRULA, random.randint(0, 3))],
        random.sample(KINGS, 3),
        [PAGAT, *random.sample([card for card in strong if card != PAGAT], random.randint(6, 10))],
        [*strong[: size - 2], *random.sample(KINGS, 2)],
        random.sample(low, size),
        [random.choice(strong[-9:]), *random.sample(low, size - 1)],
        [PAGAT, *random.sample(low, size - 1)],
    ]
    seven, three, lone = 8 * ("call_trula" in house), 8 * ("call_fourth" in house), 12 * ("vogel_frei" in house)
    wish = random.choices(wishes, [6, 2 + seven, 1 + three, 4, 2, 0.5, 1.5, 1.5 + lone])[0]
    rest = [card for card in pack if card not in wish]
    place = 6 + size * random.randrange(48 // size)
    pack = [*rest[:place], *wish, *rest[place:]]
    if random.random() < 0.4:
        card, spot = pack.index(random.choice([*KINGS, *TRULA])), random.randrange(6)
        pack[card], pack[spot] = pack[spot], pack[card]
    return pack


def first_record(random: Random, game: str) -> dict[str, Any]:
    """A hand before its first action, from a pack or dealt."""
    seats = int(game[-1])
    size = 16 if seats == 3 else 12
    dealer = random.randrange(seats)
    record: dict[str, Any] = {"format": "tarok-hand/1", "game": game, "dealer": dealer, "actions": []}
    house = house_rules(random, game)
    if house:
        record["house"] = house
    record["radli"] = [random.choice([0, 0, 1, 2]) for _ in range(seats)]
    record["compulsory"] = random.random() < 0.1
    pack = rigged_pack(random, size, house)
    if random.random() < 0.3:
        return {**record, "pack": pack}
    hands, rest = [], pack[6:]
    for seat in range(seats):
        sits_out = seats == 5 and seat == dealer
        hands.append([] if sits_out else rest[:size])
        rest = rest if sits_out else rest[size:]
    return {**record, "hands": hands, "talon": pack[:6]}


class Temper:
    """A table's temper in one hand: each inclination is drawn once."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.wish = random.choices(RISING, [2, 3, 4, 4, 3, 3, 3, 1, 1, 1, 1, 1, 0.3])[0]
        self.bidding = random.choice([0.0, 0.0, 0.01, 0.03, 0.2])
        self.talking = random.choice([0.05, 0.3, 0.6, 0.85])
        self.hoarding = random.random() < 0.5
        self.highest = random.choice([0.0, 0.0, 0.5, 0.95])
        """The chance of playing the highest legal card."""

    def weight(self, text: str, referee: Referee) -> float:
        word, _, more = text.partition(" ")
        if word in ("bid", "name"):
            of_kings = more in WITH_PARTNER and len(set(KINGS) & referee.hands[referee.turn]) > 2
            if more == self.wish or of_kings:
                return 3.0
            return self.bidding if word == "bid" else 1.0 if more == referee.bid else 0.02
        if word == "hold":
            return 0.5
        if word == "call":
            return 1.0 if more in (*KINGS, "fourth") else 2.0
        if word == "say":
            return self.talking / 12 if more == "valat" else self.talking
        if word == "double":
            return self.talking
        if word == "play" and self.hoarding and more in (PAGAT, referee.called):
            return 0.01
        return {"knock": 30.0, "convert": 40.0, "keep": 3.0}.get(word, 1.0)

    def choose(self, referee: Referee) -> str:
        legal = sorted(referee.legal())
        if referee.phase == "play" and self.random.random() < self.highest:
            return max(legal, key=lambda text: (is_tarok(text[5:]), rank(text[5:])))
        return self.random.choices(legal, [self.weight(text, referee) for text in legal])[0]


def temptations(random: Random, referee: Referee, count: int) -> list[str]:
    """Texts of this and that kind which somebody might try now, legal or not."""
    seat = random.randrange(referee.seats)
    items = ("trula", "kings", "king", "pagat", "valat")
    held = sorted(referee.hands[referee.turn])
    cards = [random.choice(held or PACK) for _ in range(random.randint(1, 3))]
    kinds: list[Sequence[str]] = [
        [f"play {card}" for card in held or PACK],
        [f"play {random.choice(PACK)}"],
        [f"{word} {key}" for word in ("bid", "name") for key in RISING],
        [f"say {item}" for item in (*items, "vogel-frei")],
        ["double game", *(f"double {item}@{seat}" for item in items), f"double vogel-frei@{seat}"],
        [f"call {random.choice(PACK)}", *(f"call {king}" for king in KINGS), "call fourth"],
        [f"take {random.randint(0, 7)}", "convert", "discard " + " ".join(cards)],
        ["merge", "pass", "hold", "knock", "annul", "keep", "cut 5", "cut 49", "cut 50", "cut 4", "cut 05"],
        [f"packet {random.randint(0, 5)}", "talon first", "talon second", "talon last"],
    ]
    return [random.choice(random.choice(kinds)) for _ in range(count)]
