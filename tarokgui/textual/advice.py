"""The hint at a terminal: the suggestion, the reasons for it, and what else there is at what price."""

from __future__ import annotations

from engine import UnknownPhase
from tarokgui.session.advice import Advice
from tarokgui.wording.hintwords import HintWords
from tarokgui.wording.numerals import spoken

from .moment import Prompt


def hint(moment: Prompt, advice: Advice) -> tuple[str, ...]:
    """The same hint as in the window, a line for each thing it says."""
    tr = moment.tr
    try:
        found = advice.at_once()
    except UnknownPhase:  # no advice is made up for a game that nobody has told the adviser of
        raise
    except Exception:  # whatever the adviser failed with: a hint is not worth the evening
        return (tr("hint.failed"),)
    if found is None:
        return (tr("hint.not-your-turn"),)
    words = HintWords(tr, moment.seating, found)
    others = [moment("hint.other", what=other) for other in words.others]
    head = [moment("hint.others")] if others else []
    lines = (words.line, *words.reasons, *head, *others)
    return tuple(spoken(line, tr).replace("−", "-") for line in lines)
