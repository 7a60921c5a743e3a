"""The kinds of decision that the Slovenian games have besides the common ones (`engine.Kind`)."""

from __future__ import annotations

from typing import Final

ANNULLING: Final = "annul"
NAMING: Final = "name-contract"
CALLING: Final = "call-card"
OPEN_TALON: Final = "open-talon"
LAYING: Final = "lay-or-convert"
KONTRA: Final = "kontra-round"
KLOP_KONTRA: Final = "klop-kontra"
