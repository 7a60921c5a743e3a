"""The seats: the people, their part in the game, cards, tricks and points, as your seat can know them."""

from __future__ import annotations

from dataclasses import dataclass

from ai.roles import Relation
from engine import LAYING_AWAY, Seat, View
from tarokgui.session.seating import Place
from tarokgui.viewmodel.roles import role_mark, role_told
from tarokgui.viewmodel.seatmarks import MarkStyle, SeatMark
from tarokgui.viewmodel.wordcontext import WordContext
from tarokgui.wording.numerals import LONGEST, forms, signed

RELATIONS = frozenset(Relation)


@dataclass(frozen=True, slots=True)
class PlateView:
    """A seat. ``label`` is all of it in one line, ``hint`` explains every sign, a line each."""

    seat: Seat
    place: Place
    name: str
    person: str
    """The id of the person in the seat, for the portrait."""
    label: str
    hint: str
    marks: tuple[SeatMark, ...]
    counts: tuple[str, ...]
    """The total, the widest way to write it first. It is the only number on a plate, from the deal to the end."""
    figures: tuple[str, ...]
    """The same without a word."""
    circles: int
    """Open circles on the score sheet."""
    held: int
    """Cards in the hand."""
    won: int
    """Tricks that it has taken."""
    piled: int
    """Tricks piled at the seat."""
    counted: bool
    """True if their number stands on them."""
    to_act: bool
    deals: bool

    @property
    def words(self) -> tuple[object, ...]:
        """Everything on it that takes room as letters do: a card changes none of it."""
        return self.place, self.name, self.counts, self.figures, self.marks, self.circles, self.deals


@dataclass(frozen=True, slots=True)
class SeatWords:
    """The part of a plate that a card does not change: the marks of a seat, its points, its person, its tricks."""

    marks: tuple[SeatMark, ...]
    circles: int
    won: int
    piled: int
    counted: bool
    role: str
    counts: tuple[str, ...]
    figures: tuple[str, ...]
    total: str
    about: tuple[str, ...]


def seat_words(context: WordContext, seat: Seat, total: int) -> SeatWords:
    """The words for a seat with so many points."""
    tr, seating, view, roles = context.tr, context.seating, context.view, context.known.roles
    own, table, figures = context.game, view.table, forms(total, tr.language, sign=True)
    piled = sum(1 for trick in table.play.tricks if own.pile(table, trick.winner, view.seat) == seat)
    return SeatWords(
        seat_marks(context, seat, role_mark(tr, seating, view, roles, seat)),
        own.circles(table, seat),
        sum(1 for trick in table.play.tricks if trick.winner == seat),
        piled,
        bool(piled) and own.counted(table),
        role_told(tr, seating, view, context.known, seat),
        (*(tr("seat.total", total=figure) for figure in figures[:2]), *(figures[1:] or figures)),
        tuple(figures),
        tr("seat.total", total=signed(total, tr.language, LONGEST)),
        () if seating.place(seat) is Place.YOU else context.about(seat),
    )


def plate_view(context: WordContext, seat: Seat, words: SeatWords) -> PlateView:
    """A seat with its words, cards and tricks."""
    tr, table, marks = context.tr, context.view.table, words.marks
    place, name = context.seating.place(seat), context.seating.name(seat)
    held = cards_held(context.view, seat)
    deals = seat == table.dealer
    leads = table.play.trick and seat == table.play.leader and not table.is_over  # the word is on the card
    dealer = [tr("seat.role.dealer")] if deals else []
    known = [
        *(mark.words for mark in marks),
        *([tr("seat.chip.leads")] if leads else []),
        *([tr(context.game.circle, n=words.circles)] if words.circles else []),
        *([tr("seat.tricks", n=words.won)] if table.play.tricks and not table.sits_out(seat) else []),
    ]
    cards = [tr("seat.held", n=held)] if held else []
    told = ", ".join([*dealer, *known, words.total, *cards])
    icons = [mark.icon for mark in marks if mark.icon and (place is not Place.YOU or mark.icon not in RELATIONS)]
    lines = [
        f"{name}: {told}",
        " ".join(tr(f"seat.sign.{icon}") for icon in icons),
        words.role,
        *words.about,
    ]
    return PlateView(
        seat,
        place,
        name,
        context.seating.person(seat),
        label=", ".join([name, *dealer, *known, words.counts[0]]),
        hint="\n".join(line for line in lines if line),
        marks=marks,
        counts=words.counts,
        figures=words.figures,
        circles=words.circles,
        held=held,
        won=words.won,
        piled=words.piled,
        counted=words.counted,
        to_act=table.actor == seat and not table.is_over,
        deals=deals,
    )


def seat_marks(context: WordContext, seat: Seat, side: SeatMark | None) -> tuple[SeatMark, ...]:
    """The declarer's crown, the *side* of the seat, and the marks of the game."""
    tr, table = context.tr, context.view.table
    if table.deal.dealt and table.sits_out(seat):
        words = tr("seat.chip.sits-out")
        return (SeatMark(words, ground=MarkStyle.OPEN, short=words),)
    crown = SeatMark(tr("seat.chip.declarer"), icon="crown", ground=MarkStyle.LOUD)
    declarer = (crown,) if seat == table.declarer else ()
    return (*declarer, *(() if side is None else (side,)), *context.game.marks(context, seat))


def cards_held(view: View, seat: Seat) -> int:
    """The number of cards that a seat holds, which all can count."""
    table = view.table
    if not table.deal.dealt or table.sits_out(seat):
        return 0
    if seat == view.seat:
        return view.hand.bit_count()
    play = table.play
    held = table.variant.hand_size - len(play.tricks)
    if seat in table.in_turn(play.leader)[: len(play.trick)]:
        held -= 1
    if table.kind in LAYING_AWAY and table.contract is None:  # the dealer was dealt more, and has not discarded yet
        held = table.variant.dealt(table.dealer)[seat]
    elif seat == table.declarer and table.kind in LAYING_AWAY and table.contract is not None:
        held += table.contract.talon_cards
    return held
