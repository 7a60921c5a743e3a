"""The people: each plays, each has words in every language, and what was measured about each can be read."""

from __future__ import annotations

import ai
from engine import legal_actions
from tarokgui.session.opening import new_session
from tarokgui.session.people import IDS, companion
from tarokgui.wording.figures import figures
from tarokgui.wording.i18n import LANGUAGES, load

from .part import Fault, Told, some


def check_people() -> Told:
    """Have everybody make one decision."""
    try:
        measured = figures()
    except (OSError, ValueError, KeyError) as error:
        raise Fault("selftest.people.figures", why=str(error)) from None
    missing = sorted(set(IDS) - set(measured))
    if missing:
        raise Fault("selftest.people.unmeasured", people=some(missing))
    session = new_session(seed="self-test", human=0)
    while not session.hand_over and session.turn != session.human:
        session.act(session.bot_action())
    for id in IDS:
        who = companion(id)
        for language in LANGUAGES:
            tr = load(language)
            for key in (who.name_key, who.line_key, who.habit_key):
                if key not in tr:
                    raise Fault("selftest.texts.missing", language=language, keys=key)
        if ai.decide(ai.make(who.bot, id), session.view).action not in legal_actions(session.view):
            raise Fault("selftest.people.illegal", who=id)
    return Told("selftest.people.well", n=len(IDS))
