"""The house rules of the Slovenian games: the options of the record's table, as one frozen value."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from engine.house import HouseValue, Option, Schema


@dataclass(frozen=True, slots=True)
class SlovenianHouse:
    """The rules that a table has agreed on, with the record page's defaults; the schema names the rule behind each."""

    exact_contract: bool = False
    no_tarok: str = "redeal"
    annulment: bool = False
    piccolo: bool = False
    call_trula: bool = False
    call_fourth: bool = False
    colour_valat_partner: bool = False
    extra_contracts: bool = False
    vogel_frei: bool = False
    hirs_kontra: bool = False
    klop_kontra: bool = False
    emperor_trick: str = "any"
    klop_mond_lead: str = "free"
    beggar_with_skis: bool = False
    suits_first: bool = False
    difference: str = "rounded"
    win_at: str = "36"
    pagat_silent: str = "side"
    klop_rounded: bool = True
    klop_both_extremes: bool = True
    radli: bool = True
    compulsory_klop_at: str = "zero"
    settlement: str = "paper"


GROUPS: Final = ("bidding", "tricks", "paying")

_OPTIONS: Final = (
    Option("difference", ("rounded", "exact"), "paying", "S17"),
    Option("klop_rounded", (True, False), "paying", "SA9"),
    Option("klop_both_extremes", (True, False), "paying", "SA15"),
    Option("win_at", ("36", "35-and-one"), "paying", "S-V8"),
    Option("exact_contract", (False, True), "bidding", "S-V3"),
    Option("no_tarok", ("redeal", "play"), "bidding", "S31"),
    Option("annulment", (False, True), "bidding", "S81"),
    Option("emperor_trick", ("any", "pagat-last", "off"), "tricks", "SA5"),
    Option("pagat_silent", ("side", "holder", "holder-if-lost"), "paying", "S-V9"),
    Option("hirs_kontra", (False, True), "bidding", "S-V7"),
    Option("klop_kontra", (False, True), "bidding", "S-V10"),
    Option("piccolo", (False, True), "bidding", "S-V4"),
    Option("beggar_with_skis", (False, True), "tricks", "S-V12"),
    Option("suits_first", (False, True), "tricks", "S-V13"),
    Option("call_trula", (False, True), "bidding", "S-V1"),
    Option("call_fourth", (False, True), "bidding", "S-V2"),
    Option("colour_valat_partner", (False, True), "bidding", "S-V5"),
    Option("extra_contracts", (False, True), "bidding", "S79"),
    Option("vogel_frei", (False, True), "bidding", "S80"),
    Option("klop_mond_lead", ("free", "after-skis"), "tricks", "S-V11"),
    Option("radli", (True, False), "paying", "S64"),
    Option("compulsory_klop_at", ("zero", "five-hundreds", "never"), "bidding", "S38"),
    Option("settlement", ("paper", "money"), "paying", "S59"),
)


def schema(**closed: HouseValue) -> Schema:
    """The schema of a game that lacks some of the options: those are fixed at the values given."""
    options = tuple(
        replace(option, choices=(closed[option.key],), played=False) if option.key in closed else option
        for option in _OPTIONS
    )
    return Schema(options, GROUPS)


def house_of(options: dict[str, HouseValue]) -> SlovenianHouse:
    """The house rules from all options, checked against the schema."""
    return SlovenianHouse(**options)  # type: ignore[arg-type]  # each value was checked against its option's choices
