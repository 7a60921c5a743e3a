"""The parts of the test, in their order: what the program is made of first, then what it does."""

from __future__ import annotations

from typing import Final

from .book import check_book
from .cards import check_cards
from .catalogues import check_catalogues
from .folder import check_folder
from .fonts import check_fonts
from .games import check_games
from .hand import check_hand
from .keeping import check_keeping
from .licences import check_licences
from .network import check_network
from .part import Part
from .people import check_people
from .pictures import check_pictures
from .program import check_packages, check_program
from .scenes import check_scenes
from .screen import check_screen
from .sound import check_sound

PARTS: Final = (
    Part("program", check_program),
    Part("packages", check_packages),
    Part("texts", check_catalogues),
    Part("rules", check_book),
    Part("fonts", check_fonts),
    Part("cards", check_cards),
    Part("pictures", check_pictures),
    Part("people", check_people),
    Part("licences", check_licences),
    Part("sound", check_sound),
    Part("folder", check_folder),
    Part("saving", check_keeping),
    Part("games", check_games),
    Part("hand", check_hand),
    Part("scenes", check_scenes),
    Part("window", check_screen),
    Part("network", check_network),
)
