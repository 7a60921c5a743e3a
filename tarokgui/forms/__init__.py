"""What scenes are made of: widgets with their focus, a question, a sheet, a page that scrolls."""
