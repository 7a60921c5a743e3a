"""Sessions standing at a wanted decision, and somebody who types at the table in this very process."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cache
from random import Random

from engine import (
    KINGS,
    TAROACE,
    Action,
    ChoosePattern,
    HandRecord,
    Knock,
    Pass,
    Surrender,
    View,
    card_set,
    legal_actions,
    members,
    variant_for,
)
from engine.games.romanian.carry import Pot
from tarokgui.session.evening import Evening
from tarokgui.session.opening import new_session
from tarokgui.session.savedsession import SavedSession
from tarokgui.textual import InputEnded, Parting, Terminal, TextTable
from tarokgui.wording.i18n import load
from tarokgui.wording.translator import Translator

PHASES = ("cut", "pattern", "packets", "throw-in", "auction", "call", "talon", "discard", "announce", "play", "over")
TAPER_PHASES = tuple(phase for phase in PHASES if phase not in ("throw-in", "call"))
PROMPT = re.compile(r"Type (?:1 to (\d+)|1)[^\n]*:\s*$")


@cache
def words() -> Translator:
    return load()


def walk(seed: str, game: str = "romanian", knocking: bool = False) -> Iterator[Evening]:
    """A hand played at random by everybody, at each decision of the person and at its end."""
    session = new_session(seed=seed, game=game, bot="random")
    random = Random(seed)
    while not session.hand_over:
        if session.turn == session.human:
            yield session
            session.act(some_action(session.view, random, knocking))
        else:
            session.act(some_action(session.bot_view(), random, knocking, calm=False))
    yield session


def some_action(view: View, random: Random, knocking: bool, calm: bool = True) -> Action:
    """A legal action; somebody calm neither passes nor surrenders if there is anything else."""
    legal = legal_actions(view)
    if knocking and view.phase in ("cut", "pattern"):
        return Knock() if view.phase == "cut" else ChoosePattern("twelves")
    steady = [action for action in legal if not isinstance(action, Pass | Surrender)] if calm else []
    return random.choice(steady or legal)


def phase_of(session: Evening) -> str:
    return "over" if session.hand_over else session.view.phase


@cache
def saved_at(phase: str, game: str = "romanian") -> dict[str, object]:
    """The data of a session in which the person has to decide in that phase."""
    if phase == "throw-in":
        return poor_hand().data()
    for number in range(500):
        for session in walk(f"{phase}/{number}", game, phase in ("pattern", "packets")):
            if phase_of(session) == phase and _is_good(session):
                return session.data()
    raise AssertionError(f"no session came to {phase}")


def _is_good(session: Evening) -> bool:
    """True if there is a choice, and in the play two tricks have been taken."""
    if session.hand_over:
        return True
    tricks = len(session.view.table.play.tricks)
    return len(legal_actions(session.view)) > 1 and (session.view.phase != "play" or tricks == 2)


def poor_hand() -> Evening:
    """A session whose person holds neither a tarok nor a king."""
    session = new_session(seed="poor", bot="random")
    variant = variant_for("romanian")
    low = [card for card in members(variant.pack.cards) if not (TAROACE | KINGS) >> card & 1]
    rest = [card for card in members(variant.pack.cards) if card not in low[:12]]
    hands = [low[:12], rest[:12], rest[12:24], rest[24:36]]
    record = HandRecord(
        variant, session.match.dealer, Pot(5, 1), None, tuple(card_set(hand) for hand in hands), tuple(rest[36:])
    )
    return with_record(session, record)


def with_record(session: Evening, record: HandRecord) -> Evening:
    """The same evening with another record of the present hand."""
    data = session.data()
    bare = Evening.from_data(data)
    return Evening(
        SavedSession(
            seed=bare.seed,
            human=bare.human,
            bots=bare.bots,
            match=replace(bare.match),
            first_deal=bare.first_deal,
            record=record,
            rows=bare.rows,
        )
    )


class Typist:
    """Somebody at the terminal: ``answer`` gives the next line for the text shown since the last one."""

    def __init__(self, answer: Callable[[str], str | None]) -> None:
        self._answer = answer
        self._fresh: list[str] = []
        self.shown: list[str] = []
        self.terminal = Terminal(self._read, self._write)

    @property
    def text(self) -> str:
        return "".join(self.shown)

    def _read(self) -> str:
        fresh = "".join(self._fresh)
        self._fresh = []
        answer = self._answer(fresh)
        if answer is None:
            return ""
        self.shown.append(answer[:9] + "\n")  # as a terminal echoes it
        return answer + "\n"

    def _write(self, text: str) -> None:
        self._fresh.append(text)
        self.shown.append(text)


def scripted(lines: Iterable[str]) -> Typist:
    """Types the lines one after the other, and then is gone."""
    left = iter(lines)
    return Typist(lambda shown: next(left, None))


def told(session: Evening, *lines: str) -> str:
    """The table's text for somebody who types those lines and goes away."""
    typist = scripted(lines)
    table = TextTable(session, words(), typist.terminal)
    try:
        parting: Parting | None = table.play()
    except InputEnded:
        parting = None
    assert parting is None or parting in Parting
    return typist.text


def choices(shown: str) -> int:
    """The number of choices that the last prompt offers."""
    match = PROMPT.search(shown)
    if match is None:
        raise AssertionError(f"no prompt at the end of {shown[-300:]!r}")
    return int(match[1] or 1)
