"""The people: each plays, each has words in every language, and the measured figures of each can be read."""

from __future__ import annotations

import ai
from engine import View, legal_actions
from tarokgui.session.opening import new_session
from tarokgui.session.people import IDS, STUDENTS, VILLAGE, companion
from tarokgui.wording.figures import figures
from tarokgui.wording.i18n import LANGUAGES, load

from .part import CheckFailed, PartReport, some


def check_people() -> PartReport:
    """Have every person make one decision in a game of their room."""
    try:
        measured = figures()
    except (OSError, ValueError, KeyError) as error:
        raise CheckFailed("selftest.people.figures", why=error) from None
    missing = sorted(set(IDS) - set(measured))
    if missing:
        raise CheckFailed("selftest.people.unmeasured", people=some(missing))
    tables = {game: _your_turn(game) for game in ("romanian", "slovenian-4")}
    everybody = (*IDS, *(each.id for each in (*VILLAGE, *STUDENTS)))
    for id in everybody:
        who, view = companion(id), tables["romanian" if id in IDS else "slovenian-4"]
        for language in LANGUAGES:
            tr = load(language)
            for key in (who.name_key, who.line_key, who.habit_key):
                if key not in tr:
                    raise CheckFailed("selftest.texts.missing", language=language, keys=key)
        if ai.decide(ai.make(who.bot, id), view).action not in legal_actions(view):
            raise CheckFailed("selftest.people.illegal", who=id)
    return PartReport("selftest.people.well", n=len(everybody))


def _your_turn(game: str) -> View:
    """The first decision of the person in an evening of that game."""
    session = new_session(seed="self-test", human=0, game=game)
    while not session.hand_over and session.turn != session.human:
        session.act(session.bot_action())
    return session.view
