"""The kinds of decision that Tübingen Tarock has besides the common ones (`engine.Kind`)."""

from __future__ import annotations

from typing import Final

LAYING: Final = "dealer-discard"
ASKING: Final = "ask-tout"
ANSWERING: Final = "tout-answer"
RAUS_ROUND: Final = "raus-round"
RUF_ROUND: Final = "ruf-round"
CLAIMING: Final = "claim-strafen"
