"""The table without a window: line by line, numbered choices, every fact on request."""

from __future__ import annotations

from .evening import run_text
from .parting import Parting
from .table import TextTable
from .terminal import InputEnded, Terminal, TerminalClosed

__all__ = ["InputEnded", "Parting", "Terminal", "TerminalClosed", "TextTable", "run_text"]
