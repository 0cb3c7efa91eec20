"""The problem that a program is: its largest product."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from math import gcd, lcm, prod
from typing import Any, Literal, cast

from xdsl.context import Context
from xdsl.dialects import arith, func
from xdsl.dialects.builtin import DYNAMIC_INDEX, ModuleOp, TensorType
from xdsl.ir import SSAValue
from xdsl.passes import ModulePass

from gemmc import registry
from gemmc.analysis.additions import only_added
from gemmc.analysis.placement import Operand, placed, placed_result
from gemmc.analysis.reshapes import RESHAPES
from gemmc.analysis.sizes import planned, ranges_of, sizes_of
from gemmc.dialects.dynamic import LARGEST, Place, function_guards, planned_sizes
from gemmc.dialects.tile.contract import TILED, ContractOp, YieldOp
from gemmc.element_types import ELEMENT_TYPES, either, multiplied
from gemmc.errors import location_of, refuse
from gemmc.pipeline.running import run
from gemmc.plan import Problem

MAX_RANK = 5
"""Most dimensions of a tensor map (CUDA driver API, cuTensorMapEncodeTiled)."""

READ_BY = "normalize-contractions"
"""What stands ahead of it changes the program, such as its sizes."""

FUSED_BY = "fuse-reductions"
"""What lets reductions begin in the kernels of products, once a program has kernels."""

SPLIT_BY = "split-reductions"
"""What splits reductions, once a program has kernels."""

ROWS_BY = "fuse-rows"
"""What makes reductions of rows one kernel with what follows, once a program has kernels."""

SIBLINGS_BY = "fuse-siblings"
"""What makes results of the same elements one kernel, once a program has kernels."""

LENGTHS_BY = "row-variants"
"""What makes kernels for ranges of lengths of rows, once a program has kernels."""

HELD_BY = "cse-rows"
"""What computes elements of rows once for several loops, once a program has kernels."""

SHAPED_BY = (
    *("pair-products", "permute-operands", "pad-operands", "transpose-operands"),
    *(FUSED_BY, ROWS_BY, SPLIT_BY, SIBLINGS_BY, LENGTHS_BY, HELD_BY),
)
"""What may change products before kernels are made of them: two become one, operands are copied or
turned, elements are combined; and reductions, which are split, taken together by rows, made for
ranges of lengths, or compute elements once; and which results are one kernel's."""

SEVERAL = 16
"""How many products stand for any number of them, where their rows or columns are of any number as
well: of more, blocks that leave some of the device idle look as good as others."""

_CASTS = frozenset(each.name for each in (arith.TruncFOp, arith.ExtFOp, YieldOp))
"""What computes nothing."""


def problem_of(
    module: ModuleOp, ctx: Context, ahead: tuple[ModulePass, ...] = ()
) -> tuple[Problem, str]:
    """The largest product of a module, which is left as it is, and where it stands.

    `ahead` are passes that change the problem before it is read. GemmcError for a module without
    a product.
    """
    clone = module.clone()
    run(clone, ctx, ahead)
    run(clone, ctx, (registry.load_pass(READ_BY)(),))
    found = [op for op in clone.walk() if isinstance(op, ContractOp)]
    if not found:
        raise refuse(module, "a matrix product to choose a pipeline for", "none")
    largest = max(found, key=lambda op: _problem(op).volume)
    return _problem(largest), location_of(largest)


def _problem(op: ContractOp) -> Problem:
    extents = op.extents
    element = str(cast("TensorType[Any]", op.lhs.type).element_type)
    if element not in ELEMENT_TYPES:
        raise refuse(op, f"operands of {either(multiplied())}", element)
    extents |= planned_in(op)
    told = _told(op)
    left = "n" if op.lhs_layout.index("k") > op.lhs_layout.index("m") else "t"
    right = "t" if op.rhs_layout.index("k") > op.rhs_layout.index("n") else "n"
    result = cast("TensorType[Any]", op.result.type).element_type
    body = [each.name for region in op.regions for each in region.walk()]
    epilogue = tuple(name for name in body if name not in _CASTS)
    kinds = (cast("TensorType[Any]", each.type).element_type for each in op.inputs)
    tiles = ("".join(each for each in dims if each in TILED) for dims in op.input_layouts)
    inputs = tuple((dims, kind.bitwidth) for dims, kind in zip(tiles, kinds, strict=True))
    m, n, k = (extents[name] for name in TILED)
    n *= op.sums
    plain = Problem(m, n, k, element, left + right, result.bitwidth, epilogue, inputs)
    lhs, rhs, all_ = (
        prod(extents[name] for name in dims if name not in TILED) for dims in op.layouts[:3]
    )
    pitches = _pitches(op)
    given = None if pitches == plain.rows else pitches
    sums = prod(extents[name] for name in extents if name not in (*op.result_layout, "k"))
    told_k = DYNAMIC_INDEX in (op.extents[name] for name in op.extents
                               if name == "k" or name not in op.result_layout)  # fmt: skip
    return replace(
        plain, batches=(lhs, rhs, all_), sums=sums, pitches=given, told=told, told_k=told_k,
        paired=op.beside is not None, empty_k=_may_be_empty(op), combined=_combined(op),
        grown=_grown(op, extents) if told == "some" else 1.0, added=_added(op), most=_most(op),
    )  # fmt: skip


def _most(op: ContractOp) -> int:
    """The largest number of rows of the left operand that a launch may tell; 0 where it is none
    that it tells."""
    function = op.parent_op()
    if op.extents["m"] != DYNAMIC_INDEX or not isinstance(function, func.FuncOp):
        return 0
    return ranges_of(function, sizes_of(op, function))["m"].largest


def _added(op: ContractOp) -> tuple[int, ...]:
    """Which of its inputs an epilogue only adds to the sums of one product."""
    if op.beside is not None or _combined(op) or len(op.results) != 1:
        return ()
    return next((only_added(region.block) for region in op.regions if region.blocks), ())


def planned_in(op: ContractOp) -> dict[str, int]:
    """Sizes that stand for those that a launch tells."""
    function = op.parent_op()
    if DYNAMIC_INDEX not in op.extents.values() or not isinstance(function, func.FuncOp):
        return {}
    places = sizes_of(op, function)
    last = {letters[-1] for letters in op.layouts if letters}
    ranges, said = ranges_of(function, places), planned_sizes(function)
    chosen = {letter: said[at] for letter, each in places.items() for at in each if at in said}
    found = {letter: planned(each, letter in last) for letter, each in ranges.items()}
    of_result = [letter for letter in found if letter not in op.summed]
    for letter in of_result if len(of_result) > 1 else ():
        if letter not in TILED:
            found[letter] = min(found[letter], SEVERAL)
    return found | chosen


def _combined(op: ContractOp) -> Literal["", "m", "n"]:
    """Along which dimension runs of elements are combined."""
    if op.along is None:
        return ""
    return "m" if op.along.data == "m" else "n"


def _told(op: ContractOp) -> Literal["none", "some", "any"]:
    """Whether a launch tells sizes, and whether those of the result are bounded."""
    function = op.parent_op()
    if DYNAMIC_INDEX not in op.extents.values() or not isinstance(function, func.FuncOp):
        return "none"
    ranges = ranges_of(function, sizes_of(op, function)).items()
    of_result = [each for letter, each in ranges if letter not in op.summed]
    return "any" if any(each.most == LARGEST for each in of_result) else "some"


def _grown(op: ContractOp, planned: Mapping[str, int]) -> float:
    """How many times as many elements of the result a launch may tell as are planned for."""
    function = op.parent_op()
    assert isinstance(function, func.FuncOp)
    ranges = ranges_of(function, sizes_of(op, function)).items()
    return prod(each.most / planned[letter] for letter, each in ranges if letter not in op.summed)


def _may_be_empty(op: ContractOp) -> bool:
    """Whether a launch may tell that k is 0, or another dimension that is summed."""
    function, extents = op.parent_op(), op.extents
    open_ = [letter for letter in op.summed if extents[letter] == DYNAMIC_INDEX]
    if not open_ or not isinstance(function, func.FuncOp):
        return False
    ranges = ranges_of(function, sizes_of(op, function))
    return not all(ranges[letter].least for letter in open_)


def _pitches(op: ContractOp) -> tuple[int, int, int]:
    """What the rows of lhs, rhs and the result begin at multiples of, as they lie in memory; 1 of a
    result that the copy engine has no box for, since it has more dimensions."""
    found: list[int] = []
    function, end = op.parent_op(), None
    if isinstance(function, func.FuncOp):
        end = function.get_return_op()
    for value, letters in zip(op.tensors[:3], op.layouts[:3], strict=True):
        tensor = placed_result(value, _reshaped(value)) if value is op.result else placed(value)
        operand = Operand.of(tensor, letters)
        if any(dim.times for dim in operand.dims) and isinstance(function, func.FuncOp):
            arguments = [*function.args, *(() if end is None else end.operands)]
            found.append(_told_pitch(operand, function, arguments.index(tensor.argument)))
            continue
        boxed = value is not op.result or len(letters) <= MAX_RANK
        found.append(operand.pitch if boxed else 1)
    return found[0], found[1], found[2]


def _told_pitch(operand: Operand, function: func.FuncOp, number: int) -> int:
    """What the rows of an operand begin at multiples of, some of whose strides a launch tells: what
    the function promises of the sizes that these are multiples of."""
    known = {at: allowed.multiple for at, allowed in function_guards(function)}
    *outer, last = operand.dims
    if last.stride != 1 or last.times:
        return 1
    return gcd(last.first, *(
        dim.stride * prod(_multiple(function, known, (number, each)) for each in dim.times)
        for dim in outer
    ))  # fmt: skip


def _multiple(function: func.FuncOp, known: Mapping[Place, int], place: Place) -> int:
    """What divides a size, wherever the function says so."""
    (op,) = [each for each in function.body.block.ops if isinstance(each, ContractOp)]
    same = next(each for each in sizes_of(op, function).values() if place in each)
    return lcm(*(known.get(each, 1) for each in same))


def _reshaped(value: SSAValue) -> SSAValue:
    """What a result becomes by reshapes alone."""
    users = [use.operation for use in value.uses]
    if len(users) == 1 and isinstance(users[0], RESHAPES):
        return _reshaped(users[0].result)
    return value
