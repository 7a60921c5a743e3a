"""The parts of the window for the Slovenian games alone."""
