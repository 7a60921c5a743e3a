"""The speech for those who do not see the screen."""

from __future__ import annotations

import io
import os
import re
from dataclasses import replace

import pytest

from ai import make
from ai.player import decide
from tarokgui.app.speech import Silent, WrittenAnnouncer, announcer_for
from tarokgui.controller.intents import Say, Skip
from tarokgui.draw.geometry import Rect
from tarokgui.kit.node import Node
from tests.gui.moments import walk
from tests.gui.sitting import Sitting, evening
from tests.support.extras import full
from tests.support.person import Person
from tests.support.sessions import rich

accesskit = full("accesskit")

from tarokgui.app.speech.accesskit import FIRST, ROOT, VOICES, AccessKit  # noqa: E402


class Deaf:
    """An adapter as AccessKit has it, without a system behind it. *awake*: somebody listens."""

    def __init__(self) -> None:
        self.awake = True
        self.updates: list[object] = []

    def update_if_active(self, factory: object) -> None:
        if self.awake:
            self.updates.append(factory())  # type: ignore[operator]

    def update_window_focus_state(self, gained: bool) -> None:
        self.gained = gained


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> tuple[AccessKit, Deaf, list[tuple[str, bool]]]:
    deaf, pressed = Deaf(), list[tuple[str, bool]]()
    monkeypatch.setattr(AccessKit, "_adapter_for", lambda self, window: deaf)
    made = AccessKit(None, lambda id, press: pressed.append((id, press)), lambda: None)  # type: ignore[arg-type]
    return made, deaf, pressed


def heard(sitting: Sitting) -> io.StringIO:
    """The stream that everything is written to from now on."""
    stream = io.StringIO()
    sitting.program.feedback.speech = WrittenAnnouncer(stream)
    return stream


def test_a_whole_hand_is_told_as_the_journal_has_it() -> None:
    sitting = Sitting(evening("speech/hand"))
    stream, person, journal = heard(sitting), Person("speech"), list[str]()
    while sitting.top is sitting.table:
        sitting.until_due()
        if sitting.top is not sitting.table:
            break
        for action in person.turn(sitting.session):
            if not sitting.session.hand_over and sitting.session.turn == sitting.session.human:
                sitting.table.dispatch(Say(action))
        journal = sitting.told
    lines = stream.getvalue().splitlines()
    journal = sitting.told
    told = [line for line in lines if line in journal]
    assert told == journal[len(journal) - len(told) :]
    assert len(told) > 50
    assert any("play" in line and line not in journal for line in lines), "nobody was told that it was the turn"


def test_tubingen_tarock_is_told_in_its_own_words() -> None:
    """Both rounds, the tricks and the Strafen; nothing of another game, and nothing that the journal does not have."""
    sitting = Sitting(evening("speech/tubingen/2", "tubingen", {"claims": "spoken"}, bot="beginner"))
    stream, person = heard(sitting), make("beginner", seed="speech")
    while sitting.top is sitting.table:
        sitting.until_due()
        session = sitting.session
        if sitting.top is sitting.table and not session.hand_over:
            sitting.table.dispatch(Say(decide(person, session.view).action))
    told, journal = stream.getvalue(), sitting.told
    assert not re.search(r"skiz|luna|pagat|taroace|\btaroc\b|merge|talon", told, re.IGNORECASE)
    for words in ("passe", "fort", "ich rufe den", "tarok", "fertig"):
        assert words in told, words
    assert [line for line in told.splitlines() if line in journal]


@pytest.mark.parametrize(
    ("key", "part"),
    [
        *(("h", "cards:"), ("t", "No card is"), ("s", "In the pot"), ("k", "Contract"), ("a", "")),
        *(("c", "taroks "), ("l", "No trick has been taken"), ("n", "No trick has been taken"), ("w", "Your turn")),
    ],
)
def test_read_on_demand(key: str, part: str) -> None:
    sitting = Sitting(evening("speech/read"))
    sitting.until_due()
    for session in walk("speech/keys"):
        if session.view.phase == "announce" and session.turn == session.human:
            sitting = Sitting(session)
            break
    sitting.until_due()
    stream = heard(sitting)
    sitting.key("r")
    sitting.key(key)
    said = stream.getvalue().splitlines()[-1]
    assert part in said
    assert said
    if key == "a":
        assert said in {node.label for node in sitting.table.tree()}
    sitting.key(key)  # without R before it the key has its usual meaning
    assert sitting.top is sitting.table or key == "s"


def test_switched_off_nothing_is_told() -> None:
    sitting = Sitting(evening("speech/off"))
    stream = heard(sitting)
    sitting.program.preferences.settings.speech = False
    sitting.until_due()
    sitting.table.say("hello")
    assert stream.getvalue() == ""


def test_the_focus_is_written_when_it_moves() -> None:
    stream = io.StringIO()
    written = WrittenAnnouncer(stream)
    from tarokgui.draw.geometry import Rect

    nodes = [Node("a", "Begin", "button", Rect(0, 0, 1, 1), focused=True)]
    for _ in range(2):
        written.show("Tarok", (1, 1), lambda: nodes)
    assert stream.getvalue() == "> Begin\n"


def test_chosen_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "TAROK_SPEECH", "off")
    assert isinstance(announcer_for(None, lambda id, press: None, lambda: None), Silent)  # type: ignore[arg-type]
    monkeypatch.setitem(os.environ, "TAROK_SPEECH", "stderr")
    assert isinstance(announcer_for(None, lambda id, press: None, lambda: None), WrittenAnnouncer)  # type: ignore[arg-type]
    monkeypatch.delitem(os.environ, "TAROK_SPEECH")
    monkeypatch.setattr(AccessKit, "_adapter_for", lambda self, window: 1 / 0)
    assert isinstance(announcer_for(None, lambda id, press: None, lambda: None), Silent)  # type: ignore[arg-type]


def test_the_tree_for_screen_readers(reader: tuple[AccessKit, Deaf, list[tuple[str, bool]]]) -> None:
    speech, deaf, pressed = reader
    sitting = Sitting(evening("speech/tree"))
    sitting.until_due()
    nodes = sitting.table.tree()
    for _ in range(2):
        speech.show("Tarok", (1280, 720), lambda: nodes)
    first, second = deaf.updates
    by_id = dict(second.nodes)  # type: ignore[attr-defined]
    told = [number for node in by_id.values() for number in node.children]
    assert sorted([ROOT, *told]) == sorted(by_id)  # each in one place, none left out
    assert by_id[ROOT].children[:2] == list(VOICES)
    assert len(by_id) >= FIRST + len(nodes)
    focused = next(node for node in nodes if node.focused)
    assert by_id[second.focus].label == focused.label  # type: ignore[attr-defined]
    assert [number for number, _ in first.nodes] == [number for number, _ in second.nodes]  # type: ignore[attr-defined]

    class Request:
        target = second.focus  # type: ignore[attr-defined]
        action = accesskit.Action.CLICK

    speech._asked(Request)
    assert pressed == [(focused.id, True)]


def test_the_place_in_a_row_is_told(reader: tuple[AccessKit, Deaf, list[tuple[str, bool]]]) -> None:
    """A reader says "3 of 12" if the thing has its place, counted from 0, and its container has their number."""
    speech, deaf, _ = reader
    boxes = [Node(f"{kind}:{n}", f"{kind} {n}", role, Rect(n, 0, 1, 1)) for kind, role in KINDS for n in range(3)]
    alone, single, far = (
        Node("mute", "Mute", "button", Rect(9, 0, 1, 1)),
        Node("open:talon", "Talon", "button", Rect(9, 2, 1, 1)),
        Node("list:x", "x", "option", Rect(0, 0, 1, 1), inside="list", place=(14, 39)),
    )
    nodes = [*boxes, alone, single, Node("list", "List", "list", Rect(0, 0, 1, 1)), far]
    speech.show("Tarok", (1, 1), lambda: nodes)
    by_id = dict(deaf.updates[-1].nodes)  # type: ignore[attr-defined]
    around = {child: node for node in by_id.values() for child in node.children}
    told = {
        node.label: (node.position_in_set, around[number].size_of_set)
        for number, node in by_id.items()
        if number in around
    }
    for kind, _ in KINDS:
        assert [told[f"{kind} {n}"] for n in range(3)] == [(0, 3), (1, 3), (2, 3)], kind
    assert told["Mute"] == told["Talon"] == (None, None), "one alone is no row"
    assert told["x"] == (13, 39)


KINDS = (("card", "card"), ("game", "radio"), ("page", "tab"), ("bid", "button"), ("announce", "checkbox"))


def test_sentences_go_to_live_regions_by_turns(reader: tuple[AccessKit, Deaf, list[tuple[str, bool]]]) -> None:
    """A text that a region has already is not heard again: the same sentence needs another region, or a space."""
    speech, deaf, _ = reader
    told = ("Ilinca says contra.", "You: pas.", *["Ilinca says contra."] * 5)
    had = ["", ""]
    for sentence in told:
        speech.tell(sentence)
        speech.show("Tarok", (1, 1), list)
        values = [dict(deaf.updates[-1].nodes)[voice].value for voice in VOICES]  # type: ignore[attr-defined]
        assert [new.strip() for new, old in zip(values, had, strict=True) if new != old] == [sentence]
        had = values
    deaf.awake = False
    for number in range(100):
        speech.tell(f"unheard {number}")
        speech.show("Tarok", (1, 1), list)
    deaf.awake = True
    speech.show("Tarok", (1, 1), list)
    late = " ".join(dict(deaf.updates[-1].nodes)[voice].value for voice in VOICES)  # type: ignore[attr-defined]
    assert "unheard 99" in late
    assert "unheard 50" not in late


def test_the_focus_is_told_before_the_sentence(reader: tuple[AccessKit, Deaf, list[tuple[str, bool]]]) -> None:
    """A reader that names the focus would cut the sentence off."""
    speech, deaf, _ = reader
    nodes = [Node("a", "Begin", "button", Rect(0, 0, 1, 1), focused=True), Node("b", "End", "button", Rect(0, 0, 1, 1))]
    speech.show("Tarok", (1, 1), lambda: nodes)
    speech.tell("Taken back.")
    moved = [replace(nodes[0], focused=False), replace(nodes[1], focused=True)]
    speech.show("Tarok", (1, 1), lambda: moved)
    _, first, second = deaf.updates
    assert dict(first.nodes)[first.focus].label == "End"  # type: ignore[attr-defined]
    assert all(not dict(first.nodes)[voice].value for voice in VOICES)  # type: ignore[attr-defined]
    assert second.focus == first.focus  # type: ignore[attr-defined]
    assert any(dict(second.nodes)[voice].value == "Taken back." for voice in VOICES)  # type: ignore[attr-defined]


def test_a_reader_is_at_work_from_when_it_comes_until_it_goes(
    reader: tuple[AccessKit, Deaf, list[tuple[str, bool]]],
) -> None:
    speech, _, _ = reader
    seen = [speech.at_work]
    for step in (speech._begin, speech._end):
        step()
        seen.append(speech.at_work)
    assert seen == [False, True, False]


def test_a_reader_presses_as_the_keyboard_does() -> None:
    sitting = Sitting(evening("speech/press"))
    sitting.until_due()
    sitting.tick(1.0)
    sitting.table.reach("menu", press=False)
    assert sitting.table.focus.focused is sitting.widget("menu")
    sitting.table.reach("menu", press=True)
    sitting.stack.commit()
    assert sitting.top is not sitting.table


def test_large_numbers_are_said_in_words() -> None:
    """R108: the pool may come to any number; "10¹⁶" is read as a thousand and sixteen."""
    sitting = Sitting(rich(evening("told"), 10**16))
    sitting.table.stage.controller.dispatch(Skip())
    stream = heard(sitting)
    sitting.program.preferences.change(speech=True)
    score = sitting.table.stage.readout("score")
    sitting.program.feedback.speak(score)
    assert "about 1.00 times 10 to the 16" in stream.getvalue()
    assert "×" not in stream.getvalue()
    told: list[Node] = []
    sitting.program.feedback.speech.show = lambda title, size, nodes: told.extend(nodes())  # type: ignore[method-assign]
    sitting.program.feedback.show("", sitting.size, lambda: [Node("a", score, "text", Rect(0, 0, 1, 1))])
    assert "about 1.00 times 10 to the 16" in told[0].label
