"""The script that a bundle runs."""

import os
import sys

# The bundle's own libraries are found; the system's programs that are asked for something have to find theirs.
if "LD_LIBRARY_PATH" in os.environ:
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", "")
    del os.environ["LD_LIBRARY_PATH"]
    if before:
        os.environ["LD_LIBRARY_PATH"] = before

from tarokgui.__main__ import main  # not before: an import may start a program

sys.exit(main())
