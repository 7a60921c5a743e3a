"""The view model of a table: its parts are kept, it knows no unseen card, and window and terminal show all of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from engine import GAMES, card_set
from tarokgui.controller.controller import TableController
from tarokgui.controller.hintstate import HintLevel, HintState
from tarokgui.controller.intents import GoTo, Peek, ToggleJournal
from tarokgui.controller.sources.live import Live
from tarokgui.controller.sources.replay import Replay
from tarokgui.controller.state import TableState
from tarokgui.games.registry import texts_of
from tarokgui.session.evening import Evening
from tarokgui.session.pasthand import hand_of_record
from tarokgui.textual.cards import definite_text, hand_lines
from tarokgui.viewmodel.settings import ViewSettings
from tarokgui.viewmodel.tableview import TableViewModel
from tarokgui.wording.i18n import LANGUAGES, load
from tarokgui.wording.seating import seating_of
from tests.gui.moments import gallery
from tests.gui.sitting import Sitting, sketched_cards
from tests.support.presenting import presenter_of
from tests.support.twins import hand
from tests.textual.sitting import told

SETTINGS = ViewSettings(winning_flag=True)
SLICES = ("strip", "plates", "trick", "rest", "hand", "open_hands", "prompt", "hint", "speech", "journal")


def states(game: str, seed: str) -> tuple[Replay, list[TableState]]:
    """A hand of the game at all its places: with the last trick looked at, the journal shown, a hint thought about."""
    source = Replay(hand_of_record(hand(game, seed).record))
    table, found = TableController(source), list[TableState]()
    for index in range(source.last + 1):
        table.dispatch(GoTo(index))
        found.append(table.state)
        for intent in (Peek(), ToggleJournal()):
            table.dispatch(intent)
            found.append(table.state)
        for level in (HintLevel.MARK, HintLevel.NOTHING, HintLevel.REASONS):  # a slow one that goes, and one asked for
            asked = table.state.due if level else None
            hint = HintState(level, asked=asked, slow=True, automatic=level is HintLevel.MARK)
            found.append(replace(table.state, hint=hint))
    return source, found


@pytest.mark.parametrize("game", GAMES)
def test_what_is_kept_is_what_would_be_made(game: str) -> None:
    """Forwards, backwards and in another language."""
    source, hand_of_game = states(game, "kept")
    keeps = presenter_of(source)
    for language, order in (("en", 1), ("de", -1)):
        keeps._tr.become(load(language))
        for state in hand_of_game[::order]:
            assert keeps.present(state, SETTINGS) == presenter_of(source, language).present(state, SETTINGS)


@pytest.mark.parametrize("game", GAMES)
def test_a_slice_is_another_value_only_if_it_tells_something_else(game: str) -> None:
    source, hand_of_game = states(game, "slices")
    keeps = presenter_of(source)
    before = keeps.present(hand_of_game[0], SETTINGS)
    changed = dict.fromkeys(SLICES, 0)
    for state in hand_of_game[1:]:
        now = keeps.present(state, SETTINGS)
        for name in SLICES:
            old, new = getattr(before, name), getattr(now, name)
            assert (old is new) == (old == new), name
            changed[name] += old is not new
        before = now
    assert changed["plates"] > changed["strip"] > 0
    assert changed["hand"] > changed["rest"]


@pytest.mark.parametrize("game", GAMES)
def test_unseen_cards_change_nothing_that_is_told(game: str) -> None:
    made = hand(game, "told")
    twin = next(made.twins(Random("told")))
    assert twin.record != made.record
    tables = [TableController(Replay(hand_of_record(each.record))) for each in (made, twin)]
    for index in range(len(made.record.actions) + 1):
        told = []
        for table in tables:
            table.dispatch(GoTo(index))
            told.append(presenter_of(table.source).present(replace(table.state, journal_shown=True), SETTINGS))
        assert told[0] == told[1]


def told_in(model: TableViewModel) -> dict[str, str]:
    """Every sentence of a view model that stands on the table, by its place."""
    return {
        **{f"seat {plate.seat}": plate.label for plate in model.plates},
        **{f"trick {card.seat}": card.told for card in model.trick.cards},
        **{f"card {card.card}": card.told for card in model.hand.cards},
        **{f"open {each.seat}": each.told for each in model.open_hands},
        **{f"said {seat}": said.text for seat, said in model.speech},
        **({"rest": model.rest.label} if model.rest is not None else {}),
        "prompt": model.prompt.words,
    }


def moments(game: str) -> list[dict[str, object]]:
    """Saved sessions: the fullest ones of each decision."""
    found = gallery(game, 8)
    return [data for phase in found if phase != "over" for data in found[phase][:2]]


@pytest.fixture
def _sketches() -> Iterator[None]:
    yield from sketched_cards()


@pytest.mark.usefixtures("_sketches")
@pytest.mark.parametrize("game", GAMES)
def test_the_screen_reader_is_told_all_of_it(game: str) -> None:
    """In every language."""
    looked_at = 0
    for data in moments(game):
        sitting = Sitting(Evening.from_data(data), (1920, 1080))
        sitting.until_due()
        if sitting.form is not sitting.table:
            continue  # it has gone on to the settlement
        for language in LANGUAGES:
            sitting.program.preferences.change(language=language)
            labels = [node.label for node in sitting.form.tree()]
            model = sitting.table.stage.model
            for place, words in told_in(model).items():
                assert any(words in label for label in labels), (language, place, words)
            for ways in (*model.strip.stakes, model.strip.standings):
                assert any(all((cell.own or cell.told) in labels for cell in way) for way in ways), (language, ways[0])
            looked_at += 1
    assert looked_at >= 5 * len(LANGUAGES)


@pytest.mark.parametrize("game", GAMES)
def test_the_terminal_tells_what_the_model_tells(game: str) -> None:
    """In words of its own: every card of hand and trick, the tricks and the points of each seat."""
    for data in moments(game):
        session = Evening.from_data(data)
        text, tr = " ".join(told(session, "table", "tricks", "score", "hand").split()), load()
        tr.words, tr.arabic = texts_of(game).venue.words, True
        source, seating = Live(session), seating_of(session, tr)  # others have gone on to the decision that was asked
        model = presenter_of(source).present(replace(TableState.of(source), draw_left=0.0), SETTINGS)
        for line in hand_lines(tr, card_set(each.card for each in model.hand.cards)) if model.hand.cards else ():
            assert line in text
        for place, each in enumerate(model.trick.cards):
            key = "textual.fact.led" if not place else "textual.fact.played"
            assert seating.says(key, each.seat, card=definite_text(tr, each.card)) in text
        for plate in model.plates:
            if not session.view.table.sits_out(plate.seat):
                assert seating.says("textual.fact.tricks", plate.seat, n=plate.won) in text
            assert seating.says("textual.score.total", plate.seat, n=session.totals()[plate.seat]) in text
