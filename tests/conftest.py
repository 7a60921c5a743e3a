"""Hypothesis profiles: few examples, always the same, by default; many with ``HYPOTHESIS_PROFILE=ci``."""

from __future__ import annotations

import os
import tempfile

import pytest
from hypothesis import HealthCheck, settings

# Here, before anybody imports them: tests of many folders sit down with these.
pytest.register_assert_rewrite("tests.gui.sitting", "tests.gui.pressing")

SLOW_IS_FINE = (HealthCheck.too_slow, HealthCheck.data_too_large)

settings.register_profile(
    "dev", max_examples=60, derandomize=True, deadline=None, database=None, suppress_health_check=SLOW_IS_FINE
)
settings.register_profile("ci", max_examples=500, deadline=None, print_blob=True, suppress_health_check=SLOW_IS_FINE)
os.environ["TAROK_LANG"] = "en"  # tests read English, whatever the system speaks
os.environ["XDG_STATE_HOME"] = tempfile.mkdtemp(prefix="tarok-tests-")  # no test writes into the player's own log
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))
