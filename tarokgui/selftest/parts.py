"""The parts of the test, in their order: first the pieces of the program, then its work."""

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
from .part import CheckPart
from .people import check_people
from .pictures import check_pictures
from .program import check_packages, check_program
from .scenes import check_scenes
from .screen import check_screen
from .sound import check_sound

PARTS: Final = (
    CheckPart("program", check_program),
    CheckPart("packages", check_packages),
    CheckPart("texts", check_catalogues),
    CheckPart("rules", check_book),
    CheckPart("fonts", check_fonts),
    CheckPart("cards", check_cards),
    CheckPart("pictures", check_pictures),
    CheckPart("people", check_people),
    CheckPart("licences", check_licences),
    CheckPart("sound", check_sound),
    CheckPart("folder", check_folder),
    CheckPart("saving", check_keeping),
    CheckPart("games", check_games),
    CheckPart("hand", check_hand),
    CheckPart("scenes", check_scenes),
    CheckPart("window", check_screen),
    CheckPart("network", check_network),
)
