"""The drawing itself: boxes, arrows and a few words, as an SVG file that is the same on every machine."""

from __future__ import annotations

from html import escape
from itertools import pairwise
from textwrap import wrap

from .layers import Order

BOX, HEIGHT, LINE = 164, 66, 12
ACROSS, DOWN, MARGIN, PLACE = 20, 42, 24, 14
LABEL = 92
LINES, LETTERS = 3, 28
FILLS = ("#f3e3c3", "#d9e6d2", "#d6e2ee", "#eadcec")
HEAD = """<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}"
     font-family="sans-serif" font-size="10" fill="#222">
<title>The rooms of the program and what they import</title>
<!-- Made by python build/draw_architecture.py from the imports of the source. -->
<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
<path d="M0 0 8 4 0 8z" fill="#555"/></marker></defs>
<rect width="{width}" height="{height}" fill="#fff"/>
"""
FOOT = (
    "An arrow goes from a room that imports to the room it imports from; arrows that follow from others are left out.",
    "Dashed: against the order. Thick frame: imports pygame.",
)


def drawn(order: Order) -> str:
    """The text of the file."""
    widths = [sum(_width(name, order) + ACROSS for name in layer) - ACROSS for layer in order.layers]
    inner = max(*widths, 5 * BOX)
    width = LABEL + inner + 2 * MARGIN
    places = _places(order, LABEL + MARGIN, inner)
    tops, bottom = _tops(order)
    height = bottom + MARGIN + 16 * len(FOOT)
    colour = dict(zip(order.packages, FILLS, strict=False))
    out = [HEAD.format(width=width, height=height)]
    for package in dict.fromkeys(order.bands):
        numbers = [number for number, band in enumerate(order.bands) if band == package]
        top, low = tops[numbers[0]] - 14, tops[numbers[-1]] + HEIGHT + 14
        out.append(
            f'<rect x="8" y="{top}" width="{width - 16}" height="{low - top}" rx="10" fill="{colour[package]}"'
            f' fill-opacity="0.45"/>\n<text x="20" y="{top + 24}" font-size="15" font-weight="bold">{package}</text>\n'
        )
    out += [_arrow(path, order, places, tops) for path in order.paths]
    rank = {name: number for number, layer in enumerate(order.layers) for name in layer}
    for a, b in order.against:
        out.append(_return(places[a], places[b], tops[rank[a]], tops[rank[b]]))
    for layer, top in zip(order.layers, tops, strict=True):
        out += [_box(name, order, places[name], top, colour) for name in layer if name in order.rooms]
    for number, line in enumerate(FOOT):
        out.append(f'<text x="20" y="{bottom + 18 + 16 * number}">{line}</text>\n')
    return "".join(out) + "</svg>\n"


def _width(name: str, order: Order) -> int:
    return BOX if name in order.rooms else PLACE


def _tops(order: Order) -> tuple[list[int], int]:
    """The upper edge of each layer, with more air between packages, and where the drawing ends."""
    tops: list[int] = []
    y = MARGIN
    for number, band in enumerate(order.bands):
        y += 30 if number and band != order.bands[number - 1] else 0
        tops.append(y)
        y += HEIGHT + DOWN
    return tops, y - DOWN + 14


def _places(order: Order, left: int, inner: int) -> dict[str, int]:
    """The middle of each room and free place: near the ones joined to it, in its layer's order, without overlap."""
    joined: dict[str, list[str]] = {}
    for path in order.paths:
        for a, b in pairwise(path):
            joined.setdefault(a, []).append(b)
            joined.setdefault(b, []).append(a)
    at: dict[str, float] = {}
    for layer in order.layers:
        total = sum(_width(name, order) + ACROSS for name in layer) - ACROSS
        x = left + (inner - total) / 2
        for name in layer:
            at[name] = x + _width(name, order) / 2
            x += _width(name, order) + ACROSS
    for _ in range(60):
        for layer in order.layers:
            wish = [
                sum(at[each] for each in joined[name]) / len(joined[name]) if name in joined else at[name]
                for name in layer
            ]
            half = [_width(name, order) / 2 for name in layer]
            low, high = [0.0] * len(layer), [0.0] * len(layer)
            edge = float(left)
            for i in range(len(layer)):
                low[i] = max(wish[i], edge + half[i])
                edge = low[i] + half[i] + ACROSS
            edge = float(left + inner)
            for i in reversed(range(len(layer))):
                high[i] = min(wish[i], edge - half[i])
                edge = high[i] - half[i] - ACROSS
            edge = float(left)
            for i, name in enumerate(layer):
                at[name] = max((low[i] + high[i]) / 2, edge + half[i])
                edge = at[name] + half[i] + ACROSS
            over = edge - ACROSS - (left + inner)
            if over > 0:
                for name in layer:
                    at[name] -= over
    return {name: round(x) for name, x in at.items()}


def _arrow(path: list[str], order: Order, places: dict[str, int], tops: list[int]) -> str:
    """A line from the lower edge of the first room to the upper edge of the last, straight down through free places."""
    rank = {name: number for number, layer in enumerate(order.layers) for name in layer}
    x, y = places[path[0]], tops[rank[path[0]]] + HEIGHT
    line = [f"M{x} {y}"]
    for name in path[1:]:
        to, top = places[name], tops[rank[name]]
        middle = (y + top) // 2
        line.append(f"C{x} {middle} {to} {middle} {to} {top}")
        x, y = to, top
        if name not in order.rooms:
            y = top + HEIGHT
            line.append(f"V{y}")
    return f'<path d="{"".join(line)}" fill="none" stroke="#555" marker-end="url(#tip)"/>\n'


def _return(a: int, b: int, top_a: int, top_b: int) -> str:
    """A dashed arrow from a room to one above it or beside it."""
    if top_a == top_b:
        y = top_a
        line = f"M{a} {y}C{a} {y - 30} {b} {y - 30} {b} {y}"
    else:
        start, end = top_a, top_b + HEIGHT
        line = f"M{a + 24} {start}C{a + 24} {(start + end) // 2} {b + 24} {(start + end) // 2} {b + 24} {end}"
    return f'<path d="{line}" fill="none" stroke="#a33" stroke-dasharray="4 3" marker-end="url(#tip)"/>\n'


def _box(name: str, order: Order, x: int, top: int, colour: dict[str, str]) -> str:
    """A room: its name, and the first words of its own docstring."""
    room = order.rooms[name]
    package, _, folder = name.partition(".")
    lines = wrap(room.says, LETTERS)
    if len(lines) > LINES:
        lines = [*lines[: LINES - 1], lines[LINES - 1] + " …"]
    said = "".join(
        f'<text x="{x}" y="{top + 31 + LINE * number}" text-anchor="middle">{escape(line)}</text>\n'
        for number, line in enumerate(lines)
    )
    title = f"{folder}/" if folder else f"{package}/*.py"
    return (
        f'<rect x="{x - BOX // 2}" y="{top}" width="{BOX}" height="{HEIGHT}" rx="6" fill="{colour[package]}"'
        f' stroke="#444" stroke-width="{3 if room.screen else 1}"/>\n'
        f'<text x="{x}" y="{top + 16}" text-anchor="middle" font-size="12" font-weight="bold">{title}</text>\n{said}'
    )
