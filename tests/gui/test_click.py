"""The number of our files that one click on a card runs through: from the event to the engine and to the table."""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path
from types import FrameType
from typing import Final

import pytest

from ai import decide, make
from engine import GAMES, View
from tarokgui.controller.intents import Say
from tarokgui.kit.commands import Pointer, PointerKind
from tarokgui.scenes.table import TableScene
from tarokgui.table.hand import HandCard
from tests.gui.sitting import Sitting, evening

ROOT: Final = Path(__file__).resolve().parents[2]
OURS: Final = tuple(f"{ROOT / package}/" for package in ("engine", "ai", "tarokgui"))
Counts = tuple[int, ...]
CEILINGS: Final[dict[str, dict[str, Counts]]] = {
    "2026-11-24": {"": (27, 60, 102)},
    "2026-11-26": {
        "": (22, 54, 93), "slovenian": (22, 54, 96), "slovenian-3": (22, 54, 95), "tubingen": (22, 55, 94),
    },
    "2026-11-27": {
        "": (13, 39, 47), "slovenian": (13, 41, 49), "tubingen": (13, 42, 50),
    },
}  # fmt: skip
"""The most files to the engine, until the table has changed, and until its widgets are made: by the day of the count,
and by game or family; the first row is for the others. A day is added when none of its numbers is higher."""
VIEW_MODEL: Final[dict[str, dict[str, Counts]]] = {"2026-11-27": {"": (33,), "slovenian": (34,), "tubingen": (35,)}}
"""The most files until the view model of the changed table is there."""
STACK: Final = 10
"""The most files on the call stack when the engine is asked to apply the action."""
MANY: Final = 500


class Trail:
    """The files that were run, in the order of their first call, and how many at each place that is looked at.

    *index* is that of the decision after the click.
    """

    def __init__(self, index: int) -> None:
        self._index = index
        self.files: list[str] = []
        self.passed: dict[str, int] = {}
        self.stack: list[str] = []
        """The files on the call stack when the engine is asked to apply the action, the deepest first."""
        self.asked: list[str] = []
        """The calls by which legality is asked and events are redacted."""

    def __call__(self, frame: FrameType, event: str, argument: object) -> None:
        code = frame.f_code
        presented = event == "return" and code.co_qualname == "Presenter.present"
        if presented and frame.f_locals["state"].position.index == self._index:
            self.passed.setdefault("the view model", len(self.files))
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
                sitting.table.dispatch(Say(decide(guest, view).action))
    raise AssertionError


def ceiling(counts: dict[str, Counts], game: str) -> Counts:
    """The row of a game, else of its family, else of the others."""
    return counts.get(game) or counts.get(game.partition("-")[0]) or counts[""]


@pytest.mark.parametrize("ceilings", [CEILINGS, VIEW_MODEL])
def test_the_ceilings_only_fall(ceilings: dict[str, dict[str, Counts]]) -> None:
    days = sorted(ceilings)
    assert days == list(ceilings)
    for before, after in pairwise(days):
        for game in ceilings[before]:
            now, then = ceiling(ceilings[after], game), ceilings[before][game]
            assert all(few <= many for few, many in zip(now, then, strict=True)), (after, game)


@pytest.mark.parametrize("game", GAMES)
def test_one_click_on_a_card(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    sitting = at_a_trick(game)
    assert isinstance(sitting.form, TableScene)
    sitting.draw()
    card = next(widget for widget in sitting.form.focus.widgets if isinstance(widget, HandCard) and widget.legal)
    at = card.rect.x + 8, card.rect.y + 40
    sitting.click(sitting.table.stage.layout.centre.centre)  # a player who has the mouse in hand
    sitting.send(Pointer(at, PointerKind.MOVE))
    sitting.draw()
    played = len(sitting.session.record.actions)
    trail = Trail(played + 1)
    sys.setprofile(trail)
    try:
        sitting.send(Pointer(at, PointerKind.DOWN))
        sitting.send(Pointer(at, PointerKind.UP))
    finally:
        sys.setprofile(None)
    assert len(sitting.session.record.actions) == played + 1
    assert sitting.form.focus.find(card.id) is None, "the table that is shown has changed"
    to_model = trail.passed["the view model"]
    to_engine, to_table, to_widgets = trail.passed["engine.apply"], trail.passed["the changed table"], len(trail.files)
    with capsys.disabled():
        print(f"\n{game}: apply {to_engine}, view model {to_model}, widgets {to_widgets}, ", end="")
        print(f"changed table {to_table}, stack {len(trail.stack)}")
        print(" ".join(trail.files))
    assert to_model <= ceiling(VIEW_MODEL[max(VIEW_MODEL)], game)[0], trail.files
    passed = to_engine, to_table, to_widgets
    for files, most in zip(passed, ceiling(CEILINGS[max(CEILINGS)], game), strict=True):
        assert files <= most, trail.files
    assert [file for file in trail.files if file.startswith("ai/")] == [], "no bot reasons between click and picture"
    assert len(trail.stack) <= STACK, trail.stack
    assert trail.asked.count("objection") == 1, "whether it is legal is asked once"
    assert trail.asked.count("redact") <= 2, "each event is redacted once"
