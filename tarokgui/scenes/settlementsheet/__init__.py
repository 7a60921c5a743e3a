"""The parts of the settlement sheet: its figures, and the blocks in which they are shown."""
