"""Card texts are made from what the cards do, and read well in every language."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
from functools import cache
from types import ModuleType

import pytest

from mathom.core.lang import LANGUAGES, knows, say
from mathom.core.text import Text
from mathom.games.tcg import box, language
from mathom.games.tcg.box import BY_CODE, CARDS, Card
from mathom.games.tcg.engine.deeds import deed
from mathom.games.tcg.game import TCG
from mathom.games.tcg.language import conditions, effects, filters, places, pointing, traits
from mathom.games.tcg.language.abilities import Ability
from mathom.games.tcg.language.amount import Amount, Limited, Number
from mathom.games.tcg.language.condition import Condition
from mathom.games.tcg.language.effect import Effect
from mathom.games.tcg.language.effects.control import OneOf
from mathom.games.tcg.language.filter import Any as AnyCard
from mathom.games.tcg.language.filter import Filter, Known, Not, Pointing, Steady
from mathom.games.tcg.language.node import NODE_NAMES, NODES, Numbered, Piece
from mathom.games.tcg.language.places import Fighting
from mathom.games.tcg.language.selectors import Selector
from mathom.games.tcg.language.spotting import YouSpot
from mathom.games.tcg.language.traits import Trait
from mathom.games.tcg.language.who import WHO
from mathom.games.tcg.phases import ALWAYS, HAPPENINGS, UNTILS
from mathom.games.tcg.text import cards as texts
from mathom.games.tcg.wording.grammar import EACH, NO, THAT, THIS, A, Noun, as_object, phrase, polish
from mathom.games.tcg.wording.speech import ICONS, Speech
from tests.games.tcg import samples
from tests.games.tcg.goldens.make import HERE, all_texts, all_words, written
from tests.games.tcg.unwritten import unwritten

# What is said does not change with the build; plain Python speaks in the tests of the browser.
pytestmark = pytest.mark.once

# -- nothing is left without words ---------------------------------------------------------------


def words_of(package: ModuleType, base: type) -> list[type]:
    """The classes of a package that are a kind of word."""
    found: dict[type, None] = {}
    for info in pkgutil.iter_modules(package.__path__, package.__name__ + "."):
        module = importlib.import_module(info.name)
        for _, one in inspect.getmembers(module, inspect.isclass):
            if issubclass(one, base) and one.__module__ == module.__name__:
                found[one] = None
    return list(found)


BASES = (
    Numbered, Piece, Trait, Effect, Amount, YouSpot, Condition, Selector, Filter, Steady, Pointing,
    Fighting, Known,
)  # fmt: skip
"""Kinds of words, which no card says by themselves."""


@pytest.mark.parametrize("base", [Effect, Selector, Amount, Condition, Trait, Piece])
def test_every_word_says_how_it_reads(base: type) -> None:
    words = {*words_of(language, base), *words_of(effects, base)} - set(BASES)
    assert len(words) > 5
    unsaid = vars(base)["reads"]
    assert [one for one in words if inspect.getattr_static(one, "reads") is unsaid] == []


def held_by(word: object) -> list[object]:
    """What a word of the language keeps in its fields; compiled words have no `vars`."""
    return [getattr(word, name) for name in dir(word) if not name.startswith("_")]


@cache
def sampled() -> frozenset[str]:
    """All words that the samples use."""
    names: set[str] = set()

    def walk(word: object) -> None:
        if isinstance(word, tuple | list):
            for one in word:
                walk(one)
        elif type(word).__module__.startswith("mathom.games.tcg"):
            names.add(type(word).__name__)
            for one in held_by(word):
                walk(one)

    for _, piece in samples.samples():
        walk(piece)
    return frozenset(names)


@pytest.mark.parametrize("base", [Amount, Condition, Selector, Trait, Filter, Numbered])
def test_there_is_a_sample_of_every_word(base: type) -> None:
    all_words = {*words_of(language, base), *words_of(effects, base)} - set(BASES)
    assert sorted({one.__name__ for one in all_words} - sampled()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_description_is_never_passed_over_in_silence(language: str) -> None:
    """Whatever a filter asks for beyond "a minion", the words are more than "a minion"."""
    speech = Speech(language, CARDS[BY_CODE["4C165"]])
    plain = filters.Type(box.MINION).reads(A, speech).text
    for part in [
        filters.Unique(), filters.Wounded(), filters.Exhausted(), filters.StrengthAtMost(3),
        filters.Yours(), places.Skirmishing(), places.Assigned(), places.Bears(AnyCard()),
        filters.Side(box.SHADOW), filters.Signet(box.SIGNET_FRODO),
        filters.Home(3, box.TOWERS_BLOCK), filters.Culture(box.MORIA),
        places.StackedOn(AnyCard()), places.HasStacked(AnyCard()), filters.Race(box.ORC),
        places.HasTokens(box.MORIA), places.BorneBy(AnyCard()), filters.Keyword(box.FIERCE),
        Not(pointing.ThisCard()), Not(filters.Wounded()),
        Not(filters.Race(box.ORC)),
    ]:  # fmt: skip
        assert (filters.Type(box.MINION) & part).reads(A, speech).text != plain, part


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_can_happen_has_a_sentence(language: str) -> None:
    kinds = [f"tcg-when-{kind}" for number, kind in enumerate(HAPPENINGS) if number != ALWAYS]
    ids = [*kinds, *[f"tcg-until-{id}" for id in UNTILS], *[f"tcg-who-{id}" for id in WHO]]
    ids += [f"tcg-is-{id}" for id in traits.PROHIBITIONS]
    assert [id for id in ids if not knows(id, language)] == []


# -- nothing of a card is passed over ------------------------------------------------------------


def words_in(word: object) -> list[object]:
    """A word of a declaration and all words inside it."""
    if isinstance(word, tuple):
        return [inner for one in word for inner in words_in(one)]
    if not type(word).__module__.startswith("mathom.games.tcg"):
        return []
    return [word, *[inner for one in held_by(word) for inner in words_in(one)]]


def told(*ids: str) -> list[str]:
    """Messages in English, with the plural where there is one."""
    both = [*ids, *[f"{id}.plural" for id in ids]]
    return [say(Text(id), "en") for id in both if knows(id)]


def expected(word: object) -> list[str]:
    """Of what a word of a declaration says, one of these must be in the text."""
    if isinstance(word, filters.Culture):
        return told(f"tcg-culture-{box.CULTURES[word.culture]}")
    if isinstance(word, filters.Race):
        return told(f"tcg-race-{box.RACES[word.race]}")
    if isinstance(word, filters.Type):
        return told(f"tcg-type-{box.TYPES[word.type]}", "tcg-word-mounted.m")
    if isinstance(word, filters.Named) and word.name >= 0:
        return told(f"tcg-card-{CARDS[box.NAMED[word.name]].code}")
    if isinstance(word, filters.Keyword):
        id = f"tcg-keyword-{box.KEYWORDS[word.keyword]}"
        return told(id, f"{id}.m")
    if isinstance(word, filters.Side):
        return told(f"tcg-side-{box.SIDES[word.side]}.of")
    if isinstance(word, filters.Unbound | filters.Wounded | filters.Exhausted):
        return told(f"tcg-word-{type(word).__name__.lower()}.m")
    if isinstance(word, conditions.CanSpot | places.Bears) and word.least > 1:
        return [str(word.least)]
    if isinstance(word, Limited):
        return [str(word.limit)]
    if isinstance(word, Number) and abs(word.number) > 1:
        return [str(abs(word.number)), *TIMES.get(word.number, [])]
    return []


TIMES = {2: ["twice"], 3: ["triple"]}


def passed_over(card: Card) -> list[list[str]]:
    """What the declaration of a card says and its text does not."""
    text = " ".join([card.title, *texts.text_of(card, "en")])
    wanted = [expected(word) for word in words_in(deed(card.index).pieces)]
    return [words for words in wanted if words and not any(one in text for one in words)]


def test_whatever_a_card_speaks_of_is_in_its_text() -> None:
    assert {card.code: words for card in written() if (words := passed_over(card))} == {}


# -- the goldens ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_all_cards_are_as_they_were_read_and_approved(language: str) -> None:
    assert all_texts(language) == (HERE / f"texts.{language}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_said_as_it_was_read_and_approved(language: str) -> None:
    assert all_words(language) == (HERE / f"words.{language}.txt").read_text(encoding="utf-8")


# -- what would make a reader stumble ------------------------------------------------------------

STUMBLES = {
    "en": r"\b[Aa] \[?[aeioAEIO]|\b[Aa] U|\ban [^aeiouAEIOUÉ]|  |\.\.| ,|\{|\}",
    "it": r"\b(di|a|da|in|su) (il|lo|i|gli|le|l') |\bun [sS][ptc]|\buno [aeioE]|  |\.\.| ,|\{|\}",
    "es": r"\b(a|de) el |\by [iI]|\bjug\w+ a |  |\.\.| ,|\{|\}",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_articles_prepositions_and_stops_join_as_they_should(language: str) -> None:
    stumbles = re.compile(STUMBLES[language])
    lines = [*all_texts(language).splitlines(), *all_words(language).splitlines()]
    assert [line for line in lines if stumbles.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_a_text_is_a_sentence(language: str) -> None:
    for card in written():
        for line in texts.text_of(card, language):
            assert line[0] == line[0].upper(), line
            assert line.endswith("."), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_cultures_can_be_marks_for_a_client_to_draw(language: str) -> None:
    guma = CARDS[BY_CODE["4C277"]]
    assert "[rohan]" in " ".join(texts.text_of(guma, language, ICONS))
    assert "[rohan]" not in " ".join(texts.text_of(guma, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_does_nothing_says_nothing(language: str) -> None:
    assert texts.text_of(CARDS[BY_CODE["4C10"]], language) == []


def test_what_another_card_calls_the_first_sentence_is_one_sentence() -> None:
    saruman = CARDS[BY_CODE["4R173"]]
    first = (
        "During the archery phase, Saruman may not take wounds; "
        "Saruman may not be assigned to a skirmish."
    )
    assert texts.text_of(saruman, "en")[0] == first
    assert say(texts.card_text("4R173")[0], "en") == first


# -- grammar -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("noun", "article", "count", "said"),
    [
        ("tcg-race-hobbit", A, "", ("a Hobbit", "un Hobbit", "un Hobbit")),
        ("tcg-race-uruk-hai", A, "", ("an Uruk-hai", "un Uruk-hai", "un Uruk-hai")),
        ("tcg-type-condition", A, "", ("a condition", "una condizione", "una condición")),
        ("tcg-class-hand-weapon", A, "", ("a hand weapon", "un'arma da mischia", "un arma de mano")),
        ("tcg-class-hand-weapon", A, "2", ("2 hand weapons", "2 armi da mischia", "2 armas de mano")),
        ("tcg-race-elf", EACH, "", ("each Elf", "ogni Elfo", "cada Elfo")),
        ("tcg-race-wizard", THAT, "", ("that Wizard", "quello Stregone", "ese Mago")),
        ("tcg-race-elf", THAT, "", ("that Elf", "quell'Elfo", "ese Elfo")),
        ("tcg-type-minion", THIS, "", ("this minion", "questo servitore", "este siervo")),
        ("tcg-class-armor", THIS, "", ("this armor", "quest'armatura", "esta armadura")),
        ("tcg-race-wizard", NO, "", ("no Wizard", "nessuno Stregone", "ningún Mago")),
        ("tcg-class-armor", NO, "", ("no armor", "nessun'armatura", "ninguna armadura")),
    ],
)
def test_nouns_take_their_articles(
    noun: str, article: str, count: str, said: tuple[str, str, str]
) -> None:
    told = [
        polish(phrase(Noun(noun), article, language, count).text, language) for language in LANGUAGES
    ]
    assert tuple(told) == said


def test_another_and_yours_agree_with_the_noun() -> None:
    condition = Noun("tcg-type-condition", another=True)
    assert phrase(condition, A, "en").text == "another condition"
    assert phrase(condition, A, "it").text == "un'altra condizione"
    assert phrase(condition, A, "es").text == "otra condición"
    mine = Noun("tcg-type-condition", yours="your")
    assert phrase(mine, A, "en").text == "one of your conditions"
    assert phrase(mine, A, "it").text == "una tua condizione"
    assert phrase(mine, A, "es").text == "una condición tuya"


def test_adjectives_agree_with_the_noun() -> None:
    unique = ("tcg-word-unique",)
    assert (
        phrase(Noun("tcg-type-condition", adjectives=unique), A, "it", "2").text == "2 condizioni uniche"
    )
    assert phrase(Noun("tcg-type-condition", adjectives=unique), A, "es").text == "una condición única"
    assert phrase(Noun("tcg-type-condition", adjectives=unique), A, "en").text == "a unique condition"


def test_spanish_says_a_before_those_who_live() -> None:
    minion, card = Noun("tcg-type-minion"), Noun("tcg-word-card")
    assert as_object(phrase(minion, A, "es"), "es") == "a un siervo"
    assert as_object(phrase(card, A, "es"), "es") == "una carta"
    assert as_object(phrase(minion, A, "it"), "it") == "un servitore"


def test_eowyn_is_a_woman_in_her_own_text() -> None:
    eowyn = CARDS[BY_CODE["4C270"]]
    assert texts.keyword_line(eowyn, "it") == "Valorosa."
    assert texts.keyword_line(eowyn, "en") == "Valiant."


# -- texts as texts ------------------------------------------------------------------------------


def lines(code: str, language: str) -> list[str]:
    return [say(line, language) for line in texts.card_lines(code)]


def test_everything_about_a_card_is_told_line_by_line() -> None:
    assert lines("4C49", "en") == [
        "• Gimli, Unbidden Guest (4C49)",
        "companion · Dwarven · Dwarf · Gandalf signet",
        "twilight cost 2 · strength 6 · vitality 3",
        "Damage +1.",
        "Skirmish: Exert Gimli to make an unbound companion strength +1 "
        "(or +2 if that companion is Legolas).",
    ]
    assert lines("4C277", "it") == [
        "• Guma, Contadino delle Pianure (4C277)",
        "alleato · Rohan · Uomo",
        "costo crepuscolo 1 · forza 4 · vitalità 2 · casa 4T",
        "Villico.",
        "Se un avversario controlla la casa di Guma, scarta Guma.",
        "Compagnia: Sforza Guma per curare un Uomo di Rohan.",
    ]


def test_a_card_that_lacks_its_effect_says_so() -> None:
    with unwritten("4C277"):
        assert lines("4C277", "en")[-1] == "Mathom does not know yet what this card does."


def test_each_of_two_effects_has_a_label_for_the_one_who_chooses() -> None:
    two = [node.id for node in NODES if isinstance(node, OneOf)]
    for node in two:
        choice = NODES[node]
        assert isinstance(choice, OneOf)
        said = [say(texts.effect_label(one.id), "en") for one in choice.effects]
        assert len(set(said)) == len(said)


def test_an_ability_has_a_label_for_those_who_choose() -> None:
    eowyn = deed(BY_CODE["4C270"]).answers[0]
    label = texts.effect_label(eowyn.id)
    assert say(label, "en") == "Exert Éowyn and add (1) to prevent that wound"
    assert say(label, "it") == "Sforza Éowyn e aggiungi (1) per prevenire quella ferita"
    assert say(label, "es") == "Esfuerza a Éowyn y añade (1) para evitar esa herida"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ability_and_effect_has_a_label_on_one_line(language: str) -> None:
    written()
    # Other tests leave words behind that belong to no card.
    of_cards = [node for node in NODES if NODE_NAMES[node.id].partition(".")[0] in BY_CODE]
    nodes = [node.id for node in of_cards if isinstance(node, Ability | Effect)]
    labels = [say(texts.effect_label(node), language) for node in nodes]
    assert [label for label in labels if not label or "\n" in label or label.endswith(".")] == []


def test_a_part_of_a_message_can_be_said() -> None:
    assert say(Text("tcg-card-4C49.subtitle"), "en") == "Unbidden Guest"
    assert knows("tcg-card-4C49.subtitle")
    assert not knows("tcg-card-4C49.colour")
    assert not knows("tcg-card-nobody.subtitle")


# -- what a text must not leave open -------------------------------------------------------------


def said(code: str, language: str = "en") -> str:
    return " ".join([say(line, language) for line in texts.card_text(code)])


@pytest.mark.parametrize(
    ("code", "en", "it", "es"),
    [
        ("4C117", "skirmish events", "eventi di schermaglia", "eventos de escaramuza"),
        ("4U355", "skirmish events", "eventi di schermaglia", "eventos de escaramuza"),
        ("4R167", "skirmish events", "eventi di schermaglia", "eventos de escaramuza"),
        ("4U147", "archery events", "eventi degli arcieri", "eventos de arquería"),
    ],
)
def test_where_phase_actions_are_forbidden_the_text_leaves_responses(
    code: str, en: str, it: str, es: str
) -> None:
    for tongue, words in (("en", en), ("it", it), ("es", es)):
        assert words in said(code, tongue)


@pytest.mark.parametrize("code", ["4R163", "4U34", "4U276"])
def test_different_cards_are_x_cards_and_not_one_for_each(code: str) -> None:
    for tongue, x in (("en", "X is"), ("it", "X è"), ("es", "X es")):
        assert x in said(code, tongue)


@pytest.mark.parametrize("code", ["4U9", "4R23", "4U38", "4R177", "4C192"])
def test_what_is_played_from_hand_is_said_to_be(code: str) -> None:
    for tongue, words in (("en", "from hand"), ("it", "dalla mano"), ("es", "desde la mano")):
        assert words in said(code, tongue)


@pytest.mark.parametrize("code", ["4R46", "4C56", "4R54", "4R55", "4R290", "4U337"])
def test_your_draw_deck_is_yours(code: str) -> None:
    for tongue, words in (("en", "your draw deck"), ("it", "tuo mazzo"), ("es", "tu mazo")):
        assert words in said(code, tongue)


def test_up_to_so_many_is_no_number_of_times() -> None:
    assert said("4U333").endswith("heal up to 3 wounds from companions.")
    assert said("4R299").startswith("Plays to your support area.")
    assert "remove up to 2 burdens" in said("4R299")


def test_once_or_twice() -> None:
    assert said("4C115").endswith("wound a minion once (or twice if that minion is an Uruk-hai).")
    assert said("4U320").endswith("Heal an unbound Hobbit once (or twice if you can spot Gandalf).")


def test_an_uruk_stormer_speaks_of_the_skirmish_and_spots_nobody() -> None:
    assert "killed during a skirmish involving an Uruk-hai, you may take control" in said("4C198")


@pytest.mark.parametrize(("language", "home"), [("en", "home"), ("it", "casa"), ("es", "hogar")])
def test_the_unhasty_take_part_at_home(language: str, home: str) -> None:
    assert home in say(TCG.explain("keyword", "unhasty")[0], language)


# -- as somebody would say it --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("4U13", ("(or 2 if you can spot 6", "(o 2 se puoi avvistare 6", "(o 2 si puedes avistar a 6")),
        ("4R94", ("Discard each Shadow condition on bearer.", "sul portatore.", "sobre el portador.")),
        ("4R164", ("to assign this minion to a skirmish against an unbound", "contro un", "contra un")),
        ("4U143", ("If that companion is not a Hobbit, the Free", "non è un Hobbit", "no es un Hobbit")),
        ("4R65", ("and does not add to", "e non conta per", "y no cuenta para")),
        ("4R293", ("an opponent plays a roaming", "un avversario gioca", "un oponente juega")),
        (
            "4U324",
            ("Each time you play a companion", "che giochi un compagno", "que juegas un compañero"),
        ),
        ("4R166", (". You may place that card", ". Puoi mettere", ". Puedes poner")),
        (
            "4R103",
            ("stack that Hobbit on Treebeard instead", "invece impila quell'Hobbit", "en su"),
        ),
        ("4C117", ("no opponent may play", "nessun avversario può", "ningún oponente puede")),
        ("4R215", ("may not be healed", "non può essere curato", "No se puede curar al portador")),
        ("4R186", ("may be discarded", "può essere scartato", "No se puede descartar ningún Hobbit")),
        ("4U268", ("is Éomer and is mounted", "è Éomer ed è a cavallo", "es Éomer y está a caballo")),
        (
            "4U343",
            ("each companion and each", "di ogni compagno e di ogni", "de cada compañero y de cada"),
        ),
        ("4U155", ("of an ally or an unbound", "di un alleato o di un", "de un aliado o de un")),
    ],
)
def test_texts_read_as_a_player_would_say_them(code: str, said: tuple[str, str, str]) -> None:
    for words, tongue in zip(said, LANGUAGES, strict=True):
        assert words in " ".join(texts.text_of(CARDS[BY_CODE[code]], tongue))


def test_an_ally_with_two_homes_has_home_sites() -> None:
    two = next(card for card in CARDS if len(card.homes) > 1)
    one = next(card for card in CARDS if len(card.homes) == 1)
    assert re.search(r"home sites \dT and \dT$", lines(two.code, "en")[2])
    assert re.search(r"case \dT e \dT$", lines(two.code, "it")[2])
    assert re.search(r"home site \dT$", lines(one.code, "en")[2])


def test_what_lasts_is_said_of_whom_it_lasts_for() -> None:
    make = deed(BY_CODE["4U47"]).specials[0].effect
    trait = NODE_NAMES[make.parts()[0].id]
    said = [say(texts.trait_label(trait, "4C49", 0), language) for language in LANGUAGES]
    assert said == [
        "All wounds to Gimli are prevented",
        "Tutte le ferite a Gimli sono prevenute",
        "Se evitan todas las heridas a Gimli",
    ]
