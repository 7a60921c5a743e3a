"""The page on the bots' strength: short, and its table and chart are those of the data files."""

from __future__ import annotations

import re

from benchmarks.strengthpage import PAGE, chart, results

MOST_WORDS = 3000
MOST_FIRST = 300
"""Words before the first table, the chart's among them."""


def words(text: str) -> int:
    return len(re.sub(r"<!--.*?-->", "", text).split())


def test_the_page_is_short() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert words(text) <= MOST_WORDS
    first = text.partition("\n## ")[0]
    assert words(first) <= MOST_FIRST
    assert f"]({PAGE.stem}.svg)" in first


def test_table_and_chart_are_up_to_date() -> None:
    made = "python benchmarks/strengthpage.py"
    assert results(PAGE) in PAGE.read_text(encoding="utf-8"), made
    assert PAGE.with_suffix(".svg").read_text(encoding="utf-8") == chart(PAGE), made
