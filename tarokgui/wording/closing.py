"""The words for the end of an evening: the fate of the pot, of double hands and of open radli at this table."""

from __future__ import annotations

from engine import Settlement, Variant
from tarokgui.wording.translator import Translator


def closing_text(tr: Translator, variant: Variant, settlement: Settlement | None) -> str:
    """The consequences of ending the evening after that hand, for this table alone (A44, A45, S67)."""
    said = ["pot"] if variant.carry.has_pot else []
    if settlement is not None and settlement.doubles:
        said.append("doubles")
    if settlement is not None and any(variant.carry.circles(settlement.own)):
        said.append("radli")
    return " ".join(tr(f"evening.ask-{each}") for each in said or ["plain"])
