"""The language in which cards are declared: values, not code.

One definition serves three masters: the rules carry it out (`matches`, `value`, `holds`, `apply`), bots
reason over it, and the text of the card is generated from it in every language. So every word keeps its
meaning in typed fields: who acts (`who`), whose cards, "may", "each", "up to", "instead", how long.

    filter, filters, places, pointing   which cards a text means   Filter.matches(state, card, scope)
    amount, amounts     how many                            Amount.value(state, scope)
    conditions          if, while, spot                     Condition.holds(state, scope)
    selectors           how cards are found: a, each, this  Selector.find(state, scope)
    traits, qualities   what a card or the table is like    read by engine/values.py and whoever asks
    effect, effects/    something done, or a cost           Effect.possible / fits / apply
    when, abilities     when, requirements, costs, effect   offered by engine/offers.py
    who                 the players a text speaks of
    vocabulary          all that cards may say, for the files of cards/

A module holds what its words do (classes), how cards call them (functions and constants, in `__all__`)
and how they read in three languages (`reads`, with the grammar of `../wording`).

The 83 primitives of the six sets, by the number they have in the facts, and the words they became:

    1 CanSpot, Unless(CanSpot) · 2 Exert · 3 Strength · 4 RingBearer, Unbound, Keyword · 5 Discard ·
    6 Skirmishing · 7 HasKeyword · 8 ForEach, SpotAny, Tokens, WoundsOn, Burdens, SitesControlled,
    InDeadPile, InHand, CountOfChosen · 9 AddTwilight, RemoveTwilight ·
    10 TakeControl, Liberate, SitesControlled, YouControl · 11 PlayFrom · 12 When(WINS), When(LOSES) ·
    13 Bears, BorneBy · 14 WoundThem · 15 AddBurdens, RemoveBurdens · 16 AtSite, SiteNumber ·
    17 OfSide(ARCHERY_TOTAL), Cannot(ADD_TO_ARCHERY) · 18 Heal · 19 Or ·
    20 When(STARTS, ENDS, TURN_STARTS) · 21 Plain(COST), OwnCost, About(PLAY_ON_COST),
    Plain(ROAMING_COST), Plain(SHADOW_NUMBER) · 22 PlaceTokens, RemoveTokens ·
    23 AtLeast(Burdens / Twilight / InDeadPile / InHand) · 24 InPhase, FierceSkirmish, AtLeast(Moves) ·
    25 until=UNTIL_REGROUP · 26 Assign, Assigned · 27 When(PLAYED) ·
    28 When(MOVES, MOVES_TO, MOVES_FROM) · 29 Preventable · 30 Limited, Smaller, Sum, CostOfChosen ·
    31 Prevent, Instead, Plain(WOUNDS_PREVENTED) · 32 StackOn · 33 Draw ·
    34 CancelSkirmish, RemoveFromSkirmish ·
    35 Cannot(TAKE_WOUNDS), Plain(MOST_WOUNDS) · 36 OneOf, May ·
    37 SpotAny, SpotTwilight, SpotBurdens, Spot · 38 Discard(Choose(zone=HAND)) ·
    39 Wounded, Exhausted, StrengthAtMost · 40 When(KILLED) ·
    41 Choose(zone=FROM_STACK) with Discard / IntoHand, StackedOn · 42 If ·
    43 IntoDeck · 44 When(ASSIGNED, ASSIGNED_TO) · 45 AllOf, OneOf, Unless · 46 ThatIs, ItIs ·
    47 Ability.limit, PlayedThisTurn · 48 When(ALWAYS) · 49 Ability(STACKED_SPECIAL) ·
    50 Plain(TAKES_PART, JOINS_SKIRMISHES), Cannot(TAKE_PART) · 51 Choose(up_to), AnyNumber ·
    52 OfPhase(NO_ACTIONS), Cannot(USE_ABILITIES) · 53 When(ABOUT_WOUND) · 54 ForEachOf · 55 DiscardTop
    · 56 Exhaust · 57 Signet · 58 Plain(MOVE_LIMIT), MUST_MOVE, CANNOT_MOVE · 59 RevealTop, Reshuffle ·
    60 WearRing, RingIsWorn, BecomeRingBearer · 61 IntoHand · 62 Plain(SWITCHED_OFF), SwitchedOff ·
    63 Cannot(BE_ASSIGNED) · 64 Cannot(BE_DISCARDED, by) · 65 until=END_OF_TURN · 66 Plain(SITE_NUMBER)
    · 67 When(ABOUT_BURDENS / ABOUT_CONTROL / USES_ABILITY) · 68 When(ABOUT_DISCARDED / ABOUT_KILLED) ·
    69 About(CANNOT_BEAR) · 70 Later · 71 Subject, HasTokens, Unique · 72 LosesKeyword ·
    73 Plain(OVERWHELM) · 74 PlayNextSites · 75 Plain(ALLIES_TAKE_ARCHERY) ·
    76 Prevent on When(USES_ABILITY) · 77 About(NO_BONUS) · 78 Cannot(BE_HEALED) ·
    79 ExtraCost(on_bearer) · 80 About(EXTRA_COST) · 81 ReconcileHand · 82 OfSide(KEEP_CARDS) ·
    83 OfPhase(SKIP_PHASE)

What the other sets need beyond: Home, Transfer, Both as a cost, When(DISCARDED, WEARS_RING, WOUNDED,
EXERTED, DRAWS, BURDENS_ADDED, BURDENS_REMOVED, REVEALED, SKIRMISH_ENDING), SecondOfClass, AtRandom,
Cannot(BE_PLAYED, BE_EXERTED), the traits NO_TEXT, COUNTS_AS_CLASS, RESISTANCE, NOT_AGAINST,
NO_REMOVING_BURDENS, NO_LOOKING_AT_HAND, NO_PLAYING_FROM, ONE_MINION_EACH, WIN_LATER, and effects of
their own (CopyText, CorruptRingBearer, EndPhase, CancelAssignments, ActAgain, DoWhile).
"""
