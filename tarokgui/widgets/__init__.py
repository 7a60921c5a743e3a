"""Everything one clicks, reads or types into, by mouse and by keyboard."""
