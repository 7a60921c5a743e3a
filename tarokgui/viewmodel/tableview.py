"""The view model of a table: a frozen value of words, the same for window, terminal and screen reader."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar, cast

from engine import FirstDeal, Seat, View
from engine.parts import Play
from tarokgui.controller.journal import Journal
from tarokgui.controller.state import TableState
from tarokgui.viewmodel.hand import HandView, OpenHandView, hand_view, open_hands_view
from tarokgui.viewmodel.hint import HintView, hint_view
from tarokgui.viewmodel.plates import PlateView, plate_view, seat_words
from tarokgui.viewmodel.prompt import PromptView, prompt_view
from tarokgui.viewmodel.readout import (
    counts_words,
    hand_words,
    one_suit_words,
    standing_words,
    strip_words,
    tricks_words,
    turn_words,
)
from tarokgui.viewmodel.settings import ViewSettings
from tarokgui.viewmodel.strip import StripView, strip_view
from tarokgui.viewmodel.talonrest import talon_rest
from tarokgui.viewmodel.trick import TrickView, trick_shown, trick_told, trick_view
from tarokgui.viewmodel.wordcontext import GameWords, TalonRest, WordContext
from tarokgui.wording.journal import JournalRow, journal_rows
from tarokgui.wording.seating import Seating
from tarokgui.wording.speeches import SpeechBubble, speech_bubble

Slice = TypeVar("Slice")


@dataclass(frozen=True, slots=True)
class TableViewModel:
    """All that a person may know of a table, slice by slice, without a pixel."""

    strip: StripView
    plates: tuple[PlateView, ...]
    """The seats in turn from the person."""
    trick: TrickView
    rest: TalonRest | None
    hand: HandView
    open_hands: tuple[OpenHandView, ...]
    prompt: PromptView
    hint: HintView
    speech: tuple[tuple[Seat, SpeechBubble], ...]
    """The last words of the seats."""
    journal: tuple[JournalRow, ...]
    """The hand so far, a line for each event; empty while it is closed."""


class Presenter:
    """Makes the view model of one table, and keeps each slice while nothing in it has changed."""

    def __init__(
        self,
        seating: Seating,
        game: GameWords,
        drawn: FirstDeal | None = None,
        about: Callable[[Seat], tuple[str, ...]] = lambda seat: (),
    ) -> None:
        """*about* words the person at a seat, *drawn* are the cards that were drawn for the first deal."""
        self._tr = seating.tr
        self._seating = seating
        self._about = about
        self._game = game
        self._drawn = drawn
        self._slices: dict[str, tuple[object, object]] = {}
        self._last: tuple[TableState, tuple[ViewSettings, str], TableViewModel] | None = None
        self._explained: dict[tuple[str, str], str] = {}
        """The lines about the words of the game in a sentence, by language and sentence: most come again and again."""

    def context(self, state: TableState) -> WordContext:
        """The value from which sentences about the table are worded."""
        return WordContext(
            tr=self._tr,
            seating=self._seating,
            view=state.view,
            game=self._game,
            picks=state.picks,
            known=state.known,
            about=self._about,
        )

    def present(self, state: TableState, settings: ViewSettings) -> TableViewModel:
        """The view model of a state. Equal states and settings give equal values, whatever was presented before."""
        wording = settings, self._tr.language
        if self._last is not None and self._last[0] is state and self._last[1] == wording:
            return self._last[2]
        model = self._present(state, settings)
        self._last = state, wording, model
        return model

    def _present(self, state: TableState, settings: ViewSettings) -> TableViewModel:
        context, position, view, journal = self.context(state), state.position, state.view, state.journal
        draws, still, table = state.draw_left > 0, _beside_play(view), view.table
        hint = self._slice(
            "hint",
            (state.hint_shown, state.hint_opened, state.hint_thinking, state.hint_awaited, state.hint.slow, settings),
            lambda: hint_view(context, state, settings),
        )
        return TableViewModel(
            self._slice(
                "strip",
                (
                    *(still, position.hand, position.doubles, position.last_round, settings.captions),
                    (table.play.tricks, state.known.roles) if settings.points else None,
                ),
                lambda: strip_view(context, position, captions=settings.captions, points=settings.points),
            ),
            self._slice(
                "plates",
                (view, position.totals, state.known.roles, state.known.lone),
                lambda: self._plates(context, position.totals),
            ),
            self._slice(
                "trick",
                (view, trick_shown(state, settings), draws, state.mine, settings.winning_flag),
                lambda: trick_view(context, state, settings, self._drawn),
            ),
            self._slice("rest", (still, table.besides), lambda: talon_rest(context)),
            self._slice(
                "hand",
                (
                    *(view if context.view.my_turn else view.hand, state.picks.discard, settings.hand_order),
                    *(journal.fresh, settings.points),
                ),
                lambda: hand_view(context, settings.hand_order, journal.fresh, points=settings.points),
            ),
            self._slice(
                "open hands",
                (still, table.open_hands, table.play if table.open_hands else None),
                lambda: open_hands_view(context),
            ),
            self._slice(
                "prompt",
                (
                    *(view, state.picks, state.message, hint.line, state.mine, state.played_for_person),
                    *(state.skippable, state.dealing, state.peeking, draws),
                ),
                lambda: prompt_view(context, state, hint.line, self._drawn, self._explain),
            ),
            hint,
            self._slice("speech", journal.speech, lambda: self._speech(journal)),
            self._slice(
                "journal", (view, journal.entries) if state.journal_shown else None, lambda: self._lines(state)
            ),
        )

    def _slice(self, name: str, inputs: object, make: Callable[[], Slice]) -> Slice:
        """The slice as it was, if it was made from equal *inputs* or has come out equal; else a new one."""
        key = self._tr.language, inputs
        before = self._slices.get(name)
        if before is not None and before[0] == key:
            return cast("Slice", before[1])
        value = make()
        if before is not None and before[1] == value:
            value = before[1]
        self._slices[name] = key, value
        return value

    def _explain(self, words: str) -> str:
        """The lines about the words of the game in a sentence."""
        key = self._tr.language, words
        if key not in self._explained:
            self._explained[key] = self._game.explain(self._tr, words)
        return self._explained[key]

    def _plates(self, context: WordContext, totals: tuple[int, ...]) -> tuple[PlateView, ...]:
        players, person = self._seating.players, context.view.seat
        words = self._slice(
            "seats",
            (
                _beside_play(context.view),
                context.view.table.play.tricks,
                totals,
                context.known.roles,
                context.known.lone,
            ),
            lambda: tuple(seat_words(context, seat, total) for seat, total in enumerate(totals)),
        )
        seats = ((person + step) % players for step in range(players))
        return tuple(plate_view(context, seat, words[seat]) for seat in seats)

    def _speech(self, journal: Journal) -> tuple[tuple[Seat, SpeechBubble], ...]:
        return tuple((seat, speech_bubble(self._tr, speech)) for seat, speech in journal.speech.items())

    def _lines(self, state: TableState) -> tuple[JournalRow, ...]:
        if not state.journal_shown:
            return ()
        return tuple(journal_rows(self._tr, self._seating, state.journal.readable(state.view)))

    def readout(self, state: TableState, settings: ViewSettings, what: str) -> str:
        """The sentence for ``"hand"``, the number of a suit, ``"counts"``, ``"trick"``, ``"last-trick"``, ``"tricks"``,
        ``"turn"``, ``"score"`` or ``"king"``, the whole strip."""
        context, tr = self.context(state), self._tr
        match what:
            case "hand":
                return hand_words(context)
            case "trick":
                return self._trick_told(context, state) or tr("read.no-trick")
            case "counts":
                return counts_words(context, settings.hand_order)
            case "tricks":
                return tricks_words(context)
            case "turn":
                return turn_words(context, state)
            case number if number.isdigit():
                return one_suit_words(context, settings.hand_order, int(number))
            case "last-trick" if state.no_peek in ("none", "closed"):
                return tr(f"peek.{state.no_peek}")
            case "last-trick":
                last = state.journal.last_trick
                told = self._trick_told(context, state) if last is None else trick_told(context, last)
                return f"{tr('advice.last-trick')} {told or tr('read.no-trick')}"
            case "score":
                return standing_words(state.view, self._seating, state.position.totals)
            case _:
                return strip_words(self.present(state, settings).strip)

    def _trick_told(self, context: WordContext, state: TableState) -> str:
        """The trick on the table."""
        held = state.held
        return trick_told(context, held) if held is not None else trick_view(context, state, ViewSettings()).told


def _beside_play(view: View) -> object:
    """A view without the parts that a card changes when it is played: tricks, turn, hand but for the called card."""
    table, called = view.table, view.table.called
    holds = called is not None and bool(view.hand >> called & 1)
    rest = table._replace(play=Play(), actor=None, besides=(), open_hands=())
    return view.seat, rest, len(table.play.tricks), holds, view.king_seen, view.asked
