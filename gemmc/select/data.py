"""What `auto` chooses from: the rows of `pipelines/configurations.json`.

A row says for which problems it is, names a template, lists schedules and values for the template's
other parameters, and says what it rests on. How a schedule is spelled as a template's parameters is
data, too.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import Any

from gemmc import pipeline
from gemmc.plan import Problem
from gemmc.select import simt_model
from gemmc.select.configuration import Configuration
from gemmc.select.mma_model import MODELS
from gemmc.select.schedule import Axes, Schedule
from gemmc.target import DEFAULT, Target

FILE = "configurations.json"

ADDING = {"add": "true"}
"""What templates that can add inputs call it."""

ADDED, LONG = 2048, 2560
"""Elements of K from which on what an epilogue adds may be added in the last steps, and from which
on nothing that could be is loaded ahead instead (bench/log.md)."""

LEAST_BLOCK = 128 * 112
"""Elements of a block whose products hide that something is added to them (bench/log.md)."""


@dataclass(frozen=True, eq=False)
class Row:
    """Problems and the lists from which the `axes` of the schedules to choose from are read, and
    `threads`, of those of threads or warps that multiply by an `atom`; without any, one
    configuration that no model knows.
    `correction` multiplies what a model predicts; `evidence` says what was measured, or that
    nothing was. A row that `adds` has templates that can add an epilogue's inputs to the sums
    in the last steps of K (`accumulate-inputs`), where a problem has such and K is long."""

    name: str
    when: Mapping[str, Any]
    template: str
    parameters: Mapping[str, str]
    spelling: Mapping[str, str]
    lists: Mapping[str, Sequence[Mapping[str, Any]]]
    correction: float
    evidence: str
    example: tuple[int, int, int]
    atom: str = "fma"
    adds: bool = False

    @cached_property
    def axes(self) -> tuple[Axes, ...]:
        """Of schedules of warpgroups."""
        return tuple(map(Axes.of, self.lists["schedules"]))

    @cached_property
    def threads(self) -> tuple[simt_model.ThreadAxes, ...]:
        """Of schedules of threads or warps."""
        return tuple(map(simt_model.ThreadAxes.of, self.lists["threads"]))

    def thread_model(self, problem: Problem, target: Target) -> simt_model.Model:
        """What estimates the row's schedules of threads or warps for a problem."""
        return MODELS[self.atom](problem, target)

    @cached_property
    def fixed(self) -> str:
        """What its configurations have in common, beside the schedules that are in their names."""
        return str(Configuration.of(self.template, self.parameters))

    def configuration(
        self, schedule: Schedule | simt_model.ThreadSchedule | None = None
    ) -> Configuration:
        """The template's parameters for one of the schedules."""
        given = {} if schedule is None else self.spelled(schedule)
        return Configuration.of(self.template, given | dict(self.parameters))

    def spelled(self, schedule: Schedule | simt_model.ThreadSchedule) -> dict[str, str]:
        """The parameters that a schedule decides."""
        numbers = schedule.spelled
        return {k: numbers[name] if name in numbers else v.format_map(numbers)
                for k, v, name in self._spelling}  # fmt: skip

    @cached_property
    def _spelling(self) -> list[tuple[str, str, str]]:
        """Of each parameter that a schedule decides: how it is spelled, and the number that it is,
        which most are one of."""
        return [
            (name, text, text[1:-1] if text[0] + text[-1] == "{}" else "")
            for name, text in self.spelling.items()
        ]

    def schedules(self) -> Iterator[Schedule]:
        """All of them, whatever the problem."""
        for each in self.axes:
            yield from each.schedules()

    @cached_property
    def ahead(self) -> bool:
        """Whether what an epilogue reads is loaded ahead of it."""
        return all(True in each.ahead for each in self.axes)

    @cached_property
    def adding(self) -> Row:
        """The row with the inputs of an epilogue added to the sums, and so read ahead of it, of
        blocks that hide it."""
        schedules = [
            {**each, "rows": [high], "columns": columns, "ahead": [True]}
            for each in self.lists["schedules"]
            for high in each["rows"]
            if (columns := _from(each["columns"], -(-LEAST_BLOCK // high)))
        ]
        lists, parameters = {**self.lists, "schedules": schedules}, {**self.parameters, **ADDING}
        return replace(self, parameters=parameters, lists=lists)

    def fits(self, problem: Problem, target: Target = DEFAULT) -> bool:
        """Whether all that the row asks for is true of the problem."""
        when = self.when
        if problem.dtype not in when.get("dtypes", (problem.dtype,)):
            return False
        for name in "mnk":
            if name in when and not _within(getattr(problem, name), when[name]):
                return False
        return (
            problem.layout in when.get("layouts", (problem.layout,))
            and problem.result_bits <= when.get("result_bits", problem.result_bits)
            and bool(problem.epilogue or problem.inputs) >= when.get("epilogue", False)
            and when.get("inputs") in (None, any(by for by, _ in problem.inputs))
            and when.get("added") in (None, _all_added(problem))
            and problem.bytes >= when.get("bytes", 0)
            and _enough_waves(problem, when.get("waves"), target.sms)
        )


def fitting(problem: Problem, target: Target = DEFAULT) -> list[Row]:
    """The rows for a problem, in order, and ahead of each that adds the one with additions: of all
    inputs, or beside others that are loaded ahead."""
    found = [each for each in rows() if each.fits(problem, target)]
    if not _can_add(problem, ADDED):
        return found
    ahead = len(problem.added) < len(problem.inputs)
    ways = ((each.adding, each) if each.adds and each.ahead == ahead else (each,) for each in found)
    return [row for way in ways for row in way]


@cache
def rows() -> tuple[Row, ...]:
    """All rows, in order."""
    path = pipeline.folder() / FILE
    read = json.loads(path.read_text(encoding="utf-8"))
    return tuple(_row(each, read["templates"]) for each in read["rows"])


def _row(read: dict[str, Any], spellings: Mapping[str, Mapping[str, str]]) -> Row:
    m, n, k = read["example"]
    return Row(
        read["name"],
        read["when"],
        read["template"],
        read["parameters"],
        spellings.get(read["template"], {}),
        {name: read.get(name, ()) for name in ("schedules", "threads")},
        read.get("correction", 1.0),
        read["evidence"],
        (m, n, k),
        read.get("atom", "fma"),
        read.get("adds", False),
    )


def _all_added(problem: Problem) -> bool:
    """Whether all inputs of an epilogue are best added in the last steps of K."""
    return len(problem.added) == len(problem.inputs) and _can_add(problem, LONG)


def _can_add(problem: Problem, least: int) -> bool:
    """Whether inputs are added to sums that are rounded to 16 bits, of so many elements of K."""
    known = problem.k >= least and not problem.told_k
    return bool(problem.added) and problem.result_bits == 16 and known


def _from(columns: Sequence[int] | Mapping[str, int], least: int) -> Any:
    """Columns as a row lists them, but for those that are too few."""
    if not isinstance(columns, Mapping):
        return [each for each in columns if each >= least]
    if columns["max"] < least:
        return None
    return {**columns, "min": max(columns["min"], -(-least // 8) * 8)}


def _within(size: int, limits: Mapping[str, int]) -> bool:
    low, high = limits.get("min", size), limits.get("max", size)
    return low <= size <= high and size % limits.get("multiple", 1) == 0


def _enough_waves(problem: Problem, waves: Mapping[str, Any] | None, sms: int) -> bool:
    if waves is None:
        return True
    rows, columns = waves["of"]
    down, across = waves.get("cluster", (1, 1))
    clusters = problem.batch * -(-problem.m // (rows * down)) * -(-problem.n // (columns * across))
    blocks = clusters * down * across
    low, high = waves.get("min", 0), waves.get("max", float("inf"))
    begun = -(-blocks // sms) * sms * rows * columns
    filled = problem.batch * problem.m * problem.n >= waves.get("filled", 0) * begun
    return filled and low <= blocks / sms <= high
