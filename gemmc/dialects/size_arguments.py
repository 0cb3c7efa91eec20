"""Sizes that a caller passes as numbers beside the tensors that have them, as IREE's programs do:
each such argument is read as the extent that the ops need it to be equal to.

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

from xdsl.context import Context
from xdsl.dialects import arith, func, tensor
from xdsl.dialects.builtin import IndexType, IntegerAttr, ModuleOp
from xdsl.ir import SSAValue

from gemmc.dialects._ahead import put_ahead
from gemmc.dialects.memory_types import is_memref
from gemmc.dialects.sizes import is_dynamic, naming
from gemmc.dialects.sizes.naming import Naming
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
            axis = put_ahead(first, arith.ConstantOp(IntegerAttr(dimension, _INDEX))).results[0]
            return put_ahead(first, tensor.DimOp(argument, axis)).results[0]
    return None
