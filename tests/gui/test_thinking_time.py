"""The thinking time of a bot is not seen, and thinking that nobody waits for ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from statistics import median
from threading import Event, Semaphore
from time import monotonic, sleep
from typing import Final

import pytest

from ai import Decision, Player, decide, make
from engine import Action, HandRecord, Keep, View, card_set, legal_actions, members, parse_cards, write_record
from engine.games.romanian.carry import Pot
from tarokgui.controller.intents import Open, Rewind, Route, Say
from tarokgui.controller.pace import BOT_PAUSE, REMEMBERED, STEP, THINKING, Pace
from tarokgui.controller.position import Jump
from tarokgui.session.bots import Bots
from tarokgui.session.evening import Evening
from tarokgui.session.eveningstate import Move
from tarokgui.session.framegate import LONGEST, FrameGate
from tarokgui.session.opening import new_session
from tarokgui.session.thinking import BackgroundTask, BotThread
from tests.gui.pressing import Keys
from tests.gui.pressing import Player as Person
from tests.gui.sitting import FRAME, Sitting, evening

Takes = Callable[[View], float]
"""Seconds of the window's clock that a bot thinks about a view."""
WAIT = 60.0
"""Seconds after which a thread is given up."""


class Timed:
    """A thinker whose answers are there after so many seconds of the fake clock."""

    def __init__(self, clock: Callable[[], float], takes: Takes) -> None:
        self.clock, self.takes = clock, takes
        self.due, self.answer = 0.0, None
        self.asked: list[tuple[float, str]] = []
        self._view: View | None = None
        self._player: Player | None = None

    @property
    def busy(self) -> bool:
        return self._player is not None

    def ask(self, player: Player, view: View) -> None:
        self._player, self._view = player, view
        self.due = self.clock() + self.takes(view)
        self.asked.append((self.clock(), view.phase))

    def poll(self) -> Action | None:
        if self._player is None or self._view is None or self.clock() < self.due:
            return None
        player, self._player = self._player, None
        return decide(player, self._view).action

    def forget(self) -> None:
        self._player = None

    def close(self) -> None:
        self._player = None


def table(takes: Takes, speed: float = 1.0, seed: str = "time") -> tuple[Sitting, Timed]:
    sitting = Sitting(evening(seed), (1024, 640), speed=speed)
    thinker = Timed(lambda: sitting.time, takes)
    sitting.table.live.opponents.thinker = thinker  # type: ignore[assignment]  # of the same shape
    return sitting, thinker


def shown(takes: Takes, speed: float = 1.0) -> list[tuple[float, str]]:
    """When each action of a hand was shown, and which; whether somebody seemed to think."""
    sitting, _ = table(takes, speed)
    found: list[tuple[float, str]] = []
    session, submit = sitting.session, sitting.session.submit

    def noted(move: Move) -> None:
        found.append((round(sitting.time, 3), str(move.to.hand.record.actions[len(session.record.actions)])))
        submit(move)

    session.submit = noted  # type: ignore[method-assign]
    Person(Keys(sitting), "time").hand()
    return found


@cache
def unhindered(speed: float) -> list[tuple[float, str]]:
    """The same for bots that know at once."""
    return shown(lambda _: 0.0, speed)


def by_seat(view: View) -> float:
    """The seats think differently long."""
    return (0.0, 0.3, 0.15, 0.4)[view.seat]


def by_choice(view: View) -> float:
    """A seat with nothing to choose knows at once."""
    return 0.0 if len(legal_actions(view)) == 1 else 0.42


@pytest.mark.parametrize("speed", [0.5, 1.0])
@pytest.mark.parametrize("takes", [lambda _: 0.3, by_seat, by_choice], ids=["long", "by seat", "by choice"])
def test_quick_and_slow_look_the_same(takes: Takes, speed: float) -> None:
    assert shown(takes, speed) == unhindered(speed)


def test_fast_play_is_as_even() -> None:
    """At four times the speed a pause is 0.11 s: one bot that needs longer makes all take as much longer."""
    none, even = shown(lambda _: 0.0, 4.0), shown(lambda _: 0.3, 4.0)
    mixed = shown(lambda view: 0.0 if view.seat == 2 else 0.3, 4.0)
    assert [action for _, action in even] == [action for _, action in mixed]
    late, later = (made[-1][0] - none[-1][0] for made in (mixed, even))
    assert late > 0.9 * later


def test_at_once_is_as_even_and_at_once() -> None:
    """Without pauses everybody takes three frames: a bot that knows at once, and one that thinks for a frame."""
    none, quick = shown(lambda _: 0.0, 0.0), shown(lambda view: by_choice(view) / 30, 0.0)
    assert none == quick
    apart = [later - sooner for (sooner, _), (later, _) in pairwise(none)]
    assert median(apart) < 4.5 * FRAME


def pauses(pace: Pace, takes: float) -> tuple[float, Pace]:
    """Seconds until the next bot acts that thinks so long, and the pace after it."""
    time = 0.0
    while True:
        time += FRAME
        pace = pace.after_pause(FRAME, ready=time >= takes)
        if time >= takes and pace.pause <= 0:
            return time, pace.next_decision()


def test_after_a_slow_one_all_are_slow() -> None:
    slow, pace = BOT_PAUSE + 2 * STEP, Pace()
    thoughts = [(0.0, BOT_PAUSE), (slow - STEP / 2, slow)]
    thoughts += [(takes, slow) for takes in (0.0, BOT_PAUSE + STEP / 2, 0.2, slow - STEP / 2, 0.0)]
    thoughts += [(0.0, slow)] * (REMEMBERED - 1)
    thoughts.append((0.0, BOT_PAUSE))  # the machine was busy then, and is not any more
    for takes, wanted in thoughts:
        seconds, pace = pauses(pace, takes)
        assert seconds == pytest.approx(wanted, abs=1.5 * FRAME)


def test_who_seems_to_think_may_have_done_so() -> None:
    """The dots of a bot that thinks give nothing away either."""
    _, pace = pauses(Pace(), 4 * BOT_PAUSE - 0.1)
    seen = []
    for takes in (0.0, THINKING + 0.3):
        dots, time, acts = 0, 0.0, False
        while not acts:
            pace = pace.after_pause(FRAME, ready=time >= takes)
            acts = time >= takes and pace.pause <= 0
            time += FRAME
            dots += pace.long and not acts
        pace = pace.next_decision()
        seen.append(dots)
    assert seen[0] > 0
    assert abs(seen[0] - seen[1]) <= 1


def test_it_thinks_while_a_trick_lies() -> None:
    sitting, thinker = table(lambda _: 0.0)
    person = Person(Keys(sitting), "time")
    while sitting.session.view.phase != "play":
        sitting.until_due()
        person.decide()
    for _ in range(20_000):
        held = sitting.table.state.held
        mine = sitting.session.turn == sitting.session.human
        if held is not None and not mine and not sitting.table.stage.animator.motion.busy:
            break
        if sitting.due and not sitting.session.hand_over:
            sitting.tick(0.4)
            person.decide()
        sitting.tick()
    asked = len(thinker.asked)
    sitting.tick()
    assert sitting.table.state.held is not None
    assert thinker.asked[-1][1] == "play"
    assert thinker.busy or sitting.table.live.opponents.ready
    assert len(thinker.asked) in (asked, asked + 1)


# Nobody waits any more ---------------------------------------------------------------------------------------------


class Stepper:
    """Thinks one step whenever it is let, for ever; notes when it is dropped."""

    def __init__(self) -> None:
        self.go, self.stepped, self.dropped = Semaphore(0), Semaphore(0), Event()
        self.steps = 0

    def think(self, view: View) -> Iterator[Decision]:
        decision = decide(make("steady", "step"), view)
        try:
            while True:
                assert self.go.acquire(timeout=WAIT)
                self.steps += 1
                self.stepped.release()
                yield decision
        finally:
            self.dropped.set()


def thinking() -> tuple[Sitting, Stepper]:
    """A table at which a bot thinks without end, after a decision of the person's."""
    sitting = Sitting(evening("time"), (1024, 640), speed=1.0)
    person = Person(Keys(sitting), "time")
    while not sitting.session.can_take_back or sitting.session.turn == sitting.session.human:
        sitting.until_due()
        person.decide()
    stepper = Stepper()
    sitting.session.company.bot = lambda seat: stepper  # type: ignore[method-assign]
    sitting.table.live.opponents.thinker = BotThread(None, sitting.program.loop.courtesy)
    sitting.table.live.opponents.forget()
    while not sitting.table.live.opponents.thinker.busy:
        sitting.tick()
    for _ in range(3):
        stepper.go.release()
        assert stepper.stepped.acquire(timeout=WAIT)
    return sitting, stepper


def _anew(made: Sitting) -> None:
    made.table.dispatch(Rewind(Jump.RESTART, sure=True))
    made.stack.commit()
    if made.top is not made.table:  # it asks where something has been decided
        made.key("tab")
        made.key("return")


ENDS: dict[str, Callable[[Sitting], object]] = {
    "taken back": lambda made: made.table.dispatch(Rewind(Jump.UNDO)),
    "the same deal again": lambda made: _anew(made),
    "left": lambda made: made.table.leave(),
    "the window closes": lambda made: made.stack.quit(),
}


@pytest.mark.parametrize("end", ENDS)
def test_thinking_ends_with_its_step(end: str) -> None:
    """The step that is being worked on is the last one, and its thoughts are let go."""
    sitting, stepper = thinking()
    ENDS[end](sitting)
    sitting.stack.commit()
    for _ in range(5):
        stepper.go.release()
    assert stepper.dropped.wait(WAIT)
    assert stepper.steps <= 4
    sitting.table.leave()


def test_the_next_question_does_not_wait_for_the_last() -> None:
    view, first, second = evening("time").bot_view(), Stepper(), make("steady", "x")
    woken = Event()
    thinker = BotThread(woken.set)
    thinker.ask(first, view)
    first.go.release()
    assert first.stepped.acquire(timeout=WAIT)
    thinker.ask(second, view)
    first.go.release()
    assert first.dropped.wait(WAIT)
    answer = None
    while answer is None:
        assert woken.wait(WAIT)
        woken.clear()
        answer = thinker.poll()
    assert answer == decide(second, view).action
    thinker.close()


def test_a_window_that_hangs_does_not_stop_it() -> None:
    courtesy, woken = FrameGate(), Event()
    courtesy.begin()
    pondering: BackgroundTask[int] = BackgroundTask(woken.set, courtesy)
    pondering.begin(iter(range(3)))
    assert woken.wait(WAIT + 3 * LONGEST)
    assert pondering.poll() == 2
    pondering.close()


PEOPLE: Final = ("sidonia", "ilinca", "toader")
"""Somebody of each of the stronger levels."""


def test_people_think_in_the_thread_what_they_think_without() -> None:
    """A hand at the table of the program, beside the same hand without window and thread."""
    sitting = Sitting(new_session(seed="people", people=PEOPLE), (1024, 640), speed=0.0)
    table, session = sitting.table, sitting.session
    table.live.opponents.thinker = BotThread(None, sitting.program.loop.courtesy)
    until = monotonic() + WAIT
    while not session.hand_over:
        assert monotonic() < until
        if table.state.mine and table.state.automatic is None:
            table.dispatch(Say(legal_actions(session.view)[0]))
        elif table.live.opponents.thinker.busy:
            sleep(0.001)
        sitting.tick()
    table.leave()
    alone = new_session(seed="people", people=PEOPLE)
    while not alone.hand_over:
        mine = alone.turn == alone.human
        alone.act(legal_actions(alone.view)[0] if mine else alone.bot_action())
    assert session.record == alone.record
    assert session.problem is None


# Asked in secret ---------------------------------------------------------------------------------------------------


class Hasty:
    """Keeps at its first thought; nobody ever hears another one about throwing in."""

    def __init__(self) -> None:
        self.asked = 0

    def think(self, view: View) -> Iterator[Decision]:
        if view.asked:
            self.asked += 1
            yield Decision(Keep(), ())
            raise AssertionError("thought on")
        yield decide(make("steady", "hasty"), view)


def test_who_is_asked_in_secret_answers_with_the_first_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """R22: neither a pause nor a window that stands still shows that somebody was asked."""
    hasty = Hasty()
    monkeypatch.setattr(Bots, "bot", lambda self, seat: hasty)
    made = evening("asked")
    poor = parse_cards("HQ HN HJ DQ DN DJ CQ CN CJ SQ SN SJ")
    rest = members(made.variant.pack.cards & ~poor)
    hands = [card_set(rest[start : start + 12]) for start in (6, 18, 30)]
    hands.insert((made.human + 1) % 4, poor)
    record = HandRecord(made.variant, made.match.dealer, Pot(5, 1), None, tuple(hands), rest[:6])
    session = Evening.from_data(made.data() | {"record": write_record(record)})
    assert hasty.asked == 1
    assert session.problem is None
    assert session.view.phase == "auction"


def test_under_something_else_the_table_wants_no_time() -> None:
    """The settlement and the menu are over it: nothing is due that could come about, so the loop may sleep."""
    sitting, _ = table(lambda _: 0.0)
    while sitting.session.turn == sitting.session.human or not sitting.session.can_take_back:
        sitting.until_due()
        Person(Keys(sitting), "time").decide()
    assert sitting.table.wake_in() is not None
    sitting.table.stage.controller.dispatch(Open(Route.MENU))
    sitting.stack.commit()
    sitting.tick(2.0)
    assert sitting.top.name == "menu"
    assert sitting.table.wake_in() is None
