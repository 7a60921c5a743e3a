"""Streams of devices on the table and in the settings: a press acts once, a press called off does nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

import pygame
import pytest

from engine import card_name, legal_actions
from tarokgui.app.input import InputReader
from tarokgui.controller.intents import Skip
from tarokgui.forms.form import Form
from tarokgui.kit.commands import Command, Pointer, PointerKind, Signal
from tarokgui.kit.keymap import KeyMap
from tarokgui.scenes.rules import RulesScene
from tarokgui.scenes.settings import SettingsScene
from tarokgui.scenes.settlement import SettlementScene
from tarokgui.session.evening import Evening
from tarokgui.table.hand import HandCard
from tarokgui.widgets.choice import Choice
from tarokgui.widgets.slider import Slider
from tests.gui.moments import gallery, walk
from tests.gui.sitting import AtOnce, Sitting, evening
from tests.gui.test_redeal import CTRL
from tests.streams.replay import Stream, meant_by_nobody, named, send, streams
from tests.streams.stages import stages
from tests.support.pairs import ALL

Sign = Callable[[Sitting, int], bool]

SIGNS: Final[dict[str, Sign]] = {
    "hint": lambda at, _: at.table.state.hint_thinking,
    "why": lambda at, _: at.table.state.hint_thinking,
    "last-trick": lambda at, _: at.table.state.peeking,
    "scores": lambda at, _: at.top.name == "scores",
    "journal": lambda at, _: at.table.state.journal_shown,
    "read": lambda at, _: at.program.feedback.tr("read.keys") in at.table.toast.sentences,
    "mute": lambda at, _: at.program.preferences.settings.mute,
    "undo": lambda at, decided: len(at.session.record.actions) < decided,
    "redo": lambda at, decided: len(at.session.record.actions) > decided,
    "restart": lambda at, _: at.top.name == "dialog",
    "next-hand": lambda at, _: at.program.feedback.tr("next-hand.too-early") in at.table.toast.sentences,
    "deal-number": lambda at, _: at.top.name == "deal-number",
    "keys": lambda at, _: at.top.name == "keys",
    "settings": lambda at, _: at.top.name == "settings",
    "slower": lambda at, _: at.program.preferences.settings.speed == 0.75,
    "slower slower": lambda at, _: at.program.preferences.settings.speed == 0.5,
}
"""The visible effect of each act, with so many decisions in the record before."""
METHODS: Final = ("one", "two", "drag")
FOREIGN: Final = [each for each in streams("keyboard") if each.means in SIGNS and each.layout != "us"]


def at_play() -> Sitting:
    """A table at which the person leads to the second trick or a later one, with a choice."""
    at = Sitting(Evening.from_data(second_trick()))
    at.table.stage.controller.dispatch(Skip())
    at.until_due()
    at.tick(0.5)
    return at


@cache
def second_trick() -> dict[str, object]:
    for number in range(20):
        for session in walk(f"streams/{number}"):
            play, mine = session.view.table.play, session.turn == session.human and session.can_take_back
            if mine and play.tricks and not play.trick and len(legal_actions(session.view)) > 1:
                return session.data()
    raise AssertionError("nobody came to the second trick")


def seen(at: Sitting, stream: Stream, sign: Sign) -> list[bool]:
    """Before the first command, then after each of them."""
    decided = len(at.session.record.actions)
    found = [sign(at, decided)]

    def to(command: Command) -> None:
        at.send(command)
        found.append(sign(at, decided))

    send(stream, to)
    return found


@pytest.mark.parametrize("stream", FOREIGN, ids=lambda stream: stream.id)
def test_keys_of_every_layout_do_what_they_promise(stream: Stream) -> None:
    at, pondering = at_play(), AtOnce[object]()
    at.table.effects.frame.advice.adviser = pondering  # type: ignore[assignment]
    at.program.preferences.change(speed=1.0)
    pondering.late = True
    if stream.means == "redo":
        at.key("z", mods=CTRL)
    found = seen(at, stream, SIGNS[stream.means])
    assert not found[0]
    assert True in found


def test_every_act_is_asked_for_by_a_foreign_layout() -> None:
    assert {each.means for each in FOREIGN} == set(SIGNS)


# Pointers --------------------------------------------------------------------------------------------------------


def cards(at: Sitting) -> list[HandCard]:
    return [widget for widget in at.table.focus.widgets if isinstance(widget, HandCard) and widget.legal]


def left_edge(card: HandCard) -> tuple[int, int]:
    """Cards overlap: this part of each is seen."""
    return card.rect.x + 12, card.rect.y + card.rect.h // 3


def mine(at: Sitting) -> list[str]:
    return [str(text) for seat, text in at.session.record.actions if seat == at.session.human]


POINTERS: Final = [each for each in meant_by_nobody() if each.device != "keyboard"]


@pytest.mark.parametrize(
    ("stream", "method"),
    [
        pytest.param(stream, method, id=f"{stream.id}, {method}")
        for number, stream in enumerate(POINTERS)
        for method in (METHODS if ALL else METHODS[number % 3 :][:1])
    ],
)
def test_what_is_called_off_plays_nothing_and_sticks_to_nothing(stream: Stream, method: str) -> None:
    """The next press is as any other: it plays the card that it was on, and no other."""
    at = at_play()
    at.program.preferences.change(play_method=method)
    at.tick(0.5)
    before, card = mine(at), cards(at)[0]
    send(stream, at.send, left_edge(card))
    at.tick(0.5)
    assert mine(at) == before
    assert at.table.stage.panes.drag is None or not at.table.stage.panes.drag.dragging
    assert at.top is at.table
    at.program.preferences.change(play_method="one")
    at.tick(0.5)
    meant = cards(at)[-1]
    at.click(left_edge(meant))
    assert mine(at) == [*before, f"play {card_name(meant.card)}"]


@pytest.mark.parametrize(
    ("name", "plays"),
    [
        ("a click", True),
        ("a slow click", True),
        ("a finger taps", True),
        ("a drag let go", True),
        ("a drag and back", False),
        ("a drag out of the window and back", False),
        ("a press that slides far off", False),
        ("the second button", False),
    ],
)
def test_a_press_that_ends_means_what_it_says(name: str, plays: bool) -> None:
    at = at_play()
    before, card = mine(at), cards(at)[0]
    stream = next(each for each in streams() if name in (each.name, each.means))
    send(stream, at.send, left_edge(card))
    assert mine(at) == before + ([f"play {card_name(card.card)}"] if plays else [])
    assert (at.top.name == "lens") is (stream.means == "a look")


ELSEWHERE: Final = "a drag, another window, let go there, back, a click"
CLICK: Final = [PointerKind.DOWN, PointerKind.UP]


def presses(events: list[pygame.Event], *, stuck: bool) -> list[PointerKind]:
    """Presses and releases that the reader makes of it from the way back on, where SDL is stuck or is not."""
    reader = InputReader(lambda: (640, 400), lambda: 1.0, stuck=lambda: stuck)
    found = [each for each in reader.commands(events) if isinstance(each, Pointer | Signal)]
    back = found.index(Signal.FOCUS_LOST)
    return [each.kind for each in found[back:] if isinstance(each, Pointer) and each.kind in CLICK]


def test_the_first_click_after_a_release_elsewhere_counts() -> None:
    """SDL takes its press for the old one, and reports only its end; the button was seen up before."""
    assert presses(named(ELSEWHERE).at(), stuck=True) == CLICK
    assert presses(named("a drag, another window, let go there, back").at(), stuck=True) == []


def test_the_release_of_an_old_press_is_no_click() -> None:
    assert presses(named("a drag, another window, back, let go").at(), stuck=False) == []


def test_a_click_that_only_brings_the_focus_back_is_no_click() -> None:
    events = named(ELSEWHERE).at()
    gone = next(number for number, each in enumerate(events) if each.type == pygame.WINDOWFOCUSLOST)
    hovering = [each for each in events if each.type == pygame.MOUSEMOTION][-1]
    events = [*events[: gone + 1], hovering, pygame.Event(pygame.WINDOWFOCUSGAINED), events[-1]]
    assert presses(events, stuck=True) == []


def places(form: Form) -> dict[str, object]:
    """The place, value and scrolling of everything."""
    return {
        each.id: (each.rect, getattr(each, "index", 0), getattr(each, "offset", 0), getattr(each, "depth", 0))
        for each in form.focus.widgets
    }


def test_what_was_called_off_follows_the_pointer_no_more() -> None:
    """Cards, sliders, scroll bars, the pack, the stack of a Stecken: on every scene, each kind of widget."""
    followed, faults = set(), []
    for stage in stages():
        for target in stage.targets():
            top = stage.stack.top
            if not isinstance(top, Form):
                continue
            stage.rest()
            (x, y), before = target.place, places(top)
            for kind, pos in (
                (PointerKind.MOVE, (x, y)),
                (PointerKind.DOWN, (x, y)),
                (PointerKind.MOVE, (x + 40, y - 40)),
            ):
                stage.send(Pointer(pos, kind))
            if places(top) != before or stage.dragging:
                followed.add(target.kind)
            stage.send(Signal.FOCUS_LOST)
            stage.send(Signal.FOCUS_GAINED)
            gone = places(top)
            for pos in ((x + 90, y + 90), (x - 90, y + 120)):
                stage.send(Pointer(pos, PointerKind.MOVE))
            if places(top) != gone or stage.dragging:
                faults.append(f"{stage.name}, {target}")
            stage.send(Pointer((-1, -1), PointerKind.LEAVE))
    assert not faults
    assert followed >= {"HandCard", "Slider", "ScrollBar", "PackRibbon", "StackCard"}, followed


def settings(page: str) -> tuple[Sitting, Form]:
    at = Sitting(evening("streams/settings"), (1920, 1080))
    at.program.preferences.change(play_method="two")
    at.stack.push(SettingsScene(at.program, page))
    at.stack.commit()
    at.tick(0.5)
    return at, at.form


@pytest.mark.parametrize(
    ("name", "steps"),
    [("the wheel up", 1), ("the wheel down", -1), ("the wheel to the left", 0), ("the wheel to the right", 0)],
)
def test_the_wheel_goes_by_one_and_not_at_all_to_the_side(name: str, steps: int) -> None:
    for page, id, sign in (("sound", "volume", 1), ("play", "play_method", -1)):
        at, form = settings(page)
        before = form.focus.find(id)
        assert isinstance(before, Slider | Choice), [each.id for each in form.focus.widgets]
        index = before.index
        send(named(name), at.send, before.rect.centre)
        after = at.widget(id)
        assert isinstance(after, Slider | Choice)
        assert after.index - index == sign * steps


# Any key ---------------------------------------------------------------------------------------------------------


ALONE: Final = [each for each in meant_by_nobody() if "alone" in each.name or "Sleep" in each.name]


@pytest.mark.parametrize("stream", ALONE[::4], ids=lambda stream: stream.id)
def test_where_any_key_is_listened_to_a_modifier_is_none(stream: Stream) -> None:
    """At the settlement the first key shows all figures; after R the next one chooses the line read aloud."""
    at = Sitting(Evening.from_data(gallery(hands=6)["over"][0]), speed=1.0)
    at.until(lambda: at.top.name == "settlement")
    scene = at.top
    assert isinstance(scene, SettlementScene)
    busy = [scene.timeline.busy]
    send(stream, at.send)
    busy.append(scene.timeline.busy)
    at.key("k")
    busy.append(scene.timeline.busy)
    assert busy == [True, True, False]
    at = at_play()
    at.key("r")
    send(stream, at.send)
    at.key("k")
    assert at.table.stage.readout("king") in at.table.toast.sentences


def test_a_text_field_takes_letters_and_its_own_keys_of_every_layout() -> None:
    at = Sitting(evening("streams/field"))
    at.stack.push(RulesScene(at.program))
    at.stack.commit()
    scene = at.top
    assert isinstance(scene, RulesScene)
    scene.search.start()
    send(named("four letters, ru"), at.send)
    assert len(scene.search.field.value) == 4
    assert scene.search.field.value.isalpha()
    for name in ("Ctrl+A, ru", "Ctrl+A, il"):
        scene.search.field.selected = False
        send(named(name), at.send)
        assert scene.search.field.selected, name
    send(named("letters with marks, ro"), at.send)
    assert scene.search.field.value.isalpha()
    assert not scene.search.field.value.isascii()


# A row of the settings that waits for a key ----------------------------------------------------------------------


def waiting(act: str = "why") -> tuple[Sitting, SettingsScene]:
    at, scene = settings("keys")
    assert isinstance(scene, SettingsScene)
    at.form.focus.focus(f"key:{act}")
    at.key("return")
    assert scene.keys.listening == act
    return at, scene


@pytest.mark.parametrize("stream", ALONE, ids=lambda stream: stream.id)
def test_a_row_waits_through_modifiers_locks_and_keys_of_the_system(stream: Stream) -> None:
    at, scene = waiting()
    send(stream, at.send)
    assert scene.keys.listening == "why"
    assert at.program.preferences.settings.keys == {}
    at.key("k")
    assert at.program.preferences.settings.keys == {"why": "k"}


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("Ctrl+A, ru", "ctrl+a"),
        ("Ctrl+A, il", "ctrl+a"),
        ("a letter with a mark, de", "ä"),
        ("an exclamation mark, us", "!"),
    ],
)
def test_a_row_takes_what_goes_down_with_the_modifier(name: str, key: str) -> None:
    at, _ = waiting()
    send(named(name), at.send)
    assert at.program.preferences.settings.keys == {"why": key}


@pytest.mark.parametrize("name", ["the letter H, ru", "the letter H, gr", "the letter H, ru on Windows"])
def test_a_row_asks_before_it_takes_the_key_of_another_act(name: str) -> None:
    at, _ = waiting()
    send(named(name), at.send)
    assert at.top.name == "dialog"
    assert at.program.preferences.settings.keys == {}


@pytest.mark.parametrize("spoilt", ["ctrl+left ctrl", "shift+right shift", "left alt", "caps lock", "alt gr"])
def test_a_modifier_that_was_saved_as_a_key_is_no_key(spoilt: str) -> None:
    """Version 0.4.0 could give one to an act; no other act loses its own by that."""
    keymap = KeyMap({"why": spoilt})
    assert keymap.keys("why") == ()
    assert keymap.holder(spoilt) is None
    assert keymap.keys("undo") == KeyMap().keys("undo")
