"""The Slovenian games in the window: whole hands of each contract, five seats, the table, the last round."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from engine import Kind, game_of, legal_actions
from engine.games.slovenian.carry import Marks, SkisRound, against_average
from tarokgui.controller.intents import Open, Route, Say, Skip
from tarokgui.controller.reports import Proceed
from tarokgui.draw.geometry import Rect
from tarokgui.scenes.ending import EveningOver, end_evening, evening_over
from tarokgui.scenes.scores import ScoresScene
from tarokgui.scenes.settlement import SettlementScene
from tarokgui.session.deals import before_cut, own_pack
from tarokgui.session.evening import Evening
from tarokgui.session.eveningstate import EveningState
from tarokgui.session.hand import CurrentHand
from tarokgui.session.opening import new_session
from tarokgui.session.people import seated
from tarokgui.session.scoresheet import marks_of
from tarokgui.session.seating import Place
from tarokgui.table.besideplaces import besides_of, besides_rects
from tarokgui.table.openhand import open_rects
from tarokgui.viewmodel.hand import open_cards
from tarokgui.widgets.circles import draw_marks
from tarokgui.widgets.finaltable import table_size
from tarokgui.wording.i18n import LANGUAGES
from tests.gui.sitting import FRESH, Sitting, evening
from tests.support.games import SLOVENIAN
from tests.support.inn import CONTRACTS, Guide, Guided, go
from tests.support.pairs import pairs

SIZES = ((1024, 640), (1280, 720), (1920, 1080))


def begun(seed: str, game: str, *, radli: tuple[int, ...] = (), compulsory: bool = False) -> Evening:
    """An evening whose first hand has those circles."""
    session = evening(seed, game, bot="random")
    match = replace(session.match, carry=Marks(radli or session.match.own.radli, compulsory))
    pack = own_pack(session.seed, match)
    session.moment = EveningState(match, CurrentHand.of(before_cut(match, pack), session.human), places=pack)
    return session


def to_settlement(session: Evening, size: tuple[int, int] = (1280, 720), *, text: float = 1.0) -> Sitting:
    """The settlement sheet of a hand that is over, all its figures shown."""
    assert session.hand_over
    sitting = Sitting(session, size, reading=True, text_scale=text)
    sitting.until(lambda: isinstance(sitting.top, SettlementScene))
    sitting.draw()
    return sitting


# Whole hands ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "contract"), [(game, key) for game in SLOVENIAN for key in CONTRACTS[game]])
def test_a_hand_is_shown_from_the_deal_to_the_score_sheet(game: str, contract: str) -> None:
    session, guide = begun(f"whole/{game}/{contract}", game), Guide(contract, seed=contract, talks=0.2)
    sitting = Sitting(session, reading=True)
    sitting.table.stage.controller.dispatch(Skip())
    session.company._players = dict.fromkeys(range(session.variant.players), Guided(guide))
    for frame in range(20_000):
        if isinstance(sitting.top, SettlementScene):
            break
        if sitting.table.state.mine:
            sitting.table.dispatch(Say(guide.choose(session.view, legal_actions(session.view))))
        sitting.tick(0.3)
        if frame % 40 == 0:
            sitting.draw()
    done = session.settlement
    assert done is not None
    assert (done.contract or "klop") == contract
    sitting.draw()
    labels = [node.label for node in sitting.form.tree()]
    assert not any("settlement." in label or "slovenian." in label for label in labels)
    assert sitting.form.do("scores")
    sitting.stack.commit()
    assert isinstance(sitting.top, ScoresScene)
    sitting.draw()
    sitting.form.do("scores")
    sitting.stack.commit()
    sitting.widget("next")
    sitting.top.do("next-hand")
    sitting.stack.commit()
    assert session.match.hands == 1
    assert session.match.own.radli == done.own.radli


@pytest.mark.parametrize(
    ("language", "contract", "human"), pairs(LANGUAGES, ["klop", "one", "beggar", "open-beggar", "valat"], range(5))
)
def test_the_sheet_speaks_every_language(language: str, contract: str, human: int) -> None:
    session = begun(f"word/{contract}", "slovenian-5", radli=(1, 0, 2, 1, 1))
    go(session, Guide(contract, seed=contract, talks=0.5))
    session.human, session.people = human, seated(5, human, game="slovenian-5")
    session.moment = replace(session.moment, hand=CurrentHand.of(session.record, human))
    sitting = Sitting(session, reading=True, language=language)
    sitting.until(lambda: isinstance(sitting.top, SettlementScene))
    sitting.draw()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("game", SLOVENIAN)
def test_settlement_and_scores_fit(game: str, size: tuple[int, int], text: float) -> None:
    session = begun(f"fit/{game}", game, radli=tuple(range(1, game_of(game).players + 1)))
    go(session, Guide("klop", seed="fit"))
    sitting = to_settlement(session, size, text=text)
    sheet = sitting.widget("sheet").rect
    assert all(sheet.contains(sitting.widget(id).rect) for id in ("heading", "next", "scores"))
    sitting.form.do("scores")
    sitting.stack.commit()
    sitting.draw()
    whole = Rect(0, 0, *size)
    assert all(whole.contains(sitting.widget(f"total:{seat}").rect) for seat in range(session.variant.players))


# Saved and taken up --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SLOVENIAN)
def test_an_evening_is_taken_up_in_every_phase(game: str) -> None:
    seen = set()
    for contract in ("klop", "one", "beggar"):
        session = begun(f"save/{contract}", game, radli=(1,) * game_of(game).players)
        guide = Guide(contract, seed="save", talks=0.3)
        while True:
            kind = session.view.kind
            if kind not in seen or session.hand_over:
                seen.add(kind)
                again = Evening.from_data(session.data())
                assert again.data() == session.data()
                assert again.view == session.view
                sitting = Sitting(again)
                sitting.table.stage.controller.dispatch(Skip())
                assert sitting.draw()
            if session.hand_over:
                break
            view = session.view if session.turn == session.human else session.bot_view()
            session.act(guide.choose(view, legal_actions(view)))
        assert session.rows[0].radli == session.settlement.own.radli  # type: ignore[union-attr]
    assert {Kind.CUT, Kind.AUCTION, Kind.PLAY, Kind.OVER} <= seen


@pytest.mark.parametrize("last", [None, SkisRound(), SkisRound(2)])
def test_the_last_round_is_kept(last: SkisRound | None) -> None:
    session = evening("kept", "slovenian-4", bot="random")
    session.moment = replace(session.moment, last=last)
    assert Evening.from_data(session.data()).moment.last == last


# Five seats (S73) ----------------------------------------------------------------------------------------------------


def five(dealer: int) -> Evening:
    for number in range(200):
        session = evening(f"five/{number}", "slovenian-5", bot="random")
        if session.match.dealer == dealer:
            go(session, Guide("two", seed="five"), lambda session: len(session.view.table.play.tricks) == 2)
            return session
    raise AssertionError("nobody drew that deal")


@pytest.mark.parametrize("dealer", range(5))
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_who_deals_sits_out(dealer: int, size: tuple[int, int]) -> None:
    session = five(dealer)
    sitting = Sitting(session, size, reading=True)
    sitting.table.stage.controller.dispatch(Skip())
    sitting.draw()
    table, place = sitting.table, sitting.table.stage.seating.place(dealer)
    assert table.stage.layout.seats[place].trick.h == 0
    slots = [seat.trick for seat in table.stage.layout.seats.values() if seat.trick.h]
    assert len(slots) == 4
    words = load_words(sitting, "seat.chip.sits-out")
    assert words in sitting.widget(f"seat:{dealer}").label
    assert table.stage.layout.hand_lies is (dealer != session.human)
    xs = [table.stage.layout.seats[each].plate.x for each in (Place.LEFT, Place.FAR_LEFT, Place.FAR_RIGHT, Place.RIGHT)]
    assert xs == sorted(xs)


def load_words(sitting: Sitting, key: str) -> str:
    return sitting.program.feedback.tr(key)


# Things on the table -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_talons_card_lies_beside_the_trick_of_a_klop(size: tuple[int, int]) -> None:
    """S62: its top card goes with each of the first six tricks; the heap shrinks."""
    session = begun("klop", "slovenian-4")
    left = []
    for tricks in range(1, 8):
        go(session, Guide("klop", seed="klop"), lambda session, n=tricks: len(session.view.table.play.tricks) == n)  # type: ignore[misc]
        sitting = Sitting(session, size, reading=True)
        sitting.table.stage.controller.dispatch(Skip())
        sitting.draw()
        cards = besides_of(session.view.table, tricks - 1)
        assert len(cards) == (1 if tricks <= 6 else 0)
        drawn = [key for key in sitting.table.stage.picture.still.lying if key.startswith("beside:")]
        assert len(drawn) == len(cards)
        heap = sitting.table.focus.find("pocket")
        left.append(0 if heap is None else int("".join(filter(str.isdigit, heap.label))))
        layout = sitting.table.stage.layout
        for rect in besides_rects(layout, 5):
            assert layout.centre.contains(rect)
            assert not any(rect.meets(seat.trick) for seat in layout.seats.values())
    assert left == [5, 4, 3, 2, 1, 0, 0]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("declarer", [1, 2, 3])
def test_an_open_hand_is_read_beside_the_trick(declarer: int, size: tuple[int, int], text: float) -> None:
    """S56: from the second trick on; no card of it is on the trick or outside the felt."""
    for number in range(30):
        session = begun(f"open/{number}", "slovenian-4")
        opened = go(
            session, Guide("open-beggar", declarer, seed="o"), lambda session: bool(session.view.table.open_hands)
        )
        if opened and not session.hand_over:
            break
    sitting = Sitting(session, size, reading=True, text_scale=text)
    sitting.table.stage.controller.dispatch(Skip())
    sitting.draw()
    shown = sitting.widget(f"open:{declarer}")
    layout, place = sitting.table.stage.layout, sitting.table.stage.seating.place(declarer)
    held = open_cards(session.view.table, declarer).bit_count()
    rects = open_rects(layout, place, held)
    assert held >= 10
    assert all(shown.rect.contains(rect) and layout.centre.inset(-2).contains(rect) for rect in rects)
    assert not any(rect.meets(seat.trick) for rect in rects for seat in layout.seats.values())
    talon = sitting.table.focus.find("pocket")
    assert talon is not None
    lying = [*rects, *(seat.station for seat in layout.seats.values() if seat.place != place)]
    assert not any(talon.rect.meets(rect) for rect in lying)
    assert not any(rect.meets(station) for rect in rects for station in lying[held:])


def test_the_strip_has_no_pot_and_tells_what_doubles() -> None:
    session = begun("strip", "slovenian-4", radli=(1, 1, 1, 1), compulsory=True)
    go(session, Guide("valat", seed="s"), lambda session: len(session.view.table.play.trick) == 1)
    sitting = Sitting(session, reading=True)
    sitting.table.stage.controller.dispatch(Skip())
    sitting.draw()
    found = {widget.id for widget in sitting.table.focus.widgets}
    assert {"badge:compulsory", "badge:doubled", "badge:hand"} <= found
    assert "badge:pot" not in found
    words = sitting.program.feedback.tr("slovenian.radli", n=1)
    assert all(words in sitting.widget(f"seat:{seat}").label for seat in range(4))


def test_a_caught_mond_is_told() -> None:
    """S58: at once, with its cost."""
    for number in range(60):
        session = begun(f"mond/{number}", "slovenian-4")
        sitting = Sitting(session, reading=True)
        sitting.table.stage.controller.dispatch(Skip())
        said: list[str] = []
        sitting.program.feedback.notify = said.append  # type: ignore[method-assign,assignment]
        guide = Guide("one", seed="mond")
        while not session.hand_over:
            view = session.view if session.turn == session.human else session.bot_view()
            sitting.table.stage.controller.dispatch(Proceed(guide.choose(view, legal_actions(view))))
            sitting.table.live.wait()
        done = session.settlement
        assert done is not None
        caught = any(line.item == "mond" for line in done.lines)
        told = [words for words in said if "mond" in words and "20" in words]
        valat = any(line.item == "valat" for line in done.lines)
        assert valat or not caught or told
        if caught:
            return
    raise AssertionError("nobody lost it")


# The score sheet and the end -----------------------------------------------------------------------------------------


def test_circles_are_got_and_crossed_out() -> None:
    """S64, S65: everybody gets one after a klop; a declarer who wins crosses one of his out."""
    session = evening("circles", "slovenian-4", bot="random")
    for contract in ("klop", "one", "beggar", "two", "solo-one", "klop"):
        go(session, Guide(contract, seed=contract))
        session.next_hand()
    open_ones = [0] * 4
    before = None
    for row in session.rows:
        for seat, marks in enumerate(marks_of(row, before)):
            assert {marks.got, marks.crossed} <= {0, 1}
            open_ones[seat] += marks.got - marks.crossed
        assert tuple(open_ones) == row.radli
        before = row
    assert tuple(open_ones) == session.match.own.radli


def test_the_skis_round_ends_the_evening() -> None:
    """S68, S67: from the agreed hand on until who held the škis has dealt; then the end, with −100 for each radl."""
    session = evening("skis", "slovenian-4", bot="random")
    sitting = Sitting(session, reading=True)
    sitting.table.stage.controller.dispatch(Skip())
    sitting.table.stage.controller.dispatch(Open(Route.MENU))
    sitting.stack.commit()
    sitting.tick(FRESH)
    sitting.click(sitting.widget("last-round").rect.centre)
    sitting.settle()
    assert session.last_round == SkisRound()
    for hand in range(12):
        go(session, Guide("klop" if hand % 2 else "two", seed=f"skis/{hand}"))
        if session.rounded_off:
            break
        session.next_hand()
    last = session.last_round
    assert last == SkisRound(session.match.dealer, ended=True)
    sitting = to_settlement(session)
    row, totals = session.moment.row, session.totals()
    assert row is not None
    sitting.form.do("next-hand")
    sitting.stack.commit()
    sitting.tick(FRESH)
    sitting.click(sitting.widget("end-yes").rect.centre)
    sitting.settle()
    assert session.moment.finished
    assert session.totals() == tuple(total - 100 * n for total, n in zip(totals, row.radli, strict=True))
    assert sum(against_average(session.totals())) == 0
    words = sitting.widget("standing").label
    assert all(
        sitting.program.feedback.tr(f"evening.{key}", figures="").split(":")[0] in words for key in ("radli", "average")
    )
    sitting.draw()


@pytest.mark.parametrize("game", SLOVENIAN)
@pytest.mark.parametrize("money", [False, True])
def test_the_final_table_tells_hands_radli_and_the_average(game: str, money: bool) -> None:
    """S67, S71, S72: the figures of a row add up; the first row is the winner's; money has no average."""
    session = begun("final", game, radli=tuple(range(game_of(game).players)))
    if money:
        session = evening("final", game, {"settlement": "money"}, bot="random")
    go(session, Guide("klop", seed="final"))
    sitting = to_settlement(session)
    sitting.tick(FRESH)
    sitting.click(sitting.widget("end").rect.centre)
    sitting.stack.commit()
    sitting.tick(FRESH)
    sitting.click(sitting.widget("end-yes").rect.centre)
    sitting.settle()
    over = sitting.top
    assert isinstance(over, EveningOver)
    heads = [sitting.program.feedback.tr(f"evening.table.{key}") for key in ("hands", "radli", "total", "average")]
    assert list(over.told.heads) == (heads[:3] if money else heads)
    rows = [[int(each.replace("−", "-")) for each in row[1:4]] for row in over.told.rows]
    assert all(hands + radli == total for hands, radli, total in rows)
    assert [total for _, _, total in rows] == sorted(session.totals(), reverse=True)
    assert sorted(row[0] for row in over.told.rows) == sorted(
        map(sitting.table.stage.seating.name, range(session.variant.players))
    )


@pytest.mark.parametrize("size", [*SIZES, (3840, 2160)])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_the_final_table_stands_in_its_sheet(size: tuple[int, int], text: float) -> None:
    session = begun("final", "slovenian-5", radli=(9, 1, 0, 2, 3))
    go(session, Guide("klop", seed="final"))
    sitting = to_settlement(session, size, text=text)
    sitting.table.live.end()
    sitting.settle()
    for language in LANGUAGES:
        sitting.program.preferences.change(language=language)
        sitting.stack.push(evening_over(sitting.program, session, sitting.table.stage.seating.name))
        sitting.stack.commit()
        sheet, table = sitting.widget("sheet").rect, sitting.widget("standing").rect
        wide, high = table_size(sitting.form.paint, sitting.form.told)  # type: ignore[attr-defined]
        assert sheet.contains(table), language
        assert (table.w >= wide, table.h) == (True, high), language
        assert not table.meets(sitting.widget("over").rect), language
        sitting.stack.remove(sitting.form)
        sitting.stack.commit()


@pytest.mark.parametrize("way", ["end", "menu"])
def test_a_last_round_is_agreed_on_over_the_settlement(way: str) -> None:
    """S68: where the evening could be ended, and in the menu; the sheet says at once who deals last."""
    session = evening("skis", "slovenian-4", bot="random")
    go(session, Guide("two", seed="skis/over"))
    sitting = to_settlement(session)
    sitting.tick(FRESH)
    if way == "end":
        sitting.click(sitting.widget("end").rect.centre)
    else:
        sitting.form.escape()
    sitting.stack.commit()
    sitting.tick(FRESH)
    if way == "menu":
        assert sitting.widget("last-round").tooltip == sitting.program.feedback.tr("lastround.said.on")
    sitting.click(sitting.widget("last-round").rect.centre)
    sitting.settle()
    assert isinstance(sitting.top, SettlementScene)
    agreed = session.last_round
    assert agreed is not None
    note = sitting.widget("note:last").label
    if agreed.holder is None:
        assert note == sitting.program.feedback.tr("lastround.note.talon")
    else:
        assert note == sitting.table.stage.seating.says("lastround.note.holder", agreed.holder)
    sitting.click(sitting.widget("end").rect.centre)
    sitting.stack.commit()
    assert sitting.form.focus.find("last-round") is None, "it is agreed on already"


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_the_three_answers_at_the_end_stand_apart(size: tuple[int, int], text: float) -> None:
    session = evening("skis", "slovenian-4", bot="random")
    go(session, Guide("two", seed="skis/over"))
    sitting = to_settlement(session, size, text=text)
    for language in LANGUAGES:
        sitting.program.preferences.change(language=language)
        sitting.stack.push(end_evening(sitting.program, sitting.table.live, lambda: None))
        sitting.stack.commit()
        sheet = sitting.widget("sheet").rect
        places = [sitting.widget(id).rect for id in ("end-yes", "last-round", "end-no")]
        assert all(sheet.contains(place) for place in places), language
        assert not any(one.meets(other) for one, other in pairwise(places)), language
        sitting.stack.remove(sitting.form)
        sitting.stack.commit()


def test_what_one_seat_loses_alone_is_below_the_sum() -> None:
    """S58: the mond is no part of the score of the declarer's side, which is added up above it."""
    for number in range(200):
        session = evening(f"mond/{number}", "slovenian-4", bot="random")
        go(session, Guide("two", seed=f"mond/{number}", talks=0.4))
        done = session.settlement
        assert done is not None
        if any(line.item == "mond" for line in done.lines):
            break
    assert done is not None
    told = {node.id: node.label for node in to_settlement(session).top.tree()}
    ids = list(told)
    mond = next(f"line:{place}" for place, line in enumerate(done.lines) if line.item == "mond")
    assert ids.index(mond) > ids.index("sum")
    above = [int(told[id].rpartition(": ")[2].replace("−", "-")) for id in ids[: ids.index("sum")] if "line:" in id]
    assert above == [line.value for line in done.side_lines]


def test_a_line_that_has_the_focus_says_so() -> None:
    session = evening("focus", "slovenian-4", bot="random")
    go(session, Guide("klop", seed="focus"))
    sitting = to_settlement(session)
    stops = []
    for _ in range(12):
        sitting.key("tab")
        stops += [node.id for node in sitting.top.tree() if node.focused]
    assert "line:0" in stops


def test_a_new_evening_has_no_last_round_elsewhere() -> None:
    session = new_session(seed="x", game="romanian")
    assert session.variant.carry.last_round() is None


@pytest.mark.parametrize(
    ("crossed", "open_ones", "room"),
    [
        *((crossed, got, room) for crossed, got in [(0, 1), (1, 0), (1, 1)] for room in (100, 30, 12, 7)),
        *((crossed, got, room) for crossed, got in [(1, 9), (3, 12), (10, 10)] for room in (400, 120)),
    ],
)
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_circles_stay_in_their_column(crossed: int, open_ones: int, room: int, text: float) -> None:
    """With any number of them, nothing is drawn left of the column, over somebody else's number."""
    session = begun("circles", "slovenian-4")
    sitting = Sitting(session, reading=True, text_scale=text)
    paint = sitting.form.paint
    surface = pygame.Surface((600, 40))
    surface.fill((200, 190, 170))
    draw_marks(surface, paint, crossed, open_ones, Rect(580 - room, 0, room, 40))
    touched = pygame.mask.from_threshold(surface, (200, 190, 170), (1, 1, 1, 255))
    touched.invert()
    first, *others = touched.get_bounding_rects()
    found = first.unionall(others)
    assert found.right <= 580
    assert found.left >= 580 - room
