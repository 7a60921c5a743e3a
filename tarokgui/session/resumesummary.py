"""A summary of the saved evening, made without resuming it: for the button that goes on with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tarokgui.storage.strictjson import parse_plain

from .reading import items, mapping, whole
from .resuming import look

if TYPE_CHECKING:
    from tarokgui.storage.mirroredstore import MirroredStore
    from tarokgui.storage.saves import SaveFolder
    from tarokgui.storage.snapshot import Snapshot
    from tarokgui.storage.writer import WriterAnswer


@dataclass(frozen=True, slots=True)
class ResumeSummary:
    """The saved evening: ``there`` if there is one, and, as far as the save shows, the number of the present hand from
    1 and the person's game points."""

    there: bool
    hand: int | None = None
    total: int | None = None


def saved_standing(folder: SaveFolder) -> WriterAnswer[ResumeSummary]:
    """The summary of the saved evening, found beside the window."""
    return folder.ask(lambda pair: _standing(pair, folder))


def _standing(pair: MirroredStore, folder: SaveFolder) -> ResumeSummary:
    snapshot = look(pair, folder)
    if snapshot is None:
        return ResumeSummary(False)
    try:
        return ResumeSummary(True, snapshot.hand + 1, _total(snapshot))
    except (ValueError, LookupError, TypeError):
        return ResumeSummary(True)


def _total(snapshot: Snapshot) -> int:
    """The person's points in a snapshot: a settled hand is in its row before its points are among the totals."""
    human = whole(mapping(parse_plain(snapshot.about.encode()))["human"], 0)
    text = snapshot.setting if snapshot.row is None else snapshot.row
    data = mapping(parse_plain(text.encode()))
    return whole(items((data if snapshot.row is not None else mapping(data["match"]))["totals"])[human])
