"""Every value of the engine that a person may meet has its words."""

import re
from pathlib import Path
from typing import get_args

import pytest

from engine import (
    GAMES,
    KINGS,
    Action,
    Announce,
    Announced,
    Bid,
    CallKing,
    ChoosePattern,
    Cut,
    Declare,
    Discard,
    Double,
    Hold,
    Keep,
    Knock,
    Line,
    MakeBid,
    Own,
    Pass,
    PassAnnouncing,
    PlayCard,
    RecordError,
    RefusedRecord,
    Reject,
    Suit,
    Surrender,
    TakeGroup,
    TakePacket,
    ThrowIn,
    View,
    card_name,
    members,
    parse_card,
    parse_cards,
    read_record,
    replay,
    start,
    variant_for,
)
from engine.games.romanian.carry import Pot
from engine.games.romanian.outcomes import RomanianOutcome
from tarokgui.storage import resources
from tarokgui.wording import i18n
from tarokgui.wording.cards import card_words, cards_words, rank_words, suit_words
from tarokgui.wording.i18n import LANGUAGES
from tarokgui.wording.records import record_problem, refusal_text
from tarokgui.wording.settlements import line_text, outcome_text
from tarokgui.wording.spoken import gloss, spoken
from tarokgui.wording.terms import bid_name, contract_name, item_name, phase_name, step_name
from tests.support.houses import HOUSE_CHOICES

ROOT = Path(__file__).resolve().parents[2]
TR = i18n.load("en")


def samples() -> list[Action]:
    """Each kind of action at least once."""
    return [
        *(Cut(20), Knock(), TakePacket(4), ThrowIn(), Keep(), Pass(), Hold(), Reject(), Surrender(), PassAnnouncing()),
        *(ChoosePattern(pattern) for pattern in ("sixes", "twelves", "abeles", "ladder")),
        *(MakeBid(Bid(contract, level)) for contract in ("trei", "doi", "unu") for level in (1, 2, 3)),
        *(MakeBid(Bid("unu", level)) for level in (4, 5, 6)),
        MakeBid(Bid("solo")),
        *(CallKing(king) for king in members(KINGS)),
        *(TakeGroup(group) for group in range(1, 7)),
        *(Discard(parse_cards("C8")), Discard(parse_cards("C8 C9 T4"))),
        *(Declare(count) for count in (8, 9, 10, 11, 12)),
        *(Announce(item) for item in ("trula", "regii", "luna", "valat", "pagat", "rege", "prins")),
        Double("game"),
        Double("trula", 2),
        *(PlayCard(card) for card in range(78)),
    ]


def test_every_kind_of_action_is_spoken_and_explained() -> None:
    view = View(start(variant_for("romanian"), 0, Pot(5, 1), ()).table, 1)
    # A game's own actions are asked for by the test of completeness.
    assert {type(action) for action in samples()} == set(get_args(Action)) - {Own}
    for action in samples():
        assert spoken(TR, action, view)
        assert gloss(TR, action, view)


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (Pass(), "pas"),
        (MakeBid(Bid("doi", 1)), "unul de doi"),
        (MakeBid(Bid("doi", 2)), "al doilea de doi"),
        (MakeBid(Bid("unu", 1)), "unul de unu"),
        (MakeBid(Bid("unu", 6)), "al șaselea de unu"),
        (MakeBid(Bid("solo")), "solo"),
        (Hold(), "la mine"),
        (CallKing(parse_card("HK")), "chem regele de inimă"),
        (PassAnnouncing(), "merge"),
        (Declare(8), "opt taroace"),
        (Announce("regii"), "toți regii"),
        (Double("game"), "recontra"),
        (Double("trula", 1), "contra la trula"),
        (Double("pagat", 0), "hirș la pagat ultimo"),
    ],
)
def test_the_words_of_the_table(action: Action, words: str) -> None:
    table = start(variant_for("romanian"), 0, Pot(5, 1), ()).table
    announced = (("trula", 1, ()), ("pagat", 0, (2, 1, 3)))
    speech = table.speech._replace(game=(2,), announced=tuple(Announced(*bonus) for bonus in announced))
    assert spoken(TR, action, View(table._replace(speech=speech), 3)) == words


def test_cards_in_words() -> None:
    words = {"S9": "9 of spades", "H1": "ace of hearts", "DK": "king of diamonds", "CN": "cavalier of clubs"}
    words |= {"T1": "pagat", "T14": "tarok XIV", "T9": "tarok IX", "T21": "luna", "T22": "skiz"}
    for name, text in words.items():
        assert card_words(TR, parse_card(name)) == text
    assert cards_words(TR, members(parse_cards("S9 SK T22"))) == "9 of spades, king of spades and skiz"
    assert rank_words(TR, parse_card("T19")) == "XIX"
    assert [suit_words(TR, suit) for suit in Suit] == ["hearts", "diamonds", "clubs", "spades", "taroks"]
    assert len({card_words(TR, card) for card in range(78)}) == 78


@pytest.mark.parametrize("game", GAMES)
def test_everything_a_game_is_made_of_has_a_name(game: str) -> None:
    variant = variant_for(game, {"announce_regele_prins": True} if game == "romanian" else {})
    for phase in (*(phase.key for phase in variant.course), "throw-in", "over"):
        assert phase_name(TR, phase) != phase
    for row in variant.contracts:
        assert f"term.contract.{row.key}" in TR
        for level in range(1, row.ordinals + 1):
            assert not re.search(r"\d", bid_name(TR, Bid(row.key, level)))
    assert contract_name(TR, "michi") == "michi-michi"
    for item in variant.items:
        assert f"term.item.{item}" in TR
    assert [step_name(TR, step) for step in range(5)] == ["contra", "recontra", "supra", "hirș", "mord"]
    for pattern in ("sixes", "twelves", "abeles", "ladder"):
        assert f"term.pattern.{pattern}" in TR


@pytest.mark.parametrize("outcome", RomanianOutcome)
def test_every_outcome_has_its_text(outcome: RomanianOutcome) -> None:
    assert outcome_text(TR, outcome)


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_a_settlement_has_its_text(game: str) -> None:
    bonuses = ("trula", "regii", "luna", "pagat", "rege", "prins", "valat")
    lines = [Line(item, value) for item in variant_for(game).items for value in (1, -1)]
    lines += [Line(item, value, announced=True) for item in bonuses for value in (2, -2)]
    texts = [line_text(TR, line) for line in lines]
    assert len(set(texts)) == len(lines)


def test_every_problem_of_a_record_has_its_sentence() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "engine").rglob("*.py"))
    source += (ROOT / "tarokgui/storage/recordtext.py").read_text(encoding="utf-8")
    problems = set(re.findall(r'RecordError\(\s*"([a-z0-9-]+)"', source))
    assert {"card-twice", "not-json", "house-value"} <= problems
    for problem in problems:
        text = record_problem(TR, RecordError(problem, "x" * 500, found=["x" * 500]))
        assert "\n" not in text
        assert len(text) < 300
    fields = set(re.findall(r'bad_field\(data, "([a-z]+)"\)|_number\(data, "([a-z]+)"', source))
    for field in {a or b for a, b in fields} | {"pack", "talon"}:
        assert f"record.field.{field}" in TR


def test_a_house_value_is_refused_with_its_choices() -> None:
    for key, choices in HOUSE_CHOICES.items():
        text = record_problem(TR, RecordError("house-value", key, choices, found=None))
        assert all(str(choice).lower() in text.lower() for choice in choices)


def test_words_of_records_that_are_no_words_of_the_game_stand_as_they_are() -> None:
    assert item_name(TR, "nonsense") == "nonsense"
    assert item_name(TR, "") == ""
    assert bid_name(TR, Bid("nonsense", 2)) == "nonsense 2"


def test_romanian_letters_have_commas_and_not_cedillas() -> None:
    for path in (path for language in LANGUAGES for path in resources.catalogue(language)):
        assert not set("şţŞŢ") & set(path.read_text(encoding="utf-8")), str(path)


def test_the_seat_of_a_refusal_is_shown_as_it_stood() -> None:
    data = {"format": "tarok-hand/1", "game": "taper", "dealer": 0, "pool": 4, "stake": 1, "actions": [["2", "knock"]]}
    pack = [card_name(card) for card in members(variant_for("taper").pack.cards)]
    record = read_record({**data, "pack": pack})
    with pytest.raises(RefusedRecord) as refused:
        replay(record)
    assert refusal_text(TR, record, refused.value).startswith('action 0 (seat "2", "knock"): it is the turn')
