"""How the saved evening stands, read without taking it up: for the button that goes on with it."""

from __future__ import annotations

from tarokgui.saves import FORMAT, SaveFolder


def saved_standing(folder: SaveFolder) -> tuple[int, int] | None:
    """The number of the present hand and the person's game points; None if the save cannot tell."""
    data = folder.peek()
    if data is None or data.get("format") != FORMAT:
        return None
    try:
        match, rows, human = data["match"], data["rows"], data["human"]
        hands = match["hands"]  # type: ignore[index]  # whatever it is: what does not fit raises
        # A settled hand is on the sheet before its points are among the totals.
        settled = rows[-1]["totals"] if rows and len(rows) > hands else match["totals"]  # type: ignore[index,arg-type]
        number, total = hands + 1, settled[human]
    except (KeyError, IndexError, TypeError):
        return None
    return (number, total) if type(number) is int and type(total) is int else None
