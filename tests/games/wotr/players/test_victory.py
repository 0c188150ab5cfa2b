"""Victory: the team wins, and in the team the one who has done best; a tie is shared (p. 46)."""

from __future__ import annotations

import pytest

import mathom
from mathom.core.lang import say
from tests.games.wotr.table import WOTR, table

BY_SARUMAN = {"edoras": "saruman-player", "helms-deep": "saruman-player", "dale": "witch-king-player"}


def winners(match: mathom.Match) -> list[str]:
    assert match.outcome is not None
    return [match.seats[winner] for winner in match.outcome.winners]


def points(match: mathom.Match) -> dict[str, int]:
    return {id: seat.points for id, seat in match.view(-1).seats.items()}


def test_the_shadow_player_who_has_captured_more_comes_first() -> None:
    match = table(
        players="4", phase="hunt", control=dict.fromkeys(BY_SARUMAN, "shadow"), captors=BY_SARUMAN
    )
    assert points(match) == {
        "gondor-player": 0,
        "rohan-player": -4,
        "witch-king-player": 1,
        "saruman-player": 3,
    }


def test_what_ones_own_nations_have_lost_counts_against_one() -> None:
    control = {**dict.fromkeys(BY_SARUMAN, "shadow"), "orthanc": "free", "umbar": "free"}
    match = table(players="4", phase="hunt", control=control, captors=BY_SARUMAN)
    assert points(match)["saruman-player"] == 3 - 4


def test_what_the_free_peoples_have_taken_makes_neither_of_them_first() -> None:
    """12.3: of them only the losses count."""
    taken = {"orthanc": "gondor-player"}
    match = table(players="4", phase="hunt", control=dict.fromkeys(taken, "free"), captors=taken)
    assert points(match)["gondor-player"] == points(match)["rohan-player"] == 0


def test_what_was_retaken_was_not_lost() -> None:
    match = table(players="4", phase="hunt", control={"edoras": "free"})
    assert points(match)["rohan-player"] == 0


def conquered(captors: dict[str, str], players: str = "4") -> mathom.Match:
    """The Shadow has ten victory points when the turn ends."""
    names = ["minas-tirith", "dol-amroth", "lorien", "rivendell", "grey-havens"]
    return table(
        players=players, phase="end", control=dict.fromkeys(names, "shadow"),
        captors=dict.fromkeys(names, "witch-king-player") | captors,
    )  # fmt: skip


def test_the_team_wins_by_conquest_and_the_greater_conqueror_in_it() -> None:
    assert winners(conquered({})) == ["witch-king-player"]
    three = dict.fromkeys(["minas-tirith", "dol-amroth", "lorien"], "saruman-player")
    assert winners(conquered(three)) == ["saruman-player"]
    assert winners(conquered(three, players="3")) == ["saruman-player"]


def test_however_the_team_has_won_the_same_counts() -> None:
    outcome = {"winners": ["saruman-player"], "how": "corruption"}
    control = dict.fromkeys(BY_SARUMAN, "shadow")
    match = table(
        players="4", control=control, captors=BY_SARUMAN, fellowship={"corruption": 12}, outcome=outcome
    )
    assert winners(match) == ["saruman-player"]


def test_a_tie_is_shared() -> None:
    outcome = {"winners": ["witch-king-player", "saruman-player"], "how": "corruption"}
    match = table(players="4", fellowship={"corruption": 12}, outcome=outcome)
    assert winners(match) == ["witch-king-player", "saruman-player"]


def test_of_the_free_peoples_the_one_who_has_lost_less_comes_first() -> None:
    outcome = {"winners": ["gondor-player"], "how": "ring"}
    control = {"edoras": "shadow"}
    match = table(players="4", fellowship={"mordor": 5}, control=control, outcome=outcome)
    assert winners(match) == ["gondor-player"]


def test_another_order_than_the_board_shows_cannot_be() -> None:
    outcome = {"winners": ["rohan-player"], "how": "ring"}
    control = {"edoras": "shadow"}
    with pytest.raises(mathom.BadPosition):
        table(players="4", fellowship={"mordor": 5}, control=control, outcome=outcome)


def test_whoever_is_alone_wins_alone() -> None:
    outcome = {"winners": ["free"], "how": "ring"}
    match = table(players="3", fellowship={"mordor": 5}, outcome=outcome)
    assert winners(match) == ["free"]


def test_the_result_says_who_has_won_and_who_comes_first() -> None:
    match = conquered({})
    assert match.outcome is not None
    told = say(match.game.result(match.outcome, match.seats), "en")
    assert "The Shadow wins" in told
    assert "Witch-king player comes first" in told


def test_a_bot_wants_its_team_to_win_and_would_rather_be_first() -> None:
    state = conquered({}).state
    first, second, enemy = [WOTR.evaluate(state, seat) for seat in (2, 3, 0)]
    assert first > second > 0 > enemy


def test_the_teams_are_told_to_whoever_seats_and_counts() -> None:
    assert WOTR.teams(WOTR.settle({"players": "4"})) == ((0, 1), (2, 3))
    assert WOTR.teams(WOTR.settle({"players": "3"})) == ((0,), (1, 2))
    assert WOTR.teams(WOTR.settle({})) == ((0,), (1,))
