"""A whole hand in the real program, from the title to the settlement, by events alone."""

from __future__ import annotations

from time import perf_counter

from tarokgui.app.loop import App
from tarokgui.app.program import players_program
from tarokgui.scenes.title import TitleScene
from tarokgui.services.program import Program
from tarokgui.session.resuming import load_saved
from tarokgui.session.tablesetup import TableSetup
from tarokgui.storage.saves import SaveFolder

from .guest import Guest
from .part import CheckFailed, PartReport

HASTE = 8.0
"""The factor by which the program's clock runs faster: the hand need not be watched."""
COMPANY = ("gheorghe", "anton", "ilinca")
"""Two who are quick to decide, and one who searches."""


def check_hand() -> PartReport:
    """Open the program without a screen, sit down at a new table and play."""
    shared = players_program()
    shared.loop.clock = lambda: perf_counter() * HASTE
    shared.preferences.change(mute=True, deal_animation=False, table=TableSetup(people=COMPANY).data())
    guest = Guest(shared)

    def first(made: Program) -> TitleScene:
        made.loop.post(guest)
        return TitleScene(made)

    App(shared).run(first)
    session = guest.session
    if session is None or not guest.settled or not session.hand_over:
        seed = "?" if session is None else session.seed
        raise CheckFailed("selftest.hand.stuck", scene=guest.stuck or "?", seed=seed)
    settlement = session.settlement
    assert settlement is not None
    if not session.variant.adds_up(session.view.table, settlement):
        raise CheckFailed("selftest.hand.unbalanced", seed=session.seed)
    with SaveFolder() as folder:
        saved, _ = load_saved(folder)
        well = saved is not None and saved.data() == session.data()
    if not well:
        raise CheckFailed("selftest.hand.unsaved", seed=session.seed)
    actions = len(session.record.actions)
    return PartReport("selftest.hand.well", seed=session.seed, actions=actions, clicks=guest.clicks, keys=guest.keys)
