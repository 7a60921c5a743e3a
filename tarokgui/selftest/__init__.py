"""``tarok --self-test``: whether everything the program needs is there and works, in whatever installation it runs.

It opens no window that anybody sees, makes no sound, and touches neither the player's saves nor his settings.
"""

from __future__ import annotations

from .running import self_test

__all__ = ["self_test"]
