"""Sizes that only a number of a call tells: the number is an argument of one dimension whose extent
it is, of which nothing but the extent is read.

    func.func @main(%n: index) {
      %o = tensor.empty(%n) : tensor<?xf32>
  →
    func.func @main(%n: tensor<?xi8> {launch.number}) {
      %d = tensor.dim %n, %c0
      %o = tensor.empty(%d) : tensor<?xf32>

So what follows of extents follows of it: names, guards, places of what is launched. A call gives
the number, and a launch takes no memory for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import cast

from xdsl.context import Context
from xdsl.dialects import affine, arith, func, memref, tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    ArrayAttr,
    DictionaryAttr,
    FunctionType,
    IndexType,
    IntegerAttr,
    IntegerType,
    MemRefType,
    ModuleOp,
    TensorType,
    UnitAttr,
    i8,
)
from xdsl.ir import Attribute, Block, Operation, SSAValue, Use
from xdsl.rewriter import Rewriter

from gemmc.dialects._ahead import put_ahead
from gemmc.dialects.isa import isa
from gemmc.dialects.memory_types import NUMBER
from gemmc.dialects.size_arguments import only_open_axis
from gemmc.dialects.tensor_more import GenerateOp

_INDEX = IndexType()
_SIZED = tensor.EmptyOp | GenerateOp | memref.AllocOp | memref.AllocaOp
_SLICES = tensor.ExtractSliceOp | tensor.InsertSliceOp | memref.SubviewOp
_RESHAPED = tensor.ExpandShapeOp | memref.ExpandShapeOp
_LEAST_WIDTH = 8
"""Of an integer that may be a size."""


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Let each number of a call that sizes need, and that no extent tells, be an extent. What calls
    in the module give to a function stays a number there."""
    functions = {f.sym_name.data: f for f in module.walk() if isinstance(f, func.FuncOp)}
    make_extents(module, lambda value: _tells_size(value, functions, set()))


def make_extents(module: ModuleOp, tells: Callable[[SSAValue], bool]) -> None:
    """Let each number of a call that tells something be an extent, in functions that no other calls
    and that make arrays, or are given memory."""
    called = {op.callee.string_value() for op in module.walk() if isinstance(op, func.CallOp)}
    for function in [each for each in module.walk() if isinstance(each, func.FuncOp)]:
        if function.sym_name.data in called or not _is_of_arrays(function):
            continue
        for number, value in enumerate(function.body.block.args):
            if is_number(value) and tells(value):
                _make_extent(function, number, value)


def _is_of_arrays(function: func.FuncOp) -> bool:
    """Whether a function of one block makes arrays, or is given memory, and so is a program."""
    if len(function.body.blocks) != 1:
        return False
    kinds = [*function.function_type.outputs, *(a.type for a in function.body.block.args)]
    made = kinds[: len(function.function_type.outputs)]
    return any(isa(each, TensorType[Attribute]) for each in made) or any(
        isa(each, MemRefType[Attribute]) for each in kinds
    )


def is_number(value: SSAValue) -> bool:
    """Whether a value may be a size: an index, or an integer that is cast to one."""
    kind = value.type
    return kind == _INDEX or (isa(kind, IntegerType) and kind.width.data >= _LEAST_WIDTH)


def _tells_size(
    value: SSAValue, functions: dict[str, func.FuncOp], seen: set[SSAValue]
) -> bool:
    """Whether a size is computed of a number."""
    seen.add(value)
    return any(
        _is_size(use)
        or any(
            _tells_size(each, functions, seen)
            for each in _computed(use, functions)
            if each not in seen
        )
        for use in value.uses
    )


def _is_size(use: Use) -> bool:
    """Whether an op takes an operand for a size."""
    op, value = use.operation, use.operation.operands[use.index]
    if isinstance(op, _SIZED):
        return True
    if isinstance(op, _SLICES):
        return value in op.sizes
    if isinstance(op, _RESHAPED):
        return use.index > 0 and only_open_axis(op, use.index - 1) is None
    if isinstance(op, tensor.PadOp):
        return use.index > 0
    return isinstance(op, tensor.FromElementsOp) and any(
        isinstance(each.operation, tensor.ReshapeOp) for each in op.result.uses
    )


def _computed(use: Use, functions: dict[str, func.FuncOp]) -> Iterator[SSAValue]:
    """The numbers that an op computes of an operand; of a call, what the function has for it."""
    op = use.operation
    if isinstance(op, func.CallOp):
        function = functions.get(op.callee.string_value())
        if function is not None and function.body.blocks:
            yield function.body.blocks[0].args[use.index]
    elif isinstance(op, affine.ApplyOp | affine.MinOp) or op.dialect_name() == arith.Arith.name:
        yield from (each for each in op.results if is_number(each))


def _make_extent(function: func.FuncOp, number: int, value: SSAValue) -> None:
    """Let an argument be one whose extent is the number that it was."""
    block = function.body.block
    first = cast("Operation", block.first_op)
    uses = list(value.uses)
    kind, argument = value.type, Rewriter.replace_value_with_new_type(
        value, TensorType(i8, [DYNAMIC_INDEX])
    )
    axis = put_ahead(first, arith.ConstantOp(IntegerAttr(0, _INDEX))).results[0]
    extent = put_ahead(first, tensor.DimOp(argument, axis)).results[0]
    if isa(kind, IntegerType):
        extent = put_ahead(first, arith.IndexCastOp(extent, kind)).results[0]
    for use in uses:
        use.operation.operands[use.index] = extent
    _say(function, number, block)


def _say(function: func.FuncOp, number: int, block: Block) -> None:
    """Write the argument's type and its mark."""
    said = function.arg_attrs or [DictionaryAttr({})] * len(block.args)
    marks = [dict(each.data) for each in said]
    marks[number][NUMBER] = UnitAttr()
    function.arg_attrs = ArrayAttr(map(DictionaryAttr, marks))
    results = function.function_type.outputs.data
    function.function_type = FunctionType.from_lists([a.type for a in block.args], results)
