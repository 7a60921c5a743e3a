"""Spoilt records, as from a careless hand or a hostile file."""

from __future__ import annotations

import copy
from random import Random
from typing import Any, Final

_VERBS: Final = """
    cut knock deal packet throw-in keep pass bid hold call take reject surrender discard say double merge play
    talon annul name convert
"""
_OBJECTS: Final = """
    klop three two one solo-one beggar open-beggar colour-valat kings king vogel-frei fourth first second last
    sixes twelves abeles ladder doi unu trei solo taroace trula regii luna valat pagat rege prins game
    game@0 game@1 game@2 game@3 pagat@0 trula@1 valat@2 luna@9 @ @1 pagat@ HK DK CK SK T1 T21 T22 T0 T23 H10 C1 X5 hk
    0 00 01 1 2 3 4 5 6 7 8 9 10 11 12 13 49 50 100 -1 ² ٣
"""
VERBS: Final = tuple(_VERBS.split())
WORDS: Final = (*VERBS, *_OBJECTS.split())
ODDITIES: Final[tuple[object, ...]] = (
    None,
    True,
    False,
    -1,
    0,
    1,
    2,
    3,
    4,
    5,
    1.0,
    1e400,
    float("nan"),
    10**30,
    "",
    " ",
    "0",
    "pass",
    "pass\n",
    " pass",
    "PASS",
    "play  T1",
    "play T1 ",
    "discard",
    "discard ",
    "discard T1 T1",
    "bid solo 1",
    "bid doi",
    "bid doi 0",
    [],
    {},
    [1],
    [0, "pass"],
    [0, "pass", 1],
    ["pass", 0],
    [[0, "pass"]],
    {"0": "pass"},
)


def random_text(random: Random) -> str:
    """Words of the notation, more often than not beginning with one of doing."""
    words = [random.choice(WORDS) for _ in range(random.choice([0, 1, 1, 1, 2, 2, 3]))]
    return " ".join([random.choice(VERBS), *words] if random.random() < 0.8 else words)


def _spot(random: Random, value: Any) -> Any:
    """A container somewhere inside the value."""
    while True:
        parts = value.values() if isinstance(value, dict) else value
        inner = [part for part in parts if isinstance(part, dict | list) and part]
        if not inner or random.random() < 0.3:
            return value
        value = random.choice(inner)


def spoiled(random: Random, data: dict[str, Any]) -> dict[str, Any]:
    """A copy of a record with one to three things wrong."""
    data = copy.deepcopy(data)
    for _ in range(random.randint(1, 3)):
        box = _spot(random, data)
        keys = list(box) if isinstance(box, dict) else list(range(len(box)))
        if not keys:
            continue
        key = random.choice(keys)
        match random.randrange(5):
            case 0:
                del box[key]
            case 1:
                box[key] = copy.deepcopy(random.choice(ODDITIES))
            case 2:
                box[key] = random_text(random)
            case 3 if isinstance(box, list):
                box.insert(int(key), copy.deepcopy(random.choice([*ODDITIES, box[int(key)]])))
            case _:
                other = random.choice(keys)
                box[key], box[other] = box[other], box[key]
    return data
