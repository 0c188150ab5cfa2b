"""The rulebook's procedures, a file per section, in its order.

setup (p. 2), chapter (p. 2-3), turn (p. 3), costs (p. 4), effects (p. 5), quest (p. 6),
alliances (p. 6), conquest (p. 7), ending (p. 8).
"""
