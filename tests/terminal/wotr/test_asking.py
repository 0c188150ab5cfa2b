"""What can be asked of the board: find, show, map, hand, card, in the words of three languages."""

from __future__ import annotations

import pytest

from mathom.games.wotr.box import REGION_IDS
from mathom.terminal.finding import NotFound
from mathom.terminal.wotr.land import neighbours
from tests.terminal.desk import Desk
from tests.terminal.wotr.table import answered, board, siege


def test_a_region_is_shown_with_who_is_there_who_holds_it_and_what_lies_next_to_it() -> None:
    shown = answered("show", "minas tirith")
    assert shown.startswith("Minas Tirith (Gondor), written minas-tirith")
    assert "Worth 2 Victory Points" in shown
    assert "Held by: Free Peoples." in shown
    assert "Here: 6 Sauron Regulars, 2 Sauron Elites, 2 Nazgûl, The Witch-king." in shown
    inside = "3 Gondor Regulars, 1 Gondor Elite, 1 Gondor Leader, Gandalf the White."
    assert f"Besieged inside the Stronghold: {inside}" in shown
    assert "Next to it Drúadan Forest · Lossarnach ▫⚑ · Osgiliath Sau 4R" in shown


def test_a_region_tells_the_numbers_of_the_options_that_name_it() -> None:
    march = siege(["die army", "use move"])
    assert "Options that name it: " in answered("show", "lossarnach", march)
    assert "Options that name it" not in answered("show", "grey havens", march)


def test_an_empty_region_says_so_and_the_ring_bearers_are_somebody() -> None:
    assert "Nobody is here." in answered("show", "evendim")
    dagorlad = answered("show", "dagorlad")
    assert "The figure of the Ring-bearers is here." in dagorlad
    assert "Nobody" not in dagorlad


@pytest.mark.parametrize("named", ["BARAD-DUR", "barad dûr", "baraddur", "Barad-dûr", "barad"])
def test_a_region_is_named_with_or_without_accents_capitals_and_hyphens(named: str) -> None:
    assert "Barad-dûr (Mordor)" in answered("show", named)


@pytest.mark.parametrize(("language", "own"), [("it", "Gran Burrone"), ("es", "Rivendel")])
def test_a_region_is_found_by_its_name_in_any_language(language: str, own: str) -> None:
    for named in ("Rivendell", "Gran Burrone", "Rivendel"):
        assert answered("show", named, language=language).startswith(own)
        assert answered("show", named).startswith("Rivendell")


def test_a_name_that_fits_several_things_is_answered_with_all_of_them() -> None:
    with pytest.raises(NotFound, match=r"“emyn” may be: .*Eastern Emyn Muil, Western Emyn Muil"):
        answered("show", "emyn")


def test_a_misspelt_name_is_answered_with_the_nearest_one() -> None:
    with pytest.raises(NotFound, match="Perhaps you mean: Osgiliath"):
        answered("show", "Osgilliat")
    with pytest.raises(NotFound, match=r"Nothing on the table is called “xyzzy”\.$"):
        answered("find", "xyzzy")


@pytest.mark.parametrize(
    ("named", "told"),
    [
        ("strider", "In Edoras."),
        ("Gandalf the White", "Besieged in Minas Tirith."),
        ("Pippin", "In the Fellowship, whose figure is in Dagorlad; progress 2."),
        ("frodo", "In the Fellowship"),
        ("boromir", "Out of the game."),
        ("aragorn", "Not in play yet."),
        ("gollum", "Not in play yet."),
        ("mouth of sauron", "Not in play yet."),
        ("rohan", "On the map Edoras ▣ Roh 2R 2E 1L Strider Reserve Roh"),
        ("nazgul", "On the map Dol Guldur ♜ Sau 5R 1E 1N Minas Tirith"),
        ("corsairs", "In your hand."),
        ("athelas", "Not seen yet"),
        ("std-3-1", "Drawn."),
        ("std-3-2", "In the Hunt Pool."),
        ("sha-ring-is-mine", "In play: it joins the Hunt Pool in Mordor."),
        ("fel-phial", "Not in play: an Event card brings it."),
        ("muster", "Advances a nation, recruits"),
        ("edoras", "Edoras (Rohan), written edoras"),
    ],
)
def test_everything_on_the_table_can_be_found(named: str, told: str) -> None:
    assert told in answered("find", named)


def test_the_dead_and_the_travellers_in_mordor_are_found() -> None:
    lost = siege(casualties={"rohan-regular": 2})
    assert "Lost Roh 2R" in answered("find", "rohan", lost)
    there = {"mordor": 3, "corruption": 5, "guide": "legolas"}
    tiles = {"added": ["sha-ring-is-mine"]}
    inside = siege(fellowship=there, tiles=tiles)
    assert "on step 3 of the Mordor Track" in answered("find", "gimli", inside)


def test_the_map_of_an_area_shows_its_empty_regions_too() -> None:
    whole = answered("map", "")
    assert "Dol Amroth ♜ Gon 3R" in whole
    assert "Erech" not in whole
    gondor = answered("map", "gondor")
    assert "Erech" in gondor
    assert "Edoras" not in gondor
    with pytest.raises(NotFound, match=r"There is no area “numenor”\. There are: Lindon, Eriador,"):
        answered("map", "numenor")


def test_a_region_tells_how_strong_its_armies_are_and_who_could_attack_them() -> None:
    shown = answered("show", "minas tirith")
    assert "Strength Shadow: 5 dice, re-roll 4 Threats [Minas Tirith]: 4 dice, re-roll 2" in shown
    assert "Strength Free Peoples: 4 dice, re-roll 2 Threats Minas Tirith: 5 dice" in shown
    assert answered("show", "pelargir").endswith("Threats Osgiliath: 4 dice, re-roll 0")
    assert "Threats" not in answered("show", "dol amroth")
    assert "Minacce Ovestemnet: 5 dadi, ritira 2" in answered("show", "edoras", language="it")
    assert "Amenazas Folde" not in answered("show", "edoras", language="es")


def test_borders_tell_who_borders_on_whom_on_the_whole_map_or_a_part_of_it() -> None:
    whole = answered("borders", "")
    for region in REGION_IDS:
        name = board().voice.say(board().game.name("region", region))
        assert name in whole
        assert all(
            board().voice.say(board().game.name("region", other)) in answered("borders", region)
            for other in neighbours(region)
        )
    gondor = answered("borders", "gondor")
    assert "Pelargir ▣ Gon 2R 1L Lamedon – Lossarnach – Osgiliath Sau 4R (Ithilien)" in gondor
    assert "Rivendell" not in gondor
    with pytest.raises(NotFound):
        answered("borders", "numenor")


def test_the_hand_is_told_card_by_card() -> None:
    told = answered("hand", "")
    for name in ("Shelob's Lair: card 1", "Grond, Hammer", "Corsairs of Umbar: card"):
        assert name in told
    empty: dict[str, list[str]] = {"free": [], "shadow": []}
    assert answered("hand", "", siege(hands=empty)) == "Your hand is empty."


def test_a_card_is_told_by_part_of_its_name_also_one_that_nobody_holds() -> None:
    assert "Phial of Galadriel: card 3" in answered("card", "phial")
    assert "Elven Cloaks" in answered("card", "")


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "find strider", "In the Fellowship"),
        ("it", "trova grampasso", "Nella Compagnia"),
        ("es", "busca trancos", "En la Comunidad"),
        ("es", "MUESTRA edoras", "Control: Pueblos Libres."),
        ("it", "mostra edoras", "La controlla: Popoli Liberi."),
        ("it", "show edoras", "La controlla: Popoli Liberi."),
        ("en", "mappa harad", "Far Harad"),
        ("es", "mapa harad", "Lejano Harad"),
        ("it", "confini umbar", "Vicino Harad"),
        ("es", "fronteras umbar", "Cercano Harad"),
        ("it", "mano", "mazzo"),
        ("es", "carta athelas", "mazo de Personaje"),
    ],
)
def test_a_question_is_understood_in_the_words_of_every_language(
    desk: Desk, language: str, typed: str, told: str
) -> None:
    words = ("play", "wotr", "--seats", "human,human", "--seed", "4", "--lang", language)
    done = desk.run(*words, typed=f"\n{typed}\nq\n")
    assert done.code == 0
    assert told in " ".join(done.out.split("> " + typed)[1].split())


def test_a_question_about_nothing_is_refused_in_a_sentence(desk: Desk) -> None:
    words = ("play", "wotr", "--seats", "human,human", "--seed", "4")
    done = desk.run(*words, typed="\nshow\nshow numenor\ni osgilliat\nq\n")
    assert done.code == 0
    assert "Nothing on the table is called “”." in done.out
    assert "Nothing on the table is called “numenor”." in done.said
    assert "Perhaps you mean: Osgiliath" in done.said
