"""Which ranges of a dynamic size get a kernel of their own: where the model chooses another one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from xdsl.context import Context
from xdsl.dialects import func
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from gemmc.analysis.sizes import ranges_of, sizes_of
from gemmc.analysis.whole_rows import ROW_BYTES
from gemmc.dialects.memory_types import element_in
from gemmc.dialects.tile.contract import ContractOp
from gemmc.dialects.tile.types import bits
from gemmc.pipeline import load
from gemmc.plan import Problem
from gemmc.select.choice import Choice, choose
from gemmc.select.fixed import Fixed
from gemmc.select.model import Model
from gemmc.select.schedule import Schedule
from gemmc.target import DEFAULT, Target

ROWS = "m"
"""The size that ranges are made of."""

MIN_BITS = 8
"""Of an element in memory."""

SIZES = (
    *(1, 8, 16, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048, 3072),
    *(4096, 6144, 8192, 16384),
)
"""Where a range may end: multiples of the tiles that there are, closer where these are few."""

LARGE = 65536
"""The size that is planned for behind the last range."""

SAME = 1.005
"""How much longer than its own choice another kernel may take for a size, by the model."""

SAME_OF_ANY = 1.2
"""The same where columns or sums are of any number too, so that times are of one guess at them."""



def aligned(module: ModuleOp) -> ModulePass | None:
    """What makes a kernel for rows of whole vectors, where a launch tells how long a product's rows
    are, or its sums, of which none may be empty in a tensor map; None where it tells neither."""
    contract, function = _only_product(module)
    ranges = ranges_of(function, sizes_of(contract, function))
    width = min(bits(element_in(value.type)) for value in contract.tensors[:3])
    multiple = 8 * ROW_BYTES // max(width, MIN_BITS)
    ends = {letters[-1] for letters in contract.layouts[:3] if letters}
    open_ = [
        letter for letter, each in ranges.items()
        if letter in ends and (each.multiple % multiple or not each.least)
    ]  # fmt: skip
    if not open_:
        multiple = 1
        open_ = [letter for letter in contract.summed if letter in ranges]
        open_ = [letter for letter in open_ if not ranges[letter].least]
    if not open_:
        return None
    sizes, name = ",".join(sorted(open_)), function.sym_name.data
    return _pass(f'align-variants{{sizes={sizes} multiple={multiple} function="{name}"}}')


def _pass(text: str) -> ModulePass:
    (made,) = load(text).passes
    return made


def _only_product(module: ModuleOp) -> tuple[ContractOp, func.FuncOp]:
    (function,) = [op for op in module.ops if isinstance(op, func.FuncOp)]
    contracts = [op for op in function.body.block.ops if isinstance(op, ContractOp)]
    return contracts[0], function


def _is_guarded(contract: ContractOp, function: func.FuncOp) -> bool:
    """Whether rows whose length a launch tells are of whole vectors."""
    ranges = ranges_of(function, sizes_of(contract, function))
    ends = {letters[-1] for letters in contract.layouts[:2] if letters}
    return all(each.multiple > 1 for letter, each in ranges.items() if letter in ends)


def variants(
    module: ModuleOp, ctx: Context, target: Target = DEFAULT, fixed: Fixed = ()
) -> ModulePass | None:
    """What makes kernels for ranges of a product's rows; None where their number is known, one
    kernel is the best for any, or rows begin anywhere. GemmcError where none is known."""
    from gemmc.pipeline.problem import problem_of

    contract, function = _only_product(module)
    if ROWS not in sizes_of(contract, function) or not _is_guarded(contract, function):
        return None
    problem, where = problem_of(module, ctx)
    others = [letter for letter in sizes_of(contract, function) if letter != ROWS]
    found = limits(problem, target, where, bounded=not others, fixed=fixed)
    if not found:
        return None
    most, name = ",".join(map(str, found)), function.sym_name.data
    options = f'size={ROWS} most={most} beyond={LARGE} function="{name}"'
    return _pass(f"form-variants{{{options}}}")


def limits(
    problem: Problem, target: Target = DEFAULT, where: str = "", *, bounded: bool = True,
    fixed: Fixed = (),
) -> Sequence[int]:
    """The largest rows of each range but the last, ascending; `bounded` says that rows are all that
    a launch tells; `fixed` is so for every size."""
    some = "some" if bounded else "any"
    beyond = _choice(problem, LARGE, target, where, "any", fixed)
    found: list[int] = []
    for size in reversed(SIZES):
        own = _choice(problem, size, target, where, some, fixed)
        same = SAME if bounded else SAME_OF_ANY
        if not _serves(beyond, own, replace(problem, m=size, told=some), target, same):
            found.append(size)
            beyond = own
    return found[::-1]


def _choice(
    problem: Problem, rows: int, target: Target, where: str, told: Literal["some", "any"],
    fixed: Fixed,
) -> Choice:
    return choose(replace(problem, m=rows, told=told), target, where, fixed)


def _serves(
    other: Choice, own: Choice, problem: Problem, target: Target, same: float
) -> bool:
    """Whether the kernel of larger sizes is as good for a problem as its own choice."""
    if other.pipeline.passes == own.pipeline.passes:
        return True
    schedule, row = other.candidate.schedule, other.row
    if not isinstance(schedule, Schedule) or not row.fits(problem, target):
        return False
    took = Model(problem, target).estimate(schedule).us * row.correction
    return took <= same * own.candidate.us
