"""Tensors and memory of indices as those of i64, when a text is read: what a call gives and gets
has to have a width.

    func.func @main(%x: tensor<8xindex>) { … ^bb0(%a: index, …) … }
  →
    func.func @main(%x: tensor<8xi64>) { … ^bb0(%n: i64, …): %a = arith.index_cast %n … }
"""

from __future__ import annotations

from typing import cast

from xdsl.context import Context
from xdsl.dialects import affine, arith, func, memref, tensor
from xdsl.dialects.builtin import (
    DenseIntOrFPElementsAttr,
    FunctionType,
    IndexType,
    IntegerAttr,
    MemRefType,
    ModuleOp,
    NoneAttr,
    TensorType,
    i64,
)
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.rewriter import Rewriter

from gemmc.dialects._ahead import put_ahead
from gemmc.dialects.arith_more import Arith
from gemmc.dialects.isa import isa
from gemmc.dialects.memory_types import element_in, with_element
from gemmc.dialects.memref import ReshapeOp

_OWN = ("tile", "tma", "wgmma", "barrier", "ptx", "launch")

_SPACES = NoneAttr | IntegerAttr
"""Memory spaces of programs; kernels have others."""

_SHAPES = tensor.ReshapeOp | ReshapeOp


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Give the elements of tensors and memory of indices a width, but for shapes that reshapes are
    told."""
    for function, ops in functions_read_first(module):
        found = [each for each in _values(function, ops) if _is_indices(each.type)]
        for value in [each for each in found if not _is_shape(each)]:
            Rewriter.replace_value_with_new_type(value, _wide(value.type))
        if not found:
            continue
        for op in ops:
            _convert(op)
        made = [_wide(each) for each in function.function_type.outputs]
        given = [each.type for each in function.body.blocks[0].args]
        function.function_type = FunctionType.from_lists(given, made)


def functions_read_first(module: ModuleOp) -> list[tuple[func.FuncOp, list[Operation]]]:
    """Functions with their ops, without those that a pass has left ops of gemmc's own in."""
    functions = [op for op in module.walk() if isinstance(op, func.FuncOp)]
    found = [(each, list(each.walk())) for each in functions]
    return [(f, ops) for f, ops in found if all(op.dialect_name() not in _OWN for op in ops)]


def _values(function: func.FuncOp, ops: list[Operation]) -> list[SSAValue]:
    blocks = [block for op in ops for region in op.regions for block in region.blocks]
    return [
        *(value for op in ops for value in op.results),
        *(argument for block in blocks for argument in block.args),
    ]


def _is_indices(kind: Attribute) -> bool:
    """Whether elements are indices, of a tensor or of memory that a program has."""
    own = isa(kind, MemRefType[Attribute]) and not isinstance(kind.memory_space, _SPACES)
    return not own and not isinstance(kind, IndexType) and isinstance(element_in(kind), IndexType)


def _is_shape(value: SSAValue) -> bool:
    """Whether a tensor of indices is made to tell a reshape its shape."""
    users = [use.operation for use in value.uses]
    return bool(users) and all(isinstance(each, _SHAPES) for each in users)


def _wide(kind: Attribute) -> Attribute:
    return with_element(kind, i64) if _is_indices(kind) else kind


def _convert(op: Operation) -> None:
    """Casts between indices and elements, where an op takes one out or puts one in."""
    if isinstance(op, arith.ConstantOp):
        _retype_constant(op)
    elif isinstance(op, arith.IndexCastOp) and _is_cast_between_tensors(op):
        _cast_tensors(op)
    elif isinstance(op, tensor.ExtractOp | memref.LoadOp | affine.LoadOp):
        if element_in(op.operands[0].type) == i64:
            _widen(op.results[0])
    elif isinstance(op, memref.StoreOp | tensor.InsertOp | affine.StoreOp):
        _put_in(op, 0, op.operands[1].type)
    elif isinstance(op, tensor.FromElementsOp | tensor.SplatOp):
        for number in range(len(op.operands)):
            _put_in(op, number, op.results[0].type)
    elif isinstance(op, LinalgStructuredOperation):
        _convert_body(op)
    elif isinstance(op, tensor.PadOp):
        _convert_padding(op)
    elif op.regions and op.results and element_in(op.results[0].type) == i64:
        for region in op.regions:
            _yield(region.block, [op.results[0].type] * len(op.results))


def _convert_body(op: LinalgStructuredOperation) -> None:
    """Arguments and yields of a body, and numbers that stand for tensors."""
    for argument, value in zip(op.body.block.args, op.operands, strict=False):
        if isinstance(argument.type, IndexType) and element_in(value.type) == i64:
            _widen(argument)
    for number, value in enumerate(op.inputs):
        if op.name == "linalg.fill" and isinstance(value.type, IndexType):
            _put_in(op, number, op.outputs[0].type)
            _widen(op.body.block.args[number])
    _yield(op.body.block, [each.type for each in op.outputs])


def _convert_padding(op: tensor.PadOp) -> None:
    """The number that pads, which is one from outside, or a constant, afterwards as well."""
    end = op.region.block.last_op
    if end is None or not end.operands or element_in(op.result.type) != i64:
        return
    number = end.operands[0]
    constant = number.owner.value if isinstance(number.owner, arith.ConstantOp) else None
    if isinstance(constant, IntegerAttr) and isinstance(number.type, IndexType):
        made = put_ahead(end, arith.ConstantOp(IntegerAttr(constant.value.data, i64)))
        end.operands[0] = made.results[0]
    elif isinstance(number.type, IndexType) and number.owner not in (end.parent, *_ops(end)):
        end.operands[0] = put_ahead(op, arith.IndexCastOp(number, i64)).results[0]
    else:
        _put_in(end, 0, op.result.type)


def _ops(end: Operation) -> list[Operation]:
    """All that stand in the block of an op."""
    return [] if end.parent is None else list(end.parent.ops)


def _yield(block: Block, kinds: list[Attribute]) -> None:
    end = block.last_op
    if end is not None and end.name.endswith(".yield"):
        for number, kind in zip(range(len(end.operands)), kinds, strict=False):
            _put_in(end, number, kind)


def _put_in(op: Operation, number: int, kind: Attribute) -> None:
    """An index among an op's operands, as an element of a type."""
    value = op.operands[number]
    if isinstance(value.type, IndexType) and element_in(kind) == i64:
        made = put_ahead(op, arith.IndexCastOp(value, i64))
        op.operands[number] = made.results[0]


def _widen(value: SSAValue) -> None:
    """A value of i64, with an index made of it for its uses."""
    if not isinstance(value.type, IndexType):
        return
    value = Rewriter.replace_value_with_new_type(value, i64)
    if not value.uses:
        return
    index = arith.IndexCastOp(value, IndexType())
    owner = value.owner
    block = owner if isinstance(owner, Block) else owner.parent_block()
    assert block is not None, "an op of a text stands in a block"
    if isinstance(owner, Block):
        first = owner.first_op
        assert first is not None, "a body ends in a yield"
        block.insert_op_before(index, first)
        index.location = first.location
    else:
        block.insert_op_after(index, owner)
        index.location = owner.location
    value.replace_uses_with_if(index.result, lambda use: use.operation is not index)


def _retype_constant(op: arith.ConstantOp) -> None:
    value, kind = op.value, op.result.type
    if isinstance(value, DenseIntOrFPElementsAttr) and element_in(kind) == i64:
        if value.type != kind:
            made = DenseIntOrFPElementsAttr(cast("TensorType[IndexType]", kind), value.data)
            op.properties["value"] = made


def _is_cast_between_tensors(op: arith.IndexCastOp) -> bool:
    return isa(op.input.type, TensorType[Attribute])


def _cast_tensors(op: arith.IndexCastOp) -> None:
    """Between tensors of i64 and of another width."""
    kinds = (element_in(op.input.type), element_in(op.result.type))
    if kinds[0] == kinds[1]:
        Rewriter.replace_op(op, [], [op.input])
    elif not any(isinstance(each, IndexType) for each in kinds):
        form = arith.ExtSIOp if kinds[1] == i64 else arith.TruncIOp
        own = next(each for each in Arith.operations if each.name == form.name)
        made = own.create(operands=[op.input], result_types=[op.result.type])
        Rewriter.replace_op(op, [], [put_ahead(op, made).results[0]])
