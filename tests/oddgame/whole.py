"""The odd game with all that a game brings besides its rules: judgements, panel, questions, pages, words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from ai.games import BEGINNER, SEARCHED, STEADY
from ai.player import Candidate, Decision
from engine import Action, ByKind, Kind, View, action_text, legal_actions
from tarokgui.draw.geometry import centred
from tarokgui.games.registry import PANELS
from tarokgui.rulebook.places import PAGES
from tarokgui.storage import resources
from tarokgui.table.context import Context
from tarokgui.textual.asking import TextChoice, TextQuestion
from tarokgui.textual.moment import Prompt
from tarokgui.textual.questions import QUESTIONS
from tarokgui.widgets.arrangement import row
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Button, button_size
from tarokgui.wording import i18n
from tarokgui.wording.spoken import action_key, spoken

from . import registered

WORDS: Final = Path(__file__).parent / "words"
KEYS: Final = ("odd", "odd-five")


def judge(seed: str, view: View, habits: object) -> list[Candidate]:
    """The first thing that may be done."""
    return [Candidate(legal_actions(view)[0], 0.0)]


def search(view: View, ask: Any) -> Iterator[Decision]:
    """Nothing is looked into: what the rules of thumb say."""
    yield ask.rules


def pledge_question(moment: Prompt) -> TextQuestion[Action]:
    """The pledge in the terminal."""
    choices = tuple(
        TextChoice(spoken(moment.tr, action, moment.view), action, (action_text(action),))
        for action in legal_actions(moment.view)
    )
    return TextQuestion((moment.tr("advice.pledge"),), choices, refusal=moment.refusal)


def pledge_widgets(context: Context, speak: object) -> Iterable[Widget]:
    """The pledge in the window: two buttons."""
    if not context.my_turn:
        return
    named = [(action, spoken(context.tr, action, context.view)) for action in legal_actions(context.view)]
    centre = context.layout.centre
    sizes = [button_size(context.paint, label) for _, label in named]
    gap = context.paint.scale.px(12)
    box = centred(sum(w for w, _ in sizes) + gap, sizes[0][1], centre)
    for (action, label), place in zip(named, row(box, [w for w, _ in sizes], gap), strict=True):
        yield Button(action_key(action), place, label, lambda action=action: context.act(action))  # type: ignore[misc]


LINES: Final[tuple[tuple[str, ByKind[Any], dict[str, object]], ...]] = (
    ("ai.games BEGINNER", BEGINNER, {"pledge": judge, Kind.PLAY: judge}),
    ("ai.games STEADY", STEADY, {"pledge": judge, Kind.PLAY: judge}),
    ("ai.games SEARCHED", SEARCHED, {"pledge": search, Kind.PLAY: search}),
    ("tarokgui.games.registry PANELS", PANELS, {"pledge": pledge_widgets}),
    ("tarokgui.textual.questions QUESTIONS", QUESTIONS, {"pledge": pledge_question}),
    (
        "tarokgui.rulebook.places PAGES",
        PAGES,
        {Kind.CUT: "dealing", "pledge": "bidding", Kind.PLAY: "tricks", Kind.OVER: "settlement"},
    ),
)
"""The registries outside the engine in which a game has a line, and what the odd game has there by kind."""


def with_words(language: str, catalogue: Any = resources.catalogue) -> tuple[Traversable, ...]:
    """The catalogue's files with that of the odd game among them, as if it lay in the language's folder."""
    return (*catalogue(language), WORDS / f"{language}.toml")


@contextmanager
def worded() -> Iterator[None]:
    """The catalogues with the odd game's words in them."""
    with patch.object(resources, "catalogue", with_words):
        i18n._catalogue.cache_clear()
        try:
            yield
        finally:
            i18n._catalogue.cache_clear()


@contextmanager
def complete() -> Iterator[None]:
    """The program with the odd games in it, whole."""
    with ExitStack() as stack:
        stack.enter_context(registered())
        for _, registry, entries in LINES:
            made = {(game, kind): entry for game in KEYS for kind, entry in entries.items()}
            stack.enter_context(patch.dict(registry.entries, made))
        stack.enter_context(worded())
        yield
