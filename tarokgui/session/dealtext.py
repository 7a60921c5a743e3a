"""A deal as a line of text, to be copied, sent to a friend and brought back."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from engine import Card, Match, RecordError, read_record, write_record
from engine.pack import is_whole
from tarokgui.storage.recordtext import parse_document, record_text

from .deals import MOST_DEALS, numbered_pack
from .numbereddeal import places_of

if TYPE_CHECKING:
    from .evening import Evening

LONGEST: Final = 200_000
"""Characters that are looked at; a record has about a thousand."""

_LINE: Final = 60
"""Characters of a line that may be a deal's number; looking through more blanks than that could take for ever."""
_BLANK: Final = " \t\r\n\xa0"
"""The blanks allowed round a deal's number. Other signs without ink are no blanks, whatever Unicode calls them."""
_NUMBER: Final = re.compile(r"(?:Tarok[ \t\xa0]*)?#?[ \t\xa0]*([0-9]{1,9})", re.IGNORECASE | re.ASCII)
_CONTROL: Final = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
"""Signs that are never typed: a text with one was cut or spoilt on its way, and a number in it may be half of one."""


class NotADeal(ValueError):
    """A text without a deal for this game; ``key`` is the reason in the catalogue."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def deal_text(session: Evening) -> str:
    """The deal's number if it has one, and once all cards are open the whole record: nothing that the person may not
    know yet."""
    # A hand that a version up to 0.4.0 began was cut for from its number's pack: here that number is another deal.
    number = f"Tarok {session.moment.deal}" if session.moment.deal is not None and session.moment.places else ""
    if not session.opened:
        return number
    known = {"known": True} if session.moment.known else {}
    record = record_text({**write_record(session.record), **known})
    return f"{number}\n{record}" if number else record


def read_deal(text: str, match: Match) -> tuple[tuple[Card, ...], int | None]:
    """The pack that a text gives the places of the deal, and the deal's number: a number, ``Tarok 1042``, or a record
    of the same game.

    Raises:
        NotADeal: it stands for none that could be dealt here.
    """
    text = text.strip(_BLANK)
    if len(text) > LONGEST:
        raise NotADeal("paste.nothing")
    first = text.partition("\n")[0].strip(_BLANK)
    if len(first) <= _LINE and (found := _NUMBER.fullmatch(first)):
        number = int(found[1])
        if _CONTROL.search(text):
            raise NotADeal("paste.nothing")
        if not 1 <= number <= MOST_DEALS:
            raise NotADeal("paste.no-such-number")
        return numbered_pack(match, number), number
    try:
        record = read_record(parse_document(text.encode()))
    except (ValueError, RecursionError, RecordError):  # half a letter cannot be encoded, which is a ValueError
        raise NotADeal("paste.nothing") from None
    if record.variant.key != match.variant.key:
        raise NotADeal("paste.other-game")
    places = places_of(record)
    if not is_whole(match.variant.pack, places):
        raise NotADeal("paste.nothing")
    return places, None
