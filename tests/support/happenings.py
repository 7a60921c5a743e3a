"""The special events of a hand, for the reader of a log."""

from __future__ import annotations

from tarokgui.session.evening import Evening


def happenings(session: Evening) -> list[str]:
    """The special events of a hand that is over, for the reader of a log."""
    settlement, view = session.settlement, session.view
    if settlement is None:
        return []
    table = view.table
    told = [str(settlement.contract or settlement.outcome)]
    if settlement.declarer is not None:
        told.append(f"declarer {settlement.declarer}")
    final = session.moment.hand.final
    dealt = session.moment.hand.dealt
    if table.called is not None and final is not None and not any(hand >> table.called & 1 for hand in dealt):
        told.append("called king in the talon")
    if table.speech.game:
        told.append(f"game doubled {len(table.speech.game)} times")
    if getattr(table.own, "doubled", False):
        told.append("radl: counts double")
    if getattr(table.own, "compulsory", False):
        told.append("compulsory klop")
    if settlement.contract == "colour-valat" and table.talon.taken is not None:
        told.append("converted to colour valat")
    told += [f"{line.item} {line.value:+d}" for line in settlement.lines if line.item not in ("game", "klop")]
    if session.last_round is not None:
        told.append("škis round" + (", over" if session.last_round.ended else ""))
    return told
