"""The card table: the layout, the cards and the widgets round them."""
