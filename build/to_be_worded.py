"""Counts the texts that are in English alone: ``python build/to_be_worded.py [--release]``.

They are marked in ``tarokgui/locale/to_be_worded.toml``. With ``--release`` it fails while there are any.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]


def main(arguments: list[str]) -> int:
    """Print the count of each language and its texts; the exit status."""
    sys.path.insert(0, str(ROOT))
    from tarokgui.storage.tobeworded import counted
    from tarokgui.wording.i18n import LANGUAGES, load

    found = counted(load("en").keys(), [language for language in LANGUAGES if language != "en"])
    for language, keys in found.items():
        print(f"{language}: {len(keys)} to be worded")
        for key in keys:
            print(f"    {key}")
    return 1 if "--release" in arguments and any(found.values()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
