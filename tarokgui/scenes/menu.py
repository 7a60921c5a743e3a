"""The menu over the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from tarokgui.draw.geometry import Rect
from tarokgui.forms.form import Form
from tarokgui.kit.commands import Command
from tarokgui.kit.keymap import spelled
from tarokgui.session.easystart import is_easy, leaving
from tarokgui.widgets.arrangement import column
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Button, SignButton, Style, button_size
from tarokgui.widgets.label import Panel
from tarokgui.wording.keywords import key_words

if TYPE_CHECKING:
    import pygame

    from tarokgui.services.program import Program
    from tarokgui.services.routes import TableActions


class MenuEntry(NamedTuple):
    """A button to be; *reason* says why it does nothing now, if it does nothing; *icon* is a sign before its words.

    *hint* is its tooltip.
    """

    id: str
    label: str
    press: Callable[[], None]
    reason: str = ""
    icon: str = ""
    hint: str = ""


class MenuScene(Form):
    """Buttons on a sheet: the first above two columns; Escape goes back to the game."""

    name = "menu"
    opaque = False

    def __init__(
        self, program: Program, title: str, first: MenuEntry, left: Sequence[MenuEntry], right: Sequence[MenuEntry]
    ) -> None:
        super().__init__(program)
        self.title = title
        self.entries = (first, *left, *right)
        self._columns = (tuple(left), tuple(right))

    def backdrop(self, surface: pygame.Surface) -> None:
        """Darken the table."""
        self.paint.veil(surface)

    def build(self) -> Iterable[Widget]:
        """The sheet and its buttons."""
        px, paint = self.scale.px, self.paint
        pad, between = px(paint.theme.panel_pad), px(14)
        most = self.window.w - px(60)
        signs = {True: 2 * SignButton.room(paint), False: 0}
        widest = max(button_size(paint, entry.label)[0] + signs[bool(entry.icon)] for entry in self.entries[1:])
        width = min(max(px(380), 2 * widest + between + 2 * pad), most)
        wide = (width - 2 * pad - between) // 2
        rows = 1 + max(map(len, self._columns))
        heights = (button_size(paint, entry.label, wide - signs[bool(entry.icon)])[1] for entry in self.entries[1:])
        tall = max(self.scale.target, *heights)
        head = Panel.body(Rect(0, 0, width, 1000), paint).y
        below = px(8)  # the focus ring of the first button keeps clear of the title's rule
        foot = pad - px(12)
        step = min(tall + px(12), (self.window.h - px(24) - head - below - foot) // rows)
        tall = min(tall, step - px(4))
        height = head + below + rows * step + foot
        sheet = Rect((self.window.w - width) // 2, (self.window.h - height) // 2, width, height)
        body = Panel.body(sheet, paint).moved(0, below)
        yield Panel("sheet", sheet, self.title)
        yield self._button(self.entries[0], Rect(body.x, body.y, body.w, tall), Style.PRIMARY)
        for number, entries in enumerate(self._columns):
            box = Rect(body.x + number * (body.w - wide), body.y + step, wide, body.h)
            for entry, rect in zip(entries, column(box, [tall] * len(entries), step - tall), strict=True):
                yield self._button(entry, rect, Style.PLAIN)

    def _button(self, entry: MenuEntry, rect: Rect, style: Style) -> Button:
        press = self._closing(entry.press)
        if entry.icon:
            return SignButton(entry.id, rect, entry.label, press, entry.icon)
        made = Button(entry.id, rect, entry.label, press, style=style, enabled=not entry.reason, reason=entry.reason)
        made.hint = entry.hint
        return made

    def _closing(self, press: Callable[[], None]) -> Callable[[], None]:
        def close_and_press() -> None:
            self.program.stack.remove(self)
            press()

        return close_and_press

    def handle(self, command: Command) -> bool:
        """Take every command: nothing goes further down."""
        super().handle(command)
        return True

    def escape(self) -> bool:
        """Go back to the game."""
        self.program.stack.remove(self)
        return True


def pause_menu(program: Program, table: TableActions, do: Callable[[str], bool] | None = None) -> MenuScene:
    """Everything that can be done with the hand, and beside it. The game is saved before it is left.

    ``do`` does the acts of the hand, where a scene over the table has to go first.
    """
    tr, stack, routes, live = program.feedback.tr, program.stack, program.routes, table.live

    def leave_easy() -> None:
        program.preferences.change(**leaving(program.preferences.settings))
        table.say(tr("easy.left"))

    easy = [MenuEntry("easy", tr("easy.leave"), leave_easy)] if is_easy(program.preferences.settings) else []
    session = live.session
    act = do or table.do

    def hand(name: str, reason: str = "") -> MenuEntry:
        """One of the hand's acts, with its key."""
        keys, label = program.preferences.keymap.keys(name), tr(f"menu.{name}")
        if keys:
            label = tr("tools.key", label=label, key=spelled(keys[0], key_words(tr)))

        def press() -> None:
            act(name)

        return MenuEntry(name, label, press, reason)

    acts = [
        hand("undo", "" if session.can_take_back else tr("undo.nothing")),
        hand("redo", "" if session.moment.hand.undone else tr("redo.nothing")),
        hand("restart"),
    ]
    if not session.hand_over or do is not None:  # over the settlement the next hand is dealt by its number
        acts.append(hand("deal-number"))
    if session.variant.carry.last_round() is not None and not session.rounded_off:
        acts.append(_last_round(program, table, do))
    sound, screen = _room(program, table)
    return MenuScene(
        program,
        tr("menu.title"),
        MenuEntry("resume", tr("menu.resume"), lambda: None),
        [*acts, MenuEntry("scores", tr("menu.scores"), lambda: routes.scores(session)), sound],
        (
            *easy,
            MenuEntry("settings", tr("title.settings"), lambda: routes.open("settings")),
            screen,
            MenuEntry("rules", tr("title.rules"), table.open_rules),
            MenuEntry("keys", tr("menu.keys"), lambda: routes.open("keys")),
            MenuEntry("problem", tr("problem.open"), lambda: routes.open("problem")),
            MenuEntry("to-title", tr("menu.title-screen"), lambda: routes.leave(routes.title, quits=False)),
            MenuEntry("quit", tr("menu.quit"), lambda: routes.leave(stack.quit)),
        ),
    )


def _room(program: Program, table: TableActions) -> Iterable[MenuEntry]:
    """The sound and the whole screen, with their keys."""
    tr, settings = program.feedback.tr, program.preferences.settings
    sound, sign = ("title.unmute", "mute") if settings.mute else ("title.mute", "sound")

    def mute() -> None:
        program.preferences.change(mute=not settings.mute)
        table.say(tr("sound.muted" if settings.mute else "sound.heard"))

    for act, words, press, icon in (
        ("mute", tr(sound), mute, sign),
        ("fullscreen", tr("menu.fullscreen"), program.loop.fullscreen, "fullscreen"),
    ):
        keys = program.preferences.keymap.keys(act)
        label = tr("tools.key", label=words, key=spelled(keys[0], key_words(tr))) if keys else words
        yield MenuEntry(act, label, press, icon=icon)


def _last_round(program: Program, table: TableActions, do: Callable[[str], bool] | None) -> MenuEntry:
    """S68: agree that this hand begins the last round, or call that off.

    *do* does it where a scene is over the table, and says so there.
    """
    tr, live = program.feedback.tr, table.live
    agreed = live.session.last_round is not None
    words = "off" if agreed else "on"

    def press() -> None:
        if do is not None:
            do("last-round")
        else:
            live.agree(last=not agreed, then=lambda: table.say(tr(f"lastround.said.{words}")))

    return MenuEntry("last-round", tr(f"lastround.menu.{words}"), press, hint=tr(f"lastround.said.{words}"))
