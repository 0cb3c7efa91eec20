"""Which pairs of features programs had together, and which of them ever compiled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from typing import Any

Feature = tuple[str, str]
"""A feature's name and its value."""

Pair = tuple[Feature, Feature]


OFTEN = 4
"""Times that a pair is wanted."""


def pairs(features: Mapping[str, str]) -> Iterator[Pair]:
    """All pairs of features of one program, each in one order."""
    return combinations(sorted(features.items()), 2)


@dataclass
class Covered:
    """Counts of pairs: of all programs, and of those that compiled."""

    drawn: Counter[Pair] = field(default_factory=Counter[Pair])
    compiled: Counter[Pair] = field(default_factory=Counter[Pair])
    tried: Counter[Pair] = field(default_factory=Counter[Pair])

    def add(self, features: Mapping[str, str], compiled: bool) -> None:
        self.drawn.update(pairs(features))
        if compiled:
            self.compiled.update(pairs(features))

    @classmethod
    def read(cls, made: Mapping[str, Any]) -> Covered:
        """What `as_json` gave."""
        features = [tuple(each.split(" = ", 1)) for each in made["features"]]
        found = cls()
        for a, b, drawn, compiled in made["counts"]:
            found.drawn[features[a], features[b]] = drawn
            if compiled:
                found.compiled[features[a], features[b]] = compiled
        return found

    def as_json(self) -> dict[str, Any]:
        """Numbers of pairs; the features that there are; of each pair the two by their place in
        that list, how many programs had both and how many of these compiled."""
        features = sorted({feature for pair in self.drawn for feature in pair})
        places = {feature: place for place, feature in enumerate(features)}
        counts = sorted(
            [places[a], places[b], count, self.compiled[a, b]]
            for (a, b), count in self.drawn.items()
        )
        return {
            "drawn": len(self.drawn), "possible": len(self.possible),
            "compiled": sum(1 for *_, compiled in counts if compiled),
            "features": [f"{name} = {value}" for name, value in features], "counts": counts,
        }  # fmt: skip

    @property
    def possible(self) -> set[Pair]:
        """Pairs of values that were seen at all, of names that were seen together."""
        values = {feature for pair in self.drawn for feature in pair}
        together = {(a[0], b[0]) for a, b in self.drawn}
        return {
            (a, b) for a, b in combinations(sorted(values), 2)
            if a[0] != b[0] and (a[0], b[0]) in together
        }  # fmt: skip

    @property
    def missing(self) -> list[Pair]:
        """Pairs that no program had."""
        return sorted(self.possible - set(self.drawn))

    def wanted(self, count: int, seed: int) -> list[Pair]:
        """Some that no program had; what was often wanted is left out, it may be impossible."""
        left = [each for each in self.missing if self.tried[each] < OFTEN]
        found = Random(seed).sample(left, min(count, len(left)))
        self.tried.update(found)
        return found

    def never_compiled(self, at_least: int = 3) -> list[tuple[Pair, int]]:
        """Pairs that some programs had and all of these were refused, the most frequent first."""
        return [
            (pair, count)
            for pair, count in self.drawn.most_common()
            if count >= at_least and not self.compiled[pair]
        ]

    def report(self, most: int = 20) -> Iterator[str]:
        """Lines that say what was covered."""
        possible = len(self.possible)
        yield (
            f"pairs of features: {len(self.drawn)} of {possible} drawn, "
            f"{len(self.compiled)} compiled"
        )
        never = self.never_compiled()
        yield f"pairs drawn at least three times that never compiled: {len(never)}"
        for (a, b), count in never[:most]:
            yield f"{count:6} {a[0]} = {a[1]}, {b[0]} = {b[1]}"
        if len(never) > most:
            yield f"       and {len(never) - most} more"
