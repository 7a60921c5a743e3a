"""Every screen in every size, language, size of letters and theme: as it was when somebody last looked at it.

    python -m tests.screens.regenerate

keeps the present pictures, after somebody has looked at them. Some looks of each window are compared;
``TAROK_LOOKS=all`` compares all of them.
"""

from __future__ import annotations

import pytest

from tests.gui.test_fitting import told_elsewhere
from tests.screens.kept import read
from tests.screens.looking import MEAN, MOST, apart, faint, outside, thumb
from tests.screens.scenery import SIZES, Look, looks, screens
from tests.support.pairs import ALL

USUAL = ("en-100-felt", "ro-200-contrast", "de-100-contrast")
SOME = dict.fromkeys(SIZES, USUAL) | {SIZES[0]: ("ro-100-felt", "de-200-felt", "en-200-contrast"), SIZES[3]: USUAL[:2]}
"""The looks compared in each window: between them they have every two of a language, a size of letters and a theme."""


def compared(look: Look) -> bool:
    """True if a look is compared without being asked for."""
    return ALL or str(look).partition("-")[2] in SOME[look.size]


@pytest.mark.parametrize("look", [look for look in looks() if compared(look)], ids=str)
def test_screens(look: Look) -> None:
    found: list[str] = []
    kept = read(look)
    names = set()
    for screen in screens(look):
        name, sitting = screen.name, screen.sitting
        names.add(name)
        for line in screen.lines:
            if not line.fits and not told_elsewhere(sitting, line):
                found.append(f"{name}: {line.text!r} of {line.px} px is cut in {line.box}")
            why = faint(screen, line)
            if why is not None:
                found.append(f"{name}: {why}")
        found += [f"{name}: beside the window: {thing}" for thing in outside(screen)]
        if name not in kept:
            found.append(f"{name}: no picture is kept")
            continue
        mean, most = apart(thumb(screen.picture), kept[name])
        if mean > MEAN or most > MOST:
            found.append(f"{name}: differs from the picture kept by {mean:.1f} in the mean, {most} at most")
    assert names == set(kept)
    assert not found, "\n".join(sorted(set(found)))
