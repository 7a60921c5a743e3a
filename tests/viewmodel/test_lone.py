"""The case in which the declarer is alone is named on each plate whose side is not known, and only where it may be."""

from __future__ import annotations

import pytest

from ai.games import lone_of
from ai.roles import NOT_LONE, Relation
from engine import GAMES
from tarokgui.viewmodel.roles import role_told
from tarokgui.wording.i18n import LANGUAGES, load
from tarokgui.wording.proofs import lone_text
from tests.viewmodel.test_points import context_of, sessions


@pytest.mark.parametrize("game", GAMES)
def test_a_plate_names_the_case(game: str) -> None:
    named = set()
    for session in sessions(game):
        for language in ("en", "sl"):
            context = context_of(session, language)
            view, known, tr = context.view, context.known, context.tr
            declarer, name = view.table.declarer, context.seating.name
            for seat, role in enumerate(known.roles):
                if declarer is None or view.table.sits_out(seat) or view.table.sits_out(view.seat):
                    continue
                told = role_told(tr, context.seating, view, known, seat)
                case = lone_text(tr, lone_of(view), declarer, view.seat, name)
                unknown = role.relation is Relation.UNKNOWN and seat != view.seat
                assert (bool(case) and told.endswith(case)) is (unknown and lone_of(view) != NOT_LONE)
                named.add(lone_of(view))
    assert NOT_LONE in named
    assert len(named) > 1 or game not in ("romanian", "slovenian-4")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_case_is_worded_for_the_declarer_and_the_others(language: str) -> None:
    tr = load(language)
    talon = NOT_LONE._replace(talon=True)
    both = talon._replace(own=True)
    said = {lone_text(tr, talon, 0, 0, str), *(lone_text(tr, each, 1, 0, str) for each in (talon, both))}
    assert len(said) == 3
    assert not lone_text(tr, NOT_LONE, 1, 0, str)
