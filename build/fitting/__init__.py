"""What `build/fit_chances.py` is made of: hands to fit to, and the fit."""
