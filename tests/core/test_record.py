"""Records: what can be written can be read, and what cannot be read is named."""

from __future__ import annotations

import time
from contextlib import suppress

import pytest

from mathom import BadRecord, Match
from mathom.core.record import MOST_CHARACTERS, MOST_NESTING, Move, Record, read, write
from tests.core.toy import POCKETS_GAME as POCKETS

HEADER = '[game "pockets"] [rules "1"] [seed "3"] [first "bilbo"]\n'
TEXT = HEADER + "0. {thing ring}\n1. bilbo hide right\n2. gollum guess right {thing egg}\n"


def test_what_is_written_reads_back_the_same() -> None:
    record = Record(
        {"game": "pockets", "rules": "1"},
        {"held": "ring", "bilbo": []},
        [("thing", "ring"), ("thing", "egg"), ("die", "6")],
        [
            Move("bilbo", "hide left", [("die", "1"), ("thing", "egg")], "a # comment"),
            Move("gollum", "x"),
        ],
        "about the game",
    )
    assert read(write(record)) == record


def test_outcomes_of_one_kind_are_written_together() -> None:
    record = Record({}, None, [("thing", "ring"), ("thing", "egg"), ("die", "6"), ("thing", "fish")])
    assert "0. {thing ring egg; die 6; thing fish}\n" in write(record)
    assert read(write(record)).opening == record.opening


def test_several_tags_may_share_a_line() -> None:
    assert read(TEXT).tags == {"game": "pockets", "rules": "1", "seed": "3", "first": "bilbo"}


@pytest.mark.parametrize(
    "name",
    [
        'Ada "the bot" L.',
        "back\\slash",
        '\\"',
        "Éowyn ☃ 米",
        "{brace} (paren) [x] # 1.",
        "",
        " spaces ",
        "\x1b[31m",
    ],
)
def test_any_name_of_a_player_survives(name: str) -> None:
    text = POCKETS.new(seed=1, named={"bilbo": name}).record()
    assert read(text).tags["bilbo"] == name
    assert write(read(text)) == text


@pytest.mark.parametrize("end", ["\n", "\r", "\r\n", "\x0b", "\x0c", "\x1c", "\x85", "\u2028", "\u2029"])
def test_the_end_of_a_line_in_a_name_becomes_a_blank(end: str) -> None:
    text = POCKETS.new(seed=1, named={"bilbo": f"Ada{end}Lovelace"}).record()
    assert read(text).tags["bilbo"] == "Ada Lovelace"


def test_tags_of_ones_own_are_kept() -> None:
    record = read('[event "Sunday"]\n' + TEXT)
    assert record.tags["event"] == "Sunday"
    assert read(write(record)) == record


@pytest.mark.parametrize(
    "change", [str, lambda text: "\ufeff" + text, lambda text: text.replace("\n", "\r\n")]
)
def test_a_text_from_any_editor_can_be_read(change: object) -> None:
    assert callable(change)
    assert read(change(TEXT)) == read(TEXT)


def test_blanks_and_empty_lines_do_not_matter() -> None:
    loose = (
        TEXT.replace("\n", "\n\n")
        .replace("hide right", " hide\t right ")
        .replace("1. bilbo", "  1.bilbo")
    )
    assert read(loose) == read(TEXT)


# -- comments and variations ---------------------------------------------------------------------


def test_a_comment_is_about_the_choice_before_it() -> None:
    record = read(TEXT.replace("hide right", "hide right # bold\n# and rash"))
    assert [move.comment for move in record.moves] == ["bold and rash", ""]
    assert read(write(record)) == record


def test_a_comment_before_the_first_choice_is_about_the_game() -> None:
    record = read("# riddles\n" + TEXT.replace("{thing ring}", "{thing ring} # in the dark"))
    assert record.comment == "riddles in the dark"
    assert read(write(record)) == record


def test_a_comment_may_follow_the_tags() -> None:
    assert read(TEXT.replace('"bilbo"]', '"bilbo"]  # the usual way')) == read(TEXT)


VARIED = (
    TEXT.strip()
    + """   # lucky (very)
( 2. gollum guess left {thing fish} )
(
  # what if
  2. gollum guess left {thing egg}
  3. gollum hide left   # hm
  ( 3. gollum hide right
    4. bilbo guess left )
  4. bilbo guess right
)
3. gollum hide left
"""
)


def test_variations_are_other_ways_to_choose_what_comes_before_them() -> None:
    record = read(VARIED)
    assert [move.text for move in record.moves] == ["hide right", "guess right", "hide left"]
    short, long = record.moves[1].variations
    assert [(move.text, move.outcomes) for move in short] == [("guess left", [("thing", "fish")])]
    assert [move.text for move in long] == ["guess left", "hide left", "guess right"]
    assert [move.text for move in long[1].variations[0]] == ["hide right", "guess left"]
    assert record.moves[1].comment == "lucky (very)"
    assert [move.comment for move in long] == ["what if", "hm", ""]
    assert record.comment == ""


def test_variations_and_comments_survive_being_written() -> None:
    record = read(VARIED)
    assert read(write(record)) == record
    assert write(read(write(record))) == write(record)


# -- what cannot be read -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("hello", "Line 1 is not a choice of a game: hello"),
        (TEXT + "end", "Line 5 is not a choice of a game: end"),
        (TEXT + "3. gollum", "Line 5 is not a choice of a game: 3. gollum"),
        (TEXT + "3.", "Line 5 is not a choice"),
        (TEXT + "3. gollum hide left {thing", "Line 5 is not a choice"),
        (TEXT + "3. gollum hide left } {thing egg}", "Line 5 is not a choice"),
        (TEXT + "3. gollum (hide) left", "Line 5 is not a choice"),
        (TEXT + '[late "tag"]', "Line 5 is not a choice"),
        (TEXT + "4. gollum hide left", "Line 5 has number 4 where number 3 should follow"),
        (TEXT + "2. gollum hide left", "Line 5 has number 2 where number 3 should follow"),
        (TEXT + "٣. gollum hide left", "Line 5 has number ٣ where number 3 should follow"),
        (TEXT + "9" * 99 + ". gollum hide left", "Line 5 has number 999999999 where"),
        (TEXT + "0. {thing egg}", "Line 5 has number 0 where number 3 should follow"),
        (HEADER + "0. {thing egg}\n0. {thing ring}", "Line 3 has number 0 where number 1 should follow"),
        ("[game duel]", r"Line 1 is not a header tag: \[game duel\]"),
        ('[game "duel', "Line 1 is not a header tag"),
        ('[game "duel"] x', "Line 1 is not a header tag: x"),
        ('[game "du\\el"]', "Line 1 is not a header tag"),
        ('[game "a"]\n[game "b"]', "Line 2 gives the tag “game” a second time"),
        ('[position {}]\n[position {}]', "Line 2 gives the tag “position” a second time"),
        ('[position "?"]\n[position {}]', "Line 2 gives the tag “position” a second time"),
        ("[position {]", "Line 1 is not a header tag"),
        ("[position {} ", "Line 1 is not a header tag"),
        ("[seed {}]", "Line 1 is not a header tag"),
        ('[position {"a": ' + "[" * 100_000 + "]", "Line 1 is not a header tag"),
        (TEXT + "(\n2. gollum guess left", "ends inside a variation"),
        (TEXT + ")", r"Line 5 is not a choice of a game: \)"),
        (TEXT + "( )", r"Line 5 is not a choice of a game: \)"),
        (TEXT + "(\n3. gollum guess left\n)", "Line 6 has number 3 where number 2 should follow"),
        (HEADER + "(", r"Line 2 is not a choice of a game: \("),
        ("\x00\x01\x02\xff", "Line 1 is not a choice"),
    ],
)  # fmt: skip
def test_a_corrupt_text_is_refused_with_its_line(text: str, sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        read(text)


def test_variations_can_be_deep_but_not_bottomless() -> None:
    nested = "1. bilbo hide left\n" + "( 1. bilbo hide right\n" * MOST_NESTING
    assert read(nested + ")" * MOST_NESTING).moves[0].variations
    with pytest.raises(BadRecord, match=f"Line {MOST_NESTING + 2} opens a variation inside 20 others"):
        read(nested + "( 1. bilbo hide left")


def test_a_gigantic_text_is_refused_unread() -> None:
    with pytest.raises(BadRecord, match="at most 4,000,000 characters"):
        read("x" * (MOST_CHARACTERS + 1))


MUCH = 1_000_000


@pytest.mark.parametrize(
    "text",
    [
        "1. a" + " " * MUCH + "(",
        "1." + " " * MUCH + "{",
        "1. a b {" + "c " * (MUCH // 2),
        "1. a b\n" + "(" * MUCH,
        "1. a b\n" + ")" * MUCH,
        '[a "' + '\\"' * (MUCH // 2),
        "[" * MUCH,
        "#\n" * (MUCH // 2),
        "# a\n" * (MUCH // 4),
        "1. a b\n" + "# a\n" * (MUCH // 4),
        "".join([f'[t{n} ""]' for n in range(MUCH // 15)]),
        "".join([f"{n}. a b\n" for n in range(1, MUCH // 15)]),
        "9" * MUCH,
        "\x00" * MUCH,
    ],
    ids=lambda text: repr(text[:12]),
)
def test_a_hostile_text_takes_no_longer_than_another(text: str) -> None:
    start = time.process_time()
    with suppress(BadRecord):
        write(read(text))
    # They take half a second or less; with a careless pattern it would be days.
    assert time.process_time() - start < 10


def test_a_match_writes_what_the_reader_expects() -> None:
    match: Match = POCKETS.new(seed=3)
    match.play("hide right")
    match.play("guess right")
    assert read(match.record()) == read(TEXT)
