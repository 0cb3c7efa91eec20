"""Numbers that a program computes or is given, as elements of tensors of rank 0.

Kernels read numbers from memory: what is no constant is an element of some tensor. Bodies that use
such a number get the tensor as one more operand, so that a scale from the host flows into an
epilogue as a matrix does.
"""

from __future__ import annotations

from typing import cast

from xdsl.dialects import arith, func, tensor
from xdsl.dialects.builtin import (
    AffineMapAttr,
    AnyFloat,
    ArrayAttr,
    FunctionType,
    IndexType,
    IntegerType,
    TensorType,
    i64,
)
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.ops import FillOp, GenericOp, YieldOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineMap
from xdsl.rewriter import Rewriter

from gemmc.dialects.isa import isa
from gemmc.dialects.linalg_forms import captured
from gemmc.ir import Inserter, walk_type


def scalars_to_tensors(function: func.FuncOp) -> None:
    """Arguments and results that are numbers become tensors of rank 0, and so do the numbers that
    `linalg.generic` and `linalg.fill` use, but for constants."""
    if function.is_declaration or len(function.body.blocks) != 1:
        return
    for argument in function.args:
        if _is_number(argument):
            _as_argument(function, argument)
    for op in walk_type(function, FillOp):
        if _is_computed(op.inputs[0]):
            _spell_out(op)
    for op in walk_type(function, GenericOp):
        _give_tensors(op)
    _return_tensors(function)
    for number in walk_type(function, tensor.ExtractOp):
        if not number.result.uses:
            number.detach()
            number.erase()


def indices_to_integers(function: func.FuncOp) -> None:
    """Arguments and results that are indices become numbers of i64, which have a width."""
    if function.is_declaration or len(function.body.blocks) != 1:
        return
    end, first = function.get_return_op(), function.body.block.first_op
    assert end is not None and first is not None, "a function of one block returns"
    for argument in function.args:
        if isinstance(argument.type, IndexType):
            value = Rewriter.replace_value_with_new_type(argument, i64)
            index = Inserter.before(first, function).op(arith.IndexCastOp(value, IndexType()))
            same = index.result
            value.replace_uses_with_if(same, lambda use, made=index: use.operation is not made)
            _leave_whole(value, same)
    for number, value in enumerate(end.operands):
        if isinstance(value.type, IndexType):
            end.operands[number] = Inserter.before(end).value(arith.IndexCastOp(value, i64))
    retype(function)


def _leave_whole(value: SSAValue, index: SSAValue) -> None:
    """Let tensors of an argument have all bits of it, of which an index of a kernel has some."""
    for cast_ in [use.operation for use in index.uses]:
        if not isinstance(cast_, arith.IndexCastOp) or cast_.result.type != value.type:
            continue
        if all(isinstance(use.operation, tensor.FromElementsOp) for use in cast_.result.uses):
            cast_.result.replace_all_uses_with(value)
            cast_.detach()
            cast_.erase()


def retype(function: func.FuncOp) -> None:
    """The function's type as its arguments and what it returns are now."""
    end = function.get_return_op()
    kinds = [each.type for each in function.args]
    returned = [each.type for each in end.operands] if end is not None else []
    function.function_type = FunctionType.from_lists(kinds, returned)


def _is_number(value: SSAValue) -> bool:
    return isa(value.type, AnyFloat) or isinstance(value.type, IntegerType)


def _is_computed(value: SSAValue) -> bool:
    return _is_number(value) and not isinstance(value.owner, arith.ConstantOp)


def _as_argument(function: func.FuncOp, argument: SSAValue) -> None:
    kind = cast("AnyFloat", argument.type)
    value = Rewriter.replace_value_with_new_type(argument, TensorType(kind, []))
    number = tensor.ExtractOp(value, [], kind)
    number.location = function.location
    value.replace_uses_with_if(number.result, lambda use: use.operation is not number)
    first = function.body.block.first_op
    assert first is not None, "a function ends in a return"
    function.body.block.insert_op_before(number, first)
    retype(function)


def _return_tensors(function: func.FuncOp) -> None:
    end = function.get_return_op()
    assert end is not None, "a function of one block returns"
    for number, value in enumerate(end.operands):
        if _is_number(value):
            end.operands[number] = _as_tensor(value, end)
    retype(function)


def _as_tensor(value: SSAValue, op: Operation) -> SSAValue:
    """The tensor that a number is the only element of."""
    owner = value.owner
    if isinstance(owner, tensor.ExtractOp) and not owner.indices:
        return owner.tensor
    kind = TensorType(cast("AnyFloat", value.type), [])
    return Inserter.before(op).value(tensor.FromElementsOp(value, result_type=kind))


def _nowhere(op: LinalgStructuredOperation) -> AffineMapAttr:
    return AffineMapAttr(AffineMap(op.get_num_loops(), 0, ()))


def _spell_out(op: FillOp) -> None:
    """A fill as a `linalg.generic`, which reads a tensor."""
    kind = cast("TensorType[Attribute]", op.outputs[0].type)
    body = Block(arg_types=[op.inputs[0].type, kind.element_type])
    Inserter.at_end(body, op).op(YieldOp(body.args[0]))
    whole = AffineMapAttr(AffineMap.identity(kind.get_num_dims()))
    maps = ArrayAttr([AffineMapAttr(AffineMap(kind.get_num_dims(), 0, ())), whole])
    source = _as_tensor(op.inputs[0], op)
    made = GenericOp(
        [source], list(op.outputs), Region(body), maps, op.get_iterator_types(), [kind]
    )
    Inserter.before(op).op(made)
    op.results[0].replace_all_uses_with(made.results[0])
    op.detach()
    op.erase()


def _give_tensors(op: GenericOp) -> None:
    """Let a body's numbers from outside be elements of operands."""
    outside = [each for each in dict.fromkeys(captured(op.body.block)) if _is_computed(each)]
    inputs, maps = list(op.inputs), list(op.indexing_maps)
    changed = bool(outside)
    for number, value in enumerate(inputs):
        if _is_computed(value):
            inputs[number], changed = _as_tensor(value, op), True
    if not changed:
        return
    body = op.detach_region(op.body)
    for value in outside:
        argument = body.block.insert_arg(value.type, len(inputs))
        value.replace_uses_with_if(
            argument, lambda use: use.operation.parent_block() is body.block
        )
        maps.insert(len(inputs), _nowhere(op))
        inputs.append(_as_tensor(value, op))
    kinds = [each.type for each in op.results]
    made = GenericOp(inputs, list(op.outputs), body, ArrayAttr(maps), op.iterator_types, kinds)
    Inserter.before(op).op(made)
    for result, other in zip(op.results, made.results, strict=True):
        other.name_hint = result.name_hint
        result.replace_all_uses_with(other)
    op.detach()
    op.erase()
