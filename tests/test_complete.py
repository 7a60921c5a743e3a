"""Every (game, kind of decision) has all that it needs outside the engine; a game that lacks something is named."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib import import_module
from pathlib import Path
from unittest.mock import patch

import pytest

from ai.comparing import GAME
from ai.games import BEGINNER, COMPARES, SEARCHED, STEADY
from ai.telling import MAKE, STOP
from engine import BEFORE_THE_CARDS, GAMES, LAYING_AWAY, Kind, Own, Variant, variant_for
from tarokgui.games.registry import UnknownGame, part_of, texts_of
from tarokgui.games.texts import GameTexts
from tarokgui.rulebook import book
from tarokgui.scenes.houserules import reason_key
from tarokgui.session.people import people_of
from tarokgui.storage import resources
from tarokgui.table.context import GameParts
from tarokgui.table.parts import PANELS
from tarokgui.textual.gameterminal import GameTerminal
from tarokgui.textual.questions import QUESTIONS
from tarokgui.wording.evidence import COMMON_ITEMS
from tarokgui.wording.i18n import LANGUAGES, flatten, load
from tarokgui.wording.spoken import action_key
from tarokgui.wording.translator import Translator
from tests.oddgame import FOLDER, registered, whole
from tests.oddgame.tarokgui.texts import ODD

ROOT = Path(__file__).parents[1]
IN_STEPS = tuple(LAYING_AWAY)
"""Kinds that the terminal asks in several steps."""
OWN_SENTENCE = (Kind.AUCTION, Kind.STAGED_TALON, Kind.DISCARD, Kind.ANNOUNCE, Kind.PLAY)
"""Kinds whose advice depends on more than the kind."""
WAYS = ("gain", "loss")
OF_A_GAME = ("newtable.name", "newtable.line", "textual.start", "textual.word.start", "simulate.game")
"""The texts that offer and name a game."""


@cache
def words(language: str) -> Translator:
    return load(language)


@cache
def files(language: str) -> dict[str, str]:
    """The file of the source in which a language keeps the texts that begin with those words of a key."""
    found: dict[str, str] = {}
    for part in resources.catalogue(language):
        for key in flatten(tomllib.loads(part.read_text(encoding="utf-8"))):
            names = key.split(".")
            for length in range(1, len(names)):
                found.setdefault(".".join(names[:length]), Path(str(part)).relative_to(ROOT).as_posix())
    return found


def place(language: str, key: str) -> str:
    """The place of a missing text: beside those whose keys begin alike."""
    head = key
    while "." in head:
        head = head.rpartition(".")[0]
        if head in files(language):
            return f"{files(language)[head]}: {key}"
    return f"tarokgui/locale/{language}: {key}"


def variants(game: str) -> list[Variant]:
    """The game at its usual table, and with every option alone where that is possible."""
    found = [variant_for(game)]
    for option in GAMES[game].house.options:
        for choice in option.choices[1:]:
            try:
                found.append(variant_for(game, {option.key: choice}))
            except ValueError:  # an option that goes only with another one
                continue
    return found


def kinds(variant: Variant) -> list[str]:
    asked = [variant.question.kind] if variant.question is not None else []
    return [*(phase.kind for phase in variant.course), *asked]


def missing(game: str) -> Iterator[str]:
    """The parts that the game lacks, each as a line."""
    usual = variant_for(game)
    for kind in kinds(usual):
        for name, judgements in (("beginner", BEGINNER), ("steady", STEADY)):
            if (game, kind) not in judgements:
                yield f"{name}: {kind}"
        if kind not in BEFORE_THE_CARDS and (game, kind) not in SEARCHED:
            yield f"search: {kind}"
    try:
        own = texts_of(game)
    except UnknownGame as unknown:
        yield str(unknown)
    else:
        yield from missing_in_the_folder(usual, own)
    for language in LANGUAGES:
        yield from (place(language, key) for key in sorted(texts(game)) if key not in words(language))


def missing_in_the_folder(usual: Variant, own: GameTexts) -> Iterator[str]:
    """Missing parts of the game's folder of the window."""
    game, told = usual.key, own.pages
    if usual.players not in people_of(game).usual:
        yield f"people: {usual.players} at a table in {own.venue.room}"
    window, questions = part_of(game, "window"), part_of(game, "terminal").questions
    panels, evident = window.panels, {*COMMON_ITEMS, *window.settlement.items}
    yield from (f"evidence: {item}" for item in usual.items if item not in evident)
    for kind in kinds(usual):
        if kind not in panels and kind not in PANELS:
            yield f"panel: {kind}"
        if kind not in IN_STEPS and kind not in questions and kind not in QUESTIONS:
            yield f"question: {kind}"
    if any(map(usual.carry.stacks, usual.outcomes)) and window.stacking is GameParts().stacking:
        yield "scene: stacking"
    yield from (f"page: {kind}" for kind in (*kinds(usual), Kind.OVER) if kind not in told.by_kind)
    yield from (f"page: {outcome}" for outcome in usual.outcomes if outcome not in told.by_outcome)
    for language in LANGUAGES:
        pages = book(language).pages
        for about in (told.by_kind, told.by_outcome, told.by_contract, told.king_seen):
            yield from (f"{language}: the page about {what}" for what, page in about.items() if page not in pages)
        yield from (f"{language}: the page {page}" for page in (told.first, told.sheet) if page not in pages)


def texts(game: str) -> set[str]:
    """The keys of the texts that the game needs."""
    found = {f"{where}.{game}" for where in OF_A_GAME}
    for variant in variants(game):
        asked = variant.question.kind if variant.question is not None else None
        for kind in kinds(variant):
            found.add(f"term.phase.{kind}")
            if kind not in OWN_SENTENCE:
                found.add(f"advice.{kind}")
            if kind != asked:
                found.add(f"advice.wait.{kind}")
        rows = [*variant.contracts, *([variant.all_pass] if variant.all_pass is not None else [])]
        found |= {f"term.contract.{row.key}" for row in rows}
        found |= {f"settlement.outcome.{outcome}" for outcome in variant.outcomes}
        found |= {f"settlement.line.{item}.{way}" for item in variant.items for way in WAYS}
        for item in variant.announceable:
            found |= {f"settlement.line.{item}.{way}-announced" for way in WAYS}
            found |= {f"{where}.{item}" for where in ("gloss.announce", "textual.word.item")}
        found |= {f"term.item.{item}" for item in (*variant.announceable, *variant.prices.items)}
        found |= {f"glossary.item.{item}" for item in variant.prices.items}
        if game in COMPARES:
            found |= {f"reason.does.{GAME}.{MAKE}"}
            sides = [f"{item}.{way}" for item in variant.prices.items for way in (MAKE, STOP)]
            found |= {f"reason.{told}.{side}" for told in ("aim", "does") for side in sides}
        for text in variant.own_actions:
            found |= {f"{where}.{action_key(Own(text))}" for where in ("spoken", "gloss")}
        if Kind.AUCTION in kinds(variant):
            found |= {f"gloss.bid.{row.key}" for row in variant.contracts}
            found |= {f"term.ordinal.{level}" for row in variant.contracts for level in range(1, row.ordinals + 1)}
    for option in GAMES[game].house.options:
        found |= {f"house.{option.key}.label", f"house.{option.key}.second", f"house.group.{option.group}"}
        found |= {f"house.{option.key}.{str(choice).lower()}" for choice in option.choices}
        if not option.played or option.need is not None:
            found.add(reason_key(game, option))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_has_all_that_it_needs(game: str) -> None:
    lacks = list(missing(game))
    assert not lacks, f"{game} lacks\n" + "\n".join(lacks)


@pytest.mark.parametrize("game", GAMES)
def test_bids_without_a_number_are_those_of_contracts_without_levels(game: str) -> None:
    rows = [row for variant in variants(game) for row in variant.contracts]
    assert {row.key for row in rows if not row.has_levels} == GAMES[game].unnumbered
    assert all(row.has_levels for row in rows if row.key not in GAMES[game].unnumbered)


def test_the_odd_game_with_all_its_parts_lacks_nothing() -> None:
    with whole():
        words.cache_clear()
        lacks = {game: list(missing(game)) for game in ("odd", "odd-five")}
    words.cache_clear()
    assert lacks == {"odd": [], "odd-five": []}


@pytest.mark.parametrize(
    "key",
    ["settlement.line.trula.loss", "settlement.line.pagat.gain-announced", "gloss.announce.luna", "gloss.bid.doi"],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_text_is_named(language: str, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    usual, whole, before = words, words(language), set(missing("romanian"))
    without = Translator(language, {each: whole.message(each) for each in sorted(whole.keys()) if each != key})
    monkeypatch.setattr("tests.test_complete.words", lambda code: without if code == language else usual(code))
    assert {*missing("romanian")} - before == {place(language, key)}


def test_a_game_that_lacks_something_is_named() -> None:
    with registered():
        lacks = set(missing("odd"))
    assert {"beginner: pledge", "steady: play", "search: play", str(UnknownGame("odd"))} <= lacks
    assert "tarokgui/locale/de/settlement.toml: settlement.line.pile.gain" in lacks
    assert "tarokgui/locale/ro/settlement.toml: settlement.outcome.ended" in lacks
    assert "tarokgui/locale/en/front.toml: newtable.name.odd" in lacks
    assert "tarokgui/locale/ro/textual.toml: textual.start.odd" in lacks
    assert "tarokgui/locale/en/terms.toml: term.phase.pledge" in lacks
    assert "tarokgui/locale/en/table.toml: advice.pledge" in lacks
    assert "beginner: cut" not in lacks


PAGES = ODD.pages
SHORT = [
    ("texts", replace(ODD, venue=ODD.venue._replace(room="kommerell")), "people: 5 at a table in kommerell"),
    (
        "texts",
        replace(ODD, pages=replace(PAGES, by_kind={**PAGES.by_kind, "play": "chess"})),
        "de: the page about play",
    ),
    ("texts", replace(ODD, pages=replace(PAGES, by_outcome={})), "page: ended"),
    ("texts", replace(ODD, pages=replace(PAGES, by_kind={})), "page: over"),
    ("texts", replace(ODD, pages=replace(PAGES, first="chess")), "sl: the page chess"),
    ("window", GameParts(), "panel: pledge"),
    ("terminal", GameTerminal(), "question: pledge"),
]


@pytest.mark.parametrize(("module", "value", "named"), SHORT, ids=[row[2] for row in SHORT])
def test_what_its_folder_lacks_is_named(module: str, value: object, named: str) -> None:
    with whole(), patch.object(import_module(f"{FOLDER}.{module}"), "GAMES", {"odd": value, "odd-five": value}):
        words.cache_clear()
        lacks = list(missing("odd-five"))
    words.cache_clear()
    assert named in lacks
