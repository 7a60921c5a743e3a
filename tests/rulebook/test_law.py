"""The book's statements of law that once were wrong: the engine's answer decides which words must stand there.

A row has the words for the truth and for the old statement. The engine's answer chooses between them, so the old
claim fails, and so would the new one if the rule were another.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from fractions import Fraction

import pytest

from ai.games.romanian.enough import FEWEST
from engine import Settlement, observe, to_act, variant_for
from tarokgui.rulebook import book
from tarokgui.scenes.scorerows import NewestFirst
from tests.engine.slovenian.test_carry import evening, hand
from tests.engine.test_declaring import SECOND_TURN
from tests.support.deals import dealt, legal_texts, play
from tests.support.ended import Ended
from tests.support.finished import Finished, LaidOut
from tests.support.speakers import speaking

LANGUAGES = ("en", "ro", "de", "sl")
TWO_THIRDS, HALF = Fraction(2, 3), Fraction(1, 2)
Words = tuple[str, str, str, str]


@dataclass(frozen=True)
class Law:
    """A claim of a page: the engine's answers, and the words (en, ro, de, sl) for each answer."""

    rule: str
    page: str
    fact: Callable[[], Hashable]
    words: Mapping[Hashable, Words]


def text_of(language: str, page: str) -> str:
    return " ".join(book(language).pages[page].texts)


# The worth that an announcement needs ---------------------------------------------------------------------------------


def worth(settlement: Settlement, item: str) -> int:
    """The points that a bonus brought the declarer's side, announced or silent."""
    return sum(line.value for line in settlement.lines if line.item == item)


def enough(
    made: Callable[[tuple[str, ...]], LaidOut], failed: Callable[[tuple[str, ...]], LaidOut], item: str
) -> Fraction:
    """The share of announcements that must succeed to be worth as much as silence."""
    said = (f"{item}@0",)
    gain = worth(made(said).settled(), item) - worth(made(()).settled(), item)
    loss = worth(failed(()).settled(), item) - worth(failed(said).settled(), item)
    return Fraction(loss, gain + loss)


ROMANIAN_MADE: dict[str, dict[str, object]] = {
    "trula": {"ours": "T22 T21 T1"},
    "regii": {"ours": "HK DK CK SK"},
    "luna": {"caught": (1, 0)},
    "pagat": {"last": {0: "T1", 1: "S7"}, "last_winner": 0},
    "rege": {"last": {0: "SK", 1: "T20"}, "last_winner": 0},
}
KEPT_AND_BEATEN: dict[str, dict[str, object]] = {
    "pagat": {"last": {0: "T1", 1: "T20"}, "last_winner": 1},
    "rege": {"last": {0: "SK", 1: "T20"}, "last_winner": 1},
    "king": {"last": {0: "SK", 1: "T20"}, "last_winner": 1},
}
SLOVENIAN_MADE: dict[str, dict[str, object]] = {
    "trula": {"ours": "T22 T21 T1"},
    "kings": {"ours": "HK DK CK SK"},
    "pagat": {"last": {0: "T1", 1: "S7"}, "last_winner": 0},
    "king": {"last": {0: "SK", 1: "S8"}, "last_winner": 0},
}


def romanian(item: str, contract: str = "doi") -> Fraction:
    return enough(
        lambda said: Finished(contract, said=said, **ROMANIAN_MADE[item]),  # type: ignore[arg-type]
        lambda said: Finished(contract, said=said, **KEPT_AND_BEATEN.get(item, {})),  # type: ignore[arg-type]
        item,
    )


def slovenian(item: str) -> Fraction:
    return enough(
        lambda said: Ended(said=said, **SLOVENIAN_MADE[item]),  # type: ignore[arg-type]
        lambda said: Ended(said=said, **KEPT_AND_BEATEN.get(item, {})),  # type: ignore[arg-type]
        item,
    )


def one(values: set[Fraction]) -> Fraction:
    (value,) = values
    return value


# Other rules of the engine -------------------------------------------------------------------------------------------


def shows_the_trula_card() -> str:
    """The seats of which one must hold skiz, luna or pagat to keep the price of a surrender (R51)."""
    poor = "H1 H2 H3 H4 D1 D2 D3 D4 C7 C8 T2 C9"
    rich = poor.replace("C9", "{}")
    talon = "SK S7 S8 S9 S10 SJ"
    script = "0: bid doi 1, 1: pass, 2: pass, 3: pass, call SK, surrender"

    def price(*hands: str) -> int:
        done = play(dealt(*hands, talon=talon), script).table.settlement
        assert done is not None
        return int(done.own.payments[1])

    others = price(poor, "T22", "T21", "T1")
    each = {price(rich.format(card)) for card in ("T22", "T21", "T1")}
    assert len(each) == 1, "any of the three is enough"
    return "declarer" if others == one({Fraction(value) for value in each}) + 1 else "others"


def who_may_announce_prins() -> str:
    allowed = "say prins" in legal_texts(speaking(5, 5, 5, 5, script="merge, double game", house=PRINS))
    return "with a house rule" if allowed else "nobody"


PRINS: dict[str, object] = {"announce_regele_prins": True}


def who_knows_from_the_start() -> str:
    """The players who see all sides when play begins: the partner alone, while everybody knows the declarer (S39)."""
    state = speaking(5, 5, 5, 5)
    views = [observe(state, seat) for seat in range(4)]
    assert {view.table.declarer for view in views} == {0}
    called = state.table.called
    assert called is not None
    holders = [seat for seat, view in enumerate(views) if view.hand >> called & 1]
    return "sides" if holders == [state.hidden.partner] else "declarer"


def contra_after_merge() -> bool:
    """A player who said merge with eight taroks: may they say contra to the pagat later (A20)?"""
    assert "double pagat@0" in legal_texts(speaking(4, 4, 4, 7, script=SECOND_TURN)), "with seven they may"
    state = speaking(4, 4, 4, 8, script=SECOND_TURN)
    assert to_act(state) == 3
    return "double pagat@0" in legal_texts(state)


def early_pagat() -> str:
    """An announced pagat that may be played to an earlier trick (A23)."""
    state = speaking(4, 4, 4, 4, script="say pagat, merge, merge, merge, merge")
    assert state.table.phase == "play"
    may = "play T1" in legal_texts(state)
    early = Finished(said=("pagat@0",), theirs="T1").settled()
    assert worth(early, "pagat") == -7
    assert worth(Finished(theirs="T1").settled(), "pagat") == 0, "without a word it costs nothing"
    return "allowed and lost" if may else "forbidden"


def failed_valat() -> str:
    """R97, A26.4: the game after an announced valat that failed with enough points."""
    done = Finished(said=("valat@0",)).settled()
    assert done.points is not None
    assert done.points[0] >= variant_for("romanian").prices.target
    return "game" if any(line.item == "game" for line in done.lines) else "no game"


def order_of_the_sheet() -> str:
    rows = NewestFirst([1, 2, 3], lambda row, _: row)  # type: ignore[list-item, arg-type, return-value]
    return "upwards" if list(rows) == [3, 2, 1] else "downwards"  # type: ignore[comparison-overlap]


def redeal() -> str:
    """S31: the hand dealt again is the compulsory klop, and the one after it is not."""
    again = hand(evening(), (0, 0, 0, 0), "redeal")
    assert again.own.compulsory is not hand(again, (-20, -20, -15, -15), "klop").own.compulsory
    return "that hand" if again.own.compulsory else "the next"


LAWS = (
    Law("R24-enough", "enough", lambda: FEWEST,
        {(6, 5, 4): ("^Bid doi with six taroks, with five .{0,30}, or with four including both",
                     "^Licitează doi cu șase taroace, cu cinci .{0,40}, sau cu patru dacă le ai pe amândouă",
                     "^Biete doi mit sechs Tarok, mit fünf.{0,40}, oder mit vier, wenn beide",
                     "^Licitiraj doi s šestimi taroki, s petimi.{0,40} ali s štirimi, če imaš oba"),
         (6, 5, 5): ("^Bid doi with six taroks, or with five", "^Licitează doi cu șase taroace, sau cu cinci",
                     "^Biete doi mit sechs Tarok, oder mit fünf", "^Licitiraj doi s šestimi taroki ali s petimi")}),
    Law("R104-trula-regii-luna", "say-or-not",
        lambda: one({romanian(item, row) for item in ("trula", "regii", "luna") for row in ("doi", "unu", "solo")}),
        {TWO_THIRDS: ("announce them only if they succeed two times in three", "numai dacă ies de două ori din trei",
                      "erst an, wenn sie in zwei von drei Spielen gelingen", "šele, če uspejo v dveh igrah od treh"),
         HALF: ("So more than half is enough", "Deci ajunge mai mult de jumătate",
                "Mehr als die Hälfte genügt also", "Več kot polovica je torej dovolj")}),
    Law("R104-lead", "say-or-not", lambda: one({romanian("trula"), romanian("regii")}),
        {TWO_THIRDS: ("^Announce a trula or kings if they succeed two times in three",
                      "^Anunță trula sau regii dacă ies două din trei",
                      "^Sag Trula oder Könige an, wenn zwei von drei gelingen",
                      "^Trulo ali kralje napovej, če uspejo v dveh igrah od treh"),
         HALF: ("Announce what succeeds more often", "Anunță ce iese mai des", "Sag an, was öfter gelingt",
                "Napovej, kar večkrat uspe")}),
    Law("R104-ultimos", "say-or-not",
        lambda: one({romanian(item, row) for item in ("pagat", "rege") for row in ("doi", "unu", "solo")}),
        {HALF: ("that you keep anyway, more than half is enough", "păstrezi oricum, ajunge mai mult de jumătate",
                "ohnehin behält, genügt mehr als die Hälfte", "tako ali tako hraniš, je dovolj več kot polovica"),
         TWO_THIRDS: ("keep anyway, two times in three", "oricum, două ori din trei", "behält, zwei von drei",
                      "hraniš, v dveh igrah od treh")}),
    Law("S19-S20", "slo-say", lambda: one({slovenian("trula"), slovenian("kings")}),
        {TWO_THIRDS: ("^Announce a trula or kings if they succeed two times in three",
                      "^Anunță trula sau regii dacă ies de două ori din trei",
                      "^Sag Trula oder Könige an, wenn zwei von drei gelingen",
                      "^Trulo ali kralje napovej, če uspejo v dveh igrah od treh"),
         HALF: ("Announce what succeeds more than half", "Anunță ce iese mai des", "Sag an, was öfter gelingt",
                "Napovej, kar uspe v več")}),
    Law("S21-S22", "slo-say", lambda: one({slovenian("pagat"), slovenian("king")}),
        {HALF: ("an ultimo if more than half the time", "un ultimo dacă iese mai des decât nu iese",
                "einen Ultimo, wenn er öfter gelingt als misslingt", "ultimo, če uspe v več kot polovici iger"),
         TWO_THIRDS: ("an ultimo if .{0,20}two times", "un ultimo dacă .{0,20}două ori", "einen Ultimo.{0,20}zwei von",
                      "ultimo, če .{0,20}dveh")}),
    Law("R51", "king-in-talon", shows_the_trula_card,
        {"declarer": ("if the declarer can show none of skiz, luna and pagat",
                      "dacă nu poate arăta nici skizul, nici luna, nici pagatul",
                      "wenn er weder Skiz noch Luna noch Pagat zeigen kann",
                      "če ne more pokazati ne skiza ne lune ne pagata"),
         "others": ("unless they can show", "dacă nu pot arăta", "wenn sie weder", "če ne morejo")}),
    Law("V8", "who-may", who_may_announce_prins,
        {"with a house rule": ("nobody, unless a house rule allows", "dacă o regulă a casei nu le dă voie",
                               "niemand, außer eine Hausregel erlaubt", "nihče, razen če hišno pravilo dovoli"),
         "nobody": ("nobody: it only counts silent", "nimeni: contează numai tăcut", "niemand: zählt nur still",
                    "nihče: šteje samo tiho")}),
    Law("S39", "slo-lead", who_knows_from_the_start,
        {"sides": ("You alone know all sides from the start", "Numai tu știi de la început cine cu cine joacă",
                   "Du allein weißt von Anfang an, wer mit wem spielt", "Samo ti od začetka veš, kdo igra s kom"),
         "declarer": ("You know the declarer before", "Îl cunoști pe declarant", "Du kennst den Spielmacher vor",
                      "Igralca poznaš pred")}),
    Law("A20-taroace", "taroace", contra_after_merge,
        {False: ("you can no longer say contra to the pagat", "nu mai poți spune contra la pagat",
                 "darfst du nicht mehr contra zum Pagat sagen", "na pagata ne moreš več reči contra"),
         True: ("you can still say contra", "mai poți spune totuși", "darfst du trotzdem", "lahko še vedno rečeš")}),
    Law("A20-contra", "contra", contra_after_merge,
        {False: ("without declaring them, it is too late", "fără să le declari, e prea târziu",
                 "ohne sie zu melden, ist es zu spät", "brez prijave, je prepozno"),
         True: ("it is not too late", "nu e prea târziu", "nicht zu spät", "ni prepozno")}),
    Law("A23", "bonuses", early_pagat,
        {"allowed and lost": ("It may be played earlier, even if it was announced: then it brings nothing",
                              "Se poate juca și mai devreme, chiar dacă a fost anunțat",
                              "Man darf ihn auch früher spielen, selbst wenn er angesagt ist",
                              "Odigra se lahko tudi prej, čeprav je napovedan"),
         "forbidden": ("must be kept", "trebuie păstrat", "muss behalten", "treba obdržati")}),
    Law("R97-A26.4", "bonuses", failed_valat,
        {"no game": ("no game is scored, even with 36 points", "jocul nu se mai socotește, nici cu 36 de puncte",
                     "Kein Spiel wird gezählt, selbst mit 36 Punkten", "igra se ne obračuna niti s 36 točkami"),
         "game": ("the game is scored as well", "jocul se socotește și el", "das Spiel wird auch gezählt",
                  "igra se obračuna tudi")}),
    Law("R10-sheet", "score-sheet", order_of_the_sheet,
        {"upwards": ("read a column upwards", "coloana de jos în sus", "Spalte von unten nach oben",
                     "stolpec od spodaj navzgor"),
         "downwards": ("read a column downwards", "coloana în jos", "Spalte nach unten", "stolpec navzdol")}),
    Law("S31-dealing", "slo-dealing", redeal,
        {"that hand": ("that hand is a compulsory klop", "iar .{0,30}klop obligatoriu", "Pflichtklop",
                       "obvezni klop"),
         "the next": ("a compulsory klop follows", "urmează un klop", "es folgt ein Pflichtklop", "sledi obvezni")}),
)  # fmt: skip


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.rule)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_says_what_the_engine_does(language: str, law: Law) -> None:
    answer, text, at = law.fact(), text_of(language, law.page), LANGUAGES.index(language)
    assert answer in law.words
    said = {fact for fact, words in law.words.items() if re.search(words[at], text)}
    assert said == {answer}, text
