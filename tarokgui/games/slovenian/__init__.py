"""What only the Slovenian games show in the window."""
