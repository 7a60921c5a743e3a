"""Statements of law on the screens: the engine decides which of them may stand there, in four languages.

A row names messages, the engine's answers, and for each answer the words that must be there or must not
(in the order en, ro, de, sl). The claims of before are among those that must not.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from engine import GAMES, RecordError, variant_for
from engine.games.slovenian.prices import KLOP_EXTREME
from tarokgui.games.registry import every_game
from tarokgui.games.slovenian.contracts import needs
from tarokgui.wording.closing import closing_text
from tarokgui.wording.i18n import LANGUAGES, load
from tarokgui.wording.records import record_problem
from tests.engine.slovenian.test_carry import evening, hand
from tests.support.deals import dealt, play, quietly
from tests.support.ended import Ended
from tests.support.finished import Finished

ORDER = ("en", "ro", "de", "sl")
Words = tuple[str, str, str, str]
NONE: Words = ("", "", "", "")


@dataclass(frozen=True)
class Law:
    """Claims about one fact. The row holds while the engine answers yes to *fact*."""

    rule: str
    keys: tuple[str, ...]
    fact: Callable[[], bool]
    there: Words = NONE
    never: Words = NONE


def talon_counts() -> bool:
    """A24: with two cards of the trula in tricks and the third in the talon the opponents have it."""
    done = Finished(unseen="T1", theirs="T22 T21").settled()
    return [line.value for line in done.lines if line.item == "trula"] == [-1]


def taper_calls_no_king() -> bool:
    calls = {game: any(row.calls_king for row in variant_for(game).contracts) for game in ("romanian", "taper")}
    return calls == {"romanian": True, "taper": False}


def radler_without_michi() -> bool:
    """T9, V3: passed out, thrown in, and yet double hands follow."""
    found = {}
    for game, house in (("taper", {}), ("romanian", {"all_pass": "throw-in"})):
        passes = ", ".join(["pass"] * variant_for(game).players)
        done = play(dealt(game=game, house=house), passes).table.settlement  # type: ignore[arg-type]
        assert done is not None
        found[game] = (str(done.outcome), done.doubles > 0)
    return set(found.values()) == {("passed-out", True)}


def trei_with_four() -> bool:
    return variant_for("romanian", {"trei_bids": True}).contract("trei") is not None


def only_the_bid() -> bool:
    """S-V3: with the house rule nothing higher than the bid can be named."""
    naming = {choice: variant_for("slovenian-4", {"exact_contract": choice}) for choice in (False, True)}
    kinds = {choice: next(p for p in variant.course if p.kind == "name-contract") for choice, variant in naming.items()}
    return bool(kinds[True].exact and not kinds[False].exact)  # type: ignore[attr-defined]


def redealt_hand_is_the_klop() -> bool:
    again = hand(evening(), (0, 0, 0, 0), "redeal")
    return again.own.compulsory and not hand(again, (-20, -20, -15, -15), "klop").own.compulsory


def solo_bonuses_may_be_as_in_doi() -> bool:
    worth = []
    for house in ({}, {"solo_bonuses": "as_doi"}):
        done = Finished("solo", ours="T22 T21 T1", house=dict(house)).settled()
        worth += [line.value for line in done.lines if line.item == "trula"]
    return worth == [2, 1]


def michi_costs_the_stake() -> bool:
    """R115: in a radler a trick costs two, not a point."""
    done = quietly(play(dealt(stake=2), "pass, pass, pass, pass")).table.settlement
    assert done is not None
    return bool(sum(done.own.pool_payments) == -24)


def pagat_without_a_pot() -> bool:
    variant = variant_for("romanian", {"pool": False, "all_pass": "throw-in"})
    return not variant.carry.has_pot and "pagat" in variant.announceable


def klop_kontra_has_its_price() -> bool:
    """S-V10: 140 for more than half, or for the player who said it; the points of the others stay as they are."""
    from engine.games.slovenian.klop import KONTRA

    return KONTRA == 2 * KLOP_EXTREME == 140


def emperor_may_be_off() -> bool:
    return any(
        "off" in option.choices for option in GAMES["slovenian-4"].house.options if option.key == "emperor_trick"
    )


def three_bid_from_forehand() -> bool:
    """S33, S76: forehand waits with four players and bids first with three."""
    waits = {}
    for game in ("slovenian-3", "slovenian-4"):
        auction = next(phase for phase in variant_for(game).course if phase.kind == "auction")
        waits[game] = auction.forehand_waits  # type: ignore[attr-defined]
    return waits == {"slovenian-3": False, "slovenian-4": True}


def partner_shares() -> bool:
    """R105, S59: declarer and partner get the same."""
    scores = [Finished(ours="T22 T21 T1").settled().scores, Ended(ours="T22 T21 T1").settled().scores]
    return all(score[0] == score[2] != 0 for score in scores)


def three_languages_are_spoken() -> bool:
    said = set()
    for texts in every_game().values():
        tr = load("en")
        tr.words = texts.venue.words
        said.add(tr("spoken.pass"))
    return said == {"pas", "naprej", "passe"}


LAWS = (
    Law("A24", ("glossary.item.trula", "glossary.item.regii", "glossary.item.kings"), talon_counts,
        never=(r"\btricks", "levat", "Stich", "štih")),
    Law("T2", ("glossary.term.declarer",), taper_calls_no_king,
        there=("With four players", "În patru", "Zu viert", "V štirih")),
    Law("T9-V3", ("glossary.term.radler", "bar.about.doubles"), radler_without_michi, never=("michi",) * 4),
    Law("V9", ("glossary.contract.trei",), trei_with_four, never=(r"\bonly\b", "numai", r"\bnur\b", "samo")),
    Law("S-V3", ("slovenian.advice.auction.open",), only_the_bid,
        never=("higher", "mai sus", "höher", "višj")),
    Law("S31", ("house.no_tarok.second",), redealt_hand_is_the_klop,
        there=("that hand is", "mâna aceea e", "dieses Spiel ist", "ta igra je"),
        never=("follows", "urmează", "folgt", "sledi")),
    Law("V7", ("glossary.contract.solo",), solo_bonuses_may_be_as_in_doi,
        there=("usually", "de obicei", "meist", "navadno")),
    Law("R115", ("glossary.contract.michi",), michi_costs_the_stake,
        never=("a point", "un punct", "einen Punkt", "točko")),
    Law("V2", ("glossary.item.pagat",), pagat_without_a_pot,
        there=("if there is one", "dacă este unul", "falls es einen gibt", "če je na mizi")),
    Law("S-V10", ("panels.klop-kontra.text",), klop_kontra_has_its_price, there=("140.*140",) * 4,
        never=("twice", "dublu", "doppelt", "dvojno")),
    Law("SA5", ("slovenian.glossary.card.pagat",), emperor_may_be_off,
        there=("Where the emperor trick is played", "Unde se joacă", "Wo der Kaiserstich", "Kjer se igra")),
    Law("S76", ("slovenian.glossary.term.forehand", "slovenian.glossary.term.dealer"), three_bid_from_forehand,
        never=(r"\blast\b", "ultim", "zuletzt|als Letzte", "zadnji")),
    Law("T2-S59", ("settlement.line.trula.gain", "settlement.line.kings.gain", "settlement.line.skimon.gain",
                   "settlement.line.family-H.gain", "settlement.own.won.declarers", "settlement.head.declarers"),
        partner_shares, there=("side", "partea", "Partei", "stran")),
    Law("words", ("settings.language.second",), three_languages_are_spoken,
        there=("Romanian, Slovenian or German", "românești, slovene sau nemțești", "rumänisch, slowenisch oder deutsch",
               "romunske, slovenske ali nemške")),
)  # fmt: skip


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.rule)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_claims_only_what_the_engine_does(language: str, law: Law) -> None:
    assert law.fact(), law.rule
    tr, at = load(language), ORDER.index(language)
    for key in law.keys:
        text = tr.message(key)
        assert re.search(law.there[at], text, re.IGNORECASE), (key, text)
        assert not law.never[at] or not re.search(law.never[at], text, re.IGNORECASE), (key, text)


def test_no_german_line_of_the_settlement_is_for_the_declarer_alone() -> None:
    tr = load("de")
    lines = {key: tr.message(key) for key in sorted(tr.keys()) if "settlement.line." in key or "settlement.own." in key}
    assert len(lines) > 60
    alone = re.compile(r"\b(für den|vom|Der) Spielmacher\b(?!s)")
    assert {key: text for key, text in lines.items() if alone.search(text)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_contract_needs_follows_the_house_rule(language: str) -> None:
    """S-V8: 35 points and a card may be enough, and then no row says 36."""
    tr = load(language)
    rows = [row for row in variant_for("slovenian-4").contracts if row.calls_king or row.key == "solo-without"]
    assert all("36" in needs(tr, row) for row in rows)
    assert not any("36" in needs(tr, row, "35-and-one") for row in rows)
    assert all("35" in needs(tr, row, "35-and-one") for row in rows)


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_the_evening_names_what_the_table_has(game: str) -> None:
    """A44, S67: no pot is shared out where there is none, no radl paid where none is open."""
    tr, variant = load("en"), variant_for(game)
    text = closing_text(tr, variant, None)
    assert ("pot" in text) is variant.carry.has_pot
    assert "radl" not in text
    assert "double" not in text


def test_the_end_of_the_evening_names_what_a_hand_has_left() -> None:
    tr = load("en")
    passed = play(dealt(game="taper"), "pass, pass, pass").table.settlement
    assert closing_text(tr, variant_for("taper"), passed) == f"{tr('evening.ask-pot')} {tr('evening.ask-doubles')}"
    won = Ended(radl=2).settled()
    assert any(won.own.radli)
    assert closing_text(tr, variant_for("slovenian-4"), won) == tr("evening.ask-radli")
    assert closing_text(tr, variant_for("slovenian-4"), Ended().settled()) == tr("evening.ask-plain")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_of_an_unknown_game_is_told_all_games(language: str) -> None:
    with pytest.raises(RecordError) as refused:
        variant_for("slovenian-6")
    told = record_problem(load(language), refused.value)
    assert all(game in told for game in GAMES), told
