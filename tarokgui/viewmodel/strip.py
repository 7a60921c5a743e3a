"""The strip at the top: the stakes and the progress of the hand; in the bidding the calls of all seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine import SUIT_LETTERS, Kind, Seat, Suit, suit_of
from tarokgui.controller.position import TablePosition
from tarokgui.viewmodel.houseways import house_ways, is_unspoken
from tarokgui.viewmodel.points import PointsWords, points_words
from tarokgui.viewmodel.stakes import announced, contract_words, king_short, king_words
from tarokgui.viewmodel.stripcells import Cell, Way, beside
from tarokgui.viewmodel.wordcontext import WordContext
from tarokgui.wording.cards import card_words
from tarokgui.wording.numerals import LONGEST, forms, written
from tarokgui.wording.spoken import spoken


@dataclass(frozen=True, slots=True)
class StripView:
    """The words of the strip; each thing in several ways, the one with most words first."""

    stakes: tuple[tuple[Way, ...], ...]
    """Contract, called king and announcements, or the calls: each by itself."""
    standings: tuple[Way, ...]
    """Trick, hand, and the counts of the evening, in one row of cells."""
    past: tuple[Way, ...] = ()
    """The calls once they are over, until the first lead; before the first call those who will speak."""

    @property
    def told(self) -> tuple[str, ...]:
        """Every cell in full words."""
        said = self.past[:1] if any(cell.lit for way in self.past[:1] for cell in way) else ()
        rows = (*(ways[0] for ways in self.stakes if ways), *said, self.standings[0])
        return tuple(cell.own or cell.told for row in rows for cell in row)


def strip_view(context: WordContext, position: TablePosition, *, captions: bool, points: bool = False) -> StripView:
    """The strip; without *captions*, as in large letters, it has faces for names and a word before a number. With
    *points* it has the card points so far."""
    stakes = tuple(tuple(ways) for ways in _stakes(context, captions=captions))
    table = context.view.table
    if not position.hand and not table.is_over and is_unspoken(context):
        stakes += (house_ways(context, captions=captions),)
    standings, counted = _standings(context, position, captions=captions), points_words(context) if points else None
    if counted is not None:
        standings = _with_points(standings, _points(context, counted, captions=captions))
    return StripView(stakes, tuple(standings), tuple(_past(context, captions=captions)))


def _points(context: WordContext, counted: PointsWords, *, captions: bool) -> list[Cell]:
    """The card points so far, the widest way first."""
    tr = context.tr
    caption, about = tr("points.caption"), f"{counted.told}\n{tr('points.about')}"
    told = f"{caption}: {counted.told}"
    if captions:
        return [Cell("points", caption, figures, told, counted.told, about) for figures in counted.figures]
    return [Cell("points", "", tr("points.plain", n=counted.figures[-1]), told, counted.told, about)]


def _with_points(standings: Sequence[Way], cells: Sequence[Cell]) -> list[Way]:
    """The cells of the evening, with the points between hand and trick."""

    def joined(way: Way, points: Cell) -> Way:
        place = next((number for number, cell in enumerate(way) if cell.id == "trick"), len(way))
        return (*way[:place], points, *way[place:])

    return [*(joined(standings[0], cell) for cell in cells), *(joined(way, cells[-1]) for way in standings[1:])]


def _stakes(context: WordContext, *, captions: bool) -> list[list[Way]]:
    """The things from the left, each in several ways, the longest first."""
    if context.view.table.kind in context.game.calling:
        return [_calls(context, captions=captions)]
    tr = context.tr
    if context.view.table.contract is None:
        return []
    contracts, king = contract_words(context), king_words(context)
    about = tr("bar.about.contract")
    told = _told(tr("bar.contract"), contracts[0])
    caption = tr("bar.contract") if captions else ""
    explained = context.game.explain(tr, contracts[0], said=True)
    ways: list[list[Way]] = [
        [(Cell("contract", caption, words, told, about=about, explained=explained),) for words in contracts]
    ]
    declarer = context.view.table.declarer
    if declarer is not None and len(contracts) > 1:  # where the name has no room the face says who plays it
        face = context.seating.person(declarer)
        faced = [(replace(cell, person=face),) for (cell,) in ways[0][1:]]
        ways = [[ways[0][0], *faced, ways[0][-1]]]
    called = context.view.table.called
    if king and called is not None:
        plain = suit_of(called) is not Suit.TAROK
        sign, about = SUIT_LETTERS[suit_of(called)] if plain else "", tr("bar.about.king")
        told = _told(tr("bar.king"), king)
        caption = tr("bar.king") if captions else ""
        shown = [(caption, king), (caption, king_short(context)), ("", "" if plain else card_words(tr, called))]
        ways.append([(Cell("king", head, words, told, about=about, sign=sign),) for head, words in shown])
    said = _said(context, captions=captions)
    return [*ways, said] if said else ways


def _told(caption: str, words: str) -> str:
    """A caption with its words as one sentence, which has one colon."""
    return f"{caption}: {words.replace(': ', ', ')}"


def _said(context: WordContext, *, captions: bool) -> list[Way]:
    """The announcements: each by itself, seat by seat, or only their number."""
    tr, items, about = context.tr, announced(context), context.tr("bar.about.said")
    if not items:
        return []
    name, person = context.seating.name, context.seating.person
    explained = context.game.explain(tr, ", ".join(each.words for each in items), said=True)
    told = f"{tr('bar.said')}: " + " · ".join(f"{name(each.seat)}: {each.told(tr)}" for each in items)

    def cell(number: int, seat: int, words: str, times: int = 1) -> Cell:
        head, face = (name(seat), "") if captions else ("", person(seat))
        meaning = context.game.explain(tr, words, said=True)
        own = f"{name(seat)}: {words}" + (f" ×{times}" if times > 1 else "")
        return Cell(f"said:{number}", head, words, told, own, about, person=face, times=times, explained=meaning)

    single = tuple(cell(number, each.seat, each.words, each.times) for number, each in enumerate(items))
    seats = sorted({each.seat for each in items})
    each_seat = [", ".join(item.told(tr) for item in items if item.seat == seat) for seat in seats]
    of_seat = [tuple(cell for cell, each in zip(single, items, strict=True) if each.seat == seat) for seat in seats]
    joined = tuple(
        replace(cell(number, seat, each_seat[number]), stands_for=of_seat[number]) for number, seat in enumerate(seats)
    )
    words = tr("bar.few", n=len(items))
    few = Cell("said", "", words, told, "", about, icon="star", explained=explained, stands_for=single)
    return [single, joined, (few,), (replace(few, value=str(len(items))),)]


def _past(context: WordContext, *, captions: bool) -> list[Way]:
    """The calls between the bidding and the play: all of them, fewer, and beside a contract at last their sign."""
    table = context.view.table
    if table.kind in context.game.calling or table.kind == Kind.PLAY or table.is_over:
        return []
    ways, bidder = _calls(context, captions=captions), table.auction.holder
    bidder = bidder if table.declarer is None else table.declarer
    spoken_yet = any(cell.lit for cell in ways[0])
    if table.contract is not None and not spoken_yet:
        return []

    def grey(cell: Cell) -> Cell:
        lit = spoken_yet and cell.id == f"calls:{bidder}"
        return replace(cell, past=True, lit=lit, stands_for=tuple(map(grey, cell.stands_for)))

    ways = [tuple(map(grey, way)) for way in ways]
    if table.contract is None:
        return ways
    first = ways[0][0]
    return [
        *ways[:4],
        (replace(first, id="calls", caption="", value="", icon="journal", person="", stands_for=ways[0]),),
    ]


def _calls(context: WordContext, *, captions: bool) -> list[Way]:
    """The calls so far, seat by seat from forehand; the seat that spoke last is lit."""
    tr, table = context.tr, context.view.table
    own = context.game.calls
    if own is None:
        calls = [(seat, spoken(tr, action, context.view)) for seat, action in table.auction.calls]
    else:
        calls = own(context)
    last = calls[-1][0] if calls else None
    about = tr("bar.about.calls")
    told = "; ".join(
        f"{context.seating.name(seat)}: {', '.join(words)}"
        for seat in table.in_turn(table.forehand)
        if (words := [said for who, said in calls if who == seat])
    )

    def way(shown: int, *, faces: bool, seats: Sequence[Seat] = table.in_turn(table.forehand)) -> Way:
        cells = []
        for seat in seats:
            said = [words for who, words in calls if who == seat]
            words = ", ".join(said[-shown:]) if said else tr("bar.none")
            if 1 < shown < len(said):
                words = f"… {words}"
            name = context.seating.name(seat)
            head, face = ("", context.seating.person(seat)) if faces else (name, "")
            explained = context.game.explain(tr, ", ".join(said), said=True)
            lit = seat == last
            own = f"{name}: {', '.join(said) or tr('bar.silent')}"
            cells.append(
                Cell(f"calls:{seat}", head, words, told, own, about, person=face, explained=explained, lit=lit)
            )
        return tuple(cells)

    # In large letters the calls of all may have no room: then those of the last speakers, all of them in the tooltip.
    spoke = list(dict.fromkeys(seat for seat, _ in reversed(calls)))
    last_ones = [way(1, faces=True, seats=spoke[:most]) for most in (3, 2, 1) if len(spoke) >= most]
    short = [beside(cells, way(1, faces=True)) for cells in last_ones]
    return [way(shown, faces=not captions) for shown in (len(calls) + 1, 2, 1)] + [way(1, faces=True), *short]


def _standings(context: WordContext, position: TablePosition, *, captions: bool) -> list[Way]:
    """The progress of hand and evening: trick, hand, hands that count double, the pot; from the widest way to
    write the pot to the shortest."""
    tr, table, last = context.tr, context.view.table, position.last_round

    def cell(id: str, words: str, told: str, icon: str = "") -> Cell:
        caption = tr(f"bar.{id}")
        shown = words if captions or icon else f"{caption} {words}"
        whole = f"{caption}: {told}"
        return Cell(id, caption if captions else "", shown, whole, about=tr(f"bar.about.{id}"), icon=icon)

    cells = [
        Cell(own.id, own.caption if captions else "", own.words, own.told, about=own.about, icon=own.icon)
        for own in reversed(context.game.cells(context))
    ]
    if last is not None:
        name = tr("bar.last-open") if last.holder is None else context.seating.name(last.holder)
        told = tr("bar.last-unknown") if last.holder is None else context.seating.says("bar.last-deals", last.holder)
        cells.append(cell("last", name, told))
    number = str(position.hand + 1)
    cells.append(cell("hand", number, number))
    if position.doubles:
        cells.append(cell("doubles", str(position.doubles), tr("bar.doubles-left", n=position.doubles)))
    if table.kind == Kind.PLAY:
        size = table.variant.hand_size
        done = min(len(table.play.tricks) + 1, size)
        cells.append(cell("trick", f"{done}/{size}", tr("bar.trick-of", n=done, all=size)))
    if not table.variant.carry.has_pot:
        return [tuple(cells)]
    whole = written(table.pot, tr.language, LONGEST)
    return [(*cells, cell("pot", figure, whole, "coin")) for figure in forms(table.pot, tr.language)]
