"""The table of facts in docs/pipelines.md, made from what the passes declare.

    python test/rules/facts_table.py            compare
    python test/rules/facts_table.py --update   write it anew
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from gemmc import facts as declared_facts
from gemmc.declared import ANY, sampled, spelled
from gemmc.dialects.tile.atoms import ATOMS
from gemmc.facts import Fact, Facts
from gemmc.registry import PASS_NAMES, load_pass

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "pipelines.md"
BEGIN, END = "<!-- facts: python test/rules/facts_table.py --update -->", "<!-- end of facts -->"
WORDS = ("main", *ATOMS)
"""For options that take any word: the label that products have, and what atoms are called."""

COLUMNS = ("begins", "ends", "requires", "forbids")


def all_facts() -> list[Fact]:
    """In the order of gemmc/facts.py."""
    return [each for each in vars(declared_facts).values() if isinstance(each, Fact)]


@cache
def ways(name: str) -> list[tuple[Mapping[str, object], Facts]]:
    """What a pass declares with each value of its options."""
    return list(sampled(load_pass(name), WORDS))


def passes_with(fact: Fact, column: str) -> Iterator[str]:
    """The passes that declare it so, with the option that makes them, where one does."""
    for name in PASS_NAMES:
        made = ways(name)
        usual = made[0][0] if made else {}
        for options, facts in made:
            if _has(facts, column, fact):
                changed = {k: ANY if v in ("main", ("main",)) else v for k, v in options.items()
                           if usual.get(k) != v}  # fmt: skip
                yield f"`{name}`" + (f" (`{spelled(changed)[1:-1]}`)" if changed else "")
                break


def _has(facts: Facts, column: str, fact: Fact) -> bool:
    return any(each.name == fact.name for each in getattr(facts, column))


def table() -> str:
    """Markdown: a row for each fact."""
    rows = ["| fact | what it is, or what is due | begun by | ended by | needed by | refused by |",
            "|---|---|---|---|---|---|"]  # fmt: skip
    for fact in all_facts():
        cells = [", ".join(passes_with(fact, column)) for column in COLUMNS]
        about = " …" if any(_is_about(fact, column) for column in COLUMNS) else ""
        rows.append(f"| {fact.name}{about} | {fact.meaning}{about} | {' | '.join(cells)} |")
    return "\n".join(rows)


def _is_about(fact: Fact, column: str) -> bool:
    return any(
        each.name == fact.name and each.about
        for name in PASS_NAMES
        for _, facts in ways(name)
        for each in getattr(facts, column)
    )


def document() -> str:
    """docs/pipelines.md with the table as it should be."""
    before, rest = DOCUMENT.read_text(encoding="utf-8").split(BEGIN)
    return f"{before}{BEGIN}\n{table()}\n{END}{rest.split(END)[1]}"


def main() -> int:
    """0 where the document has the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--update", action="store_true", help="write the table anew")
    if parser.parse_args().update:
        DOCUMENT.write_text(document(), encoding="utf-8")
    return 0 if DOCUMENT.read_text(encoding="utf-8") == document() else 1


if __name__ == "__main__":
    sys.exit(main())
