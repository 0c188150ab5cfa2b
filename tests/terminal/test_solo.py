"""Alone and in twos against the clockwork Shadow, on the screen and with the real board."""

from __future__ import annotations

import random
from typing import Any

import pytest

import mathom
from mathom.core.lang import LANGUAGES, say
from mathom.core.match import Match
from mathom.terminal.board import Look
from mathom.terminal.boards import board_of
from mathom.terminal.voice import Voice
from tests.terminal.desk import Desk

WOTR = mathom.game("wotr")
REFEREE = ("play", "wotr", "--solo", "--dice", "ask")


def played(people: str, seed: int, turns: int) -> Match:
    """A game of the people at the table, so many turns of it."""
    setup: dict[str, Any] = WOTR.solo(people)
    match = WOTR.new(seed=seed, **setup)
    choose = random.Random(seed)
    while match.decision is not None and match.state.turn <= turns:
        match.play(choose.choice(match.decision.options))
    return match


def typed(match: Match) -> list[str]:
    """What a person would type to play this match on a real table."""
    record = match.as_record()
    lines = [value for _, value in record.opening]
    for move in record.moves:
        lines += [move.text, *[value for _, value in move.outcomes]]
    return lines


def test_two_whole_turns_with_the_real_board_are_the_turns_that_were_dealt(desk: Desk) -> None:
    match = played("1", seed=5, turns=2)
    done = desk.run(*REFEREE, typed="\n".join(typed(match)) + "\nq\n")
    assert done.err == ""
    assert desk.kept().state == match.state
    # Whatever the Shadow did was told, with its reason.
    told = [event for played in match.history for event in played.events if event.seen_by is None]
    for event in told:
        if event.kind.startswith("clockwork_"):
            assert " ".join(say(WOTR.tell(event), "en").split()) in done.said


def test_nobody_is_asked_for_a_card_of_the_shadow_before_it_is_turned_up(desk: Desk) -> None:
    match = played("1", seed=5, turns=1)
    done = desk.run(*REFEREE, typed="\n".join(typed(match)) + "\nq\n")
    opening, _, rest = done.said.partition("Fellowship phase")
    assert "The Shadow draws a card from the Character deck." in opening
    assert opening.count("The Shadow draws a card (") == 0
    assert "Take a card of the Shadow's hand at random and turn it up (Character deck)." in rest


def test_the_board_can_be_seen_in_the_middle_of_what_the_shadow_does(desk: Desk) -> None:
    match = played("1", seed=5, turns=1)
    lines = typed(match)
    at = lines.index(_first_turned_up(match))
    done = desk.run(*REFEREE, typed="\n".join([*lines[:at], "b", *lines[at:]]) + "\nq\n")
    after = done.said.rpartition("turn it up (Character deck). Which card is it?")[0]
    assert "Orthanc ♜ Ise 4R 1E Saruman" in after
    assert desk.kept().state == match.state


def _first_turned_up(match: Match) -> str:
    return next(one.value for played in match.history for one in played.drawn if one.kind == "card")


def test_a_wrong_entry_is_taken_back_at_once_and_after_the_shadow_has_moved(desk: Desk) -> None:
    match = played("1", seed=5, turns=1)
    lines = typed(match)
    at = lines.index(_first_turned_up(match))
    dice = lines.index("muster-army")
    # A die of the Shadow, then a card of its hand, by which it goes on to attack.
    wrong = [*lines[:dice], "eye", "u", *lines[dice:at], "orc-patrol", "u", *lines[at - 1 :]]
    done = desk.run(*REFEREE, typed="\n".join(wrong) + "\nq\n")
    assert "Turned up: Orc Patrol." in done.said
    assert desk.kept().state == match.state


@pytest.mark.parametrize("language", LANGUAGES)
def test_markers_and_cards_laid_aside_can_be_read_beside_their_label(language: str) -> None:
    # "Show me the board as you think it is": what stands for garrisons belongs to it.
    lying = {
        "occupied": ["moria", "pelargir", "lossarnach"],
        "battle_cards": ["stormcrow"],
        "under_the_decks": {"character": ["orc-patrol"]},
    }
    data = {"armies": {}, "clockwork": lying, "control": {"pelargir": "shadow", "lossarnach": "shadow"}}
    match = WOTR.position(data, seed=1, players="1")
    board = board_of(WOTR, Voice(language))
    drawn = board.draw(match.view("free"), Look(110, None, "", 0, ()))
    rows = [line.plain for line in drawn]
    label = Voice(language)("terminal-wotr-clockwork")
    row = next(row for row in rows if row.startswith(label))
    assert row.startswith(f"{label} "), row
    shown = " ".join(" ".join(rows).split())
    for message, names in (
        ("markers", "Lossarnach, Pelargir"),
        ("battle-cards", Voice(language).say(WOTR.name("card", "stormcrow"))),
        ("under-decks", Voice(language).say(WOTR.name("card", "orc-patrol"))),
    ):
        assert Voice(language)(f"terminal-wotr-{message}", names=names) in shown


def test_two_may_play_against_the_clockwork_at_one_keyboard(desk: Desk) -> None:
    done = desk.run("play", "wotr", "--solo", "--players", "2", "--seed", "4", typed="\n\n\nq\n")
    assert done.err == ""
    assert "Nobody plays the Shadow." in done.said
    assert desk.kept().seats == ("gondor-player", "rohan-player")


def test_dice_and_cards_are_typed_by_name_and_a_line_is_taken_back_after_its_deed(desk: Desk) -> None:
    terminal = desk.terminal(*REFEREE, "--lang", "it", width=110, height=45)
    question = "numero o nome, ? per l'aiuto > "
    # Who plays and how the game is won is read before the first card is turned up.
    assert "Popoli Liberi: tu" in terminal.until("Invio > ")
    terminal.type("")
    for typed in ("ascia", "notte"):
        terminal.until(question)
        terminal.type(typed)
    terminal.until("Concludi la Fase della Compagnia")
    terminal.type("done")
    assert "3 Mobilitazione/Esercito" in terminal.until(question)
    terminal.type("mobilitazione evento mobilitazione pippo")
    assert "«pippo» non è tra ciò che può essere uscito." in terminal.until(question)
    terminal.type("mobilitazione evento mobilitazione volere")
    terminal.until(question)
    terminal.type("muster-army personaggio evento evento evento esercito")
    terminal.until("u annulla l'ultima risposta. > ")
    terminal.type("u")
    asked = terminal.until(question)
    assert "I dadi azione dell'Ombra, senza quelli nel Riquadro della Caccia (6)." in asked
    terminal.type("muster-army personaggio evento evento evento occhio")
    # Only Enter says that it is done; the board is shown at any time.
    terminal.until("u annulla l'ultima risposta. > ")
    for stray, answer in (("3", "«3» qui non è una risposta"), ("b", "Orthanc ♜")):
        terminal.type(stray)
        assert answer in terminal.until("u annulla l'ultima risposta. > ")
    terminal.type("")
    terminal.until("Scegli un dado da usare.")
    terminal.type("q")
    terminal.end()
    dice = [one.value for one in desk.kept().history[-1].drawn if one.kind == "shadow_die"]
    assert dice == ["muster-army", "character", "event", "event", "event", "eye"]


def test_a_hunt_tile_is_typed_as_what_it_shows_and_never_as_its_place_on_the_list(desk: Desk) -> None:
    match = played("1", seed=36, turns=2)
    drawn = [one.value for played in match.history for one in played.drawn if one.kind == "tile"]
    assert drawn[0].startswith("std-2-")
    lines = typed(match)
    # A 3 is in the second place of the list: whoever has drawn a 2 types 2.
    lines[lines.index(drawn[0])] = "2"
    desk.run(*REFEREE, typed="\n".join(lines) + "\nq\n")
    tiles = [one.value for played in desk.kept().history for one in played.drawn if one.kind == "tile"]
    assert tiles[0].startswith("std-2-")
    assert len(desk.kept().history) == len(match.history)
