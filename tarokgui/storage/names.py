"""The names of the files in the player's folder. The first frame asks them, so nothing is imported here."""

from __future__ import annotations

from typing import Final

BOOK: Final = "evenings.db"
"""Every evening."""
COPY: Final = "evening.db"
"""The evening in progress once more; gone when it is over."""
FORMER: Final = ("session.json", "session.previous.json")
"""The files in which versions up to 0.4.0 kept the evening, the newer one first."""
MARK: Final = "evening.mark"
"""Notes the point that the last kept evening had reached."""
APART: Final = {BOOK: "evenings-apart.db", COPY: "evening-apart.db", MARK: "evening-apart.mark"}
"""Their places while a file of those names has to stay as it is: it is from a newer version, or cannot be read."""
LOCK: Final = "session.lock"
"""The same as in those versions, so that they also see a program of this one."""
