"""The panels in the middle of the table: their content, the effects of keys and clicks, and that they cover nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from engine import (
    GAME,
    MULTIPLIERS,
    PAGAT,
    TAROACE,
    Announce,
    CallKing,
    Cut,
    Declare,
    Double,
    Hold,
    Knock,
    MakeBid,
    Pass,
    Reject,
    Surrender,
    TakeGroup,
    action_text,
    card_name,
    group_level,
    legal_actions,
    objection,
    variant_for,
)
from engine.games.romanian.prices import game_price
from engine.phases.cutting import PatternPhase
from engine.prices import surrender_price
from tarokgui.controller.intents import PutBack, Skip
from tarokgui.draw.geometry import Rect
from tarokgui.games.romanian.announcing import _reveals
from tarokgui.games.romanian.chain import ContraChain
from tarokgui.games.romanian.saying import SpeechToggle
from tarokgui.kit.commands import Pointer, PointerKind
from tarokgui.session.evening import Evening
from tarokgui.session.seating import Place
from tarokgui.table.panels.bidding import SPEAK
from tarokgui.table.panels.bidrow import BidRow
from tarokgui.table.panels.discarding import PointsPlate
from tarokgui.table.panels.packribbon import PackRibbon
from tarokgui.table.panels.pastbids import PAST
from tarokgui.table.panels.patternrow import packets_by_seat
from tarokgui.table.panels.talongroup import GroupView
from tarokgui.widgets.pane import Pane
from tarokgui.wording.terms import bid_name
from tests.gui.moments import gallery, phase_of, walk
from tests.gui.sitting import Sitting
from tests.support.once import once
from tests.support.pairs import pairs, some
from tests.support.person import does_itself

PANEL_IDS = (
    "sheet", "tray", "points", "bids", "own", "table", "patterns", "history", "bid:", "call:", "group:",
    "take:", "reject", "surrender", "slot:", "confirm", "declare", "announce:", "double:", "say", "speak", "cut",
    "knock", "deal:", "packet:", "throw-in", "keep", "remark",
)  # fmt: skip


SIZES = ((1024, 640), (1280, 720), (1920, 1080), (1600, 1200))
WALKS = 60
"""So many are gone through at most."""


def at(number: int, wanted: Callable[[Evening], bool]) -> Evening:
    """The first moment from that walk on at which the person decides and it is as wanted."""
    for walked in range(number, number + WALKS):
        for session in walk(f"panels/{walked}"):
            if not session.hand_over and session.turn == session.human and wanted(session):
                return Evening.from_data(session.data())
    raise AssertionError("it does not come up any more")


def sit(data: Evening | dict[str, object], size: tuple[int, int] = (1280, 720), **wishes: Any) -> Sitting:
    """At the table with that session and those settings."""
    session = data if isinstance(data, Evening) else Evening.from_data(data)
    sitting = Sitting(session, size, **wishes)
    sitting.table.stage.controller.dispatch(Skip())
    sitting.table.rebuild()
    sitting.tick(0.3)
    return sitting


def seen(sitting: Sitting) -> Iterator[tuple[str, Rect]]:
    """The widgets of the panel and how much of them is seen."""
    for widget in sitting.table.focus.widgets:
        if not widget.id.startswith(PANEL_IDS):
            continue
        rect = widget.rect
        if widget.clip is not None:
            top, low = max(rect.y, widget.clip.y), min(rect.bottom, widget.clip.bottom)
            rect = rect._replace(y=top, h=max(0, low - top))
        yield widget.id, rect


@cache
def phases(game: str) -> dict[str, dict[str, object]]:
    """The fullest session of every phase."""
    return {phase: sessions[0] for phase, sessions in gallery(game).items() if phase != "over"}


@pytest.mark.parametrize(
    ("size", "text", "game"),
    pairs(SIZES, [1.0, 1.5, 2.0], ["romanian", "taper"]),
)
def test_a_panel_covers_nothing(size: tuple[int, int], text: float, game: str) -> None:
    """Hand, advice, seats and the words of the seats stay free in every phase."""
    step = some(2, 1)
    for phase, data in [*phases(game).items()][SIZES.index(size) % step :: step]:
        sitting = sit(data, size, text_scale=text)
        layout = sitting.table.stage.layout
        taken = {"advice": layout.advice, "own plate": layout.own_plate}
        if layout.hand_lies:
            taken["hand"] = layout.hand
        taken |= {f"seat {seat.place}": seat.plate for seat in layout.seats.values() if seat.place is not Place.YOU}
        for id, rect in seen(sitting):
            if rect.h == 0:
                continue
            assert layout.centre.contains(rect), f"{phase}: {id} {rect} leaves {layout.centre}"
            for name, other in taken.items():
                assert not rect.meets(other), f"{phase}: {id} lies over {name}"


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_tab_shows_whatever_it_reaches(text: float) -> None:
    """A thing in a pane that the keyboard comes to is brought into sight."""
    brought = 0
    sessions: list[Evening | dict[str, object]] = [*phases("romanian").values()]
    for data in (*sessions, at(0, first_turn), at(2, first_turn), at(7, bidding)):
        sitting = sit(data, (1024, 640), text_scale=text)
        focus = sitting.table.focus
        for _ in range(len([widget for widget in focus.widgets if widget.reachable])):
            sitting.key("tab")
            widget = focus.focused
            assert widget is not None
            if widget.clip is not None:
                brought += 1
                tall = widget.rect.h > widget.clip.h
                assert tall or widget.clip.contains(widget.rect), f"{widget.id} is not seen"
    assert brought > 12


@once
def much_announced() -> dict[str, object]:
    """The person's turn to announce with more on the table than large letters have room for."""
    for number in (*range(122, 400), *range(122)):  # the first of them has it
        for session in walk(f"much/{number}", bold=True):
            speech = session.view.table.speech
            if phase_of(session) == "announce, mine" and len(speech.announced) + sum(map(bool, speech.declared)) >= 5:
                return session.data()
    raise AssertionError("so much is never announced")


def test_the_wheel_scrolls_and_the_thumb_can_be_dragged() -> None:
    sitting = sit(much_announced(), (1280, 720), text_scale=2.0)
    pane = sitting.widget("table")
    assert isinstance(pane, Pane)
    assert pane.furthest > 0
    first = pane.offset
    sitting.send(Pointer(pane.rect.centre, PointerKind.MOVE))
    sitting.send(Pointer(pane.rect.centre, PointerKind.WHEEL, -3))
    assert pane.offset > first
    sitting.send(Pointer(pane.rect.centre, PointerKind.WHEEL, 30))
    assert pane.offset == 0
    bar = (pane.rect.right - 3, pane.rect.y + 5)
    sitting.send(Pointer(bar, PointerKind.DOWN))
    sitting.send(Pointer((bar[0], pane.rect.bottom), PointerKind.MOVE))
    assert pane.offset == pane.furthest
    sitting.send(Pointer((bar[0], pane.rect.bottom), PointerKind.UP))
    sitting.table.rebuild()
    again = sitting.widget("table")
    assert isinstance(again, Pane)
    assert again.offset == again.furthest, "it stays where it was scrolled to"


# Bidding ---------------------------------------------------------------------------------------------------------


def auctions() -> Iterator[Sitting]:
    for number in range(12):
        for session in walk(f"panels/{number}"):
            if phase_of(session) == "auction, mine" and not does_itself(session.view):
                yield sit(session.data())


def bidding(session: Evening) -> bool:
    return session.view.phase == "auction" and Hold() in legal_actions(session.view)


def rows(sitting: Sitting) -> list[BidRow]:
    return [widget for widget in sitting.table.focus.widgets if isinstance(widget, BidRow)]


def test_the_rows_are_what_may_be_said_and_a_line_is_what_was() -> None:
    reasons, pasts, seen_auctions = 0, 0, 0
    for sitting in auctions():
        view, seen_auctions = sitting.session.view, seen_auctions + 1
        shown = rows(sitting)
        open_ones = {row.call.action for row in shown if row.enabled} | {Pass()}
        assert open_ones == set(legal_actions(view))
        named = {action.bid for _, action in view.table.auction.calls if isinstance(action, MakeBid)}
        told = {row.call.action for row in shown}
        stands = view.table.auction.bid
        past = named - ({stands} if Hold() in told else set())
        assert not told & {MakeBid(bid) for bid in named}, "what was said takes no row"
        line = sitting.table.focus.find(PAST)
        assert (line is not None) == bool(past)
        if line is not None:
            assert all(bid_name(sitting.program.feedback.tr, bid) in line.label for bid in past)
            pasts += 1
        assert [row.call.number for row in shown if row.enabled] == list(range(1, len(open_ones)))
        for row in shown:
            bid = row.call.action.bid if isinstance(row.call.action, MakeBid) else stands
            assert bid is not None
            contract = view.table.variant.contract(bid.contract)
            assert contract is not None
            price = game_price(contract, bid.ordinal, stake=view.table.factor)
            if row.enabled:
                assert str(price.win) in row.call.note
                assert str(price.loss) in row.call.note
            else:
                assert objection(view, row.call.action) is not None
                assert row.tooltip
                assert row.call.note
                reasons += 1
    assert seen_auctions > 10
    assert reasons > 0
    assert pasts > 5


def test_a_click_chooses_and_the_button_says() -> None:
    sitting = next(sitting for sitting in auctions() if len([row for row in rows(sitting) if row.enabled]) > 1)
    made = len(sitting.session.record.actions)
    assert not sitting.widget(SPEAK).enabled
    first, second = [row for row in rows(sitting) if row.enabled][:2]
    sitting.click(first.rect.centre)
    assert sitting.table.state.picks.call == first.call.action
    sitting.tick(1.0)
    sitting.click(second.rect.centre)
    assert sitting.table.state.picks.call == second.call.action
    assert second.call.name in sitting.widget(SPEAK).label
    assert len(sitting.session.record.actions) == made, "nothing is said yet"
    sitting.key("escape")
    assert not sitting.table.state.picks.anything
    sitting.tick(1.0)
    sitting.click(second.rect.centre)
    sitting.click(sitting.widget(SPEAK).rect.centre)
    assert sitting.session.record.actions[made] == (sitting.session.human, action_text(second.call.action))


@pytest.mark.parametrize("way", ["double click", "enter", "number twice", "number and enter"])
def test_quick_ways_to_bid(way: str) -> None:
    sitting = next(sitting for sitting in auctions() if any(row.enabled for row in rows(sitting)))
    made = len(sitting.session.record.actions)
    row = next(row for row in rows(sitting) if row.enabled)
    match way:
        case "double click":
            sitting.click(row.rect.centre)
            sitting.tick(0.2)
            sitting.click(row.rect.centre)
        case "enter":
            while sitting.table.focus.focused is not None and sitting.table.focus.focused.id != row.id:
                sitting.key("tab")
            sitting.key("return")
            assert len(sitting.session.record.actions) == made, "the focus is not a choice"
            sitting.key("return")
        case "number twice":
            sitting.key("1", 1)
            assert len(sitting.session.record.actions) == made
            sitting.key("1", 1)
        case "number and enter":
            sitting.key("1", 1)
            sitting.key("return")
    assert sitting.session.record.actions[made] == (sitting.session.human, action_text(row.call.action))


def test_la_mine_stands_in_place_of_the_bid() -> None:
    sitting = sit(at(7, bidding))
    stands = sitting.session.view.table.auction.bid
    assert stands is not None
    row = sitting.widget("bid:hold")
    assert isinstance(row, BidRow)
    assert row.call.first == (stands.ordinal if row.call.groups else None)
    assert sitting.form.focus.find(f"bid:{stands.contract}:{stands.ordinal}") is None


def test_the_auction_so_far_is_told_dealer_last() -> None:
    sitting = sit(at(0, lambda session: session.view.phase == "auction" and len(session.view.table.auction.calls) > 4))
    table, seating = sitting.session.view.table, sitting.table.stage.seating
    shown = [widget for widget in sitting.form.focus.widgets if widget.id.startswith("badge:calls")]
    assert [widget.id for widget in shown] == [f"badge:calls:{(table.forehand + step) % 4}" for step in range(4)]
    order = [seating.name((table.forehand + step) % 4) for step in range(4)]
    for name, widget in zip(order, shown, strict=True):  # each cell its own person, and nobody else's bid
        assert [each for each in order if each in widget.node().label] == [name]


# King, talon, discards -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_kings_by_number(number: int) -> None:
    sitting = sit(phases("romanian")["call, mine"])
    kings = [action for action in legal_actions(sitting.session.view) if isinstance(action, CallKing)]
    made = len(sitting.session.record.actions)
    for king in kings:
        own = bool(sitting.session.view.hand >> king.card & 1)
        label = sitting.widget(f"call:{card_name(king.card)}").node().label
        assert (sitting.program.feedback.tr("call.own") in label) is own
    sitting.key(str(number), number)
    assert len(sitting.session.record.actions) == made
    sitting.key(str(number), number)
    assert sitting.session.record.actions[made][1] == action_text(kings[number - 1])


def talons() -> Iterator[Sitting]:
    for data in gallery()["talon, mine"][:8]:
        yield sit(data)
    yield sit(at(3, lambda session: session.view.phase == "talon" and session.view.table.talon.looking is None))
    yield sit(at(35, lambda session: session.view.phase == "talon" and session.view.king_seen))


def test_talon_levels_and_prices() -> None:
    for sitting in talons():
        view = sitting.session.view
        talon, contract = view.table.talon, view.table.contract
        assert contract is not None
        assert view.table.auction.bid is not None
        for group in range(1, talon.groups + 1):
            level = group_level(view.table, group)
            widget = sitting.widget(f"group:{group}")
            assert isinstance(widget, GroupView)
            assert widget.in_question == (group == talon.looking)
            if level is not None:
                assert str(level) in widget.label
                assert str(game_price(contract, level, stake=view.table.factor).loss) in widget.label
        takes = {action for action in legal_actions(view) if isinstance(action, TakeGroup)}
        shown = {widget.id for widget in sitting.form.focus.widgets if widget.id.startswith("take:")}
        assert shown == {f"take:{take.group}" for take in takes}
        assert (sitting.form.focus.find("reject") is not None) == (Reject() in legal_actions(view))
        assert (sitting.form.focus.find("surrender") is not None) == (Surrender() in legal_actions(view))


def test_after_the_last_group_the_keys_start_at_what_can_be_taken() -> None:
    session = at(3, lambda session: session.view.phase == "talon" and session.view.table.talon.looking is None)
    sitting = sit(session)
    take = next(action for action in legal_actions(session.view) if isinstance(action, TakeGroup))
    assert sitting.form.focus.focused is not None
    assert sitting.form.focus.focused.id == f"take:{take.group}"
    level = group_level(session.view.table, take.group)
    sitting.key("return")
    assert sitting.session.view.table.talon.taken is None
    sitting.key("return")
    assert sitting.session.view.table.level == level


def test_surrender_tells_what_it_costs_and_asks_again() -> None:
    sitting = sit(at(35, lambda session: session.view.phase == "talon" and session.view.king_seen))
    price = surrender_price(sitting.session.view)
    made = len(sitting.session.record.actions)
    sitting.click(sitting.widget("surrender").rect.centre)
    assert sitting.top.name == "dialog"
    told = " ".join(node.label for node in sitting.top.tree())
    assert str(price.total) in told
    assert len(sitting.session.record.actions) == made
    sitting.tick(0.3)
    sitting.click(sitting.widget("surrender-yes").rect.centre)
    assert sitting.session.record.actions[made][1] == "surrender"


def test_points_put_away_and_taking_back() -> None:
    sitting = sit(gallery()["discard, mine"][0])
    cards = [widget for widget in sitting.form.focus.widgets if widget.id.startswith("card:") and widget.node().enabled]
    card = cards[0]
    sitting.click((card.rect.x + 4, card.rect.centre[1]))
    if not sitting.table.state.picks.discard:  # a first click may only lift the card
        sitting.tick(1.0)
        sitting.click((card.rect.x + 4, card.rect.centre[1]))
    chosen = sitting.table.state.picks.discard
    assert chosen.bit_count() == 1
    plate = sitting.widget("points")
    assert isinstance(plate, PointsPlate)
    assert plate.value == sitting.session.variant.pack.value(chosen)
    sitting.key("backspace")
    assert sitting.table.state.picks.discard == 0
    empty = sitting.widget("points")
    assert isinstance(empty, PointsPlate)
    assert empty.value == 0


# Announcements ---------------------------------------------------------------------------------------------------


def first_turn(session: Evening) -> bool:
    view = session.view
    return view.phase == "announce" and not view.table.speech.spoken >> view.seat & 1


def may_go_for_pagat(session: Evening) -> bool:
    view = session.view
    long = (view.hand & TAROACE).bit_count() >= 8
    return first_turn(session) and view.table.declarer == view.seat and bool(view.hand >> PAGAT & 1) and long


def saying(sitting: Sitting, id: str) -> SpeechToggle:
    widget = sitting.widget(id)
    assert isinstance(widget, SpeechToggle)
    return widget


def press(sitting: Sitting, id: str) -> None:
    sitting.tick(0.5)
    sitting.click(sitting.widget(id).rect.centre)


def test_pagat_brings_the_declaration_and_locks_it() -> None:
    """R65: to announce pagat ultimo is to declare one's taroks."""
    sitting = sit(at(3, may_go_for_pagat))
    assert not saying(sitting, "declare").checked
    press(sitting, "announce:pagat")
    declared = saying(sitting, "declare")
    assert declared.checked
    assert not declared.enabled
    assert declared.short
    said = sitting.table.state.picks.speech
    assert [type(action) for action in said] == [Declare, Announce]
    press(sitting, "announce:pagat")
    assert saying(sitting, "declare").enabled
    made = len(sitting.session.record.actions)
    press(sitting, "announce:pagat")
    button = sitting.widget("say")
    assert "pagat ultimo" in button.label
    press(sitting, "say")
    texts = [text for _, text in sitting.session.record.actions[made : made + 3]]
    assert [str(text).split()[0] for text in texts] == ["say", "say", "merge"] or texts[1] == "say pagat"


def test_what_cannot_be_said_tells_why() -> None:
    checked = 0
    for number in (0, 2, 3):
        sitting = sit(at(number, first_turn))
        view = sitting.session.view
        for widget in sitting.form.focus.widgets:
            if not isinstance(widget, SpeechToggle):
                continue
            action = Declare(8) if widget.id == "declare" else Announce(widget.id.partition(":")[2])
            if not widget.enabled and widget.id != "declare":
                assert objection(view, action) is not None
            if not widget.enabled:
                checked += 1
                assert widget.short
                assert widget.reason
                assert widget.reason in widget.tooltip
    assert checked > 3


def test_a_chain_shows_the_steps_and_the_value_of_the_next() -> None:
    ticked = 0
    for data in gallery()["announce, mine"][:12]:
        sitting = sit(data, (1920, 1200))
        view = sitting.session.view
        speech, contract = view.table.speech, view.table.contract
        assert contract is not None
        for widget in list(sitting.form.focus.widgets):
            if not isinstance(widget, ContraChain):
                continue
            item, _, seat = widget.id.partition(":")[2].partition("@")
            owner = int(seat) if seat else None
            steps = (
                speech.game
                if owner is None
                else next(bonus.steps for bonus in speech.announced if (bonus.item, bonus.seat) == (item, owner))
            )
            assert widget.said == len(steps)
            assert [link.times for link in widget.links] == list(MULTIPLIERS[1:])
            assert [link.sayer for link in widget.links[: len(steps)]] == [
                sitting.table.stage.seating.name(s) for s in steps
            ]
            assert widget.enabled == (objection(view, Double(item, owner)) is None)
            if widget.enabled and not widget.checked:
                sitting.table.stage.controller.dispatch(PutBack())
                press(sitting, widget.id)
                now = sitting.widget(widget.id)
                assert isinstance(now, ContraChain)
                assert now.checked
                times = MULTIPLIERS[len(steps) + 1]
                worth = (
                    game_price(contract, view.table.level, len(steps) + 1, view.table.factor).loss
                    if item == GAME
                    else view.table.variant.prices.bonus(item, contract, announced=True) * times * view.table.factor
                )
                assert now.value == str(worth)
                ticked += 1
    assert ticked > 3


def test_a_side_that_would_be_told_is_said_before() -> None:
    """R64, R74: a speaker shows his side; the sheet says so, from public facts alone."""
    hidden = at(
        0,
        lambda session: (
            first_turn(session)
            and session.view.table.declarer != session.view.seat
            and session.view.table.sides[session.view.seat] is None
        ),
    )
    sitting = sit(hidden)
    assert not _reveals(sitting.table.stage.context)
    wishes = [action for action in legal_actions(hidden.view) if isinstance(action, Double | Announce)]
    assert wishes
    id = f"double:{GAME}" if Double(GAME) in wishes else f"announce:{wishes[0].item}"
    press(sitting, id)
    assert _reveals(sitting.table.stage.context)
    assert sitting.widget("remark").label == sitting.program.feedback.tr("panels.announce.reveals")


# Before the bidding ----------------------------------------------------------------------------------------------


def test_every_place_of_the_pack_can_be_pointed_at() -> None:
    for size in ((1024, 640), (1280, 720), (2560, 1440)):
        sitting = sit(phases("romanian")["cut, mine"], size)
        cuts = [action.cards for action in legal_actions(sitting.session.view) if isinstance(action, Cut)]
        for cards in cuts:
            ribbon = sitting.widget("cut:depth")
            assert isinstance(ribbon, PackRibbon)
            sitting.click(ribbon.place_of(cards))
            assert sitting.table.state.picks.cut == cards
            assert str(cards) in sitting.widget("cut").label


def test_the_cut_by_keys() -> None:
    sitting = sit(phases("romanian")["cut, mine"])
    focused = sitting.form.focus.focused
    assert focused is not None
    assert focused.id == "cut:depth"
    sitting.key("home")
    assert sitting.table.state.picks.cut == 5
    sitting.key("page down")
    sitting.key("right")
    assert sitting.table.state.picks.cut == 11
    made = len(sitting.session.record.actions)
    sitting.key("return")
    assert sitting.session.record.actions[made][1] == "cut 11"


def test_knocking() -> None:
    sitting = sit(phases("romanian")["cut, mine"])
    made = len(sitting.session.record.actions)
    press(sitting, "knock")
    assert sitting.session.record.actions[made][1] == action_text(Knock())


@pytest.mark.parametrize("game", ["romanian", "taper"])
def test_the_pictures_of_ways_of_dealing_are_the_rules(game: str) -> None:
    variant = variant_for(game)
    phase = next(phase for phase in variant.course if isinstance(phase, PatternPhase))
    for pattern in (*phase.patterns.values(), None):
        packets = packets_by_seat(pattern, variant.players, variant.hand_size)
        assert [sum(own) for own in packets] == [variant.hand_size] * variant.players
    assert packets_by_seat(phase.patterns["abeles"], variant.players, 12)[:2] == [[6, 6], [12]]
    assert packets_by_seat(phase.patterns["ladder"], variant.players, 12)[-1] == [1, 2, 3, 3, 2, 1]


def test_packets_and_patterns_are_chosen_by_pointing() -> None:
    for number, phase in ((15, "pattern"), (31, "packets")):
        session = at(number, lambda session, phase=phase: session.view.phase == phase)  # type: ignore[misc]  # binds it
        sitting = sit(session)
        made = len(sitting.session.record.actions)
        action = legal_actions(session.view)[-1]
        prefix = "deal:" if phase == "pattern" else "packet:"
        ids = [widget.id for widget in sitting.form.focus.widgets if widget.id.startswith(prefix)]
        assert len(ids) == len(legal_actions(session.view))
        press(sitting, ids[-1])
        assert sitting.session.record.actions[made][1] == action_text(action)
