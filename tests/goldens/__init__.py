"""Goldens: whole games kept as text, so that any change in how a game goes is seen in review.

For every way in which a game can end there is a record, `<game>/<how>_<winner>.txt`, and the position at
its end, the same name with `.json`. `<game>/playthrough.txt` tells one game with all that the library
shows of it, or the beginning of one. After a change that is meant, write them anew, which takes some
minutes in plain Python, and look at the difference:

    PYTHONPATH=src python -m tests.goldens
"""
