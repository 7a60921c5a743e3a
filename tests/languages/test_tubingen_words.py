"""The words of Tübingen Tarok are used at its table: German terms, no card of another game."""

from __future__ import annotations

import re

import pytest

from engine import LUNA, PAGAT, SKIZ, card_name
from engine.games.tubingen.actions import ITEMS
from tarokgui.textual.cards import card_text
from tarokgui.wording.cards import card_words, definite
from tarokgui.wording.declension import declined
from tarokgui.wording.i18n import LANGUAGES, load
from tarokgui.wording.translator import Translator

TOLD = ("reason.", "why.", "count.", "deal.first.", "hint.")
"""Beginnings of the keys of sentences with words for cards that more than one game shows."""
FOREIGN = {
    "en": r"\btaroc\b|\btarocks?\b|taroace|skiz|škis|\bluna\b|\bmond\b|pagat|\blevel\b|\bmerge\b|\bcontra\b",
    "de": r"\btaroks?\b|taroace|skiz|škis|\bluna\b|\bmond\b|pagat|\bstufe\b|\bmerge\b|\bcontra\b",
    "ro": r"skiz|škis|\blun[aei]+\b|\bmond|pagat|\bnivel|„merge”",
    "sl": r"\bskiz|\bškis|\blun[aoei]\b|\bmond|pagat|\bstopnj|\bmerge\b|\bcontra\b",
}
ELSEWHERE = re.compile(
    r"reason\.(signal|poses|reads|taroace-|level-cost|next-cost|must-declare|(aim|does)\.(luna|pagat|trula)|.*mond"
    r"|catches-luna|saves-luna|king-in-group|flies-free|radl-open|no-power|stops-sweep|talon-|no-talon|king-stays"
    r"|event\.talon)"
    r"|why\.(suits|already-declared|pagat-|not-known|taroace-count|must-declare|bid-jumps|wrong-phase\.[RS]|junior"
    r"|opponents-only|declarer-only|level|over-level|never-discard\.(any|S43)|king-(exposed|not-seen)|mond-|named-too"
    r"|skis-|other-group|no-such-group|senior|chain-ended|bid-not-first|convert|kontra|valat)"
)
"""Messages that only other games come to."""


def at_the_table(language: str) -> Translator:
    tr = load(language)
    tr.words = "tubingen"
    return tr


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_at_the_table_have_its_own_words(language: str) -> None:
    tr = load(language)
    known = tr.keys()
    keys = [key for key in known if key.startswith(TOLD) and not ELSEWHERE.match(key)]
    told = {key: tr.message(own if (own := f"tubingen.{key}") in known else key) for key in keys}
    told |= {key: tr.message(key) for key in known if key.startswith("tubingen.") and ".spoken." not in key}
    assert len(told) > 250
    bare = {key: re.sub(r"\{.*?\}", "", text) for key, text in told.items() if ".word." not in key}
    assert {key: text for key, text in bare.items() if re.search(FOREIGN[language], text, re.IGNORECASE)} == {}


@pytest.mark.parametrize(
    ("language", "names", "heard"),
    [
        ("en", ("the Ski", "tarok XXI", "tarok I"), "tarok 21"),
        ("ro", ("Ski-ul", "tarocul XXI", "tarocul I"), "tarocul 21"),
        ("de", ("Ski", "Tarock XXI", "Tarock I"), "Tarock 21"),
        ("sl", ("Ski", "tarok XXI", "tarok I"), "tarok 21"),
    ],
)
def test_the_ski_has_a_name_and_the_others_their_numbers(language: str, names: tuple[str, ...], heard: str) -> None:
    tr = at_the_table(language)
    assert tuple(definite(tr, card) for card in (SKIZ, LUNA, PAGAT)) == names
    assert card_text(tr, LUNA) == heard


def test_the_slovenian_ski_is_declined() -> None:
    assert declined(card_words(at_the_table("sl"), SKIZ), "sl", "acc") == "Skija"


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_are_german_and_explained(language: str) -> None:
    tr = at_the_table(language)
    for item in ITEMS:
        assert tr(f"term.item.{item}") == tr(f"spoken.claim-{item}")
        assert tr(f"glossary.item.{item}").startswith(tr(f"term.item.{item}"))
    said = [tr(f"spoken.called.{card_name(card)}") for card in (SKIZ, LUNA, PAGAT)]
    assert said == ["ich rufe den Ski", "ich rufe den Einundzwanziger", "ich rufe den Einser"]
    assert {tr(f"glossary.term.{term}") for term in ("fort", "fort-mit", "stecken", "rufer", "strafen")}
