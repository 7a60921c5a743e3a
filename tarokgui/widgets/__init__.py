"""The widgets of a window, for the mouse and the keyboard."""
