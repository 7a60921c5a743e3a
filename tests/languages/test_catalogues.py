"""The catalogues of all languages say the same things, each in its own letters, marks and plurals."""

from __future__ import annotations

import re
import string
from functools import cache
from pathlib import Path

import pytest

from ai.proofs import Level, Proof
from ai.roles import Relation, RoleReason
from tarokgui.selftest.catalogues import ENGLISH_ALONE
from tarokgui.session.people import ROSTER, STUDENTS, VILLAGE
from tarokgui.storage import resources
from tarokgui.storage.tobeworded import is_to_be_worded
from tarokgui.wording.i18n import LANGUAGES, flatten, load
from tarokgui.wording.proofs import because_text, proof_text
from tarokgui.wording.translator import PLURAL_RULES, Translator
from tests.support.extras import full

ROOT = Path(__file__).parents[2]
FORMS = {
    "en": {"one", "other"},
    "ro": {"one", "few", "other"},
    "de": {"one", "other"},
    "sl": {"one", "two", "few", "other"},
}
OTHERS = [language for language in LANGUAGES if language != "en"]

LEFT_OUT = {("ro", "textual.told.calls.you"), ("ro", "textual.told.calls.other")}
"""Spoken words need no second wording in the language in which they are said."""

NAMES = r"tarok|taroc|taroace|contra|merge|mord|radler|michi-michi|talon|skiz|luna|pagat|ok"
ALIKE = {
    *("bar.contract", "simulate.contract", "simulate.bonus", "simulate.total", "seat.total"),
    *("keys.escape.keys", "keys.tab.keys", "cli.error.house-rules"),
    *("card.name.luna", *(companion.name_key for companion in (*ROSTER, *VILLAGE, *STUDENTS))),
    *("settings.card_names.as-slovenian", "settings.room.as-kommerell"),
    *("house.group.strafen", "simulate.strafen.head", "panels.raus.title", "panels.ruf.fort-mit-short"),
    "panels.stecken.title",
    *("house.hirs_kontra.label", "house.piccolo.label", "house.radli.label", "house.vogel_frei.label"),
    *("settlement.outcome.klop", "simulate.head.contract", "slovenian.strip.radl", "slovenian.radli-short.one"),
    *("panels.klop-kontra.title", "slovenian.panels.announce.title-later", "slovenian.announce.merge"),
    "bar.last-open",
    *("about.version", "house.hep_hep.label", "newtable.name.taper", "title.name", "menu.title"),
}
"""Messages that may be the same in two languages; besides names, game terms, single keys and words to type."""
ALIKE_ANYWHERE = (
    *("spoken.", "keys.name.", "term.", "textual.word.item.", "textual.word.start.taper", "textual.word.vogel-frei"),
    *("sayings.said.", "slovenian.spoken.", "slovenian.term.", "slovenian.card.word."),
    *("tubingen.spoken.", "tubingen.card.word."),
)

TECHNICAL = ("cli.help.", "cli.error.", "record.", "simulate.")


@cache
def messages(language: str) -> dict[str, str]:
    """The texts that the language has worded itself, without those that are in English alone."""
    tr = load(language)
    own = (key for key in sorted(tr.keys()) if not key.startswith(ENGLISH_ALONE))
    return {key: tr.message(key) for key in own if not is_to_be_worded(language, key)}


def plural_bases(keys: set[str]) -> set[str]:
    """The keys of plurals: every table with the forms "one" and "other" (`one` alone is a contract)."""
    heads = {key.removesuffix(".one") for key in keys if key.endswith(".one")}
    return {head for head in heads if f"{head}.other" in keys}


def base(key: str, plurals: set[str]) -> str:
    head, _, form = key.rpartition(".")
    return head if head in plurals and form in ("one", "two", "few", "other") else key


def fields(message: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(message) if name is not None}


def bare(message: str) -> str:
    """A message without its fields."""
    return re.sub(r"\{[^{}]*\}", "", message)


def by_base(language: str) -> dict[str, set[str]]:
    """All fields of each message; those of a plural's forms together."""
    plurals = plural_bases(set(messages(language)))
    found: dict[str, set[str]] = {}
    for key, message in messages(language).items():
        found.setdefault(base(key, plurals), set()).update(fields(message))
    return found


def name_of(part: object, language: str) -> str:
    """A file of a catalogue without its language."""
    path = Path(str(part)).relative_to(ROOT).as_posix()
    return re.sub(rf"/{language}\b", "/", path)


def test_there_is_a_catalogue_for_every_language() -> None:
    assert list(LANGUAGES) == ["ro", "en", "de", "sl"]
    assert set(PLURAL_RULES) == set(LANGUAGES) == set(FORMS)
    folders = {path.name for path in (ROOT / "tarokgui/locale").iterdir() if path.is_dir()}
    assert folders == set(LANGUAGES)
    names = [{name_of(path, language) for path in resources.catalogue(language)} for language in LANGUAGES]
    alone = {name for name in names[1] if name.endswith("selftest.toml")}
    assert all(
        found == names[1] - (alone if language != "en" else set())
        for language, found in zip(LANGUAGES, names, strict=True)
    )


@pytest.mark.parametrize("language", OTHERS)
def test_lines_for_programmers_are_english_in_every_language(language: str) -> None:
    english = load("en")
    keys = [key for key in sorted(english.keys()) if key.startswith(ENGLISH_ALONE)]
    assert len(keys) > 50
    assert not any(key in load(language) for key in keys)
    assert load(language)("selftest.part.fonts") == english("selftest.part.fonts")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_in_two_files(language: str) -> None:
    import tomllib

    seen: dict[str, str] = {}
    for path in resources.catalogue(language):
        for key in flatten(tomllib.loads(path.read_text(encoding="utf-8"))):
            assert key not in seen, f"{key} in {path} and {seen[key]}"
            seen[key] = str(path)


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_messages_with_the_same_fields(language: str) -> None:
    english = {key: found for key, found in by_base("en").items() if not is_to_be_worded(language, key)}
    other = by_base(language)
    assert sorted(english.keys() ^ other.keys()) == []
    different = [
        key for key in english if english[key] != other[key] and not ((language, key) in LEFT_OUT and other[key])
    ]
    assert different == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_every_form(language: str) -> None:
    keys = set(messages(language))
    plurals = plural_bases(keys)
    assert len(plurals) > 50
    for key in plurals:
        forms = {form for form in ("one", "two", "few", "other") if f"{key}.{form}" in keys}
        assert forms == FORMS[language], key
    english = plural_bases(set(messages("en")))
    assert plurals == {key for key in english if not is_to_be_worded(language, key)}


def test_romanian_counts_with_de_from_twenty_on() -> None:
    tr = load("ro")
    assert [tr("count.taroace", n=n) for n in (1, 2, 19, 20, 101, 120)] == [
        *("1 taroc", "2 taroace", "19 taroace", "20 de taroace", "101 taroace", "120 de taroace"),
    ]
    plurals = plural_bases(set(messages("ro")))
    for key in plurals:
        few, other = messages("ro")[f"{key}.few"], messages("ro")[f"{key}.other"]
        if re.search(r"\{(n|count)\} (?!de )[a-zăâîșț]{4,}", few) and not few.startswith(("Foaia", "alege")):
            assert few.replace("} ", "} de ") == other or re.search(r"\{(n|count)\} de ", other), (key, other)


NOUNS = {
    "en": "points?|cards?|tricks?|taroace|taroc|hands?|times|groups?|deals?|games?|evenings?|decisions?",
    "de": "Punkte?n?|Karten?|Kartenpunkten?|Stichen?|Stiche?|Tarok|Gruppen?|Spielen?|Spiele|Abenden?|Entscheidungen",
    "sl": "točk[aieo]?|kart[aieo]?|štih(?:a|i|e|ov)?|tarok(?:a|i|ov)?|iger|igri|trojk[aieo]?",
    "ro": "(?:de )?(?:puncte?|cărți|carte|levate|levată|taroace|mâini|mână|grupe|ori|seri|jocuri)",
}
"""Counted things, in the form that follows a number."""
COUNTS = {"n", "held", "total", "count"}
"""Parameters that choose the form, or are the same number."""
NOT_NUMBERS = {"found", "name", "seat", "suit", "card", "cards", "group", "who", "path", "width", "height"}
NEVER_ONE = {
    "bar.declared": "eight taroace are the fewest that are declared",
    "spoken.declare": "eight taroace are the fewest that are declared",
    "lens.highest.trump": "how many taroace the pack has",
    "lens.lowest.trump": "how many taroace the pack has",
    "lens.trump": "how many taroace the pack has",
    "lens.highest.suit": "how many cards a suit has",
    "lens.lowest.suit": "how many cards a suit has",
    "lens.suit": "how many cards a suit has",
    "panels.surrender.text-trula": "the game and the trula cost one each at least",
    "hint.price.worse": "a number with a fraction, or 10 000 and more",
    "slovenian.hint.price.worse": "a number with a fraction, or 10 000 and more",
    "tubingen.hint.price.worse": "a number with a fraction, or 10 000 and more",
    "slovenian.lens.highest.trump": "how many taroks the pack has",
    "slovenian.lens.lowest.trump": "how many taroks the pack has",
    "slovenian.lens.trump": "how many taroks the pack has",
    "number.power": "powers of ten",
    "reason.more-points": "a number with a fraction",
    "reason.worth": "a number with a fraction",
    "gloss.double": "2, 4, 8 …",
    "panels.announce.next": "2, 4, 8 …",
    "textual.fact.chain": "2, 4, 8 …",
    "slovenian.textual.fact.chain": "2, 4, 8 …",
    "textual.fact.step": "2, 4, 8 …",
    "people.strength": "a number with a fraction",
    "settlement.event.points": "70 card points",
    "textual.settled.points.declarer": "70 card points",
    "textual.settled.points.opponents": "70 card points",
    "panels.claim.each": "two for each card",
    "panels.sheet.net": "91 card points",
    "panels.sheet.points-net": "91 card points",
    "panels.verdict.raus-lost": "91 card points",
    "panels.verdict.raus-won": "91 card points",
    "panels.verdict.ruf-lost": "91 card points",
    "panels.verdict.ruf-won": "91 card points",
    "panels.verdict.tout-lost": "one is allowed",
    "textual.fact.ruf": "91 card points",
    "textual.fact.raus": "three times",
    "textual.settled.side.declarer": "91 card points",
    "textual.settled.times": "twice or three times",
    "settlement.note.doubles": "a round of them",
    "textual.cut.middle": "half the pack",
    "objection.cut-too-thin": "a cut has several cards",
    "why.cut-too-thin": "a cut has several cards",
    "why.no-such-group": "two groups are the fewest",
}
"""Messages with a number that is always large enough for the one form they have, and why."""


@pytest.mark.parametrize("language", NOUNS)
def test_what_is_counted_has_its_plural(language: str) -> None:
    """A number before a noun that can be counted: the message is a plural, and `n` chooses its form."""
    plurals = plural_bases(set(messages(language)))
    counted = re.compile(rf"\{{(\w+)\}}[ \u00a0](?:[a-zäöüßăâîșțčšž]+ )?(?:{NOUNS[language]})\b")
    wrong = set()
    for key, message in messages(language).items():
        head = base(key, plurals)
        if key.startswith("selftest.") or any(head == each or head.startswith(f"{each}.") for each in NEVER_ONE):
            continue
        for found in counted.finditer(message):
            if found[1] not in NOT_NUMBERS and (head not in plurals or found[1] not in COUNTS):
                wrong.add((head, found[0]))
    assert sorted(wrong) == []


def test_points_laid_away_are_counted_in_the_singular_too() -> None:
    told = {language: [load(language)("discard.confirm-value", n=n) for n in (1, 2, 21)] for language in NOUNS}
    assert told == {
        "en": ["Discard (1 point)", "Discard (2 points)", "Discard (21 points)"],
        "de": ["Ablegen (1 Punkt)", "Ablegen (2 Punkte)", "Ablegen (21 Punkte)"],
        "ro": ["Pune deoparte (1 punct)", "Pune deoparte (2 puncte)", "Pune deoparte (21 de puncte)"],
        "sl": ["Založi (1 točka)", "Založi (2 točki)", "Založi (21 točk)"],
    }


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    left = [
        key
        for key, message in messages(language).items()
        if message == messages("en").get(key)
        and key not in ALIKE
        and not key.startswith(ALIKE_ANYWHERE)
        and re.search(r"[^\W\d_]{2,}", re.sub(rf"\b({NAMES})\b", "", bare(message), flags=re.IGNORECASE))
    ]
    assert left == []


def test_english_left_over_would_be_found() -> None:
    """The English words that no sentence of another language has."""
    english = re.compile(r"\b(the|you|your|with|and|of|cards?|has|tricks?)\b")
    for language in OTHERS:
        for key, message in messages(language).items():
            if not key.startswith("cli.help."):  # names of options and commands
                assert not english.search(bare(message)), (language, key, message)
    assert sum(bool(english.search(message)) for message in messages("en").values()) > 400


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_at_the_table_is_the_same_everywhere(language: str) -> None:
    usual = ("spoken.", "term.contract.", "term.bid.", "term.ordinal.", "term.step.", "term.item.")
    said = (*usual, *(f"{words}.{each}" for words in ("slovenian", "tubingen") for each in usual))
    for key, message in messages("en").items():
        if key.startswith(said) and key != "term.item.game":
            assert messages(language)[key] == message, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_and_marks_of_the_language(language: str) -> None:
    opening, closing = {"ro": ("„", "”"), "en": ("“", "”"), "de": ("„", "“"), "sl": ("»", "«")}[language]
    for key, message in messages(language).items():
        assert not set("şţŞŢ") & set(message), f"{key}: a cedilla"
        assert message == message.strip() or key.startswith("cli.help.") or key == "announce.of", f"{key}: blanks"
        assert "..." not in message, key
        if not key.startswith(TECHNICAL) and key not in ("keys.cards.keys", "term.pattern.ladder"):
            assert not re.search(r"(?<![\w}])-(?=[\d{])", message), f"{key}: a hyphen for a minus"
            assert '"' not in message, f"{key}: a typewriter's quote"
            assert not re.search(r"\w'", message), f"{key}: a typewriter's apostrophe"
        marks = [mark for mark in message if mark in "„“”«»‚‘"]
        assert marks == [opening, closing] * (len(marks) // 2), f"{key}: {''.join(marks)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_breaks_within_a_number(language: str) -> None:
    for key, message in messages(language).items():
        assert not re.search(r"\d \d{3}\b", message), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_event_has_one_wording_for_plates_and_hints(language: str) -> None:
    """The evidence of a side: the sentence on the plate is the one of the hint's proof."""
    tr = load(language)
    assert {key for key in messages(language) if key.startswith("roles.because.")} == {
        *("roles.because.nothing", "roles.because.own-king-alone"),  # no hint has anything to say about these
    }
    names = ("Ana", "Ion", "Eva", "Dan")
    for because in RoleReason:
        told = because_text(tr, because, 1, 2, 0, names.__getitem__)
        proof = proof_text(tr, Proof(Relation.AGAINST, Level.SURE, because, 2), 1, 0, names.__getitem__)
        assert told[1:] in proof
        assert told[0].isupper()
        assert told.count(".") == 1
    assert because_text(tr, RoleReason.SHOWN, 0, 0, 0, names.__getitem__) == because_text(
        tr, RoleReason.SHOWN, 0, None, 0, names.__getitem__
    )


@pytest.mark.parametrize("font", sorted((ROOT / "tarokgui/fonts").glob("*.ttf")), ids=lambda font: font.stem)
def test_every_letter_has_a_picture_in_every_font(font: Path) -> None:
    known = set(full("fontTools.ttLib").TTFont(font).getBestCmap())
    for language in LANGUAGES:
        for key, message in messages(language).items():
            assert {mark for mark in message if ord(mark) not in known} <= {"\n"}, (language, key)
    assert all(ord(letter) in known for name in LANGUAGES.values() for letter in name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    tr = load(language)
    plurals = plural_bases(set(messages(language)))
    for key, names in by_base(language).items():
        for n in (0, 1, 2, 3, 5, 19, 20, 21, 101) if key in plurals else (3,):
            text = tr(key, **(dict.fromkeys(names, 3) | {"n": n}))
            assert text
            assert "{" not in text or key.startswith("cli.help."), key


@pytest.mark.parametrize("language", OTHERS)
def test_buttons_stay_about_as_long_as_in_english(language: str) -> None:
    buttons = (
        *("button.", "menu.", "deal.cut.do", "deal.cut.knock", "deal.throw-in.do", "deal.throw-in.keep", "talon.take"),
        *("talon.surrender-do", "talon.play-on", "talon.reject", "discard.confirm", "announce.merge", "peek.show"),
        *("settlement.next", "settlement.scores", "settlement.end", "evening.end", "evening.play-on", "bar.menu"),
        *("bar.journal", "seat.role.", "title.continue", "title.new", "title.quit", "title.replace-"),
    )
    english, other = messages("en"), messages(language)
    checked = [key for key in english if key.startswith(buttons) and len(english[key]) < 40]
    assert len(checked) > 40
    for key in checked:
        assert len(other.get(key, "")) <= len(english[key]) * 1.25 + 8, (key, other[key])


def test_tests_of_layout_have_a_longer_language() -> None:
    from tests.support.pseudo import pseudo

    tr, english = pseudo(), load("en")
    assert tr.keys() == english.keys()
    for key in sorted(english.keys()):
        before, after = english.message(key), tr.message(key)
        assert fields(after) == fields(before), key
        letters = [sum(map(len, re.findall(r"[^\W\d_]{2,}", bare(text)))) for text in (before, after)]
        assert letters[1] >= letters[0] * 1.3, key
    assert isinstance(tr, Translator)
    assert tr("count.cards", n=2).startswith("2 ")
