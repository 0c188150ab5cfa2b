"""The areas under which the regions are listed, from the north-west to the south-east."""

from __future__ import annotations

AREAS: dict[str, tuple[str, ...]] = {
    "lindon": (
        "forlindon", "north-ered-luin", "ered-luin", "grey-havens", "harlindon", "tower-hills",
        "south-ered-luin",
    ),
    "eriador": (
        "arnor", "evendim", "north-downs", "the-shire", "buckland", "bree", "weather-hills",
        "old-forest", "south-downs", "cardolan", "minhiriath", "tharbad",
    ),
    "misty-mountains": (
        "angmar", "mount-gram", "ettenmoors", "mount-gundabad", "eagles-eyrie", "trollshaws",
        "rivendell", "fords-of-bruinen", "high-pass", "goblins-gate", "hollin", "moria",
        "dimrill-dale",
    ),
    "anduin": (
        "carrock", "old-ford", "rhosgobel", "gladden-fields", "north-anduin-vale",
        "south-anduin-vale", "lorien", "parth-celebrant",
    ),
    "mirkwood": (
        "northern-mirkwood", "withered-heath", "western-mirkwood", "woodland-realm",
        "old-forest-road", "narrows-of-the-forest", "eastern-mirkwood", "southern-mirkwood",
        "dol-guldur",
    ),
    "erebor": (
        "erebor", "iron-hills", "dale", "vale-of-the-carnen", "vale-of-the-celduin",
        "northern-rhovanion", "southern-rhovanion",
    ),
    "isengard": (
        "north-dunland", "south-dunland", "orthanc", "gap-of-rohan", "enedwaith", "druwaith-iaur",
    ),
    "rohan": (
        "fangorn", "eastemnet", "westemnet", "folde", "edoras", "fords-of-isen", "helms-deep",
    ),
    "brown-lands": (
        "western-brown-lands", "eastern-brown-lands", "noman-lands", "western-emyn-muil",
        "eastern-emyn-muil", "dead-marshes", "dagorlad",
    ),
    "gondor": (
        "druadan-forest", "minas-tirith", "lossarnach", "lamedon", "erech", "pelargir",
        "dol-amroth", "anfalas", "andrast",
    ),
    "ithilien": (
        "north-ithilien", "osgiliath", "south-ithilien", "west-harondor", "east-harondor",
    ),
    "mordor": ("morannon", "barad-dur", "gorgoroth", "minas-morgul", "nurn"),
    "rhun": (
        "east-rhun", "north-rhun", "northern-dorwinion", "southern-dorwinion", "south-rhun",
        "ash-mountains",
    ),
    "harad": ("umbar", "near-harad", "far-harad", "khand"),
}  # fmt: skip

AREA_OF = {region: area for area, regions in AREAS.items() for region in regions}
