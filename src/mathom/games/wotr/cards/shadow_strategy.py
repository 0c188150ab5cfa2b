"""The 24 strategy cards of the Shadow, in the order of their numbers."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.box import (
    ARAGORN,
    FREE,
    GONDOR,
    ISENGARD,
    SARUMAN,
    SAURON,
    SHADOW,
    SOUTHRONS,
    WILL,
    WITCH_KING,
    region,
)
from mathom.games.wotr.cards.parts.attacking import THE_BESIEGED, Attack
from mathom.games.wotr.cards.parts.card import Deed
from mathom.games.wotr.cards.parts.dicing import DiscardDice
from mathom.games.wotr.cards.parts.hordes import (
    EasternEdge,
    Exchange,
    GatherDunlendings,
    IsengardBesieges,
    MinionGoes,
)
from mathom.games.wotr.cards.parts.landing import Land
from mathom.games.wotr.cards.parts.levies import (
    Free,
    In,
    Recruit,
    SettlementsOf,
    WithArmy,
    elites,
    regulars,
    units,
)
from mathom.games.wotr.cards.parts.marches import AN_ISENGARD_UNIT, Move
from mathom.games.wotr.cards.parts.mustering import Levy, RecruitEach
from mathom.games.wotr.cards.parts.needs import AllShadowAtWar, AtWar, InPlay
from mathom.games.wotr.cards.parts.waning import (
    MINAS_TIRITH,
    CityBesieged,
    ElvenStrongholdFallen,
    ElvesDepart,
    Folly,
    Intimidation,
    LoseHeart,
    LoseLeader,
    UnwelcomeGuest,
)
from mathom.games.wotr.deeds import write
from mathom.games.wotr.steps.attack import STORM

# -- the Free Peoples wane -----------------------------------------------------------------------

write("return-to-valinor", Deed(ElvesDepart(), needs=(ElvenStrongholdFallen(),)))
write(
    "the-fighting-uruk-hai",
    Deed(
        Attack(along=AN_ISENGARD_UNIT, target=THE_BESIEGED, terms=STORM),
        needs=(InPlay(SARUMAN), IsengardBesieges()),
    ),
)
write("denethors-folly", Folly(LoseLeader(MINAS_TIRITH), needs=(CityBesieged(),)))
write("the-day-without-dawn", Deed(DiscardDice(FREE, WILL), needs=(AllShadowAtWar(),)))
write("threats-and-promises", Intimidation())
write("stormcrow", Deed(LoseHeart(), needs=(UnwelcomeGuest(),)))

# -- armies on the march -------------------------------------------------------------------------

write("shadows-gather", Deed(Move(armies=1, steps=3, joins=True)))
write("the-shadow-lengthens", Deed(Move(armies=2, steps=2, joins=True)))
write("the-shadow-is-moving", Deed(Move(armies=4, optional=True), needs=(AllShadowAtWar(),)))
write("corsairs-of-umbar", Deed(Land(region("umbar"), GONDOR), needs=(AtWar(SOUTHRONS),)))

# -- new troops ----------------------------------------------------------------------------------

SAURON_STRONGHOLDS: Final = In(
    "barad-dur", "dol-guldur", "minas-morgul", "morannon", "moria", "mount-gundabad"
)

write("rage-of-the-dunlendings", Deed(GatherDunlendings(), needs=(AtWar(ISENGARD),)))
write(
    "return-of-the-witch-king",
    Deed(
        MinionGoes(WITCH_KING, "angmar"),
        Recruit(2, regulars(SAURON), In("angmar")),
        Recruit(1, elites(SAURON), In("angmar")),
        needs=(InPlay(WITCH_KING),),
    ),
)
write(
    "half-orcs-and-goblin-men",
    Deed(Recruit(1, units(ISENGARD), WithArmy(SHADOW)), needs=(AtWar(ISENGARD),)),
)
write("olog-hai", Deed(Recruit(1, units(SAURON), WithArmy(SHADOW)), needs=(AtWar(SAURON),)))
write("hill-trolls", Deed(Exchange(2), needs=(AtWar(SAURON),)))
write(
    "a-new-power-is-rising",
    Deed(
        RecruitEach(
            Levy(2, regulars(ISENGARD), "north-dunland"),
            Levy(2, regulars(ISENGARD), "south-dunland"),
            Levy(2, units(ISENGARD), "orthanc"),
        ),
        needs=(InPlay(SARUMAN),),
    ),
)
write(
    "many-kings-to-the-service-of-mordor",
    Deed(Recruit(2, regulars(SOUTHRONS), SettlementsOf(SOUTHRONS), regions=3)),
)
write(
    "the-king-is-revealed",
    Deed(Recruit(5, regulars(SAURON), In("minas-morgul"), leader=1), needs=(InPlay(ARAGORN),)),
)
write(
    "shadows-on-the-misty-mountains",
    Deed(Recruit(2, units(SAURON), In("mount-gram", "moria"), leader=1)),
)
write(
    "orcs-multiplying-again",
    Deed(
        RecruitEach(Levy(3, regulars(SAURON), "dol-guldur"), Levy(3, regulars(SAURON), "mount-gundabad"))
    ),
)
write(
    "horde-from-the-east",
    Deed(
        Recruit(5, regulars(SOUTHRONS), Free(SHADOW, EasternEdge(SOUTHRONS))),
        needs=(AtWar(SOUTHRONS),),
    ),
)
write(
    "monsters-roused",
    Deed(
        RecruitEach(
            Levy(1, regulars(SAURON), "angmar"),
            Levy(1, regulars(SAURON), "ettenmoors"),
            Levy(1, regulars(SAURON), "weather-hills"),
            Levy(1, elites(SAURON), "trollshaws"),
        )
    ),
)
write(
    "musterings-of-long-planned-war",
    Deed(
        Recruit(5, regulars(SOUTHRONS), In("gorgoroth")),
        Recruit(5, regulars(SAURON), In("nurn")),
        needs=(AllShadowAtWar(),),
    ),
)
write(
    "pits-of-mordor",
    Deed(Recruit(2, regulars(SAURON), SAURON_STRONGHOLDS, regions=3), needs=(AtWar(SAURON),)),
)
