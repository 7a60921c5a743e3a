"""Draws people, icons and ornaments into ``assets``: ``python build/draw_table_art.py [--only ilinca,icons]``.

The generator is the package in ``build/table_art``, made of the tools in ``build/cards``.
"""

from __future__ import annotations

import importlib
import sys

if __name__ == "__main__":
    sys.exit(importlib.import_module("table_art.catalogue").main())
