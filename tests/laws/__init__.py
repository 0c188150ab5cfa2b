"""What holds for every game.

A game joins by being registered, and brings one module, `tests/laws/<id>.py`, that says what only it can
know: `conserved(state)`, `hidden(state, seat)`, `secret(state, seat)`, and how long its games are.
"""
