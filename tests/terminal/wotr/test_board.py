"""The board of War of the Ring: what is drawn, and that it can be read everywhere.

The goldens are whole screens. `MATHOM_GOLDENS=write pytest tests/terminal/wotr/test_board.py` writes
them anew; look at them before you keep them.
"""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

import mathom
from mathom.core.lang import LANGUAGES
from mathom.games.wotr.box import NATION_IDS, REGION_IDS, REGIONS
from mathom.terminal.board import Look
from mathom.terminal.voice import Voice
from mathom.terminal.wotr.areas import AREAS
from mathom.terminal.wotr.signs import Signs
from tests.terminal.wotr.table import SIEGE, board, drawn, screen, siege

GOLDENS = Path(__file__).parent / "goldens"
SCENES = {"die": [], "march": ["die army", "use move"], "attack": ["die army", "use attack"]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (140, 45)])
def test_the_screen_looks_as_it_was_looked_at(
    language: str, scene: str, width: int, height: int
) -> None:
    shown = "\n".join(screen(siege(SCENES[scene]), language, width, height)) + "\n"
    golden = GOLDENS / f"{language}-{width}x{height}-{scene}.txt"
    if os.environ.get("MATHOM_GOLDENS") == "write":
        golden.write_text(shown, encoding="utf-8")
    assert shown == golden.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, None), (140, 45), (60, 30), (40, 24)])
def test_every_screen_of_a_game_fits_its_terminal(language: str, width: int, height: int | None) -> None:
    match = mathom.game("wotr").new(seed=11)
    luck = random.Random(11)
    looked = 0
    for number in range(900):
        assert match.decision is not None
        if number % 30 == 0 or len(match.decision.options) > 80:
            lines = screen(match, language, width, height)
            looked += 1
            assert max(map(len, lines)) <= width
            if height is not None and width >= 60:
                assert len(lines) < height, "a line is left to type in"
        match.play(luck.choice(match.decision.options))
    assert looked > 30


def test_every_region_lies_in_one_area_and_every_area_hangs_together() -> None:
    listed = [region for regions in AREAS.values() for region in regions]
    assert sorted(listed) == sorted(REGION_IDS)
    for area, regions in AREAS.items():
        reached = {regions[0]}
        for _ in regions:
            for region in REGIONS:
                if region.id in reached:
                    near = {REGION_IDS[number] for number in region.neighbours}
                    reached |= near & set(regions)
        assert reached == set(regions), area


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_of_figures_and_nations_differ(language: str) -> None:
    signs = Signs(mathom.game("wotr"), Voice(language))
    assert len(set(signs.letters.values())) == 4
    assert len(set(signs.nations.values())) == len(NATION_IDS)
    assert len(set(signs.characters.values())) == len(signs.characters)


def test_armies_are_listed_by_area_with_their_figures() -> None:
    shown = drawn(siege(), 0)
    assert "Rohan: Westemnet ▫⚑ Ise 5R 2E Edoras ▣ Roh 2R 2E 1L Strider" in shown
    assert "Erebor and Dale: Dale ▣ Dwa 1R Nor 3R 1L Vale of the Carnen Sou 5R 1E" in shown


def test_the_besieged_stand_in_brackets_beside_their_besiegers() -> None:
    city = "Minas Tirith ♜ Sau 6R 2E 2N Witch-king [Gon 3R 1E 1L Gandalf the White]"
    shown = drawn(siege(), 0)
    assert f"Gondor: {city}" in shown
    assert f"Sieges {city} Fronts" in shown


def test_a_settlement_that_changed_hands_is_listed_even_if_it_is_empty() -> None:
    assert "Lossarnach ▫⚑" in drawn(siege(), 0)
    assert "Lossarnach" not in drawn(siege(control={"westemnet": "shadow"}), 0)


def test_the_fronts_are_where_armies_face_each_other() -> None:
    fronts = drawn(siege(), 0).split(" Fronts ")[1].split(" Fellowship ")[0]
    assert "Dale Dwa 1R Nor 3R 1L ↔ Vale of the Carnen Sou 5R 1E" in fronts
    assert "Edoras Roh 2R 2E 1L Strider ↔ Westemnet Ise 5R 2E" in fronts
    assert "Pelargir Gon 2R 1L ↔ Osgiliath Sau 4R" in fronts
    assert "Rivendell" not in fronts


def test_the_fellowship_is_shown_where_it_was_last_known_with_its_company() -> None:
    shown = drawn(siege(), 0)
    assert "◎ Dagorlad · progress 2 · hidden · Corruption 5/12 ━━━━━·······" in shown
    assert "Guide: Legolas" in shown
    assert "with Gimli, Merry, Pippin" in shown
    revealed = siege(fellowship={**siege().state.position()["fellowship"], "hidden": False})
    assert "· revealed ·" in drawn(revealed, 0)


def test_the_characters_in_play_are_listed_with_their_regions() -> None:
    shown = drawn(siege(), 0)
    where = "Strider Edoras · Gandalf the White [Minas Tirith] · Saruman Orthanc"
    assert f"Characters {where} Witch-king Minas Tirith" in shown
    assert "Characters" not in drawn(mathom.game("wotr").new(seed=1), 0)


def test_in_mordor_the_track_takes_the_place_of_the_region() -> None:
    there = {"mordor": 2, "corruption": 5, "guide": "legolas"}
    tiles = {"drawn": ["std-3-1"], "added": ["sha-ring-is-mine"]}
    shown = drawn(siege(fellowship=there, tiles=tiles), 0)
    assert "Mordor ━━◎··· 2/5" in shown
    assert "progress" not in shown


def test_the_hunt_shows_its_dice_and_every_tile() -> None:
    shown = drawn(siege(), 0)
    assert "Box: 3 Shadow, 1 Free Peoples" in shown
    assert "pool ◉* ◉* ◉* ◉* 3 3 2 2 2* 1 1 1* 0* 0*" in shown
    assert "drawn 3 1*" in shown
    assert "for Mordor ◉*■" in shown


def test_politics_tell_the_step_and_who_is_asleep() -> None:
    shown = drawn(siege(), 0)
    assert "Politics Dwarves ○1 · Elves ●1 · Gondor At War · The North ●3 · Rohan At War" in shown


def test_both_sides_show_dice_rings_and_how_many_cards() -> None:
    shown = drawn(siege(), 0)
    assert "2/5 dice: Character, Event · 1 Elven Ring · hand 2+1, decks 22+23" in shown
    assert "5/9 dice: Character, 2 × Army, Muster, Event" in shown
    used = siege(ring_used=["shadow"])
    assert "1 Elven Ring (one used this turn)" in drawn(used, 0)


def test_victory_points_are_shown_beside_what_is_needed() -> None:
    taken = {region: count for region, count in SIEGE["armies"].items() if region != "pelargir"}
    conquered = siege(armies=taken, control={**SIEGE["control"], "pelargir": "shadow"})
    assert "Victory Points: Free Peoples 0/4, Shadow 1/10" in drawn(conquered, 0)


def test_a_hand_is_shown_to_its_owner_and_to_nobody_else() -> None:
    hand = "Hand Elven Rope (Character) · Athelas (Character) The Red Arrow (Muster)"
    assert hand in drawn(siege(), 0)
    for eyes in (1, -1):
        shown = drawn(siege(), eyes)
        assert "Athelas" not in shown
        assert "hand 2+1" in shown


def test_the_board_shows_nothing_that_the_seat_may_not_know() -> None:
    match = siege()
    look = Look(140, None, "die", 0)
    shown = [one.plain for one in board().draw(match.view(0), look)]
    for seed in range(5):
        other = match.state.imagine(0, mathom.Seeded(seed))
        assert [one.plain for one in board().draw(other.view(0), look)] == shown


def test_a_battle_shows_both_armies_their_dice_and_a_card_face_down_as_its_back() -> None:
    match = siege(["die army", "use attack", "attack westemnet edoras", "all"])
    assert match.decision is not None
    assert match.decision.kind == "combat"
    assert "Field battle: Edoras, round 1" in drawn(match, 0)
    match.play("combat corsairs-of-umbar")
    assert "card: Corsairs of Umbar" in drawn(match, 1)
    hidden = drawn(match, 0)
    assert "Attacker Shadow: Westemnet Ise 5R 2E · card: a Strategy card" in hidden
    assert "Corsairs" not in hidden


def test_what_does_not_fit_is_left_out_and_what_the_decision_needs_comes_first() -> None:
    march = "\n".join(screen(siege(SCENES["march"]), "en", 80, 24))
    assert "Osgiliath Sau 4R" in march
    assert "Politics" not in march
    quest = siege(to_act="free")
    assert "Hand " in "\n".join(screen(quest, "en", 80, 24))
