"""Bots learn from playing against themselves: repeatably, in pieces, and what they learn is true."""

from __future__ import annotations

from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import mathom
from mathom.bots.evaluation import Evaluation, Rough, read
from mathom.bots.learning import command
from mathom.bots.learning import course as courses
from mathom.bots.learning.course import Course, train
from mathom.bots.learning.fitting import as_worths, chance, fit, likelihood
from mathom.bots.learning.rows import Rows, steps, terms
from mathom.bots.learning.selfplay import OPENING, Ponder, play
from mathom.bots.learning.units import fit_network, said
from mathom.bots.network import active, heard, starts, told
from mathom.bots.search import Search
from mathom.core.chance import Seeded
from mathom.core.faults import BadSetup
from mathom.core.mind import Mind
from mathom.games.duel.mind.features import MIND
from tests.games.duel.table import DUEL


class Coins(Mind):
    """A game in which who has more coins wins more often."""

    def __init__(self) -> None:
        self.names = ["coins", "hat"]
        self.most = [3, 1]
        self.phases = 2


def row(*features: int) -> vec[i64]:
    """The features of a side."""
    return vec[i64](features)


def flips(count: int, seed: int) -> Rows:
    """Games of which the first side wins 9 of 10 if it has more coins, and hats know nothing."""
    rows, dice, starts = Rows(), Seeded(seed), steps(Coins())
    for _ in range(count):
        first, second = [row(dice.below(4), dice.below(2)) for _ in range(2)]
        lead = (first[0] > second[0]) - (first[0] < second[0])
        won = dice.below(10) < 5 + 4 * lead
        rows.add(dice.below(2), float(won), float(won), terms(starts, first, second))
    return rows


def test_a_row_tells_what_one_side_has_and_the_other_has_not() -> None:
    assert terms(steps(Coins()), row(3, 0), row(1, 1)) == [2, 3, -4]
    assert terms(steps(Coins()), row(2, 1), row(2, 1)) == []


def test_rows_are_unpacked_as_they_were_packed() -> None:
    rows = flips(50, seed=1)
    again = Rows.unpack(rows.pack())
    again.extend(rows)
    assert len(again) == 100
    assert [again.row(n) for n in range(50)] == [again.row(50 + n) for n in range(50)]
    assert again.pack()[:16] != rows.pack()[:16]


def test_fitting_finds_what_matters_and_leaves_what_does_not_near_0() -> None:
    rows, mind = flips(3000, seed=2), Coins()
    weights = fit(rows, mind, epochs=20, ridge=1.0, seed=1)
    coins, hat = as_worths(weights, mind)[0]
    assert coins[0] == 0 < 0.5 < coins[1] < coins[2] < coins[3]
    assert abs(hat[1]) < 0.4
    # A lead of three is won 9 times of 10, and who looks makes no difference.
    ahead = chance(weights, 0, terms(steps(mind), row(3, 0), row(0, 0)))
    assert 0.8 < ahead == pytest.approx(1 - chance(weights, 0, terms(steps(mind), row(0, 0), row(3, 0))))
    others = flips(1000, seed=3)
    assert likelihood(said(others, weights, None, mind), others) > -0.6
    assert likelihood([0.5] * len(rows), rows) == pytest.approx(-0.693, abs=0.001)


def crossed(count: int, seed: int) -> Rows:
    """Games of which who chooses wins 9 of 10 with coins and a hat, or with neither, and 1 of 10 with
    one of the two: no sum of hats and coins can say that."""
    rows, dice, mind = Rows(), Seeded(seed), Coins()
    for _ in range(count):
        chooses, other = [row(3 * dice.below(2), dice.below(2)) for _ in range(2)]
        good = (chooses[0] > 0) == (chooses[1] > 0)
        turn = dice.below(2)
        won = (dice.below(10) < (9 if good else 1)) == (turn == 0)
        first, second = (other, chooses) if turn else (chooses, other)
        rows.add(0, float(won), float(won), terms(steps(mind), first, second))
        rows.add_active(turn, active(vec[i64](starts(mind)), chooses, other))
    return rows


def test_a_network_learns_what_no_sum_can_say() -> None:
    mind, rows, others = Coins(), crossed(6000, seed=4), crossed(1000, seed=5)
    mind.units = 8
    weights = fit(rows, mind, epochs=5, ridge=1.0, seed=1)
    network = fit_network(rows, weights, mind, epochs=60, seed=1)
    alone = likelihood(said(others, weights, None, mind), others)
    assert likelihood(said(others, weights, network, mind), others) > -0.45 > -0.65 > alone
    # What is written says the same, as far as it is written.
    again = heard(told(network, mind), mind)
    for has in ((3, 1, 0, 0), (3, 0, 0, 1), (0, 0, 3, 1)):
        first, second = row(*has[:2]), row(*has[2:])
        assert again.correction(0, first, second) == pytest.approx(
            network.correction(0, first, second), abs=0.05
        )
    # Packed rows bring along what the network looks at.
    packed = Rows.unpack(rows.pack())
    packed.extend(others)
    assert packed.active(len(rows)) == others.active(0)
    assert packed.turns[: len(rows)] == rows.turns


def test_a_game_against_itself_gives_a_row_a_move_with_targets_between_thought_and_end() -> None:
    judged = Evaluation(MIND, read(MIND, Path(MIND.weights).read_text("utf-8")))
    for trust in (1.0, 0.8):
        rows = Rows()
        play(DUEL.deal(1), judged, MIND, Seeded(2), 80, trust, rows)
        assert len(rows) > 20
        assert len(set(rows.results)) == 1
        assert rows.targets[-1] == rows.results[-1]
        assert all(0 <= target <= 1 for target in rows.targets)
        assert (set(rows.targets) == set(rows.results)) == (trust == 1.0)


def test_who_ponders_is_believed_about_the_table_itself_and_an_error_says_nothing_of_it() -> None:
    judged = Evaluation(MIND, read(MIND, Path(MIND.weights).read_text("utf-8")))
    ponder = Ponder(DUEL, Search(judged, 4))
    thoughts: list[set[float]] = []
    for errs, trust in ((0, 1.0), (1000, 1.0), (1000, 0.5), (0, 0.5)):
        rows = Rows()
        play(DUEL.deal(1), judged, MIND, Seeded(3), errs, trust, rows, ponder)
        assert len(rows) > 20
        thoughts.append(set(rows.targets) - set(rows.results))
    # Who never errs and is not trusted with thoughts says how it ended, but for the opening at random.
    assert len(thoughts[0]) <= OPENING
    assert len(thoughts[1]) > 20
    assert thoughts[1] == thoughts[2]
    assert len(thoughts[3]) > 20


def test_later_rounds_of_a_course_are_pondered_and_shorter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(courses, "EPOCHS", 1)
    monkeypatch.setattr(courses, "NETWORK_EPOCHS", 1)
    monkeypatch.setattr(courses, "PIECE", 2)
    monkeypatch.setattr(MIND, "ponders", 2)
    course = Course("duel", seed=5, rounds=4, games=4)
    assert [course.games_of(round) for round in range(5)] == [4, 4, 4, 1, 1]
    seen: list[tuple[int, int]] = []
    train(course, tmp_path, 1, lambda done, total: seen.append((done, total)))
    assert seen == [(2, 13), (4, 13), (6, 13), (8, 13), (10, 13), (12, 13), (13, 13)]
    pondered = Rows.unpack((tmp_path / "round-3-0000.rows").read_bytes())
    assert len(set(pondered.targets)) > 20
    monkeypatch.setattr(MIND, "ponders", 0)
    assert [course.games_of(round) for round in range(5)] == [4] * 5


def test_a_course_gives_the_same_weights_again_also_if_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(courses, "PIECE", 1)
    monkeypatch.setattr(courses, "APART", 2)
    monkeypatch.setattr(courses, "EPOCHS", 2)
    course = Course("duel", seed=5, rounds=2, games=2)
    seen: list[tuple[int, int]] = []
    whole = train(course, tmp_path / "whole", 1, lambda done, total: seen.append((done, total)))
    assert seen == [(1, 4), (2, 4), (3, 4), (4, 4)]

    def stop(done: int, total: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        train(course, tmp_path / "stopped", 1, stop)
    kept = {path: path.stat().st_mtime_ns for path in (tmp_path / "stopped").glob("*.rows")}
    assert len(kept) == 3
    assert train(course, tmp_path / "stopped", 1) == whole
    assert all(path.stat().st_mtime_ns == at for path, at in kept.items())
    assert read(MIND, whole)
    # More rounds go on with what there is.
    more: list[tuple[int, int]] = []
    further = Course("duel", seed=5, rounds=3, games=2)
    train(further, tmp_path / "whole", 1, lambda done, total: more.append((done, total)))
    assert more == [(5, 6), (6, 6)]


def test_what_the_bots_went_by_is_kept_when_they_learn_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(courses, "EPOCHS", 2)
    weights, kept = tmp_path / "weights.json", tmp_path / "training" / "duel" / "before.json"
    measured = Path(MIND.weights).read_bytes()
    weights.write_bytes(measured)
    monkeypatch.setattr(MIND, "weights", str(weights))
    for rounds in (1, 2):
        command.run(DUEL, rounds, 2, 5, str(tmp_path / "training"), None, 1, "en")
        assert f"What the bots went by before is kept in {kept}." in capsys.readouterr().out
        assert kept.read_bytes() == measured != weights.read_bytes()


def test_another_course_is_not_mixed_into_a_folder(tmp_path: Path) -> None:
    (tmp_path / "course.json").write_text("{}")
    with pytest.raises(BadSetup, match="Another course"):
        train(Course("duel", 1, 1, 2), tmp_path, 1)


def test_a_game_that_has_no_mind_cannot_be_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(DUEL), "mind", None)
    with pytest.raises(BadSetup, match="learn from"):
        train(Course("duel", 1, 1, 2), tmp_path, 1)


def test_a_long_game_is_learned_from_as_far_as_it_goes_and_gives_the_same_rows_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wotr = mathom.game("wotr")
    mind = wotr.mind
    assert mind is not None
    monkeypatch.setattr(mind, "longest", 150)
    packed: list[bytes] = []
    for _ in range(2):
        rows = Rows()
        play(wotr.deal(3), Rough(wotr), mind, Seeded(2), 80, mind.trust, rows)
        assert 10 < len(rows) < 150
        assert 0 < rows.results[0] < 1
        packed.append(rows.pack())
    assert packed[0] == packed[1]
