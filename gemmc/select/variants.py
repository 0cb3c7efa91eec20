"""Which ranges of a dynamic size get a kernel of their own: where the model chooses another one."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from functools import partial
from math import inf

from xdsl.context import Context
from xdsl.dialects import func
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from gemmc.analysis.sizes import ranges_of, sizes_of
from gemmc.analysis.whole_rows import ROW_BYTES, is_whole
from gemmc.dialects.dynamic import Range
from gemmc.dialects.memory_types import element_in
from gemmc.dialects.tile.contract import TILED, ContractOp
from gemmc.dialects.tile.types import bits
from gemmc.pipeline import load
from gemmc.plan import Problem
from gemmc.select.choice import choose
from gemmc.select.fixed import Fixed
from gemmc.select.ranges import Allowed, limits
from gemmc.select.simt_model import ThreadSchedule
from gemmc.target import DEFAULT, Target
from gemmc.transforms.problem._row_sums import why_no_sums

RANGED = ("m", "n")
"""The sizes that ranges are made of, the first that a launch tells: rows of the result, or where
their number is known, its columns; else how many products there are."""

PRODUCT_ENDS = (1, 4, 16, 64, 256)
"""Where a range of how many products there are may end."""

MIN_BITS, WIDE = 8, 32
"""Of an element in memory, at least; of one that no copy engine stores."""

OCTAVES = (64, 128, 256, 512, 1024, 2048, 4096, 8192)
POWERS = 1, 8, 16, 32, *OCTAVES, 16384
SIZES = tuple(sorted({
    *POWERS, *range(8, 64, 8), *(octave * part // 8 for octave in OCTAVES for part in range(8, 16)),
}))  # fmt: skip
"""Where a range may end: at eighths of an octave, or multiples of 8 where these are closer. A
program has powers of two more often than others."""

ROUND = tuple(sorted({*POWERS, 48, *(3 * octave // 2 for octave in OCTAVES)}))
"""The same where few ranges will do."""

SIDES = 3
"""Sizes that boxes have at most, since choosing takes longer the more there are."""

LARGE = 65536
"""The size that is planned for behind the last range."""

SUMMED_ENDS, BEYOND_SUMMED = (256, 1024, 4096, 16384, 65536, 262144), 1 << 20
"""Where a range of how many are summed may end, and what is planned for behind the last: a part of
K has an equal share of what there is, whatever it is."""

BY_WARPS = (64, 1024)
"""Where ranges may end of products of warps, whose threads copy both operands."""

BEYOND_PRODUCTS = 1024
"""The number of them that is planned for behind the last range."""

SAME = 1.005
"""How much longer than its own choice another kernel may take for a power of two, by the model."""

PRICE = 0.2
"""Of a kernel more, where ranges may end at `SIZES`."""

SAME_OF_ANY = 1.2
"""How much longer it may take for any size where a launch tells what is summed or how many products
there are, or rows begin anywhere: ranges as few as that allows."""


def _of_powers(size: int) -> float:
    return SAME if size in POWERS else inf


def _of_any(_: int) -> float:
    return SAME_OF_ANY


NEAR, FAR = Allowed(_of_powers, PRICE), Allowed(_of_any, float(len(ROUND)))


FAMILIES: tuple[tuple[int, ...], ...] = (0, 1, 2), (0, 1), (0,), (1,)
"""Of which of lhs (0), rhs (1) and the result (2) the rows that a launch tells are of whole vectors
in a kernel; in this order, the last kernel is for any."""


def aligned(module: ModuleOp, *, of: tuple[int, ...]) -> ModulePass | None:
    """What makes a kernel for rows of whole vectors, where a launch tells how long a product's rows
    are: those `of` one of `FAMILIES`. What all of them have matters to what is stored by the copy
    engine, what one operand has to what that loads. Of 16-bit types sums are of something there,
    which tensor maps need; those of nothing are of the last kernel. None where it does not tell
    these, or where the function is what is left of kernels for the same."""
    contract, function = only_product(module)
    ranges = ranges_of(function, sizes_of(contract, function))
    width = min(bits(element_in(value.type)) for value in contract.tensors[:3])
    multiple = 8 * ROW_BYTES // max(width, MIN_BITS)
    open_ = {
        letter for letter, each in ranges.items() if each.multiple % multiple or not each.least
    }
    letters = {each: open_ & _last_letters(contract, each) for each in FAMILIES}
    if width >= WIDE:
        return _apart(function, letters[of], multiple) if of == (0, 1) else None
    done = [letters[each] for each in FAMILIES[: FAMILIES.index(of)]]
    summed = {each for each in contract.summed if each in ranges and not ranges[each].least}
    return None if letters[of] in done else _apart(function, letters[of], multiple, summed)


def _last_letters(contract: ContractOp, numbers: Iterable[int]) -> set[str]:
    """The letters along which rows of lhs, rhs and the result lie, or of some of these."""
    return {contract.layouts[number][-1] for number in numbers if contract.layouts[number]}


def vectors(module: ModuleOp) -> ModulePass | None:
    """What makes a kernel for a single row of a product, or a single column, where a launch tells
    their number alone: a sum in loops, where that is what a product of known sizes is as well."""
    contract, function = only_product(module)
    ranges = _of_result(contract, function)
    for letter, each in ranges.items():
        if 1 in each and not why_no_sums(contract, function, letter):
            return _pass(f'gemv-variants{{size={letter} function="{function.sym_name.data}"}}')
    return None


def filled(
    module: ModuleOp, ctx: Context, target: Target = DEFAULT, fixed: Fixed = ()
) -> ModulePass | None:
    """What makes a kernel for sums of something, where a launch may tell that nothing is summed,
    which no tensor map has: such as one whose right operand the copy engine loads, while threads
    copy the rows of the left one, that begin anywhere. None where another template than of any sums
    is not chosen. GemmcError where no kernel is known."""
    from gemmc.pipeline.problem import problem_of

    contract, function = only_product(module)
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


def _apart(
    function: func.FuncOp, sizes: Collection[str], multiple: int, filled: Collection[str] = ()
) -> ModulePass | None:
    """What makes a kernel for multiples of sizes, but 0, where those `filled` are not 0 either, and
    one for any; None for no sizes."""
    if not sizes:
        return None
    name, others = function.sym_name.data, ",".join(sorted({*filled}.difference(sizes)))
    words = f"sizes={','.join(sorted(sizes))} multiple={multiple}"
    words += f" filled={others}" if others else ""
    return _pass(f'align-variants{{{words} function="{name}"}}')


def _pass(text: str) -> ModulePass:
    (made,) = load(text).passes
    return made


def only_product(module: ModuleOp) -> tuple[ContractOp, func.FuncOp]:
    (function,) = [op for op in module.ops if isinstance(op, func.FuncOp)]
    contracts = [op for op in function.body.block.ops if isinstance(op, ContractOp)]
    return contracts[0], function


def is_guarded(contract: ContractOp, function: func.FuncOp) -> bool:
    """Whether rows of operands whose length a launch tells are of whole vectors."""
    ranges = ranges_of(function, sizes_of(contract, function))
    ends = _last_letters(contract, (0, 1))
    return all(each.multiple > 1 for letter, each in ranges.items() if letter in ends)


def variants(
    module: ModuleOp, ctx: Context, target: Target = DEFAULT, fixed: Fixed = ()
) -> ModulePass | None:
    """What makes kernels for ranges of a product's rows, or where their number is known of its
    columns, or of how many products there are. None where a launch tells none, or several sizes
    (`BoxVariants`), one kernel is the best for any, or no configuration of another is known.
    GemmcError where none is known."""
    from gemmc.pipeline.problem import problem_of

    contract, function = only_product(module)
    letter = _ranged_by(contract, _of_result(contract, function))
    if letter is None or split_by(contract, function):
        return None
    problem, where = problem_of(module, ctx)
    if sums_nothing(problem):
        return None
    guarded = is_guarded(contract, function)
    by_warps = _is_by_warps(problem, target, where, fixed)
    if not guarded and choose(problem, target, where, fixed).candidate.schedule is None:
        return None
    near = letter in RANGED and not by_warps and guarded
    sizes, beyond = BY_WARPS if by_warps else SIZES if near else ROUND, LARGE
    if letter not in RANGED:
        sizes, beyond = PRODUCT_ENDS, BEYOND_PRODUCTS
    at = partial(with_size, replace(problem, told="some"), contract, letter)
    last = replace(at(beyond), told="any")
    plans = _middles(sizes) if by_warps else {each: each for each in sizes}
    found = limits(
        sizes, lambda end: up_to(end, at(plans[end]), letter), last, target, where, fixed=fixed,
        allowed=NEAR if near else FAR,
    )  # fmt: skip
    plans_of = [plans[each] for each in found]
    return ranged(function, letter, found, beyond, plans_of) if found else None


def split_by(contract: ContractOp, function: func.FuncOp) -> list[str]:
    """The sizes that boxes are made of, the outer ones first, where a launch tells several: how
    many products there are, rows, columns unless two products share a kernel, and the innermost
    that is summed; of all of these not the first. No sizes where it tells one."""
    ranges = ranges_of(function, sizes_of(contract, function))
    several = [each for each in ranges if each not in (*RANGED, *contract.summed)][-1:]
    ranged = [each for each in RANGED if each in ranges]
    if contract.beside is not None:
        ranged = [each for each in ranged if each != "n"]
    summed = [each for each in contract.summed if each in ranges][-1:]
    found = [*several, *ranged, *summed]
    return found[-SIDES:] if len(ranges) > 1 else []


def _is_by_warps(problem: Problem, target: Target, where: str, fixed: Fixed) -> bool:
    """Whether warps multiply a product of 16-bit types, whose threads copy both operands."""
    bits = problem.bits
    if bits >= WIDE or any(is_whole(row, bits) for row in problem.rows[:2]):
        return False
    return isinstance(choose(problem, target, where, fixed).candidate.schedule, ThreadSchedule)


def sums_nothing(problem: Problem) -> bool:
    """Whether a kernel is what is left beside one for sums of something (`filled`)."""
    return problem.empty_k and problem.k * problem.sums == 1


def _middles(ends: Sequence[int]) -> dict[int, int]:
    """A size between each end and the one before, in their geometric middle: of ranges of two sizes
    the largest of both is many times the work of what else they have."""
    pairs = zip((1, *ends), ends, strict=False)
    return {end: max(1, round((least * end) ** 0.5)) for least, end in pairs}


def _of_result(contract: ContractOp, function: func.FuncOp) -> dict[str, Range]:
    """What is promised of the sizes of the result that a launch tells."""
    ranges = ranges_of(function, sizes_of(contract, function))
    return {letter: each for letter, each in ranges.items() if letter not in contract.summed}


def _ranged_by(contract: ContractOp, told: Iterable[str]) -> str | None:
    """The first of a result's sizes that ranges are made of; None where a launch tells none, or the
    columns of two products that share a kernel."""
    others = [each for each in told if each not in RANGED]
    letters = [*(each for each in RANGED if each in told), *others]
    letter = next(iter(letters), None)
    return None if letter == "n" and contract.beside is not None else letter


def with_size(problem: Problem, contract: ContractOp, letter: str, size: int) -> Problem:
    """A problem with so many rows, or columns, or sums, or products along another letter."""
    if letter in TILED:
        return replace(problem, **{letter: size})
    if letter in contract.summed:
        return _with_sums(problem, contract, letter, size)
    return _with_products(problem, contract, letter, size)


def _with_sums(problem: Problem, contract: ContractOp, letter: str, size: int) -> Problem:
    """A problem with so many sums along a letter that is not k."""
    from gemmc.pipeline.problem import planned_in

    return replace(problem, sums=max(1, problem.sums // planned_in(contract)[letter] * size))


def up_to(end: int, problem: Problem, letter: str) -> Problem:
    """A problem of no more rows than a range has."""
    return replace(problem, most=end) if letter == "m" else problem


def _with_products(problem: Problem, contract: ContractOp, letter: str, size: int) -> Problem:
    """A problem with so many products along a letter."""
    from gemmc.pipeline.problem import planned_in

    planned = planned_in(contract)[letter]
    lhs, rhs, result = (
        batch // planned * size if letter in letters else batch
        for batch, letters in zip(problem.batches, contract.layouts[:3], strict=True)
    )
    return replace(problem, batches=(lhs, rhs, result))


def sums(
    module: ModuleOp, ctx: Context, target: Target = DEFAULT, fixed: Fixed = ()
) -> ModulePass | None:
    """What makes kernels for ranges of how many a product sums, where a launch tells that alone:
    such as one without parts of K, and some with more and more; None where it is known, or one
    kernel is the best for any. GemmcError where no kernel is known."""
    from gemmc.pipeline.problem import problem_of

    contract, function = only_product(module)
    ranges = ranges_of(function, sizes_of(contract, function))
    open_ = [letter for letter in contract.summed if letter in ranges]
    if not open_ or split_by(contract, function):
        return None
    problem, where = problem_of(module, ctx)
    if problem.told != "some" or sums_nothing(problem):
        return None
    at = partial(with_size, problem, contract, open_[-1])
    most = [each for each in SUMMED_ENDS if each < ranges[open_[-1]].most]
    found = limits(most, at, at(BEYOND_SUMMED), target, where, fixed=fixed, allowed=FAR)
    return ranged(function, open_[-1], found, BEYOND_SUMMED) if found else None


def ranged(
    function: func.FuncOp, letter: str, most: Sequence[int], beyond: int,
    plans: Sequence[int] = (),
) -> ModulePass:  # fmt: skip
    """What makes kernels for ranges of a size that end so, planned for their ends or for other
    sizes."""
    name, planned = function.sym_name.data, ""
    ends = f" most={','.join(map(str, most))}" if most else ""
    if list(plans or most) != list(most):
        planned = f" planned={','.join(map(str, plans))}"
    words = f'size={letter}{ends} beyond={beyond}{planned} function="{name}"'
    return _pass(f"form-variants{{{words}}}")
