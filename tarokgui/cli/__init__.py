"""The command line: settling records and letting bots play. Nothing here opens a window."""
