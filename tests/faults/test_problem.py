"""The report of a problem: helpful facts, nobody's name, and nothing the player must not know yet."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine import Acted, Dealt, GroupSeen, GroupShown, LaidAway, PlayCard, TrickTaken, card_name, members, read_record
from tarokgui.app.program import build_program
from tarokgui.kit import clipboard
from tarokgui.scenes.problem import ProblemScene
from tarokgui.services import problemreport as problem
from tarokgui.session.evening import Evening
from tarokgui.session.handtext import hand_text
from tarokgui.storage import logbook
from tarokgui.wording.i18n import load
from tests.faults.driver import fail
from tests.gui.moments import walk


@pytest.fixture(autouse=True)
def _place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAROK_DATA", str(tmp_path / "data"))


def seen_cards(session: Evening) -> set[str]:
    """The names of all cards that the person has seen."""
    found: list[int] = []
    for event in session.moment.hand.events:
        match event:
            case Dealt(hands):
                found += members(hands[session.human] or 0)
            case GroupSeen(cards=cards) | GroupShown(cards=cards):
                found += cards or ()
            case LaidAway(taroace=taroace, cards=cards):
                found += members(taroace | (cards or 0))
            case Acted(_, PlayCard(card)):
                found.append(card)
            case TrickTaken(_, cards):
                found += cards
    return {card_name(card) for card in found}


def named_cards(actions: list[tuple[int, str]]) -> set[str]:
    """The cards that the actions name, but for a called king: to call one is not to see it."""
    verbs = ("play", "discard")
    return {word for _, text in actions if text.split()[0] in verbs for word in text.split()[1:]} - {"?"}


@pytest.mark.parametrize("seed", [f"report/{n}" for n in range(4)])
def test_only_what_was_seen(seed: str) -> None:
    looked = 0
    for session in walk(seed):
        told: dict[str, Any] = json.loads(hand_text(session))
        if session.hand_over:
            assert read_record(told).pack == session.record.pack
            assert told["actions"] == [list(entry) for entry in session.record.actions]
            continue
        looked += 1
        assert told["unfinished"] is True
        assert not {"pack", "hands", "talon", "seed"} & set(told)
        assert {*told["hand"]} | named_cards(told["actions"]) <= seen_cards(session)
        assert "seed" not in hand_text(session)
        others = [entry for entry in told["actions"] if entry[1] == "keep" and entry[0] != session.human]
        assert others == []  # who was asked about throwing in is nobody's business
    assert looked > 10


def test_what_is_hidden_does_not_change_it() -> None:
    """A discard is written as it was seen: taroks are face up, the rest is covered."""
    texts = [
        text
        for n in range(6)
        for session in walk(f"laid away/{n}", bold=False)
        for seat, text in json.loads(hand_text(session))["actions"]
        if text.startswith("discard") and seat != session.human and not session.hand_over
    ]
    assert texts
    assert all(word == "?" or word.startswith("T") for text in texts for word in text.split()[1:])


def test_what_a_pasted_record_brings_along_is_left_out() -> None:
    session = next(session for session in walk("extra") if session.hand_over)
    record = replace(session.record, extra={"names": ["Anna"], "note": "my address"})
    session.moment = replace(session.moment, hand=replace(session.moment.hand, record=record))
    assert session.record.extra == record.extra
    assert "Anna" not in hand_text(session)
    assert "address" not in hand_text(session)


def test_the_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    program = build_program(load())
    logbook.fail("it broke", OSError(13, "Permission denied", str(tmp_path / "data" / "evenings.db")))
    text = problem.report(program, (1280, 720))
    assert [line for line in text.splitlines() if line.startswith("[")] == ["[program]", "[hand]", "[log]"]
    assert "window: 1280x720" in text
    assert "it broke" in text
    assert "<data>/evenings.db" in text
    assert str(tmp_path) not in text
    assert "[hand]\n-" in text


def test_a_broken_part_does_not_stop_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tarokgui.services.diagnostics.diagnostics", fail)
    assert "[program]\n(Planted)\n" in problem.report(build_program(load()), (1, 1))


def test_it_is_kept_beside_the_log(tmp_path: Path) -> None:
    first, second = problem.keep("one"), problem.keep("two ș")
    assert first is not None
    assert second is not None
    assert (first.parent, first != second) == (logbook.log_folder(), True)
    assert second.read_text(encoding="utf-8") == "two ș"
    (tmp_path / "other").write_text("")


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file")
    assert problem.keep("x") is None


def test_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []

    def copy(text: str) -> bool:
        copied.append(text)
        return True

    monkeypatch.setattr(clipboard, "copy", copy)
    program = build_program(load())
    scene = ProblemScene(program)
    program.stack.resize(1280, 720)
    program.stack.push(scene)
    program.stack.commit()
    labels = [node.label for node in scene.tree()]
    assert any(label.startswith("tarok: ") for label in labels)
    for id in ("copy", "keep"):
        scene.reach(id, press=True)
    (text,) = copied
    (file,) = logbook.log_folder().glob("report-*.txt")
    assert file.read_text(encoding="utf-8") == text
