"""What things are called, what is asked, chosen and told, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import mathom
from mathom.core.lang import LANGUAGES, knows, say
from mathom.core.option import Option
from mathom.core.text import Text
from mathom.games.tcg.box import CARD_CODES, KEYWORDS
from mathom.games.tcg.game import TCG
from mathom.games.tcg.phases import HAPPENINGS, PHASES
from mathom.games.tcg.position.agenda import STEPS
from mathom.games.tcg.steps.ending import ARRIVED, CORRUPTED, DRAWN, KILLED, LAST
from mathom.games.tcg.text.names import parse
from tests.games.tcg.cards.scenes import Scene
from tests.games.tcg.tables import AMBUSHED, ON_THE_WAY, table, texts
from tests.games.tcg.unwritten import unwritten
from tests.laws.table import walk

# What is said does not change with the build; plain Python speaks in the tests of the browser.
pytestmark = pytest.mark.once

HOME = Path(mathom.__file__).parent / "games" / "tcg"


def labels(match: mathom.Match, language: str = "en") -> list[str]:
    assert match.decision is not None
    return [say(TCG.label(match.state, option), language) for option in match.decision.options]


def asked(match: mathom.Match, language: str = "en") -> str:
    assert match.decision is not None
    return say(TCG.prompt(match.state, match.decision), language)


def test_a_card_is_called_by_title_and_subtitle_and_at_the_table_by_its_title() -> None:
    assert say(_text("4P364"), "en") == "Aragorn, Wingfoot"
    assert say(_text("4P364a"), "en") == "Aragorn"
    assert say(_text("4C286b2"), "it") == "Cavaliere di Rohan (2)"
    assert TCG.name("card", "9Z9a") == "9Z9a"


ENOUGH = {
    "en": ["That one is enough", "These 2 are enough"],
    "it": ["Basta questa", "Bastano queste 2"],
    "es": ["Basta con esta", "Bastan estas 2"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_has_paid_as_much_as_he_likes_is_told_how_much_it_was(language: str) -> None:
    # Arrow and Blade: exert as many Elves as you like, but one at least.
    elves = "4C302a 4C49a 4C74a 4C70a 4C76a 4C78a 4C10b"
    scene = Scene(elves, hands="4U59a").skirmish("4C49a", "4C10b").choose("play 4U59a")
    said = []
    assert "done" not in scene.options
    for _ in range(2):
        scene.choose(scene.options[0])
        said.append(say(TCG.label(scene.state, Option("done")), language))
    assert said == ENOUGH[language]


def _text(thing: str) -> Text:
    name = TCG.name("card", thing)
    assert isinstance(name, Text)
    return name


def test_playing_a_card_says_what_it_costs() -> None:
    match = table(ON_THE_WAY)
    assert labels(match) == [
        "Play Hobbit Sword (1)",
        "Play Merry, Learned Guide (1)",
        "End the phase and move",
    ]
    assert labels(match, "it")[2] == "Termina la fase e muoviti"


def test_using_a_card_says_what_it_does() -> None:
    cards = [card if card != {"card": "4C49a", "wounds": 2} else "4C49a" for card in AMBUSHED["in_play"]]
    match = table(AMBUSHED, in_play=cards)
    assert labels(match) == ["Skirmish of Aragorn", "Skirmish of Gimli"]
    match.play("fight 4P364a")
    assert "use 4C49a" in texts(match)
    spoken = labels(match)[texts(match).index("use 4C49a")]
    assert spoken.startswith("Gimli: Exert Gimli to make an unbound companion strength +1")
    match.play("use 4C49a")
    assert asked(match).startswith("Gimli: Make an unbound companion strength +1")
    assert labels(match) == ["Aragorn", "Gimli"]


def test_whoever_may_answer_hears_what_is_about_to_happen() -> None:
    cards = [{**AMBUSHED["in_play"][0]}, *AMBUSHED["in_play"][1:4], "4C302b", AMBUSHED["in_play"][5]]
    data = {
        **AMBUSHED,
        "free": "b",
        "path": {"1": "4U328a", "2": "4U335b", "3": "4U342a", "4": "4U344b"},
        "in_play": [*cards, "4C270b", {"card": "4C10a", "assigned": "4C270b"}],
        "seats": {"a": {"site": 3, "hand": []}, "b": {"site": 4, "hand": []}},
    }
    match = table(data)
    while match.decision is not None and match.decision.kind != "answer":
        match.play("pass")
    assert asked(match) == "Éowyn is about to take a wound. Choose an answer, or pass."
    assert labels(match)[0].startswith("Éowyn: Exert Éowyn")


def test_the_same_card_of_two_players_is_told_apart_by_its_owner() -> None:
    data = {
        "phase": "assignment",
        "free": "b",
        "path": {"1": "4U328a"},
        "in_play": ["4C270b", "4C10a", "4C10c"],
    }
    match = TCG.position(data, seed=1, players="3")
    assert "Dunlending Brigand (Player A) against Éowyn" in labels(match)
    assert "Dunlending Brigand (Player C) against Éowyn" in labels(match)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_option_event_and_ending_can_be_said(language: str) -> None:
    for seed in range(3):
        match = TCG.new(seed=seed, players=str(2 + seed), mulligan="yes")
        for shown in walk(match, seed):
            assert asked(shown, language)
            spoken = labels(shown, language)
            assert len(set(spoken)) == len(spoken), spoken
        for played in match.history:
            for event in played.events:
                assert say(TCG.tell(event), language)
        assert match.outcome is not None
        assert say(TCG.result(match.outcome, match.seats), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_rules_ask_or_tell_has_its_sentence(language: str) -> None:
    kinds = {step.kind for step in STEPS.values() if step.kind}
    assert [kind for kind in kinds if not knows(f"tcg-ask-{kind}", language)] == []
    source = "".join([path.read_text(encoding="utf-8") for path in sorted(HOME.rglob("*.py"))])
    told = set(re.findall(r'\.tell\(\s*"(\w+)"', source))
    assert len(told) > 25
    assert [kind for kind in told if not knows(f"tcg-event-{kind}", language)] == []
    assert [kind for kind in HAPPENINGS if not knows(f"tcg-happening-{kind}", language)] == []
    rules = {step.rule.section for step in STEPS.values() if hasattr(step, "rule")}
    assert [section for section in rules if not knows(f"tcg-rule-{section}", language)] == []
    hows = (ARRIVED, CORRUPTED, KILLED, LAST, DRAWN)
    assert [how for how in hows if not knows(f"tcg-result-{how}", language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_keyword_and_phase_is_explained(language: str) -> None:
    for code in CARD_CODES:
        lines = [say(text, language) for text in TCG.explain("card", code)]
        assert code in lines[0]
        assert len(lines) >= 3
    assert say(TCG.explain("keyword", "fierce")[0], language)
    for phase in PHASES:
        assert say(TCG.explain("phase", phase)[0], language)
    assert TCG.explain("card", "nothing") == []
    # What no rule knows is explained too: other cards speak of it.
    assert say(TCG.explain("keyword", "tale")[0], language)
    assert "tale" in KEYWORDS


def test_a_card_of_the_table_is_explained_like_the_card_of_the_box() -> None:
    assert TCG.explain("card", "4C49a2") == TCG.explain("card", "4C49")
    last = say(TCG.explain("card", "4C49")[-1], "en")
    assert last == "Damage +X: whoever loses a skirmish to it takes X more wounds."


def test_cards_without_their_effect_are_listed_as_missing() -> None:
    assert TCG.missing() == []
    with unwritten("4C277"):
        assert TCG.missing() == ["4C277"]


@pytest.mark.parametrize(
    "text",
    ["pass", "number 10", "place 2", "player c", "play 4C49a2", "use 4C49a", "use 4C49a 2",
     "assign 4C10b 4P364a", "transfer 4C306a 4C302a", "heal 4C49a 4C49a2", "heal 4C49a", "effect 1"],
)  # fmt: skip
def test_a_notation_is_understood_at_any_table(text: str) -> None:
    option = parse(text)
    assert option is not None
    assert str(option) == text


@pytest.mark.parametrize(
    "text",
    ["", "pass 1", "number", "number x", "number 100", "player z", "play", "play frodo", "use 4C49a 1",
     "assign 4C10b", "assign 4C10b x", "play 4C49a 4C49a", "fly 4C49a", "number 01"],
)  # fmt: skip
def test_what_is_no_notation_is_not_understood(text: str) -> None:
    assert parse(text) is None


def test_things_of_an_option_have_their_kinds() -> None:
    assert TCG.things(Option("assign", ("4C10b", "4P364a"))) == {"card": "4C10b", "other": "4P364a"}
    assert TCG.things(Option("use", ("4C49a", "2"))) == {"card": "4C49a", "which": "2"}
    assert TCG.things(Option("player", ("b",))) == {"seat": "b"}
    assert TCG.things(Option("pass")) == {}


def test_players_are_spoken_of_with_their_articles() -> None:
    played = Text("tcg-event-played", player=Text("tcg-seat-a"), card=Text("tcg-card-4C49"))
    assert [say(played, language) for language in LANGUAGES] == [
        "Player A plays Gimli.", "Il giocatore A gioca Gimli.", "El jugador A juega Gimli.",
    ]  # fmt: skip
    turn = Text("tcg-event-turn", player=Text("tcg-seat-b"))
    assert say(turn, "it") == "Comincia il turno del giocatore B."
    assert say(turn, "es") == "Comienza el turno del jugador B."


def test_whoever_has_a_name_keeps_it() -> None:
    turn = Text("tcg-event-turn", player="Ada")
    assert [say(turn, language) for language in ("it", "es")] == [
        "Comincia il turno di Ada.", "Comienza el turno de Ada.",
    ]  # fmt: skip


def test_a_cost_that_is_not_as_printed_is_told_with_the_printed_one() -> None:
    seats = {**ON_THE_WAY["seats"], "b": {**ON_THE_WAY["seats"]["b"], "hand": ["4C191", "4C165"]}}
    match = table(ON_THE_WAY, phase="shadow", seats=seats, twilight=9)
    assert match.decision is not None
    labels = [say(TCG.label(match.state, option), "en") for option in match.decision.options]
    assert "Play Uruk Rear Guard (8 instead of 6)" in labels
