"""The arena: two bots play the same deals with their seats exchanged, and the result is evaluated.

    python -m ai.arena --a expert --b steady --deals 1000 --seed 1

The arena is the referee. It deals, holds the state, shows each bot its own view and nothing else, and settles; no bot
knows of it. It speaks English on the command line and reads a clock: it is a tool for bot makers, not for
players. ``run`` plays a contest on any ``concurrent.futures`` executor.
"""

from __future__ import annotations

from .bots import Bot, read_bot
from .chunks import ChunkResult, DealResult, play_chunk
from .contest import Contest
from .designs import DESIGNS
from .report import Report, report
from .running import parts, run

__all__ = [
    "DESIGNS", "Bot", "ChunkResult", "Contest", "DealResult", "Report", "parts", "play_chunk", "read_bot", "report",
    "run",
]  # fmt: skip
