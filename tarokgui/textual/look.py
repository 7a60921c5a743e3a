"""``tarok look FILE``: a hand of a file of records is gone through at the terminal."""

from __future__ import annotations

from contextlib import suppress
from itertools import islice
from typing import Final

from engine import RecordError, RefusedRecord
from tarokgui.cli.complaint import Complaint
from tarokgui.cli.console import tell, words
from tarokgui.cli.opened import opened
from tarokgui.cli.source import Source
from tarokgui.games.registry import texts_of
from tarokgui.session.pasthand import read_hand
from tarokgui.wording.records import hand_problem

from .asking import Asker, TextQuestion
from .lookback import TextLookBack
from .terminal import InputEnded, Terminal, TerminalClosed, standard_terminal
from .typed import words as typed_words

REFUSED: Final = 2
"""The exit status if there is nothing to look at."""
MOST: Final = 10_000
"""So many records of a file are read."""
_JSON_LINES: Final = (".jsonl", ".ndjson")


def look_file(path: str, terminal: Terminal | None = None) -> int:
    """Go through a hand of the file; of several the person says which. The exit status.

    Raises:
        Complaint: it cannot be read.
    """
    try:
        with opened(path) as stream:
            source = Source(stream, each_line=path.lower().endswith(_JSON_LINES))
            documents = list(islice(source, MOST))
    except (OSError, ValueError) as error:
        raise Complaint("cli.error.unreadable", path=path, why=error) from None
    status = 0
    with suppress(InputEnded, TerminalClosed):
        status = _look(documents or [b""], terminal or standard_terminal())
    return status


def _look(documents: list[bytes], terminal: Terminal) -> int:
    """Have the person go through one hand after the other until they leave."""
    while chosen := _which(len(documents), terminal):
        tr = words()
        try:
            hand = read_hand(documents[chosen - 1])
        except (RecordError, RefusedRecord) as error:
            tell(tr("cli.error.line", problem=hand_problem(tr, error)))
            if len(documents) == 1:
                return REFUSED
            continue
        tr.words, tr.arabic = texts_of(hand.record.variant.key).venue.words, True
        TextLookBack(hand, tr, terminal).run()
        if len(documents) == 1:
            break
    return 0


def _which(hands: int, terminal: Terminal) -> int:
    """The number of the hand, from 1; 0 to leave."""
    if hands == 1:
        return 1
    tr = words()
    named = {str(number): number for number in range(1, hands + 1)} | dict.fromkeys(typed_words(tr, "look-leave"), 0)
    prompt = tr("textual.ask.prompt", n=hands)
    return Asker(terminal, tr, {}).ask(TextQuestion((tr("textual.look.which"),), (), named.get, prompt=prompt))
