"""Every message that the window asks for by name is in the catalogue."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from engine import Refusal
from engine.games.romanian.outcomes import RomanianOutcome
from tarokgui.wording.i18n import load

ROOT = Path(__file__).parents[2]
FORMS = ("you", "other")


def asked(tree: ast.AST) -> Iterator[tuple[int, str, bool]]:
    """Line, pattern of the key and whether it is about a seat (with a form for the person and one for others)."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        words = isinstance(node.func, ast.Call) and getattr(node.func.func, "id", "") == "words"
        if name not in ("tr", "says") and not words:
            continue
        keys = [node.args[0]]
        if isinstance(keys[0], ast.IfExp):
            keys = [keys[0].body, keys[0].orelse]
        for key in keys:
            match key:
                case ast.Constant(str(text)):
                    yield node.lineno, re.escape(text), name == "says"
                case ast.JoinedStr(parts):
                    pieces = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in parts]
                    yield node.lineno, "".join(pieces), name == "says"


def test_every_key_exists() -> None:
    keys = load().keys()
    bases = {*keys, *(key.rpartition(".")[0] for key in keys if key.endswith((".other", ".one", ".few")))}
    missing, seen = [], 0
    for path in sorted((ROOT / "tarokgui").rglob("*.py")):
        if {"textual", "cli"} & set(path.parts) or path.name.startswith(("asking", "terminal")):
            continue  # they ask in another way, and have tests of their own
        for line, pattern, about_seat in asked(ast.parse(path.read_text(encoding="utf-8"))):
            seen += 1
            wanted = [rf"{pattern}\.{form}" for form in FORMS] if about_seat else [pattern]
            missing += [
                f"{path.relative_to(ROOT)}:{line}: {each}"
                for each in wanted
                if not any(re.fullmatch(each, key) for key in bases)
            ]
    assert missing == []
    assert seen > 150


def test_a_missing_key_would_be_found() -> None:
    source = "tr('no.such')\nself.tr(f'neither.{x}')\nseating.says('nor.this', 1)\nwords()('or.that')\nother('a.b')"
    assert [pattern for _, pattern, _ in asked(ast.parse(source))] == [
        r"no\.such",
        r"neither\..+",
        r"nor\.this",
        r"or\.that",
    ]


def test_every_refusal_and_outcome_has_words() -> None:
    """The rest is drawn by `test_hands`; these do not all come up at random."""
    keys = "\n".join(sorted(load().keys()))
    for reason in Refusal:
        assert re.search(rf"\b{re.escape(reason.value)}\b", keys), reason
    for outcome in RomanianOutcome:
        assert re.search(rf"\b{re.escape(outcome.value)}\b", keys), outcome
