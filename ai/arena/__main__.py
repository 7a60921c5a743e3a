"""``python -m ai.arena``."""

from __future__ import annotations

import sys

from ai.arena.command import main

if __name__ == "__main__":  # workers that are spawned also import this module
    sys.exit(main())
