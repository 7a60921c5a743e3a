"""Everything that moves: where it is meanwhile, that input never waits for it, and that it ends where it belongs."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest

from ai import decide
from engine import (
    Acted,
    Dealt,
    Discard,
    Event,
    GroupSeen,
    GroupShown,
    LaidAway,
    PlayCard,
    TakeGroup,
    View,
    card_name,
    dealt_packets,
)
from tarokgui.controller.intents import Rewind, Skip
from tarokgui.controller.position import Jump
from tarokgui.controller.reports import Presence, Proceed
from tarokgui.draw.animation import REDUCED, in_cubic, linear, out_cubic
from tarokgui.draw.geometry import Rect
from tarokgui.kit.commands import Pointer, PointerKind
from tarokgui.session.evening import Evening
from tarokgui.session.seating import Place
from tarokgui.table.chime import LONG, SHORT, Chime
from tarokgui.table.dealer import DEAL_KEY, LONGEST
from tarokgui.table.flights import SWEEP_SECONDS, Flights
from tarokgui.table.hand import HandCard
from tarokgui.table.handmotion import RELAYOUT, RISE
from tarokgui.table.layout import hand_hit
from tarokgui.table.motion import Motion
from tarokgui.table.places import Places
from tests.gui.moments import phase_of, walk
from tests.gui.pressing import Keys, Player
from tests.gui.sitting import FRAME, Sitting, evening
from tests.support.pairs import some

SIZES = some(80, 200)
"""Windows of random sizes in which something is caught in the middle of its way."""
LEAST, MOST = (1024, 640), (3840, 2160)
DRAWN_UP_TO = 1600
"""Pixels of width up to which every caught moment is drawn and compared: larger windows would take too long."""
KINDS = ("deal", "play", "sweep", "flip", "lift", "take", "discard", "relayout")


def kind_of(event: Event, session: Evening) -> str | None:
    """The movement that an event starts."""
    match event:
        case Dealt():
            return "deal"
        case Acted(_, PlayCard()):
            return "play"
        case GroupSeen(_, _, _, cards):
            return "lift" if cards is None else "flip"
        case GroupShown():
            return "flip" if session.view.table.declarer != session.human else None
        case Acted(_, TakeGroup()):
            return "take"
        case Acted(seat, Discard()):
            return "discard" if seat == session.human else None
        case LaidAway(seat):
            return "discard" if seat != session.human else None
    return None


def moving(kind: str, seed: str, size: tuple[int, int]) -> Sitting:
    """A sitting in a window of that size in which such a movement has just begun."""
    random = Random(f"{kind}/{seed}")
    for number in range(60):
        for session in walk(f"motion/{random.random()}", bold=number % 2 == 0):
            if session.hand_over or not _comes(session, kind):
                continue
            sitting = Sitting(Evening.from_data(session.data()), size, speed=1.0)
            seen = _start(sitting, kind)
            if seen:
                return sitting
    raise AssertionError(f"no {kind}")


def _comes(session: Evening, kind: str) -> bool:
    """True if it could begin with the next act."""
    phase = session.view.phase
    wanted = {
        "deal": ("cut", "pattern", "packets"), "play": ("play",), "sweep": ("play",), "relayout": ("play",),
        "flip": ("auction", "call", "talon"), "lift": ("auction", "call", "talon"), "take": ("talon",),
        "discard": ("discard",),
    }  # fmt: skip
    return phase in wanted[kind]


def _start(sitting: Sitting, kind: str) -> bool:
    """Take the next step, as the person or a bot would; return True if that movement has begun."""
    table, session = sitting.table, sitting.session
    seen: set[str] = set()
    show = table.stage.animator.flights.show

    def noted(event: Event, before: View) -> None:
        found = kind_of(event, session)
        if found is not None:
            seen.add(found)
        show(event, before)

    table.stage.animator.flights.show = noted  # type: ignore[method-assign]
    table.stage.controller.dispatch(Skip())
    turn = session.turn
    assert turn is not None
    view = session.view if turn == session.human else session.bot_view()
    sitting.tick()
    bot = session.company.bot(turn if turn != session.human else (turn + 1) % 4)
    table.stage.controller.dispatch(Proceed(decide(bot, view).action))
    if kind == "sweep":
        if table.state.held is None:
            return False
        sitting.until(lambda: not table.stage.animator.motion.busy)
        sitting.until(lambda: table.stage.animator.motion.busy or table.state.held is None)
        return table.stage.animator.motion.busy
    if kind == "relayout":
        return turn == session.human and "play" in seen
    return kind in seen


def random_size(random: Random) -> tuple[int, int]:
    width = random.randint(LEAST[0], MOST[0])
    return width, random.randint(LEAST[1], max(LEAST[1], min(MOST[1], round(width * 0.75))))


def check_hits(sitting: Sitting) -> None:
    """Pointing at card i gives card i, wherever it is drawn just now."""
    cards = [widget for widget in sitting.table.focus.widgets if isinstance(widget, HandCard)]
    for number, widget in enumerate(cards):
        assert hand_hit(sitting.table.stage.layout, len(cards), widget.rect.centre) == number
        sitting.send(Pointer(widget.rect.centre, PointerKind.MOVE))
        assert widget.hovered
        assert not any(other.hovered for other in cards if other is not widget)
    sitting.send(Pointer((1, 1), PointerKind.MOVE))


def check_inside(sitting: Sitting) -> None:
    window = sitting.table.stage.layout.window
    assert (window.w, window.h) == sitting.size
    for shown in sitting.table.stage.animator.motion.shown(window):
        assert window.contains(shown.rect), shown
        assert shown.rect.w > 0
        assert shown.rect.h > 0
        assert 0 <= shown.width <= 1
        assert 0 <= shown.opaque <= 1


@pytest.mark.parametrize("kind", KINDS)
def test_caught_in_the_middle(kind: str) -> None:
    """At random times, in windows of random sizes that change on the way: nothing is outside, every card is hit where
    it belongs, keys are taken, and in the end all is as if nothing had moved."""
    random = Random(kind)
    rounds = SIZES // len(KINDS)
    for number in range(rounds):
        if number % 5 == 0:
            sitting = moving(kind, str(number), random_size(random))
            data = sitting.session.data()
        else:
            size = random_size(random)
            sitting.resize(size)
        table = sitting.table
        if not table.stage.animator.motion.busy and not table.stage.animator.hand.busy:
            continue_from = Evening.from_data(data)
            assert continue_from.view == sitting.session.view
        for _ in range(random.randint(0, 4)):
            if table.stage.animator.motion.busy:
                sitting.tick(random.uniform(0.001, 0.02))
        check_inside(sitting)
        check_hits(sitting)
        if sitting.size[0] <= DRAWN_UP_TO:
            sitting.draw()
        sitting.resize(random_size(random))
        check_inside(sitting)
        if number % 5 == 4:
            compare_at_the_end(sitting)


def compare_at_the_end(sitting: Sitting) -> None:
    """Once all has arrived the picture is that of a table at which nothing ever moved."""
    table = sitting.table
    sitting.resize((1100, 700))
    table.stage.controller.dispatch(Presence(True))  # bots wait, movements go on
    for _ in range(200):
        sitting.tick()
        if not table.animating:
            break
    assert not table.animating
    table.toast.dismiss()
    sitting.tick(1.0)
    moved = sitting.draw()
    still = Sitting(sitting.session, sitting.size, speed=sitting.program.preferences.accessibility.speed)
    still.time = sitting.time
    other = still.table
    other.stage.controller.dispatch(Skip())
    other.stage.controller.state = table.state
    still.program.loop.by_keyboard = sitting.program.loop.by_keyboard
    still.send(Pointer((1, 1), PointerKind.MOVE))
    other.rebuild()
    if table.focus.focused is not None:
        other.focus.focus(table.focus.focused.id)
    other.focus.show_ring, other.focus.walked_to = table.focus.show_ring, table.focus.walked_to
    other.rebuild()
    still.tick(1.0)  # the card that the program's own focus had raised is down again
    assert still.draw() == moved


class Ear:
    """Notes the sounds to be heard, and when."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.heard: list[tuple[float, str]] = []
        self._clock = clock

    def play(self, name: str) -> bool:
        self.heard.append((self._clock(), name))
        return True

    def obey(self, *wishes: float, mute: bool) -> None: ...


def test_a_card_is_heard_when_it_lands() -> None:
    sitting = Sitting(evening("heard/1"), (1024, 640), speed=1.0)
    ear = Ear(lambda: sitting.time)
    sitting.program.feedback.sound = ear  # type: ignore[assignment]
    played: list[float] = []
    show = sitting.table.stage.animator.flights.show

    def noted(event: Event, before: View) -> None:
        if isinstance(event, Acted) and isinstance(event.action, PlayCard):
            played.append(sitting.time)
        show(event, before)

    sitting.table.stage.animator.flights.show = noted  # type: ignore[method-assign]
    Player(Keys(sitting), "heard/1").hand()
    for _ in range(300):  # the verdict is stamped when all is counted
        sitting.tick()
    names = [name for _, name in ear.heard]
    assert names.count("lay") == 48
    assert names.count("sweep") == 12
    assert "riffle" in names
    assert "chime" in names
    assert sum(name in ("win", "lose", "even") for name in names) == 1
    laid = [time for time, name in ear.heard if name == "lay"]
    assert all(0.1 < late - began <= 0.2 + 2 * FRAME for began, late in zip(played, laid, strict=True))


@pytest.mark.parametrize("pattern", ["sixes", "abeles", "ladder", "twelves"])
def test_the_deal_goes_as_it_was_chosen_and_is_over_in_time(pattern: str) -> None:
    session = evening("dealt/1")
    sitting = Sitting(session, speed=1.0)
    table = sitting.table.state.view.table
    chosen = table._replace(deal=table.deal._replace(pattern=pattern))
    packets = dealt_packets(chosen)
    got = {seat: sum(size for owner, size in packets if owner == seat) for seat in range(4)}
    assert set(got.values()) == {12}
    assert packets[0][0] == table.forehand, "the dealer's right is first"
    assert len(packets) == {"sixes": 8, "abeles": 5, "ladder": 24, "twelves": 4}[pattern]
    motion = Motion()
    places = Places(sitting.table.stage.laid, sitting.table.focus.find)
    flights = Flights(motion, sitting.table.stage.seating, places)
    flights.show(Dealt((0xFFF, None, None, None)), sitting.table.state.view._replace(table=chosen))
    assert motion.in_flight(DEAL_KEY)
    motion.advance(0.8, 1.0)
    assert motion.busy
    motion.advance(LONGEST - 0.8 + 0.001, 1.0)
    assert not motion.busy


def test_any_key_ends_the_deal() -> None:
    for key in ("escape", "x", "return", "left"):
        sitting = moving("deal", "0", (1280, 720))
        assert sitting.table.stage.animator.motion.in_flight(DEAL_KEY)
        sitting.key(key)
        assert not sitting.table.stage.animator.dealing
        assert sitting.top is sitting.table
        assert [widget for widget in sitting.table.focus.widgets if isinstance(widget, HandCard)]


def test_no_dealing_if_it_is_not_wished() -> None:
    sitting = Sitting(evening("undealt"), speed=1.0)
    sitting.program.preferences.change(deal_animation=False)
    stagehand = sitting.table.stage.animator.flights
    stagehand.show(Dealt((0xFFF, None, None, None)), sitting.table.state.view)
    assert not sitting.table.stage.animator.dealing
    sitting.program.preferences.change(deal_animation=True)
    stagehand.show(Dealt((0xFFF, None, None, None)), sitting.table.state.view)
    assert sitting.table.stage.animator.dealing


def test_reduced_motion_travels_nowhere() -> None:
    """Cards fade in place, within a tenth of a second; nothing is turned, raised or shaken on the way."""
    sitting = Sitting(evening("reduced/2"), (1024, 640), speed=1.0)
    sitting.program.preferences.accessibility.reduced_motion = True
    places: dict[str, set[tuple[int, ...]]] = {}
    tick = sitting.tick
    longest = run = 0.0

    def noted(seconds: float = FRAME) -> None:
        nonlocal run, longest
        tick(seconds)
        sitting.program.preferences.accessibility.reduced_motion = True
        for shown in sitting.table.stage.animator.motion.shown():
            assert shown.width == 1
            if shown.card is not None:
                places.setdefault(shown.card, set()).add(tuple(shown.rect))
        run = run + seconds if sitting.table.stage.animator.motion.busy else 0.0
        longest = max(longest, run)
        assert not sitting.table.stage.animator.hand.busy

    sitting.tick = noted  # type: ignore[method-assign]
    Player(Keys(sitting), "reduced/2").hand()
    assert places
    assert all(len(rects) <= 2 for rects in places.values()), "a card fades in where it lies and out where it lay"
    assert longest <= REDUCED + 2 * FRAME


def test_faster_and_at_once() -> None:
    def frames(speed: float) -> int:
        motion = Motion()
        place = Rect(0, 0, 10, 20)
        motion.fly(None, lambda: place, lambda: place.moved(100, 0), 0.2, cue="lay")
        count = 0
        while motion.busy:
            motion.advance(FRAME, speed)
            count += 1
        assert motion.heard() == ["lay"]
        assert motion.heard() == []
        return count

    assert frames(0) == 1
    assert abs(frames(2.0) * 2 - frames(1.0)) <= 2
    assert abs(frames(0.5) - frames(1.0) * 2) <= 2


def test_a_flight_on_its_way() -> None:
    motion = Motion()
    a, b = Rect(0, 200, 40, 80), Rect(300, 200, 20, 40)
    motion.fly("XXI", lambda: a, lambda: b, 1.0, easing=linear, arc=0.1)
    motion.fly(None, lambda: a, lambda: a, 1.0, turns=True, then="I", delay=0.5)
    motion.advance(0.5, 1.0)
    flying, turning = motion.shown()
    assert flying.rect.w == 30
    assert flying.rect.x == 150
    assert flying.rect.y < 200, "it bows upwards"
    assert (turning.card, turning.width) == (None, 1.0)
    motion.advance(0.49, 1.0)
    *_, turning = motion.shown()
    assert turning.card is None
    assert turning.width < 0.1
    motion.advance(0.3, 1.0)
    (turning,) = motion.shown()
    assert turning.card == "I"
    assert in_cubic(0.5) < 0.5 < out_cubic(0.5)


def leading(seed: str, *, following: bool = False) -> Sitting:
    """A sitting in which the person is to lead, or to follow, with nothing moving."""
    saved = [
        session.data()
        for session in walk(seed)
        if phase_of(session) == "play, mine" and (not following or session.view.table.play.trick)
    ]
    sitting = Sitting(Evening.from_data(saved[2]), (1280, 720), speed=1.0)
    sitting.until_due()
    sitting.program.loop.by_keyboard = False
    sitting.table.rebuild()
    sitting.tick(0.3)
    return sitting


def test_cards_slide_together_and_rise() -> None:
    """Under the pointer a card rises within its time; after a card is gone the others close up; keys raise at once."""
    sitting = leading("slide/1")
    table = sitting.table
    cards = [widget for widget in table.focus.widgets if isinstance(widget, HandCard)]
    other = next(widget for widget in cards if not widget.up)
    lies = other.picture.y
    sitting.send(Pointer(other.rect.centre, PointerKind.MOVE))
    assert other.picture.y == lies
    sitting.tick(RISE / 2)
    half = other.picture.y
    sitting.tick(RISE)
    assert lies > half > other.picture.y == lies - table.stage.layout.lift
    assert not table.animating
    before = {widget.card: widget.picture.x for widget in cards}
    legal = next(widget for widget in cards if widget.legal)
    legal.on_activate()
    now = [widget for widget in table.focus.widgets if isinstance(widget, HandCard)]
    assert {widget.card: widget.picture.x for widget in now}.items() <= before.items(), "they start where they lay"
    assert any(widget.picture.x != widget.place.x for widget in now)
    sitting.tick(RELAYOUT / 2)
    sitting.tick(RELAYOUT)
    assert all(widget.picture.x == widget.place.x for widget in now)
    assert card_name(legal.card) not in {card_name(widget.card) for widget in now}
    assert abs(SWEEP_SECONDS - 0.32) < 1e-9


def test_taking_back_is_seen() -> None:
    sitting = leading("undo/7")
    table = sitting.table
    card = next(widget for widget in table.focus.widgets if isinstance(widget, HandCard) and widget.legal)
    card.on_activate()
    sitting.tick(0.25)
    table.dispatch(Rewind(Jump.UNDO))
    assert table.stage.animator.motion.in_flight(f"hand:{card_name(card.card)}")
    sitting.tick(0.2)
    assert not table.stage.animator.motion.busy
    assert sitting.session.view.hand >> card.card & 1


def test_what_stays_in_the_trick_is_not_seen_to_go_back() -> None:
    """Of the cards there only those that were taken back fly."""
    sitting = leading("undo/7", following=True)
    table, stays = sitting.table, sitting.session.view.table.play.trick
    assert stays
    card = next(widget for widget in table.focus.widgets if isinstance(widget, HandCard) and widget.legal)
    card.on_activate()
    sitting.tick(0.25)
    table.dispatch(Rewind(Jump.UNDO))
    flying = {each.card for each in table.stage.animator.motion.shown()}
    assert card_name(card.card) in flying
    assert flying & {card_name(each) for each in stays} == set()


def test_the_chime_is_for_something_new_or_after_a_long_wait() -> None:
    chime = Chime()
    assert not chime.due(False, "auction", SHORT / 2)
    assert not chime.due(True, "auction", FRAME), "one has only just acted"
    chime = Chime()
    chime.due(False, "auction", SHORT)
    assert chime.due(True, "auction", FRAME)
    assert not chime.due(True, "auction", FRAME), "once is enough"
    chime.due(False, "auction", LONG / 2)
    assert not chime.due(True, "auction", FRAME)
    chime.due(False, "auction", LONG)
    assert chime.due(True, "auction", FRAME)


def test_words_come_up_and_stand() -> None:
    from tarokgui.table.pop import SECONDS, Pops
    from tarokgui.wording.speeches import SpeechBubble

    pops = Pops()
    assert not pops.see({1: SpeechBubble("pas")}, still=False), "what was said before the table came up stands already"
    assert pops.see({1: SpeechBubble("pas"), 2: SpeechBubble("doi")}, still=False)
    assert set(pops.sizes()) == {2}
    assert not pops.advance(SECONDS / 2, 1.0)
    assert pops.advance(SECONDS, 1.0)
    assert not pops.busy
    pops.see({2: SpeechBubble("trei")}, still=True)
    assert not pops.busy


def test_places_of_seats_follow_the_window() -> None:
    """A card whose source is gone keeps its place in proportion."""
    sitting = moving("take", "5", (1280, 720))
    first = next(sitting.table.stage.animator.motion.shown()).rect
    sitting.resize((2560, 1440))
    larger = next(sitting.table.stage.animator.motion.shown()).rect
    assert abs(larger.centre[0] - 2 * first.centre[0]) <= 0.1 * 2560
    assert sitting.table.stage.layout.seats[Place.YOU].trick


SIZES_OF_HANDS = ((1024, 640), (1280, 720), (1920, 1080))


def parted(size: tuple[int, int], text: float, place: int) -> tuple[Sitting, list[HandCard]]:
    """A full hand with the pointer on the card at that place, when everything has arrived."""
    data = next(session.data() for session in walk("parted") if phase_of(session) == "auction, mine")
    sitting = Sitting(Evening.from_data(data), size, speed=1.0)
    assert sitting.program.preferences.change(text_scale=text)
    sitting.table.stage.controller.dispatch(Skip())
    sitting.until_due()
    sitting.program.loop.by_keyboard = False
    sitting.resize(size)
    sitting.tick(0.3)
    cards = [widget for widget in sitting.table.focus.widgets if isinstance(widget, HandCard)]
    sitting.send(Pointer((cards[place].rect.x + 5, cards[place].rect.y + 50), PointerKind.MOVE))
    sitting.until(lambda: not sitting.table.stage.animator.busy)
    return sitting, [widget for widget in sitting.table.focus.widgets if isinstance(widget, HandCard)]


@pytest.mark.parametrize("size", SIZES_OF_HANDS, ids=str)
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("place", [0, 5, -2, -1])
def test_neighbours_make_way_for_a_raised_card(size: tuple[int, int], text: float, place: int) -> None:
    """Nothing of it covers them, nor do they cover it; the pointer's targets stay, and none leaves the felt."""
    sitting, cards = parted(size, text, place)
    raised = cards[place]
    assert raised.up
    assert len(cards) == 12
    assert all(card is raised or not card.picture.meets(raised.picture) for card in cards)
    felt = sitting.table.stage.layout.table
    assert all(felt.x <= card.picture.x and card.picture.right <= felt.right for card in cards)
    assert [card.rect.right for card in cards[:-1]] == [card.rect.x for card in cards[1:]]
    assert all(card.picture.x > before.picture.x for before, card in pairwise(cards)), "no numeral is hidden"
    far = cards[0] if place else cards[-1]
    assert abs(far.aside) <= 1 if abs(cards.index(far) - cards.index(raised)) > 4 else True
    sitting.send(Pointer(felt.centre, PointerKind.MOVE))
    sitting.until(lambda: not sitting.table.stage.animator.busy)
    assert all(card.picture.x == card.place.x for card in cards)


@pytest.mark.parametrize("wish", [{"motion": "reduced"}, {"speed": 0.0}], ids=str)
def test_without_motion_no_neighbour_makes_way(wish: dict[str, object]) -> None:
    sitting = leading("parted")
    assert sitting.program.preferences.change(**wish)
    cards = [widget for widget in sitting.table.focus.widgets if isinstance(widget, HandCard)]
    pointed = next(card for card in cards[1:-1] if card.legal)
    sitting.send(Pointer((pointed.rect.x + 5, pointed.rect.y + 50), PointerKind.MOVE))
    sitting.tick()
    assert pointed.up
    assert not any(card.aside for card in cards)
    sitting.key("right")
    sitting.tick()
    cards = [widget for widget in sitting.table.focus.widgets if isinstance(widget, HandCard)]
    raised = next(card for card in cards if card.by_key)
    assert all(card is raised or not card.picture.meets(raised.picture) for card in cards), "that stays raised"


def test_no_numeral_is_covered_between_two_raised_cards() -> None:
    """As when a hint marks two cards for the discard: the one between them goes to the right."""
    sitting, cards = parted((1280, 720), 1.0, -3)
    cards[-1].hinted = True
    sitting.table.stage.animator.hand.pose(sitting.table.focus.widgets)
    sitting.until(lambda: not sitting.table.stage.animator.busy)
    left, between = cards[-3], cards[-2]
    assert left.up
    assert cards[-1].up
    assert between.picture.x >= left.picture.right - 1
