"""The commands at the prompts of the table besides an answer, and the page of help that lists them."""

from __future__ import annotations

from typing import Final

from tarokgui.wording.translator import Translator

COMMANDS: Final = (
    "hand", "table", "last", "tricks", "contract", "king", "said", "bids", "talon", "order", "score", "sheet",
    "whole-sheet", "look-hand", "pot", "journal", "hint", "what", "why", "brief", "help", "new", "quit",
)  # fmt: skip
"""Everything that may be typed at any prompt of the table, in the order of the help."""


def help_lines(tr: Translator, commands: tuple[str, ...]) -> tuple[str, ...]:
    """The page of help: how to answer, then every command with its words."""
    head = (tr("textual.help.numbers"), tr("textual.help.cards")) if "hint" in commands else ()
    listed = (
        tr("textual.help.line", words=tr(f"textual.word.{key}"), what=tr(f"textual.help.{key}")) for key in commands
    )
    return (*head, *listed)
