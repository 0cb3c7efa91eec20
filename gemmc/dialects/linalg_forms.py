"""Questions about what a linalg op on tensors computes, answered from its maps and body.

A named op carries a hidden body, so one reader serves `linalg.fill` and the
`linalg.generic` that spells the same: nothing here asks for an op's name.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import cast

from xdsl.dialects import arith
from xdsl.dialects.builtin import (
    AffineMapAttr,
    FloatAttr,
    IntegerAttr,
    ShapedType,
    TensorType,
)
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.attrs import IteratorTypeAttr
from xdsl.ir import Block, BlockArgument, Operation, SSAValue
from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineBinaryOpKind,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
)

from gemmc.dialects.splats import splat_of


def index_loops(op: LinalgStructuredOperation) -> list[list[int]] | None:
    """The loop behind each index of each operand; None if an index is an expression of several.

    A loop of one iteration adds nothing to an index, such as that over a window of 1 × 1; then the
    other loop has to reach all elements of the dimension: None of a window that is alone in more
    than itself, as a stride may leave it.
    """
    found: list[list[int]] = []
    maps = [attr.data for attr in op.get_indexing_maps()]
    if all(isinstance(expr, AffineDimExpr) for each in maps for expr in each.results):
        return [[cast(AffineDimExpr, expr).position for expr in each.results] for each in maps]
    extents = loop_extents(op)
    for each, value in zip(maps, op.operands, strict=True):
        loops = [_only_loop(expr, extents) for expr in each.results]
        if None in loops or not _reaches_all(each, value, cast(list[int], loops), extents):
            return None
        found.append(cast(list[int], loops))
    return found


def _reaches_all(
    indexing: AffineMap, value: SSAValue, loops: list[int], extents: dict[int, int]
) -> bool:
    """Whether an operand has as many elements as their loops have iterations in the dimensions that
    sums index."""
    shape = value.type.get_shape() if isinstance(value.type, ShapedType) else ()
    indexed = zip(indexing.results, shape, loops, strict=True)
    return all(
        isinstance(expr, AffineDimExpr) or extents.get(loop) == size for expr, size, loop in indexed
    )


def loop_extents(op: LinalgStructuredOperation) -> dict[int, int]:
    """Iterations of each loop that is some operand's index by itself; -1 where it is dynamic."""
    return extents_told(op.get_indexing_maps(), op.operands)


def extents_told(maps: Iterable[AffineMapAttr], values: Iterable[SSAValue]) -> dict[int, int]:
    """`loop_extents`, by operands and their maps."""
    found: dict[int, int] = {}
    for attr, value in zip(maps, values, strict=True):
        shape = value.type.get_shape() if isinstance(value.type, ShapedType) else ()
        for expr, size in zip(attr.data.results, shape, strict=False):
            if isinstance(expr, AffineDimExpr):
                found[expr.position] = max(size, found.get(expr.position, size))
    return found


def _only_loop(expr: AffineExpr, extents: dict[int, int]) -> int | None:
    """The loop whose number an index is; None if it is another one."""
    if isinstance(expr, AffineDimExpr):
        return expr.position
    if not isinstance(expr, AffineBinaryOpExpr):
        return None
    if expr.kind == AffineBinaryOpKind.Mul:
        by_one = isinstance(expr.rhs, AffineConstantExpr) and expr.rhs.value == 1
        return _only_loop(expr.lhs, extents) if by_one else None
    if expr.kind != AffineBinaryOpKind.Add:
        return None
    terms = [each for each in (expr.lhs, expr.rhs) if not _is_zero_index(each, extents)]
    return _only_loop(terms[0], extents) if len(terms) == 1 else None


def _is_zero_index(expr: AffineExpr, extents: dict[int, int]) -> bool:
    """Whether an index is 0 throughout, a multiple of the number of a loop of one iteration."""
    if isinstance(expr, AffineBinaryOpExpr) and expr.kind == AffineBinaryOpKind.Mul:
        return _is_zero_index(expr.lhs, extents)
    return isinstance(expr, AffineDimExpr) and extents.get(expr.position) == 1


def all_parallel(op: LinalgStructuredOperation) -> bool:
    """Whether no loop of the op is a reduction."""
    return all(kind == IteratorTypeAttr.parallel() for kind in op.get_iterator_types())


def yielded(op: LinalgStructuredOperation) -> SSAValue | None:
    """The one value a body yields, or None if it yields several."""
    end = op.body.block.last_op
    return end.operands[0] if end is not None and len(end.operands) == 1 else None


def captured(body: Block) -> list[SSAValue]:
    """The values that a body without nested regions uses and does not define."""
    inside = {value for op in body.ops for value in op.results} | set(body.args)
    return [value for op in body.ops for value in op.operands if value not in inside]


def is_elementwise(op: LinalgStructuredOperation) -> bool:
    """Whether tensors go in, one comes out and no element of it depends on another."""
    return (
        len(op.outputs) == len(op.results) == 1
        and all(isinstance(value.type, TensorType) for value in op.inputs)
        and all_parallel(op)
    )


def read_tensors(op: LinalgStructuredOperation) -> list[int]:
    """The numbers of the operands that are tensors whose elements the body uses."""
    args = op.body.block.args
    return [
        number
        for number, value in enumerate(op.operands)
        if isinstance(value.type, TensorType) and args[number].uses
    ]


def is_pointwise(op: LinalgStructuredOperation) -> bool:
    """Whether each element of the result is a scalar function of one element of each tensor that
    goes in, without side effects: its body, and the constants that it uses, can move."""
    loops = index_loops(op)
    if loops is None or not all_parallel(op) or len(op.outputs) != 1 or len(op.results) != 1:
        return False
    if sorted(loops[-1]) != list(range(op.get_num_loops())) or yielded(op) is None:
        return False
    if any(len(set(dims)) != len(dims) for dims in loops):
        return False
    body = op.body.block
    # The scalar dialects have no side effects.
    if any(
        nested is not body.last_op
        and (nested.dialect_name() not in ("arith", "math") or nested.regions)
        for nested in body.ops
    ):
        return False
    scalars = [value for value in op.inputs if not isinstance(value.type, TensorType)]
    return all(isinstance(v.owner, arith.ConstantOp) for v in (*scalars, *captured(body)))


def is_exact_cast(op: LinalgStructuredOperation) -> bool:
    """Whether each element of the result is one of the input's, extended to a wider float."""
    if not is_pointwise(op) or len(op.inputs) != 1:
        return False
    value = yielded(op)
    owner = value.owner if value is not None else None
    return isinstance(owner, arith.ExtFOp) and owner.input is op.body.block.args[0]


def is_permuting_copy(op: LinalgStructuredOperation) -> bool:
    """Whether the result is the input with its indices permuted (or in the same order)."""
    loops = index_loops(op)
    if not is_elementwise(op) or len(op.inputs) != 1 or loops is None:
        return False
    source, target = op.body.block.args
    if yielded(op) is not source or source.type != target.type:
        return False
    every_loop = list(range(op.get_num_loops()))
    return all(sorted(dims) == every_loop for dims in loops)


def is_zero(value: SSAValue) -> bool:
    """Whether a tensor is +0 in every element: a constant, or a fill named or generic."""
    # A sum that starts from -0 differs from one that starts from +0 in the sign of zero.
    found = filled_with(value)
    return found is not None and is_number(found, 0.0)


def filled_with(value: SSAValue) -> arith.ConstantOp | None:
    """The constant, a number or a tensor, that a value is, or that a fill, named or generic, has in
    each element; None of another value."""
    owner = value.owner
    if isinstance(owner, LinalgStructuredOperation) and all_parallel(owner):
        element = yielded(owner)
        if isinstance(element, BlockArgument) and element.owner is owner.body.block:
            element = owner.operands[element.index]
        owner = None if element is None else element.owner
    return owner if isinstance(owner, arith.ConstantOp) else None


def is_number(op: arith.ConstantOp, needed: float) -> bool:
    """Whether a constant, a scalar or a splat, is a number; +0 and -0 are two."""
    held = splat_of(op.value)
    if held is None:  # not `or`: an integer's attribute of 0 is false
        held = op.value
    if not isinstance(held, IntegerAttr | FloatAttr):
        return False
    number: float = held.value.data
    return number == needed and math.copysign(1.0, number) == math.copysign(1.0, needed)


def describe_origin(value: SSAValue) -> str:
    """What defines a value, for an error."""
    owner = value.owner
    return f"the result of {owner.name}" if isinstance(owner, Operation) else "a block argument"
