"""The Slovenian games at the terminal: whole hands typed through, every question, every line about them."""

from __future__ import annotations

import re
from random import Random

import pytest

from engine import GAMES, LAYING_AWAY, variant_for
from tarokgui.session.evening import Evening
from tarokgui.session.opening import new_session
from tarokgui.textual import InputEnded, TextTable
from tarokgui.textual.moment import Prompt
from tarokgui.textual.questions import question
from tarokgui.wording.i18n import LANGUAGES, load
from tarokgui.wording.seating import Seating
from tests.support.inn import Guide, go
from tests.textual.sitting import Typist, some_action

SLOVENIAN = [game for game in GAMES if game.startswith("slovenian")]
CHOICE = re.compile(r"^(\d+)\. ", re.MULTILINE)
COMMANDS = ("hand", "contract", "king", "said", "bids", "talon", "order", "score", "pot", "sheet", "?")
ROMANIAN = ("skiz", "luna", "la mine", "merge", "hirș", "supra")


def house(game: str, random: Random) -> dict[str, bool | int | str]:
    """Some house rules that go together."""
    chosen: dict[str, bool | int | str] = {}
    for option in GAMES[game].house.options:
        choice = random.choice(option.choices)
        try:
            variant_for(game, {**chosen, option.key: choice})
        except ValueError:
            continue
        chosen[option.key] = choice
    return chosen


def typed(session: Evening, language: str, seed: str, hands: int = 2) -> str:
    """The text for somebody who picks any number, now and then a command, until so many hands are over."""
    random, over, most = Random(seed), 0, 1

    def answer(shown: str) -> str | None:
        nonlocal over, most
        if numbers := CHOICE.findall(shown):
            most = int(numbers[-1])
        if session.hand_over:
            over += 1
            return None if over == hands else "1"
        if random.random() < 0.05:
            return random.choice(COMMANDS)
        return str(random.randint(1, most))

    typist = Typist(answer)
    with pytest.raises(InputEnded):
        TextTable(session, load(language), typist.terminal).play()
    return typist.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SLOVENIAN)
def test_hands_are_typed_through(game: str, language: str) -> None:
    for number in range(3):
        seed = f"typed/{game}/{number}"
        rules = house(game, Random(seed)) if number else {}
        session = new_session(seed=seed, game=game, house=rules, bot="random")
        shown = typed(session, language, seed)
        assert session.match.hands == 1
        assert session.hand_over
        for word in ("{", "None", *(ROMANIAN if language != "ro" else ("skiz", "la mine"))):
            assert not re.search(rf"\b{re.escape(word)}\b" if word.isalpha() else re.escape(word), shown), word


@pytest.mark.parametrize("game", SLOVENIAN)
def test_every_kind_of_decision_is_asked_and_answered(game: str) -> None:
    """The choices of a question are the legal ones, and each can be typed by its number."""
    asked = set()
    rules: dict[str, bool | int | str] = {"klop_kontra": True}
    if game == "slovenian-3":
        rules |= {"annulment": True, "vogel_frei": True}
    for number in range(25):
        session = new_session(seed=f"asked/{number}", game=game, house=rules, bot="random")
        random = Random(f"asked/{number}")
        while not session.hand_over:
            if session.turn != session.human:
                session.act(some_action(session.bot_view(), random, number % 2 == 0, calm=False))
                continue
            view = session.view
            if view.kind not in LAYING_AWAY and view.kind not in asked:
                tr = load("en")
                tr.words = "slovenian"
                put = question(Prompt(tr, _seating(session), view))
                assert all(put.refusal(choice.value) is None for choice in put.choices)
                asked.add(view.kind)
            session.act(some_action(view, random, number % 2 == 0, calm=False))
    assert asked >= {"cut", "auction", "name-contract", "kontra-round", "play"}


def test_a_hand_of_five_names_who_sits_out() -> None:
    session = new_session(seed="five", game="slovenian-5", bot="random")
    shown = typed(session, "en", "five", hands=1)
    assert "sits on your right" in shown
    assert shown.count("’s total is ") == 4


def test_an_evening_ends_with_its_last_round() -> None:
    """S68: it is offered after a hand until it is agreed on; after its last hand nothing else is dealt."""
    session = new_session(seed="last", game="slovenian-4", bot="random")
    agreed = False

    def answer(shown: str) -> str | None:
        nonlocal agreed
        if not session.hand_over:
            return "1"
        assert ("last round\n" in shown) is (not agreed)
        assert ("next hand\n" in shown) is (not session.rounded_off)
        if not agreed:
            agreed = True
            return "last round"
        return None if session.rounded_off else "next"

    typist = Typist(answer)
    with pytest.raises(InputEnded):
        TextTable(session, load("en"), typist.terminal).play()
    told = " ".join(typist.text.split())
    assert "deals the last hand" in told or "you deal the last hand" in told
    assert "This was the last hand." in told


def test_convert_is_asked_for_before_it_is_said() -> None:
    """S37: no is the first answer, and leads back to the discard."""
    session = new_session(seed="convert", game="slovenian-4", bot="random")
    guide = Guide("solo-three", session.human, seed="convert")
    assert go(session, guide, lambda now: now.view.kind == "lay-or-convert" and now.turn == now.human)
    before, answers = session.record.actions, ["convert", "no", "convert", "yes"]
    converted = []

    def answer(shown: str) -> str | None:
        converted.append((session.human, "convert") in session.record.actions[len(before) :])
        return answers.pop(0) if answers else None

    typist = Typist(answer)
    with pytest.raises(InputEnded):
        TextTable(session, load("en"), typist.terminal).play()
    assert converted == [False, False, False, False, True]
    assert " ".join(typist.text.split()).count(load("en")("textual.confirm.convert")) == 2


def test_elsewhere_there_is_no_last_round() -> None:
    session = new_session(seed="last", game="taper", bot="random")
    typist = Typist(lambda shown: None if session.hand_over else "1")
    with pytest.raises(InputEnded):
        TextTable(session, load("en"), typist.terminal).play()
    assert "last round" not in typist.text


def _seating(session: Evening) -> Seating:

    return Seating(session.human, session.variant.players, load("en"), session.people)
