"""Decisions of the dealing that change nothing the player could know of, so they can be made for him (R14 … R20)."""

from __future__ import annotations

from engine import Action, Cut, Kind, View, legal_actions

RITUAL = (Kind.CUT, Kind.PATTERN, Kind.PACKETS)


def ritual(view: View) -> Action | None:
    """The plainest thing to do: the cut in the middle, the first way of dealing, the first packet. None if the
    decision is a real one."""
    if view.kind not in RITUAL:
        return None
    legal = legal_actions(view)
    cuts = [action for action in legal if isinstance(action, Cut)]
    return cuts[len(cuts) // 2] if cuts else legal[0]
