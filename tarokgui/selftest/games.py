"""Every game played once by the rules of thumb, written down, read again and settled to the same."""

from __future__ import annotations

from typing import Final

from ai import make
from ai.player import decide
from engine import GAMES, IllegalAction, RecordError, read_record, settle, write_record
from tarokgui.session.opening import new_session

from .part import CheckFailed, PartReport

SEED: Final = "self-test"


def check_games() -> PartReport:
    """A hand of each game, without a window."""
    for game in GAMES:
        session = new_session(seed=SEED, game=game, bot="beginner")
        person = make("beginner", seed=SEED)
        try:
            while not session.hand_over:
                view = session.view if session.turn == session.human else session.bot_view()
                session.act(decide(person, view).action)
            again = settle(read_record(write_record(session.record)))
        except (IllegalAction, RecordError, LookupError) as error:
            raise CheckFailed("selftest.games.stuck", game=game, what=type(error).__name__) from None
        if again != session.settlement or not session.variant.adds_up(session.view.table, again):
            raise CheckFailed("selftest.games.differs", game=game)
    return PartReport("selftest.games.well", n=len(GAMES))
