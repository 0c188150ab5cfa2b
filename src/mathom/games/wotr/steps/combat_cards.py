"""Chapter VI: combat cards in a round of battle (p. 29-30)."""

from __future__ import annotations

from typing import Final

from mathom.core.agenda import Decision, Step
from mathom.core.option import Option
from mathom.core.text import Reason, Rule, Text
from mathom.core.view import Question
from mathom.games.wotr import codecs
from mathom.games.wotr.battle import ATTACKER, DEFENDER, NO_CARD, WHO_FIGHTS, Battle
from mathom.games.wotr.box import CARD_IDS, CARDS, DECKS, SHADOW, SIDES, WITCH_KING
from mathom.games.wotr.deeds import COMBATS, lasting, playable_combats
from mathom.games.wotr.options import COMBAT, NO_COMBAT
from mathom.games.wotr.questions import ChoosingCombatCard, SorcererDrawing
from mathom.games.wotr.state import WotrState
from mathom.games.wotr.steps.events import DrawsAlike
from mathom.games.wotr.why import because, card_name

CARDS_RULE: Final = Rule("wotr", "combat_cards", 29)
BEFORE_ROLL: Final = (0, 1, 2, 3)
BEFORE_REROLL: Final = 4
BEFORE_CASUALTIES: Final = (5, 6)
AFTER_CASUALTIES: Final = 7
"""When the initiative numbers of combat cards come to pass in a round (p. 29)."""


def fighting(state: WotrState) -> Battle:
    """The battle that is being fought."""
    assert state.battle is not None
    return state.battle


class ChooseCombatCard(Step[WotrState]):
    """The attacker, then the defender, may choose a card in secret; only its back is seen (p. 29)."""

    rule = CARDS_RULE
    kind = "combat"
    fields = {"who": codecs.WHO}

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def run(self, state: WotrState) -> Decision | None:
        side = fighting(state).side_of(self.who)
        cards = playable_combats(state, side, self.who)
        # Who holds cards is asked even if none of them fits, for nobody may learn that.
        holds = len(state.hand(side)) > 0 or len(cards) > 0
        if not COMBATS or not holds or barred(state, self.who):
            self.chosen(state, NO_COMBAT)
            return None
        return state.ask(self, side, [NO_COMBAT, *[COMBAT[card] for card in cards]], secret=True)

    def chosen(self, state: WotrState, option: Option) -> None:
        battle = fighting(state)
        side = battle.side_of(self.who)
        card = option.args[0]
        battle.fronts[self.who].card = card
        if card in state.table:
            state.table.remove(card)
            battle.fronts[self.who].from_table = True
        elif card != NO_CARD:
            state.hand(side).remove(card)
        if state.events is not None:
            back = "none" if card == NO_CARD else DECKS[CARDS[card].deck]
            state.tell("combat_chosen", {"side": SIDES[side], "back": back})

    def gaps(self, state: WotrState) -> dict[str, str | int | Text]:
        return {"count": fighting(state).round}

    def why_not(self, state: WotrState, option: Option) -> Reason | None:
        if option.verb != "combat":
            return None
        card = option.args[0]
        side = fighting(state).side_of(self.who)
        held = card in state.hand(side) or card in state.table
        return because(CARDS_RULE, "demand-combat" if held else "hand", card=card_name(card))

    def about(self, state: WotrState, seat: int) -> Question | None:
        return ChoosingCombatCard(round=fighting(state).round, who=WHO_FIGHTS[self.who])


def barred(state: WotrState, who: int) -> bool:
    """Whether all can see that somebody may use no combat card in this round."""
    battle = fighting(state)
    side = battle.side_of(who)
    if any([card.stops_combat_card(state, side) for card in lasting(state)]):
        return True
    if not battle.surprise or who != DEFENDER or battle.round > 1:
        return False
    return not state.characters(battle.target, side)


class RevealCombatCards(Step[WotrState]):
    """Both cards are turned up together, and are on the discard from now on."""

    rule = CARDS_RULE

    def run(self, state: WotrState) -> Decision | None:
        battle = fighting(state)
        for who in (ATTACKER, DEFENDER):
            card = battle.fronts[who].card
            side = battle.side_of(who)
            if card == NO_CARD:
                continue
            state.discards[side].append(card)
            if state.events is not None:
                state.tell("combat_card", {"side": SIDES[side], "card": CARD_IDS[card]})
            if side == SHADOW and battle.round == 1:
                state.push(Sorcerer(CARDS[card].deck))
        return None


class Sorcerer(DrawsAlike):
    """With the Witch-king in the first round, the Shadow may draw a card like the one it used."""

    rule = Rule("wotr", "sorcerer", 25)
    kind = "sorcerer"
    side = SHADOW

    def able(self, state: WotrState) -> bool:
        battle = fighting(state)
        return state.where[WITCH_KING] == battle.place_of(battle.who(SHADOW))

    def about(self, state: WotrState, seat: int) -> Question | None:
        return SorcererDrawing(deck=DECKS[self.deck])


class CombatEffects(Step[WotrState]):
    """The cards with this initiative act now, the defender's first (p. 29)."""

    rule = CARDS_RULE
    fields = {"initiative": codecs.NUMBER}

    def __init__(self, initiative: int) -> None:
        self.initiative: Final = initiative

    def run(self, state: WotrState) -> Decision | None:
        battle = fighting(state)
        for who in (ATTACKER, DEFENDER):
            if self._acts(battle, who):
                state.push(CombatEffect(who, self.initiative))
        return None

    def _acts(self, battle: Battle, who: int) -> bool:
        card = battle.fronts[who].card
        return card >= 0 and self.initiative in CARDS[card].initiative


class CombatEffect(Step[WotrState]):
    """One card acts, unless the other has cancelled it."""

    rule = CARDS_RULE
    fields = {"who": codecs.WHO, "initiative": codecs.NUMBER}

    def __init__(self, who: int, initiative: int) -> None:
        self.who: Final = who
        self.initiative: Final = initiative

    def run(self, state: WotrState) -> Decision | None:
        front = fighting(state).fronts[self.who]
        if not front.cancelled:
            COMBATS[CARDS[front.card].combat].act(state, self.who, self.initiative)
        return None
