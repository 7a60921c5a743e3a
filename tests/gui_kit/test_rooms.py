"""The rooms: the room of each game, its drawing, and that everything written there can be read."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest

from engine import GAMES
from tarokgui.app.program import build_program
from tarokgui.draw.artwork import ORNAMENTS, PEOPLE, Artwork
from tarokgui.draw.cardpainter import CardPainter
from tarokgui.draw.deck.style import NAMES
from tarokgui.draw.geometry import Rect, scale_for
from tarokgui.draw.room import BUKOVINA, GOSTILNA, KOMMERELL, ROOMS, Room, room_named
from tarokgui.draw.text import TextPainter
from tarokgui.draw.theme import THEMES, Theme, channels
from tarokgui.games.registry import UnknownGame, every_game, texts_of
from tarokgui.session.people import PEOPLE_BY_ROOM, YOU, companion, seated
from tarokgui.session.tablesetup import TableSetup
from tarokgui.storage.settings import CHOICES, Settings
from tarokgui.widgets.drawcontext import DrawContext
from tarokgui.widgets.felt import Emblem, ground
from tarokgui.widgets.label import Panel
from tarokgui.widgets.ornament import tapered, upright
from tarokgui.wording.i18n import LANGUAGES, load
from tests.support.contrast import contrast, text_pairs
from tests.support.games import SLOVENIAN

SIZE = (1280, 720)
STATE = ("gain", "loss", "suggest", "focus", "oxblood", "ink", "paper", "on_paper", "red_on_plaque", "brass_light")
"""Colours that show how the game stands: in every room the same."""

ORNAMENTED = (GOSTILNA, KOMMERELL)
"""Rooms with a hem and a wreath worked into the cloth."""


def look(room: Room, theme: str, size: tuple[int, int] = SIZE) -> pygame.Surface:
    w, h = size
    return ground(size, room.themes[theme], scale_for(w, h), Artwork(), Emblem(w // 2, h // 2, h // 5))


def pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGB")


def colours(picture: pygame.Surface) -> set[tuple[int, int, int]]:
    data = iter(pixels(picture))
    return set(zip(data, data, data, strict=True))


# Which room --------------------------------------------------------------------------------------------------------


def test_every_game_has_a_home_that_exists() -> None:
    venues = [texts.venue for texts in every_game().values()]
    assert set(GAMES) == set(every_game())
    assert {venue.room for venue in venues} == set(ROOMS) == set(PEOPLE_BY_ROOM)
    assert {venue.card_names for venue in venues} == set(NAMES)


@pytest.mark.parametrize("game", GAMES)
def test_the_room_goes_with_the_game_unless_one_is_wished(game: str) -> None:
    room = texts_of(game).venue.room
    program = build_program(load("en"))
    program.choose_game(game)
    assert program.preferences.room.name == room
    assert program.drawing.theme == ROOMS[room].themes["felt"]
    for wish in ROOMS:
        assert program.preferences.change(room=wish)
        assert program.drawing.theme is ROOMS[wish].themes["felt"]
    assert program.preferences.change(room="game", theme="contrast")
    assert program.drawing.theme is ROOMS[room].themes["contrast"]


def test_before_a_game_is_played_it_is_the_one_chosen_last() -> None:
    program = build_program(load("en"), settings=Settings(table={"game": "slovenian-4"}))
    program.apply_settings()
    assert (program.preferences.room, program.preferences.venue.card_names) == (GOSTILNA, "slovenian")
    program.choose_game("romanian")
    assert (program.preferences.room, program.preferences.venue.card_names) == (BUKOVINA, "usual")


def test_what_nobody_knows_is_refused_by_name() -> None:
    with pytest.raises(KeyError, match="marble"):
        room_named("marble")
    with pytest.raises(UnknownGame, match="chess"):
        texts_of("chess")
    program = build_program(load("en"), settings=Settings(table={"game": "chess"}))
    assert not program.preferences.change(room="marble")
    assert program.preferences.room is BUKOVINA
    unknown = {"room": "marble", "card_names": 3}
    assert Settings.from_data(dict(unknown)) == Settings(unknown=unknown)  # kept for a version that knows them


def test_the_settings_offer_every_room_and_name_it() -> None:
    assert CHOICES["room"] == ("game", *ROOMS)
    assert CHOICES["card_names"] == ("game", *NAMES)
    for language in LANGUAGES:
        assert all(f"settings.room.as-{wish}" in load(language) for wish in CHOICES["room"])


# The drawing -------------------------------------------------------------------------------------------------------


def test_bukovina_is_as_it_was() -> None:
    assert all(BUKOVINA.themes[name] is THEMES[name] for name in THEMES)
    assert (Theme().wood, Theme().ornament) == ("walnut", "lozenge")


@pytest.mark.parametrize("room", ORNAMENTED, ids=lambda room: room.name)
@pytest.mark.parametrize("theme", THEMES)
def test_the_rooms_differ_but_not_in_what_tells_how_the_game_stands(room: Room, theme: str) -> None:
    assert pixels(look(BUKOVINA, theme)) != pixels(look(room, theme))
    for name in STATE:
        assert getattr(room.themes[theme], name) == getattr(BUKOVINA.themes[theme], name), name


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("room", ROOMS.values(), ids=ROOMS)
def test_every_text_can_be_read_in_every_room(room: Room, theme: str) -> None:
    least = 7.0 if theme == "contrast" else 4.5
    found = {name: contrast(text, on) for name, text, on in text_pairs(room.themes[theme])}
    assert {name: round(ratio, 2) for name, ratio in found.items() if ratio < least} == {}
    looks = room.themes[theme]
    assert all(channels(value) for value in looks if isinstance(value, str) and value[0] == "#")


@pytest.mark.parametrize("room", ORNAMENTED, ids=lambda room: room.name)
@pytest.mark.parametrize("theme", THEMES)
def test_text_can_be_read_on_what_is_worked_into_the_cloth(room: Room, theme: str) -> None:
    """Leaves of hem and wreath, the lightest that there are, are still a ground for both colours of text."""
    looks, scale = room.themes[theme], scale_for(*SIZE)
    inner = Rect(0, 0, *SIZE).inset(scale.rim + scale.px(6))
    cloth = look(room, theme).subsurface(inner)
    coarse = pygame.transform.smoothscale(cloth, (inner.w // 2, inner.h // 2))  # no single fibre of the nap
    inside = coarse.subsurface(coarse.get_rect().inflate(-8, -8))
    lightest = max(colours(inside), key=sum)
    least = 7.0 if theme == "contrast" else 4.5
    for text in (looks.on_felt, looks.on_felt_second):
        assert contrast(text, "#{:02X}{:02X}{:02X}".format(*lightest)) >= least


@pytest.mark.parametrize("room", ORNAMENTED, ids=lambda room: room.name)
def test_the_plain_ground_of_high_contrast_has_no_ornament(room: Room) -> None:
    cloth = look(room, "contrast")
    felt = channels(room.themes["contrast"].felt)
    assert colours(cloth.subsurface((60, 60, 1160, 600))) == {felt}
    assert tuple(cloth.get_at((SIZE[0] // 2, 24)))[:3] == felt, "no hem"


@pytest.mark.parametrize("room", ORNAMENTED, ids=lambda room: room.name)
def test_the_hem_runs_all_round_and_the_wreath_lies_in_the_middle(room: Room) -> None:
    scale = scale_for(*SIZE)
    bare = ground(SIZE, room.themes["felt"], scale, Artwork())
    wreathed = look(room, "felt")
    changed = pygame.mask.from_threshold(wreathed, (0, 0, 0), (6, 6, 6, 255), bare)
    changed.invert()
    box = changed.get_bounding_rects()
    assert box
    assert all(pygame.Rect(SIZE[0] // 2 - 160, SIZE[1] // 2 - 160, 320, 320).contains(each) for each in box)
    w, h = SIZE
    deep = scale.rim + scale.px(12)
    edges = {
        "top": [(x, deep) for x in range(100, w - 100)],
        "bottom": [(x, h - 1 - deep) for x in range(100, w - 100)],
        "left": [(deep, y) for y in range(100, h - 100)],
        "right": [(w - 1 - deep, y) for y in range(100, h - 100)],
    }
    for side, spots in edges.items():
        light = [sum(tuple(bare.get_at(spot))[:3]) for spot in spots]
        steps = sum(abs(a - b) > 30 for a, b in pairwise(light))
        assert steps > 20, f"leaves along the {side}"


@pytest.mark.parametrize("theme", THEMES)
def test_spruce_is_lighter_than_walnut(theme: str) -> None:
    rails = {room.name: look(room, theme).subsurface((0, 0, SIZE[0], 12)) for room in ROOMS.values()}
    light = {name: sum(pygame.transform.average_color(rail)[:3]) for name, rail in rails.items()}
    assert light["gostilna"] > 1.3 * light["bukovina"]
    assert light["kommerell"] > light["gostilna"], "marble"


@pytest.mark.parametrize("room", ROOMS.values(), ids=ROOMS)
def test_a_panel_and_its_rules_have_the_ornament_of_the_room(room: Room) -> None:
    scale, looks = scale_for(*SIZE), room.themes["felt"]
    paint = DrawContext(looks, TextPainter(), scale, Artwork(), CardPainter)
    drawn = pygame.Surface((400, 300))
    Panel("panel", Rect(0, 0, 400, 300), "A title").draw(drawn, paint)
    tapered(drawn, paint, Rect(20, 150, 360, 8), looks.oxblood)
    upright(drawn, paint, Rect(30, 100, 8, 180), looks.oxblood)
    red = pygame.mask.from_threshold(drawn, looks.oxblood, (30, 30, 30, 255))
    assert red.overlap_area(pygame.mask.Mask((30, 30), fill=True), (185, 139)) > 30, (
        "something in the middle of the rule"
    )
    inner = scale.px(8)
    for x in (inner, 399 - inner):
        for y in (inner, 299 - inner):
            corner = pygame.mask.Mask((12, 12), fill=True)
            assert red.overlap_area(corner, (x - 6, y - 6)) > 8


@pytest.mark.parametrize("room", ORNAMENTED, ids=lambda room: room.name)
def test_the_ornaments_of_a_room_exist(room: Room) -> None:
    assert {f"{room.ornament}-{part}" for part in ("corner", "girdle", "rule", "star")} <= set(ORNAMENTS)


def test_gaslight_warms_one_corner() -> None:
    cloth = look(KOMMERELL, "felt")
    corners = [pygame.transform.average_color(cloth, (x, 120, 60, 60)) for x in (60, SIZE[0] - 120)]
    dark, lit = (sum(colour[:3]) for colour in corners)
    assert lit > dark + 15
    assert corners[1][0] - corners[0][0] > corners[1][2] - corners[0][2], "the lamp is yellow"


# Who sits there ----------------------------------------------------------------------------------------------------


def everybody() -> Iterator[str]:
    for circle in PEOPLE_BY_ROOM.values():
        yield from circle.ids


def test_everybody_has_a_face_and_words_in_every_language() -> None:
    assert sorted(PEOPLE) == sorted([*everybody(), YOU])
    for language in LANGUAGES:
        for who in map(companion, everybody()):
            assert all(key in load(language) for key in (who.name_key, who.line_key, who.habit_key, who.figure_key))


@pytest.mark.parametrize("game", SLOVENIAN)
def test_the_village_plays_the_slovenian_games(game: str) -> None:
    players = GAMES[game].players
    table = seated(players, 0, game=game)
    assert table[0] == YOU
    assert len(set(table)) == players
    assert set(table[1:]) <= set(PEOPLE_BY_ROOM["gostilna"].ids)
    with pytest.raises(ValueError, match="ilinca"):
        seated(players, 0, ("ilinca", *table[2:]), game=game)


def test_people_stay_at_games_of_their_room_and_others_come_to_another(monkeypatch: pytest.MonkeyPatch) -> None:
    wish = TableSetup(people=("anton", "leopold", "toader"))
    assert wish.with_game("taper").people == wish.people
    inn = texts_of("slovenian-4")
    monkeypatch.setattr("tarokgui.session.people.texts_of", lambda game: inn)
    assert wish.with_game("taper").people == PEOPLE_BY_ROOM["gostilna"].usual[4]
    assert set(wish.with_game("taper").with_person(0, 1).people) <= set(PEOPLE_BY_ROOM["gostilna"].ids)
