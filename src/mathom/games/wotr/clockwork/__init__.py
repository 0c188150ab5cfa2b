"""The clockwork Shadow: a procedure that plays the Shadow against the player of the Free Peoples.

A file for each chapter of the guide, in its order; `docs/rulings.md` has what it leaves open. The rules
of the game do not know it: what a player of the Shadow would be asked, it answers (`winding`).
"""
