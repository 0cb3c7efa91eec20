"""Which ranges of a dynamic size get a kernel of their own: where the model chooses another one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from functools import partial

from xdsl.context import Context
from xdsl.dialects import func
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from gemmc.analysis.sizes import ranges_of, sizes_of
from gemmc.analysis.whole_rows import ROW_BYTES, is_whole
from gemmc.dialects.dynamic import LARGEST, Range
from gemmc.dialects.memory_types import element_in
from gemmc.dialects.tile.contract import ContractOp
from gemmc.dialects.tile.types import bits
from gemmc.pipeline import load
from gemmc.plan import Problem
from gemmc.select.choice import Choice, choose
from gemmc.select.fixed import Fixed
from gemmc.select.model import Model
from gemmc.select.schedule import Schedule
from gemmc.select.simt_model import ThreadSchedule
from gemmc.target import DEFAULT, Target
from gemmc.transforms.problem._row_sums import why_no_sums

RANGED = ("m", "n")
"""The sizes that ranges are made of, the first that a launch tells: rows of the result, or where
their number is known, its columns; else how many products there are."""

PRODUCTS = (1, 4, 16, 64, 256)
"""Where a range of how many products there are may end."""

MIN_BITS, WIDE = 8, 32
"""Of an element in memory, at least; of one that no copy engine stores."""

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

FEWER_SUMMED, FEWER_MANY = (1024,), 8192
"""The same where a launch tells rows and columns as well, if all rows are of whole vectors, or none
are."""

FEWER, FURTHER, AGAIN = (16, 128, 512, 2048), (16, 128, 1024), 4096
"""Where ranges of rows may end, where a launch tells columns too, and those of columns, but for the
first where it tells K as well, so that kernels are not too many; what columns are planned for
behind the last. With both bounded K may be in parts."""

FEWEST = (32, 2048), (128, 1024)
"""The same where some of the rows begin anywhere."""

BY_WARPS = (64, 1024), (64, 1024)
"""The same of products of warps, whose threads copy both operands."""

MANY_PRODUCTS = 1024
"""The number of them that is planned for behind the last range."""

SAME = 1.005
"""How much longer than its own choice another kernel may take for a size, by the model."""

SAME_OF_ANY = 1.2
"""The same where columns or sums are of any number too, so that times are of one guess at them,
where rows begin anywhere, and of sums."""


FAMILIES: tuple[tuple[int, ...], ...] = (0, 1, 2), (0, 1), (0,), (1,)
"""Of which of lhs (0), rhs (1) and the result (2) the rows that a launch tells are of whole vectors
in a kernel; in this order, the last kernel is for any."""


def aligned(module: ModuleOp, *, of: tuple[int, ...]) -> ModulePass | None:
    """What makes a kernel for rows of whole vectors, where a launch tells how long a product's rows
    are: those `of` one of `FAMILIES`. What all of them have matters to what is stored by the copy
    engine, what one operand has to what that loads. Of 16-bit types sums are of something there,
    which tensor maps need; those of nothing are of the last kernel. None where it does not tell
    these, or where the function is what is left of kernels for the same."""
    contract, function = _only_product(module)
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
    contract, function = _only_product(module)
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


def _only_product(module: ModuleOp) -> tuple[ContractOp, func.FuncOp]:
    (function,) = [op for op in module.ops if isinstance(op, func.FuncOp)]
    contracts = [op for op in function.body.block.ops if isinstance(op, ContractOp)]
    return contracts[0], function


def _is_guarded(
    contract: ContractOp, function: func.FuncOp, of: Iterable[int] = (0, 1)
) -> bool:
    """Whether rows of operands whose length a launch tells are of whole vectors, or those `of`
    some of lhs, rhs and the result."""
    ranges = ranges_of(function, sizes_of(contract, function))
    ends = _last_letters(contract, of)
    return all(each.multiple > 1 for letter, each in ranges.items() if letter in ends)


def variants(
    module: ModuleOp, ctx: Context, target: Target = DEFAULT, fixed: Fixed = (), *,
    further: bool = False,
) -> ModulePass | None:  # fmt: skip
    """What makes kernels for ranges of a product's rows, or where their number is known of its
    columns, or of how many products there are; `further`, for ranges of the next of these that a
    launch tells. None where it tells none, one kernel is the best for any, or no configuration of
    another is known. GemmcError where none is known."""
    from gemmc.pipeline.problem import problem_of

    contract, function = _only_product(module)
    ranges = _of_result(contract, function)
    letter = _ranged_by(contract, ranges, further=further)
    if letter is None:
        return None
    problem, where = problem_of(module, ctx)
    if _sums_nothing(problem):
        return None
    guarded = _is_guarded(contract, function)
    by_warps = _is_by_warps(problem, target, where, fixed)
    if further and not guarded and not by_warps and problem.bits < WIDE:
        return None
    if not guarded and choose(problem, target, where, fixed).candidate.schedule is None:
        return None
    others = [each for other, each in ranges.items() if other != letter]
    bounded = all(each.most < LARGEST for each in others)
    whole = _is_guarded(contract, function, (0, 1, 2))
    further_whole = FURTHER[1:] if problem.told_k else FURTHER
    fewer = BY_WARPS if by_warps else (FEWER, further_whole) if whole else FEWEST
    sizes = fewer[further] if others or by_warps else SIZES
    beyond = AGAIN if further else LARGE
    if letter not in RANGED:
        sizes, beyond = PRODUCTS, MANY_PRODUCTS
    near = letter in RANGED and not (others or by_warps or problem.told_k) and guarded
    at = partial(_with, replace(problem, told="some" if bounded else "any"), contract, letter)
    last, same = replace(at(beyond), told="any"), SAME if near else SAME_OF_ANY
    plans = _middles(sizes) if others or by_warps else {each: each for each in sizes}
    found = limits(
        sizes, lambda end: _up_to(end, at(plans[end]), letter), last, target, where, fixed=fixed,
        same=same,
        closed=bool(others) and letter in RANGED and (bounded or not further),
    )  # fmt: skip
    return _ranged(function, letter, found, beyond, [plans[each] for each in found])


def _is_by_warps(problem: Problem, target: Target, where: str, fixed: Fixed) -> bool:
    """Whether warps multiply a product of 16-bit types, whose threads copy both operands."""
    bits = problem.bits
    if bits >= WIDE or any(is_whole(row, bits) for row in problem.rows[:2]):
        return False
    return isinstance(choose(problem, target, where, fixed).candidate.schedule, ThreadSchedule)


def _sums_nothing(problem: Problem) -> bool:
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


def _ranged_by(
    contract: ContractOp, told: Iterable[str], *, further: bool
) -> str | None:
    """The first of a result's sizes that ranges are made of, or the next; None where a launch tells
    no more, or the columns of two products that share a kernel."""
    others = [each for each in told if each not in RANGED]
    letters = [*(each for each in RANGED if each in told), *others]
    letter = next(iter(letters[further:]), None)
    return None if letter == "n" and contract.beside is not None else letter


def _with(problem: Problem, contract: ContractOp, letter: str, size: int) -> Problem:
    """A problem with so many rows, or columns, or products along another letter."""
    if letter == "m":
        return replace(problem, m=size)
    if letter == "n":
        return replace(problem, n=size)
    return _with_products(problem, contract, letter, size)


def _up_to(end: int, problem: Problem, letter: str) -> Problem:
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
    if problem.told != "some" or _sums_nothing(problem):
        return None
    letter, counted = open_[-1], planned_in(contract)

    def at(size: int) -> Problem:
        if letter == "k":
            return replace(problem, k=size)
        return replace(problem, sums=max(1, problem.sums // counted[letter] * size))

    told = len(_of_result(contract, function))
    by_warps = told > 0 and _is_by_warps(problem, target, where, fixed)
    if told > 1 and not by_warps and not _is_guarded(contract, function, (0, 1, 2)):
        return None
    ends, beyond = (FEWER_SUMMED, FEWER_MANY) if told > 1 or by_warps else (SUMMED, MANY)
    most = [each for each in ends if each < ranges[letter].most]
    found = limits(most, at, at(beyond), target, where, fixed=fixed, same=SAME_OF_ANY)
    return _ranged(function, letter, found, beyond)


def _ranged(
    function: func.FuncOp, letter: str, most: Sequence[int], beyond: int,
    plans: Sequence[int] = (),
) -> ModulePass | None:  # fmt: skip
    """What makes kernels for ranges of a size that end so, planned for their ends or for other
    sizes; None where there is one range."""
    if not most:
        return None
    ends, name = ",".join(map(str, most)), function.sym_name.data
    planned = "" if list(plans or most) == list(most) else f" planned={','.join(map(str, plans))}"
    words = f'size={letter} most={ends} beyond={beyond}{planned} function="{name}"'
    return _pass(f"form-variants{{{words}}}")


def limits(
    sizes: Sequence[int], at: Callable[[int], Problem], beyond: Problem, target: Target = DEFAULT,
    where: str = "", *, fixed: Fixed = (), same: float = SAME, closed: bool = False,
) -> Sequence[int]:  # fmt: skip
    """The largest size of each range but the last, of some ascending `sizes`: those where the
    kernel of what lies beyond takes more than `same` times as long as its own choice, by the model,
    and, where the last is to be all that is not bounded (`closed`), the largest; `fixed` is so for
    every size."""
    best, most = choose(beyond, target, where, fixed), beyond.most
    found: list[int] = []
    for size in reversed(sizes):
        problem = at(size)
        own, served = choose(problem, target, where, fixed), replace(problem, most=most)
        if (closed and not found) or not _serves(best, own, served, target, same):
            found.append(size)
            best, most = own, problem.most
    return found[::-1]


def _serves(
    other: Choice, own: Choice, problem: Problem, target: Target, same: float
) -> bool:
    """Whether the kernel of larger sizes is as good as its own choice for a problem, of which it
    allows for as many rows as it is for."""
    schedule, row = other.candidate.schedule, other.row
    clipped = isinstance(schedule, Schedule) and schedule.clipped
    if other.pipeline.passes == own.pipeline.passes and not clipped:
        return True
    if schedule is None or not row.fits(problem, target):
        return False
    if isinstance(schedule, Schedule):
        took = Model(problem, target).estimate(schedule).us
    else:
        took = row.thread_model(problem, target).estimate(schedule).us
    return took * row.correction <= same * own.candidate.us
