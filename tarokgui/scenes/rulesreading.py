"""The place in the book: a page, or instead of it the contents or the results of a search."""

from __future__ import annotations

from tarokgui.scenes.rulestrail import Spot, Trail


class Reading:
    """Begins with *page*, or with the ``contents`` where they have no room beside it.

    ``offset`` is the distance down the page at which it is to be opened, in pixels, ``terms`` are the words marked on
    it. ``turned`` is True if it is another page than the one on screen, ``results`` if the results of a search are over
    all else. Each turn of the page is given the distance read down the present one (*at*).
    """

    def __init__(self, page: str, *, contents: bool = False) -> None:
        self.page = page
        self.contents = contents
        self.results = False
        self.terms: tuple[str, ...] = ()
        self.offset = 0
        self.turned = True
        self.trail = Trail()

    def open(self, page: str, at: int, terms: tuple[str, ...] = ()) -> None:
        """Turn to a page from its beginning; the one before can be gone back to."""
        if page != self.page:
            self.trail.leave((self.page, at))
        self._turn((page, 0), terms)

    def back(self, at: int) -> bool:
        """The page that was open before; False if there is none."""
        return self._go(self.trail.back((self.page, at)))

    def forward(self, at: int) -> bool:
        """The page from which the player has gone back; False if there is none."""
        return self._go(self.trail.forward((self.page, at)))

    def stay(self, at: int) -> None:
        """Stay on the same page, with nothing marked and nothing over it."""
        self._turn((self.page, at))

    def show_contents(self, at: int) -> None:
        """Show the contents in the page's place."""
        self.offset = at
        self.contents, self.results = True, False

    def toggle_contents(self, at: int) -> None:
        """Show the contents in the page's place, or the page again."""
        self.offset = at
        self.contents, self.results = self.results or not self.contents, False

    def show_results(self, at: int, *, wanted: bool) -> None:
        """Show the results over all else if they are *wanted*, or the part under them."""
        if not self.results:
            self.offset = at
        self.results = wanted

    def _go(self, spot: Spot | None) -> bool:
        if spot is not None:
            self._turn(spot)
        return spot is not None

    def _turn(self, spot: Spot, terms: tuple[str, ...] = ()) -> None:
        (self.page, self.offset), self.terms = spot, terms
        self.turned = True
        self.contents = self.results = False
