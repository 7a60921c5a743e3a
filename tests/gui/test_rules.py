"""The book of rules on screen: it opens where the game is, is read, searched and closed by mouse or keys alone."""

from __future__ import annotations

from itertools import chain, combinations

import pytest

from engine.games.romanian.outcomes import RomanianOutcome
from tarokgui.controller.intents import Skip
from tarokgui.games.registry import texts_of
from tarokgui.kit.commands import Key, Pointer, PointerKind, Text
from tarokgui.rulebook import book, plain
from tarokgui.rulebook.places import FIRST
from tarokgui.scenes.rules import RulesScene
from tarokgui.session.evening import Evening
from tarokgui.widgets.bookpage import BookPage
from tarokgui.widgets.flow import Run
from tarokgui.widgets.indexlist import IndexList
from tarokgui.wording.i18n import LANGUAGES, load
from tests.gui.moments import gallery
from tests.gui.sitting import FRESH, Sitting
from tests.support.pairs import ALL

Size = tuple[int, int]
SIZES = ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160))
ALT, SHIFT = frozenset({"alt"}), frozenset({"shift"})

PAGES = texts_of("romanian").pages


def sitting_at(phase: str = "auction, mine", size: Size = (1280, 720), *, reading: bool = False) -> Sitting:
    sitting = Sitting(Evening.from_data(gallery()[phase][0]), size, reading=reading)
    sitting.table.stage.controller.dispatch(Skip())
    return sitting


def opened(
    page: str = FIRST,
    size: Size = (1280, 720),
    *,
    language: str = "en",
    text: float = 1.0,
    reading: bool = False,
    whole: bool = False,
) -> tuple[Sitting, RulesScene]:
    """The book over a table."""
    sitting = sitting_at(size=size, reading=reading)
    sitting.program.feedback.tr.become(load(language))
    sitting.program.preferences.accessibility.text_scale = text
    scene = RulesScene(sitting.program, page, whole=whole)
    sitting.stack.push(scene)
    sitting.stack.commit()
    sitting.tick(FRESH)
    return sitting, scene


def page_of(scene: RulesScene) -> BookPage:
    assert scene.shown is not None
    return scene.shown


def focused(scene: RulesScene) -> str:
    assert scene.focus.focused is not None
    return scene.focus.focused.id


def type_in(sitting: Sitting, text: str) -> None:
    for letter in text:
        sitting.key("space" if letter == " " else letter)
        sitting.send(Text(letter))


# Opening and closing -----------------------------------------------------------------------------------------------


def test_f1_opens_the_page_of_the_phase_and_changes_nothing() -> None:
    been = set()
    for phase, sessions in gallery().items():
        if phase == "over":
            continue
        sitting = Sitting(Evening.from_data(sessions[0]))
        sitting.table.stage.controller.dispatch(Skip())
        before = sitting.session.data()
        sitting.key("f1")
        scene = sitting.top
        assert isinstance(scene, RulesScene), phase
        view = sitting.session.view
        name = phase.split(",", maxsplit=1)[0]
        michi = view.table.contract is not None and view.table.contract.individual
        wanted = (
            {"michi"} if michi else {PAGES.by_kind[name], "king-in-talon"} if view.king_seen else {PAGES.by_kind[name]}
        )
        assert scene.reading.page in wanted, phase
        been.add(scene.reading.page)
        sitting.key("escape")
        assert sitting.top is sitting.table
        assert sitting.session.data() == before
    assert len(been) >= 6


def test_f1_over_the_settlement() -> None:
    for data in gallery()["over"][:4]:
        sitting = Sitting(Evening.from_data(data))
        sitting.until(lambda sitting=sitting: sitting.top.name == "settlement")  # type: ignore[misc]
        settlement = sitting.session.settlement
        assert settlement is not None
        sitting.key("f1")
        assert isinstance(sitting.top, RulesScene)
        assert sitting.top.reading.page == PAGES.by_outcome[settlement.outcome]
    assert set(PAGES.by_outcome) == set(RomanianOutcome)


def test_shift_f1_opens_the_contents_and_the_question_mark_the_keys() -> None:
    sitting = sitting_at()
    sitting.key("f1", mods=SHIFT)
    assert isinstance(sitting.top, RulesScene)
    assert (sitting.top.reading.page, focused(sitting.top)) == (FIRST, "contents")
    sitting.key("escape")
    sitting.send(Text("?"))
    assert sitting.top.name == "keys"


def test_the_whole_book_opens_where_the_games_begin_that_one_reads_about() -> None:
    for page, first in (("talon", FIRST), ("slo-talon", "slo-welcome")):
        _, scene = opened(page, whole=True)
        assert (scene.reading.page, focused(scene)) == (first, "contents")


def test_a_search_finds_first_what_is_read() -> None:
    for page in ("talon", "slo-talon"):
        sitting, scene = opened(page)
        scene.search.start()
        type_in(sitting, "talon")
        results = sitting.widget("results")
        assert isinstance(results, IndexList)
        assert results.entries[0].key.startswith("slo-") is page.startswith("slo-")


def test_the_game_waits_while_one_reads() -> None:
    sitting = sitting_at("auction, theirs")
    sitting.key("f1")
    made = len(sitting.session.record.actions)
    for _ in range(200):
        sitting.tick()
    assert len(sitting.session.record.actions) == made


def test_close_by_mouse() -> None:
    sitting, scene = opened()
    sitting.click(sitting.widget("close").rect.centre)
    assert sitting.top is sitting.table
    assert scene not in list(sitting.stack)


# Reading -----------------------------------------------------------------------------------------------------------


def test_keys_scroll() -> None:
    sitting, scene = opened("cards")
    page = page_of(scene)
    sitting.key("down")
    assert page_of(scene).offset > 0
    sitting.key("up")
    assert page_of(scene).offset == 0
    sitting.key("page down")
    leaf = page_of(scene).offset
    assert 0 < leaf < page.room.h
    sitting.key("end")
    assert page_of(scene).offset == page.furthest > leaf
    sitting.key("page down")
    assert page_of(scene).offset == page.furthest
    sitting.key("home")
    assert page_of(scene).offset == 0


def test_the_wheel_scrolls_what_is_under_it_and_the_page_elsewhere() -> None:
    sitting, scene = opened("cards")
    contents = scene.focus.find("contents")
    assert isinstance(contents, IndexList)
    sitting.send(Pointer(page_of(scene).rect.centre, PointerKind.WHEEL, -2))
    first = page_of(scene).offset
    assert first > 0
    sitting.send(Pointer((3, 3), PointerKind.WHEEL, -2))
    assert page_of(scene).offset > first
    sitting.send(Pointer(contents.rect.centre, PointerKind.WHEEL, -2))
    assert contents.offset > 0


def test_the_bar_can_be_dragged() -> None:
    sitting, scene = opened("cards")
    page = page_of(scene)
    x = page.rect.right - sitting.form.scale.px(13)
    sitting.send(Pointer((x, page.room.y + 20), PointerKind.DOWN))
    sitting.send(Pointer((x, page.room.bottom), PointerKind.MOVE))
    assert page.offset == page.furthest
    sitting.send(Pointer((x, page.room.bottom), PointerKind.UP))
    sitting.send(Pointer((x, page.room.y), PointerKind.MOVE))
    assert page.offset == page.furthest


@pytest.mark.parametrize("page", list(book("en").pages))
def test_tab_reaches_every_link_and_shows_it(page: str) -> None:
    sitting, scene = opened(page)
    count = len(page_of(scene).page.links)
    assert count or page == list(book("en").pages)[-1]
    for number in range(count):
        sitting.key("tab")
        shown = page_of(scene)
        assert shown.link == number
        assert shown.view.contains(shown.ring_rect), number
        nodes = [node for node in scene.tree() if node.role == "link" and node.focused]
        assert len(nodes) == 1
    sitting.key("tab")
    assert focused(scene) != "page"
    sitting.key("tab", mods=SHIFT)
    assert focused(scene) == "page"


def test_links_are_followed_and_one_goes_back_to_where_one_was() -> None:
    sitting, scene = opened("hand")
    for _ in range(5):
        sitting.key("tab")
    link = page_of(scene).page.links[4][0]
    sitting.key("down")
    place = page_of(scene).offset
    sitting.key("return")
    assert scene.reading.page == link
    assert page_of(scene).offset == 0
    sitting.key("left", mods=ALT)
    assert (scene.reading.page, page_of(scene).offset) == ("hand", place)
    sitting.key("right", mods=ALT)
    assert scene.reading.page == link
    sitting.key("backspace")
    assert scene.reading.page == "hand"
    sitting.key("left", mods=ALT)
    assert scene.reading.page == "hand"  # there is nothing before it
    assert not sitting.widget("back").enabled
    sitting.tick(FRESH)
    sitting.click(sitting.widget("forward").rect.centre)
    assert scene.reading.page == link


def test_links_by_mouse() -> None:
    sitting, scene = opened("hand")
    node = next(node for node in scene.tree() if node.role == "link")
    sitting.click((node.rect.x + 4, node.rect.centre[1]))
    assert scene.reading.page == node.id.rsplit(":", maxsplit=1)[-1] != "hand"


def test_contents_by_keys_and_mouse() -> None:
    sitting, scene = opened(whole=True)
    ids = list(book("en").pages)
    for _ in range(3):
        sitting.key("down")
    sitting.key("return")
    assert (scene.reading.page, focused(scene)) == (ids[3], "page")
    sitting.tick(FRESH)
    rows = {node.id: node for node in scene.tree() if node.role == "option"}
    sitting.click(rows[f"contents:{ids[5]}"].rect.centre)
    assert scene.reading.page == ids[5]
    sitting.key("f1", mods=SHIFT)
    sitting.key("end")
    sitting.key("return")
    assert scene.reading.page == ids[-1]


# Searching ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("start", ["/", "ctrl+f", "click"])
def test_search(start: str) -> None:
    sitting, scene = opened()
    if start == "/":
        sitting.key("/")
        sitting.send(Text("/"))
    elif start == "ctrl+f":
        sitting.send(Key("f", frozenset({"ctrl"})))
    else:
        sitting.click(sitting.widget("search").rect.centre)
    assert focused(scene) == "search"
    type_in(sitting, "Hirs mord")
    assert scene.search.field.value == "Hirs mord"
    results = sitting.widget("results")
    assert isinstance(results, IndexList)
    assert results.current == "contra"
    sitting.key("return")
    assert (scene.reading.page, focused(scene)) == ("contra", "page")
    marks = [thing.bit.text for thing in page_of(scene).page.placed if isinstance(thing, Run) and thing.bit.marked]
    assert {"hirș", "mord"} <= set(marks)
    shown = page_of(scene)
    mark = shown.page.first_mark()
    assert mark is not None
    assert shown.offset <= mark < shown.offset + shown.room.h
    sitting.key("escape")
    assert scene.search.field.value == ""
    assert page_of(scene).page.first_mark() is None
    assert scene.reading.page == "contra"
    sitting.key("escape")
    assert sitting.top is sitting.table


def test_choosing_among_results() -> None:
    sitting, scene = opened()
    scene.search.start()
    type_in(sitting, "king")
    results = sitting.widget("results")
    assert isinstance(results, IndexList)
    keys = [entry.key for entry in results.entries]
    sitting.key("down")
    sitting.key("down")
    assert results.current == keys[2]
    sitting.key("return")
    assert scene.reading.page == keys[2]
    sitting.key("/")
    sitting.send(Text("/"))  # the words sought are still there
    results = sitting.widget("results")
    sitting.tick(FRESH)
    assert isinstance(results, IndexList)
    sitting.click(results.row_rect(1).centre)
    assert scene.reading.page == keys[1]


def test_letters_are_no_orders_while_one_types() -> None:
    sitting, scene = opened()
    scene.search.start()
    type_in(sitting, "s?j[m")
    assert scene.search.field.value == "s?j[m"
    assert sitting.top is scene
    sitting.key("backspace")
    sitting.key("home")
    sitting.key("delete")
    assert scene.search.field.value == "?j["


def test_nothing_found_is_said() -> None:
    sitting, scene = opened()
    scene.search.start()
    type_in(sitting, "zebra")
    assert "zebra" in sitting.widget("found").label
    assert scene.focus.find("results") is None
    sitting.key("return")
    assert scene.reading.page == FIRST
    sitting.key("escape")
    assert scene.shown is not None


# How it looks ------------------------------------------------------------------------------------------------------


def walk_through(sitting: Sitting, scene: RulesScene) -> list[str]:
    """Draw a page from top to end; the lines that are cut short or outside."""
    found = []
    text = sitting.program.drawing.text
    while True:
        text.drawn.clear()
        sitting.draw()
        found += [
            f"{scene.reading.page}: {line.text!r} does not fit {line.box}" for line in text.drawn if not line.fits
        ]
        shown = page_of(scene)
        if shown.offset >= shown.furthest:
            return found
        shown.scroll_to(
            shown.offset + shown.room.h * 7 // 8
        )  # a line at the edge of the pane is seen whole the next time


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "text"), [(SIZES[0], 1.0), (SIZES[0], 2.0), (SIZES[1], 1.5), (SIZES[2], 1.0)])
def test_every_page_fits(language: str, size: Size, text: float) -> None:
    sitting, scene = opened(size=size, language=language, text=text, reading=True)
    found: list[str] = []
    narrow = size == SIZES[0]
    few = slice(None) if narrow or ALL else slice([*LANGUAGES].index(language), None, len(LANGUAGES))
    for id in list(book(language).pages)[few]:  # where there is more room each page in one language
        scene.open(id)
        sitting.stack.commit()
        shown = page_of(scene)
        for thing in shown.page.placed:
            inside = thing.rect.x >= 0 and thing.rect.right <= shown.page.width + 1
            if not inside:
                found.append(f"{id}: {thing} stands out of {shown.page.width}")
        lines: dict[int, list[Run]] = {}
        for thing in shown.page.placed:
            if isinstance(thing, Run):
                lines.setdefault(thing.rect.y, []).append(thing)
        for run, other in chain.from_iterable(combinations(line, 2) for line in lines.values()):
            if run.rect.meets(other.rect):
                found.append(f"{id}: {run.bit.text!r} overlaps")
        if narrow:
            found += walk_through(sitting, scene)
    assert not found, "\n".join(found)


def test_no_more_than_65_letters_to_a_line() -> None:
    for size in SIZES:
        _, scene = opened("settlement", size)
        lines: dict[int, int] = {}
        for thing in page_of(scene).page.placed:
            if isinstance(thing, Run) and not thing.gap:
                lines[thing.rect.y] = lines.get(thing.rect.y, 0) + len(thing.bit.text)
        longest = sorted(lines.values())[-len(lines) // 3 :]
        assert 45 <= sum(longest) / len(longest) <= 72, size


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_large_letters_part_contents_and_page(size: Size) -> None:
    sitting, scene = opened(size=size, text=2.0)
    assert scene.focus.find("contents") is None
    sitting.click(sitting.widget("show-contents").rect.centre)
    assert scene.focus.find("page") is None
    assert focused(scene) == "contents"
    sitting.key("down")
    sitting.key("return")
    assert scene.reading.page == list(book("en").pages)[1]
    sitting.key("f1", mods=SHIFT)
    sitting.key("escape")
    assert scene.focus.find("page") is not None
    assert sitting.top.name == "rules"
    sitting.key("escape")
    assert sitting.top is sitting.table


def test_everything_can_be_read_out() -> None:
    """The tree has the whole page, seen or not, and no two nodes of one name."""
    _, scene = opened("prices")
    nodes = scene.tree()
    assert len({node.id for node in nodes}) == len(nodes)
    label = next(node.label for node in nodes if node.id == "page")
    page = book("en").pages["prices"]
    assert page.title in label
    assert plain(page.lead) in label
    assert all(text in label for text in page.texts)


def test_another_language_and_another_size_while_it_is_open() -> None:
    sitting, scene = opened("counting")
    sitting.key("end")
    share = page_of(scene).offset / page_of(scene).page.height
    sitting.program.feedback.tr.become(load("de"))
    sitting.program.stack.refresh()
    assert book("de").pages["counting"].title in sitting.widget("page").label
    sitting.resize((1920, 1080))
    assert page_of(scene).offset / page_of(scene).page.height == pytest.approx(share, abs=0.25)
    assert page_of(scene).offset <= page_of(scene).furthest
    sitting.draw()
