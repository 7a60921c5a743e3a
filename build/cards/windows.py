"""Windows of the town: round-headed openings, and lit panes between open shutters."""

from __future__ import annotations

from .ink import GREEN, INK, IVORY, OCHRE, Ink
from .lino import Shape, block, disc, join, polygon
from .scene import Print
from .stroke import line


def arch(x: float, y: float, width: float, height: float) -> Shape:
    """A round-headed opening standing on (*x*, *y*)."""
    r = width / 2
    return join(block(x - r, y - height + r, width, height - r), disc(x, y - height + r, r))


def shuttered(out: Print, x: float, y: float, wall: Ink) -> None:
    """A lit window about 10 wide with both shutters thrown open, its sill at *y*."""
    pane = block(x - 5, y - 17, 10, 17)
    out.halo(pane, wall, 1).keyed(pane, OCHRE, 1.6).lay(
        join(line((x, y - 17), (x, y), 1.3), line((x - 5, y - 11), (x + 5, y - 11), 1.3)), INK
    )
    for side in (-1, 1):
        leaf = polygon(
            (x + side * 5.6, y - 17), (x + side * 12, y - 18.6), (x + side * 12, y + 1.4), (x + side * 5.6, y)
        )
        out.keyed(leaf, GREEN, 1.4)
        out.carve(
            join(
                line((x + side * 6.4, y - 14.6 + 3.4 * k), (x + side * 11.4, y - 15 + 3.6 * k), 1.1) for k in range(5)
            ),
            leaf,
            IVORY,
            0.8,
        )
    out.lay(block(x - 7, y, 14, 2), INK if wall != INK else OCHRE)
