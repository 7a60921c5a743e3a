"""What is decided before the play of the Slovenian games, by kind of decision."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ai.judgement import Judge, Search

BEGINNER_BEFORE: Final[Mapping[str, Judge]] = {}
STEADY_BEFORE: Final[Mapping[str, Judge]] = {}
SEARCH_BEFORE: Final[Mapping[str, Search]] = {}
