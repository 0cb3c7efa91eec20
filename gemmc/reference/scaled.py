"""Which multiplications of a program are 0 where a number is, whatever they multiply: β·C of
α·A·B + β·C, which is not read where β is 0 (BLAS, `GEMM`; IEEE 754 has 0·NaN = NaN)."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.dialects import arith, func, tensor
from xdsl.dialects.builtin import AnyFloat, TensorType
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.ops import YieldOp
from xdsl.ir import Attribute, Block, Operation, SSAValue

from gemmc.dialects.isa import isa
from gemmc.dialects.linalg_contraction import is_product
from gemmc.dialects.linalg_forms import all_parallel
from gemmc.dialects.tile.factors import CASTS


def scaled_terms(function: func.FuncOp) -> dict[Operation, SSAValue]:
    """The multiplications of a number and of what is no product's, that meet a product's result in
    an element-wise op, each with that number: an argument's, or a constant."""
    if len(function.body.blocks) != 1:
        return {}
    uses, found = _Uses(function), dict[Operation, SSAValue]()
    for op in function.walk():
        if isinstance(op, arith.MulfOp) and (number := uses.number_that_scales(op)) is not None:
            found[op] = number
    return found


class _Uses:
    """Which values of a function come from products, and which ops' results meet such a value as
    far as they go through element-wise ops, or are what a product starts from."""

    def __init__(self, function: func.FuncOp) -> None:
        ops = list(function.walk())
        self._products: set[SSAValue] = set()
        for op in ops:
            if is_product(op) or any(each in self._products for each in op.operands):
                self._products |= set(op.results)
            arguments = [each for region in op.regions for b in region.blocks for each in b.args]
            behind = ((each, operand_behind(each)) for each in arguments if op is not function)
            self._products |= {each for each, operand in behind if operand in self._products}
        self._meeting: set[Operation] = set()
        for op in reversed(ops):
            users = (found for value in op.results for found in users_of(value))
            if any(self._combines(*each) for each in users):
                self._meeting.add(op)

    def number_that_scales(self, op: arith.MulfOp) -> SSAValue | None:
        numbers = [number_of(each) for each in op.operands]
        if (numbers[0] is None) == (numbers[1] is None):
            return None
        number, term = (numbers[0], op.rhs) if numbers[1] is None else (numbers[1], op.lhs)
        return number if term not in self._products and op in self._meeting else None

    def _combines(self, user: Operation, value: SSAValue) -> bool:
        if is_product(user):
            return value in user.operands[2:]
        others = (each for each in user.operands if each is not value)
        return user in self._meeting or any(each in self._products for each in others)


def users_of(value: SSAValue) -> Iterator[tuple[Operation, SSAValue]]:
    """The element-wise ops and products that read a value, each with what it reads; of what a body
    yields, those that read the op's result."""
    for user in [use.operation for use in value.uses]:
        around = user.parent_op()
        if isinstance(user, YieldOp) and isinstance(around, LinalgStructuredOperation):
            for result in around.results[:1]:
                yield from users_of(result)
        elif not isinstance(user, LinalgStructuredOperation) or is_product(user):
            yield user, value
        elif all_parallel(user):
            number = list(user.operands).index(value)
            yield from users_of(user.body.block.args[number])


def operand_behind(argument: SSAValue) -> SSAValue | None:
    """The operand whose elements a body's argument is."""
    block = argument.owner
    around = block.parent_op() if isinstance(block, Block) else None
    if not isinstance(around, LinalgStructuredOperation):
        return None
    return around.operands[list(around.body.block.args).index(argument)]  # type: ignore[arg-type]


def number_of(value: SSAValue) -> SSAValue | None:
    """The one number that a value is, or that all elements of a tensor are: an argument or a
    constant; None where it is neither of these, converted, filled or broadcast."""
    owner = value.owner
    if isinstance(owner, Block):
        operand = operand_behind(value)
        return number_of(operand) if operand is not None else _itself(value)
    if isinstance(owner, arith.ConstantOp):
        return value if isinstance(value.type, AnyFloat) else None
    if isinstance(owner, (*CASTS, tensor.ExtractOp, tensor.SplatOp, tensor.FromElementsOp)):
        return number_of(owner.operands[0])
    if isinstance(owner, LinalgStructuredOperation) and not is_product(owner):
        end = owner.body.block.last_op
        return number_of(end.operands[0]) if end is not None and end.operands else None
    return None


def _itself(value: SSAValue) -> SSAValue | None:
    """An argument of a function that is one number."""
    kind: Attribute = value.type
    alone = isa(kind, TensorType[Attribute]) and kind.get_num_dims() == 0
    return value if alone or isinstance(kind, AnyFloat) else None
