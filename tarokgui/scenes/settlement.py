"""The settlement of a hand: the count, every line, who pays whom, the pool."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine import HandOver, Outcome, card_name
from tarokgui.commands import Command, Key
from tarokgui.geometry import Rect
from tarokgui.scenes.base import Node
from tarokgui.scenes.form import Form
from tarokgui.table.count import side_counts
from tarokgui.table.hand import sorted_hand
from tarokgui.table.layout import card_width
from tarokgui.text import Face
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Button, Style, button_size
from tarokgui.widgets.label import Panel
from tarokgui.widgets.ledger import Entry, Ledger, signed
from tarokgui.wording import cards_words, contract_name, line_text, outcome_text

if TYPE_CHECKING:
    import pygame

    from tarokgui.scenes.table import TableScene
    from tarokgui.services import Services


class SettlementScene(Form):
    """A sheet over the table. Enter goes on to the next hand."""

    name = "settlement"
    opaque = False

    def __init__(self, services: Services, table: TableScene) -> None:
        super().__init__(services)
        self.table = table
        self.prefer = "next"
        final = table.model.final
        assert final is not None  # the scene is only shown for a settled hand
        self.final: HandOver = final
        self.settlement = final.settlement

    def backdrop(self, surface: pygame.Surface) -> None:
        """Darken the table."""
        self.paint.veil(surface)

    def _sheet(self) -> Rect:
        px = self.scale.px
        width, height = min(px(1080), self.window.w - px(40)), min(px(664), self.window.h - px(36))
        return Rect((self.window.w - width) // 2, (self.window.h - height) // 2, width, height)

    def build(self) -> Iterable[Widget]:
        """Sheet, ledgers, cards, buttons."""
        px, tr = self.scale.px, self.services.tr
        sheet = self._sheet()
        body = Panel.body(sheet, self.paint)
        yield Panel("sheet", sheet, self._title())
        buttons = Rect(body.x, body.bottom - self.scale.target, body.w, self.scale.target)
        left_rows, right_rows = self._left_rows(), self._payment_rows()
        cards_h = self._cards_height(body.h, max(len(left_rows), len(right_rows)))
        room = Rect(body.x, body.y, body.w, buttons.y - body.y - px(10) - cards_h)
        gap = px(36)
        left = Rect(room.x, room.y, (room.w - gap) * 52 // 100, room.h)
        right = Rect(left.right + gap, room.y, room.w - gap - left.w, room.h)
        yield Ledger("count", left, tr("settlement.sheet.count"), left_rows, (74,))
        yield Ledger("payments", right, tr("settlement.sheet.payments"), right_rows, (74, 66, 74))
        yield CardStrip(self, Rect(body.x, buttons.y - px(10) - cards_h, body.w, cards_h))
        yield from self._buttons(buttons)

    def _title(self) -> str:
        tr, seating, done = self.services.tr, self.table.seating, self.settlement
        if done.outcome is Outcome.THROWN_IN and self.table.model.view.table.thrown_in_by is not None:
            return seating.says("settlement.title.thrown-in", self.table.model.view.table.thrown_in_by)
        if done.declarer is None or done.contract is None:
            return outcome_text(tr, done.outcome)
        contract = contract_name(tr, done.contract)
        if done.outcome is Outcome.SURRENDER:
            return seating.says("settlement.title.surrender", done.declarer, contract=contract, level=done.level)
        game = next((line.value for line in done.lines if line.item in ("game", "valat")), 0)
        key = "settlement.title.won" if game > 0 else "settlement.title.lost"
        if done.partner is None:
            return seating.says(f"{key}-alone", done.declarer, contract=contract)
        return seating.says(key, done.declarer, contract=contract, partner=self._partner(done.partner))

    def _partner(self, seat: int) -> str:
        you = seat == self.table.session.human
        return self.services.tr("settlement.title.with-you") if you else self.table.seating.name(seat)

    def _left_rows(self) -> list[Entry]:
        tr, rows = self.services.tr, []
        counts = side_counts(self.table.model.view.table, self.final)
        if counts:
            rows.append(Entry(tr("settlement.sheet.count"), head=True))
            for side, count in counts.items():
                rows.append(Entry(tr(f"settlement.side.{side}"), (tr("settlement.sheet.points", n=count.points),)))
                rest = 1 if count.rest else 0
                sum_text = tr(
                    "settlement.sheet.threes-rest" if rest else "settlement.sheet.threes",
                    cards=count.cards,
                    value=count.value,
                    n=count.threes,
                    less=2 * count.threes,
                )
                rows.append(Entry(sum_text, head=True))
                if count.exchanged:
                    rows.append(Entry(tr("settlement.sheet.exchange"), (signed(count.exchanged),), head=True))
        if self.settlement.lines:
            rows.append(Entry(tr("settlement.sheet.lines"), head=True))
            rows += [Entry(line_text(tr, line), (signed(line.value),), signed=True) for line in self.settlement.lines]
            total = sum(line.value for line in self.settlement.lines)
            stake = self.table.session.match.stake
            name = tr("settlement.sheet.total") if stake == 1 else tr("settlement.sheet.total-double")
            rows.append(Entry(name, (signed(total * stake),), total=True, signed=True))
        if not rows:
            rows.append(Entry(tr(f"settlement.sheet.{self.settlement.outcome.value}")))
        return rows

    def _payment_rows(self) -> list[Entry]:
        tr, done, session = self.services.tr, self.settlement, self.table.session
        captions = tuple(tr(f"settlement.sheet.{name}") for name in ("paid", "pool", "evening"))
        rows = [Entry(tr("settlement.sheet.payments"), captions, head=True)]
        totals = session.totals()
        for step in range(session.variant.players):
            seat = (session.human + step) % session.variant.players
            values = (signed(done.payments[seat]), signed(done.pool_payments[seat]), signed(totals[seat]))
            rows.append(Entry(self.table.seating.name(seat), values, signed=True))
        rows.append(Entry(tr("settlement.sheet.pool-now"), ("", "", str(done.pool)), total=True))
        rows += [Entry(note, head=True) for note in self._notes()]
        return rows

    def _notes(self) -> list[str]:
        tr, done = self.services.tr, self.settlement
        notes = [tr("settlement.sheet.unit")]
        declarers = [seat for seat in (done.declarer, done.partner) if seat is not None]
        if done.outcome is Outcome.PLAYED:
            if len(declarers) == 2:
                notes.append(tr("settlement.note.pairs"))
            else:
                notes.append(tr("settlement.note.alone", n=self.table.session.variant.players - 1))
        if any(done.pool_payments) and done.outcome is Outcome.PLAYED:
            notes.append(tr("settlement.note.pool"))
        if done.radler:
            notes.append(tr("settlement.note.radler", n=done.radler))
        return notes

    def open_cards(self) -> list[tuple[str, tuple[int, ...]]]:
        """What was hidden: the talon as it lay, the discards."""
        tr = self.services.tr
        piles = [(tr("settlement.sheet.talon"), self.final.talon)]
        if self.final.laid_away:
            piles.append((tr("settlement.sheet.discards"), sorted_hand(self.final.laid_away)))
        thrower = self.table.model.view.table.thrown_in_by
        if thrower is not None:  # A5: whoever throws in shows that he holds neither tarok nor king
            name = tr("settlement.sheet.hand-of", name=self.table.seating.name(thrower))
            piles.append((name, sorted_hand(self.final.hands[thrower])))
        return piles

    def _cards_height(self, room: int, rows: int) -> int:
        """The strip of open cards takes what the rows leave, within reason."""
        text, px = self.paint.text, self.scale.px
        used = round(text.line_height(self.scale.medium) * 1.15) * rows + self.scale.target + px(24)
        return text.line_height(self.scale.small) + max(px(84), min(px(150), room - used))

    def _buttons(self, box: Rect) -> Iterable[Widget]:
        tr, gap = self.services.tr, self.scale.px(12)
        keys = [
            ("next", tr("settlement.next"), self._next, Style.PRIMARY),
            ("scores", tr("settlement.scores"), self._scores, Style.PLAIN),
        ]
        x = box.right
        for id, label, press, style in keys:
            width = button_size(self.paint, label)[0]
            x -= width
            yield Button(id, Rect(x, box.y, width, box.h), label, press, style=style)
            x -= gap
        label = tr("settlement.end")
        yield Button("end", Rect(box.x, box.y, button_size(self.paint, label)[0], box.h), label, self._end)

    def handle(self, command: Command) -> bool:
        """The keys of the table that make sense here; nothing goes further down."""
        if isinstance(command, Key) and not command.mods and not command.repeat and command.name == "s":
            self._scores()
            return True
        super().handle(command)
        return True

    def escape(self) -> bool:
        """The menu of the table."""
        from tarokgui.scenes.menu import pause_menu

        self.services.stack.push(pause_menu(self.services, self.table))
        return True

    def _next(self) -> None:
        self.services.stack.remove(self)
        self.table.next_hand()

    def _scores(self) -> None:
        from tarokgui.scenes.scores import ScoresScene

        self.services.stack.push(ScoresScene(self.services, self.table.session, self.table.seating))

    def _end(self) -> None:
        from tarokgui.scenes.menu import end_evening

        self.services.stack.push(end_evening(self.services, self.table))


class CardStrip(Widget):
    """Piles of small open cards with captions, side by side."""

    role = "text"

    def __init__(self, scene: SettlementScene, rect: Rect) -> None:
        super().__init__("open-cards", rect)
        self._scene = scene
        self._piles = scene.open_cards()
        tr = scene.services.tr
        self.label = "; ".join(f"{title}: {cards_words(tr, cards)}" for title, cards in self._piles)

    def node(self) -> Node:
        """The piles in words."""
        return Node(self.id, self.label, self.role, self.rect)

    def draw(self, surface: pygame.Surface, paint: object) -> None:
        """Captions above, cards below."""
        scene = self._scene
        text, scale, theme = scene.paint.text, scene.scale, scene.paint.theme
        head = text.line_height(scale.small)
        height = self.rect.h - head - scale.px(4)
        size = (card_width(height), height)
        x = self.rect.x
        for title, cards in self._piles:
            width = len(cards) * (size[0] + scale.px(5))
            caption = Rect(x, self.rect.y, max(width, scale.px(160)), head)
            text.line(surface, title, caption, Face.STRONG, scale.small, theme.on_paper_second)
            for number, card in enumerate(cards):
                place = (x + number * (size[0] + scale.px(5)), self.rect.y + head)
                surface.blit(scene.services.cards.face(card_name(card), size), place)
            x += max(width, scale.px(170)) + scale.px(30)
