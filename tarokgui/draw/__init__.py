"""Drawing: text, colours, shapes, pictures, the deck, and movement as a function of time."""
