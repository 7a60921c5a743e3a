"""The errors of the engine: the fault as fields, never as a sentence for players."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final

from .objections import Objection


class Absent(Enum):
    """The mark of a missing value in a record, which is not the same as a null."""

    ABSENT = 0


ABSENT: Final = Absent.ABSENT


class TarokError(ValueError):
    """Base of every error that the engine raises on purpose."""


class NotationError(TarokError):
    """A text is no card, action or bid at all.

    ``kind`` is the thing it was read as (``card``, ``action``, ``bid``), ``text`` is the text itself.
    """

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(f"{kind}: {text!r}")
        self.kind = kind
        self.text = text


class IllegalAction(TarokError):
    """An action that the rules forbid at this point; ``objection`` names the rule and the reason."""

    def __init__(self, objection: Objection) -> None:
        super().__init__(f"{objection.reason} ({objection.rule})")
        self.objection = objection


class RecordError(TarokError):
    """A hand record does not follow ``tarok-hand/1``, before any action is looked at.

    ``problem`` is a key such as ``missing-card``, ``detail`` a name of the format or the game that it is about,
    ``found`` the wrong value, as plain data and `ABSENT` if there is none, ``choices`` the possible right ones.
    """

    def __init__(
        self, problem: str, detail: str = "", choices: tuple[object, ...] = (), *, found: object = ABSENT
    ) -> None:
        super().__init__(f"{problem}: {detail}" if detail else problem)
        self.problem = problem
        self.detail = detail
        self.choices = choices
        self.found = found


def bad_field(data: Mapping[str, object], key: str) -> RecordError:
    """The error of a field that is missing or has a value of another kind."""
    return RecordError("bad-field", key, found=data.get(key, ABSENT))


class UnknownPhase(TarokError):
    """A kind of decision for which a game has no entry: no judgement, question, panel, advice or page."""

    def __init__(self, game: str, kind: str) -> None:
        super().__init__(f"{game}/{kind}")
        self.game = game
        self.kind = kind


class RefusedRecord(TarokError):
    """A record's action that is not legal at its place.

    ``index`` counts from 0; for a record that stops early it is the number of actions. ``seat`` and ``text`` are None
    there, and if the record has no seat of the table or no text.
    """

    def __init__(self, index: int, seat: int | None, text: str | None, objection: Objection) -> None:
        super().__init__(f"action {index}: {objection.reason} ({objection.rule})")
        self.index = index
        self.seat = seat
        self.text = text
        self.objection = objection
