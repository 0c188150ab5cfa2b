"""How each game is played, told in three languages: the same chapters, and one for every rule."""

from __future__ import annotations

import pytest

import mathom
from mathom.core.lang import LANGUAGES, written
from mathom.learn import Lesson, lesson

pytestmark = pytest.mark.once  # pages, which are the same in both builds

GAMES = [game.id for game in mathom.games()]


def pictures(told: Lesson) -> list[tuple[str, str]]:
    """The pictures, each with its chapter."""
    lead = [("", part.picture) for part in told.lead]
    inside = [(chapter.id, part.picture) for chapter in told.chapters for part in chapter.parts]
    return [one for one in [*lead, *inside] if one[1]]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_a_question_may_name_has_its_chapter(game: str, language: str) -> None:
    rules = {
        id.removeprefix(f"{game}-rule-") for id in written(language) if id.startswith(f"{game}-rule-")
    }
    told = [chapter.id for chapter in lesson(game, language).chapters]
    assert rules - set(told) == set()
    assert len(told) == len(set(told))


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_has_the_same_chapters_and_pictures_in_every_language(game: str) -> None:
    english = lesson(game, "en")
    for language in LANGUAGES:
        told = lesson(game, language)
        assert [(one.id, one.level) for one in told.chapters] == [
            (one.id, one.level) for one in english.chapters
        ]
        assert pictures(told) == pictures(english)
        assert told.lead


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_chapter_is_empty(game: str, language: str) -> None:
    assert [one.id for one in lesson(game, language).chapters if not one.parts] == []
