"""Taking back, dealing by number, copying and pasting a deal, by the keys of the table."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from io import BytesIO

import pytest

from tarokgui.cli.settle import settle_source
from tarokgui.cli.source import Source
from tarokgui.kit import clipboard
from tarokgui.kit.commands import Text
from tarokgui.scenes.dealnumber import DealNumber
from tarokgui.session.deals import numbered_pack
from tarokgui.session.dealtext import LONGEST, NotADeal, deal_text, read_deal
from tarokgui.wording.i18n import LANGUAGES
from tests.gui.moments import walk
from tests.gui.sitting import Sitting, evening
from tests.support.pairs import pairs

CTRL = frozenset({"ctrl"})


class Board:
    """A clipboard of the test's own."""

    text = ""


@pytest.fixture
def board(monkeypatch: pytest.MonkeyPatch) -> Board:
    board = Board()

    def copy(text: str) -> bool:
        board.text = text
        return True

    monkeypatch.setattr(clipboard, "copy", copy)
    monkeypatch.setattr(clipboard, "paste", lambda: board.text)
    return board


def at_play(seed: str) -> Sitting:
    """A table at which the person is to play a card, having decided before."""
    for session in walk(seed):
        if session.view.phase == "play" and session.turn == session.human and session.can_take_back:
            sitting = Sitting(session)
            sitting.until_due()
            return sitting
    raise AssertionError("nobody came to play")


def toast(sitting: Sitting) -> str:
    return " ".join(node.label for node in sitting.top.tree() if node.id == "toast")


def test_taken_back_and_done_again_by_keys() -> None:
    sitting = at_play("redeal/back")
    before = sitting.session.record
    sitting.key("z", mods=CTRL)
    taken = sitting.session.record
    assert len(taken.actions) < len(before.actions)
    assert sitting.table.state.view == sitting.session.view
    sitting.draw()
    sitting.key("z", mods=frozenset({"ctrl", "shift"}))
    assert sitting.session.record == before
    sitting.key("backspace")
    assert sitting.session.record == taken
    sitting.key("r", mods=CTRL)
    sitting.form.focus.focus("restart-yes")
    sitting.key("return")
    assert sitting.session.record.actions == () or sitting.session.turn == sitting.session.human
    sitting.key("z", mods=CTRL)
    assert "nothing to take back" in toast(sitting)


def test_by_number_after_a_question() -> None:
    sitting = at_play("redeal/number")
    sitting.key("d", mods=CTRL)
    assert sitting.top.name == "deal-number"
    for sign in "1x04m2":
        sitting.key(sign)
        sitting.send(Text(sign))
    sitting.draw()
    sitting.key("return")
    assert sitting.session.moment.deal == 1042
    assert sitting.top is sitting.table, "it is not asked twice"
    assert not sitting.program.preferences.settings.mute  # the m was a letter of the field's, not an order
    assert "1042" in toast(sitting)


def test_the_safe_answer_keeps_the_hand() -> None:
    sitting = at_play("redeal/safe")
    before = sitting.session.record
    sitting.key("d", mods=CTRL)
    sitting.send(Text("7"))
    sitting.key("escape")
    assert sitting.session.record == before
    sitting.key("d", mods=CTRL)
    sitting.key("escape")
    assert sitting.top is sitting.table
    sitting.key("d", mods=CTRL)
    sitting.key("return")
    assert "no deal" in toast(sitting)


def test_the_question_for_a_number_says_what_it_costs() -> None:
    sitting = at_play("redeal/costs")
    sitting.key("d", mods=CTRL)
    given_up = sitting.program.feedback.tr("deal-number.given-up")
    assert given_up in sitting.widget("question").label
    sitting.key("escape")
    fresh = Sitting(evening("redeal/fresh"))
    fresh.key("d", mods=CTRL)
    assert given_up not in fresh.widget("question").label


def choose_by_key(sitting: Sitting, id: str) -> None:
    while sitting.form.focus.focused is not sitting.widget(id):
        sitting.key("tab")
    sitting.key("return")


def choose_by_mouse(sitting: Sitting, id: str) -> None:
    sitting.tick(0.3)
    sitting.click(sitting.widget(id).rect.centre)


CHOOSE = {"key": choose_by_key, "mouse": choose_by_mouse}


@pytest.mark.parametrize("how", CHOOSE)
def test_the_hand_begins_anew_after_one_question(how: str) -> None:
    sitting = at_play("redeal/anew")
    before = sitting.session.record
    for safe in ("escape", "return"):
        sitting.key("r", mods=CTRL)
        assert sitting.top.name == "dialog"
        sitting.key(safe)
        assert (sitting.session.record, sitting.top) == (before, sitting.table)
    sitting.key("r", mods=CTRL)
    CHOOSE[how](sitting, "restart-yes")
    assert len(sitting.session.record.actions) < len(before.actions)
    assert sitting.top is sitting.table


@pytest.mark.parametrize("how", CHOOSE)
def test_a_settled_hand_begins_anew_after_one_question(how: str) -> None:
    *_, session = walk("redeal/settled")
    sitting = Sitting(session)
    sitting.until(lambda: sitting.top.name == "settlement")
    sitting.tick(2.0)
    settlement, before = sitting.top, session.record
    sitting.key("r", mods=CTRL)
    sitting.key("escape")
    assert (session.record, sitting.top) == (before, settlement)
    sitting.key("r", mods=CTRL)
    CHOOSE[how](sitting, "restart-yes")
    assert sitting.top is sitting.table
    assert not session.hand_over


def test_nothing_is_asked_where_nothing_is_lost() -> None:
    session = next(each for each in walk("redeal/first") if each.turn == each.human)
    assert not session.can_take_back
    sitting = Sitting(session)
    sitting.until_due()
    sitting.key("r", mods=CTRL)
    assert sitting.top is sitting.table


@pytest.mark.parametrize("how", CHOOSE)
def test_the_evening_ends_after_one_question(how: str) -> None:
    *_, session = walk("redeal/end")
    sitting = Sitting(session)
    sitting.until(lambda: sitting.top.name == "settlement")
    settlement = sitting.top
    sitting.tick(2.0)
    CHOOSE[how](sitting, "end")
    sitting.key("escape")
    assert (sitting.top, session.moment.finished) == (settlement, False)
    CHOOSE[how](sitting, "end")
    CHOOSE[how](sitting, "end-yes")
    assert session.moment.finished
    assert [node.id for node in sitting.top.tree() if node.role == "button"] == ["over"]


def test_copied_while_playing_it_tells_no_card(board: Board) -> None:
    sitting = at_play("redeal/copy")
    sitting.key("c", mods=CTRL)
    assert board.text == "", "a deal of the evening's own has no number, and its record would tell"
    sitting.session.make(sitting.session.moves.dealing(numbered_pack(sitting.session.match, 1042), 1042))
    sitting.table.live.begin_again()
    sitting.key("c", mods=CTRL)
    assert board.text == f"Tarok {sitting.session.moment.deal}" == "Tarok 1042"
    other = Sitting(evening("redeal/other"))
    other.key("v", mods=CTRL)
    assert other.session.moment.deal == sitting.session.moment.deal
    assert read_deal(board.text, other.session.match) == (other.session.record.pack, sitting.session.moment.deal)


def test_a_finished_hand_is_copied_whole() -> None:
    *_, session = walk("redeal/whole")
    record = deal_text(session)
    assert json.loads(record)["format"] == "tarok-hand/1"
    places, number = read_deal(record, session.match)
    assert (sorted(places), number) == (sorted(session.record.pack or ()), None)
    session.moment = replace(session.moment, deal=1042)
    text = deal_text(session)
    assert text == f"Tarok 1042\n{record}"
    assert read_deal(text, session.match) == read_deal("1042", session.match)


BAD = {
    "": "paste.nothing",
    "hello": "paste.nothing",
    "0": "paste.no-such-number",
    "Tarok 12345678": "paste.no-such-number",
    "[" * LONGEST: "paste.nothing",
    "{}": "paste.nothing",
    "9" * 5000: "paste.nothing",
    "Tarok 4\x002": "paste.nothing",
    "Tarok\x1f42": "paste.nothing",
    "42\x1d": "paste.nothing",
    "\x0b42": "paste.nothing",
    "Tarok 42\n{\x00": "paste.nothing",
    "Tarok 4\x852": "paste.nothing",
    "42\u2028": "paste.nothing",
    "\ud800": "paste.nothing",
}


@pytest.mark.parametrize("text", BAD, ids=lambda text: repr(text[:12]))
def test_what_is_no_deal(text: str, board: Board) -> None:
    sitting = at_play("redeal/bad")
    with pytest.raises(NotADeal) as why:
        read_deal(text, sitting.session.match)
    assert why.value.key == BAD[text]
    before, board.text = sitting.session.record, text
    sitting.key("v", mods=CTRL)
    assert sitting.session.record == before
    assert toast(sitting) == sitting.program.feedback.tr(BAD[text])


@pytest.mark.parametrize("text", ["42", " 42\r\n", "tarok 42", "Tarok\xa0#42\n", "#\t42", "Tarok 42\r\n{}"])
def test_a_number_as_people_write_it(text: str) -> None:
    match = evening("redeal/number").match
    assert read_deal(text, match) == read_deal("42", match)


def test_a_number_is_never_cut_by_the_bound() -> None:
    assert read_deal(" " * (LONGEST - 2) + "4271", evening("redeal/number").match)[1] == 4271


NOT_STRICT: dict[str, Callable[[str], str]] = {
    "a key twice": lambda record: record.replace("{", '{"format": "tarok-hand/1", ', 1),
    "NaN": lambda record: record.replace("{", '{"note": NaN, ', 1),
    "an infinity": lambda record: record.replace("{", '{"note": [-Infinity], ', 1),
    "more behind it": lambda record: record + " {}",
    "no end of nesting": lambda record: record.replace("{", '{"note": ' + "[" * 50_000 + "]" * 50_000 + ", ", 1),
}


@pytest.mark.parametrize("how", NOT_STRICT)
def test_a_record_is_pasted_only_if_it_can_be_settled(how: str, capsys: pytest.CaptureFixture[str]) -> None:
    *_, session = walk("redeal/strict")
    record = deal_text(session)
    spoilt = NOT_STRICT[how](record)
    assert settle_source(Source(BytesIO(record.encode()))) == 0
    assert read_deal(record, session.match)[1] is None
    assert settle_source(Source(BytesIO(spoilt.encode()))) == 2
    with pytest.raises(NotADeal) as why:
        read_deal(spoilt, session.match)
    assert why.value.key == "paste.nothing"


def test_digits_that_come_with_a_control_character_are_not_typed() -> None:
    sitting = at_play("redeal/typed")
    sitting.key("d", mods=CTRL)
    sitting.send(Text("4\x002"))
    sitting.key("return")
    assert "no deal" in toast(sitting)


def test_a_record_of_another_game() -> None:
    *_, taper = walk("redeal/taper", "taper")
    with pytest.raises(NotADeal) as why:
        read_deal(deal_text(taper), evening("redeal/four").match)
    assert why.value.key == "paste.other-game"


@pytest.mark.parametrize(("size", "language"), pairs([(1024, 640), (1280, 720)], LANGUAGES))
def test_the_question_for_a_number_has_room_in_large_letters(size: tuple[int, int], language: str) -> None:
    sitting = Sitting(evening("redeal/large"), size, text_scale=2.0, language=language)
    sitting.stack.push(DealNumber(sitting.program, None, lambda text: None, given_up=True))
    sitting.stack.commit()
    sheet = sitting.widget("sheet").rect
    assert sheet.y >= 0
    assert sheet.bottom <= size[1]
