"""What every scene is handed: one record instead of globals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from time import monotonic, perf_counter
from typing import TYPE_CHECKING, Final

from tarokgui.draw.room import ROOMS, Room, room_named
from tarokgui.draw.scale import Scale, scale_for
from tarokgui.draw.text import TextPainter
from tarokgui.draw.theme import Theme
from tarokgui.games.registry import every_game, is_known, texts_of
from tarokgui.games.texts import Venue
from tarokgui.kit.announcer import Announcer, Silent
from tarokgui.kit.commands import PressTime
from tarokgui.kit.keymap import KeyMap
from tarokgui.kit.language import system_language
from tarokgui.kit.node import Node
from tarokgui.kit.notices import Notices
from tarokgui.kit.stack import SceneStack
from tarokgui.services.routes import NoRoutes, Routes
from tarokgui.session.courtesy import Courtesy
from tarokgui.storage import logbook
from tarokgui.storage.printable import harmless, shown_path
from tarokgui.storage.settings import FIRST_HANDS, Settings
from tarokgui.widgets.paint import Paint
from tarokgui.wording.i18n import Translator, load
from tarokgui.wording.numerals import spoken

if TYPE_CHECKING:
    from threading import Thread

    from tarokgui.draw.artwork import Artwork
    from tarokgui.draw.cardpainter import CardPainter
    from tarokgui.draw.deck.drawings import DeckFault
    from tarokgui.services.settingskeeper import SettingsKeeper
    from tarokgui.sound import Sound
    from tarokgui.storage.saves import SaveFolder
    from tarokgui.storage.settingsfile import SettingsFile

LAST: Final = 3.0
"""Seconds that the end waits for the disk; everything was looked up and asked before."""


@dataclass(slots=True)
class Comfort:
    """The player's wishes the kit itself obeys. Settings fill it; scenes read it each time."""

    speed: float = 1.0
    """Of animations: 2 is twice as fast, 0 means at once."""
    ui_scale: float = 1.0
    text_scale: float = 1.0
    reduced_motion: bool = False


@dataclass
class Services:
    """Shared by all scenes of one program. Not slotted: the pack of cards is painted on first use only."""

    tr: Translator
    theme: Theme = field(default_factory=Theme)
    text: TextPainter = field(default_factory=TextPainter)
    stack: SceneStack = field(default_factory=SceneStack)
    comfort: Comfort = field(default_factory=Comfort)
    settings: Settings = field(default_factory=Settings)
    """The player's wishes. Read them each time; change them with `change`."""
    settings_file: SettingsFile | None = None
    """Where they are kept; None keeps them nowhere, for tests."""
    keymap: KeyMap = field(default_factory=KeyMap)
    clock: Callable[[], float] = perf_counter
    """Seconds from some beginning; replaced in tests."""
    read: PressTime | None = None
    """When what the main loop has read last came; None without a main loop."""
    game: str = ""
    """The key of the game at the table; empty as long as nobody has sat down."""
    forced_speed: float | None = None
    """The speed that ``TAROK_SPEED`` asks for, whatever the settings say."""
    courtesy: Courtesy = field(default_factory=Courtesy)
    """Lets the window go first when bots think."""
    speech: Announcer = field(default_factory=Silent)
    """Says what happens to those who do not see it. The window puts a better one here if there is one."""
    notices: Notices = field(default_factory=Notices)
    """What the player must not miss. Add to them with `notify`."""
    calm_system: bool = False
    """Whether the system asks for less motion, once that is known."""
    by_keyboard: bool = True
    """Whether the player last used keys: then the focus is shown, also on the next screen."""
    post: Callable[[Callable[[], None]], bool] = lambda call: False
    """Have the main loop call a function soon; may be used from any thread. False if the window is gone."""
    router: Routes | None = None
    """What opens the other scenes; the program puts it here (`tarokgui.app.router`)."""
    writing: list[Thread] = field(default_factory=list)
    """Threads that write a file of the player's, which the end waits for a while."""
    answered: bool = True
    """False if the disk has not answered at the end: a thread still waits for it."""

    @property
    def span(self) -> PressTime:
        """When that came which the player is doing now."""
        return self.read or PressTime(self.clock(), self.clock())

    @property
    def routes(self) -> Routes:
        """The other scenes.

        Raises:
            NoRoutes: nobody has put a router here.
        """
        if self.router is None:
            raise NoRoutes
        return self.router

    @cached_property
    def cards(self) -> CardPainter:
        """The pack of cards, as pictures: made in the background if there is a main loop to tell of them."""
        from tarokgui.draw.cardpainter import CardPainter
        from tarokgui.draw.deck.style import wished_style

        style = wished_style(self.settings, self.tr.language, self.venue.card_names)
        looping = self.post(lambda: None)
        post = (lambda call: self.post(call)) if looping else None
        return CardPainter(style, post=post, redraw=self._redraw, troubled=self._tell_of_cards)

    def close(self) -> None:
        """End what goes on in the background. What is being saved is waited for, but not for ever."""
        until = monotonic() + LAST
        if "saves" in self.__dict__:
            self.answered = self.saves.close(LAST)
        if "_settings_keeper" in self.__dict__:
            self.answered = self._settings_keeper.close(max(0.0, until - monotonic())) and self.answered
        for thread in self.writing:
            thread.join(max(0.0, until - monotonic()))
            self.answered = self.answered and not thread.is_alive()
        if "cards" in self.__dict__:
            self.cards.close()
        if "sound" in self.__dict__:
            self.sound.close()

    def renew(self) -> None:
        """After a fault: what is made once and kept is made anew when it is next wanted; a thread of it may be dead."""
        for name in ("cards", "sound", "artwork"):
            kept = self.__dict__.pop(name, None)
            try:
                if hasattr(kept, "close"):
                    kept.close()
            except Exception as error:  # it may be what is broken
                logbook.warn(f"{name} could not be closed", error)

    def _redraw(self) -> None:
        if self.stack.top is not None:
            self.stack.top.dirty = True

    def _tell_of_cards(self, fault: DeckFault) -> None:
        """Cards of the deck are damaged: once on the terminal, once in the window."""
        from tarokgui.cli.console import tell
        from tarokgui.wording.causes import cause_text

        logbook.warn("a picture of the deck is damaged", fault)
        words = self.tr("cards.damaged", file=fault.file, why=cause_text(self.tr, fault.cause))
        tell(self.tr("cli.error.line", problem=words))

        self.post(lambda: self.notify(words))  # not now: it may be in the middle of a frame

    @cached_property
    def sound(self) -> Sound:
        """What is heard. Silent until somebody starts it."""
        from tarokgui.sound import Sound

        made = Sound(self.clock)
        made.obey(self.settings.volume, self.settings.effects, mute=self.settings.mute)
        return made

    @cached_property
    def artwork(self) -> Artwork:
        """Portraits, signs and ornaments."""
        from tarokgui.draw.artwork import Artwork

        return Artwork()

    @cached_property
    def _settings_keeper(self) -> SettingsKeeper:
        from tarokgui.services.settingskeeper import SettingsKeeper

        return SettingsKeeper(lambda call: self.post(call), lambda: self.notify(self.tr("settings.not-saved")))

    @cached_property
    def saves(self) -> SaveFolder:
        """Where the session is kept."""
        from tarokgui.storage.saves import SaveFolder

        def wake() -> None:
            self.post(lambda: None)

        return SaveFolder(wake=wake)

    @property
    def heard(self) -> bool:
        """True if the player wants things spoken and somebody listens."""
        return self.settings.speech and self.speech.listens

    def tell(self, sentence: str) -> None:
        """Have *sentence* spoken, if the player wants that and somebody listens."""
        if self.settings.speech and sentence:
            self.speech.tell(spoken(sentence, self.tr))
            if self.speech.name:
                self._redraw()  # readers hear it with the next picture

    def show(self, title: str, size: tuple[int, int], tree: Callable[[], Sequence[Node]]) -> None:
        """Let those who listen find what is on screen, if the player wants that."""
        if self.settings.speech:
            self.speech.show(title, size, lambda: [_spoken(node, self.tr) for node in tree()])

    def notify(self, sentence: str) -> None:
        """Have the player read *sentence* on whatever screen there is. It may quote a file's name."""
        sentence = harmless(sentence)
        self.notices.add(sentence)
        self.tell(sentence)
        self._redraw()

    def change(self, **wishes: object) -> bool:
        """Take the player's new wishes, obey them at once and keep them; False if one of them is not possible."""
        taken = True
        for name, value in wishes.items():
            taken = self.settings.take(name, value) and taken
        self.obey()
        self.keep_settings()
        return taken

    def keep_settings(self) -> None:
        """Have the wishes in their file; the first time that fails it is told. Nothing waits for the disk."""
        if self.settings_file is not None:
            self._settings_keeper.keep(self.settings_file, self.settings)

    def count_hand(self) -> None:
        """The player has finished a hand; how many there were is kept while that is of use."""
        if self.settings.hands_played < FIRST_HANDS:
            self.settings.hands_played += 1
            self.keep_settings()

    def sit_down(self, game: str) -> None:
        """That game is played from now on: room, cards and words may follow it."""
        before, self.game = self.venue, game
        self.tr.words = self.venue.words
        if before != self.venue:
            self.obey()

    @property
    def venue(self) -> Venue:
        """Where the game at the table is played, or the one that was chosen last; before any choice the first one."""
        if self.game:
            return texts_of(self.game).venue
        chosen = str(self.settings.table.get("game", ""))  # perhaps by a version that knows more games
        return (texts_of(chosen) if is_known(chosen) else next(iter(every_game().values()))).venue

    @property
    def room(self) -> Room:
        """Where one sits: in the room that was wished for, or in that of the game."""
        wish = self.settings.room
        return room_named(wish if wish in ROOMS else self.venue.room)

    def obey(self) -> None:
        """Make everything as the settings have it, and every scene show it."""
        wishes = self.settings
        if self.tr.language != (language := wishes.language or system_language()):
            self.tr.become(load(language))
        self.theme = self.room.themes[wishes.theme]
        self.keymap = KeyMap(wishes.keys, single=wishes.single_keys)
        self.comfort.text_scale, self.comfort.ui_scale = wishes.text_scale, wishes.ui_scale
        self.comfort.speed = wishes.speed if self.forced_speed is None else self.forced_speed
        calm = wishes.motion == "reduced" or (wishes.motion == "system" and self.calm_system)
        self.comfort.reduced_motion = calm
        if "cards" in self.__dict__:
            from tarokgui.draw.deck.style import wished_style

            self.cards.restyle(wished_style(wishes, self.tr.language, self.venue.card_names))
        self.sound.room = self.room.name
        self.sound.obey(wishes.volume, wishes.effects, mute=wishes.mute)
        self.stack.refresh()

    @property
    def save_folder(self) -> str:
        """That folder, for messages."""
        return shown_path(self.saves.folder)

    @property
    def save_file(self) -> str:
        """The file with every evening, for messages."""
        return shown_path(self.saves.file)

    def scale(self, width: int, height: int) -> Scale:
        """The scale for a window of this many pixels under the player's wishes."""
        return scale_for(width, height, self.comfort.ui_scale, self.comfort.text_scale)

    def paint(self, scale: Scale) -> Paint:
        """What widgets draw with at one scale."""
        return Paint(self.theme, self.text, scale, self.artwork)


def _spoken(node: Node, tr: Translator) -> Node:
    """The node with its numbers as they are said."""
    label = spoken(node.label, tr)
    return node if label == node.label else replace(node, label=label)
