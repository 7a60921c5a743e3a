"""The choice of language: of the window, of the terminal, and of the words typed in it."""

from __future__ import annotations

import ctypes
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace

import pytest

from tarokgui.session.evening import Evening
from tarokgui.textual import InputEnded, TextTable
from tarokgui.textual.cards import typed_card
from tarokgui.textual.commands import COMMANDS
from tarokgui.textual.typed import words
from tarokgui.wording.cards import card_words
from tarokgui.wording.i18n import LANGUAGES, environment_language, load, system_language
from tarokgui.wording.translator import Translator, plural_german, plural_slovenian
from tests.support.quick import think_briefly
from tests.textual.sitting import PHASES, TAPER_PHASES, saved_at, scripted, walk

PACK = (1 << 78) - 1


@pytest.fixture(autouse=True)
def _brief() -> Iterator[None]:
    """Hints come after a twelfth of the thinking: here only their words count."""
    yield from think_briefly()


@pytest.mark.parametrize(
    ("preferred", "code"),
    [
        (["ro"], "ro"), (["ro_RO.UTF-8"], "ro"), (["ro-MD"], "ro"), (["de_AT@euro"], "de"), (["DE"], "de"),
        (["fr_FR", "hu", "de_DE", "ro"], "de"), (["fr"], "en"), ([], "en"), (["C.UTF-8"], "en"), (["", "ro"], "ro"),
        (["en_GB", "ro"], "en"), (["rom"], "en"), (["sl_SI.UTF-8"], "sl"), (["hr", "sl"], "sl"),
    ],
)  # fmt: skip
def test_the_first_language_there_is(preferred: list[str], code: str) -> None:
    assert system_language(preferred) == code


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"), ({"LANG": "ro_RO.UTF-8"}, "ro"), ({"LANG": "C"}, "en"), ({"LANG": "ro", "LC_ALL": "de_AT"}, "de"),
        ({"LANG": "ro", "LC_MESSAGES": "de_AT"}, "de"), ({"LANG": "ro", "LC_ALL": "C"}, "en"),
        ({"LANG": "de", "LC_ALL": ""}, "de"), ({"LC_ALL": "C", "TAROK_LANG": "ro"}, "ro"), ({"TAROK_LANG": "xx"}, "en"),
    ],
)  # fmt: skip
def test_the_language_of_a_terminal(environment: dict[str, str], code: str) -> None:
    assert environment_language(environment) == code


@pytest.mark.parametrize(
    ("number", "code"), [(0x0418, "ro"), (0x0407, "de"), (0x0C07, "de"), (0x0409, "en"), (0x040E, "en"), (0x0424, "sl")]
)
def test_a_terminal_on_windows_speaks_as_its_menus_do(monkeypatch: pytest.MonkeyPatch, number: int, code: str) -> None:
    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: number)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    assert environment_language({}) == code
    assert environment_language({"TAROK_LANG": "ro"}) == "ro"


def test_german_plurals() -> None:
    assert [plural_german(n) for n in (0, 1, 2, 21)] == ["other", "one", "other", "other"]
    assert load("de")("count.tricks", n=1) == "1 Stich"


def test_slovenian_plurals_have_a_dual() -> None:
    forms = {n: plural_slovenian(n) for n in (0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 101, 102, 103, 104, 105, 111, 202)}
    assert [n for n, form in forms.items() if form == "one"] == [1, 101]
    assert [n for n, form in forms.items() if form == "two"] == [2, 102, 202]
    assert [n for n, form in forms.items() if form == "few"] == [3, 4, 103, 104]
    tr = load("sl")
    assert [tr("count.tricks", n=n) for n in (1, 2, 3, 5, 102)] == [
        "1 štih",
        "2 štiha",
        "3 štihi",
        "5 štihov",
        "102 štiha",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_word_that_may_be_typed_is_one_command(language: str) -> None:
    tr = load(language)
    typed = Counter(word for key in COMMANDS for word in words(tr, key))
    assert [word for word, times in typed.items() if times > 1] == []
    for keys in (("next", "sheet", "end", "quit"),):
        ways = Counter(word for key in keys for word in words(tr, f"menu.{key}"))
        assert [word for word, times in ways.items() if times > 1] == []
    answers = ("take", "reject", "surrender", "pass", "hold", "merge", "keep", "throw-in", "cut", "knock", "yes", "no")
    said = Counter(word for key in answers for word in words(tr, key))
    assert [word for word, times in said.items() if times > 1] == []
    assert {"why", "help", "score"} <= set(typed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_may_be_typed_in_words(language: str) -> None:
    tr = load(language)
    for card in (0, 20, 77):
        assert typed_card(tr, PACK, card_words(tr, card)) == card
        assert typed_card(tr, PACK, card_words(load("en"), card)) == card
    assert typed_card(load("ro"), PACK, "Dama de Caro") == typed_card(tr, PACK, "DQ")
    assert typed_card(load("sl"), PACK, "karo dama") == typed_card(tr, PACK, "DQ")


def told_in(language: str, session: Evening, *lines: str) -> str:
    typist = scripted(lines)
    with suppress(InputEnded):
        TextTable(session, load(language), typist.terminal).play()
    return typist.text


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
@pytest.mark.parametrize(
    ("game", "phase"), [("romanian", phase) for phase in PHASES] + [("taper", phase) for phase in TAPER_PHASES]
)
def test_every_prompt_and_fact_in_every_language(language: str, game: str, phase: str) -> None:
    commands = [command for command in COMMANDS if command not in ("new", "quit", "why", "brief", "look-hand")]
    tr = load(language)
    shown = told_in(language, Evening.from_data(saved_at(phase, game)), *commands, *(words(tr, c)[0] for c in commands))
    flat = re.sub(r"\s+", " ", shown)
    assert not re.search(r"\b(the|you|your|with|and|has|is)\b", flat), flat
    assert all(len(line) <= 79 + 24 for line in shown.splitlines())


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_a_hand_is_told_to_its_end(language: str) -> None:
    hands = 0
    for number in range(6):
        *_, last = walk(f"languages/{number}")
        shown = told_in(language, Evening.from_data(last.data()), "1")
        assert load(language)("textual.question.over") in shown
        hands += 1
    assert hands == 6


@pytest.mark.parametrize(("language", "word"), [("ro", "de ce"), ("de", "warum"), ("ro", "why"), ("sl", "zakaj")])
def test_why_may_be_asked_in_two_words(language: str, word: str) -> None:
    session = Evening.from_data(saved_at("play"))
    tr = load(language)
    assert tr("textual.ask.why-allowed") in told_in(language, session, f"{word} 1")
    shown = re.sub(r"\s+", " ", told_in(language, session, word))
    assert tr("textual.ask.why-what").split(":")[0] in shown


@pytest.mark.parametrize(
    ("language", "line"),
    [("ro", "nu pot citi"), ("de", "nicht lesbar"), ("sl", "ni mogoče prebrati"), ("en", "cannot read")],
)
def test_the_command_line_complains_in_the_language(language: str, line: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tarokgui", "settle", str(tmp_path / "nothing")],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "TAROK_LANG": language, "PYTHONIOENCODING": "utf-8"},
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert line in done.stderr
    assert done.stdout == ""


def test_a_translator_tells_its_messages() -> None:
    tr = Translator("de", {"a": "{n} b"})
    assert tr.message("a") == "{n} b"
    with pytest.raises(KeyError):
        tr.message("b")
