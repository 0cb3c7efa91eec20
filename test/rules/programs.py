"""What the rule tests compile: every named pipeline, on the inputs that its metadata allows."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation

from gemmc import frontend, pipeline
from gemmc.emit.ptx import emit_ptx

ROOT = Path(__file__).resolve().parents[2]
INPUTS = ROOT / "test" / "inputs"

PROGRAMS = {
    "f32": (ROOT / "examples/matmul_f32.mlir",),
    "f16": (INPUTS / "matmul_f16_f32.mlir",),
    "bf16": (ROOT / "examples/matmul_nt_bf16_cast.mlir", INPUTS / "matmul_bf16_cast.mlir"),
}
"""Element type to programs of it; the first is the one that the costlier tests compile."""

@dataclass(frozen=True)
class Program:
    """One compilation to test: a pipeline's name and an input file."""

    pipeline: str
    path: Path

    def __str__(self) -> str:
        return f"{self.pipeline}-{self.path.stem}"

    def text(self) -> str:
        """The input's MLIR."""
        return self.path.read_text(encoding="utf-8")


def pipeline_text(name: str) -> str:
    """The file of a named pipeline."""
    return (pipeline.folder() / f"{name}{pipeline.SUFFIX}").read_text(encoding="utf-8")


def dtypes_of(name: str) -> list[str]:
    """The element types a pipeline's file says it compiles."""
    return [each.strip() for each in pipeline.metadata_of(name)["dtypes"].split(",")]


def programs() -> list[Program]:
    """Every named pipeline with every program of its element types."""
    return [
        Program(name, path)
        for name in pipeline.names()
        for dtype in dtypes_of(name)
        for path in PROGRAMS[dtype]
    ]


def examples() -> list[Program]:
    """One program for each named pipeline."""
    return [Program(name, PROGRAMS[dtypes_of(name)[0]][0]) for name in pipeline.names()]


def parameters() -> list[object]:
    """All programs for pytest; those beyond the one of each pipeline are slow tests."""
    quick = examples()
    return [
        pytest.param(each, id=str(each), marks=() if each in quick else pytest.mark.slow)
        for each in programs()
    ]


@dataclass(frozen=True)
class Stage:
    """The module after a pass, as text; `number` counts from 0, the input."""

    number: int
    name: str
    text: str


@cache
def stages(program: Program, passes: str = "") -> tuple[Stage, ...]:
    """The input and the IR after every pass of the program's pipeline, or of another text."""
    return tuple(_stages(program, passes or program.pipeline))


def _stages(program: Program, passes: str) -> Iterator[Stage]:
    ctx = frontend.context()
    module = frontend.parse(program.text(), program.path.name, ctx)
    yield Stage(0, "input", frontend.print_module(module))
    for number, each in enumerate(pipeline.load(passes).passes, start=1):
        each.apply(ctx, module)
        yield Stage(number, each.name, frontend.print_module(module))


def parsed(text: str) -> ModuleOp:
    """The module of a printed stage."""
    return frontend.parse(text, "<stage>")


def ptx_of(stage: Stage) -> str:
    """PTX of the last stage."""
    return emit_ptx(parsed(stage.text))


def changed_lines(before: str, after: str) -> int:
    """How many lines of `before` were replaced or removed, or were added, whichever is more."""
    marks = [line[0] for line in difflib.ndiff(before.splitlines(), after.splitlines())]
    return max(marks.count("-"), marks.count("+"))


def outline(module: ModuleOp) -> str:
    """One line per op: its name and properties, and types where no operand implies them."""
    return "\n".join(_line(op) for op in module.walk())


def _line(op: Operation) -> str:
    shown = {key: str(value) for key, value in op.properties.items()}
    types = [] if op.operands else [str(result.type) for result in op.results]
    return f"{op.name} {shown} {types}"
