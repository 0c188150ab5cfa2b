"""The board of the TCG: what is drawn, and that it can be read everywhere.

The goldens are whole screens. `MATHOM_GOLDENS=write pytest tests/terminal/tcg/test_board.py` writes
them anew; look at them before you keep them.
"""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

import mathom
from mathom.core.lang import LANGUAGES
from mathom.games.tcg.box import CARD_CODES
from mathom.games.tcg.game import TCG
from mathom.terminal.board import Look
from mathom.terminal.finding import NotFound
from tests.games.tcg.tables import AMBUSHED, ON_THE_WAY, table
from tests.terminal.tcg.table import answered, board, drawn, screen

GOLDENS = Path(__file__).parent / "goldens"


def skirmish() -> mathom.Match:
    match = table(AMBUSHED)
    match.play("fight 4P364a")
    return match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", ["way", "skirmish"])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (140, 45)])
def test_the_screen_looks_as_it_was_looked_at(
    language: str, scene: str, width: int, height: int
) -> None:
    match = table(ON_THE_WAY) if scene == "way" else skirmish()
    shown = "\n".join(screen(match, language, width, height)) + "\n"
    golden = GOLDENS / f"{language}-{width}x{height}-{scene}.txt"
    if os.environ.get("MATHOM_GOLDENS") == "write":
        golden.write_text(shown, encoding="utf-8")
    assert shown == golden.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, None), (140, 45), (60, 40)])
def test_every_screen_of_a_game_fits_its_terminal(language: str, width: int, height: int | None) -> None:
    looked = 0
    for seed, players in ((1, "2"), (2, "3"), (8, "4")):
        match = TCG.new(seed=seed, players=players)
        luck = random.Random(seed)
        while match.decision is not None:
            if len(match.history) % 3 == 0:
                lines = screen(match, language, width, height)
                looked += 1
                assert max(map(len, lines)) <= width
                if height is not None and len(match.decision.options) < 12:
                    assert len(lines) < height, "a line is left to type in"
            match.play(luck.choice(match.decision.options))
    assert looked > 40


def test_companions_show_strength_vitality_wounds_and_what_they_bear() -> None:
    armed = [*ON_THE_WAY["in_play"], {"card": "4C306a", "on": "4C302a"}]
    hand = {"a": {**ON_THE_WAY["seats"]["a"], "hand": ["4C310"]}, "b": ON_THE_WAY["seats"]["b"]}
    shown = drawn(table(ON_THE_WAY, in_play=armed, seats=hand), 0)
    assert "Fellowship ◎ Frodo 6/3 ● [Hobbit Sword] Aragorn 8/4 Gimli 6/1 ●● damage +1" in shown
    assert "Waiting with Player B ◎ Frodo 3/4 · Éowyn 6/3 · Rider of Rohan 5/3" in shown


def test_who_waits_shows_the_same_with_what_damage_adds() -> None:
    seats = {"a": {"site": 2, "burdens": 2}, "b": {"site": 3, "burdens": 1}}
    shown = drawn(table(ON_THE_WAY, free="b", seats=seats), 1)
    assert "Gimli 6/1 ●● damage +1" in shown.partition("Waiting")[2].partition("Fellowship")[0]


def test_the_path_shows_who_is_where_and_who_controls_what() -> None:
    shown = drawn(table(ON_THE_WAY, controlled={"1": "b"}), 0)
    assert "Path 1 The Riddermark (0) ⚑B ─ 2 B Uruk Camp (1) ─ 3 A Westemnet Plains (" in shown


def test_the_head_tells_turn_phase_and_twilight() -> None:
    shown = drawn(table(ON_THE_WAY, twilight=3), 0)
    assert shown.startswith("Turn 5: Player A · Fellowship · Twilight 3 ◆◆◆ ")


def test_a_skirmish_shows_both_sides_and_their_strength() -> None:
    shown = drawn(skirmish(), 0)
    assert "Skirmish: Aragorn 8 against Uruk Defender" in shown
    assert "Minions Uruk Defender" in shown
    assert "→ Gimli" in shown


def test_a_hand_is_shown_to_its_owner_and_to_nobody_else() -> None:
    hand = "Hand Dunlending Brigand (2) · Best Company (0) · Hobbit Sword (1) Merry, Learned Guide (1)"
    match = table(ON_THE_WAY)
    assert hand in drawn(match, 0)
    for eyes in (1, -1):
        shown = drawn(match, eyes)
        assert "Best Company" not in shown
        assert "hand 4" in shown


def test_the_board_shows_nothing_that_the_seat_may_not_know() -> None:
    match = skirmish()
    look = Look(140, None, "action", 0)
    shown = [one.plain for one in board().draw(match.view(0), look)]
    for seed in range(5):
        other = match.state.imagine(0, mathom.Seeded(seed))
        assert [one.plain for one in board().draw(other.view(0), look)] == shown


def test_burdens_are_shown_beside_what_corrupts_and_the_ring_when_it_is_worn() -> None:
    seats = {**ON_THE_WAY["seats"], "a": {**ON_THE_WAY["seats"]["a"], "wearing": True}}
    shown = drawn(table(ON_THE_WAY, seats=seats), 0, 110)
    assert "burdens 2/10 · ◎ wears the Ring · hand 4 · deck 52 · discard 1 · dead 1" in shown


def test_options_are_numbered_on_the_board_too() -> None:
    shown = " ".join(" ".join(screen(table(ON_THE_WAY), "en", 100, None)).split())
    assert "1) Hobbit Sword (1) · 2) Merry, Learned Guide (1)" in shown
    assert "1 Play Hobbit Sword (1)" in shown


def test_looking_at_a_card_tells_its_numbers_now_and_its_text() -> None:
    shown = answered(table(ON_THE_WAY), "look", "gimli")
    assert "Gimli, Unbidden Guest (4C49)" in shown
    assert "Now: 6/1 ●● damage +1" in shown
    frodo = answered(table(ON_THE_WAY), "look", "frodo", "it")
    assert "Porta: L'Unico Anello" in frodo
    with pytest.raises(NotFound):
        answered(table(ON_THE_WAY), "look", "boromir")


def test_the_hand_and_the_piles_can_be_read_card_by_card() -> None:
    assert "Best Company (4C42)" in answered(table(ON_THE_WAY), "hand", "")
    piles = answered(table(ON_THE_WAY), "piles", "")
    assert "Discard of Player A (1) · Valor" in piles
    assert "Dead of Player A (1) · Pippin" in piles


def test_any_card_of_the_box_can_be_asked_for() -> None:
    assert "Anger (4C3)" in answered(table(ON_THE_WAY), "card", "anger")
    assert "4C49" in answered(table(ON_THE_WAY), "card", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_in_one_deck_of_the_list(language: str) -> None:
    listed = [code for codes in board(language).decks().values() for code in codes]
    assert sorted(listed) == sorted(CARD_CODES)
    assert board(language).card("4C49").plain.startswith("4C49")


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_and_aim_are_explained(language: str) -> None:
    signs = " ".join(one.plain for one in board(language).legend(80))
    for sign in ("8/3", "●", "◎", "→", "◆", "⚑B"):
        assert sign in signs
    assert board(language).aim(80)


def test_lasting_effects_are_told_with_their_end() -> None:
    cards = [card if card != {"card": "4C49a", "wounds": 2} else "4C49a" for card in AMBUSHED["in_play"]]
    match = table(AMBUSHED, in_play=cards)
    for text in ("fight 4P364a", "use 4C49a", "choose 4P364a"):
        match.play(text)
    shown = drawn(match, 0)
    assert "Lasting Aragorn: strength +1 (Gimli, until the phase ends)" in shown


def test_a_cost_that_is_not_as_printed_shows_both_numbers() -> None:
    seats = {**ON_THE_WAY["seats"], "b": {**ON_THE_WAY["seats"]["b"], "hand": ["4C191", "4C165"]}}
    match = table(ON_THE_WAY, phase="shadow", seats=seats, twilight=9)
    assert "Uruk Rear Guard (6+2)" in drawn(match, 1)
    assert "Twilight cost 8: 6 printed, +2 roaming" in answered(match, "hand", "")


def test_a_character_looked_at_tells_what_its_numbers_are_made_of() -> None:
    assert "Strength 4: 3 printed, +1 The One Ring" in answered(table(ON_THE_WAY), "look", "frodo")


def test_what_would_come_of_a_skirmish_is_told_before_it_happens() -> None:
    shown = drawn(skirmish(), 0)
    assert "takes a wound)" in shown or "wounds)" in shown or "overwhelmed)" in shown


def test_the_move_limit_and_the_archery_totals_are_in_the_head() -> None:
    assert "Moves 1/2" in drawn(skirmish(), 0)
    cards = [*ON_THE_WAY["in_play"], "4C74a", "4C184b", "4C197b"]
    shot_at = table(AMBUSHED, phase="archery", in_play=cards)
    assert "Archery · Twilight 4 ◆◆◆◆ · fellowship 1, minions 0" in drawn(shot_at, 0)
