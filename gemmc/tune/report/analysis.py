"""Numbers of a report, from a database: nothing here draws, or knows a template's parameters."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from gemmc.tuned.best import Ranked, ranking
from gemmc.tuned.database import Database
from gemmc.tuned.entry import MEASURED, Case, Entry, Place, Rejection

TOP = 8
"""Of the model's order, what is compared with the best of all."""

_PARAMETER = re.compile(r"(\w+)=([^\s{}]+)")


@dataclass(frozen=True)
class Study:
    """All that is known of a case at a place."""

    place: Place
    case: Case
    entries: tuple[Entry, ...]
    ranked: tuple[Ranked, ...]
    default: str
    rejections: tuple[Rejection, ...]

    @property
    def name(self) -> str:
        """The problem, with its result's width where that is not the operands'."""
        problem = self.case.problem
        wide = f" to {problem.result_bits} bits" if problem.result_bits != problem.bits else ""
        epilogue = " with an epilogue" if problem.epilogue else ""
        return f"{problem}{wide}{epilogue}"

    @cached_property
    def auto_us(self) -> float | None:
        """Microseconds of what `auto` chooses; None where it has no right result."""
        found = (each.us for each in self.ranked if _pipeline(each) == self.default)
        return next(found, None)

    @property
    def regret(self) -> float | None:
        """What `auto` loses: its time over the best one's, less 1."""
        return self.auto_us / self.ranked[0].us - 1 if self.auto_us else None

    @property
    def top_regret(self) -> float | None:
        """The same of the best among the `TOP` that the model puts first."""
        order = sorted(predicted(self.ranked), key=lambda pair: pair[0])[:TOP]
        return min(us for _, us in order) / self.ranked[0].us - 1 if order else None

    @property
    def statuses(self) -> Counter[str]:
        """How many results of each status."""
        return Counter(each.result.status for each in self.entries)


def studies(database: Database) -> list[Study]:
    """Of every case that something was measured of right."""
    found: list[Study] = []
    for place, case in database.pairs():
        entries = database.entries(place, case)
        ranked = ranking(entries, database.finals(place, case))
        if ranked:
            found.append(Study(
                place, case, tuple(entries), tuple(ranked), database.default(place, case),
                tuple(database.rejections(place, case)),
            ))  # fmt: skip
    return found


def predicted(ranked: Sequence[Ranked]) -> list[tuple[float, float]]:
    """Predicted and measured microseconds of what the model knows."""
    pairs = ((each.entry.result.trial.predicted_us, each.us) for each in ranked)
    return [(guess, us) for guess, us in pairs if guess is not None]


def settings(ranked: Sequence[Ranked]) -> list[tuple[float, dict[str, str]]]:
    """Microseconds and parameters of each, as they are spelled; where all values of one are lists
    of the same length, each number by itself, as `tile.0`."""
    given = [dict(_PARAMETER.findall(e.entry.result.trial.configuration)) for e in ranked]
    lengths: dict[str, set[int]] = {}
    for each in given:
        for name, value in each.items():
            lengths.setdefault(name, set()).add(value.count(",") + 1)
    lists = {name for name, found in lengths.items() if len(found) == 1 and found != {1}}
    return [(one.us, _split(each, lists)) for one, each in zip(ranked, given, strict=True)]


def _split(given: Mapping[str, str], lists: Collection[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for name, value in given.items():
        parts = value.split(",") if name in lists else []
        found |= {f"{name}.{at}": part for at, part in enumerate(parts)} or {name: value}
    return found


def best_by_value(ranked: Sequence[Ranked]) -> dict[str, dict[str, float]]:
    """Of each parameter, the best microseconds with each of its values, others as they like; only
    parameters that more than one value was measured of."""
    found: dict[str, dict[str, float]] = {}
    for us, given in settings(ranked):
        for name, value in given.items():
            values = found.setdefault(name, {})
            values[value] = min(us, values.get(value, us))
    return {name: values for name, values in found.items() if len(values) > 1}


def mattered(ranked: Sequence[Ranked]) -> list[tuple[str, float, str]]:
    """Parameters by how much is lost with the worst of their values, though all else is chosen
    anew: its name, that share of the best time, and the best value."""
    best = ranked[0].us
    losses = [
        (name, max(values.values()) / best - 1, min(values, key=lambda value: values[value]))
        for name, values in best_by_value(ranked).items()
    ]
    return sorted(losses, key=lambda loss: -loss[1])


@dataclass(frozen=True)
class Map:
    """Best microseconds by two parameters; None where nothing was measured."""

    down: str
    across: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    us: tuple[tuple[float | None, ...], ...]


def heat_map(ranked: Sequence[Ranked]) -> Map | None:
    """By the two parameters of which the most pairs of values were measured; None without two."""
    values = best_by_value(ranked)
    found = {pair: _cells(ranked, *pair) for pair in combinations(sorted(values), 2)}
    if not found:
        return None
    down, across = max(found, key=lambda pair: len(found[pair]))
    cells = found[down, across]
    rows, columns = (tuple(sorted(values[name], key=_as_number)) for name in (down, across))
    us = tuple(tuple(cells.get((row, column)) for column in columns) for row in rows)
    return Map(down, across, rows, columns, us)


def _cells(ranked: Sequence[Ranked], down: str, across: str) -> dict[tuple[str, str], float]:
    """The best microseconds for each pair of values that was measured."""
    cells: dict[tuple[str, str], float] = {}
    for us, given in settings(ranked):
        if down in given and across in given:
            at = given[down], given[across]
            cells[at] = min(us, cells.get(at, us))
    return cells


def reasons(found: Sequence[Study]) -> list[tuple[str, int]]:
    """Why candidates were rejected before compiling, or have no time, the most frequent first."""
    counts: Counter[str] = Counter()
    for study in found:
        for each in study.rejections:
            counts[f"needed {each.reason}"] += each.count
        for status, count in study.statuses.items():
            if status != MEASURED:
                counts[f"measured: {status}"] += count
    return counts.most_common()


def _pipeline(ranked: Ranked) -> str:
    return ranked.entry.result.trial.pipeline


def _as_number(value: str) -> tuple[float, str]:
    return (float(value), "") if value.isdecimal() else (float("inf"), value)
