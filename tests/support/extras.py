"""Packages that only the full ``test`` extra installs."""

from __future__ import annotations

import importlib
import os
from typing import Any

import pytest


def full(module: str) -> Any:
    """A module of the full extra; without it, the test or the whole file that asks for it is skipped.

    Raises:
        ImportError: it is missing in a run (``CI=true``) in which nothing may be skipped.
    """
    if os.environ.get("CI", "").lower() in ("true", "1"):
        return importlib.import_module(module)
    return pytest.importorskip(module, reason=f"{module} is missing: pip install -e '.[test]'")
