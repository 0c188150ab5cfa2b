"""Kept games: records and journals of every version of the rules, which each later version opens.

In `<game>/<rules>/` lie records (`.txt`): whole games, games that were left in the middle, and one that
the terminal kept; and `server.jsonl`, the database of a server at which the game was played. Whoever
raises `rules` of a game keeps games of the new version, and never changes those that are there:

    PYTHONPATH=src python -m tests.kept wotr
"""
