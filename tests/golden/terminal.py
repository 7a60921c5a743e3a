"""A hand of Tübingen Tarok at the terminal: Strafen have to be claimed, and everybody plays at random."""

from __future__ import annotations

import contextlib
import re
from random import Random
from typing import Final

from tarokgui.session.opening import new_session
from tarokgui.textual import InputEnded, Terminal, TextTable
from tarokgui.wording.i18n import load
from tests.support.whims import deal_number

NAME: Final = "tubingen-terminal"
SEED: Final = "golden/terminal/36"
NUMBER: Final = 444_334
"""A deal in which these penalties are due."""
CLAIMS: Final = ("oberers", "einser gefasst", "fein")
_CHOICE: Final = re.compile(r"^(\d+)\. ", re.MULTILINE)


def told() -> list[str]:
    """Every line of the first hand and its settlement, each typed line after ``>``."""
    session = new_session(seed=SEED, game="tubingen", house={"claims": "spoken"}, bot="random")
    deal_number(session, NUMBER)
    random, shown, claims = Random(SEED), list[str](), list(CLAIMS)
    since = 0

    def typed() -> str:
        nonlocal since
        text, since = "".join(shown[since:]), len(shown)
        if session.hand_over:
            return ""
        choices = _CHOICE.findall(text)
        answer = claims.pop(0) if claims and "Strafen" in text else random.choice(choices or ["1"])
        shown.append(f"> {answer}\n")
        return f"{answer}\n"

    with contextlib.suppress(InputEnded):
        TextTable(session, load("en"), Terminal(typed, shown.append, echoes=False)).play()
    return "".join(shown).splitlines()
