"""What the rule tests compile: every named pipeline, on the inputs that its metadata allows."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeVar

import pytest
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass

from gemmc import driver, frontend, pipeline
from gemmc.emit.ptx import emit_ptx

ROOT = Path(__file__).resolve().parents[2]
INPUTS = ROOT / "test" / "inputs"
T = TypeVar("T")

PROGRAMS = {
    "f32": (ROOT / "examples/matmul_f32.mlir",),
    "f64": (ROOT / "examples/matmul_f64.mlir",),
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


def settled(name: str) -> pipeline.Template:
    """A named pipeline with its parameters' defaults, each `auto` settled for its example: its
    passes and options can be changed one by one."""
    return pipeline.load_pipeline(pipeline.load(name).text)


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


VARIANTS = (
    "hopper-coop{split=2 epilogue=plain}",
    "hopper-coop{split=2 through=cluster cluster=none epilogue=plain persistent=false}",
)
"""Templates with parameters that make other ops than their defaults."""


def variants() -> list[Program]:
    """One program for each of them."""
    return [Program(each, PROGRAMS["bf16"][0]) for each in VARIANTS]


def parameters() -> list[object]:
    """All programs for pytest; those beyond the one of each pipeline are for `make thorough`."""
    quick = [*examples(), *variants()]
    return [
        pytest.param(each, id=str(each), marks=() if each in quick else pytest.mark.thorough)
        for each in (*programs(), *variants())
    ]


@dataclass(frozen=True)
class Stage:
    """The module after a pass, as text; `number` counts from 0, the input."""

    number: int
    name: str
    text: str


@cache
def stages(program: Program) -> tuple[Stage, ...]:
    """The input and the IR after every pass of the program's pipeline."""
    found = after_each(program, frontend.print_module)
    return tuple(Stage(number, name, text) for number, (name, text) in enumerate(found))


def after_each(
    program: Program, look: Callable[[ModuleOp], T], passes: str = "", first: int = 0
) -> Iterator[tuple[str, T]]:
    """What `look` sees of the input, called "input", and of the module after every pass.

    `passes` is a pipeline's text in place of the program's own; the passes before number
    `first`, counted from 1, are not looked at. A look must change nothing.
    """
    ctx = frontend.context()
    module = frontend.parse(program.text(), program.path.name, ctx)
    if first == 0:
        yield "input", look(module)
    resolved = driver.resolve(passes or program.pipeline, module, ctx)
    for number, each in enumerate(resolved.passes, start=1):
        each.apply(ctx, module)
        if number >= first:
            yield each.name, look(module)


@cache
def passes_of(program: Program) -> tuple[ModulePass, ...]:
    """The passes of the program's pipeline, settled for the program."""
    ctx = frontend.context()
    module = frontend.parse(program.text(), program.path.name, ctx)
    return driver.resolve(program.pipeline, module, ctx).passes


def compiled(program: Program, passes: str = "") -> ModuleOp:
    """The module after the last pass of the program's pipeline, or of another text."""
    ctx = frontend.context()
    module = frontend.parse(program.text(), program.path.name, ctx)
    pipeline.run(module, ctx, driver.resolve(passes or program.pipeline, module, ctx).passes)
    return module


@cache
def ptx_of(program: Program, passes: str = "") -> str:
    """The PTX that the program's pipeline, or another text, makes of it."""
    return emit_ptx(compiled(program, passes))


def parsed(text: str) -> ModuleOp:
    """The module of a printed stage."""
    return frontend.parse(text, "<stage>")


def changed_lines(before: str, after: str) -> int:
    """How many lines of `before` were replaced or removed, or were added, whichever is more."""
    matcher = difflib.SequenceMatcher(None, before.splitlines(), after.splitlines())
    changes = [change for change in matcher.get_opcodes() if change[0] != "equal"]
    removed = sum(last - first for _, first, last, _, _ in changes)
    added = sum(last - first for _, _, _, first, last in changes)
    return max(removed, added)


def outline(module: ModuleOp) -> str:
    """One line per op: its name and properties, and types where no operand implies them."""
    return "\n".join(_line(op) for op in module.walk())


def _line(op: Operation) -> str:
    shown = {key: str(value) for key, value in op.properties.items()}
    types = [] if op.operands else [str(result.type) for result in op.results]
    return f"{op.name} {shown} {types}"
