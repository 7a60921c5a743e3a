"""Each word and each number means one thing: plates, the called king, search results, the title."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine import GAMES, Kind
from tarokgui.controller.intents import Skip
from tarokgui.controller.reports import Proceed
from tarokgui.games.registry import every_game
from tarokgui.rulebook import book, terms_of
from tarokgui.rulebook.places import sheet_page
from tarokgui.scenes.rules import RulesScene
from tarokgui.scenes.scores import ScoresScene
from tarokgui.scenes.title import TitleScene
from tarokgui.session.easystart import WISHES
from tarokgui.session.evening import Evening
from tarokgui.table.plate import SeatPlate
from tarokgui.widgets.indexlist import IndexList
from tarokgui.widgets.wordmark import Wordmark
from tarokgui.wording.i18n import LANGUAGES
from tests.gui.moments import gallery, walk
from tests.gui.sitting import Sitting, evening
from tests.support.games import ONE_OF_EACH
from tests.support.pairs import pairs, some

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160))


def at(session: Evening, size: tuple[int, int], **wishes: Any) -> Sitting:
    sitting = Sitting(session, size, reading=True, **wishes)
    sitting.table.stage.controller.dispatch(Skip())
    return sitting


def lines_of(sitting: Sitting, id: str) -> list[str]:
    """The lines written on that widget."""
    painter = sitting.program.drawing.text
    painter.drawn.clear()
    sitting.draw()
    place = sitting.widget(id).rect
    return [line.text for line in painter.drawn if place.contains(line.box)]


def stages() -> Iterator[Evening]:
    """A hand in the auction, in its first trick and in a later one, each as it was saved."""
    seen = set()
    for session in walk("plates/one"):
        tricks = len(session.view.table.play.tricks)
        stage = (session.view.kind, min(tricks, 3))
        if stage not in seen and session.view.kind in (Kind.AUCTION, Kind.PLAY) and not session.hand_over:
            seen.add(stage)
            yield Evening.from_data(session.data())


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_number_of_a_plate_is_the_total_from_the_deal_to_the_end(size: tuple[int, int], text: float) -> None:
    found = 0
    for session in stages():
        sitting = at(session, size, text_scale=text)
        for seat in range(4):
            plate = sitting.widget(f"seat:{seat}")
            assert isinstance(plate, SeatPlate)
            total = session.totals()[seat]
            written = str(total).replace("-", "−") if total <= 0 else f"+{total}"
            assert plate._counts[-1] == written
            assert f"total {written}" in plate.tooltip
            tricks = session.view.table.play.tricks
            if tricks:
                won = sum(trick.winner == seat for trick in tricks)
                assert f"{won} trick" in plate.tooltip
            found += 1
    assert found >= 12


@pytest.mark.parametrize(("size", "text", "language"), pairs(SIZES, [1.0, 1.5, 2.0], LANGUAGES))
def test_a_king_whose_holder_is_secret_is_told_in_a_sentence(size: tuple[int, int], text: float, language: str) -> None:
    seen = 0
    for phase in ("announce, mine", "play, mine"):
        before = seen
        for data in gallery()[phase][:12]:
            if seen - before == some(3, 12):
                break
            session = Evening.from_data(data)
            table, view = session.view.table, session.view
            if table.called is None or table.sides_known or view.hand >> table.called & 1:
                continue
            sitting = at(session, size, text_scale=text, language=language)
            short, tr = sitting.program.feedback.tr("bar.king-secret"), sitting.program.feedback.tr
            assert len(short.split()) > 2
            said = lines_of(sitting, "badge:king")
            assert not said or any(line.endswith(short) for line in said), said
            assert all(line.endswith(short) or line == tr("bar.king").upper() for line in said)
            assert short in sitting.widget("badge:king").label
            seen += 1
    assert seen > 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("page", "word", "games"),
    [
        ("welcome", "talon", {*ONE_OF_EACH, "taper"} - {"tubingen"}),
        ("slo-welcome", "klop", {"slovenian-4"}),
        ("taper", "taper", {"taper"}),
    ],
)
def test_what_a_search_finds_names_its_game(page: str, word: str, games: set[str], language: str) -> None:
    sitting = Sitting(evening("search"), language=language)
    scene = RulesScene(sitting.program, page)
    sitting.stack.push(scene)
    sitting.stack.commit()
    scene.search.field.value = word
    scene.search.start()
    found = sitting.widget("results")
    assert isinstance(found, IndexList)
    assert terms_of(word)
    names = {sitting.program.feedback.tr(f"newtable.name.{game}"): game for game in GAMES}
    told = {entry.key: names[entry.second.split(" · ")[0]] for entry in found.entries}
    assert games <= set(told.values())
    for key, game in told.items():
        assert (game == "slovenian-4") is (book(language).part_of(key) == "slovenian"), key
        assert (game == "tubingen") is (book(language).part_of(key) == "tubingen"), key
        assert (game == "taper") is key.startswith("taper"), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_score_sheet_has_its_page(game: str, language: str) -> None:
    sitting = Sitting(evening("sheet", game), language=language)
    sitting.stack.push(ScoresScene(sitting.program, sitting.session))
    sitting.stack.commit()
    sitting.key("f1")
    assert isinstance(sitting.top, RulesScene)
    assert sitting.top.reading.page == sheet_page(game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_title_says_where_the_game_of_the_room_is_played(size: tuple[int, int], language: str) -> None:
    lines = {}
    for game, texts in every_game().items():
        sitting = Sitting(evening("title", game), size, reading=True, language=language, text_scale=2.0)
        sitting.stack.push(TitleScene(sitting.program))
        sitting.stack.commit()
        sitting.draw()
        lines[texts.venue.room] = sitting.program.feedback.tr(f"title.line.{texts.venue.room}")
        mark = sitting.widget("name")
        assert isinstance(mark, Wordmark)
        assert mark.second == lines[texts.venue.room]
        letters = [line for line in sitting.program.drawing.text.drawn if mark.rect.meets(line.box)]
        assert all(mark.rect.inset(-3, 0).contains(line.box) for line in letters)
    assert "Suceav" in lines["bukovina"]
    assert "Suceav" not in lines["gostilna"]


def test_a_learner_has_longer_to_look_at_a_trick_and_can_put_it_away() -> None:
    sitting = Sitting(Evening.from_data(gallery()["play, mine"][0]), speed=1.0)
    assert sitting.program.preferences.change(**WISHES)
    assert sitting.program.preferences.settings.pace == "slow"
    sitting.table.stage.controller.dispatch(Skip())
    sitting.until(lambda: sitting.due)
    before = len(sitting.session.view.table.play.tricks)
    while len(sitting.session.view.table.play.tricks) == before:
        if sitting.due:
            sitting.table.stage.controller.dispatch(
                Proceed(sitting.table.state.automatic or sitting.table.state.legal[0])
            )
        sitting.tick()
    hold = sitting.table.state.pace.hold
    assert hold is not None
    assert hold > 1.9, "0.8 of it for a trick without anything special"
    sitting.tick(1.5)
    assert sitting.table.state.pace.hold is not None
    sitting.click(sitting.table.stage.layout.centre.centre)
    assert sitting.table.state.pace.hold is None
