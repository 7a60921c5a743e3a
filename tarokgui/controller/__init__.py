"""One table on screen: its state, the person's intents, their effects, and the source behind the table."""
