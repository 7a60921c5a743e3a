"""The hint at a terminal: the suggestion, the reasons for it, and the other moves with their price."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarokgui.wording.hintwords import HintWords
from tarokgui.wording.numerals import spoken

from .moment import Prompt

if TYPE_CHECKING:
    from tarokgui.session.adviser import Hint


def hint_lines(moment: Prompt, hint: Hint) -> tuple[str, ...]:
    """The same hint as in the window, a line for each part."""
    tr = moment.tr
    words = HintWords(tr, moment.seating, hint)
    others = [moment("hint.other", what=other) for other in words.others]
    head = [moment("hint.others")] if others else []
    lines = (words.line, *words.reasons, *head, *others)
    return tuple(spoken(line, tr).replace("−", "-") for line in lines)
