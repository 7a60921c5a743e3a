"""Slovenian sentences have the names of cards in the case that they ask for; no other language asks."""

from __future__ import annotations

import re

import pytest

from engine import parse_card
from tarokgui.wording.cards import card_words
from tarokgui.wording.declension import declined
from tarokgui.wording.i18n import LANGUAGES, load
from tarokgui.wording.translator import Translator


@pytest.mark.parametrize(
    ("nominative", "accusative"),
    [
        ("pik kralj", "pik kralja"), ("karo dama", "karo damo"), ("srce kaval", "srce kavala"),
        ("križ fant", "križ fanta"), ("srce as", "srce asa"), ("pik 10", "pik 10"),
        ("skiz", "skiza"), ("luna (XXI)", "luno (XXI)"),
        ("pagat (I)", "pagata (I)"), ("tarok XIV", "taroka XIV"),
        ("karo dama, pik 7 in luna", "karo damo, pik 7 in luno"),
        ("1 tarok", "1 taroka"), ("2 taroka", "2 taroka"), ("3 taroki", "3 taroke"), ("5 tarokov", "5 tarokov"),
        ("4 kralji", "4 kralje"), ("1 točka v kartah", "1 točko v kartah"),
        ("berač", "berača"), ("odprti berač", "odprtega berača"), ("solo brez", "solo brez"),
    ],
)  # fmt: skip
def test_accusative(nominative: str, accusative: str) -> None:
    assert declined(nominative, "sl", "acc") == accusative


def test_every_card_is_declined_or_a_number() -> None:
    tr = load("sl")
    for name in (*(s + r for s in "HDCS" for r in "KQNJ"), "T1", "T14", "T21", "T22", "H1"):
        words = card_words(tr, parse_card(name))
        assert declined(words, "sl", "acc") != words, name


def test_only_what_is_asked_for_is_declined() -> None:
    tr = Translator(
        "sl", {"plays": "{name} igra {card:acc}.", "wins": "{card} vodi.", "share": "{share:.1%} {card:acc}"}
    )
    assert tr("plays", name="Anton", card="pik dama") == "Anton igra pik damo."
    assert tr("wins", card="pik dama") == "pik dama vodi."
    assert tr("share", share=0.125, card="luna") == "12.5% luno"
    with pytest.raises(KeyError, match="card"):
        tr("plays", name="Anton")


def test_no_other_case_and_no_other_language() -> None:
    with pytest.raises(KeyError):
        declined("pik dama", "de", "acc")
    for language in LANGUAGES:
        tr = load(language)
        asked = {case for key in sorted(tr.keys()) for case in re.findall(r"\{[a-z_]+:([a-z]+)\}", tr.message(key))}
        assert asked == ({"acc"} if language == "sl" else set())
