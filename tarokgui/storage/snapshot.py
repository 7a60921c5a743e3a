"""The present point of an evening, as texts: storage keeps and gives them back without knowing what a card is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum
from hashlib import blake2b


class StoredState(IntEnum):
    """The state of an evening: in progress or over."""

    OPEN = 0
    ENDED = 1
    GIVEN_UP = 2


@dataclass(frozen=True, slots=True)
class Snapshot:
    """An evening after a decision.

    ``key`` names the evening in every file that holds it; ``about`` is the part that stays the same all evening;
    ``hand`` is the number of the present hand from 0, ``setting`` the start of that hand, ``decisions`` the decisions
    in it, ``row`` its line on the score sheet once it is settled. ``origin`` names the save of an older version that it
    was taken over from. Earlier hands are in the files already.
    """

    key: str
    about: str
    hand: int
    setting: str
    decisions: tuple[str, ...] = ()
    row: str | None = None
    state: StoredState = StoredState.OPEN
    origin: str | None = None

    def links(self) -> tuple[bytes, ...]:
        """The chain of digests: one for the beginning of the hand, then one for each decision with all before it."""
        link = digest(self.key, self.about, str(self.hand), self.setting)
        chain = [link]
        for text in self.decisions:
            link = next_link(link, text)
            chain.append(link)
        return tuple(chain)

    def seal(self, last: bytes, serial: int) -> bytes:
        """The digest of everything, from the *last* link of the chain; *serial* counts the changes of the evening."""
        return digest(last.hex(), self.row or "", str(int(self.state)), str(serial))


def digest(*parts: str) -> bytes:
    """Sixteen bytes that change with any letter of any part."""
    return _digest(part.encode("utf-8", "surrogatepass") for part in parts)


def next_link(link: bytes, text: str) -> bytes:
    """The next link of a chain."""
    return _digest((link, text.encode("utf-8", "surrogatepass")))


def _digest(parts: Iterable[bytes]) -> bytes:
    made = blake2b(digest_size=16)
    for part in parts:
        made.update(b"%d:" % len(part))
        made.update(part)
    return made.digest()
