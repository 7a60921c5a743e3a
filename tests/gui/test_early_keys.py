"""A key answers only the question that it was pressed for, and a focus that the program has set does no harm."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine import GAMES, Kind
from tarokgui.app.bounce import BOUNCE, Bounce
from tarokgui.app.input import InputReader
from tarokgui.controller.intents import ShowMessage, Skip
from tarokgui.kit.commands import Key, Pointer, PointerKind, PressTime
from tarokgui.session.evening import Evening
from tarokgui.table.hand import HandCard
from tarokgui.table.panels.bidrow import BidRow
from tests.gui.moments import gallery, walk
from tests.gui.sitting import FRESH, Sitting

TOOLS = ("undo", "hint", "journal", "scores", "rules", "settings", "menu")


def at(wanted: Callable[[Evening], bool]) -> Sitting:
    """The table at the first moment of some hands that is as wanted."""
    for number in range(20):
        for session in walk(f"early/{number}"):
            if wanted(session):
                sitting = Sitting(Evening.from_data(session.data()))
                sitting.table.stage.controller.dispatch(Skip())
                return sitting
    raise AssertionError("there is no such moment")


def others_play(session: Evening) -> bool:
    view = session.view
    return view.kind == Kind.PLAY and session.turn != session.human and view.hand.bit_count() > 4 and bool(view.hand)


@pytest.mark.parametrize("early", [Key("return"), Key("right"), Key("left"), Key("2", card=2)])
def test_a_key_before_the_question_chooses_nothing_in_it(early: Key) -> None:
    sitting = at(others_play)
    sitting.tick(FRESH)
    sitting.send(early)
    sitting.until_due()
    sitting.tick(FRESH)
    before = sitting.session.decision
    assert sitting.session.view.kind == Kind.PLAY
    again = early if early.card else Key("return")
    sitting.send(again)
    focused = sitting.table.focus.focused
    assert isinstance(focused, HandCard)
    assert sitting.session.decision == before
    if focused.legal:
        assert ", chosen. Press again" in sitting.widget("advice").label
        sitting.tick(FRESH)
        sitting.send(again)
        sitting.settle()
        assert sitting.session.decision > before


def test_a_card_that_may_not_be_played_says_so_at_once() -> None:
    def barred(session: Evening) -> bool:
        trick = session.view.table.play.trick
        mine = session.view.kind == Kind.PLAY and session.turn == session.human
        return mine and bool(trick) and any(not card.legal for card in cards(Sitting(session)))

    sitting = at(barred)
    sitting.tick(FRESH)
    hand = cards(sitting)
    number, card = next((number, card) for number, card in enumerate(hand, 1) if not card.legal)
    assert card.node().label.endswith(", not allowed now")
    assert not any("not allowed" in each.node().label for each in hand if each.legal)
    sitting.key(str(number), card=number)
    assert ", chosen. Press again" not in sitting.widget("advice").label
    assert sitting.widget("advice").label == card.tooltip
    sitting.table.stage.controller.dispatch(ShowMessage())
    sitting.table.focus.put(hand[number % len(hand)].id)
    sitting.table.focus.put(card.id)
    sitting.tick(FRESH)
    sitting.key("return")
    assert sitting.widget("advice").label == card.tooltip


def cards(sitting: Sitting) -> list[HandCard]:
    return [widget for widget in sitting.table.focus.widgets if isinstance(widget, HandCard)]


@pytest.mark.parametrize("game", GAMES)
def test_the_program_puts_the_focus_where_enter_takes_nothing_back(game: str) -> None:
    for phase, found in gallery(game, hands=6).items():
        for data in found[:3]:
            sitting = Sitting(Evening.from_data(data))
            sitting.table.stage.controller.dispatch(Skip())
            sitting.table.rebuild()
            focused = sitting.table.focus.focused
            assert focused is not None, phase
            assert focused.id not in TOOLS, phase
            before = sitting.session.decision
            sitting.tick(FRESH)
            sitting.key("return")
            sitting.settle()
            now = sitting.session.decision
            assert now == before if phase.endswith("mine") else now >= before, f"{phase}: one Enter on {focused.id}"


@pytest.mark.parametrize(
    ("first", "second", "apart", "dropped"),
    [
        ("return", "return", 0.08, True),
        ("return", "space", 0.2, True),
        ("return", "return", BOUNCE, False),
        ("3", "3", 0.1, True),
        ("3", "4", 0.1, False),
        ("3", "return", 0.1, True),
        ("return", "3", 0.1, False),
        ("backspace", "backspace", 0.1, True),
        ("tab", "tab", 0.01, False),
        ("right", "right", 0.01, False),
        ("return", "tab", 0.01, False),
        ("h", "h", 0.01, False),
    ],
)
def test_two_presses_of_one_movement_are_one(first: str, second: str, apart: float, dropped: bool) -> None:
    bounce, now = Bounce(), 0.0
    keys = [Key(name, card=int(name) if name.isdigit() else 0) for name in (first, second)]
    assert not bounce.drops(keys[0], PressTime(-0.01, now))
    assert not bounce.drops(keys[0]._replace(repeat=True), PressTime(now, now))
    now += apart
    assert bounce.drops(keys[1], PressTime(now - 0.005, now)) is dropped
    now += BOUNCE
    assert not bounce.drops(keys[1], PressTime(now - 0.005, now))


class Queue:
    """The queue of a window that is now and then at work: keys typed meanwhile are there when it next looks."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, typed: dict[float, pygame.Event]) -> None:
        self.now = 0.0
        self._typed = typed
        monkeypatch.setattr(pygame.event, "get", self._get)
        monkeypatch.setattr(pygame.event, "peek", lambda _kinds: any(at <= self.now for at in self._typed))

    def _get(self) -> list[pygame.Event]:
        there = [at for at in sorted(self._typed) if at <= self.now]
        return [self._typed.pop(at) for at in there]


ENTER = pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, scancode=pygame.KSCAN_RETURN, mod=0, unicode="\r")
UP = pygame.Event(pygame.KEYUP, key=pygame.K_RETURN, scancode=pygame.KSCAN_RETURN, mod=0)


@pytest.mark.parametrize(
    ("looks", "works", "typed", "count"),
    [
        pytest.param([0.1, 0.2, 0.51, 0.6], {}, [0.1, 0.5], [0.1, 0.5], id="nothing is slow"),
        pytest.param([0.1, 0.2, 0.21], {}, [0.1, 0.2], [0.1], id="a bounce"),
        pytest.param([0.1, 0.6, 0.7], {0.1: 0.45}, [0.1, 0.2], [0.1], id="a bounce while the first is being done"),
        pytest.param([0.1, 0.6, 0.7, 1.0, 1.01], {0.1: 0.45}, [0.1, 1.0], [0.1, 1.0], id="once it is seen"),
        pytest.param([0.1, 0.2, 0.55], {0.1: 0.08}, [0.1, 0.5], [0.1, 0.5], id="another frame is slow"),
        pytest.param([0.1, 0.52], {0.1: 0.4}, [0.05, 0.09], [0.05], id="both at once, and the first takes long"),
        pytest.param([0.0, 0.5, 0.6], {}, [0.05, 0.45], [0.05], id="nobody can tell them from a bounce"),
    ],
)
def test_presses_are_measured_by_when_they_came(
    monkeypatch: pytest.MonkeyPatch,
    looks: list[float],
    works: dict[float, float],
    typed: list[float],
    count: list[float],
) -> None:
    """*looks*: when the window looks at its queue; *works*: for so long it is at work with the events it finds."""
    events = {at + step: event for at in typed for step, event in ((0.0, ENTER), (0.001, UP))}
    queue = Queue(monkeypatch, events)
    reader, bounce, counted = InputReader(lambda: (1, 1), lambda: 1.0, clock=lambda: queue.now), Bounce(), []
    reader.span = PressTime(-1.0, 0.0)
    waiting = list(typed)
    for look in [*looks, 2.0]:
        queue.now = look
        commands, _ = reader.read(None)
        for key in [each for each in commands if isinstance(each, Key)]:
            at = waiting.pop(0)
            counted += [at] if not bounce.drops(key, reader.span) else []
            queue.now += works.get(look, 0.0)
    assert counted == count


@pytest.mark.parametrize(("typed", "dropped"), [(0.4, True), (0.6, False)], ids=["before it", "after it"])
def test_a_key_counts_if_it_came_after_the_first_picture(
    monkeypatch: pytest.MonkeyPatch, typed: float, dropped: bool
) -> None:
    """Both are read at once, when a busy machine lets the program look for the first time."""
    queue = Queue(monkeypatch, {typed: ENTER})
    reader = InputReader(lambda: (1, 1), lambda: 1.0, clock=lambda: queue.now)
    queue.now = seen = 0.5
    reader.begin()
    queue.now = 2.0
    (key,) = reader.read(None)[0]
    assert isinstance(key, Key)
    assert Bounce().drops(key, reader.span, seen - 0.01) is dropped


def test_a_key_that_was_pressed_while_the_scene_was_being_drawn_is_not_for_it() -> None:
    came = 1.0
    assert Bounce().drops(Key("return"), PressTime(0.99, 1.9), came), "it took 0.9 s until it was seen"
    assert not Bounce().drops(Key("return"), PressTime(1.5, 1.9), came)


def test_two_clicks_on_a_bid_say_it_only_if_they_surely_came_fast() -> None:
    for spans, said in (([(1.0, 1.01), (1.19, 1.2)], True), ([(1.0, 1.5), (1.0, 1.5)], False)):
        sitting = at(lambda session: session.view.kind == Kind.AUCTION and session.turn == session.human)
        row = next(each for each in sitting.table.focus.widgets if isinstance(each, BidRow) and each.enabled)
        before, middle = sitting.session.decision, row.rect.centre
        now = sitting.program.loop.clock()
        for span in spans:
            sitting.program.loop.read = PressTime(now + span[0], now + span[1])
            for kind in (PointerKind.MOVE, PointerKind.DOWN, PointerKind.UP):
                sitting.send(Pointer(middle, kind))
        assert (sitting.session.decision > before) is said
