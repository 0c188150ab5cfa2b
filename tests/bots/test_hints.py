"""What would you do? The best few choices, the chance to win with each, and why."""

from __future__ import annotations

import pytest

import mathom
from mathom.bots import Table
from mathom.bots.hints import Hint, able, hint
from mathom.bots.reasons import GAINS, LEAVES, TAKES, USUAL, WIN, Reason, in_words, theme_name
from mathom.core.lang import LANGUAGES, knows
from mathom.core.state import State
from tests.bots.test_search import asked, rich
from tests.bots.test_secrets import ANOTHER, ONE_TRUTH, looked_through_discard
from tests.core.toy import POCKETS_GAME
from tests.games.duel.table import DUEL, REGIONS, table

MINDS = [game for game in mathom.games() if game.mind is not None]


def hinted(state: State, seed: int = 1) -> Hint:
    return hint(asked(state), seed, iterations=60, seconds=0)


def told(found: Hint) -> list[str]:
    return [f"{one.option} {one.chance:.6f} {one.reasons}" for one in found.suggestions]


def test_a_winning_move_is_hinted_and_that_it_wins_is_the_reason() -> None:
    six = rich(units=dict.fromkeys(REGIONS[:6], 1))
    match = table("c3_07", "c3_16", sauron=six, fellowship=rich())
    best = hinted(match.state).suggestions[0]
    assert (str(best.option), best.chance, best.reasons) == ("play c3_16", 1.0, [Reason(WIN)])
    match.play("play c3_16")
    best = hinted(match.state).suggestions[0]
    assert (str(best.option), best.reasons) == ("place mordor", [Reason(WIN)])


def test_a_hint_has_a_few_choices_the_best_first_with_the_chance_to_win() -> None:
    found = hinted(DUEL.deal(3))
    chances = [one.chance for one in found.suggestions]
    assert 1 <= len(chances) <= 3
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)
    assert found.chance == chances[0]


def test_the_same_seed_gives_the_same_hint_again() -> None:
    assert told(hinted(DUEL.deal(5))) == told(hinted(DUEL.deal(5)))


def test_a_hint_never_changes_with_what_the_seat_may_not_know() -> None:
    one, other = [looked_through_discard(truth).state for truth in (ONE_TRUTH, ANOTHER)]
    assert one != other
    assert told(hinted(one)) == told(hinted(other))


def test_the_reason_for_a_card_is_what_it_brings_and_the_others_do_not() -> None:
    # c1_03 is a grey card: it brings a skill, and no other choice does.
    match = table("c1_13", "c1_03", sauron=rich(coins=0), fellowship=rich())
    reasons = {str(one.option): one.reasons for one in hinted(match.state).suggestions}
    skilled = next(found for option, found in reasons.items() if option == "play c1_03")
    assert [one.theme for one in skilled if one.kind == GAINS] == ["skills"]


def test_what_the_bots_do_without_a_thought_comes_first_and_nothing_that_only_looks_better() -> None:
    state = mathom.game("tcg").deal(1)
    for bid in ("number 1", "number 0"):
        assert state.decision is not None
        option = state.decision.find(bid)
        assert option is not None
        state.apply(option)
    # The last place is theirs, though whoever begins seems to stand better.
    tcg = Table(mathom.game("tcg"), state, 0)
    found = hint(tcg, seed=1, iterations=20, seconds=0)
    first, *others = found.suggestions
    assert str(first.option) == "place 2"
    assert first.reasons[0] == Reason(USUAL)
    assert in_words(tcg.game, first.reasons, "en")[0] == "Whoever knows the game does it so."
    assert all(one.chance <= first.chance for one in others)


def test_reasons_are_said_in_every_language_and_few() -> None:
    reasons = [Reason(GAINS, "quest", 0.5), Reason(TAKES, "units", 0.4), Reason(LEAVES, "open", 0.2)]
    assert in_words(DUEL, reasons, "en") == [
        "Better for you: steps on the quest.",
        "Worse for the other side: units on the map.",
        "Better for the other side: what lies open.",
    ]
    sentences = [in_words(DUEL, reasons, language) for language in LANGUAGES]
    assert len({told for each in sentences for told in each}) == 9
    assert in_words(DUEL, [], "en") == ["Little depends on it: the others are much like it."]


@pytest.mark.once  # Messages are the same in both builds.
@pytest.mark.parametrize("game", MINDS, ids=lambda game: game.id)
def test_every_feature_is_about_something_that_has_a_name(game: mathom.Game) -> None:
    mind = game.mind
    assert mind is not None
    assert len(mind.themes) == len(mind.names)
    themes = sorted(set(mind.themes))
    assert 8 <= len(themes) <= 20
    assert [theme for theme in themes if not knows(f"{game.id}-mind-{theme}")] == []
    for language in LANGUAGES:
        assert len({theme_name(game, theme, language) for theme in themes}) == len(themes)


def test_a_game_that_nobody_has_learned_offers_no_hints() -> None:
    assert able(DUEL)
    assert not able(POCKETS_GAME)


def test_only_what_is_on_the_table_of_a_bot_is_asked() -> None:
    # A hint takes what a bot gets: there is no way from it to the true state.
    state = DUEL.deal(2)
    assert state.decision is not None
    before = state.clone()
    hint(Table(DUEL, state, state.decision.seat), 1, 20, 0)
    assert state == before
