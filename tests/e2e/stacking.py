"""A Stecken in the window: the person's hand is put in order, by hand or by the program, and it is stacked (U16)."""

from __future__ import annotations

from time import sleep
from typing import Final

from engine import Card, card_name
from tarokgui.session.evening import Evening
from tests.e2e.device import Device
from tests.e2e.program import Tree

MOVED: Final = (5, 3)
"""The places, from the left, of the cards that are brought to the front, one after the other."""


def stecken_of(device: Device, session: Evening) -> Tree:
    """The scene, once all of the person's cards are there and nothing else is shown.

    Raises:
        AssertionError: another card can be seen.
    """
    tree = device.program.wait(lambda tree: tree.scene == "stecken" and tree.enabled("stack"), "the Stecken")
    assert _shown(tree) == _names(session.stack), f"{_shown(tree)} are shown for {session.stack}"
    return tree


def put_in_order(device: Device, session: Evening) -> tuple[Card, ...]:
    """Bring some cards to the front; return the order of the hand then, as it is kept."""
    order = list(session.stack)
    for place in MOVED:
        card = order.pop(place)
        device.move(f"card:{card_name(card)}", f"card:{card_name(order[0])}")
        order.insert(0, card)
        _lies_so(device, tuple(order))
    return tuple(order)


def have_it_done(device: Device, session: Evening) -> tuple[Card, ...]:
    """Have the program order the hand after some disorder; return its order then."""
    put_in_order(device, session)
    device.activate("lay")
    _lies_so(device, session.moment.usual_stack)
    return session.moment.usual_stack


def _lies_so(device: Device, order: tuple[Card, ...]) -> None:
    device.program.wait(lambda tree: _shown(tree) == _names(order), f"{_names(order)} in this order")
    for _ in range(500):
        if device.program.session().stack == order:
            return
        sleep(0.02)
    raise AssertionError(f"{_names(order)} are shown, kept is {_names(device.program.session().stack)}")


def _names(cards: tuple[Card, ...]) -> list[str]:
    return [card_name(card) for card in cards]


def _shown(tree: Tree) -> list[str]:
    """The cards from the left."""
    cards = sorted(tree.ids("card:"), key=lambda id: tree.widgets[id].rect[:2])
    return [id.removeprefix("card:") for id in cards]
