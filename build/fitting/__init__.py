"""The parts of `build/fit_chances.py`: hands to fit to, and the fit."""
