"""The fold at rest, for the night scenes: a sleeping sheep, the sheepdog sitting up."""

from __future__ import annotations

from .ink import INK, IVORY, OCHRE, OXBLOOD
from .lino import disc, grow, join, rough, shape, soft
from .scene import Print
from .stroke import blend, brush, strokes


def dog() -> Print:
    """A shepherd's dog of the Bukovina, white with black patches, sitting and looking up to the left; 100 high."""
    out = Print()
    tail = brush("M180 128C190 131 197 124 195 112", 8.4, "belly")
    ear = shape("M143.6 53C141.6 44 143.6 36 149 31C154.6 37 157.4 45 156.6 54Z")
    far_ear = shape("M137 52C134.6 45 135.6 38 140 33.6C144.4 39 146.4 45 146 51Z")
    body = shape(
        "M113.6 65.4C113 61.6 116 59.6 120 58.6L131.6 54.4C135 50 140 47.6 146 48C153 48.6 158.4 53 160 60"
        "C165 66 167 71 169 76"
        "C177 85 183.6 98 185 113C186 121 184.6 128 181 132L147 132C145.4 128.4 148 126 152 125.4"
        "L146.6 118L144 127L144 132L126.4 132C125.4 128.4 128 126.4 131.6 126L132 112L128.4 110.6L130 105.6L126 102.4"
        "L128.4 97L125.6 92.4L129.4 87.6L128 82L132.4 76.6C127 76 121 75.4 117.4 73.4C114.6 72 113.8 69 113.6 65.4Z"
    )
    whole = join(body, tail, ear, far_ear)
    out.halo(whole, INK, 2).keyed(far_ear, INK, 1.6, IVORY).keyed(join(soft(body, 0.4), tail), IVORY, 1.8)
    saddle = shape("M168 78C172 84 178 92 181 100L190 118L192 84L172 70Z")
    patch = shape("M150 78C162 82 172 92 176 104C166 106 156 100 152 92C149 87 148 82 150 78Z")
    out.carve(rough(join(saddle, patch), 0.5, 5, 3), body, INK, 1.2)
    mask = shape("M136 50C143 46 152 48 158 54L158 64C152 66 147 62 143 58C140 57 137 54 136 50Z")
    out.carve(mask, body, INK, 0.4)
    out.lay(grow(ear, 1.1), IVORY).lay(ear, INK).lay(brush("M149 38C147 43 147.4 48 149.4 52", 3), OXBLOOD)
    ruff = blend("M134 78C131 88 132 98 135 106", "M147 76C147 88 146 96 144 104", 5, 2.2, "tail", ragged=0.2, seed=3)
    haunch = join(
        brush("M181 110C178 98 166 94 158 101C152 107 152 118 153 125", 2.4, "tail"),
        blend("M176 110C172 118 170 124 170 130", "M182 112C180 120 178 126 177 130", 2, 1.8, "head"),
    )
    toes = strokes(
        ("M131 132L132 128", "M137 132L137.6 128", "M154 132L155 128.4", "M161 132L161.6 128.4"), 1.6, "tail"
    )
    out.carve(join(ruff, haunch, toes), join(body, tail), INK, 0.4)
    out.lay(
        shape("M112.6 64.6C112.4 61.4 115 59.8 119 59.6C120 62 118.6 65.6 115.6 66.6C114 66.8 113 66 112.6 64.6Z"), INK
    )
    out.lay(join(brush("M115.6 69C121 70.4 127 69.6 132 66.6", 1.6, "tail"), disc(134.6, 59.4, 2)), INK)
    out.lay(disc(134, 58.8, 0.7), IVORY)
    collar = brush("M131 77.6C138 81 152 78 160.6 68", 5.2, "even")
    out.keyed(collar, OXBLOOD, 1.5).keyed(disc(139, 81.6, 3.2), OCHRE, 1.3)
    return out
