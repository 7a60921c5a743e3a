"""``tarok --self-test``: a check that everything the program needs is there and works, in any installation.

It opens no visible window, makes no sound, and touches neither the player's saves nor his settings.
"""

from __future__ import annotations

from .running import self_test

__all__ = ["self_test"]
