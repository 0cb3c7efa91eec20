"""Which pipeline suits a program: the size classes of `pipelines/defaults.json`, read and applied.

The classes are data. Nothing here knows a pipeline's name or what any of them does; a class names
one, changes some of its options, leaves out some of its passes and puts others before some.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, cast

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, TensorType

from gemmc import pipeline
from gemmc.dialects.tile.contract import ContractOp
from gemmc.errors import GemmcError, location_of, refuse
from gemmc.pipeline import Pipeline

FILE = "defaults.json"

ROW_BYTES = 16


@dataclass(frozen=True)
class Problem:
    """One product: extents, element type of the operands, layout (nn, nt, tn or tt), and the bits
    of an element of the result."""

    m: int
    n: int
    k: int
    dtype: str
    layout: str
    result_bits: int = 16

    @property
    def volume(self) -> int:
        """Multiplications and additions."""
        return self.m * self.n * self.k

    @property
    def has_whole_rows(self) -> bool:
        """Whether the rows of all three matrices, as they are in memory, are multiples of 16
        bytes, as the copy engine needs them (CUDA driver API, cuTensorMapEncodeTiled)."""
        left = self.k if self.layout[0] == "n" else self.m
        right = self.n if self.layout[1] == "n" else self.k
        own = int("".join(filter(str.isdigit, self.dtype)) or 8)
        rows = ((left, own), (right, own), (self.n, self.result_bits))
        return all(length * bits % (8 * ROW_BYTES) == 0 for length, bits in rows)

    def __str__(self) -> str:
        return f"{self.m}x{self.n}x{self.k}, {self.dtype}, {self.layout}"


@dataclass(frozen=True)
class SizeClass:
    """A class of problems with its pipeline; `source` says where the choice comes from, and
    `any_rows` that its pipeline takes rows of any length in bytes."""

    name: str
    when: Mapping[str, Any]
    pipeline: str
    options: Mapping[str, Mapping[str, str]]
    without: tuple[str, ...]
    before: Mapping[str, tuple[str, ...]]
    source: str
    example: tuple[int, int, int]
    any_rows: bool = False

    def fits(self, problem: Problem, sm_count: int) -> bool:
        """Whether all that the class asks for is true of the problem."""
        when = self.when
        return (
            problem.dtype in when.get("dtypes", (problem.dtype,))
            and problem.layout in when.get("layouts", (problem.layout,))
            and problem.result_bits <= when.get("result_bits", problem.result_bits)
            and (self.any_rows or problem.has_whole_rows)
            and all(_within(getattr(problem, name), when.get(name, {})) for name in "mnk")
            and _enough_waves(problem, when.get("waves"), sm_count)
        )

    @property
    def text(self) -> str:
        """The pipeline's text with the options changed and the passes left out or put in."""
        path = pipeline.folder() / f"{self.pipeline}{pipeline.SUFFIX}"
        lines = path.read_text(encoding="utf-8").splitlines()
        kept = [line for line in lines if _name(line) not in self.without]
        changed: list[str] = []
        for line in kept:
            name = _name(line)
            changed += [*self.before.get(name, ()), _changed(line, self.options.get(name, {}))]
        return "\n".join(changed)


def choose(problem: Problem, where: str = "") -> SizeClass:
    """The first class that fits. GemmcError if none does, at `where`."""
    sm_count, known = classes()
    found = next((each for each in known if each.fits(problem, sm_count)), None)
    if found is None:
        dtypes = sorted({dtype for each in known for dtype in each.when.get("dtypes", ())})
        needed = f"a product of {', '.join(dtypes)} that one of the classes of {FILE} is for"
        raise GemmcError("pipeline", needed, str(problem), "name a pipeline", where)
    return found


def pipeline_for(module: ModuleOp, ctx: Context) -> Pipeline:
    """The pipeline of the class that the module's largest product is in."""
    op = _largest(module, ctx)
    return pipeline.load(choose(_problem(op), location_of(op)).text)


def problem_of(module: ModuleOp, ctx: Context) -> Problem:
    """The largest product of a module, which is left as it is."""
    return _problem(_largest(module, ctx))


def _largest(module: ModuleOp, ctx: Context) -> ContractOp:
    clone = module.clone()
    pipeline.run(clone, ctx, pipeline.load("normalize-contractions").passes)
    found = [op for op in clone.walk() if isinstance(op, ContractOp)]
    if not found:
        raise refuse(module, "a matrix product to choose a pipeline for", "none")
    return max(found, key=lambda op: _problem(op).volume)


@cache
def classes() -> tuple[int, tuple[SizeClass, ...]]:
    """The SM count that waves are counted with, and the classes in order."""
    path = pipeline.folder() / FILE
    read = json.loads(path.read_text(encoding="utf-8"))
    return read["sm_count"], tuple(_size_class(each) for each in read["classes"])


def _size_class(read: dict[str, Any]) -> SizeClass:
    m, n, k = read["example"]
    return SizeClass(
        read["name"],
        read["when"],
        read["pipeline"],
        read["options"],
        tuple(read["without"]),
        {name: tuple(added) for name, added in read.get("before", {}).items()},
        read["source"],
        (m, n, k),
        pipeline.metadata_of(read["pipeline"]).get("rows") == "any",
    )


def _problem(op: ContractOp) -> Problem:
    extents: dict[str, int] = {}
    for value, layout in ((op.lhs, op.lhs_layout), (op.rhs, op.rhs_layout)):
        shape = cast("TensorType[Any]", value.type).get_shape()
        extents.update(zip(layout, shape, strict=True))
    element = str(cast("TensorType[Any]", op.lhs.type).element_type)
    left = "n" if op.lhs_layout.endswith("k") else "t"
    right = "t" if op.rhs_layout.endswith("k") else "n"
    result = cast("TensorType[Any]", op.result.type).element_type
    m, n, k = (extents[name] for name in "mnk")
    return Problem(m, n, k, element, left + right, result.bitwidth)


def _within(size: int, limits: Mapping[str, int]) -> bool:
    low, high = limits.get("min", size), limits.get("max", size)
    return low <= size <= high and size % limits.get("multiple", 1) == 0


def _enough_waves(problem: Problem, waves: Mapping[str, Any] | None, sm_count: int) -> bool:
    if waves is None:
        return True
    rows, columns = waves["of"]
    down, across = waves.get("cluster", (1, 1))
    clusters = -(-problem.m // (rows * down)) * -(-problem.n // (columns * across))
    blocks = clusters * down * across
    low, high = waves.get("min", 0), waves.get("max", float("inf"))
    begun = -(-blocks // sm_count) * sm_count * rows * columns
    filled = problem.m * problem.n >= waves.get("filled", 0) * begun
    return filled and low <= blocks / sm_count <= high


def _name(line: str) -> str:
    """The pass a line of a pipeline runs; "" for others."""
    found = re.match(r"[a-z][\w-]*", line)
    return found[0] if found else ""


def _changed(line: str, options: Mapping[str, str]) -> str:
    """A line of a pipeline with options set, those that are there replaced."""
    if not options:
        return line
    name, _, rest = line.partition("#")[0].rstrip().partition("{")
    given = dict(part.split("=", 1) for part in rest.removesuffix("}").split())
    given.update(options)
    return f"{name}{{{' '.join(f'{key}={value}' for key, value in given.items())}}}"
