"""What only Tübingen Tarock shows in the window."""
