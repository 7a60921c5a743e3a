"""Put the rooms in order: an importing room stands above the imported one, and arrows cross each other rarely."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import pairwise

from .rooms import House, Room

Arrow = tuple[str, str]
SWEEPS = 40


@dataclass
class Order:
    """The rooms by layer, highest first, each layer from left to right.

    ``paths`` has every arrow with its stations: a name in each layer from the importing room to the imported
    one. A name that is no room is a free place between rooms.
    """

    packages: tuple[str, ...]
    rooms: Mapping[str, Room]
    layers: list[list[str]]
    bands: list[str]
    """The package of each layer."""
    paths: list[list[str]] = field(default_factory=list)
    against: list[Arrow] = field(default_factory=list)
    """Arrows against the order: from a lower room to a higher one."""


def arranged(house: House) -> Order:
    """The rooms of a house in layers. The packages come from ``pyproject.toml``, where the lowest is named first."""
    layers: list[list[str]] = []
    bands: list[str] = []
    for package in reversed(house.packages):
        mine = [name for name in house.rooms if name.split(".")[0] == package]
        inside = {arrow: count for arrow, count in house.arrows.items() if set(arrow) <= set(mine)}
        depths = _depths(mine, set(inside) - _against(inside))
        for depth in range(max(depths.values()), -1, -1):
            layers.append([name for name in mine if depths[name] == depth])
            bands.append(package)
    order = Order(house.packages, house.rooms, layers, bands)
    rank = {name: number for number, layer in enumerate(layers) for name in layer}
    ahead = {(a, b) for a, b in house.arrows if rank[a] < rank[b]}
    order.against = sorted(set(house.arrows) - ahead)
    order.paths = [_path(arrow, rank, layers) for arrow in sorted(_reduced(ahead))]
    _untangle(order)
    return order


def _reach(start: str, arrows: Iterable[Arrow]) -> set[str]:
    below: dict[str, list[str]] = {}
    for a, b in arrows:
        below.setdefault(a, []).append(b)
    found: set[str] = set()
    waiting = [start]
    while waiting:
        for each in below.get(waiting.pop(), ()):
            if each not in found:
                found.add(each)
                waiting.append(each)
    return found


def _against(arrows: Mapping[Arrow, int]) -> set[Arrow]:
    """The arrows of fewest files that must go so that no circle is left."""
    left = dict(arrows)
    gone: set[Arrow] = set()
    while circled := [(n, a, b) for (a, b), n in left.items() if a in _reach(b, left)]:
        _, a, b = min(circled)
        gone.add((a, b))
        del left[a, b]
    return gone


def _reduced(arrows: set[Arrow]) -> set[Arrow]:
    """The arrows that do not follow from others."""
    return {(a, b) for a, b in arrows if not any(b in _reach(c, arrows) for d, c in arrows if d == a and c != b)}


def _depths(names: Iterable[str], arrows: set[Arrow]) -> dict[str, int]:
    """The number of rooms one below the other under each."""
    depths = dict.fromkeys(names, 0)
    for _ in depths:
        for a, b in arrows:
            depths[a] = max(depths[a], depths[b] + 1)
    return depths


def _path(arrow: Arrow, rank: Mapping[str, int], layers: list[list[str]]) -> list[str]:
    """An arrow's way, with a free place in each layer between."""
    a, b = arrow
    steps = [a]
    for number in range(rank[a] + 1, rank[b]):
        steps.append(f"{a}>{b}@{number}")
        layers[number].append(steps[-1])
    return [*steps, b]


def _untangle(order: Order) -> None:
    """Order each layer by the middle of the rooms joined to each, downwards and upwards by turns."""
    above: dict[str, list[str]] = {}
    below: dict[str, list[str]] = {}
    for path in order.paths:
        for a, b in pairwise(path):
            below.setdefault(a, []).append(b)
            above.setdefault(b, []).append(a)
    best = [list(layer) for layer in order.layers]
    fewest = _crossings(best, below)
    for sweep in range(SWEEPS):
        down = sweep % 2 == 0
        numbers = range(1, len(order.layers)) if down else range(len(order.layers) - 2, -1, -1)
        for number in numbers:
            beside = order.layers[number - 1 if down else number + 1]
            place = {name: (index + 0.5) / len(beside) for index, name in enumerate(beside)}
            layer = order.layers[number]
            own = {name: (index + 0.5) / len(layer) for index, name in enumerate(layer)}
            joined = above if down else below
            middle = {
                name: sum(place[each] for each in joined[name]) / len(joined[name]) if name in joined else own[name]
                for name in layer
            }
            layer.sort(key=lambda name: (middle[name], own[name]))
        if (now := _crossings(order.layers, below)) < fewest:
            best, fewest = [list(layer) for layer in order.layers], now
    order.layers[:] = best


def _crossings(layers: list[list[str]], below: Mapping[str, list[str]]) -> int:
    count = 0
    for upper, lower in pairwise(layers):
        place = {name: index for index, name in enumerate(lower)}
        ends = [sorted(place[each] for each in below.get(name, ())) for name in upper]
        flat = [(index, end) for index, each in enumerate(ends) for end in each]
        count += sum(1 for i, a in flat for j, b in flat if i < j and a > b)
    return count
