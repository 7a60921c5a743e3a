"""The words of a Slovenian table are used at that table, in every language."""

from __future__ import annotations

import re

import pytest

from ai.reasons import Why, because
from engine import card_name
from tarokgui.games.romanian.meanings import meanings
from tarokgui.wording.i18n import LANGUAGES, load
from tarokgui.wording.reasons import reason_text

TOLD = ("reason.", "why.", "count.", "bar.about.", "deal.first.", "lens.", "hint.")
"""Beginnings of the keys of sentences with words for cards that more than one game shows."""

ROMANIAN = {
    "en": r"taroc|taroace|skiz|\bluna\b|\blevel\b|\bmerge\b|\bcontra\b",
    "de": r"taroace|skiz|\bluna\b|\bstufe\b|\bmerge\b|\bcontra\b",
    "ro": r"skiz|\blun[aei]+\b|\bnivel|„merge”|\bcontra (?!la |lui |sa |ta )",
    "sl": r"\bskiz|\blun[aoei]\b|\bstopnj|\bmerge\b|\bcontra\b",
}
"""Words of Romanian Tarok that have another name at this table."""

ELSEWHERE = re.compile(
    r"reason\.(signal|poses|reads|taroace-|level-cost|next-cost|catches-luna|saves-luna|must-declare|count\.tops"
    r"|(aim|does)\.luna|no-top)"
    r"|why\.(suits|already-declared|pagat-closes|not-known|taroace-count|must-declare|bid-jumps|wrong-phase\.R"
    r"|junior-may-not-hold|opponents-only|level|over-level)"
)
"""Messages that only other games come to: customs, levels and declarations that the Slovenian games do not have."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_at_the_table_have_its_own_words(language: str) -> None:
    tr = load(language)
    known = tr.keys()
    keys = [key for key in known if key.startswith(TOLD) and not ELSEWHERE.match(key)]
    own = {key: f"slovenian.{key}" for key in keys}
    told = {key: tr.message(own[key] if own[key] in known else key) for key in keys}
    assert len(told) > 200
    bare = {key: re.sub(r"\{.*?\}", "", text) for key, text in told.items()}
    wrong = {key: text for key, text in bare.items() if re.search(ROMANIAN[language], text, re.IGNORECASE)}
    assert wrong == {}


def test_what_is_worse_is_told_in_points() -> None:
    """The Slovenian and Tübingen tables write points; game points are the Romanian ones."""
    usual, own = load("en"), load("en")
    own.words = "slovenian"
    assert usual("hint.price.worse", what="X", points="15") == "X: 15 game points worse"
    assert own("hint.price.worse", what="X", points="15") == "X: 15 points worse"


def test_many_cards_are_counted_and_few_are_named() -> None:
    tr = load("en")
    few, many = (because(Why.MAY_TAKE, cards=tuple(card_name(card) for card in range(n))) for n in (3, 9))
    assert "9 cards" in reason_text(tr, many, str)
    assert "cards" not in reason_text(tr, few, str)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("said", "key"), [
    ("Micka: berač", "contract.beggar"), ("odprti berač", "contract.open-beggar"), ("dva", "contract.two"),
    ("držim", "term.hold"), ("subkontra", "step.supra"), ("kralj ultimo", "item.king"), ("škis", "card.skiz"),
])  # fmt: skip
def test_words_of_the_table_are_explained(said: str, key: str, language: str) -> None:
    tr = load(language)
    tr.words = "slovenian"
    assert meanings(tr, said, said=True) == (tr(f"glossary.{key}"),)
    assert meanings(tr, "naprej", said=True) == ()
