"""A sentence with every word of the language of cards, to be put into words by the tests."""

from __future__ import annotations

from mathom.games.tcg import box
from mathom.games.tcg.engine import in_force
from mathom.games.tcg.language import (
    abilities,
    amounts,
    conditions,
    filters,
    imposing,
    places,
    pointing,
    selectors,
    spotting,
    traits,
    who,
)
from mathom.games.tcg.language.abilities import EVENT, SPECIAL, TRIGGER, Ability
from mathom.games.tcg.language.amount import Amount, Limited, Number, Or, Smaller, Sum
from mathom.games.tcg.language.condition import AllOf, Condition, OneOf, Unless
from mathom.games.tcg.language.effect import Effect
from mathom.games.tcg.language.effects import (
    control,
    deck,
    hand,
    lasting,
    naming,
    others,
    path,
    play,
    preventing,
    reveal,
    ring,
    skirmish,
    stacks,
)
from mathom.games.tcg.language.effects import wounds as wound_effects
from mathom.games.tcg.language.effects.cards import Discard, Draw, IntoHand
from mathom.games.tcg.language.effects.sites import Liberate, TakeControl
from mathom.games.tcg.language.effects.tokens import (
    AddBurdens,
    AddTwilight,
    PlaceTokens,
    RemoveBurdens,
    RemoveTokens,
    RemoveTwilight,
)
from mathom.games.tcg.language.filter import Filter
from mathom.games.tcg.language.node import Piece
from mathom.games.tcg.language.selectors import Choose, Selector
from mathom.games.tcg.language.traits import Trait
from mathom.games.tcg.language.vocabulary import (
    a,
    ally,
    anything,
    but,
    chosen,
    companion,
    condition,
    dunland,
    dwarf,
    each,
    elf,
    exert,
    gandalf_culture,
    hand_weapon,
    hobbit,
    isengard,
    make,
    man,
    minion,
    named,
    orc,
    play_a,
    possession,
    ring_bearer,
    ring_bound,
    rohan,
    shadow,
    site_number,
    skirmishing,
    some,
    strength,
    that,
    that_is,
    the_bearer,
    the_opposite,
    the_subject,
    this,
    this_card,
    unbound,
    weapon,
    wound,
    wounded,
    your_hand,
    yours,
)
from mathom.games.tcg.language.when import When
from mathom.games.tcg.phases import (
    ALWAYS,
    ARCHERY,
    ASSIGNED_TO,
    FELLOWSHIP,
    HAPPENINGS,
    KILLED,
    LOSES,
    MOVES_FROM,
    MOVES_TO,
    PLAYED,
    REGROUP,
    SKIRMISH,
    STARTS,
    TURN_STARTS,
    UNTIL_REGROUP,
    UNTILS,
    WINS,
)
from mathom.games.tcg.state import DEAD, DECK, DISCARD, HAND

Sample = tuple[str, Piece]


def event(effect: Effect, *costs: Effect, if_: Condition | None = None) -> Ability:
    """An event of the skirmish phase."""
    return Ability(EVENT, effect, phases=(SKIRMISH,), costs=costs, condition=if_)


def of_filters() -> list[Sample]:
    """What can be meant."""
    all_of: list[Filter] = [
        anything, minion, filters.Character(), filters.Item((box.MOUNT, box.ARMOR)), weapon & shadow,
        elf & companion, rohan & man, filters.Side(box.FREE) & possession, named("gandalf"),
        companion & filters.Signet(box.SIGNET_FRODO), filters.Unique() & possession,
        ally & filters.Home(3, box.TOWERS_BLOCK), filters.Keyword(box.SEARCH), ring_bound & man,
        filters.Keyword(box.VILLAGER) & ally, unbound & hobbit, ring_bearer, minion & yours,
        minion & ~yours, minion & wounded & ~this_card, filters.Exhausted() & companion,
        minion & filters.StrengthAtMost(6), minion & skirmishing(), minion & skirmishing(elf),
        minion & ~places.Assigned(), minion & places.Assigned(ring_bearer),
        companion & places.Bears(hand_weapon), companion & places.Bears(anything, 3),
        condition & places.BorneBy(hobbit), minion & places.StackedOn(places.YouControl()),
        condition & places.HasStacked(anything), condition & places.HasTokens(box.DWARVEN, 2),
        places.YouControl(), this_card, the_bearer, companion | ally,
        (companion | ally) & places.Bears(possession & filters.Item((box.MOUNT,))),
        companion & ~ring_bearer, companion & ~hobbit, minion & ~wounded, the_subject, the_opposite,
        chosen(), filters.Type(box.EVENT) & filters.CallsOn(box.RANGER), minion & ~chosen(),
        possession & pointing.SameAsChosen(by_culture=True),
        possession & pointing.SameAsChosen(by_culture=False), shadow & chosen(),
    ]  # fmt: skip
    samples: list[Sample] = [("filter", event(wound(a(one)))) for one in all_of]
    samples += [("filter", event(wound(some(2, one)))) for one in (rohan & man, minion & yours)]
    samples.append(("filter", event(wound(a(minion)), if_=conditions.AtSite(site_number(1, 4)))))
    samples.append(("filter", event(wound(a(minion)), if_=conditions.AtSite(site_number(6, 6)))))
    return samples


def of_amounts() -> list[Sample]:
    """How much can be told."""
    all_of: list[Amount] = [
        Number(-3), amounts.ForEach(companion, 2, 4), spotting.SpotAny(elf), spotting.SpotTwilight(),
        spotting.SpotBurdens(), spotting.ChosenNumber(-1), spotting.CountOfChosen(),
        spotting.CostOfChosen(), amounts.WoundsOn(None, 2),
        amounts.WoundsOn(minion & skirmishing(this_card)), amounts.AnyNumber(),
        amounts.Tokens(box.ELVEN), amounts.Tokens(box.ELVEN, condition), amounts.Burdens(),
        amounts.Twilight(), amounts.InHand(), amounts.InHand(who.OPPONENT),
        amounts.InDeadPile(anything), amounts.SitesControlled(),
        amounts.SitesControlled(who.OPPONENT, filters.Keyword(box.PLAINS)),
        amounts.StrengthOf(named("gandalf")), amounts.HereNumber(), amounts.Moves(),
        amounts.Kinds(companion, by_culture=False), amounts.Kinds(companion, by_culture=True),
        Or(Number(2), Number(4), conditions.InPhase(SKIRMISH)),
        Limited(amounts.Burdens(), 5), Smaller(amounts.Burdens(), Number(3)),
        Sum(amounts.Burdens(), Number(2)), Sum(amounts.HereNumber(), Number(2), -1),
    ]  # fmt: skip
    samples: list[Sample] = [("amount", event(make(a(elf), strength(one)))) for one in all_of]
    counts: list[Amount] = [Number(3), amounts.Burdens(), amounts.HereNumber()]
    counts.append(Limited(amounts.Tokens(box.SHIRE), 3))
    samples += [("amount", event(Draw(one))) for one in counts]
    samples += [("amount", event(control.ForEachOf(one, exert(a(minion))))) for one in counts]
    x_of_them = Choose(elf & companion, amounts.AnyNumber(), up_to=True, least=1)
    weaken = make(a(minion, slot=1), strength(spotting.CountOfChosen(-1)))
    return [*samples, ("amount", event(weaken, exert(x_of_them)))]


def of_conditions() -> list[Sample]:
    """What can be so, and not so."""
    all_of: list[Condition] = [
        conditions.CanSpot(elf, 3), conditions.AtSite(filters.Keyword(box.BATTLEGROUND)),
        conditions.AtLeast(amounts.Burdens(), Number(4)),
        conditions.AtLeast(amounts.Twilight(), Number(2)),
        conditions.AtLeast(amounts.InDeadPile(ally), Number(1)),
        conditions.AtLeast(amounts.InDeadPile(anything), Number(3)),
        conditions.AtLeast(amounts.SitesControlled(), Number(2)),
        conditions.AtLeast(amounts.SitesControlled(who.OPPONENT), Number(1)),
        conditions.AtLeast(amounts.Moves(), Number(2)),
        conditions.AtLeast(amounts.InHand(), Number(4)),
        conditions.AtLeast(amounts.InHand(who.OPPONENT), Number(7)),
        conditions.AtLeast(amounts.StrengthOf(named("gandalf")), Number(9)),
        conditions.AtLeast(amounts.ForEach(minion), Sum(amounts.ForEach(companion), Number(1))),
        conditions.InPhase(ARCHERY), conditions.FierceSkirmish(), conditions.FirstShadowPhase(),
        conditions.RingIsWorn(), conditions.ThisIs(wounded), conditions.ThisIs(ring_bearer),
        conditions.ThisIs(places.Bears(hand_weapon)),
        conditions.ThisIs(filters.Keyword(box.VALIANT)),
        conditions.ThisIs(wounded & skirmishing(elf)), conditions.ThisIs(elf | dwarf),
        conditions.SwitchedOff(), conditions.ItIs(named("gandalf")), conditions.ThatIs(hobbit),
        conditions.InStartingFellowship(), conditions.OpponentControlsHome(),
        conditions.PlayedThisTurn(minion), conditions.PlayedThisTurn(minion, 2, here=True),
        conditions.MovedTo(site_number(7, 9)),
        AllOf((conditions.RingIsWorn(), conditions.ThisIs(wounded))),
        OneOf((conditions.RingIsWorn(), conditions.ThisIs(wounded))),
    ]  # fmt: skip
    samples: list[Sample] = []
    for one in all_of:
        for so in (one, Unless(one)):
            samples.append(
                ("condition", traits.Continuous((traits.HasKeyword(box.FIERCE),), this_card, so))
            )
    return samples


def of_selectors() -> list[Sample]:
    """How cards can be found."""
    all_of: list[Selector] = [
        Choose(minion, Number(2), up_to=True), Choose(companion, who=who.FREE_PLAYER),
        Choose(condition, amounts.AnyNumber(), up_to=True), Choose(minion, amounts.SitesControlled()),
        Choose(minion, amounts.HereNumber()), selectors.Each(minion), this, selectors.Bearer(), that,
        selectors.That(1), selectors.BearerOfThat(), selectors.Happened(),
        selectors.Happened(other=True), selectors.All(elf),
    ]  # fmt: skip
    samples: list[Sample] = [("selector", event(exert(one))) for one in all_of]
    for zone in (HAND, DISCARD, DECK, DEAD):
        samples.append(("selector", event(Discard(Choose(elf, zone=zone)))))
        samples.append(("selector", event(Discard(Choose(elf, zone=zone, who=who.OPPONENT)))))
        samples.append(("selector", event(Discard(selectors.Each(elf, zone=zone)))))
    chance = selectors.AtRandom(Number(2), who=who.OPPONENT, zone=HAND)
    samples.append(("selector", event(Discard(chance))))
    samples.append(("selector", event(wound(that), exert(a(elf)))))
    samples.append(("selector", event(wound(that), exert(some(2, elf)))))
    return samples


_ALONE = (
    traits.TAKES_PART, traits.JOINS_SKIRMISHES, traits.NO_TEXT, in_force.SWITCHED_OFF,
    traits.WOUNDS_PREVENTED,
)  # fmt: skip


def of_traits() -> list[Sample]:
    """What a card and the table can be like: said, ordered, and as what a cost is paid for."""
    cards: list[Trait] = [
        traits.Strength(Number(2)), traits.Vitality(Number(-1)), traits.HasKeyword(box.ARCHER),
        traits.HasKeyword(box.DAMAGE, Number(1)), traits.HasKeyword(box.AMBUSH, Number(2)),
        traits.LosesKeyword(box.FIERCE), traits.Cannot(traits.BE_DISCARDED, shadow),
        traits.About(traits.PLAY_ON_COST, hand_weapon, Number(-1)),
        traits.About(traits.NO_BONUS, possession), traits.About(traits.CANNOT_BEAR, hand_weapon),
        traits.About(traits.NOT_AGAINST, elf), traits.About(traits.COUNTS_AS_CLASS, hand_weapon),
        imposing.GainsCost(exert(a(elf))),
    ]  # fmt: skip
    counted = (
        traits.COST,
        traits.SITE_NUMBER,
        traits.SHADOW_NUMBER,
        traits.RESISTANCE,
        traits.ROAMING_COST,
    )
    cards += [traits.Plain(kind, Number(-2)) for kind in counted]
    cards += [traits.Plain(traits.OVERWHELM, Number(3)), traits.Plain(traits.MOST_WOUNDS, Number(1))]
    cards += [traits.Plain(kind) for kind in _ALONE]
    cards += [traits.Cannot(what) for what in range(len(traits.PROHIBITIONS))]
    samples: list[Sample] = [("trait", traits.Continuous((one,), minion)) for one in cards]
    samples += [("trait", event(lasting.Make(a(minion), (one,), UNTIL_REGROUP))) for one in cards]
    samples += [("trait", event(lasting.Make(a(minion), (one,)), exert(this))) for one in cards]
    both = (traits.Strength(Number(2)), traits.HasKeyword(box.FIERCE))
    samples.append(("trait", traits.Continuous(both, the_bearer & skirmishing(elf))))
    samples.append(("trait", event(lasting.Make(a(minion), both), exert(this))))
    return samples + of_the_table()


def of_the_table() -> list[Sample]:
    """What the table can be like."""
    table: list[Trait] = [traits.Plain(traits.MOVE_LIMIT, Number(1))]
    kinds = (
        traits.MUST_MOVE, traits.CANNOT_MOVE, traits.ALLIES_TAKE_ARCHERY, traits.NO_PLAYING_FROM,
        traits.ONE_MINION_EACH, traits.WIN_LATER, traits.NO_REMOVING_BURDENS, traits.NO_LOOKING_AT_HAND,
    )  # fmt: skip
    table += [traits.Plain(kind) for kind in kinds]
    table += [traits.OfSide(traits.ARCHERY_TOTAL, side, Number(1)) for side in (box.FREE, box.SHADOW)]
    table.append(traits.OfSide(traits.KEEP_CARDS, box.FREE))
    table.append(traits.OfPhase(traits.SKIP_PHASE, ARCHERY))
    table.append(traits.OfPhase(traits.NO_ACTIONS, SKIRMISH, who.FREE_PLAYER))
    table.append(traits.OfPhase(traits.NO_ACTIONS, SKIRMISH))
    samples: list[Sample] = [("trait", traits.Continuous((one,), None)) for one in table]
    samples += [("trait", event(lasting.Declare((one,)), exert(this))) for one in table]
    return samples


def of_effects() -> list[Sample]:
    """What can be done: ordered, and as what a cost is paid for."""
    all_of: list[Effect] = [
        Discard(this), Draw(Number(3), who.OPPONENT), IntoHand(Choose(anything, zone=DISCARD)),
        wound(each(elf)), IntoHand(each(possession)), RemoveTokens(this, box.RAIDER, Number(2)),
        exert(this, 2), wound_effects.Exhaust(a(companion)), wound_effects.Heal(a(companion), Number(3)),
        play_a(elf, DEAD, change=2), play_a(isengard & minion, on=None),
        skirmish.CancelSkirmish(hobbit), skirmish.WearRing(), skirmish.RemoveFromSkirmish(a(minion)),
        skirmish.Assign(this, a(unbound)), deck.IntoDeck(a(minion), deck.BENEATH),
        deck.IntoDeck(this, deck.ON_TOP), deck.IntoDeck(a(condition), deck.SHUFFLED),
        deck.DiscardTop(Number(2), who.OPPONENT), stacks.StackOn(Choose(anything, zone=HAND), this),
        stacks.StackTop(Number(2), a(condition)), control.Spot(a(ally)),
        control.OneOf((exert(this), Draw(Number(1)))), preventing.Prevent(),
        control.OneOf((exert(this), Draw(Number(1))), who.FREE_PLAYER), control.May(Draw(Number(1))),
        control.May(Draw(Number(1)), who.FREE_PLAYER),
        others.By(who.EACH_SHADOW, Draw(Number(1)), may=True),
        others.By(who.SHADOW_PLAYER, exert(a(minion))), preventing.Instead(Draw(Number(1))),
        control.Both((exert(this), Draw(Number(1)), wound(a(minion)))),
        control.If(conditions.RingIsWorn(), exert(this), wound(a(minion))),
        control.If(conditions.CanSpot(elf), exert(this)),
        control.ForEachOf(amounts.Burdens(), wound(a(minion))),
        preventing.Preventable(wound(a(minion)), who.FREE_PLAYER, exert(a(companion))),
        AddTwilight(Number(2)), RemoveTwilight(Limited(amounts.Burdens(), 4)), TakeControl(),
        AddBurdens(Number(1)), RemoveBurdens(Number(2)), PlaceTokens(this, box.ISENGARD, Number(1)),
        Liberate(), hand.ReconcileHand(), path.PlayNextSites(), path.PlayNextSites(2),
        ring.BecomeRingBearer(), reveal.RevealHand(), play.KeepEvent(),
        naming.Naming(who.ANY_PLAYER, reveal.RevealTop(1, who.ANY_PLAYER)),
        others.By(who.PLAYER_OF_THIS, exert(a(companion))),
        reveal.RevealTop(10, who.OPPONENT), reveal.Reshuffle(who.OPPONENT),
        reveal.Reshuffle(who.YOU), deck.DiscardTop(Number(1)), deck.IntoDeck(your_hand(), deck.BENEATH),
        others.By(who.OPPONENT, deck.IntoDeck(your_hand(), deck.BENEATH)),
        deck.IntoDeck(Choose(elf, zone=DISCARD), deck.SHUFFLED),
        wound(a(minion), but(1, 2, that_is(orc))),
        Discard(some(Limited(amounts.SitesControlled(), 3), possession)),
        control.ForEachOf(
            Number(3), wound_effects.Heal(Choose(companion, Number(1), up_to=True))
        ),
        control.ForEachOf(Number(2), control.May(RemoveBurdens(Number(1)))),
        control.ForEachOf(Number(2), control.May(Draw(Number(1)))),
    ]  # fmt: skip
    all_of += [
        lasting.Make(this, (traits.HasKeyword(box.FIERCE),), until) for until in range(len(UNTILS))
    ]
    samples: list[Sample] = []
    for one in all_of:
        samples += [("effect", event(one)), ("effect", event(one, exert(a(elf))))]
    wins = Ability(TRIGGER, Draw(Number(1)), when=When(WINS, named("gandalf")))
    stronger = make(a(named("gandalf")), strength(3))
    samples.append(("effect", event(control.Both((stronger, lasting.Later(wins))))))
    return samples


def of_abilities() -> list[Sample]:
    """All that an ability can answer to, and the other pieces of a text."""
    samples: list[Sample] = []
    for kind in range(len(HAPPENINGS)):
        if kind == ALWAYS:
            continue
        against = elf if kind in (WINS, LOSES, ASSIGNED_TO, PLAYED) else None
        site = kind in (MOVES_TO, MOVES_FROM)
        subject = filters.Keyword(box.PLAINS) if site else minion
        answers = [
            Ability(TRIGGER, wound(selectors.Happened()), when=When(kind, subject, against)),
            Ability(SPECIAL, Draw(Number(1)), when=When(kind, this_card, actor=box.SHADOW)),
            Ability(TRIGGER, Draw(Number(1)), when=When(kind, None if site else condition), may=False),
        ]
        samples += [("ability", one) for one in answers]
    overcome = When(KILLED, companion, involving=orc)
    samples.append(("ability", Ability(TRIGGER, Draw(Number(1)), when=overcome)))
    caused = When(HAPPENINGS.index("about_discarded"), condition, by=shadow, phase=REGROUP)
    samples.append(("ability", Ability(SPECIAL, preventing.Prevent(), when=caused)))
    starts = When(STARTS, phase=REGROUP)
    samples.append(
        ("ability", Ability(TRIGGER, Draw(Number(1)), when=starts, times=2, limit=abilities.PER_PHASE))
    )
    turn = Ability(TRIGGER, Draw(Number(1)), when=When(TURN_STARTS), costs=(exert(this),))
    samples.append(("ability", turn))
    two = Ability(
        SPECIAL, Draw(Number(1)), phases=(FELLOWSHIP, REGROUP), condition=conditions.CanSpot(elf)
    )
    samples.append(("ability", two))
    discard = Ability(
        TRIGGER, Discard(this), when=When(ALWAYS), condition=conditions.RingIsWorn(), may=False
    )
    samples.append(("ability", discard))
    pieces: list[Piece] = [
        abilities.ToPlay(conditions.CanSpot(gandalf_culture & man, 2)), abilities.SupportArea(),
        abilities.ToPlay(conditions.RingIsWorn()), abilities.ExtraCost(exert(a(elf))),
        abilities.ExtraCost(exert(that), on_bearer=True),
        abilities.OwnCost(amounts.SitesControlled()),
        abilities.OwnCost(Number(-1), conditions.CanSpot(rohan & man)),
        abilities.PlaysOn(dunland & man, 1), abilities.PlaysOn(places.YouControl()),
        abilities.SecondOfClass(),
    ]  # fmt: skip
    return samples + [("piece", piece) for piece in pieces]


def samples() -> list[Sample]:
    """All of them, built anew."""
    return [
        *of_filters(),
        *of_amounts(),
        *of_conditions(),
        *of_selectors(),
        *of_traits(),
        *of_effects(),
        *of_abilities(),
    ]
