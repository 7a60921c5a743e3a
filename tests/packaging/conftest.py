"""The build's own modules can be imported, as its scripts import each other."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2] / "build"))
