"""The terminal table of War of the Ring."""
