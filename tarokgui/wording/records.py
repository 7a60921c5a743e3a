"""The fault of a hand record, in words, always as one short line."""

from __future__ import annotations

from typing import Final

from engine import HandRecord, RecordError, Refusal, RefusedRecord
from engine.errors import ABSENT
from engine.record import FORMAT
from tarokgui.storage.strictjson import plain_text
from tarokgui.wording.translator import Translator

from .objections import objection_text

_LONGEST: Final = 60


def record_problem(tr: Translator, error: RecordError) -> str:
    """The fault that makes a record unreadable, without the word "record". The value found is in JSON."""
    choices, detail = [quoted(choice) for choice in error.choices], shortened(error.detail)
    match error.problem:
        case "bad-field" | "unknown-format" | "unknown-game" if error.found is ABSENT:
            field = detail or error.problem.removeprefix("unknown-")
            return tr("record.missing", field=field, expected=" | ".join(choices) or _expected(tr, field))
        case "bad-field":
            expected = _expected(tr, error.detail)
            return tr("record.bad-field", field=detail, found=quoted(error.found), expected=expected)
        case "house-value":
            return tr("record.house-value", key=detail, found=quoted(error.found), choices=" | ".join(choices))
        case "not-json":
            line, _, column = detail.rpartition(":")
            return tr("record.not-json-line" if line else "record.not-json", line=line, column=column)
        case problem:
            found = "" if error.found is ABSENT else quoted(error.found)
            listed = ", ".join(map(str, error.choices))
            return tr(f"record.{problem}", detail=detail, found=found, choices=listed)


def hand_problem(tr: Translator, error: RecordError | RefusedRecord) -> str:
    """The reason why a text is no hand that can be looked at, in one sentence."""
    if isinstance(error, RefusedRecord):
        broken_off = error.objection.reason is Refusal.HAND_UNFINISHED
        return tr("record.look.unfinished") if broken_off else tr("record.look.refused", number=error.index + 1)
    found = "" if error.found is ABSENT else str(error.found)
    match error.problem:
        case "unfinished":
            return tr("record.look.unfinished")
        case "unknown-format" if found.startswith(FORMAT.partition("/")[0] + "/"):
            return tr("record.look.newer", found=quoted(error.found))
        case "unknown-game" if found:
            return tr("record.look.unknown-game", found=quoted(error.found))
        case _:
            return tr("record.look.no-record", problem=record_problem(tr, error))


def _expected(tr: Translator, field: str) -> str:
    """The values that a field takes."""
    key = f"record.field.{field}"
    return tr(key) if key in tr else "…"


def refusal_text(tr: Translator, record: HandRecord, refused: RefusedRecord) -> str:
    """The refused action of a record, and the reason: ``action 17 (seat 2, "play HK"): … (R84)``."""
    why = objection_text(tr, refused.objection, refused.seat)
    if refused.index >= len(record.actions):
        return tr("record.action.none", number=refused.index, why=why)
    seat, text = record.actions[refused.index]
    if not isinstance(text, str):
        return tr("record.action.shapeless", number=refused.index, entry=quoted(text), why=why)
    return tr("record.action.refused", number=refused.index, seat=quoted(seat), text=quoted(text), why=why)


def quoted(value: object) -> str:
    """A piece of a record as JSON, cut short; "…" for a value that JSON does not have."""
    try:
        return shortened(plain_text(value, spaced=True))
    except ValueError:  # an infinite number
        return "…"


def shortened(text: str) -> str:
    """The text, or its beginning if it would make the line hard to read."""
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
