"""The welcome at a new table: the points of each seat, and up to three specials of this game with its house rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine import GAMES, Kind, Variant, new_match
from tarokgui.wording.numerals import signed
from tarokgui.wording.translator import Translator

MOST: Final = 3
"""So many points are read before the first hand; more would not be."""
THROW_IN: Final = "throw-in"
"""The choice of a house, and the point that says it: if all pass, the cards are thrown in."""
LARGEST: Final = 1.5
"""With larger letters the table has no room for the points beside its buttons."""


def _agreed(variant: Variant, key: str) -> object:
    """The choice of a house option at this table; None in a game that is not played with it."""
    found = next((option for option in GAMES[variant.key].house.options if option.key == key and option.played), None)
    return None if found is None else variant.options.get(key, found.choices[0])


def _has(variant: Variant, kind: str) -> bool:
    return any(phase.kind == kind for phase in variant.course)


POINTS: Final[tuple[tuple[str, Callable[[Variant], bool]], ...]] = (
    ("sits-out", lambda variant: 0 in variant.hand_sizes),
    ("alone", lambda variant: not all(row.individual for row in variant.contracts) and not variant.calls_king),
    ("no-talon", lambda variant: not variant.talon_size),
    ("ski", lambda variant: _agreed(variant, "ski_counts") is not None),
    ("talon-open", lambda variant: _has(variant, "open-talon")),
    ("radli", lambda variant: _agreed(variant, "radli") is True),
    ("one-side", lambda variant: _agreed(variant, "settlement") == "paper" or _agreed(variant, "scoring") == "winner"),
    ("aim", lambda variant: _has(variant, Kind.STAGED_TALON)),
    ("talon-steps", lambda variant: _has(variant, Kind.STAGED_TALON)),
    ("tricks-cost", lambda variant: _agreed(variant, "all_pass") not in (None, THROW_IN)),
    (THROW_IN, lambda variant: _has(variant, Kind.STAGED_TALON) and _agreed(variant, "all_pass") in (None, THROW_IN)),
)
"""The points that may hold at a table, each by its key under ``welcome.point``, the more surprising first."""


def welcome_points(tr: Translator, variant: Variant) -> tuple[str, ...]:
    """The points that hold at this table, at most `MOST`."""
    held = [key for key, holds in POINTS if holds(variant)][:MOST]
    points = tr("reason.count.points", n=variant.prices.target)
    return tuple(tr(f"welcome.point.{key}", points=points) for key in held)


def welcome_text(tr: Translator, variant: Variant, text_scale: float = 1.0) -> str:
    """The welcome of a first evening: its help, the points of each seat, and the notes on the game if they fit."""
    dealer, others = new_match(variant, 0).totals[:2]
    start, dealing = signed(others, tr.language), signed(dealer, tr.language)
    stand = "paid" if dealer or others else "nothing-paid"
    stood = tr(f"welcome.{stand}", start=start, dealing=dealing)
    points = welcome_points(tr, variant) if text_scale <= LARGEST else ()
    return "\n".join(filter(None, (tr("easy.begun"), stood, " ".join(points))))
