"""Whether a function is what one kernel computes: nothing of how programs are formed is needed to
see that of a single product."""

from __future__ import annotations

from xdsl.dialects import arith, func, tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX, AnyFloat, IntegerType, TensorType
from xdsl.ir import Attribute, Operation, SSAValue

from gemmc.analysis.placement import where_known
from gemmc.analysis.reshapes import RESHAPES, groups_of, root_of, seen_in, shape_of
from gemmc.dialects.isa import isa
from gemmc.dialects.memory_types import element_in, has_complex, in_place_of, number_arguments
from gemmc.dialects.tile.contract import ContractOp
from gemmc.transforms.problem._named_extents import name_all

BYTE = 8


def is_one_product(function: func.FuncOp) -> bool:
    """Whether a function is one `tile.contract` of its arguments, of reshapes and slices of them,
    which one kernel computes, and returns it or a reshape of it. Each open extent of its arguments
    is one dimension of the product."""
    if function.is_declaration or len(function.body.blocks) != 1:
        return True  # what form-kernel refuses
    if in_place_of(function) or has_complex(function) or number_arguments(function):
        return False  # a program says so
    ops = list(function.body.block.ops)
    contracts = [op for op in ops if isinstance(op, ContractOp)]
    end = function.get_return_op()
    if len(contracts) != 1 or end is None:
        return False
    only = contracts[0]
    if has_mixed_operands(only) or has_conditions(only) or any(map(_shows_told, ops)):
        return False
    taken = ContractOp | func.ReturnOp | arith.ConstantOp | RESHAPES | tensor.ExtractSliceOp
    if any(not isinstance(op, taken) for op in ops) or len(end.operands) != len(only.results):
        return False
    if only.partials is not None and list(end.operands) != list(only.results):
        return False
    if root_of(end.operands[0]) is not only.result or _is_used_twice(only.result):
        return False
    known = all(
        seen_in(value) in function.args and where_known(value) is not None
        for value in only.operands
    )
    return known and name_all(only, function.args)


def _shows_told(op: Operation) -> bool:
    """Whether an op shows sizes that a call tells in other dimensions, or some of them."""
    if isinstance(op, tensor.ExtractSliceOp):
        return DYNAMIC_INDEX in (*shape_of(op.source), *shape_of(op.result))
    if not isinstance(op, RESHAPES):
        return False
    fine = shape_of(op.result if isinstance(op, tensor.ExpandShapeOp) else op.src)
    sizes = ([fine[number] for number in group] for group in groups_of(op))
    return any(
        DYNAMIC_INDEX in each and sum(size != 1 for size in each) > 1 for each in sizes
    )


def _is_used_twice(value: SSAValue) -> bool:
    """Whether a result, or a reshape of it, has more than one use."""
    users = [use.operation for use in value.uses]
    reshaped = (user.results[0] for user in users if user.results)
    return len(users) > 1 or any(_is_used_twice(each) for each in reshaped)


def has_mixed_operands(op: ContractOp) -> bool:
    """Whether a product's operands are floats of two types, which no instruction multiplies."""
    lhs, rhs = (element_in(each.type) for each in (op.lhs, op.rhs))
    return lhs != rhs and isa(lhs, AnyFloat) and isa(rhs, AnyFloat)


def has_conditions(op: ContractOp) -> bool:
    """Whether a product's epilogue reads conditions, which threads do not load there."""
    return any(is_narrow(value) for value in op.inputs)


def is_narrow(value: SSAValue) -> bool:
    """Whether a tensor's elements are less than a byte."""
    kind = value.type
    if not isa(kind, TensorType[Attribute]):
        return False
    element = kind.element_type
    return isa(element, IntegerType) and element.width.data < BYTE
