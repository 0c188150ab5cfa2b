"""Every screen of War of the Ring's table: how the table gets there, and what is done at it."""

from __future__ import annotations

import random
from collections.abc import Callable

import httpx
from playwright.sync_api import expect

import mathom
from tests.browser.house import House, Seated
from tests.browser.wotr.hands import Board, opened
from tests.browser.wotr.positions import (
    COUNCIL,
    DARK,
    HUNTED,
    MARCHING,
    MEETING,
    ON_THE_WAY,
    PEACE,
    PITCHED,
    RACE,
    SIEGE,
    WAR,
    Position,
)
from tests.browser.wotr.test_speed import hit_hard

FOUR = ("gondor-player", "rohan-player", "witch-king-player", "saruman-player")
THREE = ("free", "witch-king-player", "saruman-player")
PATIENCE = 60_000
"""Milliseconds: a bot that gives advice thinks for a while."""

Screen = Callable[[House], Seated]
Deed = Callable[[Board], None]


def at(position: Position, kind: str, **first: str) -> mathom.Match:
    """From a position by chance to a question of this kind; `first` is chosen where it can be."""
    for luck in range(1, 60):
        whim = random.Random(luck)
        match = mathom.game("wotr").position(position, chance=mathom.Seeded(luck))
        for _ in range(40):
            if match.decision is None:
                break
            if match.decision.kind == kind:
                return match
            offered = [str(one) for one in match.decision.options]
            wanted = first.get(match.decision.kind, "")
            match.play(
                next((one for one in offered if wanted and one.startswith(wanted)), None)
                or whim.choice(offered)
            )
    raise AssertionError(f"no way to {kind}")


def battle(kind: str, position: Position = PITCHED, **also: str) -> Screen:
    """In a battle, before whoever is asked this."""

    def table(house: House) -> Seated:
        match = at(
            position,
            kind,
            **{
                "die": "die army",
                "action": "use attack",
                "attack": "a",
                "force": "all",
                "cease": "fight",
                **also,
            },
        )
        assert match.decision is not None
        return house.table(match, **{match.seats[1 - match.decision.seat]: "bot:greedy"})

    return table


def hunt(kind: str) -> Screen:
    """In a Hunt, before whoever is asked this."""

    def table(house: House) -> Seated:
        match = at(HUNTED, kind, die="die character", action="use fellowship")
        assert match.decision is not None
        return house.table(match, **{match.seats[1 - match.decision.seat]: "bot:greedy"})

    return table


def placed(position: Position | None, **seats: str) -> Screen:
    return lambda house: opened(house, position, **seats)


def shared(seats: tuple[str, ...], position: Position | None, players: str) -> Screen:
    return lambda house: house.opened("wotr", seats, position, {"players": players})


def missed(house: House) -> Seated:
    match = mathom.game("wotr").position(RACE, chance=mathom.Seeded(1))
    match.play("die event", "use draw", "draw strategy")
    match.play("die army", "use move", "move orthanc gap-of-rohan", "all", "done")
    match.play("die army", "use move", "move gap-of-rohan enedwaith", "all", "done")
    return house.table(match, shadow="bot:greedy")


def alone(house: House) -> Seated:
    return house.opened("wotr", ("free",), None, {"players": "1"})


def resigned(house: House) -> Seated:
    seated = opened(house, COUNCIL)
    answer = httpx.post(
        f"{house.url}/api/tables/{seated.id}/resign", json={"token": seated.held["tokens"]["shadow"]}
    )
    answer.raise_for_status()
    return seated


def replay(board: Board) -> None:
    phone_tab(3)(board)
    board.page.locator(".past .again").last.click()


def given(board: Board) -> None:
    """The screen is handed over."""
    board.page.locator(".ask [data-option='use fellowship'], .ask [data-group=fellowship]").first.click()
    board.page.get_by_role("alertdialog").wait_for()


def nothing(board: Board) -> None:
    """Only look."""


def die(board: Board) -> None:
    board.page.locator(".own button[data-die='muster-army']").first.click()


def army(board: Board) -> None:
    board.page.locator(".map [data-region=edoras]").focus()
    board.page.keyboard.press("Enter")


def split(board: Board) -> None:
    for region in ("minas-tirith", "osgiliath"):
        board.page.locator(f".map [data-region={region}]").focus()
        board.page.keyboard.press("Enter")
    board.page.locator(".bubble .go:not([disabled])").wait_for()
    row = board.page.locator(".bubble [data-figure]").first
    row.locator("[data-count]").nth(1).click()


def hand(board: Board) -> None:
    if board.page.locator(".wotr > .tabs button").first.is_visible():
        phone_tab(1)(board)
    else:
        board.page.keyboard.press("h")


def reading(board: Board) -> None:
    hand(board)
    board.page.locator(".hand [data-card]").first.click()


def over(board: Board) -> None:
    board.page.locator(".map [data-region=helms-deep]").focus()
    board.page.locator(".map [data-region=helms-deep]").hover(force=True)


def phone_tab(number: int) -> Deed:
    def deed(board: Board) -> None:
        found = board.page.locator(".wotr > .tabs button").nth(number)
        if found.is_visible():
            found.click()

    return deed


def aside(number: int) -> Deed:
    """Another sheet of what lies beside the decision."""

    def deed(board: Board) -> None:
        phone_tab(3)(board)
        board.page.locator(".past [role=tab]").nth(number).click()

    return deed


def finding(board: Board) -> None:
    board.page.locator(".bar input").focus()
    board.page.keyboard.type("mor")


def settled(board: Board) -> None:
    phone_tab(3)(board)
    board.page.locator(".bar button").last.click()


def near(board: Board) -> None:
    for _ in range(4):
        board.page.keyboard.press("+")


def bare(board: Board) -> None:
    """A tap on land where nobody stands."""
    finding(board)
    board.page.keyboard.type("annon")
    board.page.keyboard.press("Enter")
    board.page.locator(".map [data-region=morannon]").dispatch_event("click")


def forked(board: Board) -> None:
    replay(board)
    board.page.locator(".replay button").last.click()


def five(house: House) -> Seated:
    return house.table(hit_hard(), shadow="open")


def again(board: Board) -> None:
    """See again what happened, and stand at its first step."""
    phone_tab(3)(board)
    board.page.locator(".past .again").first.click()


STORM: Position = {
    "politics": WAR,
    "inside": {"helms-deep": {"rohan-regular": 2, "rohan-elite": 2, "rohan-leader": 1}},
    "armies": {"helms-deep": {"isengard-regular": 4, "isengard-elite": 1}},
    "dice": {"free": {"muster-army": 1, "character": 1}, "shadow": {"army": 1}},
    "pool": {"free": 4, "shadow": 7},
    "to_act": "free",
    "hands": {"shadow": [], "free": ["faramirs-rangers"]},
}
"""The garrison of Helm's Deep could break out."""


def two_sided(match: mathom.Match, house: House) -> Seated:
    """Whoever is asked sits here, and a bot on the other side."""
    assert match.decision is not None
    return house.table(match, **{match.seats[1 - match.decision.seat]: "bot:greedy"})


def sortie(house: House) -> Seated:
    match = at(STORM, "combat", die="die muster-army", action="use attack", attack="sortie", force="all")
    return two_sided(match, house)


def fought(house: House) -> Seated:
    """A battle is over, and the other side is asked."""
    match = mathom.game("wotr").position(
        {**PITCHED, "hands": {"free": [], "shadow": []}}, chance=mathom.Seeded(3)
    )
    match.play("die army", "use attack", "attack orthanc fords-of-isen", "all")
    while match.decision is not None and match.decision.kind != "die":
        offered = [str(one) for one in match.decision.options]
        match.play("fight" if "fight" in offered else offered[0])
    return two_sided(match, house)


def clockwork(house: House) -> Seated:
    """Alone, some actions of the clockwork later."""
    match = mathom.game("wotr").new(seed=2, players="1")
    while match.decision is not None and len(match.history) < 60:
        offered = [str(one) for one in match.decision.options]
        match.play("pass" if "pass" in offered else offered[0])
    return house.table(match)


def timed(house: House) -> Seated:
    """With a clock for each side, and a friend who has not come."""
    seats = {"free": {"kind": "me"}, "shadow": {"kind": "friend"}}
    clock = {"each": "game", "seconds": 3_600}
    wanted = {"game": "wotr", "seats": seats, "name": "Ada", "clock": clock, "position": COUNCIL}
    answer = httpx.post(f"{house.url}/api/tables", json=wanted)
    answer.raise_for_status()
    return Seated(house.url, answer.json())


def watched(house: House) -> Seated:
    """Others play."""
    seated = missed(house)
    seated.held["tokens"] = {}
    return seated


def ended(house: House) -> Seated:
    """A game that was played for a while and given up."""
    match = mathom.game("wotr").new(seed=4)
    while match.decision is not None and len(match.history) < 120:
        offered = [str(one) for one in match.decision.options]
        match.play(offered[len(match.history) % len(offered)])
    seated = house.table(match)
    body = {"token": seated.held["tokens"]["shadow"]}
    httpx.post(f"{house.url}/api/tables/{seated.id}/resign", json=body).raise_for_status()
    return seated


def rows(*options: str) -> Deed:
    """Open one row after the other."""

    def deed(board: Board) -> None:
        board.choose(*options)

    return deed


def dice_then(face: str, *options: str) -> Deed:
    def deed(board: Board) -> None:
        board.die(face)
        board.choose(*options)

    return deed


def muster_here(board: Board) -> None:
    board.die("muster-army")
    board.choose("recruit")
    board.page.locator(".map [data-region=edoras]").focus()
    board.page.keyboard.press("Enter")


def second(board: Board) -> None:
    """One army has marched, and another may."""
    for region in ("edoras", "westemnet"):
        board.page.locator(f".map [data-region={region}]").focus()
        board.page.keyboard.press("Enter")
    board.page.locator(".bubble .go:not([disabled])").click()


def hinted(board: Board) -> None:
    board.page.keyboard.press("?")
    expect(board.page.locator(".ask .hint")).to_be_visible(timeout=PATIENCE)


def reviewed(board: Board) -> None:
    board.page.get_by_role("dialog").locator(".deeds .button").nth(1).click()
    expect(board.page.locator(".review polyline").first).to_be_visible(timeout=PATIENCE)


def resigning(board: Board) -> None:
    phone_tab(3)(board)
    board.page.locator(".tools .tool").nth(-2).click()


def ruled(board: Board) -> None:
    board.page.locator(".ask .question .button.icon").last.click()


def nations(board: Board) -> None:
    found = board.page.locator("button.nation-button, .map-tools button[aria-expanded]").first
    if found.is_visible():
        found.click()


def lifted(board: Board) -> None:
    """A dialog is lifted to look at the map beneath."""
    board.page.keyboard.press("v")


SCREENS: dict[str, tuple[Screen, Deed]] = {
    "table": (placed(COUNCIL, shadow="bot:greedy"), nothing),
    "die": (placed(COUNCIL, shadow="bot:greedy"), die),
    "army": (placed(COUNCIL, shadow="bot:greedy"), army),
    "split": (placed(COUNCIL, shadow="bot:greedy"), split),
    "region": (placed(COUNCIL, shadow="bot:greedy"), over),
    "hand": (placed(COUNCIL, shadow="bot:greedy"), hand),
    "reading": (placed(COUNCIL, shadow="bot:greedy"), reading),
    "dark": (placed(DARK, free="bot:greedy"), nothing),
    "peace": (placed(PEACE, shadow="bot:greedy"), nothing),
    "battle-card": (battle("combat"), nothing),
    "battle-reroll": (battle("reroll"), nothing),
    "battle-casualties": (battle("casualties"), nothing),
    "battle-cease": (battle("cease", combat="combat none"), nothing),
    "battle-retreat": (battle("retreat", combat="combat none"), nothing),
    "siege": (battle("casualties", SIEGE, attack="assault"), nothing),
    "hunt-reroll": (hunt("hunt_reroll"), nothing),
    "hunt-damage": (hunt("hunt_damage"), nothing),
    "away": (missed, again),
    "enemy": (placed(COUNCIL, shadow="bot:greedy"), phone_tab(2)),
    "log": (missed, phone_tab(3)),
    "four": (shared(FOUR, MEETING, "4"), nothing),
    "three": (shared(THREE, None, "3"), nothing),
    "handover": (placed(COUNCIL), given),
    "replay": (missed, replay),
    "result": (resigned, nothing),
    "alone": (alone, nothing),
    "regions": (placed(COUNCIL, shadow="bot:greedy"), aside(2)),
    "cards": (placed(COUNCIL, shadow="bot:greedy"), aside(3)),
    "find": (placed(COUNCIL, shadow="bot:greedy"), finding),
    "settings": (placed(COUNCIL, shadow="bot:greedy"), settled),
    "near": (placed(COUNCIL, shadow="bot:greedy"), near),
    "bare": (placed(COUNCIL, shadow="bot:greedy"), bare),
    "fork": (missed, forked),
    "five": (five, nothing),
    "battle-sortie": (sortie, nothing),
    "battle-over": (fought, nothing),
    "battle-lifted": (battle("casualties"), lifted),
    "siege-cease": (battle("cease", SIEGE, attack="assault", combat="combat none"), nothing),
    "muster": (placed(COUNCIL, shadow="bot:greedy"), dice_then("muster-army", "recruit")),
    "muster-here": (placed(COUNCIL, shadow="bot:greedy"), muster_here),
    "separate": (
        placed(COUNCIL, shadow="bot:greedy"),
        dice_then("character", "separate", "group legolas", "with gimli"),
    ),
    "separate-who": (placed(COUNCIL, shadow="bot:greedy"), dice_then("character", "separate")),
    "declare": (placed(ON_THE_WAY, shadow="bot:greedy"), rows("declare")),
    "nazgul": (placed(DARK, free="bot:greedy"), dice_then("character", "minions")),
    "second": (placed(MARCHING, shadow="bot:greedy"), second),
    "nations": (placed(PEACE, shadow="bot:greedy"), nations),
    "hint": (placed(COUNCIL, shadow="bot:greedy"), hinted),
    "hint-map": (battle("retreat", combat="combat none"), hinted),
    "rule": (placed(COUNCIL, shadow="bot:greedy"), ruled),
    "review": (ended, reviewed),
    "clocks": (timed, nothing),
    "watched": (watched, nothing),
    "clockwork": (clockwork, phone_tab(3)),
    "talk": (placed(COUNCIL, shadow="open"), aside(1)),
    "resign": (placed(COUNCIL, shadow="open"), resigning),
}
