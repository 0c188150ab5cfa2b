"""Playing at a terminal, tested by playing at one."""
