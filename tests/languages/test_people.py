"""The program's words about its people: texts in every language, and measured figures that show the habit."""

from __future__ import annotations

from math import sqrt

import pytest

from ai import CHARACTERS, level_of
from tarokgui.session.people import ROSTER, VILLAGE, Companion
from tarokgui.storage import resources
from tarokgui.wording.companions import decimal, habit_figure, habit_lines, level_name, manner, strength_text
from tarokgui.wording.figures import Figures, figures
from tarokgui.wording.i18n import LANGUAGES, load

MORE = {
    "ilinca": False,
    "gheorghe": True,
    "toader": True,
    "leopold": True,
    "sidonia": False,
    "anton": True,
    "joze": False,
    "micka": True,
    "franc": True,
    "neza": True,
}
"""A test of each habit: True if somebody follows it more often than others."""

MEASURED = tuple(who for who in (*ROSTER, *VILLAGE) if who.id in MORE)
POINTS = {"bukovina": (3, 0.6), "gostilna": (15, 3.0)}
"""Points a hand that somebody may win or lose, and the margin: in Slovenian Tarok games are expensive."""

LONGEST = 150


def apart(found: Figures) -> float:
    """By how many standard errors the habit is more than the others' (−: less)."""
    (own, of), (others, among) = found.own, found.others
    pooled = (own + others) / (of + among)
    return (own / of - others / among) / sqrt(pooled * (1 - pooled) * (1 / of + 1 / among))


def test_the_figures_are_those_of_the_people_there_are() -> None:
    assert list(figures()) == [who.id for who in MEASURED] == list(MORE)
    assert "benchmarks/characters.py" in resources.figures()


@pytest.mark.parametrize("who", MEASURED, ids=lambda who: who.id)
def test_the_habit_shows_in_what_was_measured(who: Companion) -> None:
    """Run ``benchmarks/characters.py --write`` again when this fails after a change of the bots."""
    found = figures()[who.id]
    assert found.level == level_of(who.id)
    assert getattr(CHARACTERS[who.id].habits, found.habit) not in (0.0, "honest")
    assert found.deals >= 100
    mean, spread = POINTS["bukovina" if who in ROSTER else "gostilna"]
    assert 0 < found.spread < spread
    assert abs(found.mean) < mean
    assert apart(found) > 2.5 if MORE[who.id] else apart(found) < -2.5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("who", MEASURED, ids=lambda who: who.id)
def test_everybody_is_told_of_in_every_language(language: str, who: Companion) -> None:
    tr, found = load(language), figures()[who.id]
    habit, often, strength = habit_lines(tr, who)
    assert manner(tr, who).lower().startswith(level_name(tr, who).lower())
    assert manner(tr, who).endswith(habit)
    for line in (habit, often, strength):
        assert line.endswith(".")
        assert line[0].upper() == line[0]
        assert len(line) <= LONGEST
    mark = "." if language == "en" else ","
    sign = "−" if found.mean < 0 else "+"
    assert f"{sign}{abs(found.mean):.2f} ± {found.spread:.2f} ".replace(".", mark) in strength
    assert str(found.deals) in strength
    assert "100" in often


def test_two_people_are_not_told_of_alike() -> None:
    for language in LANGUAGES:
        tr = load(language)
        assert len({habit_lines(tr, who)[0] for who in ROSTER}) == len(ROSTER)


@pytest.mark.parametrize(
    ("own", "others", "expected"),
    [
        ((9, 100), (3, 100), "9 of 100 hands that he declares; others of this level in 3."),
        ((47, 512), (1, 512), "9.2 of 100 hands that he declares; others of this level in 0.2."),
        ((121, 512), (0, 512), "24 of 100 hands that he declares; others of this level in 0."),
    ],
)
def test_a_tenth_is_said_where_there_are_few(own: tuple[int, int], others: tuple[int, int], expected: str) -> None:
    found = Figures("steady", 400, 0.0, 0.1, "pagat", own, others)
    anton = ROSTER[-1]
    assert anton.id == "anton"
    assert habit_figure(load("en"), anton, found).endswith(expected)


def test_decimals_by_language() -> None:
    assert [decimal(load(language), 0.125, 2) for language in ("en", "ro", "de", "sl")] == ["0.12"] + ["0,12"] * 3


def test_no_strength_at_all_has_no_sign() -> None:
    found = Figures("steady", 400, -0.001, 0.1, "pagat", (1, 2), (1, 2))
    assert strength_text(load("en"), found).startswith("0.00 ± 0.10 game points")


@pytest.mark.parametrize("damage", ["[x]\ndeals = 1\n", '[x]\nlevel = "a"\ndeals = 9\nmean = 0.1\nspread = 1.0\n'])
def test_damaged_figures_are_refused(damage: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "figures", lambda: damage)
    with pytest.raises((ValueError, KeyError)):
        figures.__wrapped__()
