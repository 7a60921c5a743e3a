"""Every screen of the table of routes is opened by its name, and every name that is opened is in the table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tarokgui.app.program import build_program
from tarokgui.app.routes import SCREENS, screen
from tarokgui.wording.i18n import load

WINDOW = Path(__file__).parents[2] / "tarokgui"


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_opened_by_its_name(name: str) -> None:
    program = build_program(load())
    program.routes.open(name)
    program.stack.commit()
    assert type(program.stack.top) is screen(name)


def test_an_unknown_screen_is_refused_by_name() -> None:
    with pytest.raises(KeyError, match="cellar"):
        build_program(load()).routes.open("cellar")


def test_every_name_that_is_opened_is_in_the_table() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in WINDOW.rglob("*.py"))
    assert set(re.findall(r'routes\.open\("(\w+)"\)', source)) == set(SCREENS)
