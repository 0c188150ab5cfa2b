"""Odds, worked out exactly: of the Hunt, of a round of battle, of a battle fought to its end.

They are what everybody at the table could work out: no card in a hand or face down has a say in them.
"""
