"""The window: its loop and its events, the scenes one on top of the other, faults and endings, speech."""
