"""The Shadow's character deck, in the order of its numbers."""

from __future__ import annotations

from mathom.games.wotr.box import WITCH_KING
from mathom.games.wotr.cards.parts.attacking import THE_BESIEGED, Attack, MoveOrAttack
from mathom.games.wotr.cards.parts.burdens import Breaking, RollForCorruption, Tempt, Wound
from mathom.games.wotr.cards.parts.card import Deed
from mathom.games.wotr.cards.parts.dicing import DiceToHuntBox
from mathom.games.wotr.cards.parts.flying import NazgulFly
from mathom.games.wotr.cards.parts.hunting import BringTile, Waylay
from mathom.games.wotr.cards.parts.marches import A_NAZGUL, THE_WITCH_KING
from mathom.games.wotr.cards.parts.needs import FarFromHelp, InPlay, Progress, Revealed
from mathom.games.wotr.cards.parts.pursuit import (
    CastSpells,
    DriveFellowship,
    FindFellowship,
    KingBesieges,
    RecruitOrFly,
    SpellsInReach,
    StrikeFellowship,
)
from mathom.games.wotr.cards.parts.watching import Demon, Flatterer, SeeingStone, Spies, Worn
from mathom.games.wotr.deeds import write
from mathom.games.wotr.steps.attack import STORM
from mathom.games.wotr.steps.hunt_damage import FORCED_CASUALTY, UNREDUCED

# Special tiles
write("shelobs-lair", Deed(BringTile("sha-shelob")))
write("the-ring-is-mine", Deed(BringTile("sha-ring-is-mine")))
write("on-on-they-went", Deed(BringTile("sha-on-on")))
write("give-it-to-uss", Deed(BringTile("sha-give-it")))

# Far from help
write("orc-patrol", Waylay())
write("isildurs-bane", Waylay(UNREDUCED))
write("foul-thing-from-the-deep", Waylay(FORCED_CASUALTY))
write("candles-of-corpses", Deed(RollForCorruption(3, 4, with_gollum=6), needs=(FarFromHelp(),)))

# On the way
write("nazgul-search", Deed(NazgulFly(), FindFellowship(), needs=(Progress(),)))
write("cruel-weather", Deed(DriveFellowship(), needs=(Progress(),)))
write("the-nazgul-strike", Deed(NazgulFly(), StrikeFellowship(), needs=(Progress(),)))

# Revealed
write("morgul-wound", Deed(Wound(few=3), needs=(Revealed(),)))
write("lure-of-the-ring", Deed(Tempt(), needs=(Revealed(),)))
write("the-breaking-of-the-fellowship", Breaking())

# On the table
write("worn-with-sorrow-and-toil", Worn())
write("flocks-of-crebain", Spies())
write("balrog-of-moria", Demon())

# Dice, spells and a battering-ram
write("the-lidless-eye", Deed(DiceToHuntBox(3)))
write("dreadful-spells", Deed(CastSpells(), needs=(SpellsInReach(),)))
write(
    "grond-hammer-of-the-underworld",
    Deed(Attack(THE_WITCH_KING, THE_BESIEGED, STORM), needs=(KingBesieges(),)),
)

# Saruman's
write("the-palantir-of-orthanc", SeeingStone())
write("wormtongue", Flatterer())

# The Nazgul ride
write("the-ringwraiths-are-abroad", Deed(NazgulFly(), MoveOrAttack(2, A_NAZGUL, in_front=False)))
write(
    "the-black-captain-commands",
    Deed(
        RecruitOrFly(2),
        MoveOrAttack(1, THE_WITCH_KING, in_front=True),
        needs=(InPlay(WITCH_KING),),
    ),
)
