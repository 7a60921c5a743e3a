"""The panels of the Slovenian games: their content, and every kind of decision made by mouse and by keys."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

import pytest

from engine import (
    GAME,
    TAROACE,
    Action,
    CallKing,
    Discard,
    Double,
    Hold,
    MakeBid,
    PassAnnouncing,
    TakeGroup,
    action_text,
    card_name,
    legal_actions,
    members,
)
from engine.games.slovenian.actions import CALL_FOURTH, CONVERT, named
from tarokgui.controller.intents import Skip
from tarokgui.draw.geometry import Rect
from tarokgui.games.romanian.chain import ContraChain
from tarokgui.games.romanian.saying import SpeechToggle
from tarokgui.games.romanian.tablefacts import item_value
from tarokgui.session.evening import Evening
from tarokgui.table.panels.bidding import SPEAK
from tarokgui.table.panels.bidrow import BidRow
from tarokgui.table.panels.discarding import SeenNote
from tarokgui.table.panels.opentalon import OpenGroup, TakeButton
from tarokgui.table.targets import target_ids
from tarokgui.widgets.button import Button
from tarokgui.widgets.toggle import Toggle
from tarokgui.widgets.tooltip import seen
from tarokgui.wording.i18n import LANGUAGES
from tarokgui.wording.welcome import welcome_text
from tests.gui.sitting import Sitting, evening
from tests.gui.slovenian import EVENINGS, Story, at
from tests.support.inn import Guide, go
from tests.support.once import once
from tests.support.pairs import pairs
from tests.support.person import does_itself

ALONE: Final = Story()
"""The others pass, and the person names a contract whenever forehand."""

HANDS: Final = {
    "klop": Story(mine=("name klop", "double game"), house={"klop_kontra": True}),
    "three": Story(mine=("name three", "take 2", "say trula", "say pagat")),
    "two": Story(mine=("bid two", "hold", "name two", "call SK", "take 3", "say kings")),
    "higher": Story(mine=("bid two", "name solo-two")),
    "one": Story(mine=("bid one", "name one", "take 6")),
    "solo": Story(mine=("bid solo-one", "name solo-one", "take 4", "convert")),
    "beggar": Story(mine=("bid beggar", "name beggar")),
    "open-beggar": Story(mine=("bid open-beggar", "name open-beggar")),
    "solo-without": Story(mine=("bid solo-without", "name solo-without")),
    "valat": Story(mine=("bid valat", "name valat")),
    "against": Story(mine=("double*",), theirs=("bid two", "hold", "name two", "say trula", "pass")),
    "held": Story(mine=("hold", "name *"), theirs=("bid one", "bid two", "pass")),
    "fourth": Story(mine=("bid two", "hold", "name two", "call fourth"), house={"call_fourth": True}),
    "packets": Story(mine=("knock", "packet 1", "take packet 1", "talon last"), theirs=("knock", "pass")),
    "three players": Story("slovenian-3", mine=("keep", "bid one", "name one"), house={"annulment": True}, since=366),
    "three players extra": Story("slovenian-3", mine=("bid open-beggar", "name*"), house={"extra_contracts": True}),
}
"""A hand of each kind, by the wishes of the person and of the others."""


@pytest.fixture(params=["mouse", "keys"])
def way(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def wanted_first(session: Evening, story: Story, name: str) -> bool:
    """True if the story is possible in this hand from here."""
    legal = legal_actions(session.view)
    if name == "fourth":
        return CALL_FOURTH in legal
    if name == "held":
        return Hold() in legal
    if name == "three players":
        return session.view.kind == "annul"
    if name == "klop":
        return session.view.kind == "name-contract"
    if name == "three":
        return session.view.kind == "name-contract" and session.view.table.auction.bid is None
    if name == "packets":
        return session.view.kind == "talon-place"
    if name == "against":
        return session.view.kind == "kontra-round" and bool(session.view.table.speech.announced)
    return session.view.kind == "auction"


def press(sitting: Sitting, id: str, way: str) -> None:
    """Do as a person does with that widget: a click, or the keys until it is chosen and done."""
    if way == "mouse":
        widget = sitting.widget(id)
        if widget.clip is not None:
            sitting.form.focus.focus(id)  # it is scrolled to
        sitting.click(sitting.widget(id).rect.centre)
        return
    for _ in range(80):
        focused = sitting.form.focus.focused
        if focused is not None and focused.id == id:
            break
        sitting.key("tab")
    else:
        raise AssertionError(f"the keys do not reach {id}")
    sitting.tick(0.3)
    done, before = sitting.session.decision, state(sitting)
    sitting.key("return")
    if sitting.session.decision == done and state(sitting) == before:
        sitting.key("return")  # the first one only chose it


def state(sitting: Sitting) -> tuple[object, ...]:
    choosing = sitting.table.state.picks
    return choosing.call, choosing.speech, choosing.discard


def do(sitting: Sitting, story: Story, way: str) -> None:
    """The person's wish, through the panel."""
    view, choosing = sitting.session.view, sitting.table.state.picks
    action = story.choose(view, person=True)
    actions: tuple[Action, ...] = (action,)
    if view.kind == "kontra-round" and not isinstance(action, PassAnnouncing):
        actions = (action, PassAnnouncing())
    if isinstance(action, Discard):
        for card in members(action.cards):
            press(sitting, f"card:{card_name(card)}", way)
    elif len(actions) > 1:
        (id,) = target_ids(actions, view, choosing)
        press(sitting, id, way)
    (id,) = target_ids(actions, view, sitting.table.state.picks)
    widget = sitting.widget(id)
    press(sitting, id, way)
    if isinstance(widget, BidRow) and sitting.table.state.picks.call is not None:
        sitting.tick(0.3)  # a button that has just come is deaf for a moment
        press(sitting, SPEAK, way)


@once
def _beginning(name: str) -> dict[str, object]:
    story = HANDS[name]
    return story.until(lambda session: wanted_first(session, story, name)).data()


@pytest.mark.parametrize("name", HANDS)
def test_a_hand_of_each_kind_through_the_panels(name: str, way: str) -> None:
    story, seen = HANDS[name], []
    with story.told():
        sitting = Sitting(Evening.from_data(_beginning(name)), reading=True)
        session = sitting.session
        while True:
            sitting.until(lambda: sitting.due or session.view.kind == "play" or session.hand_over)
            sitting.tick(0.3)
            if session.hand_over or session.view.kind == "play" or sitting.top is not sitting.table:
                break
            wish, count = story.choose(session.view, person=True), len(session.record.actions)
            sitting.draw()
            seen.append(session.view.kind)
            do(sitting, story, way)
            made = [text for seat, text in session.record.actions[count:] if seat == session.human]
            assert made, f"nothing was done at {seen[-1]} for {action_text(wish)}"
            assert made[0] == action_text(wish)
    assert seen
    while not session.hand_over:  # the cards fall as they may: the contract can be played
        story.step(session)


def moments() -> Iterator[tuple[str, Story, str]]:
    yield "auction", Story(house={"piccolo": True}), "auction"
    yield "hold", Story(theirs=("bid two", "pass")), "hold"
    yield "naming", Story(house={"piccolo": True}), "name-contract"
    yield "call", HANDS["two"], "call-card"
    yield "threes", HANDS["three"], "open-talon"
    yield "twos", HANDS["two"], "open-talon"
    yield "singles", HANDS["one"], "open-talon"
    yield "discard", HANDS["solo"]._replace(mine=("bid solo-three", "name solo-three", "take 1")), "lay-or-convert"
    yield "announce", HANDS["two"], "kontra-round"
    yield "kontra", HANDS["against"], "kontra-round"
    yield "klop-kontra", HANDS["klop"], "klop-kontra"
    yield "annul", HANDS["three players"], "annul"
    yield "talon-place", HANDS["packets"], "talon-place"


MOMENTS: Final = {name: (story, kind) for name, story, kind in moments()}


def moment(name: str) -> Evening:
    return Evening.from_data(_moment(name))


@once
def _moment(name: str) -> dict[str, object]:
    story, kind = MOMENTS[name]
    if name == "hold":
        return story.until(lambda session: Hold() in legal_actions(session.view)).data()
    if name == "kontra":
        return story.until(lambda session: wanted_first(session, story, "against")).data()
    return story.until(lambda session: session.view.kind == kind and not does_itself(session.view)).data()


def sit(session: Evening, size: tuple[int, int] = (1280, 720), **wishes: Any) -> Sitting:
    sitting = Sitting(Evening.from_data(session.data()), size, reading=True, **wishes)
    sitting.table.stage.controller.dispatch(Skip())
    sitting.table.rebuild()
    sitting.tick(0.3)
    return sitting


PANEL: Final = (
    *("sheet", "tray", "points", "bids", "note", "table", "bid:", "name:", "call:", "group:", "take:", "slot:"),
    *("confirm", "convert", "announce:", "double:", "say", "speak", "talon:", "annul", "keep", "remark"),
)


@pytest.mark.parametrize(
    ("size", "text", "name", "language"),
    pairs([(1024, 640), (1280, 720), (1920, 1080)], [1.0, 2.0], MOMENTS, ["en", "de", "sl"]),
)
def test_a_panel_stays_in_the_middle(size: tuple[int, int], text: float, name: str, language: str) -> None:
    sitting = sit(moment(name), size, text_scale=text, language=language)
    layout = sitting.table.stage.layout
    found = [widget for widget in sitting.form.focus.widgets if widget.id.startswith(PANEL)]
    assert found
    for widget in found:
        rect = shown(widget.rect, widget.clip)
        if rect.h:
            assert layout.centre.contains(rect), f"{language} {widget.id} {rect} leaves {layout.centre}"
    buttons = [w for w in found if w.clip is None and w.role == "button"]
    for place, one in enumerate(buttons):
        assert not any(one.rect.meets(other.rect) for other in buttons[place + 1 :]), one.id
    sitting.draw()


def shown(rect: Rect, clip: Rect | None) -> Rect:
    if clip is None:
        return rect
    top, low = max(rect.y, clip.y), min(rect.bottom, clip.bottom)
    return rect._replace(y=top, h=max(0, low - top))


@pytest.mark.parametrize(
    ("size", "text", "name"),
    pairs([(1024, 640), (1280, 720), (1920, 1080)], [1.0, 1.5, 2.0], ["auction", "hold", "naming", "kontra"]),
)
def test_a_message_covers_no_button(size: tuple[int, int], text: float, name: str) -> None:
    sitting = sit(moment(name), size, text_scale=text, language="de")
    table = sitting.table
    table.say(welcome_text(sitting.program.feedback.tr, sitting.session.variant, text))
    place = table.toast.rect(table.paint, table.message_room())
    buttons = [each for each in table.focus.widgets if isinstance(each, Button | BidRow | Toggle)]
    assert buttons
    assert not [each.id for each in buttons if seen(each).meets(place)]


@pytest.mark.parametrize("name", MOMENTS)
@pytest.mark.parametrize("key", ["return", "space"])
def test_one_press_does_nothing_that_was_not_chosen(name: str, key: str) -> None:
    sitting = sit(moment(name))
    sitting.until_due()
    before = sitting.session.record.actions
    sitting.key(key)
    assert sitting.session.record.actions == before


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("auction", "bid one"),
        ("hold", "hold"),
        ("naming", "name three"),
        ("call", "call DK"),
        ("threes", "take 2"),
        ("singles", "take 6"),
        ("talon-place", "talon last"),
    ],
)
def test_a_number_chooses_and_the_same_number_does_it(name: str, text: str) -> None:
    sitting = sit(moment(name))
    sitting.until_due()
    legal = [action_text(action) for action in legal_actions(sitting.session.view)]
    things = [each for each in legal if each != "pass"]
    if name == "hold":
        things = ["hold"]
    number = things.index(text) + 1
    before = sitting.session.record.actions
    sitting.key(str(number), number)
    assert sitting.session.record.actions == before
    with MOMENTS[name][0].told():
        sitting.key(str(number), number)
    assert sitting.session.record.actions[len(before)] == (sitting.session.human, text)


def test_the_ladder_has_what_may_be_said_with_value_and_need() -> None:
    sitting = sit(moment("auction"))
    rows = [widget for widget in sitting.form.focus.widgets if isinstance(widget, BidRow)]
    legal = [each.bid.contract for each in legal_actions(sitting.session.view) if isinstance(each, MakeBid)]
    assert [row.id for row in rows] == [f"bid:{key}" for key in legal]
    told = {row.call.name: (row.call.note, row.call.gloss) for row in rows}
    assert told["dva"] == ("20", "36 points, with a partner")
    assert told["pikolo"] == ("70", "exactly one trick")
    assert told["barvni valat"] == ("125", "every trick, no trumps")
    assert all(row.clip is None or shown(row.rect, row.clip) == row.rect for row in rows), "all are seen at once"


def test_what_is_bid_may_be_raised_when_it_is_named() -> None:
    sitting = sit(moment("auction"))
    sitting.key("1", 1)
    assert "dva" in sitting.widget("note").label
    assert "higher" in sitting.widget("note").label


def test_over_the_last_contract_there_is_nothing_to_raise_to() -> None:
    sitting = sit(moment("auction"))
    rows = [widget for widget in sitting.form.focus.widgets if isinstance(widget, BidRow)]
    last = sitting.session.variant.contracts[-1].key
    told = []
    for row in rows[-2:]:
        sitting.click(row.rect.centre)
        assert row.call.name in sitting.widget("note").label
        told.append((row.id == f"bid:{last}", "anything higher" in sitting.widget("note").label))
    assert told == [(False, True), (True, False)]


def test_in_place_of_the_bid_stands_holding_it() -> None:
    sitting = sit(moment("hold"))
    rows = [widget for widget in sitting.form.focus.widgets if isinstance(widget, BidRow)]
    assert rows[0].id == "bid:hold"
    assert rows[0].call.name == "držim dva"
    assert "senior" in rows[0].hint


@pytest.mark.parametrize(
    ("house", "theirs", "words"),
    [
        ({}, ("pass",), "klop or tri"),
        ({"exact_contract": True}, ("bid two", "pass"), "exactly"),
        ({}, ("bid two", "pass"), "or anything higher"),
    ],
)
def test_the_naming_tells_why_just_these(house: dict[str, object], theirs: tuple[str, ...], words: str) -> None:
    story = Story(mine=("hold",), theirs=theirs, house=house)
    bid = theirs != ("pass",)
    sitting = sit(
        story.until(lambda session: at("name-contract")(session) and bid == bool(session.view.table.auction.bid))
    )
    assert words in sitting.widget("advice").label
    rows = [widget for widget in sitting.form.focus.widgets if isinstance(widget, BidRow)]
    keys = [named(action) for action in legal_actions(sitting.session.view)]
    assert [row.id for row in rows] == [f"name:{key}" for key in keys]


def test_the_called_king_in_the_talon_is_marked() -> None:
    def lies_there(session: Evening) -> bool:
        table = session.view.table
        return session.view.kind == "open-talon" and table.called in table.talon.cards

    sitting = sit(HANDS["two"].until(lies_there))
    groups = [widget for widget in sitting.form.focus.widgets if isinstance(widget, OpenGroup)]
    assert [group.called for group in groups].count(True) == 1
    called = next(group for group in groups if group.called)
    assert "called king" in called.label
    assert "called king" in sitting.widget("advice").label


@pytest.mark.parametrize(("name", "groups", "size"), [("threes", 2, 3), ("twos", 3, 2), ("singles", 6, 1)])
def test_the_talon_lies_in_its_groups_with_a_button_under_each(name: str, groups: int, size: int) -> None:
    sitting = sit(moment(name))
    widgets = sitting.form.focus.widgets
    shown_groups = [widget for widget in widgets if isinstance(widget, OpenGroup)]
    buttons = [widget for widget in widgets if isinstance(widget, TakeButton)]
    assert [len(group.places) for group in shown_groups] == [size] * groups
    assert [button.id for button in buttons] == [f"take:{number}" for number in range(1, groups + 1)]
    assert len(buttons) == len([each for each in legal_actions(sitting.session.view) if isinstance(each, TakeGroup)])


def test_everybody_sees_the_talon_while_another_takes() -> None:
    story = Story(theirs=("bid one", "name one", "pass"))
    session = next(_while_theirs(story))
    with story.told():
        sitting = Sitting(Evening.from_data(session.data()))
    widgets = sitting.form.focus.widgets
    assert len([widget for widget in widgets if isinstance(widget, OpenGroup)]) == 6
    assert not [widget for widget in widgets if isinstance(widget, TakeButton)]


def _while_theirs(story: Story) -> Iterator[Evening]:
    for session in story.sessions():
        while not session.hand_over:
            if session.view.kind == "open-talon" and session.turn != session.human:
                yield session
                break
            story.step(session)


def test_a_tarok_in_the_discard_will_be_seen_and_that_is_said() -> None:
    sitting = sit(moment("discard"))
    free = [action.cards for action in legal_actions(sitting.session.view) if isinstance(action, Discard)]
    tarok = next(card for cards in free for card in members(cards & TAROACE))
    note = sitting.widget("points")
    assert isinstance(note, SeenNote)
    press(sitting, f"card:{card_name(tarok)}", "mouse")
    assert "Everybody will see" in sitting.widget("points").label
    assert "Everybody will see" in sitting.widget("advice").label


def test_convert_is_offered_where_it_may_be_said() -> None:
    assert CONVERT in legal_actions(moment("discard").view)
    assert sit(moment("discard")).widget("convert").enabled
    plain = HANDS["two"].until(at("lay-or-convert"))
    assert sit(plain).form.focus.find("convert") is None


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_convert_is_chosen_before_it_is_said(way: str) -> None:
    """S37: one click or one Enter changes nothing yet; a player who goes on discarding has not chosen it."""
    sitting = sit(moment("discard"))
    sitting.until_due()
    before = sitting.session.record.actions
    press(sitting, "convert", way)
    assert sitting.session.record.actions == before
    assert sitting.table.state.picks.call == CONVERT
    assert "every trick" in sitting.widget("points").label
    assert sitting.form.focus.find("confirm") is None
    free = next(action for action in legal_actions(sitting.session.view) if isinstance(action, Discard))
    press(sitting, f"card:{card_name(members(free.cards)[0])}", way)
    assert state(sitting)[0] is None
    assert sitting.form.focus.find("confirm") is not None
    press(sitting, "convert", way)
    sitting.tick(0.3)
    with MOMENTS["discard"][0].told():
        press(sitting, SPEAK, way)
    assert sitting.session.record.actions[len(before)] == (sitting.session.human, "convert")


def test_where_nothing_is_higher_just_the_bid_is_named() -> None:
    story = Story("slovenian-3", mine=("bid beggar",))
    sitting = sit(story.until(at("name-contract")))
    assert len(legal_actions(sitting.session.view)) == 1
    assert "exactly" in sitting.widget("advice").label


def test_the_keys_go_from_a_card_to_what_is_due() -> None:
    """While others bid the keys rest on a card of the hand; on one's turn they are where the bid is."""

    def bots_first(session: Evening) -> bool:
        return session.view.kind == "auction" and session.record.actions[-1][0] != session.human

    session = ALONE.until(bots_first)
    count = max(place for place, (seat, _) in enumerate(session.record.actions) if seat != session.human)
    early = Evening.from_data(session.data())
    early.moment = replace(early.moment, hand=early.moment.hand.wound_back(count))
    with ALONE.told():
        sitting = Sitting(early)
        sitting.table.stage.controller.dispatch(Skip())
        sitting.form.focus.focus(f"card:{card_name(members(early.view.hand)[0])}")
        sitting.until_due()
        sitting.tick(0.3)
    focused = sitting.form.focus.focused
    assert focused is not None
    assert focused.id == "bid:pass"


def test_an_announcement_has_two_prices() -> None:
    sitting = sit(moment("announce"))
    trula = sitting.widget("announce:trula")
    assert isinstance(trula, SpeechToggle)
    assert trula.second == "announced 20, silent 10"


def test_kontra_has_its_name_and_its_number() -> None:
    sitting = sit(moment("kontra"))
    assert sitting.widget("double:game").button == "kontra, ×2"  # type: ignore[attr-defined]
    assert sitting.widget("say").label == "Naprej"


def test_why_kontra_is_refused_is_told() -> None:
    def unsure(session: Evening) -> bool:
        view = session.view
        mine = session.view.side
        asked = view.kind == "kontra-round" and view.table.speech.announced and mine is not None
        return bool(asked) and not any(action_text(each).startswith("double trula") for each in legal_actions(view))

    story = Story(theirs=("bid two", "hold", "name two", "call*", "say trula", "pass"))
    sitting = sit(story.until(unsure))
    chains = [w for w in sitting.form.focus.widgets if w.id.startswith("double:trula")]
    assert chains
    assert any(not chain.enabled and chain.tooltip for chain in chains)


def test_every_card_that_may_be_called_is_there() -> None:
    sitting = sit(moment("call"))
    cards = [each.card for each in legal_actions(sitting.session.view) if isinstance(each, CallKing)]
    assert [w.id for w in sitting.form.focus.widgets if w.id.startswith("call:")] == [
        f"call:{card_name(card)}" for card in cards
    ]


@pytest.mark.parametrize("game", ["slovenian-4", "slovenian-5"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_what_can_be_doubled_has_its_whole_name(size: tuple[int, int], game: str) -> None:
    """S47: many announcements with long chains, side by side where they have room; one below the other where not."""
    session = chained(game)
    for language in LANGUAGES:
        for text in (1.0, 1.5, 2.0):
            sitting = sit(session, size, text_scale=text, language=language)
            rows = [each for each in sitting.form.focus.widgets if isinstance(each, ContraChain) and each.enabled]
            assert len(rows) > 3
            for row in rows:
                assert row.least(sitting.form.paint) <= row.rect.w, f"{language} {text} {row.id}"
            places = [row.rect for row in rows]
            assert not any(one.meets(other) for at, one in enumerate(places) for other in places[at + 1 :])


def chained(game: str) -> Evening:
    """Much has been announced and doubled, and the person may answer four things or more."""
    guide = Guide("two", 1, seed="chained", talks=0.8)

    def long(session: Evening) -> bool:
        mine = session.turn == session.human and session.view.kind == "kontra-round"
        return mine and sum(isinstance(each, Double) for each in legal_actions(session.view)) > 3

    for number in range(EVENINGS):
        session = evening(f"chained/{number}", game)
        if go(session, replace(guide, seed=f"chained/{number}"), long):
            return session
    raise AssertionError("nobody talks so much")


@pytest.mark.parametrize(
    ("steps", "radl", "words"),
    [(0, 0, "20 + difference"), (1, 0, "(20 + difference) × 2"), (2, 1, "(20 + difference) × 8")],
)
def test_what_doubles_the_game_doubles_the_difference_too(steps: int, radl: int, words: str) -> None:
    """S47, S65."""
    session = moment("kontra")
    sitting = sit(session)
    assert sitting.widget("double:game").value == "20 + difference"  # type: ignore[attr-defined]
    table = session.view.table
    doubled = table._replace(own=table.own._replace(doubled=bool(radl)))
    context = replace(sitting.table.stage.context, view=session.view._replace(table=doubled))
    assert item_value(context, Double(GAME), steps) == words


def test_nothing_lies_in_the_middle_before_anybody_has_announced() -> None:
    session = next(_while_theirs(Story(theirs=("bid one", "name one", "pass"))))
    session.act(Story(theirs=("take*",)).choose(session.bot_view(), person=False))
    while session.view.kind != "kontra-round":
        session.act(Story().choose(session.bot_view(), person=False))
    sitting = Sitting(Evening.from_data(session.data()))
    assert sitting.form.focus.find("speech") is None
