"""Long lists: folded into groups, opened by a number, narrowed by a name."""

from __future__ import annotations

import re

import pytest

import mathom
from mathom.core.lang import LANGUAGES
from mathom.core.match import Match
from mathom.terminal.menu import Menu
from tests.terminal.wotr.table import menu, screen, siege


def _march() -> Match:
    """Some forty moves to choose from."""
    return siege(["die army", "use move"])


def _folded(match: Match, language: str = "en") -> tuple[Menu, list[str]]:
    listed = menu(match, language)
    return listed, screen(match, language, 80, 24, listed)


def _flight() -> Match:
    return siege(["die character", "use minions", "fly dol-guldur"])


def test_a_list_that_is_too_long_shows_its_groups_with_their_numbers() -> None:
    listed, lines = _folded(_march())
    text = "\n".join(lines)
    assert "Osgiliath Sau 4R" in text
    assert "Which army?" in text
    assert "Move from Osgiliath" not in text
    assert len(listed.options) > 24


def test_a_number_opens_its_group_before_it_chooses() -> None:
    match = _march()
    listed, _ = _folded(match)
    (option,) = [one for one in listed.options if str(one) == "move osgiliath lossarnach"]
    assert listed.hides(option)
    listed.open(option)
    shown = "\n".join(screen(match, "en", 80, 24, listed))
    assert "Move from Osgiliath to Lossarnach" in shown
    assert "Move from Umbar" not in shown
    assert not listed.hides(option)


def test_numbers_stay_the_same_when_the_list_is_narrowed() -> None:
    match = _march()
    listed, _ = _folded(match)
    number = [str(one) for one in listed.options].index("move osgiliath lossarnach") + 1
    assert listed.narrow("osgiliath lossarnach")
    shown = "\n".join(screen(match, "en", 80, 24, listed))
    assert f"{number} Move from Osgiliath to Lossarnach" in shown
    assert str(listed.find(str(number))) == "move osgiliath lossarnach"
    listed.widen()
    assert not listed.narrowed


@pytest.mark.parametrize(("language", "typed"), [("en", "RHUN"), ("it", "rhun"), ("es", "Rhûn")])
def test_narrowing_forgives_accents_and_capitals(language: str, typed: str) -> None:
    listed = menu(_flight(), language)
    assert listed.narrow(typed)
    assert "south-rhun" in listed.marks
    assert "bree" not in listed.marks


def test_an_area_narrows_to_the_regions_in_it() -> None:
    listed = menu(_flight())
    assert listed.narrow("harad")
    assert set(listed.marks) == {"umbar", "near-harad", "far-harad", "khand"}


def test_words_that_no_option_says_change_nothing() -> None:
    listed = menu(_march())
    assert not listed.narrow("numenor")
    assert not listed.narrow("  ")
    assert not listed.narrowed


def test_areas_stand_in_the_order_of_the_map() -> None:
    _, lines = _folded(_flight())
    column = [re.sub(r"^ *[-\d]+ ", "", one)[:7] for one in lines if re.match(r" *\d+-\d+ ", one)]
    assert column[:4] == ["Lindon ", "Eriador", "Misty M", "Vales o"]


def test_where_nobody_watches_the_list_is_never_folded() -> None:
    listed = menu(_march())
    lines = screen(_march(), "en", 80, None, listed)
    assert "Move from Osgiliath to Lossarnach" in "\n".join(lines)
    assert not any(listed.hides(option) for option in listed.options)


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_in_signs_stand_under_what_they_do(language: str) -> None:
    match = siege(["die muster", "use recruit"])
    listed = menu(match, language)
    lines = [one.plain for one in listed.in_signs(80)]
    figure = mathom.game("wotr").name("figure", "sauron-regular")
    assert not isinstance(figure, str)
    said = listed._board.voice.say(figure)
    assert any(one.startswith(f"{said}:") for one in lines)


def test_what_was_named_so_far_is_told_with_the_question() -> None:
    match = siege(["die army", "use move", "move osgiliath lossarnach"])
    assert "So far" not in "\n".join(screen(match, "en", 80, 24))
    match.play("take sauron-regular")
    match.play("take sauron-regular")
    assert "So far: Take a Sauron Regular (×2)" in "\n".join(screen(match, "en", 80, 24))


def test_the_army_that_is_being_divided_is_on_the_screen() -> None:
    match = siege(["die army", "use move", "move osgiliath lossarnach"])
    assert "Ithilien:  Osgiliath Sau 4R" in "\n".join(screen(match, "en", 80, 24))


def test_a_combat_card_tells_the_name_and_the_initiative_at_its_foot() -> None:
    match = siege(["die army", "use attack", "attack westemnet edoras", "all"])
    shown = "\n".join(screen(match, "en", 80, 24))
    assert "Combat card: Corsairs of Umbar (Deadly Strife, initiative 3)" in shown
    assert "Combat card: no card\n" in shown


def test_it_is_asked_first_which_army_however_much_room_there_is() -> None:
    match = _march()
    listed = menu(match, "en")
    shown = "\n".join(screen(match, "en", 140, 200, listed))
    assert "Which army?" in shown
    assert "Move from" not in shown


def test_it_is_asked_first_to_which_part_of_the_map_somebody_flies() -> None:
    match = _flight()
    listed = menu(match, "en")
    assert "Which part of the map?" in "\n".join(screen(match, "en", 140, 200, listed))
