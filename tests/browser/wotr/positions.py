"""Written positions of War of the Ring: a table at the moment before what a test is about."""

from __future__ import annotations

from typing import Any

from mathom.games.wotr.box import NATION_IDS, TILE_IDS

Position = dict[str, Any]
WAR: Position = {nation: {"step": 4, "active": True} for nation in NATION_IDS}

COUNCIL: Position = {
    "politics": WAR,
    "dice": {
        "free": {"muster-army": 1, "character": 1, "event": 1, "will-of-the-west": 1},
        "shadow": {"army": 2, "character": 1, "event": 1},
    },
    "pool": {"free": 4, "shadow": 7},
    "to_act": "free",
    "hands": {
        "free": ["riders-of-theoden", "axe-and-bow", "house-of-the-stewards"],
        "shadow": ["orc-patrol", "shadows-gather"],
    },
}
"""Everybody is at war; the Free Peoples have a die of almost every kind."""

DARK: Position = {
    "politics": WAR,
    "dice": {"shadow": {"army": 1, "muster": 1, "character": 1, "event": 1}, "free": {"event": 1}},
    "pool": {"free": 4, "shadow": 7},
    "to_act": "shadow",
    "hands": {"shadow": ["the-day-without-dawn"], "free": ["faramirs-rangers"]},
}
"""The same for the Shadow, who could attack the Fords of Isen out of Orthanc."""

HUNTED: Position = {
    "fellowship": {"region": "moria", "hidden": True},
    "armies": {"moria": {"sauron-regular": 2, "nazgul": 1}},
    "dice": {"free": {"character": 2}, "shadow": {"army": 1}},
    "hunt_box": {"free": 4, "shadow": 5},
    "tiles": {"removed": [one for one in TILE_IDS if one.startswith("std") and one[4] != "3"]},
    "pool": {"free": 6, "shadow": 7},
    "to_act": "free",
    "hands": {"free": [], "shadow": []},
}
"""The Hunt needs 2 or more on one of five dice and rolls three again; every tile in the pool is a 3."""

PITCHED: Position = {
    "politics": WAR,
    "armies": {
        "orthanc": {"isengard-regular": 5, "isengard-elite": 3},
        "fords-of-isen": {"rohan-regular": 4, "rohan-elite": 3, "rohan-leader": 3},
    },
    "dice": {"shadow": {"army": 2}, "free": {"event": 1}},
    "pool": {"free": 4, "shadow": 7},
    "to_act": "shadow",
    "hands": {"shadow": ["the-day-without-dawn"], "free": ["faramirs-rangers"]},
}
"""Two large armies before each other: whoever is hit has to choose what it costs."""

RACE: Position = {
    "politics": WAR,
    "dice": {"free": {"event": 1}, "shadow": {"army": 2}},
    "pool": {"free": 4, "shadow": 7},
    "to_act": "free",
    "hands": {"free": [], "shadow": []},
}
"""After the only die of the Free Peoples the Shadow has two in a row."""

SIEGE: Position = {
    "politics": WAR,
    "inside": {"helms-deep": {"rohan-regular": 2, "rohan-elite": 1}},
    "armies": {"helms-deep": {"isengard-regular": 5, "isengard-elite": 2}},
    "dice": {"shadow": {"army": 1}, "free": {"event": 1}},
    "pool": {"free": 4, "shadow": 7},
    "to_act": "shadow",
    "hands": {"shadow": [], "free": []},
}
"""Helm's Deep is besieged by Isengard."""

PEACE: Position = {
    "dice": {"free": {"muster": 1}, "shadow": {"army": 1}},
    "pool": {"free": 4, "shadow": 7},
    "to_act": "free",
    "hands": {"free": [], "shadow": []},
}
"""Nobody is at war yet: a Muster die can only make politics."""

ON_THE_WAY: Position = {
    "fellowship": {"region": "rivendell", "progress": 2, "hidden": True},
    "phase": "fellowship",
    "hands": {"free": [], "shadow": []},
}
"""The Fellowship has gone two steps, and may declare itself."""

MEETING: Position = {
    "politics": WAR,
    "armies": {
        "folde": {"rohan-regular": 2},
        "druadan-forest": {"gondor-regular": 2, "gondor-elite": 1},
    },
    "dice": {"free": {"muster-army": 2, "character": 1}, "shadow": {"army": 2}},
    "pool": {"free": 4, "shadow": 7},
    "to_act": "gondor-player",
    "hands": {
        "gondor-player": ["riders-of-theoden", "house-of-the-stewards"],
        "rohan-player": ["faramirs-rangers"],
        "witch-king-player": [],
        "saruman-player": [],
    },
}
"""Four players: Gondor's army is a march away from that of its partner in Folde."""

MARCHING: Position = {
    **COUNCIL,
    "armies": {
        "edoras": {"rohan-regular": 2, "rohan-elite": 2, "rohan-leader": 1},
        "minas-tirith": {"gondor-regular": 3, "gondor-elite": 1, "gondor-leader": 1},
    },
}
"""Two armies that could march with one die, and nobody else."""

FLYING: Position = {
    **DARK,
    "armies": {
        "minas-morgul": {"sauron-regular": 3, "nazgul": 3},
        "dol-guldur": {"sauron-regular": 2, "nazgul": 2},
        "near-harad": {"nazgul": 1},
    },
    "dice": {"shadow": {"character": 1, "event": 1}, "free": {"event": 1}},
    "hands": {"shadow": [], "free": []},
}
"""Six Nazgul in three places, two of them with an army, and a die with which they fly."""
