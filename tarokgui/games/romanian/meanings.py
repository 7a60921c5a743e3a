"""The words of the game in a text, each with the line that explains it."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from engine import variant_for
from tarokgui.games.slovenian import glossary as slovenian
from tarokgui.wording.i18n import load
from tarokgui.wording.terms import STEPS
from tarokgui.wording.translator import Translator

MOST: Final = 4
"""So many words of one text are explained at most."""

SPOKEN: Final = ("cut", "knock", "keep", "pass", "hold", "take", "reject", "surrender", "throw-in", "merge")
"""Words said with an action that are the same each time: keys of ``spoken`` and of ``glossary.term``."""

CARDS: Final = {
    "skiz": "skiz", "skizul": "skiz", "luna": "luna", "pagat": "pagat", "pagatul": "pagat", "kabal": "kabal",
    "kabalul": "kabal", "taroc": "tarok", "tarocul": "tarok", "taroace": "tarok", "taroacele": "tarok",
    "tarok": "tarok", "horse": "kabal", "horses": "kabal", "cavall": "kabal", "cavalls": "kabal", "calul": "kabal",
}  # fmt: skip
"""Forms of the names of cards, and their keys in ``glossary.card``."""

THINGS: Final = {
    "talon": "talon", "talonul": "talon", "talonului": "talon", "talons": "talon", "radler": "radler", "taper": "taper",
    "chem": "call",
}  # fmt: skip
"""Other words, and their keys in ``glossary.term``."""

NUMBERS: Final = frozenset({"doi", "unu", "trei"})
"""Contracts that are numbers as well: in a Romanian sentence they are contracts only after “de”."""


def meanings(tr: Translator, text: str, *, said: bool = False) -> tuple[str, ...]:
    """A line for each word of the game in *text*, in the order of the text, none twice.

    *said*: the text is words of the table. In a Romanian sentence “iau”, “joc” or “doi” need mean nothing special.
    """
    keys, pattern = _words(tr.words)
    if tr.words == slovenian.WORDS and tr.language == "sl" and not said:
        return ()  # “tri” or “vzamem” are usual words there
    plain = not tr.words and tr.language == "ro" and not said
    found: list[str] = []
    for match in pattern.finditer(text.lower()):
        word, key = match[0], keys[match[0]]
        if plain and (_is_said(key) or (word in NUMBERS and not text[: match.start()].endswith(" de "))):
            continue
        line = tr(key)
        if line not in found:
            found.append(line)
    return tuple(found[:MOST])


def with_meanings(tr: Translator, text: str, *told: str, said: bool = False) -> str:
    """The lines *told* already, and the words of the game in *text* explained below them."""
    lines = [*(line for line in told if line), *meanings(tr, text, said=said)]
    return "\n".join(dict.fromkeys(lines))


def _is_said(key: str) -> bool:
    """True for the line of a word that is usual in Romanian and means something special only at the table."""
    return key.removeprefix("glossary.term.") in (*SPOKEN, "call")


@cache
def _words(table: str) -> tuple[dict[str, str], re.Pattern[str]]:
    """The key of the line of each word, in small letters, and the pattern that finds them; *table* names a game's
    words."""
    if table and table != slovenian.WORDS:
        return {}, re.compile(r"(?!)")
    keys = slovenian.explained() if table else _romanian()
    # The longest words first: “luna prinsă” is not “luna”.
    longest = sorted(keys, key=len, reverse=True)
    return keys, re.compile(r"(?<!\w)(?:" + "|".join(map(re.escape, longest)) + r")(?!\w)")


def _romanian() -> dict[str, str]:
    """The words of Romanian Tarok; they are Romanian in all languages."""
    tr = load("ro")
    keys = {form: f"glossary.card.{key}" for form, key in CARDS.items()}
    keys |= {form: f"glossary.term.{key}" for form, key in THINGS.items()}
    keys |= {tr(f"spoken.{key}"): f"glossary.term.{key}" for key in SPOKEN}
    keys |= {tr(f"term.step.{step}"): f"glossary.step.{step}" for step in STEPS}
    games = [variant_for("romanian"), variant_for("taper")]
    contracts = {row.key for game in games for row in (*game.contracts, game.all_pass) if row is not None}
    keys |= {tr(f"term.contract.{contract}"): f"glossary.contract.{contract}" for contract in sorted(contracts)}
    keys["michi"] = "glossary.contract.michi"
    items = {item for game in games for item in game.prices.items}
    return keys | {tr(f"term.item.{item}").lower(): f"glossary.item.{item}" for item in sorted(items)}
