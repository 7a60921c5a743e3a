"""The words: in each language the same messages with the same fields, all of them fit to be filled in."""

from __future__ import annotations

import string

from tarokgui.wording.i18n import LANGUAGES, load
from tarokgui.wording.translator import PLURAL_RULES

from .part import CheckFailed, PartReport, some

FORMS = ("one", "two", "few", "other")
ENGLISH_ALONE = "selftest."
"""Begins the keys of this self-test's own lines. Programmers read them, so they are in English alone."""


def check_catalogues() -> PartReport:
    """Compare every language with English."""
    found = {language: _messages(language) for language in LANGUAGES}
    for language, messages in found.items():
        missing = sorted(found["en"].keys() - messages.keys())
        if missing:
            raise CheckFailed("selftest.texts.missing", language=language, keys=some(missing))
        extra = sorted(messages.keys() - found["en"].keys())
        if extra:
            raise CheckFailed("selftest.texts.extra", language=language, keys=some(extra))
        odd = sorted(key for key in messages if messages[key] - found["en"][key])
        if odd:
            raise CheckFailed("selftest.texts.fields", language=language, keys=some(odd))
    return PartReport("selftest.texts.well", languages=len(found), n=len(found["en"]))


def _messages(language: str) -> dict[str, set[str]]:
    """The fields of every message; those of a plural's forms together. A plural lacks none of its forms."""
    tr = load(language)
    keys = {key for key in sorted(tr.keys()) if not key.startswith(ENGLISH_ALONE)}
    heads = {key.removesuffix(".one") for key in keys if key.endswith(".one")}
    plurals = {head for head in heads if f"{head}.other" in keys}  # a contract may be called one
    forms = {PLURAL_RULES[language](n) for n in range(102)}
    found: dict[str, set[str]] = {}
    for key in keys:
        head, _, form = key.rpartition(".")
        name = head if head in plurals and form in FORMS else key
        try:
            fields = {field for _, field, _, _ in string.Formatter().parse(tr.message(key)) if field is not None}
        except ValueError:
            raise CheckFailed("selftest.texts.unreadable", language=language, key=key) from None
        found.setdefault(name, set()).update(fields)
    lacking = sorted(f"{key}.{form}" for key in plurals for form in forms if f"{key}.{form}" not in keys)
    if lacking:
        raise CheckFailed("selftest.texts.missing", language=language, keys=some(lacking))
    return found
