"""Keeps a session in the player's folder, and makes it again from the files there."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine import RefusedRecord, replay
from tarokgui.storage.saveerror import Cause, SaveError
from tarokgui.storage.snapshot import Snapshot, StoredState
from tarokgui.storage.strictjson import parse_plain, plain_text

from .archive import EVENING, FORMAT, about_data, read_row, read_saved, row_data, setting_data
from .evening import Evening
from .pasthand import EndedHand
from .reading import mapping, whole
from .scoresheet import HandRow, lost_row

if TYPE_CHECKING:
    from tarokgui.storage.saves import SaveFolder
    from tarokgui.storage.writer import WriterAnswer

    from .eveningstate import EveningState
    from .pendingsave import Savable


class FolderStore:
    """A keeper of one evening, which goes by *key* in the folder; *about* is the text it has there already.

    Texts are made once: of a decision only the new part.
    """

    def __init__(self, folder: SaveFolder, key: str | None = None, *, about: str | None = None) -> None:
        self._folder = folder
        self._key = key or secrets.token_hex(16)
        self._about = about
        self._rows_are_there = about is not None
        self._session: Savable | None = None
        self._setting: tuple[object, str] = (None, "")
        self._actions: tuple[tuple[object, object], ...] = ()
        self._texts: tuple[str, ...] = ()
        self._row: tuple[HandRow | None, str | None] = (None, None)

    def keep(self, session: Savable, moment: EveningState) -> FolderReceipt:
        """Have the evening kept as it is at *moment*."""
        rows, self._rows_are_there = self.earlier(session), True
        return FolderReceipt(self._folder.keep(self.snapshot(session, moment), rows))

    def earlier(self, session: Savable) -> Sequence[str]:
        """The rows of hands that were finished before the evening was first kept here."""
        if self._rows_are_there:
            return ()
        return [plain_text(row_data(row, session.variant)) for row in session.rows[: session.match.hands]]

    def snapshot(self, session: Savable, moment: EveningState) -> Snapshot:
        """The evening as texts."""
        if self._about is None:
            self._about = plain_text({"format": EVENING, **about_data(session)})
        if not moment.finished:  # the end changes the evening, but not how its last hand began
            record = moment.hand.record
            dealt = (record.pack, record.hands, record.talon)
            marks = (moment.deal, moment.assisted, moment.known, moment.places)
            begun = (moment.match, *marks, moment.last, moment.order, *dealt)
            if self._setting[0] != begun:
                self._setting = (begun, plain_text(setting_data(moment)))
        if self._row[0] is not moment.row:
            row = None if moment.row is None else plain_text(row_data(moment.row, session.variant))
            self._row = (moment.row, row)
        return Snapshot(
            key=self._key,
            about=self._about,
            hand=moment.match.hands - (1 if moment.finished else 0),
            setting=self._setting[1],
            decisions=self._decisions(moment.hand.record.actions),
            row=self._row[1],
            state=StoredState.ENDED if moment.finished else StoredState.OPEN,
        )

    def _decisions(self, actions: tuple[tuple[object, object], ...]) -> tuple[str, ...]:
        known = len(self._actions)
        if actions[:known] != self._actions:
            known = 0
        self._texts = (*self._texts[:known], *(f"{seat} {text}" for seat, text in actions[known:]))
        self._actions = actions
        return self._texts

    def watch(self, session: Savable) -> None:
        """Read rows for that session from now on."""
        self._session = session

    def rows(self, first: int, count: int) -> Sequence[HandRow]:
        """Rows of earlier hands; a lost one is marked as such."""
        assert self._session is not None
        variant = self._session.variant
        found = []
        for number, text in enumerate(self._folder.rows(self._key, first, count), first):
            try:
                if text is None:
                    raise ValueError("it is lost")
                found.append(read_row(parse_plain(text.encode()), variant, number))
            except ValueError:
                found.append(lost_row(number, variant.players))
        return found

    def hand(self, number: int) -> EndedHand | None:
        """An earlier hand; None if it was not kept whole."""
        snapshot = self._folder.hand(self._key, number)
        try:
            saved = None if snapshot is None else read_saved(_data(snapshot), older=number)
            whole = saved is not None and replay(saved.record)[0].table.is_over
        except (ValueError, RefusedRecord):
            return None
        return EndedHand(saved.record, saved.match, saved.last) if saved is not None and whole else None


class FolderReceipt:
    """The news when a moment is on the disk."""

    def __init__(self, answer: WriterAnswer[None]) -> None:
        self._answer = answer

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until it is decided, at most so many seconds; true if it is."""
        return self._answer.wait(seconds)

    def problem(self) -> str | None:
        """None if it is there, else the key of the sentence with the reason."""
        try:
            self._answer.get()
        except SaveError as trouble:
            return Cause.UNWRITABLE if trouble.cause is Cause.DAMAGED else trouble.cause
        except Exception:  # whatever the disk has come up with: the game goes on
            return Cause.UNWRITABLE
        return None


def session_from(snapshot: Snapshot, folder: SaveFolder) -> Evening:
    """The session that was kept, to be played on and kept on.

    Raises:
        ValueError: it cannot be played on in this version.
    """
    keeper = FolderStore(folder, snapshot.key, about=snapshot.about)
    session = Evening.from_data(_data(snapshot), keeper, older=snapshot.hand)
    keeper.watch(session)
    return session


def _data(snapshot: Snapshot) -> dict[str, object]:
    """The plain data of a session, without its rows.

    Raises:
        ValueError: the texts are damaged, or of another version.
    """
    about = mapping(parse_plain(snapshot.about.encode()))
    if about.get("format") != EVENING:
        raise ValueError(f"unknown format {about.get('format')!r}")
    setting = mapping(parse_plain(snapshot.setting.encode()))
    actions = [list(_action(text)) for text in snapshot.decisions]
    try:
        hands = whole(mapping(setting["match"])["hands"], 0)
        data = {**about, **setting, "format": FORMAT, "record": {**mapping(setting["record"]), "actions": actions}}
    except (KeyError, TypeError) as damage:
        raise ValueError(f"damaged evening: {damage}") from damage
    if hands != snapshot.hand:
        raise ValueError("the hand of another moment")
    return data


def _action(text: str) -> tuple[int, str]:
    seat, _, action = text.partition(" ")
    return int(seat), action
