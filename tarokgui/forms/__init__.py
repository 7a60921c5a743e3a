"""The forms of scenes: widgets with their focus, a question, a sheet, a page that scrolls."""
