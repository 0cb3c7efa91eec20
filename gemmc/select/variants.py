"""Which ranges of a dynamic size get a kernel of their own: where the model chooses another one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from xdsl.context import Context
from xdsl.dialects import func
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from gemmc.analysis.sizes import sizes_of
from gemmc.dialects.tile.contract import ContractOp
from gemmc.pipeline import load
from gemmc.plan import Problem
from gemmc.select.choice import Choice, choose
from gemmc.select.model import Model
from gemmc.select.schedule import Schedule
from gemmc.target import DEFAULT, Target

ROWS = "m"
"""The size that ranges are made of."""

SIZES = (
    *(1, 8, 16, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048, 3072),
    *(4096, 6144, 8192, 16384),
)
"""Where a range may end: multiples of the tiles that there are, closer where these are few."""

LARGE = 65536
"""The size that is planned for behind the last range."""

SAME = 1.005
"""How much longer than its own choice another kernel may take for a size, by the model."""


def variants(module: ModuleOp, ctx: Context, target: Target = DEFAULT) -> ModulePass | None:
    """What makes kernels for ranges of a product's rows; None where their number is known, or one
    kernel is the best for any. GemmcError where none is known."""
    from gemmc.pipeline.problem import problem_of

    (function,) = [op for op in module.ops if isinstance(op, func.FuncOp)]
    contracts = [op for op in function.body.block.ops if isinstance(op, ContractOp)]
    if ROWS not in sizes_of(contracts[0], function):
        return None
    problem, where = problem_of(module, ctx)
    found = limits(problem, target, where)
    if not found:
        return None
    most, name = ",".join(map(str, found)), function.sym_name.data
    options = f'size={ROWS} most={most} beyond={LARGE} function="{name}"'
    (made,) = load(f"form-variants{{{options}}}").passes
    return made


def limits(problem: Problem, target: Target = DEFAULT, where: str = "") -> Sequence[int]:
    """The largest rows of each range but the last, ascending."""
    beyond = _choice(problem, LARGE, target, where)
    found: list[int] = []
    for size in reversed(SIZES):
        own = _choice(problem, size, target, where)
        if not _serves(beyond, own, replace(problem, m=size, told="some"), target):
            found.append(size)
            beyond = own
    return found[::-1]


def _choice(problem: Problem, rows: int, target: Target, where: str) -> Choice:
    told = "any" if rows == LARGE else "some"
    return choose(replace(problem, m=rows, told=told), target, where)


def _serves(other: Choice, own: Choice, problem: Problem, target: Target) -> bool:
    """Whether the kernel of larger sizes is as good for a problem as its own choice."""
    if other.pipeline.passes == own.pipeline.passes:
        return True
    schedule, row = other.candidate.schedule, other.row
    if not isinstance(schedule, Schedule) or not row.fits(problem, target):
        return False
    took = Model(problem, target).estimate(schedule).us * row.correction
    return took <= SAME * own.candidate.us
