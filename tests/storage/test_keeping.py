"""An evening is kept at every decision, at any length, and read back as it was."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tarokgui.session.evening import Evening
from tarokgui.session.folderstore import FolderStore
from tarokgui.session.opening import new_session
from tarokgui.session.resumesummary import ResumeSummary, saved_standing
from tarokgui.session.resuming import load_saved
from tarokgui.storage.names import BOOK, COPY
from tarokgui.storage.saves import SaveFolder
from tests.support import saves
from tests.support.games import UNLIKE
from tests.support.houses import some_house
from tests.support.pairs import some
from tests.support.spoiling import go_on
from tests.support.whims import act

HUGE = 10**5_000
"""More than Python writes in decimal digits by itself."""


@settings(max_examples=6, deadline=None)
@given(st.randoms(use_true_random=False), st.sampled_from(UNLIKE))
def test_whatever_was_written_at_any_decision_is_read_back_equal(random: Random, game: str) -> None:
    """``benchmarks/readback.py`` does it for hundreds of long evenings."""
    from tempfile import TemporaryDirectory

    with TemporaryDirectory() as name, SaveFolder(Path(name)) as folder:
        house = some_house(random, game)
        session = new_session(
            seed=str(random.random()), game=game, house=house, bot="random", keeper=FolderStore(folder)
        )
        for _ in range(random.randrange(some(200, 400))):
            act(session, random)
            if random.random() < 0.05:
                found = saves.look(Path(name))
                assert found is not None
                assert found.data() == session.data()
                assert found.view == session.view
                assert found.rows[-3:] == session.rows[-3:]


def huge(number: int) -> dict[str, Any]:
    """An evening in which everybody stands by so many points, and so much is in the pot."""
    session = new_session(seed="huge", bot="random")
    go_on(session, Random(4), 400)
    data: dict[str, Any] = session.data()
    data["match"] |= {"totals": [number, -number, number + 7, -number], "pool": number}
    data["record"]["pool"] = number
    data["rows"] = [{**row, "paid": (number, -number, 0, 0), "pool": number} for row in data["rows"]]
    return data


SIZES = [10**15, 10**18, 2**63, 2**64, 10**40, 10**700, HUGE]


@pytest.mark.parametrize("number", SIZES, ids=lambda number: f"2^{number.bit_length()}")
def test_a_number_of_any_size_is_read_back(tmp_path: Path, number: int) -> None:
    """0.4.0 wrote numbers over 10^15 and then refused to read them."""
    with SaveFolder(tmp_path) as folder:
        session = Evening.from_data(huge(number), FolderStore(folder))
        assert session.rows
        session.save()
        assert session.problem is None
        go_on(session, Random(1), 200)
        data = session.data()
    found, notice = saves.load(tmp_path)
    assert not notice
    assert found is not None
    assert found.data() == data
    assert found.match.pot >= number or found.match.hands > 0


def test_the_evening_of_the_report_is_read_back(tmp_path: Path) -> None:
    """``seed="ev"``, everybody at random: at about hand 111 the pot has sixteen digits, and 0.4.0 lost it all."""
    random = Random("ev")
    session = new_session(seed="ev", bot="random")
    while session.match.pot <= 10**15:
        go_on(session, random, 500)
        assert session.match.hands < 2_000
    with SaveFolder(tmp_path) as folder:
        kept = Evening.from_data(session.data(), FolderStore(folder))
        kept.save()
        go_on(kept, random, 130)
        assert kept.match.hands > session.match.hands
        data = kept.data()
    found, notice = saves.load(tmp_path)
    assert not notice
    assert found is not None
    assert found.data() == data


def test_how_it_stands_is_told_without_taking_it_up(tmp_path: Path) -> None:
    random = Random(2)
    with SaveFolder(tmp_path) as folder:
        assert saved_standing(folder).get() == ResumeSummary(False)
        session = new_session(seed="standing", bot="random", keeper=FolderStore(folder))
        for _ in range(300):
            go_on(session, random, 1)
            if random.random() < 0.1 or session.hand_over:
                human = session.human
                assert saved_standing(folder).get() == ResumeSummary(
                    True, session.match.hands + 1, session.totals()[human]
                )


def test_a_decision_writes_as_much_after_many_hands_as_after_few(tmp_path: Path) -> None:
    """Counted in pages of the journal, not in time: ``benchmarks/saving.py`` measures that."""
    with SaveFolder(tmp_path) as folder:
        session = new_session(seed="flat", bot="random", keeper=FolderStore(folder))
        random = Random(9)
        pages = []
        while session.match.hands < 20:
            before = _written(folder)
            dealt = session.moment.hand.state.table.deal.dealt
            decision = not session.hand_over
            go_on(session, random, 1)
            # Once a hand, at the deal, its beginning is written again: then its cards are fixed.
            if decision and not session.hand_over and dealt == session.moment.hand.state.table.deal.dealt:
                pages.append((session.match.hands, _written(folder) - before))
        early = [count for hands, count in pages if hands < 3]
        late = [count for hands, count in pages if hands > 16]
        assert max(late) <= max(early) + 2


def _written(folder: SaveFolder) -> int:
    """Changes of rows so far, of all kinds."""
    return folder.ask(lambda pair: pair.changes).get()


def test_the_rows_of_hands_before_this_run_are_read_when_they_are_seen(tmp_path: Path) -> None:
    with SaveFolder(tmp_path) as folder:
        session = new_session(seed="rows", bot="random", keeper=FolderStore(folder))
        random = Random(1)
        while session.match.hands < 40:
            go_on(session, random, 100)
        rows = list(session.rows)
    with SaveFolder(tmp_path) as folder:
        session = load_saved(folder)[0] or pytest.fail("nothing is there")
        assert len(session.rows) == len(rows)
        assert session.rows[0] == rows[0]
        assert session.rows[-1] == rows[-1]
        assert list(session.rows[10:33]) == rows[10:33]
        assert list(session.rows[::7]) == rows[::7]
        assert session.rows == rows
        while session.match.hands < 43:
            go_on(session, random, 10)
        assert list(session.rows)[: len(rows) - 1] == rows[:-1]
        assert [row.number for row in session.rows] == list(range(1, len(session.rows) + 1))
    with pytest.raises(IndexError):
        session.rows[10_000]


def test_a_row_that_is_damaged_in_both_files_is_told_as_lost(tmp_path: Path) -> None:
    import sqlite3

    with SaveFolder(tmp_path) as folder:
        session = new_session(seed="lost", bot="random", keeper=FolderStore(folder))
        while session.match.hands < 5:
            go_on(session, Random(3), 50)
    for name, hands in ((BOOK, (1, 2)), (COPY, (2, 3))):
        with sqlite3.connect(tmp_path / name) as connection:
            for hand in hands:
                connection.execute("UPDATE hand SET row=replace(row, 'number', 'nimber') WHERE number=?", (hand,))
        connection.close()
    with SaveFolder(tmp_path) as folder:
        session = load_saved(folder)[0] or pytest.fail("nothing is there")
        outcomes = [row.outcome for row in session.rows[:4]]
        assert [outcome == "lost" for outcome in outcomes] == [False, False, True, False]


def test_a_row_that_is_no_text_any_more_does_not_hide_the_others(tmp_path: Path) -> None:
    import sqlite3

    with SaveFolder(tmp_path) as folder:
        session = new_session(seed="bytes", bot="random", keeper=FolderStore(folder))
        while session.match.hands < 5:
            go_on(session, Random(3), 50)
    for name in (BOOK, COPY):
        with sqlite3.connect(tmp_path / name) as connection:
            connection.execute("UPDATE hand SET row=CAST(x'7b226eff' || CAST(row AS BLOB) AS TEXT) WHERE number=1")
        connection.close()
    with SaveFolder(tmp_path) as folder:
        session = load_saved(folder)[0] or pytest.fail("nothing is there")
        assert [row.outcome == "lost" for row in session.rows[:4]] == [False, True, False, False]


def test_an_evening_that_has_ended_is_not_offered_but_kept(tmp_path: Path) -> None:
    with SaveFolder(tmp_path) as folder:
        session = new_session(seed="ended", bot="random", keeper=FolderStore(folder))
        while not session.hand_over:
            go_on(session, Random(5), 1)
        session.make(session.moves.ending())
        assert load_saved(folder) == (None, None)
        folder.ask(lambda pair: None).get()
        assert not folder.exists()
    assert not (tmp_path / COPY).exists()
    assert saves.seeds(tmp_path) == ["ended"]
    saves.begin(tmp_path, seed="next", bot="random")
    assert saves.seeds(tmp_path) == ["ended", "next"]


def test_a_folder_knows_by_names_alone_whether_an_evening_is_in_progress(tmp_path: Path) -> None:
    assert not SaveFolder(tmp_path).exists()
    saves.begin(tmp_path, seed="there", bot="random")
    assert SaveFolder(tmp_path).exists()
    with SaveFolder(tmp_path) as folder:
        folder.give_up().get()
    assert not SaveFolder(tmp_path).exists()


def test_the_book_is_what_sqlite_calls_whole(tmp_path: Path) -> None:
    import sqlite3

    with SaveFolder(tmp_path) as folder:
        session = new_session(seed="whole", bot="random", keeper=FolderStore(folder))
        for _ in range(500):
            act(session, Random(session.seed + str(session.decision)))
    for path in saves.files(tmp_path):
        connection = sqlite3.connect(path)
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        connection.close()
    assert json.loads(json.dumps(session.data()))
