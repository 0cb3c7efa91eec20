"""Which configuration a problem gets: the rows of `pipelines/configurations.json`.

A row says when it is for a problem, names a template and values for its parameters, and says what
the choice rests on. The first row counts that fits and whose configuration no rule refuses.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from gemmc import pipeline
from gemmc.errors import GemmcError
from gemmc.pipeline import Pipeline
from gemmc.plan import Problem
from gemmc.select.configuration import Configuration
from gemmc.select.rules import Refusal, refusals
from gemmc.target import DEFAULT, Target

FILE = "configurations.json"


@dataclass(frozen=True)
class Row:
    """Problems and their configuration; `evidence` says what was measured, or that nothing was."""

    name: str
    when: Mapping[str, Any]
    configuration: Configuration
    evidence: str
    example: tuple[int, int, int]

    def fits(self, problem: Problem, target: Target = DEFAULT) -> bool:
        """Whether all that the row asks for is true of the problem."""
        when = self.when
        return (
            problem.dtype in when.get("dtypes", (problem.dtype,))
            and problem.layout in when.get("layouts", (problem.layout,))
            and problem.result_bits <= when.get("result_bits", problem.result_bits)
            and all(_within(getattr(problem, name), when.get(name, {})) for name in "mnk")
            and _enough_waves(problem, when.get("waves"), target.sms)
        )


@dataclass(frozen=True)
class Choice:
    """A row, its passes for the problem, and the rows before it that a rule refused."""

    row: Row
    pipeline: Pipeline
    refused: tuple[tuple[Row, Refusal], ...] = ()


def choose(problem: Problem, target: Target = DEFAULT, where: str = "") -> Choice:
    """The first row that fits and is not refused. GemmcError if there is none, at `where`."""
    refused: list[tuple[Row, Refusal]] = []
    for row in _fitting(problem, target):
        made = row.configuration.resolved(problem, target)
        found = next(refusals(made, problem, target), None)
        if found is None:
            return Choice(row, made, tuple(refused))
        refused.append((row, found))
    dtypes = sorted({dtype for each in rows() for dtype in each.when.get("dtypes", ())})
    needed = f"a product of {', '.join(dtypes)} that one of the rows of {FILE} is for"
    why = f" ({refused[-1][1]})" if refused else ""
    raise GemmcError("pipeline", needed, f"{problem}{why}", "name a pipeline", where)


def _fitting(problem: Problem, target: Target) -> Iterator[Row]:
    return (each for each in rows() if each.fits(problem, target))


@cache
def rows() -> tuple[Row, ...]:
    """All rows, in order."""
    path = pipeline.folder() / FILE
    return tuple(map(_row, json.loads(path.read_text(encoding="utf-8"))["rows"]))


def _row(read: dict[str, Any]) -> Row:
    m, n, k = read["example"]
    chosen = Configuration.of(read["template"], read["parameters"])
    return Row(read["name"], read["when"], chosen, read["evidence"], (m, n, k))


def _within(size: int, limits: Mapping[str, int]) -> bool:
    low, high = limits.get("min", size), limits.get("max", size)
    return low <= size <= high and size % limits.get("multiple", 1) == 0


def _enough_waves(problem: Problem, waves: Mapping[str, Any] | None, sms: int) -> bool:
    if waves is None:
        return True
    rows, columns = waves["of"]
    down, across = waves.get("cluster", (1, 1))
    clusters = -(-problem.m // (rows * down)) * -(-problem.n // (columns * across))
    blocks = clusters * down * across
    low, high = waves.get("min", 0), waves.get("max", float("inf"))
    begun = -(-blocks // sms) * sms * rows * columns
    filled = problem.m * problem.n >= waves.get("filled", 0) * begun
    return filled and low <= blocks / sms <= high
