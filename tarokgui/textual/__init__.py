"""The table without a window: line by line, numbered choices, every fact on request."""

from __future__ import annotations

from .evening import run_text
from .table import Parting, TextTable
from .terminal import InputEnded, OutputClosed, Terminal

__all__ = ["InputEnded", "OutputClosed", "Parting", "Terminal", "TextTable", "run_text"]
