"""Sources: what stands behind a table. The evening, a record that is looked back at, a position that is tried."""
