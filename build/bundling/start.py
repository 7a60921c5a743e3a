"""What a bundle runs."""

import sys

from tarokgui.__main__ import main

sys.exit(main())
