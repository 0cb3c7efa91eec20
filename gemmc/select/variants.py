"""Which ranges of a dynamic size get a kernel of their own: where the model chooses another one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

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

RANGED = ("m", "n")
"""The sizes that ranges are made of, the first that a launch tells: rows of the result, or where
their number is known, its columns; else how many products there are."""

PRODUCTS = (1, 4, 16, 64, 256)
"""Where a range of how many products there are may end."""

MIN_BITS = 8
"""Of an element in memory."""

SIZES = (
    *(1, 8, 16, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048, 3072),
    *(4096, 6144, 8192, 16384),
)
"""Where a range may end: multiples of the tiles that there are, closer where these are few."""

LARGE = 65536
"""The size that is planned for behind the last range."""

SUMMED, MANY = (256, 1024, 4096, 16384, 65536, 262144), 1 << 20
"""Where a range of how many are summed may end, and what is planned for behind the last: a part of
K has an equal share of what there is, whatever it is."""

MANY_PRODUCTS = 1024
"""The number of them that is planned for behind the last range."""

SAME = 1.005
"""How much longer than its own choice another kernel may take for a size, by the model."""

SAME_OF_ANY = 1.2
"""The same where columns or sums are of any number too, so that times are of one guess at them,
where rows begin anywhere, and of sums."""


def aligned(module: ModuleOp) -> ModulePass | None:
    """What makes a kernel for rows of whole vectors, where a launch tells how long a product's rows
    are; None where it does not."""
    contract, function = _only_product(module)
    ranges = ranges_of(function, sizes_of(contract, function))
    width = min(bits(element_in(value.type)) for value in contract.tensors[:3])
    multiple = 8 * ROW_BYTES // max(width, MIN_BITS)
    ends = {letters[-1] for letters in contract.layouts[:3] if letters}
    open_ = [
        letter for letter, each in ranges.items()
        if letter in ends and (each.multiple % multiple or not each.least)
    ]  # fmt: skip
    return _apart(function, open_, multiple)


def filled(
    module: ModuleOp, ctx: Context, target: Target = DEFAULT, fixed: Fixed = ()
) -> ModulePass | None:
    """What makes a kernel for sums of something, where a launch may tell that nothing is summed,
    which no tensor map has: such as one whose right operand the copy engine loads, while threads
    copy the rows of the left one, that begin anywhere. None where another template than of any sums
    is not chosen. GemmcError where no kernel is known."""
    from gemmc.pipeline.problem import problem_of

    contract, function = _only_product(module)
    ranges = ranges_of(function, sizes_of(contract, function))
    open_ = [each for each in contract.summed if each in ranges and not ranges[each].least]
    if not open_:
        return None
    problem, where = problem_of(module, ctx)
    any_, some = (
        choose(replace(problem, empty_k=empty), target, where, fixed) for empty in (True, False)
    )
    if any_.candidate.configuration.template == some.candidate.configuration.template:
        return None
    return _apart(function, open_, 1)


def _apart(function: func.FuncOp, sizes: Sequence[str], multiple: int) -> ModulePass | None:
    """What makes a kernel for multiples of sizes, but 0, and one for any; None for no sizes."""
    if not sizes:
        return None
    letters, name = ",".join(sorted(sizes)), function.sym_name.data
    return _pass(f'align-variants{{sizes={letters} multiple={multiple} function="{name}"}}')


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
    """What makes kernels for ranges of a product's rows, or where their number is known of its
    columns, or of how many products there are; None where all of these are known, one kernel is the
    best for any, or rows begin anywhere and no copy engine loads either operand. GemmcError where
    none is known."""
    from gemmc.pipeline.problem import problem_of

    contract, function = _only_product(module)
    letter = _ranged_by(contract, function)
    if letter is None:
        return None
    problem, where = problem_of(module, ctx)
    guarded = _is_guarded(contract, function)
    if not guarded:
        chosen = choose(problem, target, where, fixed)
        if not isinstance(chosen.candidate.schedule, Schedule):
            return None
    others = [each for each in sizes_of(contract, function) if each != letter]
    bounded = not [each for each in others if each not in contract.summed]
    if letter in RANGED:
        same = SAME if bounded and not problem.told_k and guarded else SAME_OF_ANY
        found = limits(problem, letter, target, where, bounded=bounded, fixed=fixed, same=same)
        return _ranged(function, letter, found, LARGE)
    at = partial(_with_products, problem, contract, letter)
    found = _ends(
        PRODUCTS, MANY_PRODUCTS, at, lambda p: choose(p, target, where, fixed), target, SAME_OF_ANY
    )
    return _ranged(function, letter, found, MANY_PRODUCTS)


def _with_products(problem: Problem, contract: ContractOp, letter: str, size: int) -> Problem:
    """A problem with so many products along a letter."""
    from gemmc.pipeline.problem import planned_in

    planned = planned_in(contract)[letter]
    lhs, rhs, result = (
        batch // planned * size if letter in letters else batch
        for batch, letters in zip(problem.batches, contract.layouts[:3], strict=True)
    )
    return replace(problem, batches=(lhs, rhs, result))


def _ranged_by(contract: ContractOp, function: func.FuncOp) -> str | None:
    """The size of a result that ranges are made of; None where a launch tells none, or the columns
    of two products that share a kernel."""
    told = [each for each in sizes_of(contract, function) if each not in contract.summed]
    letter = next((each for each in RANGED if each in told), None) or next(iter(told), None)
    return None if letter == "n" and contract.beside is not None else letter


def sums(
    module: ModuleOp, ctx: Context, target: Target = DEFAULT, fixed: Fixed = ()
) -> ModulePass | None:
    """What makes kernels for ranges of how many a product sums, where a launch tells it: such as
    one without parts of K, and some with more and more; None where it is known, one kernel is the
    best for any, or results are of any size, so that there is no room for sums of parts. GemmcError
    where no kernel is known."""
    from gemmc.pipeline.problem import planned_in, problem_of

    contract, function = _only_product(module)
    ranges = ranges_of(function, sizes_of(contract, function))
    open_ = [letter for letter in contract.summed if letter in ranges]
    if not open_:
        return None
    problem, where = problem_of(module, ctx)
    if problem.told != "some":
        return None
    letter, counted = open_[-1], planned_in(contract)

    def at(size: int) -> Problem:
        if letter == "k":
            return replace(problem, k=size)
        return replace(problem, sums=max(1, problem.sums // counted[letter] * size))

    most = [each for each in SUMMED if each < ranges[letter].most]
    found = _ends(most, MANY, at, lambda p: choose(p, target, where, fixed), target, SAME_OF_ANY)
    return _ranged(function, letter, found, MANY)


def _ranged(
    function: func.FuncOp, letter: str, most: Sequence[int], beyond: int
) -> ModulePass | None:
    """What makes kernels for ranges of a size that end so; None where there is one range."""
    if not most:
        return None
    ends, name = ",".join(map(str, most)), function.sym_name.data
    return _pass(f'form-variants{{size={letter} most={ends} beyond={beyond} function="{name}"}}')


def limits(
    problem: Problem, letter: str = "m", target: Target = DEFAULT, where: str = "", *,
    bounded: bool = True, fixed: Fixed = (), same: float = SAME,
) -> Sequence[int]:  # fmt: skip
    """The largest rows of each range but the last, ascending, or columns, as `letter` says;
    `bounded` says that they are all that a launch tells of the result; `fixed` is so for every
    size; `same` is how much longer a kernel of larger sizes may take."""
    some = "some" if bounded else "any"

    def chosen(one: Problem) -> Choice:
        told = "any" if LARGE == (one.m if letter == "m" else one.n) else some
        return choose(replace(one, told=told), target, where, fixed)

    def at(size: int) -> Problem:
        ranged = replace(problem, m=size) if letter == "m" else replace(problem, n=size)
        return replace(ranged, told=some)

    return _ends(SIZES, LARGE, at, chosen, target, same)


def _ends(
    sizes: Sequence[int], beyond: int, at: Callable[[int], Problem],
    chosen: Callable[[Problem], Choice], target: Target, same: float,
) -> Sequence[int]:
    """Where ranges end, but the last, of some ascending sizes: where the kernel of what lies beyond
    takes too long."""
    best = chosen(at(beyond))
    found: list[int] = []
    for size in reversed(sizes):
        problem = at(size)
        own = chosen(problem)
        if not _serves(best, own, problem, target, same):
            found.append(size)
            best = own
    return found[::-1]


def _serves(
    other: Choice, own: Choice, problem: Problem, target: Target, same: float
) -> bool:
    """Whether the kernel of larger sizes is as good for a problem as its own choice."""
    if other.pipeline.passes == own.pipeline.passes:
        return True
    schedule, row = other.candidate.schedule, other.row
    if schedule is None or not row.fits(problem, target):
        return False
    if isinstance(schedule, Schedule):
        took = Model(problem, target).estimate(schedule).us
    else:
        took = row.thread_model(problem, target).estimate(schedule).us
    return took * row.correction <= same * own.candidate.us
