"""A hand that is over is gone through at the terminal, in every game and language."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from engine import GAMES, write_record
from tarokgui.controller.sources.replay import STEPS
from tarokgui.session.evening import Evening
from tarokgui.session.pasthand import PastHand, hand_of_record, read_hand
from tarokgui.storage.recordtext import record_text
from tarokgui.textual.look import look_file
from tarokgui.textual.lookback import COMMANDS, TextLookBack
from tarokgui.textual.typed import words as typed_words
from tarokgui.wording.i18n import LANGUAGES, load
from tests.textual.sitting import saved_at, scripted, told


@cache
def ended(game: str) -> PastHand:
    return hand_of_record(Evening.from_data(saved_at("over", game)).record)


def looked(hand: PastHand, *lines: str, language: str = "en") -> str:
    """The text for somebody who types those lines and leaves."""
    typist = scripted([*lines, "leave"])
    TextLookBack(hand, load(language), typist.terminal).run()
    return typist.text


@pytest.mark.parametrize("game", GAMES)
def test_every_place_is_told_on_the_way_there_and_back(game: str) -> None:
    last = len(ended(game).record.actions)
    shown = looked(ended(game), *["forward"] * last, "forward", *["back"] * last, "back")
    for index in range(1, last):
        assert shown.count(f"Action {index} of {last}.") == 2, index
    assert shown.count(f"Action 0 of {last}.") == 2
    assert shown.count("no more of this hand") == 2


@pytest.mark.parametrize("game", GAMES)
def test_the_open_hands_are_all_and_one_is_the_persons_own(game: str) -> None:
    hand = ended(game)
    shown = looked(hand, "30", "open").split("Step: open")[1]
    assert shown.count("holds:") == hand.record.variant.players - 1
    assert "You hold:" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_means_one_thing(language: str) -> None:
    tr = load(language)
    typed = Counter(word for key in COMMANDS for word in typed_words(tr, key))
    assert [word for word, times in typed.items() if times > 1] == []
    shown = looked(ended("romanian"), "?", *(typed_words(tr, f"look-{step}")[0] for step in STEPS), language=language)
    assert "?" in shown
    assert tr("textual.help.look-open") in " ".join(shown.split())


def test_it_is_reached_from_the_settlement_and_from_the_score_sheet() -> None:
    evening = Evening.from_data(saved_at("over"))
    shown = told(evening, "look", "trick", "leave", "look hand", "1", "last", "leave", "look hand", "leave")
    assert shown.count("You look at a hand of") == 2
    assert shown.count("You are back at the table.") == 2
    assert shown.rstrip().endswith("Type 1 to 5:")


REFUSED = {
    "": "This is not a record of a hand: it is empty.",
    "hello": "This is not a record of a hand: not JSON: column 1.",
    "[1, 2]": "This is not a record of a hand: a record is a JSON object.",
    '{"format": "tarok-hand/2"}': "from a newer version of this program.",
    '{"format": "tarok-hand/1", "game": "skat"}': 'of a game that this version does not know: "skat".',
    '{"format": "tarok-hand/1", "game": "romanian", "unfinished": true}': "The hand in it was broken off",
}


@pytest.mark.parametrize("text", REFUSED)
def test_a_wrong_file_gets_one_sentence(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "hand.json"
    path.write_text(text, encoding="utf-8")
    assert look_file(str(path), scripted([]).terminal) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert REFUSED[text] in line


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("spoil", ["broken-off", "illegal", "seat"])
def test_a_hand_from_a_file(game: str, spoil: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = write_record(ended(game).record)
    actions = data["actions"]
    assert isinstance(actions, list)
    if spoil == "broken-off":
        del actions[-1]
    elif spoil == "illegal":
        actions[0] = [actions[0][0], "play T99"]
    else:
        data["seat"] = 2
    path = tmp_path / "hand.json"
    path.write_text(record_text(data), encoding="utf-8")
    typist = scripted(["forward", "leave"])
    status = look_file(str(path), typist.terminal)
    err = capsys.readouterr().err
    if spoil == "seat":
        assert (status, err) == (0, "")
        assert f"Action 1 of {len(actions)}." in typist.text
        assert read_hand(path.read_bytes()).human == 2
    else:
        assert status == 2
        assert ("broken off" if spoil == "broken-off" else "Action 1 of this record is against the rules") in err


def test_of_several_hands_one_is_chosen(tmp_path: Path) -> None:
    path = tmp_path / "evening.jsonl"
    path.write_text("\n".join(record_text(write_record(ended(game).record)) for game in GAMES), encoding="utf-8")
    typist = scripted(["2", "leave", "99", str(len(GAMES)), "last", "leave", "leave"])
    assert look_file(str(path), typist.terminal) == 0
    assert typist.text.count("You look at a hand of") == 2


def test_a_copied_deal_with_its_number_is_a_hand() -> None:
    record = ended("romanian").record
    assert read_hand(f"Tarok 1042\n{record_text(write_record(record))}".encode()).record.actions == record.actions
