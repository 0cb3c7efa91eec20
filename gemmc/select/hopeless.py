"""Candidates that need not be resolved: a rule that looks at few numbers has refused their like.

A rule that refuses one schedule is asked of the smallest like it, and where an operand's rows are
none that the copy engine takes, which rules refuse most of, they are asked of each row first.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from math import prod
from operator import ge, itemgetter
from typing import Any

from gemmc.analysis.whole_rows import are_whole
from gemmc.pipeline import Pipeline
from gemmc.plan import Plan, Problem
from gemmc.select.clusters import Clusters
from gemmc.select.data import Row
from gemmc.select.rules import DECIDED_BY, RULES, Deciding
from gemmc.select.schedule import Axes, Schedule
from gemmc.target import Target

OF_CLUSTERS = "down", "across"

Least = tuple[int, ...]

Taking = Callable[[Any], tuple[Any, ...]]
"""What takes some numbers out of a schedule."""

Bearing = tuple[Taking, Taking | None, Mapping[Hashable, Sequence[Least]]]
"""Of a rule, of what it has refused: what takes out that has to be the same, and what of which
larger ones are refused too (None where that is clusters); the least of these by the former."""


class Hopeless:
    """What rules have refused: of rows that have as much in common, by rule, then by what has to be
    the same, the least numbers of which all larger ones are refused too."""

    def __init__(self) -> None:
        self._found: dict[str, dict[str, dict[Hashable, list[Least]]]] = {}
        self._rows: set[str] = set()
        self._bearing: dict[tuple[str, frozenset[str]], list[Bearing]] = {}

    def __bool__(self) -> bool:
        """Whether anything is."""
        return bool(self._found)

    def add(self, row: Row, schedule: object, rule: str) -> None:
        """A rule has refused a schedule of a row."""
        if rule not in DECIDED_BY:
            return
        if DECIDED_BY[rule] == Deciding():
            self._rows.add(row.fixed)
        same, least = _NUMBERS[rule]
        rules = self._found.setdefault(row.fixed, {})
        if rule not in rules:
            rules[rule] = {}
            self._bearing.clear()
        known = rules[rule]
        found, new = known.setdefault(same(schedule), []), least(schedule)
        found[:] = [new, *(each for each in found if not _reaches(each, [new]))]

    def rule_for(self, row: Row, schedule: object) -> str:
        """The rule that refuses a schedule, by what is known; empty where none is."""
        for rule, known in self._found.get(row.fixed, {}).items():
            same, least = _NUMBERS[rule]
            found = known.get(same(schedule))
            if found and _reaches(least(schedule), found):
                return rule
        return ""

    def left(self, row: Row, axes: Axes, tile: Schedule, clusters: Clusters) -> Clusters:
        """The clusters in which no rule is known to refuse all schedules of a row's tile."""
        if row.fixed in self._rows:
            return ()
        if row.fixed not in self._found:
            return clusters
        key = row.fixed, axes.common
        if key not in self._bearing:
            self._bearing[key] = self._bearing_on(*key)
        bearing = self._bearing[key]
        tile = axes.with_single(tile) if bearing else tile
        for same, least, known in bearing:
            found = known.get(same(tile))
            if found and least is None:
                clusters = _smaller(clusters, found)
            elif found and least is not None and _reaches(least(tile), found):
                return ()
        return clusters

    def _bearing_on(self, fixed: str, common: frozenset[str]) -> list[Bearing]:
        """The rules that look at no other numbers than schedules of a tile have in `common`, and
        at clusters."""
        found: list[Bearing] = []
        for rule, known in self._found[fixed].items():
            names, (same, least) = DECIDED_BY[rule], _NUMBERS[rule]
            if common.issuperset(names.same) and names.least == OF_CLUSTERS:
                found.append((same, None, known))
            elif common.issuperset((*names.same, *names.least)):
                found.append((same, least, known))
        return found


def _numbers(names: Sequence[str], otherwise: int | None) -> Taking:
    """What takes numbers out of a schedule, for those that it does not have `otherwise`."""
    places = [Schedule._fields.index(name) for name in names]
    quick = itemgetter(*places) if len(places) > 1 else None

    def taken(schedule: object) -> tuple[Any, ...]:
        if not isinstance(schedule, Schedule):
            return tuple([getattr(schedule, name, otherwise) for name in names])
        return quick(schedule) if quick else tuple([schedule[place] for place in places])

    return taken


_NUMBERS = {
    rule: (_numbers(names.same, None), _numbers(names.least, 0))
    for rule, names in DECIDED_BY.items()
}


def _smaller(clusters: Clusters, found: Sequence[Least]) -> Clusters:
    """Those that reach none of some shapes."""
    for tall, wide in found:
        for each in clusters:
            if each[0] >= tall and each[1] >= wide:
                clusters = tuple([x for x in clusters if x[0] < tall or x[1] < wide])
                break
    return clusters


def _reaches(numbers: Least, found: Sequence[Least]) -> bool:
    """Whether each number is as large as the least of one that was refused."""
    for least in found:
        if all(map(ge, numbers, least)):
            return True
    return False


OF_ROWS = tuple(
    name
    for of in ((), OF_CLUSTERS)
    for name, (same, least) in DECIDED_BY.items()
    if {"swap"}.issuperset(same) and least == of
)
"""Rules that have one answer for all tiles of a row: those that look at clusters, of which none
refuses one CTA, are the last."""


class Asked:
    """What rules say of rows for a problem, which `hopeless` remembers."""

    def __init__(self, problem: Problem, target: Target, hopeless: Hopeless) -> None:
        self.problem, self.target, self.hopeless = problem, target, hopeless

    def plan(self, row: Row, schedule: object) -> tuple[Pipeline, Plan]:
        """A candidate's passes as they are written, and for rules."""
        made = row.configuration(schedule).written()  # type: ignore[arg-type]
        return made, Plan(list(made.passes), self.problem, self.target, made.places)

    def first(self, rows: Sequence[Row]) -> None:
        """Asks of the largest clusters of each row, where threads copy or nothing can."""
        if are_whole(self.problem.rows[:2], self.problem.bits):
            return
        known: set[tuple[str, bool]] = set()
        for row in rows:
            for axes in row.axes:
                shape = max(axes.clusters, key=prod)
                for swap in axes.swap:
                    if shape != (1, 1) or (row.fixed, swap) not in known:
                        tile = Schedule(axes.rows[0], axes.columns[0], axes.depths[0], swap=swap)
                        self._ask(row, next(axes.variants(tile, [shape])))
                    known.add((row.fixed, swap))

    def _ask(self, row: Row, schedule: Schedule) -> None:
        if not self.hopeless.rule_for(row, schedule):
            _, plan = self.plan(row, schedule)
            rule = next((name for name in OF_ROWS if RULES[name](plan)), "")
            if rule:
                self.refused(row, schedule, rule)

    def refused(self, row: Row, schedule: object, rule: str) -> None:
        """A rule has refused a schedule of a row: of smaller ones it is asked at once."""
        self.hopeless.add(row, schedule, rule)
        if rule in DECIDED_BY and isinstance(schedule, Schedule):
            for less in _less(row, schedule, DECIDED_BY[rule].least):
                if not self.hopeless.rule_for(row, less) and RULES[rule](self.plan(row, less)[1]):
                    self.hopeless.add(row, less, rule)

    def left(self, row: Row) -> Sequence[Axes]:
        """The row's axes without the clusters that are known to be refused of every tile."""
        if not self.hopeless:
            return row.axes
        found: list[Axes] = []
        for axes in row.axes:
            for swap in axes.swap:
                none = Schedule(0, 0, 0, swap=swap)
                clusters = self.hopeless.left(row, axes, none, axes.clusters)
                if clusters == axes.clusters and len(axes.swap) == 1:
                    found.append(axes)
                elif clusters:
                    found.append(axes.only(swap, clusters))
        return found


def _less(row: Row, schedule: Schedule, least: tuple[str, ...]) -> Iterator[Schedule]:
    """The smallest schedules of a row like one, in numbers of which a rule refuses larger ones."""
    if least == OF_CLUSTERS:
        shapes = {each for axes in row.axes for each in axes.clusters if each != (1, 1)}
        for tall, wide in sorted(shapes, key=lambda each: each[0] * each[1]):
            if tall <= schedule.down and wide <= schedule.across:
                yield schedule._replace(down=tall, across=wide)
    elif len(least) == 1:
        (name,) = least
        values = [min(_AXES[name](axes)) for axes in row.axes if schedule.rows in axes.rows]
        yield schedule._replace(**{name: min(values)})


_AXES: Mapping[str, Callable[[Axes], tuple[int, ...]]] = {
    "rows": lambda axes: axes.rows,
    "columns": lambda axes: axes.columns,
    "parts": lambda axes: axes.parts,
}
