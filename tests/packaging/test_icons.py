"""The program's sign in every size: it fills its square, is known by its star, and has rounded corners."""

from __future__ import annotations

import pytest

from bundling.icons import SIZES, rasterised
from tests.packaging.linuxbundle import ROOT

OXBLOOD, INK, OCHRE = (0x8F, 0x2B, 0x25), (0x1A, 0x24, 0x33), (0xCE, 0x94, 0x31)


def alike(pixel: tuple[int, ...], ink: tuple[int, ...]) -> bool:
    return pixel[3] > 200 and all(abs(one - other) < 40 for one, other in zip(pixel, ink, strict=False))


@pytest.mark.parametrize("size", SIZES)
def test_a_size(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    data = rasterised(ROOT / "assets" / "ornaments", size)
    pixels = [tuple(data[at : at + 4]) for at in range(0, len(data), 4)]
    assert len(pixels) == size * size
    middle = size // 2
    assert alike(pixels[middle * size + middle], OXBLOOD)
    assert pixels[0][3] < 128 < pixels[middle][3]  # a corner, and the edge beside it
    ground, star = (sum(alike(pixel, ink) for pixel in pixels) / len(pixels) for ink in (INK, OCHRE))
    assert ground > 0.2
    assert star > 0.1  # a tenth of even the smallest is the star, not a blur of all inks
