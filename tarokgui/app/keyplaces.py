"""Names of keys: by the Latin sign that the keyboard's layout has there, else by the place. Pure: no pygame."""

from __future__ import annotations

from string import ascii_lowercase
from typing import Final
from unicodedata import category, name

_ROWS: Final = {4: ascii_lowercase, 30: "1234567890", 45: "-=[]\\", 51: ";'`,./"}
"""Signs of a US keyboard in the places from that number of USB on."""
PLACES: Final = {first + step: sign for first, signs in _ROWS.items() for step, sign in enumerate(signs)}
"""The sign of a US keyboard in each place."""
EXTENDED: Final = 0x250
"""All letters below are Latin."""


class Layout:
    """The layout in use, as far as the keys pressed so far show it."""

    __slots__ = ("_latin",)

    def __init__(self) -> None:
        self._latin = True

    def named(self, known: str, code: int, place: int) -> tuple[str, bool]:
        """The name of a key that is *known* by one, or has none; True beside it if it is the place's.

        *code* is the sign that it types, if it types any. Where letters are not Latin, signs in places of letters do
        not count either: the W of a Hebrew keyboard is an apostrophe.
        """
        twin = PLACES.get(place, "")
        if not 0 <= code <= 0x10FFFF:
            return known, False
        sign = chr(code)
        foreign = _is_foreign(sign)
        if twin.isalpha() and (foreign or sign.isalpha()):
            self._latin = not foreign
        if twin and (foreign or not code or (twin.isalpha() and not self._latin and not sign.isalpha())):
            return twin, True
        if not known and code > ord(" ") and sign.isprintable():
            return sign, False
        return known, False


def _is_foreign(sign: str) -> bool:
    """True if it is a letter, a mark or a digit of another script."""
    return ord(sign) >= EXTENDED and category(sign)[0] in "LMN" and not name(sign, "").startswith("LATIN")
