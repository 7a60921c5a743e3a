"""The adviser thinks beside the window: never in its way, never late, and with prices if it counts in game points."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from time import monotonic, sleep

import pygame
import pytest

from ai import Candidate, Decision, Player, decide, make
from engine import PassAnnouncing, PlayCard, View, action_text, card_name, legal_actions
from tarokgui.app.loop import App
from tarokgui.app.program import build_program
from tarokgui.controller.intents import Skip
from tarokgui.kit.commands import Key
from tarokgui.scenes.table import TableScene
from tarokgui.services.program import Program
from tarokgui.session import adviser as adviser_module
from tarokgui.session.adviser import SEED, usual
from tarokgui.session.evening import Evening
from tarokgui.session.thinking import BackgroundTask
from tarokgui.storage.saves import SaveFolder
from tarokgui.table.hand import HandCard
from tarokgui.widgets.button import Button, Style
from tarokgui.wording.i18n import load
from tests.gui.sitting import AtOnce, Sitting
from tests.gui.test_hint import PHASES, advice, current, ids, moments, sitting
from tests.support.advising import advise

THINKING = "Working out a hint\N{NO-BREAK SPACE}…"
LONGEST = 20.0
"""Seconds after which a thread is given up."""


class Adviser:
    """Steady's choice at prices of its own, with as many breaths as the test has."""

    def __init__(self, *, go: Event | None = None, error: float = 0.1, nodes: int = 640) -> None:
        self.go, self.error, self.nodes = go, error, nodes
        self.asked = 0

    def think(self, view: View) -> Iterator[Decision]:
        self.asked += 1
        choice = decide(make("steady", SEED), view)
        prices = (1.0, 0.95, 0.32, *(-1.5 for _ in choice.ranked))
        ranked = tuple(
            Candidate(each.action, price, (), self.error) for each, price in zip(choice.ranked, prices, strict=False)
        )
        while self.go is not None and not self.go.is_set():
            yield Decision(choice.action, ranked, 1)
            sleep(0.002)
        yield Decision(choice.action, ranked, self.nodes)


@pytest.fixture
def adviser(monkeypatch: pytest.MonkeyPatch) -> Callable[[Player], None]:
    """Has the table ask somebody else."""

    def ask(player: Player) -> None:
        monkeypatch.setattr(
            adviser_module, "hint_thoughts", lambda view, decision: adviser_module.thoughts(player, view, decision)
        )

    return ask


def late(phase: str = "play") -> tuple[Sitting, AtOnce[object]]:
    """A table whose adviser is done only when it is let."""
    made = sitting(phase)
    pondering: AtOnce[object] = AtOnce()
    pondering.late = True
    made.table.effects.frame.advice.adviser = pondering  # type: ignore[assignment]
    return made, pondering


def done(made: Sitting, pondering: AtOnce[object]) -> None:
    """The adviser is done, and wakes the window."""
    pondering.late = False
    made.table.effects.frame.look_for_hint()


def until(wanted: Callable[[], bool]) -> None:
    """Wait for another thread."""
    end = monotonic() + LONGEST
    while not wanted():
        assert monotonic() < end
        sleep(0.005)


def test_it_says_that_it_thinks_and_then_what(monkeypatch: pytest.MonkeyPatch) -> None:
    made, pondering = late()
    before, record = advice(made), made.session.record
    focused = made.table.focus.focused
    told: list[str] = []
    monkeypatch.setattr(made.program.feedback, "speak", told.append)
    made.key("h")
    assert made.widget("hint:why").label == THINKING, "at once"
    assert ids(made, "hint:") == ["hint:sheet", "hint:words", "hint:why", "hint:close"], "there is nothing to do yet"
    assert not told, "a moment's thought is not worth a word aloud"
    assert focused is not None
    assert made.table.focus.focused is made.widget(focused.id)
    made.time += 0.25
    made.table.effects.frame.look_for_hint()
    assert told == [THINKING]
    assert advice(made) == before, "the sheet says it"
    done(made, pondering)
    assert advice(made).startswith("Suggestion: ")
    assert ids(made, "hint:mark:")
    assert not ids(made, "hint:sheet"), "the mark is what was asked for"
    assert made.session.record == record


@pytest.mark.parametrize("chosen", [False, True])
def test_a_late_answer_takes_no_key_from_what_was_chosen(chosen: bool) -> None:
    """A card chosen before asking is meant. Else Enter does the marked act, but not in that moment."""
    made, pondering = late()
    meant = advise(made.session.view, made.session.decision).actions[0]
    assert isinstance(meant, PlayCard)
    if chosen:
        cards = [widget for widget in made.table.focus.widgets if isinstance(widget, HandCard) and widget.legal]
        other = next(card for card in cards if card.card != meant.card)
        made.table.focus.focus(other.id)
    made.key("h")
    done(made, pondering)
    assert advice(made).endswith("Enter does it.") is not chosen
    before = made.session.record.actions
    made.key("return")
    if not chosen:
        assert made.session.record.actions == before, "pressed in the moment in which the mark came"
        made.tick(0.5)
        made.key("return")
    played = made.session.record.actions[len(before)][1]
    assert played == f"play {card_name(other.card if chosen else meant.card)}"


def test_the_next_rung_can_be_asked_for_meanwhile() -> None:
    made, pondering = late()
    made.key("h")
    made.key("h")
    done(made, pondering)
    assert ids(made, "hint:sheet")
    assert made.table.focus.focused is made.widget("hint:do")
    made.key("escape")
    made, pondering = late()
    for _ in range(3):
        made.key("h")
    assert not pondering.busy
    done(made, pondering)
    assert not ids(made, "hint:")


def test_who_has_gone_elsewhere_stays_there() -> None:
    """Enter on a card must not suddenly mean the button."""
    made, pondering = late()
    made.key("w")
    made.key("right")
    focused = made.table.focus.focused
    done(made, pondering)
    assert ids(made, "hint:sheet")
    assert focused is not None
    assert made.table.focus.focused is not None
    assert made.table.focus.focused.id == focused.id


@pytest.mark.parametrize("ask", ["h", "w"])
@pytest.mark.parametrize("first", ["return", "3"])
def test_what_is_chosen_while_it_thinks_is_what_the_next_key_does(ask: str, first: str) -> None:
    """The answer comes between the two presses: it takes the second from nobody."""
    made, pondering = late()
    made.key(ask)
    made.tick(0.5)
    made.key(first, card=int(first) if first.isdigit() else 0)
    chosen = made.table.focus.focused
    assert isinstance(chosen, HandCard)
    before = made.session.record.actions
    done(made, pondering)
    made.tick(0.5)
    made.key("return")
    played = [str(text) for _, text in made.session.record.actions[len(before) :]][:1]
    assert played == ([chosen.id.replace("card:", "play ")] if chosen.legal else [])


@pytest.mark.parametrize("phase", PHASES)
def test_the_sheet_takes_no_key_while_it_thinks(phase: str) -> None:
    """Enter, numbers and arrows have the same effect as without it."""
    found = []
    for ask in (False, True):
        made, _ = late(phase)
        if ask:
            made.key("h")
            assert ids(made, "hint:")
        places = []
        for key in ("down", "right", "left", "2", "up"):
            made.tick(0.5)
            made.key(key, card=2 if key == "2" else 0)
            places.append("" if made.table.focus.focused is None else made.table.focus.focused.id)
        made.tick(0.5)
        made.key("return")
        choosing = made.table.state.picks
        found.append((made.session.record, choosing.discard, choosing.call, choosing.cut, places))
    assert found[0] == found[1]


@pytest.mark.parametrize("at_once", [True, False], ids=["at once", "late"])
@pytest.mark.parametrize("phase", PHASES)
def test_enter_on_do_it_does_what_the_click_does(phase: str, at_once: bool) -> None:
    """One press, after a focus set by the program or by the player."""
    found = []
    for enter in (False, True):
        made, pondering = late(phase)
        pondering.late = not at_once
        made.key("w")
        if not at_once:
            done(made, pondering)
        made.tick(0.5)
        made.draw()
        button = made.widget("hint:do")
        assert made.table.focus.focused is button
        before = made.session.record
        if enter:
            made.key("return")
        else:
            made.click(button.rect.centre)
        assert made.session.record != before
        found.append(made.session.record)
    assert found[0] == found[1]


def _do(made: Sitting, act: str) -> None:
    assert made.table.do(act)


def _anew(made: Sitting) -> None:
    _do(made, "restart")
    made.stack.commit()
    made.key("tab")
    made.key("return")


ENDS: dict[str, Callable[[Sitting], object]] = {
    "a card is played": lambda made: made.key("return"),
    "escape": lambda made: made.key("escape"),
    "taken back": lambda made: made.send(Key("z", frozenset({"ctrl"}))),
    "the same deal again": lambda made: _anew(made),
    "skipped": lambda made: made.table.stage.controller.dispatch(Skip()),
    "left": lambda made: made.table.leave(),
}


@pytest.mark.parametrize("key", ["h", "w"])
@pytest.mark.parametrize("end", ENDS)
def test_a_late_answer_is_dropped(end: str, key: str) -> None:
    made, pondering = late()
    if end == "a card is played":
        made.table.focus.focus(str(made.table.prefer))
    made.key(key)
    assert made.table.state.hint_thinking
    ENDS[end](made)
    made.table.rebuild()  # a player who has left the table sees it no more
    assert not pondering.busy
    done(made, pondering)
    assert not ids(made, "hint:")
    assert current(made) is None
    made.time += 1.0
    made.table.effects.frame.look_for_hint()
    assert "Working out" not in advice(made)


def test_another_decision_drops_it_too() -> None:
    made, pondering = late()
    made.key("h")
    made.session.moment = Evening.from_data(moments()["discard"]).moment
    made.table.live.begin_again()
    done(made, pondering)
    assert not pondering.busy
    assert current(made) is None


def test_the_window_does_not_wait(adviser: Callable[[Player], None]) -> None:
    """In the very thread of the program: the key is done while the adviser still thinks."""
    go = Event()
    adviser(Adviser(go=go))
    made = sitting("play")
    woken: list[Callable[[], None]] = []

    def post(call: Callable[[], None]) -> bool:
        woken.append(call)
        return True

    made.program.loop.post = post
    made.table.effects.frame.advice.adviser = BackgroundTask(made.table.effects.frame.wake, made.program.loop.courtesy)
    made.key("w")
    assert made.table.state.hint_thinking
    until(lambda: bool(woken))  # after a while it wakes the window to say that it takes long
    made.time += 0.3
    woken.pop()()
    assert made.widget("hint:why").label == THINKING
    go.set()
    until(lambda: bool(woken))
    woken.pop()()
    assert ids(made, "hint:sheet")
    made.table.leave()


def test_a_thought_that_nobody_waits_for_ends(adviser: Callable[[Player], None]) -> None:
    made = sitting("play")
    made.table.effects.frame.advice.adviser = BackgroundTask(None, made.program.loop.courtesy)
    adviser(Adviser(go=Event()))
    made.key("h")
    made.key("escape")
    adviser(Adviser())
    made.key("h")

    def there() -> bool:
        made.table.effects.frame.look_for_hint()
        return current(made) is not None

    until(there)
    made.table.leave()


def test_an_adviser_that_fails_is_no_harm(adviser: Callable[[Player], None]) -> None:
    class Broken:
        def think(self, view: View) -> Iterator[Decision]:
            yield from ()

    adviser(Broken())
    made = sitting("play")
    made.key("h")
    assert not ids(made, "hint:")
    assert "No hint can be given here." in [node.label for node in made.table.tree()]
    assert made.session.turn == made.session.human


@pytest.mark.parametrize("phase", PHASES)
def test_the_same_decision_has_the_same_advice(phase: str, adviser: Callable[[Player], None]) -> None:
    player = Adviser()
    adviser(player)
    made = sitting(phase)
    made.key("h")
    first, asked = current(made), player.asked
    assert first is not None
    for key in ("h", "h", "w", "w", "h"):
        made.key(key)
    assert current(made) == first
    assert player.asked == asked, "it is not thought about twice"
    view, decision = made.session.view, made.session.decision
    assert advise(view, decision) == advise(view, decision, usual())


def shown(made: Sitting) -> list[str]:
    return [made.widget(id).label for id in ids(made, "hint:other:")]


@pytest.mark.parametrize(
    ("language", "even", "worse"),
    [
        ("en", ": about as good", ": 0.7 game points worse"),
        ("ro", ": cam la fel de bine", ": mai slab cu 0,7 puncte de joc"),
        ("de", ": etwa gleich gut", ": 0,7 Spielpunkte schlechter"),
    ],
)
def test_what_else_there_is_has_its_price(
    language: str, even: str, worse: str, adviser: Callable[[Player], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    adviser(Adviser())
    made = sitting("discard")
    made.program.preferences.change(language=language)
    told: list[str] = []
    monkeypatch.setattr(made.program.feedback, "speak", told.append)
    made.key("w")
    _, first, second = shown(made)
    assert first.endswith(even)
    assert second.endswith(worse)
    assert first in told[-1]
    assert second in told[-1]


def test_an_adviser_of_other_units_names_no_price(adviser: Callable[[Player], None]) -> None:
    adviser(make("steady", SEED))
    made = sitting("discard")
    made.key("w")
    assert shown(made)
    assert not [words for words in shown(made) if "game points" in words or "about" in words]


@pytest.mark.parametrize(
    ("nodes", "error", "words"),
    [
        (640, 0.001, "played out 640 times"),
        (1, 0.001, "out 1 time"),
        (0, 0.001, "A close choice"),
        (640, 2.0, "A close choice"),
    ],
)
def test_where_no_rule_speaks_it_says_so(
    nodes: int, error: float, words: str, adviser: Callable[[Player], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the search found nothing either; if all are as good, the play-outs found no difference."""
    monkeypatch.setattr(adviser_module, "COMPARES", {})
    adviser(Adviser(nodes=nodes, error=error))
    made = sitting("play")
    made.key("w")
    assert len(ids(made, "hint:reason:")) == 1
    assert words in made.widget("hint:reason:0").label


def test_a_whole_turn_is_thought_out(adviser: Callable[[Player], None]) -> None:
    class Talker:
        """Says all that may be said."""

        def think(self, view: View) -> Iterator[Decision]:
            legal = legal_actions(view)
            action = next((each for each in legal if not isinstance(each, PassAnnouncing)), PassAnnouncing())
            yield Decision(action, tuple(Candidate(each, 0.0) for each in legal))

    adviser(Talker())
    made = sitting("announce")
    made.key("w")
    hint = current(made)
    assert hint is not None
    assert len(hint.actions) > 1
    made.key("return")
    done = [str(text) for _, text in made.session.record.actions[hint.decision[1] :]]
    assert done[: len(hint.actions)] == [action_text(action) for action in hint.actions]


@pytest.mark.parametrize("phase", PHASES)
def test_one_button_is_the_loudest(phase: str) -> None:
    made = sitting(phase)
    made.key("w")
    loud = [each.id for each in made.table.focus.widgets if isinstance(each, Button) and each.style is Style.PRIMARY]
    assert len(loud) <= 1
    assert ("hint:do" in loud) == (phase not in ("discard", "play")), "the table’s own, if it is there"


class Learner:
    """Presses H in the running program, looks until the hint is there, and leaves."""

    def __init__(self, program: Program, session: Evening) -> None:
        self.program, self.session = program, session
        self.seen: list[str] = []
        self.end = monotonic() + LONGEST
        self.pressed = False

    def __call__(self) -> None:
        table = self.program.stack.top
        assert monotonic() < self.end, self.seen
        if isinstance(table, TableScene) and table.state.mine:
            if not self.pressed:
                self.pressed = True
                pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_h, scancode=pygame.KSCAN_H, mod=0))
            line = "thinking" if table.state.hint_awaited else table.stage.model.hint.line
            if line not in self.seen:
                self.seen.append(line)
            if table.state.hint_shown is not None:
                pygame.event.post(pygame.Event(pygame.QUIT))
                return
        self.program.loop.post(self)


def test_in_the_program_itself(
    tmp_path: Path, adviser: Callable[[Player], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the program's own loop, thread and clock: first that it thinks, then what."""
    go = Event()
    adviser(Adviser(go=go))
    program = build_program(load("en"))
    program.disk.saves = SaveFolder(tmp_path)
    session = Evening.from_data(moments()["play"])
    learner = Learner(program, session)

    def first(shared: Program) -> TableScene:
        shared.loop.post(learner)
        scene = TableScene(shared, session)
        tell = shared.feedback.speak

        def told(words: str) -> None:
            tell(words)
            if "Working out" in words:
                go.set()

        monkeypatch.setattr(shared.feedback, "speak", told)
        return scene

    assert App(program).run(first) == 0
    assert [words[:12] for words in learner.seen] == ["", "thinking", "Suggestion: "]
