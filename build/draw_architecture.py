"""Draws the rooms of the program into ``docs/architecture.svg``: ``python build/draw_architecture.py``.

The generator is the package in ``build/architecture``, which this script finds beside itself.
"""

from __future__ import annotations

import importlib
import sys

if __name__ == "__main__":
    sys.exit(importlib.import_module("architecture").main())
