"""The rulebook's procedures, a file per section, in its order.

III setup; IV turn, dice, legend; V events; VI characters, minions, entering, abilities, recruiting,
force, marching, attack, battle, combat_cards, casualties, retreating, siege; VII politics; VIII
fellowship, journey; IX hunt, hunt_damage, mordor; X ending; XI players, swap, mixed, alone.

Each moment in which a card can take a hand is one place: before a Hunt roll `hunt.Hunt`, before a tile
is drawn `hunt.DrawTile`, before it takes effect `hunt.TileEffect`, against its damage
`hunt_damage.HuntDamage`, after a casualty `hunt_damage.Casualty`; on a declaration or revelation, with
its path, `fellowship.Walk`; when a die would go to the Hunt Box `journey.DieToHuntBox`; on paying with
an Event die `events.PlayEvent`; on a change of politics, with its cause, `politics.activate` and
`advance`, and what a Muster may move `politics.movable_nations`; where an army may go
`marching.open_roads` and whom it may attack `attack.enemy_roads` and `siege_attacks`; which combat
cards may be chosen `combat_cards.ChooseCombatCard`, and whether to go on `battle.EndRound`; what a die
can be used for `legend.actions`; after every action `dice.EndAction`.
"""
