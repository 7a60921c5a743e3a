"""The errors of the engine: each says in fields what is wrong, never in a sentence for players."""

from __future__ import annotations

from collections.abc import Callable

from .objections import Objection


def shown(value: object, form: Callable[[object], str] = repr) -> str:
    """What stands in a record where it does not belong, as text; a number that has too many digits for that as "…"."""
    try:
        return form(value)
    except ValueError:
        return "…"


class TarokError(ValueError):
    """Base of every error that the engine raises on purpose."""


class NotationError(TarokError):
    """A text is no card, action or bid at all.

    ``kind`` says what it was read as (``card``, ``action``, ``bid``), ``text`` is what stood there.
    """

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(f"{kind}: {text!r}")
        self.kind = kind
        self.text = text


class IllegalAction(TarokError):
    """An action that the rules forbid where it was tried; ``objection`` says which rule and why."""

    def __init__(self, objection: Objection) -> None:
        super().__init__(f"{objection.reason} ({objection.rule})")
        self.objection = objection


class RecordError(TarokError):
    """A hand record is not what ``tarok-hand/1`` asks for, before any action is looked at.

    ``problem`` is a key such as ``missing-card``, ``detail`` what was found, ``choices`` what might have stood there.
    """

    def __init__(self, problem: str, detail: str = "", choices: tuple[object, ...] = ()) -> None:
        super().__init__(f"{problem}: {detail}" if detail else problem)
        self.problem = problem
        self.detail = detail
        self.choices = choices


class UnknownPhase(TarokError):
    """Nothing is registered for a kind of decision in a game: no judgement, question, panel, advice or page."""

    def __init__(self, game: str, kind: str) -> None:
        super().__init__(f"{game}/{kind}")
        self.game = game
        self.kind = kind


class RefusedRecord(TarokError):
    """A record's action that is not legal where it stands.

    ``index`` counts from 0; for a record that stops early it is the number of actions, and ``seat`` and ``text`` are
    None.
    """

    def __init__(self, index: int, seat: int | None, text: str | None, objection: Objection) -> None:
        super().__init__(f"action {index}: {objection.reason} ({objection.rule})")
        self.index = index
        self.seat = seat
        self.text = text
        self.objection = objection
