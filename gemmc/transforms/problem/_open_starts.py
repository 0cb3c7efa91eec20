"""Reductions of a length that a call tells, and that may be 0: what they start from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from typing import cast

from xdsl.dialects import arith, func
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    IntegerType,
    TensorType,
    i1,
)
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.ops import FillOp
from xdsl.dialects.tensor import DimOp
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineSymExpr

from gemmc.dialects.isa import isa
from gemmc.dialects.linalg_forms import loop_extents
from gemmc.dialects.sizes.arithmetic import factors, least
from gemmc.ir import Inserter
from gemmc.transforms.problem._body import EQUAL
from gemmc.transforms.problem._elementwise import empty_like, of_elements
from gemmc.transforms.problem._extents import Extents
from gemmc.transforms.problem._reductions import (
    WORD,
    combining_op,
    is_combination,
    is_reduction,
    nothing_of,
    start_of,
)


def start_from_nothing(function: func.FuncOp) -> None:
    """Let each reduction of such a length start from what changes nothing, and combine its result
    with what it started from: there may be no element to combine that with. One in steps, which no
    single op combines, gives what it started from where there is no step; so does one that other
    results' steps read, and one whose nothing a word has and the type of the result has not."""
    for op in list(function.body.walk()):
        if not is_reduction(op) or not (lengths := _open_lengths(op)):
            continue
        numbers = range(len(op.results))
        kept = [n for n in numbers if not is_combination(op, n) or _keeps_its_start(op, n)]
        told = _told(Extents.of_function(function), lengths) if kept else []
        for number in numbers:
            if number in kept:
                _keep(op, number, told)
            elif start_of(op, number) is not None:
                _split(op, number)


def _keeps_its_start(op: LinalgStructuredOperation, number: int) -> bool:
    """Whether a combination cannot begin with what changes nothing: what it is so far is seen by
    steps of other results, or it is the least or largest of signed integers that are narrower than
    the words that a kernel combines, of which none at all is one that a narrow integer cuts."""
    combining, so_far = combining_op(op, number)
    if len(list(so_far.uses)) + len(list(combining.results[0].uses)) > _ALONE:
        return True
    kind = combining.results[0].type
    ordered = isinstance(combining, arith.MaxSIOp | arith.MinSIOp)
    return ordered and isa(kind, IntegerType) and kind.width.data < WORD


_ALONE = 2
"""Uses of what is combined so far, by the op that combines, and of that, by the body's end."""


def _open_lengths(op: LinalgStructuredOperation) -> list[tuple[SSAValue, int]]:
    """The loops that it reduces over and whose extents the types leave open: a tensor and the
    dimension of it that has the extent, for each."""
    extents = loop_extents(op)
    kinds = [str(each.data) for each in op.get_iterator_types()]
    reduced = [loop for loop, kind in enumerate(kinds) if "reduction" in kind]
    places = _places_of_loops(op)
    return [places[loop] for loop in reduced if extents.get(loop) == DYNAMIC_INDEX]


def _places_of_loops(op: LinalgStructuredOperation) -> dict[int, tuple[SSAValue, int]]:
    """For each loop that is an index of an operand, that operand and its dimension."""
    found: dict[int, tuple[SSAValue, int]] = {}
    for value, indexing in zip(op.operands, op.get_indexing_maps(), strict=True):
        for axis, each in enumerate(indexing.data.results):
            if isinstance(each, AffineDimExpr):
                found.setdefault(each.position, (value, axis))
    return found


def _told(
    extents: Extents, lengths: Sequence[tuple[SSAValue, int]]
) -> list[tuple[SSAValue, int]]:
    """Where to ask whether any of the lengths is 0, as far as they may be: a product of sizes is
    where one of them is, which an argument has."""
    found: list[tuple[SSAValue, int]] = []
    for value, axis in lengths:
        extent = extents.of(value)[axis]
        if not isinstance(extent, AffineSymExpr):
            continue
        size = extents.names[extent.position // 2]
        for factor in factors(size) if (least(size) or 0) <= 0 else []:
            own = extents.as_expression(factor)
            told = isinstance(own, AffineSymExpr) and extents.argument_with(own.position)
            found.append((told, extents.of(told).index(own)) if told else (value, axis))
    return found


def _keep(
    op: LinalgStructuredOperation, number: int, lengths: Sequence[tuple[SSAValue, int]]
) -> None:
    """Where any of the lengths is 0, let the start be the result."""
    if not lengths:
        return
    build = Inserter.before(op)
    zero = build.index(0)
    sizes = [build.value(DimOp(value, build.index(axis))) for value, axis in lengths]
    tests = [build.value(arith.CmpiOp(each, zero, EQUAL)) for each in sizes]
    none = reduce(lambda one, other: build.value(arith.OrIOp(one, other, i1)), tests)
    start = op.operands[_place_of_start(op, number)]
    _instead(op, number, lambda both: arith.SelectOp(none, both[1], both[0]), start)


def _split(op: LinalgStructuredOperation, number: int) -> None:
    combining, _ = combining_op(op, number)
    place = _place_of_start(op, number)
    start = op.operands[place]
    kind = cast("TensorType[Attribute]", start.type)
    build = Inserter.before(op)
    nothing = build.value(arith.ConstantOp(nothing_of(combining, kind.element_type)))
    filled = FillOp([nothing], [empty_like(build, kind, start)], [kind])
    op.operands[place] = build.op(filled).results[0]
    _instead(op, number, lambda both: type(combining)(*both), start)  # type: ignore[call-arg]


def _place_of_start(op: LinalgStructuredOperation, number: int) -> int:
    return len(op.inputs) + number


def _instead(
    op: LinalgStructuredOperation,
    number: int,
    make: Callable[[Sequence[SSAValue]], Operation],
    start: SSAValue,
) -> None:
    """Use what is made of each element of a result and of its start instead of the result."""
    result = op.results[number]
    uses = list(result.uses)
    kind = cast("TensorType[Attribute]", start.type)
    made = of_elements(Inserter.after(op), op, [result, start], kind.element_type, make)
    made.name_hint = result.name_hint
    for use in uses:
        use.operation.operands[use.index] = made
