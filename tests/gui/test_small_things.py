"""Selecting in the search, messages and tooltips that are in nobody's way, the last trick, the cut that is advised."""

from __future__ import annotations

import pytest

from engine import Cut, Kind, legal_actions
from tarokgui.app.windowgeometry import WindowGeometry, remembered
from tarokgui.controller.intents import ChooseCut, Peek
from tarokgui.draw.geometry import Rect
from tarokgui.draw.theme import channels
from tarokgui.kit.commands import Pointer, PointerKind, Text
from tarokgui.session.evening import Evening
from tarokgui.session.seating import Place
from tarokgui.table.hand import HandCard
from tarokgui.widgets.button import Button
from tarokgui.widgets.textfield import TextField
from tarokgui.widgets.tooltip import tooltip_rect
from tarokgui.wording.welcome import welcome_text
from tests.gui.moments import walk
from tests.gui.sitting import FRESH, Sitting, evening
from tests.gui.test_choosing import at
from tests.gui.test_hint import current
from tests.gui.test_hint import sitting as at_hint

CTRL = frozenset({"ctrl"})


@pytest.mark.parametrize("erase", ["type", "backspace", "delete"])
def test_ctrl_a_selects_what_is_typed_in_the_search(erase: str) -> None:
    sitting = Sitting(evening("small/rules"))
    sitting.key("f1")
    sitting.send(Text("/"))
    field = sitting.form.focus.focused
    assert isinstance(field, TextField)
    sitting.send(Text("pagat"))
    before = sitting.draw()
    sitting.key("a", mods=CTRL)
    assert field.selected
    assert sitting.draw() != before, "one sees it"
    if erase == "type":
        sitting.send(Text("luna"))
    else:
        sitting.key(erase)
    assert field.value == ("luna" if erase == "type" else "")
    sitting.key("a", mods=CTRL)
    sitting.key("left")
    sitting.send(Text("x"))
    assert field.value == ("lunxa" if erase == "type" else "x")


def test_a_click_in_the_search_selects_nothing_any_more() -> None:
    sitting = Sitting(evening("small/click"))
    sitting.key("f1")
    sitting.send(Text("/"))
    field = sitting.form.focus.focused
    assert isinstance(field, TextField)
    sitting.send(Text("pagat"))
    sitting.draw()
    sitting.key("a", mods=CTRL)
    sitting.tick(0.3)
    sitting.click(field.rect.centre)
    sitting.send(Text("x"))
    assert len(field.value) == len("pagatx")


@pytest.mark.parametrize("maximised", [False, True])
@pytest.mark.parametrize("fullscreen", [False, True])
def test_the_whole_screen_is_remembered(maximised: bool, fullscreen: bool) -> None:
    place = WindowGeometry((1200, 800), (10, 20), maximised, fullscreen)
    assert remembered(place.data(), [(1920, 1080)]) == place
    assert len(place.data()) == 5, "versions up to 0.4.0 read five numbers"
    assert remembered([1200, 800, 10, 20, 1], [(1920, 1080)]) == WindowGeometry((1200, 800), (10, 20), maximised=True)


def following(session: Evening) -> bool:
    """True if some cards of the hand may not be played."""
    legal = len(legal_actions(session.view))
    return session.view.kind == Kind.PLAY and 0 < legal < session.view.hand.bit_count()


def refused(sitting: Sitting) -> HandCard:
    return next(w for w in sitting.form.focus.widgets if isinstance(w, HandCard) and not w.legal)


def test_the_tooltip_of_a_card_lies_above_the_advice_and_repeats_nothing() -> None:
    sitting = at("small/tooltip/2", following)
    card = refused(sitting)
    at_card = (card.rect.x + 4, card.rect.y + 30)
    sitting.send(Pointer(at_card, PointerKind.MOVE))
    tip = sitting.table.tooltip()
    assert tip is not None
    words, widget = tip
    advice = sitting.widget("advice").rect
    assert widget.clear_of is not None
    anchor = widget.ring_rect
    anchor = anchor._replace(y=widget.clear_of.y, h=anchor.bottom - widget.clear_of.y)
    where = tooltip_rect(sitting.table.paint, words, anchor, sitting.table.window)
    assert not where.meets(advice)
    sitting.click(at_card)
    assert sitting.widget("advice").label == words
    assert sitting.table.tooltip() is None


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_a_message_covers_neither_cards_nor_buttons(size: tuple[int, int], text: float) -> None:
    sitting = at("small/toast", lambda session: session.view.kind == Kind.PLAY)
    assert sitting.program.preferences.change(text_scale=text)
    sitting.resize(size)
    sitting.table.say("Deal 777 is on the clipboard.")
    toast = next(node.rect for node in sitting.table.tree() if node.id == "toast")
    things = [w for w in sitting.form.focus.widgets if isinstance(w, HandCard | Button) and w.id != "peek"]
    assert things
    assert [w.id for w in things if w.rect.meets(toast)] == []
    layout = sitting.table.stage.layout
    for seat in layout.seats.values():
        assert not seat.trick.meets(toast)
        assert not seat.plate.meets(toast) or seat.place is Place.YOU
    assert not layout.bar.meets(toast)
    assert not layout.tools.meets(toast)
    if text == 1.0:
        assert not sitting.widget("advice").rect.meets(toast)


def test_a_message_lies_on_free_felt_whatever_is_open() -> None:
    """By default at the right, where nothing is; at the left while the journal is open there."""
    sitting = at("small/toast", lambda session: session.view.kind == Kind.PLAY)
    sitting.table.say("Sound off.")

    def place() -> Rect:
        return next(node.rect for node in sitting.table.tree() if node.id == "toast")

    assert place().x > sitting.size[0] // 2
    sitting.key("j")
    dock = sitting.table.stage.layout.dock
    assert dock is not None
    assert not place().meets(dock)
    assert not place().meets(sitting.table.stage.layout.bar)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_a_message_covers_no_plate_while_the_deal_is_drawn_for(size: tuple[int, int]) -> None:
    """The first evening gets its message in just that moment: the felt beside the cards is free."""
    sitting = Sitting(evening("small/draw"), size, speed=1.0)
    sitting.tick(0.5)
    table = sitting.table
    assert table.state.draw_left > 0
    table.say(welcome_text(sitting.program.feedback.tr, sitting.session.variant))
    toast = next(node.rect for node in table.tree() if node.id == "toast")
    layout = table.stage.layout
    assert [seat for seat, lies in layout.seats.items() if lies.plate.meets(toast) or lies.trick.meets(toast)] == []
    assert not layout.bar.meets(toast)
    assert not sitting.widget("advice").rect.meets(toast)


@pytest.mark.parametrize("way", ["escape", "mouse"])
def test_no_tooltip_is_left_when_what_lay_over_the_table_is_closed(way: str) -> None:
    """The pointer has gone elsewhere meanwhile, and nobody has pointed at anything since."""
    for id in ("settings", "menu"):
        sitting = at("small/toast", lambda session: session.view.kind == Kind.PLAY)
        sitting.tick(FRESH)
        sitting.click(sitting.widget(id).rect.centre)
        sitting.settle()
        assert sitting.top is not sitting.table
        assert sitting.table.tooltip() is None, "nor is it drawn under what lies there"
        if way == "escape":
            sitting.key("escape")
        else:
            sitting.tick(FRESH)
            sitting.click(sitting.widget("close" if id == "settings" else "resume").rect.centre)
        assert sitting.top is sitting.table
        assert sitting.table.tooltip() is None
        sitting.send(Pointer(sitting.widget(id).rect.centre, PointerKind.MOVE))
        assert sitting.table.tooltip() is not None


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_a_message_covers_no_button_of_the_settlement(size: tuple[int, int]) -> None:
    *_, session = walk("small/settled")
    sitting = Sitting(session, size)
    sitting.until(lambda: sitting.top.name == "settlement")
    sitting.tick(2.0)
    sitting.form.say("Deal 777 is on the clipboard.")
    toast = next(node.rect for node in sitting.form.tree() if node.id == "toast")
    assert [w.id for w in sitting.form.focus.widgets if isinstance(w, Button) and w.rect.meets(toast)] == []
    assert not sitting.widget("heading").rect.meets(toast)
    assert sitting.widget("sheet").rect.contains(toast)


def test_the_last_trick_is_seen_again_or_it_says_why_not() -> None:
    """R118: until the next card is played."""
    sitting = at("small/first", lambda session: session.view.kind == Kind.PLAY and not session.view.table.play.tricks)
    sitting.key("l")
    assert "No trick" in sitting.widget("advice").label
    closed = at("small/closed", lambda session: bool(session.view.table.play.tricks and session.view.table.play.trick))
    closed.key("l")
    assert "only until the next card" in closed.widget("advice").label
    assert not closed.table.state.peeking
    seen = at("small/open", lambda session: bool(session.view.table.play.tricks and not session.view.table.play.trick))
    seen.key("l")
    assert seen.table.state.peeking


def test_escape_puts_the_last_trick_away_before_it_opens_the_menu() -> None:
    """A player who has opened something takes it for the way back. A journal that is pinned stays."""
    seen = at("small/open", lambda session: bool(session.view.table.play.tricks and not session.view.table.play.trick))
    seen.table.stage.controller.dispatch(Peek())
    seen.key("escape")
    assert not seen.table.state.peeking
    assert seen.top is seen.table
    seen.key("j")
    seen.key("escape")
    assert seen.table.focus.find("journal:lines") is None
    assert seen.top is seen.table
    seen.key("j")
    card = next(widget for widget in seen.table.focus.widgets if isinstance(widget, HandCard))
    seen.table.focus.focus(card.id)
    seen.key("escape")
    assert seen.table.focus.find("journal:lines") is not None
    assert seen.top.name == "menu"


def test_the_cut_that_is_advised_is_the_one_that_is_marked() -> None:
    made = at_hint("cut")
    made.key("h")
    hint = current(made)
    assert hint is not None
    cut = hint.actions[0]
    assert isinstance(cut, Cut)
    assert made.table.state.picks.cut == cut.cards
    assert str(cut.cards) in made.widget("cut").label
    assert made.table.focus.find("hint:mark:cut") is not None
    wrong = cut.cards + 1
    made.table.stage.controller.dispatch(ChooseCut(wrong))
    assert made.table.focus.find("hint:mark:cut") is None, "that button would cut elsewhere"


def test_a_message_is_set_on_the_paper_of_the_hint() -> None:
    sitting = Sitting(evening("paper"), recording=True)
    sitting.table.say("A message.")
    sitting.program.drawing.text.drawn.clear()
    sitting.draw()
    line = next(line for line in sitting.program.drawing.text.drawn if line.text == "A message.")
    theme = sitting.table.paint.theme
    assert line.colour == theme.on_paper
    assert tuple(sitting.surface.get_at((line.box.x - 4, line.box.y)))[:3] == channels(theme.paper)
