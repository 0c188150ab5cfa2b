"""Italian, Spanish and English are equal: what one of them says, all of them say."""

from __future__ import annotations

import re
from collections import Counter

import fluent.syntax.ast as ftl
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax import parse

import mathom
from mathom.core import lang
from mathom.core.lang import LANGUAGES, knows, say
from mathom.core.text import Text
from tests.core.messages import asked, entries, gaps, messages, referred, words, written

# Languages are not compiled, and what they say is in files.
pytestmark = pytest.mark.once

OTHERS = ("it", "es")


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(language: str) -> None:
    english, other = set(messages("en")), set(messages(language))
    assert english - other == set(), "missing"
    assert other - english == set(), "only here"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_broken_or_written_twice(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)] == []
    ids = Counter(entry.id.name for entry in entries(language) if isinstance(entry, ftl.Message))
    assert [id for id, times in ids.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_are_cut_exactly_where_messages_begin(language: str) -> None:
    whole = {
        f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name: entry
        for entry in entries(language)
        if isinstance(entry, ftl.Message | ftl.Term)
    }
    cut = lang.written(language)
    assert list(cut) == list(whole)
    for name, entry in cut.items():
        alone = [one for one in parse(entry.text).body if isinstance(one, ftl.Message | ftl.Term)]
        assert [one.equals(whole[name], ["span", "comment"]) for one in alone] == [True], name
        assert entry.parts == [part.id.name for part in whole[name].attributes], name
        assert entry.has_value == (whole[name].value is not None), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plain_message_says_what_fluent_would_say(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for path in lang.sources(language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    plain = [name for name, entry in lang.written(language).items() if entry.plain is not None]
    assert len(plain) > 1000
    for name in plain:
        value = bundle.get_message(name).value
        assert value is not None
        assert bundle.format_pattern(value) == (say(Text(name), language), []), name


def test_what_nobody_says_is_not_read() -> None:
    lang._bundle.cache_clear()
    say(Text("record-move", number=1, why=Text("move-over", move="stop")), "en")
    read = [name for name in messages("en") if lang._bundle("en").has_message(name)]
    assert read == ["move-over", "record-move"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_refers_only_to_messages_that_exist(language: str) -> None:
    for id in messages(language):
        assert referred(id, language) <= set(messages(language)), id


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_has_the_same_gaps_in_every_language(language: str) -> None:
    differing = {
        id: (gaps(id, "en"), gaps(id, language))
        for id in messages("en")
        if gaps(id, "en") != gaps(id, language)
    }
    assert differing == {}


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_is_left_in_english(language: str) -> None:
    same = [
        id
        for id in messages("en")
        if len(re.findall(r"[^\W\d]{2,}", words(id, "en"))) > 4
        and words(id, "en") == words(id, language)
    ]
    assert same == []


NAMES = re.compile(r"\w+-(card|combat|tile)-")
"""Some cards shout their names, and names are as the rulebooks have them."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_raises_the_voice(language: str) -> None:
    loud = [id for id in messages(language) if re.search("[!¡]", words(id, language))]
    assert [id for id in loud if not NAMES.match(id)] == []


def test_every_message_that_the_source_asks_for_exists() -> None:
    assert [(one.where, one.pattern) for one in asked() if not one.answers("en")] == []


def test_the_source_fills_every_gap_of_what_it_asks_for() -> None:
    open_gaps = [
        (one.where, id, gaps(id, "en") - one.given)
        for one in asked()
        if one.given is not None and one.exact
        for id in one.answers("en")
        if not gaps(id, "en") <= one.given
    ]
    assert open_gaps == []


def test_every_message_is_asked_for_somewhere() -> None:
    inside = set().union(*[referred(id, "en") for id in messages("en")])
    patterns = [re.compile(pattern) for pattern in written()]
    idle = [
        id
        for id in messages("en")
        if id not in inside and not any(pattern.fullmatch(id) for pattern in patterns)
    ]
    assert idle == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_title_a_rulebook_and_its_setup_explained(language: str) -> None:
    for game in mathom.games():
        assert knows(f"{game.id}-title", language)
        assert knows(f"{game.id}-book-{game.id}", language)
        for choice in game.choices:
            assert knows(f"{game.id}-setup-{choice.name}", language)
            for value in choice.values:
                assert knows(f"{game.id}-setup-{choice.name}-{value}", language)


def test_a_text_inside_a_text_is_said_in_the_same_language() -> None:
    reason = Text("move-over", move="stop")
    text = Text("record-move", number=1500, why=reason)
    assert say(text, "en") == "Choice 1500: The game is over: “stop” comes too late."
    assert say(text, "it") == "Scelta 1500: La partita è finita: «stop» arriva troppo tardi."
    assert say(text, "es") == "Elección 1500: La partida ha terminado: «stop» llega tarde."


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_and_many_are_told_apart(language: str) -> None:
    one = say(Text("chance-left-over", count=1, kind="card", value="c1_01"), language)
    two = say(Text("chance-left-over", count=2, kind="card", value="c1_01"), language)
    assert "2" in two
    assert two.replace("2", "1") != one


def test_an_unfilled_gap_and_an_unknown_message_are_errors() -> None:
    with pytest.raises(FluentReferenceError):
        say(Text("move-over"), "en")
    with pytest.raises(LookupError):
        say(Text("move-that-nobody-wrote"), "en")


def test_a_refusal_is_a_sentence_in_every_language() -> None:
    match = mathom.game("duel").new(seed=1)
    with pytest.raises(mathom.IllegalMove) as refused:
        match.play("stop")
    text = refused.value.text
    assert str(refused.value) == say(text, "en")
    assert say(text, "it").endswith("(Regolamento di Duel, p. 3)")
    assert say(text, "es").endswith("(Reglamento de Duelo, p. 3)")
