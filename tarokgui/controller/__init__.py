"""One table on screen: its state, what a person may intend, what follows from it, and what stands behind the table."""
