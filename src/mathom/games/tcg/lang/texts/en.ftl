# The texts of the cards: the words in which text/*.py say what the declarations mean.

## Frames: how a piece of text is put together

tcg-text-after = { $when }, { $text }
tcg-text-phase = { $phase }: { $text }
tcg-text-list = { $first }, { $second }
tcg-text-or = { $first } or { $second }
tcg-text-and = { $first } and { $second }
tcg-text-to = { $cost } to { $effect }
tcg-text-if = if { $clause }
tcg-text-while = while { $clause }
tcg-text-each-time = each time { $clause }
tcg-text-when = when { $clause }
tcg-text-of = of { $what }
tcg-text-at = at { $site }
tcg-text-not-at = except at { $site }
tcg-text-during = during { $phase }
tcg-text-not-during = except during { $phase }
tcg-text-in-skirmish = { $clause } in a skirmish
tcg-text-in-skirmish-of = { $clause } during a skirmish involving { $whom }
tcg-text-in-phase = { $clause } during { $phase }
tcg-text-by = { $clause } by { $card }
tcg-text-against = { $clause } against { $other }
tcg-text-on = { $clause } on { $other }
tcg-text-otherwise = otherwise
tcg-text-choice = { $first }; { $second }
tcg-text-choice-to = { $first } ({ $second })
tcg-text-beside = { $first } { $second }
tcg-text-or-if = { $usual } (or { $special } { $condition })
tcg-text-and-if = { $first } (and { $second } { $condition })
tcg-text-limit = { $text } (limit { $limit })
tcg-text-where-x = { $text } (X is { $quantity })
tcg-text-per-turn = { $text } (limit { $count ->
        [1] once
        [2] twice
        *[other] { $count } times
    } per turn)
tcg-text-per-phase = { $text } (limit { $count ->
        [1] once
        [2] twice
        *[other] { $count } times
    } per phase)
tcg-text-times = { $text } { $count ->
        [2] twice
        *[other] { $count } times
    }
tcg-text-x-times = { $text } X times
tcg-text-to-play = to play, { $text }
tcg-text-only-if = can be played only { $condition }
tcg-text-bearer = bearer must be { $whom }
tcg-text-plays-on = plays on { $what }
tcg-text-one-each = limit { $count } per bearer
tcg-text-support = plays to your support area
tcg-text-second = bearer may bear { $this } beside another item of its class
tcg-text-prevent-by = { $who } may { $price } to prevent this
tcg-text-ring-bearer = { tcg-word-ring-bearer } ({ tcg-word-resistance } { $count })
tcg-text-elsewhere = at any other site
tcg-text-in-fierce = during a fierce skirmish
tcg-text-first-shadow = in the first Shadow phase

## Everything about a card

tcg-words-piece = { CARD_PIECE($piece) }
tcg-words-keywords = { CARD_KEYWORDS($code) }
tcg-words-trait = { CARD_TRAIT($trait) }
tcg-words-deed = { CARD_DEED($deed) }
tcg-words-title = { $title } ({ $code })
tcg-words-subtitle = { $title }, { $subtitle }
tcg-words-unique = • { $title }
tcg-words-joined = { $first } · { $second }
tcg-words-unwritten = Mathom does not know yet what this card does.
tcg-words-signet = { $signet } signet
tcg-words-cost = { tcg-word-twilight-cost } { $count }
tcg-words-strength = { tcg-word-strength } { $count }
tcg-words-vitality = { tcg-word-vitality } { $count }
tcg-words-minion-site = { tcg-word-site-number } { $count }
tcg-words-home = { $count ->
    [one] home site
   *[other] home sites
} { $sites }
tcg-words-numbered = { $site }{ $block }
tcg-words-site = { tcg-type-site } { $site }{ $block }
tcg-words-shadow-number = { tcg-word-shadow-number } { $count }

## How long

tcg-until-phase = until the end of the phase
tcg-until-regroup = until the regroup phase
tcg-until-turn = until the end of the turn
tcg-until-assignment = until the assignment phase
tcg-until-skirmish = until the skirmish phase
tcg-until-ever = for the rest of the game

## Players

tcg-who-you = you
tcg-who-free-player = the Free Peoples player
tcg-who-shadow-player = a Shadow player
tcg-who-each-shadow = each Shadow player
tcg-who-any-shadow = any Shadow player
tcg-who-opponent = an opponent
tcg-who-owner = its owner
tcg-who-that-opponent = that opponent
tcg-who-any = any player
tcg-who-player-of-this = you

## What is done; `.to` is the infinitive

tcg-do-exert = exert { $whom }
    .to = exert { $whom }
tcg-do-exhaust-m = exhaust { $whom }
    .to = exhaust { $whom }
tcg-do-exhaust-f = exhaust { $whom }
    .to = exhaust { $whom }
tcg-do-exhaust-mp = exhaust { $whom }
    .to = exhaust { $whom }
tcg-do-exhaust-fp = exhaust { $whom }
    .to = exhaust { $whom }
tcg-do-wound = wound { $whom }
    .to = wound { $whom }
tcg-do-heal = heal { $whom }
    .to = heal { $whom }
tcg-do-heal-wounds = heal { $wounds } from { $whom }
    .to = heal { $wounds } from { $whom }
tcg-do-discard = discard { $what }
    .to = discard { $what }
tcg-do-draw = draw { $cards }
    .to = draw { $cards }
tcg-do-into-hand = take { $what } into hand
    .to = take { $what } into hand
tcg-do-return = return { $what } to its owner's hand
    .to = return { $what } to its owner's hand
tcg-do-add-twilight = add { $tokens }
    .to = add { $tokens }
tcg-do-remove-twilight = remove { $tokens }
    .to = remove { $tokens }
tcg-do-add-burdens = add { $burdens }
    .to = add { $burdens }
tcg-do-remove-burdens = remove { $burdens }
    .to = remove { $burdens }
tcg-do-place-tokens = place { $tokens } on { $where }
    .to = place { $tokens } on { $where }
tcg-do-remove-tokens = remove { $tokens } from { $where }
    .to = remove { $tokens } from { $where }
tcg-do-play = play { $what }
    .to = play { $what }
tcg-do-play-on = play { $what } on { $on }
    .to = play { $what } on { $on }
tcg-text-at-cost = { $text } at twilight cost { $amount }
tcg-do-cancel-skirmish = cancel a skirmish involving { $whom }
    .to = cancel a skirmish involving { $whom }
tcg-do-remove-from-skirmish = remove { $whom } from the skirmish
    .to = remove { $whom } from the skirmish
tcg-do-assign = assign { $whom } to a skirmish against { $to }
    .to = assign { $whom } to a skirmish against { $to }
tcg-do-wear-ring = the Ring-bearer wears The One Ring until the regroup phase
    .to = make the Ring-bearer wear The One Ring until the regroup phase
tcg-do-take-control = take control of a site
    .to = take control of a site
tcg-do-liberate = liberate a site
    .to = liberate a site
tcg-do-beneath = place { $what } beneath { $deck }
    .to = place { $what } beneath { $deck }
tcg-do-on-top = place { $what } on top of { $deck }
    .to = place { $what } on top of { $deck }
tcg-do-shuffle-in = shuffle { $what } (and all cards stacked there) into { $deck }
    .to = shuffle { $what } (and all cards stacked there) into { $deck }
tcg-do-discard-top = discard { $cards } from the top of { $deck }
    .to = discard { $cards } from the top of { $deck }
tcg-do-stack = stack { $what } on { $on }
    .to = stack { $what } on { $on }
tcg-do-stack-top = stack { $cards } from the top of your draw deck on { $on }
    .to = stack { $cards } from the top of your draw deck on { $on }
tcg-do-spot = spot { $what }
    .to = spot { $what }
tcg-do-reconcile = reconcile your hand
    .to = reconcile your hand
tcg-do-reveal-top = reveal the top { $count ->
        [1] card
        *[other] { $count } cards
    } of { $deck }
    .to = reveal the top { $count ->
            [1] card
            *[other] { $count } cards
        } of { $deck }
tcg-do-reveal-hand = reveal your hand
    .to = reveal your hand
tcg-do-keep-event = place { $what } in your hand instead of your discard pile
    .to = place { $what } in your hand instead of your discard pile
tcg-deck-of-you = your draw deck
tcg-deck-of-them = their draw deck
tcg-deck-of-opponent = an opponent's draw deck
tcg-deck-of-free-player = the Free Peoples player's draw deck
tcg-deck-of-shadow-player = a Shadow player's draw deck
tcg-deck-of-each-shadow = each Shadow player's draw deck
tcg-deck-of-owner = its owner's draw deck
tcg-deck-of-any = any player's draw deck
tcg-do-reshuffle = shuffle { $deck }
    .to = shuffle { $deck }
tcg-do-become-ring-bearer = make { $whom } the Ring-bearer ({ tcg-word-resistance } { $count })
    .to = make { $whom } the Ring-bearer ({ tcg-word-resistance } { $count })
tcg-do-play-next-sites = play the fellowship's { $count ->
        [1] next site
        *[other] next { $count } sites
    } (in place of others if need be)
    .to = play the fellowship's { $count ->
            [1] next site
            *[other] next { $count } sites
        } (in place of others if need be)
tcg-do-may = you may { $effect }
    .to = { $effect } (if you wish)
tcg-do-may-by = { $who } may { $effect }
    .to = let { $who } { $effect }
tcg-do-must-by = { $who } must { $effect }
    .to = make { $who } { $effect }
tcg-do-must-by-you = you must { $effect }
    .to = make you { $effect }
tcg-do-choose-by = { $who } must choose to { $effect }
    .to = make { $who } choose to { $effect }
tcg-do-prevent = prevent this
    .to = prevent this
tcg-do-prevent-wound = prevent that wound
    .to = prevent that wound
tcg-do-instead = { $effect } instead
    .to = { $effect } instead
tcg-do-give = make { $whom } { $traits }
    .to = make { $whom } { $traits }
tcg-do-make = make { $whom } { $traits }
    .to = make { $whom } { $traits }
tcg-do-give-and-make = make { $whom } { $traits } and { $more }
    .to = make { $whom } { $traits } and { $more }

## What a card is like: said of it, ordered (`.do`), and in the infinitive (`.to`)

tcg-is-given = { $who } is { $traits }
tcg-is-being = { $who } is { $traits }
tcg-is-both = { $who } is { $traits } and { $more }
tcg-is-loses = { $who } loses all { $keyword } bonuses
    .do = make { $who } lose all { $keyword } bonuses
    .to = make { $who } lose all { $keyword } bonuses
tcg-is-is-not = { $who } is not { $keyword }
    .do = prevent { $who } from being { $keyword }
    .to = prevent { $who } from being { $keyword }
tcg-is-cost = the twilight cost { $of-who } is { $amount }
    .do = make the twilight cost { $of-who } { $amount }
    .to = make the twilight cost { $of-who } { $amount }
tcg-is-play-on-cost = the twilight cost of { $what } played on { $who } is { $amount }
    .do = make the twilight cost of { $what } played on { $who } { $amount }
    .to = make the twilight cost of { $what } played on { $who } { $amount }
tcg-is-site-number = the site number of { $who } is { $amount }
    .do = make the site number of { $who } { $amount }
    .to = make the site number of { $who } { $amount }
tcg-is-shadow-number = the Shadow number of { $who } is { $amount }
    .do = make the Shadow number of { $who } { $amount }
    .to = make the Shadow number of { $who } { $amount }
tcg-is-roaming-cost = the roaming penalty of { $who } is { $amount }
    .do = make the roaming penalty of { $who } { $amount }
    .to = make the roaming penalty of { $who } { $amount }
tcg-is-archery-free = the fellowship archery total is { $amount }
    .do = make the fellowship archery total { $amount }
    .to = make the fellowship archery total { $amount }
tcg-is-archery-shadow = the minion archery total is { $amount }
    .do = make the minion archery total { $amount }
    .to = make the minion archery total { $amount }
tcg-is-move-limit = the move limit is { $amount }
    .do = make the move limit { $amount }
    .to = make the move limit { $amount }
tcg-is-overwhelm = { $who } can be overwhelmed only by { $times ->
        [3] triple
        [4] quadruple
        *[other] { $times } times the
    } strength
    .do = prevent { $who } from being overwhelmed except by { $times ->
            [3] triple
            [4] quadruple
            *[other] { $times } times the
        } strength
    .to = prevent { $who } from being overwhelmed except by { $times ->
            [3] triple
            [4] quadruple
            *[other] { $times } times the
        } strength
tcg-is-most-wounds = { $who } takes no more than { $wounds }
    .do = prevent { $who } from taking more than { $wounds }
    .to = prevent { $who } from taking more than { $wounds }
tcg-is-take-wounds = { $who } may not take wounds
    .none = { $who } may take wounds
    .do = prevent { $who } from taking wounds
    .to = prevent { $who } from taking wounds
tcg-is-wounds-prevented = all wounds to { $who } are prevented
    .do = prevent all wounds to { $who }
    .to = prevent all wounds to { $who }
tcg-is-be-healed = { $who } may not be healed
    .none = { $who } may be healed
    .do = prevent { $who } from being healed
    .to = prevent { $who } from being healed
tcg-is-be-discarded = { $who } may not be discarded
    .none = { $who } may be discarded
    .do = prevent { $who } from being discarded
    .to = prevent { $who } from being discarded
tcg-is-be-exerted = { $who } may not exert
    .none = { $who } may exert
    .do = prevent { $who } from exerting
    .to = prevent { $who } from exerting
tcg-is-be-assigned = { $who } may not be assigned to a skirmish
    .none = { $who } may be assigned to a skirmish
    .do = prevent { $who } from being assigned to a skirmish
    .to = prevent { $who } from being assigned to a skirmish
tcg-is-be-played = { $who } may not be played
    .none = { $who } may be played
    .do = prevent { $who } from being played
    .to = prevent { $who } from being played
tcg-is-add-to-archery = { $who } does not add to the archery total
    .none = { $who } adds to the archery total
    .do = prevent { $who } from adding to the archery total
    .to = prevent { $who } from adding to the archery total
tcg-is-use-abilities = special abilities of { $who } may not be used
    .do = prevent special abilities of { $who } from being used
    .to = prevent special abilities of { $who } from being used
tcg-is-take-part = { $who } may not take part in archery fire or skirmishes
    .none = { $who } may take part in archery fire or skirmishes
    .do = prevent { $who } from taking part in archery fire or skirmishes
    .to = prevent { $who } from taking part in archery fire or skirmishes
tcg-is-cannot-bear = { $who } may not bear { $what }
    .do = prevent { $who } from bearing { $what }
    .to = prevent { $who } from bearing { $what }
tcg-is-not-against = { $who } may not be assigned to a skirmish against { $what }
    .do = prevent { $who } from being assigned to a skirmish against { $what }
    .to = prevent { $who } from being assigned to a skirmish against { $what }
tcg-is-no-bonus = { $who } may not gain strength bonuses from { $what }
    .do = prevent { $who } from gaining strength bonuses from { $what }
    .to = prevent { $who } from gaining strength bonuses from { $what }
tcg-is-no-actions = { $player } may not play { $phase } events or use { $phase } special abilities
    .do = prevent { $player } from playing { $phase } events or using { $phase } special abilities
    .to = prevent { $player } from playing { $phase } events or using { $phase } special abilities
tcg-is-no-actions-opponent = no opponent may play { $phase } events or use { $phase } special abilities
    .do = prevent opponents from playing { $phase } events or using { $phase } special abilities
    .to = prevent opponents from playing { $phase } events or using { $phase } special abilities
tcg-is-nobody-acts = nobody may play { $phase } events or use { $phase } special abilities
    .do = prevent any player from playing { $phase } events or using { $phase } special abilities
    .to = prevent any player from playing { $phase } events or using { $phase } special abilities
tcg-is-cannot-move = the fellowship may not move again
    .do = prevent the fellowship from moving again
    .to = prevent the fellowship from moving again
tcg-is-cannot-by = { $text } by an effect of { $cards }
tcg-is-takes-part = { $who } may take part in archery fire and skirmishes
    .do = let { $who } take part in archery fire and skirmishes
    .to = let { $who } take part in archery fire and skirmishes
tcg-is-joins-skirmishes = { $who } may take part in skirmishes
    .do = let { $who } take part in skirmishes
    .to = let { $who } take part in skirmishes
tcg-is-no-text = { $who } has no game text
    .do = make { $who } lose its game text
    .to = make { $who } lose its game text
tcg-is-counts-as = { $who } counts as { $what }
    .do = make { $who } count as { $what }
    .to = make { $who } count as { $what }
tcg-is-must-move = the Free Peoples player must move again this turn (if the move limit allows)
    .do = make the Free Peoples player move again this turn (if the move limit allows)
    .to = make the Free Peoples player move again this turn (if the move limit allows)
tcg-is-extra-cost = { $who } gains this cost: { $cost }
    .do = make { $who } gain this cost: { $cost }
    .to = make { $who } gain this cost: { $cost }
tcg-is-allies-archery = allies take the wounds of archery fire instead of companions
    .do = make allies take the wounds of archery fire instead of companions
    .to = make allies take the wounds of archery fire instead of companions
tcg-is-switched-off = the first sentence of the text of { $who } does not apply
    .do = make the first sentence of the text of { $who } not apply
    .to = make the first sentence of the text of { $who } not apply
tcg-is-one-minion-each = no more than one minion may be assigned to each character
    .do = make it impossible to assign more than one minion to each character
    .to = make it impossible to assign more than one minion to each character
tcg-is-win-later = the fellowship wins only at the end of the turn
    .do = make the fellowship win only at the end of the turn
    .to = make the fellowship win only at the end of the turn
tcg-is-skip-phase = skip { $phase }
    .do = skip { $phase }
    .to = skip { $phase }
tcg-is-keep-cards = { $cards } may not discard cards from your hand or from your draw deck
    .do = prevent { $cards } from discarding cards from your hand or from your draw deck
    .to = prevent { $cards } from discarding cards from your hand or from your draw deck
tcg-is-no-playing-from = nobody may play cards from draw decks or discard piles
    .do = prevent everybody from playing cards from draw decks or discard piles
    .to = prevent everybody from playing cards from draw decks or discard piles
tcg-is-no-removing-burdens = burdens may not be removed
    .do = prevent burdens from being removed
    .to = prevent burdens from being removed
tcg-is-no-looking-at-hand = nobody may look at the hand of an opponent
    .do = prevent everybody from looking at the hand of an opponent
    .to = prevent everybody from looking at the hand of an opponent

## Conditions, and that they are not so (`.not`)

tcg-if-can-spot = you can spot { $what }
    .not = you cannot spot { $what }
tcg-if-twilight = the twilight pool has at least { $tokens }
    .not = the twilight pool has fewer than { $tokens }
tcg-if-dead-pile = the dead pile holds at least { $what }
    .not = the dead pile does not hold { $what }
tcg-if-dead-pile-one = { $what } is in the dead pile
    .not = the dead pile does not hold { $what }
tcg-if-sites-you = you control { $what }
    .not = you do not control { $what }
tcg-if-sites-opponent = an opponent controls { $what }
    .not = no opponent controls { $what }
tcg-if-more-than = { $amount } is greater than { $least }
    .not = { $amount } is not greater than { $least }
tcg-if-sites = { $who } controls { $what }
    .not = { $who } does not control { $what }
tcg-if-moves = the fellowship has moved at least { $count ->
        [1] once
        [2] twice
        *[other] { $count } times
    } this turn
    .not = the fellowship has moved fewer than { $count ->
            *[other] { $count } times
        } this turn
tcg-if-hand-you = you have at least { $cards } in hand
    .not = you have fewer than { $cards } in hand
tcg-if-hand = { $who } has at least { $cards } in hand
    .not = { $who } has fewer than { $cards } in hand
tcg-if-at-least = { $amount } is at least { $least }
    .not = { $amount } is less than { $least }
tcg-if-moved-to = the fellowship has moved to { $site } in this phase
    .not = the fellowship has not moved to { $site } in this phase
tcg-if-at = the fellowship is at { $site }
    .not = the fellowship is not at { $site }
tcg-if-in-phase = it is { $phase }
    .not = it is not { $phase }
tcg-if-fierce = a fierce skirmish is under way
    .not = no fierce skirmish is under way
tcg-if-switched-off = the first sentence of the text of { $who } does not apply
    .not = the first sentence of the text of { $who } applies
tcg-if-ring-worn = the Ring-bearer is wearing The One Ring
    .not = the Ring-bearer is not wearing The One Ring
tcg-if-is = { $who } is { $what }
    .not = { $who } is not { $what }
tcg-if-has-stacked = { $what } is stacked on { $who }
    .not = { $what } is not stacked on { $who }
tcg-if-stands = { $who } is { $what }
    .not = { $who } is not { $what }
tcg-if-bears = { $who } bears { $what }
    .not = { $who } does not bear { $what }
tcg-if-played-here = somebody has already played { $what } at this site this turn
    .not = nobody has yet played { $what } at this site this turn
tcg-if-first-shadow = it is the first Shadow phase
    .not = it is not the first Shadow phase
tcg-if-starting = { $who } is in your starting fellowship
    .not = { $who } is not in your starting fellowship
tcg-if-home = an opponent controls the home site of { $who }
    .not = no opponent controls the home site of { $who }
tcg-if-played = somebody has already played { $what } this turn
    .not = nobody has yet played { $what } this turn

## What abilities answer to; `.f` with a feminine subject

tcg-when-about_wound = { $who } is about to take a wound
    .f = { $who } is about to take a wound
tcg-when-about_killed = { $who } is about to be killed
    .f = { $who } is about to be killed
tcg-when-about_discarded = { $who } is about to be discarded
    .f = { $who } is about to be discarded
tcg-when-about_burdens = burdens are about to be added
tcg-when-about_control = { $player } is about to take control of a site
tcg-when-wounded = { $who } takes a wound
    .f = { $who } takes a wound
tcg-when-killed = { $who } is killed
    .f = { $who } is killed
tcg-when-discarded = { $who } is discarded
    .f = { $who } is discarded
tcg-when-burdens_added = a burden is added
tcg-when-burdens_removed = a burden is removed
tcg-when-played = { $who } is played
    .f = { $who } is played
tcg-when-you-play = you play { $who }
tcg-when-plays = { $player } plays { $who }
tcg-when-wins = { $who } wins a skirmish
    .f = { $who } wins a skirmish
tcg-when-loses = { $who } loses a skirmish
    .f = { $who } loses a skirmish
tcg-when-assigned = { $who } is assigned to a skirmish
    .f = { $who } is assigned to a skirmish
tcg-when-assigned_to = { tcg-when-assigned }
    .f = { tcg-when-assigned.f }
tcg-when-assigns = { $player } assigns { $who } to a skirmish
tcg-when-moves_from = the fellowship moves from { $who }
    .f = the fellowship moves from { $who }
tcg-when-moves = the fellowship moves
tcg-when-moves_to = the fellowship moves to { $who }
    .f = the fellowship moves to { $who }
tcg-when-starts = at the start of { $phase }
tcg-when-ends = at the end of { $phase }
tcg-when-first-shadow = the first Shadow phase
tcg-when-each = each { $phase }
tcg-when-skirmish-of = each skirmish involving { $who }
tcg-when-turn_starts = at the start of each turn
tcg-when-uses_ability = a special ability { $of-who } is used
    .f = a special ability { $of-who } is used
tcg-when-exerted = { $who } exerts
    .f = { $who } exerts
tcg-when-healed = { $who } is healed
    .f = { $who } is healed
tcg-when-draws = { $player } draws a card
tcg-when-wears_ring = { $who } puts on The One Ring
    .f = { $who } puts on The One Ring
tcg-when-skirmish_ending = a skirmish involving { $who } is about to end
    .f = a skirmish involving { $who } is about to end
tcg-when-revealed = { $who } is revealed
    .f = { $who } is revealed

## What stands behind a noun, in four forms

tcg-way-skirmishing =
    .m = in the skirmish
    .f = in the skirmish
    .mp = in the skirmish
    .fp = in the skirmish
tcg-way-skirmishing-with =
    .m = skirmishing { $whom }
    .f = skirmishing { $whom }
    .mp = skirmishing { $whom }
    .fp = skirmishing { $whom }
tcg-way-assigned =
    .m = assigned to a skirmish
    .f = assigned to a skirmish
    .mp = assigned to a skirmish
    .fp = assigned to a skirmish
tcg-way-assigned-to =
    .m = assigned to a skirmish against { $whom }
    .f = assigned to a skirmish against { $whom }
    .mp = assigned to a skirmish against { $whom }
    .fp = assigned to a skirmish against { $whom }
tcg-way-bears =
    .m = bearing { $what }
    .f = bearing { $what }
    .mp = bearing { $what }
    .fp = bearing { $what }
tcg-way-borne-by =
    .m = borne by { $whom }
    .f = borne by { $whom }
    .mp = borne by { $whom }
    .fp = borne by { $whom }
tcg-way-on-bearer =
    .m = on { $whom }
    .f = on { $whom }
    .mp = on { $whom }
    .fp = on { $whom }
tcg-way-stacked-on =
    .m = stacked on { $what }
    .f = stacked on { $what }
    .mp = stacked on { $what }
    .fp = stacked on { $what }
tcg-way-has-stacked =
    .m = with { $what } stacked there
    .f = with { $what } stacked there
    .mp = with { $what } stacked there
    .fp = with { $what } stacked there
tcg-way-has-tokens =
    .m = with { $what }
    .f = with { $what }
    .mp = with { $what }
    .fp = with { $what }
tcg-way-strength-at-most =
    .m = with strength { $most } or less
    .f = with strength { $most } or less
    .mp = with strength { $most } or less
    .fp = with strength { $most } or less
tcg-way-signet =
    .m = with the { $signet } signet
    .f = with the { $signet } signet
    .mp = with the { $signet } signet
    .fp = with the { $signet } signet
tcg-way-home =
    .m = whose home is { $site }
    .f = whose home is { $site }
    .mp = whose home is { $site }
    .fp = whose home is { $site }
tcg-way-you-control =
    .m = you control
    .f = you control
    .mp = you control
    .fp = you control
tcg-way-same-title =
    .m = with the title of that card
    .f = with the title of that card
    .mp = with the title of that card
    .fp = with the title of that card
tcg-way-same-culture =
    .m = with the culture of that card
    .f = with the culture of that card
    .mp = with the culture of that card
    .fp = with the culture of that card
tcg-way-except =
    .m = (except { $what })
    .f = (except { $what })
    .mp = (except { $what })
    .fp = (except { $what })
tcg-way-played-hand =
    .m = from hand
    .f = from hand
    .mp = from hand
    .fp = from hand
tcg-way-your-hand =
    .m = from hand
    .f = from hand
    .mp = from hand
    .fp = from hand
tcg-way-your-discard =
    .m = from your discard pile
    .f = from your discard pile
    .mp = from your discard pile
    .fp = from your discard pile
tcg-way-your-deck =
    .m = from your draw deck
    .f = from your draw deck
    .mp = from your draw deck
    .fp = from your draw deck
tcg-way-your-dead =
    .m = from your dead pile
    .f = from your dead pile
    .mp = from your dead pile
    .fp = from your dead pile
tcg-way-hand =
    .m = from hand
    .f = from hand
    .mp = from hand
    .fp = from hand
tcg-way-discard =
    .m = from the discard pile
    .f = from the discard pile
    .mp = from the discard pile
    .fp = from the discard pile
tcg-way-deck =
    .m = from the draw deck
    .f = from the draw deck
    .mp = from the draw deck
    .fp = from the draw deck
tcg-way-dead =
    .m = from the dead pile
    .f = from the dead pile
    .mp = from the dead pile
    .fp = from the dead pile
tcg-way-at-random =
    .m = at random
    .f = at random
    .mp = at random
    .fp = at random
tcg-way-chosen =
    .m = chosen
    .f = chosen
    .mp = chosen
    .fp = chosen
tcg-site-one = site { $first }{ $block }
tcg-site-range = sites { $first }{ $block }–{ $last }{ $block }
tcg-site-towers = T
tcg-site-fellowship = F
tcg-noun-bearer-of = the bearer of { $what }
tcg-noun-up-to = up to { $what }
tcg-noun-all =
    .m = all { $what }
    .f = all { $what }
    .mp = all { $what }
    .fp = all { $what }
tcg-way-calls-on =
    .m = that spots or exerts { $whom }
    .f = that spots or exerts { $whom }
    .mp = that spot or exert { $whom }
    .fp = that spot or exert { $whom }
tcg-noun-your-hand = your hand
tcg-noun-their-hand = their hand
tcg-noun-any-number = any number of { $what }
tcg-way-among =
    .m = among { $cards }
    .f = among { $cards }
    .mp = among { $cards }
    .fp = among { $cards }
tcg-way-opponents =
    .m = of an opponent
    .f = of an opponent
    .mp = of an opponent
    .fp = of an opponent
tcg-noun-or-more = { $what } or more
tcg-noun-not = not { $what }

## How much

tcg-much-each = { $amount } for each { $what }
tcg-much-times = { $count ->
        [1] once
        [2] twice
        *[other] { $count } times
    }
tcg-much-at-most = { $quantity }, limit { $limit }
tcg-much-number-of = the number of { $what }
tcg-much-shuffled = card placed there
tcg-much-over = { $what } over { $over }
tcg-much-spot = { $what } you spot
tcg-much-wound-on = wound on { $whom }
tcg-much-token-on = { $token } on { $where }
tcg-much-in-hand = card in hand
tcg-much-in-hand-of = card in the hand of { $who }
tcg-much-dead = { $what } in the dead pile
tcg-much-site = { $what } you control
tcg-much-site-of = { $what } controlled by { $who }
tcg-much-move = move this turn
tcg-much-among = { $what } among { $cards }
tcg-much-cost = the twilight cost of { $card }
tcg-much-strength = the strength of { $whom }
tcg-much-here = the number of the fellowship's site
tcg-much-plus = { $first } plus { $second }
tcg-much-minus = { $first } minus { $second }
tcg-much-smaller = the smaller of { $first } and { $second }
tcg-word-twilight-token = twilight token
    .plural = twilight tokens
    .gender = n
    .number = singular
    .a = a twilight token
    .the = the twilight token
    .the-plural = the twilight tokens
