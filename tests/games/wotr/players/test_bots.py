"""How the bots answer what only partners are asked (p. 46)."""

from __future__ import annotations

from mathom.games.wotr.bot import evaluate
from mathom.games.wotr.box import FREE
from mathom.games.wotr.steps.marching import MoveArmies
from tests.games.wotr.players.partners import GONDOR, ROHAN, act, asked, partners, play, seat_of


def test_greedy_agrees_to_one_army_only_if_it_would_command_it() -> None:
    """8.6."""
    for leading, army, agrees in (
        (ROHAN, "2 gondor-regular", True),
        (GONDOR, "2 gondor-regular", False),
    ):
        state = partners({"folde": "rohan-regular", "druadan-forest": army}, leading=[leading])
        play(act(state, GONDOR, MoveArmies(FREE, 1, 0)), "move druadan-forest folde", "all")
        seat = asked(state).split()[0]
        values = {}
        for answer in ("merge", "apart"):
            tried = play(state.clone(), answer)
            while asked(tried).endswith(" merge"):
                play(tried, "merge")
            values[answer] = evaluate(tried, seat_of(state, seat))
        assert (values["merge"] > values["apart"]) == agrees
