"""The house rules as rows to choose from, in groups, each with a plain explanation."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from engine.house import HOUSE_CHOICES, HouseValue
from tarokgui.scenes.options.rows import Rows
from tarokgui.session.tablewish import NOT_IN, TableWish
from tarokgui.widgets.column import Line

if TYPE_CHECKING:
    from tarokgui.wording.i18n import Translator

GROUPS: Final = {
    "bidding": ("unu_bids", "unu_max_ordinal", "trei_bids", "senior_may_raise", "announce_regele_prins"),
    "paying": ("regii", "solo_bonuses", "talon_counts_for_trula_regii"),
    "pot": ("pool", "pool_limit", "all_pass", "hep_hep"),
}
"""Every option of the engine, in the order in which one would agree on them."""


def house_lines(rows: Rows, wish: TableWish, choose: Callable[[str, HouseValue], None]) -> Iterable[Line]:
    """A heading for each group and a row for each option; *choose* is told the option and its new value."""
    tr = rows.tr
    for group, names in GROUPS.items():
        yield rows.heading(f"group:{group}", tr(f"house.group.{group}"))
        for name in names:
            yield _row(rows, wish, name, choose)


def _row(rows: Rows, wish: TableWish, name: str, choose: Callable[[str, HouseValue], None]) -> Line:
    tr, values = rows.tr, HOUSE_CHOICES[name]
    reason = _reason(tr, wish, name)
    words = [tr(f"house.{name}.{_word(value)}") for value in values]
    words[0] = tr("house.usual", what=words[0])
    held = wish.rule(name)
    return rows.pick(
        f"house:{name}",
        tr(f"house.{name}.label"),
        words,
        values.index(held),
        lambda index: choose(name, values[index]),
        second=tr(f"house.{name}.second"),
        reason=reason,
    )


def _reason(tr: Translator, wish: TableWish, name: str) -> str:
    """Why an option cannot be chosen at this table; empty if it can."""
    if name in NOT_IN[wish.game]:
        return tr("house.reason.taper")
    if name == "all_pass" and not wish.rule("pool"):
        return tr("house.reason.pool")
    if name == "pool_limit" and not wish.rule("pool"):
        return tr("house.reason.no-pot")
    if name == "unu_max_ordinal" and not wish.rule("unu_bids"):
        return tr("house.reason.unu")
    return ""


def _word(value: HouseValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
