"""Candidates that need not be resolved: a rule that looks at few numbers has refused their like."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from operator import ge

from gemmc.select.data import Row
from gemmc.select.model import Clusters
from gemmc.select.rules import DECIDED_BY, Deciding
from gemmc.select.schedule import Axes, Schedule

OF_TILES = frozenset({"swap", "rows", "columns", "depth", "parts"})
"""What the schedules of a tile have in common, in whatever cluster."""

OF_CLUSTERS = "down", "across"

Least = tuple[int, ...]


class Hopeless:
    """What rules have refused: by rule, then by what has to be the same, the least numbers of which
    all larger ones are refused too."""

    def __init__(self) -> None:
        self._found: dict[str, dict[Hashable, list[Least]]] = {}
        self._rows: set[Hashable] = set()

    def add(self, row: Row, schedule: object, rule: str) -> None:
        """A rule has refused a schedule of a row."""
        if rule not in DECIDED_BY:
            return
        if DECIDED_BY[rule] == Deciding():
            self._rows.add(row.fixed)
        known = self._found.setdefault(rule, {}).setdefault(_alike(row, schedule, rule), [])
        new = _numbers(schedule, DECIDED_BY[rule].least)
        known[:] = [new, *(each for each in known if not _reaches(each, [new]))]

    def rule_for(self, row: Row, schedule: object) -> str:
        """The rule that refuses a schedule, by what is known; empty where none is."""
        for rule, known in self._found.items():
            found = known.get(_alike(row, schedule, rule))
            if found and _reaches(_numbers(schedule, DECIDED_BY[rule].least), found):
                return rule
        return ""

    def left(self, row: Row, axes: Axes, tile: Schedule, clusters: Clusters) -> Clusters:
        """The clusters in which no rule is known to refuse all schedules of a row's tile."""
        if row.fixed in self._rows:
            return ()
        if not self._found:
            return clusters
        tile, common = tile._replace(**axes.single), OF_TILES.union(axes.single)
        for rule, known in self._found.items():
            same, least = DECIDED_BY[rule]
            found = known.get(_alike(row, tile, rule)) if common.issuperset(same) else None
            if found and least == OF_CLUSTERS:
                for tall, wide in found:
                    smaller = [each for each in clusters if each[0] < tall or each[1] < wide]
                    clusters = tuple(smaller)
            elif found and common.issuperset(least) and _reaches(_numbers(tile, least), found):
                return ()
        return clusters


def _alike(row: Row, schedule: object, rule: str) -> Hashable:
    """What the candidates have in common that a rule refuses together."""
    return row.fixed, *[getattr(schedule, name, None) for name in DECIDED_BY[rule].same]


def _numbers(schedule: object, names: Iterable[str]) -> Least:
    return tuple([getattr(schedule, name, 0) for name in names])


def _reaches(numbers: Least, found: Sequence[Least]) -> bool:
    """Whether each number is as large as the least of one that was refused."""
    for least in found:
        if all(map(ge, numbers, least)):
            return True
    return False
