"""A hand whose record is on the clipboard, to be looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tarokgui.forms.form import Form


def look_at_pasted(scene: Form) -> bool:
    """Open the hand on the clipboard over the scene, or say in a sentence why there is none; True as it is done."""
    from engine import RecordError, RefusedRecord
    from tarokgui.kit import clipboard
    from tarokgui.session.pasthand import read_hand
    from tarokgui.wording.records import hand_problem

    program = scene.program
    try:
        hand = read_hand(clipboard.paste().encode(errors="replace"))
    except (RecordError, RefusedRecord) as error:
        scene.say(hand_problem(scene.tr, error))
        return True
    program.choose_game(hand.record.variant.key)
    program.routes.look_back(hand)
    return True
