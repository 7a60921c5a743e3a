"""Draws the deck into ``assets/cards``: ``python build/draw_cards.py [--only T1,SK] [--into FOLDER]``.

The generator is the package in ``build/cards``, which this script finds beside itself; ``build`` is no package.
"""

from __future__ import annotations

import importlib
import sys

if __name__ == "__main__":
    sys.exit(importlib.import_module("cards.pack").main())
