"""Saving: what is written is read again, and what was garbled is refused with a sentence."""

from __future__ import annotations

from engine import legal_actions
from tarokgui.cli.console import words
from tarokgui.saves import SaveFolder
from tarokgui.session import load_saved, new_session

from .part import Fault, Told

DECISIONS = 6


def check_keeping() -> Told:
    """Play a little, save, read, garble, read again."""
    folder = SaveFolder()
    session = new_session(seed="self-test", bot="steady", save=folder.write)
    for _ in range(DECISIONS):
        session.act(session.bot_action() if session.turn != session.human else legal_actions(session.view)[0])
    if session.problem == "save.failed":
        raise Fault("selftest.saving.unwritable", folder=str(folder.folder))
    again, notice = load_saved(folder)
    if again is None or notice is not None or again.data() != session.data():
        raise Fault("selftest.saving.differs", why=notice or "")
    files = sorted(folder.folder.glob("session*.json"))
    for file in files:
        file.write_bytes(file.read_bytes()[:-20] + b"garbled")
    again, notice = load_saved(folder)
    if again is not None or notice is None or notice not in words():
        raise Fault("selftest.saving.taken", files=len(files))
    folder.clear()
    return Told("selftest.saving.well", n=len(session.record.actions))
