"""Leaving a game whose last decisions are not on the disk: it is looked up, asked, tried again, and saved elsewhere."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import pytest

from engine import legal_actions
from tarokgui.scenes.closing import AGAIN, SavingElsewhere, Waiting
from tarokgui.scenes.closingquestion import ClosingQuestion
from tarokgui.services.currentsession import present_save
from tarokgui.session import lastsave, rescue
from tarokgui.session.evening import Evening
from tarokgui.session.folderstore import FolderStore
from tarokgui.session.lastsave import Point, look_up
from tarokgui.session.rescue import places
from tarokgui.storage.database import Database
from tarokgui.storage.eveningdatabase import EveningDatabase
from tarokgui.storage.saveerror import Cause, SaveError
from tarokgui.storage.saves import PATIENCE, SaveFolder
from tarokgui.storage.writer import Writer
from tests.gui.sitting import FRESH, Sitting
from tests.support import saves as kept_saves

CUT = "hand 1, before the first trick"


class Table:
    """A table in the window, kept in a folder that can be made to refuse, or to say nothing at all."""

    def __init__(self, place: Path, patch: pytest.MonkeyPatch) -> None:
        self.data = place / "data"
        self.home = place / "home"
        self.home.mkdir()
        patch.setenv("HOME", str(self.home))
        patch.setenv("USERPROFILE", str(self.home))
        patch.setenv("XDG_DOCUMENTS_DIR", str(place / "no documents"))
        patch.setattr("tempfile.gettempdir", lambda: str(self.home))
        self.refuses: Cause | None = None
        self.open = Event()
        self.open.set()
        true = EveningDatabase._writable

        def writable(book: EveningDatabase) -> Database:
            self.open.wait()
            if self.refuses is not None:
                raise SaveError(self.refuses)
            return true(book)

        patch.setattr(EveningDatabase, "_writable", writable)
        self.saves = SaveFolder(self.data)
        self.sitting = Sitting(kept_session(self.saves))
        self.sitting.program.disk.saves = self.saves
        self.sitting.until_due()
        self.left: list[str] = []

    @property
    def session(self) -> Evening:
        return self.sitting.session

    def decide(self) -> None:
        """The person's next decision."""
        session = self.session
        while session.turn != session.human:
            session.act(session.bot_action())
        session.act(legal_actions(session.view)[0])

    def leave(self) -> None:
        """The player wants to quit, and the disk answers."""
        self.want_to_leave()
        self.wait(lambda: not isinstance(self.sitting.top, Waiting))

    def want_to_leave(self) -> None:
        """The player wants to quit."""
        self.sitting.program.routes.leave(lambda: self.left.append("left"))
        self.sitting.stack.commit()

    def choose(self, id: str) -> None:
        """Press a button of the question."""
        self.sitting.tick(FRESH)
        self.sitting.click(self.sitting.widget(id).rect.centre)
        self.sitting.stack.commit()

    def wait(self, until: Callable[[], bool], seconds: float = 60.0) -> None:
        """Frames until it is so."""
        for _ in range(int(seconds / AGAIN * 4)):
            if until():
                return
            top = self.sitting.top
            if self.open.is_set():  # the disk goes by another clock
                if isinstance(top, Waiting):
                    top._lookup.wait(PATIENCE)
                elif isinstance(top, SavingElsewhere):
                    top._result.wait(PATIENCE)
            self.sitting.tick(AGAIN / 4)
        raise AssertionError(f"in vain; on top: {self.sitting.top}")

    @property
    def asked(self) -> str:
        """The question that is shown."""
        top = self.sitting.top
        assert isinstance(top, ClosingQuestion), top
        return top.text

    def restarted(self) -> tuple[Evening | None, tuple[str, ...]]:
        """The save that the next start finds, and the keys of its sentences."""
        self.saves.close()
        return kept_saves.load(self.data)

    def comes_back(self) -> None:
        """The next start finds the evening as it is here, and has nothing to say about it."""
        again, notice = self.restarted()
        assert not notice
        assert again is not None
        assert again.record == self.session.record


def has(sitting: Sitting, id: str) -> bool:
    """True if such a thing is on the uppermost scene."""
    return any(node.id == id for node in sitting.top.tree())


def kept_session(saves: SaveFolder) -> Evening:
    """An evening that has begun, kept there."""
    from tarokgui.session.opening import new_session

    return new_session(seed="leaving", bot="beginner", keeper=FolderStore(saves))


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    made = Table(tmp_path, monkeypatch)
    yield made
    made.open.set()
    made.refuses = None
    made.sitting.table.leave()
    made.saves.close()


def test_what_is_saved_is_left_at_once(table: Table) -> None:
    table.decide()
    table.leave()
    table.wait(lambda: table.left == ["left"])
    assert table.sitting.top is table.sitting.table


@pytest.mark.parametrize("cause", [Cause.FULL, Cause.UNWRITABLE, Cause.IN_USE, Cause.NEWER])
def test_unsaved_decisions_are_asked_about(table: Table, cause: Cause) -> None:
    before = Point.of(table.session)
    table.refuses = cause
    table.decide()
    table.leave()
    assert table.left == []
    tr = table.sitting.program.feedback.tr
    why = tr(f"ending.why.{cause.name.lower()}", folder=table.sitting.program.disk.save_folder)
    point = tr(f"ending.point.{before.stage}", hand=before.hand, trick=before.trick)
    assert table.asked == tr("ending.back", why=why, point=point)
    table.leave()
    assert len([scene for scene in table.sitting.stack if isinstance(scene, ClosingQuestion)]) == 1, (
        "one question is enough"
    )
    table.choose("back")
    assert (table.left, table.sitting.top) == ([], table.sitting.table)
    table.leave()
    table.choose("close")
    assert table.left == ["left"]
    again, _ = table.restarted()
    assert again is not None
    assert Point.of(again) == before


def test_the_windows_x_after_it_is_saved_elsewhere_leaves(table: Table) -> None:
    table.refuses = Cause.FULL
    table.decide()
    table.leave()
    table.choose("elsewhere")
    table.wait(lambda: has(table.sitting, "over"))
    table.open.clear()  # and the disk does not answer either
    table.want_to_leave()
    assert table.left == ["left"]


@pytest.mark.parametrize("refuses", [None, Cause.FULL])
def test_to_be_asked_twice_in_one_frame_is_to_be_asked_once(table: Table, refuses: Cause | None) -> None:
    """The window's X and Ctrl+Q, or the X twice, before the window has shown anything."""
    program, table.refuses = table.sitting.program, refuses
    table.decide()
    for _ in range(2):
        program.routes.leave(program.stack.quit)
    program.stack.commit()
    table.wait(lambda: program.stack.ended or type(table.sitting.top) is ClosingQuestion)
    assert program.stack.ended is (refuses is None)
    assert len([scene for scene in program.stack if isinstance(scene, ClosingQuestion)]) == (refuses is not None)


def test_waiting_saves_it_once_there_is_room(table: Table) -> None:
    table.refuses = Cause.FULL
    table.decide()
    table.leave()
    table.choose("retry")
    table.wait(lambda: isinstance(table.sitting.top, Waiting))
    table.sitting.tick(AGAIN)
    assert table.left == []
    table.refuses = None
    table.wait(lambda: table.left == ["left"])
    table.comes_back()


def test_waiting_in_vain_asks_again(table: Table) -> None:
    table.refuses = Cause.FULL
    table.decide()
    table.leave()
    table.choose("retry")
    table.wait(lambda: type(table.sitting.top) is ClosingQuestion)
    assert "the disk is full" in table.asked


def test_a_disk_that_never_answers_is_shown_and_can_be_left(table: Table) -> None:
    table.open.clear()
    move = table.session.moves.acting(legal_actions(table.session.view)[0])
    table.session.submit(move)
    table.want_to_leave()
    assert isinstance(table.sitting.top, Waiting)
    table.wait(lambda: type(table.sitting.top) is ClosingQuestion, PATIENCE * 2)
    assert table.asked == table.sitting.program.feedback.tr("ending.silent")
    table.choose("close")
    assert table.left == ["left"]
    assert table.saves.close(0.01) is False


def test_it_is_saved_elsewhere_and_comes_back(table: Table) -> None:
    table.refuses = Cause.FULL
    table.decide()
    table.leave()
    table.choose("elsewhere")
    table.wait(lambda: not isinstance(table.sitting.top, SavingElsewhere) and has(table.sitting, "over"))
    (place,) = places(table.data)
    assert place.parent == table.home
    told = table.sitting.program.feedback.tr("ending.ask.elsewhere-done", folder=str(place))
    assert present_save(table.sitting.program) == told, "a signal that comes now does not take it back"
    table.choose("over")
    assert table.left == ["left"]
    table.sitting.program.routes.title()
    table.leave()
    assert table.left == ["left", "left"], "at the title it is not asked about once more"
    table.refuses = None
    again, notice = table.restarted()
    assert notice == (rescue.RETURNED,)
    assert again is not None
    assert again.record == table.session.record
    once_more, notice = table.restarted()
    assert not notice, "it is told once"
    assert once_more is not None
    assert once_more.record == again.record


@pytest.mark.parametrize("hands", [0, 2])
def test_all_hands_of_the_evening_come_back_although_its_folder_is_lost(table: Table, hands: int) -> None:
    session = table.session
    while session.match.hands < hands:
        if session.hand_over:
            session.next_hand()
        session.act(legal_actions(session.view)[-1] if session.turn == session.human else session.bot_action())
        if session.hand_over:
            session.next_hand()
    table.saves.settle()
    shutil.rmtree(table.data)
    table.refuses = Cause.UNWRITABLE
    table.decide()
    lookup = look_up(table.saves, session)
    assert lookup.wait(PATIENCE)
    known = lookup.result()
    assert (known.whole, known.back) == (False, None)
    assert rescue.save_elsewhere(table.saves, session, known.serial).get().place is not None
    table.refuses = None
    again, notice = table.restarted()
    assert notice == (rescue.RETURNED,)
    assert again is not None
    assert again.record == session.record
    assert list(again.rows) == list(session.rows)
    assert again.totals() == session.totals()


def test_where_nothing_can_be_written_the_question_comes_again(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError("no room")

    monkeypatch.setattr(rescue, "_write", refuse)
    table.refuses = Cause.FULL
    table.decide()
    table.leave()
    table.choose("elsewhere")
    table.wait(lambda: type(table.sitting.top) is ClosingQuestion)
    assert str(table.home) in table.asked
    assert "the disk is full" in table.asked


def test_what_was_played_on_is_not_overruled_by_what_was_saved_elsewhere(table: Table) -> None:
    table.refuses = Cause.FULL
    table.decide()
    known = look_up(table.saves, table.session)
    known.wait(PATIENCE)
    assert rescue.save_elsewhere(table.saves, table.session, known.result().serial).get().place is not None
    table.refuses = None
    for _ in range(3):
        table.decide()
    table.comes_back()


def test_an_evening_elsewhere_waits_while_another_is_in_progress(table: Table) -> None:
    table.refuses = Cause.FULL
    table.decide()
    known = look_up(table.saves, table.session)
    known.wait(PATIENCE)
    assert rescue.save_elsewhere(table.saves, table.session, known.result().serial).get().place is not None
    table.refuses = None
    table.saves.close()
    shutil.rmtree(table.data)
    other = kept_saves.begin(table.data, seed="another", bot="beginner")
    assert other.seed == "another", "the one in progress stays"
    again, notice = table.restarted()
    assert again is not None
    assert (again.seed, notice) == ("another", (rescue.WAITS,))


def test_a_folder_of_somebody_else_is_left_alone(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rescue, "_is_own", lambda place: False)
    table.refuses = Cause.FULL
    table.decide()
    known = look_up(table.saves, table.session)
    known.wait(PATIENCE)
    assert rescue.save_elsewhere(table.saves, table.session, known.result().serial).get().place is None


@pytest.mark.parametrize("spoil", ["removed", "linked", "replaced"])
def test_a_file_that_is_not_where_it_was_is_noticed_and_written_again(table: Table, spoil: str) -> None:
    """Nothing fails here: the decisions went into a file that bears the name no more."""
    table.decide()
    table.saves.settle()
    book, copy = table.data / "evenings.db", table.data / "evening.db"
    match spoil:
        case "removed":
            shutil.rmtree(table.data)
        case "linked":
            copy.unlink()
            book.rename(table.home / "away.db")
            book.symlink_to(table.home / "away.db")
        case "replaced":
            for file in (book, copy):
                file.unlink()
                file.write_bytes(b"")
    table.refuses = Cause.UNWRITABLE
    table.leave()
    assert "cannot be written" in table.asked
    table.refuses = None
    table.choose("retry")
    table.wait(lambda: table.left == ["left"])
    again, _ = table.restarted()
    assert again is not None
    assert again.record == table.session.record


def test_at_the_title_what_still_waits_is_asked_about(table: Table) -> None:
    table.refuses = Cause.FULL
    table.decide()
    table.sitting.stack.abandon()
    table.leave()
    assert "not saved" in table.asked


def test_the_sentence_for_an_end_nobody_can_be_asked_about(table: Table) -> None:
    program = table.sitting.program
    assert present_save(program) == f"Your game is saved. Next time it continues from {CUT}."
    table.refuses = Cause.FULL
    table.decide()
    told = f"Your last decisions are not saved, because the disk is full. Next time the game continues from {CUT}."
    assert present_save(program) == told
    table.refuses = None
    assert present_save(program).startswith("Your game is saved.")


def test_a_fault_of_the_lookup_is_no_promise(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("planted")

    monkeypatch.setattr(lastsave, "_checked", fail)
    found = look_up(table.saves, table.session)
    assert found.wait(PATIENCE)
    assert found.result().whole is False


def test_a_writer_that_is_stuck_is_not_waited_for_for_ever() -> None:
    stuck, writer = Event(), Writer()
    writer.ask(stuck.wait)
    assert writer.close(0.01) is False
    stuck.set()
