"""Rule 3, first half: what a pass decides is in the IR that it prints, and nowhere else.

After a pass the program is printed, read back, and stripped of every discardable attribute,
every location and every value's name, none of which may mean anything. What follows must
give the same PTX, byte for byte.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from rules.programs import (
    Program,
    examples,
    parsed,
    passes_of,
    programs,
    ptx_of,
    settled,
    stages,
    variants,
)
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, StringAttr, UnknownLoc
from xdsl.passes import ModulePass

from gemmc import frontend, pipeline
from gemmc.emit.ptx import emit_ptx

CUT = "hopper-ws"
"""Where `make test` looks for the one pass that hides something; in the other pipelines it sees
that one does (`test_after_all_passes_only_the_text_counts`), and `make thorough` which."""


QUICK = (CUT, "simt-smem")
"""Pipelines that `make check` prints and reads back after each of their passes."""


def of_every_pass() -> list[Program]:
    """Programs of named pipelines that have all passes between them."""
    found: list[Program] = [each for each in examples() if each.pipeline in QUICK]
    longest = sorted(examples(), key=lambda each: -len(passes_of(each)))
    for program in longest:
        seen = {each.name for other in found for each in passes_of(other)}
        if not {each.name for each in passes_of(program)} <= seen:
            found.append(program)
    return found


SMALLER = {
    "ampere-mma": ("form-kernel.tile=32,64,32", "distribute.shape=1,2"),
    "hopper-coop": ("form-kernel.tile=128,32,64",),
    "hopper-pingpong": ("form-kernel.tile=64,32,64",),
    "simt-warptile": ("form-kernel.tile=128,128,8",),
}
"""Changes that leave less to print, of the same passes: half of the time goes there."""


def smaller(program: Program) -> Program:
    """The program with a smaller tile, where there is one."""
    changes = SMALLER.get(program.pipeline)
    if changes is None:
        return program
    return Program(pipeline.edited(settled(program.pipeline), *changes).text, program.path)


def whole() -> Iterator[object]:
    """All programs for `make thorough`; `make test` takes those whose pipelines have all passes
    between them, with smaller tiles."""
    chosen = of_every_pass()
    for program in chosen:
        mark = () if program.pipeline in QUICK else pytest.mark.slow
        name = f"{program}-smaller" if program.pipeline in SMALLER else str(program)
        yield pytest.param(smaller(program), id=name, marks=mark)
    for program in (*programs(), *variants()):
        if program not in chosen or program.pipeline in SMALLER:
            yield pytest.param(program, id=str(program), marks=pytest.mark.thorough)


def stripped(text: str) -> ModuleOp:
    """The module that `text` spells, with nothing left that may not carry meaning."""
    module = parsed(text)
    for op in module.walk():
        op.attributes.clear()
        op.location = UnknownLoc()
        blocks = [block for region in op.regions for block in region.blocks]
        for value in (*op.results, *(argument for block in blocks for argument in block.args)):
            value.name_hint = None
    return module


def finished(module: ModuleOp, passes: tuple[ModulePass, ...]) -> str:
    """PTX after the passes, run one by one with nothing handed on but stripped text."""
    ctx = frontend.context()
    for each in passes:
        each.apply(ctx, module)
        module = stripped(frontend.print_module(module))
    return emit_ptx(module)


def cuts() -> Iterator[object]:
    """A cut after each pass, and ahead of the first, of one program per pipeline."""
    for program in examples():
        mark = pytest.mark.slow if program.pipeline == CUT else pytest.mark.thorough
        names = ["input", *(each.name for each in passes_of(program))]
        for number, name in enumerate(names):
            yield pytest.param(program, number, id=f"{program}-{number:02d}-{name}", marks=mark)


@pytest.mark.parametrize(("program", "number"), list(cuts()))
def test_after_a_pass_only_the_text_counts(program: Program, number: int) -> None:
    rest = passes_of(program)[number:]
    ctx, module = frontend.context(), stripped(stages(program)[number].text)
    pipeline.run(module, ctx, rest)
    assert emit_ptx(module) == ptx_of(program)


@pytest.mark.parametrize("program", list(whole()))
def test_after_all_passes_only_the_text_counts(program: Program) -> None:
    passes = passes_of(program)
    assert finished(stripped(program.text()), passes) == ptx_of(program)


@dataclass(frozen=True)
class Note(ModulePass):
    """A pass with a secret: an attribute nobody else knows."""

    name = "note"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        op.attributes["schedule"] = StringAttr("fast")


@dataclass(frozen=True)
class Obey(ModulePass):
    """A pass that reads it."""

    name = "obey"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if "schedule" not in op.attributes:
            op.body.block.first_op.detach()  # pyright: ignore


def test_the_rule_sees_a_hidden_attribute() -> None:
    (program,) = [each for each in examples() if each.pipeline == QUICK[1]]
    module = parsed(stages(program)[-1].text)
    pipeline.run(module, frontend.context(), (Note(), Obey()))
    shown = emit_ptx(module)
    assert finished(parsed(stages(program)[-1].text), (Note(), Obey())) != shown
