"""The parts of the settlement sheet: what is reckoned, and the blocks in which it is shown."""
