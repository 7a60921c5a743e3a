"""What is wrong with a hand record, in words, always as one short line."""

from __future__ import annotations

import json
from typing import Final

from engine import HandRecord, RecordError, RefusedRecord
from tarokgui.storage.plaindata import plain_text
from tarokgui.wording.i18n import Translator

from .objections import objection_text

_LONGEST: Final = 60


def record_problem(tr: Translator, error: RecordError) -> str:
    """What makes a record unreadable, without the word "record"."""
    detail = shortened(error.detail)
    match error.problem:
        case "bad-field":
            expected = f"record.field.{error.detail}"
            return tr("record.bad-field", field=detail, expected=tr(expected) if expected in tr else "")
        case "house-value":
            key, _, value = error.detail.partition("=")
            choices = " | ".join(json.dumps(choice) for choice in error.choices)
            return tr("record.house-value", key=shortened(key), value=shortened(value), choices=choices)
        case "house-option" | "unknown-game":
            return tr(f"record.{error.problem}", detail=detail, choices=", ".join(map(str, error.choices)))
        case _:
            return tr(f"record.{error.problem}", detail=detail)


def refusal_text(tr: Translator, record: HandRecord, refused: RefusedRecord) -> str:
    """Which action of a record is refused, and why: ``action 17 (seat 2, "play HK"): … (R84)``."""
    why = objection_text(tr, refused.objection, refused.seat)
    if refused.index >= len(record.actions):
        return tr("record.action.none", number=refused.index, why=why)
    seat, text = record.actions[refused.index]
    if not isinstance(text, str):
        return tr("record.action.shapeless", number=refused.index, entry=quoted(text), why=why)
    return tr("record.action.refused", number=refused.index, seat=quoted(seat), text=quoted(text), why=why)


def quoted(value: object) -> str:
    """A piece of a record as JSON, cut short; "…" for what JSON cannot say."""
    try:
        return shortened(plain_text(value, spaced=True))
    except ValueError:  # an infinite number
        return "…"


def shortened(text: str) -> str:
    """The text, or its beginning if it would make the line hard to read."""
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
