"""The open parts of the book, without a window."""

from __future__ import annotations

from tarokgui.scenes.rulesreading import Reading


def spot(reading: Reading) -> tuple[str, int]:
    return reading.page, reading.offset


def test_back_and_forward_remember_how_far_a_page_was_read() -> None:
    reading = Reading("deal")
    assert not reading.back(0)
    reading.open("auction", 120)
    reading.open("play", 40, ("king",))
    assert (spot(reading), reading.terms) == (("play", 0), ("king",))
    assert reading.back(7)
    assert (spot(reading), reading.terms) == (("auction", 40), ())
    assert reading.back(40)
    assert spot(reading) == ("deal", 120)
    assert not reading.back(120)
    assert reading.forward(120)
    assert reading.forward(40)
    assert spot(reading) == ("play", 7)
    assert not reading.forward(7)


def test_the_same_page_again_is_no_step() -> None:
    reading = Reading("deal")
    reading.open("deal", 30, ("talon",))
    assert spot(reading) == ("deal", 0)
    assert not reading.trail.goes_back


def test_a_page_is_turned_to_from_the_contents_and_from_what_was_found() -> None:
    reading = Reading("deal", contents=True)
    reading.turned = False
    reading.show_results(0, wanted=True)
    reading.open("play", 0)
    assert (reading.contents, reading.results, reading.turned) == (False, False, True)


def test_the_contents_come_and_go_and_the_page_stays_where_it_was() -> None:
    reading, seen = Reading("deal"), []
    for at in (80, 80):
        reading.toggle_contents(at)
        seen.append((reading.contents, reading.offset))
    reading.show_results(80, wanted=True)
    reading.toggle_contents(80)  # the results hide them: so they come
    seen.append((reading.contents, reading.offset))
    assert not reading.results
    assert seen == [(True, 80), (False, 80), (True, 80)]


def test_while_results_lie_over_the_page_its_place_is_kept() -> None:
    reading = Reading("deal")
    reading.show_results(55, wanted=True)
    reading.show_results(0, wanted=True)
    assert reading.offset == 55
    reading.show_results(0, wanted=False)
    assert (reading.results, reading.offset) == (False, 55)


def test_staying_takes_marks_and_lists_away() -> None:
    reading = Reading("deal")
    reading.open("play", 0, ("king",))
    reading.show_results(10, wanted=True)
    reading.stay(10)
    assert (spot(reading), reading.terms, reading.results) == (("play", 10), (), False)
