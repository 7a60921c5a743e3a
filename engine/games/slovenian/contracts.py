"""The contracts of Slovenian Tarok by rising rank (S5 … S16, S75)."""

from __future__ import annotations

from typing import Final

from engine.contracts import Contract, Goal

KLOP: Final = "klop"
THREE: Final = "three"
BEGGAR: Final = "beggar"
PICCOLO: Final = "piccolo"
SOLO_WITHOUT: Final = "solo-without"
OPEN_BEGGAR: Final = "open-beggar"
COLOUR_VALAT: Final = "colour-valat"
VALAT: Final = "valat"

BEGGARS: Final = (BEGGAR, OPEN_BEGGAR)
NEGATIVE: Final = (KLOP, PICCOLO, *BEGGARS)
"""S54, S55: the contracts in which players avoid tricks."""

_TALON: Final = (("three", 3, 10), ("two", 2, 20), ("one", 1, 30))
_SOLO: Final = (("solo-three", 3, 40), ("solo-two", 2, 50), ("solo-one", 1, 60))


def _with_talon(key: str, cards: int, base: int, *, king: bool) -> Contract:
    return Contract(key, cards, win=base, base=base, calls_king=king)


def _flat(key: str, value: int, goal: Goal, *, trumps: bool = True) -> Contract:
    """A contract without talon: no bonuses, and the declarer leads (S50)."""
    return Contract(
        key,
        win=value,
        base=value,
        calls_king=False,
        goal=goal,
        bonuses=False,
        declarer_leads=True,
        trumps=trumps,
    )


def contract_rows(*, partners: bool, piccolo: bool, extra: bool, klop_kontra: bool) -> tuple[Contract, ...]:
    """The ladder: with ``partners`` that of four and five players, else that of three (S75, with ``extra`` S79)."""
    klop = Contract(
        KLOP, calls_king=False, announcements=klop_kontra, individual=True, goal=Goal.FEW_POINTS, bonuses=False
    )
    rows = [klop, *(_with_talon(*row, king=partners) for row in _TALON)]
    if partners:
        rows += [_with_talon(*row, king=False) for row in _SOLO]
    if piccolo:
        rows.append(_flat(PICCOLO, 70, Goal.ONE_TRICK))
    rows.append(_flat(BEGGAR, 70, Goal.NO_TRICK))
    if partners or extra:
        rows += [
            _flat(SOLO_WITHOUT, 80, Goal.POINTS),
            _flat(OPEN_BEGGAR, 90, Goal.NO_TRICK),
            _flat(COLOUR_VALAT, 125, Goal.ALL_TRICKS, trumps=False),
            _flat(VALAT, 500, Goal.ALL_TRICKS),
        ]
    return tuple(rows)


EVERY: Final = tuple(row.key for row in contract_rows(partners=True, piccolo=True, extra=True, klop_kontra=False))
"""The key of every contract of the family, rising."""
