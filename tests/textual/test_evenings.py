"""Whole evenings typed at the table: nothing crashes, and the totals add up with the pot."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from engine import Keep, Pass, Surrender, legal_actions
from tarokgui.session.evening import Evening
from tarokgui.session.opening import new_session
from tarokgui.storage.saveerror import Cause
from tarokgui.textual import InputEnded, TextTable
from tarokgui.textual.moment import Prompt
from tarokgui.textual.settling import settlement_lines
from tarokgui.wording.seating import Seating
from tests.support.pairs import some
from tests.support.saves import Noting, plant
from tests.textual.sitting import Typist, choices, saved_at, scripted, told, walk, words

ASIDES = (
    "hand",
    "table",
    "last",
    "king",
    "contract",
    "said",
    "talon",
    "bids",
    "tricks",
    "sheet",
    "pot",
    "?",
    "w",
    "zz",
)


@pytest.mark.parametrize(("game", "bot"), [("romanian", "random"), ("taper", "random"), ("romanian", "steady")])
def test_random_hands_never_crash_and_the_totals_add_up(game: str, bot: str) -> None:
    wanted = some(12, 30) if bot == "random" else 4
    random = Random(f"{game}/{bot}")
    session = new_session(seed=f"{game}/{bot}", game=game, bot=bot)

    def answer(shown: str) -> str | None:
        if "What next?" in shown:
            assert session.hand_over
            assert sum(session.totals()) + session.rows[-1].pot == 0
            return None if len(session.rows) == wanted else "1"
        if random.random() < 0.15:
            return random.choice(ASIDES)
        return str(random.randint(1, choices(shown)))

    typist = Typist(answer)
    with pytest.raises(InputEnded):
        TextTable(session, words(), typist.terminal).play()
    assert len(session.rows) == wanted
    assert max(len(line) for line in typist.text.splitlines()) <= 79 + len("contract")


def test_the_settlement_tells_the_count_the_payments_and_the_totals() -> None:
    session = next(s for n in range(50) for s in walk(f"over/{n}") if s.settlement and s.settlement.points)
    settlement = session.settlement
    assert settlement is not None
    assert settlement.points is not None
    shown = told(session)
    assert f"side has {settlement.points[0]} of 70 points; it needs 36 to win." in shown
    assert f"opponents have {settlement.points[1]} of 70 points; they need 35 to win." in shown
    for seat, name in enumerate(("Your", "Ilinca’s", "Gheorghe’s", "Toader’s")):
        assert f"{name} total is {session.totals()[seat]}." in shown
    assert shown.count("of 70 points") == 2


def test_the_first_hand_tells_the_draw_for_the_deal() -> None:
    shown = told(new_session(seed="draw", bot="random"))
    assert "The first deal is drawn" in shown
    assert sum("draw" in line and "tarok" in line for line in shown.splitlines()) >= 1


def test_a_surrender_is_asked_for_twice() -> None:
    session = surrendering()
    before = session.data()
    told(session, "surrender", "no")
    assert session.data() == before
    told(session, "surrender", "yes")
    assert session.settlement is not None
    assert session.settlement.outcome == "surrender"


def surrendering() -> Evening:
    return Evening.from_data(_surrendering())


@cache
def _surrendering() -> dict[str, object]:
    for number in (204, *range(2000)):  # the first one where it was so
        for session in walk(f"surrender/{number}"):
            if session.view.phase == "talon" and session.view.king_seen and not session.hand_over:
                return session.data()
    raise AssertionError("nobody could surrender")


def test_the_price_of_a_surrender_is_what_is_paid() -> None:
    session = surrendering()
    shown = told(session, "surrender", "yes")
    assert session.settlement is not None
    assert f"you pay {-session.settlement.own.payments[0] // 3} to each" in " ".join(shown.split()).lower()


def test_the_evening_ends_with_the_pot_shared_out() -> None:
    session = Evening.from_data(saved_at("over"))
    assert "the pot has been shared." not in told(session, "end", "no")
    shown = told(session, "3", "2")
    assert sum(session.totals()) == 0
    assert "the pot has been shared." in shown


def test_surrender_is_offered_only_to_whoever_saw_the_king() -> None:
    session = Evening.from_data(saved_at("talon"))
    if not session.view.king_seen:
        assert "You may surrender only when you have seen the called king" in told(session, "surrender")
    assert Surrender() not in [action for _, action in session.record.actions]


def test_saving_problems_are_told_once() -> None:
    keeper = Noting(lambda: Cause.UNWRITABLE)
    session = Evening.from_data(saved_at("play"), keeper)
    typist = scripted(["1"] * 3)
    with pytest.raises(InputEnded):
        TextTable(session, words(), typist.terminal).play()
    assert typist.text.count("cannot be saved") == 1
    assert len(keeper.texts) > 3


def all_pass(game: str) -> Evening:
    """A session in which nobody has bid and the person is to play, or the hand is over."""
    session = new_session(seed=f"pass/{game}", game=game, bot="random")
    while session.view.phase not in ("play", "over"):
        view = session.view if session.turn == session.human else session.bot_view()
        legal = legal_actions(view)
        session.act(next((action for action in legal if isinstance(action, Pass | Keep)), legal[-1]))
    return session


def test_a_michi_michi_tells_what_it_costs_and_the_double_hands_after_it() -> None:
    session = all_pass("romanian")

    def answer(shown: str) -> str | None:
        return None if "What next?" in shown else "1"

    typist = Typist(answer)
    with pytest.raises(InputEnded):
        TextTable(session, words(), typist.terminal).play()
    assert "The hand is over. Michi-michi." in typist.text
    assert typist.text.count("into the pot.\n") >= 2
    assert "4 more hands will be at double stakes" in typist.text
    shown = told(session, "1", "contract", "pot")
    assert "4 hands at double stakes are left" in shown


def test_the_sheet_of_a_long_evening() -> None:
    """R108: the numbers may be of any size as well, and are said in words that every terminal has."""
    session = all_pass("taper")
    row = session.rows[0]
    plant(session, [replace(row, number=each, pot=7 * 10**5_000) for each in range(1, 36)])
    recent = told(session, "sheet")
    assert "Hand 35:" in recent
    assert "Hand 26:" in recent
    assert "Hand 25:" not in recent
    assert "Before these there are 25 hands: type “whole sheet” for all." in " ".join(recent.split())
    assert "about 7.00 times 10 to the 5000" in " ".join(recent.split())
    whole = told(session, "whole sheet")
    assert "Hand 35:" in whole
    assert "Hand 1:" in whole
    assert "Before these" not in whole


def test_a_hand_passed_out_in_taper_is_not_played() -> None:
    session = all_pass("taper")
    assert session.hand_over
    shown = told(session, "sheet")
    assert "The hand is over. Passed out." in shown
    assert "3 more hands will be at double stakes" in shown


@pytest.mark.parametrize("known", [False, True])
def test_a_known_deal_is_told_after_the_hand_and_on_the_sheet(known: bool) -> None:
    *_, session = walk("known")
    session.moment = replace(session.moment, known=known).settled()
    seating = Seating(session.human, session.variant.players, words(), session.people, session.bots)
    over = settlement_lines(Prompt(words(), seating, session.view), session)
    assert over.count(words()("scores.known")) == known
    assert " ".join(told(session, "2").split()).count(words()("scores.known")) == 2 * known, "and on the sheet"
