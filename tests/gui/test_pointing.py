"""Things are where they are seen: pointing in any size of window, cards that may not be played, the last trick."""

from __future__ import annotations

from random import Random

import pytest

from engine import PLAYS, Kind, PlayCard, card_name, legal_actions, members, objection
from tarokgui.controller.intents import Say, Skip, ToggleJournal
from tarokgui.kit.commands import Pointer, PointerKind
from tarokgui.session.evening import Evening
from tarokgui.table.layout import hand_hit
from tarokgui.wording.objections import why_text
from tests.gui.moments import gallery, phase_of, walk
from tests.gui.sitting import FRESH, Sitting
from tests.support.pairs import some
from tests.support.zones import base_zones

SIZES = 200


def sizes() -> list[tuple[int, int]]:
    random = Random("sizes")
    return [(random.randint(1024, 3000), random.randint(640, 2000)) for _ in range(SIZES)]


def disjoint(sitting: Sitting) -> None:
    """No base zone shares a pixel with another or leaves the window."""
    zones = list(base_zones(sitting.table.stage.layout).items())
    for number, (name, zone) in enumerate(zones):
        assert zone.x >= 0, name
        assert zone.y >= 0, name
        assert zone.right <= sitting.size[0], name
        assert zone.bottom <= sitting.size[1], name
        for other_name, other in zones[number + 1 :]:
            apart = zone.right <= other.x or other.right <= zone.x or zone.bottom <= other.y or other.bottom <= zone.y
            assert apart, f"{name} lies over {other_name} at {sitting.size}"


@pytest.mark.parametrize("phase", ["play, mine", "discard, mine"])
def test_card_under_the_pointer(phase: str) -> None:
    """In 200 sizes every card is the one that is pointed at, from its left edge to the next card's."""
    sitting = Sitting(Evening.from_data(gallery()[phase][0]))
    random = Random(phase)
    for number, size in enumerate(sizes()):
        sitting.resize(size)
        if number % 2:
            sitting.table.stage.controller.dispatch(ToggleJournal())
        disjoint(sitting)
        cards = [widget for widget in sitting.table.focus.widgets if widget.id.startswith("card:")]
        for place, card in enumerate(cards):
            inside = (
                random.randint(card.rect.x, card.rect.right - 1),
                random.randint(card.rect.y, card.rect.bottom - 1),
            )
            assert hand_hit(sitting.table.stage.layout, len(cards), inside) == place
            sitting.send(Pointer(inside, PointerKind.MOVE))
            assert [widget.id for widget in cards if widget.hovered] == [card.id]


@pytest.mark.parametrize("game", ["romanian", "taper"])
def test_everything_can_be_reached(game: str) -> None:
    """In every phase Tab goes round all that can be done, and something has the focus at all times."""
    for phase, sessions in gallery(game).items():
        if phase == "over":
            continue
        sitting = Sitting(Evening.from_data(sessions[0]))
        sitting.table.stage.controller.dispatch(Skip())
        focus = sitting.table.focus
        reachable = {widget.id for widget in focus.widgets if widget.reachable}
        been = set()
        for _ in range(len(reachable)):
            assert focus.focused is not None, phase
            been.add(focus.focused.id)
            sitting.key("tab")
        assert been == reachable, phase


def test_a_card_that_may_not_be_played() -> None:
    """A click on it says why, and neither the session nor the screen's knowledge changes."""
    clicked = 0
    for number in range(some(3, 6)):
        for session in walk(f"illegal/{number}"):
            if phase_of(session) != "play, mine":
                continue
            legal = {action.card for action in legal_actions(session.view) if isinstance(action, PlayCard)}
            sitting = Sitting(Evening.from_data(session.data()))
            for card in members(session.view.hand):
                if card in legal:
                    continue
                why = objection(session.view, PLAYS[card])
                assert why is not None
                before = sitting.session.data()
                sitting.tick(FRESH)
                rect = sitting.widget(f"card:{card_name(card)}").rect
                sitting.click((rect.x + rect.w // 2, rect.y + rect.h // 2))
                assert sitting.widget("advice").label == why_text(
                    sitting.program.feedback.tr, why, sitting.table.stage.seating.name
                )
                assert sitting.session.data() == before
                clicked += 1
    assert clicked > 40


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_the_last_trick_has_its_button_while_it_may_be_looked_at(text: float) -> None:
    """From the first trick on, whether the journal is open or not (R118); the line beside it does not move."""
    seen = set()
    for session in walk("peek"):
        play = session.view.table.play
        if session.view.kind != Kind.PLAY or not play.tricks:
            continue
        sitting = Sitting(Evening.from_data(session.data()), (1024, 640), speed=1.0, text_scale=text)
        advice, found = sitting.widget("advice"), sitting.table.focus.find("peek")
        assert (found is None) is bool(sitting.table.state.no_peek)
        seen.add(found is None)
        assert advice.rect.right < sitting.table.stage.layout.advice.right
        if found is None:
            continue
        button = found
        assert not button.rect.meets(advice.rect)
        assert sitting.table.stage.layout.advice.contains(button.rect)
        assert button.tooltip
        sitting.tick(FRESH)
        sitting.click(button.rect.centre)
        assert sitting.table.state.peeking
    assert seen == {True, False}


def test_the_last_trick_may_be_seen_until_the_next_card() -> None:
    """R118: while the next card has not been played the last trick can be shown again, later not."""
    for session in walk("peek"):
        if phase_of(session) != "play, mine":
            continue
        play = session.view.table.play
        sitting = Sitting(Evening.from_data(session.data()), speed=1.0)
        shown = {node.id for node in sitting.top.tree()}
        at_once = Sitting(Evening.from_data(session.data()))
        stays = {node.id for node in at_once.top.tree()}
        sitting.key("l")
        peeked = {node.id for node in sitting.top.tree()}
        own = {f"trick:{seat}" for seat in range(session.variant.players)}
        if play.tricks and not play.trick:
            assert not shown & own
            assert peeked >= own
            assert stays >= own, "at once nobody has seen it: it lies there until the next card"
            card = legal_actions(session.view)[0]
            sitting.table.dispatch(Say(card))
            assert not sitting.table.state.peeking
            assert sitting.table.state.no_peek
        else:
            assert peeked & own == shown & own == stays & own
            assert not sitting.table.state.peeking
