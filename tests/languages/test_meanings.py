"""Words of the game are found in any text, and each has its line; usual words of Romanian are left alone."""

from __future__ import annotations

import pytest

from engine import variant_for
from tarokgui.games.romanian.meanings import MOST, SPOKEN, meanings, with_meanings
from tarokgui.wording.i18n import LANGUAGES, load
from tarokgui.wording.terms import STEPS

WORDS = (
    "tai", "bat", "joc", "pas", "la mine", "chem", "iau", "nu iau", "mă predau", "arunc cărțile", "merge", "contra",
    "recontra", "hirș", "doi", "unu", "trei", "solo", "michi-michi", "skiz", "luna", "pagat", "talon", "trula",
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", WORDS)
def test_every_word_of_the_table_is_explained(word: str, language: str) -> None:
    tr = load(language)
    lines = meanings(tr, f"Ilinca: {word}.", said=True)
    assert len(lines) == 1
    assert lines[0] in {tr.message(key) for key in sorted(tr.keys()) if key.startswith("glossary.")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_can_be_said_has_a_line_of_its_own(language: str) -> None:
    tr = load(language)
    said = [f"spoken.{key}" for key in SPOKEN] + [f"term.step.{step}" for step in STEPS]
    said += [f"term.item.{item}" for item in variant_for("romanian").prices.items]
    told = [meanings(tr, tr(key), said=True) for key in said]
    assert all(len(lines) == 1 for lines in told), dict(zip(said, told, strict=True))
    assert len(set(told)) == len(said)


def test_longer_words_come_before_shorter_ones() -> None:
    tr = load("en")
    assert meanings(tr, "contra la luna prinsă") == (tr("glossary.step.contra"), tr("glossary.item.luna"))
    assert meanings(tr, "Nu iau", said=True) == (tr("glossary.term.reject"),)
    assert meanings(tr, "lunatic, unupac, solos") == ()


def test_usual_words_of_romanian_are_not_explained() -> None:
    tr = load("ro")
    assert meanings(tr, "Ai de ales între doi regi; iau pe unul din joc și merge.") == ()
    assert meanings(tr, "Gheorghe a licitat al doilea de doi.") == (tr("glossary.contract.doi"),)
    assert meanings(tr, "doi", said=True) == (tr("glossary.contract.doi"),)


def test_a_text_full_of_words_is_told_in_few_lines() -> None:
    tr = load("de")
    assert len(meanings(tr, " ".join(WORDS), said=True)) == MOST
    assert with_meanings(tr, "pas, pas", "What was called.", "", said=True) == (
        f"What was called.\n{tr('glossary.term.pass')}"
    )
