"""How many of our files one click on a card runs through: from the event to the engine, and back to the table."""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path
from types import FrameType
from typing import Final

import pytest

from ai import decide, make
from engine import GAMES, View
from tarokgui.kit.commands import Pointer, PointerKind
from tarokgui.scenes.table import TableScene
from tarokgui.table.hand import HandCard
from tests.gui.sitting import Sitting, evening

ROOT: Final = Path(__file__).resolve().parents[2]
OURS: Final = tuple(f"{ROOT / package}/" for package in ("engine", "ai", "tarokgui"))
CEILINGS: Final = {
    "2026-11-24": (27, 60, 102),
    "2026-11-26": (22, 54, 93),
}
"""The most files to the engine, until the table has changed, and until its widgets are made, by the day of the count. A
day is added when none of the three is higher."""
OWN: Final = {"slovenian": (0, 0, 3), "slovenian-3": (0, 0, 2), "tubingen": (0, 1, 1)}
"""So many files of its own a game, or each of a family, may ask besides the files that all games ask."""
STACK: Final = 12
"""The most files on the call stack when the engine is asked to apply the action."""
MANY: Final = 500


class Trail:
    """The files that were run, in the order of their first call, and how many at each place that is looked at."""

    def __init__(self) -> None:
        self.files: list[str] = []
        self.passed: dict[str, int] = {}
        self.stack: list[str] = []
        """The files on the call stack when the engine is asked to apply the action, the deepest first."""
        self.asked: list[str] = []
        """The calls by which legality is asked and events are redacted."""

    def __call__(self, frame: FrameType, event: str, argument: object) -> None:
        code = frame.f_code
        if event != "call" or not code.co_filename.startswith(OURS):
            return
        file = str(Path(code.co_filename).relative_to(ROOT))
        if file not in self.files:
            self.files.append(file)
        if code.co_name == "apply" and file == "engine/game.py" and "engine.apply" not in self.passed:
            self.passed["engine.apply"] = len(self.files)
            self.stack = self._stack(frame)
        if code.co_name == "rebuild" and "engine.apply" in self.passed:
            self.passed.setdefault("the changed table", len(self.files))
        if code.co_name in ("objection", "redact") and file in ("engine/game.py", "engine/events.py"):
            self.asked.append(code.co_name)

    @staticmethod
    def _stack(frame: FrameType | None) -> list[str]:
        files: dict[str, None] = {}
        while frame is not None:
            if frame.f_code.co_filename.startswith(OURS):
                files[str(Path(frame.f_code.co_filename).relative_to(ROOT))] = None
            frame = frame.f_back
        return [*files]


def at_a_trick(game: str = "romanian") -> Sitting:
    """A table where the person has to play a card, and some tricks have gone."""
    guest = make("steady", "guest")
    for number in range(MANY):
        sitting = Sitting(evening(f"click/{number}", game))
        while not sitting.session.hand_over:
            sitting.until_due()
            view: View = sitting.session.view
            if view.phase == "play" and len(view.table.play.tricks) > 1:
                return sitting
            if not sitting.session.hand_over:
                sitting.table.act(decide(guest, view).action)
    raise AssertionError


def test_the_ceilings_only_fall() -> None:
    days = sorted(CEILINGS)
    assert days == list(CEILINGS)
    for before, after in pairwise(days):
        assert all(now <= then for now, then in zip(CEILINGS[after], CEILINGS[before], strict=True)), after


@pytest.mark.parametrize("game", GAMES)
def test_one_click_on_a_card(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    sitting, trail = at_a_trick(game), Trail()
    assert isinstance(sitting.form, TableScene)
    sitting.draw()
    card = next(widget for widget in sitting.form.focus.widgets if isinstance(widget, HandCard) and widget.legal)
    at = card.rect.x + 8, card.rect.y + 40
    sitting.send(Pointer(at, PointerKind.MOVE))
    sitting.draw()
    played = len(sitting.session.record.actions)
    sys.setprofile(trail)
    try:
        sitting.send(Pointer(at, PointerKind.DOWN))
        sitting.send(Pointer(at, PointerKind.UP))
    finally:
        sys.setprofile(None)
    assert len(sitting.session.record.actions) == played + 1
    assert sitting.form.focus.find(card.id) is None, "the table that is shown has changed"
    to_engine, to_table, to_widgets = trail.passed["engine.apply"], trail.passed["the changed table"], len(trail.files)
    with capsys.disabled():
        print(f"\n{game}: apply {to_engine}, changed table {to_table}, widgets {to_widgets}, stack {len(trail.stack)}")
        print(" ".join(trail.files))
    passed, more = (to_engine, to_table, to_widgets), OWN.get(game, OWN.get(game.partition("-")[0], (0, 0, 0)))
    for files, most, own in zip(passed, CEILINGS[max(CEILINGS)], more, strict=True):
        assert files <= most + own, trail.files
    assert [file for file in trail.files if file.startswith("ai/")] == [], "no bot reasons between click and picture"
    assert len(trail.stack) <= STACK, trail.stack
    assert trail.asked.count("objection") == 1, "whether it is legal is asked once"
    assert trail.asked.count("redact") <= 2, "each event is redacted once"
