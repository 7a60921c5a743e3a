"""Tübingen Tarok in the window: whole hands by mouse and by keys, the panels' words, claims, and the Stecken."""

from __future__ import annotations

from typing import Final

import pygame
import pytest

from engine import Own, action_text, card_name, legal_actions
from engine.games.tubingen.actions import ITEMS
from tarokgui.controller.intents import Skip
from tarokgui.draw.geometry import Rect
from tarokgui.games.tubingen.claiming import ClaimRow
from tarokgui.selftest.pressing import pressed
from tarokgui.session.evening import Evening
from tarokgui.table.lying import widget_parts
from tarokgui.table.panels.calling import KingCard
from tarokgui.table.seats import bubbles
from tarokgui.table.station import Station, stations
from tarokgui.viewmodel.plates import cards_held
from tarokgui.wording.i18n import LANGUAGES
from tests.gui.pressing import Clicks, Keys, Presser
from tests.gui.sitting import Sitting
from tests.gui.test_hint import by_keys
from tests.gui.tubingen import EMPTY, Tale, dealt, led, sit, tale
from tests.support.forgetting import forgotten, if_claimed

KINGS: Final = "HK DK CK SK"
STRONG: Final = "T21 T20 T19 T18 T1 T22 HK DK CK"

HANDS: Final = {
    "ruf": (tale(("call SK",)), (STRONG,)),
    "the fourth": (tale(("call fourth",)), (STRONG,)),
    "a tarock": (tale(("call T21",)), (KINGS, "T21")),
    "concealed raus": (tale(("call HK",)), (f"{STRONG} SQ SN",)),
    "raus": (tale(("bid raus",)), (STRONG,)),
    "against a raus": (tale(theirs=("bid raus",)), ("", STRONG)),
    "a tout": (tale(("accept",), ("ask-tout",)), ("T21 T20", EMPTY)),
    "asking for a tout": (tale(("ask-tout",), ("accept",)), (EMPTY,)),
    "claims": (tale(("call SK", "claim*"), ("claim*",), {"claims": "spoken"}), (STRONG, "T2 T3")),
}
"""A hand of each contract: the wishes of the table, and the hands of the seats."""
OUTCOMES: Final = {"concealed raus": "raus", "against a raus": "raus", "raus": "raus"}


@pytest.fixture(params=[Clicks, Keys])
def device(request: pytest.FixtureRequest) -> type[Clicks | Keys]:
    return request.param  # type: ignore[no-any-return]


def carry_out(presser: Presser, story: Tale) -> None:
    """The person's wish, by that device."""
    sitting = presser.sitting
    session, action = sitting.session, story.choose(sitting.session.view, person=True)
    count = len(session.record.actions)
    for id in pressed(action):
        presser.press(id)
    made = [text for seat, text in session.record.actions[count:] if seat == session.human]
    assert made[:1] == [action_text(action)]


def at_end(sitting: Sitting) -> bool:
    """Let the others act until the person decides; whether the hand is over instead."""
    sitting.until_due()
    return sitting.session.hand_over


@pytest.mark.parametrize("name", HANDS)
def test_a_whole_hand(name: str, device: type[Clicks | Keys]) -> None:
    """U6 … U28: every decision of the person's by one device, to the settlement."""
    story, hands = HANDS[name]
    dealer = 0 if name == "concealed raus" else 3
    with story.told():
        sitting = sit(dealt(*hands, dealer=dealer, house=story.house), reading=device is Keys)
        session = sitting.session
        kinds: list[str] = []
        presser = device(sitting)
        while not at_end(sitting):
            if not kinds or kinds[-1] != session.view.kind:
                kinds.append(session.view.kind)
                sitting.draw()
            carry_out(presser, story)
        sitting.until(lambda: sitting.top.name == "settlement")
        sitting.draw()
    settled = session.settlement
    assert settled is not None
    assert "play" in kinds
    contract = "tout" if "tout" in name else OUTCOMES.get(name, "ruf")
    assert (settled.outcome, settled.contract) == ("played", contract)


def until_due(story: Tale, session: Evening, kind: str) -> Sitting:
    """The table at the person's first decision of that kind."""
    sitting = sit(led(story, session, kind))
    sitting.until_due()
    return sitting


def test_enter_alone_lays_away_what_a_hint_suggests() -> None:
    """U7: the keys go on from mark to mark; a press more where they are would put a card back."""
    sitting = until_due(tale(), dealt(STRONG, dealer=0), "dealer-discard")
    session = sitting.session
    sitting.key("h")
    decision, presses = session.decision, 0
    while session.decision == decision:
        by_keys(sitting)
        presses += 1
        assert presses < 5
    assert presses >= 3, "each card, then the button"


@pytest.mark.parametrize(
    ("name", "pages"),
    [
        ("ruf", ("tub-play", "tub-ruf-score")),
        ("concealed raus", ("tub-raus-score", "tub-raus-score")),
        ("against a raus", ("tub-raus-score", "tub-raus-score")),
        ("a tout", ("tub-tout", "tub-tout")),
    ],
)
def test_the_rules_open_at_the_contract_that_is_played(name: str, pages: tuple[str, str]) -> None:
    """A Raus that the dealer conceals is one to himself from the beginning (U15)."""
    story, hands = HANDS[name]
    session = dealt(*hands, dealer=0 if name == "concealed raus" else 3, house=story.house)
    sitting = sit(led(story, session, "play"))
    playing = sitting.table.rules_page()
    over = sit(led(story, session, "over"))
    over.until(lambda: over.top.name == "settlement")
    assert (playing, over.form.rules_page()) == pages


def test_the_dealers_own_king_says_that_he_plays_alone() -> None:
    """U15: at his own kings, and at no other."""
    sitting = until_due(tale(), dealt("HK CK", "DK", "SK", dealer=0), "ruf-round")
    kings = {w.id: w for w in sitting.form.focus.widgets if isinstance(w, KingCard)}
    alone = {id for id, king in kings.items() if "concealed Raus, you play alone" in king.node().label}
    assert set(kings) == {"call:HK", "call:DK", "call:CK", "call:SK"}
    assert alone == {"call:HK", "call:CK"}
    assert "concealed" in kings["call:HK"].hint


def test_others_may_call_only_what_they_lack_and_the_fourth() -> None:
    """U13."""
    sitting = until_due(tale(), dealt("HK CK DK"), "ruf-round")
    ids = {widget.id for widget in sitting.form.focus.widgets}
    assert {"call:SK", "call:fourth", "bid:pass"} <= ids
    assert "call:HK" not in ids


def test_fort_mit_is_said_and_told_at_the_plate() -> None:
    """U14: with eight taroks; words, plate and strip say so to the others."""
    story = tale()
    session = dealt("HK", "T3 T4 T5 T6 T7 T8 T9 T10", dealer=1)
    while session.view.kind != "ruf-round":
        story.step(session)
    with story.told():
        sitting = sit(session)
        sitting.until_due()
    assert "fort mit" in sitting.table.focus.find("seat:1").label  # type: ignore[union-attr]
    assert "fort mit" in sitting.table.focus.find("badge:calls:1").label  # type: ignore[union-attr]
    assert "fort mit" not in sitting.table.focus.find("seat:2").label  # type: ignore[union-attr]


def test_people_remark_on_fort_and_on_the_tout_after_their_words() -> None:
    """The words of the game stand first; without sayings they stand alone."""
    story = tale()
    session = dealt("HK", "T3 T4 T5 T6 T7 T8 T9 T10", dealer=1)
    while session.view.kind != "ruf-round":
        story.step(session)
    with story.told():
        sitting = sit(session)
        sitting.until_due()
        said = sitting.table.stage.picture.speech[1]
        assert (said.text, said.remark) == ("fort mit", "Fort, aber mit!")
        shown = {
            bubble.words for bubble in bubbles(sitting.table.stage.context, sitting.table.stage.picture.speech).values()
        }
        assert "fort mit. Fort, aber mit!" in shown
        sitting.program.preferences.change(sayings=False)
        shown = {
            bubble.words for bubble in bubbles(sitting.table.stage.context, sitting.table.stage.picture.speech).values()
        }
        assert "fort mit" in shown


def test_over_a_single_king_to_be_called_all_words_are_seen() -> None:
    """In a window of the least size, where title and text are wider than the card."""
    session = led(tale(), dealt("HK DK CK T3 T4 T5 T6 T7 T8 T9 T10"), "ruf-round")
    for language in LANGUAGES:
        sitting = Sitting(session, (1024, 640), reading=True, language=language)
        sitting.table.stage.controller.dispatch(Skip())
        sitting.table.rebuild()
        sitting.draw()
        title = sitting.program.feedback.tr("panels.ruf.title")
        lines = sitting.program.drawing.text.drawn
        assert title in {line.text for line in lines}
        assert [line.text for line in lines if not line.fits] == []


def test_what_may_not_be_laid_away_is_refused_with_its_reason() -> None:
    """U7."""
    sitting = until_due(tale(), dealt("HK T21", dealer=0), "dealer-discard")
    assert cards_held(sitting.session.view, 0) == 21
    for card in ("card:HK", "card:T21"):
        Clicks(sitting).press(card)
        assert "never discarded" in sitting.widget("advice").label
        assert not sitting.table.state.picks.discard


def piles(sitting: Sitting) -> list[tuple[int, str]]:
    """(tricks, number on them) by seat."""
    seating = sitting.table.stage.seating
    found: dict[int, Station] = {
        seating.seat(station.place): station
        for station in stations(sitting.table.stage.context, {}, lambda place: False, waiting=False)
    }
    return [(found[seat].tricks, found[seat].number) for seat in range(4)]


@pytest.mark.parametrize("name", ["ruf", "raus"])
def test_tricks_lie_by_side_in_a_ruf_and_by_seat_in_a_raus(name: str) -> None:
    """U22, U27: in a Ruf once the sides are known; the number stands there where it says no more than all know."""
    story, hands = HANDS[name]
    session = dealt(*hands)
    while len(session.view.table.play.tricks) < 17 or session.turn != session.human:
        story.step(session)
    table, human = session.view.table, session.human
    won = [sum(trick.winner == seat for trick in table.play.tricks) for seat in range(4)]
    shown = piles(sit(session))
    if name == "raus":
        assert shown == [(n, f"×{n}" if n else "") for n in won]
        return
    assert table.sides_known
    ours = sum(n for seat, n in enumerate(won) if table.sides[seat] is table.sides[human])
    assert shown[human] == (ours, f"×{ours}")
    assert sum(n for n, _ in shown) == len(table.play.tricks)
    assert sum(bool(n) for n, _ in shown) == 2


def test_before_the_sides_are_known_no_tricks_are_put_together() -> None:
    """U22: their places give no side away."""
    session = dealt("T21 T20 T19 T18 T17", "SK")
    story = tale(("call SK",))
    while len(session.view.table.play.tricks) < 2:
        story.step(session)
    table = session.view.table
    assert not table.sides_known
    won = [sum(trick.winner == seat for trick in table.play.tricks) for seat in range(4)]
    assert piles(sit(session)) == [(n, "") for n in won]


def test_a_led_ski_asks_for_nothing() -> None:
    """UA5."""
    story = tale(("play T22",))
    session = dealt("HK", "T22", dealer=0)
    story = tale(("call SK",), ("call SK", "play T22"))
    while not session.view.table.play.trick:
        story.step(session)
    with story.told():
        sitting = sit(session)
        sitting.program.preferences.change(winning_flag=True)  # a Ski that is there alone is never ahead (U23)
        sitting.until_due()
        sitting.draw()
    assert card_name(session.view.table.play.trick[0]) == "T22"
    told = sitting.widget("advice").label
    assert ("says the suit" in told) is (len(session.view.table.play.trick) == 1)


def claiming() -> tuple[Tale, Sitting]:
    """The table when the person, who held Skimon and Oberers, may claim."""
    story = tale(("call SK",), house={"claims": "spoken"})
    return story, until_due(story, dealt(STRONG, house=story.house), "claim-strafen")


def test_every_strafe_is_offered_and_nothing_tells_which_are_due() -> None:
    """U29: a learner is not helped; a claim that is not due is refused with its reason."""
    _, sitting = claiming()
    held = sitting.widget("claim:hand")
    assert held.rect.h > 0.14 * 720  # with its caption: as large as the sheet has room for
    rows = [widget for widget in sitting.form.focus.widgets if isinstance(widget, ClaimRow)]
    assert [row.id for row in rows] == [f"claim:{item}" for item in ITEMS]
    assert all(row.enabled for row in rows)
    Clicks(sitting).press("claim:kingdom")
    assert not sitting.session.view.table.own.claims
    assert "not entitled" in sitting.widget("advice").label
    Clicks(sitting).press("claim:skimon")
    assert sitting.session.view.table.own.claims == ((0, "skimon"),)
    assert not sitting.widget("claim:skimon").enabled


def test_a_forgotten_strafe_does_not_count() -> None:
    """U29: Oberers are due too and are not claimed."""
    story, sitting = claiming()
    session = sitting.session
    assert Own("claim oberers") in legal_actions(session.view)
    with story.told():
        Clicks(sitting).press("claim:skimon")
        Clicks(sitting).press("say")
        sitting.until(lambda: sitting.top.name == "settlement")
    settled = session.settlement
    assert settled is not None
    counted = [strafe.item for strafe in settled.own.strafen if strafe.seat == session.human]
    assert counted == ["skimon"]
    assert forgotten(session) == ("oberers", "ski-kingdom")
    assert if_claimed(session).scores != settled.scores
    lines = [widget.label for widget in sitting.form.focus.widgets if widget.id.startswith("line:")]
    assert any(line == "Skimon: You" for line in lines)
    assert not any("Oberers" in line for line in lines)
    told = f"Forgotten, and so not counted: Oberers (You, +{2 * len(['XXI', 'XX', 'XIX', 'XVIII', 'Ski'])})."
    assert sitting.widget("note:forgotten").label.startswith(told[:-2])
    assert told[:-2] in sitting.journal[-1]


def test_nothing_is_told_of_strafen_as_long_as_they_may_be_claimed() -> None:
    _, sitting = claiming()
    told = " ".join([*sitting.journal, *(widget.label for widget in sitting.form.focus.widgets)])
    assert "Forgotten" not in told


SKI: Final = {
    "fell to you": (("bid raus", "play T21"), ("play T22",), ("T21", "T22 T20 HK DK CK SK")),
    "Your Ski fell to": (("play T22",), ("bid raus", "play T21"), ("T22 T20 HK DK CK SK", "", "", "T21")),
    "was taken back": (("play T20",), ("bid raus", "play T22", "play T21"), ("T20", "T21", "T22 T19 HK DK CK SK")),
}


@pytest.mark.parametrize("words", SKI)
def test_the_way_of_the_ski_is_told_to_whom_it_concerns(words: str) -> None:
    """U23: no sentence says in its middle that it fell to "You"."""
    mine, theirs, hands = SKI[words]
    story = tale(mine, theirs)
    with story.told():
        sitting = sit(led(story, dealt(*hands), "over"))
        sitting.until(lambda: sitting.top.name == "settlement")
    told = next(widget.label for widget in sitting.form.focus.widgets if "Ski fell" in widget.label)
    assert words in told
    assert "You " not in told


GROUND: Final = (1, 254, 3)
"""A colour that nothing is drawn in."""
MOMENTS: Final = {
    "discard": (tale(), ("HK",), 0, "dealer-discard"),
    "ask": (tale(), (EMPTY,), 3, "ask-tout"),
    "answer": (tale((), ("ask-tout",)), ("T21", EMPTY), 3, "tout-answer"),
    "raus": (tale(), ("HK",), 0, "raus-round"),
    "ruf": (tale(), ("HK DK CK T3 T4 T5 T6 T7 T8 T9 T10",), 0, "ruf-round"),
    "claim": (tale(("call SK",), house={"claims": "spoken"}), (STRONG,), 3, "claim-strafen"),
}
PANEL: Final = (
    *("sheet", "tray", "points", "bid:", "call:", "slot:", "confirm", "claim", "say", "ask-tout", "keep"),
    *("accept", "decline"),
)


@pytest.mark.parametrize("name", MOMENTS)
@pytest.mark.parametrize(("size", "text"), [((1024, 640), 1.0), ((1280, 720), 1.5)])
def test_nothing_is_drawn_beyond_the_place_it_tells(name: str, size: tuple[int, int], text: float) -> None:
    """Else it is cut off where a thing beside it is drawn again."""
    story, hands, dealer, kind = MOMENTS[name]
    sitting = sit(led(story, dealt(*hands, dealer=dealer, house=story.house), kind), size, text_scale=text)
    sitting.until_due()
    sitting.draw()
    beyond = []
    for part in widget_parts(sitting.table.stage.context, sitting.form.focus.widgets):
        surface = pygame.Surface(size)
        surface.fill(GROUND)
        part.draw(surface)
        surface.fill(GROUND, part.area.common(Rect(0, 0, *size)))
        drawn = pygame.mask.from_threshold(surface, GROUND, (1, 1, 1, 255))
        if drawn.count() < size[0] * size[1]:
            beyond.append(part.key)
    assert beyond == []


@pytest.mark.parametrize("name", MOMENTS)
@pytest.mark.parametrize(("size", "text"), [((1024, 640), 2.0), ((1024, 640), 1.0), ((1280, 720), 1.5)])
def test_a_panel_stays_in_the_middle(name: str, size: tuple[int, int], text: float) -> None:
    story, hands, dealer, kind = MOMENTS[name]
    session = led(story, dealt(*hands, dealer=dealer, house=story.house), kind)
    for language in ("en", "de"):
        sitting = sit(session, size, text_scale=text, language=language)
        sitting.tick(0.3)
        layout = sitting.table.stage.layout
        found = [widget for widget in sitting.form.focus.widgets if widget.id.startswith(PANEL) and widget.clip is None]
        assert found
        for widget in found:
            assert layout.centre.contains(widget.rect), f"{language} {widget.id} {widget.rect} leaves {layout.centre}"
        buttons = [widget for widget in found if widget.role == "button"]
        for place, one in enumerate(buttons):
            assert not any(one.rect.meets(other.rect) for other in buttons[place + 1 :]), one.id
