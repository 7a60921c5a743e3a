"""The parts of the window for Tübingen Tarock alone."""
