"""The hint: a rung at a time, of the person's own view, and gone the instant the decision is over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice, permutations
from random import Random

import pygame
import pytest

from ai import Candidate, Decision, Player, make
from engine import (
    Pass,
    PassAnnouncing,
    Reject,
    View,
    action_text,
    legal_actions,
    objection,
    observe,
    to_act,
    write_record,
)
from tarokgui.controller.intents import OfferHint, Skip
from tarokgui.controller.messages import Note
from tarokgui.kit.commands import Key
from tarokgui.session.adviser import SEED, Hint, _others
from tarokgui.session.evening import Evening
from tarokgui.session.seating import Place
from tarokgui.table.hand import HandCard
from tarokgui.table.mark import CardMark
from tarokgui.widgets.pane import Pane
from tarokgui.wording.hintwords import HintWords
from tarokgui.wording.i18n import LANGUAGES, load
from tarokgui.wording.proofs import ABOUT_SIDES
from tests.ai.test_laws import swapped
from tests.ai.test_reasons import hands
from tests.gui.moments import gallery, phase_of, walk
from tests.gui.sitting import FRESH, Sitting, evening
from tests.support.advising import advise
from tests.support.once import once
from tests.support.pairs import pairs, some
from tests.support.seats import seating_at
from tests.support.worlds import worlds

SIZES = [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160)]
QUICK = make("steady", SEED)
"""Stands in for an adviser that thinks for longer where many are asked."""
PHASES = ("cut", "auction", "call", "talon", "discard", "announce", "play")
PICKING = ("discard", "play")
"""Phases in which cards of the hand are picked."""


@once
def moments() -> dict[str, dict[str, object]]:
    """One decision of the person in each phase; in play one with a choice, and a trick begun."""
    found = {phase: gallery(hands=8)[f"{phase}, mine"][0] for phase in PHASES}
    for number in range(20):
        for session in walk(f"hint/{number}"):
            choice = len(legal_actions(session.view)) > 1
            if phase_of(session) == "play, mine" and choice and session.view.table.play.trick:
                return found | {"play": session.data()}
    raise AssertionError("no trick with a choice")


def sitting(phase: str, size: tuple[int, int] = (1280, 720), *, reading: bool = True) -> Sitting:
    made = Sitting(Evening.from_data(moments()[phase]), size, reading=reading)
    made.table.stage.controller.dispatch(Skip())
    made.tick(FRESH)
    made.draw()
    return made


def ids(made: Sitting, start: str) -> list[str]:
    return [widget.id for widget in made.table.focus.widgets if widget.id.startswith(start)]


def current(made: Sitting) -> Hint | None:
    return made.table.state.hint_shown


def advice(made: Sitting) -> str:
    return next(node.label for node in made.table.tree() if node.id == "advice")


@pytest.mark.parametrize("phase", PHASES)
def test_one_rung_after_the_other(phase: str) -> None:
    made = sitting(phase, reading=False)
    before, words, record = made.draw(), advice(made), made.session.record
    made.key("h")
    assert advice(made).startswith("Suggestion: "), advice(made)
    assert ids(made, "hint:mark:"), "nothing is marked"
    assert not ids(made, "hint:sheet")
    marked = made.draw()
    assert marked != before
    made.key("h")
    assert ids(made, "hint:sheet")
    assert ids(made, "hint:reason:")
    assert bool(ids(made, "hint:mark:")) == (phase in PICKING), "a panel that is turned over shows no rows"
    assert made.draw() != marked
    made.key("h")
    assert not ids(made, "hint:")
    assert advice(made) == words
    made.tick(FRESH)
    assert made.session.record == record, "a hint does nothing by itself"


def test_the_marks_are_on_what_the_suggestion_is_made_with() -> None:
    made = sitting("play")
    made.key("h")
    hint = current(made)
    assert hint is not None
    made.table.focus.focus(ids(made, "hint:mark:")[0].removeprefix("hint:mark:"))
    made.key("return")
    assert done_since(made, hint)[0] == action_text(hint.actions[0])


def done_since(made: Sitting, hint: Hint) -> list[str]:
    """The actions since the hint, as the record writes them."""
    return [str(text) for _, text in made.session.record.actions[hint.decision[1] :]]


@pytest.mark.parametrize("phase", PHASES)
def test_the_button_does_it(phase: str) -> None:
    made = sitting(phase)
    made.key("w")
    hint = current(made)
    assert hint is not None
    assert made.table.focus.focused is made.widget("hint:do")
    made.tick(FRESH)  # just after the focus has moved no press counts
    made.key("return")
    assert done_since(made, hint)[: len(hint.actions)] == [action_text(action) for action in hint.actions]
    assert not ids(made, "hint:")


def test_by_pointer() -> None:
    made = sitting("play")
    made.key("w")
    made.tick(FRESH)
    made.click(made.widget("hint:close").rect.centre)
    assert not ids(made, "hint:sheet")
    assert ids(made, "hint:mark:"), "the mark stays"
    made.key("w")
    made.tick(FRESH)
    decision = made.session.decision
    made.click(made.widget("hint:do").rect.centre)
    assert made.session.decision != decision


def marked(made: Sitting) -> set[str]:
    return {id.removeprefix("hint:mark:") for id in ids(made, "hint:mark:")}


def focused(made: Sitting) -> str:
    assert made.table.focus.focused is not None
    return made.table.focus.focused.id


@pytest.mark.parametrize("how", ["escape", "w", "pointer"])
@pytest.mark.parametrize("phase", PHASES)
def test_the_sheet_closes_and_the_mark_stays(phase: str, how: str) -> None:
    """The keys go on from the marked thing; no card that may not be played is raised."""
    made = sitting(phase)
    made.key("w")
    made.tick(FRESH)
    if how == "pointer":
        made.click(made.widget("hint:close").rect.centre)
    else:
        made.key(how)
    assert not ids(made, "hint:sheet")
    assert focused(made) in marked(made)
    assert made.table.focus.placed, "nobody has chosen it"
    assert not [w.id for w in made.table.focus.widgets if isinstance(w, HandCard) and w.up and not w.legal]
    made.key("escape")
    assert not ids(made, "hint:")
    assert made.top is made.table


ENTER = "Enter does it."
AT_ONCE = ("cut", "auction", "call", "talon", "play")
"""Phases in which one press on the marked thing does it all: in the others it is picked first."""


@pytest.mark.parametrize("phase", PHASES)
def test_one_enter_does_what_was_asked_for(phase: str) -> None:
    """H is the choice and Enter confirms it, as the line of advice says; not in the moment in which the mark came."""
    made = sitting(phase)
    cards = [widget.id for widget in made.table.focus.widgets if isinstance(widget, HandCard)]
    made.table.focus.focus(cards[-1] if cards else "tool:menu")
    made.key("h")
    hint, record = current(made), made.session.record
    assert hint is not None
    assert focused(made) in marked(made)
    assert made.table.focus.placed == (phase not in AT_ONCE)
    assert advice(made).endswith(ENTER) == (phase in AT_ONCE)
    made.key("return")
    assert made.session.record == record
    made.tick(FRESH + 0.2)
    made.key("return")
    if phase in AT_ONCE:
        assert done_since(made, hint) == [action_text(hint.actions[0])]
    else:
        assert made.session.record == record
        assert focused(made) in marked(made)


@pytest.mark.parametrize("phase", ["call", "talon", "play"])
def test_one_click_does_what_is_marked(phase: str) -> None:
    """The pointer chooses by itself, asked or not."""
    made = sitting(phase)
    made.key("h")
    hint = current(made)
    assert hint is not None
    made.tick(FRESH)
    (target,) = marked(made)
    made.click(made.widget(target).rect.centre)
    assert done_since(made, hint) == [action_text(hint.actions[0])]


@pytest.mark.parametrize("phase", PHASES)
def test_one_enter_does_nothing_that_was_not_asked_for(phase: str) -> None:
    """A mark that came by itself is a place to start from: the first press chooses it, without a warning."""
    made = sitting(phase)
    made.table.stage.controller.dispatch(OfferHint())
    if phase == "cut":  # there the marked thing only says how deep
        return
    assert focused(made) in marked(made)
    assert made.table.focus.placed
    assert not advice(made).endswith(ENTER)
    record = made.session.record
    made.tick(FRESH + 0.2)
    made.key("return")
    assert made.session.record == record
    assert focused(made) in marked(made)
    message = made.table.state.message
    assert message is None or (isinstance(message, Note) and message.quiet)


def test_the_line_promises_nothing_once_the_focus_is_elsewhere() -> None:
    made = sitting("play")
    made.key("h")
    assert advice(made).endswith(ENTER)
    for key in ("right", "left"):
        made.key(key)
        if focused(made) not in marked(made):
            assert advice(made).startswith("Suggestion: ")
            assert not advice(made).endswith(ENTER)
            return
    raise AssertionError("no key goes elsewhere")


def test_a_mark_that_comes_unasked_takes_no_focus_from_the_player() -> None:
    made = sitting("auction")
    cards = [widget.id for widget in made.table.focus.widgets if isinstance(widget, HandCard)]
    made.table.focus.focus(cards[-1])
    made.table.stage.controller.dispatch(OfferHint())
    assert ids(made, "hint:mark:")
    assert focused(made) == cards[-1]
    other = sitting("auction")
    other.table.stage.controller.dispatch(OfferHint())
    assert focused(other) in marked(other)


def test_the_chevron_leaves_the_line_of_advice_free() -> None:
    """Above a card of the hand, also where that is raised."""
    made = sitting("play")
    made.key("h")
    made.tick(1.0)
    mark = next(w for w in made.table.focus.widgets if isinstance(w, CardMark))
    blank = pygame.Surface(made.size, pygame.SRCALPHA)
    mark.draw(blank, made.table.paint)
    assert blank.get_bounding_rect().y >= made.table.stage.layout.advice.bottom


def test_not_your_turn() -> None:
    session = Evening.from_data(gallery(hands=8)["play, theirs"][0])
    made = Sitting(session, speed=1.0)
    made.key("h")
    assert not ids(made, "hint:")
    turn = session.turn
    assert turn is not None
    told = made.program.feedback.tr("hand.wait", name=made.table.stage.seating.name(turn))
    assert made.widget("advice").label == told
    made.key("w")
    assert not ids(made, "hint:")
    made.until_due()
    assert told not in [node.label for node in made.top.tree()], "it is stale"


@pytest.mark.parametrize("key", ["h", "w"])
def test_it_is_gone_when_the_decision_is_over(key: str) -> None:
    made = sitting("play")
    made.key(key)
    card = made.table.prefer
    assert card is not None
    made.table.focus.focus(card)
    made.key("return")
    assert not ids(made, "hint:")
    made.until_due()
    assert not ids(made, "hint:")
    assert current(made) is None
    if made.top is made.table:
        made.key(key)
        assert current(made) is not None
        made.send(Key("z", frozenset({"ctrl"})))
        assert not ids(made, "hint:")
        assert current(made) is None


def test_the_same_number_of_a_decision_is_not_enough() -> None:
    """After taking back, the numbers of a decision come again; the cards on the table are other ones."""
    made = sitting("play")
    made.key("h")
    hint = current(made)
    assert hint is not None
    other = next(each for each in walk("hint/another") if phase_of(each) == "play, mine").view
    assert other != hint.view
    table = made.table
    seen = replace(table.state.hint, answer=replace(hint, view=other))
    table.stage.controller.state = replace(table.state, hint=seen)
    assert current(made) is None
    made.table.rebuild()
    assert not ids(made, "hint:")


def play_by_hints(seed: str, game: str) -> Iterator[Evening]:
    """Some hands in which the person follows the hint, any act of a turn allowed."""
    for session in walk(seed, game):
        if session.turn == session.human:
            yield session


@pytest.mark.parametrize("game", ["romanian", "taper"])
def test_everything_suggested_is_allowed(game: str) -> None:
    seen: set[str] = set()
    for number in range(some(6, 12)):
        for session in play_by_hints(f"hint/allowed/{number}", game):
            hint = advise(session.view, session.decision, QUICK if number else None)
            copy = Evening.from_data(session.data())
            for action in hint.actions:
                assert objection(copy.view, action) is None, (action, session.view.phase)
                copy.act(action)
            seen.add(session.view.phase)
            assert len(hint.reasons) <= 2
            assert len(hint.others) <= 2
            assert not {other.action for other in hint.others} & {*hint.actions}
    assert seen >= {"auction", "talon", "discard", "announce", "play"}


def test_the_next_best_are_sorted_by_price() -> None:
    """From any order of a search: the cheapest first, and those without a price last."""
    view = Evening.from_data(moments()["play"]).view
    actions = list(legal_actions(view))[:2]
    best, *rest = (Candidate(action, 0.0, (), 0.1) for action in (*actions, Pass(), PassAnnouncing(), Reject()))
    for values in permutations((-3.0, -1.0, -2.0, None)):
        ranked = tuple(
            replace(each, value=value or 9.0, error=None if value is None else 0.1)
            for each, value in zip(rest, values, strict=True)
        )
        others = _others(Decision(best.action, (best, *ranked)), (best.action,), view)
        assert [other.worse for other in others] == [1.0, 2.0]


def test_hidden_cards_change_nothing() -> None:
    """With the hidden cards dealt otherwise every word, mark and pixel of the hint is the same."""

    def shown(session: Evening) -> list[object]:
        made = Sitting(session, (1280, 720), recording=True)
        made.table.stage.controller.dispatch(Skip())
        found: list[object] = []
        for _ in range(2):
            made.key("h")
            found += [made.draw(), made.top.tree(), [line.text for line in made.program.drawing.text.drawn]]
        assert ids(made, "hint:sheet")
        return found

    random = Random("hint")
    compared: dict[str, int] = {}
    for number in range(4):
        for session in walk(f"hint/secrecy/{number}"):
            phase = session.view.phase
            if not phase_of(session).endswith("mine") or compared.get(phase, 0) >= some(2, 4):
                continue
            if len(legal_actions(session.view)) < 2:
                continue
            one = shown(Evening.from_data(session.data()))
            for record in islice(worlds(write_record(session.record), session.human, random), 2):
                assert shown(Evening.from_data(session.data() | {"record": record})) == one, phase
                compared[phase] = compared.get(phase, 0) + 1
    assert compared.keys() >= {"auction", "talon", "discard", "announce", "play"}, compared


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("phase", PHASES)
def test_the_sheet_covers_nothing_that_is_needed(phase: str, size: tuple[int, int]) -> None:
    made = sitting(phase, size)
    made.key("w")
    sheet = made.widget("hint:sheet").rect
    assert made.table.window.holds((sheet.x, sheet.y))
    assert sheet.bottom <= size[1]
    assert sheet.right <= size[0]
    for widget in made.table.focus.widgets:
        needed = widget.id.startswith(("bid:", "call:", "take:", "sheet", "advice", "seat:", "card:"))
        assert not (needed and widget.rect.meets(sheet)), widget.id
    for seat in made.table.stage.layout.seats.values():
        assert phase != "play" or seat.place is Place.YOU or not seat.trick.meets(sheet)


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
@pytest.mark.parametrize("phase", ["call", "discard"])
def test_no_words_are_scrolled_where_the_felt_is_free(phase: str, size: tuple[int, int]) -> None:
    """The sheet grows over the felt at its side and down to the cards before it scrolls, and moves nothing."""
    made = sitting(phase, size)
    made.key("h")
    before = {widget.id: widget.rect for widget in made.table.focus.widgets}
    made.key("w")
    after = {widget.id: widget.rect for widget in made.table.focus.widgets}
    seen = {id: rect for id, rect in after.items() if id in before and not id.startswith(("said:", "advice"))}
    assert {id: before[id] for id in seen} == seen
    pane = made.widget("hint:words")
    assert isinstance(pane, Pane)
    assert not pane.furthest


@pytest.mark.parametrize(("phase", "text", "language"), pairs(PHASES, (1.0, 2.0), LANGUAGES))
def test_words_fit_in_every_language(phase: str, text: float, language: str) -> None:
    """No word of the sheet is cut off; words without room can be scrolled to by keys."""
    made = sitting(phase, (1024, 640))
    made.program.preferences.change(language=language, text_scale=text)
    made.resize((1024, 640))
    made.key("w")
    made.program.drawing.text.drawn.clear()
    made.draw()
    words = {widget.label for widget in made.table.focus.widgets if widget.id.startswith("hint:") and widget.label}
    drawn = [line for line in made.program.drawing.text.drawn if line.text in words]
    assert drawn
    assert [line.text for line in drawn if not line.fits] == []
    sheet = made.widget("hint:sheet").rect
    layout = made.table.stage.layout
    if made.widget("advice").rect.meets(sheet):
        assert made.widget("hint:why").label, "nothing says what the reasons are for"
    meant = marked(made)
    assert bool(meant) == (phase in PICKING)
    for widget in made.table.focus.widgets:
        assert not (widget.id in meant or widget.id.startswith("card:")) or not widget.rect.meets(sheet), widget.id
    if phase == "play":
        table, seating = made.session.view.table, made.table.stage.seating
        seats = [table.seat_at(table.play.leader, number) for number, _ in enumerate(table.play.trick)]
        assert seats
        assert not [seat for seat in seats if layout.seats[seating.place(seat)].trick.meets(sheet)]
    pane = made.widget("hint:words")
    for widget in made.table.focus.widgets:
        if widget.id.startswith(("hint:why", "hint:reason", "hint:other")):
            seen = pane.rect.y <= widget.rect.y and widget.rect.bottom <= pane.rect.bottom
            assert seen or widget.reachable, widget.id


def test_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A screen reader hears the suggestion, then the reasons."""
    made = sitting("play")
    told: list[str] = []
    monkeypatch.setattr(made.program.feedback, "speak", told.append)
    made.key("h")
    assert told[-1] == advice(made)
    made.key("h")
    assert told[-1].startswith(advice(made))
    assert len(told[-1]) > len(advice(made)) + 10
    assert made.widget("hint:reason:0").label in told[-1]


def test_the_words_follow_the_language() -> None:
    made = sitting("play")
    made.key("w")
    made.program.preferences.change(language="ro")
    assert advice(made).startswith("Sugestie: ")
    assert made.widget("hint:close").label == made.program.feedback.tr("button.close")
    assert made.widget("hint:sheet").label in ("Sugestie", "")  # the title goes where the words want its room


def test_the_journal_stands_beside_it() -> None:
    made = sitting("play", (1920, 1080))
    made.key("j")
    made.key("w")
    journal, sheet = made.widget("journal:sheet").rect, made.widget("hint:sheet").rect
    assert not journal.meets(sheet)
    made.key("w")
    assert made.widget("journal:sheet").rect == journal
    made.key("j")
    assert made.table.stage.layout.dock is None


@pytest.mark.parametrize("speed", [0.0, 1.0])
@pytest.mark.parametrize("game", ["romanian", "taper"])
def test_whole_hands_by_hints_alone(game: str, speed: float) -> None:
    """W and Enter at every decision, with pictures moving or not, as far as the settlement."""
    for number in range(some(1, 3)):
        session = evening(f"hint/whole/{game}/{number}", game)
        made = Sitting(session, speed=speed, reading=game == "taper")
        while not session.hand_over:
            made.until_due()
            if made.top is not made.table:
                break
            decision = session.decision
            made.key("w")
            assert ids(made, "hint:do"), session.view.phase
            made.draw()
            made.tick(FRESH)
            made.key("return")
            assert session.decision != decision
            assert not ids(made, "hint:")
            made.draw()
        made.until(lambda made=made: made.top.name == "settlement")  # type: ignore[misc]
        assert session.settlement is not None


def test_each_claim_about_a_side_says_how_sure_it_is() -> None:
    """Wherever a seat is taken for a friend or an opponent, the level and the evidence stand beside it."""
    tr, told = load(), 0
    levels = (" is surely ", " is likely ", "The chance that ")
    for state, _ in zip(hands("hint/sides"), range(500), strict=False):
        view = observe(state, to_act(state) or 0)
        hint = advise(view, (0, 0), QUICK)
        words = HintWords(
            tr,
            seating_at(view, tr),
            hint,
        )
        for reason, text in zip(hint.reasons, words.reasons, strict=False):
            if reason.key in ABOUT_SIDES:
                assert any(level in text for level in levels) or not hint.proofs, text
                told += 1
    assert told > 20


def test_the_words_are_the_same_with_the_unseen_cards_dealt_anew() -> None:
    """At any seat, in any phase: all that a hint says, without the window."""
    tr, random, compared = load(), Random("hint"), dict[str, int]()

    def words(view: View, player: Player | None) -> list[str]:
        hint = advise(view, (0, 0), player)
        return [
            HintWords(
                tr,
                seating_at(view, tr),
                hint,
            ).aloud
        ]

    for state, number in zip(hands("hint/anew"), range(some(300, 600)), strict=False):
        view = observe(state, to_act(state) or 0)
        other = swapped(state, view, random)
        player = QUICK if number % 15 else None
        assert words(observe(other, view.seat), player) == words(view, player), view.phase
        compared[view.phase] = compared.get(view.phase, 0) + (other != state)
    assert {phase for phase, count in compared.items() if count > 5} >= {"auction", "talon", "announce", "play"}


def by_keys(made: Sitting) -> None:
    """Choose the focused thing, and then do it."""
    for _ in range(2):
        made.tick(FRESH + 0.2)
        made.key("return")


@pytest.mark.parametrize("phase", ["discard", "announce"])
def test_enter_alone_does_a_suggestion_of_several_steps(phase: str) -> None:
    """The keys go from mark to mark: one press more in the same place would put the picked card back."""
    for data in gallery(hands=40)[f"{phase}, mine"]:
        made = Sitting(Evening.from_data(data))
        made.table.stage.controller.dispatch(Skip())
        made.key("h")
        first = marked(made)
        if first != {"say"}:
            break
    else:
        raise AssertionError("nothing to announce is ever suggested")
    decision, pressed = made.session.decision, 0
    while made.session.decision == decision:
        assert focused(made) in marked(made), pressed
        by_keys(made)
        pressed += 1
        assert pressed < 5
    assert pressed >= 2, "each part, then the button"


def test_no_card_stays_raised_when_the_keys_are_taken_to_a_mark() -> None:
    """While the others act the keys are on a card of the hand; the mark that comes unasked takes them from there."""
    made = sitting("auction")
    made.program.loop.by_keyboard = True
    cards = [widget for widget in made.table.focus.widgets if isinstance(widget, HandCard)]
    made.table.focus.put(cards[0].id)
    made.table.stage.animator.hand.pose(made.table.focus.widgets)
    assert cards[0].raised == 1.0
    made.table.stage.controller.dispatch(OfferHint())
    made.tick(1.0)
    made.tick(1.0)
    assert focused(made) in marked(made)
    assert [w.id for w in made.table.focus.widgets if isinstance(w, HandCard) and w.raised] == []
