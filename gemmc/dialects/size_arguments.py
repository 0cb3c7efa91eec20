"""Sizes that a caller passes as numbers beside the tensors that have them, as IREE's programs do:
each such argument is read as the extent that the ops need it to be equal to, or the part of one.

    func.func @main(%n: index, %x: tensor<?x8xf32>) {
      %o = tensor.empty(%n) : tensor<?x8xf32>
      %y = linalg.exp ins(%x : …) outs(%o : …)
  →
      %d = tensor.dim %x, %c0
      %o = tensor.empty(%d) : tensor<?x8xf32>

A call with another number has no meaning: the ops of `linalg` have operands of the same extents
(MLIR, "linalg" dialect, "Property 1").
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from xdsl.context import Context
from xdsl.dialects import arith, func, memref, tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX, IndexType, IntegerAttr, ModuleOp
from xdsl.ir import Operation, SSAValue

from gemmc.dialects._ahead import put_ahead
from gemmc.dialects.memory_types import is_memref
from gemmc.dialects.sizes import is_dynamic, naming
from gemmc.dialects.sizes.naming import Naming
from gemmc.dialects.sizes.shapes import shape_of
from gemmc.errors import GemmcError

_INDEX = IndexType()


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Put extents of arguments in the place of arguments that are the same numbers. A function
    whose sizes are not all known stays as it is: who needs them says so."""
    for function in [each for each in module.walk() if isinstance(each, func.FuncOp)]:
        if len(function.body.blocks) != 1 or not is_dynamic(function):
            continue
        numbers = [each for each in function.body.block.args if each.type == _INDEX and each.uses]
        if numbers:
            _replace(function, numbers)


def _replace(function: func.FuncOp, numbers: Sequence[SSAValue]) -> None:
    try:
        named = naming(function, numbers)
    except GemmcError:
        return
    for value in numbers:
        found = _same(function, value, named)
        if found is not None:
            value.replace_all_uses_with(found)


def _same(function: func.FuncOp, value: SSAValue, named: Naming) -> SSAValue | None:
    """The number or the extent that an argument has to be; None where it may be any."""
    size, first = named.shapes.size(value), function.body.block.first_op
    assert first is not None, "a function ends in a return"
    if isinstance(size, int):
        return put_ahead(first, arith.ConstantOp(IntegerAttr(size, _INDEX))).results[0]
    for number, dimension in named.places.get(size or "", ()):
        argument = function.body.block.args[number]
        if not is_memref(argument):
            return _extent(first, argument, dimension)
    return _part_of_extent(function, value, named)


def _extent(first: Operation, argument: SSAValue, dimension: int) -> SSAValue:
    """The extent of an argument, ahead of an op."""
    axis = put_ahead(first, arith.ConstantOp(IntegerAttr(dimension, _INDEX))).results[0]
    return put_ahead(first, tensor.DimOp(argument, axis)).results[0]


def _part_of_extent(function: func.FuncOp, value: SSAValue, named: Naming) -> SSAValue | None:
    """The part of an argument's extent that a number is, where it is the only open extent of what a
    reshape expands that one to; None where it is not."""
    for use in value.uses:
        op = use.operation
        if not isinstance(op, tensor.ExpandShapeOp):
            continue
        axis = only_open_axis(op, use.index - 1)
        group = next((n for n, each in enumerate(groups_of(op)) if axis in each), None)
        if group is None or op.src not in function.body.block.args:
            continue
        others = prod(n for each in groups_of(op)[group] if (n := shape_of(op.result)[each]) > 0)
        first = function.body.block.first_op
        assert first is not None, "a function ends in a return"
        by = put_ahead(first, arith.ConstantOp(IntegerAttr(others, _INDEX))).results[0]
        return put_ahead(first, arith.DivUIOp(_extent(first, op.src, group), by)).results[0]
    return None


def only_open_axis(
    op: tensor.ExpandShapeOp | memref.ExpandShapeOp, number: int
) -> int | None:
    """The dimension of a result whose extent is the open one of this number among those that a
    reshape is given, where it is the only open one of its group and so follows from the source's;
    else None."""
    shape = shape_of(op.results[0])
    open_ = [[axis for axis in group if shape[axis] == DYNAMIC_INDEX] for group in groups_of(op)]
    axis = [axis for group in open_ for axis in group][number]
    return axis if [axis] in open_ else None


def groups_of(op: tensor.ExpandShapeOp | memref.ExpandShapeOp) -> list[list[int]]:
    """The dimensions of the result that each dimension of the source is expanded to."""
    return [[axis.value.data for axis in group] for group in op.reassociation]
