"""Remarks of people in the Café Kommerell: when, by whom, in which words, and how to silence them."""

from __future__ import annotations

from collections import Counter

import pytest

from engine import (
    GAMES,
    KINGS,
    PAGAT,
    SKIZ,
    TAROACE,
    Acted,
    PlayCard,
    Side,
    Trick,
    TrickTaken,
    observe,
    parse_card,
    suit_of,
)
from engine.memory import see
from engine.parts import Play
from tarokgui.games.tubingen.sayings import SAYINGS, remark, saying
from tarokgui.session.evening import Evening
from tarokgui.session.remarks import TableRemark, remarks_of
from tarokgui.table.seats import bubbles
from tarokgui.wording.i18n import LANGUAGES, load
from tarokgui.wording.speeches import SpeechBubble
from tests.gui.moments import gallery, walk
from tests.gui.sitting import Sitting
from tests.support.tubingen import contract_of, lay, opened


def test_every_saying_has_the_same_words_in_every_language_and_its_meaning() -> None:
    words: dict[str, set[str]] = {}
    for language in LANGUAGES:
        tr = load(language)
        for moment, count in SAYINGS.items():
            for number in range(1, count + 1):
                each = TableRemark(0, f"{moment}-{number}")
                words.setdefault(each.key, set()).add(tr(each.words))
                assert tr(each.means)[-1] in ".!"
                assert tr(each.means) != tr(each.words)
    assert all(len(said) == 1 for said in words.values()), words
    assert len({next(iter(said)) for said in words.values()}) == len(words)


def test_sayings_take_turns_and_unknown_moments_are_refused() -> None:
    assert {saying(1, "king-ruffed", turn).key for turn in range(4)} == {"king-ruffed-1", "king-ruffed-2"}
    with pytest.raises(KeyError, match="rain"):
        saying(0, "rain", 0)


def test_people_remark_on_what_has_happened() -> None:
    """In the events of whole hands, of another game in the place of Tübingen's: each moment has its right name."""
    found: Counter[str] = Counter()
    for number in range(12):
        *_, ended = walk(f"sayings/{number}")
        view, led = ended.moment.hand.opening_view(), set()
        for event in ended.moment.hand.events:
            before, view = view, see(view, event)
            said = remark(before, view, event)
            moment = said.key.rpartition("-")[0] if said else ""
            found[moment] += 1
            play = view.table.play
            match event:
                case Acted(seat, PlayCard(card)):
                    lead = not before.table.play.trick
                    new = lead and play.tricks and not TAROACE >> card & 1 and suit_of(card) not in led
                    sides = before.table.sides
                    new = new and not all(
                        side not in (None, sides[seat]) for side in (*sides[:seat], *sides[seat + 1 :])
                    )
                    assert moment == ("ski" if card == SKIZ else "new-suit" if new else "")
                    assert said is None or said.seat == seat
                    if lead:
                        led.add(suit_of(card))
                case TrickTaken():
                    trick = play.tricks[-1]
                    assert said is None or said.seat == trick.winner
                    if moment == "king-ruffed":
                        assert any(KINGS >> card & 1 for card in trick.cards)
                        assert any(TAROACE >> card & 1 for card in trick.cards)
                    if moment in ("one-lost", "one-home"):
                        assert PAGAT in trick.cards
                case _:
                    assert moment in ("", "won", "lost", "alone-won")
    assert {"ski", "new-suit", "king-ruffed", "one-lost"} <= set(found)
    assert found["won"] + found["alone-won"] + found["lost"] > 6


ONE = [
    ("U33 fein", "ruf", "1: T1 H2 H3 H4 > 1", 19, (None,) * 4, "one-home"),
    ("U33 not before the last trick", "ruf", "1: T1 H2 H3 H4 > 1", 18, (None,) * 4, ""),
    ("U17 no Strafen in a tout", "tout", "1: T1 H2 H3 H4 > 1", 19, (None,) * 4, ""),
    ("U33 lost", "ruf", "1: T1 T2 H3 H4 > 2", 5, (None,) * 4, "one-lost"),
    ("U33 lost in a raus", "raus", "1: T1 T2 H3 H4 > 2", 5, "odoo", "one-lost"),
    ("U33 lost by the caller", "ruf", "1: T1 T2 H3 H4 > 2", 5, "odod", "one-lost"),
    ("UA13 to a friend", "raus", "1: T1 T2 H3 H4 > 2", 5, "dooo", ""),
    ("UA13 to a partner", "ruf", "1: T1 H2 T3 H4 > 3", 5, "odod", ""),
    ("U17 lost in a tout", "tout", "1: T1 T2 H3 H4 > 2", 5, "odoo", ""),
]


@pytest.mark.parametrize(
    ("contract", "last", "tricks", "sides", "moment"), [row[1:] for row in ONE], ids=[r[0] for r in ONE]
)
def test_a_remark_on_the_one_is_made_where_it_counts(
    contract: str, last: str, tricks: int, sides: tuple[None, ...] | str, moment: str
) -> None:
    """The other tricks do not matter: they are all one and the same."""
    state = opened(lay())
    leader, cards, winner = int(last[0]), tuple(map(parse_card, last[3:-4].split())), int(last[-1])
    play = Play(tricks=(Trick(leader, cards, winner),) * tricks)
    told = {"d": Side.DECLARER, "o": Side.OPPONENTS, None: None}
    table = state.table._replace(
        contract=contract_of(contract), play=play, sides=tuple(told[side] for side in sides), declarer=1
    )
    view = observe(state, 0)._replace(table=table)
    said = remark(view, view, TrickTaken(winner, cards))
    assert (said.key.rpartition("-")[0] if said else "") == moment
    assert said is None or said.seat == winner


@pytest.mark.parametrize(
    ("sides", "leader", "moment"),
    [
        ("dooo", 0, ""),
        ("dooo", 1, "new-suit"),
        ("d---", 0, "new-suit"),
        ("d---", 2, "new-suit"),
        ("d-d-", 0, "new-suit"),
        ("dodo", 3, "new-suit"),
    ],
)
def test_nobody_alone_leads_a_fresh_suit_to_a_friend(sides: str, leader: int, moment: str) -> None:
    """In a raus, or in a concealed one once it is known, the declarer has no friend."""
    state = opened(lay())
    told = {"d": Side.DECLARER, "o": Side.OPPONENTS, "-": None}
    cards = tuple(map(parse_card, ["H1", "H2", "H3", "H4"]))
    table = state.table._replace(
        play=Play(leader=leader, tricks=(Trick(leader, cards, leader),)), sides=tuple(told[side] for side in sides)
    )
    view = observe(state, 0)._replace(table=table)
    said = remark(view, view, Acted(leader, PlayCard(parse_card("C5"))))
    assert (said.key.rpartition("-")[0] if said else "") == moment


def test_nobody_remarks_on_anything_in_the_other_games() -> None:
    assert [game for game in GAMES if remarks_of(game) is not None] == ["tubingen"]


@pytest.mark.parametrize("wish", [True, False])
def test_the_setting_silences_them_and_nothing_else(wish: bool) -> None:
    at = Sitting(Evening.from_data(gallery()["play, mine"][0]), sayings=wish)
    human = at.session.human
    aside = SpeechBubble("Heilig’s Blechle!", meaning="Good heavens!", aside=True)
    said = {(human + 1) % 4: aside, (human + 3) % 4: SpeechBubble("solo")}
    shown = {bubble.words for bubble in bubbles(at.table.stage.context, said).values()}
    assert shown == ({"Heilig’s Blechle!", "solo"} if wish else {"solo"})
