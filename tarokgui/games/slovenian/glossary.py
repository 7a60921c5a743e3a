"""The words of the Slovenian table that a tooltip explains, each with the key of its line."""

from __future__ import annotations

from typing import Final

from engine import GAMES, variant_for
from tarokgui.wording.i18n import load
from tarokgui.wording.translator import Translator

WORDS: Final = "slovenian"
CARDS: Final = {
    "škis": "skiz",
    "mond": "luna",
    "pagat": "pagat",
    "tarok": "tarok",
    "taroks": "tarok",
    "taroki": "tarok",
}
"""Forms of the names of cards, and their keys in ``glossary.card``."""

SPOKEN: Final = ("hold", "keep", "take", "knock")
"""Words with always the same meaning; *naprej* has two: it ends the bidding, or has nothing to say."""

STEPS: Final = ("contra", "recontra", "supra", "hirs", "mord")


def explained() -> dict[str, str]:
    """Each word in small letters with the key of its line; they are Slovenian in all languages."""
    tr: Translator = load("sl")
    tr.words = WORDS
    keys = {form: f"glossary.card.{key}" for form, key in CARDS.items()}
    keys |= {"talon": "glossary.term.talon"}
    keys |= {tr(f"spoken.{key}"): f"glossary.term.{key}" for key in SPOKEN}
    keys |= {tr(f"term.step.{step}"): f"glossary.step.{step}" for step in STEPS}
    games = [variant_for(game) for game in GAMES if game.startswith(WORDS)]
    contracts = sorted({row.key for game in games for row in game.contracts})
    keys |= {tr(f"term.contract.{key}"): f"glossary.contract.{key}" for key in contracts}
    items = sorted({item for game in games for item in game.prices.items})
    return keys | {tr(f"term.item.{item}").lower(): f"glossary.item.{item}" for item in items}
